moderation-barred-until = La moderación te ha vetado en las mesas y los torneos de este servidor. Motivo: { $reason }. Fin: { $until }
moderation-barred = La moderación te ha vetado en las mesas y los torneos de este servidor hasta nuevo aviso. Motivo: { $reason }.
moderation-other-barred = { $who } tiene un veto en las mesas y los torneos de este servidor.
moderation-taken-out = La moderación te sacó de esta partida, así que no puedes volver a ella.
moderation-player = Estás jugando en esa partida, así que tiene que decidir otro moderador.
moderation-moderators-only = Solo los moderadores pueden hacer eso: necesitas el permiso **Gestionar mensajes**.
moderation-channels-only = En este servidor, solo se pueden abrir mesas en { $channels }.
moderation-roles-only = En este servidor, necesitas uno de estos roles para abrir una mesa: { $roles }
moderation-no-bot = Los bots no pueden unirse a las mesas, así que no hace falta vetar a este.
moderation-oneself = No puedes vetarte. Usa `/leave` para salir de una partida.
moderation-superior = No puedes vetar a { $who }: el servidor es suyo, o tu rol más alto no está por encima del suyo.
moderation-needs-reason = Para vetar a un jugador con `/moderate`, elige al jugador y la duración, y da un motivo. Sin opciones, el comando abre los controles de moderación.

moderation-note-taken-out = La moderación sacó a { $who } de la partida. { $computer } ocupa su asiento.

moderation-cause-stalling = hacer esperar a los demás a propósito
moderation-cause-leaving = salir de partidas sin terminarlas
moderation-cause-unfair = juego sucio
moderation-cause-rude = falta de respeto a otros jugadores
moderation-cause-other = otro; pregúntales a los moderadores

moderation-length-day = Un día
moderation-length-week = Una semana
moderation-length-month = 30 días
moderation-length-quarter = 90 días
moderation-length-lifted = Hasta que un moderador lo levante

moderation-title = **Controles de moderación** para mesas y torneos
moderation-where = Canales donde se pueden abrir mesas: { $channels }
moderation-everywhere = todos
moderation-who = Roles que pueden abrir mesas: { $roles }
moderation-everybody = todos
moderation-nobody-barred = No hay ningún veto.
moderation-barred-title = Jugadores vetados: { $count }
moderation-line-until = { $who } · { $reason } · fin: { $until }
moderation-line = { $who } · { $reason } · hasta nuevo aviso
moderation-more =
    { $more ->
        [one] y uno más
       *[other] y { $more } más
    }
moderation-choose = Elige abajo a un jugador para vetarlo, levantarle el veto o sacarlo de una partida.
moderation-openings-title = ¿Quién puede abrir mesas, y dónde? Si no eliges ningún rol, puede hacerlo cualquiera; si no eliges ningún canal, se puede en todos. Estos límites no afectan a los moderadores. Solo los organizadores pueden crear torneos.

moderation-person-until = { $who } tiene un veto. Motivo: { $reason }. Fin: { $until }
moderation-person-barred = { $who } tiene un veto hasta nuevo aviso. Motivo: { $reason }.
moderation-person-free = { $who } no tiene ningún veto.
moderation-person-plays = Juega en: { $channels }
moderation-person-idle = Ahora mismo no está en ninguna partida de este servidor.
moderation-ask-length = ¿Por cuánto tiempo quieres vetar a { $who }? Motivo: { $reason }. Durante el veto no puede abrir mesas ni unirse a ellas, ni recibir invitaciones, ni participar en torneos. Puede terminar sus partidas en curso; después queda fuera de los torneos a los que se haya unido.
moderation-ask-out = ¿Sacar a { $who } de la partida en { $channel }? Una máquina ocupa su asiento, y este jugador no puede volver. Cuenta como salir de la partida.
moderation-ask-close = ¿Cerrar la mesa en { $channel }? La partida termina sin resultado, y el motivo queda en el registro.

