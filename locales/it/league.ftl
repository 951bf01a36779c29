league-board-rating = Rating
league-board-ladder = Classifica della stagione
league-board-wins = Vittorie
league-board-points-a-round = Punti per manche
league-board-best-move = Miglior mossa
league-board-best-match = Miglior partita
league-board-bridges = Ponti
league-board-hexagons = Esagoni
league-board-solo = Record in solitario
league-board-tournament-points = Punti torneo
league-board-titles = Titoli
league-board-podiums = Podi
league-span-all-time = Da sempre
league-span-season = Questa stagione
league-span-last-season = Stagione scorsa
league-span-month = Questo mese
league-month =
    { $month ->
        [1] gennaio { $year }
        [2] febbraio { $year }
        [3] marzo { $year }
        [4] aprile { $year }
        [5] maggio { $year }
        [6] giugno { $year }
        [7] luglio { $year }
        [8] agosto { $year }
        [9] settembre { $year }
        [10] ottobre { $year }
        [11] novembre { $year }
       *[other] dicembre { $year }
    }
league-months = { $first } – { $last }
league-heading = { $board } · { $span }
league-heading-edition = { $board } · { $span } · { $edition }

league-decimal = { $whole },{ $tenths }
league-points =
    { $count ->
        [one] { $figure } punto
       *[other] { $figure } punti
    }
league-wins =
    { $count ->
        [one] { $figure } vittoria
       *[other] { $figure } vittorie
    }
league-bridges =
    { $count ->
        [one] { $figure } ponte
       *[other] { $figure } ponti
    }
league-hexagons =
    { $count ->
        [one] { $figure } esagono
       *[other] { $figure } esagoni
    }
league-matches =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }

league-tournaments =
    { $count ->
        [one] { $count } torneo
       *[other] { $count } tornei
    }
league-titles =
    { $count ->
        [one] { $figure } titolo
       *[other] { $figure } titoli
    }
league-podiums =
    { $count ->
        [one] { $figure } podio
       *[other] { $figure } podi
    }

league-row = { $place }\. **{ $name }** · { $figure }
league-row-plain = { $place }. { $name }: { $figure }
league-own = Il tuo posto in classifica: { $place }º su { $people } ({ $figure }).
league-own-none = Non sei ancora in questa classifica.
league-why-rated = Una partita è classificata se non è amichevole e due o più persone la giocano con le regole esatte di un’edizione, senza computer all’inizio.
league-why-rounds =
    { $rounds ->
        [one] Si entra in classifica dopo una manche.
       *[other] Si entra in classifica dopo { $rounds } manche.
    } Le tue due partite migliori non contano: giocane almeno tre.
league-why-solo = Gioca in solitario una manche con le regole invariate: usa `/play`, poi premi **Avvia**.
league-why-no-solo = Con queste regole non ci sono record in solitario.
league-why-tournament-points =
    Un torneo ti dà un punto per ogni giocatore abituale che finisce dietro di te, e un decimo di punto per ogni altra persona, se entrambi ne giocate almeno metà. { $best ->
        [one] Conta il tuo miglior torneo.
       *[other] Contano i tuoi { $best } migliori tornei.
    }
league-why-tournaments =
    { $least ->
        [one] Un torneo conta se almeno una persona ne gioca metà.
       *[other] Un torneo conta se almeno { $least } persone ne giocano metà.
    } Tra nuovi giocatori conta poco, e di più man mano che diventano abituali prima della fine della stagione.
league-why-weights = Una partita conta tanto meno quanto più spesso vi siete incontrati di recente, e poco contro chi non è un giocatore abituale.
league-why-bests = Una partita conta se almeno metà degli altri al tavolo sono giocatori abituali.
league-why-established = Si diventa giocatori abituali dopo cinque partite classificate, in tre giorni diversi, contro metà dei giocatori abituali: almeno tre, al massimo otto.
league-needs = Per diventare giocatore abituale ti manca ancora: { $needs }.
league-needs-matches =
    { $count ->
        [one] una partita classificata
       *[other] { $count } partite classificate
    }
league-needs-days =
    { $count ->
        [one] un altro giorno di gioco
       *[other] altri { $count } giorni di gioco
    }
league-needs-opponents =
    { $count ->
        [one] un altro avversario abituale
       *[other] altri { $count } avversari abituali
    }
league-empty = In questa classifica non c’è ancora nessuno.
league-provisional = Un punto interrogativo indica un rating provvisorio, basato su poche partite.
league-page = Pagina { $page } di { $pages }
league-higher = Più in alto
league-lower = Più in basso
league-mine = La mia posizione
league-shared = L’ho pubblicato qui per tutti.
league-shared-by = -# Condiviso da { $who }
league-share-barred = Non posso scrivere in questo canale. `/doctor` dice quale permesso manca.
league-choose-board = Scegli una classifica
league-choose-span = Scegli un periodo
league-choose-edition = Scegli le regole
league-alt = { $heading }. { $page }.
league-kept-note = La aggiorno dopo ogni torneo. `/leaderboard` mostra il resto.
league-change-up = su di { $count }
league-change-down = giù di { $count }
league-change-new = nuovo

