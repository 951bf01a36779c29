word-seat = G{ $number }
word-stand-in = Zastępstwo ({ $who })
word-former = dawny gracz
word-list = { $first } i { $last }
word-series = { $first }; { $last }
word-tiles =
    { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
        [many] { $count } kamieni
       *[other] { $count } kamieni
    }
word-foot = Ruch { $tiles } · pula { $pool }
word-rack-title =
    { $count ->
        [one] Twoja podstawka: { $count } kamień
        [few] Twoja podstawka: { $count } kamienie
        [many] Twoja podstawka: { $count } kamieni
       *[other] Twoja podstawka: { $count } kamieni
    }
word-label-worth = { $label }: { $worth }
word-rack-hint =
    { $count ->
        [0] Nic nie pasuje
        [one] Pasuje { $count } kamień
        [few] Pasują { $count } kamienie
        [many] Pasuje { $count } kamieni
       *[other] Pasuje { $count } kamieni
    }
word-bridge = most
word-hexagon = hexagon
word-double-hexagon = podwójny hexagon
word-triple-hexagon = potrójny hexagon
word-sum-tile = { $points } za kamień
word-sum-bridge = { $points } za most
word-sum-hexagon = { $points } za hexagon
word-sum-double-hexagon = { $points } za podwójny hexagon
word-sum-triple-hexagon = { $points } za potrójny hexagon
word-sum-lead = { $points } za tryplet na początek
word-placement = { $tile } → pole { $spot }
word-placement-worth = { $tile } → pole { $spot }: { $worth }
word-best = { $tile } → { $spot }: { $points }
word-spot = Pole { $spot }
word-spot-worth = Pole { $spot }: { $worth }
word-tile-spots =
    { $count ->
        [one] { $tile }: { $count } pole
        [few] { $tile }: { $count } pola
        [many] { $tile }: { $count } pól
       *[other] { $tile }: { $count } pól
    }
word-choose = Wybierz kamień i pole
word-choose-tile = Wybierz kamień
word-choose-spot = Wybierz pole dla kamienia { $tile }
word-any = dowolna
word-spot-up = { $corners }; wierzchołkiem w górę
word-spot-down = { $corners }; wierzchołkiem w dół
word-spot-entry-up = { $number } w górę: { $corners }
word-spot-entry-down = { $number } w dół: { $corners }
word-beside =
    { $side ->
        [left] na prawo od { $tile }
        [right] na lewo od { $tile }
        [above] pod { $tile }
       *[below] nad { $tile }
    }
word-corner =
    { $corner ->
        [top] u góry
        [top-left] u góry z lewej
        [top-right] u góry z prawej
        [bottom-left] na dole z lewej
        [bottom-right] na dole z prawej
       *[bottom] na dole
    }
word-edition-goliath = Zasady standardowe
word-edition-tournament = Oficjalne zasady turniejowe
word-edition-tournament-pl = Oficjalne zasady turniejowe (polskie)
word-edition-piatnik-hu = Piatnik (węgierskie)
word-edition-goliath-nl = Starsze niderlandzkie (do 6 graczy)
word-edition-kids = Zasady dla dzieci
word-edition-casual = Bez liczenia punktów
word-edition-pressman = Pressman (amerykańskie)
word-edition-wikipedia = Zasady z Wikipedii
word-edition-app = Zasady z aplikacji na telefon
word-theme-dark = Ciemny
word-theme-light = Jasny
word-theme-high-contrast = Wysoki kontrast
