### What a moderator is told who asks what is wrong.

doctor-title = **What the bot finds here**
doctor-rights-fine = Permissions in { $channel }: nothing is missing.
doctor-lacks = In { $channel } the bot lacks **{ $right }**: { $why }.
doctor-why-no-role = none of its roles has it
doctor-why-everyone = the channel’s permissions for everyone deny it
doctor-why-role = the channel’s permissions for the role { $role } deny it
doctor-why-bot = the channel’s permissions for the bot itself deny it
doctor-why-hidden = it can’t see the channel
doctor-why-unknown = Discord doesn’t grant it here, although the channel’s permissions would allow it
doctor-category = It is denied by the category too: { $category }. Change it there if the channel is synced with it.
doctor-gone = { $channel } is chosen in the settings, but it is gone or hidden from the bot.
doctor-lacks-roles = On this server the bot lacks **{ $right }**, so it can’t give champions their role.
doctor-lacks-events = On this server the bot lacks **{ $right }**, so tournaments can’t be shown among the server’s events.

doctor-no-table = No table is open in this channel.
doctor-lobby = A table is open in this channel, and its match has not begun. Players: { $count }. Opened: { $when }
doctor-match = A match is under way in this channel. Waiting for: { $who }. Last change: { $when }
doctor-match-between = A match is under way in this channel, between two rounds. Last change: { $when }
doctor-untold = Something that happened at the table is still to be posted.
doctor-tournament-sign-up = The tournament **{ $name }** takes entries in this channel.
doctor-tournament-check-in = The tournament **{ $name }** of this channel is checking players in.
doctor-tournament-playing = The tournament **{ $name }** is under way in this channel.
doctor-tournament-over = The last tournament of this channel, **{ $name }**, is over.
doctor-tournament-paused = It is paused.

doctor-no-failures = Since the bot last started, no message to this server has failed.
doctor-failures = Messages that failed last:
doctor-failure = { $channel } · { $moment } · { $why }
doctor-failure-later = Discord or the database did not answer, so the bot tries again
doctor-failure-barred = the bot lacked a permission, so it tries again
doctor-failure-never = the channel is gone
doctor-failure-damaged = a mistake of the bot, of which its log says more
doctor-said = { $why } (`{ $said }`)

doctor-program = Version: { $version } · Shard: { $shard } of { $shards }
doctor-delays = Delays in milliseconds: from Discord to the bot { $arrival }; a question to Discord { $call }; a question to the database { $database }
