games-none = Jelenleg egy játékban sem veszel részt ezen a szerveren. A `/play` asztalt nyit.
games-title =
    { $count ->
        [one] **A játékod ezen a szerveren**
       *[other] **Játékaid ezen a szerveren: { $count }**
    }
games-line = { $number }. { $channel }{ $others }: { $state }
games-with = {" "}(veled játszik: { $others })
games-your-turn = **te jössz**
games-turn = { $who } jön
games-your-start = arra vár, hogy elindítsd
games-start = { $who } indíthatja el
games-next-round = két forduló között
games-your-return = **gép játszik helyetted**
games-deadline = { $state }. Határidő: { $when }
games-changed = { $state }. Utolsó lépés: { $when }
games-more =
    { $count ->
        [one] … és még egy.
       *[other] … és még { $count }.
    }
games-rack = { $number }: Állványom
