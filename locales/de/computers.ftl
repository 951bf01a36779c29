### Computer: wie gut sie spielen, und wer sie sind.

computers-easy = Leicht
computers-normal = Normal
computers-hard = Schwer
computers-expert = Experte
computers-easy-what = Für die ersten Spiele: gewinnt im Duell gegen Normal jede dritte Runde
computers-normal-what = Spielt gut, aber ohne vorauszudenken
computers-hard-what = Denkt voraus und gewinnt im Duell gegen Normal nach den Standardregeln drei von fünf Runden
computers-expert-what = Denkt am längsten nach, ist aber kaum stärker als Schwer
computers-option = Computer: { $level }
computers-level = Computer: { $level }
computers-choose = Wähle, wie gut die Computer spielen
computers-record = Gegen Computer ({ $level }, { $edition }): { $wins } von { $matches } gewonnen, Siege in Folge: { $streak }
computers-record-best = { $record }, bestes Ergebnis: { $points }
computers-next-level = Nächste Stufe: { $level }
computers-magpie = Mit Elster
computers-magpie-what = Zieht als Einzige auch dann, wenn etwas passt, und leert so den Topf: erlaubt, aber fies
computers-no-magpie = Ohne Elster

computers-careful-name = Computer-Eule{ $number }
computers-daring-name = Computer-Fuchs{ $number }
computers-collector-name = Computer-Hörnchen{ $number }
computers-drainer-name = Computer-Elster{ $number }
computers-careful = { $computer } (vorsichtig)
computers-daring = { $computer } (wagemutig)
computers-collector = { $computer } (spart vielseitige Steine auf)
computers-drainer = { $computer } (räumt den Topf leer: erlaubt, aber fies)
