### Les tournois : leur salon, les fils de leurs tables, et les réponses privées.

## Le message du tournoi

tournament-title = **{ $name }** : un tournoi de Triominos
tournament-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
  }, à des tables de { $seats } au plus · { $edition }
tournament-arena = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } de jeu, à des tables de { $seats } au plus, dès que des joueurs sont libres · { $edition }
tournament-round-robin = toutes rondes à des tables de deux : chacun rencontre chacun une fois · { $edition }
tournament-knockout = élimination directe à des tables de deux, têtes de série selon la cote : une défaite élimine · { $edition }
tournament-plan-start = - **Début :** { $start }
tournament-plan-check-in = - **Confirmation :** ouverte à { $opens }, { $time } avant le début. Sans elle, pas de place à une table.
tournament-plan-check-in-later = - **Confirmation :** { $time }, dès qu’un organisateur l’ouvre. Sans elle, pas de place à une table.
tournament-plan-play = - **Jeu :** { $play }
tournament-plan-name = - **Nom :** { $name }
tournament-plan-places = - **Places :** { $places }
tournament-plan-match = - **Chaque partie :** { $length }
tournament-plan-entry = - **Conditions d’inscription :** { $terms }
tournament-plan-weekly = - **Répétition :** chaque semaine
tournament-plan-weekly-without = - **Répétition :** chaque semaine, sauf { $dates }
tournament-term-role = rôle : { $role }
tournament-term-rating = cote : { $band }
tournament-term-account = âge du compte : au moins { $time }
tournament-term-member = présence sur ce serveur : au moins { $time }
tournament-band-least = { $least } ou plus
tournament-band-most = { $most } ou moins
tournament-plan-final =
    { $seats ->
        [one] - **Table finale :** le meilleur joueur
       *[other] - **Table finale :** les { $seats } meilleurs joueurs
    }
tournament-plan-clock = - **Temps de réflexion :** { $clock }
tournament-plan-no-clock = - **Temps de réflexion :** sans limite, prends tout ton temps
tournament-plan-turn-up =
    { $minutes ->
        [one] - **Présence :** dans la minute qui suit l’appel à ta table, sinon un ordinateur prend ta place
       *[other] - **Présence :** dans les { $minutes } minutes qui suivent l’appel à ta table, sinon un ordinateur prend ta place
    }
tournament-plan-table = - **Durée d’une table :** { $time } au plus ; ensuite, les scores du moment décident
tournament-plan-length = - **Durée :** environ { $time }
tournament-plan-length-long = - **Durée :** environ { $time }, garde donc toute ta soirée
tournament-plan-late = - **Inscriptions tardives :** jusqu’au début de la ronde { $round }
tournament-plan-late-none = - **Inscriptions tardives :** aucune après le début
tournament-plan-late-arena = - **Inscriptions tardives :** jusqu’à la fin
tournament-plan-late-until = - **Inscriptions tardives :** jusqu’à la fin : { $until }
tournament-plan-computers =
    { $count ->
        [one] - **Ordinateurs :** { $count }, niveau : { $level }
       *[other] - **Ordinateurs :** { $count }, niveau : { $level }
    }
tournament-time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
tournament-time-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
tournament-time-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
tournament-worth = À chaque table, la première place rapporte 12 points, la dernière 0, et les autres s’échelonnent régulièrement entre les deux ; les ex æquo partagent leurs points. Une exemption, c’est-à-dire une ronde sans table, rapporte 6.
tournament-organiser = Organisé par { $organiser }.
tournament-players = Participants ({ $count } sur { $capacity }) : { $names }
tournament-players-many =
    { $more ->
        [one] { $names } et { $more } autre
       *[other] { $names } et { $more } autres
    }
tournament-no-players = Aucune inscription pour l’instant.
tournament-waiting = Liste d’attente ({ $count }) : { $names }
tournament-sign-up-full = Toutes les places sont prises. Le bouton t’inscrit sur la liste d’attente ; dès qu’une place se libère, elle est attribuée automatiquement.
tournament-sign-up = Inscris-toi avec le bouton. Un organisateur lance le tournoi avec `/tournament start`.
tournament-sign-up-planned = Inscris-toi avec le bouton. Le tournoi commence automatiquement.
tournament-check-in-until = Confirme ta présence avec le bouton ; sans cela, pas de place à une table. Fin : { $until }.
tournament-round-under-way = La ronde { $round } sur { $rounds } est en cours. Tables encore en jeu : { $playing }.
tournament-final-under-way = La table finale est en cours.
tournament-arena-under-way = Fin de l’arène : { $until }. Tables en jeu : { $playing }.
tournament-arena-ending = Plus aucune table ne se forme. Tables encore en jeu : { $playing }.
tournament-is-paused = Le tournoi est en pause : tous les délais sont suspendus, aux tables aussi, et aucune nouvelle ronde ne commence.
tournament-won = Le tournoi est terminé. { $who } l’emporte. 🏆
tournament-over-too-few = Le tournoi est terminé : il ne restait pas assez de joueurs.
tournament-over-cancelled = Un organisateur a annulé le tournoi.
tournament-over-no-persons = Le tournoi est terminé : tout le monde est parti, et les ordinateurs ne continuent pas seuls.
tournament-over-expired = Le tournoi est terminé : personne ne l’a poursuivi.

