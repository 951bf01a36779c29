rack-your-turn = **Te jössz.**
rack-whose-turn = Most { $who } jön.
rack-round-over = A forduló véget ért.
rack-match-over = A játék véget ért.
rack-wait = Szólok, ha te jössz.
rack-tiles =
    { $count ->
        [one] A köved: { $tiles }
       *[other] A köveid: { $tiles }
    }
rack-empty = Az állványod üres.
rack-lead = Te kezdesz: tedd le bármelyik kövedet az 1. mezőre.
rack-must-lead =
    { $count ->
        [one] Te kezdesz, és ezt a követ kell letenned az 1. mezőre: { $tiles }.
       *[other] Te kezdesz, és ezek egyikét kell letenned az 1. mezőre: { $tiles }.
    }
rack-fits =
    { $count ->
        [one] Egy lehetőséged van.
       *[other] { $count } lehetőséged van.
    }
rack-fits-best =
    { $count ->
        [one] Egy lehetőséged van, { $points } pontot ér.
       *[other] { $count } lehetőséged van, a legjobb { $points } pontot ér.
    }
rack-tile-first = A menüben először a követ válaszd ki, aztán a mezőt.
rack-drawn-fits =
    { $count ->
        [one] { $tile } illeszkedik: tedd le.
       *[other] { $tile } illeszkedik, { $count } mezőre is: tedd le.
    }
rack-or-draw =
    { $cost ->
        [0] Vagy húzz egy követ, levonás nélkül.
       *[other] Vagy húzz egy követ (−{ $cost }).
    }
rack-or-pass =
    { $cost ->
        [0] Vagy passzolj, levonás nélkül.
       *[other] Vagy passzolj (−{ $cost }).
    }
rack-or-stop = Vagy fejezd be a lépésed, további levonás nélkül.
rack-or-drop-out = Vagy passzolj, de akkor kiszállsz a fordulóból.
rack-draw =
    { $cost ->
        [0] Egyik köved sem illeszkedik: húzz.
        [one] Egyik köved sem illeszkedik: húzz. Minden húzott kő ára { $cost } pont.
       *[other] Egyik köved sem illeszkedik: húzz. Minden húzott kő ára { $cost } pont.
    }
rack-draw-or-stop =
    { $cost ->
        [0] Egyik köved sem illeszkedik: húzz újra, vagy fejezd be a lépésed.
        [one] Egyik köved sem illeszkedik: húzz újra (−{ $cost }), vagy fejezd be a lépésed, további levonás nélkül.
       *[other] Egyik köved sem illeszkedik: húzz újra (−{ $cost }), vagy fejezd be a lépésed, további levonás nélkül.
    }
rack-blind = Válassz egy követ és egy mezőt. Ha nem illeszkedik, megmondom, miért, és nem jár érte levonás.
rack-blind-drawn = Csak az imént húzott követ teheted le: { $tile }. Válassz egy mezőt. Ha nem illeszkedik, megmondom, miért, és nem jár érte levonás.
rack-blind-sure =
    { $cost ->
        [0] Ha most húzol egy követ, nem jár érte levonás.
        [one] Ha most húzol egy követ, az { $cost } pontba kerül.
       *[other] Ha most húzol egy követ, az { $cost } pontba kerül.
    }
rack-blind-sure-drawn = Utána ebben a lépésben csak a húzott követ teheted le.
rack-blind-sure-any = Utána bármelyik kövedet leteheted.
rack-blind-sure-last =
    { $more ->
        [one] Ez az utolsó húzásod ebben a lépésben: ha utána sem teszel le követ, további { $more } pontot veszítesz.
       *[other] Ez az utolsó húzásod ebben a lépésben: ha utána sem teszel le követ, további { $more } pontot veszítesz.
    }
rack-sure-fits =
    { $count ->
        [one] Most le tudsz tenni egy követ: egy lehetőséged van.
       *[other] Most le tudsz tenni egy követ: { $count } lehetőséged van.
    }
rack-sure-drawn =
    { $most ->
        [0] Ha húzol, ebben a lépésben már csak húzott követ tehetsz le, és addig kell húznod, amíg valamelyik nem illeszkedik, vagy el nem fogynak a húzásaid.
       *[other] Ha húzol, ebben a lépésben már csak húzott követ tehetsz le, és addig kell húznod, amíg valamelyik nem illeszkedik, vagy el nem fogynak a húzásaid. Minden húzás −{ $cost }, a legrosszabb esetben összesen −{ $most }.
    }
