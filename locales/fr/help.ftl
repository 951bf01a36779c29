### Help, settings and preferences.

help-what = **Triominos** est un jeu de tuiles à trois côtés, entre amis et avec des ordinateurs. Ouvre une table dans un salon avec `/play`, ou joue en solo.
help-turn = À ton tour, pose un Triominos contre un autre sur le plateau : là où des pointes se touchent, leurs chiffres doivent être les mêmes. **Ma réglette** montre, rien qu’à toi, tes Triominos et où ils correspondent. Si rien ne correspond, pioche, et pose ce que tu as pioché si cela correspond.
help-edition = **Ce qui compte** ({ $edition })
help-no-points = **{ $edition }** : personne ne compte les points, et qui pose son dernier Triominos en premier gagne.
help-points = - Un Triominos : la somme de ses trois chiffres
help-points-kids = - Un Triominos : un point
help-shapes = - En plus, pour un pont { $bridge }, un hexagone { $hexagon }, un double hexagone { $double }, un triple hexagone { $triple }
help-draws =
    { $limit ->
        [0] { $draw ->
            [0] - Pioche autant qu’il le faut
           *[other] - Chaque Triominos pioché : −{ $draw }, autant qu’il le faut
        }
       *[other] { $draw ->
            [0] - Pioche jusqu’à { $limit } Triominos par tour
           *[other] - Chaque Triominos pioché : −{ $draw }, jusqu’à { $limit } par tour ; si même alors tu n’en poses aucun : −{ $stuck }
        }
    }
help-out =
    { $out ->
        [0] - Poser son dernier Triominos : la somme des Triominos des autres
       *[other] - Poser son dernier Triominos : +{ $out } et la somme des Triominos des autres
    }
help-out-kids = - Poser son dernier Triominos : +{ $out }
help-commands =
    `/play` ouvre une table · `/rack` montre tes Triominos · `/place`, `/draw` et `/pass` jouent sans boutons · `/board` montre le plateau · `/leave` laisse ta place à un ordinateur · `/end` termine la partie
    `/preferences` règle ta langue et ton thème · `/settings` ceux du serveur
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
