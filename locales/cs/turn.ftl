turn-placed =
    { $drawn ->
        [0] { $who } přikládá { $tile }
        [one] { $who } si bere { $drawn } kámen{ $cost } a přikládá { $tile }
        [few] { $who } si bere { $drawn } kameny{ $cost } a přikládá { $tile }
        [many] { $who } si bere { $drawn } kamenů{ $cost } a přikládá { $tile }
       *[other] { $who } si bere { $drawn } kamenů{ $cost } a přikládá { $tile }
    }{ $spot ->
        [0] {""}
       *[other] {" "}na pole { $spot }
    }
turn-drew =
    { $drawn ->
        [one] { $who } si bere { $drawn } kámen
        [few] { $who } si bere { $drawn } kameny
        [many] { $who } si bere { $drawn } kamenů
       *[other] { $who } si bere { $drawn } kamenů
    }
turn-stuck =
    { $drawn ->
        [one] { $who } si bere { $drawn } kámen a nic nepřikládá
        [few] { $who } si bere { $drawn } kameny a nic nepřikládá
        [many] { $who } si bere { $drawn } kamenů a nic nepřikládá
       *[other] { $who } si bere { $drawn } kamenů a nic nepřikládá
    }
turn-passed =
    { $drawn ->
        [0] { $who } vynechává tah (zásoba je prázdná)
        [one] { $who } si bere { $drawn } kámen a vynechává tah (zásoba je prázdná)
        [few] { $who } si bere { $drawn } kameny a vynechává tah (zásoba je prázdná)
        [many] { $who } si bere { $drawn } kamenů a vynechává tah (zásoba je prázdná)
       *[other] { $who } si bere { $drawn } kamenů a vynechává tah (zásoba je prázdná)
    }
turn-stopped =
    { $drawn ->
        [one] { $who } si bere { $drawn } kámen a další už nechce
        [few] { $who } si bere { $drawn } kameny a další už nechce
        [many] { $who } si bere { $drawn } kamenů a další už nechce
       *[other] { $who } si bere { $drawn } kamenů a další už nechce
    }
turn-dropped-out =
    { $drawn ->
        [0] { $who } vynechává tah (zásoba je prázdná) a vypadává z kola
        [one] { $who } si bere { $drawn } kámen, vynechává tah (zásoba je prázdná) a vypadává z kola
        [few] { $who } si bere { $drawn } kameny, vynechává tah (zásoba je prázdná) a vypadává z kola
        [many] { $who } si bere { $drawn } kamenů, vynechává tah (zásoba je prázdná) a vypadává z kola
       *[other] { $who } si bere { $drawn } kamenů, vynechává tah (zásoba je prázdná) a vypadává z kola
    }
turn-with-points = { $line }: **{ $points }**
turn-with-sum = { $line }: { $sum } = **{ $points }**
turn-with-shape =
    { $shape ->
        [bridge] { $line }, most
        [hexagon] { $line }, šestiúhelník
        [double-hexagon] { $line }, dvojitý šestiúhelník
       *[triple-hexagon] { $line }, trojitý šestiúhelník
    }
turn-with-lead = { $line }, začátek trojicí
turn-round =
    { $round ->
        [1] Hra začíná.
       *[other] Začíná kolo { $round }.
    }
turn-round-of =
    { $round ->
        [1] Hra začíná: kolo 1/{ $rounds }.
       *[other] Začíná kolo { $round }/{ $rounds }.
    }
turn-round-last = Začíná kolo { $round } a je poslední.
turn-rules = -# { $edition } · { $length }
turn-start-draw = Kdo začne? Každý si bere kámen: { $draws }
turn-start-again = Nastala shoda, takže si kámen znovu berou hráči s nejvyšším součtem: { $draws }
turn-start-all-again = Nastala shoda, takže si kámen znovu berou všichni: { $draws }
turn-starts = Začíná { $who }.
turn-starts-tied = V zásobě už není dost kamenů, aby si je hráči mohli vzít znovu. Z těch s nejvyšším součtem začíná ten, kdo je na řadě první: { $who }.
turn-starts-alone = { $who } hraje sólo.
turn-starts-highest = Začíná { $who }: rozhoduje nejvyšší trojice, a když nikdo žádnou trojici nemá, kámen s nejvyšším součtem.
turn-starts-lot = Začíná { $who }, rozhodl los.
turn-commitment = -# Ověření rozdání: { $hash }
turn-out = { $who } přikládá poslední kámen!
turn-out-round =
    { $count ->
        [one] { $who } přikládá poslední kámen a vyhrává kolo!
        [few] { $who } přikládají poslední kámen a vyhrávají kolo společně!
        [many] { $who } přikládají poslední kámen a vyhrávají kolo společně!
       *[other] { $who } přikládají poslední kámen a vyhrávají kolo společně!
    }
