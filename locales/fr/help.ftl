### Help, settings and preferences.

# What there is to do in this channel at this moment.
help-now-no-table = **En ce moment**, aucune table n’est ouverte dans ce salon. `/play` en ouvre une : tes amis la rejoignent avec son bouton, et des ordinateurs la complètent.
help-now-lobby = **En ce moment**, une table est ouverte ici. **Rejoindre** te donne une place, et { $host } lance la partie.
help-now-lobby-invited = **En ce moment**, { $host } t’invite à la table ouverte ici. **Accepter** prend la place qui t’est gardée, **Refuser** la libère.
help-now-lobby-seated = **En ce moment**, tu as une place à cette table. { $host } lance la partie quand tout le monde est là.
help-now-lobby-host = **En ce moment**, ta table est ouverte. Attends tes amis ou ajoute des ordinateurs, puis appuie sur **Commencer**.
help-now-your-turn = **En ce moment**, c’est à toi de jouer. **Ma réglette** montre tes Triominos et les meilleures places : en deux gestes, c’est posé.
help-now-your-turn-unhinted = **En ce moment** c’est ton tour. **Ma réglette** montre tes Triominos : choisis-en un, puis un emplacement.
help-now-turn = **En ce moment**, c’est à { $who } de jouer. En attendant, **Ma réglette** montre tes Triominos.
help-now-turn-ahead = **En ce moment**, c’est à { $who } de jouer. En attendant, **Ma réglette** montre tes Triominos et, avec **Prévoir mon tour**, ton prochain tour peut être joué dès qu’il commence.
help-now-between-rounds = **En ce moment**, une manche est terminée. **Manche suivante** lance la suivante ; sinon, elle commence bientôt d’elle-même.
help-now-watching = **En ce moment**, une partie se joue ici, et tu la regardes. `/board` te montre le plateau, et ce qui s’est passé depuis ton dernier passage.
help-now-minded = **En ce moment**, un ordinateur joue à ta place. `/rejoin` te la rend.
help-now-sign-up = **En ce moment**, un tournoi prend les inscriptions dans ce salon. **Rejoindre**, sous son annonce, t’y inscrit.
help-now-entered = **En ce moment**, ton inscription au tournoi de ce salon est prise ; il n’a pas encore commencé.
help-now-check-in = **En ce moment**, le tournoi de ce salon va commencer. **Je confirme**, sous son annonce, dit que tu es là.
help-now-table = **En ce moment**, ta table du tournoi t’attend dans son fil.
help-now-tournament = **En ce moment**, un tournoi se joue dans ce salon. `/tournament status` dit où il en est.

help-what = **Triominos** est un jeu de tuiles à trois côtés, entre amis et avec des ordinateurs. Ouvre une table dans un salon avec `/play`, ou joue en solo.
help-turn = À ton tour, pose un Triominos contre un autre sur le plateau : là où des pointes se touchent, leurs chiffres doivent être les mêmes. **Ma réglette** montre, rien qu’à toi, tes Triominos et où ils correspondent. Si rien ne correspond, pioche, et pose ce que tu as pioché si cela correspond.
# $edition is the one that holds here.
help-rules = La règle ici : **{ $edition }**. `/rules` la dit en bref, avec des images.
help-commands-play = **Pour jouer :** `/play` ouvre une table · `/rack` montre tes Triominos · `/place`, `/draw` et `/pass` jouent sans boutons · `/undo` reprend ton coup · `/hint` nomme un bon coup entre amis · `/board` montre le plateau · `/games` liste tes parties · `/leave` laisse ta place à un ordinateur · `/rejoin` la lui reprend · `/stand-in` prend la place d’un ordinateur · `/end` termine la partie
help-commands-compete = **Pour se mesurer :** `/leaderboard` montre qui est en tête · `/profile` montre ta cote et tes chiffres · `/history` liste tes parties terminées · `/tournament` inscrit aux tournois et les organise
help-commands-set-up = **Pour régler :** `/rules` explique la règle · `/preferences` règle ta langue, ton thème, tes notifications et tes heures calmes · `/privacy` montre et supprime tes données · `/settings` ceux du serveur · `/void` permet aux modérateurs de retirer un résultat · `/moderate` d’exclure des joueurs · `/doctor` dit ce qui ne va pas
# The proof of a deal: a hash first, the seed at the end.
help-deal = Au début d’une manche s’affiche l’empreinte SHA-256 de la graine de sa donne, et à la fin de la partie la graine elle-même. Tout le monde peut ainsi vérifier qu’aucun Triominos n’a été échangé.
help-unofficial = -# Ce bot n’est pas officiel. Triominos est une marque de son propriétaire, qui n’a aucun lien avec ce bot.

## Settings of the server and of a person

help-settings = **Les réglages de ce serveur**
help-settings-changed = **Les réglages de ce serveur** ont changé.
help-preferences = **Tes préférences**
help-preferences-changed = **Tes préférences** ont changé.
help-language = Langue : { $language }
help-language-server = celle du serveur dans Discord
help-language-own = celle de ton Discord
help-theme = Thème : { $theme }
help-pictures = Images des plateaux : { $kept }
help-pictures-newest = seule la plus récente de chaque table reste
help-pictures-all = toutes restent
help-hints = Indices si personne ne choisit : { $hints }
# $pictures is one of the next two, which are choices of an option as well.
help-answers = Réponses privées : { $pictures }
help-answers-pictures = avec des images
help-answers-words = en mots, sans images
help-theme-default = Sombre
help-theme-server = celui du serveur
