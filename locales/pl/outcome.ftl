outcome-out = **Ostatni kamień położony!**
outcome-over = Koniec rundy.
outcome-blocked = Nikt nie może już grać: runda jest zablokowana.
outcome-points = { $what } Dla ciebie: { $points }. Twój wynik: { $score }.
outcome-round-won = { $what } Wygrywasz rundę!
outcome-round-shared = { $what } Wygrywacie rundę razem.
outcome-won = **Wygrywasz!**
outcome-lost =
    { $count ->
        [one] { $who } wygrywa.
        [few] { $who } wygrywają razem.
        [many] { $who } wygrywają razem.
       *[other] { $who } wygrywają razem.
    }
outcome-nobody = Nikt nie wygrywa.
outcome-won-to = **Wygrywasz** { $own } do { $other }!
outcome-lost-to = { $who } wygrywa { $other } do { $own }.
outcome-won-with = **Wygrywasz** z wynikiem { $score }!
outcome-lost-with =
    { $count ->
        [one] { $who } wygrywa z wynikiem { $score }.
        [few] { $who } dzielą się zwycięstwem. Wynik każdego z nich: { $score }.
        [many] { $who } dzielą się zwycięstwem. Wynik każdego z nich: { $score }.
       *[other] { $who } dzielą się zwycięstwem. Wynik każdego z nich: { $score }.
    }
outcome-solo = Koniec gry. Twój wynik: { $score }.
