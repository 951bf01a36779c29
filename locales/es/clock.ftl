clock-none = Sin reloj: juega con calma
clock-minutes =
    { $count ->
        [one] Un minuto por turno
       *[other] { $count } minutos por turno
    }
clock-days =
    { $count ->
        [one] Un día por turno, sin contar las horas de silencio
       *[other] { $count } días por turno, sin contar las horas de silencio
    }
clock-is = Reloj: { $clock }
clock-choose = Elige el reloj

clock-call = { $mention }, es tu turno. Tu tiempo se acaba { $when }.
clock-missed = ⏰ { $who } se quedó sin tiempo, así que este turno se jugó automáticamente:
clock-reminder = ⏰ { $mention }, es tu turno, y ya ha pasado la mitad de tu tiempo. Se acaba { $when }.
clock-reminder-near = ⏰ { $mention }, sigue siendo tu turno. Tu tiempo se acaba { $when }; después, jugaré este turno por ti.
clock-idle = ⏰ { $mention }, es tu turno, y hace mucho que nadie juega aquí. ¿Sigues ahí? Si nadie juega, la partida termina { $when }. Si es clasificatoria, te cuenta como derrota.
clock-bot-returned = Estoy de vuelta en este servidor, así que la partida sigue. Nadie ha perdido tiempo.
clock-channel-returned = Puedo volver a escribir en este canal, así que la partida sigue. Nadie ha perdido tiempo.
clock-stopped = ⏸️ El torneo está en pausa, así que el reloj está parado. Se puede seguir jugando, pero no hace falta.
clock-continued = ▶️ El torneo sigue, y el reloj vuelve a correr. Todos tienen el tiempo que les quedaba antes de la pausa.
clock-asleep-directly = Ya no puedo escribir en { $channel }, así que tu partida en ese canal está en pausa. Sus relojes están parados y nadie pierde tiempo. Para continuarla, pídele a un moderador que me deje ver el canal y enviar mensajes en él.
clock-asleep = Ahora mismo no puedo escribir en { $channel }, así que la partida de ese canal está en pausa. Sus relojes están parados y nadie pierde tiempo. Estoy intentándolo de nuevo. Si no aparece nada pronto, pídele a un moderador que me deje ver el canal y enviar mensajes en él.
clock-seat-minded =
    { $turns ->
        [one] { $left } ha dejado pasar un turno.
       *[other] { $left } ha dejado pasar { $turns } turnos seguidos.
    } { $computer } juega por { $left }, que puede volver con este botón o con `/rejoin`.
clock-seat-taken-back = { $who } ha vuelto.

clock-your-time = Tu tiempo se acaba { $when }.
clock-their-time = El tiempo de { $who } se acaba { $when }.
clock-seat-is-minded = Una máquina está jugando por ti. Recupera tu asiento con `/rejoin`.
clock-rejoined = Qué bien que estés de vuelta. El asiento vuelve a ser tuyo.
clock-stood-in = Ahora este asiento es tuyo. El resultado sigue contando para la máquina, no para ti.

clock-quiet-none = Horas de silencio: ninguna
clock-quiet = Horas de silencio: { $hours } ({ $zone })
clock-quiet-changed =
    Horas de silencio: { $hours } ({ $zone })
    -# A partir de tu próximo turno, los relojes de un día o más por turno se paran durante estas horas. Los de minutos, no.
clock-quiet-unreadable = No entiendo «{ $typed }». Escribe las horas de silencio como 22-8 o 22:30-7:15, u `off` si no quieres ninguna.
clock-quiet-too-long =
    { $most ->
        [one] Las horas de silencio pueden durar hasta una hora al día, y no pueden empezar y terminar a la misma hora.
       *[other] Las horas de silencio pueden durar hasta { $most } horas al día, y no pueden empezar y terminar a la misma hora.
    } No he cambiado nada.
clock-quiet-no-zone = Para saber cuándo son esas horas, necesito tu zona horaria. Usa `quiet` y `timezone` juntas, por ejemplo 22-8 y Europe/Madrid.
clock-zone-no-quiet = La zona horaria solo sirve para las horas de silencio y el recordatorio diario. Para las horas de silencio, usa `quiet` y `timezone` juntas, por ejemplo 22-8 y Europe/Madrid.
clock-unknown-zone = No conozco la zona horaria «{ $typed }». Elige una de las sugerencias que aparecen al escribir, por ejemplo Europe/Madrid.
