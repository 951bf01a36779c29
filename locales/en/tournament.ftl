### Tournaments: their channel, their tables' threads, and the private answers about them.

## The tournament's own message

tournament-title = **{ $name }**: a tournament of Triominos
tournament-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
  } at tables of up to { $seats } · { $edition }
tournament-arena = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
  } of play, at tables of up to { $seats } as seats get free · { $edition }
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
tournament-plan-no-clock = - **Clock:** none; everyone takes the time they want
tournament-plan-turn-up =
    { $minutes ->
        [one] - **Turn up:** within one minute of the call to your table, or a computer takes your seat
       *[other] - **Turn up:** within { $minutes } minutes of the call to your table, or a computer takes your seat
    }
tournament-plan-table = - **A table lasts:** at most { $time }, and then counts as it stands
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
tournament-worth = A table gives its first place 12 points, its last 0, and the others evenly between; who ties shares. A bye gives 6.
tournament-organiser = Organised by { $organiser }.
tournament-players = Taking part ({ $count } of { $capacity }): { $names }
tournament-players-many = { $names } and { $more } more
tournament-no-players = Nobody takes part yet.
tournament-sign-up = Join with the button. An organiser starts it with `/tournament start`.
tournament-sign-up-planned = Join with the button. Play begins by itself at the start.
tournament-check-in-until = Check in with the button; who does not is not seated. Deadline: { $until }.
tournament-round-under-way = Round { $round } of { $rounds } is being played. Tables still playing: { $playing }.
tournament-final-under-way = The final table is being played.
tournament-arena-under-way = End of the arena: { $until }. Tables playing: { $playing }.
tournament-arena-ending = No more tables are formed. Tables still playing: { $playing }.
tournament-is-paused = It is paused: no clock runs, and no new round begins.
tournament-won = It is over. { $who } has won. 🏆
tournament-over-too-few = It is over: too few were left to go on.
tournament-over-no-persons = It is over: everybody has left, and computers do not play on by themselves.
tournament-over-cancelled = It was cancelled by an organiser.
tournament-over-expired = It is over because nobody went on with it.

## Tables

tournament-table-round = Round { $round } · Table { $table }: { $names }
tournament-table-final = Final table: { $names }
tournament-table-arena = Table { $table }: { $names }
tournament-table-place = { $place }. { $who } (+{ $points })
tournament-table-place-score = { $place }. { $who } { $score } (+{ $points })
tournament-table-final-place = { $place }. { $who }
tournament-table-final-place-score = { $place }. { $who } { $score }
tournament-table-void = It came to nothing, and gives everyone who was there as much as a bye.
tournament-table-ruled = Decided by an organiser.
tournament-thread = Table { $table } · { $name }
tournament-call = { $names }: table { $table } of **{ $name }** is ready, and the match begins now.
tournament-call-final = { $names }: the final table of **{ $name }** is ready, and the match begins now.
tournament-call-turn-up =
    { $minutes ->
        [one] Press the button or play a turn within one minute;
       *[other] Press the button or play a turn within { $minutes } minutes;
    } who does not turn up loses the seat to a computer, and comes last.
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
tournament-call-wish = { $length } { $clock }. **My Rack**, under the board, shows your tiles to you alone. Good luck, and enjoy it.
tournament-call-until = Deadline for the table: { $until }; it counts as it stands then.

# Under a board, beside the button.
tournament-awaited = -# Called here and not here yet? Press **I’m Here**, or do anything else at this table. Deadline: { $until }.

## A round for those who look on

tournament-live-round = 🔴 **Round { $round }, live**
tournament-live-round-over = **Round { $round } as it ended**
tournament-live-final = 🔴 **The final table, live**
tournament-live-final-over = **The final table as it ended**
tournament-live-arena = 🔴 **The tables, live**
tournament-live-arena-over = **All tables of the arena are over.**
tournament-live-over = over · { $names }
tournament-live-void = over · does not count
tournament-live-unfinished = not played to the end
tournament-live-waiting = the players are being called
tournament-live-until = Deadline: { $until }
tournament-live-paused = The tournament is paused.

## What happens

tournament-note-created = { $by } created the tournament.
tournament-note-joined = { $who } joined.
tournament-note-computers = { $by } set the number of computers to { $count }.
tournament-note-check-in = Check-in: { $names }, say with the button that you are there. Deadline: { $until }.
tournament-note-check-in-nobody = The check-in is open, and nobody has joined yet. Join, and then say with the button that you are there. Deadline: { $until }.
tournament-note-check-in-planned = The check-in opened as planned. Deadline: { $until }.
tournament-note-remind-check-in = ⏰ { $names }: please check in with the button. Without that you get no seat. Deadline: { $until }.
tournament-note-remind-start = ⏰ { $names }: the tournament is about to begin. Start: { $until }.
tournament-note-reminded-check-in =
    { $count ->
        [one] One player was reminded of the check-in.
       *[other] { $count } players were reminded of the check-in.
    }
