picture-title-round = { $edition } · volta { $round }

picture-since = Desde a sua jogada
picture-since-placed = { $who } { $tile }
picture-since-drew = { $who } retirou { $count }
picture-since-passed = { $who } passou

picture-close-up = A parte em jogo
picture-close-up-alt = A parte em jogo do mesmo tabuleiro, ampliada; última peça colocada: { $tile }.

picture-not-allowed = -# Não posso anexar imagens neste canal, por isso o tabuleiro vem em texto. Para ter imagens, peça a quem gerencia o servidor que me dê a permissão **{ $right }**.

picture-end-wins =
    { $count ->
        [one] { $who } vence
       *[other] { $who } dividem a vitória
    }
picture-end-nobody = Ninguém vence
picture-round-title = A volta { $round } terminou
picture-round-left = Restam
picture-round-gained = Volta
picture-round-total = Total
picture-round-to-go = Faltam
picture-rounds-won = Vencidas
picture-round-alt = Um quadro com as pontuações depois da volta { $round }: os mesmos números da mensagem.
picture-end-tiles = Peças
picture-end-shapes = Extras
picture-end-draws = Baralho
picture-end-rounds = Fim da volta
picture-end-out =
    { $count ->
        [0] peças restantes
       *[other] sem peças { $count }×
    }
picture-end-total = Total
picture-end-foot =
    { $count ->
        [one] { $edition } · { $count } volta
       *[other] { $edition } · { $count } voltas
    }
picture-end-alt = De onde vieram os pontos:
picture-end-alt-seat = { $who }: { $score } (peças { $tiles }, pontos extras { $shapes }, baralho { $draws }, finais de volta { $ends }).
picture-end-alt-unscored =
    { $count ->
        [0] { $who } colocou { $count } peças.
        [one] { $who } colocou { $count } peça.
       *[other] { $who } colocou { $count } peças.
    }
picture-end-alt-rounds = { $who }: { $won }, peças colocadas: { $count }.
picture-end-alt-alone =
    { $moves ->
        [one] Abaixo, um gráfico da pontuação ao longo de { $moves } jogada.
       *[other] Abaixo, um gráfico da pontuação ao longo de { $moves } jogadas.
    }
picture-end-alt-level =
    { $moves ->
        [one] Abaixo, um gráfico das pontuações ao longo de { $moves } jogada: ninguém estava à frente no fim.
       *[other] Abaixo, um gráfico das pontuações ao longo de { $moves } jogadas: ninguém estava à frente no fim.
    }
picture-end-alt-led =
    { $moves ->
        [one] Abaixo, um gráfico das pontuações ao longo de { $moves } jogada: { $who } liderou da jogada { $since } até o fim.
       *[other] Abaixo, um gráfico das pontuações ao longo de { $moves } jogadas: { $who } liderou da jogada { $since } até o fim.
    }
picture-end-alt-changes =
    { $changes ->
        [0] A liderança nunca mudou de mãos
        [one] A liderança mudou de mãos uma vez
       *[other] A liderança mudou de mãos { $changes } vezes
    } { $widest ->
        [0] e a maior vantagem foi de { $widest } pontos.
        [one] e a maior vantagem foi de { $widest } ponto.
       *[other] e a maior vantagem foi de { $widest } pontos.
    }

picture-replay-round = Volta
picture-replay-alt =
    { $count ->
        [one] A partida inteira, jogada a jogada: { $count } peça. { $title }.
       *[other] A partida inteira, jogada a jogada: { $count } peças. { $title }.
    }
