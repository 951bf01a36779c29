turn-placed =
    { $drawn ->
        [0] { $who } coloca { $tile }
       *[other] { $who } roba { $drawn }{ $cost } y coloca { $tile }
    }{ $spot ->
        [0] {""}
       *[other] {" "}en la casilla { $spot }
    }
turn-drew = { $who } roba { $drawn }
turn-stuck = { $who } roba { $drawn } y no coloca ninguna
turn-passed =
    { $drawn ->
        [0] { $who } pasa (el bote está vacío)
       *[other] { $who } roba { $drawn } y pasa (el bote está vacío)
    }
turn-stopped = { $who } roba { $drawn } y deja de robar
turn-dropped-out =
    { $drawn ->
        [0] { $who } pasa (el bote está vacío) y queda fuera de la ronda
       *[other] { $who } roba { $drawn }, pasa (el bote está vacío) y queda fuera de la ronda
    }
turn-with-points = { $line }: **{ $points }**
turn-with-sum = { $line }: { $sum } = **{ $points }**
turn-with-shape =
    { $shape ->
        [bridge] { $line }, un puente
        [hexagon] { $line }, un hexágono
        [double-hexagon] { $line }, un doble hexágono
       *[triple-hexagon] { $line }, un triple hexágono
    }
turn-with-lead = { $line }, empezando con un triple

turn-round =
    { $round ->
        [1] Empieza la partida.
       *[other] Empieza la ronda { $round }.
    }
turn-round-of =
    { $round ->
        [1] Empieza la partida: ronda 1 de { $rounds }.
       *[other] Empieza la ronda { $round } de { $rounds }.
    }
turn-round-last = Empieza la ronda { $round }. Es la última.
turn-rules = -# { $edition } · { $length }
turn-start-draw = Todos roban una ficha para ver quién empieza: { $draws }
turn-start-again = Hay empate, así que los jugadores empatados roban otra vez: { $draws }
turn-start-all-again = Hay empate, así que todos roban otra vez: { $draws }
turn-starts = Empieza { $who }.
turn-starts-tied = No quedan suficientes fichas para volver a robar, así que empieza el primero de los jugadores empatados: { $who }.
turn-starts-alone = { $who } juega en solitario.
turn-starts-highest = Empieza { $who }: tiene el triple más alto o, si nadie tiene un triple, la ficha que más suma.
turn-starts-lot = Empieza { $who }, por sorteo.
turn-commitment = -# Prueba del reparto: { $hash }

turn-out = ¡{ $who } coloca su última ficha!
turn-out-round =
    { $count ->
        [one] ¡{ $who } coloca su última ficha y gana la ronda!
       *[other] ¡{ $who } colocan su última ficha y comparten la victoria de la ronda!
    }
turn-out-bonus = ¡{ $who } coloca su última ficha! **{ $points }**
turn-out-others =
    { $bonus ->
        [0] ¡{ $who } coloca su última ficha! Suma { $others } por las fichas de los demás soportes: **{ $points }**
       *[other] ¡{ $who } coloca su última ficha! Suma { $bonus }, más { $others } por las fichas de los demás soportes: **{ $points }**
    }
turn-out-bell =
    { $bonus ->
        [0] ¡{ $who } ha colocado su última ficha! Suma { $others } por las fichas que había entonces en los demás soportes: **{ $points }**
       *[other] ¡{ $who } ha colocado su última ficha! Suma { $bonus }, más { $others } por las fichas que había entonces en los demás soportes: **{ $points }**
    }
turn-blocked = La ronda está bloqueada.
turn-blocked-nobody = La ronda está bloqueada: no la gana nadie.
turn-blocked-nothing = La ronda está bloqueada. Nadie se lleva puntos.
turn-blocked-lose = La ronda está bloqueada. Cada jugador pierde los puntos que quedan en su soporte: { $changes }
turn-blocked-lowest = La ronda está bloqueada. El jugador con menos puntos en su soporte gana los de los demás soportes, menos los suyos: { $changes }
turn-blocked-differences = La ronda está bloqueada. El jugador con menos puntos en su soporte gana la suma de las diferencias con los demás: { $changes }
turn-blocked-fewest = La ronda está bloqueada. El jugador con menos fichas gana los puntos de los demás soportes, menos los del suyo: { $changes }

