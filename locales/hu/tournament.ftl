tournament-title = **{ $name }**: Triominos-torna
tournament-rounds = { $rounds ->
    [one] { $rounds } forduló
   *[other] { $rounds } forduló
  }, legfeljebb { $seats } fős asztaloknál · { $edition }
tournament-arena =
  { $minutes ->
    [one] { $minutes } perc
   *[other] { $minutes } perc
  }, legfeljebb { $seats } fős asztaloknál; mindig új asztal indul, ha van elég szabad játékos · { $edition }
tournament-round-robin = körmérkőzés kétfős asztaloknál: mindenki mindenkivel egyszer · { $edition }
tournament-knockout = kieséses torna kétfős asztaloknál, értékszám szerinti kiemeléssel: aki veszít, kiesik · { $edition }
tournament-plan-start = - **Kezdés:** { $start }
tournament-plan-check-in = - **Bejelentkezés:** { $opens }, onnantól a kezdésig { $time } van rá. Aki nem jelentkezik be, nem kap helyet.
tournament-plan-check-in-later = - **Bejelentkezés:** miután egy szervező megnyitotta, { $time } van rá. Aki nem jelentkezik be, nem kap helyet.
tournament-plan-play = - **Játék:** { $play }
tournament-plan-name = - **Név:** { $name }
tournament-plan-places = - **Helyek:** { $places }
tournament-plan-match = - **Egy játék hossza:** { $length }
tournament-plan-entry = - **Részvételi feltételek:** { $terms }
tournament-plan-weekly = - **Ismétlődés:** minden héten
tournament-plan-weekly-without = - **Ismétlődés:** minden héten, kivéve: { $dates }
tournament-term-role = rang: { $role }
tournament-term-rating = értékszám: { $band }
tournament-term-account = a fiók kora: legalább { $time }
tournament-term-member = ezen a szerveren töltött idő: legalább { $time }
tournament-band-least = legalább { $least }
tournament-band-most = legfeljebb { $most }
tournament-plan-final =
    { $seats ->
        [one] - **Döntő:** a legjobb játékos
       *[other] - **Döntő:** a legjobb { $seats } játékos
    }
tournament-plan-clock = - **Időkorlát:** { $clock }
tournament-plan-no-clock = - **Időkorlát:** nincs; ráérsz gondolkodni
tournament-plan-turn-up =
    { $minutes ->
        [one] - **Megjelenés:** a hívás után egy percen belül ülj az asztalodhoz, különben gép veszi át a helyedet
       *[other] - **Megjelenés:** a hívás után { $minutes } percen belül ülj az asztalodhoz, különben gép veszi át a helyedet
    }
tournament-plan-table = - **Egy játék ideje:** legfeljebb { $time }; ha letelik, az akkori állás számít
tournament-plan-length = - **Időtartam:** nagyjából { $time }
tournament-plan-length-long = - **Időtartam:** nagyjából { $time }, úgyhogy szánj rá elég időt
tournament-plan-late = - **Késői csatlakozás:** a torna { $round }. fordulójának kezdetéig
tournament-plan-late-none = - **Késői csatlakozás:** nincs
tournament-plan-late-arena = - **Késői csatlakozás:** a torna végéig
tournament-plan-late-until = - **Késői csatlakozás:** a torna végéig (határidő: { $until })
tournament-plan-computers =
    { $count ->
        [one] - **Gépek:** egy { $level } szintű
       *[other] - **Gépek:** { $count } { $level } szintű
    }
tournament-time-minutes =
    { $count ->
        [one] egy perc
       *[other] { $count } perc
    }
tournament-time-hours =
    { $count ->
        [one] egy óra
       *[other] { $count } óra
    }
tournament-time-days =
    { $count ->
        [one] egy nap
       *[other] { $count } nap
    }
tournament-worth = Minden asztalnál az első hely 12 pontot ér, az utolsó 0-t, a kettő között a pontok egyenletesen csökkennek. Holtversenynél a játékosok osztoznak a helyezéseik pontjain. Egy szabadforduló (amikor nem játszol) 6 pontot ér.
tournament-organiser = Szervező: { $organiser }.
tournament-players = Résztvevők ({ $count }/{ $capacity }): { $names }
tournament-players-many = { $names } és még { $more }
tournament-no-players = Még senki sem csatlakozott.
tournament-waiting = Várólista ({ $count }): { $names }
tournament-sign-up-full = Minden hely foglalt. A **Csatlakozás** gombbal felkerülsz a várólistára; ha megüresedik egy hely, automatikusan bekerülsz.
tournament-sign-up = Ha részt vennél, nyomd meg a **Csatlakozás** gombot. A tornát egy szervező indítja a `/tournament start` paranccsal.
tournament-sign-up-planned = Ha részt vennél, nyomd meg a **Csatlakozás** gombot. A torna magától elindul.
tournament-check-in-until = Nyomd meg a **Bejelentkezés** gombot, különben nem kapsz helyet. A bejelentkezés { $until } véget ér.
tournament-round-under-way =
    Most a torna { $round }. fordulója tart (összesen { $rounds }). { $playing ->
        [0] Már egyik asztalnál sem játszanak.
       *[other] Még { $playing } asztalnál játszanak.
    }
tournament-final-under-way = Most zajlik a döntő.
tournament-arena-under-way =
    Tart az aréna, { $until } ér véget. { $playing ->
        [0] Most egyik asztalnál sem játszanak.
       *[other] Most { $playing } asztalnál játszanak.
    }
