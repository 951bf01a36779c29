### /daily : la manche et l’énigme du jour.

daily-command = Jouer la manche ou l’énigme du jour, les mêmes pour tout le monde
daily-command-deal = Jouer la manche du jour : en solo, avec les mêmes Triominos pour tout le monde
daily-command-puzzle = Résoudre l’énigme du jour : trois tours sans piocher, le plus de points possible

daily-title-deal = **Manche du jour { $number }**
daily-title-puzzle = **Énigme du jour { $number }**
daily-goal-deal = Une manche en solo, avec les mêmes Triominos pour tout le monde. Marque le plus de points possible.
daily-goal-puzzle = Pose un Triominos à chacun des trois tours, sans piocher. Marque le plus de points possible.
daily-rules = Règles : { $edition }
daily-free = C’est un essai libre, il ne compte pas.
daily-until = Fin de ton essai : { $when }
daily-turn = Tour { $turn } sur { $turns } · ton score : { $points }

daily-hint-tile = **Conseil :** la meilleure suite de trois coups commence par { $tile }.
daily-hint-spot = **Conseil :** la meilleure suite de trois coups commence par { $tile } à l’emplacement { $spot }.

daily-end = Ton score : **{ $points }**
daily-end-best = Ton score : **{ $points }**. Tu as trouvé la meilleure suite de trois coups.
daily-end-below = Ton score : **{ $points }**. La meilleure suite de trois coups rapporte **{ $best }**.
daily-ended-with-day = La journée est finie, ton essai s’arrête donc avec les points marqués jusque-là.
daily-first = Personne n’a fini avant toi aujourd’hui.
daily-ahead = Pour l’instant, { $percent } % des autres joueurs du jour ont marqué moins de points.
daily-ahead-final = Ce jour-là, { $percent } % des autres joueurs ont marqué moins de points.
daily-computers = Ordinateurs avec les mêmes Triominos : { $list }
daily-streak = Jours d’affilée : { $count }
daily-copy = Pour partager ton résultat, copie cette ligne :

daily-line-deal = Triominos, manche du jour { $number } · { $points } · { $marks }
daily-line-puzzle = Triominos, énigme du jour { $number } · { $points } sur { $best } · { $marks }
daily-line-hexagons =
    { $count ->
        [one] { $line } · { $count } hexagone
       *[other] { $line } · { $count } hexagones
    }
daily-line-hints =
    { $count ->
        [one] { $line } · { $count } conseil
       *[other] { $line } · { $count } conseils
    }

daily-button-solution = Voir la solution
daily-button-yesterday = Solution d’hier
daily-button-yesterday-review = Analyse d’hier
daily-button-again = Réessayer

daily-solution = **Solution de l’énigme { $number } :** { $points }
daily-solution-later = Je montrerai la solution une fois la journée terminée : { $when }
daily-review-later = J’analyserai tes choix une fois la journée terminée : { $when }
daily-moved-on = Tu as avancé entre-temps. Voici où tu en es.
daily-none = Je ne trouve pas cet essai. Commence celui du jour avec `/daily deal` ou `/daily puzzle`.
daily-over = Cette journée est finie. Pour aujourd’hui, utilise `/daily deal` ou `/daily puzzle`.
daily-not-yours = C’est l’essai de quelqu’un d’autre. Commence le tien avec `/daily deal` ou `/daily puzzle`.
daily-shared-before = Tu as déjà partagé ce résultat.
