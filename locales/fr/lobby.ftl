### A table before its match, and tables that are closed early. Everyone in the channel reads this.

lobby-title = { $host } a ouvert une table de Triominos. Qui joue ?
# $hints is one of the next three, which are choices of an option as well.
lobby-rules = { $edition } · { $hints }
lobby-hints-full = avec indices
lobby-hints-legal = indices sans points
lobby-hints-none = sans indices
lobby-seats = Places prises : { $taken } sur { $capacity } · { $names }
# Shown instead of lobby-start while only one has sat down.
lobby-alone = On attend des joueurs. { $host } peut aussi commencer en solo.
# Shown instead of lobby-start while more are needed.
lobby-too-few =
    { $least ->
        [one] Il faut au moins un joueur pour commencer ; les ordinateurs comptent.
       *[other] Il faut au moins { $least } joueurs pour commencer ; les ordinateurs comptent.
    }
lobby-start = C’est à { $host } de lancer la partie.
lobby-stand-ins = Pendant la partie, un spectateur peut prendre la place d’un ordinateur.
# $when is a time such as 'in 30 minutes' or '3 minutes ago', written by Discord.
lobby-expires = -# Si personne ne lance la partie, la table ferme { $when }.
lobby-begun = La partie a commencé.

## A lobby that is closed

lobby-closed-host = { $who } a fermé la table.
lobby-closed-moderator = La modération a fermé la table.
lobby-closed-moderator-named = { $who } a fermé la table au nom de la modération.
lobby-closed-vote = Les joueurs ont voté pour fermer la table.
lobby-closed-expired = La table est fermée : personne n’a lancé la partie à temps. Ouvres-en une autre avec `/play`.
lobby-closed-deserted = La table est fermée : tout le monde est parti. Ouvres-en une autre avec `/play`.
lobby-closed-tournament = La table est fermée : le tournoi continue sans elle.

## A match that is closed

lobby-ended-host = { $who } a mis fin à la partie.
lobby-ended-moderator = La modération a mis fin à la partie.
lobby-ended-moderator-named = { $who } a mis fin à la partie au nom de la modération.
lobby-ended-vote = Les joueurs se sont mis d’accord pour terminer la partie.
lobby-ended-expired = La partie est terminée : personne n’a joué depuis longtemps.
lobby-ended-deserted = La partie est terminée : tout le monde est parti.
lobby-ended-tournament = La partie est terminée : le temps était écoulé, ou un organisateur y a mis fin.
lobby-ended-ruled = Un organisateur a mis fin à la partie et en a fixé le résultat.
lobby-ended-time = Le temps est écoulé, ce sont donc les scores du moment qui décident.
lobby-ended-lost = La partie compte comme une défaite par abandon pour { $who }.
lobby-ended-scores = Scores à la fin de la partie : { $scores }

## Notes during a match

lobby-seat-taken = { $left } a quitté la partie. { $computer } prend sa place.
lobby-seat-taken-for-now = { $left } a quitté la partie. { $computer } prend sa place, et { $left } peut revenir avec `/rejoin`.
lobby-stood-in = { $who } remplace { $computer }.
lobby-no-show = { $absent } n’a pas rejoint la table à temps et y finit à la dernière place. Un ordinateur joue à sa place, et la partie continue.
lobby-stand-in-plays-on = { $left } ne joue plus à cette table. Un ordinateur joue à sa place.
lobby-end-vote = { $who } veut bien terminer la partie. Votes : { $votes } sur { $needed }.
lobby-end-ask = { $mentions } : { $who } veut terminer la partie. Votes : { $votes } sur { $needed }. D’accord ?
