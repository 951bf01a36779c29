### Tournaments: the channel, the threads of the tables, and private answers.

## The tournament's own message: the heading and the format

tournament-title = **{ $name }**: a Triominos tournament
tournament-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  } at tables of up to { $seats } · { $edition }
tournament-arena = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } at tables of up to { $seats }, with a new table whenever enough players are free · { $edition }
tournament-round-robin = round robin at tables of two: everyone plays everyone once · { $edition }
tournament-knockout = knockout at tables of two, seeded by rating: if you lose, you’re out · { $edition }

## The tournament's own message: the plan, one line each

tournament-plan-start = - **Start:** { $start }
tournament-plan-check-in = - **Check-in:** opens at { $opens }, { $time } before the start. If you don’t check in, you won’t get a seat.
tournament-plan-check-in-later = - **Check-in:** lasts { $time } once an organiser opens it. If you don’t check in, you won’t get a seat.
tournament-plan-play = - **Play:** { $play }
tournament-plan-name = - **Name:** { $name }
tournament-plan-places = - **Places:** { $places }
tournament-plan-match = - **Each match:** { $length }
tournament-plan-entry = - **Entry:** { $terms }
tournament-plan-weekly = - **Repeats:** every week
tournament-plan-weekly-without = - **Repeats:** every week, except { $dates }

## Conditions for taking part, after "Entry:"

tournament-term-role = role: { $role }
tournament-term-rating = rating: { $band }
tournament-term-account = account age: at least { $time }
tournament-term-member = time on this server: at least { $time }
tournament-band-least = { $least } or higher
tournament-band-most = { $most } or lower

## More lines of the plan

tournament-plan-final =
    { $seats ->
        [one] - **Final table:** the top player
       *[other] - **Final table:** the top { $seats } players
    }
tournament-plan-clock = - **Clock:** { $clock }
tournament-plan-no-clock = - **Clock:** none; take all the time you want
tournament-plan-turn-up =
    { $minutes ->
        [one] - **No-shows:** be at your table within one minute of being called, or a computer takes your seat
       *[other] - **No-shows:** be at your table within { $minutes } minutes of being called, or a computer takes your seat
    }
tournament-plan-table = - **Time limit:** { $time } per table; after that, the current scores decide the result
tournament-plan-length = - **Length:** about { $time }
tournament-plan-length-long = - **Length:** about { $time }, so set that much time aside
tournament-plan-late = - **Late entry:** until round { $round } begins
tournament-plan-late-none = - **Late entry:** not possible
tournament-plan-late-arena = - **Late entry:** until the end
tournament-plan-late-until = - **Late entry:** until the end ({ $until })
tournament-plan-computers =
    { $count ->
        [one] - **Computers:** one (level: { $level })
       *[other] - **Computers:** { $count } (level: { $level })
    }

## Durations in the plan

tournament-time-minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
tournament-time-hours =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }
tournament-time-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }

## The tournament's own message: points, organiser and players

tournament-worth = At each table, first place scores 12 points and last place 0, with the other places evenly spaced in between. Tied players share the points of their places. A bye (a round you sit out) scores 6.
tournament-organiser = Organised by { $organiser }.
tournament-players = Players ({ $count } of { $capacity }): { $names }
tournament-players-many = { $names } and { $more } more
tournament-no-players = Nobody has joined yet.
tournament-waiting = Waiting list ({ $count }): { $names }

## The last line of that message before the start

tournament-sign-up-full = All places are taken. Press **Join** to get on the waiting list; when a place becomes free, you move up automatically.
tournament-sign-up = Press **Join** to take part. An organiser starts the tournament with `/tournament start`.
tournament-sign-up-planned = Press **Join** to take part. The tournament starts automatically.
tournament-check-in-until = Press **Check In**, or you won’t get a seat. Check-in closes { $until }.

## The last line of that message during the tournament

tournament-round-under-way = Round { $round } of { $rounds } is under way. Tables still playing: { $playing }.
tournament-final-under-way = The final table is under way.
tournament-arena-under-way = The arena is under way and ends { $until }. Tables playing: { $playing }.
tournament-arena-ending = No more tables will start. Tables still playing: { $playing }.
tournament-is-paused = The tournament is paused: all clocks have stopped, at the tables too, and no new round will begin until it’s resumed.

