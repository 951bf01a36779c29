### Was das Ende einer Runde oder eines Spiels gebracht hat.

outcome-out = **Letzter Stein angelegt!**
outcome-over = Die Runde ist vorbei.
outcome-blocked = Niemand kann mehr spielen: Die Runde ist blockiert.
outcome-points = { $what } Das sind { $points } für dich. Deine Punktzahl: { $score }.
outcome-round-won = { $what } Die Runde geht an dich!
outcome-round-shared = { $what } Die Runde geht auch an dich.

outcome-won = **Du gewinnst!**
outcome-lost =
    { $count ->
        [one] { $who } gewinnt.
       *[other] { $who } gewinnen gemeinsam.
    }
outcome-nobody = Niemand gewinnt.

outcome-won-to = **Du gewinnst** { $own } zu { $other }!
outcome-lost-to = { $who } gewinnt { $other } zu { $own }.
outcome-won-with = **Du gewinnst!** Deine Punktzahl: { $score }.
outcome-lost-with =
    { $count ->
        [one] { $who } gewinnt. Punktzahl: { $score }.
       *[other] { $who } gewinnen gemeinsam. Punktzahl: je { $score }.
    }
outcome-solo = Dein Spiel ist vorbei. Deine Punktzahl: { $score }.
