moderation-barred-until = A moderação suspendeu a sua participação nas mesas e nos torneios deste servidor. Motivo: { $reason }. Até: { $until }
moderation-barred = A moderação suspendeu a sua participação nas mesas e nos torneios deste servidor, até que alguém da moderação levante a suspensão. Motivo: { $reason }.
moderation-other-barred = { $who } tem uma suspensão e não pode participar nas mesas e nos torneios deste servidor.
moderation-taken-out = A moderação encerrou a sua participação nesta partida, por isso não pode voltar a ela.
moderation-player = Também joga nessa partida, por isso a decisão cabe a outra pessoa da moderação.
moderation-moderators-only = Só a moderação pode fazer isso: é necessário ter a permissão Gerenciar mensagens.
moderation-channels-only = Neste servidor, só se podem abrir mesas em { $channels }.
moderation-roles-only = Neste servidor, é preciso ter um destes cargos para abrir uma mesa: { $roles }
moderation-no-bot = Os bots não ocupam lugares, por isso não há nada para suspender.
moderation-oneself = Não pode suspender a sua própria participação. Para sair de uma partida, use `/leave`.
moderation-superior = Não pode suspender { $who }: essa pessoa administra o servidor ou o cargo mais alto dela não está abaixo do seu.
moderation-needs-reason = Para suspender um jogador pelo comando, escolha um jogador e uma duração, e indique um motivo. `/moderate` sem opções abre o menu.

moderation-note-taken-out = A moderação tirou { $who } da partida. { $computer } fica com o lugar.

moderation-cause-stalling = fazer os outros esperar de propósito
moderation-cause-leaving = abandonar partidas
moderation-cause-unfair = jogo desleal
moderation-cause-rude = falta de respeito por outros jogadores
moderation-cause-other = outro motivo, que a moderação pode explicar

moderation-length-day = Um dia
moderation-length-week = Uma semana
moderation-length-month = 30 dias
moderation-length-quarter = 90 dias
moderation-length-lifted = Até que a moderação levante a suspensão

moderation-title = **Painel da moderação** para as mesas e os torneios
moderation-where = Canais onde se podem abrir mesas: { $channels }
moderation-everywhere = todos
moderation-who = Cargos que podem abrir mesas: { $roles }
moderation-everybody = todos
moderation-nobody-barred = Não há suspensões.
moderation-barred-title = Jogadores suspensos: { $count }
moderation-line-until = { $who } · { $reason } · até: { $until }
moderation-line = { $who } · { $reason } · até que a moderação levante a suspensão
moderation-more =
    { $more ->
        [one] e mais { $more }
       *[other] e mais { $more }
    }
moderation-choose = Escolha um jogador abaixo para suspender, para levantar a suspensão ou para tirar de uma partida.
moderation-openings-title = Quem pode abrir mesas, e onde? A moderação pode sempre. Se nada for escolhido, não há limite. Os torneios são criados pela organização.

moderation-person-until = Suspensão de { $who }. Motivo: { $reason }. Até: { $until }
moderation-person-barred = Suspensão de { $who } até que a moderação a levante. Motivo: { $reason }.
moderation-person-free = { $who } não tem nenhuma suspensão.
moderation-person-plays = Partidas em curso deste jogador: { $channels }
moderation-person-idle = Este jogador não está em nenhuma partida neste servidor neste momento.
moderation-ask-length = Durante quanto tempo suspender { $who }? Motivo: { $reason }. Este jogador não poderá abrir mesas nem entrar nelas, receber convites ou entrar em torneios. As partidas em curso continuam; depois, o jogador sai também dos torneios em que participa.
moderation-ask-out = Tirar { $who } da partida em { $channel }? Um computador fica com o lugar, este jogador não pode voltar, e a partida conta como abandonada.
moderation-ask-close = Fechar a mesa em { $channel }? A partida acaba sem resultado. O motivo fica no histórico.