## Les tables

tournament-table-round = Ronde { $round } · Table { $table } : { $names }
tournament-table-final = Table finale : { $names }
tournament-table-arena = Table { $table } : { $names }
tournament-table-place = { $place }. { $who } (+{ $points })
tournament-table-place-score = { $place }. { $who } { $score } (+{ $points })
tournament-table-final-place = { $place }. { $who }
tournament-table-final-place-score = { $place }. { $who } { $score }
tournament-table-void = Annulée : les joueurs présents reçoivent les points d’une exemption.
tournament-table-ruled = Décision d’un organisateur.
tournament-table-voided = La modération a annulé cette partie : son résultat ne compte pas.
tournament-table-undecided = La modération a annulé cette partie. Un organisateur doit décider de ce que vaut la table.
tournament-thread = Table { $table } · { $name }
tournament-call = { $names } : la table { $table } du tournoi **{ $name }** est prête, et la partie commence.
tournament-call-final = { $names } : la table finale du tournoi **{ $name }** est prête, et la partie commence.
tournament-call-turn-up =
    { $minutes ->
        [one] Appuie sur le bouton ou joue un tour dans la minute.
       *[other] Appuie sur le bouton ou joue un tour dans les { $minutes } minutes.
    } Sinon, un ordinateur prend ta place, et tu finis à la dernière place.
tournament-call-points =
    { $points ->
        [one] La partie se joue en un point.
       *[other] La partie se joue en { $points } points.
    }
tournament-call-rounds =
    { $rounds ->
        [one] La partie se joue en une manche.
       *[other] La partie se joue en { $rounds } manches.
    }
tournament-call-wish = { $length } { $clock }. **Ma réglette**, sous le plateau, montre tes Triominos, rien qu’à toi. Bonne chance, et amuse-toi bien.
tournament-call-until = Fin de la table : { $until } ; ensuite, les scores du moment décident.

# Under a board, beside the button.
tournament-awaited = -# On t’appelle à cette table ? Appuie sur **Je suis là**, ou fais quoi que ce soit d’autre à cette table, pour garder ta place. Fin : { $until }.

## Une ronde pour ceux qui regardent

tournament-live-round = 🔴 **Ronde { $round }, en direct**
tournament-live-round-over = **Résultats de la ronde { $round }**
tournament-live-final = 🔴 **La table finale, en direct**
tournament-live-final-over = **Résultat de la table finale**
tournament-live-arena = 🔴 **Les tables, en direct**
tournament-live-arena-over = **Toutes les tables de l’arène sont terminées.**
tournament-live-over = terminée · { $names }
tournament-live-void = annulée
tournament-live-undecided = un organisateur doit trancher
tournament-live-unfinished = non terminée
tournament-live-waiting = appel des joueurs en cours
tournament-live-until = Fin : { $until }
tournament-live-ends = Nouvelles tables jusqu’à la fin de l’arène : { $until }
tournament-live-top = Classement : { $places }
tournament-live-paused = Le tournoi est en pause.

## Ce qui se passe

tournament-note-created = { $by } a créé le tournoi.
tournament-note-edited-told = { $names } : { $by } a modifié le tournoi.
tournament-note-edited = { $by } a modifié le tournoi.
tournament-note-changed = { $by } a modifié le programme du tournoi.
tournament-note-remind-change = { $names } : regardez la modification du tournoi.
tournament-note-joined = { $who } a rejoint le tournoi.
tournament-note-queued = { $who } est sur la liste d’attente.
tournament-note-unqueued = { $who } n’est plus sur la liste d’attente.
tournament-note-got-place = { $who } a obtenu une place depuis la liste d’attente.
tournament-note-moved-up = { $who }, une place s’est libérée : tu participes au tournoi.
tournament-note-moved-up-check-in = { $who }, une place s’est libérée : tu participes au tournoi. Confirme ta présence avec le bouton pour la garder. Fin : { $until }.
tournament-note-computers = { $by } a fixé le nombre d’ordinateurs à { $count }.
tournament-note-check-in = Confirmation ouverte : { $names }, présence à confirmer avec le bouton. Fin : { $until }.
tournament-note-check-in-nobody = La confirmation est ouverte, mais personne n’est encore inscrit. Inscrivez-vous, puis confirmez votre présence avec le bouton. Fin : { $until }.
tournament-note-check-in-planned = La confirmation des présences s’est ouverte comme prévu. Fin : { $until }.
tournament-note-remind-check-in = ⏰ { $names } : présence à confirmer avec le bouton, sinon pas de place à une table. Fin : { $until }.
tournament-note-remind-start = ⏰ { $names } : le tournoi va bientôt commencer. Début : { $until }.
tournament-note-reminded-check-in =
    { $count ->
        [one] { $count } joueur a reçu un rappel de la confirmation.
       *[other] { $count } joueurs ont reçu un rappel de la confirmation.
    }