## The last line of that message after the end

tournament-won = The tournament is over. { $who } wins! 🏆
tournament-over-too-few = The tournament is over: there weren’t enough players left.
tournament-over-no-persons = The tournament is over: everyone has left, and computers don’t carry on without people.
tournament-over-cancelled = An organiser cancelled the tournament.
tournament-over-expired = The tournament is over: nobody started or resumed it in time.

## The result of a table

tournament-table-round = Round { $round } · Table { $table }: { $names }
tournament-table-final = Final table: { $names }
tournament-table-arena = Table { $table }: { $names }
tournament-table-place = { $place }. { $who } (+{ $points })
tournament-table-place-score = { $place }. { $who } { $score } (+{ $points })
tournament-table-final-place = { $place }. { $who }
tournament-table-final-place-score = { $place }. { $who } { $score }
tournament-table-void = Void: everyone who showed up gets the points for a bye.
tournament-table-ruled = An organiser set this result.
tournament-table-voided = A moderator voided this match, so its result doesn’t count.
tournament-table-undecided = A moderator voided this match, so an organiser has to set the table’s result.

## The name of a table's thread, and the call of its players in the thread

tournament-thread = Table { $table } · { $name }
tournament-call = { $names }: table { $table } of **{ $name }** is ready for you, and the match begins now.
tournament-call-final = { $names }: the final table of **{ $name }** is ready for you, and the match begins now.
tournament-call-turn-up =
    { $minutes ->
        [one] Press **I’m Here** or take a turn within one minute.
       *[other] Press **I’m Here** or take a turn within { $minutes } minutes.
    } If you don’t, a computer takes your seat, and you come last at this table.
tournament-call-points =
    { $points ->
        [one] You’re playing to one point.
       *[other] You’re playing to { $points } points.
    }
tournament-call-rounds =
    { $rounds ->
        [one] You’re playing one round.
       *[other] You’re playing { $rounds } rounds.
    }
tournament-call-wish = { $length } { $clock }. **My Rack**, under the board, shows your tiles; only you can see them. Good luck, and have fun.
tournament-call-until = Deadline for this table: { $until }; after that, the current scores decide the result.

# Under a board, beside the button.
tournament-awaited = -# Called to this table? Press **I’m Here**, or just play, to keep your seat. Deadline: { $until }.

## The message that shows all tables of a round for spectators

tournament-live-round = 🔴 **Round { $round }, live**
tournament-live-round-over = **Round { $round }: how it ended**
tournament-live-final = 🔴 **The final table, live**
tournament-live-final-over = **The final table: how it ended**
tournament-live-arena = 🔴 **The tables, live**
tournament-live-arena-over = **The arena: how it ended**
tournament-live-over = finished · { $names }
tournament-live-void = void
tournament-live-undecided = waiting for an organiser to set the result
tournament-live-unfinished = unfinished
tournament-live-waiting = waiting for the players
tournament-live-until = Time runs out { $until }
tournament-live-ends = Last chance for a new table: { $until }
tournament-live-top = Standings: { $places }
tournament-live-paused = The tournament is paused.

## Posted in the channel and kept in the log: sign-up and changes

tournament-note-created = { $by } created the tournament.
tournament-note-edited-told = { $names }: { $by } has changed the tournament.
tournament-note-edited = { $by } has changed the tournament.
tournament-note-changed = { $by } changed the tournament’s plan.
tournament-note-remind-change = { $names }: heads-up, the tournament’s plan has changed.
tournament-note-joined = { $who } joined.
tournament-note-queued = { $who } joined the waiting list.
tournament-note-unqueued = { $who } has left the waiting list.
tournament-note-got-place = { $who } moved up from the waiting list.
tournament-note-moved-up = { $who }, a place has opened up: you’re in the tournament.
tournament-note-moved-up-check-in = { $who }, a place has opened up: you’re in the tournament. Press **Check In** to keep your place. Deadline: { $until }.
tournament-note-computers = { $by } set the number of computers to { $count }.

## Posted and logged: check-in, reminders and the start

