### What is refused, and what to do instead; and what went wrong. Only the person concerned reads this.

## The rules of the game

refusal-between-rounds = Cette manche est terminée. Attends la suivante.
refusal-not-your-turn = C’est à { $who } de jouer. Je te préviens quand c’est ton tour.
refusal-tile-not-on-rack = { $tile } n’est pas sur ta réglette. `/rack` montre tes Triominos.
refusal-only-the-drawn-tile = Après avoir pioché, tu ne peux poser que le dernier Triominos pioché : { $tile }. Pose-le, ou continue avec `/draw` ou `/pass`.
refusal-must-lead = La manche doit commencer par { $tile }. Pose-le à l’emplacement 1.
refusal-cell-taken = Il y a déjà un Triominos à cet endroit. `/board` montre les emplacements libres.
refusal-not-beside-a-tile = Un Triominos doit en toucher un autre par un côté. `/board` montre les emplacements libres.
refusal-no-such-spot = L’emplacement { $spot } n’existe pas. `/board` montre les emplacements libres.
refusal-no-such-spot-open = L’emplacement { $spot } n’existe pas. Ceux-ci sont libres : { $open }
refusal-spot-gone = L’emplacement { $spot } n’est plus libre : il est occupé, ou plus aucun Triominos ne peut y aller. `/board` montre les emplacements libres.
refusal-no-such-turn = Tu ne peux pas tourner { $tile } de façon à lire { $corners } dans le sens horaire. Choisis un autre Triominos ou un autre emplacement.
# $brings is a list of refusal-bring. $spot is 0 where its number is not known.
refusal-corners-disagree =
    { $spot ->
        [0] { $tile } ne va pas là : il aurait { $brings }. Pointes de l’emplacement, dans le sens horaire : { $corners }.
       *[other] { $tile } ne va pas à l’emplacement { $spot } : il aurait { $brings }. Pointes de l’emplacement, dans le sens horaire : { $corners }.
    }
refusal-rack-shows = `/rack` montre ce que tu peux poser.
refusal-try-another = Rien de perdu : choisis un autre Triominos ou un autre emplacement.
refusal-a-tile-fits-unhinted = Un de tes Triominos peut être posé quelque part : tu ne peux donc pas encore piocher ni passer ton tour. Rien de perdu : trouve-le et pose-le.
refusal-bring = un { $tile } au lieu d’un { $board } en { $corner }
# The picture of it: its title, and its words.
refusal-misfit-title =
    { $spot ->
        [0] { $tile } ne peut pas être posé là
       *[other] { $tile } ne peut pas être posé à l’emplacement { $spot }
    }
refusal-misfit-alt =
    { $count ->
        [one] Le plateau, avec le Triominos là où tu voulais le poser. Ses pointes, dans le sens horaire depuis le haut ou le haut à gauche : { $lies }. Une croix marque la pointe qui ne correspond pas.
       *[other] Le plateau, avec le Triominos là où tu voulais le poser. Ses pointes, dans le sens horaire depuis le haut ou le haut à gauche : { $lies }. Des croix marquent les { $count } pointes qui ne correspondent pas.
    }
refusal-opening-turn = Tu commences la manche : pose d’abord un Triominos à l’emplacement 1. `/rack` montre tes Triominos.
refusal-pool-empty = La pioche est vide. Pose un Triominos si tu le peux, ou passe ton tour avec `/pass`.
refusal-draw-limit =
    { $limit ->
        [one] Tu ne peux piocher qu’un Triominos par tour. Pose un Triominos, ou passe ton tour avec `/pass`.
       *[other] Tu ne peux piocher que { $limit } Triominos par tour. Pose un Triominos, ou passe ton tour avec `/pass`.
    }
refusal-a-tile-fits = Un de tes Triominos peut être posé : tu ne peux donc pas encore piocher ni passer ton tour. `/rack` montre lequel.
refusal-pool-not-empty = Tu ne peux passer ton tour que s’il n’y a plus rien à piocher. Pose un Triominos, ou pioche avec `/draw`.

## The table

refusal-channel-taken = Ce salon a déjà une table ; tu la verras ici dans un instant. Rejoins-la, ou ouvres-en une dans un autre salon.
refusal-channel-taken-link =
    Ce salon a déjà une table : { $link }
    Rejoins-la, ou ouvres-en une dans un autre salon.
