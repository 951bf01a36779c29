### Classements, profils, saisons.

## De quoi un classement est fait

league-board-rating = Cote
league-board-ladder = Classement de la saison
league-board-wins = Victoires
league-board-points-a-round = Points par manche
league-board-best-move = Meilleur coup
league-board-best-match = Meilleure partie
league-board-bridges = Ponts
league-board-hexagons = Hexagones
league-board-solo = Record en solo
league-board-tournament-points = Points de tournoi
league-board-titles = Titres
league-board-podiums = Podiums
league-span-all-time = Depuis toujours
league-span-season = Cette saison
league-span-last-season = La saison passée
league-span-month = Ce mois-ci
league-month =
    { $month ->
        [1] janvier { $year }
        [2] février { $year }
        [3] mars { $year }
        [4] avril { $year }
        [5] mai { $year }
        [6] juin { $year }
        [7] juillet { $year }
        [8] août { $year }
        [9] septembre { $year }
        [10] octobre { $year }
        [11] novembre { $year }
       *[other] décembre { $year }
    }
league-months = { $first } à { $last }
league-heading = { $board } · { $span }
league-heading-edition = { $board } · { $span } · { $edition }

## Chiffres

# Un demi-point s’écrit 0,5.
league-decimal = { $whole },{ $tenths }
league-points =
    { $count ->
        [one] { $figure } point
       *[other] { $figure } points
    }
league-wins =
    { $count ->
        [one] { $figure } victoire
       *[other] { $figure } victoires
    }
league-bridges =
    { $count ->
        [one] { $figure } pont
       *[other] { $figure } ponts
    }
league-hexagons =
    { $count ->
        [one] { $figure } hexagone
       *[other] { $figure } hexagones
    }
league-matches =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }

league-tournaments =
    { $count ->
        [one] { $count } tournoi
       *[other] { $count } tournois
    }
league-titles =
    { $count ->
        [one] { $figure } titre
       *[other] { $figure } titres
    }
league-podiums =
    { $count ->
        [one] { $figure } podium
       *[other] { $figure } podiums
    }

## Un classement

league-row = { $place }\. **{ $name }** · { $figure }
league-row-plain = { $place }. { $name } : { $figure }
league-own =
    Ta place : { $place ->
        [1] 1re
       *[other] { $place }e
    } sur { $people } · { $figure }
league-own-none = Tu n’es pas encore au classement.
# How one gets there.
league-why-rated = Une partie est classée si elle n’est pas amicale, si deux personnes ou plus y jouent, sans ordinateur au départ, et si aucune règle n’est changée, sauf la durée.
league-why-rounds =
    { $rounds ->
        [one] Tu entres au classement après une manche.
       *[other] Tu entres au classement après { $rounds } manches.
    } Tes deux meilleures parties ne comptent pas : il t’en faut donc au moins trois.
league-why-solo = Pour établir un record, joue une manche en solo sans changer les règles : utilise `/play`, puis appuie sur **Commencer**.
league-why-no-solo = Il n’y a pas de record en solo avec ces règles.
league-why-tournament-points =
    Un tournoi te rapporte un point pour chaque habitué qui finit derrière toi, et un dixième de point pour chaque autre joueur qui finit derrière toi. Un joueur ne compte que si vous jouez tous les deux au moins la moitié du tournoi. { $best ->
        [one] Seul ton meilleur tournoi compte.
       *[other] Seuls tes { $best } meilleurs tournois comptent.
    }
league-why-tournaments =
    { $least ->
        [one] Un tournoi compte si au moins une personne en joue la moitié.
       *[other] Un tournoi compte si au moins { $least } personnes en jouent la moitié.
    } Entre nouveaux joueurs, il compte peu, sauf s’ils deviennent des habitués avant la fin de la saison.
