lobby-title = { $host } abriu uma mesa de Triominos. Quem joga?
lobby-rules = { $edition } · { $hints }
lobby-hints-full = com dicas
lobby-hints-legal = dicas sem pontos
lobby-hints-none = sem dicas
lobby-seats = Lugares { $taken } de { $capacity }: { $names }
lobby-alone = { $host } também pode começar já, em modo solo.
lobby-too-few =
    { $least ->
        [one] A partida precisa de pelo menos um jogador; os computadores contam.
       *[other] A partida precisa de pelo menos { $least } jogadores; os computadores contam.
    }
lobby-start = À espera de que { $host } comece a partida.
lobby-stand-ins = Quem assiste pode ocupar o lugar de um computador durante a partida.
lobby-expires = -# Se ninguém começar a partida, a mesa fecha. Prazo: { $when }.
lobby-begun = A partida começou.

lobby-closed-host = { $who } fechou a mesa.
lobby-closed-moderator = A moderação fechou a mesa.
lobby-closed-moderator-named = { $who } fechou a mesa em nome da moderação.
lobby-closed-vote = A mesa está fechada, por votação dos jogadores.
lobby-closed-expired = A mesa está fechada, porque ninguém começou a partida a tempo. Abra uma nova com `/play`.
lobby-closed-deserted = A mesa está fechada, porque todos saíram. Abra uma nova com `/play`.
lobby-closed-tournament = A mesa está fechada: o torneio continua sem ela.

lobby-ended-host = { $who } encerrou a partida.
lobby-ended-moderator = A moderação encerrou a partida.
lobby-ended-moderator-named = { $who } encerrou a partida em nome da moderação.
lobby-ended-vote = A partida terminou, por acordo entre os jogadores.
lobby-ended-expired = A partida terminou, porque ninguém continuou.
lobby-ended-deserted = A partida terminou, porque todos saíram.
lobby-ended-tournament = A partida terminou: o tempo acabou ou a organização encerrou-a.
lobby-ended-lost = Conta como derrota por abandono para { $who }.
lobby-ended-scores = As pontuações nesse momento: { $scores }

lobby-seat-taken = { $left } saiu. { $computer } fica com o lugar.
lobby-seat-taken-for-now = { $left } saiu. { $computer } fica com o lugar, e { $left } pode voltar com `/rejoin`.
lobby-stood-in = { $who } substitui { $computer }.
lobby-no-show = { $absent } não compareceu a tempo e fica na última posição desta mesa. Um computador joga no seu lugar, e a partida continua.
lobby-stand-in-plays-on = { $left } não joga mais nesta mesa. Um computador assume o lugar.
lobby-end-vote = { $who } concorda em terminar a partida ({ $votes } de { $needed }).
lobby-end-ask = { $mentions }: { $who } quer terminar a partida ({ $votes } de { $needed }). De acordo?
