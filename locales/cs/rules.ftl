rules-title = Pravidla tohoto stolu: **{ $edition }**
rules-title-changed = Pravidla tohoto stolu: **{ $edition }**, změny jsou tučně
rules-line = - { $name }: { $value }
rules-line-changed = - **{ $name }: { $value }**
rules-may-change = Vyber tady sadu pravidel, nebo změň jednotlivá pravidla.
rules-host-may-change = Dokud hra nezačne, může pravidla měnit { $host }.
rules-fixed = Hra už začala, takže pravidla změnit nejdou.
rules-choose-edition = Vyber sadu pravidel
rules-choose-clause = Změnit pravidlo
rules-choose-value = { $name }: vyber možnost
rules-edition-changed = { $edition } se změnami
rules-players = Hráči
rules-hand = Rozdané kameny
rules-starter = Kdo začíná
rules-start-tie = Shoda na začátku
rules-opening = Začátek trojicí
rules-zero-option = Začátek kamenem 0‑0‑0
rules-scoring = Body za kámen
rules-bonuses = Obrazce
rules-bridge-rule = Co je most
rules-draws = Dobírání
rules-draw = Kdy si brát kámen
rules-stop-drawing = Ukončení dobírání
rules-after-draw = Po dobrání
rules-empty-pool = Když je zásoba prázdná
rules-pass-empty = Vynechání tahu při prázdné zásobě
rules-going-out = Přiložení posledního kamene
rules-round-end = Konec kola
rules-out-count = Počítání ostatních stojánků
rules-dead-board = Když už žádný kámen přiložit nejde
rules-blocked = Zablokované kolo
rules-dropped-rack = Hráči, kteří vypadli z kola
rules-match = Délka hry
rules-last-round = Poslední kolo
rules-match-winner = Kdo vyhrává hru
rules-players-are = { $players }
rules-hand-each = každému { $hand }
rules-hand-by-players =
    { $most ->
        [one] { $hands } hráče
        [few] { $hands } hráče
        [many] { $hands } hráčů
       *[other] { $hands } hráčů
    }
rules-hand-entry = po { $hand } pro { $players }
rules-starter-drawn = každý si vezme kámen a začíná ten s nejvyšším součtem
rules-start-tie-tied = kámen si znovu berou jen hráči se stejným nejvyšším součtem
rules-start-tie-all = kámen si znovu berou všichni
rules-starter-highest = hráč s nejvyšší trojicí, třeba 5‑5‑5, kterou musí položit jako první
rules-starter-lot = náhodně vybraný hráč
rules-opening-none = žádné body navíc
rules-opening-bonus = +{ $triple } k součtu trojice; +{ $zero } za 0‑0‑0
rules-zero-no = nesmí se, když máš vyšší trojici
rules-zero-yes = smí se, i když máš vyšší trojici
rules-scoring-sum = součet jeho tří číslic
rules-scoring-kids = jeden bod
rules-scoring-none = žádné; body se nepočítají
rules-bonuses-are = most +{ $bridge }, šestiúhelník +{ $hexagon }, dvojitý šestiúhelník +{ $double }, trojitý šestiúhelník +{ $triple }
rules-bonuses-none = za mosty a šestiúhelníky nejsou body navíc
rules-bridge-open = jedna strana se shoduje, zbylé dvě jsou volné a protější roh se dotýká kamene
rules-bridge-two-sides = shoduje se strana a protější roh; nebo se shodují dvě strany a nevznikne přitom šestiúhelník
rules-bridge-more-sides = shoduje se strana a protější roh; nebo se shodují 2–3 strany a nevznikne přitom šestiúhelník
rules-draws-limit =
    { $limit ->
        [one] { $draw ->
            [0] jeden kámen za tah, bez pokuty
           *[other] jeden kámen za tah, −{ $draw }; ještě −{ $stuck }, když ani pak nic nepřiložíš
        }
        [few] { $draw ->
            [0] nejvýš { $limit } kameny za tah, bez pokuty
           *[other] nejvýš { $limit } kameny za tah, každý −{ $draw }; ještě −{ $stuck }, když ani pak nic nepřiložíš
        }
        [many] { $draw ->
            [0] nejvýš { $limit } kamenů za tah, bez pokuty
           *[other] nejvýš { $limit } kamenů za tah, každý −{ $draw }; ještě −{ $stuck }, když ani pak nic nepřiložíš
        }
       *[other] { $draw ->
            [0] nejvýš { $limit } kamenů za tah, bez pokuty
           *[other] nejvýš { $limit } kamenů za tah, každý −{ $draw }; ještě −{ $stuck }, když ani pak nic nepřiložíš
        }
    }
