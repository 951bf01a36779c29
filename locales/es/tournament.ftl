tournament-title = **{ $name }**: torneo de Triominos
tournament-rounds = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
  } en mesas de hasta { $seats } · { $edition }
tournament-arena =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    } en mesas de hasta { $seats }, con una mesa nueva en cuanto hay suficientes jugadores libres · { $edition }
tournament-round-robin = todos contra todos, una vez, en mesas de dos · { $edition }
tournament-knockout = eliminatorias en mesas de dos, con cabezas de serie según el rating: si pierdes, quedas fuera · { $edition }
tournament-plan-start = - **Inicio:** { $start }
tournament-plan-check-in = - **Confirmación:** se abre { $time } antes del inicio ({ $opens }). Si no confirmas tu asistencia, te quedas sin asiento.
tournament-plan-check-in-later = - **Confirmación:** dura { $time } desde que la abre un organizador. Si no confirmas tu asistencia, te quedas sin asiento.
tournament-plan-play = - **Formato:** { $play }
tournament-plan-name = - **Nombre:** { $name }
tournament-plan-places = - **Plazas:** { $places }
tournament-plan-match = - **Cada partida:** { $length }
tournament-plan-entry = - **Requisitos:** { $terms }
tournament-plan-weekly = - **Se repite:** cada semana
tournament-plan-weekly-without = - **Se repite:** cada semana, salvo { $dates }
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
        [one] - **Ausencias:** cuando te llame a tu mesa, tienes un minuto para presentarte; si no, una máquina ocupa tu asiento
       *[other] - **Ausencias:** cuando te llame a tu mesa, tienes { $minutes } minutos para presentarte; si no, una máquina ocupa tu asiento
    }
