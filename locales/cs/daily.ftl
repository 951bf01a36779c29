### /daily: kolo a úloha dne.

daily-command = Zahrát si kolo nebo úlohu dne, pro všechny stejné
daily-command-deal = Zahrát si kolo dne: sólo a se stejnými kameny pro všechny
daily-command-puzzle = Vyřešit úlohu dne: tři tahy bez dobírání a co nejvíc bodů
daily-command-calendar = Podívat se, které dny máš odehrané, a zahrát si dřívější
daily-option-date = Dřívější den, třeba 2026-11-27; hraje se jen nanečisto
daily-option-channel = Kanál, kam mám každý den posílat hry dne a výsledky předchozího dne
daily-option-hour = V kolik hodin UTC mám denní příspěvek posílat, od 1 do 23 (výchozí: 6)
daily-option-reminder = V kolik hodin ti mám připomínat hry dne, když je ještě nebudeš mít odehrané (výchozí: vypnuto)

daily-title-deal = **Kolo dne { $number }**
daily-title-puzzle = **Úloha dne { $number }**
daily-goal-deal = Jedno kolo sólo, se stejnými kameny pro všechny. Získej co nejvíc bodů.
daily-goal-puzzle = V každém ze tří tahů přilož kámen, bez dobírání. Získej co nejvíc bodů.
daily-rules = Pravidla: { $edition }
daily-free = Tenhle pokus je nanečisto, takže se nepočítá.
daily-until = Konec tvého pokusu: { $when }
daily-proof-hash = -# Důkaz, že hra tohoto dne je určená předem: hash SHA-256 jejího tajného semínka začíná na { $hash }
daily-proof-seed = -# Důkaz, že hra tohoto dne byla určená předem: její semínko je { $seed } a jeho hash SHA-256 je { $hash }
daily-after-deletion = Dnešní hra byla rozehraná ještě před smazáním tvých dat, takže tenhle pokus je nanečisto.
daily-turn = Tah { $turn }/{ $turns } · tvoje body: { $points }

daily-hint-tile = **Tip:** nejlepší kombinace tří tahů začíná kamenem { $tile }.
daily-hint-spot = **Tip:** nejlepší kombinace tří tahů začíná kamenem { $tile } na poli { $spot }.

daily-end = Tvoje body: **{ $points }**
daily-end-best = Tvoje body: **{ $points }**. Lepší kombinace tří tahů neexistuje.
daily-end-below = Tvoje body: **{ $points }**. Nejlepší kombinace tří tahů: **{ $best }**.
daily-ended-with-day = Den skončil a tvůj pokus s ním. Získané body ti zůstávají.
daily-first = Dnes máš dohráno jako první.
daily-ahead = Zatím máš víc bodů než { $percent } % ostatních dnešních hráčů.
daily-ahead-final = Za ten den máš víc bodů než { $percent } % ostatních hráčů.
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
daily-button-deal = Zahrát si kolo
daily-button-puzzle = Vyřešit úlohu
daily-button-earlier-month = Předchozí měsíc
daily-button-later-month = Následující měsíc
daily-button-end-reminders = Už nepřipomínat
daily-button-show-me = Ukazovat mě ve výsledcích
daily-button-hide-me = Neukazovat mě ve výsledcích

daily-solution = **Řešení úlohy { $number }:** { $points }
daily-solution-later = Řešení ukážu, až den skončí: { $when }
daily-review-later = Tvoje rozhodnutí rozeberu, až den skončí: { $when }
daily-moved-on = Mezitím už jsi dál. Takhle to vypadá teď.
daily-none = Ten pokus nemůžu najít. Dnešní začneš příkazem `/daily deal` nebo `/daily puzzle`.
daily-not-yours = Tady hraje někdo jiný. Svůj pokus začneš příkazem `/daily deal` nebo `/daily puzzle`.
daily-shared-before = Tenhle výsledek už je sdílený.

daily-weekdays = po út st čt pá so ne
daily-legend-deal = Kolo
daily-legend-puzzle = Úloha
daily-legend-forgiven = Odpuštěno
daily-calendar-deals = Dny, kdy máš odehrané kolo: { $days }
daily-calendar-puzzles = Dny, kdy máš odehranou úlohu: { $days }
daily-calendar-forgiven = Vynechané dny, které ti sérii nepřeruší: { $days }
daily-calendar-none = Za tento měsíc nemáš odehranou žádnou hru.
daily-choose-day = Vyber den od { $first }. do { $last }.

daily-archive-day = **{ $date }, den { $number }.** Co si chceš zahrát? Hry z dřívějších dnů se nepočítají.
daily-archive-days = Z tohoto dne žádná hra není. Zahrát si můžeš hru z kteréhokoli dne od { $first } do { $last }.
daily-archive-empty = Dřívější dny tu zatím nejsou. Dnešek bude první, až skončí.
daily-bad-date = Tomu datu nerozumím. Napiš ho takhle: `2026-11-27`.

daily-reminder = Čeká na tebe dnešní kolo i úloha.
daily-reminder-on = Hry dne: denní připomínka, { $hour } ({ $zone })
daily-reminder-off = Hry dne: bez připomínek
daily-reminder-none = vypnuto
daily-reminder-zone = K tomu potřebuju znát tvoje časové pásmo. Zadej obě volby najednou, třeba `daily:{ $hour } timezone:Europe/Prague`.
daily-reminder-hello = Tady ti budu připomínat kolo a úlohu dne. Změníš to příkazem `/preferences daily:`.

daily-shown = Odteď budu ve výsledcích dne na tomto serveru ukazovat tvoje jméno a body.
daily-hidden = Ve výsledcích dne na tomto serveru už nejsi.
daily-not-posted = Na tomto serveru už výsledky dne nezveřejňuju.
daily-hour-needs-channel = Hry dne tu zatím nezveřejňuju. Spolu s hodinou vyber volbou `daily` i kanál.
daily-settings-on = Hry dne: v kanálu { $channel }, denně { $time }. Až je tam nebudeš chtít, smaž můj poslední denní příspěvek.
daily-settings-barred = Hry dne: v kanálu { $channel } je zatím zveřejňovat nemůžu. `/doctor` ukáže, které oprávnění chybí.
daily-post-title = **Hry dne { $number }** · { $date }
daily-post-deal = **Kolo** · zatím hráčů na všech serverech: { $count }
daily-post-puzzle = **Úloha** · zatím hráčů na všech serverech: { $count }
daily-post-yesterday = **Výsledky předchozího dne ({ $number })**
daily-post-deal-final = **Kolo** · hráčů na všech serverech: { $count }
daily-post-puzzle-final = **Úloha** · hráčů na všech serverech: { $count } · maximum bodů: { $best }
daily-post-row = { $place }. { $who }: { $points }
daily-post-listed = -# Ve výsledcích jsou jen hráči, kteří v nich chtějí být. Zapneš si to tlačítkem pod svým výsledkem.
