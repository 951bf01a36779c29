short-title = **De regels in het kort**: { $edition }
short-source = -# { $source }
short-source-changed = -# { $source } · gewijzigd aan deze tafel: zie de vetgedrukte regels hieronder
short-matching = **Wat past:** Leg een steen zo aan dat één hele zijde past bij een steen op het bord. Alle getallen die elkaar raken, moeten gelijk zijn.
short-turn = **Een beurt:** Leg een steen aan; dat levert punten op. Kun of wil je dat niet, neem dan een steen.
short-turn-stuck = **Een beurt:** Leg een steen aan; dat levert punten op. Kun je dat niet, neem dan een steen.
short-turn-unscored = **Een beurt:** Leg een steen aan. Kun of wil je dat niet, neem dan een steen.
short-turn-unscored-stuck = **Een beurt:** Leg een steen aan. Kun je dat niet, neem dan een steen.
short-points-title = **Punten:**
short-points = - Een steen: de som van de drie getallen
short-points-kids = - Een steen: één punt
short-shapes = - Bonuspunten: brug +{ $bridge }, zeshoek +{ $hexagon }, dubbele zeshoek +{ $double }, drievoudige zeshoek +{ $triple }
short-draws =
    { $limit ->
        [0] { $draw ->
            [0] - Stenen nemen: geen minpunten en onbeperkt
           *[other] - Elke genomen steen: −{ $draw }, onbeperkt
        }
       *[other] { $draw ->
            [0] { $limit ->
                [one] - Stenen nemen: één steen per beurt, geen minpunten
               *[other] - Stenen nemen: hoogstens { $limit } stenen per beurt, geen minpunten
            }
           *[other] - Elke genomen steen: −{ $draw }, hoogstens { $limit } per beurt; nog eens −{ $stuck } als je dan nog niets aanlegt
        }
    }
short-out = - Je laatste steen aanleggen: { $out }
short-round-end = **Einde van een ronde:** { $end }, of als niemand meer kan spelen.
short-no-points = **Einde van de ronde:** { $end }. Kan niemand meer spelen, dan is de ronde geblokkeerd en wint niemand.
short-match = **Het spel:** { $length }. De hoogste score wint.
short-match-round-winner = **Het spel:** { $length }. Staat de winnaar van de laatste ronde boven de puntengrens, dan wint die het spel; anders wint de hoogste score.
short-match-unscored = **Het spel:** { $length }. Er worden geen punten geteld. De eerste speler die de laatste steen van het eigen plankje aanlegt, wint.
short-match-unscored-shared = **Het spel:** { $length }. Er worden geen punten geteld. Elke speler die de laatste steen van het eigen plankje aanlegt, wint.
short-match-rounds = **Het spel:** { $length }. Er worden geen punten geteld. De speler die de meeste rondes wint, wint het spel.
short-all = -# Alle regels, per onderwerp, vind je met `/rules`.
short-scores = **Punten:** Een steen levert { $tile } op. Figuren: { $shapes }.
short-drawing = **Stenen nemen:** { $draws }.
short-end = **Het einde:** Je laatste steen aanleggen levert { $out } op. Lengte van het spel: { $length }.
short-more = -# Hieronder staan alle regels, per onderwerp.

short-topic-start = **Het begin**
short-pool = - De pot: alle andere stenen, met de getallen naar beneden
short-first-drawn = - De stenen die zijn genomen om te zien wie begint, gaan terug in de pot. De eerste speler mag een steen naar keuze leggen.
short-first-any = - De eerste speler mag een steen naar keuze leggen.
short-first-no-triple = - Heeft niemand een triple, dan moet de steen met de hoogste som als eerste worden gelegd.
short-topic-turn = **Een beurt**
short-topic-points = **Punten**
short-hexagons = - Een zeshoek bestaat uit zes stenen rond één punt. Bij een dubbele of drievoudige zeshoek maakt één steen er twee of drie tegelijk compleet; dan telt alleen die hogere bonus.
short-example = - Voorbeeld: een steen met 3, 4 en 5 die een brug vormt, levert 3 + 4 + 5 + { $bridge } = { $points } op.
short-topic-round-end = **Het einde van een ronde**
short-going-out = - “De laatste steen aanleggen” betekent dat je plankje daarna leeg is.
short-blocked = - “Geblokkeerd” betekent dat niemand een steen kan aanleggen of nemen. Als alle spelers na elkaar passen, is de ronde ook geblokkeerd.
short-topic-match = **Het spel**
short-ties = - Delen spelers de eerste plaats, dan winnen ze samen.