tournament-arena-ending =
    Új asztal már nem indul. { $playing ->
        [0] Már egyik asztalnál sem játszanak.
       *[other] Még { $playing } asztalnál játszanak.
    }
tournament-is-paused = A torna szünetel: minden óra áll, az asztaloknál is, és a folytatásig nem kezdődik új forduló.
tournament-won = A torna véget ért. { $who } nyert! 🏆
tournament-over-too-few = A torna véget ért: túl kevés játékos maradt.
tournament-over-no-persons = A torna véget ért: mindenki kilépett, és a gépek maguktól nem játszanak tovább.
tournament-over-cancelled = Egy szervező törölte a tornát.
tournament-over-expired = A torna véget ért, mert senki sem indította el vagy folytatta időben.
tournament-table-round = { $round }. forduló · { $table }. asztal: { $names }
tournament-table-final = Döntő: { $names }
tournament-table-arena = { $table }. asztal: { $names }
tournament-table-place = { $place }. { $who } (+{ $points })
tournament-table-place-score = { $place }. { $who } { $score } (+{ $points })
tournament-table-final-place = { $place }. { $who }
tournament-table-final-place-score = { $place }. { $who } { $score }
tournament-table-void = Érvénytelen: aki ott volt, egy szabadforduló pontjait kapja.
tournament-table-ruled = Az eredményről egy szervező döntött.
tournament-table-voided = Egy moderátor érvénytelenítette ezt a játékot, így az eredménye nem számít.
tournament-table-undecided = Egy moderátor érvénytelenítette ezt a játékot, ezért az eredményről egy szervezőnek kell döntenie.
tournament-thread = { $table }. asztal · { $name }
tournament-call = { $names }: vár a torna { $table }. asztala (**{ $name }**), és most kezdődik a játék.
tournament-call-final = { $names }: vár a döntő asztala (**{ $name }**), és most kezdődik a játék.
tournament-call-turn-up =
    { $minutes ->
        [one] Egy percen belül nyomd meg az **Itt vagyok** gombot, vagy lépj.
       *[other] { $minutes } percen belül nyomd meg az **Itt vagyok** gombot, vagy lépj.
    } Különben gép veszi át a helyedet, és ennél az asztalnál utolsó leszel.
tournament-call-points =
    { $points ->
        [one] A játék egy pontig tart.
       *[other] A játék { $points } pontig tart.
    }
tournament-call-rounds =
    { $rounds ->
        [one] A játék egy fordulóból áll.
       *[other] A játék { $rounds } fordulóból áll.
    }
tournament-call-wish = { $length } { $clock }. A tábla alatti **Állványom** gomb megmutatja a köveidet; csak te látod őket. Sok szerencsét és jó szórakozást kívánok.
tournament-call-until = Az asztal határideje: { $until }. Ha lejár, az akkori állás számít.
tournament-awaited = -# Ha ehhez az asztalhoz hívtalak, és meg akarod tartani a helyedet, nyomd meg az **Itt vagyok** gombot, vagy egyszerűen csak lépj. Határidő: { $until }.
tournament-live-round = 🔴 **{ $round }. forduló, élőben**
tournament-live-round-over = **{ $round }. forduló: így ért véget**
tournament-live-final = 🔴 **A döntő, élőben**
tournament-live-final-over = **A döntő: így ért véget**
tournament-live-arena = 🔴 **Az asztalok, élőben**
tournament-live-arena-over = **Az aréna: így ért véget**
tournament-live-over = befejeződött · { $names }
tournament-live-void = érvénytelen
tournament-live-undecided = egy szervező döntésére vár
tournament-live-unfinished = nem játszották végig
tournament-live-waiting = a játékosokra várunk
tournament-live-until = Határidő: { $until }
tournament-live-ends = Utolsó lehetőség új asztalra: { $until }
tournament-live-top = Állás: { $places }
tournament-live-paused = A torna szünetel.
tournament-note-created = { $by } létrehozta a tornát.
tournament-note-edited-told = { $names }: { $by } módosította a tornát.
tournament-note-edited = { $by } módosította a tornát.
tournament-note-changed = { $by } módosította a torna kiírását.
tournament-note-remind-change = { $names }: figyelem, módosult a torna kiírása.
tournament-note-joined = { $who } csatlakozott.
tournament-note-queued = { $who } felkerült a várólistára.
tournament-note-unqueued = { $who } lekerült a várólistáról.
tournament-note-got-place = { $who } a várólistáról bekerült a tornára.
tournament-note-moved-up = { $who }, megüresedett egy hely: bekerültél a tornára.
tournament-note-moved-up-check-in = { $who }, megüresedett egy hely: bekerültél a tornára. A **Bejelentkezés** gombbal tarthatod meg a helyedet. Határidő: { $until }.
tournament-note-computers = { $by } beállította a gépek számát: { $count }.
tournament-note-check-in = Megnyílt a bejelentkezés. { $names }: aki itt van, nyomja meg a **Bejelentkezés** gombot. Határidő: { $until }.
tournament-note-check-in-nobody = Megnyílt a bejelentkezés, de még senki sem csatlakozott. Nyomd meg a **Csatlakozás**, majd a **Bejelentkezés** gombot, ha itt vagy. Határidő: { $until }.
tournament-note-check-in-planned = A tervezett időpontban megkezdődött a bejelentkezés. Határidő: { $until }.
tournament-note-remind-check-in = ⏰ { $names }: aki nem nyomja meg a **Bejelentkezés** gombot, nem kap helyet. Határidő: { $until }.
tournament-note-remind-start = ⏰ { $names }: hamarosan kezdődik a torna. Kezdés: { $until }.
tournament-note-reminded-check-in =
    { $count ->
        [one] Emlékeztettem egy játékost a bejelentkezésre.
       *[other] Emlékeztettem { $count } játékost a bejelentkezésre.
    }
