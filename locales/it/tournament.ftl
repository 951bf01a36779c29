tournament-title = **{ $name }**: un torneo di Triominos
tournament-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } round
  } con tavoli da { $seats } al massimo · { $edition }
tournament-arena = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
  } di gioco, con tavoli da { $seats } al massimo, man mano che i giocatori si liberano · { $edition }
tournament-round-robin = girone all’italiana con tavoli da due: tutti contro tutti, una volta · { $edition }
tournament-knockout = eliminazione diretta con tavoli da due e teste di serie per rating: se perdi, sei fuori · { $edition }
tournament-plan-start = - **Inizio:** { $start }
tournament-plan-check-in = - **Check-in:** apre alle ore { $opens }, { $time } prima dell’inizio. Senza check-in, niente posto.
tournament-plan-check-in-later = - **Check-in:** { $time }, quando un organizzatore lo apre. Senza check-in, niente posto.
tournament-plan-play = - **Si gioca:** { $play }
tournament-plan-name = - **Nome:** { $name }
tournament-plan-places = - **Posti:** { $places }
tournament-plan-match = - **Ogni partita:** { $length }
tournament-plan-entry = - **Requisiti:** { $terms }
tournament-plan-weekly = - **Si ripete:** ogni settimana
tournament-plan-weekly-without = - **Si ripete:** ogni settimana, tranne { $dates }
tournament-term-role = ruolo: { $role }
tournament-term-rating = rating: { $band }
tournament-term-account = età dell’account: almeno { $time }
tournament-term-member = tempo su questo server: almeno { $time }
tournament-band-least = { $least } o più
tournament-band-most = { $most } o meno
tournament-plan-final =
    { $seats ->
        [one] - **Tavolo finale:** il miglior giocatore
       *[other] - **Tavolo finale:** i migliori { $seats } giocatori
    }
tournament-plan-clock = - **Tempo di gioco:** { $clock }
tournament-plan-no-clock = - **Tempo di gioco:** nessun limite; prenditi tutto il tempo che vuoi
tournament-plan-turn-up =
    { $minutes ->
        [one] - **Presenza:** entro un minuto dalla chiamata al tuo tavolo, o un computer prende il tuo posto
       *[other] - **Presenza:** entro { $minutes } minuti dalla chiamata al tuo tavolo, o un computer prende il tuo posto
    }
tournament-plan-table = - **Tempo limite:** { $time } a tavolo; poi valgono i punteggi di quel momento
tournament-plan-length = - **Durata:** circa { $time }
tournament-plan-length-long = - **Durata:** circa { $time }, quindi metti in conto abbastanza tempo
tournament-plan-late = - **Iscrizioni tardive:** finché non comincia il round { $round }
tournament-plan-late-none = - **Iscrizioni tardive:** nessuna dopo l’inizio
tournament-plan-late-arena = - **Iscrizioni tardive:** fino alla fine
tournament-plan-late-until = - **Iscrizioni tardive:** fino alla fine ({ $until })
tournament-plan-computers =
    { $count ->
        [one] - **Computer:** uno, livello: { $level }
       *[other] - **Computer:** { $count }, livello: { $level }
    }
tournament-time-minutes =
    { $count ->
        [one] un minuto
       *[other] { $count } minuti
    }
tournament-time-hours =
    { $count ->
        [one] un’ora
       *[other] { $count } ore
    }
tournament-time-days =
    { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }
tournament-worth = A ogni tavolo il primo posto vale 12 punti, l’ultimo 0, e gli altri vanno a scalare a intervalli regolari. I giocatori a pari merito si dividono i punti dei loro posti. Un riposo (un round in cui non giochi) vale 6.
tournament-organiser = Organizzato da { $organiser }.
tournament-players = Partecipanti ({ $count } su { $capacity }): { $names }
tournament-players-many =
    { $more ->
        [one] { $names } e un altro
       *[other] { $names } e altri { $more }
    }
tournament-no-players = Non si è ancora iscritto nessuno.
tournament-waiting = Lista d’attesa ({ $count }): { $names }
tournament-sign-up-full = Tutti i posti sono occupati. Premi **Unisciti** per metterti in lista d’attesa; quando si libera un posto, subentri automaticamente.
tournament-sign-up = Premi **Unisciti** per partecipare. Un organizzatore avvia il torneo con `/tournament start`.
tournament-sign-up-planned = Premi **Unisciti** per partecipare. Il torneo comincia automaticamente.
tournament-check-in-until = Premi **Fai il check-in**, o resti senza posto. Il tempo scade { $until }.
tournament-round-under-way = È in corso il round { $round } di { $rounds }. Tavoli ancora in gioco: { $playing }.
tournament-final-under-way = È in corso il tavolo finale.
tournament-arena-under-way = L’arena è in corso. Tavoli in gioco: { $playing }. Fine: { $until }.
tournament-arena-ending = Non si formano più tavoli. Tavoli ancora in gioco: { $playing }.
tournament-is-paused = Il torneo è in pausa: il tempo è fermo per tutti, anche ai tavoli, e finché non riprende non comincia nessun nuovo round.
tournament-won = Il torneo è finito. Vince { $who }! 🏆
tournament-over-too-few = Il torneo è finito: non restavano abbastanza giocatori.
tournament-over-no-persons = Il torneo è finito: se ne sono andati tutti, e i computer non continuano da soli.
tournament-over-cancelled = Un organizzatore ha annullato il torneo.
tournament-over-expired = Il torneo è finito: nessuno lo ha avviato o fatto riprendere in tempo.

