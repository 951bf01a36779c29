### How people type the start of a tournament. Nobody reads these: they are words to recognise, separated by commas, in lower case. Accents
### may be left out when they are typed. Every form that people type belongs here.

## Words for a time from now

# Before or after a distance: 'in 30 minutes'.
start-in = in
start-minutes = m, min, mins, minute, minutes
start-hours = h, hr, hrs, hour, hours
start-days = d, day, days

## Words for days

start-today = today, tonight
start-tomorrow = tomorrow, tmrw
start-next = next
start-monday = monday, mon
start-tuesday = tuesday, tue, tues
start-wednesday = wednesday, wed, weds
start-thursday = thursday, thu, thur, thurs
start-friday = friday, fri
start-saturday = saturday, sat
start-sunday = sunday, sun

## Words that are allowed and have no effect

# After the number of an hour: '8 o’clock'. With a hyphen before it, it is the end of a word.
start-oclock = o’clock
# Words that mean nothing by themselves: 'tomorrow at 20:00', 'an hour and 30 minutes'.
start-filler = at, on, a, an, and
