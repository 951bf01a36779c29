rules-title = Pravidlá tohto stola: **{ $edition }**
rules-title-changed = Pravidlá tohto stola: **{ $edition }**, zmeny sú tučným písmom
rules-line = - { $name }: { $value }
rules-line-changed = - **{ $name }: { $value }**
rules-may-change = Vyber tu vydanie alebo zmeň jednotlivé pravidlá.
rules-host-may-change = Kým sa hra nezačne, môže pravidlá meniť { $host }.
rules-fixed = Hra sa už začala, takže pravidlá sa zmeniť nedajú.
rules-choose-edition = Vyber vydanie
rules-choose-clause = Zmeň pravidlo
rules-choose-value = { $name }: vyber možnosť
rules-edition-changed = { $edition } so zmenami
rules-players = Hráči
rules-hand = Rozdané kamene
rules-starter = Kto začína
rules-start-tie = Zhoda pri losovaní
rules-opening = Začiatok trojicou
rules-zero-option = Začiatok kameňom 0‑0‑0
rules-scoring = Body za kameň
rules-bonuses = Obrazce
rules-bridge-rule = Čo je most
rules-draws = Doberanie
rules-draw = Kedy si brať kameň
rules-stop-drawing = Ukončenie doberania
rules-after-draw = Po dobratí
rules-empty-pool = Keď je zásoba prázdna
rules-pass-empty = Vynechanie ťahu pri prázdnej zásobe
rules-going-out = Priloženie posledného kameňa
rules-round-end = Koniec kola
rules-out-count = Počítanie bodov na stojančekoch
rules-dead-board = Keď sa už nedá priložiť žiadny kameň
rules-blocked = Zablokované kolo
rules-dropped-rack = Hráči, ktorí vypadli z kola
rules-match = Dĺžka hry
rules-last-round = Posledné kolo
rules-match-winner = Kto vyhráva hru
rules-players-are = { $players }
rules-hand-each = každému { $hand }
rules-hand-by-players =
    { $most ->
        [one] { $hands } hráča
        [few] { $hands } hráčov
        [many] { $hands } hráčov
       *[other] { $hands } hráčov
    }
rules-hand-entry = po { $hand } pre { $players }
rules-starter-drawn = každý si vezme kameň a začína hráč s najvyšším súčtom
rules-start-tie-tied = kameň si znovu berú len hráči s rovnakým súčtom
rules-start-tie-all = kameň si znovu berú všetci
rules-starter-highest = hráč s najvyššou trojicou, napríklad 5‑5‑5, ktorú musí položiť ako prvú
rules-starter-lot = náhodne vybraný hráč
rules-opening-none = žiadne body navyše
rules-opening-bonus = +{ $triple } k súčtu trojice; +{ $zero } za 0‑0‑0
rules-zero-no = nesmie sa, ak máš vyššiu trojicu
rules-zero-yes = smie sa, aj keď máš vyššiu trojicu
rules-scoring-sum = súčet jeho troch číslic
rules-scoring-kids = jeden bod
rules-scoring-none = žiadne; body sa nepočítajú
rules-bonuses-are = most +{ $bridge }, šesťuholník +{ $hexagon }, dvojitý šesťuholník +{ $double }, trojitý šesťuholník +{ $triple }
rules-bonuses-none = za mosty a šesťuholníky nie sú body navyše
rules-bridge-open = jedna strana sa zhoduje, zvyšné dve sú voľné a protiľahlý roh sa dotýka kameňa
rules-bridge-two-sides = strana sa zhoduje a protiľahlý roh sa dotýka kameňa; alebo sa zhodujú dve strany bez šesťuholníka
rules-bridge-more-sides = strana sa zhoduje a protiľahlý roh sa dotýka kameňa; alebo sa zhodujú 2–3 strany bez šesťuholníka
rules-draws-limit =
    { $limit ->
        [one] { $draw ->
            [0] jeden za ťah, bez pokuty
           *[other] jeden za ťah, −{ $draw }; ešte −{ $stuck }, ak ani potom nič nepriložíš
        }
        [few] { $draw ->
            [0] najviac { $limit } za ťah, bez pokuty
           *[other] najviac { $limit } za ťah, každý −{ $draw }; ešte −{ $stuck }, ak ani potom nič nepriložíš
        }
        [many] { $draw ->
            [0] najviac { $limit } za ťah, bez pokuty
           *[other] najviac { $limit } za ťah, každý −{ $draw }; ešte −{ $stuck }, ak ani potom nič nepriložíš
        }
       *[other] { $draw ->
            [0] najviac { $limit } za ťah, bez pokuty
           *[other] najviac { $limit } za ťah, každý −{ $draw }; ešte −{ $stuck }, ak ani potom nič nepriložíš
        }
    }
