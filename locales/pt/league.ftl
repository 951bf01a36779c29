league-board-rating = Rating
league-board-ladder = Ranking da temporada
league-board-wins = Vitórias
league-board-points-a-round = Pontos por volta
league-board-best-move = Melhor jogada
league-board-best-match = Melhor partida
league-board-bridges = Pontes
league-board-hexagons = Hexágonos
league-board-solo = Recorde solo
league-board-tournament-points = Pontos de torneio
league-board-titles = Títulos
league-board-podiums = Pódios
league-span-all-time = Geral
league-span-season = Esta temporada
league-span-last-season = Temporada passada
league-span-month = Este mês
league-month =
    { $month ->
        [1] janeiro de { $year }
        [2] fevereiro de { $year }
        [3] março de { $year }
        [4] abril de { $year }
        [5] maio de { $year }
        [6] junho de { $year }
        [7] julho de { $year }
        [8] agosto de { $year }
        [9] setembro de { $year }
        [10] outubro de { $year }
        [11] novembro de { $year }
       *[other] dezembro de { $year }
    }
league-months = { $first } a { $last }
league-heading = { $board } · { $span }
league-heading-edition = { $board } · { $span } · { $edition }

league-decimal = { $whole },{ $tenths }
league-points =
    { $count ->
        [0] { $figure } pontos
        [one] { $figure } ponto
       *[other] { $figure } pontos
    }
league-wins =
    { $count ->
        [0] { $figure } vitórias
        [one] { $figure } vitória
       *[other] { $figure } vitórias
    }
league-bridges =
    { $count ->
        [0] { $figure } pontes
        [one] { $figure } ponte
       *[other] { $figure } pontes
    }
league-hexagons =
    { $count ->
        [0] { $figure } hexágonos
        [one] { $figure } hexágono
       *[other] { $figure } hexágonos
    }
league-matches =
    { $count ->
        [0] { $count } partidas
        [one] { $count } partida
       *[other] { $count } partidas
    }

league-tournaments =
    { $count ->
        [0] { $count } torneios
        [one] { $count } torneio
       *[other] { $count } torneios
    }
league-titles =
    { $count ->
        [0] { $figure } títulos
        [one] { $figure } título
       *[other] { $figure } títulos
    }
league-podiums =
    { $count ->
        [0] { $figure } pódios
        [one] { $figure } pódio
       *[other] { $figure } pódios
    }

league-row = { $place }\. **{ $name }** · { $figure }
league-row-plain = { $place }. { $name }: { $figure }
league-own = Sua posição: { $place } de { $people }; { $figure }.
league-own-none = Você ainda não está neste ranking.
league-why-rated = Uma partida é ranqueada se não for amistosa, se jogarem pelo menos duas pessoas, se nenhum computador jogar desde o início e se nenhuma regra além da duração for alterada.
league-why-rounds =
    { $rounds ->
        [one] Você entra no ranking depois de jogar uma volta.
       *[other] Você entra no ranking depois de jogar { $rounds } voltas.
    } As suas duas melhores partidas não contam, por isso você precisa de pelo menos três.
league-why-solo = Para registrar um recorde, jogue uma volta em modo solo, sem mudar as regras: use `/play` e depois toque em **Começar**.
league-why-no-solo = Não há recordes solo com estas regras.
league-why-tournament-points =
    Num torneio, você ganha um ponto por jogador frequente daqui que ficar atrás de você e um décimo de ponto por qualquer outra pessoa que ficar atrás de você. Uma pessoa só conta se tanto ela quanto você jogarem pelo menos metade do torneio. { $best ->
        [one] Só conta o seu melhor torneio.
       *[other] Só contam os seus { $best } melhores torneios.
    }
league-why-tournaments =
    { $least ->
        [one] Um torneio conta se pelo menos uma pessoa jogar metade dele.
       *[other] Um torneio conta se pelo menos { $least } pessoas jogarem metade dele.
    } Um torneio entre jogadores novos conta pouco, a não ser que eles se tornem jogadores frequentes antes do fim da temporada.
