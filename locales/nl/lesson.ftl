### /learn: de eerste les, en daarna de coach.

lesson-title = **Eerste les, stap { $step } van { $steps }:** { $name }
lesson-name-side = welke zijde past
lesson-name-corner = elke hoek telt
lesson-name-bridge = de brug
lesson-name-hexagon = de zeshoek
lesson-name-draw = wat nemen kost
lesson-name-out = de laatste steen

lesson-welcome = Welkom. Je kunt stoppen wanneer je wilt: met `/learn` ga je op dezelfde plek verder.
lesson-resumed = Welkom terug. Hier was je gebleven.

lesson-task-side = Twee stenen kunnen een zijde delen als de getallen aan beide uiteinden gelijk zijn. Je { $tile } past maar aan één zijde van de steen op het bord. Op welke plek?
lesson-task-corner = Waar hoeken elkaar raken, moeten de getallen gelijk zijn, soms bij alle drie. Waar past je { $tile }?
lesson-task-bridge = Een brug verbindt twee delen van het bord: één zijde past, en de hoek ertegenover ook. Die levert { $points } extra op. Welke zet maakt een brug?
lesson-task-hexagon = Zes stenen rond één punt zijn een zeshoek. De steen die hem afmaakt, levert { $points } extra op. Welke zet maakt er een af?
lesson-task-draw = Geen van je stenen past op dit bord. Wat kun je doen?
lesson-task-out = Dit is je laatste steen. Leg je hem aan, dan is de ronde voorbij en krijg je { $bonus } plus de punten van het andere plankje. Wat doe je?
lesson-spot = Plek { $spot }: { $detail }

lesson-right = **Goed.** { $what }
lesson-why-side = Aan beide uiteinden van de gedeelde zijde zijn de getallen gelijk.
lesson-why-corner = Bij elke hoek zijn de getallen gelijk. In het gat klopte één hoek niet.
lesson-scores-less = Dat mag, voor **{ $points }**. Maar een ander antwoord levert meer op: probeer het nog eens.
lesson-no-pass = Passen mag alleen als de pot leeg is, en er zitten nog stenen in. Probeer het nog eens.

lesson-done = Dat was de laatste stap, knap gedaan. Speel nu een ronde tegen een makkelijke computer: drie beurten lang zegt een coach je de beste zet, en waarom.
lesson-end = Je hebt de eerste les gehad. Speel een ronde tegen een makkelijke computer: drie beurten lang zegt een coach je de beste zet, en waarom.

lesson-moved-on = Je bent intussen verder. Hier ben je nu.
lesson-none = Ik kan die les niet vinden. Begin eraan met `/learn`.
lesson-not-yours = Deze les is van iemand anders. Begin aan die van jou met `/learn`.

lesson-button-learn = Het spel leren
lesson-button-next = Volgende stap
lesson-button-skip = Deze stap overslaan
lesson-button-skip-all = De les overslaan
lesson-button-again = Opnieuw beginnen
lesson-button-first-round = Een eerste ronde spelen

lesson-coach = 🎓 **Tip van de coach:** { $what }
lesson-coach-leaves = Dat was mijn laatste tip: vanaf nu speel je zelf. **Hint** helpt je als je twijfelt.
