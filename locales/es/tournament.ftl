tournament-title = **{ $name }**: torneo de Triominos
tournament-rounds = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
  } en mesas de hasta { $seats } · { $edition }
tournament-arena = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
  } de juego, en mesas de hasta { $seats } a medida que hay jugadores libres · { $edition }
tournament-round-robin = todos contra todos, una vez, en mesas de dos · { $edition }
tournament-knockout = eliminatorias en mesas de dos, con cabezas de serie según el rating: si pierdes, quedas fuera · { $edition }
tournament-plan-start = - **Inicio:** { $start }
tournament-plan-check-in = - **Confirmación:** { $time } antes del inicio (apertura: { $opens }). Los jugadores que no confirman no tienen asiento.
tournament-plan-check-in-later = - **Confirmación:** { $time }, cuando la abra un organizador. Los jugadores que no confirman no tienen asiento.
tournament-plan-play = - **Juego:** { $play }
tournament-plan-name = - **Nombre:** { $name }
tournament-plan-places = - **Plazas:** { $places }
tournament-plan-match = - **Cada partida:** { $length }
tournament-plan-entry = - **Requisitos:** { $terms }
tournament-plan-weekly = - **Repetición:** cada semana
tournament-plan-weekly-without = - **Repetición:** cada semana, salvo { $dates }
tournament-term-role = rol: { $role }
tournament-term-rating = rating de los jugadores: { $band }
tournament-term-account = antigüedad de la cuenta: al menos { $time }
tournament-term-member = tiempo en este servidor: al menos { $time }
tournament-band-least = { $least } o más
tournament-band-most = { $most } o menos
tournament-plan-final =
    { $seats ->
        [one] - **Mesa final:** el mejor jugador
       *[other] - **Mesa final:** los { $seats } mejores jugadores
    }
tournament-plan-clock = - **Reloj:** { $clock }
tournament-plan-no-clock = - **Reloj:** ninguno; juega con calma
tournament-plan-turn-up =
    { $minutes ->
        [one] - **Presentarse:** en el minuto siguiente a la llamada a tu mesa, o una máquina ocupa tu asiento
       *[other] - **Presentarse:** en los { $minutes } minutos siguientes a la llamada a tu mesa, o una máquina ocupa tu asiento
    }
tournament-plan-table = - **Duración de una mesa:** { $time } como máximo; después deciden los puntos de ese momento
tournament-plan-length = - **Duración:** aproximadamente { $time }
tournament-plan-length-long = - **Duración:** aproximadamente { $time }, así que reserva toda la tarde
tournament-plan-late = - **Inscripción tardía:** hasta que empiece la ronda { $round }
tournament-plan-late-none = - **Inscripción tardía:** no, solo antes del inicio
tournament-plan-late-arena = - **Inscripción tardía:** hasta el final
tournament-plan-late-until = - **Inscripción tardía:** hasta el final: { $until }
tournament-plan-computers =
    { $count ->
        [one] - **Máquinas:** una, nivel: { $level }
       *[other] - **Máquinas:** { $count }, nivel: { $level }
    }
tournament-time-minutes =
    { $count ->
        [one] un minuto
       *[other] { $count } minutos
    }
tournament-time-hours =
    { $count ->
        [one] una hora
       *[other] { $count } horas
    }
tournament-time-days =
    { $count ->
        [one] un día
       *[other] { $count } días
    }
tournament-worth = En cada mesa, el primer puesto vale 12 puntos, el último 0, y los demás, a intervalos iguales entre ambos; los jugadores empatados se reparten sus puntos. Un descanso, que es una ronda sin mesa, vale 6.
tournament-organiser = Organiza { $organiser }.
tournament-players = Participantes ({ $count } de { $capacity }): { $names }
tournament-players-many = { $names } y { $more } más
tournament-no-players = Todavía no se ha unido nadie.
tournament-waiting = Lista de espera ({ $count }): { $names }
tournament-sign-up-full = Todas las plazas están ocupadas. El botón te apunta a la lista de espera; cuando quede una plaza libre, entrarás automáticamente.
tournament-sign-up = Únete con el botón. Un organizador inicia el torneo con `/tournament start`.
tournament-sign-up-planned = Únete con el botón. El torneo empieza automáticamente.
tournament-check-in-until = Confirma tu asistencia con el botón, o no tendrás asiento. Límite: { $until }.
tournament-round-under-way = Se está jugando la ronda { $round } de { $rounds }. Mesas que siguen jugando: { $playing }.
tournament-final-under-way = Se está jugando la mesa final.
tournament-arena-under-way = Fin de la arena: { $until }. Mesas en juego: { $playing }.
tournament-arena-ending = Ya no se forman más mesas. Mesas que siguen jugando: { $playing }.
tournament-is-paused = El torneo está en pausa: todos los relojes están parados, también en las mesas, y no empieza ninguna ronda.
tournament-won = El torneo ha terminado. Gana { $who }. 🏆
tournament-over-too-few = El torneo ha terminado: no quedaban suficientes jugadores.
tournament-over-no-persons = El torneo ha terminado: todos se han ido, y las máquinas no siguen jugando sin personas.
tournament-over-cancelled = Un organizador ha cancelado el torneo.
tournament-over-expired = El torneo ha terminado porque nadie lo continuó.

