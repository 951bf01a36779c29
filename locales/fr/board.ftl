### The whole board in words, line by line, for whoever cannot or does not want to look at the picture.

board-title = **Le plateau en mots**
board-title-part = **Le plateau en mots**, partie { $part } sur { $parts }
board-how = Les rangées se comptent depuis le haut, les colonnes depuis la gauche, large chacune d’un demi-Triominos. Dans une rangée, des voisins sont dans des colonnes qui se suivent ; un Triominos pointe en haut repose sur ce qui est en dessous, dans sa colonne. Les pointes se lisent dans le sens horaire : depuis le haut si la pointe est en haut, depuis le haut à gauche si elle est en bas.
board-spots = **Emplacements libres**
board-row = **Rangée { $row } sur { $rows }**
# $corners is such as '3-4-?', $beside a list of board-side.
board-spot =
    { $half ->
        [up] Emplacement { $spot } : { $corners }, pointe en haut, rangée { $row }, colonne { $column }, à côté : { $beside }
       *[down] Emplacement { $spot } : { $corners }, pointe en bas, rangée { $row }, colonne { $column }, à côté : { $beside }
    }
# A tile in its row. $corners are its numbers as it lies.
board-tile =
    { $half ->
        [up] { $tile } : colonne { $column }, pointe en haut, chiffres { $corners }
       *[down] { $tile } : colonne { $column }, pointe en bas, chiffres { $corners }
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
