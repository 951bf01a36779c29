refusal-between-rounds = Ez a forduló véget ért. Várd meg a következőt.
refusal-not-your-turn = Most { $who } jön. Szólok, ha te jössz.
refusal-tile-not-on-rack = Nincs ilyen kő az állványodon: { $tile }. A `/rack` megmutatja a köveidet.
refusal-only-the-drawn-tile = Húztál, ezért csak az imént húzott követ teheted le: { $tile }. Ha nem illeszkedik, használd a `/draw` vagy a `/pass` parancsot.
refusal-must-lead = A fordulót ezzel a kővel kell kezdeni: { $tile }. Tedd le az 1. mezőre.
refusal-cell-taken = Ott már fekszik egy kő. A `/board` megmutatja a szabad mezőket.
refusal-not-beside-a-tile = A kőnek az egyik oldalával a tábla valamelyik kövéhez kell érnie. A `/board` megmutatja a szabad mezőket.
refusal-no-such-spot = Nincs ilyen mező: { $spot }. A `/board` megmutatja a szabad mezőket.
refusal-no-such-spot-open = Nincs ilyen mező: { $spot }. Ezek szabadok: { $open }
refusal-spot-gone = Ide már nem tehetsz követ ({ $spot }. mező): foglalt, vagy már egyik kő sem illeszkedik rá. A `/board` megmutatja a szabad mezőket.
refusal-no-such-turn = Akárhogy forgatod ezt a követ ({ $tile }), az óramutató járása szerint olvasva sosem ez áll rajta: { $corners }. Válassz másik követ vagy mezőt.
refusal-corners-disagree =
    { $spot ->
        [0] { $tile } nem illeszkedik oda. Oda az óramutató járása szerint { $corners } kell, de a köveddel { $brings } lenne.
       *[other] { $tile } ide nem illeszkedik ({ $spot }. mező). Ide az óramutató járása szerint { $corners } kell, de a köveddel { $brings } lenne.
    }
refusal-rack-shows = A `/rack` megmutatja, mi illeszkedik.
refusal-try-another = Semmi gond, nem jár érte levonás: válassz másik követ vagy mezőt.
refusal-a-tile-fits-unhinted = Van illeszkedő köved, ezért még nem húzhatsz, és nem is passzolhatsz. Semmi gond, nem jár érte levonás: keresd meg a követ, és tedd le.
refusal-bring = { $corner } { $board } helyett { $tile }
refusal-misfit-title =
    { $spot ->
        [0] { $tile } nem illeszkedik
       *[other] { $tile } nem illeszkedik ({ $spot }. mező)
    }
refusal-misfit-alt =
    { $count ->
        [one] A tábla, rajta a kő ott, ahová le akartad tenni. A kő sarkai az óramutató járása szerint, a felső vagy a bal felső saroktól: { $lies }. Kereszt jelöli azt a sarkot, amely nem egyezik.
       *[other] A tábla, rajta a kő ott, ahová le akartad tenni. A kő sarkai az óramutató járása szerint, a felső vagy a bal felső saroktól: { $lies }. Keresztek jelölik azt a { $count } sarkot, amely nem egyezik.
    }
refusal-opening-turn = Te kezded a fordulót, ezért előbb tegyél egy követ az 1. mezőre. A `/rack` megmutatja a köveidet.
refusal-pool-empty = A bank üres. Tegyél le egy követ, ha valamelyik illeszkedik, vagy passzolj a `/pass` paranccsal.
refusal-draw-limit =
    { $limit ->
        [one] Egy lépésben csak egy követ húzhatsz. Tegyél le egy követ, vagy passzolj a `/pass` paranccsal.
       *[other] Egy lépésben legfeljebb { $limit } követ húzhatsz. Tegyél le egy követ, vagy passzolj a `/pass` paranccsal.
    }
refusal-a-tile-fits = Van illeszkedő köved, ezért még nem húzhatsz, és nem is passzolhatsz. A `/rack` megmutatja, mi illeszkedik.
refusal-pool-not-empty = Csak akkor passzolhatsz, ha már nincs mit húzni. Tegyél le egy követ, vagy húzz a `/draw` paranccsal.
refusal-channel-taken = Ebben a csatornában már van egy asztal; mindjárt megjelenik itt. Csatlakozz hozzá, vagy nyiss egyet egy másik csatornában.
refusal-channel-taken-link =
    Ebben a csatornában már van asztal: { $link }
    Csatlakozz hozzá, vagy nyiss egyet egy másik csatornában.