tournament-note-reminded-start =
    { $count ->
        [one] One player was reminded of the start.
       *[other] { $count } players were reminded of the start.
    }
tournament-note-start-failed = Too few take part to begin now. Join, or bring a friend: an organiser can begin later with `/tournament start`.
tournament-note-check-in-failed = Too few have checked in. Join again, or wait for others: an organiser can start once more.
tournament-note-started-by = { $by } gave the go-ahead.
tournament-note-check-in-opened = { $by } opened the check-in. Deadline: { $until }.
tournament-note-started = The tournament started. The draw that decides last has the seed { $seed }.
tournament-note-round = **Round { $round } of { $rounds }.** Tables: { $tables }. Deadline: { $until }; they count as they stand then.
tournament-note-final = **The final table.** Deadline: { $until }; it counts as it stands then.
tournament-note-arena = New tables: { $tables }.
tournament-note-bye = { $names } has a bye.
tournament-note-no-show = { $who } did not turn up at table { $table }. A computer plays on there as a stand-in.
tournament-note-round-ended = Round { $round } is over.
tournament-note-ruled-order = { $by } decided table { $table }: { $order }.
tournament-note-ruled-void = { $by } decided that table { $table } does not count.
tournament-note-ruling-back = { $by } took back the decision about table { $table }: it counts as it was played.
tournament-note-left = { $who } left the tournament.
tournament-note-unchecked = { $who } did not check in.
tournament-note-no-shows = { $who } did not turn up at two tables and is withdrawn. `/tournament join` brings them back.
tournament-note-no-shows-last = { $who } did not turn up at two tables and is withdrawn.
tournament-note-removed = { $by } withdrew { $who } from the tournament.
tournament-note-replaced = { $by } replaced { $who } by { $player }, who plays on in that place.
tournament-note-pardoned = { $by } pardoned { $who }: nothing is held against them.
tournament-note-paused = { $by } paused the tournament. Who is playing may go on; no clock of the tournament runs.
tournament-note-unattended = Most of those who were called have not come, so the tournament is paused.
tournament-note-unattended-table = Nobody has come to table { $table }, so the tournament is paused.
tournament-note-unattended-asked = { $organiser }, you decide: `/tournament manage` goes on, replaces who is missing, or ends it. When it goes on, everybody who is missing has the whole time to come once more.
tournament-note-resumed = { $by } resumed the tournament.
tournament-note-extended =
    { $minutes ->
        [one] { $by } gave the tables one more minute.
       *[other] { $by } gave the tables { $minutes } more minutes.
    }
tournament-note-time-lost =
    { $minutes ->
        [one] The bot was away. Everything that has a deadline has one more minute; whoever is called to a table or has to check in has the whole time to turn up.
       *[other] The bot was away. Everything that has a deadline has { $minutes } more minutes; whoever is called to a table or has to check in has the whole time to turn up.
    }
tournament-note-ended = The tournament ended.
tournament-note-no-persons = The tournament ended: only computers were left in it.
tournament-note-cancelled = { $by } cancelled the tournament.

## Standings

tournament-standings-round = **{ $name }** after round { $round }
tournament-standings-now = **{ $name }**: the standings
tournament-standings-no-persons = **{ $name }** is over: everybody has left, and computers do not play on by themselves. The standings stay as they are:
tournament-standings-end = **{ $name }** is over. { $who } has won. 🏆
tournament-standings-none = Nobody takes part yet.
tournament-standings-all =
    { $count ->
        [one] **Standings** shows the only line.
       *[other] **Standings** shows all { $count } lines.
    }
