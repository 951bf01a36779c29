### Organiser un tournoi : le panneau privé, les questions et les réponses de ses actes, et le journal.

## Le panneau

organise-title = **{ $name }**
organise-sign-up =
    Les inscriptions sont ouvertes. Participants : { $count } sur { $capacity }{ $computers ->
        [0] .
        [one] , dont un ordinateur.
       *[other] , dont { $computers } ordinateurs.
    }
organise-check-in = Les joueurs peuvent confirmer leur présence. Présences confirmées : { $there } sur { $count }. Dernier délai : { $until }.
organise-round = Ronde { $round } sur { $rounds }. Parties encore en cours : { $playing }.
organise-starting = Le tournoi a commencé, et je forme les tables de la première ronde.
organise-final = La table finale est en cours.
organise-arena = L’arène est lancée. Parties en cours : { $playing }. Fin : { $until }.
organise-paused = **En pause** depuis { $since } : tous les délais sont suspendus, aux tables aussi, et aucune nouvelle ronde ne commence tant que tu n’appuies pas sur **Reprendre**.
organise-unchecked = Présence encore à confirmer : { $names }
organise-table = Table { $table }
organise-table-line = { $table } : { $names }
organise-deadline = fin : { $until }
organise-left =
    { $minutes ->
        [one] encore une minute
       *[other] encore { $minutes } minutes
    }
organise-missing = pas encore là : { $names }
organise-missing-until = pas encore là : { $names } (dernier délai : { $until })
organise-more-tables =
    { $more ->
        [one] et { $more } autre table
       *[other] et { $more } autres tables
    }
organise-minded = Un ordinateur joue à la place de : { $names }
organise-finished = Terminées : { $tables }
organise-finished-count = Tables terminées : { $count }
organise-finished-won = table { $table } (victoire : { $names })
organise-finished-void = table { $table } (annulée)
organise-undecided = À trancher : { $tables }
organise-undecided-table = table { $table } (dernier délai : { $until })
organise-finished-undecided = table { $table } (à trancher)
organise-out = Hors du tournoi : { $names }

## Questions

organise-ask-cancel = Annuler **{ $name }** ? C’est définitif. Les parties en cours prennent fin et ne comptent pas. Je préviens le salon et j’y publie les points acquis.
organise-cancel-weekly = Le tournoi de la semaine prochaine aura quand même lieu. Pour arrêter toute la série, désactive d’abord l’option `weekly` de `/tournament edit`.
organise-ask-computers = Ordinateurs qui participent : { $count }. Combien en veux-tu ?
organise-ask-extension = Combien de temps veux-tu ajouter ? Toutes les parties encore en cours en profitent, et une arène est prolongée d’autant.
organise-extension =
    { $minutes ->
        [one] { $minutes } minute de plus
       *[other] { $minutes } minutes de plus
    }
organise-ask-table = Pour quelle table veux-tu trancher ?
organise-no-tables = Il n’y a pas encore de table.
organise-table-playing = En cours : { $places }
organise-table-waiting = La partie n’a pas encore commencé
organise-table-over = Terminée : { $places }
organise-table-decided = Décision d’un organisateur : { $places }
organise-table-void = Annulée
organise-table-undecided = À trancher : la modération a annulé la partie
organise-stands-now = Pour l’instant : { $outcome }
organise-ask-decision = Quel doit être le résultat ?
organise-scores-changed = La partie a continué entre-temps : vérifie de nouveau le résultat.
organise-ask-sure =
    Voici le résultat qu’aura la table { $table } :
    { $outcome }
organise-match-ends = Si tu confirmes, la partie se termine.
organise-place =
    { $place ->
        [1] 1re place : { $who }
       *[other] { $place }e place : { $who }
    }
organise-tie = À égalité avec { $who }
organise-untie = Derrière { $who }, pas à égalité
organise-reason-agreed = accord entre les joueurs
organise-reason-unfinished = la partie n’a pas pu être terminée
organise-reason-time-up = le temps était écoulé
organise-reason-absent = un joueur était absent
organise-reason-own-wish = à la demande du joueur
organise-reason-unfair = jeu déloyal
organise-reason-technical = problème technique
organise-reason-excused = l’absence est excusée
organise-reason-more-time = les tables ont besoin de plus de temps
organise-reason-mistake = pour corriger une erreur
organise-reason-voided = la partie a été annulée
organise-reason-usual = Si tu confirmes maintenant, la raison sera : { $reason }. Pour confirmer avec une autre, choisis-la dans le menu.
organise-reason-chosen = Raison : { $reason }
organise-reason-pardon = Si tu appuies sur **Pardonner**, la raison sera : { $reason }. Pour pardonner avec une autre, choisis-la dans le menu.
organise-ask-player = Quel joueur ?
organise-player = { $who } : { $what }
organise-player-in = participe
organise-player-at = à la table { $table }
organise-player-missing = pas encore à la table { $table }
organise-player-minded = un ordinateur joue à sa place
organise-player-out = ne participe plus
organise-player-absences = absences : { $count }
organise-ask-withdraw = Retirer { $who } ? Ce joueur garde ses points, mais ne joue plus à aucune table. Pour le faire revenir plus tard, utilise **Pardonner**.
organise-ask-withdraw-at = Retirer { $who } ? À la table { $table }, un ordinateur prend sa place, et ce joueur y finit dernier. Il garde ses points, mais ne joue plus à aucune table. Pour le faire revenir plus tard, utilise **Pardonner**.
organise-ask-replace = Qui doit remplacer { $who } ? Le nouveau joueur reprend ses points et sa place au classement.
organise-ask-replace-at = À la table { $table }, un ordinateur finit la partie ; le nouveau joueur commence à sa table suivante.
organise-ask-computer = Faire remplacer { $who } par un ordinateur ? Il reprend ses points et sa place au classement.

