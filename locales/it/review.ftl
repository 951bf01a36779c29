### The private review of a finished match.

review-begun = Sto riguardando tutte le scelte di questa partita. Ci vuole al massimo un minuto, e la tua analisi comparirà qui.
review-progress = Sto riguardando tutte le scelte di questa partita: { $percent }% completato.

review-title = **La tua analisi di questa partita**
review-lead =
    { $others ->
        [alone] I tuoi punti: **{ $points }**
        [opponent] Il tuo vantaggio: **{ $points }**
       *[opponents] Il tuo vantaggio sulla media degli altri: **{ $points }**
    }
review-part = { $part }: { $points }
review-skill = Le tue scelte
review-tiles = Fortuna con le tessere
review-par = Ordine dei turni
review-hidden = Senza spiegazione
review-accuracy = **Precisione: { $percent }%** (± { $error }) · scelte: { $choices } · punti persi per scelta: { $lost }
review-scale = 100% vuol dire che nessuna scelta è costata punti, 0% è giocare a caso.
review-too-few = Scelte: { $choices }. Per calcolare la precisione ne servono almeno { $least }.
review-mistakes = Queste mosse ti sono costate più delle altre. Premi un numero e trova una mossa migliore.
review-no-mistakes = Nessuna delle tue mosse è stata chiaramente un errore.
review-other-plan = L’analisi suppone che nessuno peschi apposta. In due, accumulare tessere è un’altra strategia, che l’analisi non giudica.
review-line = **{ $number }.** Manche { $round }: { $move } (punti persi: { $lost })
review-turns = Questi sono i momenti che hanno inciso di più sulle tue probabilità di vittoria.
review-try = Premi un numero e trova una mossa migliore.
review-turn-mistake = **{ $number }.** Manche { $round }: { $move } · **{ $change }%** · punti persi: { $lost }
review-turn-own-draw = 🎲 Manche { $round }: hai pescato { $tile } · **{ $change }%**
review-turn-draw = 🎲 Manche { $round }: { $who } ha pescato { $tile } · **{ $change }%**
review-turn-placement = ⚡ Manche { $round }: { $who } ha fatto { $points } con { $tile } · **{ $change }%**
review-drew = pescata
review-passed = turno passato

review-move = **Manche { $round }.** La tua mossa: { $move }
review-cost = Punti persi: circa { $lost } (± { $error }) · probabilità di vittoria: −{ $percent }%
review-ask = Trovi una mossa migliore?
review-found = ✅ Sì, così è meglio: { $move }
review-not-better = Non è davvero meglio: { $move }. Provane un’altra.
review-better = Una mossa migliore: { $move }
review-better-draw = Sarebbe stato meglio pescare.
review-better-pass = Sarebbe stato meglio passare il turno.
review-placeholder = Scegli una mossa migliore

review-shared = La mossa migliore di { $who } in questa partita: { $move }

review-picture = Fortuna e abilità
review-alt = Grafico a barre. { $parts }.

review-button = Analizza
review-button-move = Mossa { $number }
review-button-better = Mostra una mossa migliore
review-button-back = Torna all’analisi
review-button-share = Condividi la mia mossa migliore

review-of-others = Puoi analizzare solo le partite che hai giocato.
review-too-many =
    { $limit ->
        [one] Nelle ultime 24 ore ho già analizzato una partita per te, e di più non posso. Aspetta un po’ prima della prossima; le analisi già fatte restano disponibili.
       *[other] Nelle ultime 24 ore ho già analizzato { $limit } partite per te, e di più non posso. Aspetta un po’ prima della prossima; le analisi già fatte restano disponibili.
    }
