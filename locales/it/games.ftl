games-none = Al momento non hai nessuna partita in corso su questo server. `/play` apre un tavolo.
games-title =
    { $count ->
        [one] **La tua partita su questo server**
       *[other] **Le tue { $count } partite su questo server**
    }
games-line = { $number }. { $channel }{ $others }: { $state }
games-with = {" "}con { $others }
games-your-turn = **tocca a te**
games-turn = tocca a { $who }
games-your-start = devi ancora avviarla
games-start = { $who } deve ancora avviarla
games-next-round = tra una manche e l’altra
games-your-return = **un computer gioca per te**
games-deadline = { $state } · scadenza: { $when }
games-changed = { $state }. Ultima mossa: { $when }
games-more =
    { $count ->
        [one] … e un’altra.
       *[other] … e altre { $count }.
    }
games-rack = { $number }: Il mio leggio
