doctor-title = **Lo que he encontrado aquí**
doctor-rights-fine = En { $channel } tengo todos los permisos que necesito.
doctor-lacks = En { $channel } me falta el permiso **{ $right }**: { $why }.
doctor-why-no-role = ninguno de mis roles lo tiene
doctor-why-everyone = los permisos del canal se lo deniegan a todos
doctor-why-role = los permisos del canal se lo deniegan al rol { $role }
doctor-why-bot = los permisos del canal me lo deniegan a mí
doctor-why-hidden = no puedo ver el canal
doctor-why-unknown = Discord no me lo permite aquí, aunque los permisos del canal parecen correctos
doctor-category = La categoría del canal, { $category }, también deniega este permiso. Si el canal está sincronizado con ella, cámbialo ahí.
doctor-gone = En los ajustes figura { $channel }, pero ese canal ya no existe o no puedo verlo.
doctor-lacks-roles = En este servidor me falta el permiso **{ $right }**, así que no puedo darles su rol a los campeones.
doctor-lacks-events = En este servidor me falta el permiso **{ $right }**, así que no puedo añadir los torneos a los eventos del servidor.

doctor-no-table = No hay ninguna mesa abierta en este canal.
doctor-lobby = Hay una mesa abierta en este canal, y su partida no ha empezado. Jugadores: { $count }. Abierta: { $when }
doctor-match = Hay una partida en curso en este canal. Falta que juegue: { $who }. Último cambio: { $when }
doctor-match-between = La partida de este canal está entre rondas. Último cambio: { $when }
doctor-untold = Todavía no he publicado todo lo que ha pasado en la mesa.
doctor-tournament-sign-up = Los jugadores pueden unirse al torneo **{ $name }** en este canal.
doctor-tournament-check-in = Los jugadores pueden confirmar su asistencia al torneo **{ $name }** en este canal.
doctor-tournament-playing = El torneo **{ $name }** está en curso en este canal.
doctor-tournament-over = El último torneo de este canal, **{ $name }**, ha terminado.
doctor-tournament-paused = El torneo está en pausa.

doctor-damaged-results =
    { $count ->
        [one] No puedo leer un resultado de este servidor, así que no cuenta en las clasificaciones. La persona que me administra puede ver en mi registro cuál es.
       *[other] No puedo leer { $count } resultados de este servidor, así que no cuentan en las clasificaciones. La persona que me administra puede ver en mi registro cuáles son.
    }
doctor-no-failures = Desde mi último arranque han llegado todos los mensajes a este servidor.
doctor-failures = Los últimos mensajes que no llegaron:
doctor-failure = { $channel } · { $moment } · { $why }
doctor-failure-later = sin respuesta de Discord o de la base de datos; lo sigo intentando
doctor-failure-barred = me falta un permiso; lo sigo intentando
doctor-failure-never = el canal ya no existe, o Discord rechazó el mensaje
doctor-failure-damaged = algo falló por mi parte; la persona que me administra puede ver los detalles en mi registro
doctor-said = { $why } (`{ $said }`)

doctor-program = Versión: { $version } · Shard: { $shard } de { $shards }
doctor-delays = Latencia en milisegundos: de Discord a mí, { $arrival }; una petición a Discord, { $call }; una consulta a la base de datos, { $database }
