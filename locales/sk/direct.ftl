direct-title = { $host } otvára v priamych správach stôl na Triominos.
direct-counts = V priamych správach sa hra nepočíta do ratingu ani do rebríčkov.
direct-opened = Tvoj stôl je otvorený. Vyber, koľko počítačov hrá a ako dobre, a stlač **Začať**.
direct-no-others = V priamych správach sa nikto ďalší nemôže pridať, takže nie je koho pozvať. Vynechaj možnosť `with` alebo použi `/play` na serveri, na ktorom som.
direct-no-threads = V priamych správach nie sú vlákna, takže sa hrá priamo tu. Použi `/play` znovu bez možnosti `thread`.
direct-no-ratings = V priamych správach sa žiadna hra do ratingu nepočíta. Vynechaj možnosť `rated` alebo použi `/play` na serveri, na ktorom som.
direct-needs-settings = Toto sú nastavenia servera, tak tento príkaz použi na serveri. Svoje nastavenia zmeníš príkazom `/preferences` aj tu.
direct-needs-leaderboard = Rebríčky sú len na serveroch a nič, čo hráš tu, sa do nich nepočíta. Použi tento príkaz na serveri, na ktorom som.
direct-needs-profile = Na každom serveri máš samostatný profil. Použi tento príkaz na serveri, na ktorom som.
direct-needs-play-with = Pozývať do hry sa dá len na serveri. Použi tento príkaz na serveri, na ktorom som.
direct-needs-history = Tvoje dohrané hry vypisujem na každom serveri zvlášť. Použi tento príkaz na serveri, na ktorom som.
direct-needs-moderate = Tento príkaz je pre moderátorov servera, tak ho použi na serveri.
direct-needs-doctor = Tento príkaz kontroluje moje oprávnenia na serveri, tak ho použi na serveri.
direct-needs-void = Anulovať sa dajú len výsledky zo servera, tak tento príkaz použi na serveri.
direct-needs-tournament = Turnaje sa hrajú na serveroch. Použi tento príkaz v kanáli servera, na ktorom som.
direct-needs-stand-in = V priamych správach nikto ďalší nehrá, takže nie je po kom prevziať miesto. Použi tento príkaz na serveri, na ktorom som.
direct-needs-bot = Nie som tu členom, takže tu nemôžem zverejniť hraciu plochu. Použi `/play` v priamych správach so mnou alebo na serveri, na ktorom som.
direct-help = **Práve teraz** tu nie je otvorený žiadny stôl. Otvorí ho `/play`: v priamych správach hráš sólo alebo proti počítačom. Ak chceš hrať s priateľmi, použi `/play` na serveri, na ktorom som.
direct-help-hosting = **Práve teraz** je tvoj stôl otvorený. Vyber, koľko počítačov bude hrať, a stlač **Začať**.
direct-help-elsewhere = **Práve teraz** tu moje odpovede vidíš len ty. Ak chceš hrať, použi `/play` v priamych správach so mnou alebo na serveri, na ktorom som.
direct-games-none = Práve nič nehráš. Stôl otvoríš príkazom `/play` na serveri, na ktorom som, alebo v priamych správach so mnou.
direct-games-title =
    { $count ->
        [one] **Tvoja hra**
        [few] **Všetky tvoje hry: { $count }**
        [many] **Všetky tvoje hry: { $count }**
       *[other] **Všetky tvoje hry: { $count }**
    }
direct-games-place = { $channel } ([prejsť k stolu]({ $link }))
direct-games-here = [Priame správy]({ $link })
