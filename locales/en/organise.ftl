### Organising a tournament: the private panel, the questions and answers of its acts, and the log.

## The panel

organise-title = **{ $name }**
organise-sign-up = Sign-up is open. Taking part: { $count } of { $capacity } (computers: { $computers }).
organise-check-in = Check-in is open. Checked in: { $there } of { $count }. Deadline: { $until }.
organise-round = Round { $round } of { $rounds }. Tables still playing: { $playing }.
organise-starting = The tournament has started, and the first round is being paired.
organise-final = The final table is being played.
organise-arena = Arena. Tables playing: { $playing }. End: { $until }.
organise-paused = **Paused** since { $since }: the tournament’s clocks have stopped, and no new round begins.
organise-unchecked = Not checked in yet: { $names }
organise-table = Table { $table }
organise-table-line = { $table }: { $names }
organise-deadline = deadline: { $until }
organise-left =
    { $minutes ->
        [one] one minute left
       *[other] { $minutes } minutes left
    }
organise-missing = missing: { $names }
organise-missing-until = missing: { $names }, deadline: { $until }
organise-more-tables =
    { $more ->
        [one] and one more table
       *[other] and { $more } more tables
    }
organise-minded = A computer is playing for: { $names }
organise-finished = Finished tables: { $tables }
organise-finished-count = Number of finished tables: { $count }
organise-finished-won = table { $table } ({ $names })
organise-finished-void = table { $table } (void)
organise-undecided = To be decided: { $tables }
organise-undecided-table = table { $table } (deadline: { $until })
organise-finished-undecided = table { $table } (to be decided)
organise-out = No longer taking part: { $names }

## Questions

organise-ask-cancel = Cancel **{ $name }**? This can’t be undone: matches under way end and don’t count, nothing more is played, and the channel is told, with the points so far.
organise-ask-computers = Computers taking part now: { $count }. How many should there be?
organise-ask-extension = How much more time do you want to give? Every table that is being played gets it, and so does an arena.
organise-extension =
    { $minutes ->
        [one] One more minute
       *[other] { $minutes } more minutes
    }
organise-ask-table = Which table do you want to decide?
organise-no-tables = There are no tables yet.
organise-table-playing = Playing: { $places }
organise-table-waiting = Its match hasn’t begun
organise-table-over = Finished: { $places }
organise-table-decided = Decided by an organiser: { $places }
organise-table-void = Void
organise-table-undecided = To be decided: a moderator voided its match
organise-stands-now = As it stands: { $outcome }
organise-ask-decision = How should it count?
organise-scores-changed = The match has gone on since you asked, so here is the question again.
organise-ask-sure = Table { $table } will count like this:
    { $outcome }
organise-match-ends = That ends its match.
organise-place = Place { $place }: { $who }
organise-tie = Tied with { $who }
organise-untie = Not tied with { $who }
organise-reason-agreed = agreed by the players
organise-reason-unfinished = the match couldn’t be finished
organise-reason-time-up = the time was up
organise-reason-absent = a player was absent
organise-reason-own-wish = at the player’s own request
organise-reason-unfair = unfair play
organise-reason-technical = technical trouble
organise-reason-excused = the absence is excused
organise-reason-more-time = the tables need more time
organise-reason-mistake = to correct a mistake
organise-reason-voided = the match was voided
organise-reason-usual = The button gives this reason: { $reason }. For another one, choose it in the menu, which confirms as well.
organise-reason-chosen = Reason: { $reason }
organise-reason-pardon = **Pardon** gives this reason: { $reason }. For another one, choose it in the menu, which pardons as well.
organise-ask-player = Which player is it about?
organise-player = { $who }: { $what }
organise-player-in = takes part
organise-player-at = at table { $table }
organise-player-missing = hasn’t turned up at table { $table }
organise-player-minded = a computer is playing for them
organise-player-out = no longer takes part
organise-player-absences = absences: { $count }
organise-ask-withdraw = Withdraw { $who }? They keep their points, but play at no more tables. **Pardon** brings them back.
organise-ask-withdraw-at = Withdraw { $who }? At table { $table }, a computer takes over their seat, and they come last. They keep their points, but play at no more tables. **Pardon** brings them back.
organise-ask-replace = Who should play on for { $who }? That player takes over their place in the standings, with all its points.
organise-ask-replace-at = At table { $table }, a computer plays their seat to the end; the new player sits down at the next table.
organise-ask-computer = Let a computer play on for { $who }? It takes over their place in the standings, with all its points.

