### /learn: i primi passi, e poi l’allenatore.

lesson-title = **Primi passi, { $step } di { $steps }:** { $name }
lesson-name-side = quale lato combacia
lesson-name-corner = ogni angolo conta
lesson-name-bridge = il ponte
lesson-name-hexagon = l’esagono
lesson-name-draw = quanto costa pescare
lesson-name-out = l’ultima tessera

lesson-welcome = Ciao. Puoi fermarti quando vuoi: `/learn` ti riporta allo stesso punto.
lesson-resumed = Ciao di nuovo. Si riprende da qui.

lesson-task-side = Due tessere possono condividere un lato se i numeri ai suoi estremi sono uguali. La tua { $tile } combacia con un solo lato della tessera sul tabellone. In quale casella?
lesson-task-corner = Dove gli angoli si toccano, i numeri devono essere uguali, a volte a tutti e tre gli angoli. Dove combacia la tua { $tile }?
lesson-task-bridge = Un ponte unisce due parti del tabellone: combaciano un lato e anche l’angolo opposto. Vale { $points } in più. Quale mossa fa un ponte?
lesson-task-hexagon = Sei tessere attorno a un punto sono un esagono. La tessera che lo completa vale { $points } in più. Quale mossa ne completa uno?
lesson-task-draw = Nessuna delle tue tessere combacia su questo tabellone. Che cosa puoi fare?
lesson-task-out = È la tua ultima tessera. Se la posizioni, la manche finisce e ottieni { $bonus } più i punti dell’altro leggio. Che cosa fai?
lesson-spot = Casella { $spot }: { $detail }

lesson-right = **Giusto.** { $what }
lesson-why-side = Ai due estremi del lato comune, i numeri sono uguali.
lesson-why-corner = A ogni angolo i numeri sono uguali. Nel vuoto, un angolo non combaciava.
lesson-scores-less = Si può fare, per **{ $points }**. Ma un’altra risposta vale di più: riprova.
lesson-no-pass = Puoi passare solo se le tessere avanzate sono finite, e ce ne sono ancora. Riprova.

lesson-done = Era l’ultimo passo, complimenti. Ora gioca una manche contro un computer facile: per tre turni un allenatore ti dice la mossa migliore e perché.
lesson-end = I primi passi sono finiti. Gioca una manche contro un computer facile: per tre turni un allenatore ti dice la mossa migliore e perché.

lesson-moved-on = Nel frattempo hai fatto altri passi. Ecco a che punto sei.
lesson-none = Non trovo questi primi passi. Cominciali con `/learn`.
lesson-not-yours = Questi primi passi sono di un’altra persona. Comincia i tuoi con `/learn`.

lesson-button-learn = Impara il gioco
lesson-button-next = Passo successivo
lesson-button-skip = Salta questo passo
lesson-button-skip-all = Salta tutto
lesson-button-again = Ricomincia
lesson-button-first-round = Gioca una prima manche

lesson-coach = 🎓 **Allenatore:** { $what }
lesson-coach-leaves = Era il mio ultimo consiglio: ora tocca a te. Se hai un dubbio, usa **Suggerimento**.
