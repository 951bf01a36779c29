games-none = Na tomto serveru právě nic nehraješ. Stůl otevřeš příkazem `/play`.
games-title =
    { $count ->
        [one] **Tvoje hra na tomto serveru**
        [few] **Tvoje { $count } hry na tomto serveru**
        [many] **Tvých { $count } her na tomto serveru**
       *[other] **Tvých { $count } her na tomto serveru**
    }
games-line = { $number }. { $channel }{ $others }: { $state }
games-with = {" "}({ $others })
games-your-turn = **jsi na tahu**
games-turn = na tahu je { $who }
games-your-start = čeká se, až hru spustíš
games-start = čeká se, až hru spustí { $who }
games-next-round = pauza mezi koly
games-your-return = **hraje za tebe počítač**
games-deadline = { $state } · termín: { $when }
games-changed = { $state }. Poslední tah: { $when }
games-more =
    { $count ->
        [one] … a jedna další.
        [few] … a { $count } další.
        [many] … a { $count } dalších.
       *[other] … a { $count } dalších.
    }
games-rack = { $number }: Můj stojánek
