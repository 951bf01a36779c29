league-board-rating = Clasificación por rating
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
league-why-rated = Una partida es clasificatoria si no es amistosa, si juegan al menos dos personas, si al empezar no hay ninguna máquina y si no se cambia ninguna regla aparte de la duración.
league-why-rounds =
    { $rounds ->
        [one] Aparecerás aquí cuando hayas jugado una ronda.
       *[other] Aparecerás aquí cuando hayas jugado { $rounds } rondas.
    } Tus dos mejores partidas no cuentan, así que necesitas al menos tres.
league-why-solo = Para lograr un récord, juega en solitario una ronda con las reglas sin cambios: usa `/play` y pulsa **Iniciar**.
league-why-no-solo = Con estas reglas no hay récords en solitario.
league-why-tournament-points =
    En un torneo recibes un punto por cada jugador habitual que queda detrás de ti, y una décima de punto por cada uno de los que no son habituales. Solo cuentan quienes juegan al menos la mitad del torneo, y tú también tienes que jugarla. { $best ->
        [one] Solo cuenta tu mejor torneo.
       *[other] Solo cuentan tus { $best } mejores torneos.
    }
league-why-tournaments =
    { $least ->
        [one] Un torneo cuenta si al menos una persona juega la mitad.
       *[other] Un torneo cuenta si al menos { $least } personas juegan la mitad.
    } Un torneo entre jugadores nuevos cuenta poco, salvo que se conviertan en jugadores habituales antes de que acabe la temporada.
league-why-weights = Cuanto más hayas jugado últimamente contra las mismas personas, menos cuenta una partida contra ellas. Las partidas contra quienes no son jugadores habituales cuentan poco.
league-why-bests = Una partida solo cuenta si al menos la mitad de los demás jugadores de la mesa son habituales.
league-why-established = Para ser jugador habitual hacen falta cinco partidas clasificatorias, en al menos tres días distintos, contra la mitad de los jugadores habituales de este servidor (tres como mínimo; nunca hacen falta más de ocho).
league-needs = Para ser jugador habitual, todavía necesitas { $needs }.
league-needs-matches =
    { $count ->
        [one] una partida clasificatoria
       *[other] { $count } partidas clasificatorias
    }
league-needs-days =
    { $count ->
        [one] un día más con alguna partida
       *[other] { $count } días más con alguna partida
    }
league-needs-opponents =
    { $count ->
        [one] un rival más que sea jugador habitual
       *[other] { $count } rivales más que sean jugadores habituales
    }
league-empty = Todavía no hay nadie en esta clasificación.
league-provisional = Un signo de interrogación indica un rating provisional, basado en pocas partidas.
league-page = Página { $page } de { $pages }
league-higher = Más arriba
league-lower = Más abajo
league-mine = Mi puesto
league-shared = Ya lo he publicado aquí para todos.
league-shared-by = -# Compartido por { $who }
league-share-barred = No puedo enviar mensajes en este canal. `/doctor` muestra qué permiso falta.
league-choose-board = Elige una clasificación
league-choose-span = Elige un periodo
league-choose-edition = Elige las reglas
league-alt = { $heading }. { $page }.
league-kept-note = La actualizo después de cada torneo. `/leaderboard` muestra las demás clasificaciones.
league-change-up = sube { $count }
league-change-down = baja { $count }
league-change-new = entra

