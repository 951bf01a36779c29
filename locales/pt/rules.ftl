rules-title = As regras desta mesa: **{ $edition }**
rules-title-changed = As regras desta mesa: **{ $edition }**, com as mudanças em negrito
rules-line = - { $name }: { $value }
rules-line-changed = - **{ $name }: { $value }**
rules-may-change = Escolha aqui uma edição, ou mude uma regra de cada vez.
rules-host-may-change = { $host } pode mudar as regras até a partida começar.
rules-fixed = A partida já começou, por isso as regras não podem mais mudar.
rules-choose-edition = Escolha uma edição
rules-choose-clause = Mude uma regra
rules-choose-value = { $name }: escolha uma opção
rules-edition-changed = { $edition } com mudanças

rules-players = Jogadores
rules-hand = Peças distribuídas
rules-starter = Quem começa
rules-start-tie = Empate no começo
rules-opening = Começar com uma peça tripla
rules-zero-option = Começar com 0‑0‑0
rules-scoring = Quanto vale uma peça
rules-bonuses = Figuras
rules-bridge-rule = O que é uma ponte
rules-draws = Ir ao baralho
rules-draw = Quando ir ao baralho
rules-stop-drawing = Parar de retirar peças
rules-after-draw = Depois de ir ao baralho
rules-empty-pool = Quando o baralho acaba
rules-pass-empty = Passar a vez quando o baralho acaba
rules-going-out = Colocar a última peça
rules-round-end = Fim de uma volta
rules-out-count = Contagem dos outros suportes
rules-dead-board = Quando nenhuma peça encaixa mais
rules-blocked = Uma volta bloqueada
rules-dropped-rack = Suporte de um jogador que saiu da volta
rules-match = Duração da partida
rules-last-round = Última volta
rules-match-winner = Quem vence a partida

rules-players-are = { $players }
rules-hand-each = { $hand } para cada um
rules-hand-by-players =
    { $most ->
        [one] { $hands } jogador
       *[other] { $hands } jogadores
    }
rules-hand-entry = { $hand } para cada um se forem { $players }
rules-starter-drawn = cada jogador retira uma peça, e começa quem tem a soma mais alta
rules-start-tie-tied = só os jogadores empatados retiram outra peça
rules-start-tie-all = todos retiram outra peça
rules-starter-highest = o jogador com a peça tripla mais alta, como 5‑5‑5, que precisa começar com ela
rules-starter-lot = um jogador escolhido por sorteio
rules-opening-none = sem pontos extras
rules-opening-bonus = +{ $triple } além da soma da peça; +{ $zero } por 0‑0‑0
rules-zero-no = não é permitido a quem tem uma peça tripla mais alta
rules-zero-yes = é permitido mesmo a quem tem uma peça tripla mais alta
rules-scoring-sum = a soma dos seus três números
rules-scoring-kids = um ponto
rules-scoring-none = nada; não há contagem de pontos
rules-bonuses-are = ponte +{ $bridge }, hexágono +{ $hexagon }, duplo hexágono +{ $double }, triplo hexágono +{ $triple }
rules-bonuses-none = sem pontos extras por pontes e hexágonos
rules-bridge-open = um lado coincide, os outros dois estão livres, e o canto oposto toca outra peça
rules-bridge-two-sides = um lado coincide e o canto oposto toca outra peça; ou dois lados coincidem, sem hexágono
rules-bridge-more-sides = um lado coincide e o canto oposto toca outra peça; ou mais lados coincidem, sem hexágono
rules-draws-limit =
    { $limit ->
        [one] { $draw ->
            [0] uma por jogada, sem penalidade
           *[other] uma por jogada, −{ $draw }; mais −{ $stuck } se ainda assim não colocar nada
        }
       *[other] { $draw ->
            [0] até { $limit } por jogada, sem penalidade
           *[other] até { $limit } por jogada, −{ $draw } por peça; mais −{ $stuck } se ainda assim não colocar nada
        }
    }