rules-draws-no-limit =
    { $draw ->
        [0] bez omezení, bez pokuty
       *[other] bez omezení, každý kámen −{ $draw }
    }
rules-draw-optional = když nemáš co přiložit nebo přiložit nechceš
rules-draw-stuck = jen když nemáš co přiložit
rules-stop-no = nejde; kameny si bereš tak dlouho, až některý přiložíš nebo už další nebudeš smět vzít
rules-stop-yes = kdykoli po prvním dobraném kameni, bez další pokuty
rules-stop-stuck = kdykoli po prvním dobraném kameni, když pořád nemáš co přiložit, bez další pokuty
rules-after-draw-drawn = smíš přiložit jen ten nový kámen ze zásoby
rules-after-draw-any = smíš přiložit kterýkoli kámen ze svého stojánku
rules-empty-pass =
    { $cost ->
        [0] smíš vynechat tah, bez pokuty
       *[other] smíš vynechat tah (−{ $cost })
    }
rules-empty-drop-out = hráč, který vynechá tah, vypadne z kola
rules-pass-empty-may = smí se, i když máš co přiložit
rules-pass-empty-stuck = smí se, jen když nemáš co přiložit
rules-going-out-sum =
    { $bonus ->
        [0] součet kamenů na ostatních stojáncích
       *[other] +{ $bonus } a součet kamenů na ostatních stojáncích
    }
rules-going-out-bonus =
    { $bonus ->
        [0] žádné body
       *[other] +{ $bonus }
    }
rules-going-out-wins = vyhrává hru
rules-going-out-wins-round = vyhrává kolo
rules-round-end-at-once = jakmile někdo přiloží svůj poslední kámen
rules-round-end-equal = jakmile někdo přiloží svůj poslední kámen a všichni mají stejný počet tahů
rules-round-end-shared = jakmile někdo přiloží svůj poslední kámen a všichni mají stejný počet tahů; vítězů může být víc
rules-out-count-end = na konci kola
rules-out-count-bell = jakmile někdo přiloží svůj poslední kámen, před posledními tahy ostatních
rules-dead-draw-on = hráči si berou kameny, dokud není zásoba prázdná
rules-dead-ends = kolo je hned zablokované, i když v zásobě ještě kameny jsou
rules-blocked-own = každý hráč ztrácí body za kameny, které mu zbyly na stojánku
rules-blocked-lowest = hráč s nejnižším součtem na stojánku získá součet všech ostatních stojánků minus součet svého
rules-blocked-fewest = hráč s nejmenším počtem kamenů získá součet všech ostatních stojánků minus součet svého
rules-blocked-differences = hráč s nejnižším součtem na stojánku získá za každého soupeře rozdíl mezi jejich součty
rules-blocked-none = nikdo nezíská žádné body
rules-blocked-unscored = nikdo nevyhrává
rules-dropped-counts = v zablokovaném kole ztrácejí body za kameny, které jim zbyly na stojánku
rules-dropped-spared = v zablokovaném kole žádné body neztrácejí
rules-match-single = jedno kolo
rules-match-rounds =
    { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
        [many] { $rounds } kol
       *[other] { $rounds } kol
    }
