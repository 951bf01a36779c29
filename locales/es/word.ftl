word-seat = J{ $number }
word-stand-in = Suplente de { $who }
word-former = un antiguo jugador
word-list = { $first } y { $last }
word-series = { $first }; { $last }
word-tiles =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }

word-foot = Jugada { $tiles } · bote { $pool }
word-rack-title =
    { $count ->
        [one] Tienes { $count } ficha
       *[other] Tienes { $count } fichas
    }
word-label-worth = { $label }: { $worth }
word-rack-hint =
    { $count ->
        [0] Ninguna encaja
        [one] { $count } ficha encaja
       *[other] { $count } fichas encajan
    }

word-bridge = puente
word-hexagon = hexágono
word-double-hexagon = doble hexágono
word-triple-hexagon = triple hexágono
word-sum-tile = { $points } por la ficha
word-sum-bridge = { $points } por el puente
word-sum-hexagon = { $points } por el hexágono
word-sum-double-hexagon = { $points } por el doble hexágono
word-sum-triple-hexagon = { $points } por el triple hexágono
word-sum-lead = { $points } por empezar con un triple

word-placement = { $tile } → casilla { $spot }
word-placement-worth = { $tile } → casilla { $spot }: { $worth }
word-best = { $tile } → { $spot }: { $points }
word-spot = Casilla { $spot }
word-spot-worth = Casilla { $spot }: { $worth }
word-tile-spots =
    { $count ->
        [one] { $tile }: { $count } casilla
       *[other] { $tile }: { $count } casillas
    }
word-choose = Elige una ficha y su casilla
word-choose-tile = Elige una ficha
word-choose-spot = Elige una casilla para { $tile }

word-any = cualquiera
word-spot-up = { $corners }; punta arriba
word-spot-down = { $corners }; punta abajo
word-spot-entry-up = { $number } arriba: { $corners }
word-spot-entry-down = { $number } abajo: { $corners }
word-beside =
    { $side ->
        [left] a la derecha de { $tile }
        [right] a la izquierda de { $tile }
        [above] debajo de { $tile }
       *[below] encima de { $tile }
    }
word-corner =
    { $corner ->
        [top] arriba
        [top-left] arriba a la izquierda
        [top-right] arriba a la derecha
        [bottom-left] abajo a la izquierda
        [bottom-right] abajo a la derecha
       *[bottom] abajo
    }

word-edition-goliath = Reglas estándar
word-edition-tournament = Reglas oficiales para torneos
word-edition-tournament-pl = Reglas oficiales para torneos (versión polaca)
word-edition-piatnik-hu = Piatnik (versión húngara)
word-edition-goliath-nl = Antiguas reglas neerlandesas (hasta 6 jugadores)
word-edition-kids = Reglas para niños
word-edition-casual = Sin contar puntos
word-edition-pressman = Pressman (versión estadounidense)
word-edition-wikipedia = Reglas de Wikipedia
word-edition-app = Reglas de la app móvil
word-theme-dark = Oscuro
word-theme-light = Claro
word-theme-high-contrast = Alto contraste
