clock-none = Sem limite: jogue com calma
clock-minutes =
    { $count ->
        [one] Um minuto por jogada
       *[other] { $count } minutos por jogada
    }
clock-days =
    { $count ->
        [one] Um dia por jogada, sem contar as horas de silêncio
       *[other] { $count } dias por jogada, sem contar as horas de silêncio
    }
clock-is = Tempo: { $clock }
clock-choose = Escolha o tempo por jogada

clock-call = { $mention }, é a sua vez. Prazo: { $when }.
clock-missed = ⏰ { $who } demorou demais, por isso esta jogada foi automática:
clock-reminder = ⏰ { $mention }, é a sua vez, e já passou metade do tempo. Prazo: { $when }.
clock-reminder-near = ⏰ { $mention }, ainda é a sua vez. Prazo: { $when }; depois disso, a jogada é automática.
clock-idle = ⏰ { $mention }, é a sua vez, e há muito tempo ninguém joga aqui. Quer continuar? Se ninguém jogar, a partida será encerrada e, se tiver rating, conta como derrota sua. Prazo: { $when }.
clock-bot-returned = Estou de volta a este servidor, e a partida continua. Ninguém perdeu tempo com isso.
clock-channel-returned = Já consigo escrever de novo neste canal, e a partida continua. Ninguém perdeu tempo com isso.
clock-stopped = ⏸️ O torneio está em pausa, por isso o relógio parou. Vocês podem continuar jogando, mas ninguém é obrigado.
clock-continued = ▶️ O torneio continua, e o relógio voltou a correr. Todos têm o tempo que restava antes da pausa.
clock-asleep-directly = Já não consigo escrever em { $channel }, por isso a sua mesa ali está em pausa: os relógios pararam e ninguém perde tempo. Peça à moderação que me deixe ver o canal e escrever nele. Depois, a partida continua.
clock-asleep = Neste momento não consigo escrever em { $channel }, por isso a mesa ali está em pausa: os relógios pararam e ninguém perde tempo. Estou a tentar de novo agora. Se nada aparecer ali em breve, peça à moderação que me deixe ver o canal e escrever nele.
clock-seat-minded =
    { $turns ->
        [one] { $left } deixou passar uma jogada.
       *[other] { $left } deixou passar { $turns } jogadas seguidas.
    } { $computer } joga até { $left } retomar o lugar, com este botão ou com `/rejoin`.
clock-seat-taken-back = { $who } está de volta.

clock-your-time = O seu prazo: { $when }.
clock-their-time = Prazo de { $who }: { $when }.
clock-seat-is-minded = Um computador joga no seu lugar. Pode retomar o lugar com `/rejoin`.
clock-rejoined = O lugar é seu de novo. Bom jogo.
clock-stood-in = Este lugar agora é seu. O resultado ainda conta para o computador, não para o seu perfil.

clock-quiet-none = Horas de silêncio: nenhuma
clock-quiet = Horas de silêncio: { $hours } ({ $zone })
clock-quiet-changed =
    Horas de silêncio: { $hours } ({ $zone })
    -# A partir da sua próxima jogada, os tempos contados em dias param durante estas horas. Os contados em minutos, não.
clock-quiet-unreadable = Não entendi “{ $typed }” como horas de silêncio. Escreva, por exemplo, 22-8 ou 22:30-7:15, ou `off` para não ter nenhuma.
clock-quiet-too-long =
    { $most ->
        [one] As horas de silêncio não podem ficar vazias nem passar de uma hora por dia.
       *[other] As horas de silêncio não podem ficar vazias nem passar de { $most } horas por dia.
    } Nada mudou.
clock-quiet-no-zone = Para saber quando são essas horas, preciso do seu fuso horário. Use `quiet` e `timezone` juntos, por exemplo 22-8 e Europe/Lisbon.
clock-zone-no-quiet = Um fuso horário só serve com horas de silêncio. Use `quiet` e `timezone` juntos, por exemplo 22-8 e Europe/Lisbon.
clock-unknown-zone = Não conheço o fuso horário “{ $typed }”. Escolha uma das sugestões que aparecem ao escrever, por exemplo Europe/Lisbon.
