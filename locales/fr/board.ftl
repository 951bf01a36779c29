### The whole board in words, line by line, for whoever cannot or does not want to look at the picture.

board-title = **Description du plateau**
board-title-part = **Description du plateau** ({ $part } sur { $parts })
board-how = Les rangées se comptent depuis le haut et les colonnes depuis la gauche. Une colonne a la largeur d’un demi-Triominos : deux voisins d’une même rangée sont dans des colonnes qui se suivent. Un Triominos pointe en haut peut toucher celui d’en dessous, dans la rangée suivante et la même colonne. Les pointes se lisent dans le sens horaire : depuis le haut si le Triominos a la pointe en haut, depuis le haut à gauche s’il a la pointe en bas.
board-spots = **Emplacements libres**
board-row = **Rangée { $row } sur { $rows }**
# $corners is such as '3, 4, any', $beside a list of board-side.
board-spot =
    { $half ->
        [up] Emplacement { $spot } : { $corners } ; pointe en haut ; rangée { $row }, colonne { $column } ; à côté : { $beside }
       *[down] Emplacement { $spot } : { $corners } ; pointe en bas ; rangée { $row }, colonne { $column } ; à côté : { $beside }
    }
# A tile in its row. $corners are its numbers as it lies.
board-tile =
    { $half ->
        [up] { $tile } : colonne { $column }, pointe en haut ; chiffres { $corners }
       *[down] { $tile } : colonne { $column }, pointe en bas ; chiffres { $corners }
    }
board-tile-beside = { $tile } ; à côté : { $beside }
board-tile-last = { $tile } ; posé en dernier
# $what is a tile or board-spot-name.
board-side =
    { $side ->
        [left] { $what } à gauche
        [right] { $what } à droite
        [above] { $what } au-dessus
       *[below] { $what } en dessous
    }
board-spot-name = emplacement { $spot }
# A spot by what it is beside: 'left of 0‑3‑5'.
board-spot-told = emplacement { $spot }, { $beside }
board-spot-first-up = emplacement { $spot }, pointe en haut, { $corners } dans le sens horaire depuis le haut
board-spot-first-down = emplacement { $spot }, pointe en bas, { $corners } dans le sens horaire en partant d’en haut à gauche
board-empty = Il n’y a aucun Triominos sur le plateau.

## A turn without pictures; $spot is a board-spot-name or board-spot-told, and points may follow

board-since = Depuis ton dernier tour :
board-missed = Depuis ton dernier passage :
board-missed-nothing = Rien de nouveau depuis ton dernier passage.
board-missed-round = Depuis ton dernier passage, la manche { $round } a commencé.
# $points is a list of board-missed-of.
board-missed-points = Points depuis : { $points }
board-missed-of = { $who } { $points }
board-missed-undone = Un coup a été repris.
board-missed-earlier =
    { $count ->
        [one] Un tour précédent de cette manche n’apparaît pas ici.
       *[other] { $count } tours précédents de cette manche n’apparaissent pas ici.
    }
board-placed =
    { $drawn ->
        [0] { $who } a posé { $tile } à l’{ $spot }
       *[other] { $who } a pioché { $drawn } Triominos et a posé { $tile } à l’{ $spot }
    }
board-drew = { $who } a pioché { $drawn } Triominos sans rien poser
board-passed = { $who } a passé son tour
board-placement = { $tile } à l’{ $spot }
board-fits = { $tile } peut être posé à l’{ $spots }
