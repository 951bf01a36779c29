opening-rated = Classificata: conta per il rating e le classifiche. Niente `/hint`, e se lasci la partita non puoi tornare.
opening-rated-of-two = Classificata se giocate in due o più: in quel caso conta per il rating e le classifiche, non c’è `/hint`, e se lasci la partita non puoi tornare.
opening-friendly = Amichevole: non conta né per il rating né per le classifiche. Puoi usare `/hint`, e se lasci la partita puoi tornare.
opening-friendly-unhinted = Amichevole: non conta né per il rating né per le classifiche. Se lasci la partita, puoi tornare.
opening-rated-proposed = { $who } vorrebbe una partita classificata: conta per il rating e le classifiche, si gioca senza `/hint` e chi la lascia non può tornare. { $mentions }: diventa classificata se tutti accettano; fino ad allora resta amichevole.
opening-computers = Non classificata, perché giocano dei computer.
opening-changed-rules = Non classificata, perché le regole sono state cambiate.
opening-thread = Si gioca in un thread dedicato.
opening-invited =
    { $count ->
        [one] { $mentions }: { $host } ti invita a giocare. Ti tengo un posto fino all’inizio della partita.
       *[other] { $mentions }: { $host } vi invita a giocare. Vi tengo i posti fino all’inizio della partita.
    }
opening-declined =
    { $count ->
        [one] { $names } ha rifiutato.
       *[other] { $names } hanno rifiutato.
    }
opening-was-friendly = Era una partita amichevole, quindi non conta né per il rating né per le classifiche.
opening-begun-in = La partita è cominciata in { $channel }.
opening-thread-name = Triominos con { $host }

opening-opened-and-asked = Il tuo tavolo è aperto, e ho invitato gli altri. Avvia la partita quando ci siete tutti.
opening-have-invited = Ho invitato { $names } al tuo tavolo.
opening-host-accepted = { $who } ha accettato il tuo invito e ha preso posto.
opening-host-declined = { $who } ha rifiutato il tuo invito.
opening-host-joined = { $who } ha preso posto al tuo tavolo.
opening-host-left = { $who } ha lasciato il tuo tavolo.
opening-host-left-to-you = { $who } ha lasciato il tavolo. Ora l’host sei tu.
opening-opened-in-thread = Il tuo tavolo è aperto in { $channel }. Avvia la partita quando ci siete tutti.
opening-no-thread = Non posso aprire un thread in questo canale, quindi si gioca qui. In un canale testuale mi servono i permessi **Crea thread pubblici** e **Invia messaggi nei thread**.
opening-board-posted = Ho pubblicato di nuovo il tabellone nel canale.
opening-defaults = Impostazioni predefinite per i nuovi tavoli: { $choices }
opening-defaults-thread = in un thread dedicato
opening-defaults-friendly = partite amichevoli
opening-defaults-rated = partite classificate, se l’host ne ha già finite tre qui
opening-declined-yourself = Hai rifiutato, e gli altri lo vedono al tavolo.
opening-started-without = La partita è cominciata senza { $names }: mancava la risposta all’invito.

opening-settings = **Impostazioni di questo tavolo**
opening-settings-host = Puoi cambiarle finché la partita non comincia.
opening-settings-others = { $host } può cambiarle finché la partita non comincia.
opening-seats =
    { $count ->
        [one] Posti: { $count }
       *[other] Posti: al massimo { $count }
    }
opening-here = Si gioca in questo canale.
opening-choose-seats = Scegli il numero di posti
opening-choose-free = Libera un posto
opening-choose-host = Passa il tavolo a un altro giocatore
opening-free-seat = Libera il posto di { $who }
opening-take-back = Ritira l’invito a { $who }
opening-hand-on = Scegli { $who } come host
opening-choose-invited = Invita a giocare

opening-held-refusal =
    { $held ->
        [one] L’ultimo posto libero è riservato a una persona invitata. Riprova quando avrà risposto, o apri un tavolo in un altro canale.
       *[other] Gli ultimi { $held } posti liberi sono riservati a persone invitate. Riprova quando avranno risposto, o apri un tavolo in un altro canale.
    }
opening-not-invited = Nessuno ti ha invitato a giocare a questo tavolo, o hai già risposto. Se c’è un posto libero, puoi unirti.
opening-not-there = Quel giocatore non ha più un posto a questo tavolo, né un invito in attesa.
opening-no-such-seats =
    { $most ->
        [one] Queste regole sono per un giocatore, quindi c’è un solo posto.
       *[other] Queste regole sono per { $least }–{ $most } giocatori: scegli un numero di posti che vada bene.
    }
opening-unreadable = Non so chi sia «{ $typed }». Scrivi @ e scegli i giocatori uno a uno dall’elenco di Discord.
opening-oneself = Hai già un posto come host, quindi non ti serve un invito.
opening-asks-bot = { $who } è un bot e non può giocare. Per aggiungere un computer, usa l’opzione `computers`.
opening-asks-stranger = { $who } non fa parte di questo server, quindi non posso mandare l’invito.
opening-asks-there = { $who } ha già un posto o un invito a questo tavolo.
opening-asks-too-many =
    { $room ->
        [0] Non restano posti per i giocatori che inviti. Aggiungi posti, o togli computer.
        [one] Resta solo { $room } posto, quindi puoi invitare un solo giocatore.
       *[other] Restano solo { $room } posti: non puoi invitare più giocatori di così.
    }
opening-asks-silent = Niente invito: { $who } ha disattivato gli inviti. Può comunque unirsi al tuo tavolo.
opening-asks-again = Hai già invitato { $who }, che non ha ancora accettato. Può comunque unirsi al tuo tavolo. Potrai ripetere l’invito { $when }.
opening-asks-too-often = Hai invitato molte persone nell’ultima ora. Chiunque può comunque unirsi al tuo tavolo. Potrai invitarne altre { $when }.
