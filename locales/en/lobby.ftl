### A table before its match, and tables that are closed early. Everyone in the channel reads this.

lobby-title = { $host } has opened a table of Triominos. Who joins in?
# $hints is one of the next three, which are choices of an option as well.
lobby-rules = { $edition } · { $hints }
lobby-hints-full = with hints
lobby-hints-legal = hints without points
lobby-hints-none = no hints
lobby-seats = Seats { $taken } of { $capacity }: { $names }
# Shown instead of lobby-start while only one has sat down.
lobby-alone = { $host } can start alone, too: that is a solo game.
# Shown instead of lobby-start while more are needed.
lobby-too-few = { $least } must sit down before the match can start; computers count.
lobby-start = { $host } starts the match.
lobby-stand-ins = Spectators may take over a computer’s seat during the match.
# $when is a time such as 'in 30 minutes' or '3 minutes ago', written by Discord.
lobby-expires = -# If nobody starts it, the table closes. Deadline: { $when }.
lobby-begun = The match has begun.

## A lobby that is closed

lobby-closed-host = { $who } has closed the table.
lobby-closed-moderator = A moderator has closed the table.
lobby-closed-moderator-named = { $who } has closed the table as a moderator.
lobby-closed-vote = The table is closed: the players voted for it.
lobby-closed-expired = The table is closed because nobody started it in time. Open a new one with `/play`.
lobby-closed-deserted = The table is closed because everyone has left. Open a new one with `/play`.
lobby-closed-tournament = The table is closed: its tournament goes on without it.

## A match that is closed

lobby-ended-host = { $who } has ended the game.
lobby-ended-moderator = A moderator has ended the game.
lobby-ended-moderator-named = { $who } has ended the game as a moderator.
lobby-ended-vote = The game is over: the players agreed to end it.
lobby-ended-expired = The game is over because nobody went on with it.
lobby-ended-deserted = The game is over because everyone has left.
lobby-ended-tournament = The game is over: its tournament has decided about it.
lobby-ended-lost = It counts as lost for { $who }, who left it.
lobby-ended-scores = How it stood: { $scores }

## Notes during a match

lobby-seat-taken = { $left } has left. { $computer } plays on in that seat.
lobby-seat-taken-for-now = { $left } has left. { $computer } plays on in that seat, and { $left } can come back with `/rejoin`.
lobby-stood-in = { $who } takes over from { $computer }.
lobby-no-show = { $absent } did not turn up in time, and is last at this table. A computer plays on as a stand-in, and the match goes on.
lobby-stand-in-plays-on = { $left } does not play on at this table. A computer plays on as a stand-in.
lobby-end-vote = { $who } wants to end the game ({ $votes } of { $needed }). To agree, use `/end`.
