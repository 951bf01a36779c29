alt-seat = { $who }: puntuación { $score }, { $tiles }.
alt-seat-unscored = { $who }: { $tiles }.
alt-dropped = { $tiles }, fuera de la ronda
alt-progress =
    { $tiles ->
        [0] Ronda { $round }. Ninguna ficha en el tablero, { $pool } en el bote.
        [one] Ronda { $round }. Una ficha en el tablero, { $pool } en el bote.
       *[other] Ronda { $round }. { $tiles } fichas en el tablero, { $pool } en el bote.
    }
alt-pool = Bote: { $pool }.
alt-last-tile = Última colocada: { $tile }.
alt-spots-short = Casillas libres: { $spots }
alt-tiles = Tus fichas: { $tiles }.
alt-drawn = Acabas de robar: { $drawn }.
alt-fits = Lo que encaja: { $fits }.
alt-fits-entry =
    { $count ->
        [one] { $tile } en la casilla { $spots }
       *[other] { $tile } en las casillas { $spots }
    }
alt-fits-count =
    { $count ->
        [0] Ninguna ficha encaja.
        [one] Una de tus fichas encaja; el menú dice dónde.
       *[other] { $count } de tus fichas encajan; el menú dice dónde.
    }
alt-preview = { $tile } quedaría así. Sus puntas, en sentido horario desde arriba o desde arriba a la izquierda: { $lies }.
alt-board =
    { $tiles ->
        [0] El tablero en la ronda { $round }, sin fichas.
        [one] El tablero en la ronda { $round }, con { $tiles } ficha.
       *[other] El tablero en la ronda { $round }, con { $tiles } fichas.
    }
alt-last-beside = Última colocada: { $tile }, { $beside }.
