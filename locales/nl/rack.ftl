rack-your-turn = **Je bent aan de beurt.**
rack-whose-turn = { $who } is aan de beurt.
rack-round-over = De ronde is afgelopen.
rack-match-over = Het spel is afgelopen.
rack-wait = Ik laat het je weten als je aan de beurt bent.

rack-tiles =
    { $count ->
        [one] Je steen: { $tiles }
       *[other] Je stenen: { $tiles }
    }
rack-empty = Je plankje is leeg.

rack-lead = Je begint: leg een steen naar keuze op plek 1.
rack-must-lead =
    { $count ->
        [one] Je begint en moet { $tiles } op plek 1 leggen.
       *[other] Je begint en moet een van deze stenen op plek 1 leggen: { $tiles }.
    }
rack-fits =
    { $count ->
        [one] Je hebt één mogelijke zet.
       *[other] Je hebt { $count } mogelijke zetten.
    }
rack-fits-best =
    { $count ->
        [one] Je hebt één mogelijke zet. Die levert { $points } op.
       *[other] Je hebt { $count } mogelijke zetten. De beste levert { $points } op.
    }
rack-tile-first = Kies in het menu eerst de steen en dan de plek.
rack-drawn-fits =
    { $count ->
        [one] { $tile } past. Leg hem aan.
       *[other] { $tile } past op { $count } plekken. Leg hem aan.
    }
rack-or-draw =
    { $cost ->
        [0] Of neem een steen, zonder minpunten.
       *[other] Of neem een steen (−{ $cost }).
    }
rack-or-pass =
    { $cost ->
        [0] Of pas, zonder minpunten.
       *[other] Of pas (−{ $cost }).
    }
rack-or-stop = Of beëindig je beurt. Dat kost verder niets.
rack-or-drop-out = Of pas, maar dan val je uit voor deze ronde.
rack-draw =
    { $cost ->
        [0] Er past niets, dus neem een steen.
        [one] Er past niets, dus neem een steen. Elke steen kost { $cost } punt.
       *[other] Er past niets, dus neem een steen. Elke steen kost { $cost } punten.
    }
rack-draw-or-stop =
    { $cost ->
        [0] Er past niets. Neem nog een steen, of beëindig je beurt.
        [one] Er past niets. Neem nog een steen (−{ $cost }), of beëindig je beurt. Stoppen kost verder niets.
       *[other] Er past niets. Neem nog een steen (−{ $cost }), of beëindig je beurt. Stoppen kost verder niets.
    }

rack-blind = Kies een van je stenen en een plek. Past de steen daar niet, dan zeg ik waarom, en het kost je niets.
rack-blind-drawn = Je mag alleen de steen aanleggen die je net hebt genomen: { $tile }. Kies een plek. Past de steen daar niet, dan zeg ik waarom, en het kost je niets.
rack-blind-sure =
    { $cost ->
        [0] Je gaat één steen nemen, zonder minpunten.
        [one] Je gaat één steen nemen. Dat kost { $cost } punt.
       *[other] Je gaat één steen nemen. Dat kost { $cost } punten.
    }
rack-blind-sure-drawn = Daarna mag je deze beurt alleen die steen aanleggen.
rack-blind-sure-any = Daarna mag je elke steen van je plankje aanleggen.
rack-blind-sure-last =
    { $more ->
        [one] Dit is de laatste steen die je deze beurt mag nemen: leg je daarna niets aan, dan verlies je nog { $more } punt.
       *[other] Dit is de laatste steen die je deze beurt mag nemen: leg je daarna niets aan, dan verlies je nog { $more } punten.
    }

rack-sure-fits =
    { $count ->
        [one] Je kunt nu een steen aanleggen: je hebt één mogelijke zet.
       *[other] Je kunt nu een steen aanleggen: je hebt { $count } mogelijke zetten.
    }
rack-sure-drawn =
    { $most ->
        [0] Neem je een steen, dan mag je deze beurt alleen een nieuwe steen aanleggen: je blijft stenen nemen tot er een past of tot je er geen meer mag nemen.
       *[other] Neem je een steen, dan mag je deze beurt alleen een nieuwe steen aanleggen: je blijft stenen nemen tot er een past of tot je er geen meer mag nemen (−{ $cost } per steen, samen hoogstens −{ $most }).
    }
