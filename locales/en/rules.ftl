### The rules of a table, one by one: in the lobby's message, in the private page that shows and changes them, in /rules and in /help.

## The private page with the rules of a table

rules-title = The rules of this table: **{ $edition }**
rules-title-changed = The rules of this table: **{ $edition }**, with the changes in bold
rules-line = - { $name }: { $value }
rules-line-changed = - **{ $name }: { $value }**
# Shown to the host before the match.
rules-may-change = Choose an edition here, or change one rule at a time.
rules-host-may-change = { $host } can change the rules until the match starts.
rules-fixed = The match has started, so the rules can’t be changed any more.

## Menus of that page

rules-choose-edition = Choose an edition
rules-choose-clause = Change a rule
rules-choose-value = { $name }: choose an option
# $edition is an edition in which something is changed.
rules-edition-changed = { $edition }, with changes

## The names of the rules; a colon and a value follow

rules-players = Players
rules-hand = Tiles dealt
rules-starter = Who starts
rules-start-tie = If there’s a tie for first player
rules-opening = Starting with a triple
rules-zero-option = Starting with 0‑0‑0
rules-scoring = What a tile scores
rules-bonuses = Shapes
rules-bridge-rule = What a bridge is
rules-draws = Drawing
rules-draw = When to draw
rules-stop-drawing = Stopping after a draw
rules-after-draw = After a draw
rules-empty-pool = When the pool is empty
rules-pass-empty = Passing when the pool is empty
rules-going-out = Going out
rules-round-end = End of a round
rules-out-count = Counting the other racks
rules-dead-board = When no tile can fit any more
rules-blocked = A blocked round
rules-dropped-rack = Players out of the round
rules-match = Length of the match
rules-last-round = Last round
rules-match-winner = Who wins the match

## Values: players, deal and start. Each value follows a colon, and stands alone in menus: at most 100 letters

# $players is such as '2–4'.
rules-players-are = { $players }
rules-hand-each = { $hand } each
# A list of rules-hand-entry, such as '9 each for 1–2, 7 each for 3–4'.
rules-hand-by-players =
    { $most ->
        [one] { $hands } player
       *[other] { $hands } players
    }
rules-hand-entry = { $hand } each for { $players }
rules-starter-drawn = each player draws a tile, and the highest sum starts
rules-start-tie-tied = only the tied players draw again
rules-start-tie-all = everyone draws again
rules-starter-highest = the player with the highest triple, such as 5‑5‑5, who must place it first
rules-starter-lot = a player chosen at random
rules-opening-none = no extra points
rules-opening-bonus = +{ $triple } on top of the triple’s sum; +{ $zero } for 0‑0‑0
rules-zero-no = not allowed if you hold a higher triple
rules-zero-yes = allowed even if you hold a higher triple

## Values: points and shapes

rules-scoring-sum = the sum of its three numbers
rules-scoring-kids = one point
rules-scoring-none = nothing; no score is kept
rules-bonuses-are = bridge +{ $bridge }, hexagon +{ $hexagon }, double hexagon +{ $double }, triple hexagon +{ $triple }
rules-bonuses-none = no extra points for bridges and hexagons
rules-bridge-open = one side matches, the other two are open, and the opposite corner meets a tile
rules-bridge-two-sides = one side matches and the opposite corner meets a tile; or two sides match without making a hexagon
rules-bridge-more-sides = one side matches and the opposite corner meets a tile; or 2–3 sides match without making a hexagon

## Values: drawing and passing

rules-draws-limit =
    { $limit ->
        [one] { $draw ->
            [0] one a turn, no penalty
           *[other] one a turn, −{ $draw }; −{ $stuck } more if you still don’t place a tile
        }
       *[other] { $draw ->
            [0] up to { $limit } a turn, no penalty
           *[other] up to { $limit } a turn, −{ $draw } each; −{ $stuck } more if you still don’t place a tile
        }
    }
rules-draws-no-limit =
    { $draw ->
        [0] no limit, no penalty
       *[other] no limit, −{ $draw } each
    }
rules-draw-optional = when you can’t place a tile or don’t want to
rules-draw-stuck = only when you can’t place a tile
rules-stop-no = not allowed; you keep drawing until you place a tile or have no draws left
rules-stop-yes = allowed after any draw, at no extra cost
rules-stop-stuck = allowed after any draw if you still can’t place a tile, at no extra cost
rules-after-draw-drawn = you may place only the tile you just drew
rules-after-draw-any = you may place any tile on your rack
rules-empty-pass =
    { $cost ->
        [0] you may pass, without penalty
       *[other] you may pass (−{ $cost })
    }
rules-empty-drop-out = a player who passes is out of the round
rules-pass-empty-may = allowed even if you can place a tile
rules-pass-empty-stuck = allowed only if you can’t place a tile

## Values: going out, and the end of a round

rules-going-out-sum =
    { $bonus ->
        [0] the sum of the tiles on the other racks
       *[other] +{ $bonus } and the sum of the tiles on the other racks
    }
rules-going-out-bonus =
    { $bonus ->
        [0] no points
       *[other] +{ $bonus }
    }