tournament-note-check-in = Check-in is open. { $names }, press **Check In** to confirm that you’re here. Check-in closes { $until }.
tournament-note-check-in-nobody = Check-in is open, but nobody has joined yet. Press **Join**, then **Check In** to confirm that you’re here. Check-in closes { $until }.
tournament-note-check-in-planned = Check-in opened as planned. Deadline: { $until }.
tournament-note-remind-check-in = ⏰ { $names }: press **Check In**, or you won’t get a seat. Deadline: { $until }.
tournament-note-remind-start = ⏰ { $names }: get ready, the tournament starts soon ({ $until }).
tournament-note-reminded-check-in =
    { $count ->
        [one] I reminded one player to check in.
       *[other] I reminded { $count } players to check in.
    }
tournament-note-reminded-start =
    { $count ->
        [one] I reminded one player that the tournament starts soon.
       *[other] I reminded { $count } players that the tournament starts soon.
    }
tournament-note-start-failed = There aren’t enough players to start yet. Join, or bring a friend. An organiser can start the tournament later with `/tournament start`.
tournament-note-check-in-failed = Not enough players checked in, so the tournament hasn’t started. Everyone who joined is still in, and an organiser can try again with `/tournament start`.
tournament-note-started-by = { $by } gave the go-ahead.
tournament-note-check-in-opened = { $by } opened check-in. Deadline: { $until }.
tournament-note-started = The tournament has started. Any ties left at the end are broken at random, using the seed { $seed }.

## Posted and logged: rounds, byes and absent players

tournament-note-round = **Round { $round } of { $rounds } has begun.** Tables: { $tables }. Deadline: { $until }; after that, the current scores decide the results.
tournament-note-final = **The final table has begun.** Deadline: { $until }; after that, the current scores decide the result.
tournament-note-arena = New tables: { $tables }.
tournament-note-bye = Bye this round: { $names }.
tournament-note-no-show = { $who } didn’t show up at table { $table }. A computer takes over.
tournament-note-round-ended = Round { $round } is over.

## Posted and logged: decisions about results

tournament-note-ruled-order = { $by } set the result of table { $table }: { $order }.
tournament-note-ruled-void = { $by } declared table { $table } void.
tournament-note-voided = { $by } voided the match at table { $table }. Now an organiser has to set the table’s result. Deadline: { $until }. Pairings that have already been made don’t change.
tournament-note-voided-asked = { $organiser }, please set the result of table { $table }: use `/tournament manage`, then **Set a Result**. The next round waits for it. If nobody sets it by the deadline, the table is void, and everyone who showed up gets the points for a bye.
tournament-note-voided-decided = { $by } voided the match at table { $table }. An organiser had already set the table’s result, and that result stands.
tournament-note-voided-over = { $by } voided the match at table { $table }. It no longer counts, and I’ve updated the standings. An organiser can still set the table’s result.
tournament-note-restored = { $by } restored the match at table { $table }. Its result counts again, and I’ve updated the standings.
tournament-note-restored-decided = { $by } restored the match at table { $table }. An organiser had set the table’s result, and that result still stands.
tournament-note-left-undecided = Nobody set the result of table { $table } in time, so the table is void.
tournament-note-ruling-back = { $by } undid the decision about table { $table }: the match counts as it was played.

## Posted and logged: players who leave, and players who are withdrawn, replaced or pardoned

tournament-note-left = { $who } left the tournament.
tournament-note-unchecked = { $who } didn’t check in.
tournament-note-no-shows = { $who } didn’t show up at two tables, so I’ve withdrawn them from the tournament. To come back, they can use `/tournament join`.
tournament-note-no-shows-last = { $who } didn’t show up at two tables, so I’ve withdrawn them from the tournament.
tournament-note-removed = { $by } withdrew { $who } from the tournament.
tournament-note-replaced = { $by } replaced { $who } with { $player }. The new player takes over { $who }’s place in the standings.
tournament-note-pardoned = { $by } pardoned { $who }: their no-shows are forgiven.

## Posted and logged: pauses, more time and the end

tournament-note-paused = { $by } paused the tournament. All clocks have stopped, at the tables too: you can keep playing, but nobody has to.
tournament-note-unattended = Most of the players who were called to their tables haven’t shown up, so I’ve paused the tournament.
tournament-note-unattended-table = Nobody has shown up at table { $table }, so I’ve paused the tournament.
tournament-note-unattended-asked = { $organiser }, what should happen next? With `/tournament manage`, you can resume or cancel the tournament, or replace the missing players. If you resume it, they once again get the full time to show up.
tournament-note-resumed = { $by } resumed the tournament. Everyone has the time they had before the pause.
tournament-note-extended =
    { $minutes ->
        [one] { $by } gave the tables one more minute.
       *[other] { $by } gave the tables { $minutes } more minutes.
    }