short-figure-matching = Wat past
short-caption-matching = Aan elk uiteinde van de gedeelde zijde moeten de getallen gelijk zijn. Links raakt de 4 een 4 en de 5 een 5. Rechts niet.
short-caption-bridge = Eén zijde van de gouden steen past bij een steen, en de hoek ertegenover raakt hetzelfde getal op een andere.
short-caption-bridge-two = Eén zijde van de gouden steen past bij een steen, en de hoek ertegenover raakt hetzelfde getal op een andere. Met deze regels telt een steen die met twee zijden past en geen zeshoek maakt, ook als brug.
short-caption-bridge-more = Eén zijde van de gouden steen past bij een steen, en de hoek ertegenover raakt hetzelfde getal op een andere. Met deze regels telt een steen die met twee of drie zijden past en geen zeshoek maakt, ook als brug.
short-caption-hexagon = De gouden steen is de zesde rond een punt: hij maakt een zeshoek compleet.
short-caption-double-hexagon = De gouden steen maakt twee zeshoeken tegelijk compleet.
short-caption-triple-hexagon = De gouden steen maakt drie zeshoeken tegelijk compleet.
short-alt-matching = Figuur: twee paren stenen. Links, met een vinkje, ligt 4‑4‑5 naast 1‑4‑5: aan de uiteinden van de gedeelde zijde raakt de 4 een 4 en de 5 een 5. Rechts, met een kruis, ligt 2‑5‑5 naast 1‑4‑5: de 5 raakt een 4 en de 2 een 5.
short-alt-bridge = Figuur: een brug. Tien stenen vormen een ring met een opening. 4‑5‑5, net aangelegd, ligt onder 4‑4‑5: aan de uiteinden van de gedeelde zijde raakt de 4 een 4 en de 5 een 5. De onderste hoek, een 5, raakt de 5 van 3‑3‑5 aan de andere kant van de opening.
short-alt-bridge-two = { $figure } Volgens deze regels telt een steen die met twee zijden past en geen zeshoek maakt, ook als brug.
short-alt-bridge-more = { $figure } Volgens deze regels telt een steen die met twee of drie zijden past en geen zeshoek maakt, ook als brug.
short-alt-hexagon = Figuur: een zeshoek. Zes stenen liggen rond één punt, en elke steen heeft daar een 1. 1‑3‑4, net aangelegd, is de zesde.
short-alt-double-hexagon = Figuur: een dubbele zeshoek. Tien stenen liggen rond twee punten naast elkaar. 1‑3‑4, net aangelegd, is de zesde steen rond allebei: rond het ene hebben ze allemaal een 1, rond het andere een 4.
short-alt-triple-hexagon = Figuur: een drievoudige zeshoek. Twaalf stenen liggen rond één steen, 0‑2‑2, die net is aangelegd. Het is de zesde steen rond elk van de drie hoeken: bij twee ervan hebben alle stenen een 2, bij de derde een 0.
short-alt-earns =
    { $points ->
        [one] { $figure } Dat levert { $points } bonuspunt op.
       *[other] { $figure } Dat levert { $points } bonuspunten op.
    }

short-first = **Je eerste spel?** Dit is het belangrijkste:
short-first-more = `/help` vertelt wat je nu kunt doen en `/rules` legt de rest uit.
short-first-fits = Een steen past als hij met een zijde tegen een steen op het bord ligt en alle getallen die elkaar raken, gelijk zijn.
short-first-tile = Een steen levert de som van de getallen op: { $a } + { $b } + { $c } = { $sum }.
short-first-tile-kids = Elke steen die je aanlegt, levert één punt op.
short-first-draw =
    { $cost ->
        [0] Past er niets, neem dan een steen uit de pot, zonder minpunten.
        [one] Past er niets, neem dan een steen uit de pot. Elke steen kost { $cost } punt.
       *[other] Past er niets, neem dan een steen uit de pot. Elke steen kost { $cost } punten.
    }
short-first-limit =
    { $limit ->
        [0] Je neemt stenen tot er een past.
        [one] Je mag per beurt hoogstens één steen nemen.
       *[other] Je mag per beurt hoogstens { $limit } stenen nemen.
    }
short-first-stuck =
    { $cost ->
        [one] Leg je dan nog niets aan, dan verlies je nog { $cost } punt.
       *[other] Leg je dan nog niets aan, dan verlies je nog { $cost } punten.
    }

short-lesson-bridge = 💡 Dat is een brug: je steen verbindt twee delen van het bord. Dat levert { $points } op, boven op de punten van de steen.
short-lesson-hexagon = 💡 Dat is een zeshoek: je steen is de zesde rond een punt. Dat levert { $points } op, boven op de punten van de steen.
short-lesson-double-hexagon = 💡 Dat is een dubbele zeshoek: je steen maakt twee zeshoeken tegelijk compleet. Dat levert { $points } op, boven op de punten van de steen.
short-lesson-triple-hexagon = 💡 Dat is een drievoudige zeshoek: je steen maakt drie zeshoeken tegelijk compleet. Dat levert { $points } op, boven op de punten van de steen.
short-lesson-draw =
    { $cost ->
        [0] 💡 Geen van je stenen paste, dus je moest een steen nemen. Volgens deze regels kost dat niets.
       *[other] 💡 Geen van je stenen paste, dus je moest een steen nemen. Dat kost punten: { $points }.
    }
short-lesson-out =
    { $bonus ->
        [0] 💡 Dat was je laatste steen. De stenen op de andere plankjes leveren je { $others } op.
       *[other] 💡 Dat was je laatste steen. Dat levert { $bonus } op, plus { $others } voor de stenen op de andere plankjes.
    }
