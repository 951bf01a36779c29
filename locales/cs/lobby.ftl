lobby-title = { $host } otevírá stůl. Kdo si zahraje Triominos?
lobby-rules = { $edition } · { $hints }
lobby-hints-full = s nápovědou
lobby-hints-legal = nápověda bez bodů
lobby-hints-none = bez nápovědy
lobby-seats = Obsazeno { $taken }/{ $capacity }: { $names }
lobby-alone = Čekáme na hráče. { $host } může taky začít hned a hrát sólo.
lobby-too-few =
    { $least ->
        [one] Ke hře je potřeba aspoň jeden hráč, stačí i počítač.
        [few] Ke hře jsou potřeba aspoň { $least } hráči, můžou to být i počítače.
        [many] Ke hře je potřeba aspoň { $least } hráčů, můžou to být i počítače.
       *[other] Ke hře je potřeba aspoň { $least } hráčů, můžou to být i počítače.
    }
lobby-start = Čekáme, až { $host } spustí hru.
lobby-stand-ins = Diváci můžou během hry převzít místo po počítači.
lobby-expires = -# Pokud hru nikdo nespustí, stůl se zavře { $when }.
lobby-begun = Hra začala.

lobby-closed-host = { $who } zavírá stůl.
lobby-closed-moderator = Moderátor stůl zavřel.
lobby-closed-moderator-named = { $who } zavírá stůl jako moderátor.
lobby-closed-vote = Hráči odhlasovali, že se stůl zavře.
lobby-closed-expired = Stůl je zavřený, protože hru nikdo včas nespustil. Nový otevřeš příkazem `/play`.
lobby-closed-deserted = Stůl je zavřený, protože všichni odešli. Nový otevřeš příkazem `/play`.
lobby-closed-tournament = Stůl je zavřený: turnaj pokračuje bez něj.

lobby-ended-host = { $who } ukončuje hru.
lobby-ended-moderator = Moderátor hru ukončil.
lobby-ended-moderator-named = { $who } ukončuje hru jako moderátor.
lobby-ended-vote = Hráči se dohodli, že hru ukončí.
lobby-ended-expired = Hra skončila, protože v ní dlouho nikdo nehrál.
lobby-ended-deserted = Hra skončila, protože všichni odešli.
lobby-ended-tournament = Hra skončila: vypršel čas, nebo ji ukončil pořadatel.
lobby-ended-ruled = Pořadatel hru ukončil a určil její výsledek.
lobby-ended-time = Vypršel čas, takže o výsledku rozhodují aktuální body.
lobby-ended-lost = Prohra se počítá tomu, kdo odešel nebo přestal hrát: { $who }.
lobby-ended-scores = Body na konci hry: { $scores }

lobby-seat-taken = { $left } odchází. Místo přebírá { $computer }.
lobby-seat-taken-for-now = { $left } odchází. Místo přebírá { $computer } a { $left } se může vrátit příkazem `/rejoin`.
lobby-stood-in = { $computer } končí a místo přebírá { $who }.
lobby-no-show = Čas na příchod vypršel a { $absent } tu není, takže u tohoto stolu končí jako poslední. Zaskočí počítač a hraje se dál.
lobby-stand-in-plays-on = { $left } už u tohoto stolu nehraje. Zaskočí počítač.
lobby-end-vote = { $who } souhlasí s ukončením hry. Zatím hlasů: { $votes }/{ $needed }.
lobby-end-ask = { $mentions }: { $who } chce hru ukončit. Zatím hlasů: { $votes }/{ $needed }. Kdo souhlasí?
