### Private answers about the own rack, and how the game stands.

## Whose turn it is

rack-your-turn = **C’est à toi de jouer.**
rack-whose-turn = C’est à { $who } de jouer.
rack-round-over = La manche est terminée.
rack-match-over = La partie est terminée.
rack-wait = On t’appelle quand c’est ton tour.

## The rack

rack-tiles =
    { $count ->
        [one] Ton Triominos : { $tiles }
       *[other] Tes Triominos : { $tiles }
    }
rack-empty = Ta réglette est vide.

## What can be done

rack-lead = Tu commences : pose le Triominos de ton choix à l’emplacement 1.
rack-must-lead =
    { $count ->
        [one] Tu commences, et tu dois poser { $tiles }.
       *[other] Tu commences, et tu dois poser un de ceux-ci : { $tiles }.
    }
rack-fits =
    { $count ->
        [one] Il n’y a qu’une possibilité.
       *[other] Il y a { $count } possibilités : choisis.
    }
rack-fits-best =
    { $count ->
        [one] Il n’y a qu’une possibilité, pour { $points }.
       *[other] Il y a { $count } possibilités, la meilleure pour { $points } : choisis.
    }
rack-tile-first = Le menu demande d’abord le Triominos, puis son emplacement.
rack-drawn-fits =
    { $count ->
        [one] { $tile } correspond : pose-le.
       *[other] { $tile } correspond à { $count } emplacements : pose-le.
    }
rack-or-draw =
    { $cost ->
        [0] Ou pioche.
       *[other] Ou pioche, pour −{ $cost }.
    }
rack-or-pass =
    { $cost ->
        [0] Ou passe ton tour.
       *[other] Ou passe ton tour, pour −{ $cost }.
    }
rack-or-stop = Ou finis ton tour, sans autre pénalité.
rack-or-drop-out = Ou passe ton tour, et quitte la manche.
rack-draw =
    { $cost ->
        [0] Rien ne correspond : pioche.
        [one] Rien ne correspond : pioche. Chaque Triominos pioché coûte { $cost } point.
       *[other] Rien ne correspond : pioche. Chaque Triominos pioché coûte { $cost } points.
    }
rack-draw-or-stop =
    { $cost ->
        [0] Rien ne correspond : pioche encore, ou finis ton tour.
        [one] Rien ne correspond : pioche encore pour { $cost } point, ou finis ton tour sans autre pénalité.
       *[other] Rien ne correspond : pioche encore pour { $cost } points, ou finis ton tour sans autre pénalité.
    }
## Drawing although a tile fits

rack-blind = Choisis un de tes Triominos et un emplacement. S’il ne correspond pas, on te dit pourquoi, sans pénalité.
rack-blind-drawn = Seul le Triominos que tu viens de piocher peut être posé maintenant : { $tile }. Choisis un emplacement. S’il ne correspond pas, on te dit pourquoi, sans pénalité.
rack-blind-sure =
    { $cost ->
        [0] Tu pioches un Triominos, sans pénalité.
        [one] Tu pioches un Triominos. Cela coûte { $cost } point.
       *[other] Tu pioches un Triominos. Cela coûte { $cost } points.
    }
rack-blind-sure-drawn = Ensuite, seul ce Triominos pourra être posé pendant ce tour.
rack-blind-sure-any = Ensuite, tu pourras poser n’importe lequel de tes Triominos.
rack-blind-sure-last =
    { $more ->
        [one] C’est la dernière pioche de ce tour : si tu ne poses rien ensuite, tu perds encore { $more } point.
       *[other] C’est la dernière pioche de ce tour : si tu ne poses rien ensuite, tu perds encore { $more } points.
    }
rack-sure-fits =
    { $count ->
        [one] Tu peux poser un Triominos : il y a une possibilité.
       *[other] Tu peux poser un Triominos : il y a { $count } possibilités.
    }
rack-sure-drawn =
    { $most ->
        [0] Si tu pioches, seul un Triominos pioché pourra être posé pendant ce tour, et tu pioches jusqu’à ce que l’un corresponde ou jusqu’à la limite.
       *[other] Si tu pioches, seul un Triominos pioché pourra être posé pendant ce tour, et tu pioches jusqu’à ce que l’un corresponde ou jusqu’à la limite : −{ $cost } chacun, et −{ $most } en tout au pire.
    }