tournament-note-reminded-start =
    { $count ->
        [one] Emlékeztettem egy játékost a kezdésre.
       *[other] Emlékeztettem { $count } játékost a kezdésre.
    }
tournament-note-start-failed = Még túl kevés a játékos a kezdéshez. Csatlakozz, vagy hívd el egy barátodat is. A tornát egy szervező később is elindíthatja a `/tournament start` paranccsal.
tournament-note-check-in-failed = Túl kevesen jelentkeztek be, ezért a torna nem kezdődött el. Senki sem veszíti el a helyét, és egy szervező a `/tournament start` paranccsal újra megpróbálhatja elindítani.
tournament-note-started-by = { $by } megadta a jelet a kezdésre.
tournament-note-check-in-opened = { $by } megnyitotta a bejelentkezést. Határidő: { $until }.
tournament-note-started = A torna elkezdődött. Ha a végén marad holtverseny, sorsolás dönt. A sorsolás magja: { $seed }.
tournament-note-round = **Elkezdődött a torna { $round }. fordulója (összesen { $rounds }).** Asztalok: { $tables }. Határidő: { $until }. Ha lejár, az akkori állás számít.
tournament-note-final = **Elkezdődött a döntő.** Határidő: { $until }. Ha lejár, az akkori állás számít.
tournament-note-arena = Új asztalok: { $tables }.
tournament-note-bye = Szabadforduló: { $names }.
tournament-note-no-show = { $who } nem jelent meg a torna { $table }. asztalánál. Gép játszik helyette.
tournament-note-round-ended = Véget ért a torna { $round }. fordulója.
tournament-note-ruled-order = { $by } döntött a torna { $table }. asztalának eredményéről: { $order }.
tournament-note-ruled-void = { $by } érvénytelennek nyilvánította a torna { $table }. asztalának eredményét.
tournament-note-voided = { $by } érvénytelenítette a torna { $table }. asztalának játékát. Az eredményről most egy szervezőnek kell döntenie. Határidő: { $until }. A már kész párosítások nem változnak.
tournament-note-voided-asked = { $organiser }, kérlek, dönts a torna { $table }. asztalának eredményéről: használd a `/tournament manage` parancsot, aztán nyomd meg a **Döntés az eredményről** gombot. A következő forduló addig nem kezdődik el. Ha a határidőig senki sem dönt, az eredmény érvénytelen, és aki ott volt, egy szabadforduló pontjait kapja.
tournament-note-voided-decided = { $by } érvénytelenítette a torna { $table }. asztalának játékát. Az eredményről egy szervező már korábban döntött, és az a döntés érvényben marad.
tournament-note-voided-over = { $by } érvénytelenítette a torna { $table }. asztalának játékát: már nem számít, és az állást újraszámoltam. Egy szervező még dönthet az eredményről.
tournament-note-restored = { $by } újra érvényessé tette a torna { $table }. asztalának játékát: az eredménye újra számít, és az állást újraszámoltam.
tournament-note-restored-decided = { $by } újra érvényessé tette a torna { $table }. asztalának játékát. A szervező korábbi döntése érvényben marad.
tournament-note-left-undecided = Senki sem döntött időben a torna { $table }. asztalának eredményéről, ezért az érvénytelen.
tournament-note-ruling-back = { $by } visszavonta a döntést a torna { $table }. asztalának eredményéről: a játékban elért eredmény számít.
tournament-note-left = { $who } kilépett a tornából.
tournament-note-unchecked = { $who } nem jelentkezett be.
tournament-note-no-shows = { $who } két asztalnál nem jelent meg, ezért visszaléptettem a tornától. A `/tournament join` paranccsal visszatérhet.
tournament-note-no-shows-last = { $who } két asztalnál nem jelent meg, ezért visszaléptettem a tornától.
tournament-note-removed = { $by } visszaléptetett egy játékost a tornától: { $who }.
tournament-note-replaced = { $by } lecserélt egy játékost: { $who } helyén { $player } játszik tovább, és átveszi a helyét az állásban.
tournament-note-pardoned = { $by } felmentett egy játékost: { $who }. A hiányzásai már nem számítanak.
tournament-note-paused = { $by } szüneteltette a tornát. Minden óra áll, az asztaloknál is: játszhattok tovább, de senkinek sem muszáj.
tournament-note-unattended = Az asztalukhoz hívott játékosok többsége nem jelent meg, ezért szüneteltetem a tornát.
tournament-note-unattended-table = Senki sem jelent meg a torna { $table }. asztalánál, ezért szüneteltetem az egész tornát.
tournament-note-unattended-asked = { $organiser }, te döntesz: a `/tournament manage` paranccsal folytathatod vagy törölheted a tornát, vagy lecserélheted a hiányzókat. Ha folytatod, a hiányzók újra megkapják a teljes időt a megjelenéshez.
tournament-note-resumed = { $by } újraindította a szünetelő tornát. Mindenkinek annyi ideje maradt, amennyi a szünet előtt volt.
tournament-note-extended =
    { $minutes ->
        [one] { $by } még egy percet adott az asztaloknak.
       *[other] { $by } még { $minutes } percet adott az asztaloknak.
    }
