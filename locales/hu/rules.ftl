rules-title = Az asztal szabályai: **{ $edition }**
rules-title-changed = Az asztal szabályai: **{ $edition }**, a módosítások félkövérrel
rules-line = - { $name }: { $value }
rules-line-changed = - **{ $name }: { $value }**
rules-may-change = Válassz itt kiadást, vagy módosítsd a szabályokat egyenként.
rules-host-may-change = { $host } a játék indulásáig módosíthatja a szabályokat.
rules-fixed = A játék elkezdődött, ezért a szabályokat már nem lehet módosítani.
rules-choose-edition = Válassz kiadást
rules-choose-clause = Módosíts egy szabályt
rules-choose-value = { $name }: válassz
rules-edition-changed = { $edition }, módosításokkal
rules-players = Játékosok
rules-hand = Kiosztott kövek
rules-starter = Ki kezd
rules-start-tie = Egyezőség a kezdésnél
rules-opening = Kezdés triplával
rules-zero-option = Kezdés a 0‑0‑0 kővel
rules-scoring = Mennyit ér egy kő
rules-bonuses = Alakzatok
rules-bridge-rule = Mikor híd egy kő
rules-draws = Húzás
rules-draw = Mikor lehet húzni
rules-stop-drawing = A húzás abbahagyása
rules-after-draw = Húzás után
rules-empty-pool = Ha a bank üres
rules-pass-empty = Passz, ha a bank üres
rules-going-out = Az utolsó kő letétele
rules-round-end = A forduló vége
rules-out-count = A többi állvány összeszámolása
rules-dead-board = Ha már egyik kő sem illeszkedhet
rules-blocked = Blokkolt forduló
rules-dropped-rack = Aki kiszállt a fordulóból
rules-match = A játék hossza
rules-last-round = Az utolsó forduló
rules-match-winner = Ki nyeri a játékot
rules-players-are = { $players }
rules-hand-each = fejenként { $hand } kő
rules-hand-by-players =
    { $most ->
        [one] { $hands } kő
       *[other] { $hands } kő
    }
rules-hand-entry = { $players } játékosnál fejenként { $hand }
rules-starter-drawn = mindenki húz egy követ, és az kezd, akinél a legnagyobb az összeg
rules-start-tie-tied = csak azok húznak újra, akiknél egyezőség van
rules-start-tie-all = mindenki újra húz
rules-starter-highest = akié a legmagasabb tripla, például 5‑5‑5; azt kell elsőként letennie
rules-starter-lot = egy véletlenszerűen kiválasztott játékos
rules-opening-none = nincs bónuszpont
rules-opening-bonus = a tripla összegén felül +{ $triple }; a 0‑0‑0 kőért +{ $zero }
rules-zero-no = nem szabad, ha van magasabb triplád
rules-zero-yes = akkor is szabad, ha van magasabb triplád
rules-scoring-sum = a kövön lévő három szám összege
rules-scoring-kids = egy pont
rules-scoring-none = semmi; nincs pontszámítás
rules-bonuses-are = híd +{ $bridge }, hatszög +{ $hexagon }, dupla hatszög +{ $double }, tripla hatszög +{ $triple }
rules-bonuses-none = a hídért és a hatszögért nem jár bónuszpont
rules-bridge-open = ha egy oldala illeszkedik, a másik kettő szabad, és a szemközti sarka egy kőhöz ér
rules-bridge-two-sides = ha egy oldala illeszkedik, a szemközti sarka kőhöz ér; vagy két oldala illeszkedik, hatszög nélkül
rules-bridge-more-sides = ha egy oldala illeszkedik, a szemközti sarka kőhöz ér; vagy több oldala illeszkedik, hatszög nélkül
rules-draws-limit =
    { $limit ->
        [one]
            { $draw ->
                [0] lépésenként egy, levonás nélkül
               *[other] lépésenként egy, −{ $draw }; további −{ $stuck }, ha így sem teszel le követ
            }
       *[other]
            { $draw ->
                [0] lépésenként legfeljebb { $limit }, levonás nélkül
               *[other] lépésenként legfeljebb { $limit }, egyenként −{ $draw }; további −{ $stuck }, ha így sem teszel le követ
            }
    }
rules-draws-no-limit =
    { $draw ->
        [0] korlátlanul, levonás nélkül
       *[other] korlátlanul, egyenként −{ $draw }
    }
