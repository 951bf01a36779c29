### /learn: az első lecke, utána az edző.

lesson-title = **Első lecke, { $step }/{ $steps }. lépés:** { $name }
lesson-name-side = melyik oldal illeszkedik
lesson-name-corner = minden sarok számít
lesson-name-bridge = a híd
lesson-name-hexagon = a hatszög
lesson-name-draw = mibe kerül a húzás
lesson-name-out = az utolsó kő

lesson-welcome = Üdv. Bármikor abbahagyhatod: a `/learn` ugyanide hoz vissza.
lesson-resumed = Üdv újra. Itt hagytad abba.

lesson-task-side = Két kőnek akkor lehet közös oldala, ha annak mindkét végén egyeznek a számok. Ez a köved csak egy oldalhoz illeszkedik: { $tile }. Melyik mezőre?
lesson-task-corner = Ahol sarkok találkoznak, ott a számoknak egyezniük kell, néha mindhárom sarkon. Hová illeszkedik ez a köved: { $tile }?
lesson-task-bridge = A híd a tábla két részét köti össze: egy oldal illeszkedik, és a szemközti sarok is. Ennyit ér pluszban: { $points }. Melyik lehelyezés híd?
lesson-task-hexagon = Hat kő egy pont körül hatszög. Az a kő, amely bezárja, ennyit ér pluszban: { $points }. Melyik lehelyezés zár be egyet?
lesson-task-draw = Egyik köved sem illeszkedik erre a táblára. Mit tehetsz?
lesson-task-out = Ez az utolsó köved. Ha leteszed, véget ér a forduló, és ennyit kapsz: { $bonus }, meg a másik állvány pontjait. Mit lépsz?
lesson-spot = A mező száma { $spot }: { $detail }

lesson-right = **Helyes.** { $what }
lesson-why-side = A közös oldal mindkét végén egyeznek a számok.
lesson-why-corner = Minden sarkon egyeznek a számok. A résben az egyik sarok nem egyezett.
lesson-scores-less = Ezt lehet, ennyiért: **{ $points }**. De egy másik válasz többet ér: próbáld újra.
lesson-no-pass = Csak akkor passzolhatsz, ha a bank üres, de ebben még vannak kövek. Próbáld újra.

lesson-done = Ez volt az utolsó lépés, szép munka. Játssz most egy fordulót egy könnyű gép ellen: három lépésen át egy edző megmondja, melyik a legjobb lehelyezés, és miért.
lesson-end = Végigértél a leckén. Játssz egy fordulót egy könnyű gép ellen: három lépésen át egy edző megmondja, melyik a legjobb lehelyezés, és miért.

lesson-moved-on = Azóta továbbléptél. Most itt tartasz.
lesson-none = Nem találom ezt a leckét. Így kezdheted el: `/learn`.
lesson-not-yours = Ez valaki más leckéje. A tiéd így indul: `/learn`.

lesson-button-learn = Megtanulom a játékot
lesson-button-next = Következő lépés
lesson-button-skip = Lépés kihagyása
lesson-button-skip-all = Lecke kihagyása
lesson-button-again = Kezdjük elölről
lesson-button-first-round = Első forduló

lesson-coach = 🎓 **Edző:** { $what }
lesson-coach-leaves = Ez volt az utolsó tanácsom: innentől te játszol. Ha elakadsz, segít a **Tipp**.