tournament-note-time-lost =
    { $minutes ->
        [one] Nem voltam elérhető, ezért minden határidőt egy perccel meghosszabbítottam. Akit asztalhoz hívtam, vagy akinek be kell jelentkeznie, újra megkapja a teljes idejét.
       *[other] Nem voltam elérhető, ezért minden határidőt { $minutes } perccel meghosszabbítottam. Akit asztalhoz hívtam, vagy akinek be kell jelentkeznie, újra megkapja a teljes idejét.
    }
tournament-note-ended = A torna véget ért.
tournament-note-no-persons = A torna véget ért: már csak gépek maradtak benne.
tournament-note-cancelled = { $by } törölte a tornát.
tournament-standings-round = **{ $name }**: állás a torna { $round }. fordulója után
tournament-standings-now = **{ $name }**: állás
tournament-standings-no-persons = **{ $name }** véget ért: mindenki kilépett, és a gépek maguktól nem játszanak tovább. Az állás így marad:
tournament-standings-end = **{ $name }** véget ért. { $who } nyert! 🏆
tournament-standings-none = Még senki sem csatlakozott.
tournament-standings-all =
    { $count ->
        [one] Az **Állás** gombbal megnézheted a teljes listát (egy játékos).
       *[other] Az **Állás** gombbal megnézheted a teljes listát ({ $count } játékos).
    }
tournament-standings-page-of = { $page }/{ $pages }. oldal
tournament-standings-bye = -# Szabadforduló ({ $round }. forduló), +{ $points }: { $names }
tournament-standings-late = -# Az első forduló után csatlakozott, +{ $points }: { $names }
tournament-standings-void = -# Érvénytelen ({ $table }. asztal), +{ $points }: { $names }
tournament-standings-ruled = -# { $table }. asztal: az eredményről egy szervező döntött. Indok: { $reason }
tournament-standings-undecided = -# { $table }. asztal: egy szervezőnek kell döntenie, mert egy moderátor érvénytelenítette a játékot.
tournament-standings-voided = -# { $table }. asztal: egy moderátor érvénytelenítette a játékot.
tournament-column-player = Játékos
tournament-column-points = Pont
tournament-column-head = EE
tournament-column-opponents = Ell
tournament-column-wins = Nyert
tournament-column-place = Hely
tournament-column-margin = Előny
tournament-column-absences = Hiány
tournament-legend = -# Azonos pontszámnál a Pont utáni oszlopok döntenek, balról jobbra. EE: egymás elleni eredmény, ha a holtversenyben állók mind találkoztak · Ell: az ellenfelek átlagpontja, a legalacsonyabb nélkül · Nyert: megnyert asztalok · Hely: átlagos helyezés · Előny: átlagos pontelőny a többiekkel szemben egy asztalnál, alkalmanként legfeljebb 100 · Hiány: hiányzások és kihagyott lépések. Ha még így is holtverseny marad, sorsolás dönt.
tournament-column-final = Döntő
tournament-column-draw = Sors
tournament-decimal = { $whole },{ $tenth }
tournament-none = –
tournament-places-round = { $name } · { $round }. forduló után
tournament-places-now = { $name } · állás
tournament-places-end = { $name } · végeredmény
tournament-places-points = Pont
tournament-places-own = A te sorod:
tournament-places-legend = { $short }: { $long }
tournament-places-decided = { $points }, { $by }: { $value }
tournament-places-drawn = { $points }, { $by }
tournament-places-final = helyezés a döntőben
tournament-places-head = egymás elleni eredmény
tournament-places-opponents = az ellenfelek átlagpontja
tournament-places-wins = megnyert asztalok
tournament-places-place = átlagos helyezés
tournament-places-margin = átlagos pontelőny a többiekkel szemben egy asztalnál
tournament-places-absences = hiányzások és kihagyott lépések
tournament-places-draw = sorsolás döntötte el
tournament-podium-alt = A dobogó: { $name }
tournament-podium-final = A legjobbak sorrendje a döntőben dőlt el.
tournament-past-title = ### Korábbi tornák
tournament-past-none = Ezen a szerveren még egy tornát sem játszottak végig.
tournament-past-row = **{ $name }** · { $date }
tournament-past-place = { $place }. { $who }
tournament-past-players =
    { $count ->
        [one] { $count } játékos
       *[other] { $count } játékos
    }
tournament-past-computers =
    { $count ->
        [one] { $players }, közülük egy gép
       *[other] { $players }, közülük { $count } gép
    }
tournament-past-choice = { $name } · { $day }
tournament-past-choose = Válassz egy tornát, és megmutatom, hogyan ért véget
tournament-past-newer = Újabbak
tournament-past-older = Régebbiek
tournament-past-record = Válassz asztalt a játék lejegyzéséhez és visszajátszásához
tournament-past-more = További asztalok
tournament-explain-title =
    { $points ->
        [one] **{ $who }**: { $rank }. hely, { $points } pont
       *[other] **{ $who }**: { $rank }. hely, { $points } pont
    }
