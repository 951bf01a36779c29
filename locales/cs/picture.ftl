picture-title-round = { $edition } · kolo { $round }
picture-since = Od tvého tahu
picture-since-placed = { $who } { $tile }
picture-since-drew = { $who } bere { $count }
picture-since-passed = { $who } vynechává
picture-close-up = Rozehraná část
picture-close-up-alt = Rozehraná část hrací plochy zblízka; naposledy přiložený kámen: { $tile }.
picture-not-allowed = -# V tomto kanálu nemůžu přikládat obrázky, takže hrací plochu popíšu slovy. Pokud chceš obrázky, požádej správce serveru, ať mi dá oprávnění **{ $right }**.
picture-end-wins =
    { $count ->
        [one] { $who } vyhrává
        [few] { $who } vyhrávají společně
        [many] { $who } vyhrávají společně
       *[other] { $who } vyhrávají společně
    }
picture-end-nobody = Nikdo nevyhrává
picture-round-title = Kolo { $round } skončilo
picture-round-left = Zbývá
picture-round-gained = Kolo
picture-round-total = Celkem
picture-round-to-go = Chybí
picture-rounds-won = Vyhraná kola
picture-round-alt = Výsledky kola { $round } se stejnými čísly jako ve zprávě.
picture-end-tiles = Kameny
picture-end-shapes = Bonusy
picture-end-draws = Dobírání
picture-end-rounds = Konce kol
picture-end-out =
    { $count ->
        [0] zbylé kameny
       *[other] bez kamenů { $count }×
    }
picture-end-total = Celkem
picture-end-foot =
    { $count ->
        [one] { $edition } · { $count } kolo
        [few] { $edition } · { $count } kola
        [many] { $edition } · { $count } kol
       *[other] { $edition } · { $count } kol
    }
picture-end-alt = Z čeho se body skládají:
picture-end-alt-seat = { $who }: { $score } (kameny { $tiles }, bonusy { $shapes }, dobírání { $draws }, konce kol { $ends }).
picture-end-alt-unscored =
    { $count ->
        [one] { $who }: přiložen { $count } kámen.
        [few] { $who }: přiloženy { $count } kameny.
        [many] { $who }: přiloženo { $count } kamenů.
       *[other] { $who }: přiloženo { $count } kamenů.
    }
picture-end-alt-rounds = { $who }: { $won }, přiložené kameny: { $count }.
picture-end-alt-alone =
    { $moves ->
        [one] Dole je graf bodů za { $moves } tah.
        [few] Dole je graf bodů za { $moves } tahy.
        [many] Dole je graf bodů za { $moves } tahů.
       *[other] Dole je graf bodů za { $moves } tahů.
    }
picture-end-alt-level =
    { $moves ->
        [one] Dole je graf bodů za { $moves } tah: na konci nebyl nikdo ve vedení.
        [few] Dole je graf bodů za { $moves } tahy: na konci nebyl nikdo ve vedení.
        [many] Dole je graf bodů za { $moves } tahů: na konci nebyl nikdo ve vedení.
       *[other] Dole je graf bodů za { $moves } tahů: na konci nebyl nikdo ve vedení.
    }
picture-end-alt-led =
    { $moves ->
        [one] Dole je graf bodů za { $moves } tah: od tahu { $since } až do konce vede { $who }.
        [few] Dole je graf bodů za { $moves } tahy: od tahu { $since } až do konce vede { $who }.
        [many] Dole je graf bodů za { $moves } tahů: od tahu { $since } až do konce vede { $who }.
       *[other] Dole je graf bodů za { $moves } tahů: od tahu { $since } až do konce vede { $who }.
    }
picture-end-alt-changes =
    { $changes ->
        [0] Ve vedení se hráči ani jednou nevystřídali
        [one] Ve vedení se hráči vystřídali jednou
        [few] Ve vedení se hráči vystřídali { $changes }krát
        [many] Ve vedení se hráči vystřídali { $changes }krát
       *[other] Ve vedení se hráči vystřídali { $changes }krát
    } { $widest ->
        [one] a největší náskok byl { $widest } bod.
        [few] a největší náskok byly { $widest } body.
        [many] a největší náskok byl { $widest } bodů.
       *[other] a největší náskok byl { $widest } bodů.
    }
picture-replay-round = Kolo
picture-replay-alt =
    { $count ->
        [one] Celá hra, tah po tahu: { $count } kámen. { $title }.
        [few] Celá hra, tah po tahu: { $count } kameny. { $title }.
        [many] Celá hra, tah po tahu: { $count } kamenů. { $title }.
       *[other] Celá hra, tah po tahu: { $count } kamenů. { $title }.
    }