rules-match-exceeds = poslední je kolo, ve kterém někdo překročí { $limit } bodů
rules-match-reaches = poslední je kolo, ve kterém někdo dosáhne { $limit } bodů
rules-match-exceeds-next = jakmile někdo překročí { $limit } bodů, hraje se ještě jedno kolo
rules-match-reaches-next = jakmile někdo dosáhne { $limit } bodů, hraje se ještě jedno kolo
rules-last-round-this = kolo, ve kterém někdo překročí bodovou hranici
rules-last-round-next = kolo po tom, ve kterém někdo překročí bodovou hranici
rules-winner-highest = hráč s nejvyšším počtem bodů
rules-winner-round = vítěz posledního kola, pokud překročil bodovou hranici; jinak hráč s nejvyšším počtem bodů
rules-winner-out = kdo jako první přiloží svůj poslední kámen
rules-winner-all-out = každý, kdo v kole přiloží svůj poslední kámen
rules-winner-rounds = hráč, který vyhraje nejvíc kol; při shodě se vyhrává společně
rules-from-goliath = Krabice Goliath (mezinárodní, De Luxe, Iberia 2016) a krabice Piatnik
rules-from-tournament = Krabice Goliath (mezinárodní, De Luxe, Iberia 2016) a Piatnik: „oficiální pravidla“ do 400
rules-from-tournament-pl = Polská pravidla z krabic Goliath (mezinárodní, Iberia 2016): k ukončení hry stačí 400 bodů
rules-from-piatnik-hu = Maďarská pravidla firmy Piatnik: k ukončení hry stačí 400 bodů; kdo vynechá tah, vypadne z kola
rules-from-goliath-nl = Starší nizozemský návod Goliath a bonus za trojitý šestiúhelník: až šest hráčů, stejný počet tahů
rules-from-kids = Rady ze staršího nizozemského návodu Goliath pro hru s dětmi: málo bodů, žádné pokuty
rules-from-casual = Návody dovolují hrát bez bodů, vítěze ale neurčují; tady vyhrává, kdo první přiloží všechny kameny
rules-from-pressman = Americká pravidla z krabice Pressman: začíná nejvyšší trojice, dobírání není omezené
rules-from-wikipedia = Článek na Wikipedii: začíná nejvyšší trojice, dobírání je omezené
rules-from-app = Mobilní aplikace vydavatele: dva hráči, začínající hráč se určí náhodně
rules-bad = **Tato pravidla nejdou dohromady.** { $why } Nic se nezměnilo.
rules-bad-players =
    { $most ->
        [one] Jsou pro jednoho hráče, ne pro { $players }.
        [few] Jsou pro { $span } hráče, ne pro { $players }.
        [many] Jsou pro { $span } hráčů, ne pro { $players }.
       *[other] Jsou pro { $span } hráčů, ne pro { $players }.
    }
rules-bad-no-pool =
    Kdyby { $players ->
        [one] jediný hráč dostal
        [few] při { $players } hráčích dostal každý
        [many] při { $players } hráčích dostal každý
       *[other] při { $players } hráčích dostal každý
    } { $hand ->
        [one] jeden kámen
        [few] { $hand } kameny
        [many] { $hand } kamenů
       *[other] { $hand } kamenů
    }, nezbyla by žádná zásoba. Vyber méně kamenů nebo méně hráčů.
rules-bad-scoreless = Body se nepočítají, takže pravidlo „{ $name }“ nemá žádný vliv. Vyber nejdřív body za kámen.
rules-bad-scoreless-match = Když se body nepočítají, má hra předem daný počet kol. Vyber počet kol, nebo nejdřív nastav body za kámen.
rules-bad-opening = Trojice na začátku může dát body navíc, jen když se za kámen počítá součet jeho číslic.
rules-bad-winner = Vítěz posledního kola může vyhrát hru, jen když se hraje do určitého počtu bodů. Nejdřív u délky hry vyber počet bodů.
rules-bad-never-ends = Při jednom bodu za kámen by hráči kvůli pravidlu „{ $name }“ mohli ztratit víc bodů, než získají, a hra do určitého počtu bodů by nemusela nikdy skončit. Vyber u něj možnost bez pokut.
rules-bad-too-long = Při jednom bodu za kámen by hra do { $limit } bodů trvala stovky kol. Vybrat můžeš nejvýš { $most }.
rules-bad-idle = Pravidlo „{ $name }“ by tady nemělo žádný vliv. { $why }
rules-idle-zero-option = Projeví se, jen když se jako první musí položit nejvyšší trojice. Vyber to nejdřív u pravidla „Kdo začíná“.
rules-idle-start-tie = Projeví se, jen když si každý vezme kámen, aby se určilo, kdo začíná. Vyber to nejdřív u pravidla „Kdo začíná“.
rules-idle-stop-drawing = Projeví se, jen když se za tah smí vzít víc kamenů. Nejdřív jich povol víc.
rules-idle-pass-empty = Projeví se, jen když si smíš vzít kámen nebo vynechat tah, i když máš co přiložit. Vyber to nejdřív u pravidla „Kdy si brát kámen“.
rules-idle-dropped-rack = Projeví se, jen když hráč, který vynechá tah, vypadne z kola a když v zablokovaném kole každý ztrácí body za kameny, které mu zbyly na stojánku. Vyber nejdřív obojí.
rules-idle-out-count = Projeví se, jen když mají všichni stejný počet tahů a za kámen se počítá součet jeho číslic. Vyber nejdřív obojí.
rules-idle-last-round = Projeví se, jen když se hraje do určitého počtu bodů. Nejdřív u délky hry vyber počet bodů.