tournament-table-round = Ronda { $round } · Mesa { $table }: { $names }
tournament-table-final = Mesa final: { $names }
tournament-table-arena = Mesa { $table }: { $names }
tournament-table-place = { $place }. { $who } (+{ $points })
tournament-table-place-score = { $place }. { $who } { $score } (+{ $points })
tournament-table-final-place = { $place }. { $who }
tournament-table-final-place-score = { $place }. { $who } { $score }
tournament-table-void = Anulada: los jugadores presentes reciben los puntos de un descanso.
tournament-table-ruled = Decidida por un organizador.
tournament-table-voided = La moderación anuló esta partida, así que su resultado no cuenta.
tournament-table-undecided = La moderación anuló esta partida. Un organizador tiene que decidir cómo cuenta la mesa.
tournament-thread = Mesa { $table } · { $name }
tournament-call = { $names }: la mesa { $table } de **{ $name }** está lista, y la partida empieza ahora.
tournament-call-final = { $names }: la mesa final de **{ $name }** está lista, y la partida empieza ahora.
tournament-call-turn-up =
    { $minutes ->
        [one] Pulsa el botón o juega un turno antes de que pase un minuto.
       *[other] Pulsa el botón o juega un turno antes de que pasen { $minutes } minutos.
    } Si no, una máquina ocupa tu asiento y quedas en el último puesto.
tournament-call-points =
    { $points ->
        [one] La partida es a un punto.
       *[other] La partida es a { $points } puntos.
    }
tournament-call-rounds =
    { $rounds ->
        [one] La partida es de una ronda.
       *[other] La partida es de { $rounds } rondas.
    }
tournament-call-wish = { $length } { $clock }. **Mis fichas**, debajo del tablero, te muestra las tuyas; nadie más las ve. Buena suerte, y a disfrutar.
tournament-call-until = Límite de la mesa: { $until }; después deciden los puntos de ese momento.

tournament-awaited = -# ¿Te han llamado a esta mesa? Pulsa **Estoy aquí**, o haz cualquier otra cosa en ella, para conservar tu asiento. Límite: { $until }.

tournament-live-round = 🔴 **Ronda { $round }, en directo**
tournament-live-round-over = **Ronda { $round }: resultados**
tournament-live-final = 🔴 **La mesa final, en directo**
tournament-live-final-over = **La mesa final: resultado**
tournament-live-arena = 🔴 **Las mesas, en directo**
tournament-live-arena-over = **Todas las mesas de la arena han terminado.**
tournament-live-over = terminada · { $names }
tournament-live-void = anulada
tournament-live-undecided = la decide un organizador
tournament-live-unfinished = no se jugó hasta el final
tournament-live-waiting = se está llamando a los jugadores
tournament-live-until = Límite: { $until }
tournament-live-ends = Se forman mesas nuevas hasta: { $until }
tournament-live-top = Clasificación: { $places }
tournament-live-paused = El torneo está en pausa.

tournament-note-created = { $by } creó el torneo.
tournament-note-edited-told = { $names }: { $by } ha cambiado el torneo.
tournament-note-edited = { $by } ha cambiado el torneo.
tournament-note-changed = { $by } cambió el plan del torneo.
tournament-note-remind-change = { $names }: fijaos en el cambio del torneo.
tournament-note-joined = { $who } se unió.
tournament-note-queued = { $who } está en la lista de espera.
tournament-note-unqueued = { $who } ya no está en la lista de espera.
tournament-note-got-place = { $who } pasó de la lista de espera al torneo.
tournament-note-moved-up = { $who }, ha quedado una plaza libre: participas en el torneo.
tournament-note-moved-up-check-in = { $who }, ha quedado una plaza libre: participas en el torneo. Confirma tu asistencia con el botón para conservarla. Plazo: { $until }.
tournament-note-computers = { $by } fijó el número de máquinas en { $count }.
tournament-note-check-in = Toca confirmar la asistencia con el botón: { $names }. Límite: { $until }.
tournament-note-check-in-nobody = La confirmación está abierta, pero todavía no se ha unido nadie. Únete, y luego confirma tu asistencia con el botón. Límite: { $until }.
tournament-note-check-in-planned = La confirmación de asistencia se abrió según lo previsto. Límite: { $until }.
tournament-note-remind-check-in = ⏰ { $names }: falta confirmar la asistencia con el botón. Sin eso, no hay asiento. Límite: { $until }.
tournament-note-remind-start = ⏰ { $names }: el torneo está a punto de empezar. Inicio: { $until }.
tournament-note-reminded-check-in =
    { $count ->
        [one] Un jugador recibió un recordatorio para confirmar su asistencia.
       *[other] { $count } jugadores recibieron un recordatorio para confirmar su asistencia.
    }
