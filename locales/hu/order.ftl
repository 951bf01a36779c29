order-title = **Terv a következő lépésedre**
order-empty = Válassz egy vagy több lépést. Amint te jössz, azonnal megteszem közülük az elsőt, amelyik még lehetséges.
order-nothing-fits = Most egyik köved sem illeszkedik, így nincs mit előre megtervezni. De húzhatok helyetted, amint te jössz.
order-nothing-to-plan = Most egyik köved sem illeszkedik, és a bank is üres, így nincs mit tervezni. Szólok, ha te jössz.
order-list = Ezek közül az első lehetséges lépést teszem meg:
order-item = { $place }. { $placement }
order-item-gone = { $place }. { $tile } (már nem lehetséges)
order-then-asked = Ha egyik sem lehetséges, megkérdezlek.
order-then-draw = Ha az állványodon egyik kő sem illeszkedik, a szabályok szerint húzok helyetted. Amint választani kell, megkérdezlek.
order-same-bonus = Csak akkor teszem le a követ, ha még mindig ugyanaz a bónusz jár érte, mint amikor kiválasztottad.
order-example-bonus = -# **{ $button }**: ha például hidat választottál (+40), de egy másik kő előbb elrontja, megkérdezlek, és nem teszem le a tiédet.
order-opponent =
    { $tiles ->
        [one] Csak akkor lépek így, ha egy másik játékosnak legfeljebb egy köve maradt. Különben megkérdezlek.
       *[other] Csak akkor lépek így, ha egy másik játékosnak legfeljebb { $tiles } köve maradt. Különben megkérdezlek.
    }
order-example-opponent = -# **{ $menu }**: ha például 2 követ választasz, de amikor te jössz, mindenki másnak még legalább 3 köve van, megkérdezlek.
order-given = 📋 **A terved él.** Törlődik, ha valaki visszavon egy lépést, egy hely gazdát cserél, vagy a forduló véget ér. A terv szerinti lépést nem lehet visszavonni.
order-draft = ✏️ **A terved még nem él.** Ha így jó, nyomd meg a **{ $button }** gombot.
order-was-cancelled = Töröltem a tervedet. Megkérdezlek, amikor te jössz.
order-choose = Lépés hozzáadása
order-choose-tile = Lépés hozzáadása: először a kő
order-choose-opponent = Csak ha egy másik játékosnak már kevés köve van
order-whoever = Akárhány kövük van a többieknek
order-at-most =
    { $tiles ->
        [one] Csak ha egy másik játékosnak legfeljebb 1 köve maradt
       *[other] Csak ha egy másik játékosnak legfeljebb { $tiles } köve maradt
    }
order-waits = 📋 Van terved a következő lépésedre.
order-unplayed = 📋 A terved nem jött össze, ezért most te döntesz.
order-played = 📋 { $who } terve szerint:
order-refused-live = Előre tervezni csak olyan játékban lehet, amelyben egy lépésre legalább egy nap jut. Itt majd szólok, ha te jössz.
order-refused-unhinted = Ezt az asztalt tippek nélkül nyitották, ezért itt nem lehet előre tervezni.
order-refused-own-turn = Már te jössz, így nincs mit előre tervezni: csak lépj.
order-refused-no-board = Akkor tervezhetsz előre, amikor a forduló első köve már a táblán van.
order-refused-empty = A terved még üres. Válassz egy lépést, vagy válaszd a húzást.
order-refused-full = A terved betelt: legfeljebb { $most } lépés fér bele.
