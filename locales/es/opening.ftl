opening-rated = Clasificatoria: cuenta para el rating y las clasificaciones. No hay `/hint`, y si sales, no puedes volver.
opening-rated-of-two = Clasificatoria si juegan dos o más personas: entonces cuenta para el rating y las clasificaciones, no hay `/hint`, y si sales, no puedes volver.
opening-friendly = Amistosa: no cuenta para el rating ni las clasificaciones. Puedes usar `/hint`, y si sales, puedes volver.
opening-friendly-unhinted = Amistosa: no cuenta para el rating ni las clasificaciones. Si sales, puedes volver.
opening-rated-proposed = { $who } quiere una partida clasificatoria: cuenta para el rating y las clasificaciones, no hay `/hint` y salir es definitivo. { $mentions }: será clasificatoria si todos aceptan; hasta entonces sigue siendo amistosa.
opening-computers = No clasificatoria, porque juegan máquinas.
opening-changed-rules = No clasificatoria, porque se han cambiado las reglas.
opening-thread = La partida se juega en su propio hilo.
opening-invited =
    { $count ->
        [one] { $mentions }: { $host } te invita a jugar. Hay un asiento reservado para ti hasta que empiece la partida.
       *[other] { $mentions }: { $host } invita a jugar. Cada uno tiene un asiento reservado hasta que empiece la partida.
    }
opening-declined =
    { $count ->
        [one] { $names } rechazó la invitación.
       *[other] { $names } rechazaron la invitación.
    }
opening-was-friendly = Fue una partida amistosa, así que no cuenta para el rating ni las clasificaciones.
opening-begun-in = La partida ha empezado en { $channel }.
opening-thread-name = Triominos con { $host }

opening-opened-and-asked = Tu mesa está abierta, y los demás jugadores ya tienen su invitación. Inicia la partida cuando estén todos.
opening-have-invited = Invitación enviada para tu mesa: { $names }.
opening-host-accepted = { $who } ha aceptado tu invitación y ya tiene asiento.
opening-host-declined = { $who } ha rechazado tu invitación.
opening-host-joined = { $who } ya está en tu mesa.
opening-host-left = { $who } ha dejado tu mesa.
opening-host-left-to-you = { $who } ha dejado la mesa. Ahora la mesa es tuya.
opening-opened-in-thread = Tu mesa está abierta en { $channel }. Inicia la partida cuando estén todos.
opening-no-thread = No puedo abrir un hilo en este canal, así que la partida se juega aquí. En un canal de texto, necesito los permisos Crear hilos públicos y Enviar mensajes en hilos.
opening-board-posted = El tablero se ha publicado otra vez en el canal.
opening-defaults = Para las mesas nuevas, por defecto: { $choices }
opening-defaults-thread = en su propio hilo
opening-defaults-friendly = amistosas
opening-defaults-rated = clasificatorias, cuando el anfitrión ya ha terminado tres partidas aquí
opening-declined-yourself = Has rechazado la invitación, y los demás lo ven en la mesa.
opening-started-without = La partida empezó sin { $names }, por falta de respuesta.

opening-settings = **Ajustes de esta mesa**
opening-settings-host = Puedes cambiarlos hasta que empiece la partida.
opening-settings-others = { $host } puede cambiarlos hasta que empiece la partida.
opening-seats =
    { $count ->
        [one] Asientos: { $count }
       *[other] Asientos: { $count } como máximo
    }
opening-here = La partida se juega en este canal.
opening-choose-seats = Elige el número de asientos
opening-choose-free = Libera un asiento
opening-choose-host = Pasa la mesa a otro jugador
opening-free-seat = Liberar el asiento de { $who }
opening-take-back = Retirar la invitación a { $who }
opening-hand-on = Pasar la mesa a { $who }
opening-choose-invited = Invitar a alguien

opening-held-refusal =
    { $held ->
        [one] El asiento libre está reservado para alguien que recibió una invitación. Inténtalo otra vez cuando responda, o abre una mesa en otro canal con `/play`.
       *[other] Los { $held } asientos libres están reservados para personas que recibieron una invitación. Inténtalo otra vez cuando respondan, o abre una mesa en otro canal con `/play`.
    }
opening-not-invited = No tienes ninguna invitación a esta mesa, o ya has respondido. Si hay un asiento libre, puedes unirte.
opening-not-there = Ese jugador ya no tiene asiento en esta mesa, y no hay ninguno reservado para él.
opening-no-such-seats =
    { $most ->
        [one] Estas reglas son para un jugador, así que solo hay un asiento.
       *[other] Con estas reglas juegan de { $least } a { $most } jugadores, así que la mesa no puede tener ese número de asientos.
    }
opening-unreadable = Con «{ $typed }» no sé a quién invitar. Escribe @ y elige a cada jugador en la lista de Discord.
opening-oneself = Ya tienes asiento, porque la mesa es tuya: no hace falta que te invites.
opening-asks-bot = { $who } es un bot y no puede jugar. Para jugar contra una máquina, usa la opción `computers`.
opening-asks-stranger = { $who } no es miembro de este servidor, así que no puedo enviarle una invitación.
opening-asks-there = { $who } ya tiene un asiento o una invitación en esta mesa.
opening-asks-too-many =
    { $room ->
        [0] No quedan asientos para los jugadores que invitas. Pon más asientos en la mesa, o menos máquinas.
        [one] Solo queda { $room } asiento para los jugadores que invitas. Nombra a un solo jugador.
       *[other] Solo quedan { $room } asientos para los jugadores que invitas. No nombres a más jugadores.
    }
opening-asks-silent = { $who } no quiere invitaciones, así que no puedo enviarle ninguna. Tu mesa sigue abierta para { $who }.
opening-asks-again = Ya has invitado a { $who }, que todavía no ha aceptado. Podrás repetir la invitación: { $when }. Tu mesa sigue abierta para { $who }.
opening-asks-too-often = Has invitado a mucha gente en la última hora. Podrás invitar a más: { $when }. Tu mesa sigue abierta para todos.
