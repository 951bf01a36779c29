### How people type the start of a tournament. Nobody reads these: they are words to recognise, separated by commas, in lower case.
### Accents may be left out when they are typed. Every form that people type belongs here.

# Before or after a distance: 'in 30 minutes'.
start-in = em, daqui a, daqui, dentro de
start-minutes = m, min, mins, minuto, minutos
start-hours = h, hs, hr, hrs, hora, horas
start-days = d, dia, dias

start-today = hoje, esta manhã, esta tarde, esta noite, logo à noite, logo à tarde
start-tomorrow = amanhã
start-next = próximo, próxima, que vem
start-monday = segunda, segunda-feira, segunda feira, seg, 2ª, 2ª feira, 2ª-feira, 2a feira, 2a-feira
start-tuesday = terça, terça-feira, terça feira, ter, 3ª, 3ª feira, 3ª-feira, 3a feira, 3a-feira
start-wednesday = quarta, quarta-feira, quarta feira, qua, 4ª, 4ª feira, 4ª-feira, 4a feira, 4a-feira
start-thursday = quinta, quinta-feira, quinta feira, qui, 5ª, 5ª feira, 5ª-feira, 5a feira, 5a-feira
start-friday = sexta, sexta-feira, sexta feira, sex, 6ª, 6ª feira, 6ª-feira, 6a feira, 6a-feira
start-saturday = sábado, sáb
start-sunday = domingo, dom

# The part of the day says which half of the day an hour belongs to: 'tonight at 8' is 20:00. An entry that also means a day is in both
# lists: 'tonight'. With a hyphen before it, it is the end of a word that begins with a day.
start-morning = esta manhã, de manhã, da manhã, pela manhã
start-afternoon = esta tarde, logo à tarde, à tarde, da tarde, de tarde, tarde
start-evening = esta noite, logo à noite, à noite, da noite, de noite, noite

# After the number of an hour: '8 o’clock'. With a hyphen before it, it is the end of a word.
start-oclock = h, hs, hr, hrs, hora, horas, -hs, -hrs
# Words that mean nothing by themselves: 'tomorrow at 20:00', 'an hour and 30 minutes'.
start-filler = às, à, pelas, na, no, neste, nesta, da, do, de, dia, e, uma, um