rules-going-out-wins = wins the match
rules-going-out-wins-round = wins the round
rules-round-end-at-once = as soon as someone goes out
rules-round-end-equal = once someone goes out and everyone has had the same number of turns
# Where no score is kept.
rules-round-end-shared = once someone goes out and everyone has had the same number of turns; players can share the win
rules-out-count-end = at the end of the round
rules-out-count-bell = when the first player goes out, before the last turns
rules-dead-draw-on = players keep drawing until the pool is empty
rules-dead-ends = the round is blocked at once, even if the pool still has tiles

## Values: a blocked round

rules-blocked-own = each player loses the points left on their rack
rules-blocked-lowest = the player with the lowest rack total scores the sum of all other racks, minus their own rack
rules-blocked-fewest = the player with the fewest tiles scores the sum of all other racks, minus their own rack
rules-blocked-differences = the player with the lowest rack total subtracts it from every other rack total and scores the sum
rules-blocked-none = no points for anyone
# Where no score is kept.
rules-blocked-unscored = nobody wins
rules-dropped-counts = if the round is blocked, players who are out of it lose the points left on their racks
rules-dropped-spared = if the round is blocked, players who are out of it lose no points

## Values: the length of the match and its winner

rules-match-single = one round
rules-match-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
rules-match-exceeds = to the end of the round in which a score goes over { $limit }
rules-match-reaches = to the end of the round in which a score reaches { $limit }
rules-match-exceeds-next = after a score goes over { $limit }, one more round is played
rules-match-reaches-next = after a score reaches { $limit }, one more round is played
rules-last-round-this = the round in which a score passes the points target
rules-last-round-next = the round after a score passes the points target
rules-winner-highest = the highest score
rules-winner-round = the winner of the last round, if their score passed the limit; otherwise the highest score
rules-winner-out = the first player to go out
rules-winner-all-out = every player who goes out
rules-winner-rounds = the most rounds won; tied players share the win

## The printed source of an edition: stands alone in the menu of editions, at most 100 letters

rules-from-goliath = Goliath boxes (international, De Luxe, Iberia 2016) and the Piatnik box
rules-from-tournament = Goliath boxes (international, De Luxe, Iberia 2016) and Piatnik: “official rules”, played to 400
rules-from-tournament-pl = Polish rules in Goliath boxes (international, Iberia 2016): reaching 400 is enough to end the match
rules-from-piatnik-hu = Hungarian Piatnik rules: reaching 400 is enough to end the match; passing puts you out of the round
rules-from-goliath-nl = Older Dutch Goliath rules, plus the box’s triple-hexagon bonus: up to six players, equal turns
rules-from-kids = Tips for playing with children, from the older Dutch Goliath sheet: low scores, no penalties
rules-from-casual = The printed rules allow play without scores but don’t say who wins; here, the first to go out wins
rules-from-pressman = US box by Pressman: the highest triple starts, and drawing has no limit
rules-from-wikipedia = Wikipedia’s article: the highest triple starts, and drawing is limited
rules-from-app = The publisher’s phone app: two players, and the first player is chosen at random

## Private: a change of the rules that contradicts another rule. The reason is $why

# $why is one of the sentences below.
rules-bad = **These rules don’t go together.** { $why } Nothing has changed.
rules-bad-players =
    { $most ->
        [one] These rules are for one player, not { $players }.
       *[other] These rules are for { $span } players, not { $players }.
    }
rules-bad-no-pool =
    With { $hand ->
        [one] one tile
       *[other] { $hand } tiles
    } { $players ->
        [one] for one player
       *[other] for each of { $players } players
    }, there would be no pool to draw from. Choose fewer tiles or fewer players.
rules-bad-scoreless = No score is kept, so “{ $name }” has no effect. First choose what a tile scores.
rules-bad-scoreless-match = When no score is kept, a match lasts a set number of rounds. Choose a number of rounds, or first choose what a tile scores.
rules-bad-opening = A triple at the start can only score extra points under rules where tiles score the sum of their numbers.
rules-bad-winner = Letting the winner of the last round win the match only works if the match is played to a points target. Choose one as the match length first.
rules-bad-never-ends = With one point a tile, the penalties for “{ $name }” could add up to more than players score, so a match to a set score might never end. For that rule, choose an option without penalties.
rules-bad-too-long = With one point a tile, a match to { $limit } would take hundreds of rounds. The most you can choose is { $most }.
# $why is one of the sentences below.
rules-bad-idle = “{ $name }” would have no effect here. { $why }

## The reason why a rule has no effect

rules-idle-zero-option = It only matters if the highest triple has to be placed first. To use it, choose that under “Who starts”.
rules-idle-start-tie = It only matters if the players draw tiles to see who starts. To use it, choose that under “Who starts”.
rules-idle-stop-drawing = With only one draw a turn, there’s nothing to stop. Allow more draws first.
rules-idle-pass-empty = It only matters if players may draw or pass while a tile fits. To use it, choose that under “When to draw”.
rules-idle-dropped-rack = It only matters if a player who passes is out of the round, and if each player loses the points left on their rack in a blocked round. Choose both of those first.
rules-idle-out-count = It only matters if everyone gets the same number of turns, and if a tile scores the sum of its numbers. Choose both of those first.
rules-idle-last-round = It only matters if the match is played to a points target. Choose one as the match length first.
