### Les tournois : leur salon, les fils de leurs tables, et les réponses privées.

## Le message du tournoi

tournament-title = **{ $name }** : un tournoi de Triominos
tournament-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
  }, à des tables de { $seats } au plus · { $edition }
tournament-arena =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } à des tables de { $seats } au plus, avec une nouvelle table dès qu’assez de joueurs sont libres · { $edition }
tournament-round-robin = toutes rondes à des tables de deux : chacun joue une fois contre tous les autres · { $edition }
tournament-knockout = élimination directe à des tables de deux, têtes de série selon la cote : une défaite élimine · { $edition }
tournament-plan-start = - **Début :** { $start }
tournament-plan-check-in = - **Confirmation :** ouverte à { $opens }, { $time } avant le début. Si tu ne confirmes pas ta présence, tu n’auras pas de place.
tournament-plan-check-in-later = - **Confirmation :** pendant { $time }, dès qu’un organisateur l’ouvre. Si tu ne confirmes pas ta présence, tu n’auras pas de place.
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
tournament-term-member = présence sur ce serveur depuis au moins { $time }
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
tournament-plan-table = - **Temps limite :** { $time } par table ; ensuite, les scores du moment décident
tournament-plan-length = - **Durée :** environ { $time }
tournament-plan-length-long = - **Durée :** environ { $time }, prévois donc assez de temps
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
tournament-worth = À chaque table, la première place rapporte 12 points, la dernière 0, et les autres s’échelonnent régulièrement entre les deux ; les ex æquo partagent leurs points. Une exemption (une ronde sans jouer) rapporte 6.
tournament-organiser = Organisé par { $organiser }.
tournament-players = Participants ({ $count } sur { $capacity }) : { $names }
tournament-players-many =
    { $more ->
        [one] { $names } et { $more } autre
       *[other] { $names } et { $more } autres
    }
tournament-no-players = Aucune inscription pour l’instant.
tournament-waiting = Liste d’attente ({ $count }) : { $names }
tournament-sign-up-full = Toutes les places sont prises. Appuie sur **Rejoindre** pour aller sur la liste d’attente ; dès qu’une place se libère, tu l’obtiens automatiquement.
tournament-sign-up = Appuie sur **Rejoindre** pour participer. Un organisateur lance le tournoi avec `/tournament start`.
tournament-sign-up-planned = Appuie sur **Rejoindre** pour participer. Le tournoi commence automatiquement.
tournament-check-in-until = Appuie sur **Je confirme**, sinon tu n’auras pas de place. Dernier délai : { $until }.
tournament-round-under-way = On joue la ronde { $round } sur { $rounds }. Parties encore en cours : { $playing }.
tournament-final-under-way = La table finale est en cours.
tournament-arena-under-way = L’arène est lancée. Parties en cours : { $playing }. Fin : { $until }.
tournament-arena-ending = Il n’y aura plus de nouvelle table. Parties encore en cours : { $playing }.
tournament-is-paused = Le tournoi est en pause : tous les délais sont suspendus, aux tables aussi, et aucune nouvelle ronde ne commence avant la reprise.
tournament-won = Le tournoi est terminé. { $who } l’emporte ! 🏆
tournament-over-too-few = Le tournoi est terminé : il ne restait pas assez de joueurs.
tournament-over-cancelled = Un organisateur a annulé le tournoi.
tournament-over-no-persons = Le tournoi est terminé : tout le monde est parti, et les ordinateurs ne continuent pas seuls.
tournament-over-expired = Le tournoi est terminé : personne ne l’a lancé ou repris à temps.

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
tournament-table-undecided = La modération a annulé cette partie : un organisateur doit trancher pour la table.
tournament-thread = Table { $table } · { $name }
tournament-call = { $names } : la table { $table } du tournoi **{ $name }** est prête, et la partie commence.
tournament-call-final = { $names } : la table finale du tournoi **{ $name }** est prête, et la partie commence.
tournament-call-turn-up =
    { $minutes ->
        [one] Appuie sur **Je suis là** ou joue un tour dans la minute.
       *[other] Appuie sur **Je suis là** ou joue un tour dans les { $minutes } minutes.
    } Sinon, un ordinateur prend ta place, et tu finis à la dernière place de cette table.
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
tournament-call-until = Dernier délai pour cette table : { $until } ; ensuite, les scores du moment décident.

