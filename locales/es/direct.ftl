direct-title = { $host } abrió una mesa de Triominos en mensajes directos.
direct-counts = Las partidas por mensaje directo no cuentan para el rating ni las clasificaciones.
direct-opened = Tu mesa está abierta. Elige cuántas máquinas juegan y su nivel, y luego pulsa **Iniciar**.

direct-no-others = En mensajes directos no puede unirse nadie más, así que no hay a quién invitar. Quita la opción `with`, o usa `/play` en un servidor donde yo esté.
direct-no-threads = En mensajes directos no hay hilos, así que la partida se juega aquí mismo. Quita la opción `thread`.
direct-no-ratings = En mensajes directos, ninguna partida es clasificatoria. Quita la opción `rated`, o usa `/play` en un servidor donde yo esté.

direct-needs-settings = Estos ajustes son de un servidor, así que usa este comando en uno. Para cambiar los tuyos, usa `/preferences`, que también funciona aquí.
direct-needs-leaderboard = Cada servidor tiene sus clasificaciones, y las partidas por mensaje directo no cuentan. Usa este comando en un servidor donde yo esté.
direct-needs-profile = Tienes un perfil distinto en cada servidor. Usa este comando en un servidor donde yo esté.
direct-needs-play-with = Solo se puede invitar en un servidor. Usa este comando en un servidor donde yo esté.
direct-needs-history = Tus partidas terminadas se muestran servidor por servidor. Usa este comando en un servidor donde yo esté.
direct-needs-moderate = Este comando es para los moderadores de un servidor, así que úsalo en uno.
direct-needs-doctor = Este comando revisa mis permisos en un servidor, así que úsalo en uno.
direct-needs-void = Solo se pueden anular resultados en un servidor, así que usa este comando en uno.
direct-needs-tournament = Los torneos se juegan en los servidores. Usa este comando en un canal de un servidor donde yo esté.
direct-needs-stand-in = En mensajes directos no juega nadie más, así que no hay asiento que ocupar. Usa este comando en un servidor donde yo esté.

direct-needs-bot = Aquí no soy miembro, así que no puedo publicar un tablero. Usa `/play` en un mensaje directo conmigo o en un servidor donde yo esté.

direct-help = **Ahora mismo** no hay ninguna mesa aquí. Abre una con `/play` para jugar en solitario o contra máquinas. Para jugar con amigos, usa `/play` en un servidor donde yo esté.
direct-help-hosting = **Ahora mismo** tu mesa está abierta. Elige cuántas máquinas juegan y pulsa **Iniciar**.
direct-help-elsewhere = **Ahora mismo** solo tú ves mis respuestas aquí. Para jugar, usa `/play` en un mensaje directo conmigo o en un servidor donde yo esté.

direct-games-none = Ahora mismo no tienes ninguna partida. Abre una mesa con `/play`, en un servidor donde yo esté o en un mensaje directo conmigo.
direct-games-title =
    { $count ->
        [one] **Tu partida**
       *[other] **Todas tus partidas: { $count }**
    }
direct-games-place = { $channel } ([ir a la mesa]({ $link }))
direct-games-here = [Mensajes directos]({ $link })
