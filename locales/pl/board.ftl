board-title = **Opis planszy**
board-title-part = **Opis planszy**, część { $part } z { $parts }
board-how = Rzędy liczy się od góry, a kolumny od lewej. Kolumna ma szerokość pół kamienia, więc sąsiednie kamienie w rzędzie dzieli jedna kolumna. Kamień wierzchołkiem w górę może stykać się z kamieniem pod sobą: w następnym rzędzie i tej samej kolumnie. Narożniki czyta się zgodnie z ruchem wskazówek zegara: od górnego, jeśli kamień leży wierzchołkiem w górę, a od lewego górnego, jeśli wierzchołkiem w dół.
board-spots = **Wolne pola**
board-row = **Rząd { $row } z { $rows }**
board-spot =
    { $half ->
        [up] Pole { $spot }: { $corners }; wierzchołkiem w górę; rząd { $row }, kolumna { $column }; obok: { $beside }
       *[down] Pole { $spot }: { $corners }; wierzchołkiem w dół; rząd { $row }, kolumna { $column }; obok: { $beside }
    }
board-tile =
    { $half ->
        [up] { $tile }: kolumna { $column }, wierzchołkiem w górę; narożniki { $corners }
       *[down] { $tile }: kolumna { $column }, wierzchołkiem w dół; narożniki { $corners }
    }
board-tile-beside = { $tile }; obok: { $beside }
board-tile-last = { $tile }; ostatnio dołożony
board-side =
    { $side ->
        [left] { $what } z lewej
        [right] { $what } z prawej
        [above] { $what } powyżej
       *[below] { $what } poniżej
    }
board-spot-name = pole { $spot }
board-spot-told = pole { $spot }, { $beside }
board-spot-first-up = pole { $spot } (wierzchołkiem w górę, narożniki od góry zgodnie z ruchem wskazówek zegara: { $corners })
board-spot-first-down = pole { $spot } (wierzchołkiem w dół, narożniki od lewego górnego zgodnie z ruchem wskazówek zegara: { $corners })
board-empty = Na planszy nie ma kamieni.
board-since = Od twojej ostatniej tury:
board-missed = Od twojej ostatniej wizyty:
board-missed-nothing = Od twojej ostatniej wizyty nic się nie wydarzyło.
board-missed-round = Od twojej ostatniej wizyty zaczęła się runda { $round }.
board-missed-points = Punkty od tego czasu: { $points }
board-missed-of = { $who } { $points }
board-missed-undone = Ktoś cofa ruch.
board-missed-earlier =
    { $count ->
        [one] Pomijam tu jedną wcześniejszą turę tej rundy.
        [few] Pomijam tu { $count } wcześniejsze tury tej rundy.
        [many] Pomijam tu { $count } wcześniejszych tur tej rundy.
       *[other] Pomijam tu { $count } wcześniejszych tur tej rundy.
    }
board-placed =
    { $drawn ->
        [0] { $who } dokłada { $tile } na { $spot }
        [one] { $who } kupuje { $drawn } kamień i dokłada { $tile } na { $spot }
        [few] { $who } kupuje { $drawn } kamienie i dokłada { $tile } na { $spot }
        [many] { $who } kupuje { $drawn } kamieni i dokłada { $tile } na { $spot }
       *[other] { $who } kupuje { $drawn } kamieni i dokłada { $tile } na { $spot }
    }
board-drew =
    { $drawn ->
        [one] { $who } kupuje { $drawn } kamień i nic nie dokłada
        [few] { $who } kupuje { $drawn } kamienie i nic nie dokłada
        [many] { $who } kupuje { $drawn } kamieni i nic nie dokłada
       *[other] { $who } kupuje { $drawn } kamieni i nic nie dokłada
    }
board-passed = { $who }: pas
board-placement = { $tile } na { $spot }
board-fits = { $tile } pasuje na { $spots }
