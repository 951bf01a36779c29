order-title = **Terv a következő lépésedre**
order-empty = Válassz egy vagy több lehelyezést. Amint te jössz, az első, amelyik még lehetséges, kérdés nélkül megtörténik.
order-nothing-fits = Most egyik köved sem illeszkedik, így nincs mit előre megtervezni. De húzhatok helyetted, amint te jössz.
order-nothing-to-plan = Most egyik köved sem illeszkedik, és a bank is üres, így nincs mit tervezni. Szólok, ha te jössz.
order-list = Ezek közül az első lehetséges lesz a lépésed:
order-item = { $place }. { $placement }
order-item-gone = { $place }. { $tile } (már nem lehetséges)
order-then-asked = Ha egyik sem lehetséges, megkérdezlek.
order-then-draw = Ha az állványodon egyik kő sem illeszkedik, a szabályok szerint húzok helyetted. Amint választani kell, megkérdezlek.
order-same-bonus = Egy követ csak akkor teszek le, ha ugyanaz a bónusza, mint amikor kiválasztottad.
order-example-bonus = -# **{ $button }**: mondjuk, hidat választottál (+40). Ha egy másik kő előbb elrontja a hidat, megkérdezlek, és nem teszem le a tiédet.
order-opponent =
    { $tiles ->
        [one] Mindez csak akkor, ha egy másik játékosnak legfeljebb egy köve maradt. Különben megkérdezlek.
       *[other] Mindez csak akkor, ha egy másik játékosnak legfeljebb { $tiles } köve maradt. Különben megkérdezlek.
    }
order-example-opponent = -# **{ $menu }**: mondjuk, 2 követ választasz. Ha mindenki másnak legalább 3 köve van még, amikor te jössz, megkérdezlek.
order-given = 📋 **Ez a terv érvényben van.** Törlődik, ha valaki visszavesz egy követ, egy hely gazdát cserél, vagy a forduló véget ér. A terv szerinti lépést nem lehet visszavenni.
order-draft = ✏️ **Ez a terv még nincs érvényben.** Ha azt tartalmazza, amit szeretnél, nyomd meg ezt a gombot: **{ $button }**.
order-was-cancelled = Töröltem a tervedet. Megkérdezlek, amikor te jössz.
order-choose = Lehelyezés hozzáadása
order-choose-tile = Lehelyezés hozzáadása: először a kő
order-choose-opponent = Csak ha egy másik játékos mindjárt végez
order-whoever = Akárhány köve van a többieknek
order-at-most =
    { $tiles ->
        [one] Csak ha egy másik játékosnak legfeljebb 1 köve maradt
       *[other] Csak ha egy másik játékosnak legfeljebb { $tiles } köve maradt
    }
order-waits = 📋 Van terved a következő lépésedre.
order-unplayed = 📋 A tervedet nem lehetett végrehajtani, ezért te döntesz.
order-played = 📋 { $who } terve szerint:
order-refused-live = Előre tervezni csak napokban mért időkorlátú játékban lehet. Ebben szólok, ha te jössz.
order-refused-unhinted = Ennél az asztalnál senki sem tudja meg előre, mi illeszkedik, ezért nem lehet előre tervezni.
order-refused-own-turn = Te jössz, így nincs mit előre tervezni: lépj most.
order-refused-no-board = Akkor tervezhetsz előre, amikor a forduló első köve már a táblán van.
order-refused-empty = A terved még nem mondja meg, mi történjen. Válassz egy lehelyezést vagy húzást.
order-refused-full = A tervedben nem lehet több lehelyezés (legfeljebb { $most }).
