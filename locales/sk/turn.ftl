turn-placed =
    { $drawn ->
        [0] { $who } prikladá { $tile }
        [one] { $who } si berie { $drawn } kameň{ $cost } a prikladá { $tile }
        [few] { $who } si berie { $drawn } kamene{ $cost } a prikladá { $tile }
        [many] { $who } si berie { $drawn } kameňov{ $cost } a prikladá { $tile }
       *[other] { $who } si berie { $drawn } kameňov{ $cost } a prikladá { $tile }
    }{ $spot ->
        [0] {""}
       *[other] {" "}na pole { $spot }
    }
turn-drew =
    { $drawn ->
        [one] { $who } si berie { $drawn } kameň
        [few] { $who } si berie { $drawn } kamene
        [many] { $who } si berie { $drawn } kameňov
       *[other] { $who } si berie { $drawn } kameňov
    }
turn-stuck =
    { $drawn ->
        [one] { $who } si berie { $drawn } kameň a nič neprikladá
        [few] { $who } si berie { $drawn } kamene a nič neprikladá
        [many] { $who } si berie { $drawn } kameňov a nič neprikladá
       *[other] { $who } si berie { $drawn } kameňov a nič neprikladá
    }
turn-passed =
    { $drawn ->
        [0] { $who } vynecháva ťah (zásoba je prázdna)
        [one] { $who } si berie { $drawn } kameň a vynecháva ťah (zásoba je prázdna)
        [few] { $who } si berie { $drawn } kamene a vynecháva ťah (zásoba je prázdna)
        [many] { $who } si berie { $drawn } kameňov a vynecháva ťah (zásoba je prázdna)
       *[other] { $who } si berie { $drawn } kameňov a vynecháva ťah (zásoba je prázdna)
    }
turn-stopped =
    { $drawn ->
        [one] { $who } si berie { $drawn } kameň a ďalší už nechce
        [few] { $who } si berie { $drawn } kamene a ďalší už nechce
        [many] { $who } si berie { $drawn } kameňov a ďalší už nechce
       *[other] { $who } si berie { $drawn } kameňov a ďalší už nechce
    }
turn-dropped-out =
    { $drawn ->
        [0] { $who } vynecháva ťah (zásoba je prázdna) a vypadáva z kola
        [one] { $who } si berie { $drawn } kameň, vynecháva ťah (zásoba je prázdna) a vypadáva z kola
        [few] { $who } si berie { $drawn } kamene, vynecháva ťah (zásoba je prázdna) a vypadáva z kola
        [many] { $who } si berie { $drawn } kameňov, vynecháva ťah (zásoba je prázdna) a vypadáva z kola
       *[other] { $who } si berie { $drawn } kameňov, vynecháva ťah (zásoba je prázdna) a vypadáva z kola
    }
turn-with-points = { $line }: **{ $points }**
turn-with-sum = { $line }: { $sum } = **{ $points }**
turn-with-shape =
    { $shape ->
        [bridge] { $line }, most
        [hexagon] { $line }, šesťuholník
        [double-hexagon] { $line }, dvojitý šesťuholník
       *[triple-hexagon] { $line }, trojitý šesťuholník
    }
turn-with-lead = { $line }, trojica na úvod
turn-round =
    { $round ->
        [1] Hra sa začína.
       *[other] Začína sa { $round }. kolo.
    }
turn-round-of =
    { $round ->
        [1] Hra sa začína: kolo 1/{ $rounds }.
       *[other] Začína sa kolo { $round }/{ $rounds }.
    }
turn-round-last = Začína sa { $round }. kolo, ktoré bude posledné.
turn-rules = -# { $edition } · { $length }
turn-start-draw = Kto začne? Každý si berie kameň: { $draws }
turn-start-again = Zhoda, títo hráči si berú ďalší kameň: { $draws }
turn-start-all-again = Zhoda, všetci si berú ďalší kameň: { $draws }
turn-starts = Začína { $who }.
turn-starts-tied = Na ďalšie losovanie už nie je dosť kameňov, takže začína prvý z hráčov s rovnakým súčtom: { $who }.
turn-starts-alone = { $who } hrá sólo.
turn-starts-highest = Začína { $who }. Rozhoduje najvyššia trojica, a ak žiadnu nikto nemá, kameň s najvyšším súčtom.
turn-starts-lot = Začína { $who }, rozhodol žreb.
turn-commitment = -# Dôkaz rozdania: { $hash }
turn-out = { $who } prikladá posledný kameň!
turn-out-round =
    { $count ->
        [one] { $who } prikladá posledný kameň a vyhráva kolo!
        [few] { $who } prikladajú posledný kameň a vyhrávajú kolo spoločne!
        [many] { $who } prikladajú posledný kameň a vyhrávajú kolo spoločne!
       *[other] { $who } prikladajú posledný kameň a vyhrávajú kolo spoločne!
    }
