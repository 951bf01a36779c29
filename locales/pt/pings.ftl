pings-turn = { $mention }, é a sua vez.
pings-deadline = Prazo: { $when }.
pings-digest =
    { $count ->
        [one] { $mention }, uma das suas partidas espera por uma jogada sua. Veja qual com `/games`.
       *[other] { $mention }, { $count } das suas partidas esperam por uma jogada sua. Veja quais com `/games`.
    }
pings-closed = -# O Discord não me deixa mais enviar mensagens diretas para você, por isso a menção vem aqui. Para voltar a elas depois, use `/preferences pings:`.

pings-direct-turn = É a sua vez em { $channel }{ $others }.
pings-direct-reminder = ⏰ Ainda é a sua vez em { $channel }{ $others }.
pings-played = ✅ Esta jogada já foi feita.
pings-direct-digest =
    { $count ->
        [one] **Uma das suas partidas espera por uma jogada sua**
       *[other] **{ $count } das suas partidas esperam por uma jogada sua**
    }
pings-direct-hello = A partir de agora, aviso aqui quando for a sua vez. `/preferences pings:` no servidor muda isso.

pings-snoozed = O seu próximo lembrete aqui: { $when }. Se jogar antes, não há nenhum. O último lembrete antes do fim do prazo vem sempre.
pings-snooze-too-long = Seria tarde demais: o seu tempo acaba { $when }. Não mudei os seus lembretes.
pings-not-your-turn = Este botão é para o jogador que tem a vez: { $who }.
pings-nobodys-turn = Ninguém tem a vez nesta mesa agora, por isso não há nada a lembrar.
pings-at-the-table = Só é possível fazer isso na mesa: { $channel }

pings-chosen = Notificações: { $mode }
pings-chosen-closed = Notificações: uma menção no canal, porque o Discord não me deixa enviar mensagens diretas. Quando permitir as de membros deste servidor, escolha de novo as mensagens diretas.
pings-digest-chosen = Juntar notificações: { $digest }
pings-invitations = Convites: { $choice }
pings-call-me-elsewhere = As chamadas são de cada servidor. Use `call-me` no servidor onde quer jogar.
pings-refused = Não posso enviar mensagens diretas: segundo o Discord, a sua conta não aceita as de membros deste servidor. Permita essas mensagens nas configurações de privacidade do servidor e escolha de novo. Nada mudou.

pings-mode-mention = uma menção no canal
pings-mode-silent = nenhuma; basta a mensagem no canal
pings-mode-direct = uma mensagem direta
pings-invitations-anyone = de qualquer pessoa
pings-invitations-none = nenhum
pings-call-me-on = Chamadas: quando uma mesa daqui espera jogadores, no máximo uma vez por hora
pings-call-me-off = Chamadas: não
pings-digest-off = não; cada jogada tem a sua notificação
pings-digest-hours =
    { $count ->
        [one] uma só notificação para todas as partidas, uma hora depois de chegar a sua vez numa delas
       *[other] uma só notificação para todas as partidas, { $count } horas depois de chegar a sua vez numa delas
    }

## A table that waits for players

pings-company =
    { $mentions }: { $host } espera mais jogadores. Alguém quer jogar?
    -# Só menciono quem escolheu `/preferences call-me:`, no máximo uma vez por hora.
