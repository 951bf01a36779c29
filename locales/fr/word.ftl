### Words and short labels: names, shapes, spots, menus, what stands in pictures.

# A seat where there is no room for a name.
word-seat = J{ $number }
# The computer that plays on for somebody at the table of a tournament; in the place of a name.
word-stand-in = Remplaçant pour { $who }
# Remplace le nom de quelqu’un dont les données ont été supprimées.
word-former = un ancien joueur
# The last two things of a list; the first may hold several, with commas.
word-list = { $first } et { $last }
# The same for things that hold commas themselves.
word-series = { $first } ; { $last }
word-tiles = { $count } Triominos

## Pictures

word-foot = Coup { $tiles } · pioche { $pool }
word-rack-title = Ta réglette : { $count } Triominos
word-label-worth = { $label } : { $worth }
word-rack-hint =
    { $count ->
        [0] Rien à poser
        [one] { $count } Triominos jouable
       *[other] { $count } Triominos jouables
    }

## Shapes, and how points add up: '3+4+5 and 40 for the bridge'

word-bridge = pont
word-hexagon = hexagone
word-double-hexagon = double hexagone
word-triple-hexagon = triple hexagone
word-sum-tile = { $points } pour le Triominos
word-sum-bridge = { $points } pour le pont
word-sum-hexagon = { $points } pour l’hexagone
word-sum-double-hexagon = { $points } pour le double hexagone
word-sum-triple-hexagon = { $points } pour le triple hexagone
word-sum-lead = { $points } pour le triple posé en premier

## Menus

word-placement = { $tile } → emplacement { $spot }
word-placement-worth = { $tile } → emplacement { $spot } : { $worth }
# On a button, as short as can be: $spot is a number.
word-best = { $tile } → { $spot } : { $points }
word-spot = Emplacement { $spot }
word-spot-worth = Emplacement { $spot } : { $worth }
word-tile-spots =
    { $count ->
        [one] { $tile } : { $count } emplacement
       *[other] { $tile } : { $count } emplacements
    }
word-choose = Choisis un Triominos et son emplacement
word-choose-tile = Choisis un Triominos
word-choose-spot = Choisis un emplacement pour { $tile }

## Spots: what their corners need, clockwise, and which way they point

# A corner of a spot that takes any number: 'any, 4, 5'.
word-any = libre
word-spot-up = { $corners } ; pointe en haut
word-spot-down = { $corners } ; pointe en bas
word-spot-entry-up = { $number } (haut) : { $corners }
word-spot-entry-down = { $number } (bas) : { $corners }
# Where a spot is: $side is the side of it on which the tile lies.
word-beside =
    { $side ->
        [left] à droite de { $tile }
        [right] à gauche de { $tile }
        [above] sous { $tile }
       *[below] au-dessus de { $tile }
    }
word-corner =
    { $corner ->
        [top] haut
        [top-left] haut à gauche
        [top-right] haut à droite
        [bottom-left] bas à gauche
        [bottom-right] bas à droite
       *[bottom] bas
    }

## Editions and themes

word-edition-goliath = Règle standard
word-edition-tournament = Règle officielle pour les tournois
word-edition-tournament-pl = Règle officielle pour les tournois, version polonaise
word-edition-piatnik-hu = Piatnik, version hongroise
word-edition-goliath-nl = Ancienne règle néerlandaise (jusqu’à 6 joueurs)
word-edition-kids = Règle pour les enfants
word-edition-casual = Sans compter les points
word-edition-pressman = Pressman, version américaine
word-edition-wikipedia = Règle de Wikipédia
word-edition-app = Règle de l’application mobile
word-theme-dark = Sombre
word-theme-light = Clair
word-theme-high-contrast = Contraste élevé
