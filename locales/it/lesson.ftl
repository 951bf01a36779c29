### /learn: la prima lezione, e poi l’allenatore.

lesson-title = **Prima lezione, passo { $step } di { $steps }:** { $name }
lesson-name-side = quale lato combacia
lesson-name-corner = ogni angolo conta
lesson-name-bridge = il ponte
lesson-name-hexagon = l’esagono
lesson-name-draw = quanto costa pescare
lesson-name-out = l’ultima tessera

lesson-welcome = Ciao. Puoi fermarti quando vuoi: `/learn` ti riporta allo stesso punto.
lesson-resumed = Eccoti di nuovo. Riprendiamo da qui.

lesson-task-side = Puoi mettere due tessere lato contro lato se i numeri alle due estremità sono uguali. La tua { $tile } combacia con un solo lato della tessera sul tabellone. In quale casella?
lesson-task-corner = Dove gli angoli si toccano, i numeri devono essere uguali, e a volte si toccano tutti e tre. Dove combacia la tua { $tile }?
lesson-task-bridge = Un ponte unisce due parti del tabellone: combaciano un lato e anche l’angolo opposto. Vale { $points } in più. Quale mossa fa un ponte?
lesson-task-hexagon = Sei tessere intorno a un punto formano un esagono. La tessera che lo completa vale { $points } in più. Quale mossa ne completa uno?
lesson-task-draw = Nessuna delle tue tessere combacia su questo tabellone. Che cosa puoi fare?
lesson-task-out = È la tua ultima tessera. Se la posizioni, la manche finisce e ottieni { $bonus } più i punti dell’altro leggio. Che cosa fai?
lesson-spot = Casella { $spot }: { $detail }

lesson-right = **Giusto.** { $what }
lesson-why-side = Alle due estremità del lato comune, i numeri sono uguali.
lesson-why-corner = Dove gli angoli si toccano, i numeri devono essere uguali. Nello spazio in mezzo, un angolo non combacerebbe.
lesson-scores-less = Si può fare (**{ $points }**), ma un’altra risposta vale di più. Riprova.
lesson-no-pass = Non puoi ancora passare il turno: ci sono ancora tessere avanzate. Riprova.

lesson-done = Era l’ultimo passo, complimenti. Ora gioca una manche contro un computer facile: per tre turni un allenatore ti dice la mossa migliore e perché.
lesson-end = La lezione è finita. Gioca una manche contro un computer facile: per tre turni un allenatore ti dice la mossa migliore e perché.

lesson-moved-on = Nel frattempo hai continuato. Ecco a che punto sei.
lesson-none = Non trovo questa lezione. Cominciane una nuova con `/learn`.
lesson-not-yours = Questa lezione è di un’altra persona. Comincia la tua con `/learn`.

lesson-button-learn = Impara il gioco
lesson-button-next = Passo successivo
lesson-button-skip = Salta questo passo
lesson-button-skip-all = Salta la lezione
lesson-button-again = Ricomincia
lesson-button-first-round = Gioca la prima manche

lesson-coach = 🎓 **Allenatore:** { $what }
lesson-coach-leaves = Era il mio ultimo consiglio: da qui in poi fai tu. Se hai un dubbio, usa **Suggerimento**.
