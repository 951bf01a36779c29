short-title = **Las reglas, en resumen**: { $edition }
short-source = -# { $source }
short-source-changed = -# { $source } · con cambios en esta mesa: mira las líneas en negrita
short-matching = **Qué encaja:** Un lado entero de tu ficha debe coincidir con una ficha del tablero. Todos los números que se tocan deben ser iguales.
short-turn = **Un turno:** Coloca una ficha y suma sus puntos. Si no puedes o no quieres, roba.
short-turn-stuck = **Un turno:** Coloca una ficha y suma sus puntos. Si no puedes, roba.
short-turn-unscored = **Un turno:** Coloca una ficha. Si no puedes o no quieres, roba.
short-turn-unscored-stuck = **Un turno:** Coloca una ficha. Si no puedes, roba.
short-points-title = **Puntos:**
short-points = - Una ficha: la suma de sus tres números
short-points-kids = - Una ficha: un punto
short-shapes = - Puntos extra: puente +{ $bridge }, hexágono +{ $hexagon }, doble hexágono +{ $double }, triple hexágono +{ $triple }
short-draws =
    { $limit ->
        [0] { $draw ->
            [0] - Robar: sin límite y sin penalización
           *[other] - Cada ficha robada: −{ $draw }, sin límite
        }
        [one] { $draw ->
            [0] - Robar: una ficha por turno, sin penalización
           *[other] - Robar: una ficha por turno, −{ $draw }; −{ $stuck } más si aun así no colocas ninguna
        }
       *[other] { $draw ->
            [0] - Robar: hasta { $limit } fichas por turno, sin penalización
           *[other] - Cada ficha robada: −{ $draw }, hasta { $limit } por turno; −{ $stuck } más si aun así no colocas ninguna
        }
    }
short-out = - Colocar tu última ficha: { $out }
short-round-end = **Fin de una ronda:** { $end }, o cuando ya nadie puede jugar.
short-no-points = **Fin de la ronda:** { $end }. Si ya nadie puede jugar, la ronda queda bloqueada y nadie gana.
short-match = **La partida:** { $length }. Gana la puntuación más alta.
short-match-round-winner = **La partida:** { $length }. Gana quien gane la última ronda, si superó el límite de puntos; si no, la puntuación más alta.
short-match-unscored = **La partida:** { $length }. No se cuentan puntos. Gana el primer jugador que coloca su última ficha.
short-match-unscored-shared = **La partida:** { $length }. No se cuentan puntos. Ganan todos los jugadores que colocan su última ficha.
short-match-rounds = **La partida:** { $length }. No se cuentan puntos. Gana el jugador con más rondas ganadas.
short-all = -# `/rules` muestra todas las reglas por temas.
short-scores = **Puntos:** Una ficha vale { $tile }. Figuras: { $shapes }.
short-drawing = **Robar:** { $draws }.
short-end = **El final:** Colocar tu última ficha: { $out }. Duración de la partida: { $length }.
short-more = -# Y ahora, todas las reglas, tema por tema.

short-topic-start = **El comienzo**
short-pool = - El bote: todas las demás fichas, boca abajo
short-first-drawn = - Las fichas robadas para ver quién empieza vuelven al bote. El jugador inicial puede colocar la ficha que quiera.
short-first-any = - El jugador inicial puede colocar la ficha que quiera.
short-first-no-triple = - Si nadie tiene un triple, hay que colocar primero la ficha con la suma más alta.
short-topic-turn = **Un turno**
short-topic-points = **Los puntos**
short-hexagons = - Un hexágono son seis fichas alrededor de un punto. Un doble o triple hexágono son dos o tres hexágonos completados por una sola ficha; solo vale su propio bonus.
short-example = - Ejemplo: una ficha con 3, 4 y 5 que forma un puente vale 3 + 4 + 5 + { $bridge } = { $points }.
short-topic-round-end = **El fin de una ronda**
short-going-out = - «Colocar la última ficha» significa quedarse sin fichas.
short-blocked = - Una ronda está «bloqueada» cuando nadie puede colocar una ficha ni robar. Si todos los jugadores pasan uno tras otro, la ronda también queda bloqueada.
short-topic-match = **La partida**
short-ties = - Los jugadores empatados en el primer puesto comparten la victoria.