rules-draws-no-limit =
    { $draw ->
        [0] bez obmedzenia, bez pokuty
       *[other] bez obmedzenia, každý −{ $draw }
    }
rules-draw-optional = keď nemôžeš alebo nechceš priložiť kameň
rules-draw-stuck = len keď nemôžeš priložiť kameň
rules-stop-no = nesmie sa; kamene si berieš, kým nejaký nepriložíš alebo kým nevyčerpáš povolený počet
rules-stop-yes = smie sa po každom dobratom kameni, bez ďalšej pokuty
rules-stop-stuck = smie sa po každom dobratom kameni, ak stále nemôžeš nič priložiť; bez ďalšej pokuty
rules-after-draw-drawn = smieš priložiť len práve dobratý kameň
rules-after-draw-any = smieš priložiť ktorýkoľvek kameň zo svojho stojančeka
rules-empty-pass =
    { $cost ->
        [0] smieš bez pokuty vynechať ťah
       *[other] smieš vynechať ťah (−{ $cost })
    }
rules-empty-drop-out = hráč, ktorý vynechá ťah, vypadne z kola
rules-pass-empty-may = smie sa, aj keď môžeš priložiť kameň
rules-pass-empty-stuck = smie sa, len keď nemôžeš priložiť kameň
rules-going-out-sum =
    { $bonus ->
        [0] súčet kameňov na ostatných stojančekoch
       *[other] +{ $bonus } a súčet kameňov na ostatných stojančekoch
    }
rules-going-out-bonus =
    { $bonus ->
        [0] žiadne body
       *[other] +{ $bonus }
    }
rules-going-out-wins = výhra v hre
rules-going-out-wins-round = výhra v kole
rules-round-end-at-once = len čo niekto priloží posledný kameň
rules-round-end-equal = len čo niekto priloží posledný kameň a všetci odohrajú rovnaký počet ťahov
rules-round-end-shared = len čo niekto priloží posledný kameň a všetci odohrajú rovnaký počet ťahov; víťazov môže byť viac
rules-out-count-end = na konci kola
rules-out-count-bell = len čo niekto priloží posledný kameň, pred poslednými ťahmi ostatných
rules-dead-draw-on = hráči si berú kamene, kým nie je zásoba prázdna
rules-dead-ends = kolo je hneď zablokované, aj keď v zásobe ešte kamene sú
rules-blocked-own = každý hráč stráca body, ktoré mu zostali na stojančeku
rules-blocked-lowest = hráč s najnižším súčtom na stojančeku získa body zo všetkých ostatných stojančekov mínus svoje
rules-blocked-fewest = hráč s najmenším počtom kameňov získa body zo všetkých ostatných stojančekov mínus svoje
rules-blocked-differences = hráč s najnižším súčtom na stojančeku získa súčet rozdielov oproti všetkým ostatným
rules-blocked-none = nikto nezíska žiadne body
rules-blocked-unscored = nikto nevyhráva
rules-dropped-counts = ak je kolo zablokované, hráč, ktorý z neho vypadol, stráca body, ktoré mu zostali na stojančeku
rules-dropped-spared = ak je kolo zablokované, hráč, ktorý z neho vypadol, nestráca žiadne body
rules-match-single = jedno kolo
rules-match-rounds =
    { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kolá
        [many] { $rounds } kôl
       *[other] { $rounds } kôl
    }
