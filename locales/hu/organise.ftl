organise-title = **{ $name }**
organise-sign-up =
    Már lehet csatlakozni. Résztvevők: { $count }/{ $capacity }{ $computers ->
        [0] .
        [one] , közülük egy gép.
       *[other] , közülük { $computers } gép.
    }
organise-check-in = Tart a bejelentkezés, { $until } ér véget. Bejelentkezett: { $there }/{ $count }.
organise-round =
    { $round }. forduló (összesen { $rounds }). { $playing ->
        [0] Már egyik asztalnál sem játszanak.
       *[other] Még { $playing } asztalnál játszanak.
    }
organise-starting = A torna elkezdődött, éppen készítem az első forduló párosítását.
organise-final = Most zajlik a döntő.
organise-arena =
    Tart az aréna, { $until } ér véget. { $playing ->
        [0] Most egyik asztalnál sem játszanak.
       *[other] Most { $playing } asztalnál játszanak.
    }
organise-paused = **Szünetel.** A szünet kezdete: { $since }. Minden óra áll, az asztaloknál is, és nem kezdődik új forduló, amíg meg nem nyomod a **Folytatás** gombot.
organise-unchecked = Még nem jelentkezett be: { $names }
organise-table = { $table }. asztal
organise-table-line = { $table }: { $names }
organise-deadline = határidő: { $until }
organise-left =
    { $minutes ->
        [one] még egy perc
       *[other] még { $minutes } perc
    }
organise-missing = hiányzik: { $names }
organise-missing-until = hiányzik: { $names } (határidő a megjelenésre: { $until })
organise-more-tables =
    { $more ->
        [one] és még egy asztal
       *[other] és még { $more } asztal
    }
organise-minded = { $names } helyén gép játszik
organise-finished = Itt már véget ért a játék: { $tables }
organise-finished-count = Befejezett játékok: { $count }
organise-finished-won = { $table }. asztal (győztes: { $names })
organise-finished-void = { $table }. asztal (érvénytelen)
organise-undecided = Döntésre vár: { $tables }
organise-undecided-table = { $table }. asztal (határidő: { $until })
organise-finished-undecided = { $table }. asztal (döntésre vár)
organise-out = Már nem vesz részt: { $names }
organise-ask-cancel = Törlöd ezt a tornát: **{ $name }**? Ezt nem lehet visszavonni. A folyamatban lévő játékok véget érnek, és nem számítanak. Szólok a csatornában, és közzéteszem az eddigi pontokat.
organise-cancel-weekly = A jövő heti torna így is meglesz. Ha az egész sorozatot le akarod állítani, előbb használd ezt: `/tournament edit weekly:False`.
organise-ask-computers =
    { $count ->
        [0] Most egy gép sem vesz részt a tornán.
        [one] Most egy gép vesz részt a tornán.
       *[other] Most { $count } gép vesz részt a tornán.
    } Hány legyen?
organise-ask-extension = Mennyi időt adsz még? Minden asztal megkapja, ahol még játszanak. Az aréna is ennyivel később ér véget.
organise-extension =
    { $minutes ->
        [one] Még egy perc
       *[other] Még { $minutes } perc
    }
organise-ask-table = Melyik asztal eredményéről döntesz?
organise-no-tables = Még nincsenek asztalok.
organise-table-playing = Még tart: { $places }
organise-table-waiting = A játék még nem kezdődött el
organise-table-over = Befejezve: { $places }
organise-table-decided = Az eredményről egy szervező döntött: { $places }
organise-table-void = Érvénytelen
organise-table-undecided = Döntésre vár: egy moderátor érvénytelenítette a játékot
organise-stands-now = A mostani állás: { $outcome }
organise-ask-decision = Mi legyen az eredmény?
organise-scores-changed = Közben továbbment a játék, ezért nézd meg újra az eredményt.
organise-ask-sure =
    Ez lesz a torna { $table }. asztalának eredménye:
    { $outcome }
organise-match-ends = Ha megerősíted, a játék véget ér.
organise-place = { $place }. hely: { $who }
organise-tie = Holtverseny vele: { $who }
organise-untie = Nincs holtverseny vele: { $who }
organise-reason-agreed = a játékosok megegyeztek
organise-reason-unfinished = a játékot nem lehetett befejezni
organise-reason-time-up = lejárt az idő
organise-reason-absent = egy játékos nem jelent meg
organise-reason-own-wish = a játékos saját kérésére
organise-reason-unfair = tisztességtelen játék
organise-reason-technical = technikai gond
organise-reason-excused = igazolt hiányzás
organise-reason-more-time = az asztaloknak több idő kell
organise-reason-mistake = tévedés kijavítása
organise-reason-voided = a játékot érvénytelenítették
organise-reason-usual = Ha most megerősíted, ez lesz az indok: { $reason }. Ha más az indok, válaszd ki a menüben; azzal meg is erősíted.
organise-reason-chosen = Indok: { $reason }
organise-reason-pardon = Ha megnyomod a **Felmentés** gombot, ez lesz az indok: { $reason }. Ha más az indok, válaszd ki a menüben; azzal fel is mented a játékost.
organise-ask-player = Melyik játékosról van szó?
organise-player = { $who }: { $what }
organise-player-in = részt vesz
organise-player-at = a torna { $table }. asztalánál játszik
organise-player-missing = nem jelent meg a torna { $table }. asztalánál
organise-player-minded = gép játszik helyette
organise-player-out = már nem vesz részt
organise-player-absences = hiányzások: { $count }
organise-ask-withdraw = Visszalépteted ezt a játékost: { $who }? A pontjait megtartja, de ezen a tornán többé nem ül asztalhoz. Később a **Felmentés** gombbal visszaengedheted.
organise-ask-withdraw-at = Visszalépteted ezt a játékost: { $who }? A torna { $table }. asztalánál gép veszi át a helyét, a játékos pedig ott utolsó lesz. A pontjait megtartja, de ezen a tornán többé nem ül asztalhoz. Később a **Felmentés** gombbal visszaengedheted.
organise-ask-replace = Ki játsszon tovább { $who } helyett? Az új játékos átveszi a helyét az állásban, minden pontjával együtt.
organise-ask-replace-at = A torna { $table }. asztalánál gép fejezi be a játékot, az új játékos a következő játékába száll be.
organise-ask-computer = Gép játsszon tovább { $who } helyett? A gép átveszi a helyét az állásban, minden pontjával együtt.
organise-did-computers =
    { $count ->
        [0] Mostantól egy gép sem vesz részt a tornán.
        [one] Mostantól egy gép vesz részt a tornán.
       *[other] Mostantól { $count } gép vesz részt a tornán.
    }
