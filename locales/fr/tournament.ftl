### Les tournois : leur salon, les fils de leurs tables, et les réponses privées.

## Le message du tournoi

tournament-title = **{ $name }** : un tournoi de Triominos
tournament-rounds = { $rounds ->
    [one] Une ronde
   *[other] { $rounds } rondes
  }, tables de { $seats } au plus · { $edition }
tournament-arena = { $minutes ->
    [one] Une minute
   *[other] { $minutes } minutes
  } de jeu, tables de { $seats } au plus dès que des places se libèrent · { $edition }
tournament-plan-start = - **Début :** { $start }
tournament-plan-check-in = - **Confirmation :** ouverte à { $opens }, { $time } avant le début. Sans elle, pas de place à table.
tournament-plan-check-in-later = - **Confirmation :** { $time }, dès qu’un organisateur l’ouvre. Sans elle, pas de place à table.
tournament-plan-play = - **Jeu :** { $play }
tournament-plan-final =
    { $seats ->
        [one] - **Table finale :** { $seats } joueur, le meilleur
       *[other] - **Table finale :** les { $seats } meilleurs joueurs
    }
tournament-plan-clock = - **Horloge :** { $clock }
tournament-plan-no-clock = - **Horloge :** aucune ; chacun prend son temps
tournament-plan-turn-up =
    { $minutes ->
        [one] - **Présence :** dans la minute après l’appel à ta table, sinon un ordinateur prend ta place
       *[other] - **Présence :** dans les { $minutes } minutes après l’appel à ta table, sinon un ordinateur prend ta place
    }
tournament-plan-table = - **Durée d’une table :** { $time } au plus, puis elle compte telle quelle
tournament-plan-late = - **Retardataires :** jusqu’au début de la ronde { $round }
tournament-plan-late-none = - **Retardataires :** personne après le début
tournament-plan-late-arena = - **Retardataires :** jusqu’à la fin
tournament-plan-late-until = - **Retardataires :** jusqu’à la fin : { $until }
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
tournament-worth = À chaque table, la première place vaut 12 points, la dernière 0, les autres à intervalles égaux ; les ex æquo partagent. Une exemption vaut 6.
tournament-organiser = Organisé par { $organiser }.
tournament-players = Participent ({ $count } sur { $capacity }) : { $names }
tournament-players-many =
    { $more ->
        [one] { $names } et { $more } autre
       *[other] { $names } et { $more } autres
    }
tournament-no-players = Personne ne participe encore.
tournament-sign-up = Inscris-toi avec le bouton. Un organisateur lance le tournoi avec `/tournament start`.
tournament-sign-up-planned = Inscris-toi avec le bouton. Le tournoi commence de lui-même à l’heure dite.
tournament-check-in-until = Confirme ta présence avec le bouton ; sans cela, pas de place à table. Échéance : { $until }.
tournament-round-under-way = La ronde { $round } sur { $rounds } est en cours. Tables encore en jeu : { $playing }.
tournament-final-under-way = La table finale est en cours.
tournament-arena-under-way = Fin de l’arène : { $until }. Tables en jeu : { $playing }.
tournament-arena-ending = Plus aucune table ne se forme. Tables encore en jeu : { $playing }.
tournament-is-paused = Il est en pause : aucune horloge ne tourne, aucune ronde ne commence.
tournament-won = Il est terminé. { $who } l’emporte. 🏆
tournament-over-too-few = Il est terminé : il restait trop peu de monde pour continuer.
tournament-over-cancelled = Un organisateur l’a annulé.
tournament-over-no-persons = Il est terminé : tout le monde est parti, et les ordinateurs ne continuent pas seuls.
tournament-over-expired = Il est terminé : personne ne l’a poursuivi.

## Les tables

