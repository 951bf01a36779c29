alt-seat = { $who }: punteggio { $score }, { $tiles }.
alt-seat-unscored = { $who }: { $tiles }.
alt-dropped = { $tiles }, fuori dalla manche
alt-progress =
    { $tiles ->
        [0] Manche { $round }. Nessuna tessera sul tabellone, tessere avanzate: { $pool }.
        [one] Manche { $round }. Una tessera sul tabellone, tessere avanzate: { $pool }.
       *[other] Manche { $round }. { $tiles } tessere sul tabellone, tessere avanzate: { $pool }.
    }
alt-pool = Tessere avanzate: { $pool }.
alt-last-tile = Ultima posizionata: { $tile }.
alt-spots-short = Caselle libere: { $spots }
alt-tiles = Le tue tessere: { $tiles }.
alt-drawn = Appena pescata: { $drawn }.
alt-fits = Tessere che combaciano: { $fits }.
alt-fits-entry =
    { $count ->
        [one] { $tile } nella casella { $spots }
       *[other] { $tile } nelle caselle { $spots }
    }
alt-fits-count =
    { $count ->
        [0] Nessuna tessera combacia.
        [one] Una delle tue tessere combacia; il menu dice dove.
       *[other] { $count } delle tue tessere combaciano; il menu dice dove.
    }
alt-preview = Anteprima di { $tile } sul tabellone. Angoli in senso orario dall’alto o dall’alto a sinistra: { $lies }.
alt-board =
    { $tiles ->
        [0] Il tabellone della manche { $round }, senza tessere.
        [one] Il tabellone della manche { $round }, con { $tiles } tessera.
       *[other] Il tabellone della manche { $round }, con { $tiles } tessere.
    }
alt-last-beside = Ultima posizionata: { $tile }, { $beside }.
