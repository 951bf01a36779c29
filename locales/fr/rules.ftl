### The rules of a table, clause by clause: in the lobby's message, in the private message that shows and changes them, in help.

rules-title = Les règles de cette table : **{ $edition }**
rules-title-changed = Les règles de cette table : **{ $edition }**, avec les changements en gras
rules-line = - { $name } : { $value }
rules-line-changed = - **{ $name } : { $value }**
# Shown to the host before the match.
rules-may-change = Choisis ici une édition, ou change les règles une par une.
rules-host-may-change = { $host } peut les changer jusqu’au début de la partie.
rules-fixed = La partie a commencé : on ne peut plus les changer.
rules-choose-edition = Choisis une édition
rules-choose-clause = Change une règle
rules-choose-value = { $name } : choisis
# $edition is an edition in which something is changed.
rules-edition-changed = { $edition } avec des changements

## What rules are about

rules-players = Joueurs
rules-hand = Triominos distribués
rules-starter = Qui commence
rules-start-tie = Égalité pour commencer
rules-opening = Commencer par un triple
rules-zero-option = Commencer par 0‑0‑0
rules-scoring = Ce que rapporte un Triominos
rules-bonuses = Figures
rules-bridge-rule = Ce qu’est un pont
rules-draws = Piocher
rules-draw = Quand piocher
rules-stop-drawing = Arrêter de piocher
rules-after-draw = Après avoir pioché
rules-empty-pool = Quand la pioche est vide
rules-pass-empty = Passer quand la pioche est vide
rules-going-out = Poser son dernier Triominos
rules-round-end = Fin d’une manche
rules-out-count = Compte des autres réglettes
rules-dead-board = Quand plus rien ne peut être posé
rules-blocked = Une manche bloquée
rules-dropped-rack = Joueurs qui ont quitté la manche
rules-match = Durée de la partie
rules-last-round = Dernière manche
rules-match-winner = Qui gagne la partie

## What they say. Each follows a colon, and stands alone in menus: at most 100 letters.

# $players is such as '2–4'.
rules-players-are = { $players }
rules-hand-each = { $hand } chacun
# A list of rules-hand-entry, such as '9 each for 1–2, 7 each for 3–4'.
rules-hand-by-players =
    { $most ->
        [one] { $hands } joueur
       *[other] { $hands } joueurs
    }
rules-hand-entry = { $hand } chacun à { $players }
rules-starter-drawn = chacun pioche, et la plus forte somme commence
rules-start-tie-tied = seuls les joueurs à égalité piochent de nouveau
rules-start-tie-all = tous les joueurs piochent de nouveau
rules-starter-highest = le joueur qui a le plus fort triple, comme 5‑5‑5 ; il doit le poser en premier
rules-starter-lot = un joueur tiré au sort
rules-opening-none = aucun point en plus
rules-opening-bonus = +{ $triple } en plus de sa somme ; +{ $zero } pour 0‑0‑0
rules-zero-no = interdit si tu as un triple plus fort
rules-zero-yes = permis même si tu as un triple plus fort
rules-scoring-sum = la somme de ses trois chiffres
rules-scoring-kids = un point
rules-scoring-none = rien ; on ne compte pas les points
rules-bonuses-are = pont +{ $bridge }, hexagone +{ $hexagon }, double hexagone +{ $double }, triple hexagone +{ $triple }
rules-bonuses-none = aucun point en plus pour les ponts et les hexagones
rules-bridge-open = un côté correspond, les deux autres sont libres, et la pointe opposée touche un Triominos
rules-bridge-two-sides = un côté correspond et la pointe opposée touche un Triominos ; ou deux côtés, sans hexagone
rules-bridge-more-sides = un côté correspond et la pointe opposée touche un Triominos ; ou plusieurs côtés, sans hexagone
rules-draws-limit =
    { $limit ->
        [one] { $draw ->
            [0] un seul par tour, sans pénalité
           *[other] un seul par tour, −{ $draw } ; −{ $stuck } de plus si tu ne poses toujours rien
        }
       *[other] { $draw ->
            [0] jusqu’à { $limit } par tour, sans pénalité
           *[other] jusqu’à { $limit } par tour, −{ $draw } chacun ; −{ $stuck } de plus si tu ne poses toujours rien
        }
    }
