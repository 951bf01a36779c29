### Short private answers.

answer-confirm-end = This ends the game for everyone, without a winner. End it?
answer-confirm-vote = The game ends when the others agree; whoever has let it wait for a day agrees by that. Ask them?
answer-confirm-leave = A computer takes your seat and your tiles, and you cannot come back to this game. Leave it?
answer-confirm-leave-lost = A computer takes your seat and your tiles, you cannot come back to this game, and it counts as lost for you. To end it for everyone, ask with `/end`. Leave it?
answer-end-voted = You want to end the game: { $votes } of { $needed }. The others can agree with `/end`.
answer-ended = The game is ended.
answer-left-lobby = You have left the table.
answer-left-match = You have left. A computer plays on in your seat.
answer-kept = Nothing has changed.
answer-opened = Your table is open. Others join with the button under it, and you start the match.
answer-joined = You have a seat. The match begins when the host starts it.
answer-not-seated = You have no seat at this table, so there is no rack to show. Look on here, or open a table in another channel with `/play`.
answer-no-table = There is no table in this channel. Open one with `/play`.
answer-match-over = This match is over. Open a new table with `/play`.
answer-record = The record of this match: every rack, every draw and every score, with the seeds of the deals. `triominos verify` checks it line by line.
answer-replay = The match once more, move by move. The file is yours to share.
