### Was der Kanal erfährt: eine Zeile pro Zug, Anfang und Ende von Runden und Spielen, der Stand und die eine Erwähnung.

turn-placed =
    { $drawn ->
        [0] { $who } legt { $tile }
        [one] { $who } zieht { $drawn } Stein{ $cost } und legt { $tile }
       *[other] { $who } zieht { $drawn } Steine{ $cost } und legt { $tile }
    }{ $spot ->
        [0] {" "}an
       *[other] {" "}auf Feld { $spot }
    }
turn-drew =
    { $drawn ->
        [one] { $who } zieht { $drawn } Stein
       *[other] { $who } zieht { $drawn } Steine
    }
turn-stuck =
    { $drawn ->
        [one] { $who } zieht { $drawn } Stein und legt nichts an
       *[other] { $who } zieht { $drawn } Steine und legt nichts an
    }
turn-passed =
    { $drawn ->
        [0] { $who } setzt aus (der Topf ist leer)
        [one] { $who } zieht { $drawn } Stein und setzt aus (der Topf ist leer)
       *[other] { $who } zieht { $drawn } Steine und setzt aus (der Topf ist leer)
    }
turn-stopped =
    { $drawn ->
        [one] { $who } zieht { $drawn } Stein und beendet den Zug
       *[other] { $who } zieht { $drawn } Steine und beendet den Zug
    }
turn-dropped-out =
    { $drawn ->
        [0] { $who } setzt aus (der Topf ist leer) und scheidet aus der Runde aus
        [one] { $who } zieht { $drawn } Stein, setzt aus (der Topf ist leer) und scheidet aus der Runde aus
       *[other] { $who } zieht { $drawn } Steine, setzt aus (der Topf ist leer) und scheidet aus der Runde aus
    }
turn-with-points = { $line }: **{ $points }**
turn-with-sum = { $line }: { $sum } = **{ $points }**
turn-with-shape =
    { $shape ->
        [bridge] { $line }, eine Brücke
        [hexagon] { $line }, ein Sechseck
        [double-hexagon] { $line }, ein doppeltes Sechseck
       *[triple-hexagon] { $line }, ein dreifaches Sechseck
    }
turn-with-lead = { $line }, einen Drilling zu Beginn

turn-round =
    { $round ->
        [1] Das Spiel beginnt.
       *[other] Runde { $round } beginnt.
    }
turn-round-of =
    { $round ->
        [1] Das Spiel beginnt: Runde 1 von { $rounds }.
       *[other] Runde { $round } von { $rounds } beginnt.
    }
turn-round-last = Runde { $round } beginnt. Es ist die letzte.
turn-rules = -# { $edition } · { $length }
turn-start-draw = Wer beginnt? Alle ziehen einen Stein: { $draws }
turn-start-again = Gleichstand, also wird neu gezogen: { $draws }
turn-start-all-again = Gleichstand, also ziehen alle noch einmal: { $draws }
turn-starts = { $who } beginnt.
turn-starts-tied = Der Topf reicht nicht, um noch einmal zu ziehen. Bei Gleichstand beginnt dann, wer in der Sitzordnung zuerst kommt: { $who }.
turn-starts-alone = { $who } spielt allein.
turn-starts-highest = { $who } beginnt. Es entscheidet der höchste Drilling oder, wenn niemand einen hat, der Stein mit der höchsten Summe.
turn-starts-lot = Das Los hat entschieden: { $who } beginnt.
turn-commitment = -# Nachweis, dass fair gemischt wurde: { $hash }

turn-out = { $who } legt den letzten Stein an!
turn-out-round =
    { $count ->
        [one] { $who } legt den letzten Stein an und gewinnt die Runde!
       *[other] { $who } legen ihren letzten Stein an und gewinnen die Runde gemeinsam!
    }
turn-out-bonus = { $who } legt den letzten Stein an! **{ $points }**
turn-out-others =
    { $bonus ->
        [0] { $who } legt den letzten Stein an! Das bringt { $others } für die Steine auf den anderen Spielbänkchen: **{ $points }**
       *[other] { $who } legt den letzten Stein an! Das bringt { $bonus }, dazu { $others } für die Steine auf den anderen Spielbänkchen: **{ $points }**
    }
turn-out-bell =
    { $bonus ->
        [0] { $who } hat den letzten Stein angelegt! Das bringt { $others } für die Steine, die da noch auf den anderen Spielbänkchen lagen: **{ $points }**
       *[other] { $who } hat den letzten Stein angelegt! Das bringt { $bonus }, dazu { $others } für die Steine, die da noch auf den anderen Spielbänkchen lagen: **{ $points }**
    }
turn-blocked = Die Runde ist blockiert.
turn-blocked-nobody = Die Runde ist blockiert, und niemand gewinnt sie.
turn-blocked-nothing = Die Runde ist blockiert. Niemand bekommt dafür Punkte.
turn-blocked-lose = Die Runde ist blockiert. Alle verlieren die Punkte auf ihrem Spielbänkchen: { $changes }
turn-blocked-lowest = Die Runde ist blockiert. Wer die niedrigste Summe auf dem Spielbänkchen hat, bekommt alle anderen Summen minus die eigene: { $changes }
turn-blocked-differences = Die Runde ist blockiert. Wer die niedrigste Summe auf dem Spielbänkchen hat, bekommt die Differenz zu jeder anderen Summe: { $changes }
turn-blocked-fewest = Die Runde ist blockiert. Wer die wenigsten Steine hat, bekommt die Punkte auf allen anderen Spielbänkchen minus die eigenen: { $changes }

