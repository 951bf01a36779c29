### Tournaments: their channel, their tables' threads, and the private answers about them.

## The tournament's own message

tournament-title = **{ $name }**: a Triominos tournament
tournament-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
  } at tables of up to { $seats } · { $edition }
tournament-arena = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
  } of play, at tables of up to { $seats } as players become free · { $edition }
tournament-plan-start = - **Start:** { $start }
tournament-plan-check-in = - **Check-in:** opens at { $opens }, { $time } before the start. Players who don’t check in get no seat.
tournament-plan-check-in-later = - **Check-in:** { $time }, once an organiser opens it. Players who don’t check in get no seat.
tournament-plan-play = - **Play:** { $play }
tournament-plan-final =
    { $seats ->
        [one] - **Final table:** the best player
       *[other] - **Final table:** the best { $seats } players
    }
tournament-plan-clock = - **Clock:** { $clock }
tournament-plan-no-clock = - **Clock:** none; take all the time you want
tournament-plan-turn-up =
    { $minutes ->
        [one] - **Turn up:** within one minute of the call to your table, or a computer takes over your seat
       *[other] - **Turn up:** within { $minutes } minutes of the call to your table, or a computer takes over your seat
    }
tournament-plan-table = - **A table lasts:** at most { $time }; then it counts as it stands
tournament-plan-late = - **Late entries:** until round { $round } begins
tournament-plan-late-none = - **Late entries:** none after the start
tournament-plan-late-arena = - **Late entries:** until the end
tournament-plan-late-until = - **Late entries:** until the end: { $until }
tournament-plan-computers =
    { $count ->
        [one] - **Computers:** one, level: { $level }
       *[other] - **Computers:** { $count }, level: { $level }
    }
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
tournament-worth = At each table, first place scores 12 points, last place 0, and the others evenly in between; tied players share their points. A bye, which is a round without a table, scores 6.
tournament-organiser = Organised by { $organiser }.
tournament-players = Taking part ({ $count } of { $capacity }): { $names }
tournament-players-many = { $names } and { $more } more
tournament-no-players = Nobody has joined yet.
tournament-sign-up = Join with the button. An organiser starts the tournament with `/tournament start`.
tournament-sign-up-planned = Join with the button. The tournament starts automatically.
tournament-check-in-until = Check in with the button, or you won’t get a seat. Deadline: { $until }.
tournament-round-under-way = Round { $round } of { $rounds } is being played. Tables still playing: { $playing }.
tournament-final-under-way = The final table is being played.
tournament-arena-under-way = End of the arena: { $until }. Tables playing: { $playing }.
tournament-arena-ending = No more tables are formed. Tables still playing: { $playing }.
tournament-is-paused = The tournament is paused: its clocks have stopped, and no new round begins.
tournament-won = The tournament is over. { $who } has won. 🏆
tournament-over-too-few = The tournament is over: too few players were left.
tournament-over-no-persons = The tournament is over: everyone has left, and computers don’t play on by themselves.
tournament-over-cancelled = An organiser has cancelled the tournament.
tournament-over-expired = The tournament is over because nobody went on with it.

## Tables

tournament-table-round = Round { $round } · Table { $table }: { $names }
tournament-table-final = Final table: { $names }
tournament-table-arena = Table { $table }: { $names }
tournament-table-place = { $place }. { $who } (+{ $points })
tournament-table-place-score = { $place }. { $who } { $score } (+{ $points })
tournament-table-final-place = { $place }. { $who }
tournament-table-final-place-score = { $place }. { $who } { $score }
tournament-table-void = Void: everyone who was there gets the points of a bye.
tournament-table-ruled = Decided by an organiser.
tournament-table-voided = A moderator voided this match, so its result doesn’t count.
tournament-table-undecided = A moderator voided this match. An organiser has to decide how the table counts.
tournament-thread = Table { $table } · { $name }
tournament-call = { $names }: table { $table } of **{ $name }** is ready, and the match begins now.
tournament-call-final = { $names }: the final table of **{ $name }** is ready, and the match begins now.
tournament-call-turn-up =
    { $minutes ->
        [one] Press the button or take a turn within one minute.
       *[other] Press the button or take a turn within { $minutes } minutes.
    } Otherwise, a computer takes over your seat, and you come last.
