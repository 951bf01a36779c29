### Cheers for great moments. Each has variants; they never mock anyone.

# $variant is one of a, b, c and d.
highlight-hexagon =
    { $variant ->
        [a] ✨ Šestiúhelník! Paráda, { $who }.
        [b] ✨ Kruh se uzavřel, { $who }!
        [c] ✨ To je postřeh, { $who }!
       *[d] ✨ { $who } uzavírá kruh. Nádhera!
    }
highlight-big-turn =
    { $variant ->
        [a] 🔥 To je tah, { $who }!
        [b] 🔥 Trojciferný zisk, { $who }!
        [c] 🔥 Tak se to dělá, { $who }!
       *[d] 🔥 Na tenhle tah se nezapomíná, { $who }!
    }
highlight-first-win =
    { $variant ->
        [a] 🎉 { $who } má na tomto serveru první výhru. Gratuluju!
        [b] 🎉 { $who } tu vyhrává poprvé. Jen tak dál!
        [c] 🎉 Na tomto serveru poprvé vyhrává { $who }. Pěkná hra!
       *[d] 🎉 { $who } tu slaví první výhru. Na takovou se nezapomíná!
    }
highlight-comeback =
    { $variant ->
        [a] 💪 To je obrat, { $who }!
        [b] 💪 Zezadu až na první místo: skvělá hra, { $who }!
        [c] 💪 Bojovat do konce se vyplatilo, { $who }!
       *[d] 💪 { $who } otáčí celou hru!
    }
highlight-shut-out =
    { $variant ->
        [a] 🌟 Bezchybná hra, { $who }!
        [b] 🌟 { $who } je k nezastavení!
        [c] 🌟 { $who } má odpověď na všechno!
       *[d] 🌟 Tuhle hru si můžeš zarámovat, { $who }!
    }
highlight-season =
    { $variant ->
        [a] To byla sezona. Díky za hru!
        [b] A máme dohráno. Díky za každý kámen!
        [c] Pěkně jste si zahráli. Jde se na další!
       *[d] Další sezona je za námi. Díky všem!
    }
highlight-shown = Oslavy velkých chvil: zapnuté
highlight-not-shown = Oslavy velkých chvil: vypnuté