tournament-note-reminded-start =
    { $count ->
        [one] { $count } joueur a reçu un rappel du début.
       *[other] { $count } joueurs ont reçu un rappel du début.
    }
tournament-note-start-failed = Il n’y a pas assez de joueurs pour commencer maintenant. Inscrivez-vous, ou amenez du monde : un organisateur peut commencer plus tard avec `/tournament start`.
tournament-note-check-in-failed = Trop peu de joueurs ont confirmé leur présence : le tournoi n’a pas commencé. Toutes les inscriptions restent valables, et un organisateur peut réessayer avec `/tournament start`.
tournament-note-started-by = { $by } a donné le départ.
tournament-note-check-in-opened = { $by } a ouvert la confirmation des présences. Fin : { $until }.
tournament-note-started = Le tournoi a commencé. Les égalités qui restent à la fin sont tranchées par tirage au sort, avec la graine { $seed }.
tournament-note-round = **Ronde { $round } sur { $rounds }.** Tables : { $tables }. Fin : { $until } ; ensuite, les scores du moment décident.
tournament-note-final = **La table finale commence.** Fin : { $until } ; ensuite, les scores du moment décident.
tournament-note-arena = Nouvelles tables : { $tables }.
tournament-note-bye = Exemption : { $names }.
tournament-note-no-show = { $who } n’a pas rejoint la table { $table }. Un ordinateur y joue à sa place.
tournament-note-round-ended = La ronde { $round } est terminée.
tournament-note-ruled-order = { $by } a tranché pour la table { $table } : { $order }.
tournament-note-ruled-void = { $by } a annulé la table { $table }.
tournament-note-voided = { $by } a annulé la partie de la table { $table } : son résultat ne compte plus, et un organisateur doit trancher. Fin : { $until }. Les rondes déjà formées restent telles quelles.
tournament-note-voided-asked = { $organiser }, à toi de trancher pour la table { $table } : utilise `/tournament manage`, puis **Trancher**. La ronde suivante attend. Passé ce délai, la table est annulée, et les joueurs présents reçoivent les points d’une exemption.
tournament-note-voided-decided = { $by } a annulé la partie de la table { $table }. Un organisateur avait déjà tranché pour cette table, et sa décision reste valable.
tournament-note-voided-over = { $by } a annulé la partie de la table { $table } : elle ne compte plus, et le classement a été recalculé. Un organisateur peut encore trancher pour cette table.
tournament-note-restored = { $by } a rétabli la partie de la table { $table } : son résultat compte de nouveau, et le classement a été recalculé.
tournament-note-restored-decided = { $by } a rétabli la partie de la table { $table }. La décision d’un organisateur sur cette table reste valable.
tournament-note-left-undecided = Personne n’a tranché à temps pour la table { $table } : elle est annulée.
tournament-note-ruling-back = { $by } a annulé la décision sur la table { $table } : elle compte comme elle a été jouée.
tournament-note-left = { $who } a quitté le tournoi.
tournament-note-unchecked = { $who } n’a pas confirmé sa présence.
tournament-note-no-shows = { $who } a manqué deux tables et ne participe plus. `/tournament join` permet de revenir.
tournament-note-no-shows-last = { $who } a manqué deux tables et ne participe plus.
tournament-note-removed = { $by } a retiré { $who } du tournoi.
tournament-note-replaced = { $by } a remplacé { $who } par { $player }, qui joue à cette place.
tournament-note-pardoned = { $by } a pardonné à { $who } : plus rien ne lui est reproché.
tournament-note-paused = { $by } a mis le tournoi en pause. Tous les délais sont suspendus, aux tables aussi : vous pouvez continuer à jouer, mais rien ne vous y oblige.
tournament-note-unattended = La plupart des joueurs appelés ne sont pas venus : le tournoi est en pause.
tournament-note-unattended-table = Personne n’est venu à la table { $table } : le tournoi est en pause.
tournament-note-unattended-asked = { $organiser }, à toi de décider : avec `/tournament manage`, tu peux reprendre le tournoi, remplacer les absents ou tout annuler. À la reprise, les absents auront de nouveau tout leur temps pour venir.
tournament-note-resumed = { $by } a relancé le tournoi. Chaque joueur a le temps qu’il lui restait avant la pause.
tournament-note-extended =
    { $minutes ->
        [one] { $by } a donné une minute de plus aux tables.
       *[other] { $by } a donné { $minutes } minutes de plus aux tables.
    }
