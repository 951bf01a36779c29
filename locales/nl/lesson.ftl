### /learn: de eerste les, en daarna de coach.

lesson-title = **Eerste les, stap { $step } van { $steps }:** { $name }
lesson-name-side = welke zijde past
lesson-name-corner = elke hoek telt
lesson-name-bridge = de brug
lesson-name-hexagon = de zeshoek
lesson-name-draw = wat een steen nemen kost
lesson-name-out = de laatste steen

lesson-welcome = Welkom. Je kunt stoppen wanneer je wilt: met `/learn` ga je op dezelfde plek verder.
lesson-resumed = Welkom terug. Hier was je gebleven.

lesson-task-side = Twee stenen kunnen met een zijde tegen elkaar liggen als hun getallen aan beide uiteinden overeenkomen. Je { $tile } past maar aan één zijde van de steen op het bord. Op welke plek leg je hem?
lesson-task-corner = Waar een hoek van je steen een andere raakt, moeten de getallen gelijk zijn. Soms geldt dat voor alle drie de hoeken. Waar past je { $tile }?
lesson-task-bridge = Een brug verbindt twee delen van het bord: één zijde past, en de hoek ertegenover ook. Dat levert { $points } extra op. Met welke zet maak je een brug?
lesson-task-hexagon = Zes stenen rond één punt vormen een zeshoek. De steen die hem afmaakt, levert { $points } extra op. Welke zet maakt er een af?
lesson-task-draw = Geen van je stenen past op dit bord. Wat kun je doen?
lesson-task-out = Dit is je laatste steen. Leg je hem aan, dan is de ronde voorbij en krijg je { $bonus } plus de punten van het andere plankje. Wat doe je?
lesson-spot = Plek { $spot }: { $detail }

lesson-right = **Goed.** { $what }
lesson-why-side = Aan beide uiteinden van de gedeelde zijde zijn de getallen gelijk.
lesson-why-corner = Overal waar hoeken elkaar raken, moeten de getallen gelijk zijn. In het gat zou één hoek niet kloppen.
lesson-scores-less = Dat mag (**{ $points }**), maar een ander antwoord levert meer op. Probeer het nog eens.
lesson-no-pass = Passen mag nog niet: er zitten nog stenen in de pot. Probeer het nog eens.

lesson-done = Dat was de laatste stap, goed gedaan. Speel nu een ronde tegen een makkelijke computer: drie beurten lang vertelt een coach je wat de beste zet is, en waarom.
lesson-end = Dat was de les. Speel een ronde tegen een makkelijke computer: drie beurten lang vertelt een coach je wat de beste zet is, en waarom.

lesson-moved-on = Je bent intussen verder. Dit is de stap waar je nu bent.
lesson-none = Ik kan die les niet vinden. Begin een nieuwe met `/learn`.
lesson-not-yours = Deze les is van iemand anders. Begin je eigen les met `/learn`.

lesson-button-learn = Het spel leren
lesson-button-next = Volgende stap
lesson-button-skip = Deze stap overslaan
lesson-button-skip-all = De les overslaan
lesson-button-again = Opnieuw beginnen
lesson-button-first-round = Je eerste ronde spelen

lesson-coach = 🎓 **Tip van de coach:** { $what }
lesson-coach-leaves = Dat was mijn laatste tip: vanaf nu is het jouw spel. Kom je er niet uit, druk dan op **Tip**.
