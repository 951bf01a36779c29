### Posted in the channel: a line for each turn, the beginnings and ends of rounds and matches, the scores, and the call of the next player.

## Lines of turns. $cost is the cost of drawing in brackets, after a space, or nothing

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

## What is added to such a line

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
# The last round of a match to a number of points.
turn-round-last = Round { $round } begins, and it’s the last one.
# $length is such as 'the round in which a score reaches 400 is the last'.
turn-rules = -# { $edition } · { $length }

## Who starts the round

turn-start-draw = Everyone draws a tile to see who starts: { $draws }
turn-start-again = It’s a tie, so the tied players draw again: { $draws }
turn-start-all-again = It’s a tie, so everyone draws again: { $draws }
turn-starts = { $who } starts.
# The draw ended in a tie, and the pool is too small for another draw.
turn-starts-tied = There aren’t enough tiles to draw again, so the first of the tied players starts: { $who }.
turn-starts-alone = { $who } plays alone.
turn-starts-highest = { $who } starts. The highest triple decides, or the tile with the highest sum if nobody has a triple.
turn-starts-lot = { $who } was picked at random to start.

## The last line of the first board: the hash of the deal

turn-commitment = -# Proof of the deal: { $hash }

## The end of a round: a player goes out

turn-out = { $who } goes out!
turn-out-round =
    { $count ->
        [one] { $who } goes out and wins the round!
       *[other] { $who } go out and win the round together!
    }
turn-out-bonus = { $who } goes out! **{ $points }**
# $others is the sum of each of the other racks, such as '12 + 9'.
turn-out-others =
    { $bonus ->
        [0] { $who } goes out! That scores { $others } for the tiles on the other racks: **{ $points }**
       *[other] { $who } goes out! That scores { $bonus }, plus { $others } for the tiles on the other racks: **{ $points }**
    }
# The other racks were counted when $who went out, before the last turns.
turn-out-bell =
    { $bonus ->
        [0] { $who } went out! That scores { $others } for the tiles on the other racks at that point: **{ $points }**
       *[other] { $who } went out! That scores { $bonus }, plus { $others } for the tiles on the other racks at that point: **{ $points }**
    }

## The end of a round: nobody can play any more

turn-blocked = The round is blocked.
turn-blocked-nobody = The round is blocked, and nobody wins it.
turn-blocked-nothing = The round is blocked. Nobody gets points for that.
turn-blocked-lose = The round is blocked. Each player loses the points left on their rack: { $changes }
turn-blocked-lowest = The round is blocked. The player with the lowest rack total scores the points on all the other racks, minus the points on their own: { $changes }
turn-blocked-differences = The round is blocked. The player with the lowest rack total subtracts it from every other rack total and scores the sum: { $changes }
turn-blocked-fewest = The round is blocked. The player with the fewest tiles scores the points on all the other racks, minus the points on their own: { $changes }

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
# Where no score is kept.
turn-rounds-won =
    { $count ->
        [one] { $count } round won
       *[other] { $count } rounds won
    }
turn-next-round = Round { $round } begins when someone presses **{ $button }**, or automatically in half a minute.
turn-next-round-last = Round { $round } is the last one. It begins when someone presses **{ $button }**, or automatically in half a minute.

## The end of a match

turn-wins =
    { $count ->
        [one] 🏆 { $who } wins with { $points } point!
       *[other] 🏆 { $who } wins with { $points } points!
    }
turn-wins-tied =
    { $count ->
        [one] 🏆 { $who } share the win with { $points } point each!
       *[other] 🏆 { $who } share the win with { $points } points each!
    }
turn-wins-unscored = 🏆 { $who } wins!
turn-wins-unscored-tied = 🏆 { $who } share the win!
turn-wins-rounds =
    { $count ->
        [one] 🏆 { $who } takes { $count } round and wins the match!
       *[other] 🏆 { $who } takes { $count } rounds and wins the match!
    }
turn-wins-rounds-tied =
    { $count ->
        [one] 🏆 { $who } take { $count } round each and share the win!
       *[other] 🏆 { $who } take { $count } rounds each and share the win!
    }
turn-alone-over =
    { $count ->
        [one] 🏆 { $who } finishes with { $points } point!
       *[other] 🏆 { $who } finishes with { $points } points!
    }
turn-nobody-wins = Nobody wins.

## The scores, the last round and the next player

turn-standings = { $standings } · pool { $pool }
turn-standings-last = { $standings } · pool { $pool } · last round
# $standing is such as '**Ada** 52'.
turn-standing-dropped = { $standing } (out of the round)
turn-last-round =
    { $count ->
        [one] { $who } has { $score } point, so this is the last round.
       *[other] { $who } has { $score } points, so this is the last round.
    }
turn-one-more-round =
    { $count ->
        [one] { $who } has { $score } point, so there’s one last round to come.
       *[other] { $who } has { $score } points, so there’s one last round to come.
    }
turn-played-on = { $who } placed their last tile. The round goes on until everyone has had the same number of turns.
turn-played-on-shared = { $who } placed their last tile. The round goes on until everyone has had the same number of turns. Anyone else who goes out shares the win.
turn-played-on-counted = { $who } placed their last tile. The round goes on until everyone has had the same number of turns. The other racks count as they are now.
turn-call = { $mention }, your turn.
turn-next = Next: { $who }

## An undo: the request, the answers, and the result

turn-undone = { $who } undid their last move.
turn-undo-asked = { $who } wants to undo their last move. If that’s OK with you, press **{ $button }**. Or just keep playing.
turn-undo-agreed = { $who } agrees to the undo. Agreed so far: { $agreed } of { $needed }.
turn-undo-granted = { $who } wanted to undo their last move, and everyone agreed.
turn-undo-overtaken = { $who } wanted to undo their last move, but the match has moved on.

## Under the end of a round: a computer's decisive choice

# The decisive choice of a computer, when a round has ended: it could have placed the tile earlier.
turn-kept-bridge = { $who } had been saving { $tile } and built a bridge with it: { $points }
turn-kept-hexagon = { $who } had been saving { $tile } and completed a hexagon with it: { $points }
turn-kept-double-hexagon = { $who } had been saving { $tile } and completed a double hexagon with it: { $points }
turn-kept-triple-hexagon = { $who } had been saving { $tile } and completed a triple hexagon with it: { $points }
