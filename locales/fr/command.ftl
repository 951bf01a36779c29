### What Discord's own list says about commands and their options: at most 100 letters each.

command-play = Ouvrir une table de Triominos dans ce salon
command-play-hints = Montrer ce que chaque possibilité rapporterait
command-play-edition = La règle du jeu
command-rack = Montrer, rien qu’à toi, tes Triominos et où ils correspondent
command-place = Poser un Triominos
command-place-tile = Le Triominos, comme 0-3-5
command-place-spot = Le numéro d’un emplacement libre du plateau
command-draw = Piocher jusqu’à ce qu’un Triominos corresponde ou que ton tour soit fini
command-pass = Finir ton tour sans poser de Triominos
command-board = Montrer le plateau, les scores et à qui c’est de jouer
command-leave = Quitter la table ; pendant une partie, un ordinateur prend ta place
command-end = Terminer la partie, ou voter pour la terminer
command-help = Comment jouer, et ce qui compte
command-settings = Montrer ou changer la langue et le thème de ce serveur
command-settings-language = La langue des messages dans les salons de ce serveur
command-settings-theme = Le thème des images dans les salons de ce serveur
command-preferences = Montrer ou changer ta langue et ton thème
command-preferences-language = La langue de tes réponses privées
command-preferences-theme = Le thème de tes images privées
command-auto = Automatique
