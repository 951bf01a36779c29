rules-title = Las reglas de esta mesa: **{ $edition }**
rules-title-changed = Las reglas de esta mesa: **{ $edition }**, con los cambios en negrita
rules-line = - { $name }: { $value }
rules-line-changed = - **{ $name }: { $value }**
rules-may-change = Elige aquí una edición, o cambia las reglas de una en una.
rules-host-may-change = { $host } puede cambiar las reglas hasta que empiece la partida.
rules-fixed = La partida ha empezado, así que ya no se pueden cambiar las reglas.
rules-choose-edition = Elige una edición
rules-choose-clause = Cambia una regla
rules-choose-value = { $name }: elige una opción
rules-edition-changed = { $edition }, con cambios

rules-players = Jugadores
rules-hand = Fichas repartidas
rules-starter = Quién empieza
rules-start-tie = Empate al empezar
rules-opening = Empezar con un triple
rules-zero-option = Empezar con 0‑0‑0
rules-scoring = Lo que vale una ficha
rules-bonuses = Figuras
rules-bridge-rule = Qué es un puente
rules-draws = Robar
rules-draw = Cuándo robar
rules-stop-drawing = Dejar de robar
rules-after-draw = Después de robar
rules-empty-pool = Cuando el bote está vacío
rules-pass-empty = Pasar con el bote vacío
rules-going-out = Colocar la última ficha
rules-round-end = Fin de una ronda
rules-out-count = Cuándo se cuentan los demás soportes
rules-dead-board = Cuando ya no puede encajar ninguna ficha
rules-blocked = Una ronda bloqueada
rules-dropped-rack = Jugadores fuera de la ronda
rules-match = Duración de la partida
rules-last-round = Última ronda
rules-match-winner = Quién gana la partida

rules-players-are = { $players }
rules-hand-each = { $hand } por jugador
rules-hand-by-players =
    { $most ->
        [one] { $hands } jugador
       *[other] { $hands } jugadores
    }
rules-hand-entry = { $hand } por jugador con { $players }
rules-starter-drawn = cada jugador roba una ficha, y empieza quien tenga la suma más alta
rules-start-tie-tied = solo los jugadores empatados roban otra vez
rules-start-tie-all = todos roban otra vez
rules-starter-highest = el jugador con el triple más alto, por ejemplo 5‑5‑5; debe colocarlo primero
rules-starter-lot = un jugador elegido al azar
rules-opening-none = sin puntos extra
rules-opening-bonus = +{ $triple } además de la suma del triple; +{ $zero } por 0‑0‑0
rules-zero-no = no se permite si tienes un triple más alto
rules-zero-yes = se permite aunque tengas un triple más alto
rules-scoring-sum = la suma de sus tres números
rules-scoring-kids = un punto
rules-scoring-none = nada; no se cuentan puntos
rules-bonuses-are = puente +{ $bridge }, hexágono +{ $hexagon }, doble hexágono +{ $double }, triple hexágono +{ $triple }
rules-bonuses-none = sin puntos extra por puentes y hexágonos
rules-bridge-open = un lado coincide, los otros dos están libres, y la punta opuesta toca una ficha
rules-bridge-two-sides = un lado coincide y la punta opuesta toca una ficha; o dos lados coinciden sin formar un hexágono
rules-bridge-more-sides = un lado coincide y la punta opuesta toca una ficha; o varios lados coinciden sin formar un hexágono
rules-draws-limit =
    { $limit ->
        [one] { $draw ->
            [0] una por turno, sin penalización
           *[other] una por turno, −{ $draw }; −{ $stuck } más si aun así no colocas ninguna
        }
       *[other] { $draw ->
            [0] hasta { $limit } por turno, sin penalización
           *[other] hasta { $limit } por turno, −{ $draw } cada una; −{ $stuck } más si aun así no colocas ninguna
        }
    }
rules-draws-no-limit =
    { $draw ->
        [0] sin límite y sin penalización
       *[other] sin límite, −{ $draw } cada una
    }
