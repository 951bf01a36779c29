### Ce qui est écrit dans les images : le plus court possible.

picture-title-round = { $edition } · manche { $round }

## Ce que les autres ont fait depuis le dernier tour du joueur ; les points suivent : « Eva 3-4-5 +52 »

picture-since = Depuis ton tour
picture-since-placed = { $who } { $tile }
picture-since-drew = { $who } a pioché { $count }
picture-since-passed = { $who } a passé

## La partie en jeu d’un grand plateau

picture-close-up = La partie en jeu
picture-close-up-alt = La partie en jeu du même plateau, en plus grand ; dernier posé : { $tile }.

## Là où rien ne peut être joint

# $right s'appelle comme chez Discord.
picture-not-allowed = -# Je ne peux pas joindre d’images dans ce salon : le plateau y est donc en mots. Qui gère le salon peut m’en donner la permission : { $right }.

## Une partie terminée

picture-end-wins =
    { $count ->
        [one] { $who } gagne
       *[other] { $who } gagnent ensemble
    }
picture-end-nobody = Personne ne gagne
picture-end-tiles = Triominos
picture-end-shapes = Bonus
picture-end-draws = Pioche
picture-end-rounds = Fins
picture-end-total = Total
picture-end-foot =
    { $count ->
        [one] { $edition } · { $count } manche
       *[other] { $edition } · { $count } manches
    }
# $title est par exemple « Eva gagne ».
picture-end-alt = { $title }. Ce dont les scores sont faits :
picture-end-alt-seat = { $who } : { $score }, dont Triominos { $tiles }, bonus { $shapes }, pioche { $draws }, fins de manche { $ends }.
picture-end-alt-short = { $who } : { $score }.
picture-end-alt-unscored =
    { $count ->
        [one] { $who } a posé { $count } Triominos.
       *[other] { $who } a posé { $count } Triominos.
    }
picture-end-alt-chart = En dessous, la courbe des scores, coup par coup.

## Reprises

picture-replay-round = Manche
picture-replay-alt =
    { $count ->
        [one] La partie de nouveau, coup par coup : { $count } Triominos. { $title }.
       *[other] La partie de nouveau, coup par coup : { $count } Triominos. { $title }.
    }
