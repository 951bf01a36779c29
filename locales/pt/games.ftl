games-none = Você não está em nenhuma partida deste servidor agora. Abra uma mesa com `/play`.
games-title =
    { $count ->
        [one] **Sua partida neste servidor**
       *[other] **Suas { $count } partidas neste servidor**
    }
games-line = { $number }. { $channel }{ $others }: { $state }
games-with = {" "}com { $others }
games-your-turn = **é a sua vez**
games-turn = é a vez de { $who }
games-your-start = só falta você começar a partida
games-start = esperando { $who } começar a partida
games-next-round = entre duas voltas
games-your-return = **um computador joga no seu lugar**
games-deadline = { $state } · prazo: { $when }
games-changed = { $state }. Última jogada: { $when }
games-more =
    { $count ->
        [one] … e mais uma.
       *[other] … e mais { $count }.
    }
games-rack = { $number }: Minhas peças
