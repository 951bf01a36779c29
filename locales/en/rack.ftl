### Private answers about the own rack, and how the game stands.

## Whose turn it is

rack-your-turn = **It is your turn.**
rack-whose-turn = It is { $who }’s turn.
rack-round-over = The round is over.
rack-match-over = The match is over.
rack-wait = You are called when it is your turn.

## The rack

rack-tiles =
    { $count ->
        [one] Your tile: { $tiles }
       *[other] Your tiles: { $tiles }
    }
rack-empty = Your rack is empty.

## What can be done

rack-lead = You lead: any of your tiles goes on spot 1.
rack-must-lead =
    { $count ->
        [one] You lead, and it must be { $tiles }.
       *[other] You lead, and it must be one of { $tiles }.
    }
rack-fits =
    { $count ->
        [one] There is one placement.
       *[other] There are { $count } placements: choose one.
    }
rack-fits-best =
    { $count ->
        [one] There is one placement, for { $points }.
       *[other] There are { $count } placements, the best for { $points }: choose one.
    }
rack-tile-first = The menu asks for the tile first, then for its spot.
rack-drawn-fits =
    { $count ->
        [one] { $tile } fits: place it.
       *[other] { $tile } fits at { $count } spots: place it.
    }
rack-or-draw =
    { $cost ->
        [0] Or draw a tile.
       *[other] Or draw a tile, for −{ $cost }.
    }
rack-or-pass =
    { $cost ->
        [0] Or pass.
       *[other] Or pass, for −{ $cost }.
    }
rack-or-drop-out = Or pass, and be out of the round.
rack-draw =
    { $cost ->
        [0] Nothing fits: draw.
        [one] Nothing fits: draw. Each tile drawn costs { $cost } point.
       *[other] Nothing fits: draw. Each tile drawn costs { $cost } points.
    }
rack-pass =
    { $cost ->
        [0] Nothing fits and there is nothing to draw: pass.
       *[other] Nothing fits and there is nothing to draw: pass, for −{ $cost }.
    }
rack-drop-out = Nothing fits and there is nothing to draw: pass, and you are out of the round.

## A placement that is looked at

rack-preview = { $tile } at spot { $spot }
rack-preview-sum = { $tile } at spot { $spot }: { $sum }, **{ $points }**
rack-preview-next = Press **Place** to place it, or choose another.

## What came of it

rack-placed = You placed { $tile } at spot { $spot }.
rack-placed-sum = You placed { $tile } at spot { $spot }: { $sum }, **{ $points }**
rack-drew = You drew { $tiles }.
rack-drew-cost = You drew { $tiles } ({ $cost }).
rack-stuck = None could be placed, and your turn is over: **{ $points }** more.
rack-stuck-free = None could be placed, and your turn is over.
rack-declined = You placed nothing, and your turn is over: **{ $points }**
rack-declined-free = You placed nothing, and your turn is over.
rack-passed = The pool is empty, so you pass. That costs nothing.
rack-passed-cost = The pool is empty, so you pass: **{ $points }**
rack-dropped-out = The pool is empty, so you are out of the round. What is left on your rack still counts at its end.
rack-out = That was your last tile: you go out!
# Somebody else was the first to go out.
rack-out-later = That was your last tile, too.
rack-played-on = The round is played on until all have had as many turns.
rack-score = Your score: { $score }

## The open spots

rack-no-spots = No spot is open.
rack-first-spot = The first tile goes on spot 1.
# $spots is a list such as '12 up 3-4-?, 13 down ?-0-1'.
rack-spots =
    { $count ->
        [one] One open spot, its corners read clockwise from the top or top left: { $spots }
       *[other] { $count } open spots, their corners read clockwise from the top or top left: { $spots }
    }
