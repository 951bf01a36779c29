### How people type the start of a tournament. Nobody reads these: they are words to recognise, separated by commas, in lower case. Accents
### may be left out when they are typed. Every form that people type belongs here.

## Words for a time from now

# Before or after a distance: 'in 30 minutes'.
start-in = in
start-minutes = m, min, mins, minute, minutes
start-hours = h, hr, hrs, hour, hours
start-days = d, day, days

## Words for days

start-today = today, tonight, this morning, this afternoon, this evening
start-tomorrow = tomorrow, tmrw
start-next = next
start-monday = monday, mon
start-tuesday = tuesday, tue, tues
start-wednesday = wednesday, wed, weds
start-thursday = thursday, thu, thur, thurs
start-friday = friday, fri
start-saturday = saturday, sat
start-sunday = sunday, sun

## Words for parts of the day

# The part of the day says which half of the day an hour belongs to: 'tonight at 8' is 20:00. An entry that also means a day is in both
# lists: 'tonight'. With a hyphen before it, it is the end of a word that begins with a day.
start-morning = morning, in the morning, this morning
start-afternoon = afternoon, in the afternoon, this afternoon
start-evening = evening, in the evening, this evening, tonight, night, at night

## Words that are allowed and have no effect

# After the number of an hour: '8 o’clock'. With a hyphen before it, it is the end of a word.
start-oclock = o’clock
# Words that mean nothing by themselves: 'tomorrow at 20:00', 'an hour and 30 minutes'.
start-filler = at, on, a, an, and