tournament-explain-round = { $round }. forduló, { $table }. asztal: { $place }. hely { $of } játékosból, +{ $points }
tournament-explain-arena = { $table }. asztal: { $place }. hely { $of } játékosból, +{ $points }
tournament-explain-bye = { $round }. forduló: szabadforduló, +{ $points }
tournament-explain-void = { $table }. asztal: érvénytelen, +{ $points }
tournament-explain-late = Az első forduló után csatlakozott: egy szabadforduló pontjainak fele, +{ $points }
tournament-explain-alone = Senki másnak nincs ugyanennyi pontja.
tournament-explain-head = { $names } is ugyanennyi ponton áll. Egymás elleni győzelmek: { $points } (a holtverseny fél győzelem).
tournament-explain-not-met = { $names } is ugyanennyi ponton áll. Nem mindenki találkozott mindenkivel, ezért az egymás elleni eredmény nem számít.
tournament-explain-opponents = Az ellenfelek pontjai: { $list }. Átlag: { $mean }.
tournament-explain-left-out = Az ellenfelek pontjai: { $list }. Átlag a legalacsonyabb ({ $lowest }) nélkül: { $mean }.
tournament-explain-no-opponents = Még nem volt ellenfele.
tournament-explain-rest = Megnyert asztalok: { $wins }. Átlagos helyezés: { $place }. Átlagos pontelőny a többiekkel szemben: { $margin }. Hiányzások és kihagyott lépések: { $absences }. Sorsolt szám a végső döntéshez: { $lot } (a legkisebb nyer).
tournament-created = A torna létrejött, a **Csatlakozás** gombbal már be lehet szállni. Te indítod a `/tournament start` paranccsal.
tournament-created-planned = A torna létrejött, a **Csatlakozás** gombbal már be lehet szállni. Magától indul. Kezdés: { $start }. A `/tournament start` paranccsal hamarabb is indíthatod.
tournament-created-check-in = A bejelentkezés magától nyílik meg, ekkor: { $opens }.
tournament-created-length = Várható időtartam: nagyjából { $time }.
tournament-created-length-long = Várható időtartam: nagyjából { $time }. Rövidebb tornához válassz kevesebb fordulót (`rounds`) vagy olyan szabályokat (`edition`), amelyekkel egy játék egy fordulóból áll.
tournament-created-weekly = Minden héten megismétlődik. A következőt hat nappal a kezdés előtt magamtól kiírom, és onnantól lehet csatlakozni.
tournament-created-event = A tornát a szerver eseményei közé is felvettem, és ott is frissítem.
tournament-created-no-event = A tornát nem tudom felvenni a szerver eseményei közé: ehhez az **Események létrehozása** jogosultságra van szükségem. Minden más enélkül is működik.
tournament-event = { $play }. Csatlakozás itt: { $channel }.
tournament-start-choice = { $away } ({ $moment })
tournament-start-zone-choice = { $moment }, ha nálad most { $time } van
tournament-start-minutes =
    { $count ->
        [one] egy perc múlva
       *[other] { $count } perc múlva
    }
tournament-start-hours =
    { $count ->
        [one] egy óra múlva
       *[other] { $count } óra múlva
    }
tournament-start-days =
    { $count ->
        [one] egy nap múlva
       *[other] { $count } nap múlva
    }
