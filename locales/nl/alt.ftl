alt-seat = { $who }: score { $score }, { $tiles }.
alt-seat-unscored = { $who }: { $tiles }.
alt-dropped = { $tiles }, uitgevallen
alt-progress =
    { $tiles ->
        [0] Ronde { $round }. Geen stenen op het bord, { $pool } in de pot.
        [one] Ronde { $round }. Eén steen op het bord, { $pool } in de pot.
       *[other] Ronde { $round }. { $tiles } stenen op het bord, { $pool } in de pot.
    }
alt-pool = Pot: { $pool }.
alt-last-tile = Laatst aangelegd: { $tile }.
alt-spots-short = Vrije plekken: { $spots }
alt-tiles = Je stenen: { $tiles }.
alt-drawn = Net genomen: { $drawn }.
alt-fits = Wat past: { $fits }.
alt-fits-entry =
    { $count ->
        [one] { $tile } op plek { $spots }
       *[other] { $tile } op de plekken { $spots }
    }
alt-fits-count =
    { $count ->
        [0] Er past niets.
        [one] Een van je stenen past; in het menu zie je waar.
       *[other] { $count } van je stenen passen; in het menu zie je waar.
    }
alt-preview = Zo zou { $tile } liggen. De hoeken, met de klok mee vanaf boven of linksboven: { $lies }.
alt-board =
    { $tiles ->
        [0] Het bord in ronde { $round }, zonder stenen.
        [one] Het bord in ronde { $round }, met { $tiles } steen.
       *[other] Het bord in ronde { $round }, met { $tiles } stenen.
    }
alt-last-beside = Laatst aangelegd: { $tile }, { $beside }.
