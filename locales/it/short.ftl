short-title = **Le regole in breve**: { $edition }
short-source = -# { $source }
short-source-changed = -# { $source } · regole modificate a questo tavolo: vedi le righe in grassetto qui sotto
short-matching = **Che cosa combacia:** Posiziona una tessera in modo che un lato intero combaci con una tessera sul tabellone. Tutti i numeri che si toccano devono essere uguali.
short-turn = **Un turno:** Posiziona una tessera e ottieni i suoi punti. Se non puoi o non vuoi, pesca.
short-turn-stuck = **Un turno:** Posiziona una tessera e ottieni i suoi punti. Se non puoi, pesca.
short-turn-unscored = **Un turno:** Posiziona una tessera. Se non puoi o non vuoi, pesca.
short-turn-unscored-stuck = **Un turno:** Posiziona una tessera. Se non puoi, pesca.
short-points-title = **Punti:**
short-points = - Una tessera: la somma dei suoi tre numeri
short-points-kids = - Una tessera: un punto
short-shapes = - Punti extra: ponte +{ $bridge }, esagono +{ $hexagon }, doppio esagono +{ $double }, triplo esagono +{ $triple }
short-draws =
    { $limit ->
        [0] { $draw ->
            [0] - Pescare: nessuna penalità e nessun limite
           *[other] - Ogni tessera pescata: −{ $draw }, senza limite
        }
       *[other] { $draw ->
            [0] { $limit ->
                [one] - Pescare: una tessera a turno, nessuna penalità
               *[other] - Pescare: fino a { $limit } tessere a turno, nessuna penalità
            }
           *[other] { $limit ->
                [one] - Pescare: una tessera a turno, −{ $draw }; altri −{ $stuck } se poi non posizioni nulla
               *[other] - Ogni tessera pescata: −{ $draw }, fino a { $limit } a turno; altri −{ $stuck } se alla fine non posizioni nulla
            }
        }
    }
short-out = - Posizionare l’ultima tessera: { $out }
short-round-end = **Fine di una manche:** { $end }, o quando nessuno può più giocare.
short-no-points = **Fine della manche:** { $end }. Se nessuno può più giocare, la manche è bloccata e nessuno vince.
short-match = **La partita:** { $length }. Vince il punteggio più alto.
short-match-round-winner = **La partita:** { $length }. Vince chi ha vinto l’ultima manche, se ha superato il limite di punti; altrimenti vince il punteggio più alto.
short-match-unscored = **La partita:** { $length }. Non si contano i punti. Vince il primo giocatore a posizionare l’ultima tessera.
short-match-unscored-shared = **La partita:** { $length }. Non si contano i punti. Vincono tutti i giocatori che posizionano la loro ultima tessera.
short-match-rounds = **La partita:** { $length }. Non si contano i punti. Vince il giocatore con più manche vinte.
short-all = -# `/rules` mostra tutte le regole per argomento.
short-scores = **Punti:** Una tessera vale { $tile }. Figure: { $shapes }.
short-drawing = **Pescare:** { $draws }.
short-end = **La fine:** Chi posiziona l’ultima tessera ottiene { $out }. Durata della partita: { $length }.
short-more = -# Seguono tutte le regole, argomento per argomento.

short-topic-start = **L’inizio**
short-pool = - Le tessere avanzate: tutte le altre, a faccia in giù; da qui si pesca
short-first-drawn = - Le tessere pescate per vedere chi comincia tornano tra le altre. Il primo giocatore può posizionare qualsiasi tessera.
short-first-any = - Il primo giocatore può posizionare qualsiasi tessera.
short-first-no-triple = - Se nessuno ha un triplo, si deve posizionare per prima la tessera con la somma più alta.
short-topic-turn = **Un turno**
short-topic-points = **Punti**
short-hexagons = - Un esagono è fatto di sei tessere intorno a uno stesso punto. Un doppio o triplo esagono è fatto di due o tre esagoni completati da una sola tessera; dà solo i suoi punti extra.
short-example = - Esempio: una tessera con 3, 4 e 5 che forma un ponte vale 3 + 4 + 5 + { $bridge } = { $points }.
short-topic-round-end = **La fine di una manche**
short-going-out = - «Posizionare l’ultima tessera» vuol dire svuotare il proprio leggio.
short-blocked = - «Bloccata» vuol dire che nessuno può posizionare una tessera né pescare. La manche è bloccata anche se tutti i giocatori passano il turno uno dopo l’altro.
short-topic-match = **La partita**
short-ties = - I giocatori a pari merito al primo posto vincono insieme.