tournament-note-reminded-start =
    { $count ->
        [one] Un jugador recibió un recordatorio del inicio.
       *[other] { $count } jugadores recibieron un recordatorio del inicio.
    }
tournament-note-start-failed = No se han unido suficientes jugadores para empezar ahora. Únete, o trae a más gente: un organizador puede iniciar el torneo más tarde con `/tournament start`.
tournament-note-check-in-failed = No hay suficientes jugadores con la asistencia confirmada, así que el torneo no ha empezado. Nadie pierde su plaza, y un organizador puede intentarlo de nuevo con `/tournament start`.
tournament-note-started-by = { $by } dio la salida.
tournament-note-check-in-opened = { $by } abrió la confirmación de asistencia. Límite: { $until }.
tournament-note-started = El torneo ha empezado. Los empates que queden al final se deciden por sorteo, con la semilla { $seed }.
tournament-note-round = **Ronda { $round } de { $rounds }.** Mesas: { $tables }. Límite: { $until }; después deciden los puntos de ese momento.
tournament-note-final = **La mesa final.** Límite: { $until }; después deciden los puntos de ese momento.
tournament-note-arena = Mesas nuevas: { $tables }.
tournament-note-bye = Descanso: { $names }.
tournament-note-no-show = { $who } no se presentó en la mesa { $table }. Una máquina juega como suplente.
tournament-note-round-ended = La ronda { $round } ha terminado.
tournament-note-ruled-order = { $by } decidió la mesa { $table }: { $order }.
tournament-note-ruled-void = { $by } decidió anular la mesa { $table }.
tournament-note-voided = { $by } anuló la partida de la mesa { $table }: su resultado ya no cuenta, y un organizador tiene que decidir la mesa. Límite: { $until }. Las rondas ya emparejadas se quedan como están.
tournament-note-voided-asked = { $organiser }, decide la mesa { $table }, por favor: usa `/tournament manage` y luego **Decidir una mesa**. La siguiente ronda lo espera. Pasado el límite, la mesa queda anulada y los jugadores presentes reciben los puntos de un descanso.
tournament-note-voided-decided = { $by } anuló la partida de la mesa { $table }. Un organizador ya había decidido esta mesa, y esa decisión se mantiene.
tournament-note-voided-over = { $by } anuló la partida de la mesa { $table }: ya no cuenta, y la clasificación se ha calculado de nuevo. Un organizador todavía puede decidir la mesa.
tournament-note-restored = { $by } restableció la partida de la mesa { $table }: su resultado vuelve a contar, y la clasificación se ha calculado de nuevo.
tournament-note-restored-decided = { $by } restableció la partida de la mesa { $table }. La decisión de un organizador sobre esta mesa se mantiene.
tournament-note-left-undecided = Nadie decidió a tiempo la mesa { $table }, así que queda anulada.
tournament-note-ruling-back = { $by } retiró la decisión sobre la mesa { $table }: vale el resultado de la partida.
tournament-note-left = { $who } dejó el torneo.
tournament-note-unchecked = { $who } no confirmó su asistencia.
tournament-note-no-shows = { $who } no se presentó en dos mesas y ya no participa. `/tournament join` permite volver.
tournament-note-no-shows-last = { $who } no se presentó en dos mesas y ya no participa.
tournament-note-removed = { $by } retiró a { $who } del torneo.
tournament-note-replaced = { $by } sustituyó a { $who } por { $player }, que sigue en su lugar.
tournament-note-pardoned = { $by } perdonó a { $who }: no queda nada en su contra.
tournament-note-paused = { $by } puso el torneo en pausa. Todos los relojes están parados, también en las mesas: podéis seguir jugando, pero no hace falta.
tournament-note-unattended = La mayoría de los jugadores llamados no ha venido, así que el torneo está en pausa.
tournament-note-unattended-table = Nadie ha venido a la mesa { $table }, así que el torneo está en pausa.
tournament-note-unattended-asked = { $organiser }, te toca decidir: con `/tournament manage` puedes continuar, sustituir a los jugadores que faltan o cancelar. Si continúas, los jugadores que faltan vuelven a tener todo su tiempo para venir.
tournament-note-resumed = { $by } reanudó el torneo. Todos tienen el tiempo que les quedaba antes de la pausa.
tournament-note-extended =
    { $minutes ->
        [one] { $by } dio un minuto más a las mesas.
       *[other] { $by } dio { $minutes } minutos más a las mesas.
    }
