moderation-barred-until = Un moderatore ti ha escluso dai tavoli e dai tornei di questo server. Motivo: { $reason }. Fine: { $until }
moderation-barred = Un moderatore ti ha escluso dai tavoli e dai tornei di questo server a tempo indeterminato. Motivo: { $reason }.
moderation-other-barred = I moderatori hanno escluso { $who } dai tavoli e dai tornei di questo server.
moderation-taken-out = Un moderatore ti ha tolto il posto in questa partita, quindi non puoi tornarci.
moderation-player = Stai giocando in quella partita, quindi deve decidere un altro moderatore.
moderation-moderators-only = Solo i moderatori possono farlo: serve il permesso **Gestisci messaggi**.
moderation-channels-only = Su questo server si possono aprire tavoli solo in { $channels }.
moderation-roles-only = Su questo server serve uno di questi ruoli per aprire un tavolo: { $roles }
moderation-no-bot = I bot non possono unirsi ai tavoli, quindi non serve escluderli.
moderation-oneself = Non puoi escluderti. Per lasciare una partita, usa `/leave`.
moderation-superior = Non puoi escludere { $who }: questo server è suo, oppure il suo ruolo più alto non è inferiore al tuo.
moderation-needs-reason = Per escludere un giocatore con `/moderate`, scegli il giocatore e la durata, e scrivi il motivo. Da solo, il comando apre il pannello dei moderatori.

moderation-note-taken-out = Un moderatore ha tolto { $who } dalla partita. Subentra { $computer }.

moderation-cause-stalling = far aspettare gli altri apposta
moderation-cause-leaving = abbandono di partite
moderation-cause-unfair = gioco scorretto
moderation-cause-rude = scortesia verso altri giocatori
moderation-cause-other = altro; chiedi ai moderatori

moderation-length-day = Un giorno
moderation-length-week = Una settimana
moderation-length-month = 30 giorni
moderation-length-quarter = 90 giorni
moderation-length-lifted = Finché un moderatore non la revoca

moderation-title = **Pannello dei moderatori** per tavoli e tornei
moderation-where = Canali dove si possono aprire tavoli: { $channels }
moderation-everywhere = tutti
moderation-who = Ruoli che possono aprire tavoli: { $roles }
moderation-everybody = tutti
moderation-nobody-barred = Nessun giocatore è escluso.
moderation-barred-title = Giocatori esclusi: { $count }
moderation-line-until = { $who } · { $reason } · fine: { $until }
moderation-line = { $who } · { $reason } · a tempo indeterminato
moderation-more =
    { $more ->
        [one] e un altro
       *[other] e altri { $more }
    }
moderation-choose = Scegli qui sotto un giocatore per escluderlo, revocare la sua esclusione o toglierlo da una partita.
moderation-openings-title = Chi può aprire tavoli, e dove? Se non scegli nessun ruolo, possono farlo tutti; se non scegli nessun canale, si può farlo ovunque. Questi limiti non valgono per i moderatori. Solo gli organizzatori possono creare tornei.

moderation-person-until = Esclusione in corso per { $who }. Motivo: { $reason }. Fine: { $until }
moderation-person-barred = Esclusione in corso per { $who }, a tempo indeterminato. Motivo: { $reason }.
moderation-person-free = Nessuna esclusione per { $who }.
moderation-person-plays = Partite in corso di questo giocatore: { $channels }
moderation-person-idle = Al momento questo giocatore non ha partite in corso su questo server.
moderation-ask-length = Per quanto tempo vuoi escludere { $who }? Motivo: { $reason }. Durante l’esclusione, questo giocatore non può aprire tavoli, unirsi a un tavolo, ricevere inviti o partecipare a tornei. Può finire le partite in corso; poi esce anche dai tornei a cui partecipa.
moderation-ask-out = Vuoi togliere { $who } dalla partita in { $channel }? Un computer prende il suo posto, e questo giocatore non può tornare. Conta come partita abbandonata.
moderation-ask-close = Vuoi chiudere il tavolo in { $channel }? La partita finisce senza risultato. Il motivo resta nel registro.