rules-draws-no-limit =
    { $draw ->
        [0] sem limite e sem penalidade
       *[other] sem limite, −{ $draw } por peça
    }
rules-draw-optional = quando o jogador não pode ou não quer colocar uma peça
rules-draw-stuck = só quando não dá para colocar uma peça
rules-stop-no = não é permitido; o jogador retira peças até colocar uma ou até não poder retirar mais
rules-stop-yes = a qualquer momento depois da primeira peça retirada, sem penalidade extra
rules-stop-stuck = depois da primeira peça retirada, se não der para colocar nenhuma, sem penalidade extra
rules-after-draw-drawn = só dá para colocar a peça que acabou de sair do baralho
rules-after-draw-any = dá para colocar qualquer peça do suporte
rules-empty-pass =
    { $cost ->
        [0] o jogador pode passar a vez, sem penalidade
       *[other] o jogador pode passar a vez (−{ $cost })
    }
rules-empty-drop-out = quem passa a vez sai da volta
rules-pass-empty-may = é permitido mesmo podendo colocar uma peça
rules-pass-empty-stuck = só é permitido se não der para colocar uma peça
rules-going-out-sum =
    { $bonus ->
        [0] a soma das peças dos outros suportes
       *[other] +{ $bonus } e a soma das peças dos outros suportes
    }
rules-going-out-bonus =
    { $bonus ->
        [0] zero pontos
       *[other] +{ $bonus }
    }
rules-going-out-wins = vence a partida
rules-going-out-wins-round = vence a volta
rules-round-end-at-once = assim que alguém colocar a última peça
rules-round-end-equal = assim que alguém tiver colocado a última peça e todos tiverem jogado o mesmo número de vezes
rules-round-end-shared = quando alguém estiver sem peças e todos tiverem jogado o mesmo número de vezes; vários podem vencer
rules-out-count-end = no fim da volta
rules-out-count-bell = assim que alguém colocar a última peça, antes das últimas jogadas
rules-dead-draw-on = os jogadores vão ao baralho até ele acabar
rules-dead-ends = a volta fica bloqueada na hora, mesmo que o baralho ainda tenha peças
rules-blocked-own = cada jogador perde os pontos que sobraram no próprio suporte
rules-blocked-lowest = o jogador com o total mais baixo no suporte ganha a soma dos outros totais, menos o próprio
rules-blocked-fewest = o jogador com menos peças ganha a soma dos outros suportes, menos a do próprio
rules-blocked-differences = o jogador com o total mais baixo no suporte ganha a diferença para cada um dos outros totais
rules-blocked-none = sem pontos para ninguém
rules-blocked-unscored = ninguém vence
rules-dropped-counts = se a volta ficar bloqueada, quem saiu dela perde os pontos que sobraram no próprio suporte
rules-dropped-spared = se a volta ficar bloqueada, quem saiu dela não perde nada
rules-match-single = uma volta
rules-match-rounds =
    { $rounds ->
        [one] { $rounds } volta
       *[other] { $rounds } voltas
    }
rules-match-exceeds = a volta em que uma pontuação passa de { $limit } é a última
rules-match-reaches = a volta em que uma pontuação chega a { $limit } é a última
rules-match-exceeds-next = depois que uma pontuação passa de { $limit }, vem mais uma volta
rules-match-reaches-next = depois que uma pontuação chega a { $limit }, vem mais uma volta
rules-last-round-this = a volta em que alguém passa do limite de pontos
rules-last-round-next = a volta depois daquela em que alguém passa do limite de pontos
rules-winner-highest = quem tiver a pontuação mais alta
rules-winner-round = quem vencer a última volta, se tiver passado do limite de pontos; senão, quem tiver mais pontos
rules-winner-out = o primeiro jogador a colocar a última peça
rules-winner-all-out = todos os que colocarem a sua última peça
rules-winner-rounds = quem vencer mais voltas; em caso de empate, a vitória é dividida