tournament-note-time-lost =
    { $minutes ->
        [one] He estado fuera de servicio. Todos los límites se han movido un minuto; los jugadores llamados a una mesa o que tienen que confirmar su asistencia vuelven a tener todo su tiempo.
       *[other] He estado fuera de servicio. Todos los límites se han movido { $minutes } minutos; los jugadores llamados a una mesa o que tienen que confirmar su asistencia vuelven a tener todo su tiempo.
    }
tournament-note-ended = El torneo ha terminado.
tournament-note-no-persons = El torneo ha terminado: solo quedaban máquinas.
tournament-note-cancelled = { $by } canceló el torneo.

tournament-standings-round = **{ $name }** después de la ronda { $round }
tournament-standings-now = **{ $name }**: la clasificación
tournament-standings-no-persons = **{ $name }** ha terminado: todos se han ido, y las máquinas no siguen jugando sin personas. La clasificación se queda como está:
tournament-standings-end = **{ $name }** ha terminado. Gana { $who }. 🏆
tournament-standings-none = Todavía no se ha unido nadie.
tournament-standings-all =
    { $count ->
        [one] **Clasificación** muestra la única línea.
       *[other] **Clasificación** muestra las { $count } líneas.
    }
tournament-standings-page-of = Página { $page } de { $pages }
tournament-standings-bye = -# Descanso en la ronda { $round }, +{ $points }: { $names }
tournament-standings-late = -# Incorporación después de la primera ronda, +{ $points }: { $names }
tournament-standings-void = -# Mesa { $table } anulada, +{ $points }: { $names }
tournament-standings-ruled = -# Mesa { $table }, decidida por un organizador. Motivo: { $reason }
tournament-standings-undecided = -# Un organizador tiene que decidir la mesa { $table }: la moderación anuló su partida.
tournament-standings-voided = -# Mesa { $table }: la moderación anuló su partida.
tournament-column-player = Jugador
tournament-column-points = Pts
tournament-column-head = Vs
tournament-column-opponents = Riv
tournament-column-wins = Gan
tournament-column-place = Puesto
tournament-column-margin = Vent
tournament-column-absences = Aus
tournament-legend = -# Puntos · entre ellos, si todos los empatados se han enfrentado · promedio de puntos de los rivales, sin el más bajo · mesas ganadas · puesto medio · ventaja en puntos sobre los demás en una mesa, 100 como máximo · ausencias y turnos perdidos. Los empates que queden se deciden por sorteo.
tournament-column-final = Final
tournament-column-draw = Sorteo
tournament-decimal = { $whole },{ $tenth }
tournament-none = –

tournament-places-round = { $name } · después de la ronda { $round }
tournament-places-now = { $name } · clasificación
tournament-places-end = { $name } · clasificación final
tournament-places-points = Puntos
tournament-places-own = Tu línea:
tournament-places-legend = { $short }: { $long }
tournament-places-decided = { $points }, { $by }: { $value }
tournament-places-drawn = { $points }, { $by }
tournament-places-final = puesto en la mesa final
tournament-places-head = entre los empatados
tournament-places-opponents = promedio de puntos de los rivales
tournament-places-wins = mesas ganadas
tournament-places-place = puesto medio
tournament-places-margin = ventaja media sobre los demás en una mesa
tournament-places-absences = ausencias y turnos perdidos
tournament-places-draw = por sorteo
tournament-podium-alt = El podio de { $name }
tournament-podium-final = La mesa final decidió los primeros puestos.

tournament-past-title = ### Torneos pasados
tournament-past-none = Todavía no se ha jugado ningún torneo hasta el final en este servidor.
tournament-past-row = **{ $name }** · { $date }
tournament-past-place = { $place }. { $who }
tournament-past-players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
tournament-past-computers =
    { $count ->
        [one] { $players }, entre ellos una máquina
       *[other] { $players }, entre ellos { $count } máquinas
    }
tournament-past-choice = { $name } · { $day }
tournament-past-choose = Elige un torneo para ver cómo acabó
tournament-past-newer = Más recientes
tournament-past-older = Más antiguos
tournament-past-record = Elige una mesa para ver su registro y su repetición
tournament-past-more = Más mesas