turn-out-bonus = { $who } přikládá poslední kámen! **{ $points }**
turn-out-others =
    { $bonus ->
        [0] { $who } přikládá poslední kámen! Za kameny na ostatních stojáncích je { $others }: **{ $points }**
       *[other] { $who } přikládá poslední kámen! Za to je { $bonus } a za kameny na ostatních stojáncích { $others }: **{ $points }**
    }
turn-out-bell =
    { $bonus ->
        [0] { $who } přikládá poslední kámen! Za kameny, které v tu chvíli zbývaly na ostatních stojáncích, je { $others }: **{ $points }**
       *[other] { $who } přikládá poslední kámen! Za to je { $bonus } a za kameny, které v tu chvíli zbývaly na ostatních stojáncích, { $others }: **{ $points }**
    }
turn-blocked = Kolo je zablokované.
turn-blocked-nobody = Kolo je zablokované a nikdo ho nevyhrává.
turn-blocked-nothing = Kolo je zablokované. Body za to nikdo nedostane.
turn-blocked-lose = Kolo je zablokované. Každý hráč ztrácí body za kameny, které mu zbyly na stojánku: { $changes }
turn-blocked-lowest = Kolo je zablokované. Hráč s nejnižším součtem na stojánku získá body za kameny na všech ostatních stojáncích minus body za ty svoje: { $changes }
turn-blocked-differences = Kolo je zablokované. Hráč s nejnižším součtem na stojánku získá za každého soupeře rozdíl mezi jejich součty: { $changes }
turn-blocked-fewest = Kolo je zablokované. Hráč s nejmenším počtem kamenů získá body za kameny na všech ostatních stojáncích minus body za ty svoje: { $changes }
turn-round-over = **Kolo { $round } skončilo.**
turn-round-over-of = **Kolo { $round }/{ $rounds } skončilo.**
turn-round-scored = { $standing }, v tomto kole **{ $gained }** · { $left }
turn-round-unscored = { $who } · { $left }
turn-round-to-go = { $line } · do cíle chybí { $points }
turn-round-left =
    { $count ->
        [0] prázdný stojánek
        [one] zbývá { $count } kámen: { $tiles } ({ $sum })
        [few] zbývají { $count } kameny: { $tiles } ({ $sum })
        [many] zbývá { $count } kamenů: { $tiles } ({ $sum })
       *[other] zbývá { $count } kamenů: { $tiles } ({ $sum })
    }
turn-round-left-unscored =
    { $count ->
        [0] prázdný stojánek
        [one] zbývá { $count } kámen: { $tiles }
        [few] zbývají { $count } kameny: { $tiles }
        [many] zbývá { $count } kamenů: { $tiles }
       *[other] zbývá { $count } kamenů: { $tiles }
    }
turn-rounds-won =
    { $count ->
        [one] { $count } vyhrané kolo
        [few] { $count } vyhraná kola
        [many] { $count } vyhraných kol
       *[other] { $count } vyhraných kol
    }
turn-next-round = Kolo { $round } začne, jakmile někdo stiskne **{ $button }**, nebo automaticky za půl minuty.
turn-next-round-last = Kolo { $round } je poslední. Začne, jakmile někdo stiskne **{ $button }**, nebo automaticky za půl minuty.
turn-wins =
    { $count ->
        [one] 🏆 { $who } vyhrává a má { $points } bod!
        [few] 🏆 { $who } vyhrává a má { $points } body!
        [many] 🏆 { $who } vyhrává a má { $points } bodů!
       *[other] 🏆 { $who } vyhrává a má { $points } bodů!
    }
turn-wins-tied =
    { $count ->
        [one] 🏆 { $who } vyhrávají společně a každý má { $points } bod!
        [few] 🏆 { $who } vyhrávají společně a každý má { $points } body!
        [many] 🏆 { $who } vyhrávají společně a každý má { $points } bodů!
       *[other] 🏆 { $who } vyhrávají společně a každý má { $points } bodů!
    }
