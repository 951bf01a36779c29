pings-turn = { $mention }, te jössz.
pings-deadline = Határidő: { $when }.
pings-digest =
    { $count ->
        [one] { $mention }, egy játékod vár rád. A `/games` megmutatja.
       *[other] { $mention }, { $count } játékod vár rád. A `/games` felsorolja őket.
    }
pings-closed = -# A Discord már nem engedi, hogy közvetlen üzenetet küldjek neked, ezért mostantól itt említelek meg. Később a `/preferences pings:` opcióval válthatsz vissza.
pings-direct-turn = Te jössz itt: { $channel }{ $others }.
pings-direct-reminder = ⏰ Még mindig te jössz itt: { $channel }{ $others }.
pings-played = ✅ Ezen a lépésen már túl vagy.
pings-direct-digest =
    { $count ->
        [one] **Egy játékod vár rád**
       *[other] **{ $count } játékod vár rád**
    }
pings-direct-hello = Mostantól itt szólok, ha te jössz. Ezt a szerveren a `/preferences pings:` opcióval módosíthatod.
pings-snoozed = Legközelebb { $when } emlékeztetlek, hacsak addig nem lépsz. Mielőtt lejár az időd, mindenképp szólok még egyszer.
pings-snooze-too-long = Az túl késő lenne, mert az időd { $when } lejár. Az emlékeztetőid nem változtak.
pings-not-your-turn = Most { $who } jön, ez a gomb neki szól.
pings-nobodys-turn = Ennél az asztalnál most senki sincs soron, így nincs mire emlékeztetnem.
pings-at-the-table = Ezt csak az asztalnál teheted meg: { $channel }
pings-chosen = Értesítések: { $mode }
pings-chosen-closed = Értesítések: említés a csatornában, mert a Discord nem engedi, hogy közvetlen üzenetet küldjek neked. Ha engedélyezted a szerver tagjaitól érkező üzeneteket, válaszd újra a közvetlen üzenetet.
pings-digest-chosen = Összefoglaló: { $digest }
pings-invitations = Meghívások: { $choice }
pings-call-me-elsewhere = Az új asztalokról szerverenként külön kérhetsz értesítést. Azon a szerveren használd a `call-me` opciót, ahol játszani szeretnél.
pings-refused = Nem tudok közvetlen üzenetet küldeni neked. Engedélyezd ezt a Discordon, a szerver adatvédelmi beállításaiban, aztán válassz újra. Nem változott semmi.
pings-mode-mention = említés a csatornában
pings-mode-silent = nincs; elég az üzenet a csatornában
pings-mode-direct = közvetlen üzenet
pings-invitations-anyone = bárkitől
pings-invitations-none = senkitől
pings-call-me-on = Értesítések új asztalokról: ha egy itteni asztal játékosokra vár, óránként legfeljebb egyszer
pings-call-me-off = Értesítések új asztalokról: kikapcsolva
pings-digest-off = kikapcsolva; minden lépésről külön értesítés jön
pings-digest-hours =
    { $count ->
        [one] egy értesítés mindenről, ami rád vár, egy órával azután, hogy először rád kerül a sor
       *[other] egy értesítés mindenről, ami rád vár, { $count } órával azután, hogy először rád kerül a sor
    }

## A table that waits for players

pings-company =
    { $mentions }: { $host } játékosokra vár. Kinek van kedve játszani?
    -# Csak azokat említem meg, akik a `/preferences call-me:` opciót választották, óránként legfeljebb egyszer.