tournament-explain-title =
    { $points ->
        [one] **{ $who }**: puesto { $rank }, { $points } punto
       *[other] **{ $who }**: puesto { $rank }, { $points } puntos
    }
tournament-explain-round = Ronda { $round }, mesa { $table }: puesto { $place } de { $of }, +{ $points }
tournament-explain-arena = Mesa { $table }: puesto { $place } de { $of }, +{ $points }
tournament-explain-bye = Ronda { $round }: descanso, +{ $points }
tournament-explain-void = Mesa { $table } anulada: +{ $points }
tournament-explain-late = Incorporación después de la primera ronda: medio descanso, +{ $points }
tournament-explain-alone = Nadie más tiene el mismo número de puntos.
tournament-explain-head = Mismo número de puntos: { $names }. Entre ellos: { $points }.
tournament-explain-not-met = Mismo número de puntos: { $names }. No todos se han enfrentado, así que los resultados entre ellos no cuentan.
tournament-explain-opponents = Puntos de los rivales: { $list }. Promedio: { $mean }.
tournament-explain-left-out = Puntos de los rivales: { $list }; sin el más bajo, { $lowest }. Promedio: { $mean }.
tournament-explain-no-opponents = Todavía sin rivales.
tournament-explain-rest = Mesas ganadas: { $wins }. Puesto medio: { $place }. Ventaja media: { $margin }. Ausencias y turnos perdidos: { $absences }. Sorteo: { $lot }.

tournament-created = El torneo está creado. Los demás se unen con el botón; tú lo inicias con `/tournament start`.
tournament-created-planned = El torneo está creado. Los demás se unen con el botón, y empieza automáticamente. Inicio: { $start }. Con `/tournament start` puedes iniciarlo antes.
tournament-created-check-in = La confirmación de asistencia se abre automáticamente: { $opens }.
tournament-created-length = Durará aproximadamente { $time }.
tournament-created-length-long = Durará aproximadamente { $time }. Para acabar antes, elige menos rondas (`rounds`) o una edición (`edition`) con una sola ronda por partida.
tournament-created-weekly = El torneo se juega cada semana. La inscripción del siguiente se abre sola, seis días antes de que empiece.
tournament-created-event = También está entre los eventos de este servidor. Si el torneo cambia de hora o termina, el evento cambia con él.
tournament-created-no-event = Todavía no puedo mostrarlo entre los eventos de este servidor: para eso necesito el permiso **Crear eventos**. Todo lo demás funciona sin él.
tournament-event = { $play }. Únete en { $channel }.
tournament-start-choice = { $away } ({ $moment })
tournament-start-minutes =
    { $count ->
        [one] en un minuto
       *[other] en { $count } minutos
    }
tournament-start-hours =
    { $count ->
        [one] en una hora
       *[other] en { $count } horas
    }
tournament-start-days =
    { $count ->
        [one] en un día
       *[other] en { $count } días
    }
tournament-joined = Participas en **{ $name }**.
tournament-joined-late = Participas en **{ $name }** a partir de la próxima ronda. Por las rondas anteriores, recibes medio descanso.
tournament-left = Ya no participas. `/tournament join` te permite volver.
tournament-queued = El torneo está completo: tienes el puesto { $place } en la lista de espera. En cuanto quede una plaza libre, será tuya y te avisaré en el canal.
tournament-left-waiting = Ya no estás en la lista de espera.
tournament-left-last = Ya no participas. Eras la última persona, así que el torneo termina.
tournament-leave-table = ¿Seguro que quieres dejar **{ $name }**? Tu partida en la mesa { $table } no ha terminado: un ordenador jugaría por ti, y quedarías en el último puesto de esa mesa. En las puntuaciones cuenta como una partida abandonada.
tournament-leave-sure = ¿Seguro que quieres dejar **{ $name }**? Ya no se te llamará a ninguna mesa. Tus puntos siguen en la clasificación, y `/tournament join` te permite volver.
tournament-left-for-now = Ya no participas. Te guardo el sitio 2 minutos; después lo ocupa un ordenador. Puedes cambiar de idea. Límite: { $until }.
tournament-left-last-for-now = Ya no participas. Eras la última persona, así que el torneo termina pronto. Puedes cambiar de idea. Límite: { $until }.
tournament-returned = Qué bien que te quedes. El sitio vuelve a ser tuyo, y no has perdido nada.
tournament-return-too-late = Han pasado más de 2 minutos, y un ordenador tiene tu sitio en esa mesa. `/tournament join` te permite volver para la siguiente.
tournament-return-over = El torneo ha terminado, así que ya no hay sitio al que volver.
tournament-checked-in = Tu asistencia está confirmada.
tournament-arrived = Bien, ya estás aquí. La partida es en este hilo.
tournament-organisers-role = Los miembros con el rol { $role } o el permiso **Gestionar eventos** pueden organizar torneos aquí.
tournament-organisers-none = Los miembros con el permiso **Gestionar eventos** pueden organizar torneos aquí.
tournament-rule-void = Anulada: los jugadores presentes reciben los puntos de un descanso
tournament-rule-played = Vale el resultado de la partida

