### Help, settings and preferences.

help-what = **Triominos** est un jeu de tuiles à trois côtés, entre amis et avec des ordinateurs. Ouvre une table dans un salon avec `/play`, ou joue en solo.
help-turn = À ton tour, pose un Triominos contre un autre sur le plateau : là où des pointes se touchent, leurs chiffres doivent être les mêmes. **Ma réglette** montre, rien qu’à toi, tes Triominos et où ils correspondent. Si rien ne correspond, pioche, et pose ce que tu as pioché si cela correspond.
# $edition is the one that holds here.
help-rules = La règle ici : **{ $edition }**. `/rules` la dit en bref, avec des images.
help-commands =
    `/play` ouvre une table · `/rack` montre tes Triominos · `/place`, `/draw` et `/pass` jouent sans boutons · `/board` montre le plateau · `/leave` laisse ta place à un ordinateur · `/rejoin` reprend une place perdue pour avoir manqué des tours · `/end` termine la partie
    `/preferences` règle ta langue, ton thème et tes heures calmes · `/settings` ceux du serveur · `/void` permet aux modérateurs de retirer un résultat des classements
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
help-theme-default = Sombre
help-theme-server = celui du serveur
