### /learn: az első lecke, utána az edző.

lesson-title = **Első lecke, { $step }/{ $steps }. feladat:** { $name }
lesson-name-side = melyik oldal illeszkedik
lesson-name-corner = minden sarok számít
lesson-name-bridge = a híd
lesson-name-hexagon = a hatszög
lesson-name-draw = mibe kerül a húzás
lesson-name-out = az utolsó kő

lesson-welcome = Örülök, hogy itt vagy. Bármikor abbahagyhatod: a `/learn` paranccsal ott folytathatod, ahol tartottál.
lesson-resumed = Örülök, hogy újra itt vagy. Itt hagytad abba.

lesson-task-side = Két kőnek akkor lehet közös oldala, ha annak mindkét végén egyeznek a számok. Ez a köved a táblán lévő kőnek csak az egyik oldalához illeszkedik: { $tile }. Melyik mezőre teszed?
lesson-task-corner = Ahol sarkok találkoznak, ott a számoknak egyezniük kell, néha mindhárom sarkon. Hová illeszkedik ez a köved: { $tile }?
lesson-task-bridge = A híd a tábla két részét köti össze: egy oldal illeszkedik, és a szemközti sarok is. Ezért a kő pontjain felül { $points } jár. Melyik lépéssel építesz hidat?
lesson-task-hexagon = Hat kő egy pont körül: ez a hatszög. Amelyik kő bezárja, azért a pontjain felül { $points } jár. Melyik lépéssel zársz be egyet?
lesson-task-draw = Egyik köved sem illeszkedik sehová ezen a táblán. Mit tehetsz?
lesson-task-out = Ez az utolsó köved. Ha leteszed, véget ér a forduló, és { $bonus } jár érte, plusz a másik állványon maradt kövek pontjai. Mit lépsz?
lesson-spot = { $spot }. mező: { $detail }

lesson-right = **Helyes.** { $what }
lesson-why-side = A közös oldal mindkét végén egyeznek a számok.
lesson-why-corner = Ahol sarkok találkoznak, ott a számoknak egyezniük kell. A résben az egyik sarok nem egyezett volna.
lesson-scores-less = Szabályos (**{ $points }**), de egy másik válasz többet ér. Próbáld újra.
lesson-no-pass = Még nem passzolhatsz: a bankban van még kő. Próbáld újra.

lesson-done = Ez volt az utolsó feladat, szép munka. Játssz most egy fordulót egy könnyű szintű gép ellen: az első három lépésednél egy edző megmondja, mi a legjobb lépés, és miért.
lesson-end = Végigértél a leckén. Játssz egy fordulót egy könnyű szintű gép ellen: az első három lépésednél egy edző megmondja, mi a legjobb lépés, és miért.

lesson-moved-on = Azóta továbbléptél. Most itt tartasz.
lesson-none = Nem találom ezt a leckét. A `/learn` paranccsal újat kezdhetsz.
lesson-not-yours = Ez valaki más leckéje. A tiédet a `/learn` paranccsal kezdheted el.

lesson-button-learn = Megtanulom a játékot
lesson-button-next = Következő feladat
lesson-button-skip = Ezt kihagyom
lesson-button-skip-all = Lecke kihagyása
lesson-button-again = Kezdjük elölről
lesson-button-first-round = Első forduló

lesson-coach = 🎓 **Edző:** { $what }
lesson-coach-leaves = Ez volt az utolsó tanácsom: innentől minden rajtad múlik. Ha elakadsz, segít a **Tipp**.
