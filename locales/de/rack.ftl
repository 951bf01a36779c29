### Private Antworten zum eigenen Spielbänkchen und zum Stand.

rack-your-turn = **Du bist am Zug.**
rack-whose-turn = { $who } ist am Zug.
rack-round-over = Die Runde ist vorbei.
rack-match-over = Das Spiel ist vorbei.
rack-wait = Ich sage dir Bescheid, wenn du am Zug bist.

rack-tiles =
    { $count ->
        [one] Dein Stein: { $tiles }
       *[other] Deine Steine: { $tiles }
    }
rack-empty = Dein Spielbänkchen ist leer.

rack-lead = Du beginnst: Lege einen beliebigen Stein auf Feld 1.
rack-must-lead =
    { $count ->
        [one] Du beginnst und musst { $tiles } auf Feld 1 legen.
       *[other] Du beginnst und musst einen dieser Steine auf Feld 1 legen: { $tiles }.
    }
rack-fits = 
    { $count ->
        [one] Du hast nur einen möglichen Zug.
       *[other] Du hast { $count } mögliche Züge. Wähle einen.
    }
rack-fits-best = 
    { $count ->
        [one] Du hast nur einen möglichen Zug. Er bringt { $points }.
       *[other] Du hast { $count } mögliche Züge, der beste bringt { $points }. Wähle einen.
    }
rack-tile-first = Wähle im Menü erst den Stein, dann das Feld.
rack-drawn-fits =
    { $count ->
        [one] { $tile } passt. Lege den Stein an.
       *[other] { $tile } passt auf { $count } Felder. Lege den Stein an.
    }
rack-or-draw = 
    { $cost ->
        [0] Oder du ziehst einen Stein, ohne Strafe.
       *[other] Oder du ziehst einen Stein (−{ $cost }).
    }
rack-or-pass =
    { $cost ->
        [0] Oder du setzt aus, ohne Strafe.
       *[other] Oder du setzt aus (−{ $cost }).
    }
rack-or-stop = Oder du beendest deinen Zug ohne weitere Strafe.
rack-or-drop-out = Oder du setzt aus, aber dann ist die Runde für dich vorbei.
rack-draw =
    { $cost ->
        [0] Nichts passt: Ziehe aus dem Topf.
        [one] Nichts passt: Ziehe aus dem Topf. Jeder gezogene Stein kostet { $cost } Punkt.
       *[other] Nichts passt: Ziehe aus dem Topf. Jeder gezogene Stein kostet { $cost } Punkte.
    }
rack-draw-or-stop =
    { $cost ->
        [0] Nichts passt: Ziehe noch einmal, oder beende deinen Zug.
        [one] Nichts passt: Ziehe noch einmal (das kostet { $cost } Punkt), oder beende deinen Zug ohne weitere Strafe.
       *[other] Nichts passt: Ziehe noch einmal (das kostet { $cost } Punkte), oder beende deinen Zug ohne weitere Strafe.
    }

rack-blind = Wähle einen deiner Steine und ein Feld. Passt der Stein dort nicht, sage ich dir, warum, und es kostet nichts.
rack-blind-drawn = Du darfst nur den Stein anlegen, den du gerade gezogen hast: { $tile }. Wähle ein Feld. Passt der Stein dort nicht, sage ich dir, warum, und es kostet nichts.
rack-blind-sure =
    { $cost ->
        [0] Willst du einen Stein ziehen? Das kostet nichts.
        [one] Willst du einen Stein ziehen? Das kostet { $cost } Punkt.
       *[other] Willst du einen Stein ziehen? Das kostet { $cost } Punkte.
    }
rack-blind-sure-drawn = Danach darfst du in diesem Zug nur diesen Stein anlegen.
rack-blind-sure-any = Danach darfst du jeden deiner Steine anlegen.
rack-blind-sure-last =
    { $more ->
        [one] Das ist der letzte Stein, den du in diesem Zug ziehen darfst. Wenn du auch dann nichts anlegst, verlierst du { $more } weiteren Punkt.
       *[other] Das ist der letzte Stein, den du in diesem Zug ziehen darfst. Wenn du auch dann nichts anlegst, verlierst du { $more } weitere Punkte.
    }

rack-sure-fits = 
    { $count ->
        [one] Du kannst jetzt anlegen: Du hast einen möglichen Zug.
       *[other] Du kannst jetzt anlegen: Du hast { $count } mögliche Züge.
    }
rack-sure-drawn =
    { $most ->
        [0] Wenn du ziehst, darfst du in diesem Zug nur noch einen neu gezogenen Stein anlegen. Du ziehst dann, bis einer passt oder du nicht mehr ziehen kannst.
       *[other] Wenn du ziehst, darfst du in diesem Zug nur noch einen neu gezogenen Stein anlegen. Du ziehst dann, bis einer passt oder du nicht mehr ziehen kannst (−{ $cost } pro Stein, schlimmstenfalls insgesamt −{ $most }).
    }
