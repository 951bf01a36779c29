### /daily: die Runde und das Rätsel des Tages.

daily-command = Spiel die Runde oder das Rätsel des Tages; beide sind für alle gleich
daily-command-deal = Die Runde des Tages: allein, mit den gleichen Steinen für alle
daily-command-puzzle = Das Rätsel des Tages: drei Züge, ohne Steine zu ziehen, für möglichst viele Punkte

daily-title-deal = **Runde des Tages { $number }**
daily-title-puzzle = **Rätsel des Tages { $number }**
daily-goal-deal = Eine Runde allein, mit den gleichen Steinen für alle. Hol so viele Punkte, wie du kannst.
daily-goal-puzzle = Lege in drei Zügen je einen Stein an, ohne zu ziehen. Hol so viele Punkte, wie du kannst.
daily-rules = Regeln: { $edition }
daily-free = Das ist ein Übungsversuch, er zählt nicht.
daily-until = Dein Versuch endet: { $when }
daily-turn = Zug { $turn } von { $turns } · deine Punkte: { $points }

daily-hint-tile = **Tipp:** Die besten drei Züge beginnen mit { $tile }.
daily-hint-spot = **Tipp:** Die besten drei Züge beginnen mit { $tile } auf Feld { $spot }.

daily-end = Deine Punkte: **{ $points }**
daily-end-best = Deine Punkte: **{ $points }**. Du hast die besten drei Züge gefunden.
daily-end-below = Deine Punkte: **{ $points }**. Die besten drei Züge bringen **{ $best }**.
daily-ended-with-day = Der Tag ist vorbei. Dein Versuch endet mit den Punkten bis hierher.
daily-first = Heute ist noch niemand vor dir fertig geworden.
daily-ahead = Bisher haben { $percent } % der anderen heute weniger Punkte.
daily-ahead-final = Von den anderen hatten an diesem Tag { $percent } % weniger Punkte.
daily-computers = Computer mit den gleichen Steinen: { $list }
daily-streak = Tage in Folge: { $count }
daily-copy = Kopier diese Zeile, um dein Ergebnis zu teilen:

daily-line-deal = Triominos, Runde des Tages { $number } · { $points } · { $marks }
daily-line-puzzle = Triominos, Rätsel des Tages { $number } · { $points } von { $best } · { $marks }
daily-line-hexagons =
    { $count ->
        [one] { $line } · { $count } Sechseck
       *[other] { $line } · { $count } Sechsecke
    }
daily-line-hints =
    { $count ->
        [one] { $line } · { $count } Tipp
       *[other] { $line } · { $count } Tipps
    }

daily-button-solution = Lösung zeigen
daily-button-yesterday = Lösung von gestern
daily-button-yesterday-review = Analyse von gestern
daily-button-again = Noch ein Versuch

daily-solution = **Lösung von Rätsel { $number }:** { $points }
daily-solution-later = Die Lösung zeige ich, wenn der Tag vorbei ist: { $when }
daily-review-later = Ich analysiere deine Züge, wenn der Tag vorbei ist: { $when }
daily-moved-on = Du bist inzwischen weiter. So steht es jetzt.
daily-none = Diesen Versuch finde ich nicht. Starte den von heute mit `/daily deal` oder `/daily puzzle`.
daily-over = Dieser Tag ist vorbei. Für heute gibt es `/daily deal` und `/daily puzzle`.
daily-not-yours = Hier spielt jemand anderes. Starte deinen Versuch mit `/daily deal` oder `/daily puzzle`.
daily-shared-before = Dieses Ergebnis hast du schon geteilt.
