### Short private answers.

answer-confirm-end = Cela termine la partie pour tout le monde, sans vainqueur. La terminer ?
answer-confirm-vote = La partie se termine quand les autres sont d’accord ; qui la fait attendre depuis un jour l’est par là même. Le leur demander ?
answer-confirm-leave = Un ordinateur prend ta place et tes Triominos, et tu ne pourras pas revenir dans cette partie. La quitter ?
answer-confirm-leave-lost = Un ordinateur prend ta place et tes Triominos, tu ne pourras pas revenir dans cette partie, et elle comptera comme perdue pour toi. Pour la terminer pour tout le monde, demande-le avec `/end`. La quitter ?
answer-end-voted = Tu veux terminer la partie : { $votes } sur { $needed }. Les autres peuvent faire de même avec `/end`.
answer-ended = La partie est terminée.
answer-left-lobby = Tu as quitté la table.
answer-left-match = Tu as quitté la partie. Un ordinateur continue à ta place.
answer-kept = Rien n’a changé.
answer-opened = Ta table est ouverte. Les autres la rejoignent avec le bouton, et c’est toi qui lances la partie.
answer-joined = Tu as une place. La partie commence quand l’hôte la lance.
answer-not-seated = Tu n’as pas de place à cette table, donc pas de réglette. Regarde la partie, ou ouvre une table dans un autre salon avec `/play`.
answer-no-table = Il n’y a pas de table dans ce salon. Ouvres-en une avec `/play`.
answer-match-over = Cette partie est terminée. Ouvre une autre table avec `/play`.
answer-record = La feuille de cette partie : toutes les réglettes, toutes les pioches et tous les points, avec les graines des donnes. `triominos verify` la contrôle ligne par ligne.
answer-replay = La partie de nouveau, coup par coup. L’image est à toi : partage-la si tu veux.