tournament-table-round = Round { $round } · Tavolo { $table }: { $names }
tournament-table-final = Tavolo finale: { $names }
tournament-table-arena = Tavolo { $table }: { $names }
tournament-table-place = { $place }. { $who } (+{ $points })
tournament-table-place-score = { $place }. { $who } { $score } (+{ $points })
tournament-table-final-place = { $place }. { $who }
tournament-table-final-place-score = { $place }. { $who } { $score }
tournament-table-void = La partita non conta: i giocatori presenti ottengono i punti di un riposo.
tournament-table-ruled = Risultato deciso da un organizzatore.
tournament-table-voided = Un moderatore ha annullato questa partita, quindi il suo risultato non conta.
tournament-table-undecided = Un moderatore ha annullato questa partita, quindi un organizzatore deve decidere il risultato del tavolo.
tournament-thread = Tavolo { $table } · { $name }
tournament-call = { $names }: il tavolo { $table } di **{ $name }** è pronto, e la partita comincia adesso.
tournament-call-final = { $names }: il tavolo finale di **{ $name }** è pronto, e la partita comincia adesso.
tournament-call-turn-up =
    { $minutes ->
        [one] Premi **Ci sono** o gioca un turno entro un minuto.
       *[other] Premi **Ci sono** o gioca un turno entro { $minutes } minuti.
    } Altrimenti un computer prende il tuo posto, e a questo tavolo finisci all’ultimo posto.
tournament-call-points =
    { $points ->
        [one] Si gioca a un punto.
       *[other] Si gioca a { $points } punti.
    }
tournament-call-rounds =
    { $rounds ->
        [one] La partita dura una manche.
       *[other] La partita dura { $rounds } manche.
    }
tournament-call-wish = { $length } { $clock }. **Il mio leggio**, sotto il tabellone, mostra le tue tessere; le vedi solo tu. Buona fortuna e buon divertimento.
tournament-call-until = Scadenza del tavolo: { $until }; poi valgono i punteggi di quel momento.

tournament-awaited = -# Il tuo tavolo è questo? Per tenere il posto, premi **Ci sono** o comincia a giocare. Scadenza: { $until }.

tournament-live-round = 🔴 **Round { $round }, in diretta**
tournament-live-round-over = **Round { $round }: com’è finito**
tournament-live-final = 🔴 **Il tavolo finale, in diretta**
tournament-live-final-over = **Il tavolo finale: com’è finito**
tournament-live-arena = 🔴 **I tavoli, in diretta**
tournament-live-arena-over = **L’arena: com’è finita**
tournament-live-over = finito · { $names }
tournament-live-void = non conta
tournament-live-undecided = un organizzatore deve decidere il risultato
tournament-live-unfinished = non portato a termine
tournament-live-waiting = in attesa dei giocatori
tournament-live-until = Il tempo scade { $until }
tournament-live-ends = Ultima occasione per un nuovo tavolo: { $until }
tournament-live-top = Classifica: { $places }
tournament-live-paused = Il torneo è in pausa.

tournament-note-created = { $by } ha creato il torneo.
tournament-note-edited-told = { $names }: { $by } ha modificato il torneo.
tournament-note-edited = { $by } ha modificato il torneo.
tournament-note-changed = { $by } ha modificato il programma del torneo.
tournament-note-remind-change = { $names }: attenzione, il torneo è cambiato.
tournament-note-joined = { $who } partecipa al torneo.
tournament-note-queued = { $who } è in lista d’attesa.
tournament-note-unqueued = { $who } non è più in lista d’attesa.
tournament-note-got-place = { $who } entra nel torneo dalla lista d’attesa.
tournament-note-moved-up = { $who }, si è liberato un posto: partecipi al torneo.
tournament-note-moved-up-check-in = { $who }, si è liberato un posto: partecipi al torneo. Premi **Fai il check-in** per tenerlo. Scadenza: { $until }.
tournament-note-computers = { $by } ha cambiato il numero di computer: { $count }.
tournament-note-check-in = Il check-in è aperto. { $names }: per confermare la presenza basta premere **Fai il check-in**. Scadenza: { $until }.
tournament-note-check-in-nobody = Il check-in è aperto, ma non si è ancora iscritto nessuno. Premi **Unisciti**, poi **Fai il check-in** per confermare che ci sei. Scadenza: { $until }.
tournament-note-check-in-planned = Il check-in si è aperto come previsto. Scadenza: { $until }.
tournament-note-remind-check-in = ⏰ { $names }: manca ancora il check-in. Chi non preme **Fai il check-in** resta senza posto. Scadenza: { $until }.
tournament-note-remind-start = ⏰ { $names }: il torneo sta per cominciare ({ $until }).
tournament-note-reminded-check-in =
    { $count ->
        [one] Ho ricordato il check-in a un giocatore.
       *[other] Ho ricordato il check-in a { $count } giocatori.
    }
