opening-rated = Értékelt játék: beleszámít az értékszámokba és a ranglistákba. Nincs `/hint`, és ha kilépsz, nem térhetsz vissza.
opening-rated-of-two = Értékelt játék, ha legalább két ember játszik: akkor beleszámít az értékszámokba és a ranglistákba, nincs `/hint`, és ha kilépsz, nem térhetsz vissza.
opening-friendly = Barátságos játék: nem számít bele sem az értékszámokba, sem a ranglistákba. Használhatod a `/hint` parancsot, és ha kilépsz, visszatérhetsz.
opening-friendly-unhinted = Barátságos játék: nem számít bele sem az értékszámokba, sem a ranglistákba. Ha kilépsz, visszatérhetsz.
opening-rated-proposed = { $who } értékelt játékot szeretne: az beleszámít az értékszámokba és a ranglistákba, nincs `/hint`, és aki kilép, nem térhet vissza. { $mentions }: a játék akkor lesz értékelt, ha mindenki beleegyezik; addig barátságos marad.
opening-computers = Ez nem értékelt játék, mert gépek is játszanak.
opening-changed-rules = Ez nem értékelt játék, mert módosították a szabályokat.
opening-thread = A játék külön szálban zajlik.
opening-invited =
    { $count ->
        [one] { $mentions }: { $host } játszani hív. A játék kezdetéig fenntartok neked egy helyet.
       *[other] { $mentions }: { $host } játszani hív titeket. A játék kezdetéig mindegyikőtöknek fenntartok egy helyet.
    }
opening-declined =
    { $count ->
        [one] { $names } nem fogadta el a meghívást.
       *[other] { $names } nem fogadta el a meghívást.
    }
opening-was-friendly = Barátságos játék volt, ezért nem számít bele sem az értékszámokba, sem a ranglistákba.
opening-begun-in = Elkezdődött a játék itt: { $channel }.
opening-thread-name = Triominos – { $host } asztala
opening-opened-and-asked = Az asztalod nyitva van, és meghívtam a többieket. Ha mindenki itt van, te indítod a játékot.
opening-have-invited = { $names } meghívást kapott az asztalodhoz.
opening-host-accepted = { $who } elfogadta a meghívásodat, és leült az asztalhoz.
opening-host-declined = { $who } nem fogadta el a meghívásodat.
opening-host-joined = { $who } leült az asztalodhoz.
opening-host-left = { $who } felállt az asztalodtól.
opening-host-left-to-you = { $who } felállt az asztaltól. Most te vagy a házigazda.
opening-opened-in-thread = Megnyílt az asztalod itt: { $channel }. Ha mindenki ott van, te indítod a játékot.
opening-no-thread = Itt nem tudok szálat nyitni, ezért a játék ebben a csatornában zajlik. Szálhoz szöveges csatorna kell, nekem pedig a **Nyilvános szálak létrehozása** és az **Üzenetek küldése szálakban** jogosultság.
opening-board-posted = Újra kitettem a táblát a csatornába.
opening-defaults = Az új asztalok alapbeállításai: { $choices }
opening-defaults-thread = külön szálban
opening-defaults-friendly = barátságos
opening-defaults-rated = értékelt, ha a házigazda már befejezett itt három játékot
opening-declined-yourself = Nem fogadtad el a meghívást; ezt a többiek is látják az asztalnál.
opening-started-without = A játék elindult { $names } nélkül, mert a meghívásra még nem jött válasz.
opening-settings = **Az asztal beállításai**
opening-settings-host = A játék indulásáig módosíthatod ezeket.
opening-settings-others = { $host } a játék indulásáig módosíthatja ezeket.
opening-seats =
    { $count ->
        [one] Helyek: { $count }
       *[other] Helyek: { $count }
    }
opening-here = A játék ebben a csatornában zajlik.
opening-choose-seats = Válaszd ki a helyek számát
opening-choose-free = Hely felszabadítása
opening-choose-host = Legyen más a házigazda
opening-free-seat = Hely felszabadítása: { $who }
opening-take-back = Meghívás visszavonása: { $who }
opening-hand-on = Új házigazda: { $who }
opening-choose-invited = Meghívás játékra
opening-held-refusal =
    { $held ->
        [one] Az utolsó szabad helyet fenntartom valakinek, aki meghívást kapott. Próbáld újra, ha már válaszolt, vagy nyiss asztalt egy másik csatornában a `/play` paranccsal.
       *[other] Az utolsó { $held } szabad helyet fenntartom azoknak, akik meghívást kaptak. Próbáld újra, ha már válaszoltak, vagy nyiss asztalt egy másik csatornában a `/play` paranccsal.
    }
opening-not-invited = Nincs mire válaszolnod: ehhez az asztalhoz senki sem hívott meg, vagy már válaszoltál a meghívásra. Ha van szabad hely, csatlakozhatsz.
opening-not-there = Annak a játékosnak már nincs helye ennél az asztalnál, és meghívása sem.
opening-no-such-seats =
    { $most ->
        [one] Ezek a szabályok egy játékosra szólnak, ezért csak egy hely van.
       *[other] Ezek a szabályok { $least }–{ $most } játékosra szólnak. Ennek megfelelően válaszd ki a helyek számát.
    }
opening-unreadable = Ebből nem értem, kit hívjak meg: „{ $typed }”. Írj @ jelet, és válaszd ki a játékosokat a Discord listájából.
opening-oneself = Házigazdaként már van helyed, nem kell meghívnod magad.
opening-asks-bot = { $who } egy bot, és nem tud játszani. Gépi játékoshoz használd a `computers` opciót.
opening-asks-stranger = { $who } nem tagja ennek a szervernek, ezért nem hívhatom meg.
opening-asks-there = { $who } már ül ennél az asztalnál, vagy már kapott hozzá meghívást.
opening-asks-too-many =
    { $room ->
        [0] Nem maradt hely azoknak, akiket meghívnál. Legyen több hely vagy kevesebb gép az asztalnál.
        [one] Csak { $room } hely maradt, így egyetlen játékost hívhatsz meg.
       *[other] Csak { $room } hely maradt, ennél több játékost nem hívhatsz meg.
    }
opening-asks-silent = { $who } kikapcsolta a meghívásokat, ezért nem hívhatom meg. Az asztalodhoz attól még leülhet.
opening-asks-again = { $who } már kapott tőled meghívást, de még nem fogadta el. Az asztalodhoz így is leülhet. Legközelebb { $when } hívhatod meg.
opening-asks-too-often = Az elmúlt órában már sokakat meghívtál. Az asztalodhoz így is bárki leülhet. Legközelebb { $when } hívhatsz meg valakit.
