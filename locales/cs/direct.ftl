direct-title = { $host } otevírá v přímých zprávách stůl na Triominos.
direct-counts = Hry v přímých zprávách se nepočítají do ratingu ani do žebříčků.
direct-opened = Tvůj stůl je otevřený. Vyber, kolik počítačů bude hrát a jak dobře, a stiskni **Začít**.
direct-no-others = V přímých zprávách se nikdo další přidat nemůže, takže není koho zvát. Vynech volbu `with`, nebo použij `/play` na serveru, kde jsem.
direct-no-threads = V přímých zprávách vlákna nejsou, takže se hraje přímo tady. Vynech volbu `thread`.
direct-no-ratings = V přímých zprávách se žádná hra do ratingu nepočítá. Vynech volbu `rated`, nebo použij `/play` na serveru, kde jsem.
direct-needs-settings = Tímhle příkazem se nastavuje server, takže ho použij tam. Svoje vlastní nastavení změníš i tady, a to příkazem `/preferences`.
direct-needs-leaderboard = Žebříčky má každý server svoje a hry v přímých zprávách se do nich nepočítají. Použij tento příkaz na serveru, kde jsem.
direct-needs-profile = Profil máš na každém serveru vlastní. Použij tento příkaz na serveru, kde jsem.
direct-needs-play-with = Zvát ke hře se dá jen na serveru. Použij tento příkaz na serveru, kde jsem.
direct-needs-history = Tvoje dohrané hry se vypisují pro každý server zvlášť. Použij tento příkaz na serveru, kde jsem.
direct-needs-moderate = Tenhle příkaz je pro moderátory serveru, takže ho použij na serveru.
direct-needs-doctor = Tenhle příkaz kontroluje moje oprávnění na serveru, takže ho použij tam.
direct-needs-void = Zneplatnit se dají jen výsledky her na serveru, takže tenhle příkaz použij tam.
direct-needs-tournament = Turnaje se hrají na serverech. Použij tento příkaz v některém kanálu na serveru, kde jsem.
direct-needs-stand-in = V přímých zprávách nikdo další nehraje, takže není po kom převzít místo. Použij tento příkaz na serveru, kde jsem.
direct-needs-bot = Nejsem tu přidaný, takže tu nemůžu zveřejnit hrací plochu. Použij `/play` v přímých zprávách se mnou nebo na serveru, kde jsem.
direct-help = **Právě teď** tu není otevřený žádný stůl. Nový otevřeš příkazem `/play` a zahraješ si sólo nebo proti počítačům. Když chceš hrát s přáteli, použij `/play` na serveru, kde jsem.
direct-help-hosting = **Právě teď** je tvůj stůl otevřený. Vyber, kolik počítačů bude hrát, a stiskni **Začít**.
direct-help-elsewhere = **Právě teď** tu moje odpovědi vidíš jen ty. Když si chceš zahrát, použij `/play` v přímých zprávách se mnou nebo na serveru, kde jsem.
direct-games-none = Právě nic nehraješ. Stůl otevřeš příkazem `/play` na serveru, kde jsem, nebo v přímých zprávách se mnou.
direct-games-title =
    { $count ->
        [one] **Tvoje hra**
        [few] **Všechny tvoje hry: { $count }**
        [many] **Všechny tvoje hry: { $count }**
       *[other] **Všechny tvoje hry: { $count }**
    }
direct-games-place = { $channel } ([ke stolu]({ $link }))
direct-games-here = [Přímé zprávy]({ $link })
