games-none = Most egy játékod sincs ezen a szerveren. Nyiss asztalt a `/play` paranccsal.
games-title =
    { $count ->
        [one] **A játékod ezen a szerveren**
       *[other] **Játékaid ezen a szerveren: { $count }**
    }
games-line = { $number }. { $channel }{ $others }: { $state }
games-with = , { $others } ellen
games-your-turn = **te jössz**
games-turn = { $who } jön
games-your-start = a játékot te indítod
games-start = a játékot { $who } indítja
games-next-round = két forduló között
games-your-return = **gép játszik helyetted**
games-deadline = { $state } · határidő: { $when }
games-changed = { $state }. Utolsó lépés: { $when }
games-more =
    { $count ->
        [one] … és még egy.
       *[other] … és még { $count }.
    }
games-rack = { $number }: Állványom