turn-wins-unscored = 🏆 { $who } vyhrává!
turn-wins-unscored-tied = 🏆 { $who } vyhrávají společně!
turn-wins-rounds =
    { $count ->
        [one] 🏆 { $who } vyhrává a má { $count } vyhrané kolo!
        [few] 🏆 { $who } vyhrává a má { $count } vyhraná kola!
        [many] 🏆 { $who } vyhrává a má { $count } vyhraných kol!
       *[other] 🏆 { $who } vyhrává a má { $count } vyhraných kol!
    }
turn-wins-rounds-tied =
    { $count ->
        [one] 🏆 { $who } vyhrávají společně a každý má { $count } vyhrané kolo!
        [few] 🏆 { $who } vyhrávají společně a každý má { $count } vyhraná kola!
        [many] 🏆 { $who } vyhrávají společně a každý má { $count } vyhraných kol!
       *[other] 🏆 { $who } vyhrávají společně a každý má { $count } vyhraných kol!
    }
turn-alone-over =
    { $count ->
        [one] 🏆 { $who } má dohráno: { $points } bod!
        [few] 🏆 { $who } má dohráno: { $points } body!
        [many] 🏆 { $who } má dohráno: { $points } bodů!
       *[other] 🏆 { $who } má dohráno: { $points } bodů!
    }
turn-nobody-wins = Nikdo nevyhrává.
turn-standings = { $standings } · zásoba { $pool }
turn-standings-last = { $standings } · zásoba { $pool } · poslední kolo
turn-standing-dropped = { $standing } (v kole už nehraje)
turn-last-round =
    { $count ->
        [one] { $who } má { $score } bod, takže toto kolo je poslední.
        [few] { $who } má { $score } body, takže toto kolo je poslední.
        [many] { $who } má { $score } bodů, takže toto kolo je poslední.
       *[other] { $who } má { $score } bodů, takže toto kolo je poslední.
    }
turn-one-more-round =
    { $count ->
        [one] { $who } má { $score } bod, takže se bude hrát ještě jedno, poslední kolo.
        [few] { $who } má { $score } body, takže se bude hrát ještě jedno, poslední kolo.
        [many] { $who } má { $score } bodů, takže se bude hrát ještě jedno, poslední kolo.
       *[other] { $who } má { $score } bodů, takže se bude hrát ještě jedno, poslední kolo.
    }
turn-played-on = { $who } už nemá žádný kámen. Hraje se dál, dokud nebudou mít všichni stejný počet tahů.
turn-played-on-shared = { $who } už nemá žádný kámen. Hraje se dál, dokud nebudou mít všichni stejný počet tahů. Kdo do té doby přiloží poslední kámen, vyhrává taky.
turn-played-on-counted = { $who } už nemá žádný kámen. Hraje se dál, dokud nebudou mít všichni stejný počet tahů. Ostatní stojánky se počítají tak, jak jsou teď.
turn-call = { $mention }, jsi na tahu.
turn-next = Na tahu: { $who }
turn-undone = { $who } vrací svůj poslední tah.
turn-undo-asked = { $who } chce vrátit svůj poslední tah. Pokud souhlasíš, stiskni **{ $button }**. Nebo prostě hraj dál.
turn-undo-agreed = { $who } souhlasí s vrácením tahu. Zatím hlasů: { $agreed }/{ $needed }.
turn-undo-granted = { $who } vrací svůj poslední tah, všichni souhlasí.
turn-undo-overtaken = { $who } chce vrátit svůj poslední tah, ale mezitím se hrálo dál.

turn-kept-bridge = Kámen { $tile } dlouho čekal na svou chvíli a { $who } s ním staví most: { $points }
turn-kept-hexagon = Kámen { $tile } dlouho čekal na svou chvíli a { $who } s ním dokončuje šestiúhelník: { $points }
turn-kept-double-hexagon = Kámen { $tile } dlouho čekal na svou chvíli a { $who } s ním dokončuje dvojitý šestiúhelník: { $points }
turn-kept-triple-hexagon = Kámen { $tile } dlouho čekal na svou chvíli a { $who } s ním dokončuje trojitý šestiúhelník: { $points }
