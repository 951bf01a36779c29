### A table before its match, and tables that are closed early. Everyone in the channel reads this.

lobby-title = { $host } has opened a Triominos table. Who’s in?
# $hints is one of the next three, which are choices of an option as well.
lobby-rules = { $edition } · { $hints }
lobby-hints-full = with hints
lobby-hints-legal = hints without points
lobby-hints-none = no hints
lobby-seats = Seats { $taken } of { $capacity }: { $names }
# Shown instead of lobby-start while only one has sat down.
lobby-alone = { $host } can also start alone and play solo.
# Shown instead of lobby-start while more are needed.
lobby-too-few =
    { $least ->
        [one] The match needs at least one player; computers count.
       *[other] The match needs at least { $least } players; computers count.
    }
lobby-start = { $host } starts the match.
lobby-stand-ins = Spectators can take over a computer’s seat during the match.
# $when is a time such as 'in 30 minutes' or '3 minutes ago', written by Discord.
lobby-expires = -# If nobody starts the match, the table closes. Deadline: { $when }.
lobby-begun = The match has begun.

## A lobby that is closed

lobby-closed-host = { $who } has closed the table.
lobby-closed-moderator = A moderator has closed the table.
lobby-closed-moderator-named = { $who } has closed the table as a moderator.
lobby-closed-vote = The table is closed: the players voted to close it.
lobby-closed-expired = The table is closed because nobody started it in time. Open a new one with `/play`.
lobby-closed-deserted = The table is closed because everyone has left. Open a new one with `/play`.
lobby-closed-tournament = The table is closed: the tournament goes on without it.

## A match that is closed

lobby-ended-host = { $who } has ended the match.
lobby-ended-moderator = A moderator has ended the match.
lobby-ended-moderator-named = { $who } has ended the match as a moderator.
lobby-ended-vote = The match is over: the players agreed to end it.
lobby-ended-expired = The match is over because nobody went on with it.
lobby-ended-deserted = The match is over because everyone has left.
lobby-ended-tournament = The match is over: the tournament has decided its result.
lobby-ended-lost = It counts as a loss for { $who }, who left it.
lobby-ended-scores = The scores at that moment: { $scores }

## Notes during a match

lobby-seat-taken = { $left } has left. { $computer } takes over the seat.
lobby-seat-taken-for-now = { $left } has left. { $computer } takes over the seat, and { $left } can come back with `/rejoin`.
lobby-stood-in = { $who } takes over from { $computer }.
lobby-no-show = { $absent } didn’t turn up in time and comes last at this table. A computer stands in, and the match goes on.
lobby-stand-in-plays-on = { $left } is no longer playing at this table. A computer stands in.
lobby-end-vote = { $who } wants to end the match ({ $votes } of { $needed }). To agree, use `/end`.
