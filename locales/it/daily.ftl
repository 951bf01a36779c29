### /daily: la manche e il rompicapo del giorno.

daily-command = Gioca la manche o il rompicapo del giorno, uguali per tutti
daily-command-deal = Gioca la manche del giorno: in solitario, con le stesse tessere per tutti
daily-command-puzzle = Risolvi il rompicapo del giorno: tre turni senza pescare, facendo più punti possibile

daily-title-deal = **Manche del giorno { $number }**
daily-title-puzzle = **Rompicapo del giorno { $number }**
daily-goal-deal = Una manche in solitario, con le stesse tessere per tutti. Fai più punti che puoi.
daily-goal-puzzle = Posiziona una tessera in ciascuno dei tre turni, senza pescare. Fai più punti che puoi.
daily-rules = Regole: { $edition }
daily-free = Questo tentativo è libero e non conta.
daily-until = Fine del tuo tentativo: { $when }
daily-turn = Turno { $turn } di { $turns } · i tuoi punti: { $points }

daily-hint-tile = **Suggerimento:** la migliore sequenza di tre mosse inizia con { $tile }.
daily-hint-spot = **Suggerimento:** la migliore sequenza di tre mosse inizia con { $tile } nella casella { $spot }.

daily-end = I tuoi punti: **{ $points }**
daily-end-best = I tuoi punti: **{ $points }**. Hai trovato la migliore sequenza di tre mosse.
daily-end-below = I tuoi punti: **{ $points }**. La migliore sequenza di tre mosse vale **{ $best }**.
daily-ended-with-day = La giornata è finita, quindi il tuo tentativo si chiude con i punti fatti fin qui.
daily-first = Oggi nessuno ha finito prima di te.
daily-ahead = Giocatori di oggi che hai superato finora: { $percent }%
daily-ahead-final = Giocatori di quel giorno che hai superato: { $percent }%
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

daily-solution = **Soluzione del rompicapo { $number }:** { $points }
daily-solution-later = Mostrerò la soluzione a fine giornata: { $when }
daily-review-later = Analizzerò le tue scelte a fine giornata: { $when }
daily-moved-on = Nel frattempo hai continuato a giocare. Ecco a che punto sei.
daily-none = Non trovo questo tentativo. Inizia quello di oggi con `/daily deal` o `/daily puzzle`.
daily-over = Quel giorno è finito. Gioca quello di oggi con `/daily deal` o `/daily puzzle`.
daily-not-yours = Questo tentativo è di un’altra persona. Inizia il tuo con `/daily deal` o `/daily puzzle`.
daily-shared-before = Hai già condiviso questo risultato.
