short-title = **Pravidla ve zkratce**: { $edition }
short-source = -# { $source }
short-source-changed = -# { $source } · změny u tohoto stolu jsou tučně
short-matching = **Co jde přiložit:** Celá strana tvého kamene se musí shodovat se stranou kamene na hrací ploše. Všechny číslice, které se potkají, musí být stejné.
short-turn = **Tah:** Přilož kámen a získej za něj body. Když nemůžeš nebo nechceš, vezmi si kámen ze zásoby.
short-turn-stuck = **Tah:** Přilož kámen a získej za něj body. Když nemůžeš, vezmi si kámen ze zásoby.
short-turn-unscored = **Tah:** Přilož kámen. Když nemůžeš nebo nechceš, vezmi si kámen ze zásoby.
short-turn-unscored-stuck = **Tah:** Přilož kámen. Když nemůžeš, vezmi si kámen ze zásoby.
short-points-title = **Body:**
short-points = - Kámen: součet jeho tří číslic
short-points-kids = - Kámen: jeden bod
short-shapes = - Body navíc: most +{ $bridge }, šestiúhelník +{ $hexagon }, dvojitý šestiúhelník +{ $double }, trojitý šestiúhelník +{ $triple }
short-draws =
    { $limit ->
        [0] { $draw ->
            [0] - Dobírání: bez pokuty a bez omezení
           *[other] - Každý dobraný kámen: −{ $draw }, bez omezení
        }
       *[other] { $draw ->
            [0] { $limit ->
                [one] - Dobírání: jeden kámen za tah, bez pokuty
                [few] - Dobírání: nejvýš { $limit } kameny za tah, bez pokuty
                [many] - Dobírání: nejvýš { $limit } kamenů za tah, bez pokuty
               *[other] - Dobírání: nejvýš { $limit } kamenů za tah, bez pokuty
            }
           *[other] - Každý dobraný kámen: −{ $draw }, nejvýš { $limit } za tah; ještě −{ $stuck }, když ani pak nic nepřiložíš
        }
    }
