### Private answers about the own rack, and how the game stands.

## Whose turn it is

rack-your-turn = **It’s your turn.**
rack-whose-turn = It’s { $who }’s turn.
rack-round-over = The round is over.
rack-match-over = The match is over.
rack-wait = I’ll let you know when it’s your turn.

## The rack

rack-tiles =
    { $count ->
        [one] Your tile: { $tiles }
       *[other] Your tiles: { $tiles }
    }
rack-empty = Your rack is empty.

## What can be done

rack-lead = You start: place any tile on spot 1.
rack-must-lead =
    { $count ->
        [one] You start, and you must place { $tiles } on spot 1.
       *[other] You start, and you must place one of these on spot 1: { $tiles }.
    }
rack-fits =
    { $count ->
        [one] There is one possible placement.
       *[other] There are { $count } possible placements. Choose one.
    }
rack-fits-best =
    { $count ->
        [one] There is one possible placement. It scores { $points }.
       *[other] There are { $count } possible placements, and the best scores { $points }. Choose one.
    }
rack-tile-first = The menu asks for the tile first, then for its spot.
rack-drawn-fits =
    { $count ->
        [one] { $tile } fits. Place it.
       *[other] { $tile } fits { $count } spots. Place it.
    }
rack-or-draw =
    { $cost ->
        [0] Or draw a tile, without penalty.
       *[other] Or draw a tile for −{ $cost }.
    }
rack-or-pass =
    { $cost ->
        [0] Or pass, without penalty.
       *[other] Or pass for −{ $cost }.
    }
rack-or-stop = Or end your turn without further penalty.
rack-or-drop-out = Or pass, but then you are out of the round.
rack-draw =
    { $cost ->
        [0] Nothing fits: draw.
        [one] Nothing fits: draw. Each tile drawn costs { $cost } point.
       *[other] Nothing fits: draw. Each tile drawn costs { $cost } points.
    }
rack-draw-or-stop =
    { $cost ->
        [0] Nothing fits: draw again, or end your turn.
        [one] Nothing fits: draw again for { $cost } point, or end your turn without further penalty.
       *[other] Nothing fits: draw again for { $cost } points, or end your turn without further penalty.
    }

## Where it is not told what fits

rack-blind = Choose one of your tiles and a spot. If it doesn’t fit, I’ll tell you why, and it costs nothing.
rack-blind-drawn = You may place only the tile you just drew: { $tile }. Choose a spot. If it doesn’t fit, I’ll tell you why, and it costs nothing.
rack-blind-sure =
    { $cost ->
        [0] You draw one tile, without penalty.
        [one] You draw one tile. It costs { $cost } point.
       *[other] You draw one tile. It costs { $cost } points.
    }
rack-blind-sure-drawn = After that, you may place only that tile this turn.
rack-blind-sure-any = After that, you may place any of your tiles.
rack-blind-sure-last =
    { $more ->
        [one] This is your last draw this turn: if you place nothing after it, you lose { $more } more point.
       *[other] This is your last draw this turn: if you place nothing after it, you lose { $more } more points.
    }

## Drawing although a tile fits

rack-sure-fits =
    { $count ->
        [one] You can place a tile now: there is one placement.
       *[other] You can place a tile now: there are { $count } placements.
    }
rack-sure-drawn =
    { $most ->
        [0] If you draw, you may place only a drawn tile this turn, and you keep drawing until one fits or you can’t draw any more.
       *[other] If you draw, you may place only a drawn tile this turn, and you keep drawing until one fits or you can’t draw any more: −{ $cost } each, −{ $most } in all at worst.
    }
rack-sure-stop =
    { $cost ->
        [0] If you draw, you may place only a drawn tile this turn.
       *[other] If you draw (−{ $cost }), you may place only a drawn tile this turn.
    } { $more ->
        [0] After each draw you choose again.
       *[other] This is your last draw: if you place nothing after it, you lose { $more } more.
    }
rack-sure-any =
    { $cost ->
        [0] If you draw, you may still place any of your tiles afterwards.
        [one] A draw costs { $cost } point. You may still place any of your tiles afterwards.
       *[other] A draw costs { $cost } points. You may still place any of your tiles afterwards.
    }
rack-pass =
    { $cost ->
        [0] Nothing fits and the pool is empty: pass, without penalty.
       *[other] Nothing fits and the pool is empty: pass for −{ $cost }.
    }
rack-drop-out = Nothing fits and the pool is empty: pass. You are then out of the round.

## A placement that is looked at

rack-preview = { $tile } on spot { $spot }
rack-preview-sum = { $tile } on spot { $spot }: { $sum }, **{ $points }**
rack-preview-next = Press **Place** to place it, or choose another.
rack-preview-only = Press **Place** to place it.

## A hint

# $what is a placement that is looked at, or what can be done in its place.
rack-hint = **Hint:** { $what }
rack-hint-draw-on = Draw again. That looks better than ending your turn.
rack-hint-stop = End your turn. That looks better than drawing again.
rack-hint-last-tile = It’s your last tile.
rack-hint-only = It’s the only placement you have.
rack-hint-bridge = It makes a bridge, and no other placement scores more.
rack-hint-hexagon = It makes a hexagon, and no other placement scores more.
rack-hint-double-hexagon = It makes a double hexagon, and no other placement scores more.
rack-hint-triple-hexagon = It makes a triple hexagon, and no other placement scores more.
rack-hint-most = No other placement scores more.
rack-hint-keeps =
    { $count ->
        [one] Afterwards one of your other tiles still fits.
       *[other] Afterwards { $count } of your other tiles still fit.
    }
rack-hint-long-run = It looks best for the rest of the round.

## What came of it

rack-placed = You placed { $tile } on spot { $spot }.
rack-placed-sum = You placed { $tile } on spot { $spot }: { $sum }, **{ $points }**
rack-drew = You drew { $tiles }.
rack-drew-cost = You drew { $tiles } ({ $cost }).
rack-stuck = You couldn’t place a tile, and your turn is over: **{ $points }** more.
rack-stuck-free = You couldn’t place a tile, and your turn is over.
rack-declined = You placed nothing, and your turn is over: **{ $points }**
rack-declined-free = You placed nothing, and your turn is over.
rack-passed = The pool is empty, so you passed without penalty.
rack-passed-cost = The pool is empty, so you passed: **{ $points }**
rack-stopped = You stopped drawing, and your turn is over. There is no further penalty.
rack-dropped-out = The pool is empty, so you passed and are out of the round.
rack-out = That was your last tile: you go out!
# Somebody else was the first to go out.
rack-out-later = That was your last tile, too.
rack-played-on = Play goes on until all have had the same number of turns.
rack-score = Your score: { $score }

## The open spots

rack-no-spots = There are no open spots.
rack-first-spot = The first tile goes on spot 1.
# $spots is a list such as '12 up: 3, 4, any; 13 down: any, 0, 1'.
rack-spots =
    { $count ->
        [one] One open spot, its corners read clockwise from the top or top left: { $spots }
       *[other] { $count } open spots, their corners read clockwise from the top or top left: { $spots }
    }