tournament-joined = Bekerültél erre a tornára: **{ $name }**. Jó játékot kívánok.
tournament-joined-late = A következő fordulótól részt veszel ezen a tornán: **{ $name }**. Akárhány fordulót hagytál ki, összesen egy szabadforduló pontjainak a felét kapod értük.
tournament-left = Kiléptél a tornából. A `/tournament join` paranccsal visszatérhetsz.
tournament-queued = A torna betelt. A helyed a várólistán: { $place }. Amint rád kerül a sor, bekerülsz, és szólok a csatornában.
tournament-left-waiting = Már nem vagy a várólistán.
tournament-left-last = Kiléptél a tornából. Te voltál benne az utolsó ember, ezért véget ért.
tournament-leave-table = Biztosan ki akarsz lépni ebből a tornából: **{ $name }**? A torna { $table }. asztalánál még tart a játékod: ha kilépsz, gép veszi át a helyedet, és ott utolsó leszel. A statisztikáidban ez kilépésnek számít.
tournament-leave-sure = Biztosan ki akarsz lépni ebből a tornából: **{ $name }**? Utána már nem hívlak asztalhoz. A pontjaid megmaradnak az állásban, és a `/tournament join` paranccsal visszatérhetsz.
tournament-left-for-now = Kiléptél a tornából. Addig még visszatérhetsz, amíg egy gép át nem veszi a helyedet. Határidő: { $until }
tournament-left-last-for-now = Kiléptél a tornából. Te voltál benne az utolsó ember, ezért hamarosan véget ér. Még visszatérhetsz. Határidő: { $until }
tournament-returned = Jó, hogy visszajöttél. A hely újra a tiéd, és semmi sem veszett el.
tournament-return-too-late = Több mint 2 perc telt el, ezért annál az asztalnál már gép játszik helyetted. A `/tournament join` paranccsal visszatérhetsz, és a következő asztalnál újra te játszol.
tournament-return-over = A torna véget ért, ezért már nincs hely, ahová visszatérhetnél.
tournament-checked-in = Bejelentkeztél. Találkozunk az asztalnál.
tournament-arrived = Jó, hogy itt vagy. A játék ebben a szálban zajlik.
tournament-organisers-role = Itt az **Események kezelése** jogosultsággal vagy ezzel a ranggal lehet tornát szervezni: { $role }.
tournament-organisers-none = Itt az **Események kezelése** jogosultsággal lehet tornát szervezni.
tournament-rule-void = Érvénytelen: aki ott volt, egy szabadforduló pontjait kapja
tournament-rule-played = Ahogy lejátszották
tournament-refuse-none = Ebben a csatornában nincs torna. Akinek megvan az **Események kezelése** jogosultsága, létrehozhat egyet a `/tournament create` paranccsal.
tournament-refuse-taken = Ebben a csatornában már van egy torna. A `/tournament status` megmutatja, a `/tournament cancel` törli.
tournament-refuse-too-many = Ezen a szerveren egyszerre legfeljebb { $most } torna lehet, és most pont ennyi van. Várd meg, amíg az egyik véget ér, vagy törölj egyet a `/tournament cancel` paranccsal.
tournament-refuse-create = Itt csak az **Események kezelése** jogosultsággal hozhatsz létre tornát. Akinek ez megvan, a `/tournament organisers` paranccsal egy rangnak is engedélyezheti a tornák létrehozását.
tournament-refuse-create-role = Itt csak az **Események kezelése** jogosultsággal vagy ezzel a ranggal hozhatsz létre tornát: { $role }.
tournament-refuse-thread = Ez a szál egy torna asztaláé, ezért itt nem lehet másik asztalt nyitni. Használd a `/play` parancsot egy másik csatornában.
tournament-refuse-busy = Most nagy a forgalom ezen a tornán, ezért a kérésed nem jutott el hozzám. Próbáld újra.
tournament-refuse-channel = A tornához olyan csatorna kell, ahol szálakat nyithatok. Hozd létre a szerver egyik szöveges csatornájában.
tournament-refuse-organiser = Ezt csak szervezők tehetik meg: a moderátorok és azok, akiknek megvan az **Események kezelése** jogosultságuk vagy a `/tournament organisers` paranccsal beállított rangjuk.
tournament-refuse-takes-part = Te is játszol ezen a tornán, ezért erről egy másik szervezőnek vagy egy moderátornak kell döntenie. Azt viszont te is megteheted, hogy több időt adsz az asztaloknak, vagy elfogadod a mostani állást.
tournament-refuse-over = A torna véget ért. A `/tournament status` megmutatja, hogyan végződött.
tournament-refuse-not-started = A torna még nem kezdődött el.
tournament-refuse-started = A torna már elkezdődött.
tournament-refuse-playing = A torna már elkezdődött. A következő forduló magától elkezdődik, ha minden asztalnál véget ért a játék. Még { $playing } asztalnál játszanak.
tournament-refuse-too-few = Még kevés a játékos: { $count } van, és legalább { $least } kell. Ha kötelező a bejelentkezés, csak az számít, aki már bejelentkezett. Gépeket a `/tournament computers` paranccsal adhatsz hozzá.
tournament-refuse-no-persons = Csak gépekkel nem lehet tornát játszani: legalább egy embernek részt kell vennie, és ha kötelező, be is kell jelentkeznie.
tournament-refuse-computers = { $computers } gép túl sok: egy emberre legfeljebb { $each } juthat, így most csak { $most } vehet részt. A számukat a `/tournament computers` paranccsal módosíthatod.
tournament-refuse-one-computer = Így eggyel több gép lenne a megengedettnél: egy emberre legfeljebb { $each } juthat. Válassz inkább embert a `/tournament replace` parancs `by` opciójával.
tournament-refuse-no-more-computers = Ezen a tornán már nincs hely több gépnek.
tournament-refuse-computers-places = Ez túl sok gép ehhez a tornához. Legfeljebb { $most } lehet, mert egy emberre legfeljebb { $each } juthat.
tournament-refuse-rounds-and-arena = Egy torna vagy fordulókból áll, vagy percekben megadott ideig tart: a `rounds` és az `arena` közül csak az egyiket add meg.
tournament-refuse-full =
    { $capacity ->
        [one] A torna betelt: az egyetlen hely foglalt.
       *[other] A torna betelt: minden hely foglalt ({ $capacity }).
    }
