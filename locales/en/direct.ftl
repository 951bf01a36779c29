### In direct messages to the bot, and in places where only one person has it.

## A table in direct messages

direct-title = { $host } has opened a Triominos table in direct messages.
direct-counts = Matches in direct messages don’t count towards ratings or leaderboards.
direct-opened = Your table is open. Choose how many computers play and how well, then press **Start**.

## Private: why an option of /play has no effect in direct messages

direct-no-others = Nobody else can join in direct messages, so you can’t invite anyone. Leave out `with`, or use `/play` on a server I’m in.
direct-no-threads = Direct messages have no threads, so matches are played right here. Use `/play` again without `thread`.
direct-no-ratings = Matches in direct messages aren’t rated. Leave out `rated`, or use `/play` on a server I’m in.

## Private: why a command works only on a server

direct-needs-settings = These settings belong to a server, so use this command on one. To change your own, use `/preferences`; that works here too.
direct-needs-leaderboard = Leaderboards belong to servers, and matches in direct messages don’t count. Use this command on a server I’m in.
direct-needs-profile = You have a separate profile on each server. Use this command on a server I’m in.
direct-needs-play-with = You can only invite people on a server. Use this command on a server I’m in.
direct-needs-history = Your finished matches are listed for each server separately. Use this command on a server I’m in.
direct-needs-moderate = This command is for a server’s moderators, so use it on a server.
direct-needs-doctor = This command checks my permissions on a server, so use it on one.
direct-needs-void = Only a server’s results can be voided, so use this command on a server.
direct-needs-tournament = Tournaments are played on servers. Use this command in a channel on a server I’m in.
direct-needs-stand-in = Nobody else plays in direct messages, so there’s no seat to take over. Use this command on a server I’m in.

## Private: why no board can be posted in a place where only the reader has the bot

direct-needs-bot = I’m not a member here, so I can’t post a board. Use `/play` in a direct message to me, or on a server I’m in.

## The first lines of /help in direct messages

direct-help = **Right now** there’s no table here. Open one with `/play` to play alone or against computers. To play with friends, use `/play` on a server I’m in.
direct-help-hosting = **Right now** your table is open. Choose how many computers play, then press **Start**.
direct-help-elsewhere = **Right now** only you can see my answers here. To play, use `/play` in a direct message to me, or on a server I’m in.

## /games in direct messages: all matches of the reader on all servers

direct-games-none = You have no matches right now. Open a table with `/play`: on a server I’m in, or in a direct message to me.
direct-games-title =
    { $count ->
        [one] **Your match**
       *[other] **All your matches: { $count }**
    }
# $link leads to the board.
direct-games-place = { $channel } ([go to the table]({ $link }))
direct-games-here = [Direct messages]({ $link })
