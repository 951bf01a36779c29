rack-your-turn = **Si na ťahu.**
rack-whose-turn = Na ťahu je { $who }.
rack-round-over = Kolo sa skončilo.
rack-match-over = Hra sa skončila.
rack-wait = Dám ti vedieť, keď budeš na ťahu.
rack-tiles =
    { $count ->
        [one] Tvoj kameň: { $tiles }
        [few] Tvoje kamene: { $tiles }
        [many] Tvoje kamene: { $tiles }
       *[other] Tvoje kamene: { $tiles }
    }
rack-empty = Tvoj stojanček je prázdny.
rack-lead = Začínaš: polož ktorýkoľvek kameň na pole 1.
rack-must-lead =
    { $count ->
        [one] Začínaš a na pole 1 musíš položiť { $tiles }.
        [few] Začínaš a na pole 1 musíš položiť jeden z týchto kameňov: { $tiles }.
        [many] Začínaš a na pole 1 musíš položiť jeden z týchto kameňov: { $tiles }.
       *[other] Začínaš a na pole 1 musíš položiť jeden z týchto kameňov: { $tiles }.
    }
rack-fits =
    { $count ->
        [one] Máš jedinú možnosť.
        [few] Máš { $count } možnosti. Vyber si.
        [many] Máš { $count } možností. Vyber si.
       *[other] Máš { $count } možností. Vyber si.
    }
rack-fits-best =
    { $count ->
        [one] Máš jedinú možnosť, dá ti { $points }.
        [few] Máš { $count } možnosti, najlepšia ti dá { $points }. Vyber si.
        [many] Máš { $count } možností, najlepšia ti dá { $points }. Vyber si.
       *[other] Máš { $count } možností, najlepšia ti dá { $points }. Vyber si.
    }
rack-tile-first = V ponuke vyber najprv kameň, potom jeho pole.
rack-drawn-fits =
    { $count ->
        [one] Kameň { $tile } sa dá priložiť. Prilož ho.
        [few] Kameň { $tile } sa dá priložiť na { $count } polia. Prilož ho.
        [many] Kameň { $tile } sa dá priložiť na { $count } polí. Prilož ho.
       *[other] Kameň { $tile } sa dá priložiť na { $count } polí. Prilož ho.
    }
rack-or-draw =
    { $cost ->
        [0] Alebo si bez pokuty vezmi kameň.
       *[other] Alebo si vezmi kameň (−{ $cost }).
    }
rack-or-pass =
    { $cost ->
        [0] Alebo bez pokuty vynechaj ťah.
       *[other] Alebo vynechaj ťah (−{ $cost }).
    }
rack-or-stop = Alebo ukonči ťah bez ďalšej pokuty.
rack-or-drop-out = Alebo vynechaj ťah, tým však vypadneš z kola.
rack-draw =
    { $cost ->
        [0] Nič sa nedá priložiť, tak si vezmi kameň.
        [one] Nič sa nedá priložiť, tak si vezmi kameň. Každý ťa stojí { $cost } bod.
        [few] Nič sa nedá priložiť, tak si vezmi kameň. Každý ťa stojí { $cost } body.
        [many] Nič sa nedá priložiť, tak si vezmi kameň. Každý ťa stojí { $cost } bodov.
       *[other] Nič sa nedá priložiť, tak si vezmi kameň. Každý ťa stojí { $cost } bodov.
    }
rack-draw-or-stop =
    { $cost ->
        [0] Nič sa nedá priložiť. Vezmi si ďalší kameň alebo ukonči ťah.
        [one] Nič sa nedá priložiť. Vezmi si ďalší kameň (stojí { $cost } bod) alebo ukonči ťah bez ďalšej pokuty.
        [few] Nič sa nedá priložiť. Vezmi si ďalší kameň (stojí { $cost } body) alebo ukonči ťah bez ďalšej pokuty.
        [many] Nič sa nedá priložiť. Vezmi si ďalší kameň (stojí { $cost } bodov) alebo ukonči ťah bez ďalšej pokuty.
       *[other] Nič sa nedá priložiť. Vezmi si ďalší kameň (stojí { $cost } bodov) alebo ukonči ťah bez ďalšej pokuty.
    }