tournament-refuse-term-role = Ezen a tornán csak azok indulhatnak, akiknek megvan ez a rangjuk: { $role }. Ha játszanál, kérd a rangot egy szervezőtől.
tournament-refuse-term-rating = Az induláshoz szükséges értékszám ezen a tornán: { $band }. A te értékszámod most { $own }. Remélem, a következőn találkozunk.
tournament-refuse-term-account = Ezen a tornán az indulhat, akinek legalább { $time } óta van Discord-fiókja. Te ettől kezdve csatlakozhatsz: { $from }.
tournament-refuse-term-member = Ezen a tornán az indulhat, aki legalább { $time } óta a szerver tagja. Te ettől kezdve csatlakozhatsz: { $from }.
tournament-refuse-already-waiting = Már a várólistán vagy, a helyed: { $place }.
tournament-refuse-ratings = A legalacsonyabb értékszám ({ $least }) nagyobb a legmagasabbnál ({ $most }). Cseréld meg őket, és próbáld újra.
tournament-refuse-fixed-tables = Körmérkőzésnél és kieséses tornánál a fordulók száma kötött, és az asztalok kétfősek. Hagyd ki ezeket: `rounds`, `arena`, `final`, `seats`.
tournament-refuse-already-in = Már részt veszel ezen a tornán.
tournament-refuse-not-in = Nem veszel részt ezen a tornán.
tournament-refuse-they-not-in = Az a játékos már nem vesz részt ezen a tornán.
tournament-refuse-too-late = Lekésted: ehhez a tornához már nem lehet csatlakozni.
tournament-refuse-removed = Egy szervező visszaléptetett ettől a tornától. Ha visszatérnél, kérj felmentést egy szervezőtől.
tournament-refuse-no-check-in = A bejelentkezés most nincs nyitva, úgyhogy nincs teendőd.
tournament-refuse-checked-in = Már bejelentkeztél.
tournament-refuse-no-table = Ezen a tornán nincs { $table }. asztal.
tournament-refuse-not-at-table = Nem játszol ennél az asztalnál.
tournament-refuse-own-table = A torna { $table }. asztalánál te is játszol, ezért nem dönthetsz az eredményéről. Ezt egy másik szervező vagy egy moderátor teheti meg.
tournament-refuse-table-over = Ennél az asztalnál már véget ért a játékod.
tournament-refuse-order = Nem ismerem fel ezt a sorrendet. Válassz a gépelés közben megjelenő javaslatok közül.
tournament-refuse-no-ruling = Ennek az asztalnak az eredményéről még egyetlen szervező sem döntött, így nincs mit visszavonni.
tournament-refuse-match-voided = Egy moderátor érvénytelenítette a torna { $table }. asztalának játékát, ezért a játékban elért eredmény nem számíthat.
tournament-refuse-no-entry = Nem ismerem fel ezt a játékost. Válassz a gépelés közben megjelenő javaslatok közül.
tournament-refuse-replacement = Az a játékos már részt vesz ezen a tornán. Válassz valaki mást, vagy ha gépet szeretnél a helyére, hagyd ki a `by` opciót.
tournament-refuse-bot = Bot nem helyettesíthet játékost. Ha gépet szeretnél a helyére, hagyd ki a `by` opciót.
tournament-refuse-paused = A torna már szünetel.
tournament-refuse-not-paused = A torna nem szünetel.
tournament-refuse-blameless = Ez a játékos nem hiányzott, és senki sem léptette vissza, így nincs mi alól felmenteni.
tournament-refuse-extension =
    { $most ->
        [one] Adj még egy percet az asztaloknak.
       *[other] Adj az asztaloknak még { $least }–{ $most } percet.
    }
tournament-refuse-name =
    { $most ->
        [one] A torna neve egyetlen karakterből állhat.
       *[other] A torna neve legfeljebb { $most } karakterből állhat.
    }
tournament-refuse-seats =
    { $most ->
        [one] Ezekkel a szabályokkal egy asztalnál { $most } hely lehet.
       *[other] Ezekkel a szabályokkal egy asztalnál { $least }–{ $most } hely lehet.
    }
tournament-refuse-rounds =
    { $most ->
        [one] Egy torna csak egy fordulóból állhat.
       *[other] Egy torna { $least }–{ $most } fordulóból állhat.
    }
tournament-refuse-capacity =
    { $most ->
        [one] Egy tornán csak egy játékos vehet részt.
       *[other] Egy tornán { $least }–{ $most } játékos vehet részt.
    }
tournament-refuse-time-arena =
    { $most ->
        [one] Egy aréna csak egy percig tarthat.
       *[other] Egy aréna { $least }–{ $most } percig tarthat.
    }
tournament-refuse-time-check-in =
    { $most ->
        [one] A bejelentkezés csak egy percig tarthat.
       *[other] A bejelentkezés { $least }–{ $most } percig tarthat.
    }
tournament-refuse-time-turn-up =
    { $most ->
        [one] Adj egy percet a játékosoknak a megjelenésre.
       *[other] Adj { $least }–{ $most } percet a játékosoknak a megjelenésre.
    }
tournament-refuse-time-table =
    { $most ->
        [one] Egy játék csak egy percig tarthat.
       *[other] Egy játék { $least }–{ $most } percig tarthat.
    }