rules-draws-no-limit =
    { $draw ->
        [0] sans limite et sans pénalité
       *[other] sans limite, −{ $draw } chacun
    }
rules-draw-optional = quand tu ne peux pas ou ne veux pas poser
rules-draw-stuck = seulement quand tu ne peux rien poser
rules-stop-no = non ; tu pioches jusqu’à poser un Triominos ou ne plus pouvoir piocher
rules-stop-yes = permis après chaque pioche, sans autre pénalité
rules-stop-stuck = permis après chaque pioche tant que tu ne peux rien poser, sans autre pénalité
rules-after-draw-drawn = tu ne peux poser que le Triominos que tu viens de piocher
rules-after-draw-any = tu peux poser n’importe quel Triominos de ta réglette
rules-empty-pass =
    { $cost ->
        [0] tu peux passer ton tour, sans pénalité
       *[other] tu peux passer ton tour (−{ $cost })
    }
rules-empty-drop-out = un joueur qui passe son tour quitte la manche
rules-pass-empty-may = permis même si tu peux poser un Triominos
rules-pass-empty-stuck = permis seulement si tu ne peux rien poser
rules-going-out-sum =
    { $bonus ->
        [0] la somme des Triominos des autres réglettes
       *[other] +{ $bonus } et la somme des Triominos des autres réglettes
    }
rules-going-out-bonus =
    { $bonus ->
        [0] aucun point
       *[other] +{ $bonus }
    }
rules-going-out-wins = fait gagner la partie
rules-going-out-wins-round = fait gagner la manche
rules-round-end-at-once = dès que quelqu’un pose son dernier Triominos
rules-round-end-equal = quand un joueur a posé son dernier Triominos et que tous ont eu le même nombre de tours
rules-round-end-shared = quand un joueur a tout posé et que tous ont eu le même nombre de tours ; on peut gagner à plusieurs
rules-out-count-end = à la fin de la manche
rules-out-count-bell = dès qu’un joueur pose son dernier Triominos, avant les derniers tours
rules-dead-draw-on = on pioche jusqu’à ce que la pioche soit vide
rules-dead-ends = la manche est bloquée aussitôt, même si la pioche n’est pas vide
rules-blocked-own = chaque joueur perd les points qui restent sur sa réglette
rules-blocked-lowest = le joueur dont la réglette vaut le moins gagne la somme des autres réglettes, moins la sienne
rules-blocked-fewest = le joueur qui a le moins de Triominos gagne la somme des autres réglettes, moins la sienne
rules-blocked-differences = le joueur dont la réglette vaut le moins gagne la somme des différences avec les autres
rules-blocked-none = aucun point pour personne
# Where no score is kept.
rules-blocked-unscored = personne ne gagne
rules-dropped-counts = si la manche est bloquée, ils perdent les points qui restent sur leur réglette
rules-dropped-spared = si la manche est bloquée, ils ne perdent aucun point
rules-match-single = une manche
rules-match-rounds =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
rules-match-exceeds = la manche où un score dépasse { $limit } est la dernière
rules-match-reaches = la manche où un score atteint { $limit } est la dernière
rules-match-exceeds-next = quand un score a dépassé { $limit }, on joue encore une manche
rules-match-reaches-next = quand un score a atteint { $limit }, on joue encore une manche
rules-last-round-this = la manche où un score franchit la limite de points
rules-last-round-next = la manche qui suit celle où un score franchit la limite de points
rules-winner-highest = le meilleur score
rules-winner-round = le vainqueur de la dernière manche s’il a franchi la limite de points ; sinon, le meilleur score
rules-winner-out = le premier joueur à poser son dernier Triominos
rules-winner-all-out = chaque joueur qui pose son dernier Triominos
rules-winner-rounds = le plus de manches gagnées ; à égalité, on gagne ensemble

## The box or text that an edition comes from: stands alone in the menu of editions, at most 100 letters.