rack-blind = Vyber jeden zo svojich kameňov a pole. Ak sa tam kameň nebude dať priložiť, poviem ti prečo a nič ťa to nestojí.
rack-blind-drawn = Priložiť môžeš len práve dobratý kameň: { $tile }. Vyber pole. Ak sa tam kameň nebude dať priložiť, poviem ti prečo a nič ťa to nestojí.
rack-blind-sure =
    { $cost ->
        [0] Vezmeš si jeden kameň, bez pokuty.
        [one] Vezmeš si jeden kameň. Stojí ťa to { $cost } bod.
        [few] Vezmeš si jeden kameň. Stojí ťa to { $cost } body.
        [many] Vezmeš si jeden kameň. Stojí ťa to { $cost } bodov.
       *[other] Vezmeš si jeden kameň. Stojí ťa to { $cost } bodov.
    }
rack-blind-sure-drawn = Potom môžeš v tomto ťahu priložiť už len práve dobratý kameň.
rack-blind-sure-any = Aj potom môžeš priložiť ktorýkoľvek svoj kameň.
rack-blind-sure-last =
    { $more ->
        [one] Ďalší kameň si už v tomto ťahu vziať nebudeš môcť. Ak ani potom nič nepriložíš, stratíš ešte { $more } bod.
        [few] Ďalší kameň si už v tomto ťahu vziať nebudeš môcť. Ak ani potom nič nepriložíš, stratíš ešte { $more } body.
        [many] Ďalší kameň si už v tomto ťahu vziať nebudeš môcť. Ak ani potom nič nepriložíš, stratíš ešte { $more } bodov.
       *[other] Ďalší kameň si už v tomto ťahu vziať nebudeš môcť. Ak ani potom nič nepriložíš, stratíš ešte { $more } bodov.
    }
rack-sure-fits =
    { $count ->
        [one] Priložiť môžeš aj teraz: máš jednu možnosť.
        [few] Priložiť môžeš aj teraz: máš { $count } možnosti.
        [many] Priložiť môžeš aj teraz: máš { $count } možností.
       *[other] Priložiť môžeš aj teraz: máš { $count } možností.
    }
rack-sure-drawn =
    { $most ->
        [0] Ak si vezmeš kameň, môžeš v tomto ťahu priložiť už len nový: berieš si ďalšie, kým sa niektorý nebude dať priložiť alebo kým nevyčerpáš povolený počet.
       *[other] Ak si vezmeš kameň, môžeš v tomto ťahu priložiť už len nový: berieš si ďalšie, kým sa niektorý nebude dať priložiť alebo kým nevyčerpáš povolený počet (každý −{ $cost }, v najhoršom prípade spolu −{ $most }).
    }
rack-sure-stop =
    { $cost ->
        [0] Ak si vezmeš kameň, môžeš v tomto ťahu priložiť už len ten.
       *[other] Ak si vezmeš kameň (−{ $cost }), môžeš v tomto ťahu priložiť už len ten.
    } { $more ->
        [0] Po každom dobratom kameni sa rozhodneš, či si vezmeš ďalší.
        [one] Ďalší si už nebudeš môcť vziať: ak ani potom nič nepriložíš, stratíš ešte { $more } bod.
        [few] Ďalší si už nebudeš môcť vziať: ak ani potom nič nepriložíš, stratíš ešte { $more } body.
        [many] Ďalší si už nebudeš môcť vziať: ak ani potom nič nepriložíš, stratíš ešte { $more } bodov.
       *[other] Ďalší si už nebudeš môcť vziať: ak ani potom nič nepriložíš, stratíš ešte { $more } bodov.
    }
rack-sure-any =
    { $cost ->
        [0] Aj keď si vezmeš kameň, môžeš potom priložiť ktorýkoľvek svoj kameň.
        [one] Kameň zo zásoby ťa stojí { $cost } bod. Aj potom môžeš priložiť ktorýkoľvek svoj kameň.
        [few] Kameň zo zásoby ťa stojí { $cost } body. Aj potom môžeš priložiť ktorýkoľvek svoj kameň.
        [many] Kameň zo zásoby ťa stojí { $cost } bodov. Aj potom môžeš priložiť ktorýkoľvek svoj kameň.
       *[other] Kameň zo zásoby ťa stojí { $cost } bodov. Aj potom môžeš priložiť ktorýkoľvek svoj kameň.
    }
rack-pass =
    { $cost ->
        [0] Nič sa nedá priložiť a zásoba je prázdna, tak vynechaj ťah. Nič ťa to nestojí.
       *[other] Nič sa nedá priložiť a zásoba je prázdna, tak vynechaj ťah (−{ $cost }).
    }
