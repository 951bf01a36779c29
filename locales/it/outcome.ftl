outcome-out = **Hai posizionato l’ultima tessera!**
outcome-over = La manche è finita.
outcome-blocked = Nessuno può più giocare: la manche è bloccata.
outcome-points = { $what } { $points } per te. Il tuo punteggio: { $score }.
outcome-round-won = { $what } Hai vinto la manche!
outcome-round-shared = { $what } Avete vinto insieme la manche.

outcome-won = **Hai vinto!**
outcome-lost =
    { $count ->
        [one] { $who } vince.
       *[other] { $who } vincono insieme.
    }
outcome-nobody = Nessuno vince.

outcome-won-to = **Hai vinto**, { $own } a { $other }!
outcome-lost-to = { $who } vince, { $other } a { $own }.
outcome-won-with = **Hai vinto** con un punteggio di { $score }!
outcome-lost-with =
    { $count ->
        [one] { $who } vince con un punteggio di { $score }.
       *[other] { $who } vincono insieme, con un punteggio di { $score } a testa.
    }
outcome-solo = La tua partita è finita. Il tuo punteggio: { $score }.