## Réponses

organise-did-computers =
    { $count ->
        [0] Il n’y a maintenant aucun ordinateur dans le tournoi.
        [one] Il y a maintenant un ordinateur dans le tournoi.
       *[other] Il y a maintenant { $count } ordinateurs dans le tournoi.
    }
organise-did-check-in = Les joueurs peuvent maintenant confirmer leur présence. Dernier délai : { $until }.
organise-did-start = Le tournoi a commencé, et j’appelle les joueurs à leurs tables.
organise-did-pause = En pause. Tous les délais sont suspendus, aux tables aussi, et aucune nouvelle ronde ne commence tant que tu n’appuies pas sur **Reprendre**.
organise-did-edit = J’ai modifié le tournoi, et je préviens tous les inscrits.
organise-did-edit-nothing = Rien n’a changé. Indique au moins une option avec une nouvelle valeur, par exemple un autre `start`.
organise-did-resume = Le tournoi reprend, et personne n’a perdu de temps.
organise-did-extend =
    { $minutes ->
        [one] J’ai ajouté une minute. Nouvelle fin : { $tables }.
       *[other] J’ai ajouté { $minutes } minutes. Nouvelle fin : { $tables }.
    }
organise-until = { $end } pour la table { $table }
organise-all-until = { $end } pour toutes les tables
organise-first-until = { $end } pour la table { $table }, dont le délai se termine en premier
organise-arena-until = { $end } pour l’arène
organise-none-until = Aucune partie n’est en cours : personne n’a besoin de plus de temps.
organise-did-rule =
    C’est décidé. Résultat de la table { $table } :
    { $outcome }
organise-did-take-back =
    La décision est annulée. La partie de la table { $table } compte telle qu’elle a été jouée :
    { $outcome }
organise-did-withdraw = J’ai retiré { $who } du tournoi.
organise-did-replace = { $player } remplace maintenant { $who }.
organise-did-pardon = C’est pardonné : { $who } est de retour dans le tournoi, et ses absences sont effacées.
organise-did-cancel = Le tournoi est annulé, et j’ai prévenu le salon.
organise-refuse-not-under-way = La partie de la table { $table } est terminée. Pour garder son résultat, choisis **Résultat de la partie**.
organise-rule-stands = Garder les scores actuels comme résultat

## Le journal

organise-log-title = Ce qui s’est passé dans **{ $name }**
organise-log-before = Avant la première ronde
organise-log-round = Ronde { $round }
organise-log-final = La table finale
organise-log-arena = L’arène
organise-log-after = Après la fin
organise-log-continued = { $heading }, suite
organise-note-finished = La partie de la table { $table } est terminée : { $places }
organise-note-finished-void = La table { $table } est annulée.
organise-note-finished-decided = La partie de la table { $table } est terminée. La décision de l’organisateur reste valable.
organise-note-ruled-standing = { $by } a gardé les scores actuels comme résultat de la table { $table } : { $places }.
organise-because = { $line } Raison : { $reason }

## Annulation

organise-cancelled = Le tournoi **{ $name }** a été annulé.
organise-cancelled-by = Le tournoi **{ $name }** a été annulé par { $by }.
organise-points-so-far = Points acquis :

## La commande, dans la liste de Discord : 100 lettres au plus

organise-command-manage = Pour les organisateurs : suivre le tournoi et le gérer

## Boutons et menus : majuscules, pas de point, 34 lettres au plus pour un bouton

organise-button-start = Lancer le tournoi
organise-button-check-in = Ouvrir les confirmations
organise-button-computers = Ordinateurs
organise-button-pause = Mettre en pause
organise-button-resume = Reprendre
organise-button-extend = Prolonger
organise-button-adjudicate = Trancher
organise-button-players = Joueurs
organise-button-log = Journal
organise-button-cancel = Annuler le tournoi
organise-button-refresh = Actualiser
organise-button-back = Retour
organise-button-earlier = Plus ancien
organise-button-more = Plus
organise-button-later = Plus récent
organise-button-stands = Garder les scores actuels
organise-button-places = Fixer le classement
organise-button-void = Annulée
organise-button-played = Résultat de la partie
organise-button-decide = Confirmer
organise-button-reason = Autre raison
organise-button-withdraw = Retirer
organise-button-replace = Remplacer
organise-button-by-computer = Remplacer par un ordinateur
organise-button-pardon = Pardonner
organise-menu-computers = Choisis combien d’ordinateurs participent
organise-menu-extension = Choisis combien de temps ajouter
organise-menu-table = Choisis une table
organise-menu-player = Choisis un joueur
organise-menu-substitute = Choisis qui joue à sa place
organise-menu-other-reason = Confirmer pour une autre raison
organise-menu-other-pardon = Pardonner pour une autre raison
organise-menu-reason = Choisis la raison
