short-title = **Resumo das regras**: { $edition }
short-source = -# { $source }
short-source-changed = -# { $source } · com mudanças nesta mesa: veja as linhas em negrito abaixo
short-matching = **O que encaixa:** Um lado inteiro da sua peça precisa coincidir com o lado de uma peça do tabuleiro. Todos os números que se tocam precisam ser iguais.
short-turn = **Uma jogada:** Coloque uma peça e ganhe os pontos dela. Se não puder ou não quiser, vá ao baralho.
short-turn-stuck = **Uma jogada:** Coloque uma peça e ganhe os pontos dela. Se não puder, vá ao baralho.
short-turn-unscored = **Uma jogada:** Coloque uma peça. Se não puder ou não quiser, vá ao baralho.
short-turn-unscored-stuck = **Uma jogada:** Coloque uma peça. Se não puder, vá ao baralho.
short-points-title = **Pontos:**
short-points = - Uma peça: a soma dos seus três números
short-points-kids = - Uma peça: um ponto
short-shapes = - Pontos extras: ponte +{ $bridge }, hexágono +{ $hexagon }, duplo hexágono +{ $double }, triplo hexágono +{ $triple }
short-draws =
    { $limit ->
        [0] { $draw ->
            [0] - Ir ao baralho: sem penalidade e sem limite
           *[other] - Cada peça retirada: −{ $draw }, sem limite
        }
        [one] { $draw ->
            [0] - Ir ao baralho: uma peça por jogada, sem penalidade
           *[other] - Ir ao baralho: uma peça por jogada, −{ $draw }; mais −{ $stuck } se ainda assim não colocar nada
        }
       *[other] { $draw ->
            [0] - Ir ao baralho: até { $limit } peças por jogada, sem penalidade
           *[other] - Cada peça retirada: −{ $draw }, até { $limit } por jogada; mais −{ $stuck } se ainda assim não colocar nada
        }
    }
short-out = - Colocar a última peça: { $out }
short-round-end = **Fim de uma volta (rodada):** { $end }, ou quando ninguém mais puder jogar.
short-no-points = **Fim da volta (rodada):** { $end }. Se ninguém mais puder jogar, a volta fica bloqueada e ninguém vence.
short-match = **A partida:** { $length }. Vence quem tiver mais pontos.
short-match-round-winner = **A partida:** { $length }. Quem vencer a última volta vence a partida, se tiver passado do limite de pontos; senão, vence quem tiver mais pontos.
short-match-unscored = **A partida:** { $length }. Não há contagem de pontos. Vence o primeiro jogador a colocar a última peça.
short-match-unscored-shared = **A partida:** { $length }. Não há contagem de pontos. Todos os que colocarem a sua última peça vencem.
short-match-rounds = **A partida:** { $length }. Não há contagem de pontos. Vence quem ganhar mais voltas.
short-all = -# `/rules` mostra todas as regras por tema.
short-scores = **Pontos:** Uma peça vale { $tile }. Figuras: { $shapes }.
short-drawing = **Ir ao baralho:** { $draws }.
short-end = **O fim:** Quem coloca a última peça ganha { $out }. Duração da partida: { $length }.
short-more = -# Abaixo, todas as regras, tema por tema.

short-topic-start = **O início**
short-pool = - O baralho: todas as outras peças, viradas para baixo
short-first-drawn = - As peças retiradas para ver quem começa voltam ao baralho. O primeiro jogador pode colocar qualquer peça.
short-first-any = - O primeiro jogador pode colocar qualquer peça.
short-first-no-triple = - Se ninguém tiver uma peça tripla, a peça com a soma mais alta precisa ser colocada primeiro.
short-topic-turn = **Uma jogada**
short-topic-points = **Pontos**
short-hexagons = - Um hexágono é formado por seis peças em torno de um ponto. Num duplo ou triplo hexágono, uma só peça completa dois ou três hexágonos; nesse caso, só valem os pontos extras dessa figura.
short-example = - Exemplo: uma peça com 3, 4 e 5 que faz uma ponte vale 3 + 4 + 5 + { $bridge } = { $points }.
short-topic-round-end = **O fim de uma volta (rodada)**
short-going-out = - “Colocar a última peça” quer dizer deixar o suporte vazio.
short-blocked = - “Bloqueada” quer dizer que ninguém pode colocar nem retirar peças. Se todos os jogadores passarem, um após o outro, a volta também fica bloqueada.
short-topic-match = **A partida**
short-ties = - Jogadores empatados em primeiro lugar dividem a vitória.

