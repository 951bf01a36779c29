### Buttons: no full stop, at most 34 letters.

button-join = Rejoindre
button-leave = Partir
button-add-computer = Ajouter un ordinateur
button-remove-computer = Retirer un ordinateur
button-start = Commencer
button-rules = Règles
button-figures = Avec des images
button-back-to-edition = Revenir à l’édition
button-take-back = Reprendre ma place
button-rack = Ma réglette
button-draw = Piocher
button-pass = Passer mon tour
button-place = Poser
button-back = Retour
button-cancel = Continuer la partie
button-confirm-end = Terminer la partie
button-confirm-leave = Quitter la partie
button-vote-end = Voter pour terminer
button-rematch = Rejouer
button-record = Feuille de partie
button-replay = Revoir
button-words = En mots
button-go-to-table = Aller à la table
button-check-in = Je confirme
button-here = Je suis là
button-standings = Classement
