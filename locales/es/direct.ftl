direct-title = { $host } abrió una mesa de Triominos en mensajes directos.
direct-counts = En mensajes directos, una partida no cuenta para el rating ni las clasificaciones.
direct-opened = Tu mesa está abierta. Elige cuántas máquinas juegan y su nivel, y luego inicia la partida.

direct-no-others = En mensajes directos no puede unirse nadie más, así que no hay a quién invitar. Quita la opción `with`, o usa `/play` en un servidor donde yo esté.
direct-no-threads = En mensajes directos no hay hilos: la partida se juega aquí mismo. Quita la opción `thread`.
direct-no-ratings = En mensajes directos, ninguna partida cuenta para el rating. Quita la opción `rated`, o usa `/play` en un servidor donde yo esté.

direct-needs-settings = Son los ajustes de un servidor, así que usa este comando en uno. `/preferences` cambia los tuyos, también aquí.
direct-needs-leaderboard = Las clasificaciones son de los servidores, y lo que juegas aquí no cuenta para ninguna. Usa este comando en un servidor donde yo esté.
direct-needs-profile = Un perfil muestra lo que has jugado en un servidor. Usa este comando en un servidor donde yo esté.
direct-needs-play-with = Solo se puede invitar en un servidor. Usa este comando en un servidor donde yo esté.
direct-needs-history = Tus partidas terminadas se muestran servidor por servidor. Usa este comando en un servidor donde yo esté.
direct-needs-moderate = Los moderadores se ocupan de los jugadores de un servidor: usa este comando en uno.
direct-needs-doctor = Este comando revisa mis permisos en un servidor: úsalo en uno.
direct-needs-void = Solo los resultados de un servidor pueden quitarse de las clasificaciones: usa este comando en uno.
direct-needs-tournament = Los torneos se juegan en los servidores. Usa este comando en un canal de un servidor donde yo esté.
direct-needs-stand-in = En mensajes directos no juega nadie más, así que no hay asiento que ocupar. Usa este comando en un servidor donde yo esté.

direct-needs-bot = Este servidor no me ha añadido, así que solo puedo responderte, no publicar un tablero. `/help`, `/rules` y `/games` funcionan aquí. Para jugar, usa `/play` en un mensaje directo conmigo o en un servidor donde yo esté.

direct-help = **Ahora mismo** no hay ninguna mesa abierta aquí. `/play` abre una: en mensajes directos, juegas en solitario o contra máquinas. Para jugar con amigos, úsalo en un servidor donde yo esté.
direct-help-hosting = **Ahora mismo** tu mesa está abierta. Elige cuántas máquinas juegan y pulsa **Iniciar**.
direct-help-elsewhere = **Ahora mismo** estoy aquí solo para ti: nadie más ve mis respuestas a `/help`, `/rules` y `/games`. Para jugar, usa `/play` en un mensaje directo conmigo o en un servidor donde yo esté.

direct-games-none = No tienes ninguna partida en este momento. `/play` abre una mesa: en un servidor donde yo esté, o en un mensaje directo conmigo.
direct-games-title =
    { $count ->
        [one] **Tu partida**
       *[other] **Tus { $count } partidas, estén donde estén**
    }
direct-games-place = { $channel } ([ir a la mesa]({ $link }))
direct-games-here = [Mensajes directos]({ $link })
