lobby-title = { $host } otvára stôl na Triominos. Kto sa pridá?
lobby-rules = { $edition } · { $hints }
lobby-hints-full = nápoveda s bodmi
lobby-hints-legal = nápoveda bez bodov
lobby-hints-none = bez nápovedy
lobby-seats = Obsadené { $taken }/{ $capacity }: { $names }
lobby-alone = Čakáme na hráčov. { $host } môže začať aj hneď a hrať sólo.
lobby-too-few =
    { $least ->
        [one] Treba aspoň jedného hráča, rátajú sa aj počítače.
        [few] Treba aspoň { $least } hráčov, rátajú sa aj počítače.
        [many] Treba aspoň { $least } hráčov, rátajú sa aj počítače.
       *[other] Treba aspoň { $least } hráčov, rátajú sa aj počítače.
    }
lobby-start = Čakáme, kým { $host } spustí hru.
lobby-stand-ins = Diváci môžu počas hry prevziať miesto po počítači.
lobby-expires = -# Ak hru nikto nespustí, stôl sa zatvorí: { $when }.
lobby-begun = Hra sa začala.

lobby-closed-host = { $who } zatvára stôl.
lobby-closed-moderator = Moderátor stôl zatvoril.
lobby-closed-moderator-named = { $who } zatvára stôl ako moderátor.
lobby-closed-vote = Hráči odhlasovali zatvorenie stola.
lobby-closed-expired = Hru nikto včas nespustil, takže stôl je zatvorený. Nový otvoríš príkazom `/play`.
lobby-closed-deserted = Všetci odišli, takže stôl je zatvorený. Nový otvoríš príkazom `/play`.
lobby-closed-tournament = Stôl je zatvorený: turnaj pokračuje bez neho.

lobby-ended-host = { $who } ukončuje hru.
lobby-ended-moderator = Moderátor hru ukončil.
lobby-ended-moderator-named = { $who } ukončuje hru ako moderátor.
lobby-ended-vote = Hráči sa dohodli, že hru ukončia.
lobby-ended-expired = Hra sa skončila, pretože dlho nikto nehral.
lobby-ended-deserted = Hra sa skončila, pretože všetci odišli.
lobby-ended-tournament = Hra sa skončila: vypršal čas alebo ju ukončil organizátor.
lobby-ended-ruled = Organizátor hru ukončil a určil jej výsledok.
lobby-ended-time = Vypršal čas, preto rozhoduje aktuálny stav bodov.
lobby-ended-lost = Prehra sa počíta každému, kto odišiel alebo prestal hrať: { $who }.
lobby-ended-scores = Body na konci hry: { $scores }

lobby-seat-taken = { $left } odchádza. Miesto preberá { $computer }.
lobby-seat-taken-for-now = { $left } odchádza. Miesto preberá { $computer } a { $left } sa môže vrátiť príkazom `/rejoin`.
lobby-stood-in = Miesto, na ktorom hral { $computer }, preberá { $who }.
lobby-no-show = Čas na príchod vypršal a { $absent } tu nie je, a tak pri tomto stole končí na poslednom mieste. Zaskočí počítač a hrá sa ďalej.
lobby-stand-in-plays-on = { $left } už pri tomto stole nehrá. Miesto preberá počítač.
lobby-end-vote = { $who } súhlasí s ukončením hry. Hlasy zatiaľ: { $votes }/{ $needed }.
lobby-end-ask = { $mentions }: { $who } chce hru ukončiť. Hlasy zatiaľ: { $votes }/{ $needed }. Súhlasíš?