tournament-note-reminded-start =
    { $count ->
        [one] Ho ricordato a un giocatore che il torneo sta per cominciare.
       *[other] Ho ricordato a { $count } giocatori che il torneo sta per cominciare.
    }
tournament-note-start-failed = Non ci sono ancora abbastanza giocatori per cominciare. Unisciti, o porta qualcuno: un organizzatore può avviare il torneo più tardi con `/tournament start`.
tournament-note-check-in-failed = Troppo pochi giocatori hanno fatto il check-in, quindi il torneo non è cominciato. Nessuno perde il posto, e un organizzatore può riprovare con `/tournament start`.
tournament-note-started-by = { $by } ha dato il via.
tournament-note-check-in-opened = { $by } ha aperto il check-in. Scadenza: { $until }.
tournament-note-started = Il torneo è cominciato. Le parità che restano alla fine si risolvono per sorteggio, con il seme { $seed }.
tournament-note-round = **È cominciato il round { $round } di { $rounds }.** Tavoli: { $tables }. Scadenza: { $until }; poi valgono i punteggi di quel momento.
tournament-note-final = **È cominciato il tavolo finale.** Scadenza: { $until }; poi valgono i punteggi di quel momento.
tournament-note-arena = Nuovi tavoli: { $tables }.
tournament-note-bye = Riposo in questo round: { $names }.
tournament-note-no-show = Al tavolo { $table } manca { $who }: subentra un computer.
tournament-note-round-ended = Il round { $round } è finito.
tournament-note-ruled-order = { $by } ha deciso il risultato del tavolo { $table }: { $order }.
tournament-note-ruled-void = { $by } ha deciso che la partita del tavolo { $table } non conta.
tournament-note-voided = { $by } ha annullato la partita del tavolo { $table }. Ora un organizzatore deve decidere il risultato del tavolo. Scadenza: { $until }. Gli abbinamenti già fatti non cambiano.
tournament-note-voided-asked = { $organiser }, decidi il risultato del tavolo { $table }: usa `/tournament manage`, poi **Decidi un risultato**. Fino ad allora il prossimo round non può cominciare. Se nessuno decide entro la scadenza, la partita non conta, e i giocatori presenti ottengono i punti di un riposo.
tournament-note-voided-decided = { $by } ha annullato la partita del tavolo { $table }. Un organizzatore aveva già deciso il risultato del tavolo, che resta valido.
tournament-note-voided-over = { $by } ha annullato la partita del tavolo { $table }. Non conta più, e ho aggiornato la classifica. Un organizzatore può ancora decidere il risultato del tavolo.
tournament-note-restored = { $by } ha ripristinato la partita del tavolo { $table }. Il suo risultato conta di nuovo, e ho aggiornato la classifica.
tournament-note-restored-decided = { $by } ha ripristinato la partita del tavolo { $table }. Un organizzatore aveva deciso il risultato del tavolo, che resta valido.
tournament-note-left-undecided = Nessuno ha deciso in tempo il risultato del tavolo { $table }, quindi la partita non conta.
tournament-note-ruling-back = { $by } ha annullato la decisione sul tavolo { $table }: vale il risultato della partita.
tournament-note-left = { $who } ha lasciato il torneo.
tournament-note-unchecked = { $who } non ha fatto il check-in.
tournament-note-no-shows = { $who } ha saltato due tavoli, quindi non partecipa più al torneo. Con `/tournament join` può tornare.
tournament-note-no-shows-last = { $who } ha saltato due tavoli, quindi non partecipa più al torneo.
tournament-note-removed = { $by } ha ritirato { $who } dal torneo.
tournament-note-replaced = { $by } ha sostituito { $who } con { $player }, che prende la sua posizione in classifica.
tournament-note-pardoned = { $by } ha riammesso { $who }: le assenze non contano più.
tournament-note-paused = { $by } ha messo in pausa il torneo. Il tempo è fermo per tutti, anche ai tavoli: potete continuare a giocare, ma nessuno è obbligato.
tournament-note-unattended = La maggior parte dei giocatori chiamati ai tavoli non si è presentata, quindi ho messo in pausa il torneo.
tournament-note-unattended-table = Al tavolo { $table } non è arrivato nessuno, quindi ho messo in pausa il torneo.
tournament-note-unattended-asked = { $organiser }, decidi tu: con `/tournament manage` puoi far riprendere il torneo, annullarlo o sostituire chi manca. Se riprende, chi manca ha di nuovo tutto il tempo per presentarsi.
tournament-note-resumed = { $by } ha fatto riprendere il torneo. Ognuno ha il tempo che gli restava prima della pausa.
tournament-note-extended =
    { $minutes ->
        [one] { $by } ha dato ai tavoli un minuto in più.
       *[other] { $by } ha dato ai tavoli { $minutes } minuti in più.
    }
