alt-seat = { $who }: wynik { $score }, { $tiles }.
alt-seat-unscored = { $who }: { $tiles }.
alt-dropped = { $tiles }, poza rundą
alt-progress =
    { $tiles ->
        [0] Runda { $round }. Na planszy nie ma kamieni, w puli: { $pool }.
        [one] Runda { $round }. Na planszy jest { $tiles } kamień, w puli: { $pool }.
        [few] Runda { $round }. Na planszy są { $tiles } kamienie, w puli: { $pool }.
        [many] Runda { $round }. Na planszy jest { $tiles } kamieni, w puli: { $pool }.
       *[other] Runda { $round }. Na planszy jest { $tiles } kamieni, w puli: { $pool }.
    }
alt-pool = Pula: { $pool }.
alt-last-tile = Ostatnio dołożony: { $tile }.
alt-spots-short = Wolne pola: { $spots }
alt-tiles = Twoje kamienie: { $tiles }.
alt-drawn = Kupiony przed chwilą: { $drawn }.
alt-fits = Co pasuje: { $fits }.
alt-fits-entry =
    { $count ->
        [one] { $tile } na pole { $spots }
        [few] { $tile } na pola { $spots }
        [many] { $tile } na pola { $spots }
       *[other] { $tile } na pola { $spots }
    }
alt-fits-count =
    { $count ->
        [0] Nic nie pasuje.
        [one] Pasuje jeden z twoich kamieni; menu pokazuje, gdzie.
        [few] Pasują { $count } twoje kamienie; menu pokazuje, gdzie.
        [many] Pasuje { $count } twoich kamieni; menu pokazuje, gdzie.
       *[other] Pasuje { $count } twoich kamieni; menu pokazuje, gdzie.
    }
alt-preview = Tak leżałby kamień { $tile }. Narożniki zgodnie z ruchem wskazówek zegara, od górnego lub lewego górnego: { $lies }.
alt-board =
    { $tiles ->
        [0] Plansza w rundzie { $round }, bez kamieni.
        [one] Plansza w rundzie { $round }: { $tiles } kamień.
        [few] Plansza w rundzie { $round }: { $tiles } kamienie.
        [many] Plansza w rundzie { $round }: { $tiles } kamieni.
       *[other] Plansza w rundzie { $round }: { $tiles } kamieni.
    }
alt-last-beside = Ostatnio dołożony: { $tile }, { $beside }.
