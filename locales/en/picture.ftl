### What is written in pictures: as short as can be.

picture-title-round = { $edition } · round { $round }

## What the others did since a player's own turn; the points follow: 'Eva 3-4-5 +52'

picture-since = Since your turn
picture-since-placed = { $who } { $tile }
picture-since-drew = { $who } drew { $count }
picture-since-passed = { $who } passed

## The part in play of a wide board

picture-close-up = The part in play
picture-close-up-alt = The part of the same board that is in play, larger; { $tile } was placed last.

## Where no files may be attached

# $right is called as Discord calls it.
picture-not-allowed = -# I may not attach pictures in this channel, so the board comes in words. Whoever manages the channel can give me the right: { $right }.

## A match that is over

picture-end-wins =
    { $count ->
        [one] { $who } wins
       *[other] { $who } win together
    }
picture-end-nobody = Nobody wins
picture-end-tiles = Tiles
picture-end-shapes = Bonuses
picture-end-draws = Draws
picture-end-rounds = Round ends
picture-end-total = Total
picture-end-foot =
    { $count ->
        [one] { $edition } · { $count } round
       *[other] { $edition } · { $count } rounds
    }
# $title is such as 'Eva wins'.
picture-end-alt = { $title }. What the scores are made of:
picture-end-alt-seat = { $who }: { $score }, of these tiles { $tiles }, bonuses { $shapes }, draws { $draws }, ends of rounds { $ends }.
picture-end-alt-short = { $who }: { $score }.
picture-end-alt-unscored =
    { $count ->
        [one] { $who } placed { $count } tile.
       *[other] { $who } placed { $count } tiles.
    }
picture-end-alt-chart = Below, a chart of the scores move by move.

## Replays

picture-replay-round = Round
picture-replay-alt =
    { $count ->
        [one] The match once more, move by move: { $count } tile. { $title }.
       *[other] The match once more, move by move: { $count } tiles. { $title }.
    }
