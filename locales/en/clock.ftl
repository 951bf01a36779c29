### The clock of a table: how long a turn may take, reminders, missed turns, and the quiet hours in which it stands still.

## The clock of a table, in menus and under a table before its match

clock-none = No clock, so take all the time you want
clock-minutes =
    { $count ->
        [one] { $count } minute a turn
       *[other] { $count } minutes a turn
    }
clock-days =
    { $count ->
        [one] { $count } day a turn, not counting quiet hours
       *[other] { $count } days a turn, not counting quiet hours
    }
clock-is = Clock: { $clock }
clock-choose = Choose the clock

## Posted in the channel for the player in turn. $when is a time such as 'in 5 minutes' or '3 minutes ago', which Discord writes in the
## reader's language and keeps up to date; it reads well after a verb and after a colon

clock-call = { $mention }, your turn. Your time runs out { $when }.
clock-missed = ⏰ { $who } ran out of time, so this turn was played automatically:
clock-reminder = ⏰ { $mention }, it’s your turn, and half your time has passed. Your time runs out { $when }.
clock-reminder-near = ⏰ { $mention }, it’s still your turn. Your time runs out { $when }; after that, I’ll play this turn for you.

## Posted when nobody has played for a long time, or when the bot or its channel was away

clock-idle = ⏰ { $mention }, it’s your turn, but nobody has played here for a long time. Still there? If nobody plays, the match ends { $when }. If it’s rated, that counts as a loss for you.
clock-bot-returned = I’m back on this server, so the match goes on. Nobody has lost any time.
clock-channel-returned = I can post in this channel again, so the match goes on. Nobody has lost any time.
clock-stopped = ⏸️ The tournament is paused, so the clock has stopped. You can keep playing, but nobody has to.
clock-continued = ▶️ The tournament goes on, and the clock is running again. Everyone has as much time left as before the pause.
clock-asleep-directly = I can’t post in { $channel } any more, so your match there is on hold. Its clocks have stopped, so nobody loses any time. To carry on, ask a moderator to let me see the channel and send messages there.
clock-asleep = I can’t post in { $channel } right now, so the match there is on hold and nobody loses any time. I’m trying again now. If nothing appears there soon, ask a moderator to let me see the channel and send messages in it.

## Posted when a computer takes a seat after missed turns, and when the player comes back

clock-seat-minded =
    { $turns ->
        [one] { $left } has missed a turn.
       *[other] { $left } has missed { $turns } turns in a row.
    } { $computer } is playing for { $left }, who can come back with this button or `/rejoin`.
clock-seat-taken-back = { $who } is back.

## Private: how long the reader or another player still has, and what became of the reader's seat

clock-your-time = Your time runs out { $when }.
clock-their-time = { $who }’s time runs out { $when }.
clock-seat-is-minded = A computer is playing for you. Take your seat back with `/rejoin`.
clock-rejoined = Welcome back. The seat is yours again.
clock-stood-in = The seat is yours now. The result still counts for the computer, not for you.

## Private, in /preferences: the hours without pings

clock-quiet-none = Quiet hours: none
# $hours is such as 22:00–08:00, $zone such as Europe/Paris.
clock-quiet = Quiet hours: { $hours } ({ $zone })
clock-quiet-changed =
    Quiet hours: { $hours } ({ $zone })
    -# From your next turn on, clocks of a day or more per turn stop during these hours. Clocks in minutes keep running.

## Private: why quiet hours or a time zone were not accepted

clock-quiet-unreadable = I don’t understand “{ $typed }”. Write quiet hours like 22-8 or 22:30-7:15, or `off` for none.
clock-quiet-too-long =
    { $most ->
        [one] Quiet hours can last up to one hour a day, and they can’t start and end at the same time.
       *[other] Quiet hours can last up to { $most } hours a day, and they can’t start and end at the same time.
    } Nothing has changed.
clock-quiet-no-zone = I need your time zone to know when your quiet hours are. Set both `quiet` and `timezone`: for example, 22-8 and Europe/Paris.
clock-zone-no-quiet = A time zone only matters for quiet hours and daily reminders. For quiet hours, set both `quiet` and `timezone`: for example, 22-8 and Europe/Paris.
clock-unknown-zone = I don’t know the time zone “{ $typed }”. Choose one of the suggestions that appear as you type, such as Europe/Paris.
