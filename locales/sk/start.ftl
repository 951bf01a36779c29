### How people type the start of a tournament. Nobody reads these: they are words to recognise, separated by commas, in lower case.
### Accents may be left out when they are typed. Every form that people type belongs here.

# Before or after a distance: 'in 30 minutes'. (“O” stands before the time of a day as well: see the fillers.)
start-in = o, za
start-minutes = m, min, minúta, minútu, minúty, minút
start-hours = h, hod, hodina, hodinu, hodiny, hodín
start-days = d, deň, dni, dní

start-today = dnes, dneska
start-tomorrow = zajtra
start-next = budúci, budúca, budúcu, ďalší, ďalšia, ďalšiu, najbližší, najbližšia, najbližšiu
start-monday = pondelok, pon, po
start-tuesday = utorok, uto, ut
start-wednesday = streda, stredu, str, st
start-thursday = štvrtok, štv, št
start-friday = piatok, pia, pi
start-saturday = sobota, sobotu, sob, so
start-sunday = nedeľa, nedeľu, ned, ne

# The part of the day says which half of the day an hour belongs to: 'tonight at 8' is 20:00. An entry that also means a day is in both
# lists: 'tonight'. With a hyphen before it, it is the end of a word that begins with a day.
start-morning = ráno, doobeda, dopoludnia, predpoludním
start-afternoon = popoludní, poobede
start-evening = večer, v noci

# After the number of an hour: '8 o’clock'. With a hyphen before it, it is the end of a word.
start-oclock = h, hod, hodine
# Words that mean nothing by themselves: 'tomorrow at 20:00', 'an hour and 30 minutes'.
start-filler = o, v, vo, od, na, dňa, tento, táto, túto, toto, a, jeden, jednu
