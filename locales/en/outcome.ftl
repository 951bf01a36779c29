### How a round or match ended, in the private answer to the player whose turn ended it.

## The end of a round

# Before outcome-points, or alone where nobody keeps score.
outcome-out = **You went out!**
outcome-over = The round is over.
outcome-blocked = Nobody can play any more, so the round is blocked.
outcome-points = { $what } That’s { $points } for you. Your score: { $score }.
# Where the rounds won are counted.
outcome-round-won = { $what } You win the round!
outcome-round-shared = { $what } You’re one of this round’s winners.

## The end of a match

# Where nobody keeps score.
outcome-won = **You win!**
outcome-lost =
    { $count ->
        [one] { $who } wins.
       *[other] { $who } share the win.
    }
outcome-nobody = Nobody wins.

# With two players: the own score and the other's.
outcome-won-to = **You win**, { $own } to { $other }!
outcome-lost-to = { $who } wins, { $other } to { $own }.
outcome-won-with = **You win** with a score of { $score }!
outcome-lost-with =
    { $count ->
        [one] { $who } wins, with a score of { $score }.
       *[other] { $who } share the win, each with a score of { $score }.
    }
outcome-solo = Your match is over. You scored { $score }.