tournament-refuse-none = No hay ningún torneo en este canal. Los miembros con el permiso **Gestionar eventos** pueden crear uno con `/tournament create`.
tournament-refuse-taken = Este canal tiene un torneo que no ha terminado. `/tournament status` lo muestra; `/tournament cancel` lo termina.
tournament-refuse-too-many = Este servidor ya tiene todos los torneos que puede tener a la vez: { $most }. Espera a que uno termine, o termina uno con `/tournament cancel`.
tournament-refuse-create = Para crear un torneo aquí, necesitas el permiso **Gestionar eventos**. Los miembros que lo tienen pueden usar `/tournament organisers` para que también un rol pueda crear torneos.
tournament-refuse-create-role = Para crear un torneo aquí, necesitas el rol { $role } o el permiso **Gestionar eventos**.
tournament-refuse-thread = Este hilo es de una mesa de torneo, y aquí se juega su partida. Usa `/play` en otro canal.
tournament-refuse-busy = Mucha gente está usando este torneo al mismo tiempo, y tu petición no llegó. Inténtalo otra vez.
tournament-refuse-channel = Un torneo necesita un canal que pueda tener hilos. Créalo en un canal de texto del servidor.
tournament-refuse-organiser = Eso solo pueden hacerlo los organizadores: los miembros con el permiso **Gestionar eventos** o con el rol elegido con `/tournament organisers`, y los moderadores.
tournament-refuse-takes-part = Participas en este torneo, así que debe decidirlo otro organizador o un moderador. Puedes dar más tiempo o dar por buenos los puntos actuales.
tournament-refuse-over = El torneo ha terminado. `/tournament status` muestra cómo acabó.
tournament-refuse-not-started = El torneo todavía no ha empezado.
tournament-refuse-started = El torneo ya ha empezado.
tournament-refuse-playing = El torneo ya ha empezado. Las mesas de la siguiente ronda se forman automáticamente cuando terminen todas las actuales; siguen jugando: { $playing }.
tournament-refuse-too-few =
    No hay suficientes jugadores: { $count }. { $least ->
        [one] Debe participar al menos uno,
       *[other] Deben participar al menos { $least },
    } con la asistencia confirmada si se pide. Las máquinas cuentan: `/tournament computers`.
tournament-refuse-no-persons = Debe participar al menos una persona, con la asistencia confirmada si se pide. Las máquinas no juegan torneos sin personas.
tournament-refuse-computers = Hay demasiadas máquinas: { $computers }. El máximo por persona es { $each }, así que ahora pueden participar { $most }. `/tournament computers` cambia su número.
tournament-refuse-one-computer = Habría demasiadas máquinas: el máximo por persona es { $each }. También puede seguir una persona: indícala en `/tournament replace`, en la opción `by`.
tournament-refuse-no-more-computers = En este torneo no pueden participar más máquinas.
tournament-refuse-computers-places = Son demasiadas máquinas para este torneo. Máximo: { $most }, porque hay como mucho { $each } por persona.
tournament-refuse-rounds-and-arena = Un torneo tiene rondas o una duración en minutos: elige `rounds` o `arena`, no ambas opciones.
tournament-refuse-full =
    { $capacity ->
        [one] El único lugar está ocupado.
       *[other] Los { $capacity } lugares están ocupados.
    }
