### Organiser un tournoi : le panneau privé, les questions et les réponses de ses actes, et le journal.

## Le panneau

organise-title = **{ $name }**
organise-sign-up = Les inscriptions sont ouvertes. Participants : { $count } sur { $capacity } (ordinateurs : { $computers }).
organise-check-in = La confirmation est ouverte. Présents : { $there } sur { $count }. Fin : { $until }.
organise-round = Ronde { $round } sur { $rounds }. Tables encore en jeu : { $playing }.
organise-starting = Le tournoi a commencé, et les tables de la première ronde se forment.
organise-final = La table finale est en cours.
organise-arena = Arène. Tables en jeu : { $playing }. Fin : { $until }.
organise-paused = **En pause** depuis { $since } : tous les délais sont suspendus, aux tables aussi, et aucune nouvelle ronde ne commence.
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
organise-missing-until = pas encore là : { $names }, fin : { $until }
organise-more-tables =
    { $more ->
        [one] et { $more } autre table
       *[other] et { $more } autres tables
    }
organise-minded = Un ordinateur joue à la place de : { $names }
organise-finished = Tables terminées : { $tables }
organise-finished-count = Nombre de tables terminées : { $count }
organise-finished-won = table { $table } (victoire : { $names })
organise-finished-void = table { $table } (annulée)
organise-undecided = À trancher : { $tables }
organise-undecided-table = table { $table } (fin : { $until })
organise-finished-undecided = table { $table } (à trancher)
organise-out = Hors du tournoi : { $names }

## Questions

organise-ask-cancel = Annuler **{ $name }** ? C’est définitif : les parties en cours prennent fin et ne comptent pas, plus rien ne se joue, et j’en informe le salon, avec les points acquis.
organise-cancel-weekly = Le tournoi de la semaine prochaine aura quand même lieu. Pour arrêter toute la série, désactive d’abord `weekly` avec `/tournament edit`.
organise-ask-computers = Ordinateurs qui participent : { $count }. Combien en faut-il ?
organise-ask-extension = Combien de temps veux-tu donner en plus ? Toutes les tables en jeu en bénéficient, et une arène aussi.
organise-extension =
    { $minutes ->
        [one] { $minutes } minute de plus
       *[other] { $minutes } minutes de plus
    }
organise-ask-table = Pour quelle table veux-tu trancher ?
organise-no-tables = Il n’y a pas encore de table.
organise-table-playing = En jeu : { $places }
organise-table-waiting = Sa partie n’a pas commencé
organise-table-over = Terminée : { $places }
organise-table-decided = Tranchée par un organisateur : { $places }
organise-table-void = Annulée
organise-table-undecided = À trancher : la modération a annulé sa partie
organise-stands-now = En l’état : { $outcome }
organise-ask-decision = Comment doit-elle compter ?
organise-scores-changed = La partie a continué entre-temps : vérifie de nouveau le résultat.
organise-ask-sure = La table { $table } comptera ainsi :
    { $outcome }
organise-match-ends = Cela met fin à sa partie.
organise-place = Place { $place } : { $who }
organise-tie = À égalité avec { $who }
organise-untie = Pas à égalité avec { $who }
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
organise-reason-usual = Le bouton donne cette raison : { $reason }. Pour une autre, choisis-la dans le menu : cela confirme aussi.
organise-reason-chosen = Raison : { $reason }
organise-reason-pardon = **Pardonner** donne cette raison : { $reason }. Pour une autre, choisis-la dans le menu : cela pardonne aussi.
organise-ask-player = De quel joueur s’agit-il ?
organise-player = { $who } : { $what }
organise-player-in = participe
organise-player-at = à la table { $table }
organise-player-missing = pas encore à la table { $table }
organise-player-minded = un ordinateur joue à sa place
organise-player-out = ne participe plus
organise-player-absences = absences : { $count }
organise-ask-withdraw = Retirer { $who } ? Ses points restent, mais ce joueur ne joue plus à aucune table. **Pardonner** permet de revenir.
organise-ask-withdraw-at = Retirer { $who } ? À la table { $table }, un ordinateur prend sa place, et ce joueur y finit dernier. Ses points restent, mais il ne joue plus à aucune table. **Pardonner** permet de revenir.
organise-ask-replace = Qui doit remplacer { $who } ? Ce joueur reprend sa place au classement, avec tous ses points.
organise-ask-replace-at = À la table { $table }, un ordinateur joue jusqu’au bout ; le nouveau joueur joue dès la table suivante.
organise-ask-computer = Faire remplacer { $who } par un ordinateur ? Il reprend sa place au classement, avec tous ses points.

