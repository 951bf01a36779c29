### Cheers for great moments. Each has variants; they never mock anyone.

# $variant is one of a, b, c and d.
highlight-hexagon =
    { $variant ->
        [a] ✨ Un hexagone ! Bien joué, { $who }.
        [b] ✨ La boucle est bouclée, { $who } !
        [c] ✨ Quel coup d’œil, { $who } !
       *[d] ✨ { $who } ferme le cercle. Superbe !
    }
highlight-big-turn =
    { $variant ->
        [a] 🔥 Quel tour, { $who } !
        [b] 🔥 { $who } franchit la barre des 100 points en un seul tour !
        [c] 🔥 Voilà comment on fait, { $who } !
       *[d] 🔥 Un tour mémorable, { $who } !
    }
highlight-first-win =
    { $variant ->
        [a] 🎉 Première victoire ici pour { $who }. Bravo !
        [b] 🎉 { $who } gagne ici pour la première fois. À suivre !
        [c] 🎉 Et voilà la première victoire ici pour { $who } !
       *[d] 🎉 À marquer d’une pierre blanche, { $who } : ta première victoire ici !
    }
highlight-comeback =
    { $variant ->
        [a] 💪 Quelle remontée, { $who } !
        [b] 💪 Revenir de si loin et gagner : bien joué, { $who } !
        [c] 💪 { $who } n’a rien lâché, et ça a payé !
       *[d] 💪 { $who } a renversé la partie !
    }
highlight-shut-out =
    { $variant ->
        [a] 🌟 Une partie sans faute, { $who } !
        [b] 🌟 Rien ne pouvait arrêter { $who } !
        [c] 🌟 { $who } avait réponse à tout !
       *[d] 🌟 Une partie à encadrer, { $who } !
    }
highlight-season =
    { $variant ->
        [a] Quelle saison ! Merci à tout le monde !
        [b] Clap de fin. Merci pour chaque Triominos posé !
        [c] Bien joué à tout le monde. En route pour la prochaine !
       *[d] Encore une saison de jouée. Merci à tout le monde !
    }
highlight-shown = Bravos pour les grands moments : oui
highlight-not-shown = Bravos pour les grands moments : non
