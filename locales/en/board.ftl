### The whole board in words, line by line, for whoever cannot or does not want to look at the picture.

board-title = **The board in words**
board-title-part = **The board in words**, part { $part } of { $parts }
board-how = Rows are counted from the top, columns from the left, half a tile wide. Neighbours in a row stand in columns next to each other; a tile that points up stands on what is below it in its column. Corners are read clockwise: from the top if it points up, from the top left if it points down.
board-spots = **Open spots**
board-row = **Row { $row } of { $rows }**
# $corners is such as '3-4-?', $beside a list of board-side.
board-spot =
    { $half ->
        [up] Spot { $spot }: { $corners }, points up, row { $row }, column { $column }, beside { $beside }
       *[down] Spot { $spot }: { $corners }, points down, row { $row }, column { $column }, beside { $beside }
    }
# A tile in its row. $corners are its numbers as it lies.
board-tile =
    { $half ->
        [up] { $tile }: column { $column }, points up, corners { $corners }
       *[down] { $tile }: column { $column }, points down, corners { $corners }
    }
board-tile-beside = { $tile }; beside { $beside }
board-tile-last = { $tile }; placed last
# $what is a tile or board-spot-name.
board-side =
    { $side ->
        [left] { $what } on the left
        [right] { $what } on the right
        [above] { $what } above
       *[below] { $what } below
    }
board-spot-name = spot { $spot }