tournament-note-time-lost =
    { $minutes ->
        [one] I was offline, so I’ve extended every deadline by one minute. Players who’ve been called to a table or have to check in get their full time again.
       *[other] I was offline, so I’ve extended every deadline by { $minutes } minutes. Players who’ve been called to a table or have to check in get their full time again.
    }
tournament-note-ended = The tournament is over.
tournament-note-no-persons = The tournament is over: only computers were left.
tournament-note-cancelled = { $by } cancelled the tournament.

## Standings as a table of text: heading, pages and notes below

tournament-standings-round = **{ $name }** after round { $round }
tournament-standings-now = **{ $name }**: standings
tournament-standings-no-persons = **{ $name }** is over: everyone has left, and computers don’t carry on without people. The standings stay as they are:
tournament-standings-end = **{ $name }** is over. { $who } wins! 🏆
tournament-standings-none = Nobody has joined yet.
tournament-standings-all =
    { $count ->
        [one] Press **Standings** to see the full list (one player).
       *[other] Press **Standings** to see the full list ({ $count } players).
    }
tournament-standings-page-of = Page { $page } of { $pages }
tournament-standings-bye = -# Bye in round { $round }, +{ $points }: { $names }
tournament-standings-late = -# Joined after the first round, +{ $points }: { $names }
tournament-standings-void = -# Table { $table } (void), +{ $points }: { $names }
tournament-standings-ruled = -# Table { $table }: result set by an organiser. Reason: { $reason }
tournament-standings-undecided = -# Table { $table }: a moderator voided its match, and an organiser has to set the result.
tournament-standings-voided = -# Table { $table }: a moderator voided its match.

## Standings: the heads of columns, at most 6 letters or so

tournament-column-player = Player
tournament-column-points = Pts
tournament-column-head = Vs
tournament-column-opponents = Opp
tournament-column-wins = Won
tournament-column-place = Place
tournament-column-margin = Ahead
tournament-column-absences = Missed
tournament-legend = -# Ties on points are broken by the columns after Pts, from left to right. Vs: head-to-head results, if all tied players have met · Opp: opponents’ average points, without the lowest · Won: tables won · Place: average place · Ahead: average lead over the others at a table, at most 100 each time · Missed: tables and turns missed. Any ties left are broken at random.
tournament-column-final = Final
tournament-column-draw = Luck
tournament-decimal = { $whole }.{ $tenth }
tournament-none = –

## Standings as a picture: title and words

tournament-places-round = { $name } · after round { $round }
tournament-places-now = { $name } · standings
tournament-places-end = { $name } · final standings
tournament-places-points = Points
tournament-places-own = Your row:
tournament-places-legend = { $short }: { $long }
tournament-places-decided = { $points }, { $by }: { $value }
tournament-places-drawn = { $points }, { $by }

## The full names of the columns, in the line below the standings

tournament-places-final = place at the final table
tournament-places-head = head-to-head results
tournament-places-opponents = opponents’ average points
tournament-places-wins = tables won
tournament-places-place = average place
tournament-places-margin = average lead over the others at a table
tournament-places-absences = tables and turns missed
tournament-places-draw = tie broken at random

## The picture of the podium

tournament-podium-alt = The podium of { $name }
tournament-podium-final = The final table decided the top places.

## /tournament past: the list, its menus and buttons

tournament-past-title = ### Past tournaments
tournament-past-none = No tournament has finished on this server yet.
tournament-past-row = **{ $name }** · { $date }
tournament-past-place = { $place }. { $who }
tournament-past-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
tournament-past-computers =
    { $count ->
        [one] { $players }, one of them a computer
       *[other] { $players }, { $count } of them computers
    }
tournament-past-choice = { $name } · { $day }
tournament-past-choose = Choose a tournament to see how it ended
tournament-past-newer = Newer
tournament-past-older = Older
tournament-past-record = Choose a table to see the record and replay of its match
tournament-past-more = More tables

## /tournament status player: how a player's points came about

