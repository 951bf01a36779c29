### What moderators decide: who plays here, who opens tables and where, and what those who may not are told.

## Refusals

moderation-barred-until = La modération t’interdit les tables et les tournois de ce serveur. Raison : { $reason }. Fin : { $until }
moderation-barred = La modération t’interdit les tables et les tournois de ce serveur, jusqu’à ce qu’un modérateur lève cette exclusion. Raison : { $reason }.
moderation-other-barred = Les tables et les tournois de ce serveur sont interdits à { $who }.
moderation-taken-out = La modération a mis fin à ta participation à cette partie : tu ne peux pas y revenir.
moderation-player = Tu joues dans cette partie : c’est à un autre modérateur d’en décider.
moderation-moderators-only = Seuls les modérateurs peuvent faire cela : il te faut la permission Gérer les messages.
moderation-channels-only = Sur ce serveur, on ne peut ouvrir une table que dans { $channels }.
moderation-roles-only = Sur ce serveur, il faut l’un de ces rôles pour ouvrir une table : { $roles }
moderation-no-bot = Un bot ne joue pas : il n’y a rien dont on puisse l’exclure.
moderation-oneself = Tu ne peux pas t’exclure toi-même. Pour quitter une partie, utilise `/leave`.
moderation-superior = Tu ne peux pas exclure { $who } : cette personne administre le serveur, ou son rôle le plus haut n’est pas au-dessous du tien.
moderation-needs-reason = Pour exclure un joueur par la commande, choisis un joueur et une durée, et donne une raison. `/moderate` seul ouvre le menu.

## What the channel hears

moderation-note-taken-out = Un modérateur a retiré { $who } de la partie. { $computer } prend sa place.

## Reasons

moderation-cause-stalling = faire attendre les autres exprès
moderation-cause-leaving = abandonner des parties
moderation-cause-unfair = jeu déloyal
moderation-cause-rude = impolitesse envers d’autres joueurs
moderation-cause-other = une autre raison, que les modérateurs peuvent expliquer

## Lengths

moderation-length-day = Un jour
moderation-length-week = Une semaine
moderation-length-month = 30 jours
moderation-length-quarter = 90 jours
moderation-length-lifted = Jusqu’à ce qu’un modérateur lève l’exclusion

## The panel

moderation-title = **Outils de modération** pour les tables et les tournois
moderation-where = Salons où l’on peut ouvrir une table : { $channels }
moderation-everywhere = tous
moderation-who = Rôles qui peuvent ouvrir une table : { $roles }
moderation-everybody = tous
moderation-nobody-barred = Personne n’est exclu.
moderation-barred-title = Joueurs exclus : { $count }
moderation-line-until = { $who } · { $reason } · fin : { $until }
moderation-line = { $who } · { $reason } · jusqu’à ce qu’un modérateur lève l’exclusion
moderation-more =
    { $more ->
        [one] et { $more } autre
       *[other] et { $more } autres
    }
moderation-choose = Choisis un joueur ci-dessous pour l’exclure, pour lever son exclusion ou pour le retirer d’une partie.
moderation-openings-title = Qui peut ouvrir une table, et où ? Les modérateurs le peuvent toujours. Si rien n’est choisi, il n’y a pas de limite. Les tournois sont créés par des organisateurs.

## One player

moderation-person-until = Exclusion en cours pour { $who }. Raison : { $reason }. Fin : { $until }
moderation-person-barred = Exclusion en cours pour { $who }, jusqu’à ce qu’un modérateur la lève. Raison : { $reason }.
moderation-person-free = Aucune exclusion pour { $who }.
moderation-person-plays = Ses parties en cours : { $channels }
moderation-person-idle = Ce joueur ne joue aucune partie sur ce serveur en ce moment.
moderation-ask-length = Combien de temps exclure { $who } ? Raison : { $reason }. Ce joueur ne pourra ni ouvrir ni rejoindre une table, ni recevoir d’invitation, ni s’inscrire à un tournoi. Ses parties en cours continuent ; ensuite, il ne participe plus à aucun tournoi.
moderation-ask-out = Retirer { $who } de la partie dans { $channel } ? Un ordinateur prend sa place, ce joueur ne peut pas revenir, et la partie compte pour lui comme une partie qu’il a quittée.
moderation-ask-close = Fermer la table dans { $channel } ? La partie se termine sans résultat. Le motif sera inscrit au journal.

