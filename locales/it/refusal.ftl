refusal-between-rounds = Questa manche è finita. Aspetta la prossima.
refusal-not-your-turn = Tocca a { $who }. Ti avviso quando tocca a te.
refusal-tile-not-on-rack = { $tile } non è sul tuo leggio. `/rack` mostra le tue tessere.
refusal-only-the-drawn-tile = Dopo aver pescato, puoi posizionare solo la tessera appena pescata: { $tile }. Se non combacia, usa `/draw` o `/pass`.
refusal-must-lead = La manche deve cominciare con { $tile }. Posizionala nella casella 1.
refusal-cell-taken = Lì c’è già una tessera. `/board` mostra le caselle libere.
refusal-not-beside-a-tile = Una tessera deve avere un lato in comune con un’altra già sul tabellone. `/board` mostra le caselle libere.
refusal-no-such-spot = La casella { $spot } non esiste. `/board` mostra le caselle libere.
refusal-no-such-spot-open = La casella { $spot } non esiste. Queste sono libere: { $open }
refusal-spot-gone = La casella { $spot } non è più disponibile: è occupata, o nessuna tessera può più combaciare lì. `/board` mostra le caselle libere.
refusal-no-such-turn = { $tile } non si può girare in modo che si legga { $corners } in senso orario. Scegli un’altra tessera o un’altra casella.
refusal-corners-disagree =
    { $spot ->
        [0] { $tile } lì non combacia: avrebbe { $brings }. Gli angoli della casella, in senso orario: { $corners }.
       *[other] { $tile } non combacia nella casella { $spot }: avrebbe { $brings }. Gli angoli della casella, in senso orario: { $corners }.
    }
refusal-rack-shows = `/rack` mostra che cosa combacia.
refusal-try-another = Non ti è costato nulla: scegli un’altra tessera o un’altra casella.
refusal-a-tile-fits-unhinted = Una delle tue tessere combacia da qualche parte, quindi non puoi ancora pescare o passare il turno. Non ti è costato nulla: trova la tessera e posizionala.
refusal-bring = { $tile } invece di { $board } { $corner }
refusal-misfit-title =
    { $spot ->
        [0] { $tile } non combacia
       *[other] { $tile } non combacia nella casella { $spot }
    }
refusal-misfit-alt =
    { $count ->
        [one] Il tabellone, con la tessera dove volevi posizionarla. I suoi angoli, in senso orario dall’alto o dall’alto a sinistra: { $lies }. Una croce segna l’angolo che non combacia.
       *[other] Il tabellone, con la tessera dove volevi posizionarla. I suoi angoli, in senso orario dall’alto o dall’alto a sinistra: { $lies }. Le croci segnano { $count } angoli che non combaciano.
    }
refusal-opening-turn = La manche la cominci tu: posiziona prima una tessera nella casella 1. `/rack` mostra le tue tessere.
refusal-pool-empty = Le tessere avanzate sono finite. Se una tessera combacia, posizionala; altrimenti passa il turno con `/pass`.
refusal-draw-limit =
    { $limit ->
        [one] Puoi pescare solo una tessera a turno. Posiziona una tessera, o passa il turno con `/pass`.
       *[other] Puoi pescare solo { $limit } tessere a turno. Posiziona una tessera, o passa il turno con `/pass`.
    }
refusal-a-tile-fits = Una delle tue tessere combacia, quindi non puoi ancora pescare o passare il turno. `/rack` mostra quale.
refusal-pool-not-empty = Puoi passare il turno solo quando non c’è più niente da pescare. Posiziona una tessera, o pesca con `/draw`.

refusal-channel-taken = Questo canale ha già un tavolo: lo vedrai qui tra un momento. Unisciti, o aprine uno in un altro canale.
refusal-channel-taken-link =
    Questo canale ha già un tavolo: { $link }
    Unisciti a quello, o aprine uno in un altro canale.
