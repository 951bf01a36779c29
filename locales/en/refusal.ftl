### What is refused, and what to do instead; and what went wrong. Only the person concerned reads this.

## The rules of the game

refusal-between-rounds = This round is over. Wait for the next deal.
refusal-not-your-turn = It is { $who }’s turn. You are called when it is yours.
refusal-tile-not-on-rack = { $tile } is not on your rack. `/rack` shows your tiles.
refusal-only-the-drawn-tile = After a draw only the tile just drawn may be placed: { $tile }. Place it, or go on with `/draw` or `/pass`.
refusal-must-lead = The round begins with { $tile }. Place it on spot 1.
refusal-cell-taken = A tile lies there already. `/board` shows the open spots.
refusal-not-beside-a-tile = A tile must touch the side of another. `/board` shows the open spots.
refusal-no-such-spot = There is no spot { $spot }. `/board` shows the open spots.
refusal-no-such-spot-open = There is no spot { $spot }. These are open: { $open }
refusal-spot-gone = Spot { $spot } is gone: a tile lies there, or none fits it any more. `/board` shows the open spots.
refusal-no-such-turn = { $tile } cannot be turned so that it reads { $corners } clockwise. Choose another tile or spot.
# $needs is a list of refusal-need, $brings one of refusal-bring. $spot is 0 where its number is not known.
refusal-corners-disagree =
    { $spot ->
        [0] { $tile } does not fit there. That spot needs { $needs } ({ $corners } clockwise); your tile would have { $brings }.
       *[other] { $tile } does not fit spot { $spot }. It needs { $needs } ({ $corners } clockwise); your tile would have { $brings }.
    }
refusal-rack-shows = `/rack` shows what fits.
refusal-try-another = It has cost you nothing: choose another tile or spot.
refusal-a-tile-fits-unhinted = One of your tiles fits somewhere, and by these rules you may draw or pass only when none does. It has cost you nothing: find the tile and place it.
refusal-need = { $number } at the { $corner }
refusal-bring = { $tile } instead of { $board } at the { $corner }
# The picture of it: its title, and its words.
refusal-misfit-title =
    { $spot ->
        [0] { $tile } does not fit
       *[other] { $tile } does not fit spot { $spot }
    }
refusal-misfit-alt =
    { $count ->
        [one] The board shows it there, clockwise from the top or top left: { $lies }. A cross marks the corner that disagrees.
       *[other] The board shows it there, clockwise from the top or top left: { $lies }. Crosses mark the { $count } corners that disagree.
    }
refusal-opening-turn = You lead: the first turn of a round is a tile on spot 1. `/rack` shows your tiles.
refusal-pool-empty = The pool is empty. Place a tile if one fits, or pass with `/pass`.
refusal-draw-limit =
    { $limit ->
        [one] You can draw only one tile a turn. Place it, or pass with `/pass`.
       *[other] You can draw only { $limit } tiles a turn. Place the last one, or pass with `/pass`.
    }
refusal-a-tile-fits = One of your tiles fits, so it must be placed. `/rack` shows which.
refusal-pool-not-empty = You can pass only when nothing is left to draw. Place a tile, or draw with `/draw`.

## The table

refusal-channel-taken = This channel has a table already, and its message will be here in a moment. Join it there, or open a table in another channel.
refusal-channel-taken-link =
    This channel has a table already: { $link }
    Join it, or open one in another channel.
refusal-too-many-tables =
    { $limit ->
        [one] This server has an open table already, and it can have only one. Join that one, or try again when its match is over.
       *[other] This server has { $limit } open tables, and it can’t have more. Join one of them, or try again when a match is over.
    }
refusal-too-many-lobbies =
    { $limit ->
        [one] You have opened a table that is still waiting for players, and you can have only one. Start it or close it with `/end`, then open another.
       *[other] You have opened { $limit } tables that are still waiting for players, and you can’t have more. Start one or close one with `/end`, then open another.
    }
refusal-too-fast =
    That was faster than I can follow, so nothing has changed. { $seconds ->
        [one] Try again in a second.
       *[other] Try again in { $seconds } seconds.
    }
