### The clock of a table: how long a turn may take, reminders, missed turns, and the hours in which it stands still.

## What clock a table has: in menus, and under a table before its match

clock-none = No clock: everyone takes the time they want
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
clock-missed = ⏰ { $who } took too long, so the turn was played automatically:
clock-reminder = ⏰ { $mention }, it is your turn, and half of your time is gone. Deadline: { $when }.
clock-reminder-near = ⏰ { $mention }, it is still your turn. Deadline: { $when }; after that the turn is played automatically.
clock-seat-minded =
    { $turns ->
        [one] { $left } has missed a turn.
       *[other] { $left } has missed { $turns } turns in a row.
    } { $computer } minds the seat until { $left } takes it back, with this button or `/rejoin`.
clock-seat-taken-back = { $who } is back.

## For one person

clock-your-time = Your deadline: { $when }.
clock-their-time = Deadline for { $who }: { $when }.
clock-seat-is-minded = A computer minds your seat. Take it back with `/rejoin`.
clock-rejoined = Welcome back. This is your seat again.
clock-stood-in = This is your seat now. The result goes on counting for the computer, not for you.

## Quiet hours

clock-quiet-none = Quiet hours: none
# $hours is such as 22:00–08:00, $zone such as Europe/Paris.
clock-quiet = Quiet hours: { $hours } ({ $zone })
clock-quiet-changed =
    Quiet hours: { $hours } ({ $zone })
    -# From your next turn on, a clock that counts days stands still in these hours. One that counts minutes goes on.
clock-quiet-unreadable = “{ $typed }” does not say from when to when. Write quiet hours such as 22-8 or 22:30-7:15, or `off` for none.
clock-quiet-too-long =
    { $most ->
        [one] That is too long, or no time at all: quiet hours can be up to one hour of a day.
       *[other] That is too long, or no time at all: quiet hours can be up to { $most } hours of a day.
    } Nothing has changed.
clock-quiet-no-zone = To know when these hours are, I need your time zone: use `quiet` and `timezone` together, such as 22-8 and Europe/Paris.
clock-zone-no-quiet = A time zone is of use with quiet hours only: use `quiet` and `timezone` together, such as 22-8 and Europe/Paris.
clock-unknown-zone = I do not know the time zone “{ $typed }”. Choose one of those that are offered while you type, such as Europe/Paris.