rack-sure-stop = 
    { $cost ->
        [0] Wenn du ziehst, darfst du nur noch den gerade gezogenen Stein anlegen.
       *[other] Wenn du ziehst (−{ $cost }), darfst du nur noch den gerade gezogenen Stein anlegen.
    } { $more ->
        [0] Nach jedem Stein entscheidest du, ob du noch einmal ziehst.
        [one] Noch einmal ziehen darfst du dann nicht. Wenn du nichts anlegst, verlierst du { $more } weiteren Punkt.
       *[other] Noch einmal ziehen darfst du dann nicht. Wenn du nichts anlegst, verlierst du { $more } weitere Punkte.
    }
rack-sure-any =
    { $cost ->
        [0] Wenn du ziehst, darfst du danach immer noch jeden deiner Steine anlegen.
        [one] Ziehen kostet { $cost } Punkt. Danach darfst du immer noch jeden deiner Steine anlegen.
       *[other] Ziehen kostet { $cost } Punkte. Danach darfst du immer noch jeden deiner Steine anlegen.
    }
rack-pass =
    { $cost ->
        [0] Nichts passt, und der Topf ist leer: Setze aus. Das kostet nichts.
       *[other] Nichts passt, und der Topf ist leer: Setze aus (−{ $cost }).
    }
rack-drop-out = Nichts passt, und der Topf ist leer: Setze aus. Damit ist die Runde für dich vorbei.
rack-passes-itself = Oder warte einfach: In ein paar Sekunden setze ich für dich aus.

rack-preview = { $tile } auf Feld { $spot }
rack-preview-sum = { $tile } auf Feld { $spot }: { $sum }, **{ $points }**
rack-preview-next = Drücke **Anlegen**, oder wähle etwas anderes.
rack-preview-only = Drücke **Anlegen**.

rack-hint = **Tipp:** { $what }
rack-hint-draw-on = Ziehe noch einmal: Das bringt wahrscheinlich mehr, als es kostet.
rack-hint-stop = Beende deinen Zug: Noch einmal zu ziehen würde wahrscheinlich mehr kosten als bringen.
rack-hint-last-tile = Das ist dein letzter Stein.
rack-hint-only = Das ist dein einziger möglicher Zug.
rack-hint-bridge = Das wird eine Brücke, und kein anderer Zug bringt mehr.
rack-hint-hexagon = Das wird ein Sechseck, und kein anderer Zug bringt mehr.
rack-hint-double-hexagon = Das wird ein doppeltes Sechseck, und kein anderer Zug bringt mehr.
rack-hint-triple-hexagon = Das wird ein dreifaches Sechseck, und kein anderer Zug bringt mehr.
rack-hint-most = Kein anderer Zug bringt mehr.
rack-hint-keeps =
    { $count ->
        [one] Danach passt noch einer deiner anderen Steine.
       *[other] Danach passen noch { $count } deiner anderen Steine.
    }
rack-hint-long-run = Ich habe durchgespielt, wie die Runde weitergehen könnte, und dieser Zug schneidet am besten ab.

rack-placed = Du hast { $tile } auf Feld { $spot } gelegt.
rack-placed-sum = Du hast { $tile } auf Feld { $spot } gelegt: { $sum }, **{ $points }**
rack-drew = Du hast { $tiles } gezogen.
rack-drew-cost = Du hast { $tiles } gezogen ({ $cost }).
rack-stuck = Du konntest nichts anlegen, also ist dein Zug vorbei: weitere **{ $points }**
rack-stuck-free = Du konntest nichts anlegen, also ist dein Zug vorbei.
rack-declined = Du hast nichts angelegt, also ist dein Zug vorbei: **{ $points }**
rack-declined-free = Du hast nichts angelegt, also ist dein Zug vorbei.
rack-passed = Der Topf ist leer, also hast du ohne Strafe ausgesetzt.
rack-passed-cost = Der Topf ist leer, also hast du ausgesetzt: **{ $points }**
rack-stopped = Du ziehst nicht mehr, also ist dein Zug vorbei. Eine weitere Strafe gibt es nicht.
rack-dropped-out = Der Topf ist leer, also hast du ausgesetzt und bist aus der Runde ausgeschieden.
rack-out = Das war dein letzter Stein!
rack-out-later = Vor dir hat schon jemand den letzten Stein angelegt, und jetzt liegt auch deiner.
rack-played-on = Es wird weitergespielt, bis alle gleich viele Züge hatten.
rack-score = Deine Punktzahl: { $score }

rack-no-spots = Es gibt keine freien Felder.
rack-first-spot = Der erste Stein kommt auf Feld 1.
rack-spots = 
    { $count ->
        [one] Ein freies Feld (Richtung der Spitze, dann die Ecken im Uhrzeigersinn von oben oder oben links aus): { $spots }
       *[other] { $count } freie Felder (Richtung der Spitze, dann die Ecken im Uhrzeigersinn von oben oder oben links aus): { $spots }
    }
