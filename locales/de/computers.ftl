### Computer: wie gut sie spielen, und wer sie sind.

computers-easy = Leicht
computers-normal = Normal
computers-hard = Schwer
computers-expert = Experte
computers-easy-what = Für die ersten Spiele: gewinnt gegen Normal jede dritte Runde
computers-normal-what = Spielt gut, aber ohne vorauszudenken
computers-hard-what = Denkt voraus und gewinnt gegen Normal drei von fünf Runden
computers-expert-what = Zieht auch freiwillig Steine, wenn es sich lohnt: Zu zweit gewinnt Normal fast nie
computers-option = Computer: { $level }
computers-level = Computer: { $level }
computers-choose = Wähle, wie gut die Computer spielen

computers-careful-name = Computer-Eule{ $number }
computers-daring-name = Computer-Fuchs{ $number }
computers-collector-name = Computer-Elster{ $number }
computers-careful = { $computer } (vorsichtig)
computers-daring = { $computer } (wagemutig)
computers-collector = { $computer } (sammelt gern)