tournament-call-points =
    { $points ->
        [one] The match goes to one point.
       *[other] The match goes to { $points } points.
    }
tournament-call-rounds =
    { $rounds ->
        [one] The match has one round.
       *[other] The match has { $rounds } rounds.
    }
tournament-call-wish = { $length } { $clock }. **My Rack**, under the board, shows your tiles; only you can see them. Good luck, and have fun.
tournament-call-until = Deadline for the table: { $until }; it counts as it stands then.

# Under a board, beside the button.
tournament-awaited = -# Called to this table? Press **I’m Here**, or do anything else at it, to keep your seat. Deadline: { $until }.

## A round for those who look on

tournament-live-round = 🔴 **Round { $round }, live**
tournament-live-round-over = **Round { $round } as it ended**
tournament-live-final = 🔴 **The final table, live**
tournament-live-final-over = **The final table as it ended**
tournament-live-arena = 🔴 **The tables, live**
tournament-live-arena-over = **All tables of the arena are finished.**
tournament-live-over = finished · { $names }
tournament-live-void = void
tournament-live-undecided = to be decided by an organiser
tournament-live-unfinished = not played to the end
tournament-live-waiting = the players are being called
tournament-live-until = Deadline: { $until }
tournament-live-paused = The tournament is paused.

## What happens

tournament-note-created = { $by } created the tournament.
tournament-note-joined = { $who } joined.
tournament-note-computers = { $by } set the number of computers to { $count }.
tournament-note-check-in = Check-in: { $names }, confirm with the button that you’re here. Deadline: { $until }.
tournament-note-check-in-nobody = Check-in is open, but nobody has joined yet. Join, then confirm with the button that you’re here. Deadline: { $until }.
tournament-note-check-in-planned = Check-in opened as planned. Deadline: { $until }.
tournament-note-remind-check-in = ⏰ { $names }: please check in with the button, or you won’t get a seat. Deadline: { $until }.
tournament-note-remind-start = ⏰ { $names }: the tournament is about to start. Start: { $until }.
tournament-note-reminded-check-in =
    { $count ->
        [one] One player was reminded to check in.
       *[other] { $count } players were reminded to check in.
    }
tournament-note-reminded-start =
    { $count ->
        [one] One player was reminded of the start.
       *[other] { $count } players were reminded of the start.
    }