refusal-channel-taken-by = À la table : { $who } · ouverte { $when }
refusal-channel-taken-thread = Tu peux aussi jouer dans un fil de ce salon : appuie sur le bouton ci-dessous.
refusal-no-new-thread = Je ne peux pas ouvrir de fil dans ce salon. Il me faut un salon textuel, et les permissions **Créer des fils publics** et **Envoyer des messages dans les fils**.
refusal-too-many-tables =
    { $limit ->
        [one] Ce serveur a déjà une table ouverte, et c’est le maximum. Rejoins-la, ou réessaie quand sa partie sera terminée.
       *[other] Ce serveur a déjà { $limit } tables ouvertes, et c’est le maximum. Rejoins l’une d’elles, ou réessaie quand une partie sera terminée.
    }
refusal-too-many-lobbies =
    { $limit ->
        [one] Tu as ouvert une table qui attend encore des joueurs, et c’est le maximum. Lance d’abord la partie, ou ferme la table avec `/end`.
       *[other] Tu as ouvert { $limit } tables qui attendent encore des joueurs, et c’est le maximum. Lance d’abord une de leurs parties, ou ferme une table avec `/end`.
    }
refusal-too-many-matches =
    { $limit ->
        [one] Tu es déjà l’hôte d’une partie sans limite de temps sur ce serveur, et c’est le maximum. Finis-la, arrête-la avec `/end`, ou choisis une limite de temps.
       *[other] Tu es déjà l’hôte de { $limit } parties sans limite de temps sur ce serveur, et c’est le maximum. Finis-en une, arrêtes-en une avec `/end`, ou choisis une limite de temps.
    }
refusal-too-fast =
    C’était trop rapide pour moi : rien n’a changé. { $seconds ->
        [one] Réessaie dans une seconde.
       *[other] Réessaie dans { $seconds } secondes.
    }
refusal-too-often = Ça fait beaucoup en quelques minutes : cette fois, je n’ai rien fait. Tu pourras réessayer { $when }.
refusal-next-replay =
    Préparer l’animation d’une partie prend du temps. { $seconds ->
        [one] Tu pourras en demander une autre dans une seconde.
       *[other] Tu pourras en demander une autre dans { $seconds } secondes.
    }
refusal-table-closed = Cette table est fermée. Ouvres-en une autre avec `/play`.
refusal-no-such-table = Cette table n’existe plus. Ouvres-en une autre avec `/play`.
refusal-not-started = La partie n’a pas encore commencé. L’hôte la lance avec le bouton **Commencer**.
refusal-already-started = La partie a déjà commencé. Tu peux la regarder, ou ouvrir une table dans un autre salon.
refusal-playing-already = La partie a déjà commencé, et tu y joues.
refusal-no-record = Seules les parties jouées jusqu’au bout ont une feuille.
refusal-not-at-table = Tu ne joues pas à cette table. Rejoins-la si la partie n’a pas commencé, ou ouvres-en une dans un autre salon avec `/play`.
refusal-left-for-good = Tu as quitté cette partie. Quand on quitte une partie classée ou de tournoi, on ne peut pas y revenir, mais tu peux regarder la suite.
refusal-already-seated = Tu as déjà une place à cette table.
refusal-full =
    { $seats ->
        [one] La seule place est prise. Ouvre une table dans un autre salon avec `/play`.
       *[other] Les { $seats } places sont prises. Ouvre une table dans un autre salon avec `/play`.
    }
refusal-too-few =
    { $seats ->
        [one] Il faut au moins un joueur pour cette partie.
       *[other] Il faut au moins { $seats } joueurs pour cette partie.
    } Attends d’autres joueurs, ou ajoute des ordinateurs.
refusal-too-many =
    { $taken ->
        [one] Il y a { $taken } joueur à cette table,
       *[other] Il y a { $taken } joueurs à cette table,
    } mais avec ces règles, c’est { $seats } au plus. Rien n’a changé.
