### Ce qui est écrit dans les images : le plus court possible.

picture-title-round = { $edition } · manche { $round }

## Ce que les autres ont fait depuis le dernier tour du joueur ; les points suivent : « Eva 3-4-5 +52 »

picture-since = Depuis ton tour
picture-since-placed = { $who } { $tile }
picture-since-drew = { $who } a pioché { $count }×
picture-since-passed = { $who } a passé

## La partie en jeu d’un grand plateau

picture-close-up = Gros plan
picture-close-up-alt = Gros plan sur la zone du plateau où ça se joue. Dernier posé : { $tile }.

## Là où rien ne peut être joint

# $right s'appelle comme chez Discord.
picture-not-allowed = -# Je ne peux pas joindre d’images dans ce salon : voici donc le plateau en texte. Pour avoir des images, demande à un responsable du serveur de me donner la permission **{ $right }**.

## Une partie terminée

picture-end-wins =
    { $count ->
        [one] { $who } gagne
       *[other] { $who } gagnent ensemble
    }
picture-end-nobody = Personne ne gagne
picture-round-title = Fin de la manche { $round }
picture-round-left = Reste
picture-round-gained = Manche
picture-round-total = Total
picture-round-to-go = Manque
picture-rounds-won = Gagnées
picture-round-alt = Le tableau des scores après la manche { $round }, avec les chiffres du message.
picture-end-tiles = Triominos
picture-end-shapes = Bonus
picture-end-draws = Pioche
picture-end-rounds = Fin manche
picture-end-out =
    { $count ->
        [0] Triominos restants
       *[other] fini { $count }×
    }
picture-end-total = Total
picture-end-foot =
    { $count ->
        [one] { $edition } · { $count } manche
       *[other] { $edition } · { $count } manches
    }
picture-end-alt = D’où viennent les scores :
picture-end-alt-seat = { $who } : { $score } (Triominos { $tiles }, bonus { $shapes }, pioche { $draws }, fins de manche { $ends }).
picture-end-alt-unscored =
    { $count ->
        [one] { $who } a posé { $count } Triominos.
       *[other] { $who } a posé { $count } Triominos.
    }
picture-end-alt-rounds = { $who } : { $won }, Triominos posés : { $count }.
# The chart of the scores, in two sentences: since when the leader led, and what went before.
picture-end-alt-alone =
    { $moves ->
        [one] En dessous, la courbe du score sur { $moves } coup.
       *[other] En dessous, la courbe du score sur { $moves } coups.
    }
picture-end-alt-level =
    { $moves ->
        [one] En dessous, la courbe des scores sur { $moves } coup : personne n’est en tête à la fin.
       *[other] En dessous, la courbe des scores sur { $moves } coups : personne n’est en tête à la fin.
    }
picture-end-alt-led =
    { $moves ->
        [one] En dessous, la courbe des scores sur { $moves } coup : { $who } mène à partir du coup { $since }, et jusqu’à la fin.
       *[other] En dessous, la courbe des scores sur { $moves } coups : { $who } mène à partir du coup { $since }, et jusqu’à la fin.
    }
picture-end-alt-changes =
    { $changes ->
        [0] La première place n’a jamais changé de main
        [one] La première place a changé de main une fois
       *[other] La première place a changé de main { $changes } fois
    } { $widest ->
        [one] et l’avance n’a jamais dépassé { $widest } point.
       *[other] et l’avance n’a jamais dépassé { $widest } points.
    }

## Reprises

picture-replay-round = Manche
picture-replay-alt =
    { $count ->
        [one] Toute la partie, coup par coup : { $count } Triominos. { $title }.
       *[other] Toute la partie, coup par coup : { $count } Triominos. { $title }.
    }
