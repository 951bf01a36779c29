### /learn: la primera lección, y después el entrenador.

lesson-title = **Primera lección, paso { $step } de { $steps }:** { $name }
lesson-name-side = qué lado encaja
lesson-name-corner = cada punta cuenta
lesson-name-bridge = el puente
lesson-name-hexagon = el hexágono
lesson-name-draw = lo que cuesta robar
lesson-name-out = la última ficha

lesson-welcome = Hola. Puedes parar cuando quieras: con `/learn` sigues donde lo dejaste.
lesson-resumed = Hola otra vez. Seguimos donde lo dejaste.

lesson-task-side = Dos fichas pueden compartir un lado si los números coinciden en los dos extremos. Tu { $tile } encaja en un solo lado de la ficha del tablero. ¿En qué casilla va?
lesson-task-corner = Los números tienen que coincidir en todas las puntas de tu ficha que tocan otras; a veces son las tres. ¿Dónde encaja tu { $tile }?
lesson-task-bridge = Un puente une dos partes del tablero: coinciden un lado y la punta opuesta. Vale { $points } extra. ¿Qué jugada forma un puente?
lesson-task-hexagon = Seis fichas alrededor de un punto forman un hexágono. La que lo completa vale { $points } extra. ¿Qué jugada completa uno?
lesson-task-draw = Ninguna de tus fichas encaja en este tablero. ¿Qué puedes hacer?
lesson-task-out = Es tu última ficha. Si la colocas, se acaba la ronda y ganas { $bonus }, más los puntos del otro soporte. ¿Qué haces?
lesson-spot = Casilla { $spot }: { $detail }

lesson-right = **Eso es.** { $what }
lesson-why-side = En los dos extremos del lado común, los números coinciden.
lesson-why-corner = Donde se tocan las puntas, los números tienen que coincidir. En el hueco, una punta no coincidiría.
lesson-scores-less = Se puede (**{ $points }**), pero otra respuesta vale más: prueba otra vez.
lesson-no-pass = Todavía no puedes pasar: quedan fichas en el bote. Prueba otra vez.

lesson-done = Era el último paso. Muy bien hecho. Ahora juega una ronda contra una máquina fácil: durante tres turnos, un entrenador te dice cuál es la mejor jugada y por qué.
lesson-end = Fin de la lección. Juega una ronda contra una máquina fácil: durante tres turnos, un entrenador te dice cuál es la mejor jugada y por qué.

lesson-moved-on = Ya vas más adelante. Este es tu paso actual.
lesson-none = No encuentro esa lección. Empieza otra con `/learn`.
lesson-not-yours = Esa lección es de otra persona. Empieza la tuya con `/learn`.

lesson-button-learn = Aprender a jugar
lesson-button-next = Siguiente paso
lesson-button-skip = Saltar este paso
lesson-button-skip-all = Saltar todo
lesson-button-again = Empezar de nuevo
lesson-button-first-round = Jugar la primera ronda

lesson-coach = 🎓 **Entrenador:** { $what }
lesson-coach-leaves = Era mi último consejo: ahora juegas tú. Si dudas, **Pista** te ayuda.
