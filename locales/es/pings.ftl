pings-turn = { $mention }, es tu turno.
pings-deadline = Límite: { $when }.
pings-digest =
    { $count ->
        [one] { $mention }, una de tus partidas te espera. `/games` la muestra.
       *[other] { $mention }, { $count } de tus partidas te esperan. `/games` las muestra.
    }
pings-closed = -# Discord ya no me deja enviarte mensajes directos, así que te mencionaré aquí. Para volver a recibirlos, usa `/preferences pings:`.

pings-direct-turn = Es tu turno en { $channel }{ $others }.
pings-direct-reminder = ⏰ Sigue siendo tu turno en { $channel }{ $others }.
pings-played = ✅ Este turno ya se ha jugado.
pings-direct-digest =
    { $count ->
        [one] **Una de tus partidas te espera**
       *[other] **{ $count } de tus partidas te esperan**
    }
pings-direct-hello = Te avisaré aquí cuando sea tu turno. Para cambiarlo, usa `/preferences pings:` en el servidor.

pings-snoozed = Próximo recordatorio: { $when }, salvo que juegues antes. El último, antes de que se acabe tu tiempo, te llegará de todos modos.
pings-snooze-too-long = Sería demasiado tarde: tu tiempo se acaba { $when }. No he cambiado tus recordatorios.
pings-not-your-turn = Es el turno de { $who }, así que este botón es para ese jugador.
pings-nobodys-turn = Ahora no le toca a nadie en esta mesa, así que no hay nada que recordarte.
pings-at-the-table = Eso solo puedes hacerlo en la mesa: { $channel }

pings-chosen = Avisos: { $mode }
pings-chosen-closed = Avisos: una mención en el canal, porque Discord no me deja enviarte mensajes directos. Cuando permitas que los miembros de este servidor te los envíen, vuelve a elegir los mensajes directos.
pings-digest-chosen = Resumen: { $digest }
pings-invitations = Invitaciones: { $choice }
pings-call-me-elsewhere = Los avisos de mesas van por servidor. Usa `call-me` en el servidor donde quieras jugar.
pings-refused = No puedo enviarte mensajes directos. Permítelos en los ajustes de privacidad de este servidor en Discord y vuelve a elegir. No he cambiado nada.

pings-mode-mention = una mención en el canal
pings-mode-silent = ninguno; basta con el mensaje del canal
pings-mode-direct = un mensaje directo
pings-invitations-anyone = de cualquiera
pings-invitations-none = ninguna
pings-call-me-on = Avisos de mesas: cuando faltan jugadores en una mesa de aquí, como mucho una vez por hora
pings-call-me-off = Avisos de mesas: no
pings-digest-off = ninguno; cada turno tiene su aviso
pings-digest-hours =
    { $count ->
        [one] un solo aviso para todas tus partidas, una hora después de que te toque en una de ellas
       *[other] un solo aviso para todas tus partidas, { $count } horas después de que te toque en una de ellas
    }

## A table that waits for players

pings-company =
    { $mentions }: { $host } espera a más jugadores. ¿Alguien se une?
    -# Solo menciono a quienes eligieron `/preferences call-me:`, como mucho una vez por hora.
