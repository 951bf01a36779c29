### What a moderator is told who asks what is wrong.

doctor-title = **Ce que j’ai trouvé ici**
doctor-rights-fine = J’ai toutes les permissions qu’il me faut dans { $channel }.
doctor-lacks = Dans { $channel }, il me manque la permission **{ $right }** : { $why }.
doctor-why-no-role = aucun de mes rôles ne l’a
doctor-why-everyone = les permissions du salon la refusent à tout le monde
doctor-why-role = les permissions du salon la refusent au rôle { $role }
doctor-why-bot = les permissions du salon me la refusent
doctor-why-hidden = je ne vois pas le salon
doctor-why-unknown = Discord la refuse ici, alors que les permissions du salon ont l’air bonnes
doctor-category = La catégorie { $category } la refuse aussi. Si le salon est synchronisé avec elle, c’est là qu’il faut changer la permission.
doctor-gone = Les réglages indiquent { $channel }, mais ce salon n’existe plus, ou je ne le vois pas.
doctor-lacks-roles = Sur ce serveur, il me manque la permission **{ $right }** : je ne peux pas donner leur rôle aux champions.
doctor-lacks-events = Sur ce serveur, il me manque la permission **{ $right }** : je ne peux pas annoncer les tournois dans les évènements du serveur.

doctor-no-table = Aucune table n’est ouverte dans ce salon.
doctor-lobby = Une table est ouverte dans ce salon, et sa partie n’a pas commencé. Joueurs : { $count }. Ouverture : { $when }
doctor-match = Une partie est en cours dans ce salon. On attend : { $who }. Dernier changement : { $when }
doctor-match-between = Une partie est en cours dans ce salon, entre deux manches. Dernier changement : { $when }
doctor-untold = Je n’ai pas encore publié tout ce qui s’est passé à la table.
doctor-tournament-sign-up = Les inscriptions au tournoi **{ $name }** sont ouvertes dans ce salon.
doctor-tournament-check-in = Les joueurs du tournoi **{ $name }** confirment leur présence dans ce salon.
doctor-tournament-playing = Le tournoi **{ $name }** est en cours dans ce salon.
doctor-tournament-over = Le dernier tournoi de ce salon, **{ $name }**, est terminé.
doctor-tournament-paused = Le tournoi est en pause.

doctor-damaged-results =
    { $count ->
        [one] Je n’arrive pas à lire un résultat de ce serveur : il ne compte pas dans les classements. La personne qui m’héberge peut voir lequel dans mon journal.
       *[other] Je n’arrive pas à lire { $count } résultats de ce serveur : ils ne comptent pas dans les classements. La personne qui m’héberge peut voir lesquels dans mon journal.
    }
doctor-no-failures = Depuis mon dernier démarrage, tous mes messages à ce serveur sont bien passés.
doctor-failures = Les derniers messages qui ne sont pas passés :
doctor-failure = { $channel } · { $moment } · { $why }
doctor-failure-later = Discord ou la base de données n’a pas répondu : je réessaie
doctor-failure-barred = il me manquait une permission : je réessaie
doctor-failure-never = le salon n’existe plus, ou Discord a refusé le message
doctor-failure-damaged = une erreur de ma part ; la personne qui m’héberge trouvera les détails dans mon journal
doctor-said = { $why } (`{ $said }`)

doctor-program = Version : { $version } · Shard : { $shard } sur { $shards }
doctor-delays = Latences en millisecondes : de Discord jusqu’à moi { $arrival } ; une requête à Discord { $call } ; une requête à la base de données { $database }