league-why-weights = Quanto mais vezes você jogou ultimamente contra as mesmas pessoas, menos vale uma partida contra elas. Uma partida contra quem não é jogador frequente daqui vale pouco.
league-why-bests = Uma partida só conta se pelo menos metade dos adversários na mesa forem jogadores frequentes daqui.
league-why-established = Você passa a contar como jogador frequente depois de cinco partidas ranqueadas, em pelo menos três dias diferentes, contra metade dos outros jogadores frequentes deste servidor (no mínimo três; oito sempre bastam).
league-needs = Para contar como jogador frequente, você ainda precisa de { $needs }.
league-needs-matches =
    { $count ->
        [one] { $count } partida ranqueada
       *[other] { $count } partidas ranqueadas
    }
league-needs-days =
    { $count ->
        [one] mais { $count } dia com uma partida
       *[other] mais { $count } dias com uma partida
    }
league-needs-opponents =
    { $count ->
        [one] mais { $count } adversário que seja jogador frequente daqui
       *[other] mais { $count } adversários que sejam jogadores frequentes daqui
    }
league-empty = Ainda não há ninguém neste ranking.
league-provisional = Um ponto de interrogação indica que o rating é provisório: ele ainda se baseia em poucas partidas.
league-page = Página { $page } de { $pages }
league-higher = Posições acima
league-lower = Posições abaixo
league-mine = Minha posição
league-shared = Publiquei aqui para todos.
league-shared-by = -# Compartilhado por { $who }
league-share-barred = Não posso enviar mensagens neste canal. `/doctor` mostra a permissão que falta.
league-choose-board = Escolha um ranking
league-choose-span = Escolha um período
league-choose-edition = Escolha as regras
league-alt = { $heading }. { $page }.
league-kept-note = Atualizo este ranking depois de cada torneio. `/leaderboard` mostra o resto.
league-change-up = sobe { $count }
league-change-down = desce { $count }
league-change-new = novo

league-profile-none = { $name } ainda não terminou nenhuma partida neste servidor.
league-profile-rating = Rating: **{ $points }**, posição { $place } de { $people }
league-profile-provisional = Rating: **{ $points }** (provisório), posição { $place } de { $people }
league-profile-unrated = Ainda sem rating. { $why }
league-profile-season = Esta temporada: posição { $place } no ranking, com { $points }
league-profile-no-rating = Ainda sem rating
league-ratings-changed = Rating: { $changes }
league-rating-change = { $who } { $before } → { $after }
league-profile-matches = Total: { $matches }, { $wins }
league-profile-matches-computers = Total: { $matches }, { $wins } contra pessoas, { $beaten } contra computadores
league-profile-rated =
    { $others ->
        [0] Ranqueadas: todas
       *[other] Ranqueadas: { $rated } de { $matches }. Uma partida não é ranqueada se for amistosa, se um computador jogar desde o início, se alguma regra além da duração for alterada, ou se alguém tiver menos de três jogadas.
    }
