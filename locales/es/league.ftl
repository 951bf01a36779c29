league-board-rating = Valoración
league-board-ladder = Clasificación de la temporada
league-board-wins = Victorias
league-board-points-a-round = Puntos por ronda
league-board-best-move = Mejor jugada
league-board-best-match = Mejor partida
league-board-bridges = Puentes
league-board-hexagons = Hexágonos
league-board-solo = Récord en solitario
league-board-tournament-points = Puntos de torneo
league-board-titles = Títulos
league-board-podiums = Podios
league-span-all-time = Desde siempre
league-span-season = Esta temporada
league-span-last-season = La temporada pasada
league-span-month = Este mes
league-month =
    { $month ->
        [1] enero de { $year }
        [2] febrero de { $year }
        [3] marzo de { $year }
        [4] abril de { $year }
        [5] mayo de { $year }
        [6] junio de { $year }
        [7] julio de { $year }
        [8] agosto de { $year }
        [9] septiembre de { $year }
        [10] octubre de { $year }
        [11] noviembre de { $year }
       *[other] diciembre de { $year }
    }
league-months = { $first } a { $last }
league-heading = { $board } · { $span }
league-heading-edition = { $board } · { $span } · { $edition }

league-decimal = { $whole },{ $tenths }
league-points =
    { $count ->
        [one] { $figure } punto
       *[other] { $figure } puntos
    }
league-wins =
    { $count ->
        [one] { $figure } victoria
       *[other] { $figure } victorias
    }
league-bridges =
    { $count ->
        [one] { $figure } puente
       *[other] { $figure } puentes
    }
league-hexagons =
    { $count ->
        [one] { $figure } hexágono
       *[other] { $figure } hexágonos
    }
league-matches =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }

league-tournaments =
    { $count ->
        [one] { $count } torneo
       *[other] { $count } torneos
    }
league-titles =
    { $count ->
        [one] { $figure } título
       *[other] { $figure } títulos
    }
league-podiums =
    { $count ->
        [one] { $figure } podio
       *[other] { $figure } podios
    }

league-row = { $place }\. **{ $name }** · { $figure }
league-row-plain = { $place }. { $name }: { $figure }
league-own = Vas en el puesto { $place } de { $people }: { $figure }.
league-own-none = Todavía no apareces en esta clasificación.
league-why-rated = Una partida es clasificatoria si no es amistosa y la juegan dos o más personas con las reglas exactas de una edición, sin máquinas al empezar.
league-why-rounds =
    { $rounds ->
        [one] Apareces en ella después de una ronda.
       *[other] Apareces en ella después de { $rounds } rondas.
    } Tus dos mejores partidas no cuentan: juega al menos tres.
league-why-solo = Juega en solitario una ronda con las reglas sin cambios: usa `/play` y pulsa **Iniciar**.
league-why-no-solo = Con estas reglas no hay récords en solitario.
league-why-tournament-points =
    Un torneo te da un punto por cada jugador consolidado que termina detrás de ti, y una décima de punto por cada una de las demás personas, siempre que cada uno juegue al menos la mitad. { $best ->
        [one] Cuenta tu mejor torneo.
       *[other] Cuentan tus { $best } mejores torneos.
    }
league-why-tournaments =
    { $least ->
        [one] Un torneo cuenta si al menos una persona juega la mitad.
       *[other] Un torneo cuenta si al menos { $least } personas juegan la mitad.
    } Entre jugadores nuevos cuenta poco, y más a medida que se consolidan antes de que acabe la temporada.
league-why-weights = Una partida cuenta menos cuanto más os habéis enfrentado últimamente, y poco contra quienes no son jugadores consolidados.
league-why-bests = Una partida cuenta si al menos la mitad de los demás en la mesa son jugadores consolidados.
league-why-established = Para ser jugador consolidado hacen falta cinco partidas clasificatorias, en tres días distintos, contra la mitad de los jugadores consolidados: tres como mínimo, ocho como máximo.
league-needs = Para ser jugador consolidado, todavía te falta: { $needs }.
league-needs-matches =
    { $count ->
        [one] una partida clasificatoria
       *[other] { $count } partidas clasificatorias
    }
league-needs-days =
    { $count ->
        [one] otro día de juego
       *[other] otros { $count } días de juego
    }
league-needs-opponents =
    { $count ->
        [one] otro rival consolidado
       *[other] otros { $count } rivales consolidados
    }
league-empty = Todavía no hay nadie en esta clasificación.
league-provisional = Un signo de interrogación indica un rating provisional, basado en pocas partidas.
league-page = Página { $page } de { $pages }
league-higher = Más arriba
league-lower = Más abajo
league-mine = Mi puesto
league-shared = Ya lo he publicado aquí para todos.
league-shared-by = -# Compartido por { $who }
league-share-barred = No puedo escribir en este canal. `/doctor` dice qué permiso falta.
league-choose-board = Elige una clasificación
league-choose-span = Elige un periodo
league-choose-edition = Elige las reglas
league-alt = { $heading }. { $page }.
league-kept-note = La actualizo después de cada torneo. `/leaderboard` muestra el resto.
league-change-up = sube { $count }
league-change-down = baja { $count }
league-change-new = nuevo