short-figure-matching = Qué encaja
short-caption-matching = Los dos números de cada extremo del lado común deben ser iguales. A la izquierda lo son (4 y 5); a la derecha, no.
short-caption-bridge = Un lado de la ficha dorada coincide con una ficha, y la punta opuesta toca el mismo número de otra.
short-caption-bridge-two = Un lado de la ficha dorada coincide con una ficha, y la punta opuesta toca el mismo número de otra. Con estas reglas, una ficha que coincide por dos lados sin completar un hexágono también es un puente.
short-caption-bridge-more = Un lado de la ficha dorada coincide con una ficha, y la punta opuesta toca el mismo número de otra. Con estas reglas, una ficha que coincide por dos o tres lados sin completar un hexágono también es un puente.
short-caption-hexagon = La ficha dorada es la sexta alrededor de un punto: completa un hexágono.
short-caption-double-hexagon = La ficha dorada completa dos hexágonos a la vez.
short-caption-triple-hexagon = La ficha dorada completa tres hexágonos a la vez.
short-alt-matching = Figura: dos parejas de fichas. A la izquierda, marcada como correcta, 4‑4‑5 está junto a 1‑4‑5: en los extremos del lado común, el 4 toca el 4 y el 5 toca el 5. A la derecha, tachada, 2‑5‑5 está junto a 1‑4‑5: el 5 toca el 4 y el 2 toca el 5.
short-alt-bridge = Figura: un puente. Diez fichas forman un anillo con un hueco. 4‑5‑5, recién colocada, está debajo de 4‑4‑5: en los extremos del lado común, el 4 toca el 4 y el 5 toca el 5. Su punta inferior, un 5, toca el 5 de 3‑3‑5 al otro lado del hueco.
short-alt-bridge-two = { $figure } Con estas reglas, una ficha que coincide por dos lados sin completar un hexágono también es un puente.
short-alt-bridge-more = { $figure } Con estas reglas, una ficha que coincide por dos o tres lados sin completar un hexágono también es un puente.
short-alt-hexagon = Figura: un hexágono. Seis fichas rodean un punto, todas con un 1 ahí. 1‑3‑4, recién colocada, es la sexta.
short-alt-double-hexagon = Figura: un doble hexágono. Diez fichas rodean dos puntos vecinos. 1‑3‑4, recién colocada, es la sexta ficha alrededor de ambos: alrededor de uno, todas tienen un 1; alrededor del otro, un 4.
short-alt-triple-hexagon = Figura: un triple hexágono. Doce fichas rodean otra, 0‑2‑2, recién colocada. Es la sexta ficha alrededor de cada una de sus tres puntas: en dos de ellas, todas las fichas tienen un 2; en la tercera, un 0.
short-alt-earns =
    { $points ->
        [one] { $figure } Vale { $points } punto extra.
       *[other] { $figure } Vale { $points } puntos extra.
    }

short-first = **¿Primera partida?** Lo más importante:
short-first-more = `/help` te dice qué hacer después, y `/rules` explica el resto.
short-first-fits = Una ficha encaja si comparte un lado con una ficha del tablero y todos los números que se tocan son iguales.
short-first-tile = Una ficha vale la suma de sus números: { $a } + { $b } + { $c } = { $sum }.
short-first-tile-kids = Cada ficha que colocas vale un punto.
short-first-draw =
    { $cost ->
        [0] Si ninguna ficha encaja, roba del bote sin penalización.
        [one] Si ninguna ficha encaja, roba del bote. Cada ficha cuesta { $cost } punto.
       *[other] Si ninguna ficha encaja, roba del bote. Cada ficha cuesta { $cost } puntos.
    }
short-first-limit =
    { $limit ->
        [0] Robas hasta que encaje una ficha.
        [one] Puedes robar una ficha por turno.
       *[other] Puedes robar hasta { $limit } fichas por turno.
    }
short-first-stuck =
    { $cost ->
        [one] Si aun así no colocas ninguna, pierdes { $cost } punto más.
       *[other] Si aun así no colocas ninguna, pierdes { $cost } puntos más.
    }

short-lesson-bridge = 💡 Eso es un puente: tu ficha une dos partes del tablero. Además de los puntos de la ficha, te da { $points }.
short-lesson-hexagon = 💡 Eso es un hexágono: tu ficha es la sexta alrededor de un punto. Además de los puntos de la ficha, te da { $points }.
short-lesson-double-hexagon = 💡 Eso es un doble hexágono: tu ficha completa dos hexágonos a la vez. Además de los puntos de la ficha, te da { $points }.
short-lesson-triple-hexagon = 💡 Eso es un triple hexágono: tu ficha completa tres hexágonos a la vez. Además de los puntos de la ficha, te da { $points }.
short-lesson-draw =
    { $cost ->
        [0] 💡 Ninguna de tus fichas encajaba, así que has tenido que robar. Con estas reglas no cuesta nada.
       *[other] 💡 Ninguna de tus fichas encajaba, así que has tenido que robar. Robar cuesta puntos: { $points }.
    }
short-lesson-out =
    { $bonus ->
        [0] 💡 Has colocado tu última ficha. Recibes { $others } por las fichas de los demás soportes.
       *[other] 💡 Has colocado tu última ficha. Recibes { $bonus }, más { $others } por las fichas de los demás soportes.
    }