# Under a board, beside the button.
tournament-awaited = -# On t’appelle à cette table ? Appuie sur **Je suis là**, ou joue, pour garder ta place. Dernier délai : { $until }.

## Une ronde pour ceux qui regardent

tournament-live-round = 🔴 **Ronde { $round }, en direct**
tournament-live-round-over = **Résultats de la ronde { $round }**
tournament-live-final = 🔴 **La table finale, en direct**
tournament-live-final-over = **Résultat de la table finale**
tournament-live-arena = 🔴 **Les tables, en direct**
tournament-live-arena-over = **Résultats de l’arène**
tournament-live-over = terminée · { $names }
tournament-live-void = annulée
tournament-live-undecided = un organisateur doit trancher
tournament-live-unfinished = non terminée
tournament-live-waiting = on attend les joueurs
tournament-live-until = Fin : { $until }
tournament-live-ends = Dernier délai pour une nouvelle table : { $until }
tournament-live-top = Classement : { $places }
tournament-live-paused = Le tournoi est en pause.

## Ce qui se passe

tournament-note-created = { $by } a créé le tournoi.
tournament-note-edited-told = { $names } : { $by } a modifié le tournoi.
tournament-note-edited = { $by } a modifié le tournoi.
tournament-note-changed = { $by } a modifié le programme du tournoi.
tournament-note-remind-change = { $names } : attention, le tournoi a été modifié.
tournament-note-joined = { $who } a rejoint le tournoi.
tournament-note-queued = { $who } est sur la liste d’attente.
tournament-note-unqueued = { $who } n’est plus sur la liste d’attente.
tournament-note-got-place = { $who } quitte la liste d’attente et participe au tournoi.
tournament-note-moved-up = { $who }, une place s’est libérée : tu participes au tournoi.
tournament-note-moved-up-check-in = { $who }, une place s’est libérée : tu participes au tournoi. Appuie sur **Je confirme** pour garder ta place. Dernier délai : { $until }.
tournament-note-computers = { $by } a fixé le nombre d’ordinateurs à { $count }.
tournament-note-check-in = { $names } : c’est le moment de confirmer votre présence, appuyez sur **Je confirme**. Dernier délai : { $until }.
tournament-note-check-in-nobody = C’est le moment de confirmer sa présence, mais il n’y a encore aucune inscription. Appuyez sur **Rejoindre**, puis sur **Je confirme**. Dernier délai : { $until }.
tournament-note-check-in-planned = Comme prévu, c’est le moment de confirmer sa présence. Dernier délai : { $until }.
tournament-note-remind-check-in = ⏰ { $names } : pensez à appuyer sur **Je confirme**, sinon vous n’aurez pas de place. Dernier délai : { $until }.
tournament-note-remind-start = ⏰ { $names } : le tournoi va bientôt commencer. Début : { $until }.
tournament-note-reminded-check-in =
    { $count ->
        [one] J’ai rappelé à { $count } joueur de confirmer sa présence.
       *[other] J’ai rappelé à { $count } joueurs de confirmer leur présence.
    }
tournament-note-reminded-start =
    { $count ->
        [one] J’ai rappelé à { $count } joueur que le tournoi va bientôt commencer.
       *[other] J’ai rappelé à { $count } joueurs que le tournoi va bientôt commencer.
    }