tournament-refuse-term-role = Este torneo es para miembros con el rol { $role }. Si quieres jugar, pide el rol a un organizador.
tournament-refuse-term-rating = Este torneo es para jugadores con este rating: { $band }. El tuyo es { $own } ahora mismo; ojalá encaje en el próximo.
tournament-refuse-term-account = Este torneo pide una antigüedad mínima de la cuenta de Discord: { $time }. Podrás unirte a partir de: { $from }.
tournament-refuse-term-member = Este torneo pide un tiempo mínimo en este servidor: { $time }. Podrás unirte a partir de: { $from }.
tournament-refuse-already-waiting = Ya estás en la lista de espera, en el puesto { $place }.
tournament-refuse-ratings = El rating mínimo ({ $least }) supera el máximo ({ $most }). Intercámbialos y prueba otra vez.
tournament-refuse-fixed-tables = «Todos contra todos» y las eliminatorias fijan sus rondas y se juegan en mesas de dos. Quita `rounds`, `arena`, `final` y `seats`.
tournament-refuse-already-in = Ya participas.
tournament-refuse-not-in = No participas en este torneo.
tournament-refuse-they-not-in = Ese jugador ya no participa.
tournament-refuse-too-late = Es demasiado tarde para unirse: el torneo ya no admite más jugadores.
tournament-refuse-removed = Un organizador te ha retirado de este torneo. Pídele que te perdone.
tournament-refuse-no-check-in = En este momento no hay que confirmar la asistencia.
tournament-refuse-checked-in = Tu asistencia ya está confirmada.
tournament-refuse-no-table = En este torneo no hay ninguna mesa { $table }.
tournament-refuse-not-at-table = No juegas en esta mesa.
tournament-refuse-own-table = Juegas en la mesa { $table }, así que no puedes decidirla. Puede hacerlo otro organizador: un miembro con el permiso **Gestionar eventos**, o con el rol elegido con `/tournament organisers`.
tournament-refuse-table-over = Esta mesa ha terminado para ti.
tournament-refuse-order = Ese no es un orden de los jugadores de esta mesa. Elige una de las sugerencias al escribir.
tournament-refuse-no-ruling = No hay ninguna decisión sobre esta mesa que retirar.
tournament-refuse-match-voided = La moderación anuló la partida de la mesa { $table }, así que la mesa no puede contar tal como se jugó.
tournament-refuse-no-entry = Al escribir, elige uno de los jugadores sugeridos.
tournament-refuse-replacement = Esa persona ya participa. Elige a otra, o quita la opción para que juegue una máquina.
tournament-refuse-bot = Un bot no puede jugar en lugar de nadie. Quita la opción, y jugará una máquina.
tournament-refuse-paused = El torneo ya está en pausa.
tournament-refuse-not-paused = El torneo no está en pausa.
tournament-refuse-blameless = No hay nada en contra de ese jugador.
tournament-refuse-extension =
    { $most ->
        [one] Da un minuto más a las mesas.
       *[other] Da a las mesas entre { $least } y { $most } minutos más.
    }
tournament-refuse-name =
    { $most ->
        [one] Da al torneo un nombre de una letra.
       *[other] Da al torneo un nombre de { $most } letras como máximo.
    }
tournament-refuse-seats =
    { $most ->
        [one] Con estas reglas, una mesa tiene { $most } asiento.
       *[other] Con estas reglas, una mesa tiene entre { $least } y { $most } asientos.
    }
tournament-refuse-rounds =
    { $most ->
        [one] Elige una ronda.
       *[other] Elige entre { $least } y { $most } rondas.
    }
tournament-refuse-capacity =
    { $most ->
        [one] Solo puede participar un jugador.
       *[other] Pueden participar entre { $least } y { $most } jugadores.
    }
tournament-refuse-time-arena =
    { $most ->
        [one] Una arena dura un minuto.
       *[other] Una arena dura entre { $least } y { $most } minutos.
    }
tournament-refuse-time-check-in =
    { $most ->
        [one] La confirmación dura un minuto.
       *[other] La confirmación dura entre { $least } y { $most } minutos.
    }
tournament-refuse-time-turn-up =
    { $most ->
        [one] Da a los jugadores un minuto para presentarse.
       *[other] Da a los jugadores entre { $least } y { $most } minutos para presentarse.
    }
tournament-refuse-time-table =
    { $most ->
        [one] Da un minuto a cada mesa.
       *[other] Da a cada mesa entre { $least } y { $most } minutos.
    }
tournament-refuse-start = Ese inicio está demasiado cerca o demasiado lejos. La gente necesita tiempo para unirse, y para confirmar su asistencia si se pide. Elige un inicio entre { $soonest } y { $latest }.
tournament-refuse-start-unreadable = No entiendo ese inicio. Elige una de las sugerencias al escribir, o escríbelo como uno de estos: `en 30 minutos`, `20:00 UTC-3`, `mañana a las 19:30 UTC`, `2026-11-28 20:00 Europe/Madrid`.
tournament-refuse-start-zone = No conozco tu zona horaria, así que no sé cuándo es eso. Elige una de las sugerencias al escribir, o añade la zona: `20:00 UTC-3` o `20:00 Europe/Madrid`.
tournament-refuse-event-start = Un evento del servidor necesita un inicio. Indica cuándo empieza el torneo, con la opción `start`.
tournament-refuse-weekly-start = Un torneo semanal necesita una hora de inicio. Indícala con la opción `start`.
tournament-refuse-dates-alone = Solo un torneo semanal puede saltarse fechas. Añade `weekly:True` y `start`.
tournament-refuse-dates = No entiendo las fechas «{ $typed }». Escríbelas como 2026-12-25, separadas por comas, y 20 como mucho.
tournament-refuse-edition = Esa edición no cuenta puntos o no es para dos jugadores, así que no sirve para un torneo. Elige otra.

