### /daily: a nap fordulója és feladványa.

daily-command = A nap fordulója vagy feladványa, mindenkinek ugyanaz
daily-command-deal = A nap fordulója: egyedül játszol, mindenki ugyanazokat a köveket kapja
daily-command-puzzle = A nap feladványa: három lépés húzás nélkül, a lehető legtöbb pontért

daily-title-deal = **{ $number }. napi forduló**
daily-title-puzzle = **{ $number }. napi feladvány**
daily-goal-deal = Egy forduló egyedül; mindenki ugyanazokat a köveket kapja. Szerezz minél több pontot.
daily-goal-puzzle = Három lépésben tegyél le egy-egy követ, húzás nélkül. Szerezz minél több pontot.
daily-rules = Szabályok: { $edition }
daily-free = Ez csak gyakorlás, nem számít.
daily-until = A próbálkozásod vége: { $when }
daily-turn = Lépés: { $turn }/{ $turns } · pontjaid: { $points }

daily-hint-tile = **Tipp:** a legjobb három lépés ezzel a kővel kezdődik: { $tile }
daily-hint-spot = **Tipp:** a legjobb három lépés így kezdődik: { $tile } ({ $spot }. mező)

daily-end = Pontjaid: **{ $points }**
daily-end-best = Pontjaid: **{ $points }**. Megtaláltad a legjobb három lépést.
daily-end-below = Pontjaid: **{ $points }**. A legjobb három lépés **{ $best }** pontot ér.
daily-ended-with-day = A nap véget ért, ezért a próbálkozásod az addigi pontokkal zárult.
daily-first = Ma még senki sem fejezte be előtted.
daily-ahead = Eddig a többi mai játékos { $percent }%-a szerzett kevesebb pontot.
daily-ahead-final = Aznap a többi játékos { $percent }%-a szerzett kevesebb pontot.
daily-computers = Gépek ugyanezekkel a kövekkel: { $list }
daily-streak = Sorozatban játszott napok: { $count }
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

daily-button-solution = Megoldás mutatása
daily-button-yesterday = A tegnapi megoldás
daily-button-yesterday-review = A tegnapi elemzés
daily-button-again = Újra

daily-solution = **{ $number }. napi feladvány, megoldás:** { $points }
daily-solution-later = A megoldást a nap lezárása után mutatom meg: { $when }
daily-review-later = A döntéseidet a nap lezárása után elemzem: { $when }
daily-moved-on = Azóta már továbbjutottál. Most itt tartasz.
daily-none = Nem találom ezt a próbálkozást. A mait így indíthatod: `/daily deal` vagy `/daily puzzle`.
daily-over = Az a nap már véget ért. A mait így indíthatod: `/daily deal` vagy `/daily puzzle`.
daily-not-yours = Itt valaki más játszik. A sajátodat így indíthatod: `/daily deal` vagy `/daily puzzle`.
daily-shared-before = Ezt az eredményt már megosztottad.
