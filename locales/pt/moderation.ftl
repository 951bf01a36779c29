moderation-barred-until = A moderação suspendeu a sua participação nas mesas e nos torneios deste servidor. Motivo: { $reason }. Até: { $until }
moderation-barred = A moderação suspendeu a sua participação nas mesas e nos torneios deste servidor por tempo indeterminado. Motivo: { $reason }.
moderation-other-barred = { $who } tem uma suspensão e não pode participar das mesas e dos torneios deste servidor.
moderation-taken-out = A moderação tirou você desta partida, por isso não dá para voltar.
moderation-player = Você está nessa partida, por isso outra pessoa da moderação precisa decidir.
moderation-moderators-only = Só a moderação pode fazer isso: você precisa da permissão **Gerenciar mensagens**.
moderation-channels-only = Neste servidor, você só pode abrir mesas em { $channels }.
moderation-roles-only = Neste servidor, para abrir uma mesa, você precisa de um destes cargos: { $roles }
moderation-no-bot = Os bots não podem entrar em mesas, por isso não é preciso suspender esse.
moderation-oneself = Você não pode se suspender. Para sair de uma partida, use `/leave`.
moderation-superior = Você não pode suspender { $who }: o servidor é dessa pessoa, ou o seu cargo mais alto não está acima do dela.
moderation-needs-reason = Para suspender um jogador com `/moderate`, escolha o jogador e a duração, e escreva um motivo. Sozinho, o comando abre o painel da moderação.

moderation-note-taken-out = A moderação tirou { $who } da partida. { $computer } fica com o lugar.

moderation-cause-stalling = fazer os outros esperar de propósito
moderation-cause-leaving = abandonar partidas
moderation-cause-unfair = jogo desleal
moderation-cause-rude = falta de respeito com outros jogadores
moderation-cause-other = outro; pergunte à moderação

moderation-length-day = Um dia
moderation-length-week = Uma semana
moderation-length-month = 30 dias
moderation-length-quarter = 90 dias
moderation-length-lifted = Por tempo indeterminado

moderation-title = **Painel da moderação** para as mesas e os torneios
moderation-where = Canais para as mesas: { $channels }
moderation-everywhere = todos
moderation-who = Cargos que podem abrir mesas: { $roles }
moderation-everybody = todos
moderation-nobody-barred = Ninguém está suspenso.
moderation-barred-title = Jogadores suspensos: { $count }
moderation-line-until = { $who } · { $reason } · até: { $until }
moderation-line = { $who } · { $reason } · por tempo indeterminado
moderation-more =
    { $more ->
        [one] e mais { $more }
       *[other] e mais { $more }
    }
moderation-choose = Escolha abaixo um jogador para suspender ou tirar de uma partida, ou para encerrar a suspensão dele.
moderation-openings-title = Quem pode abrir mesas, e onde? Se você não escolher nenhum cargo, todos podem; se não escolher nenhum canal, dá para abrir mesas em qualquer lugar. Estes limites não valem para a moderação. Só a organização pode criar torneios.

moderation-person-until = { $who } tem uma suspensão. Motivo: { $reason }. Até: { $until }
moderation-person-barred = { $who } tem uma suspensão por tempo indeterminado. Motivo: { $reason }.
moderation-person-free = { $who } não tem nenhuma suspensão.
moderation-person-plays = Este jogador está jogando em: { $channels }
moderation-person-idle = Este jogador não está em nenhuma partida deste servidor agora.
moderation-ask-length = Por quanto tempo suspender { $who }? Motivo: { $reason }. Durante a suspensão, este jogador não pode abrir mesas, entrar nelas, receber convites nem participar de torneios. Ele pode terminar as partidas em andamento; depois, sai dos torneios em que está.
moderation-ask-out = Tirar { $who } da partida em { $channel }? Um computador fica com o lugar, e este jogador não pode voltar. Isso conta como abandono da partida.
moderation-ask-close = Fechar a mesa em { $channel }? A partida acaba sem resultado. O motivo fica no histórico.

