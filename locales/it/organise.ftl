organise-title = **{ $name }**
organise-sign-up = Le iscrizioni sono aperte. Partecipanti: { $count } su { $capacity } (computer: { $computers }).
organise-check-in = Il check-in è aperto e si chiude { $until }. Presenze confermate: { $there } su { $count }.
organise-round = Round { $round } di { $rounds }. Tavoli ancora in gioco: { $playing }.
organise-starting = Il torneo è cominciato, e sto formando i tavoli del primo round.
organise-final = È in corso il tavolo finale.
organise-arena = L’arena è in corso. Tavoli in gioco: { $playing }. Fine: { $until }.
organise-paused = **In pausa** dalle ore { $since }: il tempo è fermo per tutti, anche ai tavoli, e non comincia nessun nuovo round finché non premi **Riprendi**.
organise-unchecked = Check-in ancora da fare: { $names }
organise-table = Tavolo { $table }
organise-table-line = { $table }: { $names }
organise-deadline = il tempo scade { $until }
organise-left =
    { $minutes ->
        [one] ancora un minuto
       *[other] ancora { $minutes } minuti
    }
organise-missing = in attesa di: { $names }
organise-missing-until = in attesa di: { $names } (il tempo scade { $until })
organise-more-tables =
    { $more ->
        [one] e un altro tavolo
       *[other] e altri { $more } tavoli
    }
organise-minded = Un computer gioca per: { $names }
organise-finished = Tavoli finiti: { $tables }
organise-finished-count = Numero di tavoli finiti: { $count }
organise-finished-won = tavolo { $table } (vittoria: { $names })
organise-finished-void = tavolo { $table } (non conta)
organise-undecided = In attesa che un organizzatore decida il risultato: { $tables }
organise-undecided-table = tavolo { $table } (il tempo scade { $until })
organise-finished-undecided = tavolo { $table } (da decidere)
organise-out = Non partecipano più: { $names }

organise-ask-cancel = Vuoi annullare **{ $name }**? Non si può tornare indietro. Le partite in corso finiscono e non contano. Avviso il canale e pubblico i punti fin qui.
organise-cancel-weekly = Il torneo della prossima settimana si gioca comunque. Per chiudere tutta la serie, usa prima `/tournament edit weekly:False`.
organise-ask-computers = Computer che partecipano ora: { $count }. Quanti ne vuoi in tutto?
organise-ask-extension = Quanto tempo in più vuoi dare? Vale per ogni tavolo ancora in gioco. Se il torneo è un’arena, si allunga dello stesso tempo.
organise-extension =
    { $minutes ->
        [one] Un minuto in più
       *[other] { $minutes } minuti in più
    }
organise-ask-table = Di quale tavolo vuoi decidere il risultato?
organise-no-tables = Non ci sono ancora tavoli.
organise-table-playing = In gioco: { $places }
organise-table-waiting = La partita non è ancora cominciata
organise-table-over = Finito: { $places }
organise-table-decided = Risultato deciso da un organizzatore: { $places }
organise-table-void = Non conta
organise-table-undecided = Da decidere: un moderatore ha annullato la partita
organise-stands-now = Per ora: { $outcome }
organise-ask-decision = Quale deve essere il risultato?
organise-scores-changed = Nel frattempo la partita è andata avanti, quindi controlla di nuovo il risultato.
organise-ask-sure = Questo sarà il risultato del tavolo { $table }:
    { $outcome }
organise-match-ends = Se confermi, la partita finisce.
organise-place = { $place }º posto: { $who }
organise-tie = A pari merito con { $who }
organise-untie = Dietro { $who }, non a pari merito
organise-reason-agreed = accordo tra i giocatori
organise-reason-unfinished = non è stato possibile finire la partita
organise-reason-time-up = tempo scaduto
organise-reason-absent = un giocatore non si è presentato
organise-reason-own-wish = su richiesta del giocatore
organise-reason-unfair = gioco scorretto
organise-reason-technical = problemi tecnici
organise-reason-excused = l’assenza è giustificata
organise-reason-more-time = ai tavoli serve più tempo
organise-reason-mistake = per correggere un errore
organise-reason-voided = la partita è stata annullata
organise-reason-usual = Se confermi ora, il motivo sarà: { $reason }. Per confermare con un altro motivo, sceglilo nel menu.
organise-reason-chosen = Motivo: { $reason }
organise-reason-pardon = Se premi **Riammetti**, il motivo sarà: { $reason }. Per riammettere con un altro motivo, sceglilo nel menu.
organise-ask-player = Quale giocatore?
organise-player = { $who }: { $what }
organise-player-in = partecipa
organise-player-at = al tavolo { $table }
organise-player-missing = non è ancora al tavolo { $table }
organise-player-minded = un computer gioca al suo posto
organise-player-out = non partecipa più
organise-player-absences = assenze: { $count }
organise-ask-withdraw = Vuoi ritirare { $who }? I suoi punti restano, ma non gioca più a nessun tavolo. Con **Riammetti** può tornare.
organise-ask-withdraw-at = Vuoi ritirare { $who }? Finisce all’ultimo posto al tavolo { $table }, dove subentra un computer. I suoi punti restano, ma non gioca più a nessun tavolo. Con **Riammetti** può tornare.
organise-ask-replace = Chi deve subentrare a { $who }? Il nuovo giocatore prende i suoi punti e la sua posizione in classifica.
organise-ask-replace-at = Un computer finisce la partita al tavolo { $table }; il nuovo giocatore comincia dal suo prossimo tavolo.
organise-ask-computer = Vuoi che a { $who } subentri un computer? Prende i suoi punti e la sua posizione in classifica.

