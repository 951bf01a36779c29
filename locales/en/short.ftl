### /rules: the rules in brief with figures, then all rules by topic.

## The heading and the source

short-title = **The rules in brief**: { $edition }
# $source is one of rules-from, such as 'Printed in …'.
short-source = -# { $source }
short-source-changed = -# { $source } · changed at this table: see the lines in bold

## The rules in brief, one paragraph or line each

short-matching = **What fits:** One full side of your tile must match a tile on the board. Wherever numbers meet, they must be equal.
short-turn = **A turn:** Place a tile and score its points. If you can’t or don’t want to, draw.
short-turn-stuck = **A turn:** Place a tile and score its points. If you can’t, draw.
short-turn-unscored = **A turn:** Place a tile. If you can’t or don’t want to, draw.
short-turn-unscored-stuck = **A turn:** Place a tile. If you can’t, draw.
short-points-title = **Points:**
short-points = - A tile: the sum of its three numbers
short-points-kids = - A tile: one point
short-shapes = - Extra points: bridge +{ $bridge }, hexagon +{ $hexagon }, double hexagon +{ $double }, triple hexagon +{ $triple }
short-draws =
    { $limit ->
        [0] { $draw ->
            [0] - Drawing: no limit, no penalty
           *[other] - Each tile drawn: −{ $draw }, no limit
        }
        [one] { $draw ->
            [0] - Drawing: one tile a turn, no penalty
           *[other] - Drawing: one tile a turn, −{ $draw }; −{ $stuck } more if you still don’t place a tile
        }
       *[other] { $draw ->
            [0] - Drawing: up to { $limit } tiles a turn, no penalty
           *[other] - Each tile drawn: −{ $draw }, up to { $limit } a turn; −{ $stuck } more if you still don’t place a tile
        }
    }
# $out is such as '+25 and the sum of the tiles on the other racks'.
short-out = - Going out (placing your last tile): { $out }
# $end is such as 'as soon as someone goes out'.
short-round-end = **End of a round:** { $end }, or when nobody can play any more.
short-no-points = **End of the round:** { $end }. Going out means placing the last tile from your rack. If nobody can play any more, the round is blocked and nobody wins.

## The rules in brief: the length of the match and its winner

# $length is such as 'the round in which a score goes over 400 is the last'.
short-match = **The match:** { $length }. The highest score wins.
short-match-round-winner = **The match:** { $length }. The winner of the last round wins the match if their score passed the limit; otherwise, the highest score wins.
short-match-unscored = **The match:** { $length }. No score is kept. The first player to go out wins.
short-match-unscored-shared = **The match:** { $length }. No score is kept. Every player who goes out wins.
short-match-rounds = **The match:** { $length }. No score is kept. The player who wins the most rounds wins the match.
short-all = -# `/rules` shows all the rules, topic by topic.

## The rules on one page, for people who know the game

# $tile is such as 'the sum of its three numbers', $shapes such as 'bridge +40, hexagon +50'.
short-scores = **Points:** A tile scores { $tile }. Shapes: { $shapes }.
# $draws is such as 'up to 3 a turn, −5 each'.
short-drawing = **Drawing:** { $draws }.
# $out is such as '+25 and the sum of the tiles on the other racks', $length such as 'the round in which a score goes over 400 is the last'.
short-end = **The end:** Going out (placing your last tile) scores { $out }. Match length: { $length }.
short-more = -# All the rules follow, topic by topic.

## All rules by topic: headings, and facts that belong to no single rule. Lines that begin with '-' stand under the headings

short-topic-start = **The start**
short-pool = - The pool: all other tiles, face down
short-first-drawn = - The tiles drawn to see who starts go back into the pool. The first player may place any tile.
short-first-any = - The first player may place any tile.
short-first-no-triple = - If nobody has a triple, the tile with the highest sum must be placed first.
short-topic-turn = **A turn**
short-topic-points = **Points**
short-hexagons = - A hexagon is six tiles around one point. A double or triple hexagon is two or three hexagons completed by one tile; you score that bonus instead of a separate one for each hexagon.
# $points is 12 and the bonus.
short-example = - Example: a tile with 3, 4 and 5 that makes a bridge scores 3 + 4 + 5 + { $bridge } = { $points }.
short-topic-round-end = **The end of a round**
short-going-out = - “Going out” means placing the last tile on your rack.
short-blocked = - “Blocked” means that nobody can place a tile or draw. If everyone passes one after another, the round is blocked too.
short-topic-match = **The match**
short-ties = - Players tied for first place share the win.

## Figures: a title and a caption, which are drawn in the picture

