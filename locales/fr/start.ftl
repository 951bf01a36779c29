### How people type the start of a tournament. Nobody reads these: they are words to recognise, separated by commas, in lower case.
### Accents may be left out when they are typed. Every form that people type belongs here.

# Before or after a distance: 'in 30 minutes'.
start-in = dans, d’ici, d’ici à
start-minutes = m, min, mins, mn, minute, minutes
start-hours = h, hr, heure, heures
start-days = j, jr, jrs, jour, jours

start-today = aujourd’hui, aujourd hui, auj, ce jour, ce matin, ce midi, cet après-midi, cet après midi, cet aprem, ce soir
start-tomorrow = demain
start-next = prochain
start-monday = lundi, lun
start-tuesday = mardi, mar
start-wednesday = mercredi, mer, merc
start-thursday = jeudi, jeu
start-friday = vendredi, ven, vend
start-saturday = samedi, sam
start-sunday = dimanche, dim

# The part of the day says which half of the day an hour belongs to: 'tonight at 8' is 20:00. An entry that also means a day is in both
# lists: 'tonight'. With a hyphen before it, it is the end of a word that begins with a day.
start-morning = ce matin, matin, du matin, le matin
start-afternoon = ce midi, midi, cet après-midi, cet après midi, cet aprem, après-midi, après midi, aprem, de l’après-midi, de l’après midi, l’après-midi, l’après midi
start-evening = ce soir, soir, du soir, le soir

# After the number of an hour: '8 o’clock'. With a hyphen before it, it is the end of a word.
start-oclock = h, heure, heures
# Words that mean nothing by themselves: 'tomorrow at 20:00'.
start-filler = à, le, au, ce, vers, dès, pour, et, un, une
