direct-title = { $host } Triominos-asztalt nyitott közvetlen üzenetben.
direct-counts = Közvetlen üzenetben a játék nem számít bele sem az értékszámba, sem a ranglistákba.
direct-opened = Az asztalod nyitva van. Válaszd ki, hány gép játsszon és milyen jól, aztán indítsd el a játékot.
direct-no-others = Közvetlen üzenetben más nem csatlakozhat, így nincs kit meghívni. Hagyd el a `with` opciót, vagy használd a `/play` parancsot egy szerveren, ahol én is ott vagyok.
direct-no-threads = Közvetlen üzenetben nincsenek szálak: a játék itt zajlik. Hagyd el a `thread` opciót.
direct-no-ratings = Közvetlen üzenetben egyetlen játék sem számít bele az értékszámba. Hagyd el a `rated` opciót, vagy használd a `/play` parancsot egy szerveren, ahol én is ott vagyok.
direct-needs-settings = Ezek egy szerver beállításai, ezért szerveren használd ezt a parancsot. A saját beállításaidat a `/preferences` paranccsal itt is módosíthatod.
direct-needs-leaderboard = A ranglisták a szerverekhez tartoznak, és amit itt játszol, egyikbe sem számít bele. Használd ezt a parancsot egy szerveren, ahol én is ott vagyok.
direct-needs-profile = A profil azt mutatja, mit játszottál egy szerveren. Használd ezt a parancsot egy szerveren, ahol én is ott vagyok.
direct-needs-play-with = Meghívni csak szerveren lehet. Használd ezt a parancsot egy szerveren, ahol én is ott vagyok.
direct-needs-history = A befejezett játékaid szerverenként vannak felsorolva. Használd ezt a parancsot egy szerveren, ahol én is ott vagyok.
direct-needs-moderate = A moderátorok egy szerver játékosaira ügyelnek, ezért szerveren használd ezt a parancsot.
direct-needs-doctor = Ez a parancs a szerveren kapott jogosultságaimat ellenőrzi, ezért szerveren használd.
direct-needs-void = A ranglistákból csak szerveren elért eredményeket lehet kivenni, ezért szerveren használd ezt a parancsot.
direct-needs-tournament = Tornákat szervereken lehet játszani. Használd ezt a parancsot egy olyan szerver csatornájában, ahol én is ott vagyok.
direct-needs-stand-in = Közvetlen üzenetben nem játszik senki más, így nincs átvehető hely. Használd ezt a parancsot egy szerveren, ahol én is ott vagyok.
direct-needs-bot = Ehhez a szerverhez nem adtak hozzá, ezért csak neked tudok válaszolni, táblát nem tudok kitenni. A `/help`, a `/rules` és a `/games` itt is működik. Játékhoz használd a `/play` parancsot nekem írt közvetlen üzenetben, vagy egy szerveren, ahol én is ott vagyok.
direct-help = **Most** nincs itt nyitott asztal. A `/play` nyit egyet: közvetlen üzenetben egyedül vagy gépek ellen játszhatsz. A barátaiddal olyan szerveren játszhatsz, ahol én is ott vagyok.
direct-help-hosting = **Most** nyitva van az asztalod. Válaszd ki, hány gép játsszon, aztán nyomd meg az **Indítás** gombot.
direct-help-elsewhere = **Most** csak neked vagyok itt: a `/help`, a `/rules` és a `/games` parancsra adott válaszaimat más nem látja. Játékhoz használd a `/play` parancsot nekem írt közvetlen üzenetben, vagy egy szerveren, ahol én is ott vagyok.
direct-games-none = Jelenleg egy játékban sem veszel részt. A `/play` asztalt nyit: egy szerveren, ahol én is ott vagyok, vagy nekem írt közvetlen üzenetben.
direct-games-title =
    { $count ->
        [one] **A játékod**
       *[other] **Játékaid mindenhol: { $count }**
    }
direct-games-place = { $channel } ([ugrás az asztalhoz]({ $link }))
direct-games-here = [Közvetlen üzenetek]({ $link })
