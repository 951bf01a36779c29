### Private answers about the own rack, and how the game stands.

## Whose turn it is

rack-your-turn = **C’est à toi de jouer.**
rack-whose-turn = C’est à { $who } de jouer.
rack-round-over = La manche est terminée.
rack-match-over = La partie est terminée.
rack-wait = Je te préviens quand c’est ton tour.

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
        [one] Tu commences, et tu dois poser { $tiles } à l’emplacement 1.
       *[other] Tu commences, et tu dois poser un de ces Triominos à l’emplacement 1 : { $tiles }.
    }
rack-fits =
    { $count ->
        [one] Tu n’as qu’un coup possible.
       *[other] Tu as { $count } coups possibles.
    }
rack-fits-best =
    { $count ->
        [one] Tu n’as qu’un coup possible. Il rapporte { $points }.
       *[other] Tu as { $count } coups possibles. Le meilleur rapporte { $points }.
    }
rack-tile-first = Dans le menu, choisis d’abord le Triominos, puis son emplacement.
rack-drawn-fits =
    { $count ->
        [one] Tu peux poser { $tile }.
       *[other] Tu peux poser { $tile } à { $count } emplacements.
    }
rack-or-draw =
    { $cost ->
        [0] Tu peux aussi piocher, sans pénalité.
       *[other] Tu peux aussi piocher (−{ $cost }).
    }
rack-or-pass =
    { $cost ->
        [0] Tu peux aussi passer ton tour, sans pénalité.
       *[other] Tu peux aussi passer ton tour (−{ $cost }).
    }
rack-or-stop = Tu peux aussi finir ton tour, sans autre pénalité.
rack-or-drop-out = Tu peux aussi passer ton tour, mais tu quittes alors la manche.
rack-draw =
    { $cost ->
        [0] Tu n’as rien à poser : pioche.
        [one] Tu n’as rien à poser : pioche. Chaque Triominos pioché coûte { $cost } point.
       *[other] Tu n’as rien à poser : pioche. Chaque Triominos pioché coûte { $cost } points.
    }
rack-draw-or-stop =
    { $cost ->
        [0] Tu n’as rien à poser : pioche encore, ou finis ton tour.
        [one] Tu n’as rien à poser : pioche encore (−{ $cost }), ou finis ton tour sans autre pénalité.
       *[other] Tu n’as rien à poser : pioche encore (−{ $cost }), ou finis ton tour sans autre pénalité.
    }
## Drawing although a tile fits

rack-blind = Choisis un de tes Triominos et un emplacement. Si ça ne va pas, je te dis pourquoi, et ça ne te coûte rien.
rack-blind-drawn = Tu ne peux poser que le Triominos que tu viens de piocher : { $tile }. Choisis un emplacement. Si ça ne va pas, je te dis pourquoi, et ça ne te coûte rien.
rack-blind-sure =
    { $cost ->
        [0] Tu vas piocher un Triominos, sans pénalité.
        [one] Tu vas piocher un Triominos. Ça te coûte { $cost } point.
       *[other] Tu vas piocher un Triominos. Ça te coûte { $cost } points.
    }
rack-blind-sure-drawn = Ensuite, tu ne pourras poser que ce Triominos pendant ce tour.
rack-blind-sure-any = Ensuite, tu pourras poser n’importe lequel de tes Triominos.
rack-blind-sure-last =
    { $more ->
        [one] C’est ta dernière pioche de ce tour : si tu ne poses rien ensuite, tu perds encore { $more } point.
       *[other] C’est ta dernière pioche de ce tour : si tu ne poses rien ensuite, tu perds encore { $more } points.
    }
rack-sure-fits =
    { $count ->
        [one] Tu peux poser un Triominos : tu as un coup possible.
       *[other] Tu peux poser un Triominos : tu as { $count } coups possibles.
    }
rack-sure-drawn =
    { $most ->
        [0] Si tu pioches, tu ne pourras plus poser qu’un nouveau Triominos pendant ce tour : tu piocheras jusqu’à pouvoir en poser un ou ne plus pouvoir piocher.
       *[other] Si tu pioches, tu ne pourras plus poser qu’un nouveau Triominos pendant ce tour : tu piocheras jusqu’à pouvoir en poser un ou ne plus pouvoir piocher (−{ $cost } chacun, −{ $most } en tout au pire).
    }
rack-sure-stop =
    { $cost ->
        [0] Si tu pioches, tu ne pourras poser que le Triominos tout juste pioché.
       *[other] Si tu pioches (−{ $cost }), tu ne pourras poser que le Triominos tout juste pioché.
    } { $more ->
        [0] Après chaque pioche, c’est toi qui décides si tu pioches encore.
        [one] C’est ta dernière pioche : si tu ne poses rien ensuite, tu perds encore { $more } point.
       *[other] C’est ta dernière pioche : si tu ne poses rien ensuite, tu perds encore { $more } points.
    }