turn-round-over = **Runde { $round } ist vorbei.**
turn-round-over-of = **Runde { $round } von { $rounds } ist vorbei.**
turn-round-scored = { $standing }, **{ $gained }** in dieser Runde · { $left }
turn-round-unscored = { $who } · { $left }
turn-round-to-go = { $line } · noch { $points } bis zum Ziel
turn-round-left =
    { $count ->
        [0] kein Stein übrig
        [one] { $count } Stein übrig: { $tiles } ({ $sum })
       *[other] { $count } Steine übrig: { $tiles } ({ $sum })
    }
turn-round-left-unscored =
    { $count ->
        [0] kein Stein übrig
        [one] { $count } Stein übrig: { $tiles }
       *[other] { $count } Steine übrig: { $tiles }
    }
turn-rounds-won =
    { $count ->
        [one] { $count } Rundensieg
       *[other] { $count } Rundensiege
    }
turn-next-round = Runde { $round } beginnt, wenn jemand **{ $button }** drückt, oder automatisch in einer halben Minute.
turn-next-round-last = Runde { $round } ist die letzte. Sie beginnt, wenn jemand **{ $button }** drückt, oder automatisch in einer halben Minute.

turn-wins =
    { $count ->
        [one] 🏆 { $who } gewinnt mit { $points } Punkt!
       *[other] 🏆 { $who } gewinnt mit { $points } Punkten!
    }
turn-wins-tied =
    { $count ->
        [one] 🏆 { $who } gewinnen gemeinsam mit je { $points } Punkt!
       *[other] 🏆 { $who } gewinnen gemeinsam mit je { $points } Punkten!
    }
turn-wins-unscored = 🏆 { $who } gewinnt!
turn-wins-unscored-tied = 🏆 { $who } gewinnen gemeinsam!
turn-wins-rounds =
    { $count ->
        [one] 🏆 { $who } gewinnt mit { $count } Rundensieg!
       *[other] 🏆 { $who } gewinnt mit { $count } Rundensiegen!
    }
turn-wins-rounds-tied =
    { $count ->
        [one] 🏆 { $who } gewinnen gemeinsam mit je { $count } Rundensieg!
       *[other] 🏆 { $who } gewinnen gemeinsam mit je { $count } Rundensiegen!
    }
turn-alone-over =
    { $count ->
        [one] 🏆 { $who } beendet das Spiel mit { $points } Punkt!
       *[other] 🏆 { $who } beendet das Spiel mit { $points } Punkten!
    }
turn-nobody-wins = Niemand gewinnt.

turn-standings = { $standings } · Topf { $pool }
turn-standings-last = { $standings } · Topf { $pool } · letzte Runde
turn-standing-dropped = { $standing } (ausgeschieden)
turn-last-round =
    { $count ->
        [one] { $who } hat { $score } Punkt, also ist das die letzte Runde.
       *[other] { $who } hat { $score } Punkte, also ist das die letzte Runde.
    }
turn-one-more-round =
    { $count ->
        [one] { $who } hat { $score } Punkt, also kommt noch eine letzte Runde.
       *[other] { $who } hat { $score } Punkte, also kommt noch eine letzte Runde.
    }
turn-played-on = { $who } hat den letzten Stein angelegt. Es wird weitergespielt, bis alle gleich viele Züge hatten.
turn-played-on-shared = { $who } hat den letzten Stein angelegt. Es wird weitergespielt, bis alle gleich viele Züge hatten. Wer bis dahin auch den letzten Stein anlegt, gewinnt mit.
turn-played-on-counted = { $who } hat den letzten Stein angelegt. Es wird weitergespielt, bis alle gleich viele Züge hatten. Die anderen Spielbänkchen zählen so, wie sie jetzt sind.
turn-call = { $mention }, du bist am Zug.
turn-next = Als Nächstes: { $who }

turn-undone = { $who } hat den letzten Zug zurückgenommen.
turn-undo-asked = { $who } möchte den letzten Zug zurücknehmen. Wenn du einverstanden bist, drücke **{ $button }**. Oder spiel einfach weiter.
turn-undo-agreed = { $who } ist einverstanden, dass der Zug zurückgenommen wird. Stimmen bisher: { $agreed } von { $needed }.
turn-undo-granted = { $who } wollte den letzten Zug zurücknehmen, und alle waren einverstanden.
turn-undo-overtaken = { $who } wollte den letzten Zug zurücknehmen, aber das Spiel ist schon weitergegangen.

turn-kept-bridge = { $who } hat sich { $tile } aufgehoben und damit eine Brücke gebaut: { $points }
turn-kept-hexagon = { $who } hat sich { $tile } aufgehoben und damit ein Sechseck geschlossen: { $points }
turn-kept-double-hexagon = { $who } hat sich { $tile } aufgehoben und damit ein doppeltes Sechseck geschlossen: { $points }
turn-kept-triple-hexagon = { $who } hat sich { $tile } aufgehoben und damit ein dreifaches Sechseck geschlossen: { $points }
