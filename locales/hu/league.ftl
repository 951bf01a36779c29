league-board-rating = Értékszám
league-board-ladder = Szezontabella
league-board-wins = Győzelmek
league-board-points-a-round = Pont fordulónként
league-board-best-move = Legjobb lépés
league-board-best-match = Legjobb játék
league-board-bridges = Hidak
league-board-hexagons = Hatszögek
league-board-solo = Szólórekord
league-board-tournament-points = Tornapontok
league-board-titles = Tornagyőzelmek
league-board-podiums = Dobogós helyek
league-span-all-time = Teljes időszak
league-span-season = Ez a szezon
league-span-last-season = Előző szezon
league-span-month = Ez a hónap
league-month =
    { $month ->
        [1] { $year }. január
        [2] { $year }. február
        [3] { $year }. március
        [4] { $year }. április
        [5] { $year }. május
        [6] { $year }. június
        [7] { $year }. július
        [8] { $year }. augusztus
        [9] { $year }. szeptember
        [10] { $year }. október
        [11] { $year }. november
       *[other] { $year }. december
    }
league-months = { $first } – { $last }
league-heading = { $board } · { $span }
league-heading-edition = { $board } · { $span } · { $edition }
league-decimal = { $whole },{ $tenths }
league-points =
    { $count ->
        [one] { $figure } pont
       *[other] { $figure } pont
    }
league-wins =
    { $count ->
        [one] { $figure } győzelem
       *[other] { $figure } győzelem
    }
league-bridges =
    { $count ->
        [one] { $figure } híd
       *[other] { $figure } híd
    }
league-hexagons =
    { $count ->
        [one] { $figure } hatszög
       *[other] { $figure } hatszög
    }
league-matches =
    { $count ->
        [one] { $count } játék
       *[other] { $count } játék
    }
league-tournaments =
    { $count ->
        [one] { $count } torna
       *[other] { $count } torna
    }
league-titles =
    { $count ->
        [one] { $figure } tornagyőzelem
       *[other] { $figure } tornagyőzelem
    }
league-podiums =
    { $count ->
        [one] { $figure } dobogós hely
       *[other] { $figure } dobogós hely
    }
league-row = { $place }\. **{ $name }** · { $figure }
league-row-plain = { $place }. { $name }: { $figure }
league-own = { $people } játékosból { $place }. helyen állsz: { $figure }.
league-own-none = Itt még nincs helyezésed.
league-why-rated = Egy játék akkor értékelt, ha nem barátságos, legalább két ember játszik, induláskor nincs benne gép, és a hosszán kívül egyetlen szabály sem módosult.
league-why-rounds =
    { $rounds ->
        [one] Egy forduló után kapsz helyezést.
       *[other] { $rounds } forduló után kapsz helyezést.
    } A két legjobb játékod nem számít, ezért legalább három kell.
league-why-solo = Szólórekordhoz játssz egyedül egy fordulót, változatlan szabályokkal: használd a `/play` parancsot, aztán nyomd meg az **Indítás** gombot.
league-why-no-solo = Ezekkel a szabályokkal nincsenek szólórekordok.
league-why-tournament-points =
    Egy tornán minden mögötted végző törzsjátékosért egy pont jár, minden más mögötted végző játékosért egytized. Egy játékos csak akkor számít, ha mindketten lejátsszátok legalább a torna felét. { $best ->
        [one] Csak a legjobb tornád számít.
       *[other] Csak a legjobb { $best } tornád számít.
    }
league-why-tournaments =
    { $least ->
        [one] Egy torna akkor számít, ha legalább egy ember lejátssza a felét.
       *[other] Egy torna akkor számít, ha legalább { $least } ember lejátssza a felét.
    } Az új játékosok közti torna keveset ér, hacsak a szezon végéig nem lesznek belőlük törzsjátékosok.
league-why-weights = Minél többet játszottál mostanában ugyanazok ellen, annál kevesebbet ér egy játék ellenük. Ha az ellenfeleid nem törzsjátékosok, a játék keveset ér.
league-why-bests = Egy játék csak akkor számít, ha az asztal többi játékosának legalább a fele törzsjátékos.
league-why-established = Öt értékelt játék után leszel törzsjátékos, ha legalább három különböző napon és a szerver törzsjátékosainak legalább a fele ellen játszottál. Legalább három ilyen ellenfél kell, de nyolc mindig elég.
league-needs = Ahhoz, hogy törzsjátékos legyél, még ez kell: { $needs }.
league-needs-matches =
    { $count ->
        [one] egy értékelt játék
       *[other] { $count } értékelt játék
    }