tournament-explain-title =
    { $points ->
        [one] **{ $who }**: #{ $rank } with { $points } point
       *[other] **{ $who }**: #{ $rank } with { $points } points
    }
tournament-explain-round = Round { $round }, table { $table }: #{ $place } of { $of }, +{ $points }
tournament-explain-arena = Table { $table }: #{ $place } of { $of }, +{ $points }
tournament-explain-bye = Round { $round }: bye, +{ $points }
tournament-explain-void = Table { $table }: void, +{ $points }
tournament-explain-late = Joined after the first round: half the points for a bye, +{ $points }

## The same: how a tie was broken

tournament-explain-alone = Not tied on points with anyone.
tournament-explain-head = Tied on points with: { $names }. Head-to-head wins: { $points } (a tie counts as half).
tournament-explain-not-met = Tied on points with: { $names }. The tied players haven’t all met, so head-to-head results don’t count.
tournament-explain-opponents = Opponents’ points: { $list }. Average: { $mean }.
tournament-explain-left-out = Opponents’ points: { $list }. Average, not counting the lowest ({ $lowest }): { $mean }.
tournament-explain-no-opponents = No opponents yet.
tournament-explain-rest = Tables won: { $wins }. Average place: { $place }. Average lead over the others at a table: { $margin }. Tables and turns missed: { $absences }. Random number for the last tiebreak: { $lot } (the lowest wins).

## Private answers to the organiser who created a tournament

tournament-created = The tournament is open, and others can join by pressing **Join**. Start it with `/tournament start`.
tournament-created-planned = The tournament is open, and others can join by pressing **Join**. It starts automatically: { $start }. To start it sooner, use `/tournament start`.
tournament-created-check-in = Check-in opens automatically: { $opens }.
tournament-created-length = It will take about { $time }.
tournament-created-length-long = It will take about { $time }. For a shorter tournament, choose fewer `rounds`, or an `edition` with one round per match.
tournament-created-weekly = It repeats every week. Sign-up for the next one opens automatically, six days before it starts.
tournament-created-event = I’ve also added the tournament to this server’s events, and I’ll keep it up to date there.
tournament-created-no-event = I can’t add the tournament to this server’s events: I need the **Create Events** permission for that. Everything else works without it.

## The description of the event in the server's list of events

tournament-event = { $play }. Join in { $channel }.

## Suggestions for the start, while it is typed

tournament-start-choice = { $away } ({ $moment })
tournament-start-zone-choice = { $moment }, if it’s { $time } for you now
tournament-start-minutes =
    { $count ->
        [one] in one minute
       *[other] in { $count } minutes
    }
tournament-start-hours =
    { $count ->
        [one] in one hour
       *[other] in { $count } hours
    }
tournament-start-days =
    { $count ->
        [one] in one day
       *[other] in { $count } days
    }

## Private answers after joining or leaving

tournament-joined = You’re in: welcome to **{ $name }**.
tournament-joined-late = You’re in: you’ll play in **{ $name }** from the next round. For the rounds you’ve missed, however many, you get half the points of one bye.
tournament-left = You’ve left the tournament. `/tournament join` brings you back.
tournament-queued = The tournament is full, so you’re number { $place } on the waiting list. As soon as there’s a place for you, you’re in, and I’ll tell you in the channel.
tournament-left-waiting = You’re off the waiting list.
tournament-left-last = You’ve left the tournament. You were the last person in it, so it’s over.

## Private: the question before a player leaves, and the return

tournament-leave-table = Do you really want to leave **{ $name }**? Your match at table { $table } isn’t over: a computer will take over your seat, and you’ll come last at that table. In your stats, it counts as a match you left.
tournament-leave-sure = Do you really want to leave **{ $name }**? You won’t be called to any more tables. What you’ve scored stays in the standings, and `/tournament join` brings you back.
tournament-left-for-now = You’ve left the tournament. You can still come back until a computer takes your seat. Deadline: { $until }
tournament-left-last-for-now = You’ve left the tournament. You were the last person in it, so it’ll end soon. You can still come back. Deadline: { $until }
tournament-returned = Welcome back. Your seat is yours again, and nothing is lost.
tournament-return-too-late = That took longer than 2 minutes, so a computer has your seat at that table. `/tournament join` brings you back for the next one.
tournament-return-over = The tournament is over, so there’s no seat to come back to.

