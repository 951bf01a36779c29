### How people type the start of a tournament. Nobody reads these: they are words to recognise, separated by commas, in lower case.
### Accents may be left out when they are typed. Every form that people type belongs here.

# Before or after a distance: 'in 30 minutes'.
start-in = za
start-minutes = m, min, minuta, minutę, minuty, minut
start-hours = h, g, godz, godzina, godzinę, godziny, godzin
start-days = d, dzień, dni, doba, dobę, doby, dób

start-today = dziś, dzisiaj
start-tomorrow = jutro
start-next = następny, następną, następna, najbliższy, najbliższą, przyszły, przyszłą
start-monday = poniedziałek, poniedz, pon, pn
start-tuesday = wtorek, wto, wt
start-wednesday = środa, środę, śro, śr
start-thursday = czwartek, czwart, czw, cz
start-friday = piątek, piąt, pt
start-saturday = sobota, sobotę, sob, so, sb
start-sunday = niedziela, niedzielę, niedz, ndz, nd

# The part of the day says which half of the day an hour belongs to: 'tonight at 8' is 20:00. An entry that also means a day is in both
# lists: 'tonight'. With a hyphen before it, it is the end of a word that begins with a day.
start-morning = rano, z rana, przed południem
start-afternoon = po południu, popołudniu, popołudnie
start-evening = wieczorem, wieczór

# After the number of an hour: '8 o’clock'. With a hyphen before it, it is the end of a word.
start-oclock = h, -ta, ta, -tej, tej, -sta, sta, -stej, stej, -ma, ma, -mej, mej, -ga, ga, -giej, giej, -cia, cia, -ciej, ciej, -sza, sza, -szej, szej, -wsza, wsza, -wszej, wszej, -ej, ej
# Words that mean nothing by themselves: 'tomorrow at 20:00', 'an hour and 30 minutes'.
start-filler = o, w, we, na, godz, godzina, godzinie, g, dnia, i
