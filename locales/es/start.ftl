### How people type the start of a tournament. Nobody reads these: they are words to recognise, separated by commas, in lower case.
### Accents may be left out when they are typed. Every form that people type belongs here.

# Before or after a distance: 'in 30 minutes'.
start-in = en, dentro de, de aquí a
start-minutes = m, min, mins, minuto, minutos
start-hours = h, hs, hr, hrs, hora, horas
start-days = d, día, días

start-today = hoy, esta mañana, esta tarde, esta noche
start-tomorrow = mañana
start-next = el próximo, próximo, el siguiente, que viene
start-monday = lunes, lun
start-tuesday = martes, mar
start-wednesday = miércoles, mié, mier, miérc
start-thursday = jueves, jue
start-friday = viernes, vie
start-saturday = sábado, sáb
start-sunday = domingo, dom

# The part of the day says which half of the day an hour belongs to: 'tonight at 8' is 20:00. An entry that also means a day is in both
# lists: 'tonight'. With a hyphen before it, it is the end of a word that begins with a day.
start-morning = esta mañana, por la mañana, de la mañana, en la mañana, temprano
start-afternoon = esta tarde, tarde, por la tarde, de la tarde, en la tarde, a la tarde
start-evening = esta noche, noche, por la noche, de la noche, en la noche, a la noche

# After the number of an hour: '8 o’clock'. With a hyphen before it, it is the end of a word.
start-oclock = h, hs, hr, hrs, hora, horas, en punto
# Words that mean nothing by themselves: 'tomorrow at 20:00', 'an hour and 30 minutes'.
start-filler = a las, a la, a, las, la, el, para el, este, y, una, un
