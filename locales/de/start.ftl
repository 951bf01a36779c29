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

# After the number of an hour: '8 o’clock'. With a hyphen before it, it is the end of a word.
start-oclock = uhr, -uhr, h
# Words that mean nothing by themselves: 'tomorrow at 20:00', 'an hour and 30 minutes'.
start-filler = um, am, ab, gegen, den, der, dem, diesen, früh, frueh, vormittag, mittag, nachmittag, abend, und, einer, eine, einem, ein