league-profile-none = { $name } todavía no ha terminado ninguna partida en este servidor.
league-profile-rating = Rating: **{ $points }**, puesto { $place } de { $people }
league-profile-provisional = Rating: **{ $points }** (provisional), puesto { $place } de { $people }
league-profile-unrated = Rating: todavía ninguno. { $why }
league-profile-season = Esta temporada: puesto { $place } de la clasificación, con { $points }
league-profile-no-rating = Rating: todavía ninguno
league-ratings-changed = Cambios de rating: { $changes }
league-rating-change = { $who } { $before } → { $after }
league-profile-matches = Balance: { $matches }, { $wins }
league-profile-matches-computers = Balance: { $matches }, { $wins } contra personas, { $beaten } contra máquinas
league-profile-rated =
    { $others ->
        [0] Clasificatorias: todas
       *[other] Clasificatorias: { $rated } de { $matches }. Una partida no es clasificatoria si es amistosa, si una máquina juega desde el principio, si se cambia alguna regla aparte de la duración o si un jugador juega menos de tres turnos.
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
league-style-rate-in-words = { $mean }, con un margen de { $error }
league-style-line = { $measure }: { $rate }
league-style-alt-line = { $name }: { $facts }.
league-style-spread = lo habitual: de { $low } a { $high }
league-style-alike = rating similar: { $rate }
league-style-note = ± indica el margen de error de un promedio.
league-style-reviewed = Suerte y habilidad por ronda · partidas analizadas: { $count }
league-style-too-few = Partidas analizadas: { $count }. Hacen falta al menos { $least } para distinguir la suerte de la habilidad: pulsa **Analizar** bajo tus resultados.
league-style-private = Solo tú ves esta parte.
league-weakness-draws = 💡 Robas más fichas que los jugadores de tu nivel. Practica con { $practice }.
league-weakness-bridges = 💡 Formas menos puentes que los jugadores de tu nivel. Practica con { $practice }.
league-weakness-hexagons = 💡 Completas menos hexágonos que los jugadores de tu nivel. Practica con { $practice }.
league-weakness-choices = 💡 Con tus decisiones pierdes más puntos que tus rivales. Practica con { $practice }.
league-course = El rating de { $name }
league-course-alt-none = { $name } todavía no tiene rating.
league-course-alt =
    { $count ->
        [one] El rating de { $name } después de { $count } partida: { $last }.
       *[other] En { $count } partidas, { $by ->
            [rose] el rating de { $name } subió de { $first } a { $last }.
            [fell] el rating de { $name } bajó de { $first } a { $last }.
           *[stayed] el rating de { $name } acabó donde empezó: { $last }.
        }
    }
league-course-alt-ends = El rating más alto fue { $highest }, después de la partida { $at_highest }; el más bajo, { $lowest }, después de la partida { $at_lowest }.

league-final = ### 🏆 { $season }: la temporada ha terminado
league-final-champion = ¡**{ $name }** gana la temporada con { $points }!
league-final-nobody =
    Esta vez no hay campeón. Para ganar el título hacen falta al menos { $matches ->
        [one] una partida clasificatoria
       *[other] { $matches } partidas clasificatorias
    }, al menos { $opponents ->
        [one] un rival que sea jugador habitual
       *[other] { $opponents } rivales que sean jugadores habituales
    } y más puntos de temporada que cualquier otro jugador que cumpla esos requisitos.
league-final-row = { $place }\. **{ $name }** · { $points } · rating { $rating }
league-final-more =
    { $count ->
        [one] Y { $count } jugador más.
       *[other] Y { $count } jugadores más.
    }
league-final-tournaments = **Los torneos de la temporada**
league-final-tournament-champion = **{ $name }** se lleva el título de los torneos, con { $points }.
league-final-tournament-nobody =
    Esta vez no hay campeón de los torneos. Para ganar el título hacen falta al menos { $matches ->
        [one] una partida clasificatoria
       *[other] { $matches } partidas clasificatorias
    }, al menos { $opponents ->
        [one] un rival que sea jugador habitual
       *[other] { $opponents } rivales que sean jugadores habituales
    } y más puntos de torneo que cualquier otro jugador que cumpla esos requisitos.
league-final-tournament-row = { $place }\. **{ $name }** · { $points } · { $tournaments }
league-final-new = Empieza una nueva temporada, y todos parten de cero en su clasificación. Los ratings se mantienen, pero durante un tiempo cambian más rápido.
league-final-role = { $name } recibe el rol { $role }.
league-final-no-role = No pude darle al campeón el rol { $role }: necesito el permiso **Gestionar roles**, y mi propio rol tiene que estar por encima de ese.
league-final-moderating-role = { $name } no recibió el rol { $role }, porque ahora incluye permisos de moderación. Elige otro rol con `/settings`.
league-final-role-gone = { $name } no recibió el rol del campeón, porque alguien lo eliminó. Elige otro con `/settings`.

league-season-month = cada mes
league-season-quarter = cada trimestre
league-season-none = ninguna
league-settings-season = Temporadas: { $season }
league-settings-channel = Clasificación final: en { $channel }
league-settings-last-channel = Clasificación final: en el canal donde se jugó la última partida
league-settings-leaderboard = Clasificación: siempre al día en { $channel }. Para quitarla, borra mi mensaje de ese canal.
league-settings-leaderboard-barred = Clasificación: todavía no puedo publicarla en { $channel }. `/doctor` muestra qué permiso falta.
league-settings-role = Rol del campeón: { $role }
league-settings-no-role = Rol del campeón: ninguno
league-settings-tournament-role = Rol del campeón de los torneos: { $role }
league-settings-no-tournament-role = Rol del campeón de los torneos: ninguno
league-settings-rights = Para darles su rol a los campeones, necesito el permiso **Gestionar roles**, y mi propio rol debe estar por encima del rol del campeón en la lista de roles del servidor.
league-settings-not-yours = No he cambiado nada: para elegir un rol para los campeones, tú también necesitas el permiso **Gestionar roles**.
league-settings-moderating-role = No he cambiado nada: ese rol incluye permisos de moderación. El rol de un campeón solo debería mostrar quién ganó.
league-settings-not-below-yours = No he cambiado nada: solo puedes elegir ese rol para los campeones si tu rol más alto está por encima en la lista de roles del servidor.
league-settings-not-below-mine = No he cambiado nada: solo puedo dar roles que estén por debajo del mío. Mueve mi rol por encima de ese en la lista de roles del servidor y elígelo otra vez.
league-settings-unassignable = No he cambiado nada: ese rol se gestiona automáticamente y no se puede dar a los miembros. Elige uno creado en este servidor.

league-void-choice-voided = Anulado · { $day } · { $scores }
league-void-said = ⚖️ **{ $moderator }** anuló el resultado de la partida del { $date } entre { $players }, así que ya no cuenta. Motivo: { $reason }
league-void-said-restored = ⚖️ **{ $moderator }** restableció el resultado de la partida del { $date } entre { $players }, así que vuelve a contar. Motivo: { $reason }
league-void-done = El resultado queda anulado. He recalculado los ratings y las clasificaciones como si la partida no se hubiera jugado. Las clasificaciones finales ya publicadas no cambian. Para revertirlo, usa `/void-result` con `restore`.
league-void-done-restored = El resultado vuelve a contar, y he recalculado los ratings y las clasificaciones para incluirlo. Las clasificaciones finales ya publicadas no cambian.
league-void-told = He publicado un aviso en este canal.
league-void-unsaid = Pero no pude escribir en este canal, así que avisa tú a los jugadores.
league-void-tournament-undecided = La partida es del torneo **{ $name }**. He avisado en su canal de que ahora un organizador tiene que decidir el resultado de la mesa { $table }.
league-void-tournament-decided = La partida es del torneo **{ $name }**. Un organizador ya había decidido el resultado de la mesa { $table }, y esa decisión se mantiene.
league-void-tournament-standings = La partida es del torneo **{ $name }**. He actualizado su clasificación y he avisado en su canal.
league-void-record = ⚖️ Este resultado no cuenta: **{ $moderator }** lo anuló el { $date }. Motivo: { $reason }
league-void-profile = ⚖️ No cuenta: la partida del { $date } entre { $players }. **{ $moderator }** la anuló. Motivo: { $reason }
league-void-moderators = No he cambiado nada: para anular un resultado necesitas el permiso **Gestionar mensajes**.
league-void-own = No he cambiado nada: tú jugaste en esa partida. Pídeselo a un moderador que no haya jugado.
league-void-unknown = No encuentro ese resultado en este servidor. Elige una de las sugerencias, o escribe el número que sale en el nombre del archivo del registro.
league-void-already = **{ $moderator }** ya ha anulado ese resultado. Motivo: { $reason }
    Para que vuelva a contar, usa `/void-result` con `restore`.
league-void-counts = Ese resultado cuenta, así que no hay nada que restablecer.
