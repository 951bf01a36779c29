### Cheers for great moments. Each has variants; they never mock anyone.

# $variant is one of a, b, c and d.
highlight-hexagon =
    { $variant ->
        [a] ✨ Hatszög! Szép volt, { $who }.
        [b] ✨ Bezárult a kör, { $who }!
        [c] ✨ De jó szemed van, { $who }!
       *[d] ✨ { $who } bezárta a gyűrűt. Gyönyörű!
    }
highlight-big-turn =
    { $variant ->
        [a] 🔥 Micsoda lépés, { $who }!
        [b] 🔥 Ez bizony háromjegyű, { $who }!
        [c] 🔥 Így kell ezt, { $who }!
       *[d] 🔥 Emlékezetes lépés, { $who }!
    }
highlight-first-win =
    { $variant ->
        [a] 🎉 { $who } első győzelme itt. Gratulálok!
        [b] 🎉 { $who } először nyert itt. Csak így tovább!
        [c] 🎉 Megvan { $who } első győzelme itt!
       *[d] 🎉 Emlékezetes pillanat, { $who }: az első győzelmed itt!
    }
highlight-comeback =
    { $variant ->
        [a] 💪 Micsoda fordítás, { $who }!
        [b] 💪 Nagy hátrányból az élre: szép játék, { $who }!
        [c] 💪 { $who } nem adta fel, és megérte!
       *[d] 💪 { $who } megfordította az egész játékot!
    }
highlight-shut-out =
    { $variant ->
        [a] 🌟 Hibátlan játék, { $who }!
        [b] 🌟 { $who } megállíthatatlan volt!
        [c] 🌟 { $who } mindenre tudta a választ!
       *[d] 🌟 Ezt be kell keretezni, { $who }!
    }
highlight-season =
    { $variant ->
        [a] Micsoda szezon. Köszönöm a játékot!
        [b] Véget ért a szezon. Köszönöm, hogy itt voltatok!
        [c] Szép szezon volt. Jöhet a következő!
       *[d] Megint egy szezon a hátunk mögött. Köszönöm mindenkinek!
    }
highlight-shown = Gratuláció a nagy pillanatokhoz: be
highlight-not-shown = Gratuláció a nagy pillanatokhoz: ki
