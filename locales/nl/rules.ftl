rules-title = De regels van deze tafel: **{ $edition }**
rules-title-changed = De regels van deze tafel: **{ $edition }**, met de wijzigingen vetgedrukt
rules-line = - { $name }: { $value }
rules-line-changed = - **{ $name }: { $value }**
rules-may-change = Kies hier een editie, of wijzig de regels een voor een.
rules-host-may-change = { $host } kan de regels wijzigen tot het spel begint.
rules-fixed = Het spel is begonnen, dus de regels liggen vast.
rules-choose-edition = Kies een editie
rules-choose-clause = Wijzig een regel
rules-choose-value = { $name }: kies een optie
rules-edition-changed = { $edition }, met wijzigingen

rules-players = Spelers
rules-hand = Stenen per speler
rules-starter = Wie begint
rules-start-tie = Gelijke hoogste som bij het begin
rules-opening = Beginnen met een triple
rules-zero-option = Beginnen met 0‑0‑0
rules-scoring = Wat een steen oplevert
rules-bonuses = Figuren
rules-bridge-rule = Wat een brug is
rules-draws = Stenen nemen
rules-draw = Wanneer je een steen neemt
rules-stop-drawing = Stoppen na het nemen van een steen
rules-after-draw = Na het nemen van een steen
rules-empty-pool = Als de pot leeg is
rules-pass-empty = Passen bij een lege pot
rules-going-out = De laatste steen aanleggen
rules-round-end = Einde van een ronde
rules-out-count = Wanneer de andere plankjes tellen
rules-dead-board = Als er geen enkele steen meer past
rules-blocked = Een geblokkeerde ronde
rules-dropped-rack = Plankje van een uitgevallen speler
rules-match = Lengte van het spel
rules-last-round = Laatste ronde
rules-match-winner = Wie het spel wint

rules-players-are = { $players }
rules-hand-each = { $hand }
rules-hand-by-players =
    { $most ->
        [one] { $hands } speler
       *[other] { $hands } spelers
    }
rules-hand-entry = { $hand } bij { $players }
rules-starter-drawn = iedereen neemt een steen; de speler met de hoogste som begint
rules-start-tie-tied = alleen wie gelijk staat, neemt nog een steen
rules-start-tie-all = iedereen neemt nog een steen
rules-starter-highest = de speler met de hoogste triple, zoals 5‑5‑5; die moet als eerste worden gelegd
rules-starter-lot = een speler die door loting wordt gekozen
rules-opening-none = geen bonuspunten
rules-opening-bonus = +{ $triple } boven op de som van de triple; +{ $zero } voor 0‑0‑0
rules-zero-no = niet toegestaan als je een hogere triple hebt
rules-zero-yes = toegestaan, ook als je een hogere triple hebt
rules-scoring-sum = de som van de drie getallen
rules-scoring-kids = één punt
rules-scoring-none = niets; er worden geen punten geteld
rules-bonuses-are = brug +{ $bridge }, zeshoek +{ $hexagon }, dubbele zeshoek +{ $double }, drievoudige zeshoek +{ $triple }
rules-bonuses-none = geen bonuspunten voor bruggen en zeshoeken
rules-bridge-open = één zijde past, de andere twee zijn vrij, en de hoek ertegenover raakt een steen
rules-bridge-two-sides = één zijde past en de hoek ertegenover raakt een steen; of twee zijden passen zonder zeshoek
rules-bridge-more-sides = één zijde past en de hoek ertegenover raakt een steen; of 2–3 zijden passen zonder zeshoek
rules-draws-limit =
    { $draw ->
        [0] hoogstens { $limit } per beurt, zonder minpunten
       *[other] hoogstens { $limit } per beurt, −{ $draw } per steen; nog eens −{ $stuck } als je dan nog niets aanlegt
    }
rules-draws-no-limit =
    { $draw ->
        [0] onbeperkt, zonder minpunten
       *[other] onbeperkt, −{ $draw } per steen
    }
