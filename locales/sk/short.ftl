short-title = **Pravidlá v skratke**: { $edition }
short-source = -# { $source }
short-source-changed = -# { $source } · pri tomto stole so zmenami, ktoré sú nižšie tučným písmom
short-matching = **Čo sa dá priložiť:** Prilož kameň tak, aby sa celá jeho strana zhodovala so stranou kameňa na hracej ploche. Všetky číslice, ktoré sa stretnú, musia byť rovnaké.
short-turn = **Ťah:** Prilož kameň a získaj zaň body. Ak nemôžeš alebo nechceš, vezmi si kameň zo zásoby.
short-turn-stuck = **Ťah:** Prilož kameň a získaj zaň body. Ak nemôžeš, vezmi si kameň zo zásoby.
short-turn-unscored = **Ťah:** Prilož kameň. Ak nemôžeš alebo nechceš, vezmi si kameň zo zásoby.
short-turn-unscored-stuck = **Ťah:** Prilož kameň. Ak nemôžeš, vezmi si kameň zo zásoby.
short-points-title = **Body:**
short-points = - Kameň: súčet jeho troch číslic
short-points-kids = - Kameň: jeden bod
short-shapes = - Body navyše: most +{ $bridge }, šesťuholník +{ $hexagon }, dvojitý šesťuholník +{ $double }, trojitý šesťuholník +{ $triple }
short-draws =
    { $limit ->
        [0] { $draw ->
            [0] - Doberanie: bez pokuty a bez obmedzenia
           *[other] - Každý dobratý kameň: −{ $draw }, bez obmedzenia
        }
       *[other] { $draw ->
            [0] { $limit ->
                [one] - Doberanie: jeden kameň za ťah, bez pokuty
                [few] - Doberanie: najviac { $limit } kamene za ťah, bez pokuty
                [many] - Doberanie: najviac { $limit } kameňov za ťah, bez pokuty
               *[other] - Doberanie: najviac { $limit } kameňov za ťah, bez pokuty
            }
           *[other] { $limit ->
                [one] - Doberanie: jeden kameň za ťah, −{ $draw }; ešte −{ $stuck }, ak ani potom nič nepriložíš
                [few] - Každý dobratý kameň: −{ $draw }, najviac { $limit } za ťah; ešte −{ $stuck }, ak ani potom nič nepriložíš
                [many] - Každý dobratý kameň: −{ $draw }, najviac { $limit } za ťah; ešte −{ $stuck }, ak ani potom nič nepriložíš
               *[other] - Každý dobratý kameň: −{ $draw }, najviac { $limit } za ťah; ešte −{ $stuck }, ak ani potom nič nepriložíš
            }
        }
    }