tournament-note-start-failed = Il n’y a pas encore assez de joueurs pour commencer. Inscrivez-vous, ou amenez du monde : un organisateur peut lancer le tournoi plus tard avec `/tournament start`.
tournament-note-check-in-failed = Trop peu de joueurs ont confirmé leur présence : le tournoi n’a pas commencé. Toutes les inscriptions restent valables, et un organisateur peut réessayer avec `/tournament start`.
tournament-note-started-by = { $by } a donné le départ.
tournament-note-check-in-opened = { $by } a ouvert la confirmation des présences. Dernier délai : { $until }.
tournament-note-started = Le tournoi a commencé. Les égalités qui restent à la fin sont tranchées par tirage au sort, avec la graine { $seed }.
tournament-note-round = **La ronde { $round } sur { $rounds } commence.** Tables : { $tables }. Fin : { $until } ; ensuite, les scores du moment décident.
tournament-note-final = **La table finale commence.** Fin : { $until } ; ensuite, les scores du moment décident.
tournament-note-arena = Nouvelles tables : { $tables }.
tournament-note-bye = Exemption à cette ronde : { $names }.
tournament-note-no-show = { $who } n’a pas rejoint la table { $table }. Un ordinateur y joue à sa place.
tournament-note-round-ended = La ronde { $round } est terminée.
tournament-note-ruled-order = { $by } a tranché pour la table { $table } : { $order }.
tournament-note-ruled-void = { $by } a annulé la table { $table }.
tournament-note-voided = { $by } a annulé la partie de la table { $table } : un organisateur doit maintenant trancher. Dernier délai : { $until }. Les tables déjà formées restent telles quelles.
tournament-note-voided-asked = { $organiser }, à toi de trancher pour la table { $table } : utilise `/tournament manage`, puis **Trancher**. La ronde suivante attend ta décision. Si personne ne tranche à temps, la table est annulée, et les joueurs présents reçoivent les points d’une exemption.
tournament-note-voided-decided = { $by } a annulé la partie de la table { $table }. Un organisateur avait déjà tranché pour cette table, et sa décision reste valable.
tournament-note-voided-over = { $by } a annulé la partie de la table { $table } : elle ne compte plus, et j’ai mis à jour le classement. Un organisateur peut encore trancher pour cette table.
tournament-note-restored = { $by } a rétabli la partie de la table { $table } : son résultat compte de nouveau, et j’ai mis à jour le classement.
tournament-note-restored-decided = { $by } a rétabli la partie de la table { $table }. La décision d’un organisateur sur cette table reste valable.
tournament-note-left-undecided = Personne n’a tranché à temps pour la table { $table } : elle est annulée.
tournament-note-ruling-back = { $by } a annulé la décision sur la table { $table } : la partie compte telle qu’elle a été jouée.
tournament-note-left = { $who } a quitté le tournoi.
tournament-note-unchecked = { $who } n’a pas confirmé sa présence.
tournament-note-no-shows = { $who } a manqué deux tables et ne participe plus. `/tournament join` permet de revenir.
tournament-note-no-shows-last = { $who } a manqué deux tables et ne participe plus.
tournament-note-removed = { $by } a retiré { $who } du tournoi.
tournament-note-replaced = { $by } a remplacé { $who } par { $player }, qui reprend sa place au classement.
tournament-note-pardoned = { $by } a pardonné à { $who } : ses absences sont effacées.
tournament-note-paused = { $by } a mis le tournoi en pause. Tous les délais sont suspendus, aux tables aussi : vous pouvez continuer à jouer, mais rien ne vous y oblige.
tournament-note-unattended = La plupart des joueurs appelés ne sont pas venus : j’ai mis le tournoi en pause.
tournament-note-unattended-table = Personne n’est venu à la table { $table } : j’ai mis le tournoi en pause.
tournament-note-unattended-asked = { $organiser }, à toi de décider : avec `/tournament manage`, tu peux reprendre le tournoi, remplacer les absents ou tout annuler. À la reprise, les absents auront de nouveau tout leur temps pour venir.
tournament-note-resumed = { $by } a relancé le tournoi. Chaque joueur a le temps qu’il lui restait avant la pause.
tournament-note-extended =
    { $minutes ->
        [one] { $by } a donné une minute de plus aux tables.
       *[other] { $by } a donné { $minutes } minutes de plus aux tables.
    }
tournament-note-time-lost =
    { $minutes ->
        [one] J’étais hors ligne : j’ai prolongé d’une minute tous les délais. Les joueurs appelés à une table ou qui doivent confirmer leur présence ont de nouveau tout leur temps.
       *[other] J’étais hors ligne : j’ai prolongé de { $minutes } minutes tous les délais. Les joueurs appelés à une table ou qui doivent confirmer leur présence ont de nouveau tout leur temps.
    }