tournament-note-time-lost =
    { $minutes ->
        [one] Ero offline, quindi ho spostato ogni scadenza di un minuto. Chi deve presentarsi a un tavolo o fare il check-in ha di nuovo tutto il tempo.
       *[other] Ero offline, quindi ho spostato ogni scadenza di { $minutes } minuti. Chi deve presentarsi a un tavolo o fare il check-in ha di nuovo tutto il tempo.
    }
tournament-note-ended = Il torneo è finito.
tournament-note-no-persons = Il torneo è finito: restavano solo computer.
tournament-note-cancelled = { $by } ha annullato il torneo.

tournament-standings-round = **{ $name }** dopo il round { $round }
tournament-standings-now = **{ $name }**: la classifica
tournament-standings-no-persons = **{ $name }**: il torneo è finito, perché se ne sono andati tutti e i computer non continuano da soli. La classifica resta com’è:
tournament-standings-end = **{ $name }**: il torneo è finito. Vince { $who }! 🏆
tournament-standings-none = Non si è ancora iscritto nessuno.
tournament-standings-all =
    { $count ->
        [one] Premi **Classifica** per vedere tutta la classifica (un giocatore).
       *[other] Premi **Classifica** per vedere tutta la classifica ({ $count } giocatori).
    }
tournament-standings-page-of = Pagina { $page } di { $pages }
tournament-standings-bye = -# Riposo nel round { $round }, +{ $points }: { $names }
tournament-standings-late = -# Iscrizione dopo il primo round, +{ $points }: { $names }
tournament-standings-void = -# Tavolo { $table } (non conta), +{ $points }: { $names }
tournament-standings-ruled = -# Tavolo { $table }: risultato deciso da un organizzatore. Motivo: { $reason }
tournament-standings-undecided = -# Tavolo { $table }: un moderatore ha annullato la partita, e un organizzatore deve decidere il risultato.
tournament-standings-voided = -# Tavolo { $table }: un moderatore ha annullato la partita.
tournament-column-player = Giocatore
tournament-column-points = Pt
tournament-column-head = Vs
tournament-column-opponents = Avv
tournament-column-wins = Vin
tournament-column-place = Posto
tournament-column-margin = Vant
tournament-column-absences = Ass
tournament-legend = -# A pari punti decidono le colonne dopo Pt, da sinistra a destra. Vs: scontri diretti, se tutti i giocatori a pari punti si sono incontrati · Avv: media dei punti degli avversari, senza il più basso · Vin: tavoli vinti · Posto: piazzamento medio · Vant: vantaggio medio sugli altri a un tavolo, ogni volta al massimo 100 · Ass: tavoli e turni saltati. Le parità che restano si risolvono per sorteggio.
tournament-column-final = Finale
tournament-column-draw = Sorte
tournament-decimal = { $whole },{ $tenth }
tournament-none = –

tournament-places-round = { $name } · dopo il round { $round }
tournament-places-now = { $name } · classifica
tournament-places-end = { $name } · classifica finale
tournament-places-points = Punti
tournament-places-own = La tua riga:
tournament-places-legend = { $short }: { $long }
tournament-places-decided = { $points }, { $by }: { $value }
tournament-places-drawn = { $points }, { $by }
tournament-places-final = posto al tavolo finale
tournament-places-head = scontri diretti
tournament-places-opponents = media dei punti degli avversari
tournament-places-wins = tavoli vinti
tournament-places-place = piazzamento medio
tournament-places-margin = vantaggio medio sugli altri a un tavolo
tournament-places-absences = tavoli e turni saltati
tournament-places-draw = parità risolta per sorteggio
tournament-podium-alt = Il podio di { $name }
tournament-podium-final = Il tavolo finale ha deciso i primi posti.

tournament-past-title = ### Tornei passati
tournament-past-none = Su questo server non è ancora finito nessun torneo.
tournament-past-row = **{ $name }** · { $date }
tournament-past-place = { $place }. { $who }
tournament-past-players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
tournament-past-computers =
    { $count ->
        [one] { $players }, di cui un computer
       *[other] { $players }, di cui { $count } computer
    }
tournament-past-choice = { $name } · { $day }
tournament-past-choose = Scegli un torneo per vedere com’è finito
tournament-past-newer = Più recenti
tournament-past-older = Meno recenti
tournament-past-record = Scegli un tavolo per vedere il resoconto e il replay della sua partita
tournament-past-more = Altri tavoli