rules-draw-optional = cuando no puedes o no quieres colocar una ficha
rules-draw-stuck = solo cuando no puedes colocar una ficha
rules-stop-no = no se puede; robas hasta que coloques una ficha o no puedas robar más
rules-stop-yes = se permite después de cada robo, sin más penalización
rules-stop-stuck = se permite después de cada robo si aún no puedes colocar una ficha, sin más penalización
rules-after-draw-drawn = solo puedes colocar la ficha que acabas de robar
rules-after-draw-any = puedes colocar cualquiera de tus fichas
rules-empty-pass =
    { $cost ->
        [0] puedes pasar sin penalización
       *[other] puedes pasar (−{ $cost })
    }
rules-empty-drop-out = un jugador que pasa queda fuera de la ronda
rules-pass-empty-may = se permite aunque puedas colocar una ficha
rules-pass-empty-stuck = solo se permite si no puedes colocar ninguna ficha
rules-going-out-sum =
    { $bonus ->
        [0] la suma de las fichas de los demás soportes
       *[other] +{ $bonus } y la suma de las fichas de los demás soportes
    }
rules-going-out-bonus =
    { $bonus ->
        [0] sin puntos
       *[other] +{ $bonus }
    }
rules-going-out-wins = gana la partida
rules-going-out-wins-round = gana la ronda
rules-round-end-at-once = en cuanto alguien coloca su última ficha
rules-round-end-equal = cuando alguien ha colocado su última ficha y todos han jugado el mismo número de turnos
rules-round-end-shared = cuando alguien coloca su última ficha y todos han jugado los mismos turnos; pueden ganar varios
rules-out-count-end = al final de la ronda
rules-out-count-bell = en cuanto un jugador coloca su última ficha, antes de los últimos turnos
rules-dead-draw-on = los jugadores siguen robando hasta vaciar el bote
rules-dead-ends = la ronda queda bloqueada de inmediato, aunque el bote todavía tenga fichas
rules-blocked-own = cada jugador pierde los puntos que quedan en su soporte
rules-blocked-lowest = el jugador con menos puntos en su soporte gana los de los demás soportes, menos los suyos
rules-blocked-fewest = el jugador con menos fichas gana los puntos de los demás soportes, menos los del suyo
rules-blocked-differences = el jugador con menos puntos en su soporte gana la suma de las diferencias con los demás
rules-blocked-none = nadie recibe puntos
rules-blocked-unscored = nadie gana
rules-dropped-counts = si la ronda queda bloqueada, pierden los puntos que quedan en sus soportes
rules-dropped-spared = si la ronda queda bloqueada, no pierden puntos
rules-match-single = una ronda
rules-match-rounds =
    { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }
rules-match-exceeds =
    { $limit ->
        [one] hasta el final de la ronda en la que alguien supere { $limit } punto
       *[other] hasta el final de la ronda en la que alguien supere los { $limit } puntos
    }
rules-match-reaches =
    { $limit ->
        [one] hasta el final de la ronda en la que alguien alcance { $limit } punto
       *[other] hasta el final de la ronda en la que alguien alcance los { $limit } puntos
    }
rules-match-exceeds-next =
    { $limit ->
        [one] cuando alguien supera { $limit } punto, se juega una ronda más
       *[other] cuando alguien supera los { $limit } puntos, se juega una ronda más
    }
rules-match-reaches-next =
    { $limit ->
        [one] cuando alguien alcanza { $limit } punto, se juega una ronda más
       *[other] cuando alguien alcanza los { $limit } puntos, se juega una ronda más
    }
rules-last-round-this = la ronda en la que alguien supera el límite de puntos
rules-last-round-next = una ronda más después de que alguien supere el límite de puntos
rules-winner-highest = la puntuación más alta
rules-winner-round = el ganador de la última ronda, si superó el límite de puntos; si no, la puntuación más alta
rules-winner-out = el primer jugador que coloca su última ficha
rules-winner-all-out = todos los jugadores que colocan su última ficha
rules-winner-rounds = el mayor número de rondas ganadas; si hay empate, se comparte la victoria

