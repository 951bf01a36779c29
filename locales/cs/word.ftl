word-seat = H{ $number }
word-stand-in = Náhradník hráče { $who }
word-former = bývalý hráč
word-list = { $first } a { $last }
word-series = { $first }; { $last }
word-tiles =
    { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
        [many] { $count } kamenů
       *[other] { $count } kamenů
    }
word-foot = Tah { $tiles } · zásoba { $pool }
word-rack-title =
    { $count ->
        [one] Tvůj stojánek: { $count } kámen
        [few] Tvůj stojánek: { $count } kameny
        [many] Tvůj stojánek: { $count } kamenů
       *[other] Tvůj stojánek: { $count } kamenů
    }
word-label-worth = { $label }: { $worth }
word-rack-hint =
    { $count ->
        [0] Nemáš co přiložit
        [one] Přiložit jde { $count } kámen
        [few] Přiložit jdou { $count } kameny
        [many] Přiložit jde { $count } kamenů
       *[other] Přiložit jde { $count } kamenů
    }
word-bridge = most
word-hexagon = šestiúhelník
word-double-hexagon = dvojitý šestiúhelník
word-triple-hexagon = trojitý šestiúhelník
word-sum-tile = { $points } za kámen
word-sum-bridge = { $points } za most
word-sum-hexagon = { $points } za šestiúhelník
word-sum-double-hexagon = { $points } za dvojitý šestiúhelník
word-sum-triple-hexagon = { $points } za trojitý šestiúhelník
word-sum-lead = { $points } za začátek trojicí
word-placement = { $tile } → pole { $spot }
word-placement-worth = { $tile } → pole { $spot }: { $worth }
word-best = { $tile } → { $spot }: { $points }
word-spot = Pole { $spot }
word-spot-worth = Pole { $spot }: { $worth }
word-tile-spots =
    { $count ->
        [one] { $tile }: { $count } pole
        [few] { $tile }: { $count } pole
        [many] { $tile }: { $count } polí
       *[other] { $tile }: { $count } polí
    }
word-choose = Vyber kámen a jeho pole
word-choose-tile = Vyber kámen
word-choose-spot = Vyber pole pro { $tile }
word-any = cokoli
word-spot-up = { $corners }; špičkou nahoru
word-spot-down = { $corners }; špičkou dolů
word-spot-entry-up = { $number } nahoru: { $corners }
word-spot-entry-down = { $number } dolů: { $corners }
word-beside =
    { $side ->
        [left] vpravo od { $tile }
        [right] vlevo od { $tile }
        [above] pod { $tile }
       *[below] nad { $tile }
    }
word-corner =
    { $corner ->
        [top] nahoře
        [top-left] vlevo nahoře
        [top-right] vpravo nahoře
        [bottom-left] vlevo dole
        [bottom-right] vpravo dole
       *[bottom] dole
    }
word-edition-goliath = Standardní pravidla
word-edition-tournament = Oficiální soutěžní pravidla
word-edition-tournament-pl = Oficiální soutěžní pravidla (Polsko)
word-edition-piatnik-hu = Piatnik, maďarská pravidla
word-edition-goliath-nl = Starší nizozemská pravidla (až 6 hráčů)
word-edition-kids = Pravidla pro děti
word-edition-casual = Bez počítání bodů
word-edition-pressman = Pressman, americká pravidla
word-edition-wikipedia = Pravidla z Wikipedie
word-edition-app = Pravidla mobilní aplikace
word-theme-dark = Tmavý
word-theme-light = Světlý
word-theme-high-contrast = Vysoký kontrast
