### What the channel hears: a line a turn, the beginnings and ends of rounds and matches, the scores, and the one mention.

## Lines of turns. $cost is the cost of drawing in brackets, after a space, or nothing.

turn-placed =
    { $drawn ->
        [0] { $who } placed { $tile }
       *[other] { $who } drew { $drawn }{ $cost } and placed { $tile }
    }{ $spot ->
        [0] {""}
       *[other] {" "}on spot { $spot }
    }
turn-drew = { $who } drew { $drawn }
turn-stuck = { $who } drew { $drawn } and placed nothing
turn-passed =
    { $drawn ->
        [0] { $who } passed (the pool is empty)
       *[other] { $who } drew { $drawn } and passed (the pool is empty)
    }
turn-stopped = { $who } drew { $drawn } and stopped drawing
turn-dropped-out =
    { $drawn ->
        [0] { $who } passed (the pool is empty) and is out of the round
       *[other] { $who } drew { $drawn }, passed (the pool is empty) and is out of the round
    }
turn-with-points = { $line }: **{ $points }**
# $sum is such as '12 + 40'.
turn-with-sum = { $line }: { $sum } = **{ $points }**
turn-with-shape =
    { $shape ->
        [bridge] { $line }, a bridge
        [hexagon] { $line }, a hexagon
        [double-hexagon] { $line }, a double hexagon
       *[triple-hexagon] { $line }, a triple hexagon
    }
turn-with-lead = { $line }, starting with a triple

## The beginning of a round

turn-round =
    { $round ->
        [1] The match begins.
       *[other] Round { $round } begins.
    }
# Of a match with an agreed number of rounds.
turn-round-of =
    { $round ->
        [1] The match begins: round 1 of { $rounds }.
       *[other] Round { $round } of { $rounds } begins.
    }
# $length is such as 'the round in which a score reaches 400 is the last'.
turn-rules = -# { $edition } · { $length }
turn-start-draw = Everyone draws a tile to see who starts: { $draws }
turn-start-again = It’s a tie, so they draw again: { $draws }
turn-starts = { $who } starts.
turn-starts-alone = { $who } plays alone.
turn-starts-highest = { $who } starts, with the highest triple or, if nobody has a triple, the highest sum.
turn-starts-lot = { $who } was chosen at random to start.
turn-commitment = -# Proof of the deal: { $hash }

## The end of a round

turn-out = { $who } goes out!
turn-out-bonus = { $who } goes out! **{ $points }**
# $others is the sum of each of the other racks, such as '12 + 9'.
turn-out-others =
    { $bonus ->
        [0] { $who } goes out! That scores { $others } for the tiles on the other racks: **{ $points }**
       *[other] { $who } goes out! That scores { $bonus }, plus { $others } for the tiles on the other racks: **{ $points }**
    }
turn-blocked = The round is blocked.
turn-blocked-nothing = The round is blocked. Nobody scores for it.
turn-blocked-lose = The round is blocked. Each player loses the points left on their rack: { $changes }
turn-blocked-lowest = The round is blocked. The player with the lowest rack total scores everyone else’s total minus their own: { $changes }
turn-blocked-differences = The round is blocked. The player with the lowest rack total scores the difference from each other player’s total: { $changes }
turn-blocked-fewest = The round is blocked. The player with the fewest tiles scores everyone else’s rack total minus their own: { $changes }

## Between two rounds: a line for each player, such as '**Ben** 151, **+81** this round · no tiles left · 249 to go'

turn-round-over = **Round { $round } is over.**
turn-round-over-of = **Round { $round } of { $rounds } is over.**
turn-round-scored = { $standing }, **{ $gained }** this round · { $left }
turn-round-unscored = { $who } · { $left }
turn-round-to-go = { $line } · { $points } to go
turn-round-left =
    { $count ->
        [0] no tiles left
        [one] { $count } tile left: { $tiles } ({ $sum })
       *[other] { $count } tiles left: { $tiles } ({ $sum })
    }
turn-round-left-unscored =
    { $count ->
        [0] no tiles left
        [one] { $count } tile left: { $tiles }
       *[other] { $count } tiles left: { $tiles }
    }
turn-next-round = Round { $round } begins when someone presses **{ $button }**, or automatically in half a minute.

## The end of a match

turn-wins =
    { $count ->
        [one] 🏆 { $who } wins with { $points } point!
       *[other] 🏆 { $who } wins with { $points } points!
    }
turn-wins-tied =
    { $count ->
        [one] 🏆 { $who } win together with { $points } point each!
       *[other] 🏆 { $who } win together with { $points } points each!
    }
turn-wins-unscored = 🏆 { $who } wins!
turn-wins-unscored-tied = 🏆 { $who } win together!
turn-alone-over =
    { $count ->
        [one] 🏆 { $who } finishes with { $points } point!
       *[other] 🏆 { $who } finishes with { $points } points!
    }
turn-nobody-wins = Nobody wins.

## The scores and whose turn it is

turn-standings = { $standings } · pool { $pool }
turn-standings-last = { $standings } · pool { $pool } · last round
# $standing is such as '**Ada** 52'.
turn-standing-dropped = { $standing } (out of the round)
turn-last-round =
    { $count ->
        [one] { $who } has { $score } point: this round is the last.
       *[other] { $who } has { $score } points: this round is the last.
    }
turn-played-on = { $who } placed their last tile. Play goes on until all have had the same number of turns.
turn-call = { $mention }, your turn.
turn-next = Next: { $who }

## A placement that is taken back

turn-undone = { $who } took back their last placement.
turn-undo-asked = { $who } asks to take back their last placement. It is taken back if everyone else agrees, with **{ $button }** or `/undo`. The next player can also simply play on.
turn-undo-agreed = { $who } agrees to take back the placement: { $agreed } of { $needed }.