league-needs-days =
    { $count ->
        [one] egy újabb játéknap
       *[other] { $count } újabb játéknap
    }
league-needs-opponents =
    { $count ->
        [one] egy újabb törzsjátékos ellenfél
       *[other] { $count } újabb törzsjátékos ellenfél
    }
league-empty = Itt még senkinek sincs helyezése.
league-provisional = A kérdőjel azt jelzi, hogy az értékszám ideiglenes: még kevés játékon alapul.
league-page = { $page }/{ $pages }. oldal
league-higher = Feljebb
league-lower = Lejjebb
league-mine = Helyezésem
league-shared = Közzétettem itt, most már mindenki látja.
league-shared-by = -# Megosztotta: { $who }
league-share-barred = Ebben a csatornában nem tudok írni. A `/doctor` megmondja, melyik jogosultság hiányzik.
league-choose-board = Válassz ranglistát
league-choose-span = Válassz időszakot
league-choose-edition = Válassz szabályokat
league-alt = { $heading }. { $page }.
league-kept-note = Minden torna után frissítem. A többit a `/leaderboard` mutatja.
league-change-up = { $count } hellyel feljebb
league-change-down = { $count } hellyel lejjebb
league-change-new = új
league-profile-none = { $name } még nem fejezett be játékot ezen a szerveren.
league-profile-rating = Értékszám: **{ $points }**, { $place }. hely { $people } játékosból
league-profile-provisional = Értékszám: **{ $points }** (ideiglenes), { $place }. hely { $people } játékosból
league-profile-unrated = Értékszám: még nincs. { $why }
league-profile-season = Ebben a szezonban: { $place }. hely a tabellán, { $points }
league-profile-no-rating = Értékszám: még nincs
league-ratings-changed = Értékszámok: { $changes }
league-rating-change = { $who } { $before } → { $after }
league-profile-matches = Lejátszva: { $matches }, { $wins }
league-profile-matches-computers = Lejátszva: { $matches }, emberek ellen { $wins }, gépek ellen { $beaten }
league-profile-rated =
    { $others ->
        [0] Értékelt: mindegyik
       *[other] Értékelt: { $rated }/{ $matches }. Nem számít értékeltnek a játék, ha barátságos, ha kezdettől fogva gép is játszik benne, ha a hosszán kívül más szabályt is módosítottak, vagy ha valakinek háromnál kevesebb lépése volt.
    }
league-profile-points = Pont fordulónként: { $figure }
league-profile-best-move = Legjobb lépés: { $points }
league-profile-best-match = Legjobb játék: { $points }
league-profile-shapes = Megépítve: { $bridges }, { $hexagons }
league-profile-solo = Szólórekord: { $points }
league-profile-solo-edition = Szólórekord, { $edition }: { $points }
league-profile-tournaments = Tornák: { $titles }, { $podiums }, { $points }; legjobb helyezés: { $place }. hely { $of } résztvevőből
league-profile-last-tournaments = Legutóbbi tornák:
league-profile-tournament = - { $date } · **{ $name }**: { $place }. hely { $of } résztvevőből
league-profile-reliable = Végigjátszott játékok: { $percent }%
league-style-heading = Játékstílus · { $matches }
league-style-bridges = Hidak 100 kövenként
league-style-hexagons = Hatszögek 100 kövenként
league-style-draws = Húzások fordulónként
league-style-rate = { $mean } (± { $error })
league-style-rate-in-words = { $mean }, plusz-mínusz { $error }
league-style-line = { $measure }: { $rate }
league-style-alt-line = { $name }: { $facts }.
league-style-spread = többnyire { $low } és { $high } között
league-style-alike = hasonló értékszámúak: { $rate }
league-style-note = A ± azt mutatja, mennyire bizonytalan egy átlag.
league-style-reviewed = Szerencse és tudás fordulónként · elemzett játékok: { $count }
league-style-too-few = Elemzett játékok: { $count }. Ahhoz, hogy a szerencsét meg tudjam különböztetni a tudástól, legalább { $least } kell. Továbbiakhoz nyomd meg az **Elemzés** gombot az eredményeid alatt.
league-style-private = Ezt a részt csak te látod.
league-weakness-draws = 💡 Több követ húzol, mint a hasonló értékszámú játékosok. A { $practice } paranccsal gyakorolhatsz.
league-weakness-bridges = 💡 Kevesebb hidat építesz, mint a hasonló értékszámú játékosok. A { $practice } paranccsal gyakorolhatsz.
league-weakness-hexagons = 💡 Kevesebb hatszöget zársz be, mint a hasonló értékszámú játékosok. A { $practice } paranccsal gyakorolhatsz.
league-weakness-choices = 💡 Gyenge lépésekkel több pontot veszítesz, mint az ellenfeleid. A { $practice } paranccsal gyakorolhatsz.
league-course = { $name } értékszáma
league-course-alt-none = { $name } még nem kapott értékszámot.
league-course-alt =
    { $count ->
        [one] { $name } értékszáma { $count } játék után: { $last }.
       *[other] { $count } játék alatt { $by ->
            [rose] { $name } értékszáma emelkedett: { $first } volt, { $last } lett.
            [fell] { $name } értékszáma csökkent: { $first } volt, { $last } lett.
           *[stayed] { $name } értékszáma végül visszajutott oda, ahonnan indult: { $last }.
        }
    }
