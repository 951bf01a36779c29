### Das ganze Brett in Worten, Zeile für Zeile.

board-title = **Das Brett in Worten**
board-title-part = **Das Brett in Worten**, Teil { $part } von { $parts }
board-how = Die Reihen werden von oben gezählt, die Spalten von links; eine Spalte ist einen halben Stein breit. Nachbarn in einer Reihe liegen eine Spalte auseinander. Ein Stein mit der Spitze nach oben kann an einen Stein darunter grenzen, in der nächsten Reihe und derselben Spalte. Die Ecken werden im Uhrzeigersinn gelesen: von oben aus, wenn die Spitze nach oben zeigt, von oben links aus, wenn sie nach unten zeigt.
board-spots = **Freie Felder**
board-row = **Reihe { $row } von { $rows }**
board-spot =
    { $half ->
        [up] Feld { $spot }: { $corners }; Spitze oben; Reihe { $row }, Spalte { $column }; grenzt an { $beside }
       *[down] Feld { $spot }: { $corners }; Spitze unten; Reihe { $row }, Spalte { $column }; grenzt an { $beside }
    }
board-tile =
    { $half ->
        [up] { $tile }: Spalte { $column }, Spitze oben; Ecken { $corners }
       *[down] { $tile }: Spalte { $column }, Spitze unten; Ecken { $corners }
    }
board-tile-beside = { $tile }; grenzt an { $beside }
board-tile-last = { $tile }; zuletzt angelegt
board-side =
    { $side ->
        [left] { $what } links
        [right] { $what } rechts
        [above] { $what } darüber
       *[below] { $what } darunter
    }
board-spot-name = Feld { $spot }
board-spot-told = Feld { $spot }, { $beside }
board-spot-first-up = Feld { $spot } (Spitze oben, Ecken { $corners } im Uhrzeigersinn von oben aus)
board-spot-first-down = Feld { $spot } (Spitze unten, Ecken { $corners } im Uhrzeigersinn von oben links aus)
board-empty = Auf dem Brett liegt kein Stein.

board-since = Seit deinem letzten Zug:
board-missed = Seit du zuletzt hingeschaut hast:
board-missed-nothing = Seit du zuletzt hingeschaut hast, ist nichts passiert.
board-missed-round = Seit du zuletzt hingeschaut hast, hat Runde { $round } begonnen.
board-missed-points = Punkte seitdem: { $points }
board-missed-of = { $who } { $points }
board-missed-undone = Ein Zug wurde zurückgenommen.
board-missed-earlier =
    { $count ->
        [one] Ein früherer Zug dieser Runde fehlt hier.
       *[other] { $count } frühere Züge dieser Runde fehlen hier.
    }
board-placed =
    { $drawn ->
        [0] { $who } legt { $tile } auf { $spot }
        [one] { $who } zieht { $drawn } Stein und legt { $tile } auf { $spot }
       *[other] { $who } zieht { $drawn } Steine und legt { $tile } auf { $spot }
    }
board-drew =
    { $drawn ->
        [one] { $who } zieht { $drawn } Stein und legt nichts an
       *[other] { $who } zieht { $drawn } Steine und legt nichts an
    }
board-passed = { $who } setzt aus
board-placement = { $tile } auf { $spot }
board-fits = { $tile } passt auf { $spots }
