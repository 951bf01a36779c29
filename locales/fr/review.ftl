### The private review of a finished match.

review-begun = Je passe en revue tous tes choix de cette partie. Ça prend une minute au plus, et l’analyse s’affichera ici.
review-progress = Je passe en revue tous tes choix de cette partie : déjà { $percent } %.

review-title = **L’analyse de ta partie**
review-lead =
    { $others ->
        [alone] Tes points : **{ $points }**
        [opponent] Ton avance : **{ $points }**
       *[opponents] Ton avance sur la moyenne des autres : **{ $points }**
    }
review-part = { $part } : { $points }
review-skill = Tes choix
review-tiles = Chance au tirage
review-par = Ordre des tours
review-hidden = Inexpliqué
review-accuracy = **Précision : { $percent } %** (± { $error }) · choix : { $choices } · points perdus par choix : { $lost }
review-scale = À 100 %, aucun choix n’a coûté de points ; à 0 %, on joue au hasard.
review-too-few = Choix : { $choices }. Il en faut au moins { $least } pour calculer une précision.
review-mistakes = Ces coups t’ont coûté le plus cher. Appuie sur un numéro et trouve mieux.
review-no-mistakes = Tu n’as fait aucune erreur flagrante.
review-other-plan = L’analyse suppose que personne ne pioche exprès. À deux, on peut aussi choisir d’accumuler des Triominos : l’analyse ne se prononce pas là-dessus.
review-line = **{ $number }.** Manche { $round } : { $move } (points perdus : { $lost })
review-turns = Voici les moments qui ont le plus changé tes chances de gagner.
review-try = Appuie sur un numéro et trouve un meilleur coup.
review-turn-mistake = **{ $number }.** Manche { $round } : { $move } · **{ $change } %** · points perdus : { $lost }
review-turn-own-draw = 🎲 Manche { $round } : tu as pioché { $tile } · **{ $change } %**
review-turn-draw = 🎲 Manche { $round } : { $who } a pioché { $tile } · **{ $change } %**
review-turn-placement = ⚡ Manche { $round } : { $who } a marqué { $points } avec { $tile } · **{ $change } %**
review-drew = pioche
review-passed = tour passé

review-move = **Manche { $round }.** Ton coup : { $move }
review-cost = Points perdus : environ { $lost } (± { $error }) · chances de gagner : −{ $percent } %
review-ask = Tu vois un meilleur coup ?
review-found = ✅ Oui, c’est mieux : { $move }
review-not-better = Ce n’est pas vraiment mieux : { $move }. Essaies-en un autre.
review-better = Un meilleur coup : { $move }
review-better-draw = Il aurait mieux valu piocher.
review-better-pass = Il aurait mieux valu passer ton tour.
review-placeholder = Choisis un meilleur coup

review-shared = Meilleur coup de la partie pour { $who } : { $move }

review-picture = Chance et talent
review-alt = Diagramme en barres. { $parts }.

review-button = Analyser
review-button-move = Coup { $number }
review-button-better = Voir un meilleur coup
review-button-back = Retour à l’analyse
review-button-share = Partager mon meilleur coup

review-of-others = Tu ne peux analyser que les parties que tu as jouées.
review-too-many =
    { $limit ->
        [one] J’ai analysé une partie pour toi ces 24 dernières heures, et c’est le maximum. Attends un peu avant la prochaine ; les analyses déjà faites restent disponibles.
       *[other] J’ai analysé { $limit } parties pour toi ces 24 dernières heures, et c’est le maximum. Attends un peu avant la prochaine ; les analyses déjà faites restent disponibles.
    }
