### Alternative texts of pictures, for whoever does not see them: plain sentences, and as few as will do.

alt-seat = { $who } : score { $score }, { $tiles }.
alt-seat-unscored = { $who } : { $tiles }.
# $tiles is such as '5 tiles'.
alt-dropped = { $tiles }, hors de la manche
alt-progress =
    { $tiles ->
        [0] Manche { $round }. Aucun Triominos sur le plateau, { $pool } dans la pioche.
       *[other] Manche { $round }. { $tiles } Triominos sur le plateau, { $pool } dans la pioche.
    }
# The shortest forms, for when there is little room.
alt-pool = Pioche { $pool }.
alt-last-tile = Dernier posé : { $tile }.
alt-spots-short = Emplacements libres : { $spots }
alt-tiles = Tes Triominos : { $tiles }.
alt-drawn = Tout juste pioché : { $drawn }.
# A list of alt-fits-entry.
alt-fits = Ce que tu peux poser : { $fits }.
alt-fits-entry =
    { $count ->
        [one] { $tile } à l’emplacement { $spots }
       *[other] { $tile } aux emplacements { $spots }
    }
alt-fits-count =
    { $count ->
        [0] Rien à poser.
        [one] Tu peux poser un de tes Triominos ; le menu dit où.
       *[other] Tu peux poser { $count } de tes Triominos ; le menu dit où.
    }
# $lies is such as '3, 4, 5; points up; left of 1‑3‑4'.
alt-preview = Aperçu de { $tile } sur le plateau. Ses pointes, dans le sens horaire depuis le haut ou le haut à gauche : { $lies }.
alt-board =
    { $tiles ->
        [0] Le plateau de la manche { $round }, sans Triominos.
       *[other] Le plateau de la manche { $round }, avec { $tiles } Triominos.
    }
alt-last-beside = Dernier posé : { $tile }, { $beside }.