refusal-channel-taken-by = Az asztalnál: { $who } · megnyitva: { $when }
refusal-channel-taken-thread = Játszhatsz a csatorna egy szálában is: nyomd meg az alábbi gombot.
refusal-no-new-thread = Ebben a csatornában nem tudok szálat nyitni. Szálhoz szöveges csatorna kell, nekem pedig a **Nyilvános szálak létrehozása** és az **Üzenetek küldése szálakban** jogosultság.
refusal-too-many-tables =
    { $limit ->
        [one] Ezen a szerveren már van egy nyitott asztal, és több nem lehet. Csatlakozz ahhoz, vagy próbáld újra, ha az ottani játék véget ért.
       *[other] Ezen a szerveren már { $limit } asztal van nyitva, és több nem lehet. Csatlakozz az egyikhez, vagy próbáld újra, ha egy játék véget ért.
    }
refusal-too-many-lobbies =
    { $limit ->
        [one] Már van egy asztalod, amely játékosokra vár, és több nem lehet. Indítsd el a játékot, vagy zárd be az asztalt a `/end` paranccsal, aztán nyithatsz másikat.
       *[other] Már { $limit } asztalod vár játékosokra, és több nem lehet. Indíts el egy játékot, vagy zárj be egy asztalt a `/end` paranccsal, aztán nyithatsz másikat.
    }
refusal-too-many-matches =
    { $limit ->
        [one] Ezen a szerveren már házigazdája vagy egy időkorlát nélküli játéknak, és több nem lehet. Játszd végig, fejezd be a `/end` paranccsal, vagy játssz időkorláttal.
       *[other] Ezen a szerveren már { $limit } időkorlát nélküli játéknak vagy a házigazdája, és több nem lehet. Játssz végig egyet, fejezd be a `/end` paranccsal, vagy játssz időkorláttal.
    }
refusal-too-fast =
    Ez túl gyors volt nekem, ezért nem változott semmi. { $seconds ->
        [one] Próbáld újra egy másodperc múlva.
       *[other] Próbáld újra { $seconds } másodperc múlva.
    }
refusal-too-often = Ezt az elmúlt percekben már sokszor kérted, ezért most nem csináltam semmit. Legközelebb { $when } kérheted.
refusal-next-replay =
    Egy visszajátszás elkészítése eltart egy ideig. { $seconds ->
        [one] A következőt egy másodperc múlva kérheted.
       *[other] A következőt { $seconds } másodperc múlva kérheted.
    }
refusal-table-closed = Ez az asztal már bezárult. Nyiss újat a `/play` paranccsal.
refusal-no-such-table = Az az asztal már nem létezik. Nyiss újat a `/play` paranccsal.
refusal-not-started = A játék még nem kezdődött el. A házigazda az **Indítás** gombbal indítja el.
refusal-already-started = A játék már elkezdődött. Nézőként maradhatsz, vagy nyithatsz asztalt egy másik csatornában.
refusal-playing-already = A játék már elkezdődött, és te is játszol benne.
refusal-no-record = Csak végigjátszott játéknak van lejegyzése.
refusal-not-at-table = Nem játszol ennél az asztalnál. Csatlakozz, ha a játék még nem kezdődött el, vagy nyiss asztalt egy másik csatornában a `/play` paranccsal.
refusal-left-for-good = Kiléptél ebből a játékból. Aki kilép egy értékelt játékból vagy tornajátékból, az nem térhet vissza. Nézőként viszont szívesen látlak.
refusal-already-seated = Már van helyed ennél az asztalnál.
refusal-full =
    { $seats ->
        [one] Az egyetlen hely foglalt. Nyiss asztalt egy másik csatornában a `/play` paranccsal.
       *[other] Ennél az asztalnál { $seats } hely van, és mind foglalt. Nyiss asztalt egy másik csatornában a `/play` paranccsal.
    }
refusal-too-few =
    { $seats ->
        [one] Ehhez a játékhoz legalább egy játékos kell.
       *[other] Ehhez a játékhoz legalább { $seats } játékos kell.
    } Várd meg, amíg mások is csatlakoznak, vagy adj hozzá gépeket.
refusal-too-many =
    { $taken ->
        [one] Ennél az asztalnál egy játékos ül,
       *[other] Ennél az asztalnál { $taken } játékos ül,
    } de azokkal a szabályokkal legfeljebb { $seats } játékos játszhat. Nem változott semmi.
