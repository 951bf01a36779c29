### How people type the start of a tournament. Nobody reads these: they are words to recognise, separated by commas, in lower case.
### Accents may be left out when they are typed. Every form that people type belongs here.

# Before or after a distance: 'in 30 minutes'.
start-in = dans, d’ici
start-minutes = m, min, mn, minute, minutes
start-hours = h, heure, heures
start-days = j, jour, jours

start-today = aujourd’hui, ce soir
start-tomorrow = demain
start-monday = lundi, lun
start-tuesday = mardi, mar
start-wednesday = mercredi, mer
start-thursday = jeudi, jeu
start-friday = vendredi, ven
start-saturday = samedi, sam
start-sunday = dimanche, dim

# After the number of an hour: '8 o’clock'. With a hyphen before it, it is the end of a word.
start-oclock = h, heures, heure
# Words that mean nothing by themselves: 'tomorrow at 20:00', 'an hour and 30 minutes'.
start-filler = à, le, au, prochain, et, une, un
