### /daily: la manche e il rompicapo del giorno.

daily-command = Gioca la manche o risolvi il rompicapo del giorno, uguali per tutti
daily-command-deal = Gioca la manche del giorno: in solitario, con le stesse tessere per tutti
daily-command-puzzle = Risolvi il rompicapo del giorno: tre turni senza pescare, facendo più punti possibile
daily-command-calendar = Vedi i giorni in cui hai giocato e gioca quelli passati
daily-option-date = Un giorno passato (non conta), per esempio 2026-11-27
daily-option-channel = Il canale in cui pubblico i giochi del giorno, con i risultati del giorno prima
daily-option-hour = A che ora pubblico i giochi del giorno, in UTC: da 1 a 23 (6 se non scegli)
daily-option-reminder = A che ora ti ricordo i giochi del giorno, se non hai ancora giocato (mai, se non scegli)

daily-title-deal = **Manche del giorno { $number }**
daily-title-puzzle = **Rompicapo del giorno { $number }**
daily-goal-deal = Una manche in solitario, con le stesse tessere per tutti. Fai più punti che puoi.
daily-goal-puzzle = Posiziona una tessera in ciascuno dei tre turni, senza pescare. Fai più punti che puoi.
daily-rules = Regole: { $edition }
daily-free = È un tentativo di prova: non conta.
daily-until = Scadenza del tentativo: { $when }
daily-proof-hash = -# Prova che il gioco di questo giorno è fissato in anticipo: l’hash SHA-256 del suo seme segreto comincia con { $hash }
daily-proof-seed = -# Prova che il gioco di questo giorno era fissato in anticipo: il suo seme è { $seed } e l’hash SHA-256 del seme è { $hash }
daily-after-deletion = Oggi avevi già iniziato questo gioco prima di cancellare i tuoi dati, quindi questo tentativo non conta.
daily-turn = Turno { $turn } di { $turns } · i tuoi punti: { $points }

daily-hint-tile = **Suggerimento:** la migliore sequenza di tre mosse inizia con { $tile }.
daily-hint-spot = **Suggerimento:** la migliore sequenza di tre mosse inizia con { $tile } nella casella { $spot }.

daily-end = Hai fatto **{ $points }**.
daily-end-best = Hai fatto **{ $points }**: hai trovato la migliore sequenza di tre mosse.
daily-end-below = Hai fatto **{ $points }**. La migliore sequenza di tre mosse vale **{ $best }**.
daily-ended-with-day = La giornata è finita, quindi il tuo tentativo si chiude con i punti fatti fin qui.
daily-first = Oggi nessuno ha finito prima di te.
daily-ahead = Altri giocatori di oggi con meno punti di te, per ora: { $percent }%
daily-ahead-final = Altri giocatori di quel giorno con meno punti di te: { $percent }%
daily-computers = Computer con le stesse tessere: { $list }
daily-streak = Giorni di fila: { $count }
daily-copy = Per condividere il risultato, copia questa riga:

daily-line-deal = Triominos, manche del giorno { $number } · { $points } · { $marks }
daily-line-puzzle = Triominos, rompicapo del giorno { $number } · { $points } su { $best } · { $marks }
daily-line-hexagons =
    { $count ->
        [one] { $line } · { $count } esagono
       *[other] { $line } · { $count } esagoni
    }
daily-line-hints =
    { $count ->
        [one] { $line } · { $count } suggerimento
       *[other] { $line } · { $count } suggerimenti
    }

daily-button-solution = Mostra la soluzione
daily-button-yesterday = La soluzione di ieri
daily-button-yesterday-review = L’analisi di ieri
daily-button-again = Riprova
daily-button-deal = Gioca la manche
daily-button-puzzle = Risolvi il rompicapo
daily-button-earlier-month = Mese precedente
daily-button-later-month = Mese successivo
daily-button-end-reminders = Basta promemoria
daily-button-show-me = Mostrami nei risultati
daily-button-hide-me = Non mostrarmi nei risultati

daily-solution = **Soluzione del rompicapo { $number }:** { $points }
daily-solution-later = Ti mostro la soluzione a fine giornata: { $when }
daily-review-later = Analizzo le tue scelte a fine giornata: { $when }
daily-moved-on = Nel frattempo hai continuato a giocare. Ecco a che punto sei.
daily-none = Non trovo questo tentativo. Inizia quello di oggi con `/daily deal` o `/daily puzzle`.
daily-not-yours = Questo tentativo è di un’altra persona. Inizia il tuo con `/daily deal` o `/daily puzzle`.
daily-shared-before = Hai già condiviso questo risultato.

daily-weekdays = lun mar mer gio ven sab dom
daily-legend-deal = Manche
daily-legend-puzzle = Rompicapo
daily-legend-forgiven = Serie salva
daily-calendar-deals = Manche giocate nei giorni: { $days }
daily-calendar-puzzles = Rompicapi giocati nei giorni: { $days }
daily-calendar-forgiven = Giorni saltati, ma la serie continua: { $days }
daily-calendar-none = In questo mese non hai giocato.
daily-choose-day = Scegli un giorno da giocare: { $first }–{ $last }

daily-archive-day = **{ $date }, giorno { $number }.** A che cosa vuoi giocare? I giochi dei giorni passati non contano.
daily-archive-days = Per quel giorno non c’è nessun gioco. Puoi scegliere un giorno qualsiasi tra { $first } e { $last }.
daily-archive-empty = Non ci sono ancora giochi di giorni passati. Quelli di oggi saranno i primi, a giornata finita.
daily-bad-date = Non riesco a leggere questa data. Scrivila così: `2026-11-27`

daily-reminder = La manche e il rompicapo del giorno ti aspettano.
daily-reminder-on = Giochi del giorno: promemoria alle { $hour } ({ $zone })
daily-reminder-off = Giochi del giorno: nessun promemoria
daily-reminder-none = mai
daily-reminder-zone = Mi serve il tuo fuso orario. Usa le due opzioni insieme, per esempio `daily:{ $hour } timezone:Europe/Rome`.
daily-reminder-hello = Qui ti ricorderò la manche e il rompicapo del giorno. Per cambiare, usa `/preferences daily:`.

daily-shown = Da adesso il tuo nome e i tuoi punti compaiono nei risultati del giorno di questo server.
daily-hidden = Non compari più nei risultati del giorno di questo server.
daily-not-posted = Questo server non pubblica più i risultati del giorno.
daily-hour-needs-channel = Qui non pubblico ancora i giochi del giorno. Per impostare l’ora, scegli anche un canale con l’opzione `daily`.
daily-settings-on = Giochi del giorno: in { $channel }, ogni giorno alle { $time }. Per disattivarli, elimina il mio ultimo messaggio con i giochi del giorno.
daily-settings-barred = Giochi del giorno: non posso ancora pubblicarli in { $channel }. `/doctor` dice quale permesso manca.
daily-post-title = **Giochi del giorno { $number }** · { $date }
daily-post-deal = **Manche** · giocatori finora su tutti i server: { $count }
daily-post-puzzle = **Rompicapo** · giocatori finora su tutti i server: { $count }
daily-post-yesterday = **Risultati del giorno prima ({ $number })**
daily-post-deal-final = **Manche** · giocatori su tutti i server: { $count }
daily-post-puzzle-final = **Rompicapo** · giocatori su tutti i server: { $count } · massimo possibile: { $best }
daily-post-row = { $place }. { $who }: { $points }
daily-post-listed = -# Compaiono solo i giocatori che l’hanno scelto, con il pulsante sotto il proprio risultato.
