word-seat = S{ $number }
word-stand-in = Invaller voor { $who }
word-former = een voormalige speler
word-list = { $first } en { $last }
word-series = { $first }; { $last }
word-tiles =
    { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    }

word-foot = Zet { $tiles } · pot { $pool }
word-rack-title =
    { $count ->
        [one] Je plankje: { $count } steen
       *[other] Je plankje: { $count } stenen
    }
word-label-worth = { $label }: { $worth }
word-rack-hint =
    { $count ->
        [0] Er past niets
        [one] { $count } steen past
       *[other] { $count } stenen passen
    }

word-bridge = brug
word-hexagon = zeshoek
word-double-hexagon = dubbele zeshoek
word-triple-hexagon = drievoudige zeshoek
word-sum-tile = { $points } voor de steen
word-sum-bridge = { $points } voor de brug
word-sum-hexagon = { $points } voor de zeshoek
word-sum-double-hexagon = { $points } voor de dubbele zeshoek
word-sum-triple-hexagon = { $points } voor de drievoudige zeshoek
word-sum-lead = { $points } voor een triple als eerste steen

word-placement = { $tile } → plek { $spot }
word-placement-worth = { $tile } → plek { $spot }: { $worth }
word-best = { $tile } → { $spot }: { $points }
word-spot = Plek { $spot }
word-spot-worth = Plek { $spot }: { $worth }
word-tile-spots =
    { $count ->
        [one] { $tile }: { $count } plek
       *[other] { $tile }: { $count } plekken
    }
word-choose = Kies een steen en een plek
word-choose-tile = Kies een steen
word-choose-spot = Kies een plek voor { $tile }

word-any = vrij
word-spot-up = { $corners }; wijst omhoog
word-spot-down = { $corners }; wijst omlaag
word-spot-entry-up = { $number } omhoog: { $corners }
word-spot-entry-down = { $number } omlaag: { $corners }
word-beside =
    { $side ->
        [left] rechts van { $tile }
        [right] links van { $tile }
        [above] onder { $tile }
       *[below] boven { $tile }
    }
word-corner =
    { $corner ->
        [top] bovenaan
        [top-left] linksboven
        [top-right] rechtsboven
        [bottom-left] linksonder
        [bottom-right] rechtsonder
       *[bottom] onderaan
    }

word-edition-goliath = Standaardregels
word-edition-tournament = Officiële toernooiregels
word-edition-tournament-pl = Officiële toernooiregels (Pools)
word-edition-piatnik-hu = Piatnik (Hongaars)
word-edition-goliath-nl = Oudere Nederlandse regels (tot 6 spelers)
word-edition-kids = Regels voor kinderen
word-edition-casual = Zonder puntentelling
word-edition-pressman = Pressman (Amerikaans)
word-edition-wikipedia = Regels van Wikipedia
word-edition-app = Regels van de mobiele app
word-theme-dark = Donker
word-theme-light = Licht
word-theme-high-contrast = Hoog contrast