## Private answers after check-in, and at the table

tournament-checked-in = You’re checked in. See you at the table.
tournament-arrived = Great, you’re here. The match is in this thread.

## /tournament organisers

tournament-organisers-role = Members with the { $role } role or the **Manage Events** permission can organise tournaments here.
tournament-organisers-none = Members with the **Manage Events** permission can organise tournaments here.

## Choices for a table's result

tournament-rule-void = Void: everyone who showed up gets the points for a bye
tournament-rule-played = As it was played

## Private: there is no tournament, or it cannot be created here

tournament-refuse-none = There’s no tournament in this channel. Members with the **Manage Events** permission can create one with `/tournament create`.
tournament-refuse-taken = There’s already a tournament in this channel. `/tournament status` shows it, and `/tournament cancel` ends it.
tournament-refuse-too-many = This server already has the maximum number of tournaments ({ $most }). Wait until one is over, or end one with `/tournament cancel`.
tournament-refuse-create = To create a tournament here, you need the **Manage Events** permission. Members who have it can use `/tournament organisers` to let a role create tournaments too.
tournament-refuse-create-role = To create a tournament here, you need the { $role } role or the **Manage Events** permission.
tournament-refuse-thread = This thread belongs to a tournament table, so only that table’s match can be played here. Use `/play` in another channel.

## Private: the tournament does not allow this now

tournament-refuse-busy = There’s a lot going on in this tournament right now, so your request didn’t get through. Try again.
tournament-refuse-channel = A tournament needs a channel where I can open threads. Create it in a text channel on this server.
tournament-refuse-organiser = Only organisers can do that: moderators, and members with the **Manage Events** permission or the role set with `/tournament organisers`.
tournament-refuse-takes-part = You’re playing in this tournament, so someone else has to decide that. You can still give the tables more time, or let the current scores decide.
tournament-refuse-over = The tournament is over. `/tournament status` shows how it ended.
tournament-refuse-not-started = The tournament hasn’t started yet.
tournament-refuse-started = The tournament has already started.
tournament-refuse-playing = The tournament has already started. The next round begins automatically when all matches in this round are over. Tables still playing: { $playing }.
tournament-refuse-too-few = There aren’t enough players yet: you have { $count } and need at least { $least }. If check-in is required, only players who have checked in count. To add computers, use `/tournament computers`.
tournament-refuse-no-persons = Computers don’t play tournaments on their own: at least one person has to take part, and check in if that’s required.

## Private: too many computers

tournament-refuse-computers = There are too many computers ({ $computers }). The limit is { $each } per person, so only { $most } can play right now. Change the number with `/tournament computers`.
tournament-refuse-one-computer = That would be one computer too many: the limit is { $each } per person. Choose a person instead, with the `by` option of `/tournament replace`.
tournament-refuse-no-more-computers = This tournament has no room for more computers.
tournament-refuse-computers-places = That’s too many computers for this tournament. It can have at most { $most }, because the limit is { $each } per person.

## Private: a plan that contradicts itself

tournament-refuse-rounds-and-arena = A tournament has either rounds or a length in minutes: choose `rounds` or `arena`, not both.

## Private: a person cannot join

tournament-refuse-full =
    { $capacity ->
        [one] The tournament is full: its only place is taken.
       *[other] The tournament is full: all { $capacity } places are taken.
    }
tournament-refuse-term-role = This tournament is for members with the { $role } role. If you’d like to play, ask an organiser for the role.
tournament-refuse-term-rating = Your rating is { $own } right now, and this tournament’s range is { $band }. I hope to see you at the next one.
tournament-refuse-term-account = This tournament is for Discord accounts that are at least { $time } old. You can join from { $from }.
tournament-refuse-term-member = This tournament is for people who’ve been on this server for at least { $time }. You can join from { $from }.
tournament-refuse-already-waiting = You’re already number { $place } on the waiting list.

## Private: the conditions or the format contradict themselves

tournament-refuse-ratings = The lowest rating ({ $least }) is above the highest ({ $most }). Swap them, and try again.
tournament-refuse-fixed-tables = A round robin or a knockout sets its own rounds and has tables of two. Leave out `rounds`, `arena`, `final` and `seats`.

## Private: a player cannot join, leave or check in

