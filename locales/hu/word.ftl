word-seat = J{ $number }
word-stand-in = { $who } helyettese
word-former = egy korábbi játékos
word-list = { $first } és { $last }
word-series = { $first }; { $last }
word-tiles =
    { $count ->
        [one] { $count } kő
       *[other] { $count } kő
    }
word-foot = { $tiles }. lépés · bank { $pool }
word-rack-title =
    { $count ->
        [one] Állványod: { $count } kő
       *[other] Állványod: { $count } kő
    }
word-label-worth = { $label }: { $worth }
word-rack-hint =
    { $count ->
        [0] Egyik sem illeszkedik
        [one] { $count } kő illeszkedik
       *[other] { $count } kő illeszkedik
    }
word-bridge = híd
word-hexagon = hatszög
word-double-hexagon = dupla hatszög
word-triple-hexagon = tripla hatszög
word-sum-tile = { $points } a kőért
word-sum-bridge = { $points } a hídért
word-sum-hexagon = { $points } a hatszögért
word-sum-double-hexagon = { $points } a dupla hatszögért
word-sum-triple-hexagon = { $points } a tripla hatszögért
word-sum-lead = { $points } a triplás kezdésért
word-placement = { $tile } → { $spot }. mező
word-placement-worth = { $tile } → { $spot }. mező: { $worth }
word-best = { $tile } → { $spot }: { $points }
word-spot = { $spot }. mező
word-spot-worth = { $spot }. mező: { $worth }
word-tile-spots =
    { $count ->
        [one] { $tile }: { $count } mező
       *[other] { $tile }: { $count } mező
    }
word-choose = Válassz követ és mezőt
word-choose-tile = Válassz egy követ
word-choose-spot = Válassz mezőt ehhez: { $tile }
word-any = bármi
word-spot-up = { $corners }; felfelé mutat
word-spot-down = { $corners }; lefelé mutat
word-spot-entry-up = { $number } felfelé: { $corners }
word-spot-entry-down = { $number } lefelé: { $corners }
word-beside =
    { $side ->
        [left] { $tile } jobb oldalán
        [right] { $tile } bal oldalán
        [above] { $tile } alatt
       *[below] { $tile } fölött
    }
word-corner =
    { $corner ->
        [top] fent
        [top-left] balra fent
        [top-right] jobbra fent
        [bottom-left] balra lent
        [bottom-right] jobbra lent
       *[bottom] lent
    }
word-edition-goliath = Alapszabályok
word-edition-tournament = Hivatalos versenyszabályok
word-edition-tournament-pl = Hivatalos versenyszabályok (lengyel)
word-edition-piatnik-hu = Piatnik (magyar)
word-edition-goliath-nl = Régebbi holland szabályok (legfeljebb 6 játékos)
word-edition-kids = Gyerekszabályok
word-edition-casual = Pontszámítás nélkül
word-edition-pressman = Pressman (amerikai)
word-edition-wikipedia = Wikipédia-szabályok
word-edition-app = Telefonos alkalmazás szabályai
word-theme-dark = Sötét
word-theme-light = Világos
word-theme-high-contrast = Nagy kontraszt