refusal-no-computer = Az asztalnál nincs gép.
refusal-no-draining = Ezekkel a szabályokkal csak akkor lehet húzni, ha egy kő sem illeszkedik, így a Szarka nem tudná kiüríteni a bankot.
refusal-no-stand-ins = A házigazda nem engedélyezte, hogy ennél az asztalnál bárki átvegye egy gép helyét. Nézőként viszont szívesen látlak.
refusal-no-stand-ins-rated = Értékelt játékokban és tornákon senki sem veheti át egy gép helyét. Nézőként viszont szívesen látlak.
refusal-host-starts = Az asztal házigazdája { $host }, ő indítja a játékot. Neked már nincs teendőd.
refusal-not-the-host = Az asztal házigazdája { $host }, ezt csak ő teheti meg.
refusal-of-tournament = Ez a játék egy tornához tartozik, ezért nem fejezheted be. A szervezők a `/tournament result` paranccsal dönthetnek az eredményéről. Ha abbahagynád, a `/leave` paranccsal átadhatod a helyedet egy gépnek.
refusal-no-hint-competitive = Értékelt játékokban és tornákon nincsenek tippek: itt csak magadra számíthatsz. A `/rack` megmutatja a köveidet.
refusal-no-hint-unhinted = Ezt az asztalt tippek nélkül nyitották. A `/rack` megmutatja a köveidet.
refusal-undo-nothing-placed = A legutóbbi lépésedben nem tettél le követ, így nincs mit visszavonni.
refusal-undo-somebody-acted = Már késő visszavonni a lépésedet: a játék azóta továbbment. Csak addig teheted meg, amíg más nem lép.
refusal-undo-drew = A húzott követ már láttad, ezért ezt a lépést nem lehet visszavonni.
refusal-undo-round-over = Az a forduló már véget ért, ezért a lépéseit nem lehet visszavonni.
refusal-undo-changed = A legutóbbi lépésedet nem lehet visszavonni: nem te tetted le a követ, vagy azóta megváltozott valami az asztalnál.
refusal-undo-asked-already = A többieket már megkérdeztem. Ha mindenki beleegyezik, visszavonom a lépésedet.
refusal-undo-once-a-round = Értékelt játékokban és tornákon fordulónként csak egyszer kérheted egy lépés visszavonását, és ebben a fordulóban már kérted.
refusal-undo-computer-drew = Azóta az egyik gép húzott egy követ, ezért a lépésedet már nem vonhatod vissza.
refusal-undo-replies-too-often = Ebben a fordulóban már háromszor vontál vissza lépést a gép válasza után, ennél többször nem lehet. Innen játssz tovább.
refusal-board-moved-on = A játék azóta továbbment. Most így áll.
refusal-board-moved-since = A játék azóta továbbment. Az utolsó lépések:
refusal-already-handled = Ez már megtörtént.
refusal-unknown-tile = Nincs ilyen kő: „{ $typed }”. Írj be három számot 0 és 5 között, például 0‑3‑5.
refusal-unknown-length = Nem értem, milyen hosszú legyen a játék: „{ $typed }”. Írj be egy számot, és válassz a javaslatok közül: 1–99 forduló vagy 10–9999 pont.
refusal-unknown-spot = Nincs ilyen mező: „{ $typed }”. Add meg a tábla egy szabad mezőjének számát, például 12.
refusal-not-in-this-channel = Ilyen csatornában nem lehet asztalt nyitni. Használd a `/play` parancsot szöveges csatornában vagy szálban.
refusal-managers-only = A szerver beállításainak módosításához a **Szerver kezelése** jogosultság kell. A saját beállításaidat a `/preferences` paranccsal módosíthatod.
refusal-rights-unknown = Most nem sikerült ellenőriznem a jogosultságaidat ezen a szerveren. Próbáld újra egy kicsit később.
refusal-missing-permissions =
    { $count ->
        [one] Ebben a csatornában hiányzik egy jogosultságom: { $names }. Kérj meg egy moderátort, hogy adja meg, vagy válassz másik csatornát.
       *[other] Ebben a csatornában hiányzik néhány jogosultságom: { $names }. Kérj meg egy moderátort, hogy adja meg őket, vagy válassz másik csatornát.
    }
refusal-permission-view-channel = Csatorna megtekintése
refusal-permission-send-messages = Üzenetek küldése
refusal-permission-send-messages-in-threads = Üzenetek küldése szálakban
refusal-permission-create-public-threads = Nyilvános szálak létrehozása
refusal-permission-attach-files = Fájlok csatolása
refusal-permission-embed-links = Linkek beágyazása
refusal-permission-read-message-history = Üzenetelőzmények olvasása
refusal-permission-manage-roles = Rangok kezelése
refusal-permission-create-events = Események létrehozása
refusal-trouble = Sajnálom, valami hiba történt nálam. Próbáld újra kicsit később. Ha ismét előfordul, add meg a bot üzemeltetőinek ezt a kódot: { $code }.
refusal-database-trouble = Sajnálom, most nem férek hozzá a memóriámhoz. Amit eddig játszottál, nem veszett el. Próbáld újra egy perc múlva. Ha ismét előfordul, add meg a bot üzemeltetőinek ezt a kódot: { $code }.
refusal-being-updated = Éppen frissítenek. Semmi sem veszett el. Próbáld újra néhány másodperc múlva.
