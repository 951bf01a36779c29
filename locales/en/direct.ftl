### Away from servers: in direct messages to the bot, and where only one person has it.

## A table in direct messages

direct-title = { $host } has opened a Triominos table in direct messages.
direct-counts = In direct messages, a match counts for no rating and no leaderboard.
direct-opened = Your table is open. Choose how many computers play and how well, then start the match.

## Options of /play that make no sense there

direct-no-others = In direct messages nobody else can join, so there is nobody to ask. Leave out the option `with`, or use `/play` on a server that has me.
direct-no-threads = There are no threads in direct messages: the match is played right here. Leave out the option `thread`.
direct-no-ratings = In direct messages, no match counts for a rating. Leave out the option `rated`, or use `/play` on a server that has me.

## Commands of servers

direct-needs-settings = These are a server’s settings, so use this command on a server. `/preferences` changes your own settings, here as well.
direct-needs-leaderboard = Leaderboards belong to servers, and nothing you play here counts for one. Use this command on a server that has me.
direct-needs-profile = A profile shows what you have played on a server. Use this command on a server that has me.
direct-needs-history = Your finished matches are listed server by server. Use this command on a server that has me.
direct-needs-moderate = Moderators look after the players of a server, so use this command on a server.
direct-needs-doctor = This command checks my permissions on a server, so use it on a server.
direct-needs-void = Only results on a server can be taken out of the leaderboards, so use this command on a server.
direct-needs-tournament = Tournaments are played on servers. Use this command in a channel of a server that has me.
direct-needs-stand-in = Nobody else plays in direct messages, so there is no seat to take over. Use this command on a server that has me.

## Where only one person has the bot

direct-needs-bot = This server hasn’t added me, so I can only answer you, not post a board. `/help`, `/rules` and `/games` work here. To play, use `/play` in a direct message to me, or on a server that has me.

## Help

direct-help = **Right now** no table is open here. `/play` opens one: in direct messages, you play alone or against computers. To play with friends, use it on a server that has me.
direct-help-hosting = **Right now** your table is open. Choose how many computers play, then press **Start**.
direct-help-elsewhere = **Right now** I’m here only for you: nobody else sees my answers to `/help`, `/rules` and `/games`. To play, use `/play` in a direct message to me, or on a server that has me.

## The list of one’s games everywhere

direct-games-none = You have no match at the moment. `/play` opens a table: on a server that has me, or in a direct message to me.
direct-games-title =
    { $count ->
        [one] **Your match**
       *[other] **Your { $count } matches, wherever they are**
    }
# $link leads to the board.
direct-games-place = { $channel } ([go to the table]({ $link }))
direct-games-here = [Direct messages]({ $link })