## Answers

organise-did-computers =
    { $count ->
        [one] One computer takes part now.
       *[other] { $count } computers take part now.
    }
organise-did-check-in = Check-in is open. Deadline: { $until }.
organise-did-start = The tournament has started, and its first tables are being called.
organise-did-pause = Paused. The tournament’s clocks have stopped, and no new round begins.
organise-did-resume = Resumed. Every deadline has moved by the length of the pause.
organise-did-extend =
    { $minutes ->
        [one] Everyone has one more minute: { $tables }.
       *[other] Everyone has { $minutes } more minutes: { $tables }.
    }
organise-until = table { $table } has until { $end }
organise-all-until = all tables have until { $end }
organise-first-until = the first, table { $table }, has until { $end }
organise-arena-until = the arena ends at { $end }
organise-none-until = no table is being played now
organise-did-rule = Decided. Table { $table } counts like this:
    { $outcome }
organise-did-take-back = The decision has been taken back. Table { $table } counts as it was played:
    { $outcome }
organise-did-withdraw = { $who } is withdrawn.
organise-did-replace = { $player } plays on for { $who }.
organise-did-pardon = { $who } is pardoned: nothing is held against them, and they are taking part.
organise-did-cancel = The tournament is cancelled, and the channel has been told.
organise-refuse-not-under-way = Table { $table } is no longer being played. **As It Was Played** counts the result of its match.
organise-rule-stands = As it stands: in the order of the scores at this moment

## The log

organise-log-title = What happened in **{ $name }**
organise-log-before = Before the first round
organise-log-round = Round { $round }
organise-log-final = The final table
organise-log-arena = The arena
organise-log-after = After the end
organise-log-continued = { $heading }, continued
organise-note-finished = Table { $table } is over: { $places }
organise-note-finished-void = Table { $table } is void.
organise-note-finished-decided = The match of table { $table } has ended. The decision of the organiser stands.
organise-note-ruled-standing = { $by } decided that table { $table } counts as it stood: { $places }.
organise-because = { $line } Reason: { $reason }

## Cancelled

organise-cancelled = **{ $name }** was cancelled.
organise-cancelled-by = **{ $name }** was cancelled by { $by }.
organise-points-so-far = Points so far:

## The command, in Discord’s list: at most 100 letters

organise-command-manage = For organisers: see how everything stands, and run the tournament from there

## Buttons and menus: title case, no full stop, at most 34 letters a button

organise-button-start = Start the Tournament
organise-button-check-in = Open Check-In
organise-button-computers = Computers
organise-button-pause = Pause
organise-button-resume = Resume
organise-button-extend = Extend
organise-button-adjudicate = Adjudicate
organise-button-players = Players
organise-button-log = Log
organise-button-cancel = Cancel the Tournament
organise-button-refresh = Refresh
organise-button-back = Back
organise-button-earlier = Earlier
organise-button-more = More
organise-button-later = Later
organise-button-stands = As It Stands
organise-button-places = Places
organise-button-void = Void
organise-button-played = As It Was Played
organise-button-decide = Confirm
organise-button-reason = Other Reason
organise-button-withdraw = Withdraw
organise-button-replace = Replace
organise-button-by-computer = By a Computer
organise-button-pardon = Pardon
organise-menu-computers = Choose how many computers take part
organise-menu-extension = Choose how much more time
organise-menu-table = Choose a table
organise-menu-player = Choose a player
organise-menu-substitute = Choose who plays on
organise-menu-other-reason = Confirm for another reason
organise-menu-other-pardon = Pardon for another reason
organise-menu-reason = Choose the reason