short-out = - Priloženie posledného kameňa: { $out }
short-round-end = **Koniec kola:** { $end }, alebo keď už nikto nemôže hrať.
short-no-points = **Koniec kola:** { $end }. Ak už nikto nemôže hrať, kolo je zablokované a nikto nevyhráva.
short-match = **Hra:** { $length }. Vyhráva hráč s najvyšším počtom bodov.
short-match-round-winner = **Hra:** { $length }. Vyhráva víťaz posledného kola, ak prekročil bodovú hranicu; inak hráč s najvyšším počtom bodov.
short-match-unscored = **Hra:** { $length }. Body sa nepočítajú. Vyhráva, kto prvý priloží posledný kameň.
short-match-unscored-shared = **Hra:** { $length }. Body sa nepočítajú. Vyhráva každý, kto v kole priloží svoj posledný kameň.
short-match-rounds = **Hra:** { $length }. Body sa nepočítajú. Vyhráva, kto vyhrá najviac kôl.
short-all = -# Všetky pravidlá podľa tém ukáže `/rules`.
short-scores = **Body:** Za kameň: { $tile }. Obrazce: { $shapes }.
short-drawing = **Doberanie:** { $draws }.
short-end = **Koniec:** Za priloženie posledného kameňa: { $out }. Dĺžka hry: { $length }.
short-more = -# Nasledujú všetky pravidlá podľa tém.
short-topic-start = **Začiatok**
short-pool = - Zásoba: všetky ostatné kamene, lícom nadol
short-first-drawn = - Kamene z losovania o začiatok sa vrátia do zásoby. Začínajúci hráč smie položiť ktorýkoľvek kameň.
short-first-any = - Začínajúci hráč smie položiť ktorýkoľvek kameň.
short-first-no-triple = - Ak nikto nemá trojicu, ako prvý sa musí položiť kameň s najvyšším súčtom.
short-topic-turn = **Ťah**
short-topic-points = **Body**
short-hexagons = - Šesťuholník tvorí šesť kameňov okolo jedného bodu. Dvojitý alebo trojitý šesťuholník vznikne, keď jeden kameň dokončí naraz dva alebo tri šesťuholníky; získaš len bonus za dvojitý alebo trojitý šesťuholník, nie za každý šesťuholník zvlášť.
short-example = - Príklad: za kameň s číslicami 3, 4 a 5, ktorým vznikne most, získaš 3 + 4 + 5 + { $bridge } = { $points }.
short-topic-round-end = **Koniec kola**
short-going-out = - „Posledný kameň“ je ten, ktorým si vyprázdniš stojanček.
short-blocked = - „Zablokované“ znamená, že nikto nemôže priložiť ani si vziať kameň. Kolo je zablokované aj vtedy, keď všetci hráči jeden po druhom vynechajú ťah.
short-topic-match = **Hra**
short-ties = - Hráči, ktorí majú zhodne najviac bodov, vyhrávajú spoločne.
short-figure-matching = Čo sa dá priložiť
short-caption-matching = Obe číslice na každom konci spoločnej strany musia byť rovnaké. Vľavo sa 4 a 5 stretávajú so 4 a 5. Vpravo nie.
short-caption-bridge = Zlatý kameň sa jednou stranou zhoduje so susedným kameňom a protiľahlým rohom sa dotýka rovnakej číslice na inom.
short-caption-bridge-two = Zlatý kameň sa jednou stranou zhoduje so susedným kameňom a protiľahlým rohom sa dotýka rovnakej číslice na inom. Podľa týchto pravidiel je most aj tam, kde sa zhodujú dve strany kameňa, ale nevznikne šesťuholník.
short-caption-bridge-more = Zlatý kameň sa jednou stranou zhoduje so susedným kameňom a protiľahlým rohom sa dotýka rovnakej číslice na inom. Podľa týchto pravidiel je most aj tam, kde sa zhodujú dve alebo tri strany kameňa, ale nevznikne šesťuholník.
short-caption-hexagon = Zlatý kameň je šiesty okolo jedného bodu: dokončuje šesťuholník.
short-caption-double-hexagon = Zlatý kameň dokončuje dva šesťuholníky naraz.
short-caption-triple-hexagon = Zlatý kameň dokončuje tri šesťuholníky naraz.
short-alt-matching = Obrázok: dve dvojice kameňov. Vľavo je dvojica označená ako správna: 4‑4‑5 leží vedľa 1‑4‑5 a na koncoch spoločnej strany sa stretáva 4 so 4 a 5 s 5. Vpravo je prečiarknutá dvojica: 2‑5‑5 leží vedľa 1‑4‑5 a stretáva sa 5 so 4 a 2 s 5.
short-alt-bridge = Obrázok: most. Desať kameňov tvorí prstenec s medzerou. Práve priložený 4‑5‑5 leží pod 4‑4‑5: na koncoch spoločnej strany sa stretáva 4 so 4 a 5 s 5. Jeho spodný roh s číslicou 5 sa dotýka číslice 5 na kameni 3‑3‑5 na druhej strane medzery.
short-alt-bridge-two = { $figure } Podľa týchto pravidiel je most aj tam, kde sa zhodujú dve strany kameňa, ale nevznikne šesťuholník.
short-alt-bridge-more = { $figure } Podľa týchto pravidiel je most aj tam, kde sa zhodujú dve alebo tri strany kameňa, ale nevznikne šesťuholník.
short-alt-hexagon = Obrázok: šesťuholník. Okolo jedného bodu leží šesť kameňov, každý tam má 1. Práve priložený 1‑3‑4 je šiesty.
short-alt-double-hexagon = Obrázok: dvojitý šesťuholník. Okolo dvoch susedných bodov leží desať kameňov. Práve priložený 1‑3‑4 je šiestym kameňom okolo oboch: pri jednom majú všetky kamene 1, pri druhom 4.
short-alt-triple-hexagon = Obrázok: trojitý šesťuholník. Práve priložený 0‑2‑2 leží uprostred dvanástich ďalších kameňov. Pri každom zo svojich troch rohov je šiesty: pri dvoch majú všetky kamene 2, pri treťom 0.
short-alt-earns =
    { $points ->
        [one] { $figure } Za tento obrazec získaš navyše { $points } bod.
        [few] { $figure } Za tento obrazec získaš navyše { $points } body.
        [many] { $figure } Za tento obrazec získaš navyše { $points } bodov.
       *[other] { $figure } Za tento obrazec získaš navyše { $points } bodov.
    }
