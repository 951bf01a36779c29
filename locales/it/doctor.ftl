doctor-title = **Che cosa ho trovato qui**
doctor-rights-fine = Permessi in { $channel }: non manca nulla.
doctor-lacks = In { $channel } mi manca **{ $right }**: { $why }.
doctor-why-no-role = nessuno dei miei ruoli ce l’ha
doctor-why-everyone = i permessi del canale per tutti lo negano
doctor-why-role = i permessi del canale per il ruolo { $role } lo negano
doctor-why-bot = i permessi del canale per me lo negano
doctor-why-hidden = non vedo il canale
doctor-why-unknown = Discord non lo concede qui, anche se i permessi del canale lo consentirebbero
doctor-category = Lo nega anche la sua categoria, { $category }. Se il canale è sincronizzato con la categoria, cambialo lì.
doctor-gone = { $channel } è scelto nelle impostazioni, ma non esiste più, o non lo vedo.
doctor-lacks-roles = Su questo server mi manca **{ $right }**, quindi non posso dare ai campioni il loro ruolo.
doctor-lacks-events = Su questo server mi manca **{ $right }**, quindi i tornei non possono comparire tra gli eventi del server.

doctor-no-table = In questo canale non c’è nessun tavolo aperto.
doctor-lobby = In questo canale c’è un tavolo aperto, e la sua partita non è ancora cominciata. Giocatori: { $count }. Apertura: { $when }
doctor-match = In questo canale c’è una partita in corso. In attesa di: { $who }. Ultimo cambiamento: { $when }
doctor-match-between = In questo canale c’è una partita in corso, tra una manche e l’altra. Ultimo cambiamento: { $when }
doctor-untold = Qualcosa che è successo al tavolo deve ancora essere pubblicato.
doctor-tournament-sign-up = In questo canale sono aperte le iscrizioni al torneo **{ $name }**.
doctor-tournament-check-in = In questo canale è aperto il check-in del torneo **{ $name }**.
doctor-tournament-playing = In questo canale è in corso il torneo **{ $name }**.
doctor-tournament-over = L’ultimo torneo di questo canale, **{ $name }**, è finito.
doctor-tournament-paused = È in pausa.

doctor-damaged-results =
    { $count ->
        [one] Un risultato di questo server non è leggibile e non conta nelle classifiche. Il mio log lo indica.
       *[other] { $count } risultati di questo server non sono leggibili e non contano nelle classifiche. Il mio log li indica.
    }
doctor-no-failures = Dal mio ultimo avvio, nessun messaggio a questo server è fallito.
doctor-failures = Gli ultimi messaggi falliti:
doctor-failure = { $channel } · { $moment } · { $why }
doctor-failure-later = Discord o il database non ha risposto, quindi ci riprovo
doctor-failure-barred = mi mancava un permesso, quindi ci riprovo
doctor-failure-never = il canale non esiste più, oppure Discord ha rifiutato il messaggio
doctor-failure-damaged = un mio errore; il mio registro dice di più
doctor-said = { $why } (`{ $said }`)

doctor-program = Versione: { $version } · Shard: { $shard } di { $shards }
doctor-delays = Ritardi in millisecondi: da Discord a me { $arrival }; una richiesta a Discord { $call }; una richiesta al database { $database }