rules-draw-optional = als je niet kunt of wilt aanleggen
rules-draw-stuck = alleen als je niet kunt aanleggen
rules-stop-no = niet toegestaan; je neemt stenen tot je er een aanlegt of er geen meer mag nemen
rules-stop-yes = toegestaan na elke genomen steen, zonder extra minpunten
rules-stop-stuck = toegestaan na elke genomen steen als je nog niet kunt aanleggen, zonder extra minpunten
rules-after-draw-drawn = je mag alleen de steen aanleggen die je net hebt genomen
rules-after-draw-any = je mag elke steen van je plankje aanleggen
rules-empty-pass =
    { $cost ->
        [0] je mag passen, zonder minpunten
       *[other] je mag passen (−{ $cost })
    }
rules-empty-drop-out = een speler die past, doet deze ronde niet meer mee
rules-pass-empty-may = toegestaan, ook als je een steen kunt aanleggen
rules-pass-empty-stuck = alleen toegestaan als je niet kunt aanleggen
rules-going-out-sum =
    { $bonus ->
        [0] de som van de stenen op de andere plankjes
       *[other] +{ $bonus } en de som van de stenen op de andere plankjes
    }
rules-going-out-bonus =
    { $bonus ->
        [0] geen punten
       *[other] +{ $bonus }
    }
rules-going-out-wins = dan win je het spel
rules-going-out-wins-round = dan win je de ronde
rules-round-end-at-once = zodra iemand de laatste steen van het eigen plankje aanlegt
rules-round-end-equal = als een plankje leeg is en iedereen evenveel beurten heeft gehad
rules-round-end-shared = als een plankje leeg is en iedereen evenveel beurten heeft gehad; meerdere spelers kunnen winnen
rules-out-count-end = aan het einde van de ronde
rules-out-count-bell = zodra het eerste plankje leeg is, voor de laatste beurten
rules-dead-draw-on = spelers blijven stenen nemen tot de pot leeg is
rules-dead-ends = de ronde is meteen geblokkeerd, ook als er nog stenen in de pot zijn
rules-blocked-own = elke speler verliest de punten die nog op het eigen plankje staan
rules-blocked-lowest = de speler met de minste punten op het plankje krijgt de som van alle andere, min het eigen plankje
rules-blocked-fewest = de speler met de minste stenen krijgt de som van alle andere plankjes, min het eigen plankje
rules-blocked-differences = de speler met de minste punten op het plankje krijgt de som van de verschillen met alle andere
rules-blocked-none = niemand krijgt punten
rules-blocked-unscored = niemand wint
rules-dropped-counts = de punten erop gaan van de score af als de ronde geblokkeerd raakt
rules-dropped-spared = kost niets als de ronde geblokkeerd raakt
rules-match-single = één ronde
rules-match-rounds =
    { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }
rules-match-exceeds = de ronde waarin iemands score boven { $limit } komt, is de laatste
rules-match-reaches = de ronde waarin iemands score { $limit } bereikt, is de laatste
rules-match-exceeds-next = nadat iemands score boven { $limit } is gekomen, volgt nog één ronde
rules-match-reaches-next = nadat iemands score { $limit } heeft bereikt, volgt nog één ronde
rules-last-round-this = de ronde waarin iemand over de puntengrens gaat
rules-last-round-next = de ronde nadat iemand over de puntengrens is gegaan
rules-winner-highest = de hoogste score
rules-winner-round = de winnaar van de laatste ronde, als die boven de puntengrens staat; anders de hoogste score
rules-winner-out = de eerste speler die de laatste steen van het eigen plankje aanlegt
rules-winner-all-out = elke speler die de laatste steen van het eigen plankje aanlegt
rules-winner-rounds = de meeste gewonnen rondes; bij een gelijk aantal win je samen

