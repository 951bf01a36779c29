### Away from servers: in direct messages to the bot, and where only one person has it.

## A table in direct messages

direct-title = { $host } a ouvert une table de Triominos en messages privés.
direct-counts = En messages privés, une partie ne compte ni pour les cotes ni pour les classements.
direct-opened = Ta table est ouverte. Choisis combien d’ordinateurs jouent et leur niveau, puis appuie sur **Commencer**.

## Options of /play that make no sense there

direct-no-others = En messages privés, personne d’autre ne peut te rejoindre : tu ne peux donc inviter personne. Enlève l’option `with`, ou utilise `/play` sur un serveur où je suis.
direct-no-threads = Il n’y a pas de fils en messages privés : la partie se joue ici même. Enlève l’option `thread`.
direct-no-ratings = En messages privés, les parties ne sont pas classées. Enlève l’option `rated`, ou utilise `/play` sur un serveur où je suis.

## Commands of servers

direct-needs-settings = Ces réglages sont ceux d’un serveur : utilise cette commande sur un serveur. Pour changer les tiens, utilise `/preferences` : ça marche ici aussi.
direct-needs-leaderboard = Chaque serveur a ses classements, et les parties en messages privés n’y comptent pas. Utilise cette commande sur un serveur où je suis.
direct-needs-profile = Chaque serveur a ses profils. Utilise cette commande sur un serveur où je suis.
direct-needs-play-with = On ne peut inviter que sur un serveur. Utilise cette commande sur un serveur où je suis.
direct-needs-history = Tes parties terminées sont listées serveur par serveur. Utilise cette commande sur un serveur où je suis.
direct-needs-moderate = Cette commande est réservée aux modérateurs d’un serveur : c’est là qu’il faut l’utiliser.
direct-needs-doctor = Cette commande examine mes permissions sur un serveur : c’est là qu’il faut l’utiliser.
direct-needs-void = Seuls les résultats d’un serveur peuvent être annulés : utilise cette commande sur un serveur.
direct-needs-tournament = Les tournois se jouent sur les serveurs. Utilise cette commande dans un salon d’un serveur où je suis.
direct-needs-stand-in = Personne d’autre ne joue en messages privés : il n’y a pas de place à prendre. Utilise cette commande sur un serveur où je suis.

## Where only one person has the bot

direct-needs-bot = Je ne suis pas membre ici : je ne peux pas publier de plateau. Utilise `/play` en message privé avec moi, ou sur un serveur où je suis.

## Help

direct-help = **En ce moment**, aucune table n’est ouverte ici. Ouvres-en une avec `/play` pour jouer en solo ou contre des ordinateurs. Pour jouer avec des amis, utilise `/play` sur un serveur où je suis.
direct-help-hosting = **En ce moment**, ta table est ouverte. Choisis combien d’ordinateurs jouent, puis appuie sur **Commencer**.
direct-help-elsewhere = **En ce moment**, personne d’autre que toi ne voit mes réponses ici. Pour jouer, utilise `/play` en message privé avec moi, ou sur un serveur où je suis.

## The list of one’s games everywhere

direct-games-none = Tu n’as aucune partie en cours. Ouvre une table avec `/play` : sur un serveur où je suis, ou en message privé avec moi.
direct-games-title =
    { $count ->
        [one] **Ta partie**
       *[other] **Toutes tes parties : { $count }**
    }
# $link leads to the board.
direct-games-place = { $channel } ([aller à la table]({ $link }))
direct-games-here = [Messages privés]({ $link })
