outcome-out = **Letetted az utolsó kövedet!**
outcome-over = A forduló véget ért.
outcome-blocked = Már senki sem tud lépni, a forduló blokkolással ért véget.
outcome-points = { $what } Ez neked { $points } pont, a pontszámod { $score }.
outcome-round-won = { $what } Megnyerted a fordulót!
outcome-round-shared = { $what } Te vagy a forduló egyik nyertese.
outcome-won = **Nyertél!**
outcome-lost =
    { $count ->
        [one] { $who } nyert.
       *[other] { $who } közösen nyert.
    }
outcome-nobody = Senki sem nyert.
outcome-won-to = **Nyertél**, { $own }:{ $other } lett a vége!
outcome-lost-to = { $who } nyert, { $other }:{ $own } lett a vége.
outcome-won-with = **Nyertél** { $score } ponttal!
outcome-lost-with =
    { $count ->
        [one] { $who } nyert { $score } ponttal.
       *[other] { $who } közösen nyert, fejenként { $score } ponttal.
    }
outcome-solo = A játékod véget ért, { $score } pontot szereztél.
