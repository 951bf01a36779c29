lobby-title = { $host } abriu uma mesa de Triominos. Quem vai jogar?
lobby-rules = { $edition } · { $hints }
lobby-hints-full = com todas as dicas
lobby-hints-legal = dicas sem pontos
lobby-hints-none = sem dicas
lobby-seats = Lugares ocupados: { $taken } de { $capacity } · { $names }
lobby-alone = Esperando jogadores. { $host } também pode começar já, em modo solo.
lobby-too-few =
    { $least ->
        [one] A partida precisa de pelo menos um jogador; os computadores contam.
       *[other] A partida precisa de pelo menos { $least } jogadores; os computadores contam.
    }
lobby-start = Esperando { $host } começar a partida.
lobby-stand-ins = Quem assiste pode ocupar o lugar de um computador durante a partida.
lobby-expires = -# Se ninguém começar a partida, a mesa fecha { $when }.
lobby-begun = A partida começou.

lobby-closed-host = { $who } fechou a mesa.
lobby-closed-moderator = A moderação fechou a mesa.
lobby-closed-moderator-named = { $who } fechou a mesa em nome da moderação.
lobby-closed-vote = Os jogadores votaram para fechar a mesa.
lobby-closed-expired = Ninguém começou a partida a tempo, por isso a mesa fechou. Abra uma nova com `/play`.
lobby-closed-deserted = Todos saíram, por isso a mesa fechou. Abra uma nova com `/play`.
lobby-closed-tournament = A mesa está fechada: o torneio continua sem ela.

lobby-ended-host = { $who } encerrou a partida.
lobby-ended-moderator = A moderação encerrou a partida.
lobby-ended-moderator-named = { $who } encerrou a partida em nome da moderação.
lobby-ended-vote = Os jogadores concordaram em encerrar a partida.
lobby-ended-expired = A partida terminou porque ninguém joga há muito tempo.
lobby-ended-deserted = A partida terminou porque todos saíram.
lobby-ended-tournament = A partida terminou porque o tempo acabou ou porque a organização decidiu assim.
lobby-ended-ruled = A organização encerrou a partida e decidiu o resultado.
lobby-ended-time = O tempo acabou, então vale a pontuação atual.
lobby-ended-lost = A partida conta como derrota para { $who }, que saiu ou parou de jogar.
lobby-ended-scores = Pontuações no fim da partida: { $scores }

lobby-seat-taken = { $left } saiu. { $computer } fica com o lugar.
lobby-seat-taken-for-now = { $left } saiu. { $computer } fica com o lugar, e { $left } pode voltar com `/rejoin`.
lobby-stood-in = { $who } substitui { $computer }.
lobby-no-show = { $absent } não apareceu a tempo e termina em último nesta mesa. Um computador fica com o lugar, e a partida continua.
lobby-stand-in-plays-on = { $left } não joga mais nesta mesa. Um computador fica com o lugar.
lobby-end-vote = { $who } concorda em encerrar a partida. Votos até agora: { $votes } de { $needed }.
lobby-end-ask = { $mentions }, { $who } quer encerrar a partida. Votos até agora: { $votes } de { $needed }. De acordo?