league-profile-none = { $name } todavía no ha terminado ninguna partida en este servidor.
league-profile-rating = Valoración: **{ $points }**, puesto { $place } de { $people }
league-profile-provisional = Valoración: **{ $points }** (provisional), puesto { $place } de { $people }
league-profile-unrated = Valoración: todavía no. { $why }
league-profile-season = Esta temporada: puesto { $place } de la clasificación, con { $points }
league-profile-no-rating = Valoración: todavía no
league-ratings-changed = Valoraciones: { $changes }
league-rating-change = { $who } { $before } → { $after }
league-profile-matches = En total: { $matches }, { $wins }
league-profile-matches-computers = En total: { $matches }, { $wins } contra personas, { $beaten } contra máquinas
league-profile-rated =
    { $others ->
        [0] Clasificatorias: todas
       *[other] Clasificatorias: { $rated } de { $matches }. Una partida no es clasificatoria si es amistosa, si una máquina juega desde el principio, si se cambia alguna regla aparte de la duración, o si alguien tiene menos de tres turnos.
    }
league-profile-points = Puntos por ronda: { $figure }
league-profile-best-move = Mejor jugada: { $points }
league-profile-best-match = Mejor partida: { $points }
league-profile-shapes = Figuras: { $bridges }, { $hexagons }
league-profile-solo = Récord en solitario: { $points }
league-profile-solo-edition = Récord en solitario, { $edition }: { $points }
league-profile-tournaments = Torneos: { $titles }, { $podiums }, { $points }; mejor puesto: { $place } de { $of }
league-profile-last-tournaments = Últimos torneos:
league-profile-tournament = - { $date } · **{ $name }**: puesto { $place } de { $of }
league-profile-reliable = Partidas jugadas hasta el final: { $percent } %
league-style-heading = Estilo de juego · { $matches }
league-style-bridges = Puentes por cada 100 fichas
league-style-hexagons = Hexágonos por cada 100 fichas
league-style-draws = Fichas robadas por ronda
league-style-rate = { $mean } (± { $error })
league-style-rate-in-words = { $mean }, más o menos { $error }
league-style-line = { $measure }: { $rate }
league-style-alt-line = { $name }: { $facts }.
league-style-spread = casi siempre de { $low } a { $high }
league-style-alike = valoración similar: { $rate }
league-style-note = ± es el error estándar de la media.
league-style-reviewed = Suerte y habilidad por ronda · partidas analizadas: { $count }
league-style-too-few = Partidas analizadas: { $count }. Hacen falta al menos { $least } para separar la suerte de la habilidad: pulsa **Analizar** bajo tus resultados.
league-style-private = Solo tú ves esta parte.
league-weakness-draws = 💡 Robas más fichas que los jugadores de tu nivel. Practica con { $practice }.
league-weakness-bridges = 💡 Formas menos puentes que los jugadores de tu nivel. Practica con { $practice }.
league-weakness-hexagons = 💡 Completas menos hexágonos que los jugadores de tu nivel. Practica con { $practice }.
league-weakness-choices = 💡 Tus decisiones pierden más puntos que las de tus rivales. Practica con { $practice }.
league-course = El rating de { $name }
league-course-alt-none = { $name } todavía no tiene rating.
league-course-alt =
    { $count ->
        [one] El rating de { $name } después de { $count } partida: { $last }.
       *[other] En { $count } partidas, { $by ->
            [rose] el rating de { $name } subió de { $first } a { $last }.
            [fell] el rating de { $name } bajó de { $first } a { $last }.
           *[stayed] el rating de { $name } volvió a { $last }.
        }
    }
league-course-alt-ends = El punto más alto fue { $highest }, después de la partida { $at_highest }; el más bajo, { $lowest }, después de la partida { $at_lowest }.

league-final = ### 🏆 { $season }: la temporada ha terminado
league-final-champion = **{ $name }** gana la temporada, con { $points }.
league-final-nobody =
    La temporada no tiene campeón. Para serlo hacen falta al menos { $matches ->
        [one] una partida clasificatoria
       *[other] { $matches } partidas clasificatorias
    } contra al menos { $opponents ->
        [one] un jugador consolidado
       *[other] { $opponents } jugadores consolidados
    }, y el primer puesto, sin empate, entre quienes cumplen esto.
league-final-row = { $place }\. **{ $name }** · { $points } · rating { $rating }
league-final-more =
    { $count ->
        [one] Y { $count } más.
       *[other] Y { $count } más.
    }
league-final-tournaments = **Los torneos de la temporada**
league-final-tournament-champion = **{ $name }** gana los torneos de la temporada, con { $points }.
league-final-tournament-nobody =
    Los torneos no tienen campeón. Para serlo hacen falta al menos { $matches ->
        [one] una partida clasificatoria
       *[other] { $matches } partidas clasificatorias
    } contra al menos { $opponents ->
        [one] un jugador consolidado
       *[other] { $opponents } jugadores consolidados
    }, y el primer puesto en puntos de torneo, sin empate, entre quienes cumplen esto.