tournament-note-time-lost =
    { $minutes ->
        [one] J’étais hors ligne. Tous les délais sont repoussés d’une minute ; les joueurs appelés à une table ou qui doivent confirmer leur présence ont de nouveau tout leur temps.
       *[other] J’étais hors ligne. Tous les délais sont repoussés de { $minutes } minutes ; les joueurs appelés à une table ou qui doivent confirmer leur présence ont de nouveau tout leur temps.
    }
tournament-note-ended = Le tournoi est terminé.
tournament-note-no-persons = Le tournoi est terminé : il n’y restait que des ordinateurs.
tournament-note-cancelled = { $by } a annulé le tournoi.

## Le classement

tournament-standings-round = **{ $name }** après la ronde { $round }
tournament-standings-now = **{ $name }** : le classement
tournament-standings-no-persons = Le tournoi **{ $name }** est terminé : tout le monde est parti, et les ordinateurs ne continuent pas seuls. Le classement reste tel quel :
tournament-standings-end = Le tournoi **{ $name }** est terminé. { $who } l’emporte. 🏆
tournament-standings-none = Aucune inscription pour l’instant.
tournament-standings-all =
    { $count ->
        [one] **Classement** montre la seule ligne.
       *[other] **Classement** montre les { $count } lignes.
    }
tournament-standings-page-of = Page { $page } sur { $pages }
tournament-standings-bye = -# Exemption à la ronde { $round }, +{ $points } : { $names }
tournament-standings-late = -# Inscription après la première ronde, +{ $points } : { $names }
tournament-standings-void = -# Table { $table } annulée, +{ $points } : { $names }
tournament-standings-ruled = -# Table { $table }, décision d’un organisateur. Raison : { $reason }
tournament-standings-undecided = -# Un organisateur doit trancher pour la table { $table } : la modération a annulé sa partie.
tournament-standings-voided = -# Table { $table } : la modération a annulé sa partie.
tournament-column-player = Joueur
tournament-column-points = Pts
tournament-column-head = Vs
tournament-column-opponents = Adv
tournament-column-wins = Vic
tournament-column-place = Place
tournament-column-margin = Écart
tournament-column-absences = Abs
tournament-legend = -# Points · résultats entre ex æquo qui se sont tous rencontrés · moyenne des points des adversaires, sans le plus faible · tables gagnées · place moyenne · avance sur les autres à une table, 100 au plus · absences et tours manqués. Les égalités qui restent sont tranchées par tirage au sort.
tournament-column-final = Finale
tournament-column-draw = Tirage
tournament-decimal = { $whole },{ $tenth }
tournament-none = –

## Le classement en peu de mots, et son image

tournament-places-round = { $name } · après la ronde { $round }
tournament-places-now = { $name } · classement
tournament-places-end = { $name } · classement final
tournament-places-points = Points
tournament-places-own = Ta ligne :
tournament-places-legend = { $short } : { $long }
tournament-places-decided = { $points }, { $by } : { $value }
tournament-places-drawn = { $points }, { $by }
tournament-places-final = place à la table finale
tournament-places-head = résultats entre ex æquo
tournament-places-opponents = moyenne des points des adversaires
tournament-places-wins = tables gagnées
tournament-places-place = place moyenne
tournament-places-margin = avance moyenne sur les autres à une table
tournament-places-absences = absences et tours manqués
tournament-places-draw = tirage au sort
tournament-podium-alt = { $name } : le podium
tournament-podium-final = La table finale a décidé des premières places.

## Tournois passés

tournament-past-title = ### Tournois passés
tournament-past-none = Aucun tournoi n’est encore allé jusqu’au bout sur ce serveur.
tournament-past-row = **{ $name }** · { $date }
tournament-past-place = { $place }. { $who }
tournament-past-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
tournament-past-computers =
    { $count ->
        [one] { $players }, dont un ordinateur
       *[other] { $players }, dont { $count } ordinateurs
    }
tournament-past-choice = { $name } · { $day }
tournament-past-choose = Choisis un tournoi pour voir son résultat
tournament-past-newer = Plus récents
tournament-past-older = Plus anciens
tournament-past-record = Choisis une table pour sa feuille de partie, ou pour revoir la partie
tournament-past-more = D’autres tables

## D’où vient une ligne

