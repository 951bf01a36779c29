picture-title-round = { $edition } · ronda { $round }

picture-since = Desde tu turno
picture-since-placed = { $who } { $tile }
picture-since-drew = { $who } roba { $count }
picture-since-passed = { $who } pasa

picture-close-up = La zona en juego
picture-close-up-alt = La zona en juego del mismo tablero, ampliada; la última ficha colocada es { $tile }.

picture-not-allowed = -# No puedo adjuntar imágenes en este canal, así que aquí tienes el tablero en texto. Para ver imágenes, pídele a un responsable del servidor que me dé el permiso **{ $right }**.

picture-end-wins =
    { $count ->
        [one] Gana { $who }
       *[other] { $who } comparten la victoria
    }
picture-end-nobody = Nadie gana
picture-round-title = Fin de la ronda { $round }
picture-round-left = Resto
picture-round-gained = Ronda
picture-round-total = Total
picture-round-to-go = Faltan
picture-rounds-won = Ganadas
picture-round-alt = Los resultados de la ronda { $round }, con los mismos números que en el mensaje.
picture-end-tiles = Fichas
picture-end-shapes = Bonus
picture-end-draws = Robos
picture-end-rounds = Fin de ronda
picture-end-out =
    { $count ->
        [0] fichas restantes
       *[other] sin fichas { $count }×
    }
picture-end-total = Total
picture-end-foot =
    { $count ->
        [one] { $edition } · { $count } ronda
       *[other] { $edition } · { $count } rondas
    }
picture-end-alt = De dónde viene la puntuación:
picture-end-alt-seat = { $who }: { $score } (fichas { $tiles }, bonus { $shapes }, robos { $draws }, finales de ronda { $ends }).
picture-end-alt-unscored =
    { $count ->
        [one] { $who } colocó { $count } ficha.
       *[other] { $who } colocó { $count } fichas.
    }
picture-end-alt-rounds = { $who }: { $won }, fichas colocadas: { $count }.
picture-end-alt-alone =
    { $moves ->
        [one] Debajo, un gráfico de la puntuación a lo largo de { $moves } jugada.
       *[other] Debajo, un gráfico de la puntuación a lo largo de { $moves } jugadas.
    }
picture-end-alt-level =
    { $moves ->
        [one] Debajo, un gráfico de la puntuación a lo largo de { $moves } jugada: al final nadie iba en cabeza.
       *[other] Debajo, un gráfico de la puntuación a lo largo de { $moves } jugadas: al final nadie iba en cabeza.
    }
picture-end-alt-led =
    { $moves ->
        [one] Debajo, un gráfico de la puntuación a lo largo de { $moves } jugada: { $who } fue en cabeza desde la jugada { $since } hasta el final.
       *[other] Debajo, un gráfico de la puntuación a lo largo de { $moves } jugadas: { $who } fue en cabeza desde la jugada { $since } hasta el final.
    }
picture-end-alt-changes =
    { $changes ->
        [0] No hubo cambios en el primer puesto
        [one] Hubo un cambio en el primer puesto
       *[other] Hubo { $changes } cambios en el primer puesto
    } { $widest ->
        [one] y la mayor ventaja fue de { $widest } punto.
       *[other] y la mayor ventaja fue de { $widest } puntos.
    }

picture-replay-round = Ronda
picture-replay-alt =
    { $count ->
        [one] Toda la partida, jugada por jugada: { $count } ficha. { $title }.
       *[other] Toda la partida, jugada por jugada: { $count } fichas. { $title }.
    }
