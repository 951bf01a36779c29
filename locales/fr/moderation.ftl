### What moderators decide: who plays here, who opens tables and where, and what those who may not are told.

## Refusals

moderation-barred-until = La modération t’interdit les tables et les tournois de ce serveur. Raison : { $reason }. Fin : { $until }
moderation-barred = La modération t’interdit les tables et les tournois de ce serveur jusqu’à nouvel ordre. Raison : { $reason }.
moderation-other-barred = Les tables et les tournois de ce serveur sont interdits à { $who }.
moderation-taken-out = Un modérateur a donné ta place à un ordinateur : tu ne peux pas revenir dans cette partie.
moderation-player = Tu joues dans cette partie : c’est à un autre modérateur d’en décider.
moderation-moderators-only = Seuls les modérateurs peuvent faire ça : il te faut la permission **Gérer les messages**.
moderation-channels-only = Sur ce serveur, on ne peut ouvrir une table que dans { $channels }.
moderation-roles-only = Sur ce serveur, il faut l’un de ces rôles pour ouvrir une table : { $roles }
moderation-no-bot = Un bot ne peut pas rejoindre une table : inutile de l’exclure.
moderation-oneself = Tu ne peux pas t’exclure toi-même. Pour quitter une partie, utilise `/leave`.
moderation-superior = Tu ne peux pas exclure { $who } : le serveur appartient à cette personne, ou ton rôle le plus haut n’est pas au-dessus du sien.
moderation-needs-reason = Pour exclure un joueur avec `/moderate`, choisis le joueur et la durée, et donne une raison. Sans option, la commande ouvre les outils de modération.

## What the channel hears

moderation-note-taken-out = Un modérateur a retiré { $who } de la partie. { $computer } prend sa place.

## Reasons

moderation-cause-stalling = lenteur volontaire
moderation-cause-leaving = parties abandonnées
moderation-cause-unfair = jeu déloyal
moderation-cause-rude = impolitesse envers d’autres joueurs
moderation-cause-other = autre ; demande aux modérateurs

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
moderation-line = { $who } · { $reason } · jusqu’à nouvel ordre
moderation-more =
    { $more ->
        [one] et { $more } autre
       *[other] et { $more } autres
    }
moderation-choose = Choisis un joueur ci-dessous pour l’exclure, pour lever son exclusion ou pour le retirer d’une partie.
moderation-openings-title = Qui peut ouvrir une table, et où ? Si tu ne choisis aucun rôle, tout le monde le peut ; si tu ne choisis aucun salon, on peut en ouvrir partout. Ces limites ne valent pas pour les modérateurs. Seuls les organisateurs peuvent créer un tournoi.

## One player

moderation-person-until = Exclusion en cours pour { $who }. Raison : { $reason }. Fin : { $until }
moderation-person-barred = Exclusion en cours pour { $who }, jusqu’à nouvel ordre. Raison : { $reason }.
moderation-person-free = Aucune exclusion pour { $who }.
moderation-person-plays = Ses parties en cours : { $channels }
moderation-person-idle = Ce joueur n’a aucune partie en cours sur ce serveur.
moderation-ask-length = Exclure { $who } pour combien de temps ? Raison : { $reason }. Pendant ce temps, ce joueur ne pourra ni ouvrir ni rejoindre une table, ni recevoir d’invitation, ni participer à un tournoi. Il peut finir ses parties en cours ; ensuite, il quitte les tournois où il est inscrit.
moderation-ask-out = Retirer { $who } de la partie dans { $channel } ? Un ordinateur prend sa place, et ce joueur ne peut pas revenir. Ça compte comme s’il avait quitté la partie.
moderation-ask-close = Fermer la table dans { $channel } ? La partie se termine sans résultat, et la raison est notée dans le journal.

## What was done

moderation-did-channels = J’ai changé les salons où l’on peut ouvrir une table.
moderation-did-roles = J’ai changé les rôles qui peuvent ouvrir une table.
moderation-did-bar = J’ai exclu { $who } des tables et des tournois de ce serveur.
moderation-did-lift = Exclusion levée pour { $who }.
moderation-did-nothing = Il n’y avait pas d’exclusion pour { $who } : rien n’a changé.
moderation-did-out = J’ai retiré { $who } de la partie dans { $channel }.
moderation-did-close = La table dans { $channel } est fermée.

## The log

moderation-log-title = **Journal de la modération**, du plus récent au plus ancien
moderation-log-empty = Les modérateurs n’ont encore rien fait ici.
moderation-log-line = { $moment } · { $by } { $did }
moderation-log-channels = a choisi les salons où l’on peut ouvrir une table : { $channels }
moderation-log-roles = a choisi les rôles qui peuvent ouvrir une table : { $roles }
moderation-log-barred-until = a exclu { $who } ({ $reason }). Fin de l’exclusion : { $until }
moderation-log-barred = a exclu { $who } ({ $reason }) jusqu’à nouvel ordre
moderation-log-lifted = a levé l’exclusion visant { $who }
moderation-log-out = a retiré { $who } d’une partie dans { $channel }
moderation-log-voided = a annulé le résultat d’une partie dans { $channel } ({ $reason })
moderation-log-restored = a rétabli le résultat d’une partie dans { $channel } ({ $reason })
moderation-log-ended = a mis fin à la partie dans { $channel }
moderation-log-ended-for = a mis fin à la partie dans { $channel } ({ $reason })
moderation-log-closed = a fermé la table dans { $channel } ({ $reason })
moderation-log-settings = a changé ces réglages : { $names }
moderation-log-tournament = a pris une décision dans le tournoi { $name } ({ $channel }) ; les détails sont dans `/tournament log`
moderation-log-of-tournament = { $did } ; tournoi : { $name }
moderation-log-tournament-for = a pris une décision dans le tournoi { $name } dans { $channel } ({ $reason }) ; les détails sont dans `/tournament log`
moderation-log-post = 🛡️ { $by } { $did }
moderation-log-damaged-result = ⚠️ Je n’arrive pas à lire le résultat de la table { $table } : il ne compte pas dans les classements. La personne qui m’héberge trouvera les détails dans mon journal.
moderation-log-unknown = a fait quelque chose que cette version du bot ne connaît pas

## Buttons and menus

moderation-button-panel = Outils de modération
moderation-button-openings = Qui peut ouvrir une table
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
moderation-tables-title = **Tables ouvertes : { $count }**, en commençant par celle qui attend depuis le plus longtemps
moderation-tables-none = Aucune table n’est ouverte sur ce serveur.
moderation-table-line = { $channel } · { $players } · hôte : { $host } · ouverte { $opened } · dernier coup { $last }
moderation-table-damaged = { $channel } · cette table est endommagée ; ferme-la pour libérer le salon
moderation-settings-log = Le journal des modérateurs est publié dans { $channel }.
moderation-settings-log-public = Attention : tout le monde sur ce serveur peut lire ce salon.
moderation-menu-cause = Exclure ce joueur : choisis la raison
moderation-menu-length = Choisis la durée de l’exclusion
moderation-menu-match = Retirer ce joueur : choisis la partie
moderation-menu-table = Fermer une table : choisis laquelle
moderation-menu-closing = Fermer la table : choisis la raison
moderation-menu-ending = Mettre fin à la partie : choisis la raison
moderation-menu-channels = Choisis les salons où l’on peut ouvrir une table
moderation-menu-roles = Choisis les rôles qui peuvent ouvrir une table
