order-title = **Plán na tvůj příští tah**
order-empty = Vyber jednu nebo více možností. Jakmile budeš na tahu, zahraje se první, která bude ještě možná, a to bez ptaní.
order-nothing-fits = Teď nejde přiložit žádný tvůj kámen, takže není jaký tah plánovat. Jakmile budeš na tahu, můžu za tebe vzít kámen ze zásoby.
order-nothing-to-plan = Teď nejde přiložit žádný tvůj kámen a zásoba je prázdná, takže není co plánovat. Ozvu se, až budeš na tahu.
order-list = Zahraje se první z těchto možností, která půjde:
order-item = { $place }. { $placement }
order-item-gone = { $place }. { $tile } (už nejde)
order-then-asked = Když nepůjde žádná, zeptám se tě.
order-then-draw = Když nepůjde přiložit žádný kámen z tvého stojánku, vezmou se kameny ze zásoby podle pravidel. Jakmile bude z čeho vybírat, zeptám se tě.
order-same-bonus = Tah se zahraje, jen když má pořád stejný bonus jako při výběru.
order-example-bonus = -# **{ $button }**: třeba vybereš most (+40). Když ho jiný kámen předtím zkazí, zeptám se tě a tvůj kámen nepřiložím.
order-opponent =
    { $tiles ->
        [one] To vše jen tehdy, když některému jinému hráči zbývá nejvýše jeden kámen. Jinak se tě zeptám.
        [few] To vše jen tehdy, když některému jinému hráči zbývají nejvýše { $tiles } kameny. Jinak se tě zeptám.
        [many] To vše jen tehdy, když některému jinému hráči zbývá nejvýše { $tiles } kamenů. Jinak se tě zeptám.
       *[other] To vše jen tehdy, když některému jinému hráči zbývá nejvýše { $tiles } kamenů. Jinak se tě zeptám.
    }
order-example-opponent = -# **{ $menu }**: třeba vybereš 2 kameny. Když budou mít všichni ostatní na tvém tahu ještě aspoň 3, zeptám se tě.
order-given = 📋 **Tento plán platí.** Zruší se, když se vrátí některý kámen, když na některém místě začne hrát někdo jiný nebo když skončí kolo. Tah zahraný podle plánu vrátit nejde.
order-draft = ✏️ **Tento plán ještě neplatí.** Až bude podle tebe, stiskni **{ $button }**.
order-was-cancelled = Tvůj plán je zrušený. Až budeš na tahu, zeptám se tě.

order-choose = Přidat možnost
order-choose-tile = Přidat možnost: nejdřív kámen
order-choose-opponent = Jen když jinému hráči zbývá málo kamenů
order-whoever = Bez ohledu na kameny ostatních
order-at-most =
    { $tiles ->
        [one] Jen když jinému hráči zbývá nejvýše 1 kámen
        [few] Jen když jinému hráči zbývají nejvýše { $tiles } kameny
        [many] Jen když jinému hráči zbývá nejvýše { $tiles } kamenů
       *[other] Jen když jinému hráči zbývá nejvýše { $tiles } kamenů
    }

order-waits = 📋 Máš připravený plán na příští tah.
order-unplayed = 📋 Tvůj plán nešlo zahrát, rozhodni tedy ty.
order-played = 📋 Podle plánu hráče { $who }:

order-refused-live = Plánovat dopředu jde jen ve hrách s limitem ve dnech. V této ti dám vědět, až budeš na tahu.
order-refused-unhinted = U tohoto stolu se nikdo předem nedozví, co jde přiložit, takže se plánovat nedá.
order-refused-own-turn = Jsi na tahu, plánovat tedy není co: zahraj teď.
order-refused-no-board = Plánovat můžeš, jakmile bude na hrací ploše první kámen kola.
order-refused-empty = Tvůj plán zatím neříká, co dělat. Vyber možnost, nebo nech vzít kameny ze zásoby.
order-refused-full = Víc možností tvůj plán mít nemůže (nejvýše { $most }).