rack-drop-out = Nič sa nedá priložiť a zásoba je prázdna, tak vynechaj ťah. Tým vypadneš z kola.
rack-passes-itself = Alebo len počkaj: o pár sekúnd ťah vynechám za teba.
rack-preview = { $tile } na pole { $spot }
rack-preview-sum = { $tile } na pole { $spot }: { $sum }, **{ $points }**
rack-preview-next = Stlač **Priložiť** alebo si vyber inú možnosť.
rack-preview-only = Stlač **Priložiť**.
rack-hint = **Nápoveda:** { $what }
rack-hint-draw-on = Vezmi si ďalší kameň: asi ti prinesie viac, než ťa bude stáť.
rack-hint-stop = Ukonči ťah: ďalší kameň by asi stál viac, než by priniesol.
rack-hint-last-tile = Je to tvoj posledný kameň: stojanček ti zostane prázdny.
rack-hint-only = Inú možnosť nemáš.
rack-hint-bridge = Vznikne most a žiadna iná možnosť nedá viac bodov.
rack-hint-hexagon = Vznikne šesťuholník a žiadna iná možnosť nedá viac bodov.
rack-hint-double-hexagon = Vznikne dvojitý šesťuholník a žiadna iná možnosť nedá viac bodov.
rack-hint-triple-hexagon = Vznikne trojitý šesťuholník a žiadna iná možnosť nedá viac bodov.
rack-hint-most = Žiadna iná možnosť nedá viac bodov.
rack-hint-keeps =
    { $count ->
        [one] Potom sa bude dať priložiť ešte jeden z tvojich ďalších kameňov.
        [few] Potom sa budú dať priložiť ešte { $count } z tvojich ďalších kameňov.
        [many] Potom sa bude dať priložiť ešte { $count } z tvojich ďalších kameňov.
       *[other] Potom sa bude dať priložiť ešte { $count } z tvojich ďalších kameňov.
    }
rack-hint-long-run = Premyslel som si, ako môže kolo pokračovať, a tento ťah vychádza najlepšie.
rack-placed = { $tile } leží na poli { $spot }.
rack-placed-sum = { $tile } leží na poli { $spot }: { $sum }, **{ $points }**
rack-drew = Zo zásoby si berieš { $tiles }.
rack-drew-cost = Zo zásoby si berieš { $tiles } ({ $cost }).
rack-stuck = Nič sa nedalo priložiť, takže tvoj ťah sa končí: ešte **{ $points }**
rack-stuck-free = Nič sa nedalo priložiť, takže tvoj ťah sa končí.
rack-declined = Neprikladáš nič, takže tvoj ťah sa končí: **{ $points }**
rack-declined-free = Neprikladáš nič, takže tvoj ťah sa končí.
rack-passed = Zásoba je prázdna, takže vynechávaš ťah. Nič ťa to nestojí.
rack-passed-cost = Zásoba je prázdna, takže vynechávaš ťah: **{ $points }**
rack-stopped = Ďalší kameň si už neberieš, takže tvoj ťah sa končí. Nič navyše ťa to nestojí.
rack-dropped-out = Zásoba je prázdna, takže vynechávaš ťah a vypadávaš z kola.
rack-out = To bol tvoj posledný kameň!
rack-out-later = Niekto bol rýchlejší, ale už aj ty máš priložený posledný kameň.
rack-played-on = Hrá sa ďalej, kým nebudú mať všetci rovnaký počet ťahov.
rack-score = Tvoje body: { $score }
rack-no-spots = Na hracej ploche nie je žiadne voľné pole.
rack-first-spot = Prvý kameň patrí na pole 1.
rack-spots =
    { $count ->
        [one] Jedno voľné pole (smer hrotu, potom rohy v smere hodinových ručičiek od horného alebo ľavého horného): { $spots }
        [few] { $count } voľné polia (smer hrotu, potom rohy v smere hodinových ručičiek od horného alebo ľavého horného): { $spots }
        [many] { $count } voľných polí (smer hrotu, potom rohy v smere hodinových ručičiek od horného alebo ľavého horného): { $spots }
       *[other] { $count } voľných polí (smer hrotu, potom rohy v smere hodinových ručičiek od horného alebo ľavého horného): { $spots }
    }
