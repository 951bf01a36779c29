### /daily : la manche et l’énigme du jour.

daily-command = Jouer la manche ou l’énigme du jour, les mêmes pour tout le monde
daily-command-deal = Jouer la manche du jour : en solo, avec les mêmes Triominos pour tout le monde
daily-command-puzzle = Résoudre l’énigme du jour : le plus de points possible en trois tours, sans piocher
daily-command-calendar = Voir les jours où tu as joué, et jouer aux jeux des jours passés
daily-option-date = Un jour passé (il ne compte pas), par exemple 2026-11-27
daily-option-channel = Le salon où je publie les jeux du jour, avec les résultats de la veille
daily-option-hour = L’heure où je publie les jeux du jour, en UTC, de 1 à 23 (6 par défaut)
daily-option-reminder = L’heure où je te rappelle les jeux du jour si tu n’as pas joué (par défaut, jamais)

daily-title-deal = **Manche du jour { $number }**
daily-title-puzzle = **Énigme du jour { $number }**
daily-goal-deal = Une manche en solo, avec les mêmes Triominos pour tout le monde. Marque le plus de points possible.
daily-goal-puzzle = Pose un Triominos à chacun des trois tours, sans piocher. Marque le plus de points possible.
daily-rules = Règles : { $edition }
daily-free = C’est un essai d’entraînement : il ne compte pas.
daily-until = Fin de ton essai : { $when }
daily-proof-hash = -# Preuve que le jeu de ce jour est fixé à l’avance : l’empreinte SHA-256 de sa graine secrète commence par { $hash }
daily-proof-seed = -# Preuve que le jeu de ce jour était fixé à l’avance : sa graine est { $seed }, et l’empreinte SHA-256 de cette graine est { $hash }
daily-after-deletion = Tu avais déjà commencé ce jeu aujourd’hui avant de supprimer tes données : cet essai ne compte donc pas.
daily-turn = Tour { $turn } sur { $turns } · ton score : { $points }

daily-hint-tile = **Conseil :** la meilleure suite de trois coups commence par { $tile }.
daily-hint-spot = **Conseil :** la meilleure suite de trois coups commence par { $tile } à l’emplacement { $spot }.

daily-end = Ton score : **{ $points }**
daily-end-best = Ton score : **{ $points }**. Tu as trouvé la meilleure suite de trois coups.
daily-end-below = Ton score : **{ $points }**. La meilleure suite de trois coups rapporte **{ $best }**.
daily-ended-with-day = La journée est finie : ton essai s’arrête avec les points marqués jusque-là.
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
daily-button-deal = Jouer la manche
daily-button-puzzle = Résoudre l’énigme
daily-button-earlier-month = Mois précédent
daily-button-later-month = Mois suivant
daily-button-end-reminders = Arrêter les rappels
daily-button-show-me = Me montrer dans les résultats
daily-button-hide-me = Ne plus me montrer

daily-solution = **Solution de l’énigme { $number } :** { $points }
daily-solution-later = Je montrerai la solution une fois la journée terminée : { $when }
daily-review-later = J’analyserai tes choix une fois la journée terminée : { $when }
daily-moved-on = Tu as avancé entre-temps. Voici où tu en es.
daily-none = Je ne trouve pas cet essai. Commence celui du jour avec `/daily deal` ou `/daily puzzle`.
daily-not-yours = C’est l’essai de quelqu’un d’autre. Commence le tien avec `/daily deal` ou `/daily puzzle`.
daily-shared-before = Tu as déjà partagé ce résultat.

daily-weekdays = lun. mar. mer. jeu. ven. sam. dim.
daily-legend-deal = Manche
daily-legend-puzzle = Énigme
daily-legend-forgiven = Joker
daily-calendar-deals = Jours où tu as joué la manche : { $days }
daily-calendar-puzzles = Jours où tu as tenté l’énigme : { $days }
daily-calendar-forgiven = Jours manqués, mais ta série continue : { $days }
daily-calendar-none = Rien de joué pendant ce mois.
daily-choose-day =
    Choisis un jour, du { $first ->
        [1] 1er
       *[other] { $first }
    } au { $last ->
        [1] 1er
       *[other] { $last }
    }

daily-archive-day = **{ $date }, jour { $number }.** À quoi veux-tu jouer ? Les jeux des jours passés ne comptent pas.
daily-archive-days = Je n’ai rien pour ce jour-là. Choisis un jour entre le { $first } et le { $last }.
daily-archive-empty = Il n’y a pas encore de jours passés. Aujourd’hui sera le premier, une fois la journée terminée.
daily-bad-date = Je n’arrive pas à lire cette date. Écris-la comme `2026-11-27`.

daily-reminder = La manche et l’énigme du jour t’attendent.
daily-reminder-on = Jeux du jour : un rappel à { $hour } ({ $zone })
daily-reminder-off = Jeux du jour : aucun rappel
daily-reminder-none = jamais
daily-reminder-zone = Pour ça, il me faut ton fuseau horaire : utilise `daily` et `timezone` ensemble, par exemple { $hour } et Europe/Paris.
daily-reminder-hello = Je te rappellerai ici la manche et l’énigme du jour. Pour changer ça, utilise l’option `daily` de `/preferences`.

daily-shown = Ton nom et tes points sont maintenant dans les résultats du jour de ce serveur.
daily-hidden = Tu n’es plus dans les résultats du jour de ce serveur.
daily-not-posted = Ce serveur ne publie plus de résultats du jour.
daily-hour-needs-channel = Je ne publie pas encore les jeux du jour ici. Pour régler l’heure, choisis aussi un salon avec l’option `daily`.
daily-settings-on = Jeux du jour : dans { $channel }, chaque jour à { $time }. Pour arrêter, supprime mon dernier message avec les jeux.
daily-settings-barred = Jeux du jour : je ne peux pas encore les publier dans { $channel }. `/doctor` indique la permission qui manque.
daily-post-title = **Jeux du jour { $number }** · { $date }
daily-post-deal = **Manche** · joueurs jusqu’ici, tous serveurs confondus : { $count }
daily-post-puzzle = **Énigme** · joueurs jusqu’ici, tous serveurs confondus : { $count }
daily-post-yesterday = **Résultats de la veille ({ $number })**
daily-post-deal-final = **Manche** · joueurs, tous serveurs confondus : { $count }
daily-post-puzzle-final = **Énigme** · joueurs, tous serveurs confondus : { $count } · meilleur score possible : { $best }
daily-post-row = { $place }. { $who } : { $points }
daily-post-listed = -# Ces listes ne montrent que les joueurs qui l’ont choisi, avec le bouton sous leur résultat.