tournament-plan-table = - **Tiempo por mesa:** { $time } como máximo; si la partida no ha terminado, cuenta la puntuación de ese momento
tournament-plan-length = - **Duración:** aproximadamente { $time }
tournament-plan-length-long = - **Duración:** aproximadamente { $time }, así que resérvate ese tiempo
tournament-plan-late = - **Inscripción tardía:** hasta que empiece la ronda { $round }
tournament-plan-late-none = - **Inscripción tardía:** no es posible
tournament-plan-late-arena = - **Inscripción tardía:** hasta el final
tournament-plan-late-until = - **Inscripción tardía:** hasta el final ({ $until })
tournament-plan-computers =
    { $count ->
        [one] - **Máquinas:** una (nivel: { $level })
       *[other] - **Máquinas:** { $count } (nivel: { $level })
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
tournament-worth = En cada mesa, el primer puesto vale 12 puntos y el último, 0; entre ambos, la diferencia de un puesto a otro es siempre la misma. Los jugadores empatados se reparten los puntos de sus puestos. Un descanso (una ronda sin jugar) vale 6.
tournament-organiser = Organiza { $organiser }.
tournament-players = Participantes ({ $count } de { $capacity }): { $names }
tournament-players-many = { $names } y { $more } más
tournament-no-players = Todavía no se ha unido nadie.
tournament-waiting = Lista de espera ({ $count }): { $names }
tournament-sign-up-full = Todas las plazas están ocupadas. Pulsa **Unirse** para entrar en la lista de espera; cuando quede una plaza libre, pasarás al torneo automáticamente.
tournament-sign-up = Pulsa **Unirse** para participar. Un organizador inicia el torneo con `/tournament start`.
tournament-sign-up-planned = Pulsa **Unirse** para participar. El torneo empieza automáticamente.
tournament-check-in-until = Pulsa **Confirmar asistencia**, o te quedas sin asiento. La confirmación se cierra { $until }.
tournament-round-under-way = Se está jugando la ronda { $round } de { $rounds }. Mesas que siguen en juego: { $playing }.
tournament-final-under-way = Se está jugando la mesa final.
tournament-arena-under-way = La arena está en curso y termina { $until }. Mesas en juego: { $playing }.
tournament-arena-ending = Ya no se forman más mesas. Mesas que siguen en juego: { $playing }.
tournament-is-paused = El torneo está en pausa: todos los relojes están parados, también en las mesas, y no empezará ninguna ronda hasta que se reanude.
tournament-won = El torneo ha terminado. ¡Gana { $who }! 🏆
tournament-over-too-few = El torneo ha terminado: no quedaban suficientes jugadores.
tournament-over-no-persons = El torneo ha terminado: todos se han ido, y las máquinas no siguen jugando sin personas.
tournament-over-cancelled = Un organizador ha cancelado el torneo.
tournament-over-expired = El torneo ha terminado: nadie lo inició ni lo reanudó a tiempo.

tournament-table-round = Ronda { $round } · Mesa { $table }: { $names }
tournament-table-final = Mesa final: { $names }
tournament-table-arena = Mesa { $table }: { $names }
tournament-table-place = { $place }. { $who } (+{ $points })
tournament-table-place-score = { $place }. { $who } { $score } (+{ $points })
tournament-table-final-place = { $place }. { $who }
tournament-table-final-place-score = { $place }. { $who } { $score }
tournament-table-void = Anulada: los jugadores que se presentaron reciben los puntos de un descanso.
tournament-table-ruled = Un organizador decidió este resultado.
tournament-table-voided = La moderación anuló esta partida, así que su resultado no cuenta.
tournament-table-undecided = La moderación anuló esta partida, así que un organizador tiene que decidir el resultado de la mesa.
tournament-thread = Mesa { $table } · { $name }
tournament-call = { $names }: la mesa { $table } de **{ $name }** está lista, y la partida empieza ahora.
tournament-call-final = { $names }: la mesa final de **{ $name }** está lista, y la partida empieza ahora.
tournament-call-turn-up =
    { $minutes ->
        [one] Pulsa **Estoy aquí** o juega un turno antes de que pase un minuto.
       *[other] Pulsa **Estoy aquí** o juega un turno antes de que pasen { $minutes } minutos.
    } Si no, una máquina ocupa tu asiento y quedas en el último puesto de esta mesa.
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
tournament-call-wish = { $length } { $clock }. **Mis fichas**, debajo del tablero, muestra las que tienes; solo tú las ves. Buena suerte, y a disfrutar.
tournament-call-until = Límite de la mesa: { $until }. Si la partida no ha terminado, cuenta la puntuación de ese momento.

tournament-awaited = -# ¿Te he llamado a esta mesa? Pulsa **Estoy aquí**, o simplemente juega, para conservar tu asiento. Límite: { $until }.

tournament-live-round = 🔴 **Ronda { $round }, en directo**
tournament-live-round-over = **Ronda { $round }: resultados**
tournament-live-final = 🔴 **La mesa final, en directo**
tournament-live-final-over = **La mesa final: resultado**
tournament-live-arena = 🔴 **Las mesas, en directo**
tournament-live-arena-over = **La arena: resultados**
tournament-live-over = terminada · { $names }
tournament-live-void = anulada
tournament-live-undecided = falta que un organizador decida el resultado
tournament-live-unfinished = sin terminar
tournament-live-waiting = esperando a los jugadores
tournament-live-until = Límite: { $until }
tournament-live-ends = Límite para mesas nuevas: { $until }
tournament-live-top = Clasificación: { $places }
tournament-live-paused = El torneo está en pausa.

tournament-note-created = { $by } creó el torneo.
tournament-note-edited-told = { $names }: { $by } cambió el torneo.
tournament-note-edited = { $by } cambió el torneo.
tournament-note-changed = { $by } cambió el plan del torneo.
tournament-note-remind-change = { $names }: atención, los datos del torneo han cambiado.
tournament-note-joined = { $who } se unió.
tournament-note-queued = { $who } entró en la lista de espera.
tournament-note-unqueued = { $who } ya no está en la lista de espera.
tournament-note-got-place = { $who } pasó de la lista de espera al torneo.
tournament-note-moved-up = { $who }, ha quedado una plaza libre: ya estás en el torneo.
tournament-note-moved-up-check-in = { $who }, ha quedado una plaza libre: ya estás en el torneo. Pulsa **Confirmar asistencia** para conservarla. Límite: { $until }.
tournament-note-computers = { $by } fijó el número de máquinas en { $count }.
tournament-note-check-in = La confirmación de asistencia está abierta. { $names }: toca pulsar **Confirmar asistencia**. Límite: { $until }.
tournament-note-check-in-nobody = La confirmación de asistencia está abierta, pero todavía no se ha unido nadie. Pulsa **Unirse** y luego **Confirmar asistencia**. Límite: { $until }.
tournament-note-check-in-planned = La confirmación de asistencia se abrió según lo previsto. Límite: { $until }.
tournament-note-remind-check-in = ⏰ { $names }: hay que pulsar **Confirmar asistencia**; sin confirmación no hay asiento. Límite: { $until }.
tournament-note-remind-start = ⏰ { $names }: el torneo empieza pronto ({ $until }).
tournament-note-reminded-check-in =
    { $count ->
        [one] Le he recordado a un jugador que confirme su asistencia.
       *[other] Les he recordado a { $count } jugadores que confirmen su asistencia.
    }
tournament-note-reminded-start =
    { $count ->
        [one] Le he recordado a un jugador que el torneo empieza pronto.
       *[other] Les he recordado a { $count } jugadores que el torneo empieza pronto.
    }
tournament-note-start-failed = Todavía no hay suficientes jugadores para empezar. Únete, o trae a alguien. Un organizador puede iniciar el torneo más tarde con `/tournament start`.
tournament-note-check-in-failed = No hay suficientes jugadores con la asistencia confirmada, así que el torneo no ha empezado. Nadie pierde su plaza, y un organizador puede intentarlo de nuevo con `/tournament start`.
tournament-note-started-by = { $by } dio luz verde al torneo.
tournament-note-check-in-opened = { $by } abrió la confirmación de asistencia. Límite: { $until }.
tournament-note-started = El torneo ha empezado. Los empates que queden al final se deciden por sorteo, con la semilla { $seed }.
tournament-note-round = **Empieza la ronda { $round } de { $rounds }.** Mesas: { $tables }. Límite: { $until }. En las partidas sin terminar, cuenta la puntuación de ese momento.
tournament-note-final = **Empieza la mesa final.** Límite: { $until }. Si la partida no ha terminado, cuenta la puntuación de ese momento.
tournament-note-arena = Mesas nuevas: { $tables }.
tournament-note-bye = Descanso en esta ronda: { $names }.
tournament-note-no-show = { $who } no se presentó en la mesa { $table }. Una máquina ocupa su asiento.
tournament-note-round-ended = La ronda { $round } ha terminado.
tournament-note-ruled-order = { $by } decidió el resultado de la mesa { $table }: { $order }.
tournament-note-ruled-void = { $by } anuló la mesa { $table }.
tournament-note-voided = { $by } anuló la partida de la mesa { $table }. Ahora un organizador tiene que decidir el resultado de la mesa. Límite: { $until }. Los emparejamientos ya hechos no cambian.
tournament-note-voided-asked = { $organiser }, decide el resultado de la mesa { $table }, por favor: usa `/tournament manage` y luego **Decidir un resultado**. La siguiente ronda no puede empezar antes. Si nadie lo decide a tiempo, la mesa queda anulada, y los jugadores que se presentaron reciben los puntos de un descanso.
tournament-note-voided-decided = { $by } anuló la partida de la mesa { $table }. Un organizador ya había decidido el resultado de la mesa, y esa decisión se mantiene.
tournament-note-voided-over = { $by } anuló la partida de la mesa { $table }. Ya no cuenta, y he actualizado la clasificación. Un organizador todavía puede decidir el resultado de la mesa.
tournament-note-restored = { $by } restableció la partida de la mesa { $table }. Su resultado vuelve a contar, y he actualizado la clasificación.
tournament-note-restored-decided = { $by } restableció la partida de la mesa { $table }. Un organizador había decidido el resultado de la mesa, y esa decisión se mantiene.
tournament-note-left-undecided = Nadie decidió a tiempo el resultado de la mesa { $table }, así que queda anulada.
tournament-note-ruling-back = { $by } retiró la decisión sobre la mesa { $table }: la partida cuenta tal como se jugó.
tournament-note-left = { $who } salió del torneo.
tournament-note-unchecked = { $who } no confirmó su asistencia.
tournament-note-no-shows = { $who } no se presentó en dos mesas y queda fuera del torneo. Puede volver con `/tournament join`.
tournament-note-no-shows-last = { $who } no se presentó en dos mesas y queda fuera del torneo.
tournament-note-removed = { $by } retiró a { $who } del torneo.
tournament-note-replaced = { $by } sustituyó a { $who } por { $player }, que ocupa su puesto en la clasificación.
tournament-note-pardoned = { $by } perdonó a { $who }: sus ausencias ya no cuentan.
tournament-note-paused = { $by } puso el torneo en pausa. Todos los relojes están parados, también en las mesas: se puede seguir jugando, pero no hace falta.
tournament-note-unattended = La mayoría de los jugadores llamados a sus mesas no se ha presentado, así que he puesto el torneo en pausa.
tournament-note-unattended-table = Nadie se ha presentado en la mesa { $table }, así que he puesto el torneo en pausa.
tournament-note-unattended-asked = { $organiser }, ¿qué hacemos? Con `/tournament manage` puedes reanudar o cancelar el torneo, o sustituir a los jugadores que faltan. Si lo reanudas, vuelven a tener todo su tiempo para presentarse.
tournament-note-resumed = { $by } reanudó el torneo. Todos tienen el tiempo que les quedaba antes de la pausa.
tournament-note-extended =
    { $minutes ->
        [one] { $by } dio un minuto más a las mesas.
       *[other] { $by } dio { $minutes } minutos más a las mesas.
    }
tournament-note-time-lost =
    { $minutes ->
        [one] He estado sin conexión, así que he añadido un minuto a todos los límites. Quienes tienen que presentarse en una mesa o confirmar su asistencia vuelven a tener todo su tiempo.
       *[other] He estado sin conexión, así que he añadido { $minutes } minutos a todos los límites. Quienes tienen que presentarse en una mesa o confirmar su asistencia vuelven a tener todo su tiempo.
    }
tournament-note-ended = El torneo ha terminado.
tournament-note-no-persons = El torneo ha terminado: solo quedaban máquinas.
tournament-note-cancelled = { $by } canceló el torneo.

tournament-standings-round = **{ $name }** después de la ronda { $round }
tournament-standings-now = **{ $name }**: la clasificación
tournament-standings-no-persons = **{ $name }** ha terminado: todos se han ido, y las máquinas no siguen jugando sin personas. La clasificación se queda como está:
tournament-standings-end = **{ $name }** ha terminado. ¡Gana { $who }! 🏆
tournament-standings-none = Todavía no se ha unido nadie.
tournament-standings-all =
    { $count ->
        [one] Pulsa **Clasificación** para ver la lista completa (un jugador).
       *[other] Pulsa **Clasificación** para ver la lista completa ({ $count } jugadores).
    }
tournament-standings-page-of = Página { $page } de { $pages }
tournament-standings-bye = -# Descanso en la ronda { $round }, +{ $points }: { $names }
tournament-standings-late = -# Inscripción después de la primera ronda, +{ $points }: { $names }
tournament-standings-void = -# Mesa { $table } anulada, +{ $points }: { $names }
tournament-standings-ruled = -# Mesa { $table }: resultado decidido por un organizador. Motivo: { $reason }
tournament-standings-undecided = -# Mesa { $table }: la moderación anuló su partida, y un organizador tiene que decidir el resultado.
tournament-standings-voided = -# Mesa { $table }: la moderación anuló su partida.
tournament-column-player = Jugador
tournament-column-points = Pts
tournament-column-head = Vs
tournament-column-opponents = Riv
tournament-column-wins = Gan
tournament-column-place = Puesto
tournament-column-margin = Vent
tournament-column-absences = Aus
tournament-legend = -# Los empates a puntos se deciden por las columnas que siguen a Pts, de izquierda a derecha. Vs: resultados entre los empatados, si todos se han enfrentado · Riv: promedio de puntos de los rivales, sin el más bajo · Gan: mesas ganadas · Puesto: puesto promedio · Vent: ventaja promedio sobre los demás en una mesa, 100 como máximo cada vez · Aus: ausencias y turnos perdidos. Los empates que queden se deciden por sorteo.
tournament-column-final = Final
tournament-column-draw = Sorteo
tournament-decimal = { $whole },{ $tenth }
tournament-none = –

tournament-places-round = { $name } · después de la ronda { $round }
tournament-places-now = { $name } · clasificación
tournament-places-end = { $name } · clasificación final
tournament-places-points = Puntos
tournament-places-own = Tu fila:
tournament-places-legend = { $short }: { $long }
tournament-places-decided = { $points }, { $by }: { $value }
tournament-places-drawn = { $points }, { $by }
tournament-places-final = puesto en la mesa final
tournament-places-head = resultados entre los empatados
tournament-places-opponents = promedio de puntos de los rivales
tournament-places-wins = mesas ganadas
tournament-places-place = puesto promedio
tournament-places-margin = ventaja promedio sobre los demás en una mesa
tournament-places-absences = ausencias y turnos perdidos
tournament-places-draw = desempate por sorteo
tournament-podium-alt = El podio de { $name }
tournament-podium-final = La mesa final decidió los primeros puestos.

tournament-past-title = ### Torneos pasados
tournament-past-none = Todavía no ha terminado ningún torneo en este servidor.
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
tournament-explain-late = Inscripción después de la primera ronda: la mitad de los puntos de un descanso, +{ $points }
tournament-explain-alone = Sin empate a puntos con nadie.
tournament-explain-head = Empate a puntos con: { $names }. Victorias entre los empatados: { $points } (un empate cuenta la mitad).
tournament-explain-not-met = Empate a puntos con: { $names }. No todos se han enfrentado, así que los resultados entre los empatados no cuentan.
tournament-explain-opponents = Puntos de los rivales: { $list }. Promedio: { $mean }.
tournament-explain-left-out = Puntos de los rivales: { $list }. Promedio, sin contar el más bajo ({ $lowest }): { $mean }.
tournament-explain-no-opponents = Todavía sin rivales.
tournament-explain-rest = Mesas ganadas: { $wins }. Puesto promedio: { $place }. Ventaja promedio sobre los demás en una mesa: { $margin }. Ausencias y turnos perdidos: { $absences }. Número al azar para el último desempate: { $lot } (gana el más bajo).

tournament-created = El torneo está abierto, y los demás pueden unirse con el botón **Unirse**. Inícialo con `/tournament start`.
tournament-created-planned = El torneo está abierto, y los demás pueden unirse con el botón **Unirse**. Empieza automáticamente: { $start }. Para iniciarlo antes, usa `/tournament start`.
tournament-created-check-in = La confirmación de asistencia se abre automáticamente: { $opens }.
tournament-created-length = Durará más o menos { $time }.
tournament-created-length-long = Durará más o menos { $time }. Para acabar antes, elige menos rondas (`rounds`) o una edición (`edition`) con una sola ronda por partida.
tournament-created-weekly = El torneo se juega cada semana. La inscripción del siguiente se abre sola, seis días antes de que empiece.
tournament-created-event = También he añadido el torneo a los eventos de este servidor, y ahí lo mantendré al día.
tournament-created-no-event = No puedo añadir el torneo a los eventos de este servidor: para eso necesito el permiso **Crear eventos**. Todo lo demás funciona sin él.
tournament-event = { $play }. Únete en { $channel }.
tournament-start-choice = { $away } ({ $moment })
tournament-start-zone-choice = { $moment }, si tu reloj marca ahora { $time }
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
tournament-joined = Ya estás dentro: te doy la bienvenida a **{ $name }**.
tournament-joined-late = Ya estás dentro: juegas en **{ $name }** a partir de la próxima ronda. Por las rondas que te perdiste, sean cuantas sean, recibes la mitad de los puntos de un descanso.
tournament-left = Has salido del torneo. Con `/tournament join` puedes volver.
tournament-queued = El torneo está completo, así que ocupas el puesto { $place } de la lista de espera. En cuanto haya una plaza para ti, será tuya, y te avisaré en el canal.
tournament-left-waiting = Ya no estás en la lista de espera.
tournament-left-last = Has salido del torneo. Eras la última persona que quedaba, así que ha terminado.
tournament-leave-table = ¿Seguro que quieres salir de **{ $name }**? Tu partida en la mesa { $table } no ha terminado: una máquina ocupará tu asiento, y quedarás en el último puesto de esa mesa. En tus estadísticas cuenta como una partida abandonada.
tournament-leave-sure = ¿Seguro que quieres salir de **{ $name }**? Ya no te llamaré a ninguna mesa. Tus puntos siguen en la clasificación, y con `/tournament join` puedes volver.
tournament-left-for-now = Has salido del torneo. Todavía puedes volver hasta que una máquina ocupe tu asiento. Límite: { $until }
tournament-left-last-for-now = Has salido del torneo. Eras la última persona que quedaba, así que terminará pronto. Todavía puedes volver. Límite: { $until }
tournament-returned = Qué bien que hayas vuelto. Tu asiento vuelve a ser tuyo, y no has perdido nada.
tournament-return-too-late = Han pasado más de 2 minutos, así que en esa mesa ya juega una máquina por ti. Con `/tournament join` vuelves para la siguiente.
tournament-return-over = El torneo ha terminado, así que ya no hay asiento al que volver.
tournament-checked-in = Tu asistencia está confirmada. Nos vemos en la mesa.
tournament-arrived = Bien, ya estás aquí. La partida es en este hilo.
tournament-organisers-role = Los miembros con el rol { $role } o el permiso **Gestionar eventos** pueden organizar torneos aquí.
tournament-organisers-none = Los miembros con el permiso **Gestionar eventos** pueden organizar torneos aquí.
tournament-rule-void = Anulada: los jugadores que se presentaron reciben los puntos de un descanso
tournament-rule-played = Tal como se jugó

tournament-refuse-none = No hay ningún torneo en este canal. Los miembros con el permiso **Gestionar eventos** pueden crear uno con `/tournament create`.
tournament-refuse-taken = En este canal ya hay un torneo. `/tournament status` lo muestra, y `/tournament cancel` lo termina.
tournament-refuse-too-many = Este servidor ya tiene el máximo de torneos ({ $most }). Espera a que uno termine, o termina uno con `/tournament cancel`.
tournament-refuse-create = Para crear un torneo aquí, necesitas el permiso **Gestionar eventos**. Los miembros que lo tienen pueden usar `/tournament organisers` para que los miembros con cierto rol también puedan crear torneos.
tournament-refuse-create-role = Para crear un torneo aquí, necesitas el rol { $role } o el permiso **Gestionar eventos**.
tournament-refuse-thread = Este hilo es de una mesa de torneo, así que aquí solo se puede jugar su partida. Usa `/play` en otro canal.
tournament-refuse-busy = Hay mucho movimiento en este torneo ahora mismo, y tu petición no llegó. Inténtalo otra vez.
tournament-refuse-channel = Un torneo necesita un canal donde yo pueda abrir hilos. Créalo en un canal de texto de este servidor.
tournament-refuse-organiser = Eso solo pueden hacerlo los organizadores: los miembros con el permiso **Gestionar eventos** o con el rol elegido con `/tournament organisers`, y los moderadores.
tournament-refuse-takes-part = Participas en este torneo, así que tiene que decidirlo otra persona. Aun así, puedes dar más tiempo a las mesas o hacer que cuente la puntuación actual.
tournament-refuse-over = El torneo ha terminado. `/tournament status` muestra cómo acabó.
tournament-refuse-not-started = El torneo todavía no ha empezado.
tournament-refuse-started = El torneo ya ha empezado.
tournament-refuse-playing = El torneo ya ha empezado. La siguiente ronda empieza automáticamente cuando terminen todas las partidas de esta. Mesas que siguen en juego: { $playing }.
tournament-refuse-too-few =
    Todavía no hay suficientes jugadores: hay { $count }, y { $least ->
        [one] hace falta al menos uno.
       *[other] hacen falta al menos { $least }.
    } Si hay que confirmar la asistencia, solo cuentan los que la han confirmado. Para añadir máquinas, usa `/tournament computers`.
tournament-refuse-no-persons = Las máquinas no juegan torneos sin personas: tiene que participar al menos una persona y, si hace falta, confirmar su asistencia.
tournament-refuse-computers = Hay demasiadas máquinas ({ $computers }). El máximo por persona es { $each }, así que ahora mismo puede haber { $most } en total. Cambia el número con `/tournament computers`.
tournament-refuse-one-computer = Sobraría una máquina: el máximo por persona es { $each }. Elige a una persona con la opción `by` de `/tournament replace`.
tournament-refuse-no-more-computers = En este torneo no caben más máquinas.
tournament-refuse-computers-places = Son demasiadas máquinas para este torneo. Puede tener { $most } como máximo, porque el límite por persona es { $each }.
tournament-refuse-rounds-and-arena = Un torneo tiene rondas o una duración en minutos: elige `rounds` o `arena`, no ambas opciones.
tournament-refuse-full =
    { $capacity ->
        [one] El torneo está completo: su única plaza está ocupada.
       *[other] El torneo está completo: las { $capacity } plazas están ocupadas.
    }
tournament-refuse-term-role = Este torneo es para miembros con el rol { $role }. Si quieres jugar, pídele el rol a un organizador.
tournament-refuse-term-rating = Este torneo es para jugadores con un rating de { $band }. El tuyo es { $own } ahora mismo, así que espero verte en el próximo.
tournament-refuse-term-account = Para este torneo, tu cuenta de Discord debe tener al menos { $time } de antigüedad. Podrás unirte a partir de: { $from }.
tournament-refuse-term-member = Para este torneo hay que llevar al menos { $time } en este servidor. Podrás unirte a partir de: { $from }.
tournament-refuse-already-waiting = Ya estás en la lista de espera, en el puesto { $place }.
tournament-refuse-ratings = El rating mínimo ({ $least }) supera el máximo ({ $most }). Intercámbialos y prueba otra vez.
tournament-refuse-fixed-tables = En «Todos contra todos» y en las eliminatorias, el formato ya fija el número de rondas y las mesas son de dos. Quita `rounds`, `arena`, `final` y `seats`.
tournament-refuse-already-in = Ya participas en este torneo.
tournament-refuse-not-in = No participas en este torneo.
tournament-refuse-they-not-in = Ese jugador ya no participa en este torneo.
tournament-refuse-too-late = Ya es tarde para unirse: el torneo no admite más jugadores.
tournament-refuse-removed = Un organizador te ha retirado de este torneo. Para volver, pídele a un organizador que te readmita con **Perdonar**.
tournament-refuse-no-check-in = La confirmación de asistencia no está abierta en este momento, así que no tienes que hacer nada.
tournament-refuse-checked-in = Tu asistencia ya está confirmada.
tournament-refuse-no-table = En este torneo no existe la mesa { $table }.
tournament-refuse-not-at-table = No juegas en esta mesa.
tournament-refuse-own-table = Juegas en la mesa { $table }, así que no puedes decidir su resultado. Puede hacerlo otro organizador o un moderador.
tournament-refuse-table-over = Tu partida en esta mesa ha terminado.
tournament-refuse-order = No reconozco ese orden de jugadores. Elige una de las sugerencias que aparecen al escribir.
tournament-refuse-no-ruling = Ningún organizador ha decidido el resultado de esta mesa, así que no hay nada que retirar.
tournament-refuse-match-voided = La moderación anuló la partida de la mesa { $table }, así que su resultado no puede valer.
tournament-refuse-no-entry = No reconozco a ese jugador. Elige una de las sugerencias que aparecen al escribir.
tournament-refuse-replacement = Esa persona ya participa en este torneo. Elige a otra, o quita la opción `by` para que juegue una máquina.
tournament-refuse-bot = Un bot no puede sustituir a un jugador. Para que juegue una máquina, quita la opción `by`.
tournament-refuse-paused = El torneo ya está en pausa.
tournament-refuse-not-paused = El torneo no está en pausa.
tournament-refuse-blameless = Ese jugador no tiene ausencias y nadie lo ha retirado, así que no hay nada que perdonar.
tournament-refuse-extension =
    { $most ->
        [one] Dales un minuto más a las mesas.
       *[other] Dales a las mesas entre { $least } y { $most } minutos más.
    }
tournament-refuse-name =
    { $most ->
        [one] Ponle al torneo un nombre de un carácter.
       *[other] Ponle al torneo un nombre de { $most } caracteres como máximo.
    }
tournament-refuse-seats =
    { $most ->
        [one] Con estas reglas, en una mesa juega { $most } jugador.
       *[other] Con estas reglas, en una mesa juegan entre { $least } y { $most } jugadores.
    }
tournament-refuse-rounds =
    { $most ->
        [one] Un torneo solo puede tener una ronda.
       *[other] Un torneo puede tener entre { $least } y { $most } rondas.
    }
tournament-refuse-capacity =
    { $most ->
        [one] Un torneo solo puede tener un jugador.
       *[other] Un torneo puede tener entre { $least } y { $most } jugadores.
    }
tournament-refuse-time-arena =
    { $most ->
        [one] Una arena solo puede durar un minuto.
       *[other] Una arena puede durar entre { $least } y { $most } minutos.
    }
tournament-refuse-time-check-in =
    { $most ->
        [one] La confirmación de asistencia solo puede durar un minuto.
       *[other] La confirmación de asistencia puede durar entre { $least } y { $most } minutos.
    }
tournament-refuse-time-turn-up =
    { $most ->
        [one] Dales a los jugadores un minuto para presentarse.
       *[other] Dales a los jugadores entre { $least } y { $most } minutos para presentarse.
    }
tournament-refuse-time-table =
    { $most ->
        [one] Una partida solo puede durar un minuto.
       *[other] Una partida puede durar entre { $least } y { $most } minutos.
    }
tournament-refuse-start = Esa hora de inicio está demasiado cerca o demasiado lejos. La gente necesita tiempo para unirse, y para confirmar su asistencia si hace falta. Elige una hora entre { $soonest } y { $latest }.
tournament-refuse-start-unreadable = No entiendo esa hora de inicio. Elige una de las sugerencias que aparecen al escribir, o escríbela como una de estas: `en 30 minutos`, `20:00 UTC-3`, `mañana a las 19:30 UTC`, `2026-11-28 20:00 Europe/Madrid`.
tournament-refuse-start-zone = No conozco tu zona horaria. Elige una de las sugerencias que aparecen al escribir, o añade la zona a la hora: `20:00 UTC-3` o `20:00 Europe/Madrid`.
tournament-refuse-event-start = Un evento del servidor necesita una hora de inicio. Indícala con la opción `start`.
tournament-refuse-weekly-start = Un torneo semanal necesita una hora de inicio. Indícala con la opción `start`.
tournament-refuse-dates-alone = Solo un torneo semanal puede saltarse fechas. Añade `weekly:True` y `start`.
tournament-refuse-dates = No entiendo las fechas «{ $typed }». Escríbelas como 2026-12-25, separadas por comas, y 20 como mucho.
tournament-refuse-edition = Un torneo necesita reglas en las que se cuenten puntos y que también sirvan para dos jugadores. Elige otras reglas.

tournament-command = Torneos: crear uno, unirse, ver la clasificación
tournament-command-create = Crear un torneo en este canal
tournament-command-create-name = El nombre del torneo
tournament-command-create-rounds = Cuántas rondas se juegan (por defecto, 4)
tournament-command-create-seats = El máximo de jugadores por mesa (de 2 a 4)
tournament-command-create-arena = Para una arena, en vez de rondas: cuántos minutos dura
tournament-command-create-edition = Con qué reglas se juega (por defecto, las oficiales para torneos, a 400 puntos)
tournament-command-create-clock = Cuánto puede durar un turno (por defecto, 5 minutos)
tournament-command-create-final = Enfrentar a los mejores jugadores en una mesa final
tournament-command-create-capacity = Cuántos jugadores pueden participar (por defecto, 64)
tournament-command-create-check-in = Cuántos minutos antes del inicio se confirma la asistencia; sin confirmarla no hay asiento
tournament-command-create-no-show = Cuántos minutos hay para presentarse tras el aviso (por defecto, 10)
tournament-command-create-time = Cuántos minutos puede durar una partida (por defecto, 120)
tournament-command-create-start = Cuándo empieza: en 30 minutos, 20:00 UTC-3, mañana a las 19:30 UTC; o elige una sugerencia
tournament-command-create-event = Añadir el torneo a los eventos de este servidor; necesito el permiso Crear eventos
tournament-command-create-weekly = Repetir el torneo cada semana a la misma hora; la inscripción del siguiente se abre sola
tournament-command-create-without = Para un torneo semanal: fechas sin torneo, como 2026-12-25, 2027-01-01
tournament-command-create-format = Cómo se enfrentan los jugadores (por defecto, sistema suizo)
tournament-format-swiss = Suizo: rondas entre jugadores con puntuaciones parecidas
tournament-format-round-robin = Todos contra todos (hasta 8 jugadores)
tournament-format-knockout = Eliminatorias: quien pierde su partida queda fuera
tournament-command-create-role = El rol necesario para unirse
tournament-command-create-rating-from = El rating mínimo para unirse
tournament-command-create-rating-to = El rating máximo para unirse
tournament-command-create-account-age = Cuántos días de antigüedad debe tener una cuenta de Discord para unirse
tournament-command-create-member-for = Cuántos días hay que llevar en este servidor para unirse
tournament-command-create-computers = Cuántas máquinas participan
tournament-command-create-level = Qué nivel tienen las máquinas
tournament-command-join = Unirse al torneo de este canal
tournament-command-leave = Salir del torneo
tournament-command-check-in = Confirmar tu asistencia al torneo
tournament-command-computers = Antes del inicio: elegir cuántas máquinas participan
tournament-command-computers-count = El número de máquinas
tournament-command-start = Iniciar el torneo, o abrir la confirmación de asistencia
tournament-command-status = Ver la clasificación, o cómo llegó un jugador a su puesto
tournament-command-status-player = El jugador cuyo puesto quieres entender
tournament-command-pause = Pausar el torneo: se paran los relojes, también en las mesas, y no empieza ninguna ronda
tournament-command-resume = Reanudar el torneo en pausa
tournament-command-extend = Dar más tiempo a las mesas que siguen en juego
tournament-command-extend-minutes = Cuántos minutos más
tournament-command-result = Decidir el resultado de una mesa, o retirar la decisión de un organizador
tournament-command-result-table = El número de la mesa
tournament-command-result-order = Los jugadores, del mejor al último; o elige «anulada» o «tal como se jugó»
tournament-command-withdraw = Retirar a un jugador del torneo
tournament-command-withdraw-player = El jugador que quieres retirar
tournament-command-replace = Sustituir a un jugador por otra persona o por una máquina
tournament-command-replace-player = El jugador que quieres sustituir
tournament-command-replace-by = Quién juega en su lugar (por defecto, una máquina)
tournament-command-pardon = Perdonar las ausencias de un jugador, o dejar volver a uno retirado
tournament-command-pardon-player = El jugador al que quieres perdonar
tournament-command-reason = El motivo: elige uno o escribe el tuyo; puede leerlo cualquiera
tournament-command-cancel = Terminar el torneo definitivamente
tournament-command-edit = Cambiar o aplazar un torneo previsto
tournament-command-copy = Volver a celebrar el último torneo de este canal
tournament-command-past = Ver los torneos pasados de este servidor, con sus clasificaciones y registros
tournament-command-log = Ver todo lo que ha pasado en el torneo, y quién lo hizo
tournament-command-organisers = Elegir qué rol puede organizar torneos en este servidor
tournament-command-organisers-role = El rol; sin él, solo la moderación y los miembros con Gestionar eventos pueden organizar torneos
