organise-title = **{ $name }**
organise-sign-up = La inscripción está abierta. Participantes: { $count } de { $capacity } (máquinas: { $computers }).
organise-check-in = La confirmación de asistencia está abierta. Confirmaciones: { $there } de { $count }. Límite: { $until }.
organise-round = Ronda { $round } de { $rounds }. Mesas que siguen jugando: { $playing }.
organise-starting = El torneo ha empezado, y se están formando las mesas de la primera ronda.
organise-final = Se está jugando la mesa final.
organise-arena = Arena. Mesas en juego: { $playing }. Fin: { $until }.
organise-paused = **En pausa** desde: { $since }. Todos los relojes están parados, también en las mesas, y no empieza ninguna ronda.
organise-unchecked = Aún sin confirmar: { $names }
organise-table = Mesa { $table }
organise-table-line = { $table }: { $names }
organise-deadline = límite: { $until }
organise-left =
    { $minutes ->
        [one] queda un minuto
       *[other] quedan { $minutes } minutos
    }
organise-missing = por llegar: { $names }
organise-missing-until = por llegar: { $names }, límite: { $until }
organise-more-tables =
    { $more ->
        [one] y una mesa más
       *[other] y { $more } mesas más
    }
organise-minded = Una máquina está jugando por: { $names }
organise-finished = Mesas terminadas: { $tables }
organise-finished-count = Número de mesas terminadas: { $count }
organise-finished-won = mesa { $table } (victoria: { $names })
organise-finished-void = mesa { $table } (anulada)
organise-undecided = Por decidir: { $tables }
organise-undecided-table = mesa { $table } (límite: { $until })
organise-finished-undecided = mesa { $table } (por decidir)
organise-out = Ya no participan: { $names }

organise-ask-cancel = ¿Cancelar **{ $name }**? No se puede revertir: las partidas en curso terminan y no cuentan, no se juega nada más, y se avisa en el canal, con los puntos hasta ahora.
organise-cancel-weekly = El torneo de la semana que viene se jugará igualmente. Para terminar toda la serie, usa antes `/tournament edit weekly:False`.
organise-ask-computers = Máquinas que participan ahora: { $count }. ¿Cuántas debe haber?
organise-ask-extension = ¿Cuánto tiempo más quieres dar? Lo reciben todas las mesas en juego, y también una arena.
organise-extension =
    { $minutes ->
        [one] Un minuto más
       *[other] { $minutes } minutos más
    }
organise-ask-table = ¿Sobre qué mesa quieres decidir?
organise-no-tables = Todavía no hay mesas.
organise-table-playing = En juego: { $places }
organise-table-waiting = Su partida no ha empezado
organise-table-over = Terminada: { $places }
organise-table-decided = Decidida por un organizador: { $places }
organise-table-void = Anulada
organise-table-undecided = Por decidir: la moderación anuló su partida
organise-stands-now = Tal como está: { $outcome }
organise-ask-decision = ¿Cómo debe contar?
organise-scores-changed = La partida ha seguido mientras tanto, así que revisa otra vez el resultado.
organise-ask-sure = Este será el resultado de la mesa { $table }:
    { $outcome }
organise-match-ends = Con eso termina su partida.
organise-place = Puesto { $place }: { $who }
organise-tie = Empate con { $who }
organise-untie = Sin empate con { $who }
organise-reason-agreed = acuerdo entre los jugadores
organise-reason-unfinished = la partida no se pudo terminar
organise-reason-time-up = se acabó el tiempo
organise-reason-absent = faltaba un jugador
organise-reason-own-wish = a petición del propio jugador
organise-reason-unfair = juego sucio
organise-reason-technical = problemas técnicos
organise-reason-excused = la ausencia está justificada
organise-reason-more-time = las mesas necesitan más tiempo
organise-reason-mistake = para corregir un error
organise-reason-voided = la partida fue anulada
organise-reason-usual = El botón da este motivo: { $reason }. Si es otro, elígelo en el menú, que también confirma.
organise-reason-chosen = Motivo: { $reason }
organise-reason-pardon = **Perdonar** da este motivo: { $reason }. Si es otro, elígelo en el menú, que también perdona.
organise-ask-player = ¿De qué jugador se trata?
organise-player = { $who }: { $what }
organise-player-in = participa
organise-player-at = en la mesa { $table }
organise-player-missing = no se ha presentado en la mesa { $table }
organise-player-minded = una máquina está jugando en su lugar
organise-player-out = ya no participa
organise-player-absences = ausencias: { $count }
organise-ask-withdraw = ¿Retirar a { $who }? Este jugador conserva sus puntos, pero no juega en más mesas. **Perdonar** le permite volver.
organise-ask-withdraw-at = ¿Retirar a { $who }? En la mesa { $table }, una máquina ocupa su asiento, y este jugador queda en el último puesto. Conserva sus puntos, pero no juega en más mesas. **Perdonar** le permite volver.
organise-ask-replace = ¿Quién debe seguir en lugar de { $who }? Ese jugador ocupa su puesto en la clasificación, con todos sus puntos.
organise-ask-replace-at = En la mesa { $table }, una máquina juega en ese asiento hasta el final; el nuevo jugador se sienta en la siguiente mesa.
organise-ask-computer = ¿Poner una máquina en lugar de { $who }? La máquina ocupa su puesto en la clasificación, con todos sus puntos.

