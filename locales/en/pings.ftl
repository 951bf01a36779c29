### How a person hears that it is their turn: mentions that come later, direct messages, and what they choose about them.

## In a channel, with a mention. $when is a time such as 'in 5 minutes', after a colon.

pings-turn = { $mention }, it’s your turn.
pings-deadline = Deadline: { $when }.
# Several games of the server wait for one person; everyone reads it, so it does not say which.
pings-digest =
    { $count ->
        [one] { $mention }, one of your matches is waiting for you. `/games` shows it.
       *[other] { $mention }, { $count } of your matches are waiting for you. `/games` lists them.
    }
pings-closed = -# I can’t send you direct messages any more: Discord doesn’t let me. From now on, I mention you here, until you choose `/preferences pings:` again.

## In a direct message

# $channel is a mention of the channel, $others is such as ' with Ada and Bo', or nothing.
pings-direct-turn = It’s your turn in { $channel }{ $others }.
pings-direct-reminder = ⏰ It’s still your turn in { $channel }{ $others }.
pings-direct-digest =
    { $count ->
        [one] **One of your matches is waiting for you**
       *[other] **{ $count } of your matches are waiting for you**
    }
pings-direct-hello = From now on, I tell you here when it’s your turn. `/preferences pings:` on the server changes that.

## Reminders that are put off

pings-snoozed = Your next reminder here: { $when }. If you play before then, there is none. The last reminder before a deadline comes anyway.
pings-snooze-too-long = Your time is up before then, so nothing has changed. Deadline: { $when }.
pings-not-your-turn = This button is for the player whose turn it is: { $who }.
pings-nobodys-turn = It’s nobody’s turn at this table now, so there is nothing to remind you of.
pings-at-the-table = You can do that only at the table: { $channel }

## What a person has chosen

pings-chosen = Pings: { $mode }
pings-chosen-closed = Pings: a mention in the channel, because Discord doesn’t let me send you direct messages. Once you allow them from members of this server, choose direct messages again.
pings-digest-chosen = Digest: { $digest }
pings-refused = I can’t send you direct messages: Discord says that you don’t accept them from members of this server. Allow them in the server’s privacy settings, and choose again. Nothing has changed.

## The choices: at most 100 letters

pings-mode-mention = a mention in the channel
pings-mode-silent = none; the message in the channel is enough
pings-mode-direct = a direct message
pings-digest-off = off; each turn has its own ping
pings-digest-hours =
    { $count ->
        [one] one ping for everything that is waiting, an hour after the first turn
       *[other] one ping for everything that is waiting, { $count } hours after the first turn
    }
