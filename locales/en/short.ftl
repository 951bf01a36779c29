### The rules in short, with figures: what /rules says.

short-title = **The rules in short**: { $edition }
short-matching = Lay a tile against one on the board. Wherever it touches another, its numbers must be the same as there, at both ends of the shared edge and at every corner.
short-turn = On your turn place a tile and get its points. If none fits, draw; then the rules below say what may be placed, and what it costs.
short-no-points = Nobody counts points, and whoever goes out first wins.
short-points = - A tile: the sum of its three numbers
short-points-kids = - A tile: one point
short-shapes = - Besides, for a bridge { $bridge }, a hexagon { $hexagon }, a double hexagon { $double }, a triple hexagon { $triple }
short-draws =
    { $limit ->
        [0] { $draw ->
            [0] - Draw as often as you must
           *[other] - Each tile drawn: −{ $draw }, as many as you must
        }
       *[other] { $draw ->
            [0] { $limit ->
                [one] - Draw one tile a turn
               *[other] - Draw up to { $limit } tiles a turn
            }
           *[other] - Each tile drawn: −{ $draw }, up to { $limit } a turn; if even then you place none: −{ $stuck }
        }
    }
short-out =
    { $out ->
        [0] - Going out, that is placing your last tile: the sum of the others’ tiles
       *[other] - Going out, that is placing your last tile: +{ $out } and the sum of the others’ tiles
    }
short-out-kids = - Going out, that is placing your last tile: +{ $out }

## Figures: a title and a caption, which are drawn, and what is read to who does not see the figure

short-figure-matching = Matching
short-caption-matching = Both numbers of the shared edge must be the same. On the left 4 and 5 meet 4 and 5; on the right they do not.
short-caption-bridge = The golden tile lies beside one tile, and its far corner meets the same number of another.
short-caption-hexagon = The golden tile is the sixth around a point: it closes a hexagon.
short-caption-double-hexagon = The golden tile closes two hexagons at once.
short-caption-triple-hexagon = The golden tile closes three hexagons at once.
short-alt-matching = Figure: two pairs of tiles. On the left, ticked, 4-4-5 lies beside 1-4-5: at the ends of the shared edge 4 meets 4 and 5 meets 5. On the right, crossed out, 2-5-5 lies beside 1-4-5: 5 meets 4 and 2 meets 5.
short-alt-bridge = Figure: a bridge. Ten tiles lie in a ring with a gap. 4-5-5, just placed, lies under 4-4-5 with 4 and 5 meeting 4 and 5, and its lowest corner meets the corner of 3-3-5 on the other side of the gap, 5 at 5.
short-alt-hexagon = Figure: a hexagon. Six tiles lie around a point, each with a 1 there. 1-3-4, just placed, is the sixth.
short-alt-double-hexagon = Figure: a double hexagon. Ten tiles lie around two neighbouring points. 1-3-4, just placed, is the sixth tile around both: around one all have a 1, around the other a 4.
short-alt-triple-hexagon = Figure: a triple hexagon. Twelve tiles lie around one, 0-2-2, which was just placed. It is the sixth tile around each of its three corners, where all have a 2, a 2 and a 0.
short-alt-earns =
    { $points ->
        [one] { $figure } It earns { $points } point.
       *[other] { $figure } It earns { $points } points.
    }
