### /daily: the deal and the puzzle of the day.

## Descriptions of the commands in Discord's own list: at most 100 letters each

daily-command = Play today’s deal or puzzle, which are the same for everyone
daily-command-deal = Play today’s deal: one round alone, with the same tiles for everyone
daily-command-puzzle = Solve today’s puzzle: three turns without drawing, for the most points

## Above a rack during a try: the title with the number of the day, the aim, and the state

daily-title-deal = **Daily deal { $number }**
daily-title-puzzle = **Daily puzzle { $number }**
daily-goal-deal = One round alone, with the same tiles for everyone. Score as much as you can.
daily-goal-puzzle = Place a tile in each of three turns, without drawing. Score as much as you can.
daily-rules = Rules: { $edition }
daily-free = This is a free try, so it doesn’t count.
# $when is a distance in time, such as 'in 5 hours'.
daily-until = Your try ends: { $when }
daily-turn = Turn { $turn } of { $turns } · your points: { $points }

## Hints of a puzzle, above the rack

daily-hint-tile = **Hint:** the best three moves start with { $tile }.
daily-hint-spot = **Hint:** the best three moves start with { $tile } on spot { $spot }.

## The message at the end of a try, line by line

daily-end = You scored **{ $points }**.
daily-end-best = You scored **{ $points }**: you found the best three moves.
daily-end-below = You scored **{ $points }**. The best three moves score **{ $best }**.
daily-ended-with-day = The day is over, so your try ended with the points so far.
daily-first = You’re the first to finish today.
daily-ahead = So far, { $percent }% of today’s other players have scored less.
daily-ahead-final = { $percent }% of that day’s other players scored less.
# $list is a list such as 'Easy 150, Normal 180, Hard 201 and Expert 214'.
daily-computers = Computers with the same tiles: { $list }
# Days on which the player has played. Missed days that are forgiven are left out.
daily-streak = Days in a row: { $count }
daily-copy = To share your result, copy this line:

## The line that players copy into a channel. It names no tile. $marks are triangles

daily-line-deal = Triominos daily { $number } · { $points } · { $marks }
daily-line-puzzle = Triominos puzzle { $number } · { $points } of { $best } · { $marks }
daily-line-hexagons =
    { $count ->
        [one] { $line } · { $count } hexagon
       *[other] { $line } · { $count } hexagons
    }
daily-line-hints =
    { $count ->
        [one] { $line } · { $count } hint
       *[other] { $line } · { $count } hints
    }

## Buttons at the end of a try: title case in English, at most 34 letters

daily-button-solution = Show the Solution
daily-button-yesterday = Yesterday’s Solution
daily-button-yesterday-review = Yesterday’s Review
daily-button-again = Try Again

## The solution of a puzzle, and answers to buttons that can’t do anything

daily-solution = **Solution of puzzle { $number }:** { $points }
daily-solution-later = I’ll show the solution once the day is over: { $when }
daily-review-later = I’ll review your choices once the day is over: { $when }
daily-moved-on = You’ve moved on since then. Here’s how it stands now.
daily-none = I can’t find that try. Start today’s with `/daily deal` or `/daily puzzle`.
daily-over = That day is over. Play today’s with `/daily deal` or `/daily puzzle`.
daily-not-yours = Someone else is playing this one. Start yours with `/daily deal` or `/daily puzzle`.
daily-shared-before = You’ve already shared this result.
