games-none = Ahora mismo no tienes ninguna partida en este servidor. Abre una mesa con `/play`.
games-title =
    { $count ->
        [one] **Tu partida en este servidor**
       *[other] **Tus { $count } partidas en este servidor**
    }
games-line = { $number }. { $channel }{ $others }: { $state }
games-with = {" "}con { $others }
games-your-turn = **es tu turno**
games-turn = turno de { $who }
games-your-start = te toca iniciarla
games-start = { $who } tiene que iniciarla
games-next-round = entre rondas
games-your-return = **una máquina está jugando por ti**
games-deadline = { $state } · límite: { $when }
games-changed = { $state }. Última jugada: { $when }
games-more =
    { $count ->
        [one] … y una más.
       *[other] … y { $count } más.
    }
games-rack = { $number }: Mis fichas
