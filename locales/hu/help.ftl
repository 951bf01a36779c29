help-now-no-table = **Most** nincs nyitott asztal ebben a csatornában. A `/play` nyit egyet: a barátaid a gombjával csatlakoznak, az üres helyekre gépek ülhetnek.
help-now-lobby = **Most** egy asztal van itt nyitva. A **Csatlakozás** gombbal helyet kapsz, és { $host } indítja a játékot.
help-now-lobby-invited = **Most** { $host } játszani hív az itteni asztalhoz. Az **Elfogadás** gombbal leülsz a neked fenntartott helyre, az **Elutasítás** gombbal lemondasz róla.
help-now-lobby-seated = **Most** van helyed az itteni asztalnál. Ha mindenki itt van, { $host } indítja a játékot.
help-now-lobby-host = **Most** nyitva van az asztalod. Várd meg a barátaidat, vagy adj hozzá gépeket, aztán nyomd meg az **Indítás** gombot.
help-now-your-turn = **Most** te jössz. Az **Állványom** gomb megmutatja a köveidet és a legjobb lehelyezéseket: két koppintás, és leteszel egy követ.
help-now-your-turn-unhinted = **Most** te jössz. Az **Állványom** gomb megmutatja a köveidet: válassz egyet, aztán egy mezőt.
help-now-turn = **Most** { $who } jön. Közben az **Állványom** gomb megmutatja a köveidet.
help-now-turn-ahead = **Most** { $who } jön. Közben az **Állványom** gomb megmutatja a köveidet. Az alattuk lévő **Előre tervezés** gombbal a következő lépésed azonnal megtörténhet, amint te jössz.
help-now-between-rounds = **Most** véget ért egy forduló. A **Következő forduló** gomb elindítja az újat; különben nemsokára magától elkezdődik.
help-now-watching = **Most** játék folyik itt, és te nézed. A `/board` megmutatja a táblát, és azt, mi történt, amióta utoljára megnézted.
help-now-minded = **Most** gép játszik helyetted. A `/rejoin` visszaadja a helyedet.
help-now-sign-up = **Most** csatlakozhatsz egy tornához ebben a csatornában, a kiírása alatti **Csatlakozás** gombbal.
help-now-entered = **Most** részt veszel a csatorna tornáján, amely még nem kezdődött el.
help-now-check-in = **Most** hamarosan kezdődik a csatorna tornája. A **Bejelentkezés** gombbal jelzed, hogy itt vagy.
help-now-table = **Most** a tornaasztalod vár rád a saját szálában.
help-now-tournament = **Most** torna folyik ebben a csatornában. A `/tournament status` megmutatja, hogyan áll.
help-what = A **Triominos** háromszögletű kövekkel játszható társasjáték: barátokkal és gépek ellen is játszhatod. Nyiss asztalt egy csatornában a `/play` paranccsal, vagy játssz egyedül. A `/learn` megtanítja.
help-turn = Amikor te jössz, tegyél egy követ a tábla egyik köve mellé: ahol a sarkok összeérnek, ott a számoknak egyezniük kell. Az **Állványom** gomb megmutatja a köveidet, és hogy hová illeszkednek; ezt csak te látod. Ha egyik sem illeszkedik, húzz a bankból, és ha a húzott kő illeszkedik, tedd le.
help-rules = Az itteni szabályok: **{ $edition }**. A `/rules` röviden, képekkel elmagyarázza őket.
help-commands-play = **Játék**
    - `/play` asztalt nyit
    - `/rack` megmutatja a köveidet
    - `/place`, `/draw` és `/pass` gombok nélküli játékhoz
    - `/undo` visszaveszi, amit az imént letettél
    - `/hint` jó lehelyezést javasol barátságos játékban
    - `/board` megmutatja a táblát
    - `/games` felsorolja a játékaidat
    - `/learn`: hat rövid lépésben megtanítja a játékot
    - `/daily`: minden napra egy forduló és egy feladvány
    - `/leave` gépnek adja a helyedet
    - `/rejoin` visszaveszi
    - `/stand-in` átveszi egy gép helyét
    - `/end` befejezi a játékot
help-commands-compete = **Verseny**
    - `/leaderboard` megmutatja, ki a legjobb
    - `/profile` megmutatja az értékszámodat és az adataidat
    - `/history` felsorolja a befejezett játékaidat
    - `/tournament` a tornákhoz való csatlakozáshoz és a szervezésükhöz
help-commands-set-up = **Beállítás**
    - `/rules` elmagyarázza a szabályokat
    - `/preferences` a nyelvedhez, témádhoz, értesítéseidhez és csendes óráidhoz
    - `/privacy` megmutatja és törli, amit a bot tárol rólad
    - `/settings` a szerver beállításaihoz
    - `/void-result` moderátoroknak: kivesz egy eredményt a ranglistákból
    - `/moderate` moderátoroknak: eltilt játékosokat, és megadja, ki nyithat asztalt
    - `/doctor` moderátoroknak: megmutatja, mi nem működik
help-deal = **Az osztás bizonyítéka**
    Amikor egy forduló kezdődik, az osztás magjának SHA-256 hash értékét látod, a játék végén pedig magát a magot. Így bárki ellenőrizheti, hogy egyetlen követ sem cseréltek ki.
help-unofficial = -# Ez a bot nem hivatalos. A Triominos a tulajdonosának védjegye, akinek nincs köze ehhez a bothoz.
# The topics: at most 100 letters.
help-choose = Válassz témát
help-topic-now = Mi a teendő most
help-topic-play = Játék: a parancsok
help-topic-compete = Verseny: ranglisták és tornák
help-topic-set-up = Beállítás: nyelv, értesítések, szabályok, adatok
help-topic-deal = Az osztás ellenőrzése
help-settings = **A szerver beállításai**
help-settings-changed = **A szerver beállításai** módosultak.
help-preferences = **A te beállításaid**
help-preferences-changed = **A te beállításaid** módosultak.
help-language = Nyelv: { $language }
help-language-server = mint a szerver Discord-beállításaiban
help-language-own = mint a Discord-beállításaidban
help-theme = Téma: { $theme }
help-pictures = A táblák képei: { $kept }
help-pictures-newest = asztalonként csak a legújabb marad meg
help-pictures-all = mind megmarad
help-hints = Tippek alapértelmezés szerint: { $hints }
help-answers = Privát válaszok: { $pictures }
help-draws-on = Kényszerű húzás: húzok helyetted
help-draws-off = Kényszerű húzás: te nyomod meg a gombot
help-answers-pictures = képekkel
help-answers-words = szavakban, képek nélkül
help-theme-default = Sötét
help-theme-server = mint a szerveren
