### What moderators decide: who plays here, who opens tables and where, and what those who may not are told.

## Refusals

moderation-barred-until = A moderator has barred you from the tables and tournaments of this server. Reason: { $reason }. Until: { $until }
moderation-barred = A moderator has barred you from the tables and tournaments of this server, until a moderator lifts the bar. Reason: { $reason }.
moderation-other-barred = { $who } is barred from the tables and tournaments of this server.
moderation-taken-out = A moderator took you out of this match, so you can’t come back to it.
moderation-player = You’re playing in that match, so another moderator has to decide about it.
moderation-moderators-only = Only moderators can do that: you need the permission Manage Messages.
moderation-channels-only = On this server, tables can be opened only in { $channels }.
moderation-roles-only = On this server, you need one of these roles to open a table: { $roles }
moderation-no-bot = Bots don’t take seats, so there is nothing to bar this one from.
moderation-oneself = You can’t bar yourself. Use `/leave` to leave a match.
moderation-superior = You can’t bar { $who }: they run this server, or their highest role isn’t below yours.
moderation-needs-reason = To bar a player by command, choose a player and a length, and give a reason. `/moderate` on its own opens the menu.

## What the channel hears

moderation-note-taken-out = A moderator took { $who } out of the match. { $computer } takes over the seat.

## Reasons

moderation-cause-stalling = keeping others waiting on purpose
moderation-cause-leaving = leaving matches
moderation-cause-unfair = unfair play
moderation-cause-rude = rudeness to other players
moderation-cause-other = another reason, which the moderators can explain

## Lengths

moderation-length-day = A day
moderation-length-week = A week
moderation-length-month = 30 days
moderation-length-quarter = 90 days
moderation-length-lifted = Until a moderator lifts it

## The panel

moderation-title = **Moderators’ controls** for tables and tournaments
moderation-where = Channels where tables can be opened: { $channels }
moderation-everywhere = all
moderation-who = Roles that can open tables: { $roles }
moderation-everybody = all
moderation-nobody-barred = Nobody is barred.
moderation-barred-title = Barred players: { $count }
moderation-line-until = { $who } · { $reason } · until: { $until }
moderation-line = { $who } · { $reason } · until a moderator lifts the bar
moderation-more =
    { $more ->
        [one] and one more
       *[other] and { $more } more
    }
moderation-choose = Choose a player below to bar them, to lift their bar, or to take them out of a match.
moderation-openings-title = Who can open tables, and where? Moderators always can. If nothing is chosen, there is no limit. Tournaments are created by organisers.

## One player

moderation-person-until = { $who } is barred. Reason: { $reason }. Until: { $until }
moderation-person-barred = { $who } is barred until a moderator lifts the bar. Reason: { $reason }.
moderation-person-free = { $who } isn’t barred.
moderation-person-plays = Matches they are playing: { $channels }
moderation-person-idle = They aren’t in any match on this server at the moment.
moderation-ask-length = How long should { $who } be barred? Reason: { $reason }. They can’t open or join tables, be asked to play, or join tournaments. Matches they are playing go on, and so does a tournament they have joined.
moderation-ask-out = Take { $who } out of the match in { $channel }? A computer takes over their seat, they can’t come back, and the match counts as one that they left.
moderation-ask-close = Close the table in { $channel }? The match ends without a result. The reason goes into the log.

## What was done

moderation-did-channels = The channels have been changed.
moderation-did-roles = The roles have been changed.
moderation-did-bar = { $who } is now barred.
moderation-did-lift = { $who } is no longer barred.
moderation-did-nothing = { $who } wasn’t barred.
moderation-did-out = { $who } is out of the match in { $channel }.
moderation-did-close = The table in { $channel } is closed.

## The log

moderation-log-title = **What moderators have done**, latest first
moderation-log-empty = Moderators haven’t done anything here yet.
moderation-log-line = { $moment } · { $by } { $did }
moderation-log-channels = chose the channels where tables can be opened: { $channels }
moderation-log-roles = chose the roles that can open tables: { $roles }
moderation-log-barred-until = barred { $who } ({ $reason }), until: { $until }
moderation-log-barred = barred { $who } ({ $reason }) until a moderator lifts it
moderation-log-lifted = lifted { $who }’s bar
moderation-log-out = took { $who } out of a match in { $channel }
moderation-log-voided = voided the result of a match in { $channel } ({ $reason })
moderation-log-restored = made the result of a match in { $channel } count again ({ $reason })
moderation-log-ended = ended the match in { $channel }
moderation-log-ended-for = ended the match in { $channel } ({ $reason })
moderation-log-closed = closed the table in { $channel } ({ $reason })
moderation-log-settings = changed these settings: { $names }
moderation-log-tournament = made a decision in the tournament { $name } ({ $channel }); `/tournament log` has the details
moderation-log-of-tournament = { $did }, tournament { $name }
moderation-log-tournament-for = made a decision in the tournament { $name } in { $channel } ({ $reason }); `/tournament log` has the details
moderation-log-post = 🛡️ { $by } { $did }
moderation-log-damaged-result = ⚠️ The result of table { $table } can’t be read and doesn’t count on the leaderboards. My own log says more.
moderation-log-unknown = did something that this version of the bot doesn’t know

## Buttons and menus

moderation-button-panel = Moderators’ Controls
moderation-button-openings = Who Opens Tables
moderation-button-all-channels = All Channels
moderation-button-all-roles = All Roles
moderation-button-log = Log
moderation-button-tables = Open Tables
moderation-button-stop-log = Stop Posting the Log
moderation-button-refresh = Refresh
moderation-button-back = Back
moderation-button-lift = Lift the Bar
moderation-button-out = Take Out
moderation-button-newer = Newer
moderation-button-older = Older
moderation-menu-person = Choose a player
moderation-menu-former = Barred people whose data was deleted
moderation-tables-title = **Open tables: { $count }**, the longest without a move first
moderation-tables-none = No table is open on this server.
moderation-table-line = { $channel } · { $players } · host: { $host } · opened { $opened } · last move { $last }
moderation-table-damaged = { $channel } · this table is damaged, and only closing it frees the channel
moderation-settings-log = The moderators’ log is posted in { $channel }.
moderation-settings-log-public = Everyone on this server can read that channel.
moderation-menu-cause = Bar them: choose the reason
moderation-menu-length = Choose how long
moderation-menu-match = Take them out: choose the match
moderation-menu-table = Close a table: choose it
moderation-menu-closing = Choose the reason, and close it
moderation-menu-ending = Choose the reason, and end it
moderation-menu-channels = Choose the channels for tables
moderation-menu-roles = Choose the roles that open tables