tournament-standings-page-of = Page { $page } of { $pages }
tournament-standings-bye = -# A bye in round { $round }, +{ $points }: { $names }
tournament-standings-late = -# Came after the first round, +{ $points }: { $names }
tournament-standings-void = -# Table { $table } came to nothing, +{ $points }: { $names }
tournament-column-player = Player
tournament-column-points = Pts
tournament-column-head = Vs
tournament-column-opponents = Opp
tournament-column-wins = Won
tournament-column-place = Place
tournament-column-margin = Ahead
tournament-column-absences = Abs
tournament-legend = -# Points · against each other, among equals who all met · mean points of the opponents, without the lowest · tables won · mean place · points ahead of the others at a table, at most 100 · absences. What is still equal, the draw decides.
tournament-column-final = Final
tournament-column-draw = Draw
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
tournament-places-opponents = mean points of the opponents
tournament-places-wins = tables won
tournament-places-place = mean place
tournament-places-margin = points ahead of the others at a table
tournament-places-absences = absences
tournament-places-draw = the draw decides
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
tournament-explain-void = Table { $table } came to nothing: +{ $points }
tournament-explain-late = Came after the first round: half a bye, +{ $points }
tournament-explain-alone = Nobody else has as many points.
tournament-explain-head = As many points: { $names }. Against each other: { $points }.
tournament-explain-not-met = As many points: { $names }. Not all of them have met, so that does not count.
tournament-explain-opponents = Points of the opponents: { $list }. Mean: { $mean }.
tournament-explain-left-out = Points of the opponents: { $list }; without the lowest, { $lowest }. Mean: { $mean }.
tournament-explain-no-opponents = No opponents yet.
tournament-explain-rest = Tables won: { $wins }. Mean place: { $place }. Mean distance: { $margin }. Absences: { $absences }. Lot: { $lot }.

## Private answers

tournament-created = The tournament is created. Others join with the button; you start it with `/tournament start`.
tournament-created-planned = The tournament is created. Others join with the button, and it begins by itself. Start: { $start }. With `/tournament start` you begin sooner.
tournament-created-check-in = Check-in opens by itself: { $opens }.
tournament-created-event = It also stands among this server’s events, and moves and ends there with the tournament.
tournament-created-no-event = It can’t stand among this server’s events yet: for that I need the permission **Create Events**. Everything else works without it.
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
tournament-joined = You take part in **{ $name }**.
tournament-joined-late = You take part in **{ $name }** from the next round on. For the rounds before you have half a bye.
tournament-left = You do not take part any more. `/tournament join` brings you back.
tournament-left-last = You do not take part any more. You were the last person, so the tournament ends.
tournament-checked-in = You have checked in.
tournament-arrived = Good. The match is in this thread.
tournament-organisers-role = Members with { $role }, and whoever may manage events, organise tournaments here.
tournament-organisers-none = Whoever may manage events organises tournaments here.
tournament-rule-void = Void: it does not count
tournament-rule-played = As it was played

## Refusals

tournament-refuse-none = There is no tournament in this channel. Whoever may manage events creates one with `/tournament create`.
tournament-refuse-taken = This channel has a tournament that is not over. `/tournament status` shows it; `/tournament cancel` ends it.
tournament-refuse-too-many = This server has as many tournaments as it may have at once: { $most }. Wait until one is over, or end it with `/tournament cancel`.
tournament-refuse-create = To create a tournament here you need the permission **Manage Events**. Whoever has it can also let members with some role do so, with `/tournament organisers`.
tournament-refuse-create-role = To create a tournament here you need the role { $role } or the permission **Manage Events**.
tournament-refuse-thread = This thread belongs to a table of a tournament, and its match is played here. Use `/play` in another channel.
tournament-refuse-busy = Many people want something of this tournament at the same moment, and nothing came of it for you. Try again.
tournament-refuse-channel = A tournament needs a channel that can have threads. Create it in a text channel of the server.
tournament-refuse-organiser = Only organisers may do that: who created the tournament, and whoever may manage events here.
tournament-refuse-over = The tournament is over. `/tournament status` shows how it ended.
tournament-refuse-not-started = The tournament has not started yet.
tournament-refuse-started = The tournament has started already.
tournament-refuse-playing = The tournament has started already. The next round is paired by itself when all tables are over; still playing: { $playing }.
tournament-refuse-too-few = Too few: { $count }. At least { $least } must take part, and have checked in where that is asked for. Computers count: `/tournament computers`.
tournament-refuse-no-persons = At least one person must take part, and have checked in where that is asked for. Computers alone play no tournament.
tournament-refuse-computers = There are too many computers: { $computers }. Each person may bring { $each } along, so { $most } can take part now. `/tournament computers` changes their number.
tournament-refuse-one-computer = There would be too many computers: for each person who takes part there can be { $each }. A person can play on instead: name one in `/tournament replace`, in the option `by`.
tournament-refuse-no-more-computers = No more computers can take part in this tournament.
tournament-refuse-full =
    { $capacity ->
        [one] The only place is taken.
       *[other] All { $capacity } places are taken.
    }
