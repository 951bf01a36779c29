### /doctor: what a moderator reads about missing permissions, the channel and failed messages.

## The heading, and permissions of the channel. A doctor-why message follows as $why

doctor-title = **What I found here**
doctor-rights-fine = I have all the permissions I need in { $channel }.
doctor-lacks = In { $channel }, I’m missing the **{ $right }** permission: { $why }.

## The reason for a missing permission; it follows a colon or stands in brackets

doctor-why-no-role = none of my roles has it
doctor-why-everyone = the channel’s permissions deny it to everyone
doctor-why-role = the channel’s permissions deny it to the { $role } role
doctor-why-bot = the channel’s permissions don’t allow it
doctor-why-hidden = I can’t see the channel
doctor-why-unknown = Discord doesn’t allow it here, although the channel’s permissions look right

## More about permissions, and settings that point to nothing

doctor-category = The channel’s category, { $category }, denies this permission too. If the channel is synced with the category, change the permission there.
doctor-gone = The settings point to { $channel }, but it no longer exists, or I can’t see it.
doctor-lacks-roles = On this server, I’m missing the **{ $right }** permission, so I can’t give champions their role.
doctor-lacks-events = On this server, I’m missing the **{ $right }** permission, so I can’t list tournaments among the server’s events.

## The table in this channel

doctor-no-table = No table is open in this channel.
doctor-lobby = A table is open in this channel, and its match hasn’t begun. Players: { $count }. Opened: { $when }
doctor-match = A match is under way in this channel. Waiting for: { $who }. Last change: { $when }
doctor-match-between = A match in this channel is between rounds. Last change: { $when }
doctor-untold = I haven’t posted everything that’s happened at the table yet.

## The tournament in this channel

doctor-tournament-sign-up = Players can join the tournament **{ $name }** in this channel.
doctor-tournament-check-in = Players can check in for the tournament **{ $name }** in this channel.
doctor-tournament-playing = The tournament **{ $name }** is under way in this channel.
doctor-tournament-over = The last tournament in this channel, **{ $name }**, is over.
doctor-tournament-paused = The tournament is paused.

## Results that cannot be read

doctor-damaged-results =
    { $count ->
        [one] I can’t read one of this server’s results, so it doesn’t count on the leaderboards. The person who runs me can see which one in my log.
       *[other] I can’t read { $count } of this server’s results, so they don’t count on the leaderboards. The person who runs me can see which ones in my log.
    }

## Messages that could not be sent, one line each, with the reason as $why

doctor-no-failures = Since I last started, every message to this server has got through.
doctor-failures = The latest messages that didn’t get through:
doctor-failure = { $channel } · { $moment } · { $why }
doctor-failure-later = no answer from Discord or the database; I’ll keep trying
doctor-failure-barred = I’m missing a permission; I’ll keep trying
doctor-failure-never = the channel no longer exists, or Discord refused the message
doctor-failure-damaged = something went wrong on my side; the person who runs me can find the details in my log
doctor-said = { $why } (`{ $said }`)

## Facts about the program, for the person who runs it

doctor-program = Version: { $version } · Shard: { $shard } of { $shards }
doctor-delays = Delays in milliseconds: { $arrival } from Discord to me, { $call } for a request to Discord, { $database } for a database query
