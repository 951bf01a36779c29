rack-your-turn = **É a sua vez.**
rack-whose-turn = É a vez de { $who }.
rack-round-over = A volta terminou.
rack-match-over = A partida terminou.
rack-wait = Eu aviso quando for a sua vez.

rack-tiles =
    { $count ->
        [one] Sua peça: { $tiles }
       *[other] Suas peças: { $tiles }
    }
rack-empty = O seu suporte está vazio.

rack-lead = A primeira jogada é sua: coloque qualquer peça na casa 1.
rack-must-lead =
    { $count ->
        [one] A primeira jogada é sua, e tem que ser { $tiles } na casa 1.
       *[other] A primeira jogada é sua, e tem que ser uma destas peças na casa 1: { $tiles }.
    }
rack-fits =
    { $count ->
        [one] Você tem uma jogada possível.
       *[other] Você tem { $count } jogadas possíveis.
    }
rack-fits-best =
    { $count ->
        [one] Você tem uma jogada possível. Vale { $points }.
       *[other] Você tem { $count } jogadas possíveis. A melhor vale { $points }.
    }
rack-tile-first = No menu, escolha primeiro a peça e depois a casa.
rack-drawn-fits =
    { $count ->
        [one] { $tile } encaixa. Coloque a peça.
       *[other] { $tile } encaixa em { $count } casas. Coloque a peça.
    }
rack-or-draw =
    { $cost ->
        [0] Ou retire uma peça do baralho, sem penalidade.
       *[other] Ou retire uma peça do baralho (−{ $cost }).
    }
rack-or-pass =
    { $cost ->
        [0] Ou passe a vez, sem penalidade.
       *[other] Ou passe a vez (−{ $cost }).
    }
rack-or-stop = Ou termine a jogada sem perder mais nada.
rack-or-drop-out = Ou passe a vez, mas aí você sai da volta.
rack-draw =
    { $cost ->
        [0] Nada encaixa: vá ao baralho.
        [one] Nada encaixa: vá ao baralho. Cada peça retirada custa { $cost } ponto.
       *[other] Nada encaixa: vá ao baralho. Cada peça retirada custa { $cost } pontos.
    }
rack-draw-or-stop =
    { $cost ->
        [0] Nada encaixa: retire mais uma peça, ou termine a jogada.
        [one] Nada encaixa: retire mais uma peça por { $cost } ponto, ou termine a jogada sem perder mais nada.
       *[other] Nada encaixa: retire mais uma peça por { $cost } pontos, ou termine a jogada sem perder mais nada.
    }

rack-blind = Escolha uma das suas peças e uma casa. Se não encaixar, eu explico o motivo, e você não perde nada.
rack-blind-drawn = Você só pode colocar a peça que acabou de retirar: { $tile }. Escolha uma casa. Se não encaixar, eu explico o motivo, e você não perde nada.
rack-blind-sure =
    { $cost ->
        [0] Você vai retirar uma peça, sem penalidade.
        [one] Você vai retirar uma peça. Isso custa { $cost } ponto.
       *[other] Você vai retirar uma peça. Isso custa { $cost } pontos.
    }
rack-blind-sure-drawn = Depois disso, você só pode colocar essa peça nesta jogada.
rack-blind-sure-any = Depois disso, você pode colocar qualquer uma das suas peças.
rack-blind-sure-last =
    { $more ->
        [one] É a sua última ida ao baralho nesta jogada: se ainda assim não colocar nada, você perde mais { $more } ponto.
       *[other] É a sua última ida ao baralho nesta jogada: se ainda assim não colocar nada, você perde mais { $more } pontos.
    }

rack-sure-fits =
    { $count ->
        [one] Você já pode colocar uma peça: há uma jogada possível.
       *[other] Você já pode colocar uma peça: há { $count } jogadas possíveis.
    }
rack-sure-drawn =
    { $most ->
        [0] Se for ao baralho, nesta jogada você só pode colocar uma peça nova: você retira peças até uma encaixar ou até não poder mais.
       *[other] Se for ao baralho, nesta jogada você só pode colocar uma peça nova: você retira peças até uma encaixar ou até não poder mais (−{ $cost } por peça, −{ $most } ao todo no pior caso).
    }
