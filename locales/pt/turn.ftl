turn-placed =
    { $drawn ->
        [0] { $who } colocou { $tile }
        [one] { $who } retirou { $drawn } peça{ $cost } e colocou { $tile }
       *[other] { $who } retirou { $drawn } peças{ $cost } e colocou { $tile }
    }{ $spot ->
        [0] {""}
       *[other] {" "}na casa { $spot }
    }
turn-drew =
    { $drawn ->
        [one] { $who } retirou { $drawn } peça
       *[other] { $who } retirou { $drawn } peças
    }
turn-stuck =
    { $drawn ->
        [one] { $who } retirou { $drawn } peça e não colocou nada
       *[other] { $who } retirou { $drawn } peças e não colocou nada
    }
turn-passed =
    { $drawn ->
        [0] { $who } passou a vez (o baralho acabou)
        [one] { $who } retirou { $drawn } peça e passou a vez (o baralho acabou)
       *[other] { $who } retirou { $drawn } peças e passou a vez (o baralho acabou)
    }
turn-stopped =
    { $drawn ->
        [one] { $who } retirou { $drawn } peça e parou por aí
       *[other] { $who } retirou { $drawn } peças e parou por aí
    }
turn-dropped-out =
    { $drawn ->
        [0] { $who } passou a vez (o baralho acabou) e saiu da volta
        [one] { $who } retirou { $drawn } peça, passou a vez (o baralho acabou) e saiu da volta
       *[other] { $who } retirou { $drawn } peças, passou a vez (o baralho acabou) e saiu da volta
    }
turn-with-points = { $line }: **{ $points }**
turn-with-sum = { $line }: { $sum } = **{ $points }**
turn-with-shape =
    { $shape ->
        [bridge] { $line }, uma ponte
        [hexagon] { $line }, um hexágono
        [double-hexagon] { $line }, um duplo hexágono
       *[triple-hexagon] { $line }, um triplo hexágono
    }
turn-with-lead = { $line }, começando com uma peça tripla

turn-round =
    { $round ->
        [1] Começa a partida.
       *[other] Começa a volta { $round }.
    }
turn-round-of =
    { $round ->
        [1] Começa a partida: volta 1 de { $rounds }.
       *[other] Começa a volta { $round } de { $rounds }.
    }
turn-round-last = Começa a volta { $round }, a última.
turn-rules = -# { $edition } · { $length }
turn-start-draw = Todos retiram uma peça para ver quem começa: { $draws }
turn-start-again = Empate. Quem empatou retira outra peça: { $draws }
turn-start-all-again = Empate. Todos retiram outra peça: { $draws }
turn-starts = { $who } começa.
turn-starts-tied = Não há peças suficientes para desempatar, por isso começa o primeiro dos jogadores empatados: { $who }.
turn-starts-alone = { $who } joga em modo solo.
turn-starts-highest = { $who } começa. Vale a peça tripla mais alta ou, se ninguém tiver uma, a peça com a soma mais alta.
turn-starts-lot = { $who } começa, por sorteio.
turn-commitment = -# Prova da distribuição: { $hash }

turn-out = { $who } coloca a última peça!
turn-out-round =
    { $count ->
        [one] { $who } coloca a última peça e vence a volta!
       *[other] { $who } colocam a sua última peça e dividem a vitória na volta!
    }
turn-out-bonus = { $who } coloca a última peça! **{ $points }**
turn-out-others =
    { $bonus ->
        [0] { $who } coloca a última peça! Isso vale { $others } pelas peças dos outros suportes: **{ $points }**
       *[other] { $who } coloca a última peça! Isso vale { $bonus }, mais { $others } pelas peças dos outros suportes: **{ $points }**
    }
turn-out-bell =
    { $bonus ->
        [0] { $who } colocou a última peça! Isso vale { $others } pelas peças que estavam nos outros suportes nesse momento: **{ $points }**
       *[other] { $who } colocou a última peça! Isso vale { $bonus }, mais { $others } pelas peças que estavam nos outros suportes nesse momento: **{ $points }**
    }
turn-blocked = A volta está bloqueada.
turn-blocked-nobody = A volta está bloqueada e fica sem vencedor.
turn-blocked-nothing = A volta está bloqueada. Ninguém ganha pontos por isso.
turn-blocked-lose = A volta está bloqueada. Cada jogador perde os pontos que sobraram no próprio suporte: { $changes }
turn-blocked-lowest = A volta está bloqueada. O jogador com o total mais baixo no suporte ganha a soma dos outros totais, menos o próprio: { $changes }
turn-blocked-differences = A volta está bloqueada. O jogador com o total mais baixo no suporte ganha a diferença para cada um dos outros totais: { $changes }
turn-blocked-fewest = A volta está bloqueada. O jogador com menos peças ganha a soma dos outros suportes, menos a do próprio: { $changes }

