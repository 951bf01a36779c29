### /daily: la manche e il rompicapo del giorno.

daily-command = Gioca la manche o il rompicapo del giorno, uguali per tutti
daily-command-deal = Gioca la manche del giorno: in solitaria, con le stesse tessere per tutti
daily-command-puzzle = Risolvi il rompicapo del giorno: tre turni senza pescare, con più punti possibile

daily-title-deal = **Manche del giorno { $number }**
daily-title-puzzle = **Rompicapo del giorno { $number }**
daily-goal-deal = Una manche in solitaria, con le stesse tessere per tutti. Fai più punti che puoi.
daily-goal-puzzle = Posiziona una tessera in ciascuno dei tre turni, senza pescare. Fai più punti che puoi.
daily-rules = Regole: { $edition }
daily-free = Questo tentativo è libero e non conta.
daily-until = Il tuo tentativo finisce: { $when }
daily-turn = Turno { $turn } di { $turns } · i tuoi punti: { $points }

daily-hint-tile = **Suggerimento:** le tre mosse migliori iniziano con { $tile }.
daily-hint-spot = **Suggerimento:** le tre mosse migliori iniziano con { $tile } sulla casella { $spot }.

daily-end = I tuoi punti: **{ $points }**
daily-end-best = I tuoi punti: **{ $points }**. Hai trovato le tre mosse migliori.
daily-end-below = I tuoi punti: **{ $points }**. Le tre mosse migliori valgono **{ $best }**.
daily-ended-with-day = Il giorno è finito, quindi il tuo tentativo si chiude con i punti fatti fin qui.
daily-first = Oggi nessuno ha finito prima di te.
daily-ahead = Finora il { $percent }% degli altri giocatori di oggi ha fatto meno punti.
daily-ahead-final = Quel giorno il { $percent }% degli altri giocatori ha fatto meno punti.
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
daily-button-again = Riprova

daily-solution = **Soluzione del rompicapo { $number }:** { $points }
daily-solution-later = Mostro la soluzione quando il giorno è chiuso: { $when }
daily-moved-on = Nel frattempo hai giocato altre mosse. Ecco la situazione adesso.
daily-none = Non trovo questo tentativo. Inizia quello di oggi con `/daily deal` o `/daily puzzle`.
daily-over = Quel giorno è finito. Gioca quello di oggi con `/daily deal` o `/daily puzzle`.
daily-not-yours = Qui gioca un’altra persona. Inizia il tuo tentativo con `/daily deal` o `/daily puzzle`.
daily-shared-before = Hai già condiviso questo risultato.
