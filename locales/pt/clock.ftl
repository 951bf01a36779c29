clock-none = Sem limite: jogue com calma
clock-minutes =
    { $count ->
        [one] Um minuto por jogada
       *[other] { $count } minutos por jogada
    }
clock-days =
    { $count ->
        [one] Um dia por jogada, sem contar o horário de silêncio
       *[other] { $count } dias por jogada, sem contar o horário de silêncio
    }
clock-is = Tempo: { $clock }
clock-choose = Escolha o tempo por jogada

clock-call = { $mention }, é a sua vez. O seu tempo acaba { $when }.
clock-missed = ⏰ O tempo de { $who } acabou, por isso esta jogada foi automática:
clock-reminder = ⏰ { $mention }, é a sua vez, e já passou metade do tempo. O seu tempo acaba { $when }.
clock-reminder-near = ⏰ { $mention }, ainda é a sua vez. O seu tempo acaba { $when }; depois disso, jogo por você.
clock-idle = ⏰ { $mention }, é a sua vez, e há muito tempo ninguém joga aqui. Ainda está aí? Se ninguém jogar, a partida termina { $when }. Se ela for ranqueada, isso conta como derrota para você.
clock-bot-returned = Estou de volta a este servidor, e a partida continua. Ninguém perdeu tempo de jogo.
clock-channel-returned = Posso escrever de novo neste canal, por isso a partida continua. Ninguém perdeu tempo de jogo.
clock-stopped = ⏸️ O torneio está em pausa, por isso o relógio parou. Vocês podem continuar jogando, mas ninguém é obrigado.
clock-continued = ▶️ O torneio continua, e o relógio voltou a correr. Todos têm o mesmo tempo que tinham antes da pausa.
clock-asleep-directly = Não consigo mais escrever em { $channel }, por isso a sua partida está em pausa: os relógios pararam e ninguém perde tempo. Para continuar, peça à moderação que me deixe ver o canal e enviar mensagens nele.
clock-asleep = Neste momento não consigo escrever em { $channel }, por isso a partida de lá está em pausa: os relógios pararam e ninguém perde tempo. Vou tentar de novo agora. Se nada aparecer lá em breve, peça à moderação que me deixe ver o canal e enviar mensagens nele.
clock-seat-minded =
    { $turns ->
        [one] { $left } deixou passar uma jogada.
       *[other] { $left } deixou passar { $turns } jogadas seguidas.
    } { $computer } joga por { $left }, que pode voltar com este botão ou com `/rejoin`.
clock-seat-taken-back = { $who } está de volta.

clock-your-time = O seu tempo acaba { $when }.
clock-their-time = O tempo de { $who } acaba { $when }.
clock-seat-is-minded = Um computador joga no seu lugar. Para retomar o lugar, use `/rejoin`.
clock-rejoined = Que bom ter você de volta. O lugar é seu de novo.
clock-stood-in = Este lugar agora é seu. O resultado continua contando para o computador, não para você.

clock-quiet-none = Horário de silêncio: nenhum
clock-quiet = Horário de silêncio: { $hours } ({ $zone })
clock-quiet-changed =
    Horário de silêncio: { $hours } ({ $zone })
    -# A partir da sua próxima jogada, os prazos de um dia ou mais param nesse horário. Os prazos em minutos continuam correndo.
clock-quiet-unreadable = Não entendi “{ $typed }” como horário de silêncio. Digite, por exemplo, 22-8 ou 22:30-7:15, ou `off` para não ter nenhum.
clock-quiet-too-long =
    { $most ->
        [one] O horário de silêncio pode durar até uma hora por dia, e o início não pode ser igual ao fim.
       *[other] O horário de silêncio pode durar até { $most } horas por dia, e o início não pode ser igual ao fim.
    } Nada mudou.
clock-quiet-no-zone = Para saber quando é o seu horário de silêncio, preciso do seu fuso horário. Use `quiet` e `timezone` juntos, por exemplo 22-8 e America/Sao_Paulo.
clock-zone-no-quiet = O fuso horário só serve para o horário de silêncio e o lembrete diário. Para o horário de silêncio, use `quiet` e `timezone` juntos, por exemplo 22-8 e America/Sao_Paulo.
clock-unknown-zone = Não conheço o fuso horário “{ $typed }”. Escolha uma das sugestões que aparecem enquanto você digita, por exemplo America/Sao_Paulo.
