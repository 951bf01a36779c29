### Refusals with the way to go on, and errors. Only the person concerned reads them.

## A move against the rules of the game

refusal-between-rounds = This round is over. Just wait for the next one.
refusal-not-your-turn = It’s { $who }’s turn. I’ll let you know when it’s yours.
refusal-tile-not-on-rack = { $tile } isn’t on your rack. `/rack` shows your tiles.
refusal-only-the-drawn-tile = You’ve drawn, so you can only place the tile you just drew: { $tile }. If it doesn’t fit, use `/draw` or `/pass`.
refusal-must-lead = The round must begin with { $tile }. Place it on spot 1.
refusal-cell-taken = There’s already a tile on that spot. `/board` shows the open spots.
refusal-not-beside-a-tile = A tile has to share a side with one on the board. `/board` shows the open spots.
refusal-no-such-spot = There’s no spot { $spot }. `/board` shows the open spots.
refusal-no-such-spot-open = There’s no spot { $spot }. These are open: { $open }
refusal-spot-gone = Spot { $spot } is gone: it’s been filled, or no tile can fit it any more. `/board` shows the open spots.
refusal-no-such-turn = You can’t turn { $tile } so that it reads { $corners } clockwise. Choose another tile or spot.

## A tile whose numbers do not match. A refusal-bring message follows as $bring

# $brings is a list of refusal-bring. $spot is 0 where its number is not known.
refusal-corners-disagree =
    { $spot ->
        [0] { $tile } doesn’t fit on that spot: it would have { $brings }. The spot needs { $corners } (clockwise).
       *[other] { $tile } doesn’t fit spot { $spot }: it would have { $brings }. The spot needs { $corners } (clockwise).
    }
refusal-rack-shows = `/rack` shows what fits.
refusal-try-another = No harm done: choose another tile or spot.
refusal-a-tile-fits-unhinted = One of your tiles fits somewhere, so you can’t draw or pass yet. No harm done: find the tile and place it.
refusal-bring = { $tile } instead of { $board } at the { $corner }

## The picture that shows why a tile does not fit

# The picture of it: its title, and its words.
refusal-misfit-title =
    { $spot ->
        [0] { $tile } doesn’t fit
       *[other] { $tile } doesn’t fit spot { $spot }
    }
refusal-misfit-alt =
    { $count ->
        [one] The board, with the tile where you tried to place it. The tile’s corners, clockwise from the top or top left: { $lies }. A cross marks the corner that doesn’t match.
       *[other] The board, with the tile where you tried to place it. The tile’s corners, clockwise from the top or top left: { $lies }. Crosses mark the { $count } corners that don’t match.
    }

## A draw or a pass against the rules of the game

refusal-opening-turn = You start the round, so place a tile on spot 1 first. `/rack` shows your tiles.
refusal-pool-empty = The pool is empty. Place a tile if one fits, or pass with `/pass`.
refusal-draw-limit =
    { $limit ->
        [one] You can only draw one tile a turn. Place a tile, or pass with `/pass`.
       *[other] You can only draw { $limit } tiles a turn. Place a tile, or pass with `/pass`.
    }
refusal-a-tile-fits = One of your tiles fits, so you can’t draw or pass yet. `/rack` shows what fits.
refusal-pool-not-empty = You can only pass when there’s nothing left to draw. Place a tile, or draw with `/draw`.

## A new table that cannot be opened

refusal-channel-taken = This channel already has a table; you’ll see it here in a moment. Join it, or open one in another channel.
refusal-channel-taken-link =
    This channel already has a table: { $link }
    Join it, or open one in another channel.
refusal-channel-taken-by = At the table: { $who } · opened { $when }
refusal-channel-taken-thread = You can also play in a thread here: press the button below.
refusal-no-new-thread = I can’t open a thread in this channel. I need a text channel, and the **Create Public Threads** and **Send Messages in Threads** permissions.
refusal-too-many-tables =
    { $limit ->
        [one] This server already has one open table, and that’s the limit. Join it, or try again when its match is over.
       *[other] This server already has { $limit } open tables, and that’s the limit. Join one, or try again when a match is over.
    }
refusal-too-many-lobbies =
    { $limit ->
        [one] You already have a table waiting for players, and one is the limit. Start its match or close it with `/end` first.
       *[other] You already have { $limit } tables waiting for players, and that’s the limit. Start one of their matches, or close one with `/end` first.
    }
refusal-too-many-matches =
    { $limit ->
        [one] You’re already hosting a match without a clock on this server, and one is the limit. Finish it, end it with `/end`, or play with a clock.
       *[other] You’re already hosting { $limit } matches without a clock on this server, and that’s the limit. Finish one, end one with `/end`, or play with a clock.
    }

## An act that comes too soon or too often

refusal-too-fast =
    That was too fast for me, so nothing has changed. { $seconds ->
        [one] Try again in a second.
       *[other] Try again in { $seconds } seconds.
    }
refusal-too-often = You’ve done this a lot in the last few minutes, so I didn’t do it this time. You can do it again { $when }.
refusal-next-replay =
    A replay takes a while to make. { $seconds ->
        [one] You can ask for another in a second.
       *[other] You can ask for another in { $seconds } seconds.
    }

## A table that does not exist, has not started or has started

