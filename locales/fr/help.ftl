### Help, settings and preferences.

# What there is to do in this channel at this moment.
help-now-no-table = **En ce moment**, aucune table n’est ouverte dans ce salon. Ouvres-en une avec `/play` : tes amis s’y installent avec **Rejoindre**, et des ordinateurs peuvent prendre les places libres.
help-now-lobby = **En ce moment**, une table est ouverte ici. Appuie sur **Rejoindre** pour y prendre place ; { $host } lancera la partie.
help-now-lobby-invited = **En ce moment**, { $host } t’invite à jouer ici. Appuie sur **Accepter** pour prendre la place que je te garde, ou sur **Refuser** pour la libérer.
help-now-lobby-seated = **En ce moment**, tu as une place à la table ouverte ici. { $host } lancera la partie quand tout le monde sera là.
help-now-lobby-host = **En ce moment**, ta table est ouverte. Attends tes amis ou ajoute des ordinateurs, puis appuie sur **Commencer**.
help-now-your-turn = **En ce moment**, c’est à toi de jouer. **Ma réglette** montre tes Triominos et les meilleurs coups : tu appuies deux fois, et c’est joué.
help-now-your-turn-unhinted = **En ce moment**, c’est à toi de jouer. **Ma réglette** montre tes Triominos : choisis-en un, puis un emplacement.
help-now-turn = **En ce moment**, c’est à { $who } de jouer. En attendant, tu peux regarder tes Triominos avec **Ma réglette**.
help-now-turn-ahead = **En ce moment**, c’est à { $who } de jouer. En attendant, tu peux regarder tes Triominos avec **Ma réglette**, ou choisir déjà ton prochain coup avec **Prévoir mon tour**.
help-now-between-rounds = **En ce moment**, on est entre deux manches. Appuie sur **Manche suivante** pour lancer la prochaine, ou attends : elle commence automatiquement.
help-now-watching = **En ce moment**, tu regardes une partie. `/board` montre le plateau et ce qui s’est passé depuis ton dernier passage.
help-now-minded = **En ce moment**, un ordinateur joue à ta place. Reprends-la avec `/rejoin`.
help-now-sign-up = **En ce moment**, tu peux t’inscrire à un tournoi dans ce salon : appuie sur **Rejoindre** sous son annonce.
help-now-entered = **En ce moment**, tu participes au tournoi de ce salon, qui n’a pas encore commencé.
help-now-check-in = **En ce moment**, le tournoi de ce salon va commencer. Appuie sur **Je confirme** pour dire que tu es là.
help-now-table = **En ce moment**, ta table de tournoi t’attend dans son fil.
help-now-tournament = **En ce moment**, un tournoi est en cours dans ce salon. `/tournament status` montre le classement.

help-what = **Triominos** est un jeu de tuiles triangulaires. Joue avec des amis ou contre l’ordinateur : `/play` ouvre une table. Tu débutes ? `/learn` te montre comment jouer.
help-turn = À ton tour, pose un Triominos contre un autre du plateau : partout où des pointes se touchent, les chiffres doivent être les mêmes. **Ma réglette** montre tes Triominos et où les poser ; personne d’autre ne la voit. Rien à poser ? Pioche.
# $edition is the one that holds here.
help-rules = La règle ici : **{ $edition }**. `/rules` l’explique en bref, avec des images.
help-commands-play = **Pour jouer**
    - `/play` ouvre une table
    - `/rack` montre tes Triominos
    - `/place`, `/draw` et `/pass` permettent de jouer sans boutons
    - `/undo` reprend ton dernier coup
    - `/hint` conseille un bon coup en partie amicale
    - `/board` montre le plateau
    - `/games` liste tes parties
    - `/learn` t’apprend le jeu en six courtes étapes
    - `/daily` propose chaque jour une manche et une énigme
    - `/leave` laisse ta place à un ordinateur
    - `/rejoin` te la rend
    - `/stand-in` te donne la place d’un ordinateur
    - `/end` termine la partie
help-commands-compete = **Pour se mesurer aux autres**
    - `/leaderboard` montre qui est en tête
    - `/profile` montre ta cote et tes stats
    - `/history` liste tes parties terminées
    - `/tournament` permet de rejoindre et d’organiser des tournois
help-commands-set-up = **Réglages**
    - `/rules` explique la règle
    - `/preferences` règle ta langue, ton thème, tes notifications et tes heures calmes
    - `/privacy` montre ce qui est conservé sur toi et permet de le supprimer
    - `/settings` change les réglages du serveur
    - `/void-result` permet aux modérateurs d’annuler le résultat d’une partie
    - `/moderate` leur permet d’exclure un joueur et de choisir qui peut ouvrir une table
    - `/doctor` leur dit si quelque chose ne va pas sur le serveur
# The proof of a deal: a hash first, the seed at the end.
help-deal = **Preuve de la donne**
    La donne de chaque manche vient d’une graine secrète. Au début de la manche, je publie les premiers caractères de l’empreinte SHA-256 de cette graine ; à la fin de la partie, je montre la graine elle-même. Chacun peut ainsi vérifier qu’aucun Triominos n’a été échangé.
help-unofficial = -# Ce bot n’est pas officiel. Triominos est une marque dont le propriétaire n’a aucun lien avec ce bot.
# The topics: at most 100 letters.
help-choose = Choisis un sujet
help-topic-now = Que faire maintenant
help-topic-play = Jouer : les commandes
help-topic-compete = Se mesurer : classements et tournois
help-topic-set-up = Régler : langue, notifications, règles, données
help-topic-deal = Preuve de la donne

## Settings of the server and of a person

help-settings = **Les réglages de ce serveur**
help-settings-changed = J’ai changé **les réglages de ce serveur**.
help-preferences = **Tes préférences**
help-preferences-changed = J’ai changé **tes préférences**.
help-language = Langue : { $language }
help-language-server = celle des paramètres Discord du serveur
help-language-own = celle de tes paramètres Discord
help-theme = Thème : { $theme }
help-pictures = Images des plateaux : { $kept }
help-pictures-newest = seule la dernière de chaque table est gardée
help-pictures-all = toutes sont gardées
help-hints = Indices par défaut : { $hints }
# $pictures is one of the next two, which are choices of an option as well.
help-answers = Réponses privées : { $pictures }
help-draws-on = Quand il faut piocher : je pioche pour toi
help-draws-off = Quand il faut piocher : je te laisse faire
help-answers-pictures = avec des images
help-answers-words = en texte, sans images
help-theme-default = Sombre
help-theme-server = celui du serveur
