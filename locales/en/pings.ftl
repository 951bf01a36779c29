### How a person learns that it is their turn: mentions that come later, direct messages, and the choices about them.

## Posted in a channel, with a mention. $when is a time such as 'in 5 minutes'

pings-turn = { $mention }, it’s your turn.
pings-deadline = Deadline: { $when }.
# Several games of the server wait for one person; everyone reads it, so it does not say which.
pings-digest =
    { $count ->
        [one] { $mention }, one of your matches is waiting for you. `/games` shows it.
       *[other] { $mention }, { $count } of your matches are waiting for you. `/games` lists them.
    }
pings-closed = -# Discord no longer lets me send you direct messages, so I’ll mention you here. To switch back later, use `/preferences pings:`.

## Sent as a direct message

# $channel is a mention of the channel, $others is such as ' with Ada and Bo', or nothing.
pings-direct-turn = It’s your turn in { $channel }{ $others }.
pings-direct-reminder = ⏰ It’s still your turn in { $channel }{ $others }.
pings-played = ✅ This turn has been played.
pings-direct-digest =
    { $count ->
        [one] **One of your matches is waiting for you**
       *[other] **{ $count } of your matches are waiting for you**
    }
pings-direct-hello = I’ll tell you here when it’s your turn. To change that, use `/preferences pings:` on the server.

## Private: answers to the buttons that put off a reminder

pings-snoozed = Next reminder: { $when }, unless you’ve played by then. You’ll still get the final reminder before your time runs out.
pings-snooze-too-long = That would be too late: your time runs out { $when }. I haven’t changed your reminders.
pings-not-your-turn = It’s { $who }’s turn, so this button is for them.
pings-nobodys-turn = It’s nobody’s turn at this table right now, so there’s nothing to remind you of.
pings-at-the-table = You can only do that at the table: { $channel }

## /preferences: lines about pings

pings-chosen = Pings: { $mode }
pings-chosen-closed = Pings: a mention in the channel, because Discord doesn’t let me send you direct messages. Once you allow them from members of this server, choose direct messages again.
pings-digest-chosen = Digest: { $digest }
pings-invitations = Invitations: { $choice }
pings-call-me-elsewhere = I can only ping you for new tables on a server. Use `call-me` on the one you’d like to play on.
pings-refused = I can’t send you direct messages. Allow them in this server’s privacy settings on Discord, then choose again. Nothing has changed.

## The choices for pings: in menus and in those lines, at most 100 letters

pings-mode-mention = a mention in the channel
pings-mode-silent = none; the message in the channel is enough
pings-mode-direct = a direct message
pings-invitations-anyone = from anyone
pings-invitations-none = none
pings-call-me-on = Pings for new tables: when one here is waiting for players, at most once an hour
pings-call-me-off = Pings for new tables: off
pings-digest-off = off; each turn has its own ping
pings-digest-hours =
    { $count ->
        [one] one ping for all your matches, an hour after it first becomes your turn in one of them
       *[other] one ping for all your matches, { $count } hours after it first becomes your turn in one of them
    }

## Posted once for a table that waits for players

pings-company =
    { $mentions }: { $host } is waiting for players. Care to join?
    -# Only members who chose `/preferences call-me:` are mentioned, at most once an hour.