league-course-alt-ends = A csúcsa { $highest } volt ({ $at_highest }. játék után), a mélypontja { $lowest } ({ $at_lowest }. játék után).
league-final = ### 🏆 { $season }: vége a szezonnak
league-final-champion = **{ $name }** lett a bajnok ({ $points })!
league-final-nobody =
    Most nincs bajnok. A bajnoki címhez legalább { $matches ->
        [one] egy értékelt játék
       *[other] { $matches } értékelt játék
    } kell, legalább { $opponents ->
        [one] egy törzsjátékos
       *[other] { $opponents } törzsjátékos
    } ellen, és több pont a szezontabellán, mint amennyi bárki másnak van azok közül, akik ezt teljesítik.
league-final-row = { $place }\. **{ $name }** · { $points } · értékszám { $rating }
league-final-more =
    { $count ->
        [one] És még { $count } játékos.
       *[other] És még { $count } játékos.
    }
league-final-tournaments = **A szezon tornái**
league-final-tournament-champion = A tornák bajnoka **{ $name }** lett ({ $points }).
league-final-tournament-nobody =
    Most nincs tornabajnok. A bajnoki címhez legalább { $matches ->
        [one] egy értékelt játék
       *[other] { $matches } értékelt játék
    } kell, legalább { $opponents ->
        [one] egy törzsjátékos
       *[other] { $opponents } törzsjátékos
    } ellen, és több tornapont, mint amennyi bárki másnak van azok közül, akik ezt teljesítik.
