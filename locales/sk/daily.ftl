### /daily: kolo a úloha dňa.

daily-command = Zahrať si kolo alebo úlohu dňa, pre všetkých rovnaké
daily-command-deal = Kolo dňa: hráš sólo, kamene sú pre všetkých rovnaké
daily-command-puzzle = Úloha dňa: tri ťahy bez doberania a čo najviac bodov
daily-command-calendar = Zobraziť dni, keď hráš, a zahrať si skoršie
daily-option-date = Skorší deň, ktorý sa nepočíta, napríklad 2026-11-27
daily-option-channel = Kanál, kam dávam hry dňa a výsledky predchádzajúceho dňa
daily-option-hour = O koľkej UTC, od 1 do 23 (predvolené je 6)
daily-option-reminder = O koľkej ti pripomeniem hry dňa, ak ich ešte nemáš za sebou; spočiatku nikdy

daily-title-deal = **Kolo dňa { $number }**
daily-title-puzzle = **Úloha dňa { $number }**
daily-goal-deal = Jedno kolo sólo, s rovnakými kameňmi pre všetkých. Získaj čo najviac bodov.
daily-goal-puzzle = V každom z troch ťahov prilož kameň, bez doberania. Získaj čo najviac bodov.
daily-rules = Pravidlá: { $edition }
daily-free = Toto je pokus nanečisto, takže sa nepočíta.
daily-until = Koniec pokusu: { $when }
daily-proof-hash = -# Dôkaz tohto dňa: jeho tajný zárodok má odtlačok SHA-256 { $hash }
daily-proof-seed = -# Dôkaz tohto dňa: zárodok je { $seed }, jeho odtlačok SHA-256 je { $hash }
daily-after-deletion = Táto hra bola dnes začatá už pred vymazaním tvojich údajov, takže sa tento pokus nepočíta.
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
daily-button-yesterday-review = Včerajší rozbor
daily-button-again = Skúsiť znovu
daily-button-deal = Hrať kolo
daily-button-puzzle = Hrať úlohu
daily-button-earlier-month = Skorší mesiac
daily-button-later-month = Neskorší mesiac
daily-button-end-reminders = Už nepripomínať
daily-button-show-me = Ukázať ma vo výsledkoch
daily-button-hide-me = Neukazovať ma vo výsledkoch

daily-solution = **Riešenie úlohy { $number }:** { $points }
daily-solution-later = Riešenie ukážem, keď sa deň uzavrie: { $when }
daily-review-later = Tvoje rozhodnutia rozoberiem, keď sa deň uzavrie: { $when }
daily-moved-on = Medzitým už hráš ďalej. Takto to vyzerá teraz.
daily-none = Taký pokus neviem nájsť. Dnešný začneš príkazom `/daily deal` alebo `/daily puzzle`.
daily-not-yours = Tu hrá niekto iný. Svoj pokus začneš príkazom `/daily deal` alebo `/daily puzzle`.
daily-shared-before = Tento výsledok je už zdieľaný.

daily-weekdays = po ut st št pi so ne
daily-legend-deal = Kolo
daily-legend-puzzle = Úloha
daily-legend-forgiven = Odpustené
daily-calendar-deals = Kolá v dňoch: { $days }
daily-calendar-puzzles = Úlohy v dňoch: { $days }
daily-calendar-forgiven = Odpustené dni: { $days }
daily-calendar-none = Tento mesiac zatiaľ žiadna hra.
daily-choose-day = Zahrať si deň od { $first }. do { $last }.

daily-archive-day = **{ $date }, deň { $number }.** Čo si chceš zahrať? Nepočíta sa to.
daily-archive-days = Tento deň nemám. Môžeš hrať ktorýkoľvek deň od { $first } do { $last }.
daily-archive-empty = Skoršie dni zatiaľ nie sú. Dnešok bude prvý, keď sa skončí.
daily-bad-date = Tento dátum neprečítam. Napíš ho takto: `2026-11-27`

daily-reminder = Čaká na teba kolo a úloha dňa.
daily-reminder-on = Hry dňa: pripomienka o { $hour } ({ $zone })
daily-reminder-off = Hry dňa: bez pripomienok
daily-reminder-none = nikdy
daily-reminder-zone = Na to potrebujem tvoje časové pásmo. Zadaj `daily` a `timezone` spolu, napríklad { $hour } a Europe/Bratislava.
daily-reminder-hello = Tu ti pripomeniem kolo a úlohu dňa. Zmeníš to príkazom `/preferences daily:`.

daily-shown = Odteraz je tvoje meno a tvoje body vo výsledkoch dňa na tomto serveri.
daily-hidden = Vo výsledkoch dňa na tomto serveri už nie si.
daily-not-posted = Tento server už výsledky dňa neukazuje.
daily-hour-needs-channel = Denné hry tu zatiaľ nezverejňujem. Vyber možnosťou `daily` aj kanál.
daily-settings-on = Hry dňa: v { $channel }, každý deň o { $time }. Ak ich už nechceš, zmaž tam moju poslednú správu
daily-settings-barred = Hry dňa: v { $channel } ich zatiaľ nemôžem ukázať. `/doctor` ukáže, ktoré oprávnenie chýba
daily-post-title = **Hry dňa { $number }** · { $date }
daily-post-deal = **Kolo** · zatiaľ hráčov na všetkých serveroch: { $count }
daily-post-puzzle = **Úloha** · zatiaľ hráčov na všetkých serveroch: { $count }
daily-post-yesterday = **Výsledky predchádzajúceho dňa ({ $number })**
daily-post-deal-final = **Kolo** · hráčov na všetkých serveroch: { $count }
daily-post-puzzle-final = **Úloha** · hráčov na všetkých serveroch: { $count } · najviac možných bodov: { $best }
daily-post-row = { $place }. { $who }: { $points }
daily-post-listed = -# V zoznamoch sú len hráči, ktorí to chcú: tlačidlo je pod výsledkom.
