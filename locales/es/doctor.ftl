doctor-title = **Lo que he encontrado aquí**
doctor-rights-fine = Permisos en { $channel }: no falta nada.
doctor-lacks = En { $channel } me falta **{ $right }**: { $why }.
doctor-why-no-role = ninguno de mis roles lo tiene
doctor-why-everyone = los permisos del canal para todos lo deniegan
doctor-why-role = los permisos del canal para el rol { $role } lo deniegan
doctor-why-bot = los permisos del canal me lo deniegan a mí
doctor-why-hidden = no puedo ver el canal
doctor-why-unknown = Discord no lo concede aquí, aunque los permisos del canal lo permitirían
doctor-category = Su categoría, { $category }, también lo deniega. Si el canal está sincronizado con ella, cámbialo ahí.
doctor-gone = { $channel } está elegido en los ajustes, pero ese canal ya no existe, o no puedo verlo.
doctor-lacks-roles = En este servidor me falta **{ $right }**, así que no puedo dar su rol a los campeones.
doctor-lacks-events = En este servidor me falta **{ $right }**, así que los torneos no pueden aparecer entre los eventos del servidor.

doctor-no-table = No hay ninguna mesa abierta en este canal.
doctor-lobby = Hay una mesa abierta en este canal, y su partida no ha empezado. Jugadores: { $count }. Apertura: { $when }
doctor-match = Hay una partida en curso en este canal. Se espera a: { $who }. Último cambio: { $when }
doctor-match-between = Hay una partida en curso en este canal, entre dos rondas. Último cambio: { $when }
doctor-untold = Algo que ha pasado en la mesa todavía no se ha publicado.
doctor-tournament-sign-up = Los jugadores pueden unirse al torneo **{ $name }** en este canal.
doctor-tournament-check-in = Los jugadores pueden confirmar su asistencia al torneo **{ $name }** en este canal.
doctor-tournament-playing = El torneo **{ $name }** está en curso en este canal.
doctor-tournament-over = El último torneo de este canal, **{ $name }**, ha terminado.
doctor-tournament-paused = El torneo está en pausa.

doctor-damaged-results =
    { $count ->
        [one] Un resultado de este servidor no se puede leer y no cuenta en las clasificaciones. Mi registro lo indica.
       *[other] { $count } resultados de este servidor no se pueden leer y no cuentan en las clasificaciones. Mi registro los indica.
    }
doctor-no-failures = Desde mi último arranque, ningún mensaje a este servidor ha fallado.
doctor-failures = Los últimos mensajes que fallaron:
doctor-failure = { $channel } · { $moment } · { $why }
doctor-failure-later = Discord o la base de datos no respondió, así que lo intento otra vez
doctor-failure-barred = me faltaba un permiso, así que lo intento otra vez
doctor-failure-never = el canal ya no existe, o Discord rechazó el mensaje
doctor-failure-damaged = un fallo mío; mi registro dice más
doctor-said = { $why } (`{ $said }`)

doctor-program = Versión: { $version } · Shard: { $shard } de { $shards }
doctor-delays = Demoras en milisegundos: de Discord a mí { $arrival }; una petición a Discord { $call }; una consulta a la base de datos { $database }