refusal-channel-taken-by = Al tavolo: { $who } · aperto: { $when }
refusal-channel-taken-thread = Puoi anche giocare in un thread di questo canale: premi il pulsante qui sotto.
refusal-no-new-thread = Non posso aprire un thread in questo canale. In un canale testuale mi servono i permessi **Crea thread pubblici** e **Invia messaggi nei thread**.
refusal-too-many-tables =
    { $limit ->
        [one] Questo server ha già un tavolo aperto e non può averne altri. Unisciti a quello, o riprova quando la sua partita è finita.
       *[other] Questo server ha già { $limit } tavoli aperti e non può averne altri. Unisciti a uno di questi, o riprova quando una partita è finita.
    }
refusal-too-many-lobbies =
    { $limit ->
        [one] Hai già un tavolo che aspetta giocatori, e non puoi averne altri. Avvia la partita o chiudi il tavolo con `/end`, poi aprine un altro.
       *[other] Hai già { $limit } tavoli che aspettano giocatori, e non puoi averne altri. Avvia una partita o chiudi un tavolo con `/end`, poi aprine un altro.
    }
refusal-too-many-matches =
    { $limit ->
        [one] Su questo server hai già un tavolo con una partita senza limite di tempo, e non puoi averne altri. Giocala fino alla fine, terminala subito con `/end`, o gioca con un limite di tempo.
       *[other] Su questo server hai già { $limit } tavoli con una partita senza limite di tempo, e non puoi averne altri. Giocane una fino alla fine, terminala subito con `/end`, o gioca con un limite di tempo.
    }
refusal-too-fast =
    Troppo veloce per me: non è cambiato nulla. { $seconds ->
        [one] Riprova tra un secondo.
       *[other] Riprova tra { $seconds } secondi.
    }
refusal-too-often = L’hai già fatto molte volte negli ultimi minuti, quindi questa volta non è cambiato nulla. Potrai rifarlo { $when }.
refusal-next-replay = Ci vuole un po’ per preparare un replay. { $seconds ->
        [one] Puoi chiederne un altro tra un secondo.
       *[other] Puoi chiederne un altro tra { $seconds } secondi.
    }
refusal-table-closed = Questo tavolo è chiuso. Aprine uno nuovo con `/play`.
refusal-no-such-table = Quel tavolo non esiste più. Aprine uno nuovo con `/play`.
refusal-not-started = La partita non è ancora cominciata. L’host la avvia con il pulsante **Avvia**.
refusal-already-started = La partita è già cominciata. Puoi guardare, o aprire un tavolo in un altro canale.
refusal-playing-already = La partita è già cominciata e tu stai giocando.
refusal-no-record = Solo le partite portate a termine hanno un resoconto.
refusal-not-at-table = Non giochi a questo tavolo. Se la partita non è ancora cominciata, unisciti; altrimenti apri un tavolo in un altro canale con `/play`.
refusal-left-for-good = Hai lasciato questa partita. Chi lascia una partita classificata o di torneo non può rientrarci, ma puoi guardare.
refusal-already-seated = Hai già un posto a questo tavolo.
refusal-full =
    { $seats ->
        [one] L’unico posto è occupato. Apri un tavolo in un altro canale con `/play`.
       *[other] Tutti i posti sono occupati ({ $seats }). Apri un tavolo in un altro canale con `/play`.
    }
refusal-too-few =
    { $seats ->
        [one] Per questa partita serve almeno un giocatore.
       *[other] Per questa partita servono almeno { $seats } giocatori.
    } Aspetta che si uniscano altri, o aggiungi computer.
refusal-too-many =
    { $taken ->
        [one] A questo tavolo c’è un giocatore,
       *[other] A questo tavolo ci sono { $taken } giocatori,
    } e quelle regole ne ammettono al massimo { $seats }. Non è cambiato nulla.
