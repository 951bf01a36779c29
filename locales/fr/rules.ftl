### The rules of a table, clause by clause: in the lobby's message, in the private message that shows and changes them, in help.

rules-title = Les règles de cette table : **{ $edition }**
rules-title-changed = Les règles de cette table : **{ $edition }**, avec les changements en gras
rules-line = - { $name } : { $value }
rules-line-changed = - **{ $name } : { $value }**
# Shown to the host before the match.
rules-may-change = Choisis ici une édition, ou change une règle à la fois.
rules-host-may-change = Jusqu’au début de la partie, { $host } peut les changer.
rules-fixed = La partie a commencé : elles ne changent plus.
rules-choose-edition = Choisis une édition
rules-choose-clause = Change une règle
rules-choose-value = { $name } : choisis
# $edition is an edition in which something is changed.
rules-edition-changed = { $edition }, modifiée

## What rules are about

rules-players = Joueurs
rules-hand = Triominos distribués
rules-starter = Qui commence
rules-opening = Poser un triple en premier
rules-scoring = Ce que compte un Triominos
rules-bonuses = Figures
rules-bridge-rule = Ce qu’est un pont
rules-draws = Piocher
rules-draw = Quand piocher
rules-after-draw = Après avoir pioché
rules-empty-pool = Quand la pioche est vide
rules-going-out = Poser son dernier Triominos
rules-round-end = Fin d’une manche
rules-blocked = Une manche bloquée
rules-match = Durée de la partie
rules-match-winner = Qui gagne la partie

## What they say. Each follows a colon, and stands alone in menus: at most 100 letters.

# $players is such as '2–4'.
rules-players-are = { $players }
rules-hand-each = { $hand } chacun
# A list of rules-hand-entry, such as '9 for 1–2, 7 for 3–4'.
rules-hand-by-players =
    { $most ->
        [one] { $hands } joueur
       *[other] { $hands } joueurs
    }
rules-hand-entry = { $hand } pour { $players }
rules-starter-drawn = chacun pioche, et la plus forte somme commence
rules-starter-highest = le plus fort triple d’une réglette, qui doit être posé
rules-starter-lot = par tirage au sort
rules-opening-none = rien de plus
rules-opening-bonus = +{ $triple } en plus de sa somme ; pour 0-0-0 +{ $zero }
rules-scoring-sum = la somme de ses trois chiffres
rules-scoring-kids = un point
rules-scoring-none = rien, car personne ne compte les points
rules-bonuses-are = pont { $bridge }, hexagone { $hexagon }, double { $double }, triple { $triple }
rules-bonuses-none = aucun point pour les ponts et les hexagones
rules-bridge-open = un côté correspond, et la pointe opposée touche un Triominos
rules-bridge-two-sides = un côté correspond et la pointe opposée touche un Triominos ; ou deux côtés, sans hexagone
rules-draws-limit =
    { $draw ->
        [0] jusqu’à { $limit } par tour, sans frais
       *[other] jusqu’à { $limit } par tour, −{ $draw } chacun ; −{ $stuck } de plus si rien n’est posé ensuite
    }
rules-draws-no-limit =
    { $draw ->
        [0] sans limite, et sans frais
       *[other] sans limite, −{ $draw } chacun
    }
rules-draw-optional = même si un Triominos correspond
rules-draw-stuck = seulement si aucun Triominos ne correspond
rules-after-draw-drawn = seul le Triominos pioché peut être posé
rules-after-draw-any = tout Triominos de la réglette peut être posé
rules-empty-pass =
    { $cost ->
        [0] on peut passer, sans frais
       *[other] on peut passer, pour −{ $cost }
    }
rules-empty-drop-out = qui passe quitte la manche
rules-going-out-sum =
    { $bonus ->
        [0] la somme des Triominos des autres
       *[other] +{ $bonus } et la somme des Triominos des autres
    }
rules-going-out-bonus =
    { $bonus ->
        [0] aucun point
       *[other] +{ $bonus }
    }
rules-going-out-wins = gagne
rules-round-end-at-once = dès que quelqu’un pose son dernier Triominos
rules-round-end-equal = après le dernier Triominos de quelqu’un, quand tous ont joué autant de tours
rules-blocked-own = chacun perd la somme de sa réglette
rules-blocked-lowest = la réglette la plus faible gagne la somme des autres moins la sienne
rules-blocked-fewest = qui a le moins de Triominos gagne la somme des autres moins la sienne
rules-blocked-differences = la réglette la plus faible gagne, sur chaque autre, ce que celle-ci a de plus
rules-blocked-none = personne ne gagne rien
rules-match-single = une manche
rules-match-rounds =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
rules-match-exceeds = la manche où un score dépasse { $limit } est la dernière
rules-match-reaches = la manche où un score atteint { $limit } est la dernière
rules-winner-highest = le plus haut score
rules-winner-round = parmi ceux au-delà de la limite, qui a gagné la dernière manche
rules-winner-out = qui pose son dernier Triominos en premier

## What does not go together

# $why is one of the sentences below.
rules-bad = **Cela ne va pas ensemble.** { $why } Rien n’a changé.
rules-bad-players = On y joue de { $least } à { $most }, et non à { $players }.
rules-bad-no-pool =
    Avec { $hand } Triominos { $players ->
        [one] pour un joueur
       *[other] pour chacun des { $players } joueurs
    }, il n’y aurait plus de pioche. Choisis moins de Triominos, ou moins de joueurs.
rules-bad-scoreless = Personne ne compte les points : il n’y a donc rien à choisir pour « { $name } ». Fais d’abord compter les Triominos.
rules-bad-scoreless-match = Si personne ne compte les points, la partie est d’une manche, et qui pose son dernier Triominos en premier la gagne. Change d’abord l’un des deux.
rules-bad-opening = On ne gagne plus de points pour un triple posé en premier que si un Triominos compte la somme de ses chiffres.
rules-bad-winner = Qui a gagné la dernière manche ne peut gagner la partie que si elle va jusqu’à un nombre de points. Choisis d’abord une telle partie.
rules-bad-never-ends = À un point par Triominos, « { $name } » pourrait coûter plus que les Triominos ne rapportent, et une partie jusqu’à un nombre de points pourrait ne jamais finir. Choisis-y ce qui ne coûte rien.