short-figure-matching = Che cosa combacia
short-caption-matching = I due numeri a ogni estremità del lato comune devono essere uguali. A sinistra, 4 e 5 toccano 4 e 5. A destra no.
short-caption-bridge = Un lato della tessera dorata combacia con una tessera, e l’angolo opposto tocca lo stesso numero su un’altra.
short-caption-bridge-two = Un lato della tessera dorata combacia con una tessera, e l’angolo opposto tocca lo stesso numero su un’altra. Con queste regole è un ponte anche una tessera che combacia su due lati senza completare un esagono.
short-caption-bridge-more = Un lato della tessera dorata combacia con una tessera, e l’angolo opposto tocca lo stesso numero su un’altra. Con queste regole è un ponte anche una tessera che combacia su due o tre lati senza completare un esagono.
short-caption-hexagon = La tessera dorata è la sesta intorno a un punto: completa un esagono.
short-caption-double-hexagon = La tessera dorata completa due esagoni insieme.
short-caption-triple-hexagon = La tessera dorata completa tre esagoni insieme.
short-alt-matching = Figura: due coppie di tessere. A sinistra, con un segno di spunta, 4‑4‑5 è accanto a 1‑4‑5: alle estremità del lato comune 4 tocca 4 e 5 tocca 5. A destra, con una croce, 2‑5‑5 è accanto a 1‑4‑5: 5 tocca 4 e 2 tocca 5.
short-alt-bridge = Figura: un ponte. Dieci tessere formano un anello con un’apertura. 4‑5‑5, appena posizionata, è sotto 4‑4‑5, con 4 e 5 che toccano 4 e 5, e il suo angolo in basso tocca l’angolo di 3‑3‑5 dall’altra parte dell’apertura, 5 con 5.
short-alt-bridge-two = { $figure } Con queste regole è un ponte anche una tessera che combacia su due lati senza completare un esagono.
short-alt-bridge-more = { $figure } Con queste regole è un ponte anche una tessera che combacia su due o tre lati senza completare un esagono.
short-alt-hexagon = Figura: un esagono. Sei tessere stanno intorno a un punto, ognuna con un 1 in quel punto. 1‑3‑4, appena posizionata, è la sesta.
short-alt-double-hexagon = Figura: un doppio esagono. Dieci tessere stanno intorno a due punti vicini. 1‑3‑4, appena posizionata, è la sesta tessera intorno a entrambi: intorno a uno tutte hanno un 1, intorno all’altro un 4.
short-alt-triple-hexagon = Figura: un triplo esagono. Dodici tessere stanno intorno a una, 0‑2‑2, appena posizionata. È la sesta tessera intorno a ognuno dei suoi tre angoli: in due di essi tutte hanno un 2, nel terzo uno 0.
short-alt-earns =
    { $points ->
        [one] { $figure } Dà { $points } punto extra.
       *[other] { $figure } Dà { $points } punti extra.
    }

short-first = **È la tua prima partita?** Ecco l’essenziale:
short-first-more = `/help` ti dice che cosa fare dopo, e `/rules` spiega il resto.
short-first-fits = Una tessera combacia se ha un lato in comune con una tessera sul tabellone e tutti i numeri che si toccano sono uguali.
short-first-tile = Una tessera vale la somma dei suoi numeri: { $a } + { $b } + { $c } = { $sum }.
short-first-tile-kids = Ogni tessera che posizioni vale un punto.
short-first-draw =
    { $cost ->
        [0] Se nessuna tessera combacia, pesca tra le tessere avanzate, senza penalità.
        [one] Se nessuna tessera combacia, pesca tra le tessere avanzate. Ogni tessera costa { $cost } punto.
       *[other] Se nessuna tessera combacia, pesca tra le tessere avanzate. Ogni tessera costa { $cost } punti.
    }
short-first-limit =
    { $limit ->
        [0] Peschi finché una tessera non combacia.
        [one] Puoi pescare al massimo una tessera a turno.
       *[other] Puoi pescare fino a { $limit } tessere a turno.
    }
short-first-stuck =
    { $cost ->
        [one] Se alla fine non posizioni nulla, perdi ancora { $cost } punto.
       *[other] Se alla fine non posizioni nulla, perdi altri { $cost } punti.
    }

short-lesson-bridge = 💡 È un ponte: la tua tessera unisce due parti del tabellone. Oltre ai punti della tessera, vale { $points }.
short-lesson-hexagon = 💡 È un esagono: la tua tessera è la sesta intorno a un punto. Oltre ai punti della tessera, vale { $points }.
short-lesson-double-hexagon = 💡 È un doppio esagono: la tua tessera completa due esagoni insieme. Oltre ai punti della tessera, vale { $points }.
short-lesson-triple-hexagon = 💡 È un triplo esagono: la tua tessera completa tre esagoni insieme. Oltre ai punti della tessera, vale { $points }.
short-lesson-draw =
    { $cost ->
        [0] 💡 Nessuna delle tue tessere combaciava, quindi hai dovuto pescare. Con queste regole non costa nulla.
       *[other] 💡 Nessuna delle tue tessere combaciava, quindi hai dovuto pescare. Pescare costa punti: { $points }.
    }
short-lesson-out =
    { $bonus ->
        [0] 💡 Era la tua ultima tessera. Le tessere sugli altri leggii ti danno { $others }.
       *[other] 💡 Era la tua ultima tessera. Per questo ottieni { $bonus }, più { $others } per le tessere sugli altri leggii.
    }