rules-draw-optional = ha nem tudsz vagy nem akarsz követ letenni
rules-draw-stuck = csak ha nem tudsz követ letenni
rules-stop-no = nem lehet; addig húzol, amíg le nem teszel egy követ, vagy el nem fogynak a húzásaid
rules-stop-yes = az első húzás után bármikor, további levonás nélkül
rules-stop-stuck = az első húzás után bármikor, ha nem tudsz követ letenni, további levonás nélkül
rules-after-draw-drawn = csak az imént húzott követ teheted le
rules-after-draw-any = az állványod bármelyik kövét leteheted
rules-empty-pass =
    { $cost ->
        [0] passzolhatsz, levonás nélkül
       *[other] passzolhatsz (−{ $cost })
    }
rules-empty-drop-out = aki passzol, kiszáll a fordulóból
rules-pass-empty-may = akkor is szabad, ha le tudsz tenni egy követ
rules-pass-empty-stuck = csak akkor szabad, ha nem tudsz követ letenni
rules-going-out-sum =
    { $bonus ->
        [0] a többi állványon lévő kövek összege
       *[other] +{ $bonus } és a többi állványon lévő kövek összege
    }
rules-going-out-bonus =
    { $bonus ->
        [0] nem jár érte pont
       *[other] +{ $bonus }
    }
rules-going-out-wins = megnyered vele a játékot
rules-going-out-wins-round = megnyered vele a fordulót
rules-round-end-at-once = amint valaki leteszi az utolsó kövét
rules-round-end-equal = ha valaki letette az utolsó kövét, és mindenkinek ugyanannyi lépése volt
rules-round-end-shared = ha valaki letette az utolsó kövét, és mindenkinek ugyanannyi lépése volt; többen is nyerhetnek
rules-out-count-end = a forduló végén
rules-out-count-bell = amint valaki leteszi az utolsó kövét, a többiek utolsó lépései előtt
rules-dead-draw-on = a játékosok tovább húznak, amíg a bank ki nem ürül
rules-dead-ends = a forduló azonnal blokkoltnak számít, akkor is, ha a bankban még van kő
rules-blocked-own = mindenki elveszíti az állványán maradt pontokat
rules-blocked-lowest = akinél a legkevesebb pont maradt, megkapja a többi állvány pontjait, a sajátjai levonásával
rules-blocked-fewest = akinek a legkevesebb köve maradt, megkapja a többi állvány pontjait, a sajátjai levonásával
rules-blocked-differences = akinél a legkevesebb pont maradt, a többi állványhoz mért különbségek összegét kapja
rules-blocked-none = senki sem kap pontot
rules-blocked-unscored = senki sem nyer
rules-dropped-counts = blokkolt fordulóban elveszíti az állványán maradt pontokat
rules-dropped-spared = blokkolt fordulóban nem veszít pontot
rules-match-single = egy forduló
rules-match-rounds =
    { $rounds ->
        [one] { $rounds } forduló
       *[other] { $rounds } forduló
    }