rules-from-goliath = Boîtes Goliath (internationale, De Luxe, Iberia 2016) et boîte Piatnik
rules-from-tournament = Boîtes Goliath (internationale, De Luxe, Iberia 2016) et Piatnik : « règle officielle », à 400
rules-from-tournament-pl = Règle polonaise des boîtes Goliath (internationale, Iberia 2016) : fin de partie dès 400 points
rules-from-piatnik-hu = Règle hongroise de la boîte Piatnik : fin de partie dès 400 points ; passer fait quitter la manche
rules-from-goliath-nl = Ancienne règle néerlandaise de Goliath : jusqu’à 6, même nombre de tours ; triple hexagone ajouté
rules-from-kids = Conseils pour jouer avec des enfants, ancienne règle néerlandaise : petits scores, sans pénalité
rules-from-casual = Sans points, comme les boîtes le permettent ; ici, on gagne en posant tout (règle ajoutée)
rules-from-pressman = Boîte américaine de Pressman : le plus fort triple commence, pioche sans limite
rules-from-wikipedia = Article de Wikipédia : le plus fort triple commence, pioche limitée
rules-from-app = Application mobile de l’éditeur : deux joueurs, premier joueur tiré au sort

## What does not go together

# $why is one of the sentences below.
rules-bad = **Ces règles ne vont pas ensemble.** { $why } Rien n’a changé.
rules-bad-players =
    { $most ->
        [one] Elles sont faites pour un joueur, pas pour { $players }.
       *[other] Elles sont faites pour { $span } joueurs, pas pour { $players }.
    }
rules-bad-no-pool =
    Avec { $hand } Triominos { $players ->
        [one] pour un joueur
       *[other] pour chacun des { $players } joueurs
    }, il n’y aurait plus de pioche. Choisis moins de Triominos, ou moins de joueurs.
rules-bad-scoreless = On ne compte pas les points : « { $name } » n’a donc aucun effet. Choisis d’abord ce que rapporte un Triominos.
rules-bad-scoreless-match = Quand on ne compte pas les points, la partie dure un nombre fixe de manches. Choisis un nombre de manches, ou choisis d’abord ce que rapporte un Triominos.
rules-bad-opening = Un triple posé en premier ne rapporte des points en plus que si un Triominos rapporte la somme de ses chiffres.
rules-bad-winner = Le vainqueur de la dernière manche ne peut gagner la partie que si elle se joue jusqu’à un certain nombre de points. Choisis d’abord un nombre de points sous « Durée de la partie ».
rules-bad-never-ends = À un point par Triominos, « { $name } » pourrait coûter plus que les Triominos ne rapportent, et une partie jusqu’à un certain nombre de points pourrait ne jamais finir. Pour cette règle, choisis une option sans pénalité.
rules-bad-too-long = À un point par Triominos, une partie jusqu’à { $limit } durerait des centaines de manches. Tu peux choisir { $most } au plus.
# $why is one of the sentences below.
rules-bad-idle = « { $name } » n’aurait aucun effet ici. { $why }
rules-idle-zero-option = Ça ne sert que si le plus fort triple doit être posé en premier. Choisis d’abord cette option sous « Qui commence ».
rules-idle-start-tie = Ça ne sert que si chacun pioche pour savoir qui commence. Choisis d’abord cette option sous « Qui commence ».
rules-idle-stop-drawing = Avec un seul Triominos à piocher par tour, il n’y a rien à arrêter. Permets d’abord d’en piocher plus.
rules-idle-pass-empty = Ça ne sert que si on peut piocher ou passer son tour alors qu’un Triominos peut être posé. Choisis d’abord cette option sous « Quand piocher ».
rules-idle-dropped-rack = Ça ne sert que si un joueur qui passe son tour quitte la manche, et si chaque joueur perd les points qui restent sur sa réglette dans une manche bloquée. Choisis d’abord les deux.
rules-idle-out-count = Ça ne sert que si tous ont le même nombre de tours, et si un Triominos rapporte la somme de ses chiffres. Choisis d’abord les deux.
rules-idle-last-round = Ça ne sert que si la partie se joue jusqu’à un certain nombre de points. Choisis d’abord un nombre de points sous « Durée de la partie ».