tournament-refuse-already-in = You take part already.
tournament-refuse-not-in = You do not take part in this tournament.
tournament-refuse-they-not-in = They do not take part any more.
tournament-refuse-too-late = It is too late to join: more than half of the rounds have been paired.
tournament-refuse-removed = An organiser has withdrawn you from this tournament. Ask them to pardon you.
tournament-refuse-no-check-in = Nobody has to check in now.
tournament-refuse-checked-in = You have checked in already.
tournament-refuse-no-table = There is no table { $table } in this tournament.
tournament-refuse-not-at-table = You do not play at this table.
tournament-refuse-own-table = You play at table { $table } yourself, so you can’t decide it. Another organiser can: anyone who may manage events on this server, or who has the role chosen with `/tournament organisers`.
tournament-refuse-table-over = This table is over for you.
tournament-refuse-order = That is no order of who sits at the table. Choose one of the orders that are offered as you type.
tournament-refuse-no-ruling = There is no decision about this table that could be taken back.
tournament-refuse-no-entry = Choose one of the players who are offered as you type.
tournament-refuse-replacement = That person takes part already. Choose somebody else, or nobody for a computer.
tournament-refuse-bot = A bot cannot play on for somebody. Leave the option out, and a computer does.
tournament-refuse-paused = The tournament is paused already.
tournament-refuse-not-paused = The tournament is not paused.
tournament-refuse-blameless = Nothing is held against that player.
tournament-refuse-extension =
    { $most ->
        [one] Give the tables one minute more.
       *[other] Give the tables between { $least } and { $most } minutes more.
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
tournament-refuse-capacity = Between { $least } and { $most } can take part.
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
tournament-refuse-start = That start is too soon or too far away. People need time to join, and to check in where that is asked for. From { $soonest } to { $latest } is possible.
tournament-refuse-start-unreadable = I can’t read that start. Choose one of the moments that are offered as you type, or write it like one of these: `in 30 minutes`, `20:00 UTC+1`, `tomorrow 19:30 UTC`, `2026-11-28 20:00 Europe/Paris`.
tournament-refuse-start-zone = I don’t know your time zone, so I can’t tell when that is. Choose one of the moments that are offered as you type, or add the zone: `20:00 UTC+1` or `20:00 Europe/Paris`.
tournament-refuse-event-start = An event of the server needs a start. Say when the tournament begins, with the option `start`.
tournament-refuse-edition = That edition keeps no score or cannot be played by two, so there is no tournament by it. Choose another.

## The command, in Discord’s list: at most 100 letters each

tournament-command = Tournaments: create one, take part, see where everybody stands
tournament-command-create = Create a tournament in this channel
tournament-command-create-name = What it is called
tournament-command-create-rounds = How many rounds; 4 if you leave it out
tournament-command-create-seats = The most seats at a table: 2 to 4
tournament-command-create-arena = Instead of rounds: how many minutes an arena lasts
tournament-command-create-edition = Which rules to play by; the tournament rule to 400 points if you leave it out
tournament-command-create-clock = How long a turn may take; 5 minutes if you leave it out
tournament-command-create-final = Whether the best play a final table
tournament-command-create-capacity = How many can take part; 64 if you leave it out
tournament-command-create-checkin = How many minutes before the start players must say that they are there
tournament-command-create-turnup = How many minutes a called player has to turn up; 10 if you leave it out
tournament-command-create-time = How many minutes a table has; 120 if you leave it out
tournament-command-create-start = When it begins by itself: in 30 minutes, 20:00 UTC+1, tomorrow 19:30 UTC; choose as you type
tournament-command-create-event = Whether it stands among this server’s events; I need the permission Create Events
tournament-command-create-computers = How many computers take part
tournament-command-create-level = How well computers play
tournament-command-join = Take part in the tournament of this channel
tournament-command-leave = Take part no more
tournament-command-check-in = Say that you are there
tournament-command-computers = Choose how many computers take part, before the start
tournament-command-computers-count = How many
tournament-command-start = Start the tournament, or its check-in
tournament-command-status = Show the standings, or how the line of one player came about
tournament-command-status-player = The player whose line is explained
tournament-command-pause = Stop all clocks of the tournament; no new round begins
tournament-command-resume = Go on after a pause
tournament-command-extend = Give the tables that are playing more time
tournament-command-extend-minutes = How many minutes more
tournament-command-adjudicate = Decide what a table is worth, or take that back
tournament-command-adjudicate-table = The number of the table
tournament-command-adjudicate-order = The order, best first; or void; or as it was played
tournament-command-withdraw = Withdraw a player
tournament-command-withdraw-player = Who
tournament-command-replace = Let somebody else, or a computer, play on for a player
tournament-command-replace-player = Who is replaced
tournament-command-replace-by = Who plays on; a computer if you leave it out
tournament-command-pardon = Forgive absences, and let a withdrawn player back in
tournament-command-pardon-player = Who
tournament-command-cancel = End the tournament for good
tournament-command-past = Show this server’s past tournaments, their standings and records
tournament-command-log = Show everything that happened, with who did it
tournament-command-organisers = Choose which role may organise tournaments on this server
tournament-command-organisers-role = The role; nobody but event managers if you leave it out
