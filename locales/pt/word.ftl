word-seat = J{ $number }
word-stand-in = Substituto de { $who }
word-former = ex-jogador
word-list = { $first } e { $last }
word-series = { $first }; { $last }
word-tiles =
    { $count ->
        [0] { $count } peças
        [one] { $count } peça
       *[other] { $count } peças
    }

word-foot = Jogada { $tiles } · baralho { $pool }
word-rack-title =
    { $count ->
        [0] Seu suporte: { $count } peças
        [one] Seu suporte: { $count } peça
       *[other] Seu suporte: { $count } peças
    }
word-label-worth = { $label }: { $worth }
word-rack-hint =
    { $count ->
        [0] Nada encaixa
        [one] { $count } peça encaixa
       *[other] { $count } peças encaixam
    }

word-bridge = ponte
word-hexagon = hexágono
word-double-hexagon = duplo hexágono
word-triple-hexagon = triplo hexágono
word-sum-tile = { $points } pela peça
word-sum-bridge = { $points } pela ponte
word-sum-hexagon = { $points } pelo hexágono
word-sum-double-hexagon = { $points } pelo duplo hexágono
word-sum-triple-hexagon = { $points } pelo triplo hexágono
word-sum-lead = { $points } por começar com uma peça tripla

word-placement = { $tile } → casa { $spot }
word-placement-worth = { $tile } → casa { $spot }: { $worth }
word-best = { $tile } → { $spot }: { $points }
word-spot = Casa { $spot }
word-spot-worth = Casa { $spot }: { $worth }
word-tile-spots =
    { $count ->
        [one] { $tile }: { $count } casa
       *[other] { $tile }: { $count } casas
    }
word-choose = Escolha uma peça e uma casa
word-choose-tile = Escolha uma peça
word-choose-spot = Escolha uma casa para { $tile }

word-any = livre
word-spot-up = { $corners }; ponta para cima
word-spot-down = { $corners }; ponta para baixo
word-spot-entry-up = { $number } para cima: { $corners }
word-spot-entry-down = { $number } para baixo: { $corners }
word-beside =
    { $side ->
        [left] à direita de { $tile }
        [right] à esquerda de { $tile }
        [above] abaixo de { $tile }
       *[below] acima de { $tile }
    }
word-corner =
    { $corner ->
        [top] no topo
        [top-left] no canto superior esquerdo
        [top-right] no canto superior direito
        [bottom-left] no canto inferior esquerdo
        [bottom-right] no canto inferior direito
       *[bottom] no canto de baixo
    }

word-edition-goliath = Regras padrão
word-edition-tournament = Regras oficiais para torneios
word-edition-tournament-pl = Regras oficiais para torneios (PL)
word-edition-piatnik-hu = Piatnik (Hungria)
word-edition-goliath-nl = Regras holandesas antigas (até 6 jogadores)
word-edition-kids = Regras para crianças
word-edition-casual = Sem contar pontos
word-edition-pressman = Pressman (EUA)
word-edition-wikipedia = Regras da Wikipédia
word-edition-app = Regras do aplicativo
word-theme-dark = Escuro
word-theme-light = Claro
word-theme-high-contrast = Alto contraste