## What was done

moderation-did-channels = Les salons ont été changés.
moderation-did-roles = Les rôles ont été changés.
moderation-did-bar = Les tables et les tournois sont maintenant interdits à { $who }.
moderation-did-lift = Exclusion levée pour { $who }.
moderation-did-nothing = Il n’y avait pas d’exclusion pour { $who }.
moderation-did-out = { $who } ne joue plus la partie dans { $channel }.
moderation-did-close = La table dans { $channel } est fermée.

## The log

moderation-log-title = **Ce que les modérateurs ont fait**, du plus récent au plus ancien
moderation-log-empty = Les modérateurs n’ont encore rien fait ici.
moderation-log-line = { $moment } · { $by } { $did }
moderation-log-channels = a choisi les salons où l’on peut ouvrir une table : { $channels }
moderation-log-roles = a choisi les rôles qui peuvent ouvrir une table : { $roles }
moderation-log-barred-until = a exclu { $who } ({ $reason }), fin : { $until }
moderation-log-barred = a exclu { $who } ({ $reason }) jusqu’à ce qu’un modérateur lève l’exclusion
moderation-log-lifted = a levé l’exclusion visant { $who }
moderation-log-out = a retiré { $who } d’une partie dans { $channel }
moderation-log-voided = a annulé le résultat d’une partie dans { $channel } ({ $reason })
moderation-log-restored = a rétabli le résultat d’une partie dans { $channel } ({ $reason })
moderation-log-ended = a mis fin à la partie dans { $channel }
moderation-log-ended-for = a mis fin à la partie dans { $channel } ({ $reason })
moderation-log-closed = a fermé la table dans { $channel } ({ $reason })
moderation-log-settings = a changé ces réglages : { $names }
moderation-log-tournament = a pris une décision dans le tournoi { $name } ({ $channel }) ; les détails sont dans `/tournament log`
moderation-log-of-tournament = { $did }, tournoi { $name }
moderation-log-tournament-for = a pris une décision dans le tournoi { $name } dans { $channel } ({ $reason }) ; les détails sont dans `/tournament log`
moderation-log-post = 🛡️ { $by } { $did }
moderation-log-damaged-result = ⚠️ Le résultat de la table { $table } est illisible et ne compte pas dans les classements. Mon propre journal en dit plus.
moderation-log-unknown = a fait quelque chose que cette version du bot ne connaît pas

## Buttons and menus

moderation-button-panel = Outils de modération
moderation-button-openings = Qui ouvre une table
moderation-button-all-channels = Tous les salons
moderation-button-all-roles = Tous les rôles
moderation-button-log = Journal
moderation-button-tables = Tables ouvertes
moderation-button-stop-log = Ne plus publier le journal
moderation-button-refresh = Actualiser
moderation-button-back = Retour
moderation-button-lift = Lever l’exclusion
moderation-button-out = Retirer
moderation-button-newer = Plus récent
moderation-button-older = Plus ancien
moderation-menu-person = Choisis un joueur
moderation-menu-former = Personnes exclues dont les données sont supprimées
moderation-tables-title = **Tables ouvertes : { $count }**, la plus longtemps inactive d’abord
moderation-tables-none = Aucune table n’est ouverte sur ce serveur.
moderation-table-line = { $channel } · { $players } · hôte : { $host } · ouverte { $opened } · dernier coup { $last }
moderation-table-damaged = { $channel } · cette table est endommagée ; il faut la fermer pour libérer le salon
moderation-settings-log = Le journal des modérateurs est aussi publié dans { $channel }.
moderation-settings-log-public = Tout le serveur peut lire ce salon.
moderation-menu-cause = L’exclure : choisis la raison
moderation-menu-length = Choisis la durée
moderation-menu-match = Le retirer : choisis la partie
moderation-menu-table = Fermer une table : choisis-la
moderation-menu-closing = Choisis le motif pour la fermer
moderation-menu-ending = Mettre fin à la partie : choisis le motif
moderation-menu-channels = Choisis les salons des tables
moderation-menu-roles = Choisis les rôles qui ouvrent une table
