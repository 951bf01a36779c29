turn-placed =
    { $drawn ->
        [0] { $who } ha posizionato { $tile }
        [one] { $who } ha pescato { $drawn } tessera{ $cost } e ha posizionato { $tile }
       *[other] { $who } ha pescato { $drawn } tessere{ $cost } e ha posizionato { $tile }
    }{ $spot ->
        [0] {""}
       *[other] {" "}nella casella { $spot }
    }
turn-drew =
    { $drawn ->
        [one] { $who } ha pescato { $drawn } tessera
       *[other] { $who } ha pescato { $drawn } tessere
    }
turn-stuck =
    { $drawn ->
        [one] { $who } ha pescato { $drawn } tessera e non ha posizionato nulla
       *[other] { $who } ha pescato { $drawn } tessere e non ha posizionato nulla
    }
turn-passed =
    { $drawn ->
        [0] { $who } ha passato il turno (tessere avanzate finite)
        [one] { $who } ha pescato { $drawn } tessera e ha passato il turno (tessere avanzate finite)
       *[other] { $who } ha pescato { $drawn } tessere e ha passato il turno (tessere avanzate finite)
    }
turn-stopped =
    { $drawn ->
        [one] { $who } ha pescato { $drawn } tessera e ha smesso di pescare
       *[other] { $who } ha pescato { $drawn } tessere e ha smesso di pescare
    }
turn-dropped-out =
    { $drawn ->
        [0] { $who } ha passato il turno (tessere avanzate finite) ed è fuori dalla manche
        [one] { $who } ha pescato { $drawn } tessera, ha passato il turno (tessere avanzate finite) ed è fuori dalla manche
       *[other] { $who } ha pescato { $drawn } tessere, ha passato il turno (tessere avanzate finite) ed è fuori dalla manche
    }
turn-with-points = { $line }: **{ $points }**
turn-with-sum = { $line }: { $sum } = **{ $points }**
turn-with-shape =
    { $shape ->
        [bridge] { $line }, un ponte
        [hexagon] { $line }, un esagono
        [double-hexagon] { $line }, un doppio esagono
       *[triple-hexagon] { $line }, un triplo esagono
    }
turn-with-lead = { $line }, cominciando con un triplo

turn-round =
    { $round ->
        [1] Comincia la partita.
       *[other] Comincia la manche { $round }.
    }
turn-round-of =
    { $round ->
        [1] Comincia la partita: manche 1 di { $rounds }.
       *[other] Comincia la manche { $round } di { $rounds }.
    }
turn-round-last = Comincia la manche { $round }. È l’ultima.
turn-rules = -# { $edition } · { $length }
turn-start-draw = Chi comincia? Tutti pescano una tessera: { $draws }
turn-start-again = Parità: ripescano i giocatori a pari merito. { $draws }
turn-start-all-again = Parità: ripescano tutti. { $draws }
turn-starts = Comincia { $who }.
turn-starts-tied = Non restano abbastanza tessere per pescare di nuovo, quindi comincia il primo dei giocatori in parità: { $who }.
turn-starts-alone = { $who } gioca in solitario.
turn-starts-highest = Comincia { $who }, con il triplo più alto o, se nessuno ha un triplo, con la somma più alta.
turn-starts-lot = Comincia { $who }: ha deciso la sorte.
turn-commitment = -# Prova della distribuzione: { $hash }

turn-out = { $who } ha posizionato l’ultima tessera!
turn-out-round =
    { $count ->
        [one] { $who } ha posizionato l’ultima tessera e vince la manche!
       *[other] { $who } hanno posizionato la loro ultima tessera e vincono insieme la manche!
    }
turn-out-bonus = { $who } ha posizionato l’ultima tessera! **{ $points }**
turn-out-others =
    { $bonus ->
        [0] { $who } ha posizionato l’ultima tessera! Le tessere sugli altri leggii danno { $others }: **{ $points }**
       *[other] { $who } ha posizionato l’ultima tessera! Vale { $bonus }, più { $others } per le tessere sugli altri leggii: **{ $points }**
    }
turn-out-bell =
    { $bonus ->
        [0] { $who } ha posizionato l’ultima tessera! Le tessere rimaste in quel momento sugli altri leggii danno { $others }: **{ $points }**
       *[other] { $who } ha posizionato l’ultima tessera! Vale { $bonus }, più { $others } per le tessere rimaste in quel momento sugli altri leggii: **{ $points }**
    }
turn-blocked = La manche è bloccata.
turn-blocked-nobody = La manche è bloccata e nessuno la vince.
turn-blocked-nothing = La manche è bloccata. Nessuno ottiene punti.
turn-blocked-lose = La manche è bloccata. Ogni giocatore perde i punti rimasti sul suo leggio: { $changes }
turn-blocked-lowest = La manche è bloccata. Il giocatore con il totale più basso sul leggio ottiene i totali degli altri, meno il suo: { $changes }
turn-blocked-differences = La manche è bloccata. Il giocatore con il totale più basso sul leggio ottiene la somma delle differenze dagli altri totali: { $changes }
turn-blocked-fewest = La manche è bloccata. Il giocatore con meno tessere ottiene i totali degli altri leggii, meno il suo: { $changes }

