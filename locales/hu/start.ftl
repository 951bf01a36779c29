### How people type the start of a tournament. Nobody reads these: they are words to recognise, separated by commas, in lower case.
### Accents may be left out when they are typed. Every form that people type belongs here.

# Before or after a distance: 'in 30 minutes'.
start-in = múlva, belül
start-minutes = p, perc, percen, m, min
start-hours = ó, óra, órán, h
start-days = n, nap, napon

start-today = ma, ma este
start-tomorrow = holnap
start-next = következő, jövő, jövő heti
start-monday = hétfő, hétfőn, hé
start-tuesday = kedd, kedden, ke
start-wednesday = szerda, szerdán, sze
start-thursday = csütörtök, csütörtökön, csüt, cs
start-friday = péntek, pénteken, pén, pé
start-saturday = szombat, szombaton, szomb, szo
start-sunday = vasárnap, vasárnapon, vas

# After the number of an hour: '8 o’clock'. With a hyphen before it, it is the end of a word.
start-oclock = óra, órakor, órától, h, -kor, -tól, -től
# Words that mean nothing by themselves: 'tomorrow at 20:00', 'an hour and 30 minutes'.
start-filler = most, pontban, pontosan, a, az, és, egy
