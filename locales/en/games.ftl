### The list of one's own games on a server, which only its owner sees.

games-none = You have no match on this server at the moment. `/play` opens a table.
games-title =
    { $count ->
        [one] **Your match on this server**
       *[other] **Your { $count } matches on this server**
    }
# $others is such as ' with Ada and Bo', or nothing.
games-line = { $number }. { $channel }{ $others }: { $state }
games-with = {" "}with { $others }
games-your-turn = **your turn**
games-turn = { $who }’s turn
games-your-start = waiting for you to start it
games-start = waiting for { $who } to start it
games-next-round = between two rounds
games-your-return = **a computer is playing for you**
# $when is a time such as 'in 5 minutes' or '3 minutes ago'.
games-deadline = { $state }. Deadline: { $when }
games-changed = { $state }. Last move: { $when }
games-more =
    { $count ->
        [one] … and one more.
       *[other] … and { $count } more.
    }
games-rack = { $number }: My Rack