short-first = **Prvá hra?** Toto sa oplatí vedieť:
short-first-more = Čo robiť ďalej, poradí `/help`; ostatné vysvetlí `/rules`.
short-first-fits = Kameň sa dá priložiť, ak má s kameňom na hracej ploche spoločnú stranu a všetky číslice, ktoré sa stretnú, sú rovnaké.
short-first-tile = Za kameň získaš súčet jeho číslic: { $a } + { $b } + { $c } = { $sum }.
short-first-tile-kids = Za každý priložený kameň získaš jeden bod.
short-first-draw =
    { $cost ->
        [0] Ak sa nič nedá priložiť, vezmi si bez pokuty kameň zo zásoby.
        [one] Ak sa nič nedá priložiť, vezmi si kameň zo zásoby. Každý stojí { $cost } bod.
        [few] Ak sa nič nedá priložiť, vezmi si kameň zo zásoby. Každý stojí { $cost } body.
        [many] Ak sa nič nedá priložiť, vezmi si kameň zo zásoby. Každý stojí { $cost } bodov.
       *[other] Ak sa nič nedá priložiť, vezmi si kameň zo zásoby. Každý stojí { $cost } bodov.
    }
short-first-limit =
    { $limit ->
        [0] Kamene si berieš dovtedy, kým sa niektorý nebude dať priložiť.
        [one] Za ťah si môžeš vziať len jeden kameň.
        [few] Za ťah si môžeš vziať najviac { $limit } kamene.
        [many] Za ťah si môžeš vziať najviac { $limit } kameňov.
       *[other] Za ťah si môžeš vziať najviac { $limit } kameňov.
    }
short-first-stuck =
    { $cost ->
        [one] Ak ani potom nič nepriložíš, stratíš ešte { $cost } bod.
        [few] Ak ani potom nič nepriložíš, stratíš ešte { $cost } body.
        [many] Ak ani potom nič nepriložíš, stratíš ešte { $cost } bodov.
       *[other] Ak ani potom nič nepriložíš, stratíš ešte { $cost } bodov.
    }

short-lesson-bridge = 💡 To je most: tvoj kameň spojil dve časti hracej plochy. Za most máš navyše { $points }.
short-lesson-hexagon = 💡 To je šesťuholník: tvoj kameň je šiesty okolo jedného bodu. Za šesťuholník máš navyše { $points }.
short-lesson-double-hexagon = 💡 To je dvojitý šesťuholník: tvoj kameň dokončil dva šesťuholníky naraz. Za dvojitý šesťuholník máš navyše { $points }.
short-lesson-triple-hexagon = 💡 To je trojitý šesťuholník: tvoj kameň dokončil tri šesťuholníky naraz. Za trojitý šesťuholník máš navyše { $points }.
short-lesson-draw =
    { $cost ->
        [0] 💡 Žiadny z tvojich kameňov sa nedal priložiť, preto bolo treba doberať. Podľa týchto pravidiel to nič nestojí.
       *[other] 💡 Žiadny z tvojich kameňov sa nedal priložiť, preto bolo treba doberať. Za doberanie máš { $points }.
    }
short-lesson-out =
    { $bonus ->
        [0] 💡 To bol tvoj posledný kameň. Za kamene na ostatných stojančekoch získavaš { $others ->
            [one] { $others } bod
            [few] { $others } body
            [many] { $others } bodov
           *[other] { $others } bodov
        }.
        [one] 💡 To bol tvoj posledný kameň. Získavaš zaň { $bonus } bod a ešte { $others } za kamene na ostatných stojančekoch.
        [few] 💡 To bol tvoj posledný kameň. Získavaš zaň { $bonus } body a ešte { $others } za kamene na ostatných stojančekoch.
        [many] 💡 To bol tvoj posledný kameň. Získavaš zaň { $bonus } bodov a ešte { $others } za kamene na ostatných stojančekoch.
       *[other] 💡 To bol tvoj posledný kameň. Získavaš zaň { $bonus } bodov a ešte { $others } za kamene na ostatných stojančekoch.
    }
