turn-placed =
    { $drawn ->
        [0] { $who } legt { $tile } aan
        [one] { $who } neemt { $drawn } steen{ $cost } en legt { $tile } aan
       *[other] { $who } neemt { $drawn } stenen{ $cost } en legt { $tile } aan
    }{ $spot ->
        [0] {""}
       *[other] {" "}op plek { $spot }
    }
turn-drew =
    { $drawn ->
        [one] { $who } neemt { $drawn } steen
       *[other] { $who } neemt { $drawn } stenen
    }
turn-stuck =
    { $drawn ->
        [one] { $who } neemt { $drawn } steen en legt niets aan
       *[other] { $who } neemt { $drawn } stenen en legt niets aan
    }
turn-passed =
    { $drawn ->
        [0] { $who } past (de pot is leeg)
        [one] { $who } neemt { $drawn } steen en past (de pot is leeg)
       *[other] { $who } neemt { $drawn } stenen en past (de pot is leeg)
    }
turn-stopped =
    { $drawn ->
        [one] { $who } neemt { $drawn } steen en laat het daarbij
       *[other] { $who } neemt { $drawn } stenen en laat het daarbij
    }
turn-dropped-out =
    { $drawn ->
        [0] { $who } past (de pot is leeg) en doet deze ronde niet meer mee
        [one] { $who } neemt { $drawn } steen, past (de pot is leeg) en doet deze ronde niet meer mee
       *[other] { $who } neemt { $drawn } stenen, past (de pot is leeg) en doet deze ronde niet meer mee
    }
turn-with-points = { $line }: **{ $points }**
turn-with-sum = { $line }: { $sum } = **{ $points }**
turn-with-shape =
    { $shape ->
        [bridge] { $line }, een brug
        [hexagon] { $line }, een zeshoek
        [double-hexagon] { $line }, een dubbele zeshoek
       *[triple-hexagon] { $line }, een drievoudige zeshoek
    }
turn-with-lead = { $line }, een triple als eerste steen

turn-round =
    { $round ->
        [1] Het spel begint.
       *[other] Ronde { $round } begint.
    }
turn-round-of =
    { $round ->
        [1] Het spel begint: ronde 1 van { $rounds }.
       *[other] Ronde { $round } van { $rounds } begint.
    }
turn-round-last = Ronde { $round } begint. Het is de laatste.
turn-rules = -# { $edition } · { $length }
turn-start-draw = Iedereen neemt een steen om te bepalen wie begint: { $draws }
turn-start-again = Meerdere spelers hebben de hoogste som, dus zij nemen nog een steen: { $draws }
turn-start-all-again = Meerdere spelers hebben de hoogste som, dus iedereen neemt nog een steen: { $draws }
turn-starts = { $who } begint.
turn-starts-tied = Meerdere spelers hebben de hoogste som, maar er zijn te weinig stenen over om allemaal nog een steen te nemen. De eerste van hen begint: { $who }.
turn-starts-alone = { $who } speelt alleen.
turn-starts-highest = { $who } begint met de hoogste triple of, als niemand een triple heeft, de steen met de hoogste som.
turn-starts-lot = Er is geloot: { $who } begint.
turn-commitment = -# Bewijs van de verdeling: { $hash }

turn-out = { $who } legt de laatste steen aan!
turn-out-round =
    { $count ->
        [one] { $who } legt de laatste steen aan en wint de ronde!
       *[other] { $who } leggen de laatste steen aan en winnen de ronde samen!
    }
turn-out-bonus = { $who } legt de laatste steen aan! **{ $points }**
turn-out-others =
    { $bonus ->
        [0] { $who } legt de laatste steen aan! De stenen op de andere plankjes leveren { $others } op: **{ $points }**
       *[other] { $who } legt de laatste steen aan! Dat levert { $bonus } op, plus { $others } voor de stenen op de andere plankjes: **{ $points }**
    }
turn-out-bell =
    { $bonus ->
        [0] { $who } heeft de laatste steen aangelegd! De stenen die toen op de andere plankjes stonden, leveren { $others } op: **{ $points }**
       *[other] { $who } heeft de laatste steen aangelegd! Dat levert { $bonus } op, plus { $others } voor de stenen die toen op de andere plankjes stonden: **{ $points }**
    }
turn-blocked = De ronde is geblokkeerd.
turn-blocked-nobody = De ronde is geblokkeerd en heeft geen winnaar.
turn-blocked-nothing = De ronde is geblokkeerd. Niemand krijgt er punten voor.
turn-blocked-lose = De ronde is geblokkeerd. Elke speler verliest de punten die nog op het eigen plankje staan: { $changes }
turn-blocked-lowest = De ronde is geblokkeerd. De speler met de minste punten op het eigen plankje krijgt de punten op alle andere plankjes, min de punten op het eigen plankje: { $changes }
turn-blocked-differences = De ronde is geblokkeerd. De speler met de minste punten op het eigen plankje krijgt de som van de verschillen met alle andere plankjes: { $changes }
turn-blocked-fewest = De ronde is geblokkeerd. De speler met de minste stenen krijgt de punten op alle andere plankjes, min de punten op het eigen plankje: { $changes }