short-out = - Přiložení posledního kamene: { $out }
short-round-end = **Konec kola:** { $end }, nebo když už nikdo hrát nemůže.
short-no-points = **Konec kola:** { $end }. Když už nikdo hrát nemůže, je kolo zablokované a nikdo nevyhrává.
short-match = **Hra:** { $length }. Vyhrává, kdo má nejvíc bodů.
short-match-round-winner = **Hra:** { $length }. Vyhrává vítěz posledního kola, pokud překročil bodovou hranici; jinak ten, kdo má nejvíc bodů.
short-match-unscored = **Hra:** { $length }. Body se nepočítají. Vyhrává ten, kdo jako první přiloží svůj poslední kámen.
short-match-unscored-shared = **Hra:** { $length }. Body se nepočítají. Vyhrává každý, kdo přiloží svůj poslední kámen.
short-match-rounds = **Hra:** { $length }. Body se nepočítají. Vyhrává, kdo vyhraje nejvíc kol.
short-all = -# Všechna pravidla podle témat ukáže `/rules`.
short-scores = **Body:** Za kámen: { $tile }. Obrazce: { $shapes }.
short-drawing = **Dobírání:** { $draws }.
short-end = **Konec:** Přiložení posledního kamene: { $out }. Délka hry: { $length }.
short-more = -# Následují všechna pravidla podle témat.
short-topic-start = **Začátek**
short-pool = - Zásoba: všechny ostatní kameny, lícem dolů
short-first-drawn = - Kameny, podle kterých se určilo, kdo začíná, se vrátí do zásoby. Začínající hráč smí položit kterýkoli kámen.
short-first-any = - Začínající hráč smí položit kterýkoli kámen.
short-first-no-triple = - Když nikdo trojici nemá, musí se jako první položit kámen s nejvyšším součtem.
short-topic-turn = **Tah**
short-topic-points = **Body**
short-hexagons = - Šestiúhelník je šest kamenů kolem jednoho bodu. Když jeden kámen dokončí najednou dva nebo tři šestiúhelníky, vznikne dvojitý nebo trojitý šestiúhelník; počítá se jen bonus za něj, ne za každý šestiúhelník zvlášť.
short-example = - Příklad: kámen s číslicemi 3, 4 a 5, kterým vznikne most, dá 3 + 4 + 5 + { $bridge } = { $points }.
short-topic-round-end = **Konec kola**
short-going-out = - „Poslední kámen“ je ten, po kterém je tvůj stojánek prázdný.
short-blocked = - „Zablokované“ znamená, že nikdo nemůže přiložit ani si vzít kámen. Kolo je zablokované i tehdy, když všichni hráči jeden po druhém vynechají tah.
short-topic-match = **Hra**
short-ties = - Hráči, kteří mají shodně nejvíc bodů, vyhrávají společně.
short-figure-matching = Co jde přiložit
short-caption-matching = Obě číslice na každém konci společné strany musí být stejné. Vlevo se potkává 4 se 4 a 5 s 5. Vpravo se číslice liší.
short-caption-bridge = Strana zlatého kamene se shoduje se sousedním kamenem a protější roh se dotýká stejné číslice na dalším kameni.
short-caption-bridge-two = Strana zlatého kamene se shoduje se sousedním kamenem a protější roh se dotýká stejné číslice na dalším kameni. Podle těchto pravidel je most i tam, kde se shodují dvě strany a nevznikne přitom šestiúhelník.
short-caption-bridge-more = Strana zlatého kamene se shoduje se sousedním kamenem a protější roh se dotýká stejné číslice na dalším kameni. Podle těchto pravidel je most i tam, kde se shodují dvě nebo tři strany a nevznikne přitom šestiúhelník.
short-caption-hexagon = Zlatý kámen je šestý kolem jednoho bodu: dokončuje šestiúhelník.
short-caption-double-hexagon = Zlatý kámen dokončuje dva šestiúhelníky najednou.
short-caption-triple-hexagon = Zlatý kámen dokončuje tři šestiúhelníky najednou.
short-alt-matching = Obrázek: dvě dvojice kamenů. Dvojice vlevo má u sebe fajfku: 4‑4‑5 leží vedle 1‑4‑5 a na koncích společné strany se potkává 4 se 4 a 5 s 5. Dvojice vpravo je přeškrtnutá: 2‑5‑5 leží vedle 1‑4‑5 a potkává se 5 se 4 a 2 s 5.
short-alt-bridge = Obrázek: most. Deset kamenů tvoří prstenec s mezerou. Právě přiložený kámen 4‑5‑5 leží pod kamenem 4‑4‑5 a na koncích společné strany se potkává 4 se 4 a 5 s 5. Spodním rohem, pětkou, se dotýká pětky na kameni 3‑3‑5 na druhé straně mezery.
short-alt-bridge-two = { $figure } Podle těchto pravidel je most i tam, kde se shodují dvě strany a nevznikne přitom šestiúhelník.
short-alt-bridge-more = { $figure } Podle těchto pravidel je most i tam, kde se shodují dvě nebo tři strany a nevznikne přitom šestiúhelník.
short-alt-hexagon = Obrázek: šestiúhelník. Kolem jednoho bodu leží šest kamenů, každý tam má 1. Právě přiložený 1‑3‑4 je šestý.
short-alt-double-hexagon = Obrázek: dvojitý šestiúhelník. Kolem dvou sousedních bodů leží deset kamenů. Právě přiložený 1‑3‑4 je šestým kamenem kolem obou: kolem jednoho mají všechny 1, kolem druhého 4.
short-alt-triple-hexagon = Obrázek: trojitý šestiúhelník. Právě přiložený kámen 0‑2‑2 leží uprostřed dvanácti dalších a je šestý kolem každého ze svých tří rohů: u dvou z nich mají všechny kameny 2, u třetího 0.
short-alt-earns =
    { $points ->
        [one] { $figure } Za tento obrazec získáš navíc { $points } bod.
        [few] { $figure } Za tento obrazec získáš navíc { $points } body.
        [many] { $figure } Za tento obrazec získáš navíc { $points } bodů.
       *[other] { $figure } Za tento obrazec získáš navíc { $points } bodů.
    }
