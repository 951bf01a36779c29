### /daily: la ronda y el puzle del día.

daily-command = Jugar la ronda o el puzle del día, iguales para todos
daily-command-deal = Jugar la ronda del día: en solitario, con las mismas fichas para todos
daily-command-puzzle = Resolver el puzle del día: tres turnos sin robar para sumar el máximo de puntos
daily-command-calendar = Ver los días que has jugado y jugar días anteriores
daily-option-date = Un día anterior (no cuenta), por ejemplo 2026-11-27
daily-option-channel = El canal donde publico los juegos del día, con los resultados del día anterior
daily-option-hour = La hora UTC a la que publico los juegos del día, de 1 a 23 (por defecto, 6)
daily-option-reminder = La hora a la que te recuerdo los juegos del día si no has jugado (por defecto, nunca)

daily-title-deal = **Ronda del día { $number }**
daily-title-puzzle = **Puzle del día { $number }**
daily-goal-deal = Una ronda en solitario, con las mismas fichas para todos. Consigue todos los puntos que puedas.
daily-goal-puzzle = Coloca una ficha en cada uno de los tres turnos, sin robar. Consigue todos los puntos que puedas.
daily-rules = Reglas: { $edition }
daily-free = Este intento es de práctica, así que no cuenta.
daily-until = Fin de tu intento: { $when }
daily-proof-hash = -# Prueba de que el juego de este día está fijado de antemano: el hash SHA-256 de su semilla secreta empieza por { $hash }
daily-proof-seed = -# Prueba de que el juego de este día estaba fijado de antemano: su semilla es { $seed } y el hash SHA-256 de la semilla es { $hash }
daily-after-deletion = Hoy ya habías empezado este juego antes de borrar tus datos, así que este intento no cuenta.
daily-turn = Turno { $turn } de { $turns } · tus puntos: { $points }

daily-hint-tile = **Pista:** la mejor serie de tres jugadas empieza con { $tile }.
daily-hint-spot = **Pista:** la mejor serie de tres jugadas empieza con { $tile } en la casilla { $spot }.

daily-end = Has sumado **{ $points }**.
daily-end-best = Has sumado **{ $points }** con la mejor serie posible de tres jugadas.
daily-end-below = Has sumado **{ $points }**. La mejor serie de tres jugadas vale **{ $best }**.
daily-ended-with-day = El día ha terminado, así que tu intento acaba con los puntos que llevabas.
daily-first = Hoy nadie ha terminado antes que tú.
daily-ahead = Hasta ahora, el { $percent } % de los demás jugadores de hoy tiene menos puntos.
daily-ahead-final = El { $percent } % de los demás jugadores de ese día consiguió menos puntos.
daily-computers = Máquinas con las mismas fichas: { $list }
daily-streak =
    { $count ->
        [one] Tu racha: { $count } día
       *[other] Tu racha: { $count } días seguidos
    }
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
daily-button-yesterday-review = El análisis de ayer
daily-button-again = Otro intento
daily-button-deal = Jugar la ronda
daily-button-puzzle = Jugar el puzle
daily-button-earlier-month = Mes anterior
daily-button-later-month = Mes siguiente
daily-button-end-reminders = Dejar de recordármelo
daily-button-show-me = Mostrarme en los resultados
daily-button-hide-me = No mostrarme en los resultados

daily-solution = **Solución del puzle { $number }:** { $points }
daily-solution-later = Mostraré la solución cuando termine el día: { $when }
daily-review-later = Analizaré tus decisiones cuando termine el día: { $when }
daily-moved-on = Ya vas más adelante. Así va tu intento ahora.
daily-none = No encuentro ese intento. Empieza el de hoy con `/daily deal` o `/daily puzzle`.
daily-not-yours = Este intento es de otra persona. Empieza el tuyo con `/daily deal` o `/daily puzzle`.
daily-shared-before = Ya has compartido este resultado.

daily-weekdays = lun mar mié jue vie sáb dom
daily-legend-deal = Ronda
daily-legend-puzzle = Puzle
daily-legend-forgiven = Perdonado
daily-calendar-deals = Rondas jugadas los días: { $days }
daily-calendar-puzzles = Puzles jugados los días: { $days }
daily-calendar-forgiven = Días sin jugar que no cortan tu racha: { $days }
daily-calendar-none = No has jugado ningún día de este mes.
daily-choose-day = Elige un día del { $first } al { $last }

daily-archive-day = **{ $date }, día { $number }.** ¿A qué quieres jugar? Los juegos de días anteriores no cuentan.
daily-archive-days = No hay ningún juego de ese día. Puedes jugar cualquier día del { $first } al { $last }.
daily-archive-empty = Aún no hay días anteriores. El de hoy será el primero cuando termine.
daily-bad-date = No entiendo esa fecha. Escríbela así: `2026-11-27`.

daily-reminder = La ronda y el puzle del día te esperan.
daily-reminder-on = Juegos del día: te los recuerdo cada día ({ $hour }, { $zone })
daily-reminder-off = Juegos del día: sin recordatorios
daily-reminder-none = nunca
daily-reminder-zone = Para eso necesito tu zona horaria. Usa las dos opciones a la vez, por ejemplo `daily:{ $hour } timezone:Europe/Madrid`.
daily-reminder-hello = Aquí te recordaré la ronda y el puzle del día. Para cambiarlo, usa `/preferences daily:`.

daily-shown = A partir de ahora, tu nombre y tus puntos aparecen en los resultados del día de este servidor.
daily-hidden = Ya no apareces en los resultados del día de este servidor.
daily-not-posted = Este servidor ya no publica los resultados del día.
daily-hour-needs-channel = Aún no publico aquí los juegos del día. Para fijar la hora, elige también un canal con la opción `daily`.
daily-settings-on = Juegos del día: en { $channel }, cada día ({ $time }). Para que deje de publicarlos, borra mi último mensaje con los juegos.
daily-settings-barred = Juegos del día: todavía no puedo publicarlos en { $channel }. `/doctor` dice qué permiso falta.
daily-post-title = **Juegos del día { $number }** · { $date }
daily-post-deal = **Ronda** · jugadores hasta ahora en todos los servidores: { $count }
daily-post-puzzle = **Puzle** · jugadores hasta ahora en todos los servidores: { $count }
daily-post-yesterday = **Resultados del día anterior ({ $number })**
daily-post-deal-final = **Ronda** · jugadores en todos los servidores: { $count }
daily-post-puzzle-final = **Puzle** · jugadores en todos los servidores: { $count } · máximo posible: { $best }
daily-post-row = { $place }. { $who }: { $points }
daily-post-listed = -# Solo aparecen quienes lo han elegido con el botón que hay bajo su resultado.
