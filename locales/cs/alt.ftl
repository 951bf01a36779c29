alt-seat = { $who }: skóre { $score }, { $tiles }.
alt-seat-unscored = { $who }: { $tiles }.
alt-dropped = { $tiles }, v tomto kole už nehraje
alt-progress =
    { $tiles ->
        [0] Kolo { $round }. Na hrací ploše není žádný kámen, v zásobě { $pool }.
        [one] Kolo { $round }. Na hrací ploše je { $tiles } kámen, v zásobě { $pool }.
        [few] Kolo { $round }. Na hrací ploše jsou { $tiles } kameny, v zásobě { $pool }.
        [many] Kolo { $round }. Na hrací ploše je { $tiles } kamenů, v zásobě { $pool }.
       *[other] Kolo { $round }. Na hrací ploše je { $tiles } kamenů, v zásobě { $pool }.
    }
alt-pool = V zásobě: { $pool }.
alt-last-tile = Naposledy přiložený kámen: { $tile }.
alt-spots-short = Volná pole: { $spots }
alt-tiles = Tvoje kameny: { $tiles }.
alt-drawn = Nově ze zásoby: { $drawn }.
alt-fits = Co jde přiložit: { $fits }.
alt-fits-entry =
    { $count ->
        [one] { $tile } na pole { $spots }
        [few] { $tile } na pole { $spots }
        [many] { $tile } na pole { $spots }
       *[other] { $tile } na pole { $spots }
    }
alt-fits-count =
    { $count ->
        [0] Nemáš co přiložit.
        [one] Přiložit jde jeden z tvých kamenů; kam, to ukáže nabídka.
        [few] Přiložit jdou { $count } z tvých kamenů; kam, to ukáže nabídka.
        [many] Přiložit jde { $count } z tvých kamenů; kam, to ukáže nabídka.
       *[other] Přiložit jde { $count } z tvých kamenů; kam, to ukáže nabídka.
    }
alt-preview = Takto by ležel kámen { $tile }. Rohy po směru hodinových ručiček od horního nebo levého horního: { $lies }.
alt-board =
    { $tiles ->
        [0] Hrací plocha v kole { $round }, zatím bez kamenů.
        [one] Hrací plocha v kole { $round }, na ní { $tiles } kámen.
        [few] Hrací plocha v kole { $round }, na ní { $tiles } kameny.
        [many] Hrací plocha v kole { $round }, na ní { $tiles } kamenů.
       *[other] Hrací plocha v kole { $round }, na ní { $tiles } kamenů.
    }
alt-last-beside = Naposledy přiložený kámen: { $tile }, { $beside }.
