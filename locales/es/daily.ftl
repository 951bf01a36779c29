### /daily: la ronda y el puzle del día.

daily-command = Jugar la ronda o el puzle del día, iguales para todos
daily-command-deal = Jugar la ronda del día: en solitario, con las mismas fichas para todos
daily-command-puzzle = Resolver el puzle del día: tres turnos sin robar, con el máximo de puntos

daily-title-deal = **Ronda del día { $number }**
daily-title-puzzle = **Puzle del día { $number }**
daily-goal-deal = Una ronda en solitario, con las mismas fichas para todos. Consigue tantos puntos como puedas.
daily-goal-puzzle = Coloca una ficha en cada uno de los tres turnos, sin robar. Consigue tantos puntos como puedas.
daily-rules = Reglas: { $edition }
daily-free = Este intento es libre, así que no cuenta.
daily-until = Fin de tu intento: { $when }
daily-turn = Turno { $turn } de { $turns } · tus puntos: { $points }

daily-hint-tile = **Pista:** la mejor serie de tres jugadas empieza con { $tile }.
daily-hint-spot = **Pista:** la mejor serie de tres jugadas empieza con { $tile } en la casilla { $spot }.

daily-end = Tus puntos: **{ $points }**
daily-end-best = Tus puntos: **{ $points }**. Has encontrado la mejor serie de tres jugadas.
daily-end-below = Tus puntos: **{ $points }**. La mejor serie de tres jugadas vale **{ $best }**.
daily-ended-with-day = El día ha terminado, así que tu intento acaba con los puntos que llevabas.
daily-first = Nadie ha terminado hoy antes que tú.
daily-ahead = Hasta ahora, el { $percent } % de los demás jugadores de hoy tiene menos puntos.
daily-ahead-final = El { $percent } % de los demás jugadores de ese día consiguió menos puntos.
daily-computers = Máquinas con las mismas fichas: { $list }
daily-streak = Días seguidos: { $count }
daily-copy = Para compartir tu resultado, copia esta línea:

daily-line-deal = Triominos, ronda del día { $number } · { $points } · { $marks }
daily-line-puzzle = Triominos, puzle del día { $number } · { $points } de { $best } · { $marks }
daily-line-hexagons =
    { $count ->
        [one] { $line } · { $count } hexágono
       *[other] { $line } · { $count } hexágonos
    }
daily-line-hints =
    { $count ->
        [one] { $line } · { $count } pista
       *[other] { $line } · { $count } pistas
    }

daily-button-solution = Ver la solución
daily-button-yesterday = La solución de ayer
daily-button-again = Otro intento

daily-solution = **Solución del puzle { $number }:** { $points }
daily-solution-later = Mostraré la solución cuando termine el día: { $when }
daily-moved-on = Ya has avanzado desde entonces. Así va tu intento ahora.
daily-none = No encuentro ese intento. Empieza el de hoy con `/daily deal` o `/daily puzzle`.
daily-over = Ese día ya ha terminado. Juega lo de hoy con `/daily deal` o `/daily puzzle`.
daily-not-yours = Este intento es de otra persona. Empieza el tuyo con `/daily deal` o `/daily puzzle`.
daily-shared-before = Ya has compartido este resultado.
