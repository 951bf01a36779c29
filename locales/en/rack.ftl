### The private rack and private answers about the state of the match.

## Whose turn it is

rack-your-turn = **It’s your turn.**
rack-whose-turn = It’s { $who }’s turn.
rack-round-over = The round is over.
rack-match-over = The match is over.
rack-wait = I’ll let you know when it’s your turn.

## The tiles on the rack

rack-tiles =
    { $count ->
        [one] Your tile: { $tiles }
       *[other] Your tiles: { $tiles }
    }
rack-empty = Your rack is empty.

## What the player can do, at a table with hints

rack-lead = You start: place any tile on spot 1.
rack-must-lead =
    { $count ->
        [one] You start, and you must place { $tiles } on spot 1.
       *[other] You start, and you must place one of these on spot 1: { $tiles }.
    }
rack-fits =
    { $count ->
        [one] You have one move.
       *[other] You have { $count } moves.
    }
rack-fits-best =
    { $count ->
        [one] You have one move. It scores { $points }.
       *[other] You have { $count } moves. The best scores { $points }.
    }
rack-tile-first = In the menu, choose the tile first, then the spot.
rack-drawn-fits =
    { $count ->
        [one] { $tile } fits. Place it.
       *[other] { $tile } fits on { $count } spots. Place it.
    }
rack-or-draw =
    { $cost ->
        [0] Or draw a tile, without penalty.
       *[other] Or draw a tile (−{ $cost }).
    }
rack-or-pass =
    { $cost ->
        [0] Or pass, without penalty.
       *[other] Or pass (−{ $cost }).
    }
rack-or-stop = Or end your turn at no extra cost.
rack-or-drop-out = Or pass, but then you’re out of the round.
rack-draw =
    { $cost ->
        [0] Nothing fits, so draw.
        [one] Nothing fits, so draw. Each tile costs { $cost } point.
       *[other] Nothing fits, so draw. Each tile costs { $cost } points.
    }
rack-draw-or-stop =
    { $cost ->
        [0] Nothing fits. Draw again, or end your turn.
        [one] Nothing fits. Draw again (−{ $cost }), or end your turn at no extra cost.
       *[other] Nothing fits. Draw again (−{ $cost }), or end your turn at no extra cost.
    }

## The same at a table without hints, which must not show whether a tile fits

rack-blind = Choose one of your tiles and a spot. If it doesn’t fit, I’ll tell you why, and it costs you nothing.
rack-blind-drawn = You can only place the tile you just drew: { $tile }. Choose a spot. If it doesn’t fit, I’ll tell you why, and it costs you nothing.
rack-blind-sure =
    { $cost ->
        [0] You’re about to draw one tile, without penalty.
        [one] You’re about to draw one tile, which costs you { $cost } point.
       *[other] You’re about to draw one tile, which costs you { $cost } points.
    }
rack-blind-sure-drawn = The tile you draw is then the only one you can place this turn.
rack-blind-sure-any = After that, you can place any of your tiles.
rack-blind-sure-last =
    { $more ->
        [one] This is your last draw this turn. If you still don’t place a tile, you lose { $more } more point.
       *[other] This is your last draw this turn. If you still don’t place a tile, you lose { $more } more points.
    }

## The question before a draw although a tile fits

rack-sure-fits =
    { $count ->
        [one] You can place a tile now: you have one move.
       *[other] You can place a tile now: you have { $count } moves.
    }
rack-sure-drawn =
    { $most ->
        [0] Once you draw, you can only place a new tile this turn: you keep drawing until one fits or your draws run out.
       *[other] Once you draw, you can only place a new tile this turn: you keep drawing until one fits or your draws run out (−{ $cost } each, −{ $most } in total at worst).
    }
