### /daily: kolo a úloha dne.

daily-command = Zahrát si kolo nebo úlohu dne, pro všechny stejné
daily-command-deal = Kolo dne: hraješ sólo, kameny jsou pro všechny stejné
daily-command-puzzle = Úloha dne: tři tahy bez dobírání a co nejvíc bodů

daily-title-deal = **Kolo dne { $number }**
daily-title-puzzle = **Úloha dne { $number }**
daily-goal-deal = Jedno kolo sólo, se stejnými kameny pro všechny. Získej co nejvíc bodů.
daily-goal-puzzle = V každém ze tří tahů přilož kámen, bez dobírání. Získej co nejvíc bodů.
daily-rules = Pravidla: { $edition }
daily-free = Tohle je pokus nanečisto, takže se nepočítá.
daily-until = Konec pokusu: { $when }
daily-turn = Tah { $turn }/{ $turns } · tvoje body: { $points }

daily-hint-tile = **Tip:** nejlepší tři tahy začínají kamenem { $tile }.
daily-hint-spot = **Tip:** nejlepší tři tahy začínají kamenem { $tile } na poli { $spot }.

daily-end = Tvoje body: **{ $points }**
daily-end-best = Tvoje body: **{ $points }**. Lepší tři tahy neexistují.
daily-end-below = Tvoje body: **{ $points }**. Nejlepší tři tahy: **{ $best }**
daily-ended-with-day = Den skončil, takže pokus končí s dosavadními body.
daily-first = Dnes před tebou ještě nikdo neskončil.
daily-ahead = Zatím má { $percent } % ostatních dnešních hráčů méně bodů.
daily-ahead-final = Ten den mělo { $percent } % ostatních hráčů méně bodů.
daily-computers = Počítače se stejnými kameny: { $list }
daily-streak = Dny v řadě: { $count }
daily-copy = Chceš výsledek sdílet? Zkopíruj tento řádek:

daily-line-deal = Triominos, kolo dne { $number } · { $points } · { $marks }
daily-line-puzzle = Triominos, úloha dne { $number } · { $points }/{ $best } · { $marks }
daily-line-hexagons =
    { $count ->
        [one] { $line } · { $count } šestiúhelník
        [few] { $line } · { $count } šestiúhelníky
        [many] { $line } · { $count } šestiúhelníků
       *[other] { $line } · { $count } šestiúhelníků
    }
daily-line-hints =
    { $count ->
        [one] { $line } · { $count } tip
        [few] { $line } · { $count } tipy
        [many] { $line } · { $count } tipů
       *[other] { $line } · { $count } tipů
    }

daily-button-solution = Ukázat řešení
daily-button-yesterday = Včerejší řešení
daily-button-again = Zkusit znovu

daily-solution = **Řešení úlohy { $number }:** { $points }
daily-solution-later = Řešení ukážu, až se den uzavře: { $when }
daily-moved-on = Pokus je mezitím dál. Takhle to vypadá teď.
daily-none = Ten pokus nemůžu najít. Dnešní začneš příkazem `/daily deal` nebo `/daily puzzle`.
daily-over = Ten den už skončil. Dnešní pokus začneš příkazem `/daily deal` nebo `/daily puzzle`.
daily-not-yours = Tady hraje někdo jiný. Svůj pokus začneš příkazem `/daily deal` nebo `/daily puzzle`.
daily-shared-before = Tenhle výsledek už je sdílený.
