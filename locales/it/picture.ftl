picture-title-round = { $edition } · manche { $round }

picture-since = Dal tuo ultimo turno
picture-since-placed = { $who } { $tile }
picture-since-drew = { $who } ha pescato { $count }
picture-since-passed = { $who } ha passato

picture-close-up = Da vicino
picture-close-up-alt = La parte in gioco dello stesso tabellone, ingrandita; l’ultima tessera posizionata è { $tile }.

picture-not-allowed = -# In questo canale non posso allegare immagini, quindi ecco il tabellone a parole. Per avere le immagini, chiedi a chi gestisce il server di darmi il permesso **{ $right }**.

picture-end-wins =
    { $count ->
        [one] { $who } vince
       *[other] { $who } vincono insieme
    }
picture-end-nobody = Nessuno vince
picture-round-title = La manche { $round } è finita
picture-round-left = Rimaste
picture-round-gained = Manche
picture-round-total = Totale
picture-round-to-go = Mancano
picture-rounds-won = Vinte
picture-round-alt = I risultati della manche { $round }, con gli stessi numeri del messaggio.
picture-end-tiles = Tessere
picture-end-shapes = Extra
picture-end-draws = Pescate
picture-end-rounds = Fine manche
picture-end-out =
    { $count ->
        [0] tessere rimaste
       *[other] chiuso { $count }×
    }
picture-end-total = Totale
picture-end-foot =
    { $count ->
        [one] { $edition } · { $count } manche
       *[other] { $edition } · { $count } manche
    }
picture-end-alt = Da dove vengono i punti:
picture-end-alt-seat = { $who }: { $score } (tessere { $tiles }, punti extra { $shapes }, pescate { $draws }, fine manche { $ends }).
picture-end-alt-unscored =
    { $count ->
        [one] { $who } ha posizionato { $count } tessera.
       *[other] { $who } ha posizionato { $count } tessere.
    }
picture-end-alt-rounds = { $who }: { $won }, tessere posizionate: { $count }.
picture-end-alt-alone =
    { $moves ->
        [one] Sotto, un grafico del punteggio in { $moves } mossa.
       *[other] Sotto, un grafico del punteggio in { $moves } mosse.
    }
picture-end-alt-level =
    { $moves ->
        [one] Sotto, un grafico dei punteggi in { $moves } mossa: alla fine nessuno era in testa.
       *[other] Sotto, un grafico dei punteggi in { $moves } mosse: alla fine nessuno era in testa.
    }
picture-end-alt-led =
    { $moves ->
        [one] Sotto, un grafico dei punteggi in { $moves } mossa: { $who } in testa dalla mossa { $since } alla fine.
       *[other] Sotto, un grafico dei punteggi in { $moves } mosse: { $who } in testa dalla mossa { $since } alla fine.
    }
picture-end-alt-changes =
    { $changes ->
        [0] Non ci sono stati cambi in testa
        [one] C’è stato un cambio in testa
       *[other] Ci sono stati { $changes } cambi in testa
    } { $widest ->
        [one] e il vantaggio massimo è stato di { $widest } punto.
       *[other] e il vantaggio massimo è stato di { $widest } punti.
    }

picture-replay-round = Manche
picture-replay-alt =
    { $count ->
        [one] Tutta la partita, mossa per mossa: { $count } tessera. { $title }.
       *[other] Tutta la partita, mossa per mossa: { $count } tessere. { $title }.
    }
