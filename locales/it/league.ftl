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
league-why-rated = Una partita è classificata se non è amichevole, se giocano almeno due persone, se nessun computer gioca dall’inizio e se nessuna regola è cambiata, tranne la durata.
league-why-rounds =
    { $rounds ->
        [one] Entri in classifica dopo una manche.
       *[other] Entri in classifica dopo { $rounds } manche.
    } Le tue due partite migliori non contano, quindi te ne servono almeno tre.
league-why-solo = Per fare un record, gioca in solitario una manche senza cambiare le regole: usa `/play`, poi premi **Avvia**.
league-why-no-solo = Con queste regole non ci sono record in solitario.
league-why-tournament-points = In un torneo ottieni un punto per ogni giocatore abituale che finisce dietro di te e un decimo di punto per ogni altro giocatore, ma solo se entrambi giocate almeno metà del torneo. { $best ->
        [one] Conta solo il tuo miglior torneo.
       *[other] Contano solo i tuoi { $best } migliori tornei.
    }
league-why-tournaments =
    { $least ->
        [one] Un torneo conta se almeno una persona ne gioca metà.
       *[other] Un torneo conta se almeno { $least } persone ne giocano metà.
    } Un torneo tra nuovi giocatori conta poco, a meno che non diventino giocatori abituali prima della fine della stagione.
league-why-weights = Più spesso hai giocato di recente contro le stesse persone, meno conta una partita contro di loro. Contro chi non è un giocatore abituale conta poco.
league-why-bests = Una partita conta solo se almeno metà degli altri al tavolo sono giocatori abituali.
league-why-established = Si diventa giocatori abituali dopo cinque partite classificate, in almeno tre giorni diversi, contro metà dei giocatori abituali di questo server: almeno tre, ma non ne servono mai più di otto.
league-needs = Per diventare giocatore abituale, ecco che cosa ti manca: { $needs }.
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
        [one] un altro giocatore abituale come avversario
       *[other] altri { $count } giocatori abituali come avversari
    }
league-empty = In questa classifica non c’è ancora nessuno.
league-provisional = Un punto interrogativo indica un rating provvisorio, basato su poche partite.
league-page = Pagina { $page } di { $pages }
league-higher = Più in alto
league-lower = Più in basso
league-mine = La mia posizione
league-shared = Ho pubblicato il messaggio qui: ora lo vedono tutti.
league-shared-by = -# Condiviso da { $who }
league-share-barred = Non posso scrivere in questo canale. `/doctor` dice quale permesso manca.
league-choose-board = Scegli una classifica
league-choose-span = Scegli un periodo
league-choose-edition = Scegli le regole
league-alt = { $heading }. { $page }.
league-kept-note = La aggiorno dopo ogni torneo. `/leaderboard` mostra il resto.
league-change-up = sale di { $count }
league-change-down = scende di { $count }
league-change-new = new entry

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
       *[other] Classificate: { $rated } su { $matches }. Una partita non è classificata se è amichevole, se un computer gioca dall’inizio, se è cambiata una regola che non sia la durata, o se qualcuno gioca meno di tre turni.
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
league-style-alike = chi ha un rating simile: { $rate }
league-style-note = ± indica quanto è incerta una media.
league-style-reviewed = Fortuna e abilità per manche · partite analizzate: { $count }
league-style-too-few = Partite analizzate: { $count }. Ne servono almeno { $least } per distinguere la fortuna dall’abilità: premi **Analizza** sotto i tuoi risultati.
league-style-private = Solo tu vedi questa parte.
league-weakness-draws = 💡 Peschi più tessere dei giocatori del tuo livello. Allenati con { $practice }.
league-weakness-bridges = 💡 Fai meno ponti dei giocatori del tuo livello. Allenati con { $practice }.
league-weakness-hexagons = 💡 Completi meno esagoni dei giocatori del tuo livello. Allenati con { $practice }.
league-weakness-choices = 💡 Con le tue scelte perdi più punti dei tuoi avversari. Allenati con { $practice }.
league-course = Rating di { $name }
league-course-alt-none = { $name } non ha ancora un rating.
league-course-alt =
    { $count ->
        [one] Il rating di { $name } dopo { $count } partita: { $last }.
       *[other] In { $count } partite { $by ->
            [rose] il rating di { $name } è salito da { $first } a { $last }.
            [fell] il rating di { $name } è sceso da { $first } a { $last }.
           *[stayed] il rating di { $name } è tornato al punto di partenza: { $last }.
        }
    }
league-course-alt-ends = Il massimo: { $highest }, dopo la partita { $at_highest }; il minimo: { $lowest }, dopo la partita { $at_lowest }.

league-final = ### 🏆 { $season }: la stagione è finita
league-final-champion = **{ $name }** vince la stagione con { $points }!
league-final-nobody = Questa volta non c’è un campione. Per vincere il titolo servono almeno { $matches ->
        [one] una partita classificata
       *[other] { $matches } partite classificate
    }, almeno { $opponents ->
        [one] un giocatore abituale come avversario
       *[other] { $opponents } giocatori abituali come avversari
    }, e più punti in classifica di chiunque altro abbia questi requisiti.
league-final-row = { $place }\. **{ $name }** · { $points } · rating { $rating }
league-final-more =
    { $count ->
        [one] E un altro.
       *[other] E altri { $count }.
    }
