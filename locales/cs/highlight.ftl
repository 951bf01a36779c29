### Cheers for great moments. Each has variants; they never mock anyone.

# $variant is one of a, b, c and d.
highlight-hexagon =
    { $variant ->
        [a] ✨ Šestiúhelník! Paráda, { $who }.
        [b] ✨ Kruh se uzavřel, { $who }!
        [c] ✨ To je oko, { $who }!
       *[d] ✨ { $who } uzavírá kruh. Nádhera!
    }
highlight-big-turn =
    { $variant ->
        [a] 🔥 To je tah, { $who }!
        [b] 🔥 Trojciferný zisk, { $who }!
        [c] 🔥 Tak se to dělá, { $who }!
       *[d] 🔥 Tah k zapamatování, { $who }!
    }
highlight-first-win =
    { $variant ->
        [a] 🎉 { $who }: první výhra tady. Gratulujeme!
        [b] 🎉 { $who } tu vyhrává poprvé. Jen tak dál!
        [c] 🎉 A je tu první výhra na tomto serveru: { $who }!
       *[d] 🎉 K zapamatování, { $who }: tvoje první výhra tady!
    }
highlight-comeback =
    { $variant ->
        [a] 💪 To je obrat, { $who }!
        [b] 💪 Zdaleka až na první místo: skvělá hra, { $who }!
        [c] 💪 { $who } bojuje do konce, a vyplatilo se to!
       *[d] 💪 { $who } všechno otáčí!
    }
highlight-shut-out =
    { $variant ->
        [a] 🌟 Bezchybná hra, { $who }!
        [b] 🌟 { $who } je k nezastavení!
        [c] 🌟 { $who } má odpověď na všechno!
       *[d] 🌟 Hra do alba, { $who }!
    }
highlight-season =
    { $variant ->
        [a] To byla sezona. Díky za hru!
        [b] A je konec. Díky za každý kámen!
        [c] Dobrá hra. Jde se na další!
       *[d] Další sezona je za námi. Díky všem!
    }
highlight-shown = Potlesk velkým chvílím: ano
highlight-not-shown = Potlesk velkým chvílím: ne
