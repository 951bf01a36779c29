board-title = **Il tabellone a parole**
board-title-part = **Il tabellone a parole**, parte { $part } di { $parts }
board-how = Le righe si contano dall’alto e le colonne da sinistra. Una colonna è larga mezza tessera, quindi due tessere affiancate distano una colonna. Una tessera con la punta in alto può toccarne una sotto, nella riga successiva e nella stessa colonna. Gli angoli si leggono in senso orario: dall’alto se la tessera ha la punta in alto, dall’alto a sinistra se ha la punta in basso.
board-spots = **Caselle libere**
board-row = **Riga { $row } di { $rows }**
board-spot =
    { $half ->
        [up] Casella { $spot }: { $corners }; punta in alto; riga { $row }, colonna { $column }; accanto: { $beside }
       *[down] Casella { $spot }: { $corners }; punta in basso; riga { $row }, colonna { $column }; accanto: { $beside }
    }
board-tile =
    { $half ->
        [up] { $tile }: colonna { $column }, punta in alto; angoli { $corners }
       *[down] { $tile }: colonna { $column }, punta in basso; angoli { $corners }
    }
board-tile-beside = { $tile }; accanto: { $beside }
board-tile-last = { $tile }; posizionata per ultima
board-side =
    { $side ->
        [left] { $what } a sinistra
        [right] { $what } a destra
        [above] { $what } sopra
       *[below] { $what } sotto
    }
board-spot-name = casella { $spot }
board-spot-told = casella { $spot }, { $beside }
board-spot-first-up = casella { $spot } (punta in alto, angoli { $corners } in senso orario dall’alto)
board-spot-first-down = casella { $spot } (punta in basso, angoli { $corners } in senso orario dall’alto a sinistra)
board-empty = Sul tabellone non ci sono tessere.
board-since = Dal tuo ultimo turno:
board-missed = Dall’ultima volta che hai guardato:
board-missed-nothing = Nessuna novità dall’ultima volta che hai guardato.
board-missed-round = Dall’ultima volta che hai guardato è cominciata la manche { $round }.
board-missed-points = Punti da allora: { $points }
board-missed-of = { $who } { $points }
board-missed-undone = Una mossa è stata ritirata.
board-missed-earlier =
    { $count ->
        [one] Un turno precedente di questa manche non è elencato qui.
       *[other] { $count } turni precedenti di questa manche non sono elencati qui.
    }
board-placed =
    { $drawn ->
        [0] { $who } ha posizionato { $tile } nella { $spot }
        [one] { $who } ha pescato { $drawn } tessera e ha posizionato { $tile } nella { $spot }
       *[other] { $who } ha pescato { $drawn } tessere e ha posizionato { $tile } nella { $spot }
    }
board-drew =
    { $drawn ->
        [one] { $who } ha pescato { $drawn } tessera e non ha posizionato nulla
       *[other] { $who } ha pescato { $drawn } tessere e non ha posizionato nulla
    }
board-passed = { $who } ha passato il turno
board-placement = { $tile } nella { $spot }
board-fits = { $tile } combacia qui: { $spots }
