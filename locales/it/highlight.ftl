### Cheers for great moments. Each has variants; they never mock anyone.

# $variant is one of a, b, c and d.
highlight-hexagon =
    { $variant ->
        [a] ✨ Un esagono! Ben fatto, { $who }.
        [b] ✨ Il cerchio è chiuso, { $who }!
        [c] ✨ Che occhio, { $who }!
       *[d] ✨ { $who } chiude l’anello. Bellissimo!
    }
highlight-big-turn =
    { $variant ->
        [a] 🔥 Che turno, { $who }!
        [b] 🔥 Tre cifre per { $who }!
        [c] 🔥 Così si fa, { $who }!
       *[d] 🔥 Un turno da ricordare, { $who }!
    }
highlight-first-win =
    { $variant ->
        [a] 🎉 Prima vittoria qui per { $who }. Complimenti!
        [b] 🎉 { $who } vince qui per la prima volta. La prima di tante!
        [c] 🎉 Ecco la prima vittoria qui per { $who }!
       *[d] 🎉 Da ricordare, { $who }: la tua prima vittoria qui!
    }
highlight-comeback =
    { $variant ->
        [a] 💪 Che rimonta, { $who }!
        [b] 💪 Dalle retrovie al primo posto: ben giocato, { $who }!
        [c] 💪 { $who } non ha mollato, e ne è valsa la pena!
       *[d] 💪 { $who } ha ribaltato tutto!
    }
highlight-shut-out =
    { $variant ->
        [a] 🌟 Una partita impeccabile, { $who }!
        [b] 🌟 Niente poteva fermare { $who }!
        [c] 🌟 { $who } aveva una risposta a tutto!
       *[d] 🌟 Una partita da incorniciare, { $who }!
    }
highlight-season =
    { $variant ->
        [a] Che stagione. Grazie a chi ha giocato!
        [b] E anche questa è finita. Grazie per ogni tessera!
        [c] Ben giocato. Avanti con la prossima!
       *[d] Un’altra stagione in archivio. Grazie di cuore!
    }
highlight-shown = Applausi ai grandi momenti: sì
highlight-not-shown = Applausi ai grandi momenti: no
