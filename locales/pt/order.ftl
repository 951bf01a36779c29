order-title = **Plano para a sua próxima jogada**
order-empty = Escolha uma ou mais jogadas. Assim que for a sua vez, a primeira que ainda for possível é feita, sem perguntar.
order-nothing-fits = Neste momento, nenhuma das suas peças encaixa, por isso não há jogada a preparar. Posso ir ao baralho no seu lugar assim que for a sua vez.
order-nothing-to-plan = Neste momento, nenhuma das suas peças encaixa e o baralho acabou, por isso não há nada a preparar. Aviso quando for a sua vez.
order-list = É feita a primeira destas jogadas que for possível:
order-item = { $place }. { $placement }
order-item-gone = { $place }. { $tile } (não é mais possível)
order-then-asked = Se nenhuma for possível, a decisão fica à sua espera.
order-then-draw = Se nenhuma peça do suporte encaixar, retiram-se peças do baralho como mandam as regras. Assim que houver uma escolha a fazer, a decisão fica à sua espera.
order-same-bonus = Uma peça só é colocada se der os mesmos pontos extra que dava quando foi escolhida.
order-example-bonus = -# **{ $button }**: imagine que escolheu uma ponte (+40). Se outra peça a estragar antes da sua vez, pergunto em vez de colocar a sua.
order-opponent =
    { $tiles ->
        [one] Tudo isto só se outro jogador não tiver mais do que uma peça. Caso contrário, a decisão fica à sua espera.
       *[other] Tudo isto só se outro jogador não tiver mais do que { $tiles } peças. Caso contrário, a decisão fica à sua espera.
    }
order-example-opponent = -# **{ $menu }**: imagine que escolhe 2 peças. Se todos os outros ainda tiverem 3 ou mais na sua vez, pergunto.
order-given = 📋 **Este plano está ativo.** É cancelado se uma jogada for desfeita, se um lugar mudar de jogador ou se a volta terminar. Uma jogada feita por ele não pode ser desfeita.
order-draft = ✏️ **Este plano ainda não está ativo.** Toque em **{ $button }** quando estiver como quer.
order-was-cancelled = O seu plano foi cancelado. A decisão é sua quando for a sua vez.

order-choose = Adicionar uma jogada
order-choose-tile = Adicionar uma jogada: primeiro a peça
order-choose-opponent = Só se outro jogador estiver quase a bater
order-whoever = Seja qual for o número de peças dos outros
order-at-most =
    { $tiles ->
        [one] Só se outro jogador tiver no máximo { $tiles } peça
       *[other] Só se outro jogador tiver no máximo { $tiles } peças
    }

order-waits = 📋 O seu plano para a próxima jogada está ativo.
order-unplayed = 📋 Não foi possível seguir o seu plano, por isso a decisão é sua.
order-played = 📋 Segundo o plano de { $who }:

order-refused-live = Só se pode preparar a jogada em partidas com o tempo contado em dias. Nesta, aviso quando for a sua vez.
order-refused-unhinted = Nesta mesa não se mostra o que encaixa antes de cada jogada, por isso não se pode preparar nada.
order-refused-own-turn = É a sua vez, por isso não há nada a preparar: jogue agora.
order-refused-no-board = A jogada pode ser preparada assim que a primeira peça da volta estiver no tabuleiro.
order-refused-empty = O seu plano ainda não diz o que fazer. Escolha uma jogada, ou escolha ir ao baralho.
order-refused-full = O seu plano não pode ter mais jogadas (no máximo { $most }).
