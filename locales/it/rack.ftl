rack-your-turn = **Tocca a te.**
rack-whose-turn = Tocca a { $who }.
rack-round-over = La manche è finita.
rack-match-over = La partita è finita.
rack-wait = Ti avviso quando tocca a te.

rack-tiles =
    { $count ->
        [one] La tua tessera: { $tiles }
       *[other] Le tue tessere: { $tiles }
    }
rack-empty = Il tuo leggio è vuoto.

rack-lead = Cominci tu: posiziona una tessera qualsiasi nella casella 1.
rack-must-lead =
    { $count ->
        [one] Cominci tu, e devi posizionare { $tiles } nella casella 1.
       *[other] Cominci tu, e devi posizionare una di queste nella casella 1: { $tiles }.
    }
rack-fits =
    { $count ->
        [one] Hai una mossa possibile.
       *[other] Hai { $count } mosse possibili.
    }
rack-fits-best =
    { $count ->
        [one] Hai una mossa possibile. Vale { $points }.
       *[other] Hai { $count } mosse possibili. La migliore vale { $points }.
    }
rack-tile-first = Nel menu, scegli prima la tessera, poi la casella.
rack-drawn-fits =
    { $count ->
        [one] { $tile } combacia. Posizionala.
       *[other] { $tile } combacia in { $count } caselle. Posizionala.
    }
rack-or-draw =
    { $cost ->
        [0] Oppure pesca una tessera, senza penalità.
       *[other] Oppure pesca una tessera (−{ $cost }).
    }
rack-or-pass =
    { $cost ->
        [0] Oppure passa il turno, senza penalità.
       *[other] Oppure passa il turno (−{ $cost }).
    }
rack-or-stop = Oppure termina il turno, senza altre penalità.
rack-or-drop-out = Oppure passa il turno, ma così esci dalla manche.
rack-draw =
    { $cost ->
        [0] Nessuna tessera combacia: pesca.
        [one] Nessuna tessera combacia: pesca. Ogni tessera pescata costa { $cost } punto.
       *[other] Nessuna tessera combacia: pesca. Ogni tessera pescata costa { $cost } punti.
    }
rack-draw-or-stop =
    { $cost ->
        [0] Nessuna tessera combacia: pesca ancora, o termina il turno.
        [one] Nessuna tessera combacia: pesca ancora (−{ $cost }), o termina il turno senza altre penalità.
       *[other] Nessuna tessera combacia: pesca ancora (−{ $cost }), o termina il turno senza altre penalità.
    }

rack-blind = Scegli una delle tue tessere e una casella. Se non combacia, ti dico perché, e non ti costa nulla.
rack-blind-drawn = Puoi posizionare solo la tessera che hai appena pescato: { $tile }. Scegli una casella. Se non combacia, ti dico perché, e non ti costa nulla.
rack-blind-sure =
    { $cost ->
        [0] Stai per pescare una tessera, senza penalità.
        [one] Stai per pescare una tessera, che ti costa { $cost } punto.
       *[other] Stai per pescare una tessera, che ti costa { $cost } punti.
    }
rack-blind-sure-drawn = In questo turno potrai poi posizionare solo quella tessera.
rack-blind-sure-any = Dopo, puoi posizionare una qualsiasi delle tue tessere.
rack-blind-sure-last =
    { $more ->
        [one] È l’ultima volta che puoi pescare in questo turno: se dopo non posizioni nulla, perdi ancora { $more } punto.
       *[other] È l’ultima volta che puoi pescare in questo turno: se dopo non posizioni nulla, perdi altri { $more } punti.
    }

rack-sure-fits =
    { $count ->
        [one] Puoi già posizionare una tessera: hai una mossa possibile.
       *[other] Puoi già posizionare una tessera: hai { $count } mosse possibili.
    }
rack-sure-drawn =
    { $most ->
        [0] Se peschi, in questo turno puoi posizionare solo una tessera pescata, e continui a pescare finché una non combacia o non puoi più pescare.
       *[other] Se peschi, in questo turno puoi posizionare solo una tessera pescata, e continui a pescare finché una non combacia o non puoi più pescare: −{ $cost } l’una, −{ $most } in tutto nel caso peggiore.
    }
