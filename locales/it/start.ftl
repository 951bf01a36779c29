### How people type the start of a tournament. Nobody reads these: they are words to recognise, separated by commas, in lower case.
### Accents may be left out when they are typed. Every form that people type belongs here.

# Before or after a distance: 'in 30 minutes'.
start-in = tra, fra, in, da adesso, da ora
start-minutes = m, min, minuto, minuti
start-hours = h, ora, ore, un’ora
start-days = g, gg, giorno, giorni

start-today = oggi, stasera, questa sera, oggi pomeriggio
start-tomorrow = domani, domani mattina, domani pomeriggio, domani sera
start-next = prossimo, prossima
start-monday = lunedì, lun, lunedì mattina, lunedì pomeriggio, lunedì sera
start-tuesday = martedì, mar, martedì mattina, martedì pomeriggio, martedì sera
start-wednesday = mercoledì, mer, mercoledì mattina, mercoledì pomeriggio, mercoledì sera
start-thursday = giovedì, gio, giovedì mattina, giovedì pomeriggio, giovedì sera
start-friday = venerdì, ven, venerdì mattina, venerdì pomeriggio, venerdì sera
start-saturday = sabato, sab, sabato mattina, sabato pomeriggio, sabato sera
start-sunday = domenica, dom, domenica mattina, domenica pomeriggio, domenica sera

# After the number of an hour: '8 o’clock'. With a hyphen before it, it is the end of a word.
start-oclock = h, in punto
# Words that mean nothing by themselves: 'tomorrow at 20:00', 'an hour and 30 minutes'.
start-filler = alle, alla, ore, h, di, il, la, per, questo, questa, e, un, una
