### What is refused, and what to do instead; and what went wrong. Only the person concerned reads this.

## The rules of the game

refusal-between-rounds = This round is over. Wait for the next one.
refusal-not-your-turn = It’s { $who }’s turn. I’ll let you know when it’s yours.
refusal-tile-not-on-rack = { $tile } isn’t on your rack. `/rack` shows your tiles.
refusal-only-the-drawn-tile = After a draw, you may place only the tile you just drew: { $tile }. Place it, or continue with `/draw` or `/pass`.
refusal-must-lead = The round must begin with { $tile }. Place it on spot 1.
refusal-cell-taken = A tile lies there already. `/board` shows the open spots.
refusal-not-beside-a-tile = A tile must share a side with another on the board. `/board` shows the open spots.
refusal-no-such-spot = There is no spot { $spot }. `/board` shows the open spots.
refusal-no-such-spot-open = There is no spot { $spot }. These are open: { $open }
refusal-spot-gone = Spot { $spot } is no longer open: a tile lies there, or none fits it any more. `/board` shows the open spots.
refusal-no-such-turn = { $tile } can’t be turned to read { $corners } clockwise. Choose another tile or spot.
# $needs is a list of refusal-need, $brings one of refusal-bring. $spot is 0 where its number is not known.
refusal-corners-disagree =
    { $spot ->
        [0] { $tile } doesn’t fit there. That spot needs { $needs } ({ $corners } clockwise); your tile would have { $brings }.
       *[other] { $tile } doesn’t fit spot { $spot }. It needs { $needs } ({ $corners } clockwise); your tile would have { $brings }.
    }
refusal-rack-shows = `/rack` shows what fits.
refusal-try-another = It cost you nothing: choose another tile or spot.
refusal-a-tile-fits-unhinted = One of your tiles fits somewhere, and by these rules you may draw or pass only if none does. It cost you nothing: find the tile and place it.
refusal-need = { $number } at the { $corner }
refusal-bring = { $tile } instead of { $board } at the { $corner }
# The picture of it: its title, and its words.
refusal-misfit-title =
    { $spot ->
        [0] { $tile } doesn’t fit
       *[other] { $tile } doesn’t fit spot { $spot }
    }
refusal-misfit-alt =
    { $count ->
        [one] The board shows it there, clockwise from the top or top left: { $lies }. A cross marks the corner that doesn’t match.
       *[other] The board shows it there, clockwise from the top or top left: { $lies }. Crosses mark the { $count } corners that don’t match.
    }
refusal-opening-turn = You start: the first move of a round is to place a tile on spot 1. `/rack` shows your tiles.
refusal-pool-empty = The pool is empty. Place a tile if one fits, or pass with `/pass`.
refusal-draw-limit =
    { $limit ->
        [one] You may draw only one tile a turn. Place it, or pass with `/pass`.
       *[other] You may draw only { $limit } tiles a turn. Place the last one, or pass with `/pass`.
    }
refusal-a-tile-fits = One of your tiles fits, so you must place it. `/rack` shows which.
refusal-pool-not-empty = You may pass only when there is nothing left to draw. Place a tile, or draw with `/draw`.

## The table

refusal-channel-taken = This channel already has a table; its message will be here in a moment. Join it there, or open a table in another channel.
refusal-channel-taken-link =
    This channel already has a table: { $link }
    Join it, or open one in another channel.
refusal-channel-taken-by = At the table: { $who } · opened { $when }
refusal-channel-taken-thread = You can also play in a thread of this channel: press the button below.
refusal-no-new-thread = I can’t open a thread in this channel. In a text channel, I need the permissions Create Public Threads and Send Messages in Threads.
refusal-too-many-tables =
    { $limit ->
        [one] This server already has an open table and can’t have more. Join that one, or try again when its match is over.
       *[other] This server already has { $limit } open tables and can’t have more. Join one of them, or try again when a match is over.
    }
refusal-too-many-lobbies =
    { $limit ->
        [one] You already have a table that is waiting for players, and you can’t have more. Start its match or close it with `/end`, then open another.
       *[other] You already have { $limit } tables that are waiting for players, and you can’t have more. Start a match or close a table with `/end`, then open another.
    }
refusal-too-many-matches =
    { $limit ->
        [one] A match without a clock is already going at a table that you opened on this server, and you can’t have more. Finish it or end it with `/end`, or choose a clock for this table.
       *[other] { $limit } matches without a clock are already going at tables that you opened on this server, and you can’t have more. Finish one or end it with `/end`, or choose a clock for this table.
    }
