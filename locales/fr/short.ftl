### What /rules says: the rules in short with figures, then all the rules by topic.

short-title = **La règle en bref** : { $edition }
# $source is one of rules-from, such as 'Printed in …'.
short-source = -# { $source }
short-source-changed = -# { $source } · modifiée à cette table : voir les lignes en gras ci-dessous
short-matching = **Où poser :** Un côté entier de ton Triominos doit correspondre à celui d’un Triominos du plateau. Tous les chiffres qui se touchent doivent être les mêmes.
short-turn = **Un tour :** Pose un Triominos et marque ses points. Si tu ne peux pas ou ne veux pas, pioche.
short-turn-stuck = **Un tour :** Pose un Triominos et marque ses points. Si tu ne peux pas, pioche.
short-turn-unscored = **Un tour :** Pose un Triominos. Si tu ne peux pas ou ne veux pas, pioche.
short-turn-unscored-stuck = **Un tour :** Pose un Triominos. Si tu ne peux pas, pioche.
short-points-title = **Points :**
short-points = - Un Triominos : la somme de ses trois chiffres
short-points-kids = - Un Triominos : un point
short-shapes = - Points en plus : pont +{ $bridge }, hexagone +{ $hexagon }, double hexagone +{ $double }, triple hexagone +{ $triple }
short-draws =
    { $limit ->
        [0] { $draw ->
            [0] - Piocher : sans pénalité et sans limite
           *[other] - Chaque Triominos pioché : −{ $draw }, sans limite
        }
        [one] { $draw ->
            [0] - Piocher : un seul Triominos par tour, sans pénalité
           *[other] - Chaque Triominos pioché : −{ $draw }, un seul par tour ; −{ $stuck } de plus si tu ne poses toujours rien
        }
       *[other] { $draw ->
            [0] - Piocher : jusqu’à { $limit } Triominos par tour, sans pénalité
           *[other] - Chaque Triominos pioché : −{ $draw }, jusqu’à { $limit } par tour ; −{ $stuck } de plus si tu ne poses toujours rien
        }
    }
# $out is such as '+25 and the sum of the tiles on the other racks'.
short-out = - Poser son dernier Triominos : { $out }
# $end is such as 'as soon as someone goes out'.
short-round-end = **Fin d’une manche :** { $end }, ou quand plus personne ne peut jouer.
short-no-points = **Fin de la manche :** { $end }. Si plus personne ne peut jouer, la manche est bloquée et personne ne gagne.
# $length is such as 'the round in which a score goes over 400 is the last'.
short-match = **La partie :** { $length }. Le meilleur score gagne.
short-match-round-winner = **La partie :** { $length }. Le vainqueur de la dernière manche gagne la partie s’il a franchi la limite de points ; sinon, le meilleur score gagne.
short-match-unscored = **La partie :** { $length }. On ne compte pas les points. Le premier joueur à poser son dernier Triominos gagne.
short-match-unscored-shared = **La partie :** { $length }. On ne compte pas les points. Chaque joueur qui pose son dernier Triominos gagne.
short-match-rounds = **La partie :** { $length }. On ne compte pas les points. Le joueur qui gagne le plus de manches gagne la partie.
short-all = -# `/rules` montre toutes les règles par thème.
# $tile is such as 'the sum of its three numbers', $shapes such as 'bridge +40, hexagon +50'.
short-scores = **Points :** un Triominos rapporte { $tile }. Figures : { $shapes }.
# $draws is such as 'up to 3 a turn, −5 each'.
short-drawing = **Piocher :** { $draws }.
# $out is such as '+25 and the sum of the tiles on the other racks', $length such as 'the round in which a score goes over 400 is the last'.
short-end = **La fin :** pour le dernier Triominos posé, { $out }. Durée de la partie : { $length }.
short-more = -# Toutes les règles suivent, thème par thème.

## All the rules by topic: headings, and what no single rule says. Lines that begin with '-' stand under the headings.

short-topic-start = **Le début**
short-pool = - La pioche : tous les autres Triominos, faces cachées
short-first-drawn = - Les Triominos piochés pour savoir qui commence retournent dans la pioche. Le premier joueur pose le Triominos de son choix.
short-first-any = - Le premier joueur pose le Triominos de son choix.
short-first-no-triple = - Si personne n’a de triple, le Triominos à la plus forte somme doit être posé en premier.
short-topic-turn = **Un tour**
short-topic-points = **Les points**
short-hexagons = - Un hexagone, ce sont six Triominos autour d’un point. Un double ou un triple hexagone, ce sont deux ou trois hexagones complétés par un seul Triominos ; il ne rapporte que son propre bonus.
# $points is 12 and the bonus.
short-example = - Exemple : un Triominos avec 3, 4 et 5 qui forme un pont rapporte 3 + 4 + 5 + { $bridge } = { $points }.
short-topic-round-end = **La fin d’une manche**
short-going-out = - « Poser son dernier Triominos » veut dire vider sa réglette.
short-blocked = - « Bloquée » veut dire que plus personne ne peut poser ni piocher. Si tous les joueurs passent leur tour l’un après l’autre, la manche est bloquée aussi.
short-topic-match = **La partie**
short-ties = - À égalité pour la première place, on gagne ensemble.

## Figures: a title and a caption, which are drawn, and a description for people who do not see the figure

