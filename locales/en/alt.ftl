### Alternative texts of pictures, for people who do not see them: plain, short sentences.

## The score and the number of tiles of each player, in the description of every board

alt-seat = { $who }: score { $score }, { $tiles }.
alt-seat-unscored = { $who }: { $tiles }.
# $tiles is such as '5 tiles'.
alt-dropped = { $tiles }, out of the round

## The state of the round, in the description of every board

alt-progress =
    { $tiles ->
        [0] Round { $round }. No tiles on the board, { $pool } in the pool.
        [one] Round { $round }. One tile on the board, { $pool } in the pool.
       *[other] Round { $round }. { $tiles } tiles on the board, { $pool } in the pool.
    }
# The shortest forms, for when there is little room.
alt-pool = Pool: { $pool }.

## Tiles and spots that follow in the description of a board or of a rack

alt-last-tile = Last placed: { $tile }.
alt-spots-short = Open spots: { $spots }
alt-tiles = Your tiles: { $tiles }.
alt-drawn = Just drawn: { $drawn }.
# A list of alt-fits-entry.
alt-fits = What fits: { $fits }.
alt-fits-entry =
    { $count ->
        [one] { $tile } on spot { $spots }
       *[other] { $tile } on spots { $spots }
    }
alt-fits-count =
    { $count ->
        [0] Nothing fits.
        [one] One of your tiles fits; the menu shows where.
       *[other] { $count } of your tiles fit; the menu shows where.
    }

## The description of the picture that shows a tile on its spot before it is placed

# $lies is such as '3, 4, 5; points up; left of 1‑3‑4'.
alt-preview = A preview of { $tile } on the board. Its corners, clockwise from the top or top left: { $lies }.

## The first sentences of the description of a board

alt-board =
    { $tiles ->
        [0] The board in round { $round }, with no tiles.
        [one] The board in round { $round }, with { $tiles } tile.
       *[other] The board in round { $round }, with { $tiles } tiles.
    }
alt-last-beside = Last placed: { $tile }, { $beside }.