tournament-table-round = Ronde { $round } · Table { $table } : { $names }
tournament-table-final = Table finale : { $names }
tournament-table-arena = Table { $table } : { $names }
tournament-table-place = { $place }. { $who } (+{ $points })
tournament-table-place-score = { $place }. { $who } { $score } (+{ $points })
tournament-table-final-place = { $place }. { $who }
tournament-table-final-place-score = { $place }. { $who } { $score }
tournament-table-void = Elle n’a pas abouti, et vaut une exemption à toutes les personnes présentes.
tournament-table-ruled = Tranché par un organisateur.
tournament-thread = Table { $table } · { $name }
tournament-call = { $names } : la table { $table } de **{ $name }** est prête, la partie commence.
tournament-call-final = { $names } : la table finale de **{ $name }** est prête, la partie commence.
tournament-call-turn-up =
    { $minutes ->
        [one] Appuie sur le bouton ou joue un tour dans la minute ;
       *[other] Appuie sur le bouton ou joue un tour dans les { $minutes } minutes ;
    } en cas d’absence, un ordinateur prend la place, et l’absent finit dernier.
tournament-call-points =
    { $points ->
        [one] La partie va jusqu’à { $points } point.
       *[other] La partie va jusqu’à { $points } points.
    }
tournament-call-rounds =
    { $rounds ->
        [one] La partie a { $rounds } manche.
       *[other] La partie a { $rounds } manches.
    }
tournament-call-wish = { $length } { $clock }. **Ma réglette**, sous le plateau, montre tes Triominos à toi seul. Bonne chance, et bonne partie.
tournament-call-until = Échéance de la table : { $until } ; elle compte alors telle quelle.

# Under a board, beside the button.
tournament-awaited = -# Appelé ici et pas encore là ? Appuie sur **Je suis là**, ou fais quoi que ce soit à cette table. Limite : { $until }.

## Une ronde pour ceux qui regardent

tournament-live-round = 🔴 **Ronde { $round }, en direct**
tournament-live-round-over = **Résultats de la ronde { $round }**
tournament-live-final = 🔴 **La table finale, en direct**
tournament-live-final-over = **Résultat de la table finale**
tournament-live-arena = 🔴 **Les tables, en direct**
tournament-live-arena-over = **Toutes les tables de l’arène sont terminées.**
tournament-live-over = terminée · { $names }
tournament-live-void = terminée · ne compte pas
tournament-live-unfinished = non terminée
tournament-live-waiting = appel des joueurs en cours
tournament-live-until = Échéance : { $until }
tournament-live-paused = Le tournoi est en pause.

## Ce qui se passe

