### The whole board in words, line by line, for people who cannot or do not want to look at the picture.

## Headings and lines of the board in words

board-title = **The board in words**
board-title-part = **The board in words**, part { $part } of { $parts }
board-how = Rows are counted from the top and columns from the left. A column is half a tile wide, so tiles side by side are one column apart. A tile that points up can touch a tile below it, in the next row and the same column. Corners are read clockwise: from the top if the tile points up, from the top left if it points down.
board-spots = **Open spots**
board-row = **Row { $row } of { $rows }**

## One line for a spot or a tile. Rows are counted from the top and columns from the left

# $corners is such as '3, 4, any', $beside a list of board-side.
board-spot =
    { $half ->
        [up] Spot { $spot }: { $corners }; points up; row { $row }, column { $column }; touching { $beside }
       *[down] Spot { $spot }: { $corners }; points down; row { $row }, column { $column }; touching { $beside }
    }
# A tile in its row. $corners are its numbers as it lies.
board-tile =
    { $half ->
        [up] { $tile }: column { $column }, points up; corners { $corners }
       *[down] { $tile }: column { $column }, points down; corners { $corners }
    }
board-tile-beside = { $tile }; touching { $beside }
board-tile-last = { $tile }; placed last
# $what is a tile or board-spot-name.
board-side =
    { $side ->
        [left] { $what } on the left
        [right] { $what } on the right
        [above] { $what } above
       *[below] { $what } below
    }

## The name of a spot within other sentences

board-spot-name = spot { $spot }
# A spot by what it is beside: 'left of 0‑3‑5'.
board-spot-told = spot { $spot }, { $beside }
board-spot-first-up = spot { $spot } (pointing up, with corners { $corners } clockwise from the top)
board-spot-first-down = spot { $spot } (pointing down, with corners { $corners } clockwise from the top left)
board-empty = There are no tiles on the board.

## What has happened since a player last looked. $spot is a board-spot-name or board-spot-told, and points may follow

board-since = Since your last turn:
board-missed = Since you last looked:
board-missed-nothing = Nothing’s happened since you last looked.
board-missed-round = Since you last looked, round { $round } has begun.
# $points is a list of board-missed-of.
board-missed-points = Points since then: { $points }
board-missed-of = { $who } { $points }
board-missed-undone = A move was undone.
board-missed-earlier =
    { $count ->
        [one] One earlier turn in this round isn’t listed here.
       *[other] { $count } earlier turns in this round aren’t listed here.
    }

## A line for each turn in that list

board-placed =
    { $drawn ->
        [0] { $who } placed { $tile } on { $spot }
        [one] { $who } drew { $drawn } tile and placed { $tile } on { $spot }
       *[other] { $who } drew { $drawn } tiles and placed { $tile } on { $spot }
    }
board-drew =
    { $drawn ->
        [one] { $who } drew { $drawn } tile but didn’t place it
       *[other] { $who } drew { $drawn } tiles but didn’t place any
    }
board-passed = { $who } passed

## The present player's choices in words

board-placement = { $tile } on { $spot }
board-fits = { $tile } fits { $spots }
