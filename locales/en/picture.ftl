### Words inside pictures, as short as possible, and descriptions of pictures.

## Above a board

picture-title-round = { $edition } · round { $round }

## Beside a rack: the other players' turns since the reader's last one; the points follow: 'Eva 3-4-5 +52'

picture-since = Since your last turn
picture-since-placed = { $who } { $tile }
picture-since-drew = { $who } drew { $count }
picture-since-passed = { $who } passed

## A second picture with the part of a wide board that is in play, and its description

picture-close-up = Close-up
picture-close-up-alt = A close-up of the part of the board that’s in play. { $tile } was placed last.

## Instead of a picture, in a channel that allows no files

# $right is called as Discord calls it.
picture-not-allowed = -# I can’t attach pictures in this channel, so here’s the board in words. To get pictures, ask someone who manages this server to give me the **{ $right }** permission.

## The title of the card at the end of a match

picture-end-wins =
    { $count ->
        [one] { $who } wins
       *[other] { $who } share the win
    }
picture-end-nobody = Nobody wins

## The card at the end of a round: title and columns

picture-round-title = Round { $round } is over
picture-round-left = Rack
picture-round-gained = Round
picture-round-total = Total
picture-round-to-go = To go
# The heading of a narrow column: the number of rounds won.
picture-rounds-won = Rounds won
picture-round-alt = The results of round { $round }, with the same numbers as in the message.

## The card at the end of a match: columns and foot

picture-end-tiles = Tiles
picture-end-shapes = Bonuses
picture-end-draws = Drawing
picture-end-rounds = Round end
# Below the points for the ends of rounds: how many times the player went out, or, if never, that they lost points for tiles.
picture-end-out =
    { $count ->
        [0] tiles left
       *[other] went out { $count }×
    }
picture-end-total = Total
picture-end-foot =
    { $count ->
        [one] { $edition } · { $count } round
       *[other] { $edition } · { $count } rounds
    }

## The description of that card

picture-end-alt = Where the points came from:
picture-end-alt-seat = { $who }: { $score } (tiles { $tiles }, bonuses { $shapes }, drawing { $draws }, ends of rounds { $ends }).
picture-end-alt-unscored =
    { $count ->
        [one] { $who } placed { $count } tile.
       *[other] { $who } placed { $count } tiles.
    }
# $won is such as '2 rounds won'.
picture-end-alt-rounds = { $who }: { $won }, tiles placed: { $count }.
# The chart of the scores, in two sentences: since when the leader led, and what went before.
picture-end-alt-alone =
    { $moves ->
        [one] Below is a chart of the score over { $moves } move.
       *[other] Below is a chart of the score over { $moves } moves.
    }
picture-end-alt-level =
    { $moves ->
        [one] Below is a chart of the scores over { $moves } move: nobody was ahead at the end.
       *[other] Below is a chart of the scores over { $moves } moves: nobody was ahead at the end.
    }
picture-end-alt-led =
    { $moves ->
        [one] Below is a chart of the scores over { $moves } move: { $who } led from move { $since } to the end.
       *[other] Below is a chart of the scores over { $moves } moves: { $who } led from move { $since } to the end.
    }
picture-end-alt-changes =
    { $changes ->
        [0] The lead never changed hands
        [one] The lead changed hands once
       *[other] The lead changed hands { $changes } times
    } { $widest ->
        [one] and was never more than { $widest } point.
       *[other] and was never more than { $widest } points.
    }

## A replay: a label, and the description

picture-replay-round = Round
picture-replay-alt =
    { $count ->
        [one] The whole match, move by move: { $count } tile. { $title }.
       *[other] The whole match, move by move: { $count } tiles. { $title }.
    }