organise-did-computers =
    { $count ->
        [one] Ahora participa una máquina.
       *[other] Ahora participan { $count } máquinas.
    }
organise-did-check-in = La confirmación de asistencia está abierta. Límite: { $until }.
organise-did-start = El torneo ha empezado, y se está llamando a los jugadores a las primeras mesas.
organise-did-pause = En pausa. Todos los relojes están parados, también en las mesas, y no empieza ninguna ronda.
organise-did-edit = He cambiado el torneo y aviso a todos los inscritos.
organise-did-edit-nothing = Ya era así, así que nada ha cambiado. Da al menos una opción, por ejemplo `start`.
organise-did-resume = El torneo continúa. Cada límite se ha movido lo que duró la pausa.
organise-did-extend =
    { $minutes ->
        [one] Todos tienen un minuto más: { $tables }.
       *[other] Todos tienen { $minutes } minutos más: { $tables }.
    }
organise-until = la mesa { $table } (límite: { $end })
organise-all-until = todas las mesas (límite: { $end })
organise-first-until = la mesa { $table }, la primera en terminar (límite: { $end })
organise-arena-until = la arena (fin: { $end })
organise-none-until = Ahora no hay mesas en juego, así que nadie necesita más tiempo.
organise-did-rule = Decidido. La mesa { $table } cuenta así:
    { $outcome }
organise-did-take-back = La decisión se ha retirado. La mesa { $table } cuenta tal como se jugó:
    { $outcome }
organise-did-withdraw = { $who } ya no participa en el torneo.
organise-did-replace = { $player } sigue en lugar de { $who }.
organise-did-pardon = Perdón concedido a { $who }: ya no hay nada en su contra, y participa en el torneo.
organise-did-cancel = El torneo está cancelado, y se ha avisado en el canal.
organise-refuse-not-under-way = La mesa { $table } ya no está en juego. **Cuenta la partida** usa el resultado de su partida.
organise-rule-stands = Tal como está: por orden de puntuación en este momento

organise-log-title = Lo que pasó en **{ $name }**
organise-log-before = Antes de la primera ronda
organise-log-round = Ronda { $round }
organise-log-final = La mesa final
organise-log-arena = La arena
organise-log-after = Después del final
organise-log-continued = { $heading }, continuación
organise-note-finished = La mesa { $table } ha terminado: { $places }
organise-note-finished-void = La mesa { $table } queda anulada.
organise-note-finished-decided = La partida de la mesa { $table } ha terminado. La decisión del organizador se mantiene.
organise-note-ruled-standing = { $by } decidió que la mesa { $table } cuenta tal como estaba: { $places }.
organise-because = { $line } Motivo: { $reason }

organise-cancelled = **{ $name }** se ha cancelado.
organise-cancelled-by = { $by } canceló **{ $name }**.
organise-points-so-far = Puntos hasta ahora:

organise-command-manage = Para organizadores: ver cómo va todo y dirigir el torneo desde ahí

organise-button-start = Iniciar el torneo
organise-button-check-in = Abrir la confirmación
organise-button-computers = Máquinas
organise-button-pause = Pausar
organise-button-resume = Continuar
organise-button-extend = Dar más tiempo
organise-button-adjudicate = Decidir una mesa
organise-button-players = Jugadores
organise-button-log = Registro
organise-button-cancel = Cancelar el torneo
organise-button-refresh = Actualizar
organise-button-back = Volver
organise-button-earlier = Anterior
organise-button-more = Más
organise-button-later = Siguiente
organise-button-stands = Tal como está
organise-button-places = Puestos
organise-button-void = Anular
organise-button-played = Cuenta la partida
organise-button-decide = Confirmar
organise-button-reason = Otro motivo
organise-button-withdraw = Retirar
organise-button-replace = Sustituir
organise-button-by-computer = Por una máquina
organise-button-pardon = Perdonar
organise-menu-computers = Elige cuántas máquinas participan
organise-menu-extension = Elige cuánto tiempo más
organise-menu-table = Elige una mesa
organise-menu-player = Elige un jugador
organise-menu-substitute = Elige quién sigue en su lugar
organise-menu-other-reason = Confirmar por otro motivo
organise-menu-other-pardon = Perdonar por otro motivo
organise-menu-reason = Elige el motivo