moderation-did-channels = Ho cambiato i canali dove si possono aprire tavoli.
moderation-did-roles = Ho cambiato i ruoli che possono aprire tavoli.
moderation-did-bar = Hai escluso { $who } dai tavoli e dai tornei.
moderation-did-lift = Hai revocato l’esclusione di { $who }.
moderation-did-nothing = Non c’era nessuna esclusione per { $who }, quindi non è cambiato nulla.
moderation-did-out = Ho tolto { $who } dalla partita in { $channel }.
moderation-did-close = Il tavolo in { $channel } è chiuso.

moderation-log-title = **Le azioni dei moderatori**, dalla più recente
moderation-log-empty = Qui i moderatori non hanno ancora fatto nulla.
moderation-log-line = { $moment } · { $by } { $did }
moderation-log-channels = ha scelto i canali dove si possono aprire tavoli: { $channels }
moderation-log-roles = ha scelto i ruoli che possono aprire tavoli: { $roles }
moderation-log-barred-until = ha escluso { $who } ({ $reason }). Fine dell’esclusione: { $until }
moderation-log-barred = ha escluso { $who } ({ $reason }) a tempo indeterminato
moderation-log-lifted = ha revocato l’esclusione di { $who }
moderation-log-out = ha tolto { $who } da una partita in { $channel }
moderation-log-voided = ha annullato il risultato di una partita in { $channel } ({ $reason })
moderation-log-restored = ha ripristinato il risultato di una partita in { $channel } ({ $reason })
moderation-log-ended = ha terminato la partita in { $channel }
moderation-log-ended-for = ha terminato la partita in { $channel } ({ $reason })
moderation-log-closed = ha chiuso il tavolo in { $channel } ({ $reason })
moderation-log-settings = ha cambiato queste impostazioni: { $names }
moderation-log-tournament = ha preso una decisione nel torneo { $name } ({ $channel }); i dettagli sono in `/tournament log`
moderation-log-of-tournament = { $did }, torneo { $name }
moderation-log-tournament-for = ha preso una decisione nel torneo { $name } in { $channel } ({ $reason }); i dettagli sono in `/tournament log`
moderation-log-post = 🛡️ { $by } { $did }
moderation-log-damaged-result = ⚠️ Non riesco a leggere il risultato del tavolo { $table }, quindi non conta nelle classifiche. Chi mi gestisce trova i dettagli nel mio log.
moderation-log-unknown = ha fatto qualcosa che questa versione del bot non conosce

moderation-button-panel = Pannello dei moderatori
moderation-button-openings = Chi apre tavoli
moderation-button-all-channels = Tutti i canali
moderation-button-all-roles = Tutti i ruoli
moderation-button-log = Registro
moderation-button-tables = Tavoli aperti
moderation-button-stop-log = Non pubblicare più il registro
moderation-button-refresh = Aggiorna
moderation-button-back = Indietro
moderation-button-lift = Revoca l’esclusione
moderation-button-out = Togli dalla partita
moderation-button-newer = Più recenti
moderation-button-older = Meno recenti
moderation-menu-person = Scegli un giocatore
moderation-menu-former = Giocatori esclusi con dati cancellati
moderation-tables-title = **Tavoli aperti: { $count }**, prima quelli fermi da più tempo
moderation-tables-none = Su questo server non c’è nessun tavolo aperto.
moderation-table-line = { $channel } · { $players } · host: { $host } · aperto { $opened } · ultima mossa { $last }
moderation-table-damaged = { $channel } · questo tavolo è danneggiato: chiudilo per liberare il canale
moderation-settings-log = Pubblico il registro dei moderatori in { $channel }.
moderation-settings-log-public = Attenzione: tutti sul server possono leggere quel canale.
moderation-menu-cause = Escludi il giocatore: scegli il motivo
moderation-menu-length = Scegli la durata dell’esclusione
moderation-menu-match = Togli da una partita: scegli quale
moderation-menu-table = Chiudi un tavolo: scegli quale
moderation-menu-closing = Chiudi il tavolo: scegli il motivo
moderation-menu-ending = Termina la partita: scegli il motivo
moderation-menu-channels = Scegli i canali per i tavoli
moderation-menu-roles = Scegli i ruoli che possono aprire tavoli