refusal-table-closed = This table is closed. Open a new one with `/play`.
refusal-no-such-table = That table no longer exists. Open a new one with `/play`.
refusal-not-started = The match hasn’t started yet. The host starts it with the **Start** button.
refusal-already-started = The match has already started. You can watch, or open a table in another channel.
refusal-playing-already = The match has already started, and you’re in it.
refusal-no-record = Only matches played to the end have a record.

## Seats: an act of a person who has no seat, or of too many or too few players

refusal-not-at-table = You’re not playing at this table. Join if its match hasn’t started yet, or open a table in another channel with `/play`.
refusal-left-for-good = You’ve left this match. In rated matches and tournaments, players who leave can’t come back, but you’re welcome to watch.
refusal-already-seated = You’re already at this table.
refusal-full =
    { $seats ->
        [one] The only seat is taken. Open a table in another channel with `/play`.
       *[other] All { $seats } seats are taken. Open a table in another channel with `/play`.
    }
refusal-too-few =
    { $seats ->
        [one] This match needs at least one player.
       *[other] This match needs at least { $seats } players.
    } Wait for others to join, or add computers.
refusal-too-many =
    { $taken ->
        [one] There’s one player at this table,
       *[other] There are { $taken } players at this table,
    } but those rules are for { $seats } at most. Nothing has changed.
refusal-no-computer = There’s no computer at this table.
refusal-no-draining = By these rules, players only draw if no tile fits, so Computer Magpie can’t drain the pool.
refusal-no-stand-ins = The host hasn’t allowed anyone to take over from a computer at this table, but you’re welcome to watch.
refusal-no-stand-ins-rated = In rated matches and tournaments, nobody can take over from a computer, but you’re welcome to watch.

## An act that only the host or an organiser may do

refusal-host-starts = { $host } is hosting this table and will start the match. You’re all set.
refusal-not-the-host = Only { $host }, the host of this table, can do that.
refusal-of-tournament = This match is part of a tournament, so you can’t end it. Organisers can set its result with `/tournament result`; `/leave` gives your seat to a computer.

## Hints

refusal-no-hint-competitive = There are no hints in rated matches and tournaments: you’re on your own here. `/rack` shows your tiles.
refusal-no-hint-unhinted = This table was opened without hints. `/rack` shows your tiles.

## Undo

refusal-undo-nothing-placed = You didn’t place a tile on your last turn, so there’s nothing to undo.
refusal-undo-somebody-acted = It’s too late to undo: the match has moved on. You can only undo a move before someone else acts.
refusal-undo-drew = You’ve seen the tile you drew, so that turn can’t be undone.
refusal-undo-round-over = That round is over, so its moves can’t be undone.
refusal-undo-changed = Your last move can’t be undone: it was played for you, or something at the table has changed since then.
refusal-undo-asked-already = I’ve already asked the others. I’ll undo your move once they all agree.
refusal-undo-once-a-round = In rated matches and tournaments, you can ask for one undo a round, and you’ve already asked.
refusal-undo-computer-drew = A computer has drawn a tile since then, so your move can’t be undone.
refusal-undo-replies-too-often = You’ve already undone three moves this round after a computer had replied, and that’s the limit. Carry on from here.

## An old button

refusal-board-moved-on = The match has moved on. Here’s how it stands now.
refusal-board-moved-since = The match has moved on. The last turns:
refusal-already-handled = That’s already been done.

## An option of a command that could not be read

refusal-unknown-tile = “{ $typed }” isn’t a tile. Type three numbers from 0 to 5, such as 0‑3‑5.
refusal-unknown-length = “{ $typed }” isn’t a match length. Type a number, then choose a suggestion: 1 to 99 rounds, or 10 to 9,999 points.
refusal-unknown-spot = “{ $typed }” isn’t a spot. Type the number of an open spot on the board, such as 12.

## Missing rights of the person, or missing permissions of the bot

refusal-not-in-this-channel = You can’t open a table in this kind of channel. Use `/play` in a text channel or a thread.
refusal-managers-only = To change this server’s settings, you need the **Manage Server** permission. `/preferences` changes your own settings.
refusal-rights-unknown = I couldn’t check your permissions on this server just now. Please try again in a moment.
refusal-missing-permissions =
    { $count ->
        [one] I’m missing a permission in this channel: { $names }. Ask a moderator for it, or use another channel.
       *[other] I’m missing some permissions in this channel: { $names }. Ask a moderator for them, or use another channel.
    }

## The names of permissions, as Discord's settings show them in this language

# The permissions are called as Discord calls them.
refusal-permission-view-channel = View Channel
refusal-permission-send-messages = Send Messages
refusal-permission-send-messages-in-threads = Send Messages in Threads
refusal-permission-create-public-threads = Create Public Threads
refusal-permission-attach-files = Attach Files
refusal-permission-embed-links = Embed Links
refusal-permission-read-message-history = Read Message History
refusal-permission-manage-roles = Manage Roles
refusal-permission-create-events = Create Events

## An error of the bot, its database or an update

refusal-trouble = Sorry, something went wrong on my side. Try again in a moment. If it keeps happening, give the code { $code } to the people who run this bot.
refusal-database-trouble = Sorry, I can’t reach my memory right now. Nothing you’ve played is lost. Try again in a minute. If it keeps happening, give the code { $code } to the people who run this bot.
refusal-being-updated = I’m being updated right now. Nothing is lost. Try again in a few seconds.
