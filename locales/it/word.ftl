word-seat = G{ $number }
word-stand-in = Sostituto di { $who }
word-former = un ex giocatore
word-list = { $first } e { $last }
word-series = { $first }; { $last }
word-tiles =
    { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }

word-foot = Mossa { $tiles } · tessere avanzate { $pool }
word-rack-title =
    { $count ->
        [one] Il tuo leggio: { $count } tessera
       *[other] Il tuo leggio: { $count } tessere
    }
word-label-worth = { $label }: { $worth }
word-rack-hint =
    { $count ->
        [0] Nessuna combacia
        [one] { $count } tessera combacia
       *[other] { $count } tessere combaciano
    }

word-bridge = ponte
word-hexagon = esagono
word-double-hexagon = doppio esagono
word-triple-hexagon = triplo esagono
word-sum-tile = { $points } per la tessera
word-sum-bridge = { $points } per il ponte
word-sum-hexagon = { $points } per l’esagono
word-sum-double-hexagon = { $points } per il doppio esagono
word-sum-triple-hexagon = { $points } per il triplo esagono
word-sum-lead = { $points } per il triplo all’inizio

word-placement = { $tile } → casella { $spot }
word-placement-worth = { $tile } → casella { $spot }: { $worth }
word-best = { $tile } → { $spot }: { $points }
word-spot = Casella { $spot }
word-spot-worth = Casella { $spot }: { $worth }
word-tile-spots =
    { $count ->
        [one] { $tile }: { $count } casella
       *[other] { $tile }: { $count } caselle
    }
word-choose = Scegli una tessera e la sua casella
word-choose-tile = Scegli una tessera
word-choose-spot = Scegli una casella per { $tile }

word-any = qualsiasi
word-spot-up = { $corners }; punta in alto
word-spot-down = { $corners }; punta in basso
word-spot-entry-up = { $number } in su: { $corners }
word-spot-entry-down = { $number } in giù: { $corners }
word-beside =
    { $side ->
        [left] a destra di { $tile }
        [right] a sinistra di { $tile }
        [above] sotto { $tile }
       *[below] sopra { $tile }
    }
word-corner =
    { $corner ->
        [top] in alto
        [top-left] in alto a sinistra
        [top-right] in alto a destra
        [bottom-left] in basso a sinistra
        [bottom-right] in basso a destra
       *[bottom] in basso
    }

word-edition-goliath = Regole standard
word-edition-tournament = Regole ufficiali per i tornei
word-edition-tournament-pl = Regole ufficiali per i tornei (polacche)
word-edition-piatnik-hu = Piatnik (ungherese)
word-edition-goliath-nl = Vecchie regole olandesi (fino a 6 giocatori)
word-edition-kids = Regole per bambini
word-edition-casual = Senza contare i punti
word-edition-pressman = Pressman (americana)
word-edition-wikipedia = Regole di Wikipedia
word-edition-app = Regole dell’app per telefono
word-theme-dark = Scuro
word-theme-light = Chiaro
word-theme-high-contrast = Contrasto elevato