moderation-did-channels = Mudei os canais para as mesas.
moderation-did-roles = Mudei quem pode abrir mesas.
moderation-did-bar = Suspendi { $who }.
moderation-did-lift = A suspensão de { $who } acabou.
moderation-did-nothing = { $who } não tinha nenhuma suspensão, por isso nada mudou.
moderation-did-out = Tirei { $who } da partida em { $channel }.
moderation-did-close = Fechei a mesa em { $channel }.

moderation-log-title = **O que a moderação fez**, do mais recente ao mais antigo
moderation-log-empty = A moderação ainda não fez nada aqui.
moderation-log-line = { $moment } · { $by } { $did }
moderation-log-channels = escolheu os canais para as mesas: { $channels }
moderation-log-roles = escolheu os cargos que podem abrir mesas: { $roles }
moderation-log-barred-until = suspendeu { $who } ({ $reason }). Até: { $until }
moderation-log-barred = suspendeu { $who } ({ $reason }) por tempo indeterminado
moderation-log-lifted = encerrou a suspensão de { $who }
moderation-log-out = tirou { $who } de uma partida em { $channel }
moderation-log-voided = anulou o resultado de uma partida em { $channel } ({ $reason })
moderation-log-restored = restaurou o resultado de uma partida em { $channel } ({ $reason })
moderation-log-ended = encerrou a partida em { $channel }
moderation-log-ended-for = encerrou a partida em { $channel } ({ $reason })
moderation-log-closed = fechou a mesa em { $channel } ({ $reason })
moderation-log-settings = mudou estas configurações: { $names }
moderation-log-tournament = tomou uma decisão no torneio { $name } ({ $channel }); os detalhes estão em `/tournament log`
moderation-log-of-tournament = { $did }; torneio: { $name }
moderation-log-tournament-for = tomou uma decisão no torneio { $name } em { $channel } ({ $reason }); os detalhes estão em `/tournament log`
moderation-log-post = 🛡️ { $by } { $did }
moderation-log-damaged-result = ⚠️ Não consigo ler o resultado da mesa { $table }, por isso ele não conta nos rankings. Quem hospeda o bot pode ver os detalhes no log.
moderation-log-unknown = fez algo que esta versão do bot não conhece

moderation-button-panel = Painel da moderação
moderation-button-openings = Quem pode abrir mesas
moderation-button-all-channels = Todos os canais
moderation-button-all-roles = Todos os cargos
moderation-button-log = Histórico
moderation-button-tables = Ver as mesas abertas
moderation-button-stop-log = Parar de publicar o histórico
moderation-button-refresh = Atualizar
moderation-button-back = Voltar
moderation-button-lift = Encerrar a suspensão
moderation-button-out = Tirar da partida
moderation-button-newer = Mais recentes
moderation-button-older = Mais antigos
moderation-menu-person = Escolha um jogador
moderation-menu-former = Pessoas suspensas com os dados apagados
moderation-tables-title = **Mesas abertas: { $count }**, primeiro as paradas há mais tempo
moderation-tables-none = Não há mesas abertas neste servidor.
moderation-table-line = { $channel } · { $players } · anfitrião: { $host } · aberta { $opened } · última jogada { $last }
moderation-table-damaged = { $channel } · esta mesa está danificada; feche a mesa para liberar o canal
moderation-settings-log = Publico o histórico da moderação em { $channel }.
moderation-settings-log-public = Atenção: todo mundo neste servidor pode ler esse canal.
moderation-menu-cause = Suspender o jogador: escolha o motivo
moderation-menu-length = Escolha a duração da suspensão
moderation-menu-match = Tirar o jogador: escolha a partida
moderation-menu-table = Fechar uma mesa: escolha qual
moderation-menu-closing = Fechar a mesa: escolha o motivo
moderation-menu-ending = Encerrar a partida: escolha o motivo
moderation-menu-channels = Escolha os canais para as mesas
moderation-menu-roles = Escolha os cargos que podem abrir mesas
