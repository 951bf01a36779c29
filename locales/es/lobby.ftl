lobby-title = { $host } abrió una mesa de Triominos. ¿Quién juega?
lobby-rules = { $edition } · { $hints }
lobby-hints-full = con todas las pistas
lobby-hints-legal = pistas sin puntos
lobby-hints-none = sin pistas
lobby-seats = Asientos ocupados: { $taken } de { $capacity } · { $names }
lobby-alone = Esperando a más jugadores. { $host } también puede empezar ya y jugar en solitario.
lobby-too-few =
    { $least ->
        [one] La partida necesita al menos un jugador; las máquinas también cuentan.
       *[other] La partida necesita al menos { $least } jugadores; las máquinas también cuentan.
    }
lobby-start = Esperando a que { $host } inicie la partida.
lobby-stand-ins = Durante la partida, los espectadores pueden ocupar el asiento de una máquina.
lobby-expires = -# Si nadie inicia la partida, la mesa se cierra { $when }.
lobby-begun = La partida ha empezado.

lobby-closed-host = { $who } cerró la mesa.
lobby-closed-moderator = La moderación cerró la mesa.
lobby-closed-moderator-named = { $who }, de la moderación, cerró la mesa.
lobby-closed-vote = Los jugadores votaron por cerrar la mesa.
lobby-closed-expired = Nadie inició la partida a tiempo, así que la mesa se cerró. Abre otra con `/play`.
lobby-closed-deserted = Ya no queda nadie, así que la mesa se cerró. Abre otra con `/play`.
lobby-closed-tournament = La mesa está cerrada: el torneo sigue sin ella.

lobby-ended-host = { $who } dio por terminada la partida.
lobby-ended-moderator = La moderación dio por terminada la partida.
lobby-ended-moderator-named = { $who }, de la moderación, dio por terminada la partida.
lobby-ended-vote = Los jugadores acordaron terminar la partida.
lobby-ended-expired = La partida ha terminado porque hace mucho que nadie juega.
lobby-ended-deserted = La partida ha terminado porque todos se han ido.
lobby-ended-tournament = La partida ha terminado: se acabó el tiempo o la terminó un organizador.
lobby-ended-ruled = Un organizador ha terminado la partida y ha decidido el resultado.
lobby-ended-time = Se acabó el tiempo, así que cuenta la puntuación de ese momento.
lobby-ended-lost = La partida cuenta como derrota para { $who }, por salir o dejar de jugar.
lobby-ended-scores = Puntuación al terminar la partida: { $scores }

lobby-seat-taken = { $left } salió de la partida. { $computer } ocupa su asiento.
lobby-seat-taken-for-now = { $left } salió de la partida. { $computer } ocupa su asiento, y { $left } puede volver con `/rejoin`.
lobby-stood-in = { $who } sustituye a { $computer }.
lobby-no-show = { $absent } no se presentó a tiempo y queda en el último puesto de esta mesa. Una máquina ocupa su asiento, y la partida sigue.
lobby-stand-in-plays-on = { $left } ya no juega en esta mesa. Una máquina ocupa su asiento.
lobby-end-vote = { $who } acepta terminar la partida. Votos hasta ahora: { $votes } de { $needed }.
lobby-end-ask = { $mentions }, { $who } quiere terminar la partida. Votos hasta ahora: { $votes } de { $needed }. ¿De acuerdo?
