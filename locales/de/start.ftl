### How people type the start of a tournament. Nobody reads these: they are words to recognise, separated by commas, in lower case.
### Accents may be left out when they are typed. Every form that people type belongs here.

# Before or after a distance: 'in 30 minutes'.
start-in = in, ab jetzt
start-minutes = m, min, minute, minuten
start-hours = h, std, stunde, stunden
start-days = d, tag, tage, tagen

start-today = heute, heut, heute morgen
start-tomorrow = morgen
start-next = nächsten, nächster, nächste, naechsten, kommenden, kommender
start-monday = montag, mo
start-tuesday = dienstag, di
start-wednesday = mittwoch, mi
start-thursday = donnerstag, do
start-friday = freitag, fr
start-saturday = samstag, sa, sonnabend
start-sunday = sonntag, so

# The part of the day says which half of the day an hour belongs to: 'tonight at 8' is 20:00. An entry that also means a day is in both
# lists: 'tonight'. With a hyphen before it, it is the end of a word that begins with a day.
start-morning = früh, frueh, morgens, am morgen, heute morgen, vormittag, vormittags, -früh, -vormittag, -morgen
start-afternoon = mittag, mittags, nachmittag, nachmittags, -mittag, -nachmittag
start-evening = abend, abends, am abend, -abend

# After the number of an hour: '8 o’clock'. With a hyphen before it, it is the end of a word.
start-oclock = uhr, -uhr, h
# Words that mean nothing by themselves: 'tomorrow at 20:00', 'an hour and 30 minutes'.
start-filler = um, am, ab, gegen, den, der, dem, diesen, und, einer, eine, einem, ein
