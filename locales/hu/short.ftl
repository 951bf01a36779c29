short-title = **A szabályok röviden**: { $edition }
short-source = -# { $source }
short-source-changed = -# { $source } · a félkövér sorokat ennél az asztalnál módosították
short-matching = **Illeszkedés:** Tegyél le egy követ úgy, hogy egy teljes oldala illeszkedjen a tábla egyik kövéhez. Ahol a sarkok összeérnek, ott a számoknak egyezniük kell.
short-turn = **A lépés:** Tegyél le egy követ, és megkapod a pontjait. Ha nem tudsz vagy nem akarsz, húzz.
short-turn-stuck = **A lépés:** Tegyél le egy követ, és megkapod a pontjait. Ha nem tudsz, húzz.
short-turn-unscored = **A lépés:** Tegyél le egy követ. Ha nem tudsz vagy nem akarsz, húzz.
short-turn-unscored-stuck = **A lépés:** Tegyél le egy követ. Ha nem tudsz, húzz.
short-points-title = **Pontok:**
short-points = - Egy kő: a rajta lévő három szám összege
short-points-kids = - Egy kő: egy pont
short-shapes = - Bónuszpontok: híd +{ $bridge }, hatszög +{ $hexagon }, dupla hatszög +{ $double }, tripla hatszög +{ $triple }
short-draws =
    { $limit ->
        [0] { $draw ->
            [0] - Húzás: levonás nélkül, korlátlanul
           *[other] - Minden húzott kő: −{ $draw }, korlátlanul
        }
        [one] { $draw ->
            [0] - Húzás: lépésenként egy kő, levonás nélkül
           *[other] - Húzás: lépésenként egy kő, −{ $draw }; további −{ $stuck }, ha így sem teszel le követ
        }
       *[other] { $draw ->
            [0] - Húzás: lépésenként legfeljebb { $limit } kő, levonás nélkül
           *[other] - Minden húzott kő: −{ $draw }, lépésenként legfeljebb { $limit }; további −{ $stuck }, ha így sem teszel le követ
        }
    }
short-out = - Az utolsó köved letétele: { $out }
short-round-end = **A forduló vége:** { $end }, vagy ha már senki sem tud lépni.
short-no-points = **A forduló vége:** { $end }. Ha már senki sem tud lépni, a forduló blokkolással ér véget, és senki sem nyeri meg.
short-match = **A játék:** { $length }. Az nyer, akinek a legmagasabb a pontszáma.
short-match-round-winner = **A játék:** { $length }. Az utolsó forduló győztese nyer, ha átlépte a ponthatárt; különben az, akinek a legmagasabb a pontszáma.
short-match-unscored = **A játék:** { $length }. Nincs pontszámítás. Az nyer, aki elsőként leteszi az utolsó kövét.
short-match-unscored-shared = **A játék:** { $length }. Nincs pontszámítás. Mindenki nyer, aki leteszi az utolsó kövét.
short-match-rounds = **A játék:** { $length }. Nincs pontszámítás. Az nyer, aki a legtöbb fordulót nyeri meg.
short-all = -# Az összes szabályt témánként a `/rules` paranccsal nézheted meg.
short-scores = **Pontok:** Egy kő értéke { $tile }. Alakzatok: { $shapes }.
short-drawing = **Húzás:** { $draws }.
short-end = **A vége:** Az utolsó köved letétele: { $out }. A játék hossza: { $length }.
short-more = -# Lent témánként megtalálod az összes szabályt.
short-topic-start = **A kezdés**
short-pool = - A bank: az összes többi kő, lefordítva
short-first-drawn = - A kezdéshez húzott kövek visszakerülnek a bankba. A kezdőjátékos bármelyik kövét leteheti.
short-first-any = - A kezdőjátékos bármelyik kövét leteheti.
short-first-no-triple = - Ha senkinek sincs triplája, a legnagyobb összegű követ kell elsőként letenni.
short-topic-turn = **A lépés**
short-topic-points = **Pontok**
short-hexagons = - Hatszög: hat kő egy pont körül. Dupla vagy tripla hatszög: egyetlen kő két vagy három hatszöget zár be; ilyenkor csak ez a bónusz jár, a hatszögekért külön nem.
short-example = - Példa: ha olyan kővel építesz hidat, amelyen 3, 4 és 5 áll, ennyi jár érte: 3 + 4 + 5 + { $bridge } = { $points }.
short-topic-round-end = **A forduló vége**
short-going-out = - Az „utolsó kő” az, amellyel kiürül az állványod.
short-blocked = - Egy forduló akkor „blokkolt”, ha senki sem tud követ letenni vagy húzni. Akkor is annak számít, ha egymás után minden játékos passzol.
short-topic-match = **A játék**
short-ties = - Ha többen végeznek holtversenyben az első helyen, közösen nyernek.
short-figure-matching = Illeszkedés
short-caption-matching = A közös oldal két végén a számoknak egyezniük kell. Bal oldalt a 4 a 4-gyel, az 5 az 5-tel találkozik. Jobb oldalt eltérnek.
short-caption-bridge = Az arany kő egyik oldala egy kőhöz illeszkedik, a szemközti sarka pedig ugyanazzal a számmal találkozik egy másik kövön.
short-caption-bridge-two = Az arany kő egyik oldala egy kőhöz illeszkedik, a szemközti sarka pedig ugyanazzal a számmal találkozik egy másik kövön. Ezekkel a szabályokkal az a kő is hídnak számít, amely két oldalával illeszkedik, de nem zár be hatszöget.
short-caption-bridge-more = Az arany kő egyik oldala egy kőhöz illeszkedik, a szemközti sarka pedig ugyanazzal a számmal találkozik egy másik kövön. Ezekkel a szabályokkal az a kő is hídnak számít, amely két vagy három oldalával illeszkedik, de nem zár be hatszöget.
short-caption-hexagon = Az arany kő a hatodik egy pont körül: bezár egy hatszöget.
short-caption-double-hexagon = Az arany kő egyszerre két hatszöget zár be.
short-caption-triple-hexagon = Az arany kő egyszerre három hatszöget zár be.
short-alt-matching = Ábra: két kőpár. Bal oldalt, pipával: 4‑4‑5 és 1‑4‑5 egymás mellett; a közös oldal végein 4 a 4-gyel és 5 az 5-tel találkozik. Jobb oldalt, áthúzva: 2‑5‑5 és 1‑4‑5 egymás mellett; 5 a 4-gyel és 2 az 5-tel találkozik.
short-alt-bridge = Ábra: egy híd. Tíz kő gyűrűt alkot, amelyben egy rés van. Az imént letett 4‑5‑5 a 4‑4‑5 alatt fekszik; a közös oldal végein 4 a 4-gyel és 5 az 5-tel találkozik. A legalsó sarka, egy 5-ös, a rés túloldalán a 3‑3‑5 kő 5-ös sarkához ér.
short-alt-bridge-two = { $figure } Ezekkel a szabályokkal az a kő is hídnak számít, amely két oldalával illeszkedik, de nem zár be hatszöget.
short-alt-bridge-more = { $figure } Ezekkel a szabályokkal az a kő is hídnak számít, amely két vagy három oldalával illeszkedik, de nem zár be hatszöget.
short-alt-hexagon = Ábra: egy hatszög. Hat kő fekszik egy pont körül, ott mindegyiken 1 áll. Az imént letett 1‑3‑4 a hatodik.
short-alt-double-hexagon = Ábra: egy dupla hatszög. Tíz kő fekszik két szomszédos pont körül. Az imént letett 1‑3‑4 mindkettő körül a hatodik kő: az egyik körül mindegyiken 1 áll, a másik körül 4.
short-alt-triple-hexagon = Ábra: egy tripla hatszög. Az imént letett 0‑2‑2 követ tizenkét kő veszi körül. A 0‑2‑2 mindhárom sarkánál a hatodik kő: az egyik saroknál minden kövön 0 áll, a másik kettőnél 2.
short-alt-earns =
    { $points ->
        [one] { $figure } Ezért { $points } bónuszpont jár.
       *[other] { $figure } Ezért { $points } bónuszpont jár.
    }
