### Ce que donne la fin d’une manche ou d’une partie, dit à celui dont le tour l’a terminée.

# Avant outcome-points, ou seul quand on ne compte pas les points.
outcome-out = **Tu as tout posé !**
outcome-over = La manche est terminée.
outcome-blocked = Plus personne ne peut jouer : la manche est bloquée.
outcome-points = { $what } { $points } pour toi. Ton score : { $score }.
outcome-round-won = { $what } Tu gagnes la manche !
outcome-round-shared = { $what } Tu partages la victoire de la manche.

# Quand on ne compte pas les points.
outcome-won = **Tu as gagné !**
outcome-lost =
    { $count ->
        [one] { $who } a gagné.
       *[other] { $who } ont gagné ensemble.
    }
outcome-nobody = Personne n’a gagné.

# À deux joueurs : son propre score et celui de l’autre.
outcome-won-to = **Tu as gagné**, { $own } à { $other } !
outcome-lost-to = { $who } a gagné, { $other } à { $own }.
outcome-won-with = **Tu as gagné** avec un score de { $score } !
outcome-lost-with =
    { $count ->
        [one] { $who } a gagné avec un score de { $score }.
       *[other] { $who } ont gagné ensemble, chacun avec un score de { $score }.
    }
outcome-solo = Ta partie est terminée, avec un score de { $score }.