rules-from-goliath = Caixas Goliath (internacional, De Luxe, Iberia 2016) e caixa Piatnik
rules-from-tournament = Caixas Goliath (internacional, De Luxe, Iberia 2016) e Piatnik: “regras oficiais”, até 400
rules-from-tournament-pl = Regras (PL) das caixas Goliath (internacional, Iberia 2016): com 400 pontos a partida acaba
rules-from-piatnik-hu = Regras húngaras da caixa Piatnik: com 400 pontos a partida acaba; quem passa a vez sai da volta
rules-from-goliath-nl = Folheto holandês antigo e triplo hexágono das caixas: até 6 jogadores, com o mesmo número de jogadas
rules-from-kids = Dicas para jogar com crianças, do folheto holandês antigo: poucos pontos, sem penalidades
rules-from-casual = Sem pontos, como as caixas permitem; aqui vence quem ficar sem peças primeiro (regra própria)
rules-from-pressman = Caixa americana da Pressman: a peça tripla mais alta começa, e não há limite para retirar peças
rules-from-wikipedia = Artigo da Wikipédia: a peça tripla mais alta começa, e há um limite para retirar peças
rules-from-app = Aplicativo da editora: dois jogadores, e quem começa é escolhido por sorteio

rules-bad = **Estas regras não combinam.** { $why } Nada mudou.
rules-bad-players =
    { $most ->
        [one] Elas são para um jogador, não para { $players }.
       *[other] Elas são para { $span } jogadores, não para { $players }.
    }
rules-bad-no-pool =
    Com { $hand ->
        [one] uma peça
       *[other] { $hand } peças
    } { $players ->
        [one] para um jogador,
       *[other] para cada um dos { $players } jogadores,
    } não sobraria baralho. Escolha menos peças, ou menos jogadores.
rules-bad-scoreless = Estas regras não contam pontos, por isso “{ $name }” não tem efeito. Escolha primeiro quanto vale uma peça.
rules-bad-scoreless-match = Sem contagem de pontos, a partida dura um número fixo de voltas. Escolha quantas, ou escolha primeiro quanto vale uma peça.
rules-bad-opening = Começar com uma peça tripla só pode dar pontos extras se cada peça valer a soma dos seus números.
rules-bad-winner = O vencedor da última volta só pode vencer a partida se ela for até um certo número de pontos. Escolha primeiro um número de pontos como duração da partida.
rules-bad-never-ends = Com um ponto por peça, “{ $name }” poderia custar mais pontos do que as peças valem, e uma partida até um certo número de pontos poderia nunca acabar. Para essa regra, escolha uma opção sem penalidades.
rules-bad-too-long = Com um ponto por peça, uma partida até { $limit } levaria centenas de voltas. Escolha no máximo { $most }.
rules-bad-idle = “{ $name }” não teria efeito aqui. { $why }
rules-idle-zero-option = Isso só importa se for obrigatório começar com a peça tripla mais alta. Escolha primeiro essa opção em “Quem começa”.
rules-idle-start-tie = Isso só importa se cada jogador retirar uma peça no começo. Escolha primeiro essa opção em “Quem começa”.
rules-idle-stop-drawing = Quando só dá para retirar uma peça por jogada, não há o que parar. Primeiro, permita retirar mais.
rules-idle-pass-empty = Isso só importa se for permitido ir ao baralho ou passar a vez mesmo com uma peça que encaixa. Escolha primeiro essa opção em “Quando ir ao baralho”.
rules-idle-dropped-rack = Isso só importa se quem passa a vez sair da volta e se, numa volta bloqueada, cada jogador perder os pontos que sobraram no próprio suporte. Escolha primeiro essas duas opções.
rules-idle-out-count = Isso só importa se todos jogarem o mesmo número de vezes e se cada peça valer a soma dos seus números. Escolha primeiro essas duas opções.
rules-idle-last-round = Isso só importa se a partida for até um certo número de pontos. Escolha primeiro um número de pontos como duração da partida.
