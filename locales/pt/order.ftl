order-title = **Plano para a sua próxima jogada**
order-empty = Escolha uma ou mais jogadas. Assim que for a sua vez, faço logo a primeira que ainda for possível.
order-nothing-fits = Neste momento, nenhuma das suas peças encaixa, por isso não há jogada para preparar. Posso ir ao baralho por você assim que for a sua vez.
order-nothing-to-plan = Neste momento, nenhuma das suas peças encaixa e o baralho acabou, por isso não há nada a preparar. Aviso quando for a sua vez.
order-list = Faço a primeira destas jogadas que for possível:
order-item = { $place }. { $placement }
order-item-gone = { $place }. { $tile } (não é mais possível)
order-then-asked = Se nenhuma destas jogadas for possível, pergunto a você.
order-then-draw = Se nenhuma das suas peças encaixar, vou ao baralho como mandam as regras e pergunto a você assim que houver uma escolha a fazer.
order-same-bonus = Só faço uma jogada se ela ainda der os mesmos pontos extra que dava quando foi escolhida.
order-example-bonus = -# **{ $button }**: imagine que escolheu uma ponte (+40). Se outra peça a estragar antes da sua vez, pergunto em vez de colocar a sua.
order-opponent =
    { $tiles ->
        [one] Só sigo este plano se outro jogador tiver apenas uma peça. Caso contrário, pergunto a você.
       *[other] Só sigo este plano se outro jogador tiver no máximo { $tiles } peças. Caso contrário, pergunto a você.
    }
order-example-opponent = -# **{ $menu }**: imagine que escolhe 2 peças. Se todos os outros ainda tiverem 3 ou mais na sua vez, pergunto.
order-given = 📋 **Este plano está ativo.** É cancelado se uma jogada for desfeita, se um lugar mudar de jogador ou se a volta terminar. Uma jogada feita pelo plano não pode ser desfeita.
order-draft = ✏️ **Este plano ainda não está ativo.** Toque em **{ $button }** quando estiver como quer.
order-was-cancelled = O seu plano foi cancelado. Pergunto a você quando for a sua vez.

order-choose = Adicionar uma jogada
order-choose-tile = Adicionar uma jogada: primeiro a peça
order-choose-opponent = Só se outro jogador tiver poucas peças
order-whoever = Seja qual for o número de peças dos outros
order-at-most =
    { $tiles ->
        [one] Só se outro jogador tiver no máximo { $tiles } peça
       *[other] Só se outro jogador tiver no máximo { $tiles } peças
    }

order-waits = 📋 O seu plano para a próxima jogada está ativo.
order-unplayed = 📋 Não foi possível seguir o seu plano, por isso a decisão é sua.
order-played = 📋 Segundo o plano de { $who }:

order-refused-live = Só é possível preparar a jogada em partidas com o tempo contado em dias. Nesta, aviso quando for a sua vez.
order-refused-unhinted = Esta mesa foi aberta sem dicas, por isso não é possível preparar a jogada aqui.
order-refused-own-turn = Já é a sua vez, por isso não há nada a preparar: jogue.
order-refused-no-board = A jogada pode ser preparada assim que a primeira peça da volta estiver no tabuleiro.
order-refused-empty = O seu plano ainda está vazio. Escolha uma jogada, ou escolha ir ao baralho.
order-refused-full = O seu plano não pode ter mais jogadas (no máximo { $most }).
