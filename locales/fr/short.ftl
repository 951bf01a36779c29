### The rules in short, with figures: what /rules says.

short-title = **La règle en bref** : { $edition }
short-matching = Pose un Triominos contre un autre sur le plateau. Partout où il en touche un, ses chiffres doivent être les mêmes, aux deux bouts du côté commun et à chaque pointe.
short-turn = À ton tour, pose un Triominos et marque ses points. Si aucun ne correspond, pioche ; la suite dit alors ce qui peut être posé, et ce que cela coûte.
short-no-points = Personne ne compte les points, et qui pose son dernier Triominos en premier gagne.
short-points = - Un Triominos : la somme de ses trois chiffres
short-points-kids = - Un Triominos : un point
short-shapes = - En plus, pour un pont { $bridge }, un hexagone { $hexagon }, un double hexagone { $double }, un triple hexagone { $triple }
short-draws =
    { $limit ->
        [0] { $draw ->
            [0] - Pioche autant qu’il le faut
           *[other] - Chaque Triominos pioché : −{ $draw }, autant qu’il le faut
        }
       *[other] { $draw ->
            [0] - Pioche jusqu’à { $limit } Triominos par tour
           *[other] - Chaque Triominos pioché : −{ $draw }, jusqu’à { $limit } par tour ; si même alors tu n’en poses aucun : −{ $stuck }
        }
    }
short-out =
    { $out ->
        [0] - Poser son dernier Triominos : la somme des Triominos des autres
       *[other] - Poser son dernier Triominos : +{ $out } et la somme des Triominos des autres
    }
short-out-kids = - Poser son dernier Triominos : +{ $out }

## Figures: a title and a caption, which are drawn, and what is read to who does not see the figure

short-figure-matching = Les chiffres se suivent
short-caption-matching = Les deux chiffres du côté commun doivent être les mêmes. À gauche, 4 et 5 touchent 4 et 5 ; à droite, non.
short-caption-bridge = Le Triominos doré touche un voisin par un côté, et par sa pointe opposée le même chiffre d’un autre.
short-caption-hexagon = Le Triominos doré est le sixième autour d’un point : il ferme un hexagone.
short-caption-double-hexagon = Le Triominos doré ferme deux hexagones à la fois.
short-caption-triple-hexagon = Le Triominos doré ferme trois hexagones à la fois.
short-alt-matching = Figure : deux paires de Triominos. À gauche, cochée, 4-4-5 est contre 1-4-5 : aux bouts du côté commun, 4 touche 4 et 5 touche 5. À droite, barrée, 2-5-5 est contre 1-4-5 : 5 touche 4 et 2 touche 5.
short-alt-bridge = Figure : un pont. Dix Triominos forment un anneau ouvert. 4-5-5, le dernier posé, est sous 4-4-5, où 4 et 5 touchent 4 et 5, et sa pointe du bas touche celle de 3-3-5 de l’autre côté de l’ouverture, 5 contre 5.
short-alt-hexagon = Figure : un hexagone. Six Triominos entourent un point, tous avec un 1 à cet endroit. 1-3-4, le dernier posé, est le sixième.
short-alt-double-hexagon = Figure : un double hexagone. Dix Triominos entourent deux points voisins. 1-3-4, le dernier posé, est le sixième autour des deux : autour de l’un tous ont un 1, autour de l’autre un 4.
short-alt-triple-hexagon = Figure : un triple hexagone. Douze Triominos en entourent un, 0-2-2, le dernier posé. C’est le sixième autour de chacune de ses trois pointes, où tous ont un 2, un 2 et un 0.
short-alt-earns =
    { $points ->
        [one] { $figure } Il rapporte { $points } point.
       *[other] { $figure } Il rapporte { $points } points.
    }
