### How people type the start of a tournament. Nobody reads these: they are words to recognise, separated by commas, in lower case.
### Accents may be left out when they are typed. Every form that people type belongs here.

# Before or after a distance: 'in 30 minutes'.
start-in = over, binnen, in, vanaf nu
start-minutes = m, min, mins, minuut, minuten, minuutje, minuutjes
start-hours = u, h, uur, uren, uurtje, uurtjes
start-days = d, dag, dagen, dgn

start-today = vandaag, vanavond, vanmiddag, vanochtend, vanmorgen, vanvoormiddag, vannamiddag, deze ochtend, deze morgen, deze voormiddag, deze middag, deze namiddag, deze avond
start-tomorrow = morgen, morgenvroeg
start-next = volgende, komende, aankomende, aanstaande, eerstvolgende
start-monday = maandag, ma
start-tuesday = dinsdag, di, din
start-wednesday = woensdag, wo, woe
start-thursday = donderdag, do, don
start-friday = vrijdag, vr, vrij
start-saturday = zaterdag, za, zat
start-sunday = zondag, zo, zon

# The part of the day says which half of the day an hour belongs to: 'tonight at 8' is 20:00. An entry that also means a day is in both
# lists: 'tonight'. With a hyphen before it, it is the end of a word that begins with a day.
start-morning = ochtend, ’s ochtends, ’s morgens, vroeg, morgenvroeg, voormiddag, vanochtend, vanmorgen, vanvoormiddag, deze ochtend, deze morgen, deze voormiddag, -ochtend, -voormiddag
start-afternoon = middag, ’s middags, namiddag, vanmiddag, vannamiddag, deze middag, deze namiddag, -middag, -namiddag
start-evening = avond, ’s avonds, vanavond, deze avond, -avond

# After the number of an hour: '8 o’clock'. With a hyphen before it, it is the end of a word.
start-oclock = uur, u, h, -u, -uur
# Words that mean nothing by themselves: 'tomorrow at 20:00', 'an hour and 30 minutes'.
start-filler = om, op, vanaf, deze, dit, en, een
