opening-rated = Clasificatoria: cuenta para el rating y las clasificaciones. No hay `/hint`, y si sales, no puedes volver.
opening-rated-of-two = Clasificatoria si juegan dos o más personas: entonces cuenta para el rating y las clasificaciones, no hay `/hint`, y si sales, no puedes volver.
opening-friendly = Amistosa: no cuenta para el rating ni las clasificaciones. Puedes usar `/hint`, y si sales, puedes volver.
opening-friendly-unhinted = Amistosa: no cuenta para el rating ni las clasificaciones. Si sales, puedes volver.
opening-rated-proposed = { $who } quiere una partida clasificatoria: cuenta para el rating y las clasificaciones, no hay `/hint`, y si sales, no puedes volver. { $mentions }: será clasificatoria cuando todos acepten; hasta entonces sigue siendo amistosa.
opening-computers = No clasificatoria, porque juegan máquinas.
opening-changed-rules = No clasificatoria, porque se han cambiado las reglas.
opening-thread = La partida se jugará en su propio hilo.
opening-invited =
    { $count ->
        [one] { $mentions }: { $host } te invita a jugar. Te guardo el asiento hasta que empiece la partida.
       *[other] { $mentions }: { $host } invita a jugar. Guardo los asientos hasta que empiece la partida.
    }
opening-declined =
    { $count ->
        [one] { $names } rechazó la invitación.
       *[other] { $names } rechazaron la invitación.
    }
opening-was-friendly = Fue una partida amistosa, así que no cuenta para el rating ni las clasificaciones.
opening-begun-in = La partida ha empezado en { $channel }.
opening-thread-name = Triominos con { $host }

opening-opened-and-asked = Tu mesa está abierta, y ya he invitado a los demás. Inicia la partida cuando estén todos.
opening-have-invited = He invitado a tu mesa a { $names }.
opening-host-accepted = { $who } ha aceptado tu invitación y ya tiene asiento.
opening-host-declined = { $who } ha rechazado tu invitación.
opening-host-joined = { $who } se ha unido a tu mesa.
opening-host-left = { $who } ha salido de tu mesa.
opening-host-left-to-you = { $who } ha salido de la mesa. Ahora la mesa es tuya.
opening-opened-in-thread = Tu mesa está abierta en { $channel }. Inicia la partida cuando estén todos.
opening-no-thread = No puedo abrir un hilo aquí, así que la partida se queda en este canal. Necesito un canal de texto y los permisos **Crear hilos públicos** y **Enviar mensajes en hilos**.
opening-board-posted = He vuelto a publicar el tablero en el canal.
opening-defaults = Mesas nuevas, por defecto: { $choices }
opening-defaults-thread = en su propio hilo
opening-defaults-friendly = amistosas
opening-defaults-rated = clasificatorias, en cuanto el anfitrión termine tres partidas en este servidor
opening-declined-yourself = Has rechazado la invitación. Los demás pueden verlo en la mesa.
opening-started-without = La partida empezó sin { $names }, porque aún faltaba su respuesta a la invitación.

opening-settings = **Ajustes de esta mesa**
opening-settings-host = Puedes cambiar estos ajustes hasta que empiece la partida.
opening-settings-others = { $host } puede cambiar estos ajustes hasta que empiece la partida.
opening-seats =
    { $count ->
        [one] Asientos: { $count }
       *[other] Asientos: { $count } como máximo
    }
opening-here = La partida se jugará en este canal.
opening-choose-seats = Elige el número de asientos
opening-choose-free = Libera un asiento
opening-choose-host = Pásale la mesa a otro jugador
opening-free-seat = Liberar el asiento de { $who }
opening-take-back = Retirar la invitación a { $who }
opening-hand-on = Pasar la mesa a { $who }
opening-choose-invited = Invitar a alguien

opening-held-refusal =
    { $held ->
        [one] El último asiento libre está reservado para una persona invitada. Inténtalo otra vez cuando responda, o abre una mesa en otro canal.
       *[other] Los últimos { $held } asientos libres están reservados para personas invitadas. Inténtalo otra vez cuando respondan, o abre una mesa en otro canal.
    }
opening-not-invited = No tienes ninguna invitación pendiente en esta mesa: nadie te ha invitado o ya has respondido. Si hay un asiento libre, puedes unirte.
opening-not-there = Ese jugador ya no tiene asiento ni invitación en esta mesa.
opening-no-such-seats =
    { $most ->
        [one] Estas reglas son para un jugador, así que solo hay un asiento.
       *[other] Con estas reglas juegan de { $least } a { $most } jugadores. Elige un número de asientos dentro de esos límites.
    }
opening-unreadable = No sé quién es «{ $typed }». Escribe @ y elige a cada jugador en la lista de Discord.
opening-oneself = Ya tienes asiento, porque la mesa es tuya: no hace falta que te invites.
opening-asks-bot = { $who } es un bot y no puede jugar. Para añadir una máquina, usa la opción `computers`.
opening-asks-stranger = { $who } no está en este servidor, así que no puedo enviarle una invitación.
opening-asks-there = { $who } ya tiene un asiento o una invitación en esta mesa.
opening-asks-too-many =
    { $room ->
        [0] No quedan asientos para los jugadores que invitas. Pon más asientos en la mesa, o menos máquinas.
        [one] Solo queda { $room } asiento, así que solo puedes invitar a un jugador.
       *[other] Solo quedan { $room } asientos, así que no puedes invitar a más de { $room } jugadores.
    }
opening-asks-silent = { $who } no acepta invitaciones, así que no puedo enviarle ninguna. Aun así, puede unirse a tu mesa.
opening-asks-again = Ya has invitado a { $who }, y no ha aceptado. Aun así, puede unirse a tu mesa. Podrás repetir la invitación { $when }.
opening-asks-too-often = Has invitado a mucha gente en la última hora. Aun así, cualquiera puede unirse a tu mesa. Podrás invitar a más { $when }.
