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

clock-call = { $mention }, es tu turno. Límite: { $when }.
clock-missed = ⏰ { $who } tardó demasiado, y este turno se jugó automáticamente:
clock-reminder = ⏰ { $mention }, es tu turno, y ya ha pasado la mitad de tu tiempo. Límite: { $when }.
clock-reminder-near = ⏰ { $mention }, sigue siendo tu turno. Límite: { $when }; después, se juega automáticamente.
clock-idle = ⏰ { $mention }, es tu turno, y hace mucho que aquí nadie juega. ¿Quieres seguir? Si nadie juega, la partida se cierra y, si es clasificatoria, te cuenta como derrota. Límite: { $when }.
clock-bot-returned = Estoy de vuelta en este servidor, y la partida sigue. Nadie ha perdido tiempo.
clock-channel-returned = Puedo volver a escribir en este canal, y la partida sigue. Nadie ha perdido tiempo.
clock-stopped = ⏸️ El torneo está en pausa, así que el reloj está parado. Podéis seguir jugando, pero no hace falta.
clock-continued = ▶️ El torneo sigue, y el reloj vuelve a correr. Todos tienen el tiempo que les quedaba antes de la pausa.
clock-asleep-directly = Ya no puedo escribir en { $channel }, así que tu mesa de ahí está en pausa: sus relojes se han parado y nadie pierde tiempo. Pídele a un moderador que me deje ver el canal y escribir en él. Entonces la partida sigue.
clock-asleep = Ahora mismo no puedo escribir en { $channel }, así que la mesa de ahí está en pausa: sus relojes se han parado y nadie pierde tiempo. Lo intento otra vez ahora. Si no aparece nada pronto, pídele a un moderador que me deje ver el canal y escribir en él.
clock-seat-minded =
    { $turns ->
        [one] { $left } ha dejado pasar un turno.
       *[other] { $left } ha dejado pasar { $turns } turnos seguidos.
    } { $computer } juega hasta que { $left } recupere su asiento, con este botón o con `/rejoin`.
clock-seat-taken-back = { $who } ha vuelto.

clock-your-time = Tu límite: { $when }.
clock-their-time = Límite para { $who }: { $when }.
clock-seat-is-minded = Una máquina está jugando por ti. Recupera tu asiento con `/rejoin`.
clock-rejoined = Qué bien que hayas vuelto. Tu asiento es tuyo otra vez.
clock-stood-in = Ahora este asiento es tuyo. El resultado sigue contando para la máquina, no para ti.

clock-quiet-none = Horas de silencio: ninguna
clock-quiet = Horas de silencio: { $hours } ({ $zone })
clock-quiet-changed =
    Horas de silencio: { $hours } ({ $zone })
    -# A partir de tu próximo turno, los relojes que cuentan días se paran durante estas horas. Los que cuentan minutos, no.
clock-quiet-unreadable = Con «{ $typed }» no sé cuándo empiezan y terminan tus horas de silencio. Escríbelas como 22-8 o 22:30-7:15, u `off` si no quieres ninguna.
clock-quiet-too-long =
    { $most ->
        [one] Las horas de silencio no pueden estar vacías ni durar más de una hora al día.
       *[other] Las horas de silencio no pueden estar vacías ni durar más de { $most } horas al día.
    } Nada ha cambiado.
clock-quiet-no-zone = Para saber cuándo son esas horas, necesito tu zona horaria. Usa `quiet` y `timezone` juntas, por ejemplo 22-8 y Europe/Madrid.
clock-zone-no-quiet = La zona horaria solo sirve junto con las horas de silencio. Usa `quiet` y `timezone` juntas, por ejemplo 22-8 y Europe/Madrid.
clock-unknown-zone = No conozco la zona horaria «{ $typed }». Elige una de las sugerencias al escribir, por ejemplo Europe/Madrid.