league-why-weights = Plus tu as joué contre les mêmes personnes ces derniers temps, moins une partie contre elles compte. Contre ceux qui ne sont pas des habitués, elle compte peu.
league-why-bests = Une partie compte si au moins la moitié des autres à la table sont des habitués.
league-why-established = On fait partie des habitués après cinq parties classées, sur trois jours différents, contre la moitié des habitués (au moins trois ; huit suffisent toujours).
league-needs = Pour faire partie des habitués, il te manque encore { $needs }.
league-needs-matches =
    { $count ->
        [one] { $count } partie classée
       *[other] { $count } parties classées
    }
league-needs-days =
    { $count ->
        [one] { $count } jour de jeu
       *[other] { $count } jours de jeu
    }
league-needs-opponents =
    { $count ->
        [one] { $count } adversaire de plus parmi les habitués
       *[other] { $count } adversaires de plus parmi les habitués
    }
league-empty = Personne n’est encore au classement.
league-provisional = Un point d’interrogation signale une cote provisoire, calculée sur peu de parties.
league-page = Page { $page } sur { $pages }
league-higher = Plus haut
league-lower = Plus bas
league-mine = Ma place
league-shared = Je l’ai publié ici, pour tout le monde.
league-shared-by = -# Partagé par { $who }
league-share-barred = Je ne peux pas écrire dans ce salon. `/doctor` indique la permission qui manque.
league-choose-board = Choisis un classement
league-choose-span = Choisis une période
league-choose-edition = Choisis les règles
league-alt = { $heading }. { $page }.
league-kept-note = Je mets ce classement à jour après chaque tournoi. `/leaderboard` montre le reste.
league-change-up = monte de { $count }
league-change-down = descend de { $count }
league-change-new = nouvelle entrée

## Un profil

league-profile-none = { $name } n’a pas encore terminé de partie sur ce serveur.
league-profile-rating = Cote : **{ $points }**, n° { $place } sur { $people }
league-profile-provisional = Cote : **{ $points }** (provisoire), n° { $place } sur { $people }
league-profile-unrated = Cote : aucune pour l’instant. { $why }
league-profile-season = Cette saison : n° { $place }, avec { $points }
league-profile-no-rating = Cote : aucune pour l’instant
league-ratings-changed = Cotes : { $changes }
league-rating-change = { $who } { $before } → { $after }
league-profile-matches = Bilan : { $matches }, { $wins }
league-profile-matches-computers = Bilan : { $matches }, { $wins } contre des personnes, { $beaten } contre des ordinateurs
# $others is the number of matches that are not rated.
league-profile-rated =
    { $others ->
        [0] Parties classées : toutes
       *[other] Parties classées : { $rated } sur { $matches }. Une partie n’est pas classée si elle est amicale, si un ordinateur joue dès le départ, si une règle autre que la durée est modifiée, ou si quelqu’un y joue moins de trois tours.
    }
league-profile-points = Points par manche : { $figure }
league-profile-best-move = Meilleur coup : { $points }
league-profile-best-match = Meilleure partie : { $points }
league-profile-shapes = Figures : { $bridges }, { $hexagons }
league-profile-solo = Record en solo : { $points }
league-profile-solo-edition = Record en solo, { $edition } : { $points }
league-profile-tournaments = Tournois : { $titles }, { $podiums }, { $points } ; meilleure place : { $place ->
        [1] 1re
       *[other] { $place }e
    } sur { $of }
league-profile-last-tournaments = Derniers tournois :
league-profile-tournament = - { $date } · **{ $name }** : { $place ->
        [1] 1re place
       *[other] { $place }e place
    } sur { $of }
