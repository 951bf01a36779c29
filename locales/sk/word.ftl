word-seat = H{ $number }
word-stand-in = Náhradník hráča { $who }
word-former = bývalý hráč
word-list = { $first } a { $last }
word-series = { $first }; { $last }
word-tiles =
    { $count ->
        [one] { $count } kameň
        [few] { $count } kamene
        [many] { $count } kameňov
       *[other] { $count } kameňov
    }
word-foot = Ťah { $tiles } · zásoba { $pool }
word-rack-title =
    { $count ->
        [one] Tvoj stojanček: { $count } kameň
        [few] Tvoj stojanček: { $count } kamene
        [many] Tvoj stojanček: { $count } kameňov
       *[other] Tvoj stojanček: { $count } kameňov
    }
word-label-worth = { $label }: { $worth }
word-rack-hint =
    { $count ->
        [0] Nič sa nedá priložiť
        [one] Dá sa priložiť { $count } kameň
        [few] Dajú sa priložiť { $count } kamene
        [many] Dá sa priložiť { $count } kameňov
       *[other] Dá sa priložiť { $count } kameňov
    }
word-bridge = most
word-hexagon = šesťuholník
word-double-hexagon = dvojitý šesťuholník
word-triple-hexagon = trojitý šesťuholník
word-sum-tile = { $points } za kameň
word-sum-bridge = { $points } za most
word-sum-hexagon = { $points } za šesťuholník
word-sum-double-hexagon = { $points } za dvojitý šesťuholník
word-sum-triple-hexagon = { $points } za trojitý šesťuholník
word-sum-lead = { $points } za trojicu na úvod
word-placement = { $tile } → pole { $spot }
word-placement-worth = { $tile } → pole { $spot }: { $worth }
word-best = { $tile } → { $spot }: { $points }
word-spot = Pole { $spot }
word-spot-worth = Pole { $spot }: { $worth }
word-tile-spots =
    { $count ->
        [one] { $tile }: { $count } pole
        [few] { $tile }: { $count } polia
        [many] { $tile }: { $count } polí
       *[other] { $tile }: { $count } polí
    }
word-choose = Vyber kameň a jeho pole
word-choose-tile = Vyber kameň
word-choose-spot = Vyber pole pre { $tile }
word-any = čokoľvek
word-spot-up = { $corners }; hrotom nahor
word-spot-down = { $corners }; hrotom nadol
word-spot-entry-up = { $number } nahor: { $corners }
word-spot-entry-down = { $number } nadol: { $corners }
word-beside =
    { $side ->
        [left] vpravo od { $tile }
        [right] vľavo od { $tile }
        [above] pod { $tile }
       *[below] nad { $tile }
    }
word-corner =
    { $corner ->
        [top] hore
        [top-left] vľavo hore
        [top-right] vpravo hore
        [bottom-left] vľavo dole
        [bottom-right] vpravo dole
       *[bottom] dole
    }
word-edition-goliath = Štandardné pravidlá
word-edition-tournament = Oficiálne súťažné pravidlá
word-edition-tournament-pl = Oficiálne súťažné pravidlá (Poľsko)
word-edition-piatnik-hu = Piatnik, maďarské pravidlá
word-edition-goliath-nl = Staršie holandské pravidlá (až 6 hráčov)
word-edition-kids = Pravidlá pre deti
word-edition-casual = Bez počítania bodov
word-edition-pressman = Pressman, americké pravidlá
word-edition-wikipedia = Pravidlá z Wikipédie
word-edition-app = Pravidlá mobilnej aplikácie
word-theme-dark = Tmavý
word-theme-light = Svetlý
word-theme-high-contrast = Vysoký kontrast
