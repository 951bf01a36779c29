### How people type the start of a tournament. Nobody reads these: they are words to recognise, separated by commas, in lower case.
### Accents may be left out when they are typed. Every form that people type belongs here.

# Before or after a distance: 'in 30 minutes'.
start-in = over, binnen, in, vanaf nu
start-minutes = m, min, mins, minuut, minuten, minuutje, minuutjes
start-hours = u, h, uur, uren, uurtje, uurtjes
start-days = d, dag, dagen, dgn

start-today = vandaag, vanavond, vanmiddag, vanochtend, vanmorgen, vanvoormiddag, vannamiddag, deze ochtend, deze middag, deze namiddag, deze avond
start-tomorrow = morgen, morgenavond, morgenmiddag, morgenochtend, morgenvroeg, morgenvoormiddag, morgennamiddag, morgen avond, morgen middag, morgen ochtend, morgen vroeg, morgen voormiddag, morgen namiddag
start-next = volgende, komende, aankomende, aanstaande, eerstvolgende
start-monday = maandag, ma, maandagavond, maandagmiddag, maandagochtend, maandagvoormiddag, maandagnamiddag, maandag avond, maandag middag, maandag ochtend
start-tuesday = dinsdag, di, din, dinsdagavond, dinsdagmiddag, dinsdagochtend, dinsdagvoormiddag, dinsdagnamiddag, dinsdag avond, dinsdag middag, dinsdag ochtend
start-wednesday = woensdag, wo, woe, woensdagavond, woensdagmiddag, woensdagochtend, woensdagvoormiddag, woensdagnamiddag, woensdag avond, woensdag middag, woensdag ochtend
start-thursday = donderdag, do, don, donderdagavond, donderdagmiddag, donderdagochtend, donderdagvoormiddag, donderdagnamiddag, donderdag avond, donderdag middag, donderdag ochtend
start-friday = vrijdag, vr, vrij, vrijdagavond, vrijdagmiddag, vrijdagochtend, vrijdagvoormiddag, vrijdagnamiddag, vrijdag avond, vrijdag middag, vrijdag ochtend
start-saturday = zaterdag, za, zat, zaterdagavond, zaterdagmiddag, zaterdagochtend, zaterdagvoormiddag, zaterdagnamiddag, zaterdag avond, zaterdag middag, zaterdag ochtend
start-sunday = zondag, zo, zon, zondagavond, zondagmiddag, zondagochtend, zondagvoormiddag, zondagnamiddag, zondag avond, zondag middag, zondag ochtend

# After the number of an hour: '8 o’clock'. With a hyphen before it, it is the end of a word.
start-oclock = uur, u, h, -u, -uur
# Words that mean nothing by themselves: 'tomorrow at 20:00', 'an hour and 30 minutes'.
start-filler = om, op, vanaf, deze, dit, en, een