tournament-note-created = { $by } a créé le tournoi.
tournament-note-joined = { $who } s’est inscrit.
tournament-note-computers = { $by } a fixé le nombre d’ordinateurs à { $count }.
tournament-note-check-in = Confirmation : { $names }, signalez votre présence avec le bouton. Échéance : { $until }.
tournament-note-check-in-nobody = La confirmation est ouverte, et personne n’est encore inscrit. Inscrivez-vous, puis signalez votre présence avec le bouton. Échéance : { $until }.
tournament-note-check-in-planned = La confirmation des présences s’est ouverte comme prévu. Échéance : { $until }.
tournament-note-remind-check-in = ⏰ { $names } : confirmez votre présence avec le bouton. Sans cela, pas de place à table. Échéance : { $until }.
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
tournament-note-start-failed = Trop peu participent pour commencer maintenant. Inscrivez-vous, ou amenez du monde : un organisateur peut commencer plus tard avec `/tournament start`.
tournament-note-check-in-failed = Trop peu ont confirmé. Inscrivez-vous encore, ou attendez du monde : un organisateur peut relancer.
tournament-note-started-by = { $by } a donné le départ.
tournament-note-check-in-opened = { $by } a ouvert la confirmation des présences. Échéance : { $until }.
tournament-note-started = Le tournoi a commencé. Le tirage qui départage en dernier a la graine { $seed }.
tournament-note-round = **Ronde { $round } sur { $rounds }.** Tables : { $tables }. Échéance : { $until } ; elles comptent alors telles quelles.
tournament-note-final = **La table finale.** Échéance : { $until } ; elle compte alors telle quelle.
tournament-note-arena = Nouvelles tables : { $tables }.
tournament-note-bye = { $names } est exempt.
tournament-note-no-show = { $who } ne s’est pas présenté à la table { $table }. Un ordinateur y continue comme remplaçant.
tournament-note-round-ended = La ronde { $round } est terminée.
tournament-note-ruled-order = { $by } a tranché pour la table { $table } : { $order }.
tournament-note-ruled-void = { $by } a décidé que la table { $table } ne compte pas.
tournament-note-ruling-back = { $by } est revenu sur la décision pour la table { $table } : elle compte comme elle a été jouée.
tournament-note-left = { $who } a quitté le tournoi.
tournament-note-unchecked = { $who } n’a pas confirmé sa présence.
tournament-note-no-shows = { $who } a manqué deux tables et est retiré du tournoi. `/tournament join` permet de revenir.
tournament-note-no-shows-last = { $who } a manqué deux tables et est retiré du tournoi.
tournament-note-removed = { $by } a retiré { $who } du tournoi.
tournament-note-replaced = { $by } a remplacé { $who } par { $player }, qui joue à cette place.
tournament-note-pardoned = { $by } a pardonné à { $who } : plus rien ne lui est reproché.
tournament-note-paused = { $by } a mis le tournoi en pause. Qui joue peut continuer ; aucune horloge du tournoi ne tourne.
tournament-note-unattended = La plupart des joueurs appelés ne sont pas venus : le tournoi est en pause.
tournament-note-unattended-table = Personne n’est venu à la table { $table } : le tournoi est en pause.
tournament-note-unattended-asked = { $organiser }, à toi de décider : avec `/tournament manage`, tu peux reprendre, remplacer les absents ou tout arrêter. À la reprise, les absents auront de nouveau tout leur temps pour venir.
tournament-note-resumed = { $by } a repris le tournoi.
tournament-note-extended =
    { $minutes ->
        [one] { $by } a donné une minute de plus aux tables.
       *[other] { $by } a donné { $minutes } minutes de plus aux tables.
    }
tournament-note-time-lost =
    { $minutes ->
        [one] Le bot s’était absenté. Tout ce qui a une échéance a une minute de plus ; qui est appelé à une table ou doit confirmer sa présence a de nouveau tout son temps pour se manifester.
       *[other] Le bot s’était absenté. Tout ce qui a une échéance a { $minutes } minutes de plus ; qui est appelé à une table ou doit confirmer sa présence a de nouveau tout son temps pour se manifester.
    }
tournament-note-ended = Le tournoi est terminé.
tournament-note-no-persons = Le tournoi est terminé : il n’y restait que des ordinateurs.
tournament-note-cancelled = { $by } a annulé le tournoi.

## Le classement

tournament-standings-round = **{ $name }** après la ronde { $round }
tournament-standings-now = **{ $name }** : le classement
tournament-standings-no-persons = **{ $name }** est terminé : tout le monde est parti, et les ordinateurs ne continuent pas seuls. Le classement reste tel quel :
tournament-standings-end = **{ $name }** est terminé. { $who } l’emporte. 🏆
tournament-standings-none = Personne ne participe encore.
tournament-standings-all =
    { $count ->
        [one] **Classement** montre la seule ligne.
       *[other] **Classement** montre les { $count } lignes.
    }
tournament-standings-page-of = Page { $page } sur { $pages }
tournament-standings-bye = -# Exemption à la ronde { $round }, +{ $points } : { $names }
tournament-standings-late = -# Arrivée après la première ronde, +{ $points } : { $names }
tournament-standings-void = -# La table { $table } n’a pas abouti, +{ $points } : { $names }
tournament-column-player = Joueur
tournament-column-points = Pts
tournament-column-head = Vs
tournament-column-opponents = Adv
tournament-column-wins = Gag
tournament-column-place = Place
tournament-column-margin = Écart
tournament-column-absences = Abs
tournament-legend = -# Points · entre ex æquo qui se sont tous rencontrés · moyenne des points des adversaires, sans le plus faible · tables gagnées · place moyenne · avance sur les autres à table, 100 au plus · absences. Le tirage départage ensuite.
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
tournament-places-head = entre ex æquo
tournament-places-opponents = moyenne des points des adversaires
tournament-places-wins = tables gagnées
tournament-places-place = place moyenne
tournament-places-margin = avance sur les autres à table
tournament-places-absences = absences
tournament-places-draw = le tirage départage
tournament-podium-alt = Le podium de { $name }
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
tournament-past-record = Choisis une table pour revoir sa partie
tournament-past-more = D’autres tables

