help-now-no-table = **Ahora mismo** no hay ninguna mesa en este canal. Abre una con `/play`: tus amigos se unen con **Unirse**, y las máquinas pueden ocupar los asientos libres.
help-now-lobby = **Ahora mismo** hay una mesa abierta aquí. Pulsa **Unirse** para ocupar un asiento, y espera a que { $host } inicie la partida.
help-now-lobby-invited = **Ahora mismo** { $host } te invita a jugar aquí. Pulsa **Aceptar** para ocupar el asiento que te guardo, o **Rechazar** para dejarlo libre.
help-now-lobby-seated = **Ahora mismo** tienes asiento en la mesa de este canal. { $host } iniciará la partida cuando estén todos.
help-now-lobby-host = **Ahora mismo** tu mesa está abierta. Espera a tus amigos o añade máquinas, y pulsa **Iniciar**.
help-now-your-turn = **Ahora mismo** es tu turno. **Mis fichas** muestra lo que tienes y tus mejores jugadas: dos toques, y ya has jugado.
help-now-your-turn-unhinted = **Ahora mismo** es tu turno. **Mis fichas** muestra lo que tienes: elige una ficha, y luego una casilla.
help-now-turn = **Ahora mismo** es el turno de { $who }. Mientras tanto, puedes ver lo que tienes con **Mis fichas**.
help-now-turn-ahead = **Ahora mismo** es el turno de { $who }. Mientras tanto, puedes ver lo que tienes con **Mis fichas**, o elegir ya tu próxima jugada con **Planear mi turno**.
help-now-between-rounds = **Ahora mismo** hay una pausa entre rondas. Pulsa **Siguiente ronda** para empezar la próxima, o espera: empieza automáticamente.
help-now-watching = **Ahora mismo** estás mirando una partida. `/board` muestra el tablero y lo que ha pasado desde la última vez que miraste.
help-now-minded = **Ahora mismo** una máquina está jugando por ti. Recupera tu asiento con `/rejoin`.
help-now-sign-up = **Ahora mismo** puedes unirte a un torneo en este canal: pulsa **Unirse** debajo de su anuncio.
help-now-entered = **Ahora mismo** participas en el torneo de este canal, que todavía no ha empezado.
help-now-check-in = **Ahora mismo** el torneo de este canal está a punto de empezar. Pulsa **Confirmar asistencia** para confirmar que estás aquí.
help-now-table = **Ahora mismo** tu mesa del torneo te espera en su hilo.
help-now-tournament = **Ahora mismo** hay un torneo en curso en este canal. `/tournament status` muestra la clasificación.

help-what = **Triominos** es un juego de fichas triangulares. Juega con amigos o contra máquinas: `/play` abre una mesa. ¿Es tu primera vez? `/learn` te enseña a jugar.
help-turn = En tu turno, coloca una ficha junto a otra del tablero, de modo que los números coincidan donde se tocan las puntas. **Mis fichas** muestra las que tienes y dónde encajan; solo tú las ves. ¿No encaja ninguna? Roba del bote.
help-rules = Las reglas de aquí: **{ $edition }**. `/rules` las resume, con imágenes.
help-commands-play = **Para jugar**
    - `/play` abre una mesa
    - `/rack` muestra tus fichas
    - `/place`, `/draw` y `/pass` sirven para jugar sin botones
    - `/undo` deshace tu última jugada
    - `/hint` sugiere una buena jugada en una partida amistosa
    - `/board` muestra el tablero
    - `/games` muestra tus partidas
    - `/learn` te enseña a jugar en seis pasos cortos
    - `/daily` trae cada día una ronda y un puzle
    - `/leave` deja tu asiento a una máquina
    - `/rejoin` lo recupera
    - `/stand-in` te deja ocupar el asiento de una máquina
    - `/end` termina la partida
help-commands-compete = **Para competir**
    - `/leaderboard` muestra las clasificaciones
    - `/profile` muestra tu rating y tus estadísticas
    - `/history` muestra tus partidas terminadas
    - `/tournament` sirve para participar en torneos y organizarlos
help-commands-set-up = **Para configurar**
    - `/rules` explica las reglas
    - `/preferences` cambia tu idioma, tu tema, tus avisos y tus horas de silencio
    - `/privacy` muestra lo que se guarda sobre ti y te deja borrarlo
    - `/settings` cambia los ajustes del servidor
    - con `/void-result`, los moderadores anulan el resultado de una partida
    - con `/moderate`, vetan a jugadores y eligen quién puede abrir mesas
    - con `/doctor`, ven si algo va mal en el servidor
help-deal = **Prueba del reparto**
    Cada ronda se reparte a partir de una semilla secreta. Cuando empieza una ronda, publico los primeros dígitos del hash SHA-256 de la semilla; cuando termina la partida, te muestro la semilla. Así cualquiera puede comprobar que no se ha cambiado ninguna ficha.
help-unofficial = -# Este bot no es oficial. Triominos es una marca de su propietario, que no tiene ninguna relación con este bot.
# The topics: at most 100 letters.
help-choose = Elige un tema
help-topic-now = Qué hacer ahora
help-topic-play = Jugar: los comandos
help-topic-compete = Competir: clasificaciones y torneos
help-topic-set-up = Configurar: idioma, avisos, reglas, privacidad
help-topic-deal = Prueba del reparto

help-settings = **Los ajustes de este servidor**
help-settings-changed = He cambiado **los ajustes de este servidor**.
help-preferences = **Tus preferencias**
help-preferences-changed = He cambiado **tus preferencias**.
help-language = Idioma: { $language }
help-language-server = el de los ajustes de Discord del servidor
help-language-own = el de tus ajustes de Discord
help-theme = Tema: { $theme }
help-pictures = Imágenes de tableros: { $kept }
help-pictures-newest = solo se conserva la última de cada mesa
help-pictures-all = se conservan todas
help-hints = Pistas por defecto: { $hints }
help-answers = Respuestas privadas: { $pictures }
help-draws-on = Cuando te toca robar: lo hago por ti
help-draws-off = Cuando te toca robar: lo haces tú
help-answers-pictures = con imágenes
help-answers-words = en texto, sin imágenes
help-theme-default = Oscuro
help-theme-server = el del servidor
