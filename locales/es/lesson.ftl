### /learn: los primeros pasos, y después el entrenador.

lesson-title = **Primeros pasos, { $step } de { $steps }:** { $name }
lesson-name-side = qué lado encaja
lesson-name-corner = cada punta cuenta
lesson-name-bridge = el puente
lesson-name-hexagon = el hexágono
lesson-name-draw = lo que cuesta robar
lesson-name-out = la última ficha

lesson-welcome = Hola. Puedes parar cuando quieras: `/learn` te trae de vuelta al mismo punto.
lesson-resumed = Hola otra vez. Seguimos donde lo dejaste.

lesson-task-side = Dos fichas pueden compartir un lado si los números de sus dos extremos son iguales. Tu { $tile } encaja en un solo lado de la ficha del tablero. ¿En qué casilla?
lesson-task-corner = Donde se tocan las puntas, los números tienen que ser iguales, a veces en las tres. ¿Dónde encaja tu { $tile }?
lesson-task-bridge = Un puente une dos partes del tablero: encaja un lado y también la punta opuesta. Vale { $points } extra. ¿Qué jugada hace un puente?
lesson-task-hexagon = Seis fichas alrededor de un punto forman un hexágono. La que lo completa vale { $points } extra. ¿Qué jugada completa uno?
lesson-task-draw = Ninguna de tus fichas encaja en este tablero. ¿Qué puedes hacer?
lesson-task-out = Es tu última ficha. Si la colocas, se acaba la ronda y ganas { $bonus }, más los puntos del otro soporte. ¿Qué haces?
lesson-spot = Casilla { $spot }: { $detail }

lesson-right = **Eso es.** { $what }
lesson-why-side = En los dos extremos del lado común, los números coinciden.
lesson-why-corner = En cada punta coinciden los números. En el hueco, una punta no coincidía.
lesson-scores-less = Se puede, por **{ $points }**. Pero otra respuesta vale más: prueba otra vez.
lesson-no-pass = Solo puedes pasar si el bote está vacío, y aquí quedan fichas. Prueba otra vez.

lesson-done = Era el último paso. Muy bien hecho. Ahora juega una ronda contra una máquina fácil: durante tres turnos, un entrenador te dice la mejor jugada y por qué.
lesson-end = Has terminado los primeros pasos. Juega una ronda contra una máquina fácil: durante tres turnos, un entrenador te dice la mejor jugada y por qué.

lesson-moved-on = Ya has avanzado desde entonces. Aquí estás ahora.
lesson-none = No encuentro esos primeros pasos. Empiézalos con `/learn`.
lesson-not-yours = Estos primeros pasos son de otra persona. Empieza los tuyos con `/learn`.

lesson-button-learn = Aprender el juego
lesson-button-next = Siguiente paso
lesson-button-skip = Saltar este paso
lesson-button-skip-all = Saltar todo
lesson-button-again = Empezar de nuevo
lesson-button-first-round = Jugar la primera ronda

lesson-coach = 🎓 **Entrenador:** { $what }
lesson-coach-leaves = Era mi último consejo: ahora juegas tú. Si dudas, **Pista** te ayuda.
