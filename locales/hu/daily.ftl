### /daily: a nap fordulója és feladványa.

daily-command = A napi forduló vagy feladvány, mindenkinek ugyanaz
daily-command-deal = A napi forduló: egyedül játszol, mindenki ugyanazokat a köveket kapja
daily-command-puzzle = A nap feladványa: három lépés húzás nélkül, a lehető legtöbb pontért
daily-command-calendar = A napok, amelyeken játszottál, és a korábbi napok játékai
daily-option-date = Egy korábbi nap játéka, csak gyakorlásként (nem számít), például 2026-11-27
daily-option-channel = Ide teszem ki a nap játékait és az előző nap eredményeit
daily-option-hour = Hány órakor tegyem ki a nap játékait: UTC szerint, 1 és 23 között (alapból 6)
daily-option-reminder = Hány órakor szóljak a nap játékairól, ha még nem játszottál (alapból soha)

daily-title-deal = **{ $number }. napi forduló**
daily-title-puzzle = **{ $number }. napi feladvány**
daily-goal-deal = Egy fordulót játszol egyedül; mindenki ugyanazokat a köveket kapja. Szerezz minél több pontot.
daily-goal-puzzle = Három lépésben tegyél le egy-egy követ, húzás nélkül. Szerezz minél több pontot.
daily-rules = Szabályok: { $edition }
daily-free = Ez csak gyakorlás, nem számít.
daily-until = Határidő: { $when }
daily-proof-hash = -# Ezzel igazolom, hogy a nap játékát előre rögzítettem: a titkos mag SHA-256 értéke így kezdődik: { $hash }
daily-proof-seed = -# Ezzel igazolom, hogy a nap játékát előre rögzítettem: a mag { $seed }, az SHA-256 értéke pedig { $hash }
daily-after-deletion = Ezt a játékot ma már elkezdted, mielőtt törölted az adataidat, ezért ez most csak gyakorlás.
daily-turn = Lépés: { $turn }/{ $turns } · pontjaid: { $points }

daily-hint-tile = **Tipp:** a legjobb háromlépéses kombináció ezzel a kővel kezdődik: { $tile }.
daily-hint-spot = **Tipp:** a legjobb háromlépéses kombináció így kezdődik: { $tile } ({ $spot }. mező).

daily-end = **{ $points }** pontot szereztél.
daily-end-best = **{ $points }** pontot szereztél: megtaláltad a legjobb háromlépéses kombinációt.
daily-end-below = **{ $points }** pontot szereztél. A legjobb háromlépéses kombináció **{ $best }** pontot ér.
daily-ended-with-day = A nap véget ért, ezért a próbálkozásod az addigi pontokkal zárult.
daily-first = Ma te fejezted be elsőként.
daily-ahead = Eddig a többi mai játékos { $percent }%-a szerzett nálad kevesebb pontot.
daily-ahead-final = Aznap a többi játékos { $percent }%-a szerzett nálad kevesebb pontot.
daily-computers = Gépek ugyanezekkel a kövekkel: { $list }
daily-streak = A sorozatod: { $count } nap
daily-copy = Ha megosztanád az eredményed, másold ki ezt a sort:

daily-line-deal = Triominos, { $number }. napi forduló · { $points } · { $marks }
daily-line-puzzle = Triominos, { $number }. napi feladvány · { $points }/{ $best } · { $marks }
daily-line-hexagons =
    { $count ->
        [one] { $line } · { $count } hatszög
       *[other] { $line } · { $count } hatszög
    }
daily-line-hints =
    { $count ->
        [one] { $line } · { $count } tipp
       *[other] { $line } · { $count } tipp
    }

daily-button-solution = Mutasd a megoldást
daily-button-yesterday = A tegnapi megoldás
daily-button-yesterday-review = A tegnapi elemzés
daily-button-again = Újra
daily-button-deal = Napi forduló
daily-button-puzzle = Napi feladvány
daily-button-earlier-month = Előző hónap
daily-button-later-month = Következő hónap
daily-button-end-reminders = Ne emlékeztess
daily-button-show-me = Szerepeljek az eredményekben
daily-button-hide-me = Ne szerepeljek