rack-sure-any =
    { $cost ->
        [0] Si tu pioches, tu pourras encore poser n’importe lequel de tes Triominos ensuite.
        [one] Piocher coûte { $cost } point. Tu pourras encore poser n’importe lequel de tes Triominos ensuite.
       *[other] Piocher coûte { $cost } points. Tu pourras encore poser n’importe lequel de tes Triominos ensuite.
    }
rack-pass =
    { $cost ->
        [0] Tu n’as rien à poser et la pioche est vide : passe ton tour, sans pénalité.
       *[other] Tu n’as rien à poser et la pioche est vide : passe ton tour (−{ $cost }).
    }
rack-drop-out = Tu n’as rien à poser et la pioche est vide : passe ton tour. Tu quittes alors la manche.
rack-passes-itself = Ou attends un peu : je passerai ton tour dans quelques secondes.

## A placement that is looked at

rack-preview = { $tile } à l’emplacement { $spot }
rack-preview-sum = { $tile } à l’emplacement { $spot } : { $sum }, **{ $points }**
rack-preview-next = Appuie sur **Poser** pour jouer ce coup, ou choisis-en un autre.
rack-preview-only = Appuie sur **Poser** pour jouer ce coup.

## A hint

# $what is a placement that is looked at, or what can be done in its place.
rack-hint = **Conseil :** { $what }
rack-hint-draw-on = Pioche encore : tu as plus à y gagner qu’à y perdre.
rack-hint-stop = Finis ton tour : piocher encore te coûterait sans doute plus que ça ne rapporte.
rack-hint-last-tile = C’est ton dernier Triominos : avec ce coup, tu auras tout posé.
rack-hint-only = C’est le seul coup possible.
rack-hint-bridge = Ça fait un pont, et aucun autre coup ne rapporte davantage.
rack-hint-hexagon = Ça fait un hexagone, et aucun autre coup ne rapporte davantage.
rack-hint-double-hexagon = Ça fait un double hexagone, et aucun autre coup ne rapporte davantage.
rack-hint-triple-hexagon = Ça fait un triple hexagone, et aucun autre coup ne rapporte davantage.
rack-hint-most = Aucun autre coup ne rapporte davantage.
rack-hint-keeps =
    { $count ->
        [one] Ensuite, tu pourras encore poser un de tes autres Triominos.
       *[other] Ensuite, tu pourras encore poser { $count } de tes autres Triominos.
    }
rack-hint-long-run = J’ai imaginé les suites possibles de la manche : c’est ce coup qui s’en sort le mieux.

## What came of it

rack-placed = Tu as posé { $tile } à l’emplacement { $spot }.
rack-placed-sum = Tu as posé { $tile } à l’emplacement { $spot } : { $sum }, **{ $points }**
rack-drew = Tu as pioché { $tiles }.
rack-drew-cost = Tu as pioché { $tiles } ({ $cost }).
rack-stuck = Tu n’as rien pu poser, et ton tour est fini : encore **{ $points }**.
rack-stuck-free = Tu n’as rien pu poser, et ton tour est fini.
rack-declined = Tu n’as rien posé, et ton tour est fini : **{ $points }**
rack-declined-free = Tu n’as rien posé, et ton tour est fini.
rack-passed = La pioche est vide : tu as passé ton tour, sans pénalité.
rack-passed-cost = La pioche est vide : tu as passé ton tour (**{ $points }**).
rack-stopped = Tu as arrêté de piocher : ton tour est fini, sans autre pénalité.
rack-dropped-out = La pioche est vide : tu as passé ton tour et tu quittes la manche.
rack-out = C’était ton dernier Triominos : tu as tout posé !
# Somebody else was the first to go out.
rack-out-later = Quelqu’un a posé son dernier Triominos avant toi, et tu viens de poser le tien.
rack-played-on = La manche continue jusqu’à ce que tout le monde ait eu le même nombre de tours.
rack-score = Ton score : { $score }

## The open spots

rack-no-spots = Aucun emplacement n’est libre.
rack-first-spot = Le premier Triominos va à l’emplacement 1.
# $spots is a list such as '12 up: 3, 4, any; 13 down: any, 0, 1'.
rack-spots =
    { $count ->
        [one] Un emplacement libre (orientation, puis pointes dans le sens horaire depuis le haut ou le haut à gauche) : { $spots }
       *[other] { $count } emplacements libres (orientation, puis pointes dans le sens horaire depuis le haut ou le haut à gauche) : { $spots }
    }
