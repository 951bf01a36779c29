alt-seat = { $who }: body { $score }, { $tiles }.
alt-seat-unscored = { $who }: { $tiles }.
alt-dropped = { $tiles }, v kole už nehrá
alt-progress =
    { $tiles ->
        [0] Kolo { $round }. Na hracej ploche nie je žiadny kameň, v zásobe { $pool }.
        [one] Kolo { $round }. Na hracej ploche je { $tiles } kameň, v zásobe { $pool }.
        [few] Kolo { $round }. Na hracej ploche sú { $tiles } kamene, v zásobe { $pool }.
        [many] Kolo { $round }. Na hracej ploche je { $tiles } kameňov, v zásobe { $pool }.
       *[other] Kolo { $round }. Na hracej ploche je { $tiles } kameňov, v zásobe { $pool }.
    }
alt-pool = Zásoba: { $pool }.
alt-last-tile = Naposledy priložený: { $tile }.
alt-spots-short = Voľné polia: { $spots }
alt-tiles = Tvoje kamene: { $tiles }.
alt-drawn = Práve dobratý: { $drawn }.
alt-fits = Čo sa dá priložiť: { $fits }.
alt-fits-entry =
    { $count ->
        [one] { $tile } na pole { $spots }
        [few] { $tile } na polia { $spots }
        [many] { $tile } na polia { $spots }
       *[other] { $tile } na polia { $spots }
    }
alt-fits-count =
    { $count ->
        [0] Nič sa nedá priložiť.
        [one] Dá sa priložiť jeden z tvojich kameňov; kam, ukáže ponuka.
        [few] Dajú sa priložiť { $count } z tvojich kameňov; kam, ukáže ponuka.
        [many] Dá sa priložiť { $count } z tvojich kameňov; kam, ukáže ponuka.
       *[other] Dá sa priložiť { $count } z tvojich kameňov; kam, ukáže ponuka.
    }
alt-preview = Takto by ležal { $tile }. Rohy v smere hodinových ručičiek od horného alebo ľavého horného: { $lies }.
alt-board =
    { $tiles ->
        [0] Hracia plocha v kole { $round }, zatiaľ bez kameňov.
        [one] Hracia plocha v kole { $round }, na nej { $tiles } kameň.
        [few] Hracia plocha v kole { $round }, na nej { $tiles } kamene.
        [many] Hracia plocha v kole { $round }, na nej { $tiles } kameňov.
       *[other] Hracia plocha v kole { $round }, na nej { $tiles } kameňov.
    }
alt-last-beside = Naposledy priložený: { $tile }, { $beside }.