tournament-note-ended = Le tournoi est terminé.
tournament-note-no-persons = Le tournoi est terminé : il ne restait que des ordinateurs.
tournament-note-cancelled = { $by } a annulé le tournoi.

## Le classement

tournament-standings-round = **{ $name }** après la ronde { $round }
tournament-standings-now = **{ $name }** : le classement
tournament-standings-no-persons = Le tournoi **{ $name }** est terminé : tout le monde est parti, et les ordinateurs ne continuent pas seuls. Le classement reste tel quel :
tournament-standings-end = Le tournoi **{ $name }** est terminé. { $who } l’emporte ! 🏆
tournament-standings-none = Aucune inscription pour l’instant.
tournament-standings-all =
    { $count ->
        [one] Appuie sur **Classement** pour voir la liste complète ({ $count } joueur).
       *[other] Appuie sur **Classement** pour voir la liste complète ({ $count } joueurs).
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
tournament-legend = -# Les égalités de points sont départagées par les colonnes après Pts, de gauche à droite. Vs : résultats entre ex æquo, s’ils se sont tous rencontrés · Adv : moyenne des points des adversaires, sans le plus faible · Vic : tables gagnées · Place : place moyenne · Écart : avance moyenne sur les autres, 100 au plus par table · Abs : tables et tours manqués. Les égalités qui restent sont tranchées par tirage au sort.
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
tournament-places-absences = tables et tours manqués
tournament-places-draw = tirage au sort
tournament-podium-alt = Le podium du tournoi { $name }
tournament-podium-final = La table finale a décidé des premières places.

## Tournois passés

tournament-past-title = ### Tournois passés
tournament-past-none = Aucun tournoi n’est encore terminé sur ce serveur.
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
tournament-past-record = Choisis une table pour voir sa feuille ou revoir sa partie
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
tournament-explain-late = Inscription après la première ronde, la moitié des points d’une exemption : +{ $points }
tournament-explain-alone = Personne d’autre n’a le même nombre de points.
tournament-explain-head = À égalité de points avec : { $names }. Victoires entre ex æquo : { $points } (une égalité vaut une demi-victoire).
tournament-explain-not-met = À égalité de points avec : { $names }. Les joueurs à égalité ne se sont pas tous rencontrés : leurs résultats entre eux ne comptent pas.
tournament-explain-opponents = Points des adversaires : { $list }. Moyenne : { $mean }.
tournament-explain-left-out = Points des adversaires : { $list }. Moyenne, sans le plus faible ({ $lowest }) : { $mean }.
tournament-explain-no-opponents = Pas encore d’adversaire.
tournament-explain-rest = Tables gagnées : { $wins }. Place moyenne : { $place }. Avance moyenne sur les autres à une table : { $margin }. Tables et tours manqués : { $absences }. Tirage au sort pour le dernier départage : { $lot } (le plus petit gagne).

## Réponses privées

tournament-created = Le tournoi est ouvert, et les autres s’inscrivent avec **Rejoindre**. Lance-le avec `/tournament start`.
tournament-created-planned = Le tournoi est ouvert, et les autres s’inscrivent avec **Rejoindre**. Il commence automatiquement : { $start }. Pour le lancer plus tôt, utilise `/tournament start`.
tournament-created-check-in = La confirmation des présences s’ouvre automatiquement : { $opens }.
tournament-created-length = Le tournoi durera environ { $time }.
tournament-created-length-long = Le tournoi durera environ { $time }. Pour un tournoi plus court, choisis moins de rondes (`rounds`) ou une édition (`edition`) avec une seule manche par partie.
tournament-created-weekly = Le tournoi a lieu chaque semaine. Les inscriptions au suivant s’ouvrent toutes seules, six jours avant le début.
tournament-created-event = J’ai aussi ajouté le tournoi aux évènements du serveur, et je l’y tiens à jour.
tournament-created-no-event = Je ne peux pas ajouter le tournoi aux évènements du serveur : il me faut la permission **Créer des évènements**. Tout le reste fonctionne sans elle.
tournament-event = { $play }. Inscriptions dans { $channel }.
tournament-start-choice = { $away } ({ $moment })
tournament-start-zone-choice = { $moment }, s’il est { $time } chez toi en ce moment
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
tournament-joined = C’est bon : tu participes au tournoi **{ $name }**.
tournament-joined-late = Tu participes au tournoi **{ $name }** à partir de la prochaine ronde. Pour les rondes passées, quel que soit leur nombre, tu reçois la moitié des points d’une exemption.
tournament-left = Tu as quitté le tournoi. `/tournament join` te permet de revenir.
tournament-queued = Le tournoi est complet : tu es n° { $place } sur la liste d’attente. Dès qu’une place se libère pour toi, tu participes, et je te préviens dans le salon.
tournament-left-waiting = Tu n’es plus sur la liste d’attente.
tournament-left-last = Tu as quitté le tournoi. Il n’y avait plus que toi : il est donc terminé.
tournament-leave-table = Veux-tu vraiment quitter le tournoi **{ $name }** ? Ta partie à la table { $table } n’est pas finie : un ordinateur prendra ta place, et tu finiras à la dernière place de cette table. Dans tes statistiques, c’est une partie que tu as quittée.
tournament-leave-sure = Veux-tu vraiment quitter le tournoi **{ $name }** ? Je ne t’appellerai plus à aucune table. Tes points restent au classement, et `/tournament join` te permet de revenir.
tournament-left-for-now = Tu as quitté le tournoi. Tu peux encore revenir tant qu’un ordinateur n’a pas pris ta place. Dernier délai : { $until }
tournament-left-last-for-now = Tu as quitté le tournoi. Il n’y avait plus que toi : il prend donc bientôt fin. Tu peux encore revenir. Dernier délai : { $until }
tournament-returned = Te revoilà. Ta place est de nouveau à toi, et rien n’est perdu.
tournament-return-too-late = Il fallait revenir dans les 2 minutes : un ordinateur a pris ta place à cette table. `/tournament join` te permet de revenir pour la suivante.
tournament-return-over = Le tournoi est terminé : il n’y a plus de place à reprendre.
tournament-checked-in = Ta présence est confirmée. On se retrouve à ta table.
tournament-arrived = Super, te voilà. La partie est dans ce fil.
tournament-organisers-role = Les membres qui ont le rôle { $role } ou la permission **Gérer les évènements** peuvent organiser des tournois ici.
tournament-organisers-none = Les membres qui ont la permission **Gérer les évènements** peuvent organiser des tournois ici.
tournament-rule-void = Annulée : les joueurs présents reçoivent les points d’une exemption
tournament-rule-played = Résultat de la partie

## Refus

tournament-refuse-none = Il n’y a pas de tournoi dans ce salon. Les membres qui ont la permission **Gérer les évènements** peuvent en créer un avec `/tournament create`.
tournament-refuse-taken = Il y a déjà un tournoi dans ce salon. `/tournament status` le montre ; `/tournament cancel` y met fin.
tournament-refuse-too-many = Ce serveur a déjà le nombre maximum de tournois ({ $most }). Attends la fin de l’un d’eux, ou mets fin à un tournoi avec `/tournament cancel`.
tournament-refuse-create = Pour créer un tournoi ici, il te faut la permission **Gérer les évènements**. Les membres qui l’ont peuvent aussi y autoriser un rôle, avec `/tournament organisers`.
tournament-refuse-create-role = Pour créer un tournoi ici, il te faut le rôle { $role } ou la permission **Gérer les évènements**.
tournament-refuse-thread = Ce fil est celui d’une table de tournoi : on n’y joue que sa partie. Utilise `/play` dans un autre salon.
tournament-refuse-busy = Il se passe beaucoup de choses dans ce tournoi en ce moment, et ta demande n’est pas passée. Réessaie.
tournament-refuse-channel = Pour un tournoi, il faut un salon où je peux ouvrir des fils. Crée-le dans un salon textuel du serveur.
tournament-refuse-organiser = Seuls les organisateurs peuvent faire ça : les membres qui ont la permission **Gérer les évènements** ou le rôle choisi avec `/tournament organisers`, et les modérateurs.
tournament-refuse-takes-part = Tu participes à ce tournoi : c’est à quelqu’un d’autre d’en décider. Tu peux quand même donner plus de temps aux tables, ou garder les scores actuels.
tournament-refuse-over = Le tournoi est terminé. `/tournament status` montre comment il s’est terminé.
tournament-refuse-not-started = Le tournoi n’a pas encore commencé.
tournament-refuse-started = Le tournoi a déjà commencé.
tournament-refuse-playing = Le tournoi a déjà commencé. La ronde suivante commence automatiquement quand toutes les parties de celle-ci sont terminées. Parties encore en cours : { $playing }.
tournament-refuse-too-few = Il n’y a pas assez de joueurs : { $count } pour l’instant, et il en faut au moins { $least }. S’il faut confirmer sa présence, seuls ceux qui l’ont fait comptent. Pour ajouter des ordinateurs, utilise `/tournament computers`.
tournament-refuse-no-persons = Les ordinateurs ne jouent pas de tournoi entre eux : au moins une personne doit participer, et confirmer sa présence si c’est demandé.
tournament-refuse-computers = Il y a trop d’ordinateurs ({ $computers }). La limite est de { $each } par personne, donc de { $most } pour l’instant. Change leur nombre avec `/tournament computers`.
tournament-refuse-one-computer = Ça ferait un ordinateur de trop : la limite est de { $each } par personne. Choisis plutôt une personne, avec l’option `by` de `/tournament replace`.
tournament-refuse-no-more-computers = Il n’y a plus de place pour d’autres ordinateurs dans ce tournoi.
tournament-refuse-computers-places = C’est trop d’ordinateurs pour ce tournoi : { $most } au plus, car la limite est de { $each } par personne.
tournament-refuse-rounds-and-arena = Un tournoi a soit des rondes, soit une durée en minutes : choisis `rounds` ou `arena`, pas les deux.
tournament-refuse-full =
    { $capacity ->
        [one] La seule place est prise.
       *[other] Les { $capacity } places sont prises.
    }
tournament-refuse-term-role = Ce tournoi est réservé aux membres avec le rôle { $role }. Si tu veux jouer, demande ce rôle à un organisateur.
tournament-refuse-term-rating = Ce tournoi est réservé aux joueurs avec cette cote : { $band }. La tienne est de { $own } pour l’instant ; à bientôt dans un autre tournoi.
tournament-refuse-term-account = Pour ce tournoi, ton compte Discord doit avoir au moins { $time }. Tu pourras t’inscrire à partir de ce moment : { $from }.
tournament-refuse-term-member = Pour ce tournoi, il faut être sur ce serveur depuis au moins { $time }. Tu pourras t’inscrire à partir de ce moment : { $from }.
tournament-refuse-already-waiting = Tu es déjà sur la liste d’attente, n° { $place }.
tournament-refuse-ratings = La cote la plus basse ({ $least }) dépasse la plus haute ({ $most }). Échange les deux et réessaie.
tournament-refuse-fixed-tables = En toutes rondes ou en élimination directe, le nombre de rondes est fixé d’avance et on joue à deux par table. Enlève `rounds`, `arena`, `final` et `seats`.
tournament-refuse-already-in = Tu participes déjà à ce tournoi.
tournament-refuse-not-in = Tu ne participes pas à ce tournoi.
tournament-refuse-they-not-in = Ce joueur ne participe plus à ce tournoi.
tournament-refuse-too-late = Il est trop tard pour s’inscrire : le tournoi n’accepte plus de nouveaux joueurs.
tournament-refuse-removed = Un organisateur a annulé ton inscription à ce tournoi. Pour revenir, demande à un organisateur de te réintégrer (avec **Pardonner**).
tournament-refuse-no-check-in = La confirmation des présences n’est pas ouverte pour l’instant : tu n’as rien à faire.
tournament-refuse-checked-in = Ta présence est déjà confirmée.
tournament-refuse-no-table = Il n’y a pas de table { $table } dans ce tournoi.
tournament-refuse-not-at-table = Tu ne joues pas à cette table.
tournament-refuse-own-table = Tu joues toi-même à la table { $table } : c’est à un autre organisateur ou à un modérateur de trancher.
tournament-refuse-table-over = Ta partie à cette table est terminée.
tournament-refuse-order = Je ne reconnais pas cet ordre des joueurs. Choisis une des suggestions qui s’affichent quand tu tapes.
tournament-refuse-no-ruling = Aucun organisateur n’a tranché pour cette table : il n’y a rien à annuler.
tournament-refuse-match-voided = La modération a annulé la partie de la table { $table } : son résultat ne peut pas compter.
tournament-refuse-no-entry = Je ne reconnais pas ce joueur. Choisis une des suggestions qui s’affichent quand tu tapes.
tournament-refuse-replacement = Cette personne participe déjà à ce tournoi. Choisis quelqu’un d’autre, ou laisse l’option `by` vide pour prendre un ordinateur.
tournament-refuse-bot = Un bot ne peut pas remplacer un joueur. Laisse l’option `by` vide pour prendre un ordinateur.
tournament-refuse-paused = Le tournoi est déjà en pause.
tournament-refuse-not-paused = Le tournoi n’est pas en pause.
tournament-refuse-blameless = Ce joueur n’a manqué aucune table et n’a pas été retiré : il n’y a rien à pardonner.
tournament-refuse-extension =
    { $most ->
        [one] Donne aux tables une minute de plus.
       *[other] Donne aux tables de { $least } à { $most } minutes de plus.
    }
tournament-refuse-name =
    { $most ->
        [one] Donne au tournoi un nom d’un caractère.
       *[other] Donne au tournoi un nom de { $most } caractères au plus.
    }
tournament-refuse-seats =
    { $most ->
        [one] Selon ces règles, une table a { $most } place.
       *[other] Selon ces règles, une table a de { $least } à { $most } places.
    }
tournament-refuse-rounds =
    { $most ->
        [one] Un tournoi ne peut avoir qu’une ronde.
       *[other] Un tournoi peut avoir de { $least } à { $most } rondes.
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
        [one] La confirmation des présences dure une minute.
       *[other] La confirmation des présences dure de { $least } à { $most } minutes.
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
tournament-refuse-start = Cette heure de début est trop proche ou trop lointaine. Il faut le temps de s’inscrire, et de confirmer sa présence si c’est demandé : choisis un moment entre { $soonest } et { $latest }.
tournament-refuse-start-unreadable = Je ne comprends pas cette heure de début. Choisis une des suggestions qui s’affichent quand tu tapes, ou écris-la comme ici : `dans 30 minutes`, `20h UTC+1`, `demain 19h30 UTC+1`, `2026-11-28 20h Europe/Paris`.
tournament-refuse-start-zone = Je ne connais pas ton fuseau horaire. Choisis une des suggestions qui s’affichent quand tu tapes, ou ajoute le fuseau à l’heure : `20h UTC+1` ou `20h Europe/Paris`.
tournament-refuse-event-start = Pour un évènement du serveur, il faut une heure de début. Indique-la avec l’option `start`.
tournament-refuse-weekly-start = Pour un tournoi hebdomadaire, il faut une heure de début. Indique-la avec l’option `start`.
tournament-refuse-dates-alone = Seul un tournoi hebdomadaire peut sauter des dates. Ajoute les options `weekly` et `start`.
tournament-refuse-dates = Je ne comprends pas les dates « { $typed } ». Écris-les comme 2026-12-25, séparées par des virgules, 20 au plus.
tournament-refuse-edition = Pour un tournoi, il faut des règles où l’on compte les points et qui se jouent aussi à deux. Choisis-en d’autres.

## La commande, dans la liste de Discord : 100 lettres au plus

tournament-command = Tournois : en créer un, participer, voir le classement
tournament-command-create = Créer un tournoi dans ce salon
tournament-command-create-name = Le nom du tournoi
tournament-command-create-rounds = Le nombre de rondes ; 4 par défaut
tournament-command-create-seats = Le nombre maximum de joueurs par table (2 à 4)
tournament-command-create-arena = Pour une arène à la place des rondes : sa durée en minutes
tournament-command-create-edition = Les règles ; par défaut la règle officielle pour les tournois, à 400 points
tournament-command-create-clock = Le temps de réflexion par tour ; 5 minutes par défaut
tournament-command-create-final = Finir par une table finale avec les meilleurs joueurs
tournament-command-create-capacity = Combien de joueurs peuvent participer ; 64 par défaut
tournament-command-create-check-in = Le temps pour confirmer sa présence avant le début, en minutes ; sans confirmation, pas de place
tournament-command-create-no-show = Le temps qu’ont les joueurs appelés pour venir, en minutes ; 10 par défaut
tournament-command-create-time = La durée maximum d’une partie, en minutes ; 120 par défaut
tournament-command-create-start = Le début : dans 30 minutes, 20h UTC+1 ou demain 19h30 UTC+1 ; ou choisis une suggestion
tournament-command-create-event = L’ajouter aux évènements du serveur ; il me faut la permission Créer des évènements
tournament-command-create-weekly = Le répéter chaque semaine à la même heure ; les inscriptions au suivant s’ouvrent toutes seules
tournament-command-create-without = Pour un tournoi hebdomadaire : les dates à sauter, par exemple 2026-12-25, 2027-01-01
tournament-command-create-format = Comment les joueurs se rencontrent ; système suisse par défaut
tournament-format-swiss = Système suisse : à chaque ronde, des adversaires au score proche
tournament-format-round-robin = Toutes rondes : chacun joue contre tous les autres (8 joueurs au plus)
tournament-format-knockout = Élimination directe : le perdant d’une partie est éliminé
tournament-command-create-role = Le rôle nécessaire pour s’inscrire
tournament-command-create-rating-from = La cote minimum pour s’inscrire
tournament-command-create-rating-to = La cote maximum pour s’inscrire
tournament-command-create-account-age = L’âge minimum du compte Discord pour s’inscrire, en jours
tournament-command-create-member-for = Le temps minimum passé sur ce serveur pour s’inscrire, en jours
tournament-command-create-computers = Combien d’ordinateurs participent
tournament-command-create-level = Le niveau des ordinateurs
tournament-command-join = Participer au tournoi de ce salon
tournament-command-leave = Quitter le tournoi
tournament-command-check-in = Confirmer ta présence
tournament-command-computers = Choisir combien d’ordinateurs participent, avant le début
tournament-command-computers-count = Le nombre d’ordinateurs
tournament-command-start = Lancer le tournoi, ou ouvrir la confirmation des présences
tournament-command-status = Montrer le classement, ou d’où vient la place d’un joueur
tournament-command-status-player = Le joueur dont tu veux comprendre la place
tournament-command-pause = Mettre le tournoi en pause : délais suspendus, aux tables aussi, et aucune nouvelle ronde
tournament-command-resume = Reprendre le tournoi mis en pause
tournament-command-extend = Donner plus de temps aux parties encore en cours
tournament-command-extend-minutes = Combien de minutes de plus
tournament-command-result = Décider du résultat d’une table, ou revenir sur la décision d’un organisateur
tournament-command-result-table = Le numéro de la table
tournament-command-result-order = Les joueurs, le meilleur d’abord ; ou « annulée », ou « résultat de la partie »
tournament-command-withdraw = Retirer un joueur du tournoi
tournament-command-withdraw-player = Le joueur à retirer
tournament-command-replace = Faire jouer quelqu’un d’autre, ou un ordinateur, à la place d’un joueur
tournament-command-replace-player = Le joueur à remplacer
tournament-command-replace-by = Qui joue à sa place ; un ordinateur par défaut
tournament-command-pardon = Pardonner les absences d’un joueur, ou faire revenir un joueur retiré
tournament-command-pardon-player = Le joueur à qui pardonner
tournament-command-reason = La raison : choisis-en une, ou écris la tienne ; tout le monde peut la lire
tournament-command-cancel = Mettre fin au tournoi, définitivement
tournament-command-edit = Modifier ou reporter un tournoi prévu
tournament-command-copy = Organiser à nouveau le dernier tournoi de ce salon
tournament-command-past = Montrer les tournois passés de ce serveur, leurs classements et leurs parties
tournament-command-log = Voir tout ce qui s’est passé dans le tournoi, et qui l’a fait
tournament-command-organisers = Choisir quel rôle peut organiser les tournois de ce serveur
tournament-command-organisers-role = Le rôle ; sinon, seuls modérateurs et membres ayant Gérer les évènements organisent des tournois