moderation-did-channels = Os canais foram alterados.
moderation-did-roles = Os cargos foram alterados.
moderation-did-bar = { $who } tem agora uma suspensão.
moderation-did-lift = { $who } não tem mais nenhuma suspensão.
moderation-did-nothing = { $who } não tinha nenhuma suspensão.
moderation-did-out = { $who } não joga mais na partida em { $channel }.
moderation-did-close = A mesa em { $channel } está fechada.

moderation-log-title = **O que a moderação fez**, do mais recente ao mais antigo
moderation-log-empty = A moderação ainda não fez nada aqui.
moderation-log-line = { $moment } · { $by } { $did }
moderation-log-channels = escolheu os canais onde se podem abrir mesas: { $channels }
moderation-log-roles = escolheu os cargos que podem abrir mesas: { $roles }
moderation-log-barred-until = suspendeu { $who } ({ $reason }), até: { $until }
moderation-log-barred = suspendeu { $who } ({ $reason }) até que a moderação levante a suspensão
moderation-log-lifted = levantou a suspensão de { $who }
moderation-log-out = tirou { $who } de uma partida em { $channel }
moderation-log-voided = anulou o resultado de uma partida em { $channel } ({ $reason })
moderation-log-restored = fez o resultado de uma partida em { $channel } voltar a contar ({ $reason })
moderation-log-ended = encerrou a partida em { $channel }
moderation-log-ended-for = encerrou a partida em { $channel } ({ $reason })
moderation-log-closed = fechou a mesa em { $channel } ({ $reason })
moderation-log-settings = mudou estas configurações: { $names }
moderation-log-tournament = tomou uma decisão no torneio { $name } ({ $channel }); os detalhes estão em `/tournament log`
moderation-log-of-tournament = { $did }, torneio { $name }
moderation-log-tournament-for = tomou uma decisão no torneio { $name } em { $channel } ({ $reason }); os detalhes estão em `/tournament log`
moderation-log-post = 🛡️ { $by } { $did }
moderation-log-damaged-result = ⚠️ O resultado da mesa { $table } não pode ser lido e não conta nas classificações. O meu próprio registro diz mais.
moderation-log-unknown = fez algo que esta versão do bot não conhece

moderation-button-panel = Painel da moderação
moderation-button-openings = Quem abre mesas
moderation-button-all-channels = Todos os canais
moderation-button-all-roles = Todos os cargos
moderation-button-log = Histórico
moderation-button-tables = Mesas abertas
moderation-button-stop-log = Parar de publicar o histórico
moderation-button-refresh = Atualizar
moderation-button-back = Voltar
moderation-button-lift = Levantar a suspensão
moderation-button-out = Tirar da partida
moderation-button-newer = Mais recentes
moderation-button-older = Mais antigos
moderation-menu-person = Escolha um jogador
moderation-menu-former = Suspensos cujos dados foram excluídos
moderation-tables-title = **Mesas abertas: { $count }**, primeiro as mais paradas
moderation-tables-none = Não há mesas abertas neste servidor.
moderation-table-line = { $channel } · { $players } · quem abriu: { $host } · aberta { $opened } · última jogada { $last }
moderation-table-damaged = { $channel } · esta mesa está danificada; é preciso fechá-la para liberar o canal
moderation-settings-log = O histórico da moderação também é publicado em { $channel }.
moderation-settings-log-public = Todo o servidor pode ler esse canal.
moderation-menu-cause = Suspender: escolha o motivo
moderation-menu-length = Escolha a duração
moderation-menu-match = Tirar da partida: escolha qual
moderation-menu-table = Fechar uma mesa: escolha qual
moderation-menu-closing = Escolha o motivo para fechar
moderation-menu-ending = Escolha o motivo para encerrar
moderation-menu-channels = Escolha os canais para as mesas
moderation-menu-roles = Escolha os cargos que abrem mesas