rack-sure-stop =
    { $cost ->
        [0] Neem je een steen, dan mag je deze beurt alleen nog de steen aanleggen die je net hebt genomen.
       *[other] Neem je een steen (−{ $cost }), dan mag je deze beurt alleen nog de steen aanleggen die je net hebt genomen.
    } { $more ->
        [0] Na elke steen kies je of je er nog een neemt.
       *[other] Dit is de laatste die je mag nemen: leg je daarna niets aan, dan is dat nog eens −{ $more }.
    }
rack-sure-any =
    { $cost ->
        [0] Neem je een steen, dan mag je daarna nog steeds elke steen van je plankje aanleggen.
        [one] Een steen nemen kost { $cost } punt. Je mag daarna nog steeds elke steen van je plankje aanleggen.
       *[other] Een steen nemen kost { $cost } punten. Je mag daarna nog steeds elke steen van je plankje aanleggen.
    }
rack-pass =
    { $cost ->
        [0] Er past niets en de pot is leeg, dus je moet passen. Dat kost niets.
       *[other] Er past niets en de pot is leeg, dus je moet passen (−{ $cost }).
    }
rack-drop-out = Er past niets en de pot is leeg, dus je moet passen. Je valt dan uit voor deze ronde.
rack-passes-itself = Of wacht even: over een paar seconden pas ik voor je.

rack-preview = { $tile } op plek { $spot }
rack-preview-sum = { $tile } op plek { $spot }: { $sum }, **{ $points }**
rack-preview-next = Druk op **Aanleggen** om deze zet te doen, of kies iets anders.
rack-preview-only = Druk op **Aanleggen** om deze zet te doen.

rack-hint = **Tip:** { $what }
rack-hint-draw-on = Neem nog een steen: dat levert waarschijnlijk meer op dan het kost.
rack-hint-stop = Beëindig je beurt: nog een steen nemen kost waarschijnlijk meer dan het oplevert.
rack-hint-last-tile = Het is je laatste steen, dus daarna is je plankje leeg.
rack-hint-only = Het is de enige zet die je hebt.
rack-hint-bridge = Je maakt er een brug mee, en geen andere zet levert meer op.
rack-hint-hexagon = Je maakt er een zeshoek mee, en geen andere zet levert meer op.
rack-hint-double-hexagon = Je maakt er een dubbele zeshoek mee, en geen andere zet levert meer op.
rack-hint-triple-hexagon = Je maakt er een drievoudige zeshoek mee, en geen andere zet levert meer op.
rack-hint-most = Geen andere zet levert meer op.
rack-hint-keeps =
    { $count ->
        [one] Daarna past nog een van je andere stenen.
       *[other] Daarna passen nog { $count } van je andere stenen.
    }
rack-hint-long-run = Ik heb doorgerekend hoe de ronde verder kan gaan, en deze zet komt er als beste uit.

rack-placed = Je hebt { $tile } aangelegd op plek { $spot }.
rack-placed-sum = Je hebt { $tile } aangelegd op plek { $spot }: { $sum }, **{ $points }**
rack-drew = Je hebt { $tiles } genomen.
rack-drew-cost = Je hebt { $tiles } genomen ({ $cost }).
rack-stuck = Je kon niets aanleggen, dus je beurt is voorbij: nog eens **{ $points }**
rack-stuck-free = Je kon niets aanleggen, dus je beurt is voorbij.
rack-declined = Je hebt niets aangelegd, dus je beurt is voorbij: **{ $points }**
rack-declined-free = Je hebt niets aangelegd, dus je beurt is voorbij.
rack-passed = De pot is leeg, dus je hebt gepast. Dat kost niets.
rack-passed-cost = De pot is leeg, dus je hebt gepast: **{ $points }**
rack-stopped = Je bent gestopt met stenen nemen, dus je beurt is voorbij. Dat kost verder niets.
rack-dropped-out = De pot is leeg, dus je hebt gepast. Je doet deze ronde niet meer mee.
rack-out = Dat was je laatste steen!
rack-out-later = Iemand was je voor, maar nu heb jij ook je laatste steen aangelegd.
rack-played-on = Er wordt doorgespeeld tot iedereen evenveel beurten heeft gehad.
rack-score = Je score: { $score }

rack-no-spots = Er zijn geen vrije plekken.
rack-first-spot = De eerste steen komt op plek 1.
rack-spots =
    { $count ->
        [one] Eén vrije plek (waarheen die wijst, dan de hoeken met de klok mee vanaf boven of linksboven): { $spots }
       *[other] { $count } vrije plekken (waarheen ze wijzen, dan de hoeken met de klok mee vanaf boven of linksboven): { $spots }
    }