tournament-note-start-failed = Too few players have joined to start now. Join, or bring a friend: an organiser can start later with `/tournament start`.
tournament-note-check-in-failed = Too few players have checked in. Join again, or wait for others: an organiser can start again.
tournament-note-started-by = { $by } gave the go-ahead.
tournament-note-check-in-opened = { $by } opened check-in. Deadline: { $until }.
tournament-note-started = The tournament has started. Ties that remain at the end are decided by lot, from the seed { $seed }.
tournament-note-round = **Round { $round } of { $rounds }.** Tables: { $tables }. Deadline: { $until }; they count as they stand then.
tournament-note-final = **The final table.** Deadline: { $until }; it counts as it stands then.
tournament-note-arena = New tables: { $tables }.
tournament-note-bye = Bye: { $names }.
tournament-note-no-show = { $who } didn’t turn up at table { $table }. A computer stands in.
tournament-note-round-ended = Round { $round } is over.
tournament-note-ruled-order = { $by } decided table { $table }: { $order }.
tournament-note-ruled-void = { $by } decided that table { $table } is void.
tournament-note-voided = { $by } voided the match of table { $table }, so its result no longer counts, and an organiser has to decide the table. Deadline: { $until }. Rounds that are already paired stay as they are.
tournament-note-voided-asked = { $organiser }, please decide table { $table }: use `/tournament manage`, then **Adjudicate**. The next round waits for that. After the deadline the table is void, and everyone who was there gets the points of a bye.
tournament-note-voided-decided = { $by } voided the match of table { $table }. An organiser had already decided this table, and that decision stands.
tournament-note-voided-over = { $by } voided the match of table { $table }, so it no longer counts, and the standings have been worked out again. An organiser can still decide the table.
tournament-note-restored = { $by } restored the match of table { $table }: its result counts again, and the standings have been worked out again.
tournament-note-restored-decided = { $by } restored the match of table { $table }. The decision of an organiser about this table stands.
tournament-note-left-undecided = Nobody decided table { $table } in time, so it is void.
tournament-note-ruling-back = { $by } took back the decision about table { $table }: it counts as it was played.
tournament-note-left = { $who } left the tournament.
tournament-note-unchecked = { $who } didn’t check in.
tournament-note-no-shows = { $who } didn’t turn up at two tables and has been withdrawn. `/tournament join` brings them back.
tournament-note-no-shows-last = { $who } didn’t turn up at two tables and has been withdrawn.
tournament-note-removed = { $by } withdrew { $who } from the tournament.
tournament-note-replaced = { $by } replaced { $who } with { $player }, who plays on in their place.
tournament-note-pardoned = { $by } pardoned { $who }: nothing is held against them.
tournament-note-paused = { $by } paused the tournament. Matches under way can go on; the tournament’s clocks have stopped.
tournament-note-unattended = Most of the players who were called haven’t come, so the tournament is paused.
tournament-note-unattended-table = Nobody has come to table { $table }, so the tournament is paused.
tournament-note-unattended-asked = { $organiser }, it’s up to you: with `/tournament manage` you can resume, replace the missing players or cancel. If you resume, the missing players get their full time to come again.
tournament-note-resumed = { $by } resumed the tournament.
tournament-note-extended =
    { $minutes ->
        [one] { $by } gave the tables one more minute.
       *[other] { $by } gave the tables { $minutes } more minutes.
    }
tournament-note-time-lost =
    { $minutes ->
        [one] I was away. Every deadline has moved by one minute; players who are called to a table or have to check in have their full time again.
       *[other] I was away. Every deadline has moved by { $minutes } minutes; players who are called to a table or have to check in have their full time again.
    }
tournament-note-ended = The tournament is over.
tournament-note-no-persons = The tournament is over: only computers were left in it.
tournament-note-cancelled = { $by } cancelled the tournament.

## Standings

tournament-standings-round = **{ $name }** after round { $round }
tournament-standings-now = **{ $name }**: the standings
tournament-standings-no-persons = **{ $name }** is over: everyone has left, and computers don’t play on by themselves. The standings stay as they are:
tournament-standings-end = **{ $name }** is over. { $who } has won. 🏆
tournament-standings-none = Nobody has joined yet.
tournament-standings-all =
    { $count ->
        [one] **Standings** shows the only line.
       *[other] **Standings** shows all { $count } lines.
    }
tournament-standings-page-of = Page { $page } of { $pages }
tournament-standings-bye = -# A bye in round { $round }, +{ $points }: { $names }
tournament-standings-late = -# Joined after the first round, +{ $points }: { $names }
tournament-standings-void = -# Table { $table } void, +{ $points }: { $names }
tournament-standings-ruled = -# Table { $table }, decided by an organiser. Reason: { $reason }
tournament-standings-undecided = -# Table { $table } has to be decided by an organiser: a moderator voided its match.
tournament-standings-voided = -# Table { $table }: a moderator voided its match.
tournament-column-player = Player
tournament-column-points = Pts
tournament-column-head = Vs
tournament-column-opponents = Opp
tournament-column-wins = Won
tournament-column-place = Place
tournament-column-margin = Ahead
tournament-column-absences = Abs
tournament-legend = -# Points · against each other, among tied players who all met · average points of the opponents, without the lowest · tables won · average place · points ahead of the others at a table, at most 100 · absences. Any ties that remain are decided by lot.
tournament-column-final = Final
tournament-column-draw = Lot
tournament-decimal = { $whole }.{ $tenth }
tournament-none = –

## Standings in few words, and their picture