turn-round-over = **La ronda { $round } ha terminado.**
turn-round-over-of = **La ronda { $round } de { $rounds } ha terminado.**
turn-round-scored = { $standing }, **{ $gained }** en esta ronda · { $left }
turn-round-unscored = { $who } · { $left }
turn-round-to-go = { $line } · faltan: { $points }
turn-round-left =
    { $count ->
        [0] sin fichas
        [one] le queda { $count } ficha: { $tiles } ({ $sum })
       *[other] le quedan { $count } fichas: { $tiles } ({ $sum })
    }
turn-round-left-unscored =
    { $count ->
        [0] sin fichas
        [one] le queda { $count } ficha: { $tiles }
       *[other] le quedan { $count } fichas: { $tiles }
    }
turn-rounds-won =
    { $count ->
        [one] { $count } ronda ganada
       *[other] { $count } rondas ganadas
    }
turn-next-round = La ronda { $round } empieza cuando alguien pulse **{ $button }**, o automáticamente en medio minuto.
turn-next-round-last = La ronda { $round } es la última. Empieza cuando alguien pulse **{ $button }**, o automáticamente en medio minuto.

turn-wins =
    { $count ->
        [one] 🏆 ¡{ $who } gana con { $points } punto!
       *[other] 🏆 ¡{ $who } gana con { $points } puntos!
    }
turn-wins-tied =
    { $count ->
        [one] 🏆 ¡{ $who } comparten la victoria con { $points } punto!
       *[other] 🏆 ¡{ $who } comparten la victoria con { $points } puntos!
    }
turn-wins-unscored = 🏆 ¡Victoria para { $who }!
turn-wins-unscored-tied = 🏆 ¡{ $who } comparten la victoria!
turn-wins-rounds =
    { $count ->
        [one] 🏆 ¡{ $who } gana { $count } ronda y se lleva la partida!
       *[other] 🏆 ¡{ $who } gana { $count } rondas y se lleva la partida!
    }
turn-wins-rounds-tied =
    { $count ->
        [one] 🏆 ¡{ $who } comparten la victoria con { $count } ronda ganada!
       *[other] 🏆 ¡{ $who } comparten la victoria con { $count } rondas ganadas!
    }
turn-alone-over =
    { $count ->
        [one] 🏆 ¡{ $who } termina con { $points } punto!
       *[other] 🏆 ¡{ $who } termina con { $points } puntos!
    }
turn-nobody-wins = Nadie gana.

turn-standings = { $standings } · bote { $pool }
turn-standings-last = { $standings } · bote { $pool } · última ronda
turn-standing-dropped = { $standing } (fuera de la ronda)
turn-last-round =
    { $count ->
        [one] { $who } tiene { $score } punto, así que esta ronda es la última.
       *[other] { $who } tiene { $score } puntos, así que esta ronda es la última.
    }
turn-one-more-round =
    { $count ->
        [one] { $who } tiene { $score } punto, así que queda una última ronda.
       *[other] { $who } tiene { $score } puntos, así que queda una última ronda.
    }
turn-played-on = { $who } coloca su última ficha. La ronda sigue hasta que todos hayan jugado el mismo número de turnos.
turn-played-on-shared = { $who } coloca su última ficha. La ronda sigue hasta que todos hayan jugado el mismo número de turnos. Quien también coloque su última ficha comparte la victoria.
turn-played-on-counted = { $who } coloca su última ficha. La ronda sigue hasta que todos hayan jugado el mismo número de turnos. Los demás soportes cuentan tal como están ahora.
turn-call = { $mention }, es tu turno.
turn-next = Siguiente: { $who }

turn-undone = { $who } deshizo su última jugada.
turn-undo-asked = { $who } quiere deshacer su última jugada. Si te parece bien, pulsa **{ $button }**. Si no, sigue jugando.
turn-undo-agreed = A { $who } le parece bien deshacer la jugada. Han aceptado: { $agreed } de { $needed }.
turn-undo-granted = { $who } quería deshacer su última jugada, y todos han aceptado.
turn-undo-overtaken = { $who } quería deshacer su última jugada, pero la partida ya había avanzado.

turn-kept-bridge = { $who } se guardó la { $tile } para el puente: { $points }
turn-kept-hexagon = { $who } se guardó la { $tile } para el hexágono: { $points }
turn-kept-double-hexagon = { $who } se guardó la { $tile } para el doble hexágono: { $points }
turn-kept-triple-hexagon = { $who } se guardó la { $tile } para el triple hexágono: { $points }
