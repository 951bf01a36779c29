### How people type the start of a tournament. Nobody reads these: they are words to recognise, separated by commas, in lower case.
### Accents may be left out when they are typed. Every form that people type belongs here.

# Before or after a distance: 'in 30 minutes'.
start-in = za
start-minutes = m, min, minuta, minutu, minuty, minut
start-hours = h, hod, hodina, hodinu, hodiny, hodin
start-days = d, den, dny, dní, dnů

start-today = dnes, dneska
start-tomorrow = zítra, zejtra
start-next = příští, další, nejbližší
start-monday = pondělí, pondělek, pon, po
start-tuesday = úterý, úterek, úte, út
start-wednesday = středa, středu, stř, st
start-thursday = čtvrtek, čtv, čt
start-friday = pátek, pát, pá
start-saturday = sobota, sobotu, sob, so
start-sunday = neděle, neděli, ned, ne

# The part of the day says which half of the day an hour belongs to: 'tonight at 8' is 20:00. An entry that also means a day is in both
# lists: 'tonight'. With a hyphen before it, it is the end of a word that begins with a day.
start-morning = ráno, dopoledne
start-afternoon = odpoledne
start-evening = večer

# After the number of an hour: '8 o’clock'. With a hyphen before it, it is the end of a word.
start-oclock = h, hod, hodin, hodiny, hodina, hodinu
# Words that mean nothing by themselves: 'tomorrow at 20:00', 'an hour and 30 minutes'.
start-filler = v, ve, o, od, na, dne, tento, tuto, toto, tenhle, tuhle, tohle, a, jednu
