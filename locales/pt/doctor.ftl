doctor-title = **O que encontrei aqui**
doctor-rights-fine = Permissões em { $channel }: não falta nada.
doctor-lacks = Em { $channel }, não tenho **{ $right }**: { $why }.
doctor-why-no-role = nenhum dos meus cargos tem essa permissão
doctor-why-everyone = as permissões do canal para todos negam essa permissão
doctor-why-role = as permissões do canal para o cargo { $role } negam essa permissão
doctor-why-bot = as permissões do canal para mim negam essa permissão
doctor-why-hidden = não consigo ver o canal
doctor-why-unknown = o Discord não dá essa permissão aqui, embora as permissões do canal deixem
doctor-category = A categoria do canal, { $category }, também nega essa permissão. Se o canal está sincronizado com a categoria, faça lá a mudança.
doctor-gone = { $channel } está escolhido nas configurações, mas o canal não existe mais, ou eu não consigo ver o canal.
doctor-lacks-roles = Neste servidor, não tenho a permissão **{ $right }**, por isso não posso dar o cargo aos campeões.
doctor-lacks-events = Neste servidor, não tenho **{ $right }**, por isso os torneios não podem aparecer entre os eventos do servidor.

doctor-no-table = Não há nenhuma mesa aberta neste canal.
doctor-lobby = Há uma mesa aberta neste canal, e a partida ainda não começou. Jogadores: { $count }. Abertura: { $when }
doctor-match = Há uma partida em curso neste canal. À espera de: { $who }. Última mudança: { $when }
doctor-match-between = Há uma partida em curso neste canal, entre duas voltas. Última mudança: { $when }
doctor-untold = Algo que aconteceu na mesa ainda vai ser publicado.
doctor-tournament-sign-up = As inscrições no torneio **{ $name }** estão abertas neste canal.
doctor-tournament-check-in = Os jogadores do torneio **{ $name }** podem confirmar presença neste canal.
doctor-tournament-playing = O torneio **{ $name }** está em curso neste canal.
doctor-tournament-over = O último torneio deste canal, **{ $name }**, terminou.
doctor-tournament-paused = Está em pausa.

doctor-damaged-results =
    { $count ->
        [one] Um resultado deste servidor não pode ser lido e não conta nas classificações. O meu registro indica qual.
       *[other] { $count } resultados deste servidor não podem ser lidos e não contam nas classificações. O meu registro indica quais.
    }
doctor-no-failures = Desde que comecei a funcionar, nenhuma mensagem para este servidor falhou.
doctor-failures = As últimas mensagens que falharam:
doctor-failure = { $channel } · { $moment } · { $why }
doctor-failure-later = o Discord ou a base de dados não respondeu, por isso volto a tentar
doctor-failure-barred = eu não tinha uma permissão, por isso volto a tentar
doctor-failure-never = o canal não existe mais, ou o Discord recusou a mensagem
doctor-failure-damaged = um erro meu; o meu log diz mais
doctor-said = { $why } (`{ $said }`)

doctor-program = Versão: { $version } · Shard: { $shard } de { $shards }
doctor-delays = Atrasos em milissegundos: do Discord até mim { $arrival }; um pedido ao Discord { $call }; uma consulta à base de dados { $database }
