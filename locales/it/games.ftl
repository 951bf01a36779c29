games-none = Al momento non hai nessun gioco in corso su questo server. `/play` apre un tavolo.
games-title =
    { $count ->
        [one] **Il tuo gioco su questo server**
       *[other] **I tuoi { $count } giochi su questo server**
    }
games-line = { $number }. { $channel }{ $others }: { $state }
games-with = {" "}con { $others }
games-your-turn = **tocca a te**
games-turn = tocca a { $who }
games-your-start = devi ancora avviarlo
games-start = { $who } deve ancora avviarlo
games-next-round = tra una partita e l’altra
games-your-return = **un computer gioca per te**
games-deadline = { $state }. Scadenza: { $when }
games-changed = { $state }. Ultima mossa: { $when }
games-more =
    { $count ->
        [one] … e un altro.
       *[other] … e altri { $count }.
    }
games-rack = { $number }: Il mio leggio