short-figure-matching = Les pointes correspondent
short-caption-matching = Les deux chiffres du côté commun doivent être les mêmes. À gauche, 4 et 5 touchent 4 et 5. À droite, non.
short-caption-bridge = Un côté du Triominos doré correspond à un voisin, et la pointe opposée touche le même chiffre sur un autre.
short-caption-bridge-two = Un côté du Triominos doré correspond à un voisin, et la pointe opposée touche le même chiffre sur un autre. Avec ces règles, un Triominos dont deux côtés correspondent sans compléter d’hexagone compte aussi comme un pont.
short-caption-bridge-more = Un côté du Triominos doré correspond à un voisin, et la pointe opposée touche le même chiffre sur un autre. Ici, un Triominos dont deux ou trois côtés correspondent sans compléter d’hexagone est aussi un pont.
short-caption-hexagon = Le Triominos doré est le sixième autour d’un point : il complète un hexagone.
short-caption-double-hexagon = Le Triominos doré complète deux hexagones à la fois.
short-caption-triple-hexagon = Le Triominos doré complète trois hexagones à la fois.
short-alt-matching = Figure : deux paires de Triominos. À gauche, cochée, 4‑4‑5 est contre 1‑4‑5 : aux bouts du côté commun, 4 touche 4 et 5 touche 5. À droite, barrée, 2‑5‑5 est contre 1‑4‑5 : 5 touche 4 et 2 touche 5.
short-alt-bridge = Figure : un pont. Dix Triominos forment un anneau ouvert. 4‑5‑5, le dernier posé, est sous 4‑4‑5 : aux bouts du côté commun, 4 touche 4 et 5 touche 5. Sa pointe du bas, un 5, touche le 5 de 3‑3‑5 de l’autre côté de l’ouverture.
short-alt-bridge-two = { $figure } Ici, un Triominos dont deux côtés correspondent sans compléter d’hexagone est aussi un pont.
short-alt-bridge-more = { $figure } Ici, un Triominos dont deux ou trois côtés correspondent sans compléter d’hexagone est aussi un pont.
short-alt-hexagon = Figure : un hexagone. Six Triominos entourent un point, tous avec un 1 à cet endroit. 1‑3‑4, le dernier posé, est le sixième.
short-alt-double-hexagon = Figure : un double hexagone. Dix Triominos entourent deux points voisins. 1‑3‑4, le dernier posé, est le sixième autour des deux : autour de l’un, tous ont un 1, autour de l’autre, un 4.
short-alt-triple-hexagon = Figure : un triple hexagone. Douze Triominos en entourent un, 0‑2‑2, le dernier posé. C’est le sixième autour de chacune de ses trois pointes : à deux d’entre elles, tous ont un 2, à la troisième un 0.
short-alt-earns =
    { $points ->
        [one] { $figure } Il rapporte { $points } point en plus.
       *[other] { $figure } Il rapporte { $points } points en plus.
    }

## Montré une fois, sous la première réglette, avec une image

short-first = **Première partie ?** Voici l’essentiel :
short-first-more = `/help` te dit quoi faire ensuite, et `/rules` explique le reste.
short-first-fits = Un Triominos peut être posé s’il touche par un côté un Triominos du plateau, et si tous les chiffres qui se touchent sont les mêmes.
# An example: its three numbers and their sum.
short-first-tile = Un Triominos rapporte la somme de ses chiffres : { $a } + { $b } + { $c } = { $sum }.
short-first-tile-kids = Chaque Triominos posé rapporte un point.
short-first-draw =
    { $cost ->
        [0] Si tu n’as rien à poser, pioche sans pénalité.
        [one] Si tu n’as rien à poser, pioche. Chaque Triominos pioché coûte { $cost } point.
       *[other] Si tu n’as rien à poser, pioche. Chaque Triominos pioché coûte { $cost } points.
    }
short-first-limit =
    { $limit ->
        [0] Tu pioches jusqu’à pouvoir poser un Triominos.
        [one] Tu peux piocher un Triominos par tour.
       *[other] Tu peux piocher jusqu’à { $limit } Triominos par tour.
    }
short-first-stuck =
    { $cost ->
        [one] Si tu ne poses toujours rien, tu perds encore { $cost } point.
       *[other] Si tu ne poses toujours rien, tu perds encore { $cost } points.
    }

## Said once in a person's life, below the answer to the action: what it scored or cost, and why

short-lesson-bridge = 💡 C’est un pont : ton Triominos relie deux zones du plateau. En plus du Triominos, ça rapporte { $points }.
short-lesson-hexagon = 💡 C’est un hexagone : ton Triominos est le sixième autour d’un point. En plus du Triominos, ça rapporte { $points }.
short-lesson-double-hexagon = 💡 C’est un double hexagone : ton Triominos complète deux hexagones à la fois. En plus du Triominos, ça rapporte { $points }.
short-lesson-triple-hexagon = 💡 C’est un triple hexagone : ton Triominos complète trois hexagones à la fois. En plus du Triominos, ça rapporte { $points }.
short-lesson-draw =
    { $cost ->
        [0] 💡 Tu n’avais rien à poser, tu as donc pioché. Avec ces règles, ça ne coûte rien.
       *[other] 💡 Tu n’avais rien à poser, tu as donc pioché. Piocher coûte des points : { $points }.
    }
short-lesson-out =
    { $bonus ->
        [0] 💡 C’était ton dernier Triominos. Les Triominos des autres réglettes te rapportent { $others }.
       *[other] 💡 C’était ton dernier Triominos. Ça rapporte { $bonus }, plus { $others } pour les Triominos des autres réglettes.
    }