league-final-tournament-row = { $place }\. **{ $name }** · { $points } · { $tournaments }
league-final-new = Új szezon kezdődik, a tabellán mindenki nulláról indul. Az értékszámok megmaradnak, és egy ideig gyorsabban változnak.
league-final-role = { $name } megkapja ezt a rangot: { $role }.
league-final-no-role = A bajnoknak nem tudtam megadni ezt a rangot: { $role }. Ehhez a **Rangok kezelése** jogosultságra van szükségem, és a saját rangomnak fölötte kell állnia.
league-final-moderating-role = { $name } nem kapta meg ezt a rangot: { $role }. Ezzel a ranggal ma már moderátori jogosultságok is járnak. Válassz másik rangot a `/settings` paranccsal.
league-final-role-gone = { $name } nem kapta meg a bajnoki rangot, mert törölték. Válassz másik rangot a `/settings` paranccsal.
league-season-month = havonta
league-season-quarter = negyedévente
league-season-none = nincsenek
league-settings-season = Szezonok: { $season }
league-settings-channel = Végeredmény: { $channel }
league-settings-last-channel = Végeredmény: abban a csatornában jelenik meg, ahol utoljára játszottak
league-settings-leaderboard = Ranglista: { $channel }, ott mindig naprakészen tartom. Ha már nem kell, töröld ott az üzenetemet.
league-settings-leaderboard-barred = Ranglista: { $channel }, de oda még nem tudom kitenni. A `/doctor` megmondja, melyik jogosultság hiányzik.
league-settings-role = A bajnok rangja: { $role }
league-settings-no-role = A bajnok rangja: nincs
league-settings-tournament-role = A tornák bajnokának rangja: { $role }
league-settings-no-tournament-role = A tornák bajnokának rangja: nincs
league-settings-rights = Ahhoz, hogy megadhassam a bajnoknak a rangját, a **Rangok kezelése** jogosultságra van szükségem, és a saját rangomnak a bajnoki rang fölött kell állnia a szerver rangjai között.
league-settings-not-yours = Nem változott semmi: a bajnoki rang kiválasztásához neked is kell a **Rangok kezelése** jogosultság.
league-settings-moderating-role = Nem változott semmi: ezzel a ranggal moderátori jogosultságok járnak. A bajnoki rang csak azt mutassa, ki nyert.
league-settings-not-below-yours = Nem változott semmi: csak olyan rangot választhatsz a bajnoknak, amely a szerver rangjai között a te legmagasabb rangod alatt áll.
league-settings-not-below-mine = Nem változott semmi: csak a saját rangom alatti rangokat oszthatok ki. A szerver rangjai között tedd a rangomat a választott fölé, aztán válaszd ki újra.
league-settings-unassignable = Nem változott semmi: ez egy automatikusan kezelt rang, ezért tagoknak nem adhatom. Válassz olyat, amelyet ezen a szerveren hoztak létre.
league-void-choice-voided = Érvénytelen · { $day } · { $scores }
league-void-said = ⚖️ **{ $moderator }** érvénytelenítette egy játék eredményét ({ $date }, játékosok: { $players }), így az már nem számít. Indok: { $reason }
league-void-said-restored = ⚖️ **{ $moderator }** visszaállította egy játék eredményét ({ $date }, játékosok: { $players }), így az újra számít. Indok: { $reason }
league-void-done = Az eredmény érvénytelen. Az értékszámokat és a ranglistákat úgy számoltam újra, mintha ezt a játékot le sem játszották volna. A korábbi szezonok közzétett végeredménye nem változik. Ha vissza akarod vonni az érvénytelenítést, használd a `/void-result` parancsot a `restore` opcióval.
league-void-done-restored = Az eredmény újra számít: az értékszámokat és a ranglistákat újraszámoltam vele. A korábbi szezonok közzétett végeredménye nem változik.
league-void-told = Erről ebbe a csatornába is írtam egy üzenetet.
league-void-unsaid = Ebbe a csatornába viszont nem tudtam írni: szólj te a játékosoknak.
league-void-tournament-undecided = A játék ehhez a tornához tartozik: **{ $name }** ({ $table }. asztal). Az eredményről most egy szervezőnek kell döntenie; ezt a torna csatornájában is jeleztem.
league-void-tournament-decided = A játék ehhez a tornához tartozik: **{ $name }** ({ $table }. asztal). Az eredményről egy szervező már korábban döntött, és az a döntés érvényben marad.
league-void-tournament-standings = A játék ehhez a tornához tartozik: **{ $name }**. Az állást újraszámoltam, és ezt a torna csatornájában is jeleztem.
league-void-record = ⚖️ Ez az eredmény nem számít: **{ $moderator }** érvénytelenítette ({ $date }). Indok: { $reason }
league-void-profile = ⚖️ Ez a játék nem számít: { $date }, játékosok: { $players }. **{ $moderator }** érvénytelenítette. Indok: { $reason }
league-void-moderators = Nem változott semmi: csak az érvényteleníthet eredményt, akinek van **Üzenetek kezelése** jogosultsága.
league-void-own = Nem változott semmi: te is részt vettél abban a játékban. Kérj meg egy olyan moderátort, aki nem játszott benne.
league-void-unknown = Nem találom ezt az eredményt ezen a szerveren. Válassz a javaslatok közül, vagy írd be a lejegyzés fájlnevében lévő számot.
league-void-already = **{ $moderator }** már érvénytelenítette ezt az eredményt. Indok: { $reason }
    Hogy újra számítson, használd a `/void-result` parancsot a `restore` opcióval.
league-void-counts = Ez az eredmény számít, így nincs mit visszaállítani.
