board-title = **El tablero en texto**
board-title-part = **El tablero en texto**, parte { $part } de { $parts }
board-how = Las filas se cuentan desde arriba y las columnas desde la izquierda. Una columna tiene el ancho de media ficha, así que dos fichas vecinas están en columnas seguidas. Una ficha con la punta arriba puede tocar otra por debajo, en la fila siguiente y la misma columna. Las puntas se leen en sentido horario: desde arriba si la ficha tiene la punta arriba, y desde arriba a la izquierda si la tiene abajo.
board-spots = **Casillas libres**
board-row = **Fila { $row } de { $rows }**
board-spot =
    { $half ->
        [up] Casilla { $spot }: { $corners }; punta arriba; fila { $row }, columna { $column }; al lado: { $beside }
       *[down] Casilla { $spot }: { $corners }; punta abajo; fila { $row }, columna { $column }; al lado: { $beside }
    }
board-tile =
    { $half ->
        [up] { $tile }: columna { $column }, punta arriba; números { $corners }
       *[down] { $tile }: columna { $column }, punta abajo; números { $corners }
    }
board-tile-beside = { $tile }; al lado: { $beside }
board-tile-last = { $tile }; la última colocada
board-side =
    { $side ->
        [left] { $what } a la izquierda
        [right] { $what } a la derecha
        [above] { $what } encima
       *[below] { $what } debajo
    }
board-spot-name = casilla { $spot }
board-spot-told = casilla { $spot }, { $beside }
board-spot-first-up = casilla { $spot } (punta arriba; números { $corners } en sentido horario desde arriba)
board-spot-first-down = casilla { $spot } (punta abajo; números { $corners } en sentido horario desde arriba a la izquierda)
board-empty = No hay fichas en el tablero.

board-since = Desde tu último turno:
board-missed = Desde la última vez que miraste:
board-missed-nothing = No ha pasado nada desde la última vez que miraste.
board-missed-round = Desde la última vez que miraste, ha empezado la ronda { $round }.
board-missed-points = Puntos desde entonces: { $points }
board-missed-of = { $who } { $points }
board-missed-undone = Se deshizo una jugada.
board-missed-earlier =
    { $count ->
        [one] Un turno anterior de esta ronda no aparece aquí.
       *[other] { $count } turnos anteriores de esta ronda no aparecen aquí.
    }
board-placed =
    { $drawn ->
        [0] { $who } coloca { $tile } en la { $spot }
        [one] { $who } roba { $drawn } ficha y coloca { $tile } en la { $spot }
       *[other] { $who } roba { $drawn } fichas y coloca { $tile } en la { $spot }
    }
board-drew =
    { $drawn ->
        [one] { $who } roba { $drawn } ficha y no coloca ninguna
       *[other] { $who } roba { $drawn } fichas y no coloca ninguna
    }
board-passed = { $who } pasa
board-placement = { $tile } en la { $spot }
board-fits = { $tile } encaja en: { $spots }
