### The matches that a player has finished.

history-none = Tu n’as encore terminé aucune partie sur ce serveur.
history-none-with = Tu n’as encore terminé aucune partie avec { $who } sur ce serveur.
history-title = **Parties que tu as terminées sur ce serveur :** { $count }
history-title-with = **Parties que tu as terminées avec { $who } :** { $count }
history-score = Face à face, tu as fini devant : { $wins } · derrière : { $losses } · à égalité : { $ties }
history-line = { $date } · { $place ->
        [1] 1re place
       *[other] { $place }e place
    } sur { $players } · { $scores }
history-line-voided = { $line } · ne compte pas
history-line-friendly = { $line } · amicale
history-line-reviewed = { $line } · précision { $percent } %
history-page = Page { $page } sur { $pages }
history-bot = Les bots ne jouent pas. Choisis un joueur.
history-menu = Choisis une partie pour voir comment elle s’est terminée
history-newer = Plus récentes
history-older = Plus anciennes