turn-round-over = **La manche { $round } è finita.**
turn-round-over-of = **La manche { $round } di { $rounds } è finita.**
turn-round-scored = { $standing }, **{ $gained }** in questa manche · { $left }
turn-round-unscored = { $who } · { $left }
turn-round-to-go = { $line } · a { $points } dal traguardo
turn-round-left =
    { $count ->
        [0] leggio vuoto
        [one] { $count } tessera rimasta: { $tiles } ({ $sum })
       *[other] { $count } tessere rimaste: { $tiles } ({ $sum })
    }
turn-round-left-unscored =
    { $count ->
        [0] leggio vuoto
        [one] { $count } tessera rimasta: { $tiles }
       *[other] { $count } tessere rimaste: { $tiles }
    }
turn-rounds-won =
    { $count ->
        [one] { $count } manche vinta
       *[other] { $count } manche vinte
    }
turn-next-round = La manche { $round } comincia quando qualcuno preme **{ $button }**, o automaticamente tra mezzo minuto.
turn-next-round-last = La manche { $round } è l’ultima. Comincia quando qualcuno preme **{ $button }**, o automaticamente tra mezzo minuto.

turn-wins =
    { $count ->
        [one] 🏆 { $who } vince con { $points } punto!
       *[other] 🏆 { $who } vince con { $points } punti!
    }
turn-wins-tied =
    { $count ->
        [one] 🏆 { $who } vincono insieme con { $points } punto a testa!
       *[other] 🏆 { $who } vincono insieme con { $points } punti a testa!
    }
turn-wins-unscored = 🏆 { $who } vince!
turn-wins-unscored-tied = 🏆 { $who } vincono insieme!
turn-wins-rounds =
    { $count ->
        [one] 🏆 { $who } vince con { $count } manche!
       *[other] 🏆 { $who } vince con { $count } manche!
    }
turn-wins-rounds-tied =
    { $count ->
        [one] 🏆 { $who } vincono insieme con { $count } manche a testa!
       *[other] 🏆 { $who } vincono insieme con { $count } manche a testa!
    }
turn-alone-over =
    { $count ->
        [one] 🏆 { $who } finisce con { $points } punto!
       *[other] 🏆 { $who } finisce con { $points } punti!
    }
turn-nobody-wins = Nessuno vince.

turn-standings = { $standings } · tessere avanzate: { $pool }
turn-standings-last = { $standings } · tessere avanzate: { $pool } · ultima manche
turn-standing-dropped = { $standing } (fuori dalla manche)
turn-last-round =
    { $count ->
        [one] { $who } ha { $score } punto: questa manche è l’ultima.
       *[other] { $who } ha { $score } punti: questa manche è l’ultima.
    }
turn-one-more-round =
    { $count ->
        [one] { $who } ha { $score } punto: si gioca ancora una manche, l’ultima.
       *[other] { $who } ha { $score } punti: si gioca ancora una manche, l’ultima.
    }
turn-played-on = { $who } ha posizionato l’ultima tessera. Si continua finché tutti non hanno avuto lo stesso numero di turni.
turn-played-on-shared = { $who } ha posizionato l’ultima tessera. Si continua finché tutti non hanno avuto lo stesso numero di turni. Chi intanto posiziona la sua ultima tessera condivide la vittoria.
turn-played-on-counted = { $who } ha posizionato l’ultima tessera. Si continua finché tutti non hanno avuto lo stesso numero di turni. Gli altri leggii contano come sono adesso.
turn-call = { $mention }, tocca a te.
turn-next = Prossimo turno: { $who }

turn-undone = { $who } ha ritirato la sua ultima mossa.
turn-undo-asked = { $who } vuole ritirare la sua ultima mossa. Se ti va bene, premi **{ $button }**. Altrimenti continua pure a giocare.
turn-undo-agreed = Per { $who } la mossa si può ritirare. Finora d’accordo: { $agreed } su { $needed }.
turn-undo-granted = { $who } voleva ritirare la sua ultima mossa, e tutti hanno accettato.
turn-undo-overtaken = { $who } voleva ritirare la sua ultima mossa, ma la partita è andata avanti.

turn-kept-bridge = { $who } aveva tenuto da parte { $tile } e ci ha fatto il ponte: { $points }
turn-kept-hexagon = { $who } aveva tenuto da parte { $tile } e ci ha chiuso l’esagono: { $points }
turn-kept-double-hexagon = { $who } aveva tenuto da parte { $tile } e ci ha chiuso il doppio esagono: { $points }
turn-kept-triple-hexagon = { $who } aveva tenuto da parte { $tile } e ci ha chiuso il triplo esagono: { $points }