## D’où vient une ligne

tournament-explain-title =
    { $points ->
        [one] **{ $who }** : place { $rank }, { $points } point
       *[other] **{ $who }** : place { $rank }, { $points } points
    }
tournament-explain-round = Ronde { $round }, table { $table } : place { $place } sur { $of }, +{ $points }
tournament-explain-arena = Table { $table } : place { $place } sur { $of }, +{ $points }
tournament-explain-bye = Ronde { $round } : exemption, +{ $points }
tournament-explain-void = La table { $table } n’a pas abouti : +{ $points }
tournament-explain-late = Arrivée après la première ronde : une demi-exemption, +{ $points }
tournament-explain-alone = Personne d’autre n’a autant de points.
tournament-explain-head = Autant de points : { $names }. Entre eux : { $points }.
tournament-explain-not-met = Autant de points : { $names }. Tous ne se sont pas rencontrés, cela ne compte donc pas.
tournament-explain-opponents = Points des adversaires : { $list }. Moyenne : { $mean }.
tournament-explain-left-out = Points des adversaires : { $list } ; sans le plus faible, { $lowest }. Moyenne : { $mean }.
tournament-explain-no-opponents = Pas encore d’adversaire.
tournament-explain-rest = Tables gagnées : { $wins }. Place moyenne : { $place }. Écart moyen : { $margin }. Absences : { $absences }. Lot : { $lot }.

## Réponses privées

tournament-created = Le tournoi est créé. Les autres s’inscrivent avec le bouton ; tu le lances avec `/tournament start`.
tournament-created-planned = Le tournoi est créé. Les autres s’inscrivent avec le bouton, et il commence de lui-même. Début : { $start }. Avec `/tournament start`, tu commences plus tôt.
tournament-created-check-in = La confirmation des présences s’ouvre d’elle-même : { $opens }.
tournament-created-event = Il figure aussi parmi les événements du serveur, et y change et s’y termine avec le tournoi.
tournament-created-no-event = Il ne peut pas encore figurer parmi les événements du serveur : pour cela, il me faut la permission **Créer des événements**. Tout le reste fonctionne sans elle.
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
tournament-joined = Tu participes à **{ $name }**.
tournament-joined-late = Tu participes à **{ $name }** dès la prochaine ronde. Pour les rondes passées, tu as une demi-exemption.
tournament-left = Tu ne participes plus. `/tournament join` te ramène.
tournament-left-last = Tu ne participes plus. Tu étais la dernière personne, le tournoi prend donc fin.
tournament-checked-in = Ta présence est confirmée.
tournament-arrived = Bien. La partie est dans ce fil.
tournament-organisers-role = Les membres qui ont { $role }, et qui peut gérer les évènements, organisent les tournois ici.
tournament-organisers-none = Qui peut gérer les évènements organise les tournois ici.
tournament-rule-void = Nulle : elle ne compte pas
tournament-rule-played = Comme elle a été jouée

## Refus