turn-round-over = **Ronde { $round } is afgelopen.**
turn-round-over-of = **Ronde { $round } van { $rounds } is afgelopen.**
turn-round-scored = { $standing }, **{ $gained }** deze ronde · { $left }
turn-round-unscored = { $who } · { $left }
turn-round-to-go = { $line } · nog { $points } te gaan
turn-round-left =
    { $count ->
        [0] geen stenen over
        [one] { $count } steen over: { $tiles } ({ $sum })
       *[other] { $count } stenen over: { $tiles } ({ $sum })
    }
turn-round-left-unscored =
    { $count ->
        [0] geen stenen over
        [one] { $count } steen over: { $tiles }
       *[other] { $count } stenen over: { $tiles }
    }
turn-rounds-won =
    { $count ->
        [one] { $count } ronde gewonnen
       *[other] { $count } rondes gewonnen
    }
turn-next-round = Ronde { $round } begint als iemand op **{ $button }** drukt, of vanzelf over een halve minuut.
turn-next-round-last = Ronde { $round } is de laatste. Die begint als iemand op **{ $button }** drukt, of vanzelf over een halve minuut.

turn-wins =
    { $count ->
        [one] 🏆 { $who } wint met { $points } punt!
       *[other] 🏆 { $who } wint met { $points } punten!
    }
turn-wins-tied =
    { $count ->
        [one] 🏆 { $who } winnen samen, elk met { $points } punt!
       *[other] 🏆 { $who } winnen samen, elk met { $points } punten!
    }
turn-wins-unscored = 🏆 { $who } wint!
turn-wins-unscored-tied = 🏆 { $who } winnen samen!
turn-wins-rounds =
    { $count ->
        [one] 🏆 { $who } wint { $count } ronde en daarmee het spel!
       *[other] 🏆 { $who } wint { $count } rondes en daarmee het spel!
    }
turn-wins-rounds-tied =
    { $count ->
        [one] 🏆 { $who } winnen samen, elk met { $count } gewonnen ronde!
       *[other] 🏆 { $who } winnen samen, elk met { $count } gewonnen rondes!
    }
turn-alone-over =
    { $count ->
        [one] 🏆 { $who } eindigt met { $points } punt!
       *[other] 🏆 { $who } eindigt met { $points } punten!
    }
turn-nobody-wins = Niemand wint.

turn-standings = { $standings } · pot { $pool }
turn-standings-last = { $standings } · pot { $pool } · laatste ronde
turn-standing-dropped = { $standing } (uitgevallen)
turn-last-round =
    { $count ->
        [one] { $who } heeft { $score } punt, dus dit is de laatste ronde.
       *[other] { $who } heeft { $score } punten, dus dit is de laatste ronde.
    }
turn-one-more-round =
    { $count ->
        [one] { $who } heeft { $score } punt, dus er volgt nog één laatste ronde.
       *[other] { $who } heeft { $score } punten, dus er volgt nog één laatste ronde.
    }
turn-played-on = { $who } heeft geen stenen meer. Er wordt doorgespeeld tot iedereen evenveel beurten heeft gehad.
turn-played-on-shared = { $who } heeft geen stenen meer. Er wordt doorgespeeld tot iedereen evenveel beurten heeft gehad. Als dan nog iemand geen stenen meer heeft, winnen ze samen.
turn-played-on-counted = { $who } heeft geen stenen meer. Er wordt doorgespeeld tot iedereen evenveel beurten heeft gehad. De andere plankjes tellen zoals ze nu zijn.
turn-call = { $mention }, jouw beurt.
turn-next = Aan de beurt: { $who }

turn-undone = { $who } heeft de laatste zet teruggenomen.
turn-undo-asked = { $who } wil de laatste zet terugnemen. Vind je dat goed, druk dan op **{ $button }**. Of speel gewoon door.
turn-undo-agreed = { $who } vindt het goed dat de zet wordt teruggenomen. Akkoord tot nu toe: { $agreed } van de { $needed }.
turn-undo-granted = { $who } wilde de laatste zet terugnemen, en iedereen vond het goed.
turn-undo-overtaken = { $who } wilde de laatste zet terugnemen, maar het spel is al verdergegaan.

turn-kept-bridge = { $who } heeft { $tile } bewaard en er een brug mee gemaakt: { $points }
turn-kept-hexagon = { $who } heeft { $tile } bewaard en er een zeshoek mee gemaakt: { $points }
turn-kept-double-hexagon = { $who } heeft { $tile } bewaard en er een dubbele zeshoek mee gemaakt: { $points }
turn-kept-triple-hexagon = { $who } heeft { $tile } bewaard en er een drievoudige zeshoek mee gemaakt: { $points }