short-first = **Hraješ poprvé?** Tohle se hodí vědět:
short-first-more = Co dělat dál, poradí `/help`; zbytek vysvětlí `/rules`.
short-first-fits = Kámen jde přiložit, když má s kamenem na hrací ploše společnou stranu a jeho číslice se shodují se všemi, kterých se dotýkají.
short-first-tile = Za kámen získáš součet jeho číslic: { $a } + { $b } + { $c } = { $sum }.
short-first-tile-kids = Za každý přiložený kámen získáš jeden bod.
short-first-draw =
    { $cost ->
        [0] Když nemáš co přiložit, vezmi si bez pokuty kámen ze zásoby.
        [one] Když nemáš co přiložit, vezmi si kámen ze zásoby. Každý stojí { $cost } bod.
        [few] Když nemáš co přiložit, vezmi si kámen ze zásoby. Každý stojí { $cost } body.
        [many] Když nemáš co přiložit, vezmi si kámen ze zásoby. Každý stojí { $cost } bodů.
       *[other] Když nemáš co přiložit, vezmi si kámen ze zásoby. Každý stojí { $cost } bodů.
    }
short-first-limit =
    { $limit ->
        [0] Kameny si bereš tak dlouho, až některý půjde přiložit.
        [one] Za tah si smíš vzít jeden kámen.
        [few] Za tah si smíš vzít nejvýš { $limit } kameny.
        [many] Za tah si smíš vzít nejvýš { $limit } kamenů.
       *[other] Za tah si smíš vzít nejvýš { $limit } kamenů.
    }
short-first-stuck =
    { $cost ->
        [one] Když ani potom nic nepřiložíš, ztratíš ještě { $cost } bod.
        [few] Když ani potom nic nepřiložíš, ztratíš ještě { $cost } body.
        [many] Když ani potom nic nepřiložíš, ztratíš ještě { $cost } bodů.
       *[other] Když ani potom nic nepřiložíš, ztratíš ještě { $cost } bodů.
    }

short-lesson-bridge = 💡 To je most: tvůj kámen spojil dvě části hrací plochy. Za most máš { $points } a k tomu body za kámen.
short-lesson-hexagon = 💡 To je šestiúhelník: tvůj kámen je šestý kolem jednoho bodu. Za šestiúhelník máš { $points } a k tomu body za kámen.
short-lesson-double-hexagon = 💡 To je dvojitý šestiúhelník: tvůj kámen dokončil dva šestiúhelníky najednou. Máš za ně { $points } a k tomu body za kámen.
short-lesson-triple-hexagon = 💡 To je trojitý šestiúhelník: tvůj kámen dokončil tři šestiúhelníky najednou. Máš za ně { $points } a k tomu body za kámen.
short-lesson-draw =
    { $cost ->
        [0] 💡 Žádný tvůj kámen nešel přiložit, takže nezbylo než vzít si kámen ze zásoby. Podle těchto pravidel to nic nestojí.
       *[other] 💡 Žádný tvůj kámen nešel přiložit, takže nezbylo než vzít si kámen ze zásoby. Za to máš { $points }.
    }
short-lesson-out =
    { $bonus ->
        [0] 💡 To byl tvůj poslední kámen. Za kameny na ostatních stojáncích máš { $others }.
       *[other] 💡 To byl tvůj poslední kámen. Máš za něj { $bonus } a za kameny na ostatních stojáncích { $others }.
    }
