order-title = **Plano para a sua próxima jogada**
order-empty = Escolha uma ou mais jogadas. Quando for a sua vez, faço na hora a primeira que ainda for possível.
order-nothing-fits = Neste momento, nenhuma das suas peças encaixa, por isso não há jogada para preparar. Mas posso ir ao baralho por você assim que for a sua vez.
order-nothing-to-plan = Neste momento, nenhuma das suas peças encaixa e o baralho acabou, por isso não há nada para preparar. Eu aviso quando for a sua vez.
order-list = Faço a primeira destas jogadas que for possível:
order-item = { $place }. { $placement }
order-item-gone = { $place }. { $tile } (não é mais possível)
order-then-asked = Se nenhuma destas jogadas for possível, pergunto a você.
order-then-draw = Se nenhuma das suas peças encaixar, vou ao baralho como mandam as regras e pergunto a você assim que houver uma escolha a fazer.
order-same-bonus = Só faço uma jogada se ela ainda der os mesmos pontos extras que dava quando foi escolhida.
order-example-bonus = -# **{ $button }**: imagine que você escolheu uma ponte (+40). Se outra peça estragar a ponte antes da sua vez, pergunto a você em vez de colocar a sua peça.
order-opponent =
    { $tiles ->
        [one] Só sigo este plano se outro jogador tiver apenas uma peça. Senão, pergunto a você.
       *[other] Só sigo este plano se outro jogador tiver no máximo { $tiles } peças. Senão, pergunto a você.
    }
order-example-opponent = -# **{ $menu }**: imagine que você escolheu 2 peças. Se todos os outros ainda tiverem 3 ou mais na sua vez, pergunto a você.
order-given = 📋 **O seu plano está ativo.** Ele é cancelado se alguém desfizer uma jogada, se um lugar mudar de jogador ou se a volta terminar. Uma jogada feita pelo plano não pode ser desfeita.
order-draft = ✏️ **O seu plano ainda não está ativo.** Quando estiver do seu jeito, toque em **{ $button }**.
order-was-cancelled = O seu plano foi cancelado. Pergunto a você quando for a sua vez.

order-choose = Adicionar uma jogada
order-choose-tile = Adicionar uma jogada: primeiro a peça
order-choose-opponent = Só se outro jogador tiver poucas peças
order-whoever = Não importa quantas peças os outros têm
order-at-most =
    { $tiles ->
        [one] Só se outro jogador tiver no máximo { $tiles } peça
       *[other] Só se outro jogador tiver no máximo { $tiles } peças
    }

order-waits = 📋 Você tem um plano para a próxima jogada.
order-unplayed = 📋 Não deu para seguir o seu plano, por isso esta jogada é com você.
order-played = 📋 { $who } já tinha preparado esta jogada:

order-refused-live = Só dá para preparar a jogada em partidas com um dia ou mais por jogada. Nesta, eu aviso quando for a sua vez.
order-refused-unhinted = Esta mesa foi aberta sem dicas, por isso não dá para preparar a jogada aqui.
order-refused-own-turn = Já é a sua vez, por isso não há nada para preparar: é só jogar.
order-refused-no-board = Você pode preparar a jogada assim que a primeira peça da volta estiver no tabuleiro.
order-refused-empty = O seu plano ainda está vazio. Escolha uma jogada, ou escolha ir ao baralho.
order-refused-full = O seu plano está cheio: ele não pode ter mais de { $most ->
        [one] uma jogada.
       *[other] { $most } jogadas.
    }