tournament-explain-title =
    { $points ->
        [one] **{ $who }**: { $rank }º posto, { $points } punto
       *[other] **{ $who }**: { $rank }º posto, { $points } punti
    }
tournament-explain-round = Round { $round }, tavolo { $table }: { $place }º posto su { $of }, +{ $points }
tournament-explain-arena = Tavolo { $table }: { $place }º posto su { $of }, +{ $points }
tournament-explain-bye = Round { $round }: riposo, +{ $points }
tournament-explain-void = Tavolo { $table }: non conta, +{ $points }
tournament-explain-late = Iscrizione dopo il primo round: metà dei punti di un riposo, +{ $points }
tournament-explain-alone = Nessun altro ha gli stessi punti.
tournament-explain-head = A pari punti con: { $names }. Scontri diretti vinti: { $points } (una parità vale mezza vittoria).
tournament-explain-not-met = A pari punti con: { $names }. Non si sono incontrati tutti, quindi gli scontri diretti non contano.
tournament-explain-opponents = Punti degli avversari: { $list }. Media: { $mean }.
tournament-explain-left-out = Punti degli avversari: { $list }. Media, senza il più basso ({ $lowest }): { $mean }.
tournament-explain-no-opponents = Ancora nessun avversario.
tournament-explain-rest = Tavoli vinti: { $wins }. Piazzamento medio: { $place }. Vantaggio medio sugli altri a un tavolo: { $margin }. Tavoli e turni saltati: { $absences }. Numero sorteggiato per l’ultimo spareggio: { $lot } (vince il più basso).

tournament-created = Il torneo è aperto, e gli altri possono unirsi premendo **Unisciti**. Avvialo con `/tournament start`.
tournament-created-planned = Il torneo è aperto, e gli altri possono unirsi premendo **Unisciti**. Comincia automaticamente: { $start }. Per avviarlo prima, usa `/tournament start`.
tournament-created-check-in = Il check-in si apre automaticamente: { $opens }.
tournament-created-length = Durerà circa { $time }.
tournament-created-length-long = Durerà circa { $time }. Per un torneo più breve, scegli meno round (`rounds`) o un’edizione (`edition`) con una sola manche per partita.
tournament-created-weekly = Il torneo si gioca ogni settimana. Le iscrizioni al prossimo si aprono da sole, sei giorni prima dell’inizio.
tournament-created-event = Ho aggiunto il torneo anche agli eventi di questo server, e lì lo tengo aggiornato.
tournament-created-no-event = Non posso aggiungere il torneo agli eventi di questo server: mi serve il permesso **Crea eventi**. Tutto il resto funziona anche senza.
tournament-event = { $play }. Per partecipare: { $channel }.
tournament-start-choice = { $away } ({ $moment })
tournament-start-zone-choice = { $moment }, se il tuo orologio ora segna { $time }
tournament-start-minutes =
    { $count ->
        [one] tra un minuto
       *[other] tra { $count } minuti
    }
tournament-start-hours =
    { $count ->
        [one] tra un’ora
       *[other] tra { $count } ore
    }
tournament-start-days =
    { $count ->
        [one] tra un giorno
       *[other] tra { $count } giorni
    }
tournament-joined = Ci sei: partecipi al torneo **{ $name }**.
tournament-joined-late = Partecipi al torneo **{ $name }** dal prossimo round. Per i round che hai saltato ottieni in tutto metà dei punti di un riposo.
tournament-left = Hai lasciato il torneo. Per tornare, usa `/tournament join`.
tournament-queued = Il torneo è al completo: sei in lista d’attesa, in posizione { $place }. Appena si libera un posto per te, entri nel torneo e te lo dico nel canale.
tournament-left-waiting = Non sei più in lista d’attesa.
tournament-left-last = Hai lasciato il torneo. Eri l’ultima persona rimasta, quindi il torneo è finito.
tournament-leave-table = Vuoi davvero lasciare **{ $name }**? La tua partita al tavolo { $table } non è finita: un computer prende il tuo posto, e a quel tavolo finisci all’ultimo posto. Nelle tue statistiche conta come partita abbandonata.
tournament-leave-sure = Vuoi davvero lasciare **{ $name }**? Non ti chiamerò più a nessun tavolo. I tuoi punti restano in classifica; per tornare, usa `/tournament join`.
tournament-left-for-now = Hai lasciato il torneo. Puoi ancora tornare finché un computer non prende il tuo posto. Scadenza: { $until }
tournament-left-last-for-now = Hai lasciato il torneo. Eri l’ultima persona rimasta, quindi finisce tra poco. Puoi ancora tornare. Scadenza: { $until }
tournament-returned = Eccoti di nuovo: il posto è ancora tuo, e non hai perso niente.
tournament-return-too-late = Sono passati più di 2 minuti, e a quel tavolo ora gioca un computer al posto tuo. Per giocare dal prossimo, usa `/tournament join`.
tournament-return-over = Il torneo è finito, quindi non c’è più un posto a cui tornare.
tournament-checked-in = Check-in fatto. Ci vediamo al tavolo.
tournament-arrived = Bene, ci sei. La partita è in questo thread.
tournament-organisers-role = I membri con il ruolo { $role } o il permesso **Gestisci eventi** possono organizzare tornei qui.
tournament-organisers-none = I membri con il permesso **Gestisci eventi** possono organizzare tornei qui.
tournament-rule-void = Non conta: i giocatori presenti ottengono i punti di un riposo
tournament-rule-played = Vale il risultato della partita

