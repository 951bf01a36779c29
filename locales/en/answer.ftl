### Short private answers to commands and buttons.

## Asked before a match is ended or left

answer-confirm-end = End the match for everyone, with no winner?
answer-confirm-vote = Ask the others to end the match? Anyone who’s kept it waiting for a day counts as agreeing.
answer-confirm-leave = A computer will take over your seat and your tiles. While it’s playing for you, you can come back with `/rejoin`. Leave the match?
answer-confirm-leave-last = You’re the only person at this table, so the match ends if you leave. Leave anyway?
answer-confirm-leave-lost = If you leave, the match counts as a loss for you. A computer takes over your seat, and you can’t come back. `/end` can end the match for everyone instead. Leave anyway?
answer-confirm-leave-tournament = If you leave, you come last at this table: a computer takes over your seat, and you can’t come back. You stay in the tournament. Leave anyway?

## After a vote to end the match

answer-end-voted = You’ve voted to end the match. Votes so far: { $votes } of { $needed }. I’ve asked the others to vote, too.

## After an undo, or after a request for one

answer-undone = Your move is undone. It’s your turn again.
answer-undone-replies = Your move and the replies to it are undone. It’s your turn again. This match no longer counts towards records or leaderboards.
answer-undo-asked = I’ve asked the others. I’ll undo your move if they all agree before anyone plays.
answer-undo-agreed = You’ve agreed to the undo. Agreed so far: { $agreed } of { $needed }.
answer-undo-granted = You agreed, so the move is undone.

## After joining, leaving or ending

answer-ended = The match has ended.
answer-joined-lobby = You’re in. Waiting for { $host } to start the match.
answer-joined-as-host = You’re in. Start the match when everyone’s here.
answer-left-lobby = You’ve left the table.
answer-left-match = You’ve left. A computer is taking over your seat.
answer-left-last = You’ve left. You were the only person playing, so the match is over.
answer-left-match-for-now = You’ve left. A computer is taking over your seat; `/rejoin` brings you back.

## After opening a table, joining one, or asking for something that is not there

answer-opened = Your table is open. Others can join by pressing **Join**. Start the match whenever you’re ready.
answer-joined = You’re in. The match begins when the host starts it.
answer-not-seated = You’re not playing at this table, so you don’t have a rack. You can watch, or open your own table in another channel with `/play`.
answer-board-instead = You’re not playing at this table, so here’s the board.
answer-no-table = There’s no table in this channel. Open one with `/play`.
answer-match-over = This match is over. Open a new table with `/play`.

## With the file of a record

answer-record = Here’s the full record of this match: every rack, every draw and every score, and the seed of every deal. To check it line by line, run `triominos verify` on your computer.

## The proof of the deals: an answer to the button of that name, with the hashes and seeds of all rounds

answer-proof = **Proof of the deal.** Each round is dealt from a secret seed. Before the first tile is placed, I post the first 16 digits of the seed’s SHA-256 hash in the channel. That way, nobody can change a deal afterwards, not even me.
answer-proof-round = **Round { $round }**
answer-proof-hash = SHA-256: { $hash }
answer-proof-seed = Seed: { $seed }
answer-proof-later = Once the match is over, you’ll find the seeds here and in the record.
answer-proof-check = To check a deal yourself, turn the seed’s 64 hexadecimal digits into 32 bytes. Their SHA-256 hash must be the one above and start with the digits posted in the channel. `triominos verify` does this for you, using the record, and also deals every rack again from the seeds.

## With the animated picture of a whole match

answer-replay = Here’s the whole match, move by move. Feel free to share it.
