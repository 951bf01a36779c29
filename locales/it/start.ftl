### How people type the start of a tournament. Nobody reads these: they are words to recognise, separated by commas, in lower case.
### Accents may be left out when they are typed. Every form that people type belongs here.

# Before or after a distance: 'in 30 minutes'.
start-in = tra, fra, in, da adesso, da ora
start-minutes = m, min, minuto, minuti
start-hours = h, ora, ore, un’ora
start-days = g, gg, giorno, giorni

start-today = oggi, stamattina, stamani, questa mattina, stasera, questa sera
start-tomorrow = domani
start-next = prossimo, prossima
start-monday = lunedì, lun
start-tuesday = martedì, mar
start-wednesday = mercoledì, mer
start-thursday = giovedì, gio
start-friday = venerdì, ven
start-saturday = sabato, sab
start-sunday = domenica, dom

# The part of the day says which half of the day an hour belongs to: 'tonight at 8' is 20:00. An entry that also means a day is in both
# lists: 'tonight'. With a hyphen before it, it is the end of a word that begins with a day.
start-morning = stamattina, stamani, questa mattina, mattina, di mattina, del mattino, mattino
start-afternoon = pomeriggio, di pomeriggio, del pomeriggio
start-evening = stasera, questa sera, sera, di sera, della sera

# After the number of an hour: '8 o’clock'. With a hyphen before it, it is the end of a word.
start-oclock = h, in punto
# Words that mean nothing by themselves: 'tomorrow at 20:00', 'an hour and 30 minutes'.
start-filler = alle, alla, ore, h, di, il, la, per, questo, questa, e, un, una