tournament-refuse-none = In questo canale non c’è nessun torneo. I membri con il permesso **Gestisci eventi** possono crearne uno con `/tournament create`.
tournament-refuse-taken = In questo canale c’è già un torneo. `/tournament status` lo mostra, `/tournament cancel` lo termina.
tournament-refuse-too-many = Questo server ha già raggiunto il numero massimo di tornei: { $most }. Aspetta che uno finisca, o terminane uno con `/tournament cancel`.
tournament-refuse-create = Per creare un torneo qui, serve il permesso **Gestisci eventi**. I membri che ce l’hanno possono usare `/tournament organisers` per permettere anche a un ruolo di creare tornei.
tournament-refuse-create-role = Per creare un torneo qui, serve il ruolo { $role } o il permesso **Gestisci eventi**.
tournament-refuse-thread = Questo thread è riservato al tavolo di un torneo: qui si può giocare solo la sua partita. Usa `/play` in un altro canale.
tournament-refuse-busy = In questo torneo stanno succedendo molte cose insieme, e la tua richiesta non è passata. Riprova.
tournament-refuse-channel = Per un torneo serve un canale dove posso aprire thread. Crealo in un canale testuale di questo server.
tournament-refuse-organiser = Solo gli organizzatori possono farlo: i membri con il permesso **Gestisci eventi** o con il ruolo scelto con `/tournament organisers`, e i moderatori.
tournament-refuse-takes-part = Partecipi a questo torneo, quindi deve deciderlo qualcun altro. Tu puoi comunque dare più tempo ai tavoli, o far valere i punteggi attuali.
tournament-refuse-over = Il torneo è finito. `/tournament status` mostra com’è finito.
tournament-refuse-not-started = Il torneo non è ancora cominciato.
tournament-refuse-started = Il torneo è già cominciato.
tournament-refuse-playing = Il torneo è già cominciato. Il prossimo round comincia automaticamente quando tutte le partite di questo round sono finite. Tavoli ancora in gioco: { $playing }.
tournament-refuse-too-few = Non ci sono ancora abbastanza giocatori: { $count }, e ne servono almeno { $least }. Se c’è il check-in, conta solo chi l’ha fatto. Per aggiungere computer, usa `/tournament computers`.
tournament-refuse-no-persons = I computer non giocano tornei da soli: deve partecipare almeno una persona, e fare il check-in, se c’è.
tournament-refuse-computers = Ci sono troppi computer ({ $computers }): il massimo è { $each } a persona, quindi per ora non più di { $most }. Cambia il numero con `/tournament computers`.
tournament-refuse-one-computer = Sarebbe un computer di troppo: il massimo è { $each } a persona. Scegli invece una persona, con l’opzione `by` di `/tournament replace`.
tournament-refuse-no-more-computers = A questo torneo non possono partecipare altri computer.
tournament-refuse-computers-places = Sono troppi computer per questo torneo. Il massimo qui è { $most }, perché il limite è { $each } a persona.
tournament-refuse-rounds-and-arena = Un torneo ha dei round oppure una durata in minuti: scegli `rounds` o `arena`, non entrambi.
tournament-refuse-full =
    { $capacity ->
        [one] Il torneo è al completo: l’unico posto è occupato.
       *[other] Il torneo è al completo: tutti i posti sono occupati ({ $capacity }).
    }
