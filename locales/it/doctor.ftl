doctor-title = **Che cosa ho trovato qui**
doctor-rights-fine = In { $channel } ho tutti i permessi che mi servono.
doctor-lacks = In { $channel } mi manca il permesso **{ $right }**: { $why }.
doctor-why-no-role = nessuno dei miei ruoli ce l’ha
doctor-why-everyone = le impostazioni del canale lo negano a tutti
doctor-why-role = le impostazioni del canale lo negano al ruolo { $role }
doctor-why-bot = le impostazioni del canale lo negano proprio a me
doctor-why-hidden = non vedo il canale
doctor-why-unknown = Discord non lo concede qui, anche se le impostazioni del canale sembrano a posto
doctor-category = Questo permesso lo nega anche la categoria del canale, { $category }. Se il canale è sincronizzato con la categoria, cambialo lì.
doctor-gone = Nelle impostazioni c’è { $channel }, ma non esiste più, o non lo vedo.
doctor-lacks-roles = Su questo server mi manca il permesso **{ $right }**, quindi non posso dare ai campioni il loro ruolo.
doctor-lacks-events = Su questo server mi manca il permesso **{ $right }**, quindi non posso mettere i tornei tra gli eventi del server.

doctor-no-table = In questo canale non c’è nessun tavolo aperto.
doctor-lobby = In questo canale c’è un tavolo aperto, e la partita non è ancora cominciata. Giocatori: { $count }. Aperto: { $when }
doctor-match = In questo canale c’è una partita in corso. In attesa di: { $who }. Ultimo cambiamento: { $when }
doctor-match-between = In questo canale c’è una partita in corso, tra una manche e l’altra. Ultimo cambiamento: { $when }
doctor-untold = Non ho ancora pubblicato tutto quello che è successo al tavolo.
doctor-tournament-sign-up = In questo canale sono aperte le iscrizioni al torneo **{ $name }**.
doctor-tournament-check-in = In questo canale è aperto il check-in del torneo **{ $name }**.
doctor-tournament-playing = In questo canale è in corso il torneo **{ $name }**.
doctor-tournament-over = L’ultimo torneo di questo canale, **{ $name }**, è finito.
doctor-tournament-paused = Il torneo è in pausa.

doctor-damaged-results =
    { $count ->
        [one] Non riesco a leggere un risultato di questo server, quindi non conta nelle classifiche. Chi mi gestisce può vedere nel mio log di quale si tratta.
       *[other] Non riesco a leggere { $count } risultati di questo server, quindi non contano nelle classifiche. Chi mi gestisce può vedere nel mio log di quali si tratta.
    }
doctor-no-failures = Dal mio ultimo avvio, tutti i messaggi per questo server sono arrivati.
doctor-failures = Gli ultimi messaggi non arrivati:
doctor-failure = { $channel } · { $moment } · { $why }
doctor-failure-later = nessuna risposta da Discord o dal database; continuo a riprovare
doctor-failure-barred = mi manca un permesso; continuo a riprovare
doctor-failure-never = il canale non esiste più, oppure Discord ha rifiutato il messaggio
doctor-failure-damaged = ho avuto un problema; chi mi gestisce trova i dettagli nel mio log
doctor-said = { $why } (`{ $said }`)

doctor-program = Versione: { $version } · Shard: { $shard } di { $shards }
doctor-delays = Ritardi in millisecondi: { $arrival } da Discord a me, { $call } per una richiesta a Discord, { $database } per una richiesta al database
