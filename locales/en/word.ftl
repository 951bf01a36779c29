### Words and short labels: names, shapes, spots, menus, labels in pictures.

## Names of players, and lists

# A seat where there is no room for a name.
word-seat = P{ $number }
# The computer that plays on for somebody at the table of a tournament; in the place of a name.
word-stand-in = Stand-in for { $who }
# Stands for the name of somebody whose data was deleted.
word-former = a former player
# The last two things of a list; the first may hold several, with commas.
word-list = { $first } and { $last }
# The same for things that hold commas themselves.
word-series = { $first }; { $last }
word-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }

## Labels in pictures

word-foot = Move { $tiles } · pool { $pool }
word-rack-title =
    { $count ->
        [one] Your rack: { $count } tile
       *[other] Your rack: { $count } tiles
    }
word-label-worth = { $label }: { $worth }
word-rack-hint =
    { $count ->
        [0] Nothing fits
        [one] { $count } tile fits
       *[other] { $count } tiles fit
    }

## Shapes, and how points add up: '3+4+5 and 40 for the bridge'

word-bridge = bridge
word-hexagon = hexagon
word-double-hexagon = double hexagon
word-triple-hexagon = triple hexagon
word-sum-tile = { $points } for the tile
word-sum-bridge = { $points } for the bridge
word-sum-hexagon = { $points } for the hexagon
word-sum-double-hexagon = { $points } for the double hexagon
word-sum-triple-hexagon = { $points } for the triple hexagon
word-sum-lead = { $points } for starting with a triple

## Entries of the menus for a move

word-placement = { $tile } → spot { $spot }
word-placement-worth = { $tile } → spot { $spot }: { $worth }
# On a button, as short as can be: $spot is a number.
word-best = { $tile } → { $spot }: { $points }
word-spot = Spot { $spot }
word-spot-worth = Spot { $spot }: { $worth }
word-tile-spots =
    { $count ->
        [one] { $tile }: { $count } spot
       *[other] { $tile }: { $count } spots
    }
word-choose = Choose a tile and its spot
word-choose-tile = Choose a tile
word-choose-spot = Choose a spot for { $tile }

## Spots: the numbers that their corners need, clockwise, and the direction in which they point

# A corner of a spot that takes any number: 'any, 4, 5'.
word-any = any
word-spot-up = { $corners }; points up
word-spot-down = { $corners }; points down
word-spot-entry-up = { $number } (up): { $corners }
word-spot-entry-down = { $number } (down): { $corners }
# Where a spot is: $side is the side of it on which the tile lies.
word-beside =
    { $side ->
        [left] right of { $tile }
        [right] left of { $tile }
        [above] below { $tile }
       *[below] above { $tile }
    }
word-corner =
    { $corner ->
        [top] top
        [top-left] top left
        [top-right] top right
        [bottom-left] bottom left
        [bottom-right] bottom right
       *[bottom] bottom
    }

## Names of editions, themes and languages

word-edition-goliath = Standard rules
word-edition-tournament = Official tournament rules
word-edition-tournament-pl = Official tournament rules (Polish)
word-edition-piatnik-hu = Piatnik (Hungarian)
word-edition-goliath-nl = Older Dutch rules (up to 6 players)
word-edition-kids = Rules for children
word-edition-casual = No-score rules
word-edition-pressman = Pressman (American)
word-edition-wikipedia = Wikipedia rules
word-edition-app = Phone app rules
word-theme-dark = Dark
word-theme-light = Light
word-theme-high-contrast = High contrast