league-profile-none = { $name } non ha ancora finito nessuna partita su questo server.
league-profile-rating = Rating: **{ $points }**, { $place }º posto su { $people }
league-profile-provisional = Rating: **{ $points }** (provvisorio), { $place }º posto su { $people }
league-profile-unrated = Rating: ancora nessuno. { $why }
league-profile-season = Questa stagione: { $place }º posto in classifica, con { $points }
league-profile-no-rating = Rating: ancora nessuno
league-ratings-changed = Rating: { $changes }
league-rating-change = { $who } { $before } → { $after }
league-profile-matches = Bilancio: { $matches }, { $wins }
league-profile-matches-computers = Bilancio: { $matches }, { $wins } contro persone, { $beaten } contro computer
league-profile-rated =
    { $others ->
        [0] Classificate: tutte
       *[other] Classificate: { $rated } su { $matches }. Una partita non è classificata se è amichevole, se un computer gioca dall’inizio, se è cambiata una regola diversa dalla durata, o se qualcuno ha avuto meno di tre turni.
    }
league-profile-points = Punti per manche: { $figure }
league-profile-best-move = Miglior mossa: { $points }
league-profile-best-match = Miglior partita: { $points }
league-profile-shapes = Figure: { $bridges }, { $hexagons }
league-profile-solo = Record in solitario: { $points }
league-profile-solo-edition = Record in solitario, { $edition }: { $points }
league-profile-tournaments = Tornei: { $titles }, { $podiums }, { $points }; miglior piazzamento: { $place }º posto su { $of }
league-profile-last-tournaments = Ultimi tornei:
league-profile-tournament = - { $date } · **{ $name }**: { $place }º posto su { $of }
league-profile-reliable = Partite portate a termine: { $percent }%
league-style-heading = Stile di gioco · { $matches }
league-style-bridges = Ponti ogni 100 tessere
league-style-hexagons = Esagoni ogni 100 tessere
league-style-draws = Tessere pescate per manche
league-style-rate = { $mean } (± { $error })
league-style-rate-in-words = { $mean }, più o meno { $error }
league-style-line = { $measure }: { $rate }
league-style-alt-line = { $name }: { $facts }.
league-style-spread = di solito da { $low } a { $high }
league-style-alike = rating simile: { $rate }
league-style-note = ± è l’errore standard della media.
league-style-reviewed = Fortuna e abilità per manche · partite analizzate: { $count }
league-style-too-few = Partite analizzate: { $count }. Ne servono almeno { $least } per distinguere la fortuna dall’abilità: premi **Analizza** sotto i tuoi risultati.
league-style-private = Solo tu vedi questa parte.
league-weakness-draws = 💡 Peschi più tessere dei giocatori del tuo livello. Allenati con { $practice }.
league-weakness-bridges = 💡 Formi meno ponti dei giocatori del tuo livello. Allenati con { $practice }.
league-weakness-hexagons = 💡 Completi meno esagoni dei giocatori del tuo livello. Allenati con { $practice }.
league-weakness-choices = 💡 Le tue scelte perdono più punti di quelle degli avversari. Allenati con { $practice }.
league-course = Rating di { $name }
league-course-alt-none = { $name } non ha ancora un rating.
league-course-alt =
    { $count ->
        [one] Il rating di { $name } dopo { $count } partita: { $last }.
       *[other] In { $count } partite { $by ->
            [rose] il rating di { $name } è salito da { $first } a { $last }.
            [fell] il rating di { $name } è sceso da { $first } a { $last }.
           *[stayed] il rating di { $name } è tornato a { $last }.
        }
    }
league-course-alt-ends = Il massimo: { $highest }, dopo la partita { $at_highest }; il minimo: { $lowest }, dopo la partita { $at_lowest }.

league-final = ### 🏆 { $season }: la stagione è finita
league-final-champion = **{ $name }** vince la stagione, con { $points }.
league-final-nobody =
    La stagione non ha un campione. Servono almeno { $matches ->
        [one] una partita classificata
       *[other] { $matches } partite classificate
    } contro almeno { $opponents ->
        [one] un giocatore abituale
       *[other] { $opponents } giocatori abituali
    }, e il primo posto, senza pari merito, tra chi soddisfa queste condizioni.
league-final-row = { $place }\. **{ $name }** · { $points } · rating { $rating }
league-final-more =
    { $count ->
        [one] E un altro.
       *[other] E altri { $count }.
    }
league-final-tournaments = **I tornei della stagione**
league-final-tournament-champion = **{ $name }** vince i tornei della stagione, con { $points }.
league-final-tournament-nobody =
    I tornei non hanno un campione. Servono almeno { $matches ->
        [one] una partita classificata
       *[other] { $matches } partite classificate
    } contro almeno { $opponents ->
        [one] un giocatore abituale
       *[other] { $opponents } giocatori abituali
    }, e il primo posto nei punti torneo, senza pari merito, tra chi soddisfa queste condizioni.
