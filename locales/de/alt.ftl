### Alternativtexte der Bilder: einfache Sätze, und so wenige wie möglich.

alt-seat = { $who }: Punktzahl { $score }, { $tiles }.
alt-seat-unscored = { $who }: { $tiles }.
alt-dropped = { $tiles }, aus der Runde ausgeschieden
alt-progress =
    { $tiles ->
        [0] Runde { $round }. Kein Stein auf dem Brett, { $pool } im Topf.
        [one] Runde { $round }. Ein Stein auf dem Brett, { $pool } im Topf.
       *[other] Runde { $round }. { $tiles } Steine auf dem Brett, { $pool } im Topf.
    }
alt-pool = Topf: { $pool }.
alt-last-tile = Zuletzt angelegt: { $tile }.
alt-spots-short = Freie Felder: { $spots }
alt-tiles = Deine Steine: { $tiles }.
alt-drawn = Gerade gezogen: { $drawn }.
alt-fits = Das passt: { $fits }.
alt-fits-entry =
    { $count ->
        [one] { $tile } auf Feld { $spots }
       *[other] { $tile } auf die Felder { $spots }
    }
alt-fits-count = 
    { $count ->
        [0] Nichts passt.
        [one] Einer deiner Steine passt; das Menü zeigt, wo.
       *[other] { $count } deiner Steine passen; das Menü zeigt, wo.
    }
alt-preview = Vorschau: { $tile } auf dem Brett. Die Ecken im Uhrzeigersinn, von oben oder oben links aus gelesen: { $lies }.
alt-board =
    { $tiles ->
        [0] Das Brett in Runde { $round }, ohne Steine.
        [one] Das Brett in Runde { $round }, mit { $tiles } Stein.
       *[other] Das Brett in Runde { $round }, mit { $tiles } Steinen.
    }
alt-last-beside = Zuletzt angelegt: { $tile }, { $beside }.
