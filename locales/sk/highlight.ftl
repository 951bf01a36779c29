### Cheers for great moments. Each has variants; they never mock anyone.

# $variant is one of a, b, c and d.
highlight-hexagon =
    { $variant ->
        [a] ✨ Šesťuholník! Paráda, { $who }.
        [b] ✨ Kruh sa uzavrel, { $who }!
        [c] ✨ Ty máš ale oko, { $who }!
       *[d] ✨ { $who } uzatvára kruh. Nádhera!
    }
highlight-big-turn =
    { $variant ->
        [a] 🔥 To je ťah, { $who }!
        [b] 🔥 Trojciferný zisk, { $who }!
        [c] 🔥 Takto sa to robí, { $who }!
       *[d] 🔥 Na tento ťah sa nezabúda, { $who }!
    }
highlight-first-win =
    { $variant ->
        [a] 🎉 Gratulujem, { $who }! To je tvoja prvá výhra na tomto serveri.
        [b] 🎉 { $who } tu vyhráva prvýkrát. Len tak ďalej!
        [c] 🎉 { $who } tu má prvú výhru. Dobre zahrané!
       *[d] 🎉 Na toto sa nezabúda, { $who }: máš tu prvú výhru!
    }
highlight-comeback =
    { $variant ->
        [a] 💪 To je obrat, { $who }!
        [b] 💪 Z veľkej straty až na prvé miesto: skvelá hra, { $who }!
        [c] 💪 { $who } bojuje až do konca a vypláca sa to!
       *[d] 💪 { $who } to celé otáča!
    }
highlight-shut-out =
    { $variant ->
        [a] 🌟 Bezchybná hra, { $who }!
        [b] 🌟 { $who } je na nezastavenie!
        [c] 🌟 { $who } má odpoveď na všetko!
       *[d] 🌟 Túto hru si zarámuj, { $who }!
    }
highlight-season =
    { $variant ->
        [a] To bola sezóna. Vďaka za hru!
        [b] A je koniec. Vďaka za každý kameň!
        [c] Parádna sezóna. Ide sa na ďalšiu!
       *[d] Ďalšia sezóna je za nami. Vďaka všetkým!
    }
highlight-shown = Potlesk pri veľkých chvíľach: áno
highlight-not-shown = Potlesk pri veľkých chvíľach: nie
