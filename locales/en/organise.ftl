### Organising a tournament: the organisers' private panel, its questions and answers, and the log.

## The panel: the state of the tournament

organise-title = **{ $name }**
organise-sign-up =
    Sign-up is open. Players so far: { $count } of { $capacity }{ $computers ->
        [0] .
        [one] , including one computer.
       *[other] , including { $computers } computers.
    }
organise-check-in = Check-in is open and closes { $until }. Checked in: { $there } of { $count }.
organise-round = Round { $round } of { $rounds }. Tables still playing: { $playing }.
organise-starting = The tournament has started, and I’m pairing the first round.
organise-final = The final table is under way.
organise-arena = The arena is under way and ends { $until }. Tables playing: { $playing }.
organise-paused = **Paused** since { $since }: all clocks have stopped, at the tables too, and no new round will begin until you press **Resume**.

## The panel: one line for each table or group of players

organise-unchecked = Not checked in yet: { $names }
organise-table = Table { $table }
organise-table-line = { $table }: { $names }
organise-deadline = time runs out { $until }
organise-left =
    { $minutes ->
        [one] one minute left
       *[other] { $minutes } minutes left
    }
organise-missing = missing: { $names }
organise-missing-until = missing: { $names } (their time to show up runs out { $until })
organise-more-tables =
    { $more ->
        [one] and one more table
       *[other] and { $more } more tables
    }
organise-minded = A computer is playing for: { $names }

## The panel: tables that are finished or wait for a decision

organise-finished = Finished: { $tables }
organise-finished-count = Finished tables: { $count }
organise-finished-won = table { $table } (won by { $names })
organise-finished-void = table { $table } (void)
organise-undecided = Waiting for an organiser to set the result: { $tables }
organise-undecided-table = table { $table } (time runs out { $until })
organise-finished-undecided = table { $table } (no result yet)
organise-out = Out of the tournament: { $names }

## Questions before an act of an organiser takes effect

organise-ask-cancel = Cancel **{ $name }**? This can’t be undone. Any matches under way will end and won’t count. I’ll tell the channel and post the points so far.
organise-cancel-weekly = Next week’s tournament still takes place. To end the whole series, first use `/tournament edit weekly:False`.
organise-ask-computers = Computers taking part now: { $count }. How many should there be?
organise-ask-extension = How much more time do you want to give? Every table that’s still playing gets it. An arena also ends that much later.
organise-extension =
    { $minutes ->
        [one] One more minute
       *[other] { $minutes } more minutes
    }

## Setting a table's result: the menu of tables, and the state of each

organise-ask-table = Which table’s result do you want to set?
organise-no-tables = There are no tables yet.
organise-table-playing = Playing: { $places }
organise-table-waiting = The match hasn’t started yet
organise-table-over = Finished: { $places }
organise-table-decided = Result set by an organiser: { $places }
organise-table-void = Void
organise-table-undecided = No result yet: a moderator voided the match
organise-stands-now = Right now: { $outcome }

## Setting a table's result: the decision and its confirmation

organise-ask-decision = What should the result be?
organise-scores-changed = The match has moved on in the meantime, so check the result again.
organise-ask-sure = This will be the result of table { $table }:
    { $outcome }
organise-match-ends = If you confirm, the match ends.
organise-place =
    { $place ->
        [1] 1st place: { $who }
        [2] 2nd place: { $who }
        [3] 3rd place: { $who }
       *[other] { $place }th place: { $who }
    }
organise-tie = Tied with { $who }
organise-untie = Not tied with { $who }

## Reasons for a decision: after "Reason:" and in menus

organise-reason-agreed = agreed by the players
organise-reason-unfinished = the match couldn’t be finished
organise-reason-time-up = time ran out
organise-reason-absent = a player didn’t show up
organise-reason-own-wish = at the player’s own request
organise-reason-unfair = unfair play
organise-reason-technical = technical problems
organise-reason-excused = the no-show was excused
organise-reason-more-time = the tables need more time
organise-reason-mistake = to correct a mistake
organise-reason-voided = the match was voided

## The line about the reason, before a decision is confirmed

organise-reason-usual = If you confirm now, the reason will be: { $reason }. To confirm with a different one, choose it in the menu.
organise-reason-chosen = Reason: { $reason }
organise-reason-pardon = If you press **Pardon**, the reason will be: { $reason }. To pardon for a different reason, choose one in the menu.

## The page about a player

organise-ask-player = Which player?
organise-player = { $who }: { $what }
organise-player-in = taking part
organise-player-at = at table { $table }
organise-player-missing = hasn’t shown up at table { $table }
organise-player-minded = a computer is playing for them
organise-player-out = out of the tournament
organise-player-absences = no-shows: { $count }

## Questions before a player is withdrawn or replaced

