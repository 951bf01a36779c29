### The list of one's own games on a server, which only its owner sees.

games-none = Tu n’as aucune partie en cours sur ce serveur. Ouvre une table avec `/play`.
games-title =
    { $count ->
        [one] **Ta partie sur ce serveur**
       *[other] **Tes { $count } parties sur ce serveur**
    }
# $others is such as ' with Ada and Bo', or nothing.
games-line = { $number }. { $channel }{ $others } : { $state }
games-with = {" "}avec { $others }
games-your-turn = **à toi de jouer**
games-turn = à { $who } de jouer
games-your-start = à toi de lancer la partie
games-start = à { $who } de lancer la partie
games-next-round = entre deux manches
games-your-return = **un ordinateur joue à ta place**
# $when is a time such as 'in 5 minutes' or '3 minutes ago'.
games-deadline = { $state } · dernier délai : { $when }
games-changed = { $state }. Dernier coup : { $when }
games-more =
    { $count ->
        [one] … et une autre.
       *[other] … et { $count } autres.
    }
games-rack = { $number } : Ma réglette