rules-match-exceeds = az a forduló az utolsó, amelyben valaki { $limit } pont fölé jut
rules-match-reaches = az a forduló az utolsó, amelyben valaki legalább { $limit } pontot ér el
rules-match-exceeds-next = ha valaki { $limit } pont fölé jutott, még egy forduló következik
rules-match-reaches-next = ha valaki elért legalább { $limit } pontot, még egy forduló következik
rules-last-round-this = az a forduló, amelyben valaki átlépi a ponthatárt
rules-last-round-next = az a forduló, amely a ponthatár átlépése után következik
rules-winner-highest = akinek a legmagasabb a pontszáma
rules-winner-round = az utolsó forduló győztese, ha átlépte a ponthatárt; különben az, akinek a legmagasabb a pontszáma
rules-winner-out = aki elsőként leteszi az utolsó kövét
rules-winner-all-out = mindenki, aki leteszi az utolsó kövét
rules-winner-rounds = aki a legtöbb fordulót nyeri meg; holtversenynél közösen nyernek
rules-from-goliath = A Goliath kiadásai (nemzetközi, De Luxe, Iberia 2016) és a Piatnik kiadása
rules-from-tournament = Goliath-dobozok (nemzetközi, De Luxe, Iberia 2016) és Piatnik: „hivatalos szabályok”, 400 pontig
rules-from-tournament-pl = A Goliath-dobozok lengyel szabályai (nemzetközi, Iberia 2016): már 400 pontnál véget ér a játék
rules-from-piatnik-hu = A Piatnik-doboz magyar szabályai: már 400-nál véget ér a játék; aki passzol, kiszáll a fordulóból
rules-from-goliath-nl = Régebbi holland Goliath-szabályok, tripla hatszög a dobozról; hat játékosig, egyenlő lépésszámmal
rules-from-kids = Tanácsok gyerekekkel játszóknak a régebbi holland Goliath-szabályokból: kevés pont, nincs levonás
rules-from-casual = Pontok nélkül: a szabályfüzet engedi, de nem írja, ki nyer; itt az, akinek elsőként elfogy a köve
rules-from-pressman = A Pressman amerikai kiadása: a legmagasabb tripla kezd, és korlátlanul lehet húzni
rules-from-wikipedia = A Wikipédia szócikke: a legmagasabb tripla kezd, és a húzások száma korlátozott
rules-from-app = A kiadó telefonos alkalmazása: két játékos, és a véletlen dönti el, ki kezd
rules-bad = **Ezek a szabályok nem férnek össze.** { $why } Nem változott semmi.
rules-bad-players =
    { $most ->
        [one] Egy játékosra szólnak, nem { $players } játékosra.
       *[other] { $span } játékosra szólnak, nem { $players } játékosra.
    }
rules-bad-no-pool =
    Ha { $players ->
        [one] egy játékos
       *[other] { $players } játékos fejenként
    } { $hand ->
        [one] egy követ
       *[other] { $hand } követ
    } kap, nem marad kő a bankban, így nem lehet húzni. Legyen kevesebb kő vagy kevesebb játékos.
rules-bad-scoreless = Nincs pontszámítás, ezért ennek nincs hatása: „{ $name }”. Előbb állítsd be, mennyit érjen egy kő.
rules-bad-scoreless-match = Pontszámítás nélkül a játék előre megszabott számú fordulóból áll. Válaszd ki, hány forduló legyen, vagy előbb állítsd be, mennyit érjen egy kő.
rules-bad-opening = A kezdésnél letett tripláért csak akkor járhat bónuszpont, ha egy kő annyi pontot ér, amennyi a számai összege.
rules-bad-winner = Az utolsó forduló győztese csak akkor lehet a játék nyertese, ha a játék ponthatárig tart. Előbb a játék hosszánál adj meg egy ponthatárt.
rules-bad-never-ends = Ha egy kő egy pontot ér, ennek a szabálynak a levonásai több pontot vihetnek el, mint amennyit a kövek hoznak: „{ $name }”. Így egy ponthatárig tartó játék talán sosem érne véget. Annál a szabálynál válassz olyan lehetőséget, amelynél nincs levonás.
rules-bad-too-long = Ha egy kő egy pontot ér, { $limit } pont eléréséhez több száz forduló kellene. Legfeljebb { $most } pontot választhatsz.
rules-bad-idle = Ennek itt nem lenne hatása: „{ $name }”. { $why }
rules-idle-zero-option = Csak akkor számít, ha a legmagasabb triplát kell elsőként letenni. Ezt előbb a „Ki kezd” szabálynál válaszd ki.
rules-idle-start-tie = Csak akkor számít, ha a kezdéshez mindenki húz egy követ. Ezt előbb a „Ki kezd” szabálynál válaszd ki.
rules-idle-stop-drawing = Ha lépésenként csak egyet lehet húzni, nincs mit abbahagyni. Előbb engedélyezz több húzást.
rules-idle-pass-empty = Csak akkor számít, ha akkor is szabad húzni vagy passzolni, amikor van illeszkedő kő. Ezt előbb a „Mikor lehet húzni” szabálynál válaszd ki.
rules-idle-dropped-rack = Csak akkor számít, ha a passzoló játékos kiszáll a fordulóból, és blokkolt fordulóban mindenki elveszíti az állványán maradt pontokat. Előbb válaszd ki ezt a kettőt.
rules-idle-out-count = Csak akkor számít, ha mindenkinek ugyanannyi lépése van, és egy kő annyi pontot ér, amennyi a számai összege. Előbb válaszd ki ezt a kettőt.
rules-idle-last-round = Csak akkor számít, ha a játék ponthatárig tart. Előbb a játék hosszánál adj meg egy ponthatárt.