rules-match-exceeds = posledné je kolo, v ktorom niekto prekročí { $limit } bodov
rules-match-reaches = posledné je kolo, v ktorom niekto dosiahne { $limit } bodov
rules-match-exceeds-next = keď niekto prekročí { $limit } bodov, hrá sa ešte jedno kolo
rules-match-reaches-next = keď niekto dosiahne { $limit } bodov, hrá sa ešte jedno kolo
rules-last-round-this = kolo, v ktorom niekto prekročí bodovú hranicu
rules-last-round-next = kolo po tom, v ktorom niekto prekročí bodovú hranicu
rules-winner-highest = hráč s najvyšším počtom bodov
rules-winner-round = víťaz posledného kola, ak prekročil bodovú hranicu; inak hráč s najvyšším počtom bodov
rules-winner-out = hráč, ktorý ako prvý priloží posledný kameň
rules-winner-all-out = každý, kto v kole priloží posledný kameň
rules-winner-rounds = hráč s najvyšším počtom vyhraných kôl; pri zhode sa vyhráva spoločne
rules-from-goliath = Návody Goliath (medzinárodný, De Luxe, Iberia 2016) a návod Piatnik
rules-from-tournament = Návody Goliath (medzinárodný, De Luxe, Iberia 2016) a Piatnik: „oficiálne pravidlá“ do 400
rules-from-tournament-pl = Poľské pravidlá z návodov Goliath (medzinárodný, Iberia 2016): na koniec hry stačí 400 bodov
rules-from-piatnik-hu = Maďarské pravidlá Piatnik: na koniec hry stačí 400 bodov; kto vynechá ťah, vypadne z kola
rules-from-goliath-nl = Starší holandský návod Goliath (až 6 hráčov, rovnaký počet ťahov) s bonusom za trojitý šesťuholník
rules-from-kids = Hra s deťmi podľa rád v staršom holandskom návode Goliath: málo bodov, žiadne pokuty
rules-from-casual = Návody spomínajú hru bez bodov, ale neurčujú víťaza; tu vyhráva, kto prvý priloží posledný kameň
rules-from-pressman = Americké vydanie Pressman: začína hráč s najvyššou trojicou, doberanie nie je obmedzené
rules-from-wikipedia = Článok na Wikipédii: začína hráč s najvyššou trojicou, doberanie je obmedzené
rules-from-app = Mobilná aplikácia vydavateľa: dvaja hráči, začínajúci hráč sa určí náhodne
rules-bad = **Tieto pravidlá sa spolu nedajú použiť.** { $why } Nič sa nezmenilo.
rules-bad-players =
    { $most ->
        [one] Sú pre jedného hráča, nie pre { $players }.
        [few] Sú pre { $span } hráčov, nie pre { $players }.
        [many] Sú pre { $span } hráčov, nie pre { $players }.
       *[other] Sú pre { $span } hráčov, nie pre { $players }.
    }
rules-bad-no-pool =
    Keby { $players ->
        [one] jeden hráč
        [few] pri { $players } hráčoch každý
        [many] pri { $players } hráčoch každý
       *[other] pri { $players } hráčoch každý
    } dostal { $hand ->
        [one] jeden kameň
        [few] { $hand } kamene
        [many] { $hand } kameňov
       *[other] { $hand } kameňov
    }, nezostala by žiadna zásoba. Vyber menej kameňov alebo menej hráčov.
rules-bad-scoreless = Body sa nepočítajú, takže pravidlo „{ $name }“ nemá žiadny vplyv. Vyber najprv body za kameň.
rules-bad-scoreless-match = Ak sa body nepočítajú, má hra pevný počet kôl. Vyber počet kôl alebo najprv nastav body za kameň.
rules-bad-opening = Za trojicu na začiatku môžu byť body navyše, len ak sa za kameň počíta súčet jeho číslic.
rules-bad-winner = Víťaz posledného kola môže vyhrať hru, len ak sa hrá do určitého počtu bodov. Najprv vyber ako dĺžku hry počet bodov.
rules-bad-never-ends = Ak je za kameň jeden bod, hráči by pre pravidlo „{ $name }“ mohli strácať viac bodov, než získajú, a hra do určitého počtu bodov by sa nemusela nikdy skončiť. Vyber pri ňom možnosť bez pokút.
rules-bad-too-long = Pri jednom bode za kameň by hra do { $limit } bodov trvala stovky kôl. Vybrať môžeš najviac { $most }.
rules-bad-idle = Pravidlo „{ $name }“ by tu nemalo žiadny vplyv. { $why }
rules-idle-zero-option = Má zmysel, len ak sa ako prvá musí položiť najvyššia trojica. Vyber to najprv pri „Kto začína“.
rules-idle-start-tie = Má zmysel, len ak si každý berie kameň, aby sa určilo, kto začne. Vyber to najprv pri „Kto začína“.
rules-idle-stop-drawing = Ak sa za ťah smie vziať len jeden kameň, ďalší si aj tak nemôžeš vziať. Najprv povoľ viac kameňov za ťah.
rules-idle-pass-empty = Má zmysel, len ak si smieš vziať kameň alebo vynechať ťah, aj keď môžeš nejaký priložiť. Vyber to najprv pri „Kedy si brať kameň“.
rules-idle-dropped-rack = Má zmysel, len ak hráč, ktorý vynechá ťah, vypadne z kola a ak v zablokovanom kole každý stráca body, ktoré mu zostali na stojančeku. Vyber najprv oboje.
rules-idle-out-count = Má zmysel, len ak majú všetci rovnaký počet ťahov a za kameň sa počíta súčet jeho číslic. Vyber najprv oboje.
rules-idle-last-round = Má zmysel, len ak sa hrá do určitého počtu bodov. Najprv vyber ako dĺžku hry počet bodov.