tournament-refuse-none = Il n’y a pas de tournoi dans ce salon. Qui peut gérer les évènements en crée un avec `/tournament create`.
tournament-refuse-taken = Ce salon a un tournoi qui n’est pas terminé. `/tournament status` le montre ; `/tournament cancel` y met fin.
tournament-refuse-too-many = Ce serveur a déjà le plus grand nombre possible de tournois à la fois : { $most }. Attends la fin de l’un d’eux, ou mets-y fin avec `/tournament cancel`.
tournament-refuse-create = Pour créer un tournoi ici, il te faut la permission **Gérer les évènements**. Qui l’a peut aussi le permettre aux membres d’un rôle, avec `/tournament organisers`.
tournament-refuse-create-role = Pour créer un tournoi ici, il te faut le rôle { $role } ou la permission **Gérer les évènements**.
tournament-refuse-thread = Ce fil est celui d’une table de tournoi, dont la partie se joue ici. Utilise `/play` dans un autre salon.
tournament-refuse-busy = Beaucoup de monde agit sur ce tournoi au même moment, et ta demande n’a pas abouti. Réessaie.
tournament-refuse-channel = Un tournoi a besoin d’un salon qui peut avoir des fils. Crée-le dans un salon textuel du serveur.
tournament-refuse-organiser = Seuls les organisateurs le peuvent : qui a créé le tournoi, et qui peut gérer les évènements ici.
tournament-refuse-over = Le tournoi est terminé. `/tournament status` montre comment.
tournament-refuse-not-started = Le tournoi n’a pas encore commencé.
tournament-refuse-started = Le tournoi a déjà commencé.
tournament-refuse-playing = Le tournoi a déjà commencé. La ronde suivante se forme d’elle-même quand toutes les tables ont fini ; encore en jeu : { $playing }.
tournament-refuse-too-few =
    Pas assez de monde : { $count }. { $least ->
        [one] Il faut au moins une personne,
       *[other] Il faut au moins { $least } participants,
    } présence confirmée là où elle est demandée. Les ordinateurs comptent : `/tournament computers`.
tournament-refuse-no-persons = Au moins une personne doit participer, et avoir confirmé sa présence si c’est demandé. Les ordinateurs ne jouent pas de tournoi entre eux.
tournament-refuse-computers = Il y a trop d’ordinateurs : { $computers }. Chaque personne peut en amener { $each } : { $most } peuvent donc participer pour l’instant. `/tournament computers` change leur nombre.
tournament-refuse-one-computer = Il y aurait trop d’ordinateurs : il peut y en avoir { $each } pour chaque personne qui participe. Une personne peut prendre la place : nomme-la dans `/tournament replace`, avec l’option `by`.
tournament-refuse-no-more-computers = Aucun autre ordinateur ne peut participer à ce tournoi.
tournament-refuse-full =
    { $capacity ->
        [one] La seule place est prise.
       *[other] Les { $capacity } places sont prises.
    }
tournament-refuse-already-in = Tu participes déjà.
tournament-refuse-not-in = Tu ne participes pas à ce tournoi.
tournament-refuse-they-not-in = Cette personne ne participe plus.
tournament-refuse-too-late = Il est trop tard pour s’inscrire : plus de la moitié des rondes sont formées.
tournament-refuse-removed = Un organisateur t’a retiré de ce tournoi. Demande-lui de te pardonner.
tournament-refuse-no-check-in = Personne ne doit confirmer sa présence pour l’instant.
tournament-refuse-checked-in = Ta présence est déjà confirmée.
tournament-refuse-no-table = Il n’y a pas de table { $table } dans ce tournoi.
tournament-refuse-not-at-table = Tu ne joues pas à cette table.
tournament-refuse-own-table = Tu joues toi-même à la table { $table } : tu ne peux donc pas la trancher. Un autre organisateur le peut : toute personne qui peut gérer les évènements du serveur, ou qui a le rôle choisi avec `/tournament organisers`.
tournament-refuse-table-over = Cette table est terminée pour toi.
tournament-refuse-order = Ce n’est pas un ordre des joueurs de la table. Choisis parmi les ordres proposés pendant la saisie.
tournament-refuse-no-ruling = Il n’y a pas de décision à annuler pour cette table.
tournament-refuse-no-entry = Choisis parmi les joueurs proposés pendant la saisie.
tournament-refuse-replacement = Cette personne participe déjà. Choisis quelqu’un d’autre, ou personne pour un ordinateur.
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
        [one] Une seule personne peut participer.
       *[other] De { $least } à { $most } personnes peuvent participer.
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
        [one] Donne à une table une minute.
       *[other] Donne à une table de { $least } à { $most } minutes.
    }
