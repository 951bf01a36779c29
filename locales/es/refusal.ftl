refusal-between-rounds = Esta ronda ha terminado. Espera a la siguiente.
refusal-not-your-turn = Es el turno de { $who }. Te aviso cuando sea el tuyo.
refusal-tile-not-on-rack = No tienes la { $tile }. `/rack` muestra tus fichas.
refusal-only-the-drawn-tile = Solo puedes colocar la ficha que acabas de robar: { $tile }. Si no encaja, usa `/draw` o `/pass`.
refusal-must-lead = La ronda debe empezar con { $tile }. Colócala en la casilla 1.
refusal-cell-taken = Ahí ya hay una ficha. `/board` muestra las casillas libres.
refusal-not-beside-a-tile = Una ficha debe compartir un lado con otra del tablero. `/board` muestra las casillas libres.
refusal-no-such-spot = La casilla { $spot } no existe. `/board` muestra las casillas libres.
refusal-no-such-spot-open = La casilla { $spot } no existe. Estas están libres: { $open }
refusal-spot-gone = La casilla { $spot } ya no está libre: hay una ficha ahí, o ya no encaja ninguna. `/board` muestra las casillas libres.
refusal-no-such-turn = No puedes girar la { $tile } de modo que se lea { $corners } en sentido horario. Elige otra ficha u otra casilla.
refusal-corners-disagree =
    { $spot ->
        [0] { $tile } no encaja ahí. Esa casilla necesita { $corners } en sentido horario; tu ficha tendría { $brings }.
       *[other] { $tile } no encaja en la casilla { $spot }. Necesita { $corners } en sentido horario; tu ficha tendría { $brings }.
    }
refusal-rack-shows = `/rack` muestra lo que encaja.
refusal-try-another = No te ha costado nada: elige otra ficha u otra casilla.
refusal-a-tile-fits-unhinted = Una de tus fichas encaja en algún sitio, así que todavía no puedes robar ni pasar. No te ha costado nada: busca la ficha y colócala.
refusal-bring = { $tile } en vez de { $board } { $corner }
refusal-misfit-title =
    { $spot ->
        [0] { $tile } no encaja
       *[other] { $tile } no encaja en la casilla { $spot }
    }
refusal-misfit-alt =
    { $count ->
        [one] El tablero, con la ficha donde querías colocarla. Sus puntas, en sentido horario desde arriba o desde arriba a la izquierda: { $lies }. Una cruz marca la punta que no coincide.
       *[other] El tablero, con la ficha donde querías colocarla. Sus puntas, en sentido horario desde arriba o desde arriba a la izquierda: { $lies }. Unas cruces marcan las { $count } puntas que no coinciden.
    }
refusal-opening-turn = Empiezas la ronda, así que coloca primero una ficha en la casilla 1. `/rack` muestra tus fichas.
refusal-pool-empty = El bote está vacío. Coloca una ficha si alguna encaja, o pasa con `/pass`.
refusal-draw-limit =
    { $limit ->
        [one] Solo puedes robar una ficha por turno. Coloca una ficha, o pasa con `/pass`.
       *[other] Solo puedes robar { $limit } fichas por turno. Coloca una ficha, o pasa con `/pass`.
    }
refusal-a-tile-fits = Una de tus fichas encaja, así que todavía no puedes robar ni pasar. `/rack` muestra cuál.
refusal-pool-not-empty = Solo puedes pasar cuando no queda nada que robar. Coloca una ficha, o roba con `/draw`.

refusal-channel-taken = Este canal ya tiene una mesa; la verás aquí en un momento. Únete a ella, o abre una en otro canal.
refusal-channel-taken-link =
    Este canal ya tiene una mesa: { $link }
    Únete a ella, o abre una en otro canal.
