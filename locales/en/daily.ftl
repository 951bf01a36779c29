### /daily: the deal and the puzzle of the day.

## Descriptions of the commands in Discord's own list: at most 100 letters each

daily-command = Play today’s deal or puzzle, the same for everyone
daily-command-deal = Play today’s deal: one solo round, with the same tiles for everyone
daily-command-puzzle = Solve today’s puzzle: three turns without drawing, for the most points
daily-command-calendar = See the days you’ve played, and play earlier ones
# An option of /daily deal and /daily puzzle, and an option of /preferences.
daily-option-date = An earlier day to play (it won’t count), such as 2026-11-27
# Options of /settings.
daily-option-channel = Where I post the day’s games, with the results of the day before
daily-option-hour = The hour of the daily post, in UTC: from 1 to 23 (default: 6)
daily-option-reminder = The hour at which I remind you of the day’s games if you haven’t played (default: off)

## Above a rack during a try: the title with the number of the day, the aim, and the state

daily-title-deal = **Daily deal { $number }**
daily-title-puzzle = **Daily puzzle { $number }**
daily-goal-deal = One solo round, with the same tiles for everyone. Score as much as you can.
daily-goal-puzzle = Place a tile in each of three turns, without drawing. Score as much as you can.
daily-rules = Rules: { $edition }
daily-free = This is a practice try, so it doesn’t count.
# $when is a distance in time, such as 'in 5 hours'.
daily-until = Deadline for this try: { $when }
# The first digits of the SHA-256 hash of the day’s secret seed, while the day goes on.
daily-proof-hash = -# Proof that this day’s game was set in advance: the SHA-256 hash of its secret seed begins with { $hash }
# The same once the day has closed.
daily-proof-seed = -# Proof that this day’s game was set in advance: its seed is { $seed }, and the SHA-256 hash of the seed is { $hash }
# Above a practice try of a player who has deleted their data on the same day.
daily-after-deletion = You’d already started today’s game before you deleted your data, so this try is free.
daily-turn = Turn { $turn } of { $turns } · your points: { $points }

## Hints of a puzzle, above the rack

daily-hint-tile = **Hint:** the best sequence of three moves starts with { $tile }.
daily-hint-spot = **Hint:** the best sequence of three moves starts with { $tile } on spot { $spot }.

## The message at the end of a try, line by line

daily-end = You scored **{ $points }**.
daily-end-best = You scored **{ $points }**: you found the best three moves.
daily-end-below = You scored **{ $points }**. The best three moves score **{ $best }**.
daily-ended-with-day = The day is over, so your try ended with the points you had.
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
# Open a game of today, or of an earlier day.
daily-button-deal = Play the Deal
daily-button-puzzle = Play the Puzzle
# In the calendar.
daily-button-earlier-month = Previous Month
daily-button-later-month = Next Month
# Below a reminder.
daily-button-end-reminders = Stop Reminders
# Under a result, on a server that posts daily results.
daily-button-show-me = Show Me in the Results
daily-button-hide-me = Don’t Show Me in the Results

## The solution of a puzzle, and answers to buttons that can’t do anything

daily-solution = **Solution to puzzle { $number }:** { $points }
daily-solution-later = I’ll show the solution once the day is over: { $when }
daily-review-later = I’ll review your choices once the day is over: { $when }
daily-moved-on = You’ve moved on since then. Here’s how it stands now.
daily-none = I can’t find that try. Start today’s with `/daily deal` or `/daily puzzle`.
daily-not-yours = Someone else is playing this one. Start yours with `/daily deal` or `/daily puzzle`.
daily-shared-before = You’ve already shared this result.

## /daily calendar: a month as a picture, and the same in words

# The short names of the days of the week from Monday to Sunday, with spaces between them.
daily-weekdays = Mon Tue Wed Thu Fri Sat Sun
# What the marks in the picture mean.
daily-legend-deal = Deal
daily-legend-puzzle = Puzzle
daily-legend-forgiven = Forgiven
# $days is a list of days of the month, such as '1, 2 and 5'.
daily-calendar-deals = Deals played on: { $days }
daily-calendar-puzzles = Puzzles played on: { $days }
# Missed days that don’t end the days in a row.
daily-calendar-forgiven = Missed, but your streak is safe: { $days }
daily-calendar-none = No games played in this month.
# The placeholder of a menu of days. $first and $last are days of the month.
daily-choose-day = Choose a day from { $first } to { $last }

## The archive: games of earlier days, which don’t count

daily-archive-day = **{ $date }, day { $number }.** Which game would you like to play? Games from earlier days don’t count.
# $first and $last are dates such as 2026-11-27.
daily-archive-days = There’s no game for that day. You can play any day from { $first } to { $last }.
daily-archive-empty = There are no earlier days yet. Today becomes the first one once it’s over.
daily-bad-date = I can’t read that date. Write it like `2026-11-27`.

## Reminders, which players choose with /preferences

# The direct message at the chosen hour.
daily-reminder = Today’s deal and puzzle are waiting for you.
# Lines of /preferences. $hour is such as 08:00, $zone such as Europe/Paris.
daily-reminder-on = Daily games: a reminder at { $hour } ({ $zone })
daily-reminder-off = Daily games: no reminders
# The choice of no reminders.
daily-reminder-none = off
daily-reminder-zone = I need your time zone for that. Use both options together, like this: `daily:{ $hour } timezone:Europe/Paris`.
# The first direct message, when reminders are turned on.
daily-reminder-hello = I’ll remind you here of the day’s deal and puzzle. To change that, use `/preferences daily:`.

## On a server that posts the daily games

# Private answers to the buttons under a result.
daily-shown = From now on, I’ll show your name and points in this server’s daily results.
daily-hidden = You’re no longer in this server’s daily results.
daily-not-posted = This server no longer posts daily results.
# The answer to /settings with an hour but no channel.
daily-hour-needs-channel = I don’t post the daily games here yet. To set the hour, choose a channel with the `daily` option too.
# Lines of /settings. $time is a time of day.
daily-settings-on = Daily games: in { $channel }, every day at { $time }. To stop that, delete my latest daily post.
daily-settings-barred = Daily games: I can’t post them in { $channel } yet. `/doctor` shows the permission that’s missing.
# The message in the channel: today’s games with the number of players who have finished, then the results of the day before.
daily-post-title = **Daily games { $number }** · { $date }
daily-post-deal = **Deal** · players so far, on all servers: { $count }
daily-post-puzzle = **Puzzle** · players so far, on all servers: { $count }
daily-post-yesterday = **The previous day’s results ({ $number })**
daily-post-deal-final = **Deal** · players across all servers: { $count }
daily-post-puzzle-final = **Puzzle** · players across all servers: { $count } · best possible score: { $best }
# A no-break space follows the full stop. After a space, Discord would number the lines itself, and players with equal points differently.
daily-post-row = { $place }. { $who }: { $points }
daily-post-listed = -# These lists show only players who chose to appear, using the button under their result.
