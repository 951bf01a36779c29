### What moderators decide: who plays here, who opens tables and where, and what those who may not are told.

## Refusals

moderation-barred-until = A moderator has barred you from the tables and tournaments of this server. Reason: { $reason }. End: { $until }
moderation-barred = A moderator has barred you from the tables and tournaments of this server, until a moderator lifts the bar. Reason: { $reason }.
moderation-other-barred = { $who } is barred from the tables and tournaments of this server.
moderation-taken-out = A moderator took you out of this match, so you can’t come back to it.
moderation-player = You play in that match, so another moderator has to decide about it.
moderation-moderators-only = Only moderators can do that: members who may manage messages.
moderation-channels-only = On this server, tables can be opened only in { $channels }.
moderation-roles-only = On this server, you need one of these roles to open a table: { $roles }
moderation-no-bot = A bot takes no seat, so there is nothing to bar it from.
moderation-oneself = You can’t bar yourself. Use `/leave` to leave a match.
moderation-needs-reason = To bar a player by the command, choose a player and a length, and give a reason. `/moderate` alone opens the menu for it.

## What the channel hears

moderation-note-taken-out = A moderator took { $who } out of the match. { $computer } plays on in that seat.

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
moderation-line-until = { $who } · { $reason } · end: { $until }
moderation-line = { $who } · { $reason } · until a moderator lifts the bar
moderation-more =
    { $more ->
        [one] and one more
       *[other] and { $more } more
    }
moderation-choose = Choose a player below to bar them, to lift their bar, or to take them out of a match.
moderation-openings-title = Who can open tables, and where? Moderators can always open tables. Where nothing is chosen, there is no limit. Tournaments are opened by their organisers.

## One player

moderation-person-until = { $who } is barred. Reason: { $reason }. End: { $until }
moderation-person-barred = { $who } is barred until a moderator lifts the bar. Reason: { $reason }.
moderation-person-free = { $who } is not barred.
moderation-person-plays = Matches under way with them: { $channels }
moderation-person-idle = They play in no match on this server at the moment.
moderation-ask-length = How long should { $who } be barred? Reason: { $reason }. They can’t open or join tables, be asked to play, or enter tournaments. Matches that they play in go on, and so does a tournament that they have entered.
moderation-ask-out = Take { $who } out of the match in { $channel }? A computer plays on in their seat, they can’t come back, and for them the match counts as one that they left.

## What was done

moderation-did-channels = The channels are changed.
moderation-did-roles = The roles are changed.
moderation-did-bar = { $who } is barred now.
moderation-did-lift = The bar of { $who } is lifted.
moderation-did-nothing = { $who } was not barred.
moderation-did-out = { $who } is out of the match in { $channel }.

## The log

moderation-log-title = **What moderators have done**, the latest first
moderation-log-empty = Moderators have done nothing here yet.
moderation-log-line = { $moment } · { $by } { $did }
moderation-log-channels = chose the channels where tables can be opened: { $channels }
moderation-log-roles = chose the roles that can open tables: { $roles }
moderation-log-barred-until = barred { $who } ({ $reason }), end: { $until }
moderation-log-barred = barred { $who } ({ $reason }) until a moderator lifts it
moderation-log-lifted = lifted the bar of { $who }
moderation-log-out = took { $who } out of a match in { $channel }
moderation-log-unknown = did something that this version of the bot doesn’t know

## Buttons and menus

moderation-button-panel = Moderators’ Controls
moderation-button-openings = Who Opens Tables
moderation-button-all-channels = All Channels
moderation-button-all-roles = All Roles
moderation-button-log = Log
moderation-button-refresh = Refresh
moderation-button-back = Back
moderation-button-lift = Lift the Bar
moderation-button-out = Take Out
moderation-button-newer = Newer
moderation-button-older = Older
moderation-menu-person = Choose a player
moderation-menu-cause = Bar them: choose the reason
moderation-menu-length = Choose how long
moderation-menu-match = Take them out: choose the match
moderation-menu-channels = Choose the channels for tables
moderation-menu-roles = Choose the roles that open tables