refusal-channel-taken-by = En la mesa: { $who } · abierta: { $when }
refusal-channel-taken-thread = También puedes jugar en un hilo de este canal: pulsa el botón de abajo.
refusal-no-new-thread = No puedo abrir un hilo en este canal. Necesito un canal de texto y los permisos **Crear hilos públicos** y **Enviar mensajes en hilos**.
refusal-too-many-tables =
    { $limit ->
        [one] Este servidor ya tiene una mesa abierta y no puede tener más. Únete a ella, o inténtalo otra vez cuando termine su partida.
       *[other] Este servidor ya tiene { $limit } mesas abiertas y no puede tener más. Únete a una de ellas, o inténtalo otra vez cuando termine una partida.
    }
refusal-too-many-lobbies =
    { $limit ->
        [one] Ya tienes una mesa esperando jugadores, y no puedes tener más. Primero inicia su partida, o ciérrala con `/end`.
       *[other] Ya tienes { $limit } mesas esperando jugadores, y no puedes tener más. Primero inicia una de sus partidas, o cierra una mesa con `/end`.
    }
refusal-too-many-matches =
    { $limit ->
        [one] En este servidor ya tienes una mesa con una partida sin reloj, y no puedes tener más. Juega esa partida hasta el final o termínala con `/end`, o juega con reloj.
       *[other] En este servidor ya tienes { $limit } mesas con partidas sin reloj, y no puedes tener más. Juega una hasta el final o termínala con `/end`, o juega con reloj.
    }
refusal-too-fast =
    Demasiado rápido para mí, así que no he cambiado nada. { $seconds ->
        [one] Inténtalo otra vez en un segundo.
       *[other] Inténtalo otra vez en { $seconds } segundos.
    }
refusal-too-often = Has pedido esto muchas veces en los últimos minutos, así que esta vez no lo he hecho. Podrás repetirlo { $when }.
refusal-next-replay =
    Preparar una repetición lleva un rato. { $seconds ->
        [one] Podrás pedir otra en un segundo.
       *[other] Podrás pedir otra en { $seconds } segundos.
    }
refusal-table-closed = Esta mesa está cerrada. Abre otra con `/play`.
refusal-no-such-table = Esa mesa ya no existe. Abre otra con `/play`.
refusal-not-started = La partida todavía no ha empezado. El anfitrión la inicia con el botón **Iniciar**.
refusal-already-started = La partida ya ha empezado. Puedes mirarla, o abrir una mesa en otro canal.
refusal-playing-already = La partida ya ha empezado y tú estás en ella.
refusal-no-record = Solo tienen registro las partidas que se jugaron hasta el final.
refusal-not-at-table = No juegas en esta mesa. Únete si la partida todavía no ha empezado, o abre otra mesa en otro canal con `/play`.
refusal-left-for-good = Has salido de esta partida. Quien sale de una partida clasificatoria o de torneo ya no puede volver a ella, pero puedes quedarte a mirar.
refusal-already-seated = Ya tienes asiento en esta mesa.
refusal-full =
    { $seats ->
        [one] El único asiento está ocupado. Abre una mesa en otro canal con `/play`.
       *[other] Los { $seats } asientos están ocupados. Abre una mesa en otro canal con `/play`.
    }
refusal-too-few =
    { $seats ->
        [one] Esta partida necesita al menos un jugador.
       *[other] Esta partida necesita al menos { $seats } jugadores.
    } Espera a que se unan otros, o añade máquinas.
refusal-too-many =
    { $taken ->
        [one] En esta mesa hay un jugador,
       *[other] En esta mesa hay { $taken } jugadores,
    } pero esas reglas admiten { $seats } como máximo. No he cambiado nada.
