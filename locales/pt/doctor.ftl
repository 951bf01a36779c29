doctor-title = **O que encontrei aqui**
doctor-rights-fine = Tenho todas as permissões de que preciso em { $channel }.
doctor-lacks = Em { $channel }, não tenho a permissão **{ $right }**: { $why }.
doctor-why-no-role = nenhum dos meus cargos tem essa permissão
doctor-why-everyone = o canal nega essa permissão a todos
doctor-why-role = o canal nega essa permissão ao cargo { $role }
doctor-why-bot = o canal me nega essa permissão
doctor-why-hidden = não consigo ver o canal
doctor-why-unknown = o Discord não dá essa permissão aqui, embora as permissões do canal pareçam certas
doctor-category = A categoria do canal, { $category }, também nega essa permissão. Se o canal está sincronizado com a categoria, mude a permissão lá.
doctor-gone = As configurações indicam { $channel }, um canal que não existe mais ou que não consigo ver.
doctor-lacks-roles = Neste servidor, não tenho a permissão **{ $right }**, por isso não posso dar o cargo aos campeões.
doctor-lacks-events = Neste servidor, não tenho a permissão **{ $right }**, por isso não posso mostrar os torneios entre os eventos do servidor.

doctor-no-table = Não há nenhuma mesa aberta neste canal.
doctor-lobby = Há uma mesa aberta neste canal, e a partida ainda não começou. Jogadores: { $count }. Mesa aberta: { $when }
doctor-match = Há uma partida em andamento neste canal. É a vez de { $who }. Última mudança: { $when }
doctor-match-between = Há uma partida em andamento neste canal, entre duas voltas. Última mudança: { $when }
doctor-untold = Ainda não publiquei tudo o que aconteceu na mesa.
doctor-tournament-sign-up = As inscrições no torneio **{ $name }** estão abertas neste canal.
doctor-tournament-check-in = Os jogadores do torneio **{ $name }** podem confirmar presença neste canal.
doctor-tournament-playing = O torneio **{ $name }** está em andamento neste canal.
doctor-tournament-over = O último torneio deste canal, **{ $name }**, terminou.
doctor-tournament-paused = O torneio está em pausa.

doctor-damaged-results =
    { $count ->
        [one] Não consigo ler um dos resultados deste servidor, por isso ele não conta nos rankings. Quem hospeda o bot pode ver no log qual é.
       *[other] Não consigo ler { $count } dos resultados deste servidor, por isso eles não contam nos rankings. Quem hospeda o bot pode ver no log quais são.
    }
doctor-no-failures = Desde que comecei a rodar, todas as mensagens para este servidor chegaram.
doctor-failures = As últimas mensagens que não chegaram:
doctor-failure = { $channel } · { $moment } · { $why }
doctor-failure-later = o Discord ou o banco de dados não respondeu; vou continuar tentando
doctor-failure-barred = estou sem uma permissão; vou continuar tentando
doctor-failure-never = o canal não existe mais, ou o Discord recusou a mensagem
doctor-failure-damaged = um erro meu; quem hospeda o bot pode ver os detalhes no log
doctor-said = { $why } (`{ $said }`)

doctor-program = Versão: { $version } · Shard: { $shard } de { $shards }
doctor-delays = Latência em milissegundos: { $arrival } do Discord até mim; { $call } por requisição ao Discord; { $database } por consulta ao banco de dados