league-final-tournament-row = { $place }\. **{ $name }** · { $points } · { $tournaments }
league-final-new = Comincia una nuova stagione, e la sua classifica è vuota. I rating restano, e per un po’ cambiano più in fretta.
league-final-role = Il ruolo { $role } va a { $name }.
league-final-no-role = Non ho potuto dare il ruolo { $role } al campione: mi serve il permesso Gestisci ruoli, e il mio ruolo deve stare sopra quello.
league-final-moderating-role = { $name } non ha ricevuto il ruolo { $role }, che ora dà permessi di moderazione. Scegli un altro ruolo con `/settings`.
league-final-role-gone = { $name } non ha ricevuto il ruolo del campione, perché quel ruolo è stato eliminato. Scegline un altro con `/settings`.

league-season-month = ogni mese
league-season-quarter = ogni trimestre
league-season-none = nessuna
league-settings-season = Stagioni: { $season }
league-settings-channel = Classifica finale: { $channel }
league-settings-last-channel = Classifica finale: dove si è giocata l’ultima partita
league-settings-leaderboard = Classifica: sempre aggiornata in { $channel }. Per smettere, elimina lì il mio messaggio
league-settings-leaderboard-barred = Classifica: non posso ancora pubblicarla in { $channel }. `/doctor` dice quale permesso manca
league-settings-role = Ruolo del campione: { $role }
league-settings-no-role = Ruolo del campione: nessuno
league-settings-tournament-role = Ruolo del campione dei tornei: { $role }
league-settings-no-tournament-role = Ruolo del campione dei tornei: nessuno
league-settings-rights = Per dare il ruolo a un campione, mi serve il permesso Gestisci ruoli, e il mio ruolo deve stare sopra quello.
league-settings-not-yours = Non è cambiato nulla: per scegliere il ruolo dei campioni, serve anche a te il permesso Gestisci ruoli.
league-settings-moderating-role = Non è cambiato nulla: quel ruolo dà permessi di moderazione. Il ruolo del campione dovrebbe solo mostrare chi ha vinto.
league-settings-not-below-yours = Non è cambiato nulla: per scegliere il ruolo dei campioni, il tuo ruolo più alto deve stare sopra di esso nell’elenco dei ruoli del server.
league-settings-not-below-mine = Non è cambiato nulla: posso dare solo ruoli che stanno sotto il mio. Sposta il mio ruolo sopra quello nell’elenco dei ruoli del server, poi sceglilo di nuovo.
league-settings-unassignable = Non è cambiato nulla: quel ruolo è gestito automaticamente e non si può dare ai membri. Scegline uno creato su questo server.

league-void-choice-voided = Annullato · { $day } · { $scores }
league-void-said = ⚖️ **{ $moderator }** ha annullato un risultato, che quindi non conta più: la partita tra { $players } ({ $date }). Motivo: { $reason }
league-void-said-restored = ⚖️ **{ $moderator }** ha ripristinato un risultato, che quindi conta di nuovo: la partita tra { $players } ({ $date }). Motivo: { $reason }
league-void-done = Il risultato è annullato. Rating e classifiche sono ricalcolati come se la partita non fosse stata giocata, partite successive comprese. I messaggi finali delle stagioni passate restano come sono. Per tornare indietro, usa `/void-result` con `restore`.
league-void-done-restored = Il risultato conta di nuovo. Rating e classifiche sono ricalcolati tenendone conto, partite successive comprese. I messaggi finali delle stagioni passate restano come sono.
league-void-told = Questo canale è stato avvisato.
league-void-unsaid = Però non ho potuto scrivere in questo canale: avvisa tu i giocatori.
league-void-tournament-undecided = La partita fa parte del torneo **{ $name }**: ora un organizzatore deve decidere il tavolo { $table }, e il canale del torneo lo sa.
league-void-tournament-decided = La partita fa parte del torneo **{ $name }**: un organizzatore aveva già deciso il tavolo { $table }, e la decisione resta valida.
league-void-tournament-standings = La partita fa parte del torneo **{ $name }**: la sua classifica è stata ricalcolata, e il canale del torneo lo sa.
league-void-record = ⚖️ Questo risultato non conta: **{ $moderator }** lo ha annullato ({ $date }). Motivo: { $reason }
league-void-profile = ⚖️ Non conta: la partita tra { $players } ({ $date }). **{ $moderator }** ne ha annullato il risultato: { $reason }
league-void-moderators = Non è cambiato nulla: solo i moderatori possono annullare un risultato, e per farlo serve il permesso Gestisci messaggi.
league-void-own = Non è cambiato nulla: a quella partita hai partecipato anche tu. Chiedi a un moderatore che non ha giocato.
league-void-unknown = Non trovo quel risultato su questo server. Scegli una delle proposte, o scrivi il numero che è nel nome del file del resoconto.
league-void-already = **{ $moderator }** ha già annullato quel risultato. Motivo: { $reason }
    Per farlo contare di nuovo, usa `/void-result` con `restore`.
league-void-counts = Quel risultato conta, quindi non c’è niente da ripristinare.