tournament-refuse-already-in = You’re already in this tournament.
tournament-refuse-not-in = You’re not in this tournament.
tournament-refuse-they-not-in = That player is no longer in this tournament.
tournament-refuse-too-late = It’s too late to join: this tournament no longer takes new players.
tournament-refuse-removed = An organiser has withdrawn you from this tournament. To come back, ask an organiser to let you back in (with **Pardon**).
tournament-refuse-no-check-in = Check-in isn’t open right now, so there’s nothing you need to do.
tournament-refuse-checked-in = You’re already checked in.

## Private: a result cannot be set

tournament-refuse-no-table = There’s no table { $table } in this tournament.
tournament-refuse-not-at-table = You’re not playing at this table.
tournament-refuse-own-table = You’re playing at table { $table } yourself, so you can’t set its result. Another organiser or a moderator can.
tournament-refuse-table-over = Your match at this table is over.
tournament-refuse-order = I don’t recognise that order of players. Choose one of the suggestions that appear as you type.
tournament-refuse-no-ruling = No organiser has set this table’s result, so there’s nothing to undo.
tournament-refuse-match-voided = A moderator voided the match at table { $table }, so its result can’t stand.

## Private: a player cannot be withdrawn, replaced or pardoned

tournament-refuse-no-entry = I don’t recognise that player. Choose one of the suggestions that appear as you type.
tournament-refuse-replacement = That person is already in this tournament. Choose someone else, or leave out the `by` option to let a computer take over.
tournament-refuse-bot = A bot can’t take over for a player. To let a computer player take over, leave out the `by` option.
tournament-refuse-paused = The tournament is already paused.
tournament-refuse-not-paused = The tournament isn’t paused.
tournament-refuse-blameless = That player hasn’t missed any tables or been withdrawn, so there’s nothing to pardon.

## Private: a number or a time is out of range

tournament-refuse-extension =
    { $most ->
        [one] Give the tables one more minute.
       *[other] Give the tables between { $least } and { $most } more minutes.
    }
tournament-refuse-name =
    { $most ->
        [one] Give the tournament a name of one character.
       *[other] Give the tournament a name of up to { $most } characters.
    }
tournament-refuse-seats =
    { $most ->
        [one] These rules allow { $most } player at a table.
       *[other] These rules allow { $least } to { $most } players at a table.
    }
tournament-refuse-rounds =
    { $most ->
        [one] A tournament can only have one round.
       *[other] A tournament can have between { $least } and { $most } rounds.
    }
tournament-refuse-capacity =
    { $most ->
        [one] A tournament can only have one player.
       *[other] A tournament can have between { $least } and { $most } players.
    }
tournament-refuse-time-arena =
    { $most ->
        [one] An arena can only last one minute.
       *[other] An arena can last between { $least } and { $most } minutes.
    }
tournament-refuse-time-check-in =
    { $most ->
        [one] Check-in can only last one minute.
       *[other] Check-in can last between { $least } and { $most } minutes.
    }
tournament-refuse-time-turn-up =
    { $most ->
        [one] Give players one minute to show up.
       *[other] Give players between { $least } and { $most } minutes to show up.
    }
tournament-refuse-time-table =
    { $most ->
        [one] A match can only last one minute.
       *[other] A match can last between { $least } and { $most } minutes.
    }
tournament-refuse-start = That start time is too soon or too far ahead. People need time to join and check in, so choose a time between { $soonest } and { $latest }.
tournament-refuse-start-unreadable = I don’t understand that start time. Choose one of the suggestions that appear as you type, or write it like one of these: `in 30 minutes`, `20:00 UTC+1`, `tomorrow 19:30 UTC`, `2026-11-28 20:00 Europe/Paris`.
tournament-refuse-start-zone = I don’t know your time zone. Choose one of the suggestions that appear as you type, or add the zone to the time: `20:00 UTC+1` or `20:00 Europe/Paris`.
tournament-refuse-event-start = A server event needs a start time. Set one with the `start` option.
tournament-refuse-weekly-start = A weekly tournament needs a start time. Set one with the `start` option.
tournament-refuse-dates-alone = Only a weekly tournament can skip dates. To skip some, also set `weekly:True` and a `start`.
tournament-refuse-dates = I don’t understand the dates “{ $typed }”. Write at most 20 dates like 2026-12-25, separated by commas.
tournament-refuse-edition = A tournament needs rules that keep score and work for two players. Choose different rules.