rack-sure-stop =
    { $cost ->
        [0] Si tu pioches, seul un Triominos pioché pourra être posé pendant ce tour.
       *[other] Si tu pioches (−{ $cost }), seul un Triominos pioché pourra être posé pendant ce tour.
    } { $more ->
        [0] Après chaque pioche, tu choisis à nouveau.
       *[other] C’est la dernière pioche : si tu ne poses rien ensuite, tu perds encore { $more }.
    }
rack-sure-any =
    { $cost ->
        [0] Si tu pioches, tu pourras toujours poser un de tes Triominos ensuite.
        [one] Piocher coûte { $cost } point. Tu pourras toujours poser un de tes Triominos ensuite.
       *[other] Piocher coûte { $cost } points. Tu pourras toujours poser un de tes Triominos ensuite.
    }
rack-pass =
    { $cost ->
        [0] Rien ne correspond et il n’y a rien à piocher : passe ton tour.
       *[other] Rien ne correspond et il n’y a rien à piocher : passe ton tour, pour −{ $cost }.
    }
rack-drop-out = Rien ne correspond et la pioche est vide : passe ton tour, et tu quittes la manche.

## A placement that is looked at

rack-preview = { $tile } à l’emplacement { $spot }
rack-preview-sum = { $tile } à l’emplacement { $spot } : { $sum }, **{ $points }**
rack-preview-next = Appuie sur **Poser** pour le poser, ou choisis autre chose.
rack-preview-only = Appuie sur **Poser** pour le poser.

## A hint

# $what is a placement that is looked at, or what can be done in its place.
rack-hint = **Conseil :** { $what }
rack-hint-draw-on = Pioche encore. Cela semble mieux que de finir ton tour.
rack-hint-stop = Finis ton tour. Cela semble mieux que de piocher encore.
rack-hint-last-tile = C’est ton dernier Triominos.
rack-hint-only = C’est ta seule possibilité.
rack-hint-bridge = Cela fait un pont, et rien d’autre ne rapporte plus.
rack-hint-hexagon = Cela fait un hexagone, et rien d’autre ne rapporte plus.
rack-hint-double-hexagon = Cela fait un double hexagone, et rien d’autre ne rapporte plus.
rack-hint-triple-hexagon = Cela fait un triple hexagone, et rien d’autre ne rapporte plus.
rack-hint-most = Rien d’autre ne rapporte plus.
rack-hint-keeps =
    { $count ->
        [one] Ensuite, un autre de tes Triominos correspond encore.
       *[other] Ensuite, { $count } autres de tes Triominos correspondent encore.
    }
rack-hint-long-run = Cela semble le mieux pour la suite de la manche.

## What came of it

rack-placed = Tu as posé { $tile } à l’emplacement { $spot }.
rack-placed-sum = Tu as posé { $tile } à l’emplacement { $spot } : { $sum }, **{ $points }**
rack-drew = Tu as pioché { $tiles }.
rack-drew-cost = Tu as pioché { $tiles } ({ $cost }).
rack-stuck = Rien à poser, et ton tour est fini : encore **{ $points }**
rack-stuck-free = Rien à poser, et ton tour est fini.
rack-declined = Tu n’as rien posé, et ton tour est fini : **{ $points }**
rack-declined-free = Tu n’as rien posé, et ton tour est fini.
rack-passed = La pioche est vide : tu passes ton tour, et cela ne coûte rien.
rack-passed-cost = La pioche est vide : tu passes ton tour, **{ $points }**
rack-stopped = Tu cesses de piocher, et ton tour est fini. Cela ne coûte rien de plus.
rack-dropped-out = La pioche est vide : tu as passé ton tour et tu quittes la manche.
rack-out = C’était ton dernier Triominos !
# Somebody else was the first to go out.
rack-out-later = C’était ton dernier Triominos, à toi aussi.
rack-played-on = La manche continue jusqu’à ce que tous aient eu le même nombre de tours.
rack-score = Ton score : { $score }

## The open spots

rack-no-spots = Aucun emplacement n’est libre.
rack-first-spot = Le premier Triominos va à l’emplacement 1.
# $spots is a list such as '12 up: 3, 4, any; 13 down: any, 0, 1'.
rack-spots =
    { $count ->
        [one] Un emplacement libre, ses pointes lues dans le sens horaire depuis le haut ou le haut à gauche : { $spots }
       *[other] { $count } emplacements libres, leurs pointes lues dans le sens horaire depuis le haut ou le haut à gauche : { $spots }
    }
