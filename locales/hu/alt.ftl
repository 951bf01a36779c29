alt-seat = { $who }: { $score } pont, { $tiles }.
alt-seat-unscored = { $who }: { $tiles }.
alt-dropped = { $tiles }, kiszállt a fordulóból
alt-progress =
    { $tiles ->
        [0] { $round }. forduló. A táblán még nincs kő, a bankban { $pool } van.
        [one] { $round }. forduló. A táblán egy kő van, a bankban { $pool }.
       *[other] { $round }. forduló. A táblán { $tiles } kő van, a bankban { $pool }.
    }
alt-pool = Bank: { $pool }.
alt-last-tile = Legutóbb letett kő: { $tile }.
alt-spots-short = Szabad mezők: { $spots }
alt-tiles = Köveid: { $tiles }.
alt-drawn = Az imént húztad: { $drawn }.
alt-fits = Letehető: { $fits }.
alt-fits-entry =
    { $count ->
        [one] { $tile }, mező: { $spots }
       *[other] { $tile }, mezők: { $spots }
    }
alt-fits-count =
    { $count ->
        [0] Egyik köved sem illeszkedik.
        [one] Egy köved illeszkedik; a menü megmutatja, hová.
       *[other] { $count } köved illeszkedik; a menü megmutatja, hová.
    }
alt-preview = { $tile } így feküdne a táblán. A sarkai az óramutató járása szerint, a felső vagy a bal felső saroktól: { $lies }.
alt-board =
    { $tiles ->
        [0] A tábla a játék { $round }. fordulójában, még kő nélkül.
        [one] A tábla a játék { $round }. fordulójában, { $tiles } kővel.
       *[other] A tábla a játék { $round }. fordulójában, { $tiles } kővel.
    }
alt-last-beside = Legutóbb letett kő: { $tile }, { $beside }.
