games-none = Na tomto serveri práve nič nehráš. Stôl otvoríš príkazom `/play`.
games-title =
    { $count ->
        [one] **Tvoja hra na tomto serveri**
        [few] **Tvoje { $count } hry na tomto serveri**
        [many] **Tvojich { $count } hier na tomto serveri**
       *[other] **Tvojich { $count } hier na tomto serveri**
    }
games-line = { $number }. { $channel }{ $others }: { $state }
games-with = {" "}({ $others })
games-your-turn = **si na ťahu**
games-turn = na ťahu je { $who }
games-your-start = čaká sa, kým spustíš hru
games-start = čaká sa, kým { $who } spustí hru
games-next-round = prestávka medzi kolami
games-your-return = **hrá za teba počítač**
games-deadline = { $state } · termín: { $when }
games-changed = { $state }. Posledný ťah: { $when }
games-more =
    { $count ->
        [one] … a jedna ďalšia.
        [few] … a { $count } ďalšie.
        [many] … a { $count } ďalších.
       *[other] … a { $count } ďalších.
    }
games-rack = { $number }: Môj stojanček