organise-did-check-in = Megnyílt a bejelentkezés, { $until } ér véget.
organise-did-start = A torna elkezdődött, az első asztalok játékosait már hívom.
organise-did-pause = A torna szünetel. Minden óra áll, az asztaloknál is, és nem kezdődik új forduló, amíg meg nem nyomod a **Folytatás** gombot.
organise-did-edit = Módosítottam a tornát, és szólok mindenkinek, aki csatlakozott.
organise-did-edit-nothing = Nem változott semmi. Adj meg legalább egy opciót új értékkel, például a `start` opciót.
organise-did-resume = A torna folytatódik, és senki sem veszített időt.
organise-did-extend =
    { $minutes ->
        [one] Mindenki kapott még egy percet ({ $tables }).
       *[other] Mindenki kapott még { $minutes } percet ({ $tables }).
    }
organise-until = { $table }. asztal határideje: { $end }
organise-all-until = minden asztal határideje: { $end }
organise-first-until = a legkorábbi a torna { $table }. asztalának határideje: { $end }
organise-arena-until = az aréna vége: { $end }
organise-none-until = Most egyik asztalnál sem játszanak, így senkinek sem kell több idő.
organise-did-rule =
    Rögzítettem a torna { $table }. asztalának eredményét:
    { $outcome }
organise-did-take-back =
    Visszavontam a döntést. A torna { $table }. asztalánál a játékban elért eredmény számít:
    { $outcome }
organise-did-withdraw = Visszaléptettem ezt a játékost a tornától: { $who }.
organise-did-replace = { $who } helyén { $player } játszik tovább.
organise-did-pardon = Felmentettem ezt a játékost: { $who }. Újra részt vesz a tornán, és a hiányzásai már nem számítanak.
organise-did-cancel = Töröltem a tornát, és ezt a csatornában is jeleztem.
organise-refuse-not-under-way = A torna { $table }. asztalánál már nem játszanak. Az **Ahogy lejátszották** gombbal érvényben hagyhatod az eredményt.
organise-rule-stands = Ahogy most áll: a pillanatnyi pontszámok döntenek
organise-log-title = Mi történt ezen a tornán: **{ $name }**
organise-log-before = Az első forduló előtt
organise-log-round = { $round }. forduló
organise-log-final = A döntő
organise-log-arena = Az aréna
organise-log-after = A torna vége után
organise-log-continued = { $heading }, folytatás
organise-note-finished = Véget ért a játék a torna { $table }. asztalánál: { $places }
organise-note-finished-void = A torna { $table }. asztalának eredménye érvénytelen.
organise-note-finished-decided = Véget ért a játék a torna { $table }. asztalánál. A szervező döntése érvényben marad.
organise-note-ruled-standing = { $by } döntése szerint a torna { $table }. asztalánál az akkori állás számít: { $places }.
organise-because = { $line } Indok: { $reason }
organise-cancelled = Ezt a tornát törölték: **{ $name }**.
organise-cancelled-by = { $by } törölte ezt a tornát: **{ $name }**.
organise-points-so-far = Az eddigi pontok:
organise-command-manage = Szervezőknek: a torna áttekintése és irányítása
organise-button-start = Torna indítása
organise-button-check-in = Bejelentkezés megnyitása
organise-button-computers = Gépek
organise-button-pause = Szünet
organise-button-resume = Folytatás
organise-button-extend = Több idő
organise-button-adjudicate = Döntés az eredményről
organise-button-players = Játékosok
organise-button-log = Napló
organise-button-cancel = Torna törlése
organise-button-refresh = Frissítés
organise-button-back = Vissza
organise-button-earlier = Korábbiak
organise-button-more = Továbbiak
organise-button-later = Későbbiek
organise-button-stands = Ahogy most áll
organise-button-places = Helyezések
organise-button-void = Érvénytelen
organise-button-played = Ahogy lejátszották
organise-button-decide = Megerősítés
organise-button-reason = Más indok
organise-button-withdraw = Visszaléptetés
organise-button-replace = Csere
organise-button-by-computer = Gép játsszon tovább
organise-button-pardon = Felmentés
organise-menu-computers = Válaszd ki, hány gép vegyen részt
organise-menu-extension = Válaszd ki, mennyi időt adsz még
organise-menu-table = Válassz egy asztalt
organise-menu-player = Válassz egy játékost
organise-menu-substitute = Válaszd ki, hogy ki vegye át a helyét
organise-menu-other-reason = Megerősítés más indokkal
organise-menu-other-pardon = Felmentés más indokkal
organise-menu-reason = Válaszd ki az indokot
