### The private review of a finished match.

review-begun = Estoy repasando todas las decisiones de esta partida. Tardaré un minuto como mucho, y tu análisis aparecerá aquí mismo.
review-progress = Estoy repasando todas las decisiones de esta partida: voy por el { $percent } %.

review-title = **Tu análisis de esta partida**
review-lead =
    { $others ->
        [alone] Tus puntos: **{ $points }**
        [opponent] Tu ventaja: **{ $points }**
       *[opponents] Tu ventaja sobre el promedio de los demás: **{ $points }**
    }
review-part = { $part }: { $points }
review-skill = Tus decisiones
review-tiles = Suerte con las fichas
review-par = Orden de turnos
review-hidden = Sin explicación
review-accuracy = **Precisión: { $percent } %** (± { $error }) · decisiones: { $choices } · puntos perdidos por decisión: { $lost }
review-scale = El 100 % significa que ninguna decisión costó puntos, y el 0 % equivale a jugar al azar.
review-too-few = Decisiones: { $choices }. Hacen falta al menos { $least } para calcular la precisión.
review-mistakes = Estas jugadas son las que más te costaron. Pulsa un número para buscar una jugada mejor.
review-no-mistakes = Ninguna de tus jugadas fue claramente un error.
review-other-plan = El análisis supone que nadie roba a propósito. Con dos jugadores, acumular fichas es otra estrategia, que el análisis no juzga.
review-line = **{ $number }.** Ronda { $round }: { $move } (puntos perdidos: { $lost })
review-turns = Estos son los momentos que más cambiaron tu probabilidad de ganar.
review-try = Pulsa un número para buscar una jugada mejor.
review-turn-mistake = **{ $number }.** Ronda { $round }: { $move } · **{ $change } %** · puntos perdidos: { $lost }
review-turn-own-draw = 🎲 Ronda { $round }: robaste { $tile } · **{ $change } %**
review-turn-draw = 🎲 Ronda { $round }: { $who } robó { $tile } · **{ $change } %**
review-turn-placement = ⚡ Ronda { $round }: { $who } sumó { $points } con { $tile } · **{ $change } %**
review-drew = robar
review-passed = pasar

review-move = **Ronda { $round }.** Tu jugada: { $move }
review-cost = Puntos perdidos: alrededor de { $lost } (± { $error }) · probabilidad de ganar: −{ $percent } %
review-ask = ¿Encuentras una jugada mejor?
review-found = ✅ Sí, es mejor: { $move }
review-not-better = No es claramente mejor: { $move }. Prueba otra.
review-better = Una jugada mejor: { $move }
review-better-draw = Habría sido mejor robar.
review-better-pass = Habría sido mejor pasar.
review-placeholder = Elige una jugada mejor

review-shared = La mejor jugada de { $who } en esta partida: { $move }

review-picture = Suerte y habilidad
review-alt = Gráfico de barras. { $parts }.

review-button = Analizar
review-button-move = Jugada { $number }
review-button-better = Ver una jugada mejor
review-button-back = Volver al análisis
review-button-share = Compartir mi mejor jugada

review-of-others = Solo puedes analizar partidas en las que jugaste.
review-too-many =
    { $limit ->
        [one] En las últimas 24 horas ya te he analizado una partida.
       *[other] En las últimas 24 horas ya te he analizado { $limit } partidas.
    } Espera un poco antes de la siguiente; los análisis hechos siguen disponibles.
