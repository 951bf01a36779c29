### Cheers for great moments. Each has variants; they never mock anyone.

# $variant is one of a, b, c and d.
highlight-hexagon =
    { $variant ->
        [a] ✨ Ein Sechseck! Stark, { $who }.
        [b] ✨ Der Kreis ist geschlossen, { $who }!
        [c] ✨ Gutes Auge, { $who }!
       *[d] ✨ { $who } schließt den Ring. Wunderbar!
    }
highlight-big-turn = 
    { $variant ->
        [a] 🔥 Was für ein Zug, { $who }!
        [b] 🔥 Dreistellig für { $who }!
        [c] 🔥 So geht das, { $who }!
       *[d] 🔥 Den Zug merken wir uns, { $who }!
    }
highlight-first-win =
    { $variant ->
        [a] 🎉 Der erste Sieg hier für { $who }. Glückwunsch!
        [b] 🎉 { $who } gewinnt hier zum ersten Mal. Weiter so!
        [c] 🎉 Das war der erste Sieg hier für { $who }!
       *[d] 🎉 Den vergisst du nicht, { $who }: dein erster Sieg hier!
    }
highlight-comeback =
    { $variant ->
        [a] 💪 Was für eine Aufholjagd, { $who }!
        [b] 💪 Von weit hinten nach ganz vorn: stark gespielt, { $who }!
        [c] 💪 { $who } hat nie aufgegeben, und es hat sich gelohnt!
       *[d] 💪 { $who } hat alles noch gedreht!
    }
highlight-shut-out =
    { $variant ->
        [a] 🌟 Ein makelloses Spiel, { $who }!
        [b] 🌟 { $who } war nicht aufzuhalten!
        [c] 🌟 { $who } hatte auf alles eine Antwort!
       *[d] 🌟 Ein Spiel für die Geschichtsbücher, { $who }!
    }
highlight-season =
    { $variant ->
        [a] Was für eine Saison. Danke fürs Mitspielen!
        [b] Das war’s. Danke für jeden Stein!
        [c] Stark gespielt, Leute! Auf in die nächste Saison!
       *[d] Wieder eine Saison geschafft. Danke euch allen!
    }
highlight-shown = Jubel bei großen Momenten: an
highlight-not-shown = Jubel bei großen Momenten: aus