league-profile-reliable = Parties jouées jusqu’au bout : { $percent } %
league-style-heading = Style de jeu · { $matches }
league-style-bridges = Ponts pour 100 Triominos
league-style-hexagons = Hexagones pour 100 Triominos
league-style-draws = Triominos piochés par manche
league-style-rate = { $mean } (± { $error })
league-style-rate-in-words = { $mean }, plus ou moins { $error }
league-style-line = { $measure } : { $rate }
league-style-alt-line = { $name } : { $facts }.
league-style-spread = le plus souvent de { $low } à { $high }
league-style-alike = cotes proches : { $rate }
league-style-note = ± indique la marge d’erreur d’une moyenne.
league-style-reviewed = Chance et talent par manche · parties analysées : { $count }
league-style-too-few = Parties analysées : { $count }. Il en faut au moins { $least } pour distinguer la chance du talent : appuie sur **Analyser** sous tes résultats.
league-style-private = Personne d’autre ne voit ces lignes.
league-weakness-draws = 💡 Tu pioches plus que les joueurs de ton niveau. Entraîne-toi avec { $practice }.
league-weakness-bridges = 💡 Tu fais moins de ponts que les joueurs de ton niveau. Entraîne-toi avec { $practice }.
league-weakness-hexagons = 💡 Tu complètes moins d’hexagones que les joueurs de ton niveau. Entraîne-toi avec { $practice }.
league-weakness-choices = 💡 Tu perds plus de points que tes adversaires à cause de coups mal choisis. Entraîne-toi avec { $practice }.
league-course = Cote : { $name }
league-course-alt-none = { $name } n’a pas encore de cote.
league-course-alt =
    { $count ->
        [one] { $name } : après { $count } partie, la cote est de { $last }.
       *[other] { $name } : en { $count } parties, { $by ->
            [rose] la cote est montée de { $first } à { $last }.
            [fell] la cote est descendue de { $first } à { $last }.
           *[stayed] la cote est revenue à son point de départ, { $last }.
        }
    }
league-course-alt-ends = Le plus haut : { $highest }, après la partie { $at_highest } ; le plus bas : { $lowest }, après la partie { $at_lowest }.

## La fin d’une saison

league-final = ### 🏆 { $season } : la saison est terminée
league-final-champion = **{ $name }** remporte la saison avec { $points } !
league-final-nobody =
    Pas de champion cette fois. Pour gagner le titre, il faut au moins { $matches ->
        [one] une partie classée
       *[other] { $matches } parties classées
    }, au moins { $opponents ->
        [one] un habitué affronté
       *[other] { $opponents } habitués affrontés
    }, et la première place sans partage parmi les joueurs qui remplissent ces conditions.
league-final-row = { $place }\. **{ $name }** · { $points } · cote { $rating }
league-final-more =
    { $count ->
        [one] Et { $count } autre.
       *[other] Et { $count } autres.
    }
league-final-tournaments = **Les tournois de la saison**
league-final-tournament-champion = **{ $name }** remporte les tournois de la saison, avec { $points }.
league-final-tournament-nobody =
    Pas de champion des tournois cette fois. Pour gagner le titre, il faut au moins { $matches ->
        [one] une partie classée
       *[other] { $matches } parties classées
    }, au moins { $opponents ->
        [one] un habitué affronté
       *[other] { $opponents } habitués affrontés
    }, et la première place sans partage aux points de tournoi parmi les joueurs qui remplissent ces conditions.
league-final-tournament-row = { $place }\. **{ $name }** · { $points } · { $tournaments }
league-final-new = Une nouvelle saison commence, et tout le monde repart de zéro au classement de la saison. Les cotes sont conservées, et bougent plus vite pendant quelque temps.
league-final-role = Le rôle { $role } revient à { $name }.
league-final-no-role = Je n’ai pas pu donner le rôle { $role } au champion : il me faut la permission **Gérer les rôles**, et mon rôle doit être placé au-dessus.
league-final-moderating-role = { $name } n’a pas reçu le rôle { $role }, qui donne maintenant des permissions de modération. Choisis un autre rôle avec `/settings`.
league-final-role-gone = { $name } n’a pas reçu le rôle du champion : il a été supprimé. Choisis un autre rôle avec `/settings`.

## Réglages

