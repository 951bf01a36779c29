lobby-title = { $host } Triominos-asztalt nyitott. Ki játszik?
lobby-rules = { $edition } · { $hints }
lobby-hints-full = tippekkel
lobby-hints-legal = pontok nélküli tippekkel
lobby-hints-none = tippek nélkül
lobby-seats = Helyek ({ $taken }/{ $capacity }): { $names }
lobby-alone = Várunk még játékosokra. { $host } akár egyedül is elkezdheti a játékot.
lobby-too-few =
    { $least ->
        [one] A játékhoz legalább egy játékos kell; a gépek is számítanak.
       *[other] A játékhoz legalább { $least } játékos kell; a gépek is számítanak.
    }
lobby-start = Arra várunk, hogy { $host } elindítsa a játékot.
lobby-stand-ins = A nézők játék közben átvehetik egy gép helyét.
lobby-expires = -# Ha senki sem indítja el a játékot, az asztal { $when } bezárul.
lobby-begun = Elkezdődött a játék.
lobby-closed-host = { $who } bezárta az asztalt.
lobby-closed-moderator = Egy moderátor bezárta az asztalt.
lobby-closed-moderator-named = { $who } moderátorként bezárta az asztalt.
lobby-closed-vote = A játékosok megszavazták az asztal bezárását.
lobby-closed-expired = Senki sem indította el időben a játékot, ezért az asztal bezárult. Nyiss újat a `/play` paranccsal.
lobby-closed-deserted = Mindenki elment, ezért az asztal bezárult. Nyiss újat a `/play` paranccsal.
lobby-closed-tournament = Az asztal bezárult: a torna nélküle folytatódik.
lobby-ended-host = { $who } véget vetett a játéknak.
lobby-ended-moderator = Egy moderátor véget vetett a játéknak.
lobby-ended-moderator-named = { $who } moderátorként véget vetett a játéknak.
lobby-ended-vote = A játékosok megegyeztek, hogy befejezik a játékot.
lobby-ended-expired = A játék véget ért, mert már régóta senki sem játszott.
lobby-ended-deserted = A játék véget ért, mert mindenki kilépett.
lobby-ended-tournament = A játék véget ért: lejárt az idő, vagy egy szervező véget vetett neki.
lobby-ended-ruled = Egy szervező véget vetett a játéknak, és döntött az eredményéről.
lobby-ended-time = Lejárt az idő, ezért a jelenlegi állás számít.
lobby-ended-lost = { $who } kilépett vagy abbahagyta a játékot, így ez neki vereségnek számít.
lobby-ended-scores = A pontszámok a befejezéskor: { $scores }
lobby-seat-taken = { $left } kilépett. A helyét { $computer } veszi át.
lobby-seat-taken-for-now = { $left } kilépett. A helyét { $computer } veszi át, de { $left } visszatérhet a `/rejoin` paranccsal.
lobby-stood-in = { $computer } helyén most { $who } játszik.
lobby-no-show = { $absent } nem jelent meg időben, ezért utolsó lesz ennél az asztalnál. Gép játszik helyette, és a játék folytatódik.
lobby-stand-in-plays-on = { $left } már nem játszik ennél az asztalnál. Gép játszik helyette.
lobby-end-vote = { $who } befejezné a játékot. Ehhez { $needed } szavazat kell, eddig { $votes } van meg.
lobby-end-ask = { $mentions }: { $who } szeretné befejezni a játékot. Rendben van így? A befejezéshez { $needed } szavazat kell, eddig { $votes } van meg.
