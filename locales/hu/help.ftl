help-now-no-table = **Most** nincs nyitott asztal ebben a csatornában. Nyiss egyet a `/play` paranccsal: a barátaid a **Csatlakozás** gombbal ülhetnek le, az üres helyekre pedig gépek kerülhetnek.
help-now-lobby = **Most** nyitva van itt egy asztal. A **Csatlakozás** gombbal leülhetsz; a játékot { $host } indítja.
help-now-lobby-invited = **Most** { $host } játszani hív az itteni asztalhoz. Az **Elfogadás** gombbal leülsz a neked fenntartott helyre, az **Elutasítás** gombbal lemondasz róla.
help-now-lobby-seated = **Most** az itteni asztalnál ülsz. Amint mindenki kész, { $host } elindítja a játékot.
help-now-lobby-host = **Most** nyitva van az asztalod. Várd meg a barátaidat, vagy adj hozzá gépeket, aztán nyomd meg az **Indítás** gombot.
help-now-your-turn = **Most** te jössz. Az **Állványom** gomb megmutatja a köveidet és a legjobb lépéseidet: két koppintás, és már léptél is.
help-now-your-turn-unhinted = **Most** te jössz. Az **Állványom** gomb megmutatja a köveidet: válassz egyet, aztán egy mezőt.
help-now-turn = **Most** { $who } jön. Közben az **Állványom** gomb megmutatja a köveidet.
help-now-turn-ahead = **Most** { $who } jön. Közben az **Állványom** gomb megmutatja a köveidet, az **Előre tervezés** gombbal pedig már most kiválaszthatod a következő lépésedet.
help-now-between-rounds = **Most** véget ért egy forduló. A **Következő forduló** gomb elindítja az újat; különben nemsokára magától elkezdődik.
help-now-watching = **Most** egy játékot nézel. A `/board` megmutatja a táblát, és azt is, hogy mi történt, amióta utoljára megnézted.
help-now-minded = **Most** gép játszik helyetted. A `/rejoin` paranccsal visszaveheted a helyedet.
help-now-sign-up = **Most** csatlakozhatsz egy tornához ebben a csatornában, a kiírása alatti **Csatlakozás** gombbal.
help-now-entered = **Most** a csatorna tornájára vársz: már csatlakoztál, de a torna még nem kezdődött el.
help-now-check-in = **Mindjárt** kezdődik a csatorna tornája. A **Bejelentkezés** gombbal jelezd, hogy itt vagy.
help-now-table = **Most** a tornán várnak rád: az asztalodat a saját szálában találod.
help-now-tournament = **Most** torna folyik ebben a csatornában. A `/tournament status` megmutatja az állást.
help-what = A **Triominos** háromszögletű kövekkel játszott társasjáték. Játszhatsz a barátaiddal vagy gépek ellen: asztalt a `/play` paranccsal nyithatsz. Most játszol először? A `/learn` megmutatja, hogyan kell.
help-turn = Amikor te jössz, tegyél egy követ a tábla egyik köve mellé: ahol a sarkok összeérnek, ott a számoknak egyezniük kell. Az **Állványom** gomb megmutatja a köveidet, és hogy hová illeszkednek; ezt csak te látod. Ha egyik sem illeszkedik, húzz a bankból.
help-rules = Az itteni szabályok: **{ $edition }**. A `/rules` röviden, képekkel elmagyarázza őket.
help-commands-play = **Játék**
    - `/play` asztalt nyit
    - `/rack` megmutatja a köveidet
    - `/place`, `/draw` és `/pass`: játék gombok nélkül
    - `/undo` visszavonja a legutóbbi lépésedet
    - `/hint` jó lépést javasol barátságos játékban
    - `/board` megmutatja a táblát
    - `/games` felsorolja a játékaidat
    - `/learn` hat rövid feladattal megtanítja a játékot
    - `/daily`: minden napra egy forduló és egy feladvány
    - `/leave` átadja a helyedet egy gépnek
    - `/rejoin` visszaadja neked
    - `/stand-in`: átveheted egy gép helyét
    - `/end` befejezi a játékot
help-commands-compete = **Verseny**
    - `/leaderboard` megmutatja, ki a legjobb
    - `/profile` megmutatja az értékszámodat és a statisztikáidat
    - `/history` felsorolja a befejezett játékaidat
    - `/tournament`: csatlakozhatsz tornákhoz, és szervezhetsz is
help-commands-set-up = **Beállítás**
    - `/rules` elmagyarázza a szabályokat
    - `/preferences`: nyelv, téma, értesítések és csendes órák
    - `/privacy` megmutatja, mit tárol rólad a bot, és ezt törölheted is
    - `/settings`: a szerver beállításai
    - `/void-result` moderátoroknak: érvényteleníti egy játék eredményét
    - `/moderate` moderátoroknak: eltilthatnak játékosokat, és megadhatják, ki nyithat asztalt
    - `/doctor` moderátoroknak: megmutatja, mi nem működik
help-deal = **Az osztás igazolása**
    Minden fordulóban egy titkos mag alapján osztok. A forduló elején közzéteszem a mag SHA-256 értékének első számjegyeit, a játék végén pedig megmutatom magát a magot. Így bárki ellenőrizheti, hogy egyetlen követ sem cseréltek ki.
help-unofficial = -# Ez a bot nem hivatalos. A Triominos védjegy; a tulajdonosának semmi köze ehhez a bothoz.
# The topics: at most 100 letters.
help-choose = Válassz témát
help-topic-now = Mi a teendő most?
help-topic-play = Játék: a parancsok
help-topic-compete = Verseny: értékszámok és tornák
help-topic-set-up = Beállítás: nyelv, értesítések, szabályok, adatvédelem
help-topic-deal = Az osztás igazolása
help-settings = **A szerver beállításai**
help-settings-changed = Módosítottam **a szerver beállításait**.
help-preferences = **A te beállításaid**
help-preferences-changed = Módosítottam **a beállításaidat**.
help-language = Nyelv: { $language }
help-language-server = mint a szerver Discord-beállításaiban
help-language-own = mint a Discord-beállításaidban
help-theme = Téma: { $theme }
help-pictures = A táblák képei: { $kept }
help-pictures-newest = asztalonként csak a legújabb marad meg
help-pictures-all = mind megmarad
help-hints = Az új asztalok alapból így nyílnak: { $hints }
help-answers = Privát válaszok: { $pictures }
help-draws-on = Ha húznod kell: húzok helyetted
help-draws-off = Ha húznod kell: te nyomod meg a gombot
help-answers-pictures = képekkel
help-answers-words = szavakban, képek nélkül
help-theme-default = Sötét
help-theme-server = mint a szerveren
