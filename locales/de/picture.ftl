### Was in Bildern steht: so kurz wie möglich.

picture-title-round = { $edition } · Runde { $round }

picture-since = Seit deinem Zug
picture-since-placed = { $who } { $tile }
picture-since-drew = { $who } zieht { $count }
picture-since-passed = { $who } setzt aus

picture-close-up = Wo gerade gespielt wird
picture-close-up-alt = Vergrößert: der Teil des Bretts, auf dem gerade gespielt wird. Zuletzt angelegt: { $tile }.

picture-not-allowed = -# In diesem Kanal kann ich keine Bilder anhängen, deshalb beschreibe ich das Brett in Worten. Für Bilder brauche ich die Berechtigung **{ $right }**. Geben kann sie mir, wer den Server verwaltet.

picture-end-wins =
    { $count ->
        [one] { $who } gewinnt
       *[other] { $who } gewinnen gemeinsam
    }
picture-end-nobody = Niemand gewinnt
picture-round-title = Runde { $round } ist vorbei
picture-round-left = Rest
picture-round-gained = Runde
picture-round-total = Gesamt
picture-round-to-go = Noch
picture-rounds-won = Rundensiege
picture-round-alt = Eine Tabelle der Punkte nach Runde { $round }, mit denselben Zahlen wie in der Nachricht.
picture-end-tiles = Steine
picture-end-shapes = Bonus
picture-end-draws = Gezogen
picture-end-rounds = Rundenende
picture-end-out =
    { $count ->
        [0] Reststeine
       *[other] { $count }× fertig
    }
picture-end-total = Gesamt
picture-end-foot =
    { $count ->
        [one] { $edition } · { $count } Runde
       *[other] { $edition } · { $count } Runden
    }
picture-end-alt = So setzen sich die Punkte zusammen:
picture-end-alt-seat = { $who }: { $score } (Steine { $tiles }, Bonus { $shapes }, gezogen { $draws }, Rundenende { $ends }).
picture-end-alt-unscored =
    { $count ->
        [one] { $who } hat { $count } Stein angelegt.
       *[other] { $who } hat { $count } Steine angelegt.
    }
picture-end-alt-rounds = { $who }: { $won }, angelegte Steine: { $count }.
picture-end-alt-alone =
    { $moves ->
        [one] Das Diagramm darunter zeigt den Punktestand im Verlauf von { $moves } Zug.
       *[other] Das Diagramm darunter zeigt den Punktestand im Verlauf von { $moves } Zügen.
    }
picture-end-alt-level =
    { $moves ->
        [one] Das Diagramm darunter zeigt den Punktestand im Verlauf von { $moves } Zug: Am Ende lag niemand vorn.
       *[other] Das Diagramm darunter zeigt den Punktestand im Verlauf von { $moves } Zügen: Am Ende lag niemand vorn.
    }
picture-end-alt-led =
    { $moves ->
        [one] Das Diagramm darunter zeigt den Punktestand im Verlauf von { $moves } Zug: { $who } lag von Zug { $since } bis zum Ende vorn.
       *[other] Das Diagramm darunter zeigt den Punktestand im Verlauf von { $moves } Zügen: { $who } lag von Zug { $since } bis zum Ende vorn.
    }
picture-end-alt-changes =
    { $changes ->
        [0] Die Führung wechselte nie,
        [one] Die Führung wechselte einmal,
       *[other] Die Führung wechselte { $changes }-mal,
    } { $widest ->
        [one] und der größte Vorsprung betrug { $widest } Punkt.
       *[other] und der größte Vorsprung betrug { $widest } Punkte.
    }

picture-replay-round = Runde
picture-replay-alt =
    { $count ->
        [one] Das ganze Spiel noch einmal, Zug für Zug: { $count } Stein. { $title }.
       *[other] Das ganze Spiel noch einmal, Zug für Zug: { $count } Steine. { $title }.
    }