turn-out-bonus = { $who } prikladá posledný kameň! **{ $points }**
turn-out-others =
    { $bonus ->
        [0] { $who } prikladá posledný kameň! Za kamene na ostatných stojančekoch získava { $others }: **{ $points }**
       *[other] { $who } prikladá posledný kameň! Získava { $bonus } a k tomu { $others } za kamene na ostatných stojančekoch: **{ $points }**
    }
turn-out-bell =
    { $bonus ->
        [0] { $who } už má priložený posledný kameň! Za kamene, ktoré vtedy zostávali na ostatných stojančekoch, získava { $others }: **{ $points }**
       *[other] { $who } už má priložený posledný kameň! Získava { $bonus } a k tomu { $others } za kamene, ktoré vtedy zostávali na ostatných stojančekoch: **{ $points }**
    }
turn-blocked = Kolo je zablokované.
turn-blocked-nobody = Kolo je zablokované a nikto ho nevyhráva.
turn-blocked-nothing = Kolo je zablokované. Nikto za to nezískava body.
turn-blocked-lose = Kolo je zablokované. Každý hráč stráca body, ktoré mu zostali na stojančeku: { $changes }
turn-blocked-lowest = Kolo je zablokované. Kto má na stojančeku najmenej bodov, získa body zo všetkých ostatných stojančekov mínus svoje: { $changes }
turn-blocked-differences = Kolo je zablokované. Kto má na stojančeku najmenej bodov, získa súčet rozdielov oproti všetkým ostatným: { $changes }
turn-blocked-fewest = Kolo je zablokované. Kto má najmenej kameňov, získa body zo všetkých ostatných stojančekov mínus svoje: { $changes }
turn-round-over = **Kolo { $round } sa skončilo.**
turn-round-over-of = **Kolo { $round }/{ $rounds } sa skončilo.**
turn-round-scored = { $standing }, v tomto kole **{ $gained }** · { $left }
turn-round-unscored = { $who } · { $left }
turn-round-to-go = { $line } · do cieľa ešte { $points }
turn-round-left =
    { $count ->
        [0] prázdny stojanček
        [one] zostáva { $count } kameň: { $tiles } ({ $sum })
        [few] zostávajú { $count } kamene: { $tiles } ({ $sum })
        [many] zostáva { $count } kameňov: { $tiles } ({ $sum })
       *[other] zostáva { $count } kameňov: { $tiles } ({ $sum })
    }
turn-round-left-unscored =
    { $count ->
        [0] prázdny stojanček
        [one] zostáva { $count } kameň: { $tiles }
        [few] zostávajú { $count } kamene: { $tiles }
        [many] zostáva { $count } kameňov: { $tiles }
       *[other] zostáva { $count } kameňov: { $tiles }
    }
turn-rounds-won =
    { $count ->
        [one] { $count } vyhrané kolo
        [few] { $count } vyhrané kolá
        [many] { $count } vyhraných kôl
       *[other] { $count } vyhraných kôl
    }
turn-next-round = Kolo { $round } sa začne, keď niekto stlačí **{ $button }**, alebo automaticky o pol minúty.
turn-next-round-last = Kolo { $round } je posledné. Začne sa, keď niekto stlačí **{ $button }**, alebo automaticky o pol minúty.
turn-wins =
    { $count ->
        [one] 🏆 { $who } vyhráva a má { $points } bod!
        [few] 🏆 { $who } vyhráva a má { $points } body!
        [many] 🏆 { $who } vyhráva a má { $points } bodov!
       *[other] 🏆 { $who } vyhráva a má { $points } bodov!
    }
turn-wins-tied =
    { $count ->
        [one] 🏆 { $who } vyhrávajú spoločne a každý má { $points } bod!
        [few] 🏆 { $who } vyhrávajú spoločne a každý má { $points } body!
        [many] 🏆 { $who } vyhrávajú spoločne a každý má { $points } bodov!
       *[other] 🏆 { $who } vyhrávajú spoločne a každý má { $points } bodov!
    }
