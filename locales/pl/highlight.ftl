### Cheers for great moments. Each has variants; they never mock anyone.

# $variant is one of a, b, c and d.
highlight-hexagon =
    { $variant ->
        [a] ✨ Hexagon! Świetnie, { $who }.
        [b] ✨ Krąg zamknięty, { $who }!
        [c] ✨ Ale masz oko, { $who }!
       *[d] ✨ { $who } zamyka pierścień. Pięknie!
    }
highlight-big-turn =
    { $variant ->
        [a] 🔥 Co za tura, { $who }!
        [b] 🔥 Trzycyfrowy wynik! Brawo, { $who }!
        [c] 🔥 Tak to się robi, { $who }!
       *[d] 🔥 Taką turę się pamięta, { $who }!
    }
highlight-first-win =
    { $variant ->
        [a] 🎉 Pierwsza wygrana tutaj, { $who }. Gratulacje!
        [b] 🎉 { $who } wygrywa tu po raz pierwszy. Oby tak dalej!
        [c] 🎉 { $who } ma tu swoją pierwszą wygraną. Brawo!
       *[d] 🎉 Tego się nie zapomina, { $who }: twoja pierwsza wygrana tutaj!
    }
highlight-comeback =
    { $variant ->
        [a] 💪 Co za pogoń, { $who }!
        [b] 💪 Z dużej straty na pierwsze miejsce: świetna gra, { $who }!
        [c] 💪 { $who } walczy do końca, i to się opłaca!
       *[d] 💪 { $who } odwraca losy gry!
    }
highlight-shut-out =
    { $variant ->
        [a] 🌟 Bezbłędna gra, { $who }!
        [b] 🌟 { $who } nie do zatrzymania!
        [c] 🌟 { $who } ma odpowiedź na wszystko!
       *[d] 🌟 Tylko oprawić w ramkę, { $who }!
    }
highlight-season =
    { $variant ->
        [a] Co za sezon. Dzięki za grę!
        [b] To już koniec. Dzięki za każdy kamień!
        [c] Dobra gra. Czas na następny sezon!
       *[d] Kolejny sezon za nami. Dzięki wszystkim!
    }
highlight-shown = Brawa w wielkich chwilach: tak
highlight-not-shown = Brawa w wielkich chwilach: nie