short-first = **Ez az első játékod?** Ezt érdemes tudni:
short-first-more = A `/help` megmondja, mi a következő teendőd, a `/rules` pedig elmagyarázza a többit.
short-first-fits = Egy kő akkor illeszkedik, ha közös oldala van a tábla egyik kövével, és ahol a sarkok összeérnek, ott egyeznek a számok.
short-first-tile = Egy kő annyi pontot ér, amennyi a számai összege: { $a } + { $b } + { $c } = { $sum }.
short-first-tile-kids = Minden letett kő egy pontot ér.
short-first-draw =
    { $cost ->
        [0] Ha egyik köved sem illeszkedik, húzz a bankból. Nem jár érte levonás.
        [one] Ha egyik köved sem illeszkedik, húzz a bankból. Minden húzott kő ára { $cost } pont.
       *[other] Ha egyik köved sem illeszkedik, húzz a bankból. Minden húzott kő ára { $cost } pont.
    }
short-first-limit =
    { $limit ->
        [0] Addig húzol, amíg illeszkedő követ nem kapsz.
        [one] Egy lépésben egy követ húzhatsz.
       *[other] Egy lépésben legfeljebb { $limit } követ húzhatsz.
    }
short-first-stuck =
    { $cost ->
        [one] Ha így sem teszel le követ, további { $cost } pontot veszítesz.
       *[other] Ha így sem teszel le követ, további { $cost } pontot veszítesz.
    }

short-lesson-bridge = 💡 Ez egy híd: a köved a tábla két részét köti össze. Ezért a kő pontjain felül { $points } jár.
short-lesson-hexagon = 💡 Ez egy hatszög: a köved a hatodik egy pont körül. Ezért a kő pontjain felül { $points } jár.
short-lesson-double-hexagon = 💡 Ez egy dupla hatszög: a köved egyszerre két hatszöget zár be. Ezért a kő pontjain felül { $points } jár.
short-lesson-triple-hexagon = 💡 Ez egy tripla hatszög: a köved egyszerre három hatszöget zár be. Ezért a kő pontjain felül { $points } jár.
short-lesson-draw =
    { $cost ->
        [0] 💡 Egyik köved sem illeszkedett, ezért húznod kellett. A húzásért ezekkel a szabályokkal nem jár levonás.
       *[other] 💡 Egyik köved sem illeszkedett, ezért húznod kellett. A húzásért levonás jár: { $points }.
    }
short-lesson-out =
    { $bonus ->
        [0] 💡 Letetted az utolsó kövedet. A többiek állványán maradt kövekért { $others } pont jár.
       *[other] 💡 Letetted az utolsó kövedet. Ezért { $bonus } pont jár, a többiek állványán maradt kövekért pedig { $others }.
    }