tournament-command = Torneos: crear uno, participar, ver la clasificación
tournament-command-create = Crear un torneo en este canal
tournament-command-create-name = El nombre del torneo
tournament-command-create-rounds = Cuántas rondas; 4 si no eliges
tournament-command-create-seats = El máximo de asientos en una mesa: de 2 a 4
tournament-command-create-arena = En vez de rondas: cuántos minutos dura una arena
tournament-command-create-edition = Con qué reglas se juega; si no eliges, las oficiales para torneos, a 400 puntos
tournament-command-create-clock = Cuánto puede durar un turno; 5 minutos si no eliges
tournament-command-create-final = Si los mejores jugadores se enfrentan en una mesa final
tournament-command-create-capacity = Cuántos jugadores pueden participar; 64 si no eliges
tournament-command-create-check-in = Cuántos minutos antes del inicio se confirma la asistencia; sin confirmarla no hay asiento
tournament-command-create-no-show = Cuántos minutos hay para presentarse tras la llamada; 10 si no eliges
tournament-command-create-time = Cuántos minutos puede durar una mesa; 120 si no eliges
tournament-command-create-start = El inicio automático: en 30 minutos, 20:00 UTC-3, mañana a las 19:30 UTC; elige al escribir
tournament-command-create-event = Si aparece entre los eventos de este servidor; necesito el permiso Crear eventos
tournament-command-create-weekly = Repetirlo cada semana a la misma hora; la inscripción del siguiente se abre sola
tournament-command-create-without = Para un torneo semanal: fechas sin torneo, como 2026-12-25, 2027-01-01
tournament-command-create-format = Cómo se enfrentan los jugadores; sistema suizo si no eliges
tournament-format-swiss = Suizo: rondas entre jugadores con puntos parecidos
tournament-format-round-robin = Todos contra todos (hasta 8 jugadores)
tournament-format-knockout = Eliminatorias: quien pierde su mesa queda fuera
tournament-command-create-role = El rol necesario para unirse
tournament-command-create-rating-from = El rating más bajo con el que se puede entrar
tournament-command-create-rating-to = El rating más alto con el que se puede entrar
tournament-command-create-account-age = Antigüedad mínima de la cuenta de Discord, en días
tournament-command-create-member-for = Tiempo mínimo en este servidor, en días
tournament-command-create-computers = Cuántas máquinas participan
tournament-command-create-level = Qué nivel tienen las máquinas
tournament-command-join = Participar en el torneo de este canal
tournament-command-leave = Dejar de participar en el torneo
tournament-command-check-in = Confirmar tu asistencia
tournament-command-computers = Elegir cuántas máquinas participan, antes del inicio
tournament-command-computers-count = El número de máquinas
tournament-command-start = Iniciar el torneo, o abrir la confirmación de asistencia
tournament-command-status = Ver la clasificación, o de dónde viene el puesto de un jugador
tournament-command-status-player = El jugador cuyo puesto se explica
tournament-command-pause = Pausar el torneo: se paran los relojes, también en las mesas, y no empieza ninguna ronda
tournament-command-resume = Continuar después de una pausa
tournament-command-extend = Dar más tiempo a las mesas en juego
tournament-command-extend-minutes = Cuántos minutos más
tournament-command-result = Decidir cómo cuenta una mesa, o retirar la decisión
tournament-command-result-table = El número de la mesa
tournament-command-result-order = El orden, del mejor al último; o anulada; o tal como se jugó
tournament-command-withdraw = Retirar a un jugador
tournament-command-withdraw-player = El jugador
tournament-command-replace = Dejar que otra persona, o una máquina, siga en lugar de un jugador
tournament-command-replace-player = El jugador al que se sustituye
tournament-command-replace-by = Quién sigue en su lugar; una máquina si no eliges
tournament-command-pardon = Perdonar ausencias, y dejar volver a un jugador retirado
tournament-command-pardon-player = El jugador
tournament-command-reason = El motivo: elige uno o escribe el tuyo; puede leerlo todo el mundo
tournament-command-cancel = Terminar el torneo definitivamente
tournament-command-edit = Cambiar o aplazar un torneo previsto
tournament-command-copy = Repetir el último torneo de este canal
tournament-command-past = Ver los torneos pasados de este servidor, sus clasificaciones y registros
tournament-command-log = Ver todo lo que ha pasado, y quién lo hizo
tournament-command-organisers = Elegir qué rol puede organizar torneos en este servidor
tournament-command-organisers-role = El rol; si no eliges, solo los miembros con Gestionar eventos