rack-sure-stop =
    { $cost ->
        [0] Se for ao baralho, nesta jogada você só pode colocar a peça que acabar de retirar.
       *[other] Se for ao baralho (−{ $cost }), nesta jogada você só pode colocar a peça que acabar de retirar.
    } { $more ->
        [0] Depois de cada peça, você decide se retira outra.
        [one] É a sua última ida ao baralho: se ainda assim não colocar nada, você perde mais { $more } ponto.
       *[other] É a sua última ida ao baralho: se ainda assim não colocar nada, você perde mais { $more } pontos.
    }
rack-sure-any =
    { $cost ->
        [0] Se for ao baralho, depois você ainda pode colocar qualquer uma das suas peças.
        [one] Ir ao baralho custa { $cost } ponto. Depois você ainda pode colocar qualquer uma das suas peças.
       *[other] Ir ao baralho custa { $cost } pontos. Depois você ainda pode colocar qualquer uma das suas peças.
    }
rack-pass =
    { $cost ->
        [0] Nada encaixa e o baralho acabou: passe a vez. Não custa nada.
       *[other] Nada encaixa e o baralho acabou: passe a vez (−{ $cost }).
    }
rack-drop-out = Nada encaixa e o baralho acabou: passe a vez. Com isso, você sai da volta.
rack-passes-itself = Ou espere: em alguns segundos passo a vez por você.

rack-preview = { $tile } na casa { $spot }
rack-preview-sum = { $tile } na casa { $spot }: { $sum }, **{ $points }**
rack-preview-next = Toque em **Colocar** para confirmar, ou escolha outra jogada.
rack-preview-only = Toque em **Colocar** para confirmar.

rack-hint = **Dica:** { $what }
rack-hint-draw-on = Retire mais uma peça: você tem mais a ganhar do que a perder.
rack-hint-stop = Termine a jogada: retirar mais uma peça provavelmente custa mais do que rende.
rack-hint-last-tile = É a sua última peça.
rack-hint-only = É a única jogada possível.
rack-hint-bridge = Faz uma ponte, e nenhuma outra jogada vale mais.
rack-hint-hexagon = Faz um hexágono, e nenhuma outra jogada vale mais.
rack-hint-double-hexagon = Faz um duplo hexágono, e nenhuma outra jogada vale mais.
rack-hint-triple-hexagon = Faz um triplo hexágono, e nenhuma outra jogada vale mais.
rack-hint-most = Nenhuma outra jogada vale mais.
rack-hint-keeps =
    { $count ->
        [one] Depois, ainda encaixa { $count } das suas outras peças.
       *[other] Depois, ainda encaixam { $count } das suas outras peças.
    }
rack-hint-long-run = Analisei como a volta pode continuar, e esta é a melhor jogada.

rack-placed = Você colocou { $tile } na casa { $spot }.
rack-placed-sum = Você colocou { $tile } na casa { $spot }: { $sum }, **{ $points }**
rack-drew = Você retirou { $tiles }.
rack-drew-cost = Você retirou { $tiles } ({ $cost }).
rack-stuck = Não deu para colocar nenhuma peça, e a sua jogada terminou com mais uma penalidade: **{ $points }**
rack-stuck-free = Não deu para colocar nenhuma peça, e a sua jogada terminou.
rack-declined = Você não colocou nenhuma peça, e a sua jogada terminou: **{ $points }**
rack-declined-free = Você não colocou nenhuma peça, e a sua jogada terminou.
rack-passed = O baralho acabou, por isso você passou a vez. Não custou nada.
rack-passed-cost = O baralho acabou, por isso você passou a vez: **{ $points }**
rack-stopped = Você parou de retirar peças, e a sua jogada terminou. Não custou mais nada.
rack-dropped-out = O baralho acabou, por isso você passou a vez e saiu da volta.
rack-out = Era a sua última peça!
rack-out-later = Alguém já tinha colocado a última peça, e agora você também colocou a sua.
rack-played-on = A volta continua até todos jogarem o mesmo número de vezes.
rack-score = Sua pontuação: { $score }

rack-no-spots = Não há casas livres.
rack-first-spot = A primeira peça vai na casa 1.
rack-spots =
    { $count ->
        [one] Uma casa livre, com os cantos lidos no sentido horário a partir do topo ou do canto superior esquerdo: { $spots }
       *[other] { $count } casas livres, com os cantos lidos no sentido horário a partir do topo ou do canto superior esquerdo: { $spots }
    }
