outcome-out = **¡Has colocado tu última ficha!**
outcome-over = La ronda ha terminado.
outcome-blocked = Ya nadie puede jugar, así que la ronda está bloqueada.
outcome-points = { $what } { $points } para ti. Tu puntuación: { $score }.
outcome-round-won = { $what } ¡Ganas la ronda!
outcome-round-shared = { $what } Compartes la victoria de la ronda.

outcome-won = **¡Has ganado!**
outcome-lost =
    { $count ->
        [one] Gana { $who }.
       *[other] { $who } comparten la victoria.
    }
outcome-nobody = Nadie gana.

outcome-won-to = ¡**Has ganado** por { $own } a { $other }!
outcome-lost-to = { $who } gana por { $other } a { $own }.
outcome-won-with = ¡**Has ganado** con una puntuación de { $score }!
outcome-lost-with =
    { $count ->
        [one] { $who } gana con una puntuación de { $score }.
       *[other] { $who } comparten la victoria con una puntuación de { $score }.
    }
outcome-solo = Tu partida ha terminado: has sumado { $score }.