rack-sure-stop =
    { $cost ->
        [0] Once you draw, you can only place the tile you’ve just drawn.
       *[other] Once you draw (−{ $cost }), you can only place the tile you’ve just drawn.
    } { $more ->
        [0] After each draw, you decide whether to draw again.
        [one] This is your last draw: if you still don’t place a tile, you lose { $more } more point.
       *[other] This is your last draw: if you still don’t place a tile, you lose { $more } more points.
    }
rack-sure-any =
    { $cost ->
        [0] If you draw, you can still place any of your tiles afterwards.
        [one] Drawing costs you { $cost } point. You can still place any of your tiles afterwards.
       *[other] Drawing costs you { $cost } points. You can still place any of your tiles afterwards.
    }

## What the player can do when the pool is empty

rack-pass =
    { $cost ->
        [0] Nothing fits and the pool is empty, so pass. It costs you nothing.
       *[other] Nothing fits and the pool is empty, so pass (−{ $cost }).
    }
rack-drop-out = Nothing fits and the pool is empty, so pass. That puts you out of the round.
rack-passes-itself = Or just wait: I’ll pass for you in a few seconds.

## A move that is shown before it is made

rack-preview = { $tile } on spot { $spot }
rack-preview-sum = { $tile } on spot { $spot }: { $sum }, **{ $points }**
rack-preview-next = Press **Place** to play it, or choose another move.
rack-preview-only = Press **Place** to play it.

## A hint, and its reason

# $what is a placement that is looked at, or what can be done in its place.
rack-hint = **Hint:** { $what }
rack-hint-draw-on = Draw again: that will probably gain you more than it costs.
rack-hint-stop = End your turn: drawing again would probably cost you more than it gains.
rack-hint-last-tile = It’s your last tile, so you go out.
rack-hint-only = It’s the only move you have.
rack-hint-bridge = It makes a bridge, and no other move scores more.
rack-hint-hexagon = It makes a hexagon, and no other move scores more.
rack-hint-double-hexagon = It makes a double hexagon, and no other move scores more.
rack-hint-triple-hexagon = It makes a triple hexagon, and no other move scores more.
rack-hint-most = No other move scores more.
rack-hint-keeps =
    { $count ->
        [one] After this move, one of your other tiles still fits.
       *[other] After this move, { $count } of your other tiles still fit.
    }
rack-hint-long-run = I’ve looked at how the round could play out, and this move does best.

## The answer to a placement or a draw

rack-placed = You placed { $tile } on spot { $spot }.
rack-placed-sum = You placed { $tile } on spot { $spot }: { $sum }, **{ $points }**
rack-drew = You drew { $tiles }.
rack-drew-cost = You drew { $tiles } ({ $cost }).

## The answer to a turn without a placement

rack-stuck = You couldn’t place a tile, so your turn is over: another **{ $points }**
rack-stuck-free = You couldn’t place a tile, so your turn is over.
rack-declined = You didn’t place a tile, so your turn is over: **{ $points }**
rack-declined-free = You didn’t place a tile, so your turn is over.
rack-passed = The pool is empty, so you passed. It cost you nothing.
rack-passed-cost = The pool is empty, so you passed: **{ $points }**
rack-stopped = You stopped drawing, so your turn is over. That cost you nothing extra.
rack-dropped-out = The pool is empty, so you passed. You’re out of the round.

## The answer to a placement of the last tile

rack-out = That was your last tile: you go out!
# Somebody else was the first to go out.
rack-out-later = Someone went out before you, and now you’ve placed your last tile too.
rack-played-on = The round goes on until everyone has had the same number of turns.
rack-score = Your score: { $score }

## The open spots in words

rack-no-spots = There are no open spots.
rack-first-spot = The first tile goes on spot 1.
# $spots is a list such as '12 up: 3, 4, any; 13 down: any, 0, 1'.
rack-spots =
    { $count ->
        [one] One open spot (which way it points, then its corners, clockwise from the top or top left): { $spots }
       *[other] { $count } open spots (which way each points, then its corners, clockwise from the top or top left): { $spots }
    }
