### Computer players: how well they play, and who they are.

## The levels, in menus, in lists, and under a table before its match. The numbers are those of docs/STRENGTH.md

computers-easy = Easy
computers-normal = Normal
computers-hard = Hard
computers-expert = Expert
computers-easy-what = Good for a first match: one on one, they win one round in three against Normal computers
computers-normal-what = They play well, but don’t look ahead
computers-hard-what = They think ahead: one on one by the standard rules, they win three rounds in five against Normal
computers-expert-what = They think the longest, but aren’t much stronger than Hard computers

## The choice of a level

computers-option = Computers: { $level }
computers-level = Computers: { $level }
computers-choose = Choose how well the computers play

## Under the end of a match against computers

computers-record = Against the computer ({ $level }, { $edition }): won { $wins } of { $matches }, current winning streak: { $streak }
computers-record-best = { $record }, best score: { $points }
computers-next-level = Next Level: { $level }

## The button that adds Computer Magpie, who drains the pool, and the line that explains it

computers-magpie = With Magpie
computers-magpie-what = Unlike the others, Magpie draws even when a tile fits, to drain the pool: legal, but nasty
computers-no-magpie = Without Magpie

## Their names. Each character has its own way of playing

# $number is empty for the first of each, then ' 2', ' 3' and so on.
computers-careful-name = Computer Owl{ $number }
computers-daring-name = Computer Fox{ $number }
computers-collector-name = Computer Squirrel{ $number }
computers-drainer-name = Computer Magpie{ $number }

## A computer in a list of seats, with its way of playing

# After a name, in a table before its match.
computers-careful = { $computer } (careful)
computers-daring = { $computer } (daring)
computers-collector = { $computer } (saves tiles that fit many spots)
computers-drainer = { $computer } (drains the pool: legal, but nasty)
