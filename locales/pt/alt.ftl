alt-seat = { $who }: pontuação { $score }, { $tiles }.
alt-seat-unscored = { $who }: { $tiles }.
alt-dropped = { $tiles }, fora da volta
alt-progress =
    { $tiles ->
        [0] Volta { $round }. Nenhuma peça no tabuleiro, { $pool } no baralho.
        [one] Volta { $round }. Uma peça no tabuleiro, { $pool } no baralho.
       *[other] Volta { $round }. { $tiles } peças no tabuleiro, { $pool } no baralho.
    }
alt-pool = Baralho: { $pool }.
alt-last-tile = Última peça colocada: { $tile }.
alt-spots-short = Casas livres: { $spots }
alt-tiles = Suas peças: { $tiles }.
alt-drawn = Última peça retirada: { $drawn }.
alt-fits = O que encaixa: { $fits }.
alt-fits-entry =
    { $count ->
        [one] { $tile } na casa { $spots }
       *[other] { $tile } nas casas { $spots }
    }
alt-fits-count =
    { $count ->
        [0] Nada encaixa.
        [one] Uma das suas peças encaixa; o menu mostra onde.
       *[other] { $count } das suas peças encaixam; o menu mostra onde.
    }
alt-preview = { $tile } ficaria assim, com os cantos no sentido horário a partir do topo ou do canto superior esquerdo: { $lies }.
alt-board =
    { $tiles ->
        [0] O tabuleiro na volta { $round }, sem peças.
        [one] O tabuleiro na volta { $round }, com { $tiles } peça.
       *[other] O tabuleiro na volta { $round }, com { $tiles } peças.
    }
alt-last-beside = Última peça colocada: { $tile }, { $beside }.