league-final-tournaments = **I tornei della stagione**
league-final-tournament-champion = **{ $name }** vince i tornei della stagione, con { $points }.
league-final-tournament-nobody = Questa volta non c’è un campione dei tornei. Per vincere il titolo servono almeno { $matches ->
        [one] una partita classificata
       *[other] { $matches } partite classificate
    }, almeno { $opponents ->
        [one] un giocatore abituale come avversario
       *[other] { $opponents } giocatori abituali come avversari
    }, e più punti torneo di chiunque altro abbia questi requisiti.
league-final-tournament-row = { $place }\. **{ $name }** · { $points } · { $tournaments }
league-final-new = Comincia una nuova stagione: in classifica tutti ripartono da zero. I rating restano, e per un po’ cambiano più in fretta.
league-final-role = Il ruolo { $role } va a { $name }.
league-final-no-role = Non ho potuto dare il ruolo { $role } al campione: mi serve il permesso **Gestisci ruoli**, e il mio ruolo deve stare sopra quello.
league-final-moderating-role = { $name } non ha ricevuto il ruolo { $role }, che ora dà permessi di moderazione. Scegli un altro ruolo con `/settings`.
league-final-role-gone = { $name } non ha ricevuto il ruolo del campione, perché quel ruolo è stato eliminato. Scegline un altro con `/settings`.

league-season-month = ogni mese
league-season-quarter = ogni trimestre
league-season-none = nessuna
league-settings-season = Stagioni: { $season }
league-settings-channel = Classifica finale: { $channel }
league-settings-last-channel = Classifica finale: dove si è giocata l’ultima partita
league-settings-leaderboard = Classifica: sempre aggiornata in { $channel }. Per disattivarla, elimina il mio messaggio in quel canale.
league-settings-leaderboard-barred = Classifica: non posso ancora pubblicarla in { $channel }. `/doctor` dice quale permesso manca.
league-settings-role = Ruolo del campione: { $role }
league-settings-no-role = Ruolo del campione: nessuno
league-settings-tournament-role = Ruolo del campione dei tornei: { $role }
league-settings-no-tournament-role = Ruolo del campione dei tornei: nessuno
league-settings-rights = Per dare ai campioni il loro ruolo, mi serve il permesso **Gestisci ruoli**, e il mio ruolo deve stare sopra il ruolo del campione nell’elenco dei ruoli del server.
league-settings-not-yours = Non è cambiato nulla: per scegliere il ruolo dei campioni, serve anche a te il permesso **Gestisci ruoli**.
league-settings-moderating-role = Non è cambiato nulla: quel ruolo dà permessi di moderazione. Il ruolo del campione dovrebbe solo mostrare chi ha vinto.
league-settings-not-below-yours = Non è cambiato nulla: per dare ai campioni quel ruolo, il tuo ruolo più alto deve stargli sopra nell’elenco dei ruoli del server.
league-settings-not-below-mine = Non è cambiato nulla: posso dare solo ruoli che stanno sotto il mio. Sposta il mio ruolo sopra quello nell’elenco dei ruoli del server, poi sceglilo di nuovo.
league-settings-unassignable = Non è cambiato nulla: quel ruolo è gestito automaticamente e non si può dare ai membri. Scegline uno creato su questo server.

league-void-choice-voided = Annullato · { $day } · { $scores }
league-void-said = ⚖️ **{ $moderator }** ha annullato la partita tra { $players } ({ $date }), che quindi non conta più. Motivo: { $reason }
league-void-said-restored = ⚖️ **{ $moderator }** ha ripristinato la partita tra { $players } ({ $date }), che quindi conta di nuovo. Motivo: { $reason }
league-void-done = Il risultato è annullato. Ho ricalcolato rating e classifiche come se la partita non fosse stata giocata. Le classifiche finali già pubblicate delle stagioni passate restano come sono. Per tornare indietro, usa `/void-result` con `restore`.
league-void-done-restored = Il risultato conta di nuovo, e ho ricalcolato rating e classifiche. Le classifiche finali già pubblicate delle stagioni passate restano come sono.
league-void-told = Ho pubblicato un avviso in questo canale.
league-void-unsaid = Però non ho potuto scrivere in questo canale: avvisa tu i giocatori.
league-void-tournament-undecided = La partita fa parte del torneo **{ $name }**. Ho scritto nel canale del torneo che ora un organizzatore deve decidere il risultato del tavolo { $table }.
league-void-tournament-decided = La partita fa parte del torneo **{ $name }**. Un organizzatore aveva già deciso il risultato del tavolo { $table }, che resta valido.
league-void-tournament-standings = La partita fa parte del torneo **{ $name }**. Ho aggiornato la classifica del torneo e pubblicato un avviso nel suo canale.
league-void-record = ⚖️ Questo risultato non conta: **{ $moderator }** lo ha annullato ({ $date }). Motivo: { $reason }
league-void-profile = ⚖️ Non conta: la partita tra { $players } ({ $date }). **{ $moderator }** ne ha annullato il risultato. Motivo: { $reason }
league-void-moderators = Non è cambiato nulla: per annullare un risultato serve il permesso **Gestisci messaggi**.
league-void-own = Non è cambiato nulla: a quella partita hai partecipato anche tu. Chiedi a un moderatore che non ha giocato.
league-void-unknown = Non trovo quel risultato su questo server. Scegli una delle proposte, o scrivi il numero che è nel nome del file del resoconto.
league-void-already = **{ $moderator }** ha già annullato quel risultato. Motivo: { $reason }
    Per farlo contare di nuovo, usa `/void-result` con `restore`.
league-void-counts = Quel risultato conta, quindi non c’è niente da ripristinare.