## Réponses

organise-did-computers =
    { $count ->
        [one] { $count } ordinateur participe maintenant.
       *[other] { $count } ordinateurs participent maintenant.
    }
organise-did-check-in = La confirmation des présences est ouverte. Fin : { $until }.
organise-did-start = Le tournoi a commencé, et les joueurs sont appelés aux premières tables.
organise-did-pause = En pause. Tous les délais sont suspendus, aux tables aussi, et aucune nouvelle ronde ne commence.
organise-did-edit = J’ai modifié le tournoi, et je préviens tous les inscrits.
organise-did-edit-nothing = C’était déjà le cas : rien n’a changé. Indique au moins une option, par exemple `start`.
organise-did-resume = Le tournoi reprend. Tous les délais sont repoussés de la durée de la pause.
organise-did-extend =
    { $minutes ->
        [one] Tout le monde a une minute de plus : { $tables }.
       *[other] Tout le monde a { $minutes } minutes de plus : { $tables }.
    }
organise-until = la table { $table } (fin : { $end })
organise-all-until = toutes les tables (fin : { $end })
organise-first-until = la première est la table { $table } (fin : { $end })
organise-arena-until = l’arène (fin : { $end })
organise-none-until = Aucune table n’est en jeu, donc personne n’a besoin de plus de temps.
organise-did-rule = C’est décidé. La table { $table } compte ainsi :
    { $outcome }
organise-did-take-back = La décision a été annulée. La table { $table } compte comme elle a été jouée :
    { $outcome }
organise-did-withdraw = { $who } ne participe plus au tournoi.
organise-did-replace = { $player } remplace maintenant { $who }.
organise-did-pardon = { $who } bénéficie d’un pardon : rien ne lui est reproché, et sa participation continue.
organise-did-cancel = Le tournoi est annulé, et le salon en est averti.
organise-refuse-not-under-way = La table { $table } n’est plus en jeu. **Comme elle a été jouée** fait compter le résultat de sa partie.
organise-rule-stands = En l’état : dans l’ordre des scores en ce moment

## Le journal

organise-log-title = Ce qui s’est passé dans **{ $name }**
organise-log-before = Avant la première ronde
organise-log-round = Ronde { $round }
organise-log-final = La table finale
organise-log-arena = L’arène
organise-log-after = Après la fin
organise-log-continued = { $heading }, suite
organise-note-finished = La table { $table } est terminée : { $places }
organise-note-finished-void = La table { $table } est annulée.
organise-note-finished-decided = La partie de la table { $table } est terminée. La décision de l’organisateur reste valable.
organise-note-ruled-standing = { $by } a décidé que la table { $table } compte en l’état : { $places }.
organise-because = { $line } Raison : { $reason }

## Annulation

organise-cancelled = Le tournoi **{ $name }** a été annulé.
organise-cancelled-by = Le tournoi **{ $name }** a été annulé par { $by }.
organise-points-so-far = Points acquis :

## La commande, dans la liste de Discord : 100 lettres au plus

organise-command-manage = Pour les organisateurs : voir où tout en est et diriger le tournoi

## Boutons et menus : majuscules, pas de point, 34 lettres au plus pour un bouton

organise-button-start = Lancer le tournoi
organise-button-check-in = Ouvrir la confirmation
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
organise-button-earlier = Avant
organise-button-more = Plus
organise-button-later = Après
organise-button-stands = En l’état
organise-button-places = Fixer les places
organise-button-void = Annulée
organise-button-played = Comme elle a été jouée
organise-button-decide = Confirmer
organise-button-reason = Autre raison
organise-button-withdraw = Retirer
organise-button-replace = Remplacer
organise-button-by-computer = Par un ordinateur
organise-button-pardon = Pardonner
organise-menu-computers = Choisis combien d’ordinateurs participent
organise-menu-extension = Choisis combien de temps en plus
organise-menu-table = Choisis une table
organise-menu-player = Choisis un joueur
organise-menu-substitute = Choisis qui joue à sa place
organise-menu-other-reason = Confirmer pour une autre raison
organise-menu-other-pardon = Pardonner pour une autre raison
organise-menu-reason = Choisis la raison
