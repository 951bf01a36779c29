### /games: the matches of the reader on this server. Only the reader sees the list.

## The heading, and one line for each match

games-none = You have no matches on this server right now. Open a table with `/play`.
games-title =
    { $count ->
        [one] **Your match on this server**
       *[other] **Your { $count } matches on this server**
    }
# $others is such as ' with Ada and Bo', or nothing.
games-line = { $number }. { $channel }{ $others }: { $state }
games-with = {" "}with { $others }

## The state of a match in such a line

games-your-turn = **your turn**
games-turn = { $who }’s turn
games-your-start = waiting for you to start the match
games-start = waiting for { $who } to start the match
games-next-round = between rounds
games-your-return = **a computer is playing for you**

## A state with its time

# $when is a time such as 'in 5 minutes' or '3 minutes ago'.
games-deadline = { $state } · deadline: { $when }
games-changed = { $state }. Last move: { $when }

## Below the list, and the button that shows a rack

games-more =
    { $count ->
        [one] … and one more.
       *[other] … and { $count } more.
    }
games-rack = { $number }: My Rack
