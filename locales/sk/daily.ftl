### /daily: kolo a úloha dňa.

daily-command = Zahrať si kolo dňa alebo vyriešiť úlohu dňa, ktoré sú pre všetkých rovnaké
daily-command-deal = Zahrať si kolo dňa: sólo, s rovnakými kameňmi pre všetkých
daily-command-puzzle = Vyriešiť úlohu dňa: tri ťahy bez doberania a čo najviac bodov
daily-command-calendar = Pozrieť si svoje odohrané dni a zahrať si hry z predchádzajúcich dní
daily-option-date = Niektorý predchádzajúci deň, napríklad 2026-11-27; hra je potom len nanečisto
daily-option-channel = Kanál, kde zverejňujem hry dňa a výsledky z predchádzajúceho dňa
daily-option-hour = O koľkej (UTC) mám zverejniť hry dňa: hodina od 1 do 23 (predvolene 6)
daily-option-reminder = O koľkej ti mám pripomenúť hry dňa, ak ich ešte nemáš za sebou (predvolene nikdy)

daily-title-deal = **Kolo dňa { $number }**
daily-title-puzzle = **Úloha dňa { $number }**
daily-goal-deal = Jedno kolo sólo, s rovnakými kameňmi pre všetkých. Získaj čo najviac bodov.
daily-goal-puzzle = V každom z troch ťahov prilož kameň, bez doberania. Získaj čo najviac bodov.
daily-rules = Pravidlá: { $edition }
daily-free = Toto je pokus nanečisto, takže sa nepočíta.
daily-until = Koniec pokusu: { $when }
daily-proof-hash = -# Dôkaz, že hra tohto dňa je určená vopred: odtlačok SHA-256 jej tajného semienka sa začína na { $hash }
daily-proof-seed = -# Dôkaz, že hra tohto dňa bola určená vopred: jej semienko je { $seed } a jeho odtlačok SHA-256 je { $hash }
daily-after-deletion = Tvoj dnešný pokus sa začal ešte pred vymazaním tvojich údajov, takže tento je len nanečisto.
daily-turn = Ťah { $turn }/{ $turns } · tvoje body: { $points }

daily-hint-tile = **Nápoveda:** najlepšia kombinácia troch ťahov sa začína kameňom { $tile }.
daily-hint-spot = **Nápoveda:** najlepšia kombinácia troch ťahov sa začína kameňom { $tile } na poli { $spot }.

daily-end = Tvoje body: **{ $points }**
daily-end-best = Tvoje body: **{ $points }**. Lepšia kombinácia troch ťahov neexistuje.
daily-end-below = Tvoje body: **{ $points }**. Najlepšia kombinácia troch ťahov: **{ $best }**
daily-ended-with-day = Deň sa skončil a s ním aj tvoj pokus. Platia doterajšie body.
daily-first = Dnes to pred tebou ešte nikto nedohral.
daily-ahead = Zatiaľ máš viac bodov než { $percent } % ostatných dnešných hráčov.
daily-ahead-final = Za ten deň máš viac bodov než { $percent } % ostatných hráčov.
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
daily-button-puzzle = Riešiť úlohu
daily-button-earlier-month = Predchádzajúci mesiac
daily-button-later-month = Ďalší mesiac
daily-button-end-reminders = Vypnúť pripomienky
daily-button-show-me = Ukázať ma vo výsledkoch
daily-button-hide-me = Neukazovať ma vo výsledkoch

daily-solution = **Riešenie úlohy { $number }:** { $points }
daily-solution-later = Riešenie ukážem, keď sa deň skončí: { $when }
daily-review-later = Tvoje rozhodnutia rozoberiem, keď sa deň skončí: { $when }
daily-moved-on = Odvtedy sa hralo ďalej. Takto to vyzerá teraz.
daily-none = Tento pokus neviem nájsť. Dnešný začneš príkazom `/daily deal` alebo `/daily puzzle`.
daily-not-yours = Tu hrá niekto iný. Svoj pokus začneš príkazom `/daily deal` alebo `/daily puzzle`.
daily-shared-before = Tento výsledok je už zdieľaný.

daily-weekdays = po ut st št pi so ne
daily-legend-deal = Kolo
daily-legend-puzzle = Úloha
daily-legend-forgiven = Odpustené
daily-calendar-deals = Kolá odohrané v dňoch: { $days }
daily-calendar-puzzles = Úlohy riešené v dňoch: { $days }
daily-calendar-forgiven = Vynechané dni, ktoré tvoju sériu neprerušili: { $days }
daily-calendar-none = V tomto mesiaci nemáš odohranú žiadnu hru.
daily-choose-day = Vyber deň od { $first }. do { $last }.

daily-archive-day = **{ $date }, deň { $number }.** Čo si chceš zahrať? Hry z predchádzajúcich dní sa nepočítajú.
daily-archive-days = Z tohto dňa nemám žiadnu hru. Zahrať si môžeš hru z ktoréhokoľvek dňa od { $first } do { $last }.
daily-archive-empty = Zatiaľ tu nie je žiadny predchádzajúci deň. Prvý pribudne, keď sa skončí ten dnešný.
daily-bad-date = Tento dátum neviem prečítať. Napíš ho takto: `2026-11-27`

daily-reminder = Kolo dňa aj úloha dňa už na teba čakajú.
daily-reminder-on = Hry dňa: pripomienka o { $hour } ({ $zone })
daily-reminder-off = Hry dňa: bez pripomienok
daily-reminder-none = nikdy
daily-reminder-zone = Na to potrebujem tvoje časové pásmo. Zadaj obe možnosti naraz, napríklad `daily:{ $hour } timezone:Europe/Bratislava`.
daily-reminder-hello = Tu ti budem pripomínať kolo a úlohu dňa. Zmeníš to príkazom `/preferences daily:`.

daily-shown = Odteraz budem vo výsledkoch hier dňa na tomto serveri ukazovať tvoje meno a body.
daily-hidden = Vo výsledkoch hier dňa na tomto serveri ťa už neukazujem.
daily-not-posted = Výsledky hier dňa už na tomto serveri nezverejňujem.
daily-hour-needs-channel = Hry dňa tu zatiaľ nezverejňujem. Spolu s hodinou zadaj aj kanál v možnosti `daily`.
daily-settings-on = Hry dňa: v kanáli { $channel }, každý deň o { $time }. Ak ich už nechceš, zmaž tam moju poslednú správu s nimi.
daily-settings-barred = Hry dňa: v kanáli { $channel } ich zatiaľ nemôžem zverejňovať. `/doctor` ukáže, ktoré oprávnenie chýba.
daily-post-title = **Hry dňa { $number }** · { $date }
daily-post-deal = **Kolo** · zatiaľ hráčov na všetkých serveroch: { $count }
daily-post-puzzle = **Úloha** · zatiaľ hráčov na všetkých serveroch: { $count }
daily-post-yesterday = **Výsledky z predchádzajúceho dňa ({ $number })**
daily-post-deal-final = **Kolo** · hráčov na všetkých serveroch: { $count }
daily-post-puzzle-final = **Úloha** · hráčov na všetkých serveroch: { $count } · najlepší možný výsledok: { $best }
daily-post-row = { $place }. { $who }: { $points }
daily-post-listed = -# Zobrazujú sa tu len hráči, ktorí si to zapli tlačidlom pod svojím výsledkom.
