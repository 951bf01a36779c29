### Decisions of moderators: who plays here, and who opens tables where.

## Private: refusals for suspended or removed players

moderation-barred-until = A moderator has suspended you from this server’s tables and tournaments. Reason: { $reason }. Until: { $until }
moderation-barred = A moderator has suspended you from this server’s tables and tournaments until further notice. Reason: { $reason }.
moderation-other-barred = { $who } is suspended from this server’s tables and tournaments.
moderation-taken-out = A moderator removed you from this match, so you can’t come back to it.

## Private: refusals for moderators, and for people who may not open a table

moderation-player = You’re playing in that match, so another moderator has to decide.
moderation-moderators-only = Only moderators can do that: you need the **Manage Messages** permission.
moderation-channels-only = On this server, you can only open tables in { $channels }.
moderation-roles-only = On this server, you need one of these roles to open a table: { $roles }
moderation-no-bot = Bots can’t join tables, so there’s no need to suspend that one.
moderation-oneself = You can’t suspend yourself. Use `/leave` to leave a match.
moderation-superior = You can’t suspend { $who }: they own this server, or your highest role isn’t above theirs.
moderation-needs-reason = To suspend a player with `/moderate`, choose the player, say for how long, and give a reason. On its own, the command opens the moderators’ controls.

## Posted in the channel of the match

moderation-note-taken-out = A moderator removed { $who } from the match. { $computer } takes over.

## Reasons for a suspension or a removal: after "Reason:" and in menus

moderation-cause-stalling = stalling on purpose
moderation-cause-leaving = leaving matches
moderation-cause-unfair = unfair play
moderation-cause-rude = rudeness to other players
moderation-cause-other = other; ask the moderators

## Lengths of a suspension, in a menu

moderation-length-day = One day
moderation-length-week = One week
moderation-length-month = 30 days
moderation-length-quarter = 90 days
moderation-length-lifted = Until a moderator ends it

## The first page of /moderate

moderation-title = **Moderators’ controls** for tables and tournaments
moderation-where = Channels for tables: { $channels }
moderation-everywhere = all
moderation-who = Roles that can open tables: { $roles }
moderation-everybody = all
moderation-nobody-barred = Nobody is suspended.
moderation-barred-title = Suspended players: { $count }
moderation-line-until = { $who } · { $reason } · until: { $until }
moderation-line = { $who } · { $reason } · until further notice
moderation-more =
    { $more ->
        [one] and one more
       *[other] and { $more } more
    }
moderation-choose = Choose a player below to suspend them, end their suspension or remove them from a match.
moderation-openings-title = Who can open tables, and where? If you choose no roles, everyone can; if you choose no channels, tables can be opened anywhere. These limits don’t apply to moderators. Only organisers can create tournaments.

## The page about one player

moderation-person-until = { $who } is suspended. Reason: { $reason }. Until: { $until }
moderation-person-barred = { $who } is suspended until further notice. Reason: { $reason }.
moderation-person-free = { $who } isn’t suspended.
moderation-person-plays = They’re playing in: { $channels }
moderation-person-idle = They aren’t in any match on this server right now.

## Questions before a decision takes effect

moderation-ask-length = How long should { $who } be suspended? Reason: { $reason }. While suspended, they can’t open or join tables, be invited, or take part in tournaments. They can finish the matches they’re in; then they’re out of any tournament they’ve joined.
moderation-ask-out = Remove { $who } from the match in { $channel }? A computer takes over their seat, and they can’t come back. This counts as leaving the match.
moderation-ask-close = Close the table in { $channel }? The match ends without a result, and the reason goes into the log.

## Private answers after a decision

moderation-did-channels = I’ve changed where tables can be opened.
moderation-did-roles = I’ve changed who can open tables.
moderation-did-bar = { $who } is now suspended.
moderation-did-lift = { $who }’s suspension has ended.
moderation-did-nothing = { $who } wasn’t suspended, so nothing has changed.
moderation-did-out = I’ve removed { $who } from the match in { $channel }.
moderation-did-close = The table in { $channel } is closed.

## The moderators' log: heading, and the frame of a line. $did is one of the messages below

moderation-log-title = **What moderators have done**, latest first
moderation-log-empty = Moderators haven’t done anything here yet.
moderation-log-line = { $moment } · { $by } { $did }

## The log: one act of a moderator. It follows the moderator's name

moderation-log-channels = set the channels for tables: { $channels }
moderation-log-roles = set the roles that can open tables: { $roles }
moderation-log-barred-until = suspended { $who } ({ $reason }). Until: { $until }
moderation-log-barred = suspended { $who } ({ $reason }) until further notice
moderation-log-lifted = ended { $who }’s suspension
moderation-log-out = removed { $who } from a match in { $channel }
moderation-log-voided = voided the result of a match in { $channel } ({ $reason })
moderation-log-restored = restored the result of a match in { $channel } ({ $reason })
moderation-log-ended = ended the match in { $channel }
moderation-log-ended-for = ended the match in { $channel } ({ $reason })
moderation-log-closed = closed the table in { $channel } ({ $reason })
moderation-log-settings = changed these settings: { $names }
moderation-log-tournament = made a decision in the tournament { $name } ({ $channel }); see `/tournament log` for details
moderation-log-of-tournament = { $did }; tournament: { $name }
moderation-log-tournament-for = made a decision in the tournament { $name } in { $channel } ({ $reason }); see `/tournament log` for details

## The log in its own channel, and special lines

moderation-log-post = 🛡️ { $by } { $did }
moderation-log-damaged-result = ⚠️ I can’t read the result of table { $table }, so it doesn’t count on the leaderboards. The person who runs me can find the details in my log.
moderation-log-unknown = did something this version of the bot doesn’t know about

## Buttons of /moderate

moderation-button-panel = Moderators’ Controls
moderation-button-openings = Who Can Open Tables
moderation-button-all-channels = All Channels
moderation-button-all-roles = All Roles
moderation-button-log = Log
moderation-button-tables = View Open Tables
moderation-button-stop-log = Stop Posting the Log
moderation-button-refresh = Refresh
moderation-button-back = Back
moderation-button-lift = End Suspension
moderation-button-out = Remove
moderation-button-newer = Newer
moderation-button-older = Older

## Menus of /moderate

moderation-menu-person = Choose a player
moderation-menu-former = Suspended people whose data was deleted

## The list of open tables in /moderate

moderation-tables-title = **Open tables: { $count }**, longest idle first
moderation-tables-none = No table is open on this server.
moderation-table-line = { $channel } · { $players } · host: { $host } · opened { $opened } · last move { $last }
moderation-table-damaged = { $channel } · this table is damaged; close it to free the channel

## The line about the log's channel in /settings

moderation-settings-log = The moderators’ log is posted in { $channel }.
moderation-settings-log-public = Careful: everyone on this server can read that channel.

## More menus of /moderate

moderation-menu-cause = Suspend the player: choose the reason
moderation-menu-length = Choose how long the suspension lasts
moderation-menu-match = Remove the player: choose the match
moderation-menu-table = Close a table: choose which one
moderation-menu-closing = Close the table: choose the reason
moderation-menu-ending = End the match: choose the reason
moderation-menu-channels = Choose the channels for tables
moderation-menu-roles = Choose the roles that can open tables
