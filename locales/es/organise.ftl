organise-title = **{ $name }**
organise-sign-up =
    La inscripción está abierta. Participantes: { $count } de { $capacity }{ $computers ->
        [0] .
        [one] , incluida una máquina.
       *[other] , incluidas { $computers } máquinas.
    }
organise-check-in = La confirmación de asistencia está abierta y se cierra { $until }. Confirmaciones: { $there } de { $count }.
organise-round = Ronda { $round } de { $rounds }. Mesas que siguen en juego: { $playing }.
organise-starting = El torneo ha empezado, y estoy formando las mesas de la primera ronda.
organise-final = Se está jugando la mesa final.
organise-arena = La arena está en curso y termina { $until }. Mesas en juego: { $playing }.
organise-paused = **En pausa** desde: { $since }. Todos los relojes están parados, también en las mesas, y no empezará ninguna ronda hasta que pulses **Reanudar**.
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
organise-missing-until = por llegar: { $names } (límite para presentarse: { $until })
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
organise-undecided = Falta que un organizador decida el resultado: { $tables }
organise-undecided-table = mesa { $table } (límite: { $until })
organise-finished-undecided = mesa { $table } (sin resultado todavía)
organise-out = Ya no participan: { $names }

organise-ask-cancel = ¿Cancelar **{ $name }**? No se puede deshacer. Las partidas en curso terminan y no cuentan. Avisaré en el canal y publicaré los puntos conseguidos hasta ahora.
organise-cancel-weekly = El torneo de la semana que viene se jugará igualmente. Para terminar toda la serie, usa antes `/tournament edit weekly:False`.
organise-ask-computers =
    { $count ->
        [0] Ahora no participa ninguna máquina.
        [one] Ahora participa una máquina.
       *[other] Ahora participan { $count } máquinas.
    } ¿Cuántas quieres?
organise-ask-extension = ¿Cuánto tiempo más quieres dar? Vale para todas las mesas que siguen en juego. Si es una arena, su final se retrasa lo mismo.
organise-extension =
    { $minutes ->
        [one] Un minuto más
       *[other] { $minutes } minutos más
    }
organise-ask-table = ¿De qué mesa quieres decidir el resultado?
organise-no-tables = Todavía no hay mesas.
organise-table-playing = En juego: { $places }
organise-table-waiting = La partida todavía no ha empezado
organise-table-over = Terminada: { $places }
organise-table-decided = Resultado decidido por un organizador: { $places }
organise-table-void = Anulada
organise-table-undecided = Sin resultado todavía: la moderación anuló la partida
organise-stands-now = Ahora mismo: { $outcome }
organise-ask-decision = ¿Cuál es el resultado?
organise-scores-changed = La partida ha seguido mientras tanto, así que revisa otra vez el resultado.
organise-ask-sure = Este será el resultado de la mesa { $table }:
    { $outcome }
organise-match-ends = Si confirmas, la partida termina.
organise-place = Puesto { $place }: { $who }
organise-tie = Empate con { $who }
organise-untie = Por detrás de { $who }, sin empate
organise-reason-agreed = acuerdo entre los jugadores
organise-reason-unfinished = la partida no se pudo terminar
organise-reason-time-up = se acabó el tiempo
organise-reason-absent = un jugador no se presentó
organise-reason-own-wish = a petición del propio jugador
organise-reason-unfair = juego sucio
organise-reason-technical = problemas técnicos
organise-reason-excused = la ausencia estaba justificada
organise-reason-more-time = las mesas necesitan más tiempo
organise-reason-mistake = para corregir un error
organise-reason-voided = la moderación anuló la partida
organise-reason-usual = Si confirmas ahora, el motivo será: { $reason }. Para confirmar con otro motivo, elígelo en el menú.
organise-reason-chosen = Motivo: { $reason }
organise-reason-pardon = Si pulsas **Perdonar**, el motivo será: { $reason }. Para perdonar por otro motivo, elígelo en el menú.
organise-ask-player = ¿Qué jugador?
organise-player = { $who }: { $what }
organise-player-in = participa
organise-player-at = en la mesa { $table }
organise-player-missing = no se ha presentado en la mesa { $table }
organise-player-minded = una máquina está jugando en su lugar
organise-player-out = ya no participa
organise-player-absences = ausencias: { $count }
organise-ask-withdraw = ¿Retirar a { $who }? Conservará sus puntos, pero no jugará en más mesas. Para que vuelva más tarde, usa **Perdonar**.
organise-ask-withdraw-at = ¿Retirar a { $who }? En la mesa { $table }, una máquina ocupará su asiento y este jugador quedará en el último puesto. Conservará sus puntos, pero no jugará en más mesas. Para que vuelva más tarde, usa **Perdonar**.
organise-ask-replace = ¿Quién sustituye a { $who }? El nuevo jugador recibe sus puntos y su puesto en la clasificación.
organise-ask-replace-at = Una máquina terminará la partida de la mesa { $table }, y el nuevo jugador empezará en su siguiente mesa.
organise-ask-computer = ¿Poner una máquina en lugar de { $who }? La máquina recibe sus puntos y su puesto en la clasificación.