league-profile-points = Pontos por volta: { $figure }
league-profile-best-move = Melhor jogada: { $points }
league-profile-best-match = Melhor partida: { $points }
league-profile-shapes = Figuras: { $bridges }, { $hexagons }
league-profile-solo = Recorde solo: { $points }
league-profile-solo-edition = Recorde solo, { $edition }: { $points }
league-profile-tournaments = Torneios: { $titles }, { $podiums }, { $points }; melhor posição: { $place } de { $of }
league-profile-last-tournaments = Últimos torneios:
league-profile-tournament = - { $date } · **{ $name }**: posição { $place } de { $of }
league-profile-reliable = Ficou até o fim em { $percent }% das partidas
league-style-heading = Estilo de jogo · { $matches }
league-style-bridges = Pontes por 100 peças
league-style-hexagons = Hexágonos por 100 peças
league-style-draws = Peças retiradas por volta
league-style-rate = { $mean } (± { $error })
league-style-rate-in-words = { $mean }, mais ou menos { $error }
league-style-line = { $measure }: { $rate }
league-style-alt-line = { $name }: { $facts }.
league-style-spread = em geral de { $low } a { $high }
league-style-alike = jogadores com rating parecido: { $rate }
league-style-note = ± mostra a incerteza de uma média.
league-style-reviewed = Sorte e habilidade por volta · partidas analisadas: { $count }
league-style-too-few = Partidas analisadas: { $count }. Para separar a sorte da habilidade, preciso de pelo menos { $least }: toque em **Analisar** abaixo dos seus resultados.
league-style-private = Só você vê esta parte.
league-weakness-draws = 💡 Você vai mais ao baralho do que jogadores do seu nível. Pratique com { $practice }.
league-weakness-bridges = 💡 Você faz menos pontes do que jogadores do seu nível. Pratique com { $practice }.
league-weakness-hexagons = 💡 Você completa menos hexágonos do que jogadores do seu nível. Pratique com { $practice }.
league-weakness-choices = 💡 As suas decisões custam mais pontos do que as dos adversários. Pratique com { $practice }.
league-course = Rating de { $name }
league-course-alt-none = { $name } ainda não tem rating.
league-course-alt =
    { $count ->
        [one] { $name }: rating de { $last } depois de { $count } partida.
       *[other] { $name }: em { $count } partidas, { $by ->
            [rose] o rating subiu de { $first } para { $last }.
            [fell] o rating caiu de { $first } para { $last }.
           *[stayed] o rating terminou onde começou, em { $last }.
        }
    }
league-course-alt-ends = O rating mais alto foi { $highest }, depois da partida { $at_highest }, e o mais baixo foi { $lowest }, depois da partida { $at_lowest }.

league-final = ### 🏆 { $season }: a temporada terminou
league-final-champion = **{ $name }** conquista o título da temporada com { $points }!
league-final-nobody =
    Desta vez não há campeão. Para ganhar o título, é preciso ter pelo menos { $matches ->
        [one] uma partida ranqueada
       *[other] { $matches } partidas ranqueadas
    }, pelo menos { $opponents ->
        [one] um adversário que seja jogador frequente daqui
       *[other] { $opponents } adversários que sejam jogadores frequentes daqui
    } e mais pontos no ranking da temporada do que todos os outros nessas condições.
league-final-row = { $place }\. **{ $name }** · { $points } · rating { $rating }
league-final-more =
    { $count ->
        [one] E mais { $count } jogador.
       *[other] E mais { $count } jogadores.
    }
league-final-tournaments = **Torneios da temporada**
league-final-tournament-champion = **{ $name }** conquista o título dos torneios da temporada, com { $points }.
league-final-tournament-nobody =
    Desta vez não há campeão dos torneios. Para ganhar o título, é preciso ter pelo menos { $matches ->
        [one] uma partida ranqueada
       *[other] { $matches } partidas ranqueadas
    }, pelo menos { $opponents ->
        [one] um adversário que seja jogador frequente daqui
       *[other] { $opponents } adversários que sejam jogadores frequentes daqui
    } e mais pontos de torneio do que todos os outros nessas condições.
league-final-tournament-row = { $place }\. **{ $name }** · { $points } · { $tournaments }
league-final-new = Começa uma nova temporada: no ranking dela, todo mundo parte do zero. Os ratings continuam os mesmos, mas mudam mais rápido por um tempo.
league-final-role = { $name } recebe o cargo { $role }.
league-final-no-role = Não consegui dar o cargo { $role } ao campeão: preciso da permissão **Gerenciar cargos**, e o meu próprio cargo precisa estar acima dele.
league-final-moderating-role = { $name } não recebeu o cargo { $role }, porque ele agora dá permissões de moderação. Escolha outro cargo com `/settings`.
league-final-role-gone = { $name } não recebeu o cargo de campeão, porque alguém apagou o cargo. Escolha outro com `/settings`.

