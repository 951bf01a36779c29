### /daily: kolo a úloha dňa.

daily-command = Zahrať si kolo alebo úlohu dňa, pre všetkých rovnaké
daily-command-deal = Kolo dňa: hráš sólo, kamene sú pre všetkých rovnaké
daily-command-puzzle = Úloha dňa: tri ťahy bez doberania a čo najviac bodov

daily-title-deal = **Kolo dňa { $number }**
daily-title-puzzle = **Úloha dňa { $number }**
daily-goal-deal = Jedno kolo sólo, s rovnakými kameňmi pre všetkých. Získaj čo najviac bodov.
daily-goal-puzzle = V každom z troch ťahov prilož kameň, bez doberania. Získaj čo najviac bodov.
daily-rules = Pravidlá: { $edition }
daily-free = Toto je pokus nanečisto, takže sa nepočíta.
daily-until = Koniec pokusu: { $when }
daily-turn = Ťah { $turn }/{ $turns } · tvoje body: { $points }

daily-hint-tile = **Nápoveda:** najlepšie tri ťahy sa začínajú kameňom { $tile }.
daily-hint-spot = **Nápoveda:** najlepšie tri ťahy sa začínajú kameňom { $tile } na poli { $spot }.

daily-end = Tvoje body: **{ $points }**
daily-end-best = Tvoje body: **{ $points }**. Lepšie tri ťahy neexistujú.
daily-end-below = Tvoje body: **{ $points }**. Najlepšie tri ťahy: **{ $best }**
daily-ended-with-day = Deň sa skončil, takže sa pokus končí s doterajšími bodmi.
daily-first = Dnes pred tebou ešte nikto neskončil.
daily-ahead = Zatiaľ má { $percent } % ostatných dnešných hráčov menej bodov.
daily-ahead-final = V ten deň malo { $percent } % ostatných hráčov menej bodov.
daily-computers = Počítače s rovnakými kameňmi: { $list }
daily-streak = Dni po sebe: { $count }
daily-copy = Ak chceš výsledok zdieľať, skopíruj tento riadok:

daily-line-deal = Triominos, kolo dňa { $number } · { $points } · { $marks }
daily-line-puzzle = Triominos, úloha dňa { $number } · { $points }/{ $best } · { $marks }
daily-line-hexagons =
    { $count ->
        [one] { $line } · { $count } šesťuholník
        [few] { $line } · { $count } šesťuholníky
        [many] { $line } · { $count } šesťuholníkov
       *[other] { $line } · { $count } šesťuholníkov
    }
daily-line-hints =
    { $count ->
        [one] { $line } · { $count } nápoveda
        [few] { $line } · { $count } nápovedy
        [many] { $line } · { $count } nápovied
       *[other] { $line } · { $count } nápovied
    }

daily-button-solution = Ukázať riešenie
daily-button-yesterday = Včerajšie riešenie
daily-button-again = Skúsiť znovu

daily-solution = **Riešenie úlohy { $number }:** { $points }
daily-solution-later = Riešenie ukážem, keď sa deň uzavrie: { $when }
daily-moved-on = Medzitým už hráš ďalej. Takto to vyzerá teraz.
daily-none = Taký pokus neviem nájsť. Dnešný začneš príkazom `/daily deal` alebo `/daily puzzle`.
daily-over = Ten deň sa už skončil. Dnešné kolo alebo úlohu si zahráš príkazom `/daily deal` alebo `/daily puzzle`.
daily-not-yours = Tu hrá niekto iný. Svoj pokus začneš príkazom `/daily deal` alebo `/daily puzzle`.
daily-shared-before = Tento výsledok je už zdieľaný.
