pings-turn = { $mention }, é a sua vez.
pings-deadline = Prazo: { $when }.
pings-digest =
    { $count ->
        [one] { $mention }, uma das suas partidas está esperando a sua jogada. Veja qual com `/games`.
       *[other] { $mention }, { $count } das suas partidas estão esperando a sua jogada. Veja quais com `/games`.
    }
pings-closed = -# O Discord não me deixa mais enviar mensagens diretas para você, por isso vou mencionar você aqui. Para voltar às mensagens diretas depois, use `/preferences pings:`.

pings-direct-turn = É a sua vez em { $channel }{ $others }.
pings-direct-reminder = ⏰ Ainda é a sua vez em { $channel }{ $others }.
pings-played = ✅ Esta jogada já foi feita.
pings-direct-digest =
    { $count ->
        [one] **Uma das suas partidas está esperando a sua jogada**
       *[other] **{ $count } das suas partidas estão esperando a sua jogada**
    }
pings-direct-hello = Eu aviso aqui quando for a sua vez. Para mudar isso, use `/preferences pings:` no servidor.

pings-snoozed = Próximo lembrete: { $when }, a não ser que você jogue antes. O último lembrete, antes de o seu tempo acabar, vem de qualquer jeito.
pings-snooze-too-long = Seria tarde demais: o seu tempo acaba { $when }. Não mudei os seus lembretes.
pings-not-your-turn = É a vez de { $who }, e este botão é só para quem está na vez.
pings-nobodys-turn = Agora não é a vez de ninguém nesta mesa, por isso não há o que lembrar.
pings-at-the-table = Isso só dá para fazer na mesa: { $channel }

pings-chosen = Notificações: { $mode }
pings-chosen-closed = Notificações: uma menção no canal, porque o Discord não me deixa enviar mensagens diretas. Quando você permitir mensagens de membros deste servidor, escolha de novo as mensagens diretas.
pings-digest-chosen = Juntar notificações: { $digest }
pings-invitations = Convites: { $choice }
pings-call-me-elsewhere = Os avisos de mesas são ativados em cada servidor. Use `call-me` no servidor onde quer jogar.
pings-refused = Não consigo enviar mensagens diretas para você. Permita essas mensagens nas configurações de privacidade deste servidor no Discord e escolha de novo. Nada mudou.

pings-mode-mention = uma menção no canal
pings-mode-silent = nenhuma; basta a mensagem no canal
pings-mode-direct = uma mensagem direta
pings-invitations-anyone = de qualquer pessoa
pings-invitations-none = nenhum
pings-call-me-on = Avisos de mesas: quando uma mesa daqui está esperando jogadores, no máximo uma vez por hora
pings-call-me-off = Avisos de mesas: desativados
pings-digest-off = não; uma notificação cada vez que for a sua vez de jogar
pings-digest-hours =
    { $count ->
        [one] uma só notificação para todas as partidas, uma hora depois de chegar a sua vez numa delas
       *[other] uma só notificação para todas as partidas, { $count } horas depois de chegar a sua vez numa delas
    }

## A table that waits for players

pings-company =
    { $mentions }: { $host } está esperando mais jogadores. Alguém quer jogar?
    -# Só menciono quem escolheu `/preferences call-me:`, no máximo uma vez por hora.