tournament-explain-title = **{ $who }** : { $rank ->
        [1] 1re place
       *[other] { $rank }e place
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tournament-explain-round = Ronde { $round }, table { $table } : { $place ->
        [1] 1re place
       *[other] { $place }e place
    } sur { $of }, +{ $points }
tournament-explain-arena = Table { $table } : { $place ->
        [1] 1re place
       *[other] { $place }e place
    } sur { $of }, +{ $points }
tournament-explain-bye = Ronde { $round } : exemption, +{ $points }
tournament-explain-void = Table { $table } annulée : +{ $points }
tournament-explain-late = Inscription après la première ronde : une demi-exemption, +{ $points }
tournament-explain-alone = Personne d’autre n’a le même nombre de points.
tournament-explain-head = Même nombre de points : { $names }. Entre eux : { $points }.
tournament-explain-not-met = Même nombre de points : { $names }. Ils ne se sont pas tous rencontrés : leurs résultats entre eux ne comptent pas.
tournament-explain-opponents = Points des adversaires : { $list }. Moyenne : { $mean }.
tournament-explain-left-out = Points des adversaires : { $list } ; sans le plus faible, { $lowest }. Moyenne : { $mean }.
tournament-explain-no-opponents = Pas encore d’adversaire.
tournament-explain-rest = Tables gagnées : { $wins }. Place moyenne : { $place }. Avance moyenne : { $margin }. Absences et tours manqués : { $absences }. Tirage : { $lot }.

## Réponses privées

tournament-created = Le tournoi est créé. Les autres s’inscrivent avec le bouton ; tu le lances avec `/tournament start`.
tournament-created-planned = Le tournoi est créé. Les autres s’inscrivent avec le bouton, et il commence automatiquement. Début : { $start }. Avec `/tournament start`, tu peux commencer plus tôt.
tournament-created-check-in = La confirmation des présences s’ouvre automatiquement : { $opens }.
tournament-created-length = Le tournoi durera environ { $time }.
tournament-created-length-long = Le tournoi durera environ { $time }. Pour une soirée plus courte, choisis moins de rondes (`rounds`) ou une édition (`edition`) en une seule manche par partie.
tournament-created-weekly = Le tournoi a lieu chaque semaine. Les inscriptions au suivant s’ouvrent d’elles-mêmes, six jours avant le début.
tournament-created-event = Le tournoi figure aussi parmi les évènements du serveur, et je l’y tiens à jour.
tournament-created-no-event = Je ne peux pas encore le montrer parmi les évènements du serveur : pour cela, il me faut la permission **Créer des évènements**. Tout le reste fonctionne sans elle.
tournament-event = { $play }. Inscriptions dans { $channel }.
tournament-start-choice = { $away } ({ $moment })
tournament-start-minutes =
    { $count ->
        [one] dans { $count } minute
       *[other] dans { $count } minutes
    }
tournament-start-hours =
    { $count ->
        [one] dans { $count } heure
       *[other] dans { $count } heures
    }
tournament-start-days =
    { $count ->
        [one] dans { $count } jour
       *[other] dans { $count } jours
    }
tournament-joined = Tu participes au tournoi **{ $name }**.
tournament-joined-late = Tu participes au tournoi **{ $name }** à partir de la prochaine ronde. Pour les rondes passées, tu reçois une demi-exemption.
tournament-left = Tu ne participes plus. `/tournament join` te permet de revenir.
tournament-queued = Le tournoi est complet : tu as la place { $place } sur la liste d’attente. Dès qu’une place se libère, elle est à toi et je te préviens dans le salon.
tournament-left-waiting = Tu n’es plus sur la liste d’attente.
tournament-left-last = Tu ne participes plus. Tu étais la dernière personne : le tournoi prend donc fin.
tournament-leave-table = Veux-tu vraiment quitter le tournoi **{ $name }** ? Ta partie à la table { $table } n’est pas finie : un ordinateur jouerait à ta place, et tu aurais la dernière place à cette table. Pour les classements, la partie compte comme abandonnée.
tournament-leave-sure = Veux-tu vraiment quitter le tournoi **{ $name }** ? On ne t’appellera plus à aucune table. Tes points restent au classement, et `/tournament join` te permet de revenir.
tournament-left-for-now = Tu ne participes plus. Je garde ta place 2 minutes, puis un ordinateur la prend. Tu peux encore changer d’avis. Fin : { $until }.
tournament-left-last-for-now = Tu ne participes plus. Tu étais la dernière personne : le tournoi prend donc bientôt fin. Tu peux encore changer d’avis. Fin : { $until }.
tournament-returned = Te revoilà. Ta place est de nouveau à toi, et rien n’est perdu.
tournament-return-too-late = Plus de 2 minutes ont passé, et un ordinateur a ta place à cette table. `/tournament join` te permet de revenir pour la suivante.
tournament-return-over = Le tournoi est terminé : il n’y a plus de place à reprendre.
tournament-checked-in = Ta présence est confirmée.
tournament-arrived = Parfait, te voilà. La partie est dans ce fil.
tournament-organisers-role = Les membres qui ont le rôle { $role } ou la permission **Gérer les évènements** peuvent organiser des tournois ici.
tournament-organisers-none = Les membres qui ont la permission **Gérer les évènements** peuvent organiser des tournois ici.
tournament-rule-void = Annulée : les joueurs présents reçoivent les points d’une exemption
tournament-rule-played = Comme elle a été jouée

## Refus

tournament-refuse-none = Il n’y a pas de tournoi dans ce salon. Les membres qui ont la permission **Gérer les évènements** peuvent en créer un avec `/tournament create`.
tournament-refuse-taken = Ce salon a un tournoi qui n’est pas terminé. `/tournament status` le montre ; `/tournament cancel` y met fin.
tournament-refuse-too-many = Ce serveur a déjà le maximum de tournois en même temps : { $most }. Attends la fin de l’un d’eux, ou mets fin à un tournoi avec `/tournament cancel`.
tournament-refuse-create = Pour créer un tournoi ici, il te faut la permission **Gérer les évènements**. Avec `/tournament organisers`, les membres qui l’ont peuvent permettre à un rôle de créer aussi des tournois.
tournament-refuse-create-role = Pour créer un tournoi ici, il te faut le rôle { $role } ou la permission **Gérer les évènements**.
tournament-refuse-thread = Ce fil est celui d’une table de tournoi, et sa partie se joue ici. Utilise `/play` dans un autre salon.
tournament-refuse-busy = Beaucoup de monde agit sur ce tournoi au même moment, et ta demande n’a pas abouti. Réessaie.
tournament-refuse-channel = Un tournoi a besoin d’un salon qui peut avoir des fils. Crée-le dans un salon textuel du serveur.
tournament-refuse-organiser = Seuls les organisateurs le peuvent : les membres qui ont la permission **Gérer les évènements** ou le rôle choisi avec `/tournament organisers`, et les modérateurs.
tournament-refuse-takes-part = Tu participes à ce tournoi : un autre organisateur ou un modérateur doit en décider. Tu peux prolonger le temps ou valider les scores tels quels.
tournament-refuse-over = Le tournoi est terminé. `/tournament status` montre comment il s’est terminé.
tournament-refuse-not-started = Le tournoi n’a pas encore commencé.
tournament-refuse-started = Le tournoi a déjà commencé.
tournament-refuse-playing = Le tournoi a déjà commencé. La ronde suivante se forme automatiquement quand toutes les tables ont fini ; encore en jeu : { $playing }.
tournament-refuse-too-few = Pas assez de joueurs : { $count }. { $least ->
        [one] Il faut au moins un participant
       *[other] Il faut au moins { $least } participants
    } (présence confirmée, si c’est demandé). Les ordinateurs comptent : `/tournament computers`.
tournament-refuse-no-persons = Au moins une personne doit participer, et avoir confirmé sa présence si c’est demandé. Les ordinateurs ne jouent pas de tournoi entre eux.
tournament-refuse-computers = Il y a trop d’ordinateurs : { $computers }. Il peut y en avoir { $each } par personne : { $most } peuvent donc participer pour l’instant. `/tournament computers` change leur nombre.
tournament-refuse-one-computer = Il y aurait trop d’ordinateurs : il peut y en avoir { $each } par personne. Une personne peut jouer à la place : nomme-la dans `/tournament replace`, avec l’option `by`.
tournament-refuse-no-more-computers = Aucun autre ordinateur ne peut participer à ce tournoi.
tournament-refuse-computers-places = C’est trop d’ordinateurs pour ce tournoi. Maximum : { $most }, car il y en a au plus { $each } par personne.
tournament-refuse-rounds-and-arena = Un tournoi a soit des rondes, soit une durée en minutes : choisis `rounds` ou `arena`, pas les deux.
tournament-refuse-full =
    { $capacity ->
        [one] La seule place est prise.
       *[other] Les { $capacity } places sont prises.
    }
tournament-refuse-term-role = Ce tournoi est réservé aux membres avec le rôle { $role }. Si tu veux jouer, demande ce rôle à un organisateur.
tournament-refuse-term-rating = Ce tournoi est réservé aux joueurs avec cette cote : { $band }. La tienne est de { $own } pour l’instant ; à bientôt dans un autre tournoi.
tournament-refuse-term-account = Ce tournoi demande un âge minimum du compte Discord : { $time }. Tu pourras t’inscrire à partir de ce moment : { $from }.
tournament-refuse-term-member = Ce tournoi demande une présence minimum sur ce serveur : { $time }. Tu pourras t’inscrire à partir de ce moment : { $from }.
tournament-refuse-already-waiting = Tu es déjà sur la liste d’attente, à la place { $place }.
tournament-refuse-ratings = La cote la plus basse ({ $least }) dépasse la plus haute ({ $most }). Échange les deux et réessaie.
tournament-refuse-fixed-tables = Les toutes rondes et l’élimination directe fixent leurs rondes et se jouent à des tables de deux. Laisse de côté `rounds`, `arena`, `final` et `seats`.
tournament-refuse-already-in = Tu participes déjà.
tournament-refuse-not-in = Tu ne participes pas à ce tournoi.
tournament-refuse-they-not-in = Cette personne ne participe plus.
tournament-refuse-too-late = Il est trop tard pour s’inscrire : le tournoi n’accepte plus de nouveaux joueurs.
tournament-refuse-removed = Un organisateur a mis fin à ta participation à ce tournoi. Demande-lui de te pardonner.
tournament-refuse-no-check-in = Il n’y a pas de présence à confirmer pour l’instant.
tournament-refuse-checked-in = Ta présence est déjà confirmée.
tournament-refuse-no-table = Il n’y a pas de table { $table } dans ce tournoi.
tournament-refuse-not-at-table = Tu ne joues pas à cette table.
tournament-refuse-own-table = Tu joues toi-même à la table { $table } : tu ne peux donc pas en décider. Un autre organisateur le peut : un membre qui a la permission **Gérer les évènements**, ou le rôle choisi avec `/tournament organisers`.
tournament-refuse-table-over = Cette table est terminée pour toi.
tournament-refuse-order = Ce n’est pas un classement des joueurs de cette table. Choisis une des suggestions pendant la saisie.
tournament-refuse-no-ruling = Il n’y a pas de décision à annuler pour cette table.
tournament-refuse-match-voided = La modération a annulé la partie de la table { $table } : la table ne peut donc pas compter comme elle a été jouée.
tournament-refuse-no-entry = Choisis un des joueurs suggérés pendant la saisie.
tournament-refuse-replacement = Cette personne participe déjà. Choisis quelqu’un d’autre, ou laisse l’option vide pour un ordinateur.
tournament-refuse-bot = Un bot ne peut pas jouer à la place de quelqu’un. Laisse l’option vide : un ordinateur jouera.
tournament-refuse-paused = Le tournoi est déjà en pause.
tournament-refuse-not-paused = Le tournoi n’est pas en pause.
tournament-refuse-blameless = Rien n’est reproché à cette personne.
tournament-refuse-extension =
    { $most ->
        [one] Donne aux tables une minute de plus.
       *[other] Donne aux tables de { $least } à { $most } minutes de plus.
    }
tournament-refuse-name =
    { $most ->
        [one] Donne au tournoi un nom d’une lettre.
       *[other] Donne au tournoi un nom de { $most } lettres au plus.
    }
tournament-refuse-seats =
    { $most ->
        [one] Selon ces règles, une table a { $most } place.
       *[other] Selon ces règles, une table a de { $least } à { $most } places.
    }
tournament-refuse-rounds =
    { $most ->
        [one] Choisis une ronde.
       *[other] Choisis de { $least } à { $most } rondes.
    }
tournament-refuse-capacity =
    { $most ->
        [one] Un seul joueur peut participer.
       *[other] De { $least } à { $most } joueurs peuvent participer.
    }
tournament-refuse-time-arena =
    { $most ->
        [one] Une arène dure une minute.
       *[other] Une arène dure de { $least } à { $most } minutes.
    }
tournament-refuse-time-check-in =
    { $most ->
        [one] La confirmation dure une minute.
       *[other] La confirmation dure de { $least } à { $most } minutes.
    }
tournament-refuse-time-turn-up =
    { $most ->
        [one] Donne aux joueurs une minute pour se présenter.
       *[other] Donne aux joueurs de { $least } à { $most } minutes pour se présenter.
    }
tournament-refuse-time-table =
    { $most ->
        [one] Donne une minute à chaque table.
       *[other] Donne de { $least } à { $most } minutes à chaque table.
    }
tournament-refuse-start = Ce début est trop proche ou trop lointain. Il faut du temps pour s’inscrire, et pour confirmer sa présence si c’est demandé. Choisis un début entre { $soonest } et { $latest }.
tournament-refuse-start-unreadable = Je n’arrive pas à lire ce début. Choisis une des suggestions pendant la saisie, ou écris-le comme ici : `dans 30 minutes`, `20h UTC+1`, `demain 19h30 UTC+1`, `2026-11-28 20h Europe/Paris`.
tournament-refuse-start-zone = Je ne connais pas ton fuseau horaire, et ne peux donc pas dire quand c’est. Choisis une des suggestions pendant la saisie, ou ajoute le fuseau : `20h UTC+1` ou `20h Europe/Paris`.
tournament-refuse-event-start = Un évènement du serveur a besoin d’un début. Indique quand le tournoi commence, avec l’option `start`.
tournament-refuse-weekly-start = Un tournoi hebdomadaire a besoin d’une heure de début. Indique-la avec l’option `start`.
tournament-refuse-dates-alone = Seul un tournoi hebdomadaire peut sauter des dates. Ajoute les options `weekly` et `start`.
tournament-refuse-dates = Je ne comprends pas les dates « { $typed } ». Écris-les comme 2026-12-25, séparées par des virgules, 20 au plus.
tournament-refuse-edition = Cette édition ne compte pas les points ou ne se joue pas à deux : elle ne convient pas à un tournoi. Choisis-en une autre.

## La commande, dans la liste de Discord : 100 lettres au plus

tournament-command = Tournois : en créer un, participer, voir le classement
tournament-command-create = Créer un tournoi dans ce salon
tournament-command-create-name = Le nom du tournoi
tournament-command-create-rounds = Le nombre de rondes ; 4 par défaut
tournament-command-create-seats = Le nombre de places à une table, au plus : 2 à 4
tournament-command-create-arena = À la place des rondes : combien de minutes dure une arène
tournament-command-create-edition = Les règles ; par défaut la règle officielle pour les tournois, à 400 points
tournament-command-create-clock = Le temps de réflexion par tour ; 5 minutes par défaut
tournament-command-create-final = Finir ou non par une table finale avec les meilleurs joueurs
tournament-command-create-capacity = Combien de joueurs peuvent participer ; 64 par défaut
tournament-command-create-check-in = Combien de minutes avant le début on peut confirmer sa présence ; sans elle, pas de place
tournament-command-create-no-show = Combien de minutes ont les joueurs appelés pour se présenter ; 10 par défaut
tournament-command-create-time = Combien de minutes une table peut durer ; 120 par défaut
tournament-command-create-start = Le début, automatique : dans 30 minutes, 20h UTC+1, demain 19h30 UTC+1 ; des choix s’affichent
tournament-command-create-event = Figurer ou non parmi les évènements du serveur ; il me faut la permission Créer des évènements
tournament-command-create-weekly = Le répéter chaque semaine à la même heure ; les inscriptions au suivant s’ouvrent d’elles-mêmes
tournament-command-create-without = Pour un tournoi hebdomadaire : les dates à sauter, par exemple 2026-12-25, 2027-01-01
tournament-command-create-format = Comment les joueurs se rencontrent ; système suisse par défaut
tournament-format-swiss = Système suisse : rondes entre joueurs aux points proches
tournament-format-round-robin = Toutes rondes : chacun rencontre chacun (8 joueurs au plus)
tournament-format-knockout = Élimination directe : le perdant d’une table sort
tournament-command-create-role = Le rôle nécessaire pour s’inscrire
tournament-command-create-rating-from = La cote la plus basse admise
tournament-command-create-rating-to = La cote la plus haute admise
tournament-command-create-account-age = L’âge minimum du compte Discord, en jours
tournament-command-create-member-for = La présence minimum sur ce serveur, en jours
tournament-command-create-computers = Combien d’ordinateurs participent
tournament-command-create-level = Le niveau des ordinateurs
tournament-command-join = Participer au tournoi de ce salon
tournament-command-leave = Ne plus participer au tournoi
tournament-command-check-in = Confirmer ta présence
tournament-command-computers = Choisir combien d’ordinateurs participent, avant le début
tournament-command-computers-count = Le nombre d’ordinateurs
tournament-command-start = Lancer le tournoi, ou ouvrir la confirmation des présences
tournament-command-status = Montrer le classement, ou d’où vient la place d’un joueur
tournament-command-status-player = Le joueur dont la place est expliquée
tournament-command-pause = Mettre le tournoi en pause : les délais sont suspendus, aux tables aussi, sans nouvelle ronde
tournament-command-resume = Reprendre après une pause
tournament-command-extend = Donner plus de temps aux tables en jeu
tournament-command-extend-minutes = Combien de minutes de plus
tournament-command-result = Décider comment compte une table, ou revenir sur la décision
tournament-command-result-table = Le numéro de la table
tournament-command-result-order = L’ordre, le meilleur d’abord ; ou table annulée ; ou comme elle a été jouée
tournament-command-withdraw = Retirer un joueur
tournament-command-withdraw-player = Le joueur
tournament-command-replace = Faire jouer quelqu’un d’autre, ou un ordinateur, à la place d’un joueur
tournament-command-replace-player = Le joueur remplacé
tournament-command-replace-by = Qui joue à sa place ; un ordinateur par défaut
tournament-command-pardon = Pardonner des absences, et faire revenir un joueur retiré
tournament-command-pardon-player = Le joueur
tournament-command-reason = La raison : choisis-en une, ou écris la tienne ; tout le monde peut la lire
tournament-command-cancel = Mettre fin au tournoi, définitivement
tournament-command-edit = Modifier ou reporter un tournoi prévu
tournament-command-copy = Organiser à nouveau le dernier tournoi de ce salon
tournament-command-past = Montrer les tournois passés de ce serveur, leurs classements et leurs parties
tournament-command-log = Montrer tout ce qui s’est passé, et qui l’a fait
tournament-command-organisers = Choisir quel rôle peut organiser les tournois de ce serveur
tournament-command-organisers-role = Le rôle ; sinon, seulement les membres qui peuvent gérer les évènements