rules-from-goliath = Cajas de Goliath (internacional, De Luxe, Iberia 2016) y caja de Piatnik
rules-from-tournament = Cajas de Goliath (internacional, De Luxe, Iberia 2016) y Piatnik: «reglas oficiales», a 400 puntos
rules-from-tournament-pl = Reglas polacas de las cajas de Goliath (internacional, Iberia 2016): con 400 puntos acaba la partida
rules-from-piatnik-hu = Reglas húngaras de Piatnik: con 400 puntos acaba la partida; si pasas, quedas fuera de la ronda
rules-from-goliath-nl = Antigua hoja neerlandesa de Goliath, con triple hexágono: hasta 6 jugadores, mismo número de turnos
rules-from-kids = Consejos para niños de la antigua hoja neerlandesa de Goliath: pocos puntos, sin penalización
rules-from-casual = Las reglas impresas permiten jugar sin puntos; aquí gana quien coloca antes su última ficha
rules-from-pressman = Caja estadounidense de Pressman: empieza el triple más alto, y se roba sin límite
rules-from-wikipedia = Artículo de Wikipedia: empieza el triple más alto, y se roba con límite
rules-from-app = App móvil de la editorial: dos jugadores, y el primero se elige al azar

rules-bad = **Estas reglas no son compatibles.** { $why } No he cambiado nada.
rules-bad-players =
    { $most ->
        [one] Estas reglas son para un jugador, no para { $players }.
       *[other] Estas reglas son para { $span } jugadores, no para { $players }.
    }
rules-bad-no-pool =
    Con { $hand ->
        [one] una ficha
       *[other] { $hand } fichas
    } { $players ->
        [one] para un jugador
       *[other] para cada uno de los { $players } jugadores
    } no quedaría nada en el bote para robar. Elige menos fichas, o menos jugadores.
rules-bad-scoreless = No se cuentan puntos, así que «{ $name }» no tiene efecto. Decide primero cuántos puntos vale una ficha.
rules-bad-scoreless-match = Cuando no se cuentan puntos, la partida dura un número fijo de rondas. Elige un número de rondas, o decide primero cuántos puntos vale una ficha.
rules-bad-opening = Un triple al empezar solo puede dar puntos extra si una ficha vale la suma de sus números.
rules-bad-winner = El ganador de la última ronda solo puede ganar la partida si se juega hasta cierto número de puntos. Elige primero un número de puntos como duración de la partida.
rules-bad-never-ends = Con un punto por ficha, las penalizaciones de «{ $name }» podrían superar lo que se gana, y una partida hasta cierto número de puntos podría no terminar nunca. Elige ahí una opción sin penalización.
rules-bad-too-long = Con un punto por ficha, una partida a { $limit } duraría cientos de rondas. Puedes elegir { $most } como máximo.
rules-bad-idle = «{ $name }» no tendría efecto aquí. { $why }
rules-idle-zero-option = Solo importa si hay que colocar primero el triple más alto. Elígelo antes en «Quién empieza».
rules-idle-start-tie = Solo importa si los jugadores roban una ficha para ver quién empieza. Elígelo antes en «Quién empieza».
rules-idle-stop-drawing = Si solo se puede robar una ficha por turno, no tiene sentido dejar de robar. Primero permite robar más de una.
rules-idle-pass-empty = Solo importa si se puede robar o pasar aunque encaje una ficha. Elígelo antes en «Cuándo robar».
rules-idle-dropped-rack = Solo importa si un jugador que pasa queda fuera de la ronda, y si en una ronda bloqueada cada jugador pierde los puntos que quedan en su soporte. Elige antes esas dos reglas.
rules-idle-out-count = Solo importa si todos tienen el mismo número de turnos, y si una ficha vale la suma de sus números. Elige antes esas dos reglas.
rules-idle-last-round = Solo importa si se juega hasta cierto número de puntos. Elige antes un número de puntos como duración de la partida.