tournament-refuse-term-role = Questo torneo è per i membri con il ruolo { $role }. Se vuoi giocare, chiedi il ruolo a un organizzatore.
tournament-refuse-term-rating = Questo torneo è per giocatori con questo rating: { $band }. Il tuo ora è { $own }; magari ci vediamo al prossimo.
tournament-refuse-term-account = Questo torneo è per chi ha l’account Discord da un po’: almeno { $time }. Potrai iscriverti dopo questa data: { $from }.
tournament-refuse-term-member = Questo torneo è per chi fa parte del server da un po’: almeno { $time }. Potrai iscriverti dopo questa data: { $from }.
tournament-refuse-already-waiting = Sei già in lista d’attesa, in posizione { $place }.
tournament-refuse-ratings = Il rating minimo ({ $least }) supera il massimo ({ $most }). Scambiali e riprova.
tournament-refuse-fixed-tables = Nel girone all’italiana e nell’eliminazione diretta il numero di round è già fissato e i tavoli sono da due. Togli `rounds`, `arena`, `final` e `seats`.
tournament-refuse-already-in = Partecipi già a questo torneo.
tournament-refuse-not-in = Non partecipi a questo torneo.
tournament-refuse-they-not-in = Quel giocatore non partecipa più a questo torneo.
tournament-refuse-too-late = È troppo tardi per partecipare: il torneo non accetta più nuovi giocatori.
tournament-refuse-removed = Un organizzatore ti ha tolto da questo torneo. Per tornare, chiedi a un organizzatore di riammetterti.
tournament-refuse-no-check-in = In questo momento il check-in non è aperto, quindi non devi fare nulla.
tournament-refuse-checked-in = Hai già fatto il check-in.
tournament-refuse-no-table = In questo torneo non c’è un tavolo { $table }.
tournament-refuse-not-at-table = Non giochi a questo tavolo.
tournament-refuse-own-table = Al tavolo { $table } giochi anche tu, quindi non puoi deciderne il risultato. Può farlo un altro organizzatore o un moderatore.
tournament-refuse-table-over = La tua partita a questo tavolo è finita.
tournament-refuse-order = Non riconosco quest’ordine dei giocatori. Scegli una delle proposte che compaiono mentre scrivi.
tournament-refuse-no-ruling = Nessun organizzatore ha deciso il risultato di questo tavolo, quindi non c’è niente da annullare.
tournament-refuse-match-voided = Un moderatore ha annullato la partita del tavolo { $table }, quindi il suo risultato non può valere.
tournament-refuse-no-entry = Non riconosco quel giocatore. Scegli una delle proposte che compaiono mentre scrivi.
tournament-refuse-replacement = Quella persona partecipa già a questo torneo. Scegline un’altra, o togli l’opzione `by` per far subentrare un computer.
tournament-refuse-bot = Un bot non può subentrare a un giocatore. Per far subentrare un giocatore computer, togli l’opzione `by`.
tournament-refuse-paused = Il torneo è già in pausa.
tournament-refuse-not-paused = Il torneo non è in pausa.
tournament-refuse-blameless = Quel giocatore non ha assenze, e nessuno lo ha ritirato: non serve riammetterlo.
tournament-refuse-extension =
    { $most ->
        [one] Dai ai tavoli un minuto in più.
       *[other] Dai ai tavoli da { $least } a { $most } minuti in più.
    }
tournament-refuse-name =
    { $most ->
        [one] Dai al torneo un nome di un carattere.
       *[other] Dai al torneo un nome di { $most } caratteri al massimo.
    }
tournament-refuse-seats =
    { $most ->
        [one] Con queste regole un tavolo ha { $most } posto.
       *[other] Con queste regole un tavolo ha da { $least } a { $most } posti.
    }
tournament-refuse-rounds =
    { $most ->
        [one] Un torneo può avere solo un round.
       *[other] Un torneo può avere da { $least } a { $most } round.
    }
tournament-refuse-capacity =
    { $most ->
        [one] Può partecipare solo un giocatore.
       *[other] Possono partecipare da { $least } a { $most } giocatori.
    }
tournament-refuse-time-arena =
    { $most ->
        [one] Un’arena può durare solo un minuto.
       *[other] Un’arena può durare da { $least } a { $most } minuti.
    }
tournament-refuse-time-check-in =
    { $most ->
        [one] Il check-in può durare solo un minuto.
       *[other] Il check-in può durare da { $least } a { $most } minuti.
    }
tournament-refuse-time-turn-up =
    { $most ->
        [one] Dai ai giocatori un minuto per presentarsi.
       *[other] Dai ai giocatori da { $least } a { $most } minuti per presentarsi.
    }
tournament-refuse-time-table =
    { $most ->
        [one] Una partita può durare solo un minuto.
       *[other] Una partita può durare da { $least } a { $most } minuti.
    }
tournament-refuse-start = L’inizio che hai scelto è troppo vicino o troppo lontano. Ci vuole il tempo di iscriversi e fare il check-in: scegli un inizio tra { $soonest } e { $latest }.
tournament-refuse-start-unreadable = Non capisco quando deve cominciare il torneo. Scegli una delle proposte che compaiono mentre scrivi, o scrivi come in questi esempi: `tra 30 minuti`, `20:00 UTC+1`, `domani alle 19:30 UTC+1`, `2026-11-28 20:00 Europe/Rome`.
tournament-refuse-start-zone = Non conosco il tuo fuso orario. Scegli una delle proposte che compaiono mentre scrivi, o aggiungi il fuso all’ora: `20:00 UTC+1` o `20:00 Europe/Rome`.
tournament-refuse-event-start = Un evento del server deve avere un inizio. Sceglilo con l’opzione `start`.
tournament-refuse-weekly-start = Un torneo settimanale ha bisogno di un orario d’inizio. Sceglilo con l’opzione `start`.
tournament-refuse-dates-alone = Solo un torneo settimanale può saltare delle date. Aggiungi `weekly:True` e `start`.
tournament-refuse-dates = Non capisco le date «{ $typed }». Scrivile come 2026-12-25, separate da virgole, al massimo 20.
tournament-refuse-edition = Per un torneo servono regole con cui si contano i punti e si può giocare anche in due. Scegline altre.

