### Cheers for great moments. Each has variants; they never mock anyone.

# $variant is one of a, b, c and d.
highlight-hexagon =
    { $variant ->
        [a] ✨ Een zeshoek! Knap, { $who }.
        [b] ✨ De cirkel is rond, { $who }!
        [c] ✨ Goed gezien, { $who }!
       *[d] ✨ { $who } sluit de ring. Prachtig!
    }
highlight-big-turn =
    { $variant ->
        [a] 🔥 Wat een beurt, { $who }!
        [b] 🔥 De honderd gehaald in één beurt, { $who }!
        [c] 🔥 Zo doe je dat, { $who }!
       *[d] 🔥 Een beurt om nooit te vergeten, { $who }!
    }
highlight-first-win =
    { $variant ->
        [a] 🎉 De eerste overwinning van { $who } op deze server. Gefeliciteerd!
        [b] 🎉 { $who } wint hier voor het eerst. Op naar de volgende overwinning!
        [c] 🎉 Daar is de eerste overwinning van { $who } op deze server!
       *[d] 🎉 Eentje om nooit te vergeten, { $who }: je eerste overwinning hier!
    }
highlight-comeback =
    { $variant ->
        [a] 💪 Wat een inhaalrace, { $who }!
        [b] 💪 Ver achtergestaan en toch nog gewonnen: goed gespeeld, { $who }!
        [c] 💪 { $who } heeft nooit opgegeven, en met succes!
       *[d] 💪 { $who } heeft het tij gekeerd!
    }
highlight-shut-out =
    { $variant ->
        [a] 🌟 Een foutloos spel, { $who }!
        [b] 🌟 { $who } was niet te stoppen!
        [c] 🌟 { $who } had overal een antwoord op!
       *[d] 🌟 Eentje om in te lijsten, { $who }!
    }
highlight-season =
    { $variant ->
        [a] Wat een seizoen. Bedankt voor het meespelen!
        [b] Dat was het. Bedankt voor elke steen!
        [c] Goed gespeeld, allemaal. Op naar het volgende seizoen!
       *[d] Het seizoen zit er weer op. Bedankt allemaal!
    }
highlight-shown = Gejuich bij mooie momenten: aan
highlight-not-shown = Gejuich bij mooie momenten: uit
