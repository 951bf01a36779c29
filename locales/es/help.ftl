help-now-no-table = **Ahora mismo** no hay ninguna mesa abierta en este canal. `/play` abre una: tus amigos se unen con su botón, y las máquinas pueden ocupar los asientos libres.
help-now-lobby = **Ahora mismo** hay una mesa abierta aquí. **Unirse** te da un asiento, y { $host } inicia la partida.
help-now-lobby-invited = **Ahora mismo** { $host } te invita a jugar en la mesa de aquí. **Aceptar** ocupa el asiento reservado para ti, y **Rechazar** lo libera.
help-now-lobby-seated = **Ahora mismo** tienes asiento en la mesa de aquí. { $host } inicia la partida cuando estén todos.
help-now-lobby-host = **Ahora mismo** tu mesa está abierta. Espera a tus amigos o añade máquinas, y pulsa **Iniciar**.
help-now-your-turn = **Ahora mismo** es tu turno. **Mis fichas** te las muestra, con las mejores jugadas: con dos toques colocas una ficha.
help-now-your-turn-unhinted = **Ahora mismo** es tu turno. **Mis fichas** te las muestra: elige una ficha, y luego una casilla.
help-now-turn = **Ahora mismo** es el turno de { $who }. Mientras tanto, **Mis fichas** te muestra las que tienes.
help-now-turn-ahead = **Ahora mismo** es el turno de { $who }. Mientras tanto, **Mis fichas** te muestra las que tienes. Con **Planear mi turno**, justo debajo, tu próximo turno puede jugarse en cuanto empiece.
help-now-between-rounds = **Ahora mismo** ha terminado una ronda. **Siguiente ronda** inicia la próxima; si no, pronto empieza automáticamente.
help-now-watching = **Ahora mismo** hay una partida en curso aquí, y la estás mirando. `/board` te muestra el tablero y lo que ha pasado desde la última vez que miraste.
help-now-minded = **Ahora mismo** una máquina está jugando por ti. `/rejoin` te devuelve tu asiento.
help-now-sign-up = **Ahora mismo** puedes unirte a un torneo en este canal, con el botón **Unirse** de su anuncio.
help-now-entered = **Ahora mismo** participas en el torneo de este canal, que todavía no ha empezado.
help-now-check-in = **Ahora mismo** el torneo de este canal está a punto de empezar. **Confirmar asistencia** indica que estás aquí.
help-now-table = **Ahora mismo** tu mesa del torneo te espera en su hilo.
help-now-tournament = **Ahora mismo** hay un torneo en curso en este canal. `/tournament status` muestra cómo va.

help-what = **Triominos** es un juego de fichas de tres lados, para jugar con amigos y contra máquinas. Abre una mesa en un canal con `/play`, o juega en solitario. ¿Es tu primera vez? `/learn` te enseña a jugar.
help-turn = En tu turno, coloca una ficha junto a otra del tablero: donde se tocan las puntas, los números deben ser los mismos. **Mis fichas** te muestra las que tienes y dónde encaja cada una; nadie más las ve. Si ninguna encaja, roba del bote, y coloca lo que hayas robado si encaja.
help-rules = Aquí se juega con las reglas **{ $edition }**. `/rules` las resume, con imágenes.
help-commands-play = **Para jugar**
    - `/play` abre una mesa
    - `/rack` muestra tus fichas
    - `/place`, `/draw` y `/pass` juegan sin botones
    - `/undo` deshace tu última jugada
    - `/hint` sugiere una buena jugada en una partida amistosa
    - `/board` muestra el tablero
    - `/games` muestra tus partidas
    - `/learn` te enseña el juego en seis pasos cortos
    - `/daily` tiene cada día una ronda y un puzle
    - `/leave` deja tu asiento a una máquina
    - `/rejoin` lo recupera
    - `/stand-in` ocupa el asiento de una máquina
    - `/end` termina la partida
help-commands-compete = **Para competir**
    - `/leaderboard` muestra quién va en cabeza
    - `/profile` muestra tu rating y tus cifras
    - `/history` muestra tus partidas terminadas
    - `/tournament` sirve para participar en torneos y organizarlos
help-commands-set-up = **Para configurar**
    - `/rules` explica las reglas
    - `/preferences` cambia tu idioma, tu tema, tus avisos y tus horas de silencio
    - `/privacy` muestra y borra lo que se guarda sobre ti
    - `/settings` es para los ajustes del servidor
    - con `/void-result`, los moderadores quitan un resultado de las clasificaciones
    - con `/moderate`, vetan a jugadores y eligen quién abre mesas
    - con `/doctor`, encuentran lo que va mal
help-deal = **Prueba del reparto**
    Cuando empieza una ronda, ves el hash SHA-256 de la semilla de su reparto y, cuando termina la partida, la semilla misma. Así cualquiera puede comprobar que no se ha cambiado ninguna ficha.
help-unofficial = -# Este bot no es oficial. Triominos es una marca de su propietario, que no tiene ninguna relación con este bot.
# The topics: at most 100 letters.
help-choose = Elige un tema
help-topic-now = Qué hacer ahora
help-topic-play = Jugar: los comandos
help-topic-compete = Competir: clasificaciones y torneos
help-topic-set-up = Configurar: idioma, avisos, reglas, privacidad
help-topic-deal = Prueba del reparto

help-settings = **Los ajustes de este servidor**
help-settings-changed = **Los ajustes de este servidor** han cambiado.
help-preferences = **Tus preferencias**
help-preferences-changed = **Tus preferencias** han cambiado.
help-language = Idioma: { $language }
help-language-server = el de los ajustes de Discord del servidor
help-language-own = el de tus ajustes de Discord
help-theme = Tema: { $theme }
help-pictures = Imágenes de tableros: { $kept }
help-pictures-newest = solo se conserva la última de cada mesa
help-pictures-all = se conservan todas
help-hints = Pistas por defecto: { $hints }
help-answers = Respuestas privadas: { $pictures }
help-draws-on = Robos obligados: robo por ti
help-draws-off = Robos obligados: pulsas tú el botón
help-answers-pictures = con imágenes
help-answers-words = en texto, sin imágenes
help-theme-default = Oscuro
help-theme-server = el del servidor