short-figure-matching = What fits
short-caption-matching = The two numbers at each end of the shared side must be equal. On the left, 4 and 5 meet 4 and 5. On the right, they don’t.
short-caption-bridge = One side of the golden tile matches a tile, and the opposite corner meets the same number on another.
short-caption-bridge-two = One side of the golden tile matches a tile, and the opposite corner meets the same number on another. Under these rules, a tile that matches on two sides without completing a hexagon also counts as a bridge.
short-caption-bridge-more = One side of the golden tile matches a tile, and the opposite corner meets the same number on another. Under these rules, a tile that matches on two or three sides without completing a hexagon also counts as a bridge.
short-caption-hexagon = The golden tile is the sixth around a point: it completes a hexagon.
short-caption-double-hexagon = The golden tile completes two hexagons at once.
short-caption-triple-hexagon = The golden tile completes three hexagons at once.

## Figures: descriptions for people who do not see them

short-alt-matching = Figure: two pairs of tiles. On the left, marked with a tick, 4‑4‑5 lies beside 1‑4‑5: at the ends of the shared side, 4 meets 4 and 5 meets 5. On the right, crossed out, 2‑5‑5 lies beside 1‑4‑5: 5 meets 4 and 2 meets 5.
short-alt-bridge = Figure: a bridge. Ten tiles form a ring with a gap. 4‑5‑5, just placed, lies under 4‑4‑5: at the ends of the shared side, 4 meets 4 and 5 meets 5. Its lowest corner, a 5, meets the 5 of 3‑3‑5 on the other side of the gap.
short-alt-bridge-two = { $figure } Under these rules, a tile that matches on two sides without completing a hexagon also counts as a bridge.
short-alt-bridge-more = { $figure } Under these rules, a tile that matches on two or three sides without completing a hexagon also counts as a bridge.
short-alt-hexagon = Figure: a hexagon. Six tiles lie around one point, where each has a 1. 1‑3‑4, just placed, is the sixth.
short-alt-double-hexagon = Figure: a double hexagon. Ten tiles lie around two neighbouring points. 1‑3‑4, just placed, is the sixth tile around both: at one of them all tiles have a 1, at the other a 4.
short-alt-triple-hexagon = Figure: a triple hexagon. Twelve tiles lie around one, 0‑2‑2, which was just placed. It is the sixth tile around each of its three corners: at two of them all tiles have a 2, at the third a 0.
short-alt-earns =
    { $points ->
        [one] { $figure } It scores { $points } extra point.
       *[other] { $figure } It scores { $points } extra points.
    }

## Shown once, below a person's first rack, with a picture

short-first = **First match?** Here’s what matters:
short-first-more = `/help` tells you what to do next, and `/rules` explains the rest.
short-first-fits = A tile fits if it shares a side with one on the board and its numbers match those it touches.
# An example: its three numbers and their sum.
short-first-tile = A tile scores the sum of its numbers: { $a } + { $b } + { $c } = { $sum }.
short-first-tile-kids = Each tile you place scores one point.
short-first-draw =
    { $cost ->
        [0] If nothing fits, draw. It’s free.
        [one] If nothing fits, draw. Each tile costs { $cost } point.
       *[other] If nothing fits, draw. Each tile costs { $cost } points.
    }
short-first-limit =
    { $limit ->
        [0] You draw until a tile fits.
        [one] Draw only one a turn.
       *[other] Draw up to { $limit } a turn.
    }
short-first-stuck = Still stuck? −{ $cost } more.

## Shown once in a person's life, below the answer to a move: what it scored or cost, and why

short-lesson-bridge = 💡 That’s a bridge: your tile joins two parts of the board. It scores { $points } on top of the tile’s own points.
short-lesson-hexagon = 💡 That’s a hexagon: your tile is the sixth around a point. It scores { $points } on top of the tile’s own points.
short-lesson-double-hexagon = 💡 That’s a double hexagon: your tile completes two hexagons at once. It scores { $points } on top of the tile’s own points.
short-lesson-triple-hexagon = 💡 That’s a triple hexagon: your tile completes three hexagons at once. It scores { $points } on top of the tile’s own points.
short-lesson-draw =
    { $cost ->
        [0] 💡 None of your tiles fitted, so you had to draw. By these rules, that costs nothing.
       *[other] 💡 None of your tiles fitted, so you had to draw. That cost you points: { $points }.
    }
short-lesson-out =
    { $bonus ->
        [0] 💡 You went out: you placed your last tile. You score { $others } for the tiles left on the other racks.
       *[other] 💡 You went out: you placed your last tile. You score { $bonus } for that, plus { $others } for the tiles left on the other racks.
    }
