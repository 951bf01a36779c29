board-title = **O tabuleiro em texto**
board-title-part = **O tabuleiro em texto**, parte { $part } de { $parts }
board-how = As linhas são contadas de cima para baixo, e as colunas, da esquerda para a direita. Uma coluna tem a largura de meia peça, por isso peças lado a lado estão em colunas seguidas. Uma peça com a ponta para cima pode tocar uma peça abaixo dela, na linha seguinte e na mesma coluna. Os cantos são lidos no sentido horário: a partir do topo se a ponta está para cima, a partir do canto superior esquerdo se está para baixo.
board-spots = **Casas livres**
board-row = **Linha { $row } de { $rows }**
board-spot =
    { $half ->
        [up] Casa { $spot }: { $corners }; ponta para cima; linha { $row }, coluna { $column }; ao lado: { $beside }
       *[down] Casa { $spot }: { $corners }; ponta para baixo; linha { $row }, coluna { $column }; ao lado: { $beside }
    }
board-tile =
    { $half ->
        [up] { $tile }: coluna { $column }, ponta para cima; cantos { $corners }
       *[down] { $tile }: coluna { $column }, ponta para baixo; cantos { $corners }
    }
board-tile-beside = { $tile }; ao lado: { $beside }
board-tile-last = { $tile }; última peça colocada
board-side =
    { $side ->
        [left] { $what } à esquerda
        [right] { $what } à direita
        [above] { $what } acima
       *[below] { $what } abaixo
    }
board-spot-name = casa { $spot }
board-spot-told = casa { $spot }, { $beside }
board-spot-first-up = casa { $spot } (com a ponta para cima e os cantos { $corners } no sentido horário, a partir do topo)
board-spot-first-down = casa { $spot } (com a ponta para baixo e os cantos { $corners } no sentido horário, a partir do canto superior esquerdo)
board-empty = Não há peças no tabuleiro.

board-since = Desde a sua última jogada:
board-missed = Desde a última vez que você viu a mesa:
board-missed-nothing = Nada aconteceu desde a última vez que você viu a mesa.
board-missed-round = Desde a última vez que você viu a mesa, começou a volta { $round }.
board-missed-points = Pontos desde então: { $points }
board-missed-of = { $who } { $points }
board-missed-undone = Uma jogada foi desfeita.
board-missed-earlier =
    { $count ->
        [one] Uma jogada anterior desta volta não aparece aqui.
       *[other] { $count } jogadas anteriores desta volta não aparecem aqui.
    }
board-placed =
    { $drawn ->
        [0] { $who } colocou { $tile } na { $spot }
        [one] { $who } retirou { $drawn } peça e colocou { $tile } na { $spot }
       *[other] { $who } retirou { $drawn } peças e colocou { $tile } na { $spot }
    }
board-drew =
    { $drawn ->
        [one] { $who } retirou { $drawn } peça e não colocou nada
       *[other] { $who } retirou { $drawn } peças e não colocou nada
    }
board-passed = { $who } passou a vez
board-placement = { $tile } na { $spot }
board-fits = { $tile } encaixa na { $spots }
