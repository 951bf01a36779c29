lobby-title = { $host } abrió una mesa de Triominos. ¿Quién juega?
lobby-rules = { $edition } · { $hints }
lobby-hints-full = con pistas
lobby-hints-legal = pistas sin puntos
lobby-hints-none = sin pistas
lobby-seats = Asientos ({ $taken } de { $capacity }): { $names }
lobby-alone = { $host } también puede empezar y jugar en solitario.
lobby-too-few =
    { $least ->
        [one] La partida necesita al menos un jugador; las máquinas cuentan.
       *[other] La partida necesita al menos { $least } jugadores; las máquinas cuentan.
    }
lobby-start = Falta que { $host } empiece la partida.
lobby-stand-ins = Durante la partida, los espectadores pueden ocupar el asiento de una máquina.
lobby-expires = -# Si nadie inicia la partida, la mesa se cierra. Límite: { $when }.
lobby-begun = La partida ha empezado.

lobby-closed-host = { $who } cerró la mesa.
lobby-closed-moderator = La moderación cerró la mesa.
lobby-closed-moderator-named = { $who } cerró la mesa en nombre de la moderación.
lobby-closed-vote = La mesa está cerrada: los jugadores votaron por cerrarla.
lobby-closed-expired = La mesa está cerrada porque nadie la inició a tiempo. Abre otra con `/play`.
lobby-closed-deserted = La mesa está cerrada porque todos se fueron. Abre otra con `/play`.
lobby-closed-tournament = La mesa está cerrada: el torneo sigue sin ella.

lobby-ended-host = { $who } terminó la partida.
lobby-ended-moderator = La moderación terminó la partida.
lobby-ended-moderator-named = { $who } terminó la partida en nombre de la moderación.
lobby-ended-vote = La partida ha terminado: los jugadores acordaron terminarla.
lobby-ended-expired = La partida ha terminado porque nadie la continuó.
lobby-ended-deserted = La partida ha terminado porque todos se fueron.
lobby-ended-tournament = La partida ha terminado: se acabó el tiempo o la terminó un organizador.
lobby-ended-lost = Cuenta como derrota por abandono para { $who }.
lobby-ended-scores = La puntuación en ese momento: { $scores }

lobby-seat-taken = { $left } salió de la partida. { $computer } ocupa su asiento.
lobby-seat-taken-for-now = { $left } salió de la partida. { $computer } ocupa su asiento, y { $left } puede volver con `/rejoin`.
lobby-stood-in = { $who } sustituye a { $computer }.
lobby-no-show = { $absent } no se presentó a tiempo y queda en el último puesto de esta mesa. Una máquina juega como suplente, y la partida sigue.
lobby-stand-in-plays-on = { $left } ya no juega en esta mesa. Una máquina juega como suplente.
lobby-end-vote = { $who } acepta terminar la partida ({ $votes } de { $needed }).
lobby-end-ask = { $mentions }: { $who } quiere terminar la partida ({ $votes } de { $needed }). ¿De acuerdo?