refusal-no-computer = Il n’y a pas d’ordinateur à cette table.
refusal-no-draining = Avec ces règles, on ne pioche que si on n’a rien à poser : Pie ne pourrait pas vider la pioche.
refusal-no-stand-ins = À cette table, l’hôte n’a pas autorisé les remplaçants : tu ne peux pas prendre la place d’un ordinateur. Mais tu peux regarder la partie.
refusal-no-stand-ins-rated = Dans les parties classées et les tournois, on ne peut pas prendre la place d’un ordinateur. Mais tu peux regarder la partie.
refusal-host-starts = C’est { $host }, l’hôte de cette table, qui lance la partie. Tu n’as rien à faire.
refusal-not-the-host = Seul l’hôte de cette table, { $host }, peut faire ça.
refusal-of-tournament = C’est une partie de tournoi : tu ne peux pas y mettre fin. Les organisateurs peuvent trancher avec `/tournament result` ; `/leave` donne ta place à un ordinateur.
refusal-no-hint-competitive = Il n’y a pas de conseils dans les parties classées ni dans les tournois : tu y joues sans aide. `/rack` te montre tes Triominos.
refusal-no-hint-unhinted = Cette table est sans indices, donc sans conseils. `/rack` te montre tes Triominos.
refusal-undo-nothing-placed = Tu n’as rien posé à ton dernier tour : il n’y a rien à reprendre.
refusal-undo-somebody-acted = Il est trop tard pour reprendre ton coup : la partie a avancé. C’est possible seulement tant que personne d’autre n’a joué.
refusal-undo-drew = Tu as vu le Triominos que tu as pioché : tu ne peux plus reprendre ce tour.
refusal-undo-round-over = Cette manche est terminée : on ne peut plus reprendre ses coups.
refusal-undo-changed = Tu ne peux pas reprendre ton dernier coup : il a été joué à ta place, ou quelque chose a changé à la table depuis.
refusal-undo-asked-already = J’ai déjà demandé aux autres. Dès que tout le monde aura accepté, on reprend ton coup.
refusal-undo-once-a-round = Dans les parties classées et les tournois, on ne peut demander à reprendre un coup qu’une fois par manche, et tu l’as déjà fait.
refusal-undo-computer-drew = Un ordinateur a pioché depuis : tu ne peux plus reprendre ton coup.
refusal-undo-replies-too-often = Dans cette manche, tu as déjà repris trois coups auxquels un ordinateur avait répondu, et c’est le maximum. Continue à partir d’ici.
refusal-board-moved-on = La partie a avancé entre-temps. Voici où elle en est.
refusal-board-moved-since = La partie a avancé entre-temps. Les derniers tours :
refusal-already-handled = C’est déjà fait.
refusal-unknown-tile = « { $typed } » n’est pas un Triominos. Tape trois chiffres de 0 à 5, comme 0‑3‑5.
refusal-unknown-length = « { $typed } » n’est pas une durée de partie. Tape un nombre et choisis une des propositions : de 1 à 99 manches, ou de 10 à 9 999 points.
refusal-unknown-spot = « { $typed } » n’est pas un emplacement. Tape le numéro d’un emplacement libre du plateau, comme 12.

## Where it cannot be

refusal-not-in-this-channel = On ne peut pas ouvrir de table dans ce type de salon. Utilise `/play` dans un salon textuel ou un fil.
refusal-managers-only = Pour changer les réglages de ce serveur, il te faut la permission **Gérer le serveur**. `/preferences` change les tiens.
refusal-rights-unknown = Je n’ai pas pu vérifier tes permissions sur ce serveur. Réessaie dans un instant.
refusal-missing-permissions =
    { $count ->
        [one] Il me manque une permission dans ce salon : { $names }. Demande-la à la modération, ou choisis un autre salon.
       *[other] Il me manque des permissions dans ce salon : { $names }. Demande-les à la modération, ou choisis un autre salon.
    }
# The permissions are called as Discord calls them.
refusal-permission-view-channel = Voir le salon
refusal-permission-send-messages = Envoyer des messages
refusal-permission-send-messages-in-threads = Envoyer des messages dans les fils
refusal-permission-create-public-threads = Créer des fils publics
refusal-permission-attach-files = Joindre des fichiers
refusal-permission-embed-links = Intégrer des liens
refusal-permission-read-message-history = Voir les anciens messages
refusal-permission-manage-roles = Gérer les rôles
refusal-permission-create-events = Créer des évènements

## What went wrong

refusal-trouble = Désolé, quelque chose s’est mal passé de mon côté. Réessaie dans un instant. Si ça continue, donne le code { $code } aux responsables de ce bot.
refusal-database-trouble = Désolé, ma mémoire ne répond pas pour le moment. Rien de ce que tu as joué n’est perdu. Réessaie dans une minute. Si ça continue, donne le code { $code } aux responsables de ce bot.
refusal-being-updated = Je suis en cours de mise à jour. Rien n’est perdu. Réessaie dans quelques secondes.
