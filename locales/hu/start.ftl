### How people type the start of a tournament. Nobody reads these: they are words to recognise, separated by commas, in lower case.
### Accents may be left out when they are typed. Every form that people type belongs here.

# Before or after a distance: 'in 30 minutes'.
start-in = múlva, belül
start-minutes = p, perc, percen, m, min
start-hours = ó, óra, órán, h
start-days = n, nap, napon

start-today = ma
start-tomorrow = holnap
start-next = következő, jövő, jövő heti
start-monday = hétfő, hétfőn, hé
start-tuesday = kedd, kedden, ke
start-wednesday = szerda, szerdán, sze
start-thursday = csütörtök, csütörtökön, csüt, cs
start-friday = péntek, pénteken, pén, pé
start-saturday = szombat, szombaton, szomb, szo
start-sunday = vasárnap, vasárnapon, vas

# The part of the day says which half of the day an hour belongs to: 'tonight at 8' is 20:00. An entry that also means a day is in both
# lists: 'tonight'. With a hyphen before it, it is the end of a word that begins with a day.
start-morning = reggel, délelőtt
start-afternoon = délután
start-evening = este

# After the number of an hour: '8 o’clock'. With a hyphen before it, it is the end of a word.
start-oclock = óra, órakor, órától, h, -kor, -tól, -től
# Words that mean nothing by themselves: 'tomorrow at 20:00', 'an hour and 30 minutes'.
start-filler = most, pontban, pontosan, a, az, és, egy
