### The rules of a table, clause by clause: in the lobby's message, in the private message that shows and changes them, in help.

rules-title = The rules of this table: **{ $edition }**
rules-title-changed = The rules of this table: **{ $edition }**, with the changes in bold
rules-line = - { $name }: { $value }
rules-line-changed = - **{ $name }: { $value }**
# Shown to the host before the match.
rules-may-change = Choose an edition here, or change single rules.
rules-host-may-change = Until the match starts, { $host } can change them.
rules-fixed = The match has started, so they stay as they are.
rules-choose-edition = Choose an edition
rules-choose-clause = Change a rule
rules-choose-value = { $name }: choose
# $edition is an edition in which something is changed.
rules-edition-changed = { $edition }, changed

## What rules are about

rules-players = Players
rules-hand = Tiles dealt
rules-starter = Who starts
rules-opening = Leading a triple
rules-scoring = What a tile counts
rules-bonuses = Shapes
rules-bridge-rule = What a bridge is
rules-draws = Drawing
rules-draw = When to draw
rules-after-draw = After a draw
rules-empty-pool = When the pool is empty
rules-going-out = Going out
rules-round-end = End of a round
rules-blocked = A blocked round
rules-match = Length of the match
rules-match-winner = Who wins the match

## What they say. Each follows a colon, and stands alone in menus: at most 100 letters.

# $players is such as '2–4'.
rules-players-are = { $players }
rules-hand-each = { $hand } each
# A list of rules-hand-entry, such as '9 for 1–2, 7 for 3–4'.
rules-hand-by-players =
    { $most ->
        [one] { $hands } player
       *[other] { $hands } players
    }
rules-hand-entry = { $hand } for { $players }
rules-starter-drawn = each draws a tile, and the highest sum starts
rules-starter-highest = the highest triple on a rack, which must be led
rules-starter-lot = drawn by lot
rules-opening-none = nothing more
rules-opening-bonus = +{ $triple } beside its sum; for 0-0-0 +{ $zero }
rules-scoring-sum = the sum of its three numbers
rules-scoring-kids = one point
rules-scoring-none = nothing, for nobody keeps score
rules-bonuses-are = bridge { $bridge }, hexagon { $hexagon }, double { $double }, triple { $triple }
rules-bonuses-none = no points for bridges and hexagons
rules-bridge-open = one side matched, and the corner opposite meets a tile
rules-bridge-two-sides = one side matched and the corner opposite meets a tile; or two sides, without a hexagon
rules-draws-limit =
    { $draw ->
        [0] up to { $limit } a turn, for nothing
       *[other] up to { $limit } a turn, −{ $draw } each; −{ $stuck } more if then none is placed
    }
rules-draws-no-limit =
    { $draw ->
        [0] without limit, for nothing
       *[other] without limit, −{ $draw } each
    }
rules-draw-optional = also when a tile fits
rules-draw-stuck = only when no tile fits
rules-after-draw-drawn = only the tile just drawn may be placed
rules-after-draw-any = any tile of the rack may be placed
rules-empty-pass =
    { $cost ->
        [0] you can pass, for nothing
       *[other] you can pass, for −{ $cost }
    }
rules-empty-drop-out = whoever passes is out of the round
rules-going-out-sum =
    { $bonus ->
        [0] the sum of the others’ tiles
       *[other] +{ $bonus } and the sum of the others’ tiles
    }
rules-going-out-bonus =
    { $bonus ->
        [0] no points
       *[other] +{ $bonus }
    }
rules-going-out-wins = wins
rules-round-end-at-once = as soon as somebody goes out
rules-round-end-equal = after somebody goes out, when all have had as many turns
rules-blocked-own = each loses the sum of the own rack
rules-blocked-lowest = the lowest rack takes the sum of the others less its own
rules-blocked-fewest = the rack with the fewest tiles takes the sum of the others less its own
rules-blocked-differences = the lowest rack takes from each other what that one holds more
rules-blocked-none = nobody gets anything
rules-match-single = one round
rules-match-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
rules-match-exceeds = the round in which a score goes over { $limit } is the last
rules-match-reaches = the round in which a score reaches { $limit } is the last
rules-winner-highest = the highest score
rules-winner-round = of those past the limit, whoever won the last round
rules-winner-out = whoever goes out first

## What does not go together

# $why is one of the sentences below.
rules-bad = **That does not go together.** { $why } Nothing has changed.
rules-bad-players = { $least } to { $most } can play this, and not { $players }.
rules-bad-no-pool =
    With { $hand ->
        [one] one tile
       *[other] { $hand } tiles
    } { $players ->
        [one] for one player
       *[other] for each of { $players } players
    } there would be no pool to draw from. Choose fewer tiles, or fewer players.
rules-bad-scoreless = Nobody keeps score, so there is nothing to choose for “{ $name }”. Let tiles count first.
rules-bad-scoreless-match = Where nobody keeps score the match is one round, and whoever goes out first wins it. Change one of the two first.
rules-bad-opening = Extra points for leading a triple go only with tiles that count the sum of their numbers.
rules-bad-winner = Whoever won the last round can win only a match that goes to a number of points. Choose such a match first.
rules-bad-never-ends = With one point a tile, “{ $name }” could take more than tiles bring, and a match to a number of points might never end. Choose what costs nothing there.