turn-round-over = **A volta { $round } terminou.**
turn-round-over-of = **A volta { $round } de { $rounds } terminou.**
turn-round-scored = { $standing }, **{ $gained }** nesta volta · { $left }
turn-round-unscored = { $who } · { $left }
turn-round-to-go = { $line } · a { $points } do limite de pontos
turn-round-left =
    { $count ->
        [0] suporte vazio
        [one] resta { $count } peça: { $tiles } ({ $sum })
       *[other] restam { $count } peças: { $tiles } ({ $sum })
    }
turn-round-left-unscored =
    { $count ->
        [0] suporte vazio
        [one] resta { $count } peça: { $tiles }
       *[other] restam { $count } peças: { $tiles }
    }
turn-rounds-won =
    { $count ->
        [0] { $count } voltas vencidas
        [one] { $count } volta vencida
       *[other] { $count } voltas vencidas
    }
turn-next-round = A volta { $round } começa quando alguém tocar em **{ $button }**, ou automaticamente em meio minuto.
turn-next-round-last = A volta { $round } é a última. Começa quando alguém tocar em **{ $button }**, ou automaticamente em meio minuto.

turn-wins =
    { $count ->
        [0] 🏆 { $who } vence com { $points } pontos!
        [one] 🏆 { $who } vence com { $points } ponto!
       *[other] 🏆 { $who } vence com { $points } pontos!
    }
turn-wins-tied =
    { $count ->
        [0] 🏆 { $who } dividem a vitória, com { $points } pontos cada!
        [one] 🏆 { $who } dividem a vitória, com { $points } ponto cada!
       *[other] 🏆 { $who } dividem a vitória, com { $points } pontos cada!
    }
turn-wins-unscored = 🏆 { $who } vence!
turn-wins-unscored-tied = 🏆 { $who } dividem a vitória!
turn-wins-rounds =
    { $count ->
        [one] 🏆 { $who } vence com { $count } volta ganha!
       *[other] 🏆 { $who } vence com { $count } voltas ganhas!
    }
turn-wins-rounds-tied =
    { $count ->
        [one] 🏆 { $who } dividem a vitória, com { $count } volta ganha cada!
       *[other] 🏆 { $who } dividem a vitória, com { $count } voltas ganhas cada!
    }
turn-alone-over =
    { $count ->
        [0] 🏆 { $who } termina com { $points } pontos!
        [one] 🏆 { $who } termina com { $points } ponto!
       *[other] 🏆 { $who } termina com { $points } pontos!
    }
turn-nobody-wins = Ninguém vence.

turn-standings = { $standings } · baralho { $pool }
turn-standings-last = { $standings } · baralho { $pool } · última volta
turn-standing-dropped = { $standing } (fora da volta)
turn-last-round =
    { $count ->
        [one] { $who } tem { $score } ponto: esta volta é a última.
       *[other] { $who } tem { $score } pontos: esta volta é a última.
    }
turn-one-more-round =
    { $count ->
        [one] { $who } tem { $score } ponto: há mais uma volta, a última.
       *[other] { $who } tem { $score } pontos: há mais uma volta, a última.
    }
turn-played-on = { $who } colocou a última peça. A volta continua até todos jogarem o mesmo número de vezes.
turn-played-on-shared = { $who } colocou a última peça. A volta continua até todos jogarem o mesmo número de vezes. Quem também colocar a sua última peça divide a vitória.
turn-played-on-counted = { $who } colocou a última peça. A volta continua até todos jogarem o mesmo número de vezes. Os outros suportes contam como estão agora.
turn-call = { $mention }, é a sua vez.
turn-next = A seguir: { $who }

turn-undone = { $who } desfez a última jogada.
turn-undo-asked = { $who } quer desfazer a última jogada. Se estiver tudo bem para você, toque em **{ $button }**. Se não, é só continuar jogando.
turn-undo-agreed = { $who } concorda em desfazer a jogada. Até agora: { $agreed } de { $needed }.
turn-undo-granted = { $who } pediu para desfazer a última jogada, e todos concordaram.
turn-undo-overtaken = { $who } queria desfazer a última jogada, mas a partida já avançou.

turn-kept-bridge = { $who } guardou a { $tile } para a ponte: { $points }
turn-kept-hexagon = { $who } guardou a { $tile } para o hexágono: { $points }
turn-kept-double-hexagon = { $who } guardou a { $tile } para o duplo hexágono: { $points }
turn-kept-triple-hexagon = { $who } guardou a { $tile } para o triplo hexágono: { $points }