moderation-did-channels = He cambiado dónde se pueden abrir mesas.
moderation-did-roles = He cambiado quién puede abrir mesas.
moderation-did-bar = Has vetado a { $who }.
moderation-did-lift = Le has levantado el veto a { $who }.
moderation-did-nothing = { $who } no tenía ningún veto, así que no he cambiado nada.
moderation-did-out = He sacado a { $who } de la partida en { $channel }.
moderation-did-close = He cerrado la mesa de { $channel }.

moderation-log-title = **Lo que han hecho los moderadores**, primero lo más reciente
moderation-log-empty = Los moderadores todavía no han hecho nada aquí.
moderation-log-line = { $moment } · { $by } { $did }
moderation-log-channels = eligió los canales donde se pueden abrir mesas: { $channels }
moderation-log-roles = eligió los roles que pueden abrir mesas: { $roles }
moderation-log-barred-until = vetó a { $who } ({ $reason }). Fin del veto: { $until }
moderation-log-barred = vetó a { $who } ({ $reason }) hasta nuevo aviso
moderation-log-lifted = le levantó el veto a { $who }
moderation-log-out = sacó a { $who } de una partida en { $channel }
moderation-log-voided = anuló el resultado de una partida en { $channel } ({ $reason })
moderation-log-restored = restableció el resultado de una partida en { $channel } ({ $reason })
moderation-log-ended = dio por terminada la partida en { $channel }
moderation-log-ended-for = dio por terminada la partida en { $channel } ({ $reason })
moderation-log-closed = cerró la mesa en { $channel } ({ $reason })
moderation-log-settings = cambió estos ajustes: { $names }
moderation-log-tournament = tomó una decisión en el torneo { $name } ({ $channel }); los detalles están en `/tournament log`
moderation-log-of-tournament = { $did }; torneo: { $name }
moderation-log-tournament-for = tomó una decisión en el torneo { $name } en { $channel } ({ $reason }); los detalles están en `/tournament log`
moderation-log-post = 🛡️ { $by } { $did }
moderation-log-damaged-result = ⚠️ No puedo leer el resultado de la mesa { $table }, así que no cuenta en las clasificaciones. La persona que me administra puede ver los detalles en mi registro.
moderation-log-unknown = hizo algo que esta versión del bot no conoce

moderation-button-panel = Controles de moderación
moderation-button-openings = Quién puede abrir mesas
moderation-button-all-channels = Todos los canales
moderation-button-all-roles = Todos los roles
moderation-button-log = Registro
moderation-button-tables = Ver las mesas abiertas
moderation-button-stop-log = Dejar de publicar el registro
moderation-button-refresh = Actualizar
moderation-button-back = Volver
moderation-button-lift = Levantar el veto
moderation-button-out = Sacar
moderation-button-newer = Más recientes
moderation-button-older = Más antiguos
moderation-menu-person = Elige un jugador
moderation-menu-former = Jugadores vetados cuyos datos se borraron
moderation-tables-title = **Mesas abiertas: { $count }**, primero las que llevan más tiempo paradas
moderation-tables-none = No hay ninguna mesa abierta en este servidor.
moderation-table-line = { $channel } · { $players } · anfitrión: { $host } · abierta { $opened } · última jugada { $last }
moderation-table-damaged = { $channel } · esta mesa está dañada; ciérrala para liberar el canal
moderation-settings-log = El registro de moderación se publica en { $channel }.
moderation-settings-log-public = Cuidado: todo el servidor puede leer ese canal.
moderation-menu-cause = Vetar al jugador: elige el motivo
moderation-menu-length = Elige cuánto dura el veto
moderation-menu-match = Sacar al jugador: elige la partida
moderation-menu-table = Cerrar una mesa: elige cuál
moderation-menu-closing = Cerrar la mesa: elige el motivo
moderation-menu-ending = Terminar la partida: elige el motivo
moderation-menu-channels = Elige los canales donde se pueden abrir mesas
moderation-menu-roles = Elige los roles que pueden abrir mesas