tournament-command = Tornei: creane uno, partecipa, vedi la classifica
tournament-command-create = Crea un torneo in questo canale
tournament-command-create-name = Il nome del torneo
tournament-command-create-rounds = Quanti round si giocano (4 se non scegli)
tournament-command-create-seats = Il numero massimo di giocatori per tavolo (da 2 a 4)
tournament-command-create-arena = Al posto dei round: quanti minuti dura un’arena
tournament-command-create-edition = Con quali regole si gioca (se non scegli, le regole ufficiali per i tornei, a 400 punti)
tournament-command-create-clock = Quanto può durare un turno (5 minuti se non scegli)
tournament-command-create-final = Fai incontrare i migliori giocatori a un tavolo finale
tournament-command-create-capacity = Quanti giocatori possono partecipare (64 se non scegli)
tournament-command-create-check-in = Quanti minuti prima dell’inizio si apre il check-in; chi non lo fa resta senza posto
tournament-command-create-no-show = Quanti minuti hanno i giocatori per presentarsi dopo la chiamata (10 se non scegli)
tournament-command-create-time = Quanti minuti può durare una partita (120 se non scegli)
tournament-command-create-start = Quando comincia: tra 30 minuti, 20:00 UTC+1, domani alle 19:30 UTC+1; o scegli una proposta
tournament-command-create-event = Aggiungilo agli eventi di questo server; mi serve il permesso Crea eventi
tournament-command-create-weekly = Ripetilo ogni settimana alla stessa ora; le iscrizioni al prossimo si aprono da sole
tournament-command-create-without = Per un torneo settimanale: le date da saltare, per esempio 2026-12-25, 2027-01-01
tournament-command-create-format = Come si incontrano i giocatori (svizzero se non scegli)
tournament-format-swiss = Svizzero: round tra giocatori con un punteggio simile
tournament-format-round-robin = Girone all’italiana: tutti contro tutti (fino a 8 giocatori)
tournament-format-knockout = Eliminazione diretta: chi perde la partita è fuori
tournament-command-create-role = Il ruolo necessario per partecipare
tournament-command-create-rating-from = Il rating più basso ammesso
tournament-command-create-rating-to = Il rating più alto ammesso
tournament-command-create-account-age = Età minima dell’account Discord, in giorni
tournament-command-create-member-for = Tempo minimo su questo server, in giorni
tournament-command-create-computers = Quanti computer partecipano
tournament-command-create-level = Quanto sono bravi i computer
tournament-command-join = Partecipa al torneo di questo canale
tournament-command-leave = Lascia il torneo
tournament-command-check-in = Conferma che ci sei per il torneo
tournament-command-computers = Scegli quanti computer partecipano, prima dell’inizio
tournament-command-computers-count = Il numero di computer
tournament-command-start = Avvia il torneo, o apri il check-in
tournament-command-status = Mostra la classifica, o spiega la posizione di un giocatore
tournament-command-status-player = Il giocatore di cui vuoi capire la posizione in classifica
tournament-command-pause = Metti in pausa il torneo: il tempo si ferma, anche ai tavoli, e non comincia nessun nuovo round
tournament-command-resume = Fai riprendere il torneo in pausa
tournament-command-extend = Dai più tempo ai tavoli ancora in gioco
tournament-command-extend-minutes = Quanti minuti in più
tournament-command-result = Decidi il risultato di un tavolo, o annulla la decisione di un organizzatore
tournament-command-result-table = Il numero del tavolo
tournament-command-result-order = I giocatori, dal primo all’ultimo; oppure «Non conta» o «Vale il risultato della partita»
tournament-command-withdraw = Ritira un giocatore dal torneo
tournament-command-withdraw-player = Il giocatore da ritirare
tournament-command-replace = Sostituisci un giocatore con un’altra persona o un computer
tournament-command-replace-player = Il giocatore da sostituire
tournament-command-replace-by = Chi subentra (un computer se non scegli)
tournament-command-pardon = Cancella le assenze di un giocatore, o riammettine uno ritirato
tournament-command-pardon-player = Il giocatore da riammettere
tournament-command-reason = Il motivo: scegline uno o scrivi il tuo; possono leggerlo tutti
tournament-command-cancel = Termina definitivamente il torneo
tournament-command-edit = Modifica o rinvia un torneo in programma
tournament-command-copy = Ripeti l’ultimo torneo di questo canale
tournament-command-past = Mostra i tornei passati di questo server, con classifiche e resoconti
tournament-command-log = Mostra tutto ciò che è successo, e chi l’ha fatto
tournament-command-organisers = Scegli quale ruolo può organizzare tornei su questo server
tournament-command-organisers-role = Il ruolo; se non lo scegli, solo moderatori e membri con Gestisci eventi organizzano tornei