refusal-next-replay =
    A replay takes a while to draw. { $seconds ->
        [one] You can have the next one in a second.
       *[other] You can have the next one in { $seconds } seconds.
    }
refusal-table-closed = This table is closed. Open a new one with `/play`.
refusal-no-such-table = That table is not there any more. Open a new one with `/play`.
refusal-not-started = The match has not started. The host starts it with the button under the table.
refusal-already-started = The match has started already. You can look on, or open a table in another channel.
refusal-no-record = Only a match that was played to its end has a record.
refusal-not-at-table = You have no seat at this table. Join it while it waits for players, or open one in another channel with `/play`.
refusal-already-seated = You have a seat at this table already.
refusal-full =
    { $seats ->
        [one] The only seat is taken. Open a table in another channel with `/play`.
       *[other] All { $seats } seats are taken. Open a table in another channel with `/play`.
    }
refusal-too-few =
    { $seats ->
        [one] This match needs one player at least.
       *[other] This match needs { $seats } players at least.
    } Others can join, and you can add computers.
refusal-too-many =
    { $taken ->
        [one] { $taken } sits at this table,
       *[other] { $taken } sit at this table,
    } and only { $seats } can play by those rules. Nothing has changed.
refusal-no-computer = There is no computer at the table.
refusal-no-stand-ins = Nobody can take over a computer’s seat at this table: the host did not allow it before the match. You can look on.
refusal-no-stand-ins-rated = In rated matches and tournaments nobody can take over a computer’s seat. You can look on.
refusal-host-starts = { $host } starts the match, as the host of this table. You don’t have to do anything.
refusal-not-the-host = Only { $host } can do that, as the host of this table.
refusal-of-tournament = This is a table of a tournament: it ends by its rules. Organisers can decide it with `/tournament adjudicate`; `/leave` gives your seat to a computer.
refusal-no-hint-competitive = There are no hints in rated matches and tournaments: what counts there is your own play. `/rack` shows your tiles.
refusal-no-hint-unhinted = This table was opened without hints, so there are none here for anybody. `/rack` shows your tiles.
refusal-undo-nothing-placed = You placed no tile in your last turn, so there is nothing to take back.
refusal-undo-somebody-acted = It is too late to take back a placement: the game has gone on since. That works only until somebody else acts.
refusal-undo-drew = You drew in that turn and have seen the tile, so the turn can’t be taken back.
refusal-undo-round-over = That placement belongs to a round that is over, so it can’t be taken back.
refusal-undo-changed = Your last placement can’t be taken back: it was played for you, or something has changed at the table since.
refusal-undo-asked-already = The others have been asked already. Your placement is taken back when all of them agree.
refusal-undo-once-a-round = In a match for a rating or a place you can ask only once a round to take a placement back, and you have done so.
refusal-no-rematch = This match was part of a tournament, which sees to what is played next. For a game of your own, use `/play` in another channel.
refusal-board-moved-on = The game has moved on since. Here is how it stands now.
refusal-already-handled = That is done already.
refusal-unknown-tile = “{ $typed }” is not a tile. A tile is written with its three numbers from 0 to 5, such as 0‑3‑5.
refusal-unknown-length = “{ $typed }” is not a length of a match. Type a number and choose one of the suggestions: 1 to 99 rounds, or 10 to 9,999 points.
refusal-unknown-spot = “{ $typed }” is not a spot. Give the number of an open spot on the board, such as 12.

## Where it cannot be

refusal-not-in-this-channel = There can be no table in this kind of channel. Use `/play` in a text channel or a thread.
refusal-managers-only = Only people who may manage this server can change its settings. `/preferences` changes your own.
refusal-missing-permissions =
    { $count ->
        [one] I lack a permission in this channel: { $names }. Ask a moderator for it, or choose another channel.
       *[other] I lack some permissions in this channel: { $names }. Ask a moderator for them, or choose another channel.
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

refusal-trouble = Sorry, something went wrong on my side. Try again in a moment. If it happens again, tell whoever runs this bot the code { $code }.
refusal-database-trouble = Sorry, I cannot reach my memory at the moment. Nothing that was confirmed is lost. Try again in a minute. If it happens again, tell whoever runs this bot the code { $code }.
