### The clock of a table: how long a turn may take, reminders, missed turns, and the hours in which it stands still.

## What clock a table has: in menus, and under a table before its match

clock-none = No clock: take all the time you want
clock-minutes =
    { $count ->
        [one] One minute a turn
       *[other] { $count } minutes a turn
    }
clock-days =
    { $count ->
        [one] One day a turn, quiet hours not counted
       *[other] { $count } days a turn, quiet hours not counted
    }
clock-is = Clock: { $clock }
clock-choose = Choose the clock

## In the channel. $when is a time such as 'in 5 minutes' or '3 minutes ago', written by Discord anew for whoever reads it. It stands
## after a colon, where both read well.

clock-call = { $mention }, your turn. Deadline: { $when }.
clock-missed = ⏰ { $who } took too long, so this turn was played automatically:
clock-reminder = ⏰ { $mention }, it’s your turn, and half of your time is gone. Deadline: { $when }.
clock-reminder-near = ⏰ { $mention }, it’s still your turn. Deadline: { $when }; after that, your turn is played automatically.
clock-idle = ⏰ { $mention }, it’s your turn, and nobody has played here for a long time. Do you want to go on? The match closes if nobody plays. Deadline: { $when }.
clock-bot-returned = I’m back on this server, so the match goes on. Nobody has lost any time.
clock-channel-returned = I can write in this channel again, so the match goes on. Nobody has lost any time.
clock-asleep-directly = I can’t write in { $channel } any more, so your table there is asleep: its clocks have stopped, and nobody loses any time. Ask a moderator to let me see the channel and write in it. Then the match goes on.
clock-asleep = I can’t write in { $channel } at the moment, so the table there is asleep: its clocks have stopped, and nobody loses any time. I’m trying again now. If nothing appears there soon, ask a moderator to let me see the channel and write in it.
clock-seat-minded =
    { $turns ->
        [one] { $left } has missed a turn.
       *[other] { $left } has missed { $turns } turns in a row.
    } { $computer } plays until { $left } takes the seat back, with this button or `/rejoin`.
clock-seat-taken-back = { $who } is back.

## For one person

clock-your-time = Your deadline: { $when }.
clock-their-time = Deadline for { $who }: { $when }.
clock-seat-is-minded = A computer is playing for you. Take your seat back with `/rejoin`.
clock-rejoined = Welcome back. You have your seat again.
clock-stood-in = You now have this seat. The result still counts for the computer, not for you.

## Quiet hours

clock-quiet-none = Quiet hours: none
# $hours is such as 22:00–08:00, $zone such as Europe/Paris.
clock-quiet = Quiet hours: { $hours } ({ $zone })
clock-quiet-changed =
    Quiet hours: { $hours } ({ $zone })
    -# From your next turn on, clocks that count days stop during these hours. Clocks that count minutes don’t.
clock-quiet-unreadable = I can’t tell from “{ $typed }” when your quiet hours begin and end. Write them like 22-8 or 22:30-7:15, or `off` for none.
clock-quiet-too-long =
    { $most ->
        [one] Quiet hours can’t be empty, or longer than one hour a day.
       *[other] Quiet hours can’t be empty, or longer than { $most } hours a day.
    } Nothing has changed.
clock-quiet-no-zone = To know when these hours are, I need your time zone. Use `quiet` and `timezone` together, such as 22-8 and Europe/Paris.
clock-zone-no-quiet = A time zone is useful only with quiet hours. Use `quiet` and `timezone` together, such as 22-8 and Europe/Paris.
clock-unknown-zone = I don’t know the time zone “{ $typed }”. Choose one of the suggestions as you type, such as Europe/Paris.