tournament-places-round = { $name } · after round { $round }
tournament-places-now = { $name } · standings
tournament-places-end = { $name } · final standings
tournament-places-points = Points
tournament-places-own = Your line:
tournament-places-legend = { $short }: { $long }
tournament-places-decided = { $points }, { $by }: { $value }
tournament-places-drawn = { $points }, { $by }
tournament-places-final = place at the final table
tournament-places-head = against each other
tournament-places-opponents = average points of the opponents
tournament-places-wins = tables won
tournament-places-place = average place
tournament-places-margin = points ahead of the others at a table
tournament-places-absences = absences
tournament-places-draw = decided by lot
tournament-podium-alt = The podium of { $name }
tournament-podium-final = The final table decided the first places.

## Past tournaments

tournament-past-title = ### Past tournaments
tournament-past-none = No tournament has been played to its end on this server yet.
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
tournament-past-record = Choose a table for its record and replay
tournament-past-more = More tables

## How a line came about

tournament-explain-title =
    { $points ->
        [one] **{ $who }**: place { $rank }, { $points } point
       *[other] **{ $who }**: place { $rank }, { $points } points
    }
tournament-explain-round = Round { $round }, table { $table }: place { $place } of { $of }, +{ $points }
tournament-explain-arena = Table { $table }: place { $place } of { $of }, +{ $points }
tournament-explain-bye = Round { $round }: a bye, +{ $points }
tournament-explain-void = Table { $table } void: +{ $points }
tournament-explain-late = Joined after the first round: half a bye, +{ $points }
tournament-explain-alone = Nobody else has the same number of points.
tournament-explain-head = Same number of points: { $names }. Against each other: { $points }.
tournament-explain-not-met = Same number of points: { $names }. Not all of them have met, so results against each other don’t count.
tournament-explain-opponents = Points of the opponents: { $list }. Average: { $mean }.
tournament-explain-left-out = Points of the opponents: { $list }; without the lowest, { $lowest }. Average: { $mean }.
tournament-explain-no-opponents = No opponents yet.
tournament-explain-rest = Tables won: { $wins }. Average place: { $place }. Average points ahead: { $margin }. Absences: { $absences }. Lot: { $lot }.

## Private answers

tournament-created = The tournament is created. Others join with the button; you start it with `/tournament start`.
tournament-created-planned = The tournament is created. Others join with the button, and it starts automatically. Start: { $start }. With `/tournament start`, you can start it sooner.
tournament-created-check-in = Check-in opens automatically: { $opens }.
tournament-created-event = It’s also among this server’s events, which follow the tournament if it moves or ends.
tournament-created-no-event = I can’t show it among this server’s events yet: for that, I need the permission **Create Events**. Everything else works without it.
tournament-event = { $play }. Join in { $channel }.
tournament-start-choice = { $away } ({ $moment })
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
tournament-joined = You’re taking part in **{ $name }**.
tournament-joined-late = You’re taking part in **{ $name }** from the next round on. For the earlier rounds, you get half a bye.
tournament-left = You’re no longer taking part. `/tournament join` brings you back.
tournament-left-last = You’re no longer taking part. You were the last person, so the tournament ends.
tournament-checked-in = You’re checked in.
tournament-arrived = Good, you’re here. The match is in this thread.
tournament-organisers-role = Members with the role { $role } or the permission **Manage Events** can organise tournaments here.
tournament-organisers-none = Members with the permission **Manage Events** can organise tournaments here.
tournament-rule-void = Void: it doesn’t count
tournament-rule-played = As it was played

## Refusals