tournament-refuse-start = Ez az időpont túl közeli vagy túl távoli. A játékosoknak idő kell a csatlakozáshoz és – ha kötelező – a bejelentkezéshez. Válassz időpontot { $soonest } és { $latest } között.
tournament-refuse-start-unreadable = Nem értem ezt az időpontot. Válassz a gépelés közben megjelenő javaslatok közül, vagy írd be például így: `30 perc múlva`, `20:00 UTC+1`, `holnap 19:30 UTC`, `2026-11-28 20:00 Europe/Budapest`.
tournament-refuse-start-zone = Nem ismerem az időzónádat. Válassz a gépelés közben megjelenő javaslatok közül, vagy add meg az időpont mellett a zónát is: `20:00 UTC+1` vagy `20:00 Europe/Budapest`.
tournament-refuse-event-start = A torna csak akkor kerülhet be a szerver eseményei közé, ha van kezdési időpontja. Add meg a `start` opcióval.
tournament-refuse-weekly-start = A heti tornához kezdési időpont kell. Add meg a `start` opcióval.
tournament-refuse-dates-alone = Csak heti tornánál lehet napokat kihagyni. Add meg hozzá ezeket is: `weekly:True` és `start`.
tournament-refuse-dates = Nem értem ezeket a dátumokat: „{ $typed }”. Legfeljebb 20 dátumot adhatsz meg, vesszővel elválasztva, ilyen formában: 2026-12-25.
tournament-refuse-edition = Tornához olyan szabályok kellenek, amelyekben van pontszámítás, és amelyekkel ketten is lehet játszani. Válassz másik kiadást.
tournament-command = Tornák: létrehozás, részvétel, állás
tournament-command-create = Torna létrehozása ebben a csatornában
tournament-command-create-name = A torna neve
tournament-command-create-rounds = Hány fordulóból álljon a torna (alapból 4)
tournament-command-create-seats = Legfeljebb hány hely legyen egy asztalnál (2–4)
tournament-command-create-arena = Fordulók helyett aréna: hány percig tartson
tournament-command-create-edition = Melyik szabályokkal játsszatok (alapból a hivatalos versenyszabályokkal, 400 pontig)
tournament-command-create-clock = Mennyi ideig tarthat egy lépés (alapból 5 percig)
tournament-command-create-final = Legyen-e döntő a legjobb játékosok között
tournament-command-create-capacity = Legfeljebb hány játékos vehet részt (alapból 64)
tournament-command-create-check-in = Hány perccel a kezdés előtt nyíljon meg a bejelentkezés; aki kihagyja, nem kap helyet
tournament-command-create-no-show = Hány percen belül kell megjelenni a hívás után (alapból 10)
tournament-command-create-time = Hány percig tarthat egy játék (alapból 120)
tournament-command-create-start = Mikor induljon, például 30 perc múlva, 20:00 UTC+1, holnap 19:30 UTC; vagy válassz egy javaslatot
tournament-command-create-event = Bekerüljön-e a szerver eseményei közé; ehhez szükségem van az „Események létrehozása” jogosultságra
tournament-command-create-weekly = Minden héten ismétlődjön-e ugyanekkor; a következőt mindig magamtól kiírom
tournament-command-create-without = Heti tornánál: mely napokon maradjon el, például 2026-12-25, 2027-01-01
tournament-command-create-format = Hogyan kerüljenek össze a játékosok (alapból svájci rendszerben)
tournament-format-swiss = Svájci: fordulók hasonló pontszámú játékosok között
tournament-format-round-robin = Körmérkőzés: mindenki mindenkivel (legfeljebb 8 játékos)
tournament-format-knockout = Kieséses: aki veszít, kiesik
tournament-command-create-role = A részvételhez szükséges rang
tournament-command-create-rating-from = A legalacsonyabb értékszám, amellyel indulni lehet
tournament-command-create-rating-to = A legmagasabb értékszám, amellyel indulni lehet
tournament-command-create-account-age = Legalább hány napos legyen a Discord-fiók
tournament-command-create-member-for = Legalább hány napja legyen valaki a szerver tagja
tournament-command-create-computers = Hány gép vegyen részt
tournament-command-create-level = Milyen jól játsszanak a gépek
tournament-command-join = Csatlakozás a csatorna tornájához
tournament-command-leave = Kilépés a tornából
tournament-command-check-in = Bejelentkezés: jelzed, hogy itt vagy
tournament-command-computers = Hány gép vegyen részt (csak a kezdés előtt állítható)
tournament-command-computers-count = A gépek száma
tournament-command-start = A torna indítása vagy a bejelentkezés megnyitása
tournament-command-status = Az állás megtekintése vagy egy játékos helyezésének magyarázata
tournament-command-status-player = Melyik játékos helyezését magyarázzam el
tournament-command-pause = A torna szüneteltetése: az órák az asztaloknál is állnak, és nem kezdődik új forduló
tournament-command-resume = A szünetelő torna folytatása
tournament-command-extend = Több idő azoknak az asztaloknak, ahol még játszanak
tournament-command-extend-minutes = Hány perccel hosszabbítasz
tournament-command-result = Döntés egy asztal eredményéről vagy a döntés visszavonása
tournament-command-result-table = Az asztal száma
tournament-command-result-order = A játékosok a legjobbal kezdve; választható még: „érvénytelen” vagy „ahogy lejátszották”
tournament-command-withdraw = Egy játékos visszaléptetése
tournament-command-withdraw-player = Melyik játékost lépteted vissza
tournament-command-replace = Valaki más vagy egy gép játsszon tovább egy játékos helyett
tournament-command-replace-player = Melyik játékost cseréled le
tournament-command-replace-by = Ki játsszon tovább (alapból egy gép)
tournament-command-pardon = Egy hiányzó játékos felmentése vagy egy visszaléptetett játékos visszaengedése
tournament-command-pardon-player = Melyik játékost mented fel
tournament-command-reason = Az indok: válassz egyet, vagy írd be a sajátodat; mindenki láthatja
tournament-command-cancel = A torna végleges törlése
tournament-command-edit = Tervezett torna módosítása vagy elhalasztása
tournament-command-copy = A csatorna legutóbbi tornájának megismétlése
tournament-command-past = A szerver korábbi tornái a végeredményekkel és a játékok lejegyzéseivel
tournament-command-log = Minden, ami a tornán történt, és hogy ki mit tett
tournament-command-organisers = Melyik ranggal lehet tornát szervezni ezen a szerveren
tournament-command-organisers-role = A rang; ha kihagyod, csak moderátor vagy „Események kezelése” jogosultságú tag szervezhet tornát