league-final-tournament-row = { $place }\. **{ $name }** · { $points } · { $tournaments }
league-final-new = Ha empezado una nueva temporada, con la clasificación vacía. Los ratings se mantienen, y durante un tiempo cambian más rápido.
league-final-role = { $name } recibe el rol { $role }.
league-final-no-role = No pude dar el rol { $role } al campeón: necesito el permiso Gestionar roles, y mi propio rol debe estar por encima.
league-final-moderating-role = { $name } no recibió el rol { $role }, porque ahora incluye permisos de moderación. Elige otro rol con `/settings`.
league-final-role-gone = { $name } no recibió el rol del campeón: ese rol fue eliminado. Elige otro con `/settings`.

league-season-month = cada mes
league-season-quarter = cada trimestre
league-season-none = ninguna
league-settings-season = Temporadas: { $season }
league-settings-channel = Clasificación final: { $channel }
league-settings-last-channel = Clasificación final: donde se jugó la última partida
league-settings-leaderboard = Clasificación: siempre al día en { $channel }. Para dejar de mostrarla, borra mi mensaje allí
league-settings-leaderboard-barred = Clasificación: todavía no puedo publicarla en { $channel }. `/doctor` dice qué permiso falta
league-settings-role = Rol del campeón: { $role }
league-settings-no-role = Rol del campeón: ninguno
league-settings-tournament-role = Rol del campeón de los torneos: { $role }
league-settings-no-tournament-role = Rol del campeón de los torneos: ninguno
league-settings-rights = Para dar su rol a un campeón, necesito el permiso Gestionar roles, y mi propio rol debe estar por encima.
league-settings-not-yours = Nada ha cambiado: para elegir un rol para los campeones, necesitas tener tú también el permiso Gestionar roles.
league-settings-moderating-role = Nada ha cambiado: ese rol incluye permisos de moderación. El rol de un campeón solo debería mostrar quién ganó.
league-settings-not-below-yours = Nada ha cambiado: para elegir un rol para los campeones, tu rol más alto debe estar por encima de él en la lista de roles del servidor.
league-settings-not-below-mine = Nada ha cambiado: solo puedo dar roles que estén por debajo del mío. Mueve mi rol por encima de ese en la lista de roles del servidor y elígelo otra vez.
league-settings-unassignable = Nada ha cambiado: ese rol se gestiona automáticamente y no se puede dar a los miembros. Elige uno creado en este servidor.

league-void-choice-voided = Anulado · { $day } · { $scores }
league-void-said = ⚖️ **{ $moderator }** anuló un resultado, que ya no cuenta: la partida del { $date } entre { $players }. Motivo: { $reason }
league-void-said-restored = ⚖️ **{ $moderator }** restableció un resultado, que vuelve a contar: la partida del { $date } entre { $players }. Motivo: { $reason }
league-void-done = El resultado queda anulado. Los ratings y las clasificaciones se calculan de nuevo como si la partida no se hubiera jugado, incluidas las partidas posteriores. Los mensajes finales de temporadas pasadas se quedan como están. Para revertirlo, usa `/void-result` con `restore`.
league-void-done-restored = El resultado vuelve a contar. Los ratings y las clasificaciones se calculan de nuevo con él, incluidas las partidas posteriores. Los mensajes finales de temporadas pasadas se quedan como están.
league-void-told = Este canal ha recibido el aviso.
league-void-unsaid = Pero no pude escribir en este canal: avisa tú a los jugadores.
league-void-tournament-undecided = La partida es del torneo **{ $name }**: ahora un organizador tiene que decidir la mesa { $table }, y el canal del torneo ya lo sabe.
league-void-tournament-decided = La partida es del torneo **{ $name }**: un organizador ya había decidido la mesa { $table }, y esa decisión se mantiene.
league-void-tournament-standings = La partida es del torneo **{ $name }**: su clasificación se ha calculado de nuevo, y el canal del torneo ya lo sabe.
league-void-record = ⚖️ Este resultado no cuenta: **{ $moderator }** lo anuló el { $date }. Motivo: { $reason }
league-void-profile = ⚖️ No cuenta: la partida del { $date } entre { $players }. **{ $moderator }** la anuló: { $reason }
league-void-moderators = Nada ha cambiado: solo los moderadores pueden anular un resultado, y para eso necesitas el permiso Gestionar mensajes.
league-void-own = Nada ha cambiado: tú jugaste en esa partida. Pídeselo a un moderador que no jugara.
league-void-unknown = No encuentro ese resultado en este servidor. Elige una de las sugerencias, o escribe el número que lleva el nombre del archivo del registro.
league-void-already = **{ $moderator }** ya ha anulado ese resultado (motivo: { $reason }). Para que vuelva a contar, usa `/void-result` con `restore`.
league-void-counts = Ese resultado cuenta, así que no hay nada que restablecer.