tournament-refuse-none = There is no tournament in this channel. Members with the permission **Manage Events** can create one with `/tournament create`.
tournament-refuse-taken = This channel has a tournament that isn’t over. `/tournament status` shows it; `/tournament cancel` ends it.
tournament-refuse-too-many = This server already has as many tournaments as it can have at once: { $most }. Wait until one is over, or end one with `/tournament cancel`.
tournament-refuse-create = To create a tournament here, you need the permission **Manage Events**. Members who have it can use `/tournament organisers` to let a role create tournaments too.
tournament-refuse-create-role = To create a tournament here, you need the role { $role } or the permission **Manage Events**.
tournament-refuse-thread = This thread belongs to a table of a tournament, and its match is played here. Use `/play` in another channel.
tournament-refuse-busy = Many people are using this tournament at the same moment, and your request didn’t get through. Try again.
tournament-refuse-channel = A tournament needs a channel that can have threads. Create it in a text channel of the server.
tournament-refuse-organiser = Only organisers can do that: members with the permission **Manage Events** or with the role chosen with `/tournament organisers`, and moderators.
tournament-refuse-takes-part = You take part in this tournament, so another organiser or a moderator has to decide that. You can give more time, or let the scores count as they stand.
tournament-refuse-over = The tournament is over. `/tournament status` shows how it ended.
tournament-refuse-not-started = The tournament hasn’t started yet.
tournament-refuse-started = The tournament has already started.
tournament-refuse-playing = The tournament has already started. The next round is paired automatically when all tables are finished; still playing: { $playing }.
tournament-refuse-too-few = Too few players: { $count }. At least { $least } must take part, and have checked in if that is required. Computers count: `/tournament computers`.
tournament-refuse-no-persons = At least one person must take part, and have checked in if that is required. Computers don’t play tournaments on their own.
tournament-refuse-computers = There are too many computers: { $computers }. There can be { $each } for each person, so { $most } can take part now. `/tournament computers` changes their number.
tournament-refuse-one-computer = There would be too many computers: there can be { $each } for each person. A person can play on instead: name one in `/tournament replace`, in the option `by`.
tournament-refuse-no-more-computers = No more computers can take part in this tournament.
tournament-refuse-full =
    { $capacity ->
        [one] The only place is taken.
       *[other] All { $capacity } places are taken.
    }
tournament-refuse-already-in = You’re already taking part.
tournament-refuse-not-in = You’re not taking part in this tournament.
tournament-refuse-they-not-in = They are no longer taking part.
tournament-refuse-too-late = It’s too late to join: more than half of the rounds have been paired.
tournament-refuse-removed = An organiser has withdrawn you from this tournament. Ask them to pardon you.
tournament-refuse-no-check-in = Nobody has to check in at the moment.
tournament-refuse-checked-in = You’re already checked in.
tournament-refuse-no-table = There is no table { $table } in this tournament.
tournament-refuse-not-at-table = You’re not playing at this table.
tournament-refuse-own-table = You’re playing at table { $table } yourself, so you can’t decide it. Another organiser can: a member with the permission **Manage Events**, or with the role chosen with `/tournament organisers`.
tournament-refuse-table-over = This table is over for you.
tournament-refuse-order = That isn’t an order of this table’s players. Choose one of the suggestions as you type.
tournament-refuse-no-ruling = There is no decision about this table to take back.
tournament-refuse-match-voided = A moderator voided the match of table { $table }, so the table can’t count as it was played.
tournament-refuse-no-entry = Choose one of the suggested players as you type.
tournament-refuse-replacement = That person is already taking part. Choose someone else, or leave the option out for a computer.
tournament-refuse-bot = A bot can’t play for someone. Leave the option out, and a computer plays.
tournament-refuse-paused = The tournament is already paused.
tournament-refuse-not-paused = The tournament isn’t paused.
tournament-refuse-blameless = Nothing is held against that player.
tournament-refuse-extension =
    { $most ->
        [one] Give the tables one more minute.
       *[other] Give the tables between { $least } and { $most } more minutes.
    }
tournament-refuse-name =
    { $most ->
        [one] Give the tournament a name of one letter.
       *[other] Give the tournament a name of at most { $most } letters.
    }
tournament-refuse-seats =
    { $most ->
        [one] By these rules a table has { $most } seat.
       *[other] By these rules a table has { $least } to { $most } seats.
    }
tournament-refuse-rounds =
    { $most ->
        [one] Choose one round.
       *[other] Choose between { $least } and { $most } rounds.
    }
tournament-refuse-capacity =
    { $most ->
        [one] Only one player can take part.
       *[other] Between { $least } and { $most } players can take part.
    }
tournament-refuse-time-arena =
    { $most ->
        [one] An arena lasts one minute.
       *[other] An arena lasts between { $least } and { $most } minutes.
    }