organise-ask-withdraw = Withdraw { $who }? They’ll keep their points but won’t play at any more tables. To bring them back later, use **Pardon**.
organise-ask-withdraw-at = Withdraw { $who }? A computer will take over their seat at table { $table }, and they’ll come last there. They’ll keep their points but won’t play at any more tables. To bring them back later, use **Pardon**.
organise-ask-replace = Who should take over for { $who }? The new player gets { $who }’s points and place in the standings.
organise-ask-replace-at = A computer will finish the match at table { $table }, and the new player starts at their next table.
organise-ask-computer = Let a computer take over for { $who }? It gets { $who }’s points and place in the standings.

## Private answers after an act of an organiser

organise-did-computers =
    { $count ->
        [0] There are no computers in the tournament now.
        [one] There’s one computer in the tournament now.
       *[other] There are { $count } computers in the tournament now.
    }
organise-did-check-in = Check-in is open. It closes { $until }.
organise-did-start = The tournament has started, and I’m calling players to their tables.
organise-did-pause = Paused. All clocks have stopped, at the tables too, and no new round will begin until you press **Resume**.
organise-did-edit = I’ve changed the tournament, and I’m telling everyone who has joined.
organise-did-edit-nothing = Nothing has changed. Give at least one option with a new value, such as a new `start`.
organise-did-resume = The tournament goes on, and nobody has lost any time.
organise-did-extend =
    { $minutes ->
        [one] Added one minute: { $tables }.
       *[other] Added { $minutes } minutes: { $tables }.
    }

## How much time a table has after "Give More Time"

organise-until = table { $table } has until { $end }
organise-all-until = all tables have until { $end }
organise-first-until = the earliest deadline is { $end }, at table { $table }
organise-arena-until = the arena lasts until { $end }
organise-none-until = No table is playing right now, so nobody needs more time.

## Private answers after a decision about a table or a player

organise-did-rule = The result of table { $table } is set:
    { $outcome }
organise-did-take-back = The decision is undone. Table { $table } counts as it was played:
    { $outcome }
organise-did-withdraw = I’ve withdrawn { $who } from the tournament.
organise-did-replace = { $player } takes over for { $who }.
organise-did-pardon = { $who } has been pardoned: they’re back in the tournament, and their no-shows are forgiven.
organise-did-cancel = The tournament is cancelled, and I’ve told the channel.

## Private: a refusal and a choice for a table's result

organise-refuse-not-under-way = The match at table { $table } is over. To let its result stand, use **As Played**.
organise-rule-stands = As it stands: the current scores decide

## The log of a tournament: headings

organise-log-title = What happened in **{ $name }**
organise-log-before = Before the first round
organise-log-round = Round { $round }
organise-log-final = The final table
organise-log-arena = The arena
organise-log-after = After the end
organise-log-continued = { $heading }, continued

## The log of a tournament: lines

organise-note-finished = The match at table { $table } is over: { $places }
organise-note-finished-void = Table { $table } is void.
organise-note-finished-decided = The match at table { $table } is over. The organiser’s decision stands.
organise-note-ruled-standing = { $by } let the current scores decide the result of table { $table }: { $places }.
organise-because = { $line } Reason: { $reason }

## The message of a cancelled tournament

organise-cancelled = **{ $name }** was cancelled.
organise-cancelled-by = **{ $name }** was cancelled by { $by }.
organise-points-so-far = Points so far:

## The description of the command: at most 100 letters

organise-command-manage = For organisers: see how the tournament is going, and manage it

## Buttons: title case in English, no full stop, at most 34 letters

organise-button-start = Start the Tournament
organise-button-check-in = Open Check-In
organise-button-computers = Computers
organise-button-pause = Pause
organise-button-resume = Resume
organise-button-extend = Give More Time
organise-button-adjudicate = Set a Result
organise-button-players = Players
organise-button-log = Log
organise-button-cancel = Cancel the Tournament
organise-button-refresh = Refresh
organise-button-back = Back
organise-button-earlier = Earlier
organise-button-more = More
organise-button-later = Later
organise-button-stands = Use Current Scores
organise-button-places = Set the Ranking
organise-button-void = Void
organise-button-played = As Played
organise-button-decide = Confirm
organise-button-reason = Other Reason
organise-button-withdraw = Withdraw
organise-button-replace = Replace
organise-button-by-computer = Let a Computer Take Over
organise-button-pardon = Pardon

## Menus of the panel

organise-menu-computers = Choose how many computers take part
organise-menu-extension = Choose how much more time to give
organise-menu-table = Choose a table
organise-menu-player = Choose a player
organise-menu-substitute = Choose who takes over
organise-menu-other-reason = Confirm with a different reason
organise-menu-other-pardon = Pardon for a different reason
organise-menu-reason = Choose the reason