organise-did-computers =
    { $count ->
        [0] Ora non partecipa nessun computer.
        [one] Ora partecipa un computer.
       *[other] Ora partecipano { $count } computer.
    }
organise-did-check-in = Il check-in è aperto e si chiude { $until }.
organise-did-start = Il torneo è cominciato, e sto chiamando i giocatori ai tavoli.
organise-did-pause = In pausa. Il tempo è fermo per tutti, anche ai tavoli, e non comincia nessun nuovo round finché non premi **Riprendi**.
organise-did-edit = Ho modificato il torneo, e sto avvisando chi si è iscritto.
organise-did-edit-nothing = Non è cambiato nulla. Dai un nuovo valore ad almeno un’opzione, per esempio a `start`.
organise-did-resume = Il torneo riprende. Ognuno ha il tempo che gli restava prima della pausa.
organise-did-extend =
    { $minutes ->
        [one] Un minuto in più: { $tables }.
       *[other] { $minutes } minuti in più: { $tables }.
    }
organise-until = tavolo { $table } (nuova scadenza: { $end })
organise-all-until = tutti i tavoli (nuova scadenza: { $end })
organise-first-until = la prima scadenza è al tavolo { $table }: { $end }
organise-arena-until = l’arena (nuova fine: { $end })
organise-none-until = Nessun tavolo è in gioco ora, quindi a nessuno serve altro tempo.
organise-did-rule = Hai deciso il risultato del tavolo { $table }:
    { $outcome }
organise-did-take-back = La decisione è annullata. Per il tavolo { $table } vale il risultato della partita:
    { $outcome }
organise-did-withdraw = Ho ritirato { $who } dal torneo.
organise-did-replace = { $player } subentra a { $who }.
organise-did-pardon = Hai riammesso { $who } al torneo: le assenze non contano più.
organise-did-cancel = Il torneo è annullato, e ho avvisato il canale.
organise-refuse-not-under-way = La partita del tavolo { $table } è finita. Per far valere il suo risultato, usa **Vale il risultato della partita**.
organise-rule-stands = Così com’è ora: decidono i punteggi attuali

organise-log-title = Che cosa è successo in **{ $name }**
organise-log-before = Prima del primo round
organise-log-round = Round { $round }
organise-log-final = Il tavolo finale
organise-log-arena = L’arena
organise-log-after = Dopo la fine
organise-log-continued = { $heading }, seguito
organise-note-finished = La partita del tavolo { $table } è finita: { $places }
organise-note-finished-void = La partita del tavolo { $table } non conta.
organise-note-finished-decided = La partita del tavolo { $table } è finita. La decisione dell’organizzatore resta valida.
organise-note-ruled-standing = { $by } ha deciso il risultato del tavolo { $table } in base ai punteggi di quel momento: { $places }.
organise-because = { $line } Motivo: { $reason }

organise-cancelled = **{ $name }**: il torneo è stato annullato.
organise-cancelled-by = **{ $name }**: { $by } ha annullato il torneo.
organise-points-so-far = Punti fin qui:

organise-command-manage = Per gli organizzatori: controlla a che punto è il torneo, e gestiscilo

organise-button-start = Avvia il torneo
organise-button-check-in = Apri il check-in
organise-button-computers = Computer
organise-button-pause = Metti in pausa
organise-button-resume = Riprendi
organise-button-extend = Dai più tempo
organise-button-adjudicate = Decidi un risultato
organise-button-players = Giocatori
organise-button-log = Registro
organise-button-cancel = Annulla il torneo
organise-button-refresh = Aggiorna
organise-button-back = Indietro
organise-button-earlier = Prima
organise-button-more = Altro
organise-button-later = Dopo
organise-button-stands = Usa i punteggi attuali
organise-button-places = Imposta i piazzamenti
organise-button-void = La partita non conta
organise-button-played = Vale il risultato della partita
organise-button-decide = Conferma
organise-button-reason = Altro motivo
organise-button-withdraw = Ritira
organise-button-replace = Sostituisci
organise-button-by-computer = Fai subentrare un computer
organise-button-pardon = Riammetti
organise-menu-computers = Scegli quanti computer partecipano
organise-menu-extension = Scegli quanto tempo in più dare
organise-menu-table = Scegli un tavolo
organise-menu-player = Scegli un giocatore
organise-menu-substitute = Scegli chi subentra
organise-menu-other-reason = Conferma con un altro motivo
organise-menu-other-pardon = Riammetti con un altro motivo
organise-menu-reason = Scegli il motivo