organise-did-computers =
    { $count ->
        [0] Ahora no participa ninguna máquina.
        [one] Ahora participa una máquina.
       *[other] Ahora participan { $count } máquinas.
    }
organise-did-check-in = La confirmación de asistencia está abierta. Se cierra { $until }.
organise-did-start = El torneo ha empezado, y estoy llamando a los jugadores a sus mesas.
organise-did-pause = En pausa. Todos los relojes están parados, también en las mesas, y no empezará ninguna ronda hasta que pulses **Reanudar**.
organise-did-edit = He cambiado el torneo, y estoy avisando a todos los inscritos.
organise-did-edit-nothing = No he cambiado nada. Indica al menos una opción con un valor nuevo, por ejemplo `start`.
organise-did-resume = El torneo se reanuda, y nadie ha perdido tiempo.
organise-did-extend =
    { $minutes ->
        [one] He dado un minuto más. Así quedan los límites: { $tables }.
       *[other] He dado { $minutes } minutos más. Así quedan los límites: { $tables }.
    }
organise-until = mesa { $table } ({ $end })
organise-all-until = todas las mesas ({ $end })
organise-first-until = el primero, en la mesa { $table } ({ $end })
organise-arena-until = el final de la arena ({ $end })
organise-none-until = Ahora no hay mesas en juego, así que nadie necesita más tiempo.
organise-did-rule =
    El resultado de la mesa { $table } está decidido:
    { $outcome }
organise-did-take-back =
    He retirado la decisión. La mesa { $table } cuenta tal como se jugó:
    { $outcome }
organise-did-withdraw = He retirado del torneo a { $who }.
organise-did-replace = { $player } sustituye a { $who }.
organise-did-pardon = Has perdonado a { $who }: vuelve a estar en el torneo, y sus ausencias ya no cuentan.
organise-did-cancel = He cancelado el torneo y he avisado en el canal.
organise-refuse-not-under-way = La partida de la mesa { $table } ha terminado. Para que valga su resultado, usa **Tal como se jugó**.
organise-rule-stands = Tal como está: cuenta la puntuación actual

organise-log-title = Lo que pasó en **{ $name }**
organise-log-before = Antes de la primera ronda
organise-log-round = Ronda { $round }
organise-log-final = La mesa final
organise-log-arena = La arena
organise-log-after = Después del final
organise-log-continued = { $heading }, continuación
organise-note-finished = La partida de la mesa { $table } ha terminado: { $places }
organise-note-finished-void = La mesa { $table } queda anulada.
organise-note-finished-decided = La partida de la mesa { $table } ha terminado. La decisión del organizador se mantiene.
organise-note-ruled-standing = { $by } decidió que en la mesa { $table } cuenta la puntuación de ese momento: { $places }.
organise-because = { $line } Motivo: { $reason }

organise-cancelled = **{ $name }** se ha cancelado.
organise-cancelled-by = { $by } canceló **{ $name }**.
organise-points-so-far = Puntos hasta ahora:

organise-command-manage = Para organizadores: ver cómo va el torneo y dirigirlo

organise-button-start = Iniciar el torneo
organise-button-check-in = Abrir la confirmación
organise-button-computers = Máquinas
organise-button-pause = Pausar
organise-button-resume = Reanudar
organise-button-extend = Dar más tiempo
organise-button-adjudicate = Decidir un resultado
organise-button-players = Jugadores
organise-button-log = Registro
organise-button-cancel = Cancelar el torneo
organise-button-refresh = Actualizar
organise-button-back = Volver
organise-button-earlier = Anterior
organise-button-more = Más
organise-button-later = Siguiente
organise-button-stands = Usar la puntuación actual
organise-button-places = Elegir los puestos
organise-button-void = Anular
organise-button-played = Tal como se jugó
organise-button-decide = Confirmar
organise-button-reason = Otro motivo
organise-button-withdraw = Retirar
organise-button-replace = Sustituir
organise-button-by-computer = Sustituir por una máquina
organise-button-pardon = Perdonar
organise-menu-computers = Elige cuántas máquinas participan
organise-menu-extension = Elige cuánto tiempo más dar
organise-menu-table = Elige una mesa
organise-menu-player = Elige un jugador
organise-menu-substitute = Elige quién juega en su lugar
organise-menu-other-reason = Confirmar con otro motivo
organise-menu-other-pardon = Perdonar por otro motivo
organise-menu-reason = Elige el motivo
