### /daily: kolo a úloha dne.

daily-command = Zahrát si kolo nebo úlohu dne, pro všechny stejné
daily-command-deal = Kolo dne: hraješ sólo, kameny jsou pro všechny stejné
daily-command-puzzle = Úloha dne: tři tahy bez dobírání a co nejvíc bodů
daily-command-calendar = Zobrazit dny, kdy hraješ, a zahrát si dřívější
daily-option-date = Dřívější den, který se nepočítá, například 2026-11-27
daily-option-channel = Kanál, kam dávám hry dne a výsledky předchozího dne
daily-option-hour = V kolik hodin UTC, od 1 do 23 (výchozí je 6)
daily-option-reminder = V kolik hodin ti připomenu hry dne, pokud je ještě nemáš za sebou; zpočátku nikdy

daily-title-deal = **Kolo dne { $number }**
daily-title-puzzle = **Úloha dne { $number }**
daily-goal-deal = Jedno kolo sólo, se stejnými kameny pro všechny. Získej co nejvíc bodů.
daily-goal-puzzle = V každém ze tří tahů přilož kámen, bez dobírání. Získej co nejvíc bodů.
daily-rules = Pravidla: { $edition }
daily-free = Tohle je pokus nanečisto, takže se nepočítá.
daily-until = Konec pokusu: { $when }
daily-proof-hash = -# Důkaz tohoto dne: jeho tajný zárodek má otisk SHA-256 { $hash }
daily-proof-seed = -# Důkaz tohoto dne: zárodek je { $seed }, jeho otisk SHA-256 je { $hash }
daily-after-deletion = Tahle hra byla dnes začatá už před smazáním tvých údajů, takže se tento pokus nepočítá.
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
daily-button-yesterday-review = Včerejší rozbor
daily-button-again = Zkusit znovu
daily-button-deal = Hrát kolo
daily-button-puzzle = Hrát úlohu
daily-button-earlier-month = Dřívější měsíc
daily-button-later-month = Pozdější měsíc
daily-button-end-reminders = Už nepřipomínat
daily-button-show-me = Ukázat mě ve výsledcích
daily-button-hide-me = Neukazovat mě ve výsledcích

daily-solution = **Řešení úlohy { $number }:** { $points }
daily-solution-later = Řešení ukážu, až se den uzavře: { $when }
daily-review-later = Tvoje rozhodnutí rozeberu, až se den uzavře: { $when }
daily-moved-on = Pokus je mezitím dál. Takhle to vypadá teď.
daily-none = Ten pokus nemůžu najít. Dnešní začneš příkazem `/daily deal` nebo `/daily puzzle`.
daily-not-yours = Tady hraje někdo jiný. Svůj pokus začneš příkazem `/daily deal` nebo `/daily puzzle`.
daily-shared-before = Tenhle výsledek už je sdílený.

daily-weekdays = po út st čt pá so ne
daily-legend-deal = Kolo
daily-legend-puzzle = Úloha
daily-legend-forgiven = Odpuštěno
daily-calendar-deals = Kola ve dnech: { $days }
daily-calendar-puzzles = Úlohy ve dnech: { $days }
daily-calendar-forgiven = Odpuštěné dny: { $days }
daily-calendar-none = Tento měsíc zatím žádná hra.
daily-choose-day = Zahrát si den od { $first }. do { $last }.

daily-archive-day = **{ $date }, den { $number }.** Co si chceš zahrát? Nepočítá se to.
daily-archive-days = Tenhle den nemám. Můžeš hrát kterýkoli den od { $first } do { $last }.
daily-archive-empty = Dřívější dny zatím nejsou. Dnešek bude první, až skončí.
daily-bad-date = Tohle datum nepřečtu. Napiš ho takhle: `2026-11-27`

daily-reminder = Čeká na tebe kolo a úloha dne.
daily-reminder-on = Hry dne: připomínka v { $hour } ({ $zone })
daily-reminder-off = Hry dne: bez připomínek
daily-reminder-none = nikdy
daily-reminder-zone = K tomu potřebuju tvé časové pásmo. Zadej `daily` a `timezone` společně, například { $hour } a Europe/Prague.
daily-reminder-hello = Tady ti připomenu kolo a úlohu dne. Změníš to příkazem `/preferences daily:`.

daily-shown = Odteď je tvé jméno a tvoje body ve výsledcích dne na tomto serveru.
daily-hidden = Ve výsledcích dne na tomto serveru už nejsi.
daily-not-posted = Tento server už výsledky dne neukazuje.
daily-hour-needs-channel = Denní hry tu zatím nezveřejňuji. Vyber možností `daily` i kanál.
daily-settings-on = Hry dne: v { $channel }, každý den v { $time }. Pokud už je nechceš, smaž tam mou poslední zprávu
daily-settings-barred = Hry dne: v { $channel } je zatím nemůžu ukázat. `/doctor` ukáže, které oprávnění chybí
daily-post-title = **Hry dne { $number }** · { $date }
daily-post-deal = **Kolo** · zatím hráčů na všech serverech: { $count }
daily-post-puzzle = **Úloha** · zatím hráčů na všech serverech: { $count }
daily-post-yesterday = **Výsledky předchozího dne ({ $number })**
daily-post-deal-final = **Kolo** · hráčů na všech serverech: { $count }
daily-post-puzzle-final = **Úloha** · hráčů na všech serverech: { $count } · nejvíc možných bodů: { $best }
daily-post-row = { $place }. { $who }: { $points }
daily-post-listed = -# V seznamech jsou jen hráči, kteří to chtějí: tlačítko je pod výsledkem.
