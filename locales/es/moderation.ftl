moderation-barred-until = La moderación te ha vetado en las mesas y los torneos de este servidor. Motivo: { $reason }. Fin: { $until }
moderation-barred = La moderación te ha vetado en las mesas y los torneos de este servidor, hasta que un moderador levante el veto. Motivo: { $reason }.
moderation-other-barred = { $who } tiene un veto en las mesas y los torneos de este servidor.
moderation-taken-out = La moderación te sacó de esta partida, así que no puedes volver a ella.
moderation-player = Estás jugando en esa partida, así que debe decidir otro moderador.
moderation-moderators-only = Solo los moderadores pueden hacer eso: necesitas el permiso Gestionar mensajes.
moderation-channels-only = En este servidor, solo se pueden abrir mesas en { $channels }.
moderation-roles-only = En este servidor, necesitas uno de estos roles para abrir una mesa: { $roles }
moderation-no-bot = Los bots no ocupan asientos, así que no hace falta vetar a este.
moderation-oneself = No puedes vetarte. Usa `/leave` para salir de una partida.
moderation-superior = No puedes vetar a { $who }: administra este servidor o su rol más alto no está por debajo del tuyo.
moderation-needs-reason = Para vetar a un jugador con el comando, elige un jugador y una duración, y da un motivo. `/moderate` sin opciones abre el menú.

moderation-note-taken-out = Un moderador sacó a { $who } de la partida. { $computer } ocupa su asiento.

moderation-cause-stalling = hacer esperar a los demás a propósito
moderation-cause-leaving = abandonar partidas
moderation-cause-unfair = juego sucio
moderation-cause-rude = falta de respeto a otros jugadores
moderation-cause-other = otro motivo, que los moderadores pueden explicar

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
moderation-line = { $who } · { $reason } · hasta que un moderador levante el veto
moderation-more =
    { $more ->
        [one] y uno más
       *[other] y { $more } más
    }
moderation-choose = Elige un jugador aquí debajo para vetarlo, levantarle el veto o sacarlo de una partida.
moderation-openings-title = ¿Quién puede abrir mesas, y dónde? Los moderadores siempre pueden. Si no se elige nada, no hay límite. Los torneos los crean los organizadores.

moderation-person-until = { $who } tiene un veto. Motivo: { $reason }. Fin: { $until }
moderation-person-barred = { $who } tiene un veto, hasta que un moderador lo levante. Motivo: { $reason }.
moderation-person-free = { $who } no tiene ningún veto.
moderation-person-plays = Sus partidas en curso: { $channels }
moderation-person-idle = Este jugador no está en ninguna partida de este servidor en este momento.
moderation-ask-length = ¿Por cuánto tiempo vetar a { $who }? Motivo: { $reason }. Este jugador no podrá abrir mesas ni unirse a ellas, recibir invitaciones ni unirse a torneos. Sus partidas en curso siguen; después queda fuera de cualquier torneo en el que participe.
moderation-ask-out = ¿Sacar a { $who } de la partida en { $channel }? Una máquina ocupa su asiento, este jugador no puede volver, y la partida le cuenta como abandonada.
moderation-ask-close = ¿Cerrar la mesa en { $channel }? La partida termina sin resultado. El motivo queda en el registro.

moderation-did-channels = Los canales han cambiado.
moderation-did-roles = Los roles han cambiado.
moderation-did-bar = { $who } tiene ahora un veto.
moderation-did-lift = { $who } ya no tiene ningún veto.
moderation-did-nothing = { $who } no tenía ningún veto.
moderation-did-out = { $who } está fuera de la partida en { $channel }.
moderation-did-close = La mesa en { $channel } está cerrada.

moderation-log-title = **Lo que han hecho los moderadores**, primero lo más reciente
moderation-log-empty = Los moderadores todavía no han hecho nada aquí.
moderation-log-line = { $moment } · { $by } { $did }
moderation-log-channels = eligió los canales donde se pueden abrir mesas: { $channels }
moderation-log-roles = eligió los roles que pueden abrir mesas: { $roles }
moderation-log-barred-until = vetó a { $who } ({ $reason }), fin: { $until }
moderation-log-barred = vetó a { $who } ({ $reason }) hasta que un moderador levante el veto
moderation-log-lifted = levantó el veto a { $who }
moderation-log-out = sacó a { $who } de una partida en { $channel }
moderation-log-voided = anuló el resultado de una partida en { $channel } ({ $reason })
moderation-log-restored = hizo que el resultado de una partida en { $channel } vuelva a contar ({ $reason })
moderation-log-ended = terminó la partida en { $channel }
moderation-log-ended-for = terminó la partida en { $channel } ({ $reason })
moderation-log-closed = cerró la mesa en { $channel } ({ $reason })
moderation-log-settings = cambió estos ajustes: { $names }
moderation-log-tournament = tomó una decisión en el torneo { $name } ({ $channel }); los detalles están en `/tournament log`
moderation-log-of-tournament = { $did }, torneo { $name }
moderation-log-tournament-for = tomó una decisión en el torneo { $name } en { $channel } ({ $reason }); los detalles están en `/tournament log`
moderation-log-post = 🛡️ { $by } { $did }
moderation-log-damaged-result = ⚠️ El resultado de la mesa { $table } no se puede leer y no cuenta en las clasificaciones. Mi propio registro dice más.
moderation-log-unknown = hizo algo que esta versión del bot no conoce

moderation-button-panel = Controles de moderación
moderation-button-openings = Quién abre mesas
moderation-button-all-channels = Todos los canales
moderation-button-all-roles = Todos los roles
moderation-button-log = Registro
moderation-button-tables = Mesas abiertas
moderation-button-stop-log = Dejar de publicar el registro
moderation-button-refresh = Actualizar
moderation-button-back = Volver
moderation-button-lift = Levantar el veto
moderation-button-out = Sacar
moderation-button-newer = Más recientes
moderation-button-older = Más antiguos
moderation-menu-person = Elige un jugador
moderation-menu-former = Vetados cuyos datos se borraron
moderation-tables-title = **Mesas abiertas: { $count }**, primero las más inactivas
moderation-tables-none = No hay ninguna mesa abierta en este servidor.
moderation-table-line = { $channel } · { $players } · anfitrión: { $host } · abierta { $opened } · última jugada { $last }
moderation-table-damaged = { $channel } · esta mesa está dañada; hay que cerrarla para liberar el canal
moderation-settings-log = El registro de los moderadores también se publica en { $channel }.
moderation-settings-log-public = Todo el servidor puede leer ese canal.
moderation-menu-cause = Vetar: elige el motivo
moderation-menu-length = Elige cuánto tiempo
moderation-menu-match = Sacar de una partida: elige cuál
moderation-menu-table = Cerrar una mesa: elige cuál
moderation-menu-closing = Elige el motivo para cerrarla
moderation-menu-ending = Elige el motivo para terminarla
moderation-menu-channels = Elige los canales para mesas
moderation-menu-roles = Elige los roles que abren mesas
