### Help, settings and preferences.

# What there is to do in this channel at this moment.
help-now-no-table = **En ce moment**, aucune table n’est ouverte dans ce salon. `/play` en ouvre une : tes amis la rejoignent avec son bouton, et des ordinateurs peuvent la compléter.
help-now-lobby = **En ce moment**, une table est ouverte ici. **Rejoindre** te donne une place, et { $host } lance la partie.
help-now-lobby-invited = **En ce moment**, { $host } t’invite à jouer à la table ouverte ici. **Accepter** prend la place qui t’est gardée, et **Refuser** la libère.
help-now-lobby-seated = **En ce moment**, tu as une place à la table ouverte ici. { $host } lance la partie quand tout le monde est là.
help-now-lobby-host = **En ce moment**, ta table est ouverte. Attends tes amis ou ajoute des ordinateurs, puis appuie sur **Commencer**.
help-now-your-turn = **En ce moment**, c’est à toi de jouer. **Ma réglette** montre tes Triominos et les meilleurs coups : en deux gestes, c’est posé.
help-now-your-turn-unhinted = **En ce moment**, c’est à toi de jouer. **Ma réglette** montre tes Triominos : choisis-en un, puis un emplacement.
help-now-turn = **En ce moment**, c’est à { $who } de jouer. En attendant, **Ma réglette** montre tes Triominos.
help-now-turn-ahead = **En ce moment**, c’est à { $who } de jouer. En attendant, **Ma réglette** montre tes Triominos. Avec **Prévoir mon tour**, juste en dessous, ton prochain tour peut être joué dès qu’il commence.
help-now-between-rounds = **En ce moment**, une manche est terminée. **Manche suivante** lance la prochaine ; sinon, elle commence bientôt automatiquement.
help-now-watching = **En ce moment**, une partie se joue ici, et tu la regardes. `/board` te montre le plateau, et ce qui s’est passé depuis ton dernier passage.
help-now-minded = **En ce moment**, un ordinateur joue à ta place. `/rejoin` te rend ta place.
help-now-sign-up = **En ce moment**, un tournoi accepte les inscriptions dans ce salon. **Rejoindre**, sous son annonce, t’y inscrit.
help-now-entered = **En ce moment**, tu participes au tournoi de ce salon, qui n’a pas encore commencé.
help-now-check-in = **En ce moment**, le tournoi de ce salon va commencer. **Je confirme**, sous son annonce, confirme ta présence.
help-now-table = **En ce moment**, ta table de tournoi t’attend dans son fil.
help-now-tournament = **En ce moment**, un tournoi se joue dans ce salon. `/tournament status` montre où il en est.

help-what = **Triominos** est un jeu de tuiles à trois côtés, entre amis et avec des ordinateurs. Ouvre une table avec `/play`, ou joue en solo. Tu débutes ? `/learn` te montre comment jouer.
help-turn = À ton tour, pose un Triominos contre un autre du plateau : là où des pointes se touchent, leurs chiffres doivent être les mêmes. **Ma réglette** montre, rien qu’à toi, tes Triominos et où les poser. Si tu n’as rien à poser, pioche et, si possible, pose ce que tu as pioché.
# $edition is the one that holds here.
help-rules = On joue ici avec la règle **{ $edition }**. `/rules` l’explique en bref, avec des images.
help-commands-play = **Pour jouer**
    - `/play` ouvre une table
    - `/rack` montre tes Triominos
    - `/place`, `/draw` et `/pass` jouent sans boutons
    - `/undo` reprend ton coup
    - `/hint` conseille un bon coup en partie amicale
    - `/board` montre le plateau
    - `/games` liste tes parties
    - `/learn` t’apprend le jeu en six courtes étapes
    - `/daily` propose chaque jour une manche et une énigme
    - `/leave` laisse ta place à un ordinateur
    - `/rejoin` la reprend
    - `/stand-in` remplace un ordinateur
    - `/end` termine la partie
help-commands-compete = **Pour se mesurer**
    - `/leaderboard` montre qui est en tête
    - `/profile` montre ta cote et tes stats
    - `/history` liste tes parties terminées
    - `/tournament` sert à rejoindre et organiser des tournois
help-commands-set-up = **Réglages**
    - `/rules` explique la règle
    - `/preferences` règle ta langue, ton thème, tes notifications et tes heures calmes
    - `/privacy` montre et supprime tes données
    - `/settings` règle le serveur
    - `/void-result` permet aux modérateurs de retirer un résultat, `/moderate` de choisir qui joue et qui ouvre une table et `/doctor` de trouver ce qui ne va pas
# The proof of a deal: a hash first, the seed at the end.
help-deal = **Preuve de la donne**
    Au début d’une manche, tu vois l’empreinte SHA-256 de la graine de sa donne et, à la fin de la partie, la graine elle-même. Chacun peut ainsi vérifier qu’aucun Triominos n’a été échangé.
help-unofficial = -# Ce bot n’est pas officiel. Triominos est une marque dont le propriétaire n’a aucun lien avec ce bot.
# The topics: at most 100 letters.
help-choose = Choisis un sujet
help-topic-now = Que faire maintenant
help-topic-play = Jouer : les commandes
help-topic-compete = Se mesurer : classements et tournois
help-topic-set-up = Régler : langue, mentions, règles, données
help-topic-deal = Preuve de la donne

## Settings of the server and of a person

help-settings = **Les réglages de ce serveur**
help-settings-changed = **Les réglages de ce serveur** ont changé.
help-preferences = **Tes préférences**
help-preferences-changed = **Tes préférences** ont changé.
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
help-draws-on = Pioche obligée : je pioche pour toi
help-draws-off = Pioche obligée : tu appuies sur le bouton
help-answers-pictures = avec des images
help-answers-words = en texte, sans images
help-theme-default = Sombre
help-theme-server = celui du serveur