league-season-month = mensais
league-season-quarter = trimestrais
league-season-none = nenhuma
league-settings-season = Temporadas: { $season }
league-settings-channel = Classificação final: publicada em { $channel }
league-settings-last-channel = Classificação final: publicada no canal da última partida
league-settings-leaderboard = Ranking: sempre atualizado em { $channel }. Para parar, apague a minha mensagem lá.
league-settings-leaderboard-barred = Ranking: ainda não posso publicar em { $channel }. `/doctor` mostra a permissão que falta.
league-settings-role = Cargo de campeão: { $role }
league-settings-no-role = Cargo de campeão: nenhum
league-settings-tournament-role = Cargo de campeão dos torneios: { $role }
league-settings-no-tournament-role = Cargo de campeão dos torneios: nenhum
league-settings-rights = Para dar o cargo aos campeões, preciso da permissão **Gerenciar cargos**, e o meu próprio cargo precisa estar acima do cargo de campeão na lista de cargos do servidor.
league-settings-not-yours = Nada mudou: para escolher um cargo de campeão, você precisa da permissão **Gerenciar cargos**.
league-settings-moderating-role = Nada mudou: esse cargo dá permissões de moderação. O cargo de campeão deve apenas mostrar quem venceu.
league-settings-not-below-yours = Nada mudou: para escolher esse cargo de campeão, o seu cargo mais alto precisa estar acima dele na lista de cargos do servidor.
league-settings-not-below-mine = Nada mudou: só posso dar cargos abaixo do meu. Coloque o meu cargo acima desse na lista de cargos do servidor e escolha de novo.
league-settings-unassignable = Nada mudou: esse cargo é gerenciado automaticamente e não pode ser dado a membros. Escolha um que tenha sido criado neste servidor.

league-void-choice-voided = Anulada · { $day } · { $scores }
league-void-said = ⚖️ **{ $moderator }** anulou a partida de { $date } entre { $players }, por isso ela não conta mais. Motivo: { $reason }
league-void-said-restored = ⚖️ **{ $moderator }** restaurou a partida de { $date } entre { $players }, por isso ela conta de novo. Motivo: { $reason }
league-void-done = O resultado foi anulado. Recalculei os ratings e os rankings, como se a partida não tivesse sido jogada. As classificações finais das temporadas passadas ficam como estão. Para voltar atrás, use `/void-result` com `restore`.
league-void-done-restored = O resultado conta de novo, e já recalculei os ratings e os rankings. As classificações finais das temporadas passadas ficam como estão.
league-void-told = Avisei neste canal.
league-void-unsaid = Mas não consegui publicar neste canal, por isso avise os jogadores, por favor.
league-void-tournament-undecided = A partida é do torneio **{ $name }**. Avisei no canal dele que a organização agora precisa decidir o resultado da mesa { $table }.
league-void-tournament-decided = A partida é do torneio **{ $name }**. A organização já tinha decidido o resultado da mesa { $table }, e essa decisão continua valendo.
league-void-tournament-standings = A partida é do torneio **{ $name }**. Atualizei a classificação e avisei no canal dele.
league-void-record = ⚖️ Este resultado não conta: **{ $moderator }** anulou a partida em { $date }. Motivo: { $reason }
league-void-profile = ⚖️ Não conta: a partida de { $date } entre { $players }. **{ $moderator }** anulou o resultado. Motivo: { $reason }
league-void-moderators = Nada mudou: para anular um resultado, você precisa da permissão **Gerenciar mensagens**.
league-void-own = Nada mudou: você jogou nessa partida. Peça a alguém da moderação que não tenha jogado.
league-void-unknown = Não encontrei esse resultado neste servidor. Escolha uma das sugestões, ou digite o número que está no nome da ficha da partida.
league-void-already = **{ $moderator }** já anulou esse resultado. Motivo: { $reason }
    Para que conte de novo, use `/void-result` com `restore`.
league-void-counts = Esse resultado conta, por isso não há nada para restaurar.
