### Away from servers: in direct messages to the bot, and where only one person has it.

## A table in direct messages

direct-title = { $host } has opened a table of Triominos in direct messages.
direct-counts = In direct messages a match counts for no rating and no leaderboard.
direct-opened = Your table is open. Choose how many computers play and how well, then start the match.

## Options of /play that make no sense there

direct-no-others = In direct messages nobody else can join, so there is nobody to ask. Leave out the option `with`, or use `/play` on a server that has me.
direct-no-threads = There are no threads in direct messages: the match is played right here. Leave out the option `thread`.
direct-no-ratings = In direct messages no match counts for a rating. Leave out the option `rated`, or use `/play` on a server that has me.

## Commands of servers

direct-needs-settings = These are the settings of a server, so use this command there. `/preferences` changes your own settings, here as well.
direct-needs-leaderboard = Leaderboards belong to servers, and what you play here counts for none. Use this command on a server that has me.
direct-needs-profile = A profile shows what you have played on a server. Use this command on a server that has me.
direct-needs-history = Your finished matches are listed server by server. Use this command on a server that has me.
direct-needs-moderate = Moderators look after the players of a server. Use this command there.
direct-needs-doctor = This command looks at my permissions on a server. Use it there.
direct-needs-void = Only results on a server can be taken out of the leaderboards. Use this command there.
direct-needs-tournament = Tournaments are played on servers. Use this command in a channel of a server that has me.
direct-needs-stand-in = Nobody else plays in direct messages, so there is no seat to take over. Use this command on a server that has me.

## Where only one person has the bot

direct-needs-bot = This server hasn’t added me, so I can only answer you, not post a board. `/help`, `/rules` and `/games` work here. To play, use `/play` in a direct message to me, or on a server that has me.

## Help

direct-help = **Right now** no table is open here. `/play` opens one: in direct messages you play alone or against computers. To play with friends, use it on a server that has me.
direct-help-hosting = **Right now** your table is open. Choose how many computers play, then press **Start**.
direct-help-elsewhere = **Right now** I’m here for you alone: only you see my answers to `/help`, `/rules` and `/games`. To play, use `/play` in a direct message to me, or on a server that has me.

## The list of one’s games everywhere

direct-games-none = You have no game going on. `/play` opens a table: on a server that has me, or in a direct message to me.
direct-games-title =
    { $count ->
        [one] **Your game**
       *[other] **Your { $count } games, wherever they are**
    }
# $link leads to the board.
direct-games-place = { $channel } ([go to the table]({ $link }))
direct-games-here = [Direct messages]({ $link })
