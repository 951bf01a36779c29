### A table before its match (a lobby), and tables that are closed early. Everyone in the channel reads this.

## The lobby's message, line by line

lobby-title = { $host } has opened a Triominos table. Who’s in?
# $hints is one of the next three, which are choices of an option as well.
lobby-rules = { $edition } · { $hints }
lobby-hints-full = full hints
lobby-hints-legal = hints that don’t show points
lobby-hints-none = no hints
lobby-seats = Seats taken: { $taken } of { $capacity } · { $names }
# Shown instead of lobby-start while only one has sat down.
lobby-alone = Waiting for players. { $host } can also start now and play solo.
# Shown instead of lobby-start while more are needed.
lobby-too-few =
    { $least ->
        [one] This match needs at least one player; computers count.
       *[other] This match needs at least { $least } players; computers count.
    }
lobby-start = Waiting for { $host } to start.
lobby-stand-ins = Spectators can take over from a computer during the match.
# $when is a time such as 'in 30 minutes' or '3 minutes ago', written by Discord.
lobby-expires = -# If nobody starts the match, the table closes { $when }.
lobby-begun = The match has begun.

## The last line of a lobby that was closed before a match

lobby-closed-host = { $who } closed the table.
lobby-closed-moderator = A moderator closed the table.
lobby-closed-moderator-named = { $who } closed the table as a moderator.
lobby-closed-vote = The players voted to close the table.
lobby-closed-expired = Nobody started the match in time, so the table is closed. Open a new one with `/play`.
lobby-closed-deserted = Everyone has left, so the table is closed. Open a new one with `/play`.
lobby-closed-tournament = This table is closed: the tournament goes on without it.

## The last line of a match that was ended early

lobby-ended-host = { $who } ended the match.
lobby-ended-moderator = A moderator ended the match.
lobby-ended-moderator-named = { $who } ended the match as a moderator.
lobby-ended-vote = The players agreed to end the match.
lobby-ended-expired = The match is over because nobody has played for a long time.
lobby-ended-deserted = The match is over because everyone has left.
lobby-ended-tournament = The match is over: time ran out, or an organiser ended it.
lobby-ended-ruled = An organiser ended the match and set its result.
lobby-ended-time = Time ran out, so the current scores decide the result.
lobby-ended-lost = The match counts as a loss for { $who }, who left or stopped playing.
lobby-ended-scores = Scores when the match ended: { $scores }

## Posted during a match: changes of seats, and votes to end

lobby-seat-taken = { $left } has left. { $computer } takes over.
lobby-seat-taken-for-now = { $left } has left. { $computer } takes over, and { $left } can come back with `/rejoin`.
lobby-stood-in = { $who } takes over from { $computer }.
lobby-no-show = { $absent } didn’t show up in time and comes last at this table. A computer takes over, and the match goes on.
lobby-stand-in-plays-on = { $left } is no longer playing at this table. A computer takes over.
lobby-end-vote = { $who } agrees to end the match. Votes so far: { $votes } of { $needed }.
lobby-end-ask = { $mentions }, { $who } wants to end the match. Votes so far: { $votes } of { $needed }. Do you agree?