short-figure-matching = O que encaixa
short-caption-matching = Os dois números em cada ponta do lado em comum precisam ser iguais. À esquerda, 4 toca 4 e 5 toca 5. À direita, não.
short-caption-bridge = Um lado da peça dourada coincide com o de outra peça, e o canto oposto toca o mesmo número em uma terceira.
short-caption-bridge-two = Um lado da peça dourada coincide com o de outra peça, e o canto oposto toca o mesmo número em uma terceira. Com estas regras, uma peça que coincide em dois lados sem completar um hexágono também é uma ponte.
short-caption-bridge-more = Um lado da peça dourada coincide com o de outra peça, e o canto oposto toca o mesmo número em uma terceira. Com estas regras, uma peça que coincide em dois ou três lados sem completar um hexágono também é uma ponte.
short-caption-hexagon = A peça dourada é a sexta em torno de um ponto: completa um hexágono.
short-caption-double-hexagon = A peça dourada completa dois hexágonos de uma vez.
short-caption-triple-hexagon = A peça dourada completa três hexágonos de uma vez.
short-alt-matching = Figura: dois pares de peças. À esquerda, com sinal de certo, 4‑4‑5 está ao lado de 1‑4‑5: nas pontas do lado em comum, 4 toca 4 e 5 toca 5. À direita, com um X, 2‑5‑5 está ao lado de 1‑4‑5: 5 toca 4 e 2 toca 5.
short-alt-bridge = Figura: uma ponte. Dez peças formam um anel com uma abertura. 4‑5‑5, a última colocada, está abaixo de 4‑4‑5: nas pontas do lado em comum, 4 toca 4 e 5 toca 5. O seu canto de baixo, um 5, toca o 5 de 3‑3‑5 do outro lado da abertura.
short-alt-bridge-two = { $figure } Com estas regras, uma peça que coincide em dois lados sem completar um hexágono também é uma ponte.
short-alt-bridge-more = { $figure } Com estas regras, uma peça que coincide em dois ou três lados sem completar um hexágono também é uma ponte.
short-alt-hexagon = Figura: um hexágono. Seis peças estão em torno de um ponto, todas com um 1 nele. 1‑3‑4, a última colocada, é a sexta.
short-alt-double-hexagon = Figura: um duplo hexágono. Dez peças estão em torno de dois pontos vizinhos. 1‑3‑4, a última colocada, é a sexta peça em torno de ambos: em torno de um, todas têm um 1; em torno do outro, um 4.
short-alt-triple-hexagon = Figura: um triplo hexágono. Doze peças estão em torno de uma, 0‑2‑2, a última colocada. É a sexta peça em torno de cada um dos seus três cantos: em dois deles, todas têm um 2; no terceiro, um 0.
short-alt-earns =
    { $points ->
        [0] { $figure } Vale { $points } pontos extras.
        [one] { $figure } Vale { $points } ponto extra.
       *[other] { $figure } Vale { $points } pontos extras.
    }

short-first = **Primeira partida?** O mais importante:
short-first-more = `/help` mostra o que fazer depois, e `/rules` explica o resto.
short-first-fits = Uma peça encaixa se tiver um lado em comum com uma peça do tabuleiro e se todos os números que se tocam forem iguais.
short-first-tile = Uma peça vale a soma dos seus números: { $a } + { $b } + { $c } = { $sum }.
short-first-tile-kids = Cada peça colocada vale um ponto.
short-first-draw =
    { $cost ->
        [0] Se nada encaixar, vá ao baralho, sem penalidade.
        [one] Se nada encaixar, vá ao baralho. Cada peça custa { $cost } ponto.
       *[other] Se nada encaixar, vá ao baralho. Cada peça custa { $cost } pontos.
    }
short-first-limit =
    { $limit ->
        [0] Retire peças até uma encaixar.
        [one] Você pode retirar uma peça por jogada.
       *[other] Você pode retirar até { $limit } peças por jogada.
    }
short-first-stuck =
    { $cost ->
        [one] Se ainda assim não colocar nada, você perde mais { $cost } ponto.
       *[other] Se ainda assim não colocar nada, você perde mais { $cost } pontos.
    }

short-lesson-bridge = 💡 É uma ponte: a sua peça une duas partes do tabuleiro. Vale { $points }, além dos pontos da própria peça.
short-lesson-hexagon = 💡 É um hexágono: a sua peça é a sexta em torno de um ponto. Vale { $points }, além dos pontos da própria peça.
short-lesson-double-hexagon = 💡 É um duplo hexágono: a sua peça completa dois hexágonos de uma vez. Vale { $points }, além dos pontos da própria peça.
short-lesson-triple-hexagon = 💡 É um triplo hexágono: a sua peça completa três hexágonos de uma vez. Vale { $points }, além dos pontos da própria peça.
short-lesson-draw =
    { $cost ->
        [0] 💡 Nenhuma das suas peças encaixava, por isso você teve que ir ao baralho. Com estas regras, isso não custa nada.
       *[other] 💡 Nenhuma das suas peças encaixava, por isso você teve que ir ao baralho. Isso custa pontos: { $points }.
    }
short-lesson-out =
    { $bonus ->
        [0] 💡 Era a sua última peça. Você ganha { $others } pelas peças dos outros suportes.
       *[other] 💡 Era a sua última peça. Você ganha { $bonus } por isso, mais { $others } pelas peças dos outros suportes.
    }
