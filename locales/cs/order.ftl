order-title = **Plán na tvůj příští tah**
order-empty = Vyber jeden nebo víc tahů. Jakmile budeš na tahu, hned zahraju první z nich, který ještě půjde.
order-nothing-fits = Teď nejde přiložit žádný tvůj kámen, takže není co plánovat. Jakmile budeš na tahu, můžu za tebe vzít kámen ze zásoby.
order-nothing-to-plan = Teď nejde přiložit žádný tvůj kámen a zásoba je prázdná, takže není co plánovat. Ozvu se, až budeš na tahu.
order-list = Zahraju první z těchto tahů, který půjde:
order-item = { $place }. { $placement }
order-item-gone = { $place }. { $tile } (už nejde)
order-then-asked = Když nepůjde žádný, zeptám se tě.
order-then-draw = Když nepůjde přiložit žádný tvůj kámen, budu za tebe podle pravidel brát kameny ze zásoby. Jakmile bude z čeho vybírat, zeptám se tě.
order-same-bonus = Tah zahraju, jen když za něj bude pořád stejný bonus jako při plánování.
order-example-bonus = -# **{ $button }**: řekněme, že vybereš most (+40). Když ho ještě před tvým tahem zkazí jiný kámen, tvůj kámen nepřiložím a zeptám se tě.
order-opponent =
    { $tiles ->
        [one] Plánu se budu držet, jen když některému jinému hráči zbývá nejvýš jeden kámen. Jinak se tě zeptám.
        [few] Plánu se budu držet, jen když některému jinému hráči zbývají nejvýš { $tiles } kameny. Jinak se tě zeptám.
        [many] Plánu se budu držet, jen když některému jinému hráči zbývá nejvýš { $tiles } kamenů. Jinak se tě zeptám.
       *[other] Plánu se budu držet, jen když některému jinému hráči zbývá nejvýš { $tiles } kamenů. Jinak se tě zeptám.
    }
order-example-opponent = -# **{ $menu }**: řekněme, že vybereš 2 kameny. Pokud budou mít všichni ostatní na začátku tvého tahu ještě aspoň 3, zeptám se tě.
order-given = 📋 **Tvůj plán platí.** Zruší se, když někdo vrátí tah, když se u stolu vymění hráč nebo když skončí kolo. Tah zahraný podle plánu vrátit nejde.
order-draft = ✏️ **Tvůj plán ještě neplatí.** Až bude podle tebe, stiskni **{ $button }**.
order-was-cancelled = Tvůj plán je zrušený. Až budeš na tahu, zeptám se tě.

order-choose = Přidat tah
order-choose-tile = Přidat tah: nejdřív kámen
order-choose-opponent = Jen když jinému hráči zbývá málo kamenů
order-whoever = Bez ohledu na to, kolik kamenů mají ostatní
order-at-most =
    { $tiles ->
        [one] Jen když jinému hráči zbývá nejvýš 1 kámen
        [few] Jen když jinému hráči zbývají nejvýš { $tiles } kameny
        [many] Jen když jinému hráči zbývá nejvýš { $tiles } kamenů
       *[other] Jen když jinému hráči zbývá nejvýš { $tiles } kamenů
    }

order-waits = 📋 Máš připravený plán na příští tah.
order-unplayed = 📋 Tvůj plán nevyšel, takže tento tah je na tobě.
order-played = 📋 Podle plánu hráče { $who }:

order-refused-live = Plánovat dopředu jde jen ve hrách s limitem od jednoho dne na tah. V této ti dám vědět, až budeš na tahu.
order-refused-unhinted = Tento stůl je bez nápovědy, takže tu plánovat nejde.
order-refused-own-turn = Už jsi na tahu, takže není co plánovat: prostě zahraj.
order-refused-no-board = Plánovat můžeš, jakmile bude na hrací ploše první kámen kola.
order-refused-empty = Tvůj plán je zatím prázdný. Vyber tah, nebo dobírání ze zásoby.
order-refused-full = Tvůj plán je plný. Tahů v něm může být nejvýš { $most }.