tournament-refuse-time-check-in =
    { $most ->
        [one] Check-in takes one minute.
       *[other] Check-in takes between { $least } and { $most } minutes.
    }
tournament-refuse-time-turn-up =
    { $most ->
        [one] Give players one minute to turn up.
       *[other] Give players between { $least } and { $most } minutes to turn up.
    }
tournament-refuse-time-table =
    { $most ->
        [one] Give a table one minute.
       *[other] Give a table between { $least } and { $most } minutes.
    }
tournament-refuse-start = That start is too soon or too far away. People need time to join, and to check in if that is required. Choose a start between { $soonest } and { $latest }.
tournament-refuse-start-unreadable = I can’t read that start. Choose one of the suggestions as you type, or write it like one of these: `in 30 minutes`, `20:00 UTC+1`, `tomorrow 19:30 UTC`, `2026-11-28 20:00 Europe/Paris`.
tournament-refuse-start-zone = I don’t know your time zone, so I can’t tell when that is. Choose one of the suggestions as you type, or add the zone: `20:00 UTC+1` or `20:00 Europe/Paris`.
tournament-refuse-event-start = A server event needs a start. Say when the tournament begins, with the option `start`.
tournament-refuse-edition = That edition keeps no score or isn’t for two players, so no tournament can be played by it. Choose another.

## The command, in Discord’s list: at most 100 letters each

tournament-command = Tournaments: create one, take part, see the standings
tournament-command-create = Create a tournament in this channel
tournament-command-create-name = The tournament’s name
tournament-command-create-rounds = How many rounds; 4 if you leave it out
tournament-command-create-seats = The most seats at a table: 2 to 4
tournament-command-create-arena = Instead of rounds: how many minutes an arena lasts
tournament-command-create-edition = Which rules to play by; the official tournament rules to 400 points if you leave it out
tournament-command-create-clock = How long a turn may take; 5 minutes if you leave it out
tournament-command-create-final = Whether the best players meet at a final table
tournament-command-create-capacity = How many players can take part; 64 if you leave it out
tournament-command-create-checkin = How many minutes before the start players can check in; those who don’t get no seat
tournament-command-create-turnup = How many minutes players have to turn up when called; 10 if you leave it out
tournament-command-create-time = How many minutes a table may last; 120 if you leave it out
tournament-command-create-start = When it starts by itself: in 30 minutes, 20:00 UTC+1, tomorrow 19:30 UTC; choose as you type
tournament-command-create-event = Whether it’s among this server’s events; I need the permission Create Events
tournament-command-create-computers = How many computers take part
tournament-command-create-level = How well computers play
tournament-command-join = Take part in the tournament of this channel
tournament-command-leave = Stop taking part in the tournament
tournament-command-check-in = Confirm that you’re here
tournament-command-computers = Choose how many computers take part, before the start
tournament-command-computers-count = The number of computers
tournament-command-start = Start the tournament, or open its check-in
tournament-command-status = Show the standings, or where a player’s place comes from
tournament-command-status-player = The player whose place is explained
tournament-command-pause = Stop the tournament’s clocks; no new round begins
tournament-command-resume = Go on after a pause
tournament-command-extend = Give the tables that are playing more time
tournament-command-extend-minutes = How many more minutes
tournament-command-adjudicate = Decide how a table counts, or take that back
tournament-command-adjudicate-table = The number of the table
tournament-command-adjudicate-order = The order, best first; or void; or as it was played
tournament-command-withdraw = Withdraw a player
tournament-command-withdraw-player = The player
tournament-command-replace = Let someone else, or a computer, play on for a player
tournament-command-replace-player = The player who is replaced
tournament-command-replace-by = Who plays on; a computer if you leave it out
tournament-command-pardon = Forgive absences, and let a withdrawn player back in
tournament-command-pardon-player = The player
tournament-command-reason = The reason: choose one, or type your own; everyone can read it
tournament-command-cancel = End the tournament for good
tournament-command-past = Show this server’s past tournaments, their standings and records
tournament-command-log = Show everything that has happened, and who did it
tournament-command-organisers = Choose which role can organise tournaments on this server
tournament-command-organisers-role = The role; if you leave it out, only members with Manage Events