refusal-too-fast =
    That was faster than I can follow, so nothing has changed. { $seconds ->
        [one] Try again in a second.
       *[other] Try again in { $seconds } seconds.
    }
refusal-too-often = You have done this many times in the last minutes, so nothing has changed. You can do it again: { $when }.
refusal-next-replay =
    A replay takes a while to draw. { $seconds ->
        [one] You can have the next one in a second.
       *[other] You can have the next one in { $seconds } seconds.
    }
refusal-table-closed = This table is closed. Open a new one with `/play`.
refusal-no-such-table = That table no longer exists. Open a new one with `/play`.
refusal-not-started = The match hasn’t started. The host starts it with the button under the table.
refusal-already-started = The match has already started. You can watch, or open a table in another channel.
refusal-no-record = Only matches that were played to the end have a record.
refusal-not-at-table = You have no seat at this table. Join it while it waits for players, or open one in another channel with `/play`.
refusal-already-seated = You already have a seat at this table.
refusal-full =
    { $seats ->
        [one] The only seat is taken. Open a table in another channel with `/play`.
       *[other] All { $seats } seats are taken. Open a table in another channel with `/play`.
    }
refusal-too-few =
    { $seats ->
        [one] This match needs at least one player.
       *[other] This match needs at least { $seats } players.
    } Others can join, and you can add computers.
refusal-too-many =
    { $taken ->
        [one] One player is at this table,
       *[other] { $taken } players are at this table,
    } and those rules are for at most { $seats }. Nothing has changed.
refusal-no-computer = There is no computer at the table.
refusal-no-stand-ins = Nobody can take over a computer’s seat at this table: the host didn’t allow it before the match. You can watch.
refusal-no-stand-ins-rated = In rated matches and tournaments, nobody can take over a computer’s seat. You can watch.
refusal-host-starts = { $host } is the host of this table and starts the match. You don’t have to do anything.
refusal-not-the-host = Only { $host }, the host of this table, can do that.
refusal-of-tournament = This table belongs to a tournament, whose rules say when it ends. Organisers can decide it with `/tournament adjudicate`; `/leave` gives your seat to a computer.
refusal-no-hint-competitive = There are no hints in rated matches and tournaments: what counts there is your own play. `/rack` shows your tiles.
refusal-no-hint-unhinted = This table was opened without hints, so nobody gets any here. `/rack` shows your tiles.
refusal-undo-nothing-placed = You didn’t place a tile on your last turn, so there is nothing to take back.
refusal-undo-somebody-acted = It’s too late to take back a placement: the match has gone on since. You can do it only until someone else acts.
refusal-undo-drew = You drew a tile in that turn and have seen it, so the turn can’t be taken back.
refusal-undo-round-over = That placement belongs to a round that is over, so it can’t be taken back.
refusal-undo-changed = Your last placement can’t be taken back: it was played for you, or something has changed at the table since.
refusal-undo-asked-already = The others have already been asked. Your placement is taken back when all of them agree.
refusal-undo-once-a-round = In rated matches and tournaments, you can ask to take back a placement only once a round, and you have already asked.
refusal-board-moved-on = The match has moved on since. Here is how it stands now.
refusal-already-handled = That has already been done.
refusal-unknown-tile = “{ $typed }” isn’t a tile. Write a tile as its three numbers from 0 to 5, such as 0‑3‑5.
refusal-unknown-length = “{ $typed }” isn’t a match length. Type a number and choose one of the suggestions: 1 to 99 rounds, or 10 to 9,999 points.
refusal-unknown-spot = “{ $typed }” isn’t a spot. Give the number of an open spot on the board, such as 12.

## Where it cannot be

refusal-not-in-this-channel = Tables can’t be opened in this kind of channel. Use `/play` in a text channel or a thread.
refusal-managers-only = To change this server’s settings, you need the permission Manage Server. `/preferences` changes your own.
refusal-rights-unknown = I couldn’t check your rights on this server just now. Please try again in a moment.
refusal-missing-permissions =
    { $count ->
        [one] I’m missing a permission in this channel: { $names }. Ask a moderator for it, or choose another channel.
       *[other] I’m missing some permissions in this channel: { $names }. Ask a moderator for them, or choose another channel.
    }
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

## What went wrong

refusal-trouble = Sorry, something went wrong on my side. Try again in a moment. If it happens again, give the code { $code } to the people who run this bot.
refusal-database-trouble = Sorry, I can’t reach my memory at the moment. Nothing that was confirmed is lost. Try again in a minute. If it happens again, give the code { $code } to the people who run this bot.
refusal-being-updated = I’m being updated at the moment. Nothing is lost. Try again in a few seconds.
