outcome-out = **Você colocou a última peça!**
outcome-over = A volta terminou.
outcome-blocked = Ninguém mais pode jogar: a volta está bloqueada.
outcome-points = { $what } { $points } para você. Sua pontuação: { $score }.
outcome-round-won = { $what } A volta é sua!
outcome-round-shared = { $what } Você divide a vitória na volta.

outcome-won = **A vitória é sua!**
outcome-lost =
    { $count ->
        [one] { $who } vence.
       *[other] { $who } dividem a vitória.
    }
outcome-nobody = Ninguém vence.

outcome-won-to = **A vitória é sua**: { $own } a { $other }!
outcome-lost-to = { $who } vence por { $other } a { $own }.
outcome-won-with = **A vitória é sua**, com uma pontuação de { $score }!
outcome-lost-with =
    { $count ->
        [one] { $who } vence com uma pontuação de { $score }.
       *[other] { $who } dividem a vitória, com uma pontuação de { $score } cada.
    }
outcome-solo = A sua partida terminou. A sua pontuação foi { $score }.
