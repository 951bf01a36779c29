pings-turn = { $mention }, es tu turno.
pings-deadline = Límite: { $when }.
pings-digest =
    { $count ->
        [one] { $mention }, una de tus partidas te espera. `/games` la muestra.
       *[other] { $mention }, { $count } de tus partidas te esperan. `/games` las muestra.
    }
pings-closed = -# Ya no puedo enviarte mensajes directos: Discord no me deja. A partir de ahora te menciono aquí, hasta que vuelvas a elegir con `/preferences pings:`.

pings-direct-turn = Es tu turno en { $channel }{ $others }.
pings-direct-reminder = ⏰ Sigue siendo tu turno en { $channel }{ $others }.
pings-played = ✅ Este turno ya está jugado.
pings-direct-digest =
    { $count ->
        [one] **Una de tus partidas te espera**
       *[other] **{ $count } de tus partidas te esperan**
    }
pings-direct-hello = A partir de ahora te aviso aquí cuando sea tu turno. `/preferences pings:` en el servidor lo cambia.

pings-snoozed = Tu próximo recordatorio aquí: { $when }. Si juegas antes, no habrá ninguno. El último recordatorio antes de un límite llega de todos modos.
pings-snooze-too-long = Tu tiempo se acaba antes, así que nada ha cambiado. Límite: { $when }.
pings-not-your-turn = Este botón es para el jugador que tiene el turno: { $who }.
pings-nobodys-turn = Ahora no es el turno de nadie en esta mesa, así que no hay nada que recordarte.
pings-at-the-table = Eso solo puedes hacerlo en la mesa: { $channel }

pings-chosen = Avisos: { $mode }
pings-chosen-closed = Avisos: una mención en el canal, porque Discord no me deja enviarte mensajes directos. Cuando los permitas de miembros de este servidor, vuelve a elegir los mensajes directos.
pings-digest-chosen = Resumen: { $digest }
pings-invitations = Invitaciones: { $choice }
pings-call-me-elsewhere = Las llamadas son de cada servidor. Usa `call-me` en el servidor donde quieras jugar.
pings-refused = No puedo enviarte mensajes directos: según Discord, no los aceptas de miembros de este servidor. Permítelos en los ajustes de privacidad del servidor y vuelve a elegir. Nada ha cambiado.

pings-mode-mention = una mención en el canal
pings-mode-silent = ninguno; basta con el mensaje del canal
pings-mode-direct = un mensaje directo
pings-invitations-anyone = de cualquiera
pings-invitations-none = ninguna
pings-call-me-on = Llamadas: cuando una mesa de aquí espera jugadores, como mucho una vez por hora
pings-call-me-off = Llamadas: no
pings-digest-off = ninguno; cada turno tiene su aviso
pings-digest-hours =
    { $count ->
        [one] un solo aviso de todos los turnos pendientes, una hora después de empezar el primero
       *[other] un solo aviso de todos los turnos pendientes, { $count } horas después de empezar el primero
    }

## A table that waits for players

pings-company =
    { $mentions }: { $host } espera a más jugadores. ¿Alguien se apunta?
    -# Solo menciono a quienes eligieron `/preferences call-me:`, como mucho una vez por hora.