turn-wins-unscored = 🏆 { $who } vyhráva!
turn-wins-unscored-tied = 🏆 { $who } vyhrávajú spoločne!
turn-wins-rounds =
    { $count ->
        [one] 🏆 { $who } vyhráva { $count } kolo a s ním aj hru!
        [few] 🏆 { $who } vyhráva { $count } kolá a s nimi aj hru!
        [many] 🏆 { $who } vyhráva { $count } kôl a s nimi aj hru!
       *[other] 🏆 { $who } vyhráva { $count } kôl a s nimi aj hru!
    }
turn-wins-rounds-tied =
    { $count ->
        [one] 🏆 { $who } vyhrávajú spoločne, každý má na konte { $count } kolo!
        [few] 🏆 { $who } vyhrávajú spoločne, každý má na konte { $count } kolá!
        [many] 🏆 { $who } vyhrávajú spoločne, každý má na konte { $count } kôl!
       *[other] 🏆 { $who } vyhrávajú spoločne, každý má na konte { $count } kôl!
    }
turn-alone-over =
    { $count ->
        [one] 🏆 { $who } má na konci { $points } bod!
        [few] 🏆 { $who } má na konci { $points } body!
        [many] 🏆 { $who } má na konci { $points } bodov!
       *[other] 🏆 { $who } má na konci { $points } bodov!
    }
turn-nobody-wins = Nikto nevyhráva.
turn-standings = { $standings } · zásoba { $pool }
turn-standings-last = { $standings } · zásoba { $pool } · posledné kolo
turn-standing-dropped = { $standing } (v kole už nehrá)
turn-last-round =
    { $count ->
        [one] { $who } má { $score } bod, takže toto kolo je posledné.
        [few] { $who } má { $score } body, takže toto kolo je posledné.
        [many] { $who } má { $score } bodov, takže toto kolo je posledné.
       *[other] { $who } má { $score } bodov, takže toto kolo je posledné.
    }
turn-one-more-round =
    { $count ->
        [one] { $who } má { $score } bod, takže nasleduje ešte jedno, posledné kolo.
        [few] { $who } má { $score } body, takže nasleduje ešte jedno, posledné kolo.
        [many] { $who } má { $score } bodov, takže nasleduje ešte jedno, posledné kolo.
       *[other] { $who } má { $score } bodov, takže nasleduje ešte jedno, posledné kolo.
    }
turn-played-on = { $who } už nemá žiadny kameň. Hrá sa ďalej, kým nebudú mať všetci rovnaký počet ťahov.
turn-played-on-shared = { $who } už nemá žiadny kameň. Hrá sa ďalej, kým nebudú mať všetci rovnaký počet ťahov. Ak posledný kameň priloží ešte niekto, vyhrajú spoločne.
turn-played-on-counted = { $who } už nemá žiadny kameň. Hrá sa ďalej, kým nebudú mať všetci rovnaký počet ťahov. Na ostatných stojančekoch sa počítajú kamene, ktoré sú tam teraz.
turn-call = { $mention }, si na ťahu.
turn-next = Na ťahu: { $who }
turn-undone = { $who } vracia svoj posledný ťah.
turn-undo-asked = { $who } chce vrátiť svoj posledný ťah. Ak s tým súhlasíš, stlač **{ $button }**. Alebo jednoducho hraj ďalej.
turn-undo-agreed = { $who } súhlasí s vrátením ťahu. Hlasy zatiaľ: { $agreed }/{ $needed }.
turn-undo-granted = { $who } vracia svoj posledný ťah, všetci súhlasia.
turn-undo-overtaken = { $who } chce vrátiť svoj posledný ťah, ale medzitým sa hralo ďalej.

turn-kept-bridge = Kameň { $tile } dlho čakal na svoju chvíľu a { $who } ním stavia most: { $points }
turn-kept-hexagon = Kameň { $tile } dlho čakal na svoju chvíľu a { $who } ním dokončuje šesťuholník: { $points }
turn-kept-double-hexagon = Kameň { $tile } dlho čakal na svoju chvíľu a { $who } ním dokončuje dvojitý šesťuholník: { $points }
turn-kept-triple-hexagon = Kameň { $tile } dlho čakal na svoju chvíľu a { $who } ním dokončuje trojitý šesťuholník: { $points }
