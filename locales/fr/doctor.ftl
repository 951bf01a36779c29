### What a moderator is told who asks what is wrong.

doctor-title = **Ce que le bot constate ici**
doctor-rights-fine = Permissions dans { $channel } : il ne manque rien.
doctor-lacks = Dans { $channel }, il manque au bot **{ $right }** : { $why }.
doctor-why-no-role = aucun de ses rôles ne l’a
doctor-why-everyone = les permissions du salon pour tout le monde le refusent
doctor-why-role = les permissions du salon pour le rôle { $role } le refusent
doctor-why-bot = les permissions du salon pour le bot lui-même le refusent
doctor-why-hidden = il ne voit pas le salon
doctor-why-unknown = Discord ne l’accorde pas ici, alors que les permissions du salon le permettraient
doctor-category = La catégorie le refuse aussi : { $category }. C’est là qu’il faut le changer si le salon est synchronisé avec elle.
doctor-gone = { $channel } est choisi dans les réglages, mais ce salon n’existe plus ou le bot ne le voit pas.
doctor-lacks-roles = Sur ce serveur, il manque au bot **{ $right }** : il ne peut pas donner leur rôle aux champions.
doctor-lacks-events = Sur ce serveur, il manque au bot **{ $right }** : les tournois ne peuvent pas figurer parmi les évènements du serveur.

doctor-no-table = Aucune table n’est ouverte dans ce salon.
doctor-lobby = Une table est ouverte dans ce salon, et sa partie n’a pas commencé. Joueurs : { $count }. Ouverture : { $when }
doctor-match = Une partie est en cours dans ce salon. On attend : { $who }. Dernier changement : { $when }
doctor-match-between = Une partie est en cours dans ce salon, entre deux manches. Dernier changement : { $when }
doctor-untold = Quelque chose qui s’est passé à la table doit encore être affiché.
doctor-tournament-sign-up = Le tournoi **{ $name }** prend des inscriptions dans ce salon.
doctor-tournament-check-in = Le tournoi **{ $name }** de ce salon pointe ses joueurs.
doctor-tournament-playing = Le tournoi **{ $name }** est en cours dans ce salon.
doctor-tournament-over = Le dernier tournoi de ce salon, **{ $name }**, est terminé.
doctor-tournament-paused = Il est en pause.

doctor-no-failures = Depuis le dernier démarrage du bot, aucun message à ce serveur n’a échoué.
doctor-failures = Derniers messages qui ont échoué :
doctor-failure = { $channel } · { $moment } · { $why }
doctor-failure-later = Discord ou la base de données n’a pas répondu : le bot réessaie
doctor-failure-barred = il manquait une permission au bot : il réessaie
doctor-failure-never = le salon n’existe plus
doctor-failure-damaged = une erreur du bot, dont son journal dit plus
doctor-said = { $why } (`{ $said }`)

doctor-program = Version : { $version } · Shard : { $shard } sur { $shards }
doctor-delays = Délais en millisecondes : de Discord au bot { $arrival } ; une question à Discord { $call } ; une question à la base de données { $database }