rack-sure-stop =
    { $cost ->
        [0] Se peschi, in questo turno puoi posizionare solo la tessera appena pescata.
       *[other] Se peschi (−{ $cost }), in questo turno puoi posizionare solo la tessera appena pescata.
    } { $more ->
        [0] Dopo ogni pescata decidi se pescare ancora.
        [one] È l’ultima pescata: se dopo non posizioni nulla, perdi ancora { $more } punto.
       *[other] È l’ultima pescata: se dopo non posizioni nulla, perdi altri { $more } punti.
    }
rack-sure-any =
    { $cost ->
        [0] Se peschi, dopo puoi ancora posizionare una qualsiasi delle tue tessere.
        [one] Pescare costa { $cost } punto. Dopo puoi ancora posizionare una qualsiasi delle tue tessere.
       *[other] Pescare costa { $cost } punti. Dopo puoi ancora posizionare una qualsiasi delle tue tessere.
    }
rack-pass =
    { $cost ->
        [0] Nessuna tessera combacia e le tessere avanzate sono finite: passa il turno, senza penalità.
       *[other] Nessuna tessera combacia e le tessere avanzate sono finite: passa il turno (−{ $cost }).
    }
rack-drop-out = Nessuna tessera combacia e le tessere avanzate sono finite: passa il turno. Così esci dalla manche.
rack-passes-itself = Oppure aspetta: tra qualche secondo passo io per te.

rack-preview = { $tile } nella casella { $spot }
rack-preview-sum = { $tile } nella casella { $spot }: { $sum }, **{ $points }**
rack-preview-next = Premi **Posiziona** per giocarla, o scegli un’altra mossa.
rack-preview-only = Premi **Posiziona** per giocarla.

rack-hint = **Suggerimento:** { $what }
rack-hint-draw-on = Pesca ancora: hai più da guadagnare che da perdere.
rack-hint-stop = Termina il turno: pescando ancora, probabilmente ci rimetteresti.
rack-hint-last-tile = È la tua ultima tessera: così svuoti il leggio.
rack-hint-only = È l’unica mossa che hai.
rack-hint-bridge = Forma un ponte, e nessun’altra mossa vale di più.
rack-hint-hexagon = Forma un esagono, e nessun’altra mossa vale di più.
rack-hint-double-hexagon = Forma un doppio esagono, e nessun’altra mossa vale di più.
rack-hint-triple-hexagon = Forma un triplo esagono, e nessun’altra mossa vale di più.
rack-hint-most = Nessun’altra mossa vale di più.
rack-hint-keeps =
    { $count ->
        [one] Dopo, una delle tue altre tessere combacia ancora.
       *[other] Dopo, { $count } delle tue altre tessere combaciano ancora.
    }
rack-hint-long-run = Ho pensato a come può continuare la manche, e questa è la mossa migliore.

rack-placed = Hai posizionato { $tile } nella casella { $spot }.
rack-placed-sum = Hai posizionato { $tile } nella casella { $spot }: { $sum }, **{ $points }**
rack-drew = Hai pescato { $tiles }.
rack-drew-cost = Hai pescato { $tiles } ({ $cost }).
rack-stuck = Non hai potuto posizionare nessuna tessera, quindi il tuo turno è finito: ancora **{ $points }**
rack-stuck-free = Non hai potuto posizionare nessuna tessera, quindi il tuo turno è finito.
rack-declined = Non hai posizionato nulla, quindi il tuo turno è finito: **{ $points }**
rack-declined-free = Non hai posizionato nulla, quindi il tuo turno è finito.
rack-passed = Le tessere avanzate sono finite, quindi hai passato il turno senza penalità.
rack-passed-cost = Le tessere avanzate sono finite, quindi hai passato il turno: **{ $points }**
rack-stopped = Hai smesso di pescare, quindi il tuo turno è finito. Nessun’altra penalità.
rack-dropped-out = Le tessere avanzate sono finite, quindi hai passato il turno e sei fuori dalla manche.
rack-out = Hai posizionato l’ultima tessera!
rack-out-later = Qualcuno ha posizionato l’ultima tessera prima di te, e ora anche tu hai posizionato la tua.
rack-played-on = Si continua finché tutti non hanno avuto lo stesso numero di turni.
rack-score = Il tuo punteggio: { $score }

rack-no-spots = Non ci sono caselle libere.
rack-first-spot = La prima tessera va nella casella 1.
rack-spots =
    { $count ->
        [one] Una casella libera, con gli angoli letti in senso orario dall’alto o dall’alto a sinistra: { $spots }
       *[other] { $count } caselle libere, con gli angoli letti in senso orario dall’alto o dall’alto a sinistra: { $spots }
    }