rules-from-goliath = Goliath-dozen (internationaal, De Luxe, Iberia 2016) en de Piatnik-doos
rules-from-tournament = Goliath-dozen (internationaal, De Luxe, Iberia 2016) en Piatnik: “officiële regels”, tot 400 punten
rules-from-tournament-pl = Poolse spelregels in Goliath-dozen (internationaal, Iberia 2016): het spel eindigt al bij 400 punten
rules-from-piatnik-hu = Hongaarse spelregels in de Piatnik-doos: het spel eindigt al bij 400 punten; wie past, valt uit
rules-from-goliath-nl = Oudere Nederlandse regels van Goliath, plus drievoudige zeshoek: tot zes spelers, evenveel beurten
rules-from-kids = Tips voor het spelen met kinderen (oudere Nederlandse Goliath-regels): weinig punten, geen minpunten
rules-from-casual = Zonder punten spelen mag, maar de regels noemen geen winnaar; wie het eerst geen stenen heeft, wint
rules-from-pressman = Amerikaanse uitgave van Pressman: de hoogste triple begint, en je mag onbeperkt stenen nemen
rules-from-wikipedia = Het artikel op Wikipedia: de hoogste triple begint, en je mag niet onbeperkt stenen nemen
rules-from-app = De mobiele app van de uitgever: twee spelers, loting bepaalt wie begint

rules-bad = **Deze regels gaan niet samen.** { $why } Er is niets veranderd.
rules-bad-players =
    { $most ->
        [one] Deze regels zijn voor één speler, niet voor { $players }.
       *[other] Deze regels zijn voor { $span } spelers, niet voor { $players }.
    }
rules-bad-no-pool =
    Met { $hand ->
        [one] één steen
       *[other] { $hand } stenen
    } { $players ->
        [one] voor één speler
       *[other] voor elk van de { $players } spelers
    } zou er geen pot overblijven. Kies minder stenen, of minder spelers.
rules-bad-scoreless = Er worden geen punten geteld, dus “{ $name }” heeft geen effect. Kies eerst wat een steen oplevert.
rules-bad-scoreless-match = Als er geen punten worden geteld, duurt een spel een vast aantal rondes. Kies een aantal rondes, of kies eerst wat een steen oplevert.
rules-bad-opening = Een triple aan het begin kan alleen bonuspunten opleveren als een steen de som van de getallen oplevert.
rules-bad-winner = De winnaar van de laatste ronde kan het spel alleen winnen als er tot een bepaald aantal punten wordt gespeeld. Kies eerst een aantal punten als lengte van het spel.
rules-bad-never-ends = Bij één punt per steen kunnen de minpunten bij “{ $name }” hoger oplopen dan de punten die spelers scoren. Een spel tot een bepaald aantal punten eindigt dan misschien nooit. Kies voor die regel een optie zonder minpunten.
rules-bad-too-long = Bij één punt per steen zou een spel tot { $limit } honderden rondes duren. Je kunt hoogstens { $most } kiezen.
rules-bad-idle = “{ $name }” zou hier niets uitmaken. { $why }
rules-idle-zero-option = Dat maakt alleen uit als de hoogste triple als eerste moet worden gelegd. Kies dat eerst bij “Wie begint”.
rules-idle-start-tie = Dat maakt alleen uit als iedereen een steen neemt om te bepalen wie begint. Kies dat eerst bij “Wie begint”.
rules-idle-stop-drawing = Als je per beurt maar één steen mag nemen, valt er niets te stoppen. Sta eerst meer stenen per beurt toe.
rules-idle-pass-empty = Dat maakt alleen uit als je een steen mag nemen of mag passen terwijl je kunt aanleggen. Kies dat eerst bij “Wanneer je een steen neemt”.
rules-idle-dropped-rack = Dat maakt alleen uit als een speler die past, uitvalt, en als elke speler in een geblokkeerde ronde de punten verliest die nog op het eigen plankje staan. Kies eerst die twee opties.
rules-idle-out-count = Dat maakt alleen uit als iedereen evenveel beurten krijgt, en als een steen de som van de drie getallen oplevert. Kies eerst die twee opties.
rules-idle-last-round = Dat maakt alleen uit als er tot een bepaald aantal punten wordt gespeeld. Kies eerst een aantal punten als lengte van het spel.