refusal-no-computer = A questo tavolo non ci sono computer.
refusal-no-draining = Con queste regole si pesca solo se nessuna tessera combacia: Gazza non potrebbe pescare tutte le tessere avanzate.
refusal-no-stand-ins = A questo tavolo l’host non permette di prendere il posto di un computer, ma puoi guardare.
refusal-no-stand-ins-rated = Nelle partite classificate e nei tornei non si può prendere il posto di un computer, ma puoi guardare.
refusal-host-starts = { $host } è l’host di questo tavolo e avvierà la partita. Tu non devi fare altro.
refusal-not-the-host = Può farlo solo { $host }, l’host di questo tavolo.
refusal-of-tournament = Questa partita fa parte di un torneo, quindi non puoi terminarla. Gli organizzatori possono deciderne il risultato con `/tournament result`; `/leave` dà il tuo posto a un computer.
refusal-no-hint-competitive = Nelle partite classificate e nei tornei non ci sono suggerimenti: qui devi contare solo sulle tue forze. `/rack` mostra le tue tessere.
refusal-no-hint-unhinted = Questo tavolo è stato aperto senza suggerimenti. `/rack` mostra le tue tessere.
refusal-undo-nothing-placed = Nel tuo ultimo turno non hai posizionato tessere, quindi non c’è nessuna mossa da ritirare.
refusal-undo-somebody-acted = È troppo tardi per ritirare la mossa: la partita è andata avanti. Puoi farlo solo prima che qualcun altro giochi.
refusal-undo-drew = Hai visto la tessera che hai pescato, quindi non si può più tornare indietro.
refusal-undo-round-over = Quella manche è finita, quindi le sue mosse non si possono ritirare.
refusal-undo-changed = La tua ultima mossa non si può ritirare: è stata fatta al posto tuo, o da allora qualcosa è cambiato al tavolo.
refusal-undo-asked-already = Ho già chiesto agli altri. Ritiro la tua mossa quando accettano tutti.
refusal-undo-once-a-round = Nelle partite classificate e nei tornei puoi chiedere di ritirare una mossa solo una volta per manche, e l’hai già fatto.
refusal-undo-computer-drew = Nel frattempo un computer ha pescato una tessera, quindi la tua mossa non si può più ritirare.
refusal-undo-replies-too-often = In questa manche hai già ritirato tre mosse dopo la risposta di un computer, e di più non si può. Continua da qui.
refusal-board-moved-on = Intanto la partita è andata avanti. Ecco a che punto è.
refusal-board-moved-since = Intanto la partita è andata avanti. Gli ultimi turni:
refusal-already-handled = Già fatto.
refusal-unknown-tile = «{ $typed }» non è una tessera. Scrivi i suoi tre numeri, da 0 a 5, come 0‑3‑5.
refusal-unknown-length = «{ $typed }» non è una durata della partita. Scrivi un numero e scegli una delle proposte: da 1 a 99 manche, o da 10 a 9999 punti.
refusal-unknown-spot = «{ $typed }» non è una casella. Scrivi il numero di una casella libera sul tabellone, come 12.

refusal-not-in-this-channel = In questo tipo di canale non si possono aprire tavoli. Usa `/play` in un canale testuale o in un thread.
refusal-managers-only = Per cambiare le impostazioni di questo server, serve il permesso **Gestisci server**. `/preferences` cambia le tue preferenze.
refusal-rights-unknown = In questo momento non riesco a controllare i tuoi permessi su questo server. Riprova tra poco.
refusal-missing-permissions =
    { $count ->
        [one] In questo canale mi manca un permesso: { $names }. Chiedilo a un moderatore, o scegli un altro canale.
       *[other] In questo canale mi mancano dei permessi: { $names }. Chiedili a un moderatore, o scegli un altro canale.
    }
refusal-permission-view-channel = Visualizza canale
refusal-permission-send-messages = Invia messaggi
refusal-permission-send-messages-in-threads = Invia messaggi nei thread
refusal-permission-create-public-threads = Crea thread pubblici
refusal-permission-attach-files = Allega file
refusal-permission-embed-links = Incorpora link
refusal-permission-read-message-history = Leggi la cronologia dei messaggi
refusal-permission-manage-roles = Gestisci ruoli
refusal-permission-create-events = Crea eventi

refusal-trouble = Mi dispiace, ho avuto un problema. Riprova tra un momento. Se succede ancora, dai il codice { $code } a chi gestisce questo bot.
refusal-database-trouble = Mi dispiace, al momento non riesco ad accedere alla mia memoria. Quello che hai giocato è al sicuro. Riprova tra un minuto. Se succede ancora, dai il codice { $code } a chi gestisce questo bot.
refusal-being-updated = Mi stanno aggiornando proprio ora. Non si è perso nulla. Riprova tra qualche secondo.