refusal-no-computer = No hay ninguna máquina en esta mesa.
refusal-no-draining = Con estas reglas solo se roba si no encaja ninguna ficha, así que Urraca no puede vaciar el bote.
refusal-no-stand-ins = En esta mesa, el anfitrión no permite ocupar el asiento de una máquina, pero puedes mirar.
refusal-no-stand-ins-rated = En partidas clasificatorias y torneos, nadie puede ocupar el asiento de una máquina, pero puedes mirar.
refusal-host-starts = La mesa es de { $host }, que iniciará la partida. No tienes que hacer nada.
refusal-not-the-host = Eso solo puede hacerlo el anfitrión de esta mesa: { $host }.
refusal-of-tournament = Esta partida es de un torneo, así que no puedes terminarla. Los organizadores pueden decidir su resultado con `/tournament result`; `/leave` deja tu asiento a una máquina.
refusal-no-hint-competitive = En partidas clasificatorias y torneos no hay pistas: decides tú. `/rack` muestra tus fichas.
refusal-no-hint-unhinted = Esta mesa se abrió sin pistas. `/rack` muestra tus fichas.
refusal-undo-nothing-placed = No colocaste ninguna ficha en tu último turno, así que no hay nada que deshacer.
refusal-undo-somebody-acted = Ya es tarde para deshacer: la partida ha avanzado. Solo puedes deshacer una jugada mientras nadie más haya hecho nada.
refusal-undo-drew = Has visto la ficha que robaste, así que ese turno no se puede deshacer.
refusal-undo-round-over = Esa ronda ha terminado, así que sus jugadas no se pueden deshacer.
refusal-undo-changed = Tu última jugada no se puede deshacer: se hizo automáticamente, o algo ha cambiado en la mesa desde entonces.
refusal-undo-asked-already = Ya les he preguntado a los demás. Desharé tu jugada cuando todos acepten.
refusal-undo-once-a-round = En partidas clasificatorias y torneos, solo puedes pedir deshacer una jugada por ronda, y ya lo has hecho.
refusal-undo-computer-drew = Una máquina ha robado una ficha desde entonces, así que tu jugada ya no se puede deshacer.
refusal-undo-replies-too-often = En esta ronda ya has deshecho tres jugadas después de la respuesta de una máquina, y ese es el límite. Sigue desde aquí.
refusal-board-moved-on = La partida ha avanzado. Así está ahora.
refusal-board-moved-since = La partida ha seguido. Los últimos turnos:
refusal-already-handled = Eso ya está hecho.
refusal-unknown-tile = «{ $typed }» no es una ficha. Escribe tres números del 0 al 5, por ejemplo 0‑3‑5.
refusal-unknown-length = «{ $typed }» no es una duración de partida. Escribe un número y elige una de las sugerencias: de 1 a 99 rondas, o de 10 a 9999 puntos.
refusal-unknown-spot = «{ $typed }» no es una casilla. Escribe el número de una casilla libre del tablero, por ejemplo 12.

refusal-not-in-this-channel = En este tipo de canal no se pueden abrir mesas. Usa `/play` en un canal de texto o en un hilo.
refusal-managers-only = Para cambiar los ajustes de este servidor, necesitas el permiso **Gestionar servidor**. `/preferences` cambia los tuyos.
refusal-rights-unknown = Ahora mismo no puedo comprobar tus permisos en este servidor. Inténtalo de nuevo en un momento.
refusal-missing-permissions =
    { $count ->
        [one] Me falta un permiso en este canal: { $names }. Pídeselo a un moderador, o elige otro canal.
       *[other] Me faltan permisos en este canal: { $names }. Pídeselos a un moderador, o elige otro canal.
    }
refusal-permission-view-channel = Ver canal
refusal-permission-send-messages = Enviar mensajes
refusal-permission-send-messages-in-threads = Enviar mensajes en hilos
refusal-permission-create-public-threads = Crear hilos públicos
refusal-permission-attach-files = Adjuntar archivos
refusal-permission-embed-links = Insertar enlaces
refusal-permission-read-message-history = Leer el historial de mensajes
refusal-permission-manage-roles = Gestionar roles
refusal-permission-create-events = Crear eventos

refusal-trouble = Lo siento, algo ha fallado por mi parte. Inténtalo otra vez en un momento. Si vuelve a pasar, dales el código { $code } a los responsables de este bot.
refusal-database-trouble = Lo siento, en este momento no puedo acceder a mi memoria. No se ha perdido nada de lo que has jugado. Inténtalo otra vez en un minuto. Si vuelve a pasar, dales el código { $code } a los responsables de este bot.
refusal-being-updated = Me están actualizando en este momento. No se ha perdido nada. Inténtalo otra vez en unos segundos.