rack-sure-stop =
    { $cost ->
        [0] Ha húzol, ebben a lépésben csak a legutóbb húzott követ teheted le.
       *[other] Ha húzol (−{ $cost }), ebben a lépésben csak a legutóbb húzott követ teheted le.
    } { $more ->
        [0] Minden húzás után eldöntheted, húzol-e még.
       *[other] Ez az utolsó húzásod: ha utána sem teszel le követ, további { $more } pontot veszítesz.
    }
rack-sure-any =
    { $cost ->
        [0] Ha húzol, utána is bármelyik kövedet leteheted.
        [one] Egy húzás ára { $cost } pont. Utána is bármelyik kövedet leteheted.
       *[other] Egy húzás ára { $cost } pont. Utána is bármelyik kövedet leteheted.
    }
rack-pass =
    { $cost ->
        [0] Egyik köved sem illeszkedik, és a bank üres: passzolj, levonás nélkül.
       *[other] Egyik köved sem illeszkedik, és a bank üres: passzolj (−{ $cost }).
    }
rack-drop-out = Egyik köved sem illeszkedik, és a bank üres: passzolj. Ezzel kiszállsz a fordulóból.
rack-passes-itself = Vagy csak várj: néhány másodperc múlva passzolok helyetted.
rack-preview = { $tile }, { $spot }. mező
rack-preview-sum = { $tile }, { $spot }. mező: { $sum }, **{ $points }**
rack-preview-next = Ha így jó, nyomd meg a **Leteszem** gombot, ha nem, válassz másik lépést.
rack-preview-only = Ha így jó, nyomd meg a **Leteszem** gombot.
rack-hint = **Tipp:** { $what }
rack-hint-draw-on = Húzz újra: valószínűleg többet hoz, mint amennyibe kerül.
rack-hint-stop = Fejezd be a lépésed: az újabb húzás valószínűleg többe kerülne, mint amennyit hozna.
rack-hint-last-tile = Ez az utolsó köved, ezzel kiürül az állványod.
rack-hint-only = Ez az egyetlen lehetőséged.
rack-hint-bridge = Híd lesz belőle, és ennél többet egyik lépésed sem ér.
rack-hint-hexagon = Hatszög lesz belőle, és ennél többet egyik lépésed sem ér.
rack-hint-double-hexagon = Dupla hatszög lesz belőle, és ennél többet egyik lépésed sem ér.
rack-hint-triple-hexagon = Tripla hatszög lesz belőle, és ennél többet egyik lépésed sem ér.
rack-hint-most = Ennél többet egyik lépésed sem ér.
rack-hint-keeps =
    { $count ->
        [one] Utána is marad egy illeszkedő köved.
       *[other] Utána is marad { $count } illeszkedő köved.
    }
rack-hint-long-run = Végiggondoltam, hogyan alakulhat a forduló, és ez a lépés tűnik a legjobbnak.
rack-placed = Letetted: { $tile } ({ $spot }. mező).
rack-placed-sum = Letetted: { $tile } ({ $spot }. mező): { $sum }, **{ $points }**
rack-drew = Ezt húztad: { $tiles }.
rack-drew-cost = Ezt húztad: { $tiles } ({ $cost }).
rack-stuck = Nem tudtál követ letenni, a lépésed véget ért: további **{ $points }**
rack-stuck-free = Nem tudtál követ letenni, a lépésed véget ért.
rack-declined = Nem tettél le követ, a lépésed véget ért: **{ $points }**
rack-declined-free = Nem tettél le követ, a lépésed véget ért.
rack-passed = A bank üres, ezért passzoltál. Nem jár érte levonás.
rack-passed-cost = A bank üres, ezért passzoltál: **{ $points }**
rack-stopped = Nem húztál tovább, a lépésed véget ért. További levonás nincs.
rack-dropped-out = A bank üres, ezért passzoltál, és kiszálltál a fordulóból.
rack-out = Ez volt az utolsó köved, kiürült az állványod!
rack-out-later = Valaki már előtted letette az utolsó kövét, és most te is letetted a tiédet.
rack-played-on = A forduló addig tart, amíg mindenki ugyanannyiszor sorra nem kerül.
rack-score = A pontszámod: { $score }
rack-no-spots = Nincsenek szabad mezők.
rack-first-spot = Az első kő az 1. mezőre kerül.
rack-spots =
    { $count ->
        [one] Egy szabad mező (merre mutat, majd a sarkai az óramutató járása szerint, a felső vagy a bal felső saroktól): { $spots }
       *[other] { $count } szabad mező (mindegyiknél az, hogy merre mutat, majd a sarkai az óramutató járása szerint, a felső vagy a bal felső saroktól): { $spots }
    }
