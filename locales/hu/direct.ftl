direct-title = { $host } Triominos-asztalt nyitott közvetlen üzenetben.
direct-counts = A közvetlen üzenetben játszott játék nem számít bele sem az értékszámokba, sem a ranglistákba.
direct-opened = Az asztalod nyitva van. Válaszd ki, hány gép játsszon és milyen jól, aztán nyomd meg az **Indítás** gombot.
direct-no-others = Közvetlen üzenetben más nem csatlakozhat, így nincs kit meghívni. Hagyd ki a `with` opciót, vagy használd a `/play` parancsot egy olyan szerveren, ahol én is ott vagyok.
direct-no-threads = Közvetlen üzenetben nincsenek szálak, a játék itt helyben folyik. Írd be újra a `/play` parancsot a `thread` opció nélkül.
direct-no-ratings = Közvetlen üzenetben a játék nem lehet értékelt. Hagyd ki a `rated` opciót, vagy használd a `/play` parancsot egy olyan szerveren, ahol én is ott vagyok.
direct-needs-settings = Ezek egy szerver beállításai, ezért szerveren használd ezt a parancsot. A saját beállításaidat a `/preferences` paranccsal itt is módosíthatod.
direct-needs-leaderboard = A ranglisták a szerverekhez tartoznak, és amit itt játszol, egyikbe sem számít bele. Használd ezt a parancsot egy olyan szerveren, ahol én is ott vagyok.
direct-needs-profile = Minden szerveren külön profilod van. Használd ezt a parancsot egy olyan szerveren, ahol én is ott vagyok.
direct-needs-play-with = Másokat csak szerveren hívhatsz meg. Használd ezt a parancsot egy olyan szerveren, ahol én is ott vagyok.
direct-needs-history = A befejezett játékaidat szerverenként sorolom fel. Használd ezt a parancsot egy olyan szerveren, ahol én is ott vagyok.
direct-needs-moderate = Ez a parancs a szerverek moderátorainak szól, ezért csak szerveren használható.
direct-needs-doctor = Ez a parancs a szerveren kapott jogosultságaimat ellenőrzi, ezért szerveren használd.
direct-needs-void = Csak szerveren elért eredményt lehet érvényteleníteni, ezért szerveren használd ezt a parancsot.
direct-needs-tournament = Tornát csak szerveren lehet játszani. Használd ezt a parancsot egy olyan szerver csatornájában, ahol én is ott vagyok.
direct-needs-stand-in = Közvetlen üzenetben nem játszik senki más, így nincs átvehető hely. Használd ezt a parancsot egy olyan szerveren, ahol én is ott vagyok.
direct-needs-bot = Itt nem vagyok tag, ezért nem tudok táblát kitenni. Írd be a `/play` parancsot egy nekem küldött közvetlen üzenetben vagy egy olyan szerveren, ahol én is ott vagyok.
direct-help = **Most** nincs itt nyitott asztal. Nyiss egyet a `/play` paranccsal: közvetlen üzenetben egyedül vagy gépek ellen játszhatsz. Ha a barátaiddal játszanál, használd a `/play` parancsot egy olyan szerveren, ahol én is ott vagyok.
direct-help-hosting = **Most** nyitva van az asztalod. Válaszd ki, hány gép játsszon, aztán nyomd meg az **Indítás** gombot.
direct-help-elsewhere = **Most** csak te látod itt a válaszaimat. Ha játszanál, írd be a `/play` parancsot egy nekem küldött közvetlen üzenetben vagy egy olyan szerveren, ahol én is ott vagyok.
direct-games-none = Most egy játékod sincs. Nyiss asztalt a `/play` paranccsal egy nekem küldött közvetlen üzenetben vagy egy olyan szerveren, ahol én is ott vagyok.
direct-games-title =
    { $count ->
        [one] **A játékod**
       *[other] **Az összes játékod: { $count }**
    }
direct-games-place = { $channel } ([ugrás az asztalhoz]({ $link }))
direct-games-here = [Közvetlen üzenetek]({ $link })