daily-solution = **Megoldás ({ $number }. napi feladvány):** { $points } pont
daily-solution-later = A megoldást a nap végén, { $when } mutatom meg.
daily-review-later = A döntéseidet a nap végén, { $when } elemzem.
daily-moved-on = Azóta már továbbjutottál. Most itt tartasz.
daily-none = Nem találom ezt a próbálkozást. A mait a `/daily deal` vagy a `/daily puzzle` paranccsal kezdheted el.
daily-not-yours = Ez valaki más próbálkozása. A tiédet a `/daily deal` vagy a `/daily puzzle` paranccsal kezdheted el.
daily-shared-before = Ezt az eredményt már megosztottad.

daily-weekdays = H K Sze Cs P Szo V
daily-legend-deal = Forduló
daily-legend-puzzle = Feladvány
daily-legend-forgiven = Pihenőnap
daily-calendar-deals = Ezeken a napokon játszottad a fordulót: { $days }
daily-calendar-puzzles = Ezeken a napokon próbálkoztál a feladvánnyal: { $days }
daily-calendar-forgiven = Pihenőnapok, amelyek nem szakítják meg a sorozatodat: { $days }
daily-calendar-none = Ebben a hónapban nem játszottál.
daily-choose-day = Válassz egy napot ({ $first }–{ $last }.)

daily-archive-day = **{ $date }, { $number }. nap.** Melyik játékot választod? A korábbi napok játékai nem számítanak.
daily-archive-days = Erre a napra nincs játék. Ebből az időszakból választhatsz: { $first } – { $last }.
daily-archive-empty = Még nincsenek korábbi napok. A mai lesz az első, ha véget ér.
daily-bad-date = Nem értem ezt a dátumot. Írd így: `2026-11-27`.

daily-reminder = Vár rád a mai forduló és a mai feladvány.
daily-reminder-on = A nap játékai: emlékeztető { $hour }-kor ({ $zone })
daily-reminder-off = A nap játékai: nincs emlékeztető
daily-reminder-none = soha
daily-reminder-zone = Ehhez kell az időzónád is. Add meg a kettőt együtt, például így: `daily:{ $hour } timezone:Europe/Budapest`.
daily-reminder-hello = Mostantól itt emlékeztetlek a napi fordulóra és feladványra. Ezt a `/preferences daily:` opcióval módosíthatod.

daily-shown = Mostantól a neved és a pontjaid szerepelnek a szerver napi eredményeiben.
daily-hidden = Már nem szerepelsz a szerver napi eredményeiben.
daily-not-posted = Ezen a szerveren már nem teszem ki a napi eredményeket.
daily-hour-needs-channel = Itt még nem teszem ki a napi játékokat. Az időpont beállításához válassz csatornát is a `daily` opcióval.
daily-settings-on = A nap játékai: { $channel }, naponta ekkor: { $time }. Ha már nem kéred őket, töröld ott a legutóbbi ilyen üzenetemet.
daily-settings-barred = A nap játékai: { $channel }, de oda még nem tudom kitenni őket. A `/doctor` megmondja, melyik jogosultság hiányzik.
daily-post-title = **Napi játékok, { $number }. nap** · { $date }
daily-post-deal = **Napi forduló** · eddigi játékosok az összes szerveren: { $count }
daily-post-puzzle = **Napi feladvány** · eddigi játékosok az összes szerveren: { $count }
daily-post-yesterday = **Az előző nap eredményei ({ $number })**
daily-post-deal-final = **Napi forduló** · játékosok az összes szerveren: { $count }
daily-post-puzzle-final = **Napi feladvány** · játékosok az összes szerveren: { $count } · az elérhető legmagasabb pontszám: { $best }
daily-post-row = { $place }. { $who }: { $points }
daily-post-listed = -# A listákon csak azok a játékosok szerepelnek, akik ezt kérték az eredményük alatti gombbal.
