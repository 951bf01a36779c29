rules-title = De regels van deze tafel: **{ $edition }**
rules-title-changed = De regels van deze tafel: **{ $edition }**, met de wijzigingen vetgedrukt
rules-line = - { $name }: { $value }
rules-line-changed = - **{ $name }: { $value }**
rules-may-change = Kies hier een editie, of wijzig de regels één voor één.
rules-host-may-change = { $host } kan ze wijzigen tot het spel begint.
rules-fixed = Het spel is begonnen, dus ze kunnen niet meer worden gewijzigd.
rules-choose-edition = Kies een editie
rules-choose-clause = Wijzig een regel
rules-choose-value = { $name }: kies
rules-edition-changed = { $edition } met wijzigingen

rules-players = Spelers
rules-hand = Stenen per speler
rules-starter = Wie begint
rules-start-tie = Gelijke waarde bij het begin
rules-opening = Beginnen met een triple
rules-zero-option = Beginnen met 0‑0‑0
rules-scoring = Wat een steen oplevert
rules-bonuses = Figuren
rules-bridge-rule = Wat een brug is
rules-draws = Stenen nemen
rules-draw = Wanneer je een steen neemt
rules-stop-drawing = Stoppen na een genomen steen
rules-after-draw = Na een genomen steen
rules-empty-pool = Als de pot leeg is
rules-pass-empty = Passen bij een lege pot
rules-going-out = De laatste steen aanleggen
rules-round-end = Einde van een ronde
rules-out-count = Tellen van de andere plankjes
rules-dead-board = Als er geen steen meer kan passen
rules-blocked = Een geblokkeerde ronde
rules-dropped-rack = Plankje van een uitgevallen speler
rules-match = Lengte van het spel
rules-last-round = Laatste ronde
rules-match-winner = Wie het spel wint

rules-players-are = { $players }
rules-hand-each = elk { $hand }
rules-hand-by-players =
    { $most ->
        [one] { $hands } speler
       *[other] { $hands } spelers
    }
rules-hand-entry = elk { $hand } bij { $players }
rules-starter-drawn = iedereen neemt een steen en de hoogste som begint
rules-start-tie-tied = alleen de spelers met dezelfde waarde nemen nog een steen
rules-start-tie-all = iedereen neemt nog een steen
rules-starter-highest = de speler met de hoogste triple, zoals 5‑5‑5; die moet als eerste worden gelegd
rules-starter-lot = een speler die door loting wordt gekozen
rules-opening-none = geen bonuspunten
rules-opening-bonus = +{ $triple } boven op de som; +{ $zero } voor 0‑0‑0
rules-zero-no = niet toegestaan als je een hogere triple hebt
rules-zero-yes = toegestaan, ook als je een hogere triple hebt
rules-scoring-sum = de som van de drie getallen
rules-scoring-kids = één punt
rules-scoring-none = niets; er worden geen punten geteld
rules-bonuses-are = brug +{ $bridge }, zeshoek +{ $hexagon }, dubbele zeshoek +{ $double }, drievoudige zeshoek +{ $triple }
rules-bonuses-none = geen bonuspunten voor bruggen en zeshoeken
rules-bridge-open = één zijde past, de andere twee zijn vrij, en de hoek ertegenover raakt een steen
rules-bridge-two-sides = één zijde past en de hoek ertegenover raakt een steen; of twee zijden passen zonder zeshoek
rules-bridge-more-sides = één zijde past en de hoek ertegenover raakt een steen; of meer zijden passen zonder zeshoek
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
rules-stop-yes = op elk moment na de eerste genomen steen, zonder verdere minpunten
rules-stop-stuck = na een genomen steen, zolang je niet kunt aanleggen, zonder verdere minpunten
rules-after-draw-drawn = je mag alleen de steen aanleggen die je net hebt genomen
rules-after-draw-any = je mag elke steen van je plankje aanleggen
rules-empty-pass =
    { $cost ->
        [0] je past; geen minpunten
       *[other] je past; −{ $cost }
    }