tournament-refuse-start = Ce début est trop proche ou trop lointain. Il faut du temps pour s’inscrire, et pour confirmer sa présence là où c’est demandé. Possible : de { $soonest } à { $latest }.
tournament-refuse-start-unreadable = Je n’arrive pas à lire ce début. Choisis un des moments proposés pendant que tu écris, ou écris-le comme ici : `dans 30 minutes`, `20h UTC+1`, `demain 19h30 UTC+1`, `2026-11-28 20h Europe/Paris`.
tournament-refuse-start-zone = Je ne connais pas ton fuseau horaire, et ne peux pas dire quand c’est. Choisis un des moments proposés pendant que tu écris, ou ajoute le fuseau : `20h UTC+1` ou `20h Europe/Paris`.
tournament-refuse-event-start = Un événement du serveur a besoin d’un début. Indique quand le tournoi commence, avec l’option `start`.
tournament-refuse-edition = Cette édition ne compte pas les points ou ne se joue pas à deux : pas de tournoi selon elle. Choisis-en une autre.

## La commande, dans la liste de Discord : 100 lettres au plus

tournament-command = Tournois : en créer un, participer, voir le classement
tournament-command-create = Créer un tournoi dans ce salon
tournament-command-create-name = Son nom
tournament-command-create-rounds = Le nombre de rondes ; 4 par défaut
tournament-command-create-seats = Le plus de places à une table : 2 à 4
tournament-command-create-arena = À la place des rondes : combien de minutes dure une arène
tournament-command-create-edition = Les règles ; par défaut celles des tournois, à 400 points
tournament-command-create-clock = Le temps de jeu par tour ; 5 minutes par défaut
tournament-command-create-final = Si les premiers jouent une table finale
tournament-command-create-capacity = Combien peuvent participer ; 64 par défaut
tournament-command-create-checkin = Combien de minutes avant le début il faut confirmer sa présence
tournament-command-create-turnup = Combien de minutes un joueur appelé a pour se présenter ; 10 par défaut
tournament-command-create-time = Combien de minutes a une table ; 120 par défaut
tournament-command-create-start = Le début, automatique : dans 30 minutes, 20h UTC+1, demain 19h30 UTC+1 ; des choix s’affichent
tournament-command-create-event = Figurer ou non parmi les événements du serveur ; il me faut la permission Créer des événements
tournament-command-create-computers = Combien d’ordinateurs participent
tournament-command-create-level = Le niveau des ordinateurs
tournament-command-join = Participer au tournoi de ce salon
tournament-command-leave = Ne plus participer
tournament-command-check-in = Confirmer ta présence
tournament-command-computers = Choisir combien d’ordinateurs participent, avant le début
tournament-command-computers-count = Combien
tournament-command-start = Lancer le tournoi, ou la confirmation des présences
tournament-command-status = Montrer le classement, ou d’où vient la ligne d’un joueur
tournament-command-status-player = Le joueur dont la ligne est expliquée
tournament-command-pause = Arrêter les horloges du tournoi ; aucune ronde ne commence
tournament-command-resume = Reprendre après une pause
tournament-command-extend = Donner plus de temps aux tables en jeu
tournament-command-extend-minutes = Combien de minutes de plus
tournament-command-adjudicate = Décider ce que vaut une table, ou revenir sur la décision
tournament-command-adjudicate-table = Le numéro de la table
tournament-command-adjudicate-order = L’ordre, le premier d’abord ; ou nulle ; ou comme jouée
tournament-command-withdraw = Retirer un joueur
tournament-command-withdraw-player = Qui
tournament-command-replace = Laisser quelqu’un d’autre, ou un ordinateur, jouer pour un joueur
tournament-command-replace-player = Qui est remplacé
tournament-command-replace-by = Qui joue à sa place ; un ordinateur par défaut
tournament-command-pardon = Pardonner des absences, et faire revenir un joueur retiré
tournament-command-pardon-player = Qui
tournament-command-cancel = Mettre fin au tournoi
tournament-command-past = Montrer les tournois passés de ce serveur, leurs classements et leurs parties
tournament-command-log = Montrer tout ce qui s’est passé, et par qui
tournament-command-organisers = Choisir quel rôle peut organiser les tournois de ce serveur
tournament-command-organisers-role = Le rôle ; sinon, qui gère les évènements
