outcome-out = **Letetted az utolsó kövedet!**
outcome-over = A forduló véget ért.
outcome-blocked = Már senki sem tud lépni: a forduló blokkolva van.
outcome-points = { $what } { $points }; a pontszámod: { $score }.
outcome-round-won = { $what } Megnyerted a fordulót.
outcome-round-shared = { $what } Közösen nyertétek a fordulót.
outcome-won = **Nyertél!**
outcome-lost =
    { $count ->
        [one] { $who } nyert.
       *[other] { $who } közösen nyert.
    }
outcome-nobody = Senki sem nyert.
outcome-won-to = **Nyertél**, az eredmény { $own } : { $other }.
outcome-lost-to = { $who } nyert, az eredmény { $other } : { $own }.
outcome-won-with = **Nyertél**, a pontszámod: { $score }.
outcome-lost-with =
    { $count ->
        [one] { $who } nyert, a pontszáma: { $score }.
       *[other] { $who } közösen nyert, a pontszámuk egyenként: { $score }.
    }
outcome-solo = A játékod véget ért, a pontszámod: { $score }.