rules-empty-drop-out = een speler die past, valt uit voor deze ronde
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
rules-going-out-wins = wint het spel
rules-going-out-wins-round = wint de ronde
rules-round-end-at-once = zodra iemand de laatste steen van het eigen plankje aanlegt
rules-round-end-equal = als een plankje leeg is en iedereen evenveel beurten heeft gehad
rules-round-end-shared = als een plankje leeg is en iedereen evenveel beurten heeft gehad; meerdere spelers kunnen winnen
rules-out-count-end = aan het einde van de ronde
rules-out-count-bell = zodra het eerste plankje leeg is, voor de laatste beurten
rules-dead-draw-on = spelers blijven stenen nemen tot de pot leeg is
rules-dead-ends = de ronde is meteen geblokkeerd, ook als er nog stenen in de pot zijn
rules-blocked-own = elke speler verliest de punten die nog op het eigen plankje staan
rules-blocked-lowest = de speler met het laagste totaal op het plankje krijgt de totalen van de anderen min het eigen
rules-blocked-fewest = de speler met de minste stenen krijgt de totalen op de plankjes van de anderen min het eigen
rules-blocked-differences = de speler met het laagste totaal op het plankje krijgt het verschil met elke andere speler
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
rules-match-exceeds = de ronde waarin een score boven { $limit } komt, is de laatste
rules-match-reaches = de ronde waarin een score { $limit } bereikt, is de laatste
rules-match-exceeds-next = nadat een score boven { $limit } is gekomen, volgt nog één ronde
rules-match-reaches-next = nadat een score { $limit } heeft bereikt, volgt nog één ronde
rules-last-round-this = de ronde waarin een score over de grens komt
rules-last-round-next = de ronde nadat een score over de grens is gekomen
rules-winner-highest = de hoogste score
rules-winner-round = de winnaar van de laatste ronde, als die over de grens is; anders de hoogste score
rules-winner-out = de eerste speler die de laatste steen van het eigen plankje aanlegt
rules-winner-all-out = elke speler die de laatste steen van het eigen plankje aanlegt
rules-winner-rounds = de meeste gewonnen rondes; bij een gelijk aantal win je samen

rules-from-goliath = Goliath-dozen (internationaal, De Luxe, Iberia 2016) en de Piatnik-doos
rules-from-tournament = Goliath-dozen (internationaal, De Luxe, Iberia 2016) en Piatnik: “officiële regels”, tot 400
rules-from-tournament-pl = Poolse pagina’s van de Goliath-dozen (internationaal, Iberia 2016): 400 bereiken is genoeg
rules-from-piatnik-hu = Hongaarse pagina van de Piatnik-doos: 400 bereiken is genoeg; een speler die past, valt uit
rules-from-goliath-nl = Ouder Nederlands blad van Goliath: tot zes spelers, evenveel beurten; drievoudige zeshoek uit dozen
rules-from-kids = Tips voor kinderen op het oudere Nederlandse blad van Goliath: weinig punten, geen minpunten
rules-from-casual = Zonder punten, zoals de dozen toestaan; hier wint het eerste lege plankje (eigen regel)
rules-from-pressman = Amerikaanse doos van Pressman: de hoogste triple begint, onbeperkt stenen nemen
rules-from-wikipedia = Het artikel op Wikipedia: de hoogste triple begint, beperkt stenen nemen
rules-from-app = De telefoonapp van de uitgever: twee spelers, loting bepaalt wie begint

rules-bad = **Deze regels gaan niet samen.** { $why } Er is niets veranderd.
rules-bad-players =
    { $most ->
        [one] Ze zijn voor één speler, niet voor { $players }.
       *[other] Ze zijn voor { $span } spelers, niet voor { $players }.
    }
rules-bad-no-pool =
    Met { $hand ->
        [one] één steen
       *[other] { $hand } stenen
    } { $players ->
        [one] voor één speler
       *[other] voor elk van { $players } spelers
    } zou er geen pot overblijven. Kies minder stenen, of minder spelers.
rules-bad-scoreless = Er worden geen punten geteld, dus “{ $name }” heeft geen effect. Kies eerst wat een steen oplevert.
rules-bad-scoreless-match = Als er geen punten worden geteld, duurt een spel een aantal rondes. Kies eerst wat een steen oplevert, of een aantal rondes.
rules-bad-opening = Een triple aan het begin kan alleen bonuspunten opleveren als een steen de som van de getallen oplevert.
rules-bad-winner = De winnaar van de laatste ronde kan het spel alleen winnen als er tot een aantal punten wordt gespeeld. Kies eerst zo’n spel.
rules-bad-never-ends = Bij één punt per steen kan “{ $name }” meer punten kosten dan stenen opleveren, en een spel tot een aantal punten zou misschien nooit eindigen. Kies daar een regel zonder minpunten.
rules-bad-too-long = Bij één punt per steen zou een spel tot { $limit } honderden rondes duren. Je kunt hoogstens { $most } kiezen.
rules-bad-idle = “{ $name }” zou hier geen effect hebben. { $why }
rules-idle-zero-option = Het maakt alleen uit als de hoogste triple als eerste moet worden gelegd. Kies dat eerst bij “Wie begint”.
rules-idle-start-tie = Het maakt alleen uit als iedereen voor het begin een steen neemt. Kies dat eerst bij “Wie begint”.
rules-idle-stop-drawing = Bij één genomen steen per beurt valt er niets te stoppen. Sta eerst toe dat er meer worden genomen.
rules-idle-pass-empty = Volgens deze regels mag je sowieso alleen een steen nemen of passen als er geen steen past.
rules-idle-dropped-rack = Het maakt alleen uit als een speler die past, uitvalt, en als elke speler in een geblokkeerde ronde de punten verliest die nog op het eigen plankje staan. Kies eerst die twee.
rules-idle-out-count = Het maakt alleen uit als iedereen evenveel beurten krijgt, en als een steen de som van de drie getallen oplevert. Kies eerst die twee.
rules-idle-last-round = Het maakt alleen uit als er tot een aantal punten wordt gespeeld. Kies eerst zo’n spel.