## The description of /tournament, in Discord's list: at most 100 letters

tournament-command = Tournaments: create one, join one, see the standings

## /tournament create and its options: at most 100 letters each

tournament-command-create = Create a tournament in this channel
tournament-command-create-name = The tournament’s name
tournament-command-create-rounds = How many rounds to play (4 by default)
tournament-command-create-seats = The maximum number of players at a table (2 to 4)
tournament-command-create-arena = For an arena instead of rounds: how many minutes it lasts
tournament-command-create-edition = Which rules to play by (official tournament rules by default: each match goes to 400 points)
tournament-command-create-clock = How much time each turn gets (5 minutes by default)
tournament-command-create-final = Whether the top players meet at a final table
tournament-command-create-capacity = How many players can take part (64 by default)
tournament-command-create-check-in = How many minutes check-in is open before the start; players who miss it get no seat
tournament-command-create-no-show = How many minutes players get to show up when called (10 by default)
tournament-command-create-time = How many minutes a match can last (120 by default)
tournament-command-create-start = When it starts, such as in 30 minutes, 20:00 UTC+1 or tomorrow 19:30 UTC; or choose a suggestion
tournament-command-create-event = Whether to add it to this server’s events; I need the Create Events permission for that
tournament-command-create-weekly = Whether to repeat it every week at the same time; sign-up for the next one opens automatically
tournament-command-create-without = For a weekly tournament: dates to leave out, such as 2026-12-25, 2027-01-01

## More options of /tournament create, and the choices of formats

tournament-command-create-format = How players are paired; Swiss if you don’t choose
tournament-format-swiss = Swiss: rounds against players on similar points
tournament-format-round-robin = Round robin: everyone plays everyone (up to 8 players)
tournament-format-knockout = Knockout: lose your match and you’re out
tournament-command-create-role = The role that people need in order to join
tournament-command-create-rating-from = The lowest rating people can join with
tournament-command-create-rating-to = The highest rating people can join with
tournament-command-create-account-age = How many days old a Discord account must be to join
tournament-command-create-member-for = How many days people must have been on this server to join
tournament-command-create-computers = How many computers take part
tournament-command-create-level = How well the computers play

## Parts of /tournament for everyone: at most 100 letters each

tournament-command-join = Join this channel’s tournament
tournament-command-leave = Leave the tournament
tournament-command-check-in = Confirm that you’re here for the tournament

## Parts of /tournament for organisers, and their options: at most 100 letters each

tournament-command-computers = Before the start: set how many computers take part
tournament-command-computers-count = The number of computers
tournament-command-start = Start the tournament, or open its check-in
tournament-command-status = See the standings, or how a player got their place
tournament-command-status-player = The player whose place you want explained
tournament-command-pause = Pause the tournament: all clocks stop, at the tables too, and no new round begins
tournament-command-resume = Resume the paused tournament
tournament-command-extend = Give more time to the tables that are still playing
tournament-command-extend-minutes = How many more minutes
tournament-command-result = Set a table’s result, or undo a result that an organiser has set
tournament-command-result-table = The number of the table
tournament-command-result-order = The players, best first; or choose “void” or “as it was played”
tournament-command-withdraw = Withdraw a player from the tournament
tournament-command-withdraw-player = The player to withdraw
tournament-command-replace = Let another person or a computer take over for a player
tournament-command-replace-player = The player to replace
tournament-command-replace-by = Who takes over (a computer by default)
tournament-command-pardon = Forgive a player’s no-shows, or let a withdrawn player back in
tournament-command-pardon-player = The player to pardon
tournament-command-reason = The reason: choose one, or type your own; everyone can read it
tournament-command-cancel = End the tournament for good

## More parts of /tournament, for organisers and for everyone: at most 100 letters each

tournament-command-edit = Change a planned tournament, or postpone it
tournament-command-copy = Run this channel’s last tournament again
tournament-command-past = See this server’s past tournaments, with their standings and match records
tournament-command-log = See everything that’s happened in the tournament, and who did it
tournament-command-organisers = Choose which role can organise tournaments on this server
tournament-command-organisers-role = The role; without one, only moderators and members with Manage Events can organise tournaments