league-season-month = chaque mois
league-season-quarter = chaque trimestre
league-season-none = aucune
league-settings-season = Saisons : { $season }
league-settings-channel = Classement final : { $channel }
league-settings-last-channel = Classement final : dans le salon de la dernière partie jouée
league-settings-leaderboard = Classement : toujours à jour dans { $channel }. Pour arrêter, supprime mon message là-bas.
league-settings-leaderboard-barred = Classement : je ne peux pas encore le publier dans { $channel }. `/doctor` indique la permission qui manque.
league-settings-role = Rôle du champion : { $role }
league-settings-no-role = Rôle du champion : aucun
league-settings-tournament-role = Rôle du champion des tournois : { $role }
league-settings-no-tournament-role = Rôle du champion des tournois : aucun
league-settings-rights = Pour donner leur rôle aux champions, il me faut la permission **Gérer les rôles**, et mon rôle doit être placé au-dessus du rôle du champion dans la liste des rôles du serveur.
league-settings-not-yours = Rien n’a changé : pour choisir le rôle d’un champion, tu dois avoir toi-même la permission **Gérer les rôles**.
league-settings-moderating-role = Rien n’a changé : ce rôle donne des permissions de modération. Le rôle d’un champion devrait seulement montrer qui a gagné.
league-settings-not-below-yours = Rien n’a changé : pour choisir ce rôle, il faut que ton rôle le plus haut soit placé au-dessus dans la liste des rôles du serveur.
league-settings-not-below-mine = Rien n’a changé : je ne peux donner que des rôles placés sous le mien. Place mon rôle au-dessus de celui-là dans la liste des rôles du serveur, puis choisis-le de nouveau.
league-settings-unassignable = Rien n’a changé : ce rôle est géré automatiquement et ne peut pas être donné aux membres. Choisis-en un qui a été créé sur ce serveur.

## Résultats annulés

league-void-choice-voided = Annulé · { $day } · { $scores }
league-void-said = ⚖️ **{ $moderator }** a annulé la partie du { $date } entre { $players } : elle ne compte plus. Raison : { $reason }
league-void-said-restored = ⚖️ **{ $moderator }** a rétabli la partie du { $date } entre { $players } : elle compte de nouveau. Raison : { $reason }
league-void-done = Le résultat est annulé. J’ai recalculé les cotes et les classements comme si la partie n’avait pas eu lieu. Les classements finaux publiés pour les saisons passées restent tels quels. Pour revenir en arrière, utilise `/void-result` avec `restore`.
league-void-done-restored = Le résultat compte de nouveau, et j’en ai tenu compte dans les cotes et les classements. Les classements finaux publiés pour les saisons passées restent tels quels.
league-void-told = Je l’ai annoncé dans ce salon.
league-void-unsaid = Mais je n’ai pas pu écrire dans ce salon : préviens toi-même les joueurs.
league-void-tournament-undecided = La partie appartient au tournoi **{ $name }**. J’ai annoncé dans son salon qu’un organisateur doit maintenant trancher pour la table { $table }.
league-void-tournament-decided = La partie appartient au tournoi **{ $name }**. Un organisateur avait déjà tranché pour la table { $table }, et sa décision reste valable.
league-void-tournament-standings = La partie appartient au tournoi **{ $name }**. J’ai mis à jour son classement et je l’ai annoncé dans son salon.
league-void-record = ⚖️ Ce résultat ne compte pas : **{ $moderator }** l’a annulé le { $date }. Raison : { $reason }
league-void-profile = ⚖️ Ne compte pas : la partie du { $date } entre { $players }. **{ $moderator }** l’a annulée. Raison : { $reason }
league-void-moderators = Rien n’a changé : pour annuler un résultat, il te faut la permission **Gérer les messages**.
league-void-own = Rien n’a changé : tu as joué cette partie. Demande à un modérateur qui ne l’a pas jouée.
league-void-unknown = Je ne trouve pas ce résultat sur ce serveur. Choisis une des suggestions, ou tape le numéro qui figure dans le nom du fichier de la feuille de partie.
league-void-already = **{ $moderator }** a déjà annulé ce résultat. Raison : { $reason }
    Pour qu’il compte de nouveau, utilise `/void-result` avec `restore`.
league-void-counts = Ce résultat compte : il n’y a rien à rétablir.
