outcome-out = **Je hebt je laatste steen aangelegd!**
outcome-over = De ronde is afgelopen.
outcome-blocked = Niemand kan meer spelen, dus de ronde is geblokkeerd.
outcome-points = { $what } Dat is { $points } voor jou. Je score: { $score }.
outcome-round-won = { $what } Je wint de ronde!
outcome-round-shared = { $what } Je bent een van de winnaars van deze ronde.

outcome-won = **Je wint!**
outcome-lost =
    { $count ->
        [one] { $who } wint.
       *[other] { $who } winnen samen.
    }
outcome-nobody = Niemand wint.

outcome-won-to = **Je wint** met { $own } tegen { $other }!
outcome-lost-to = { $who } wint met { $other } tegen { $own }.
outcome-won-with = **Je wint** met een score van { $score }!
outcome-lost-with =
    { $count ->
        [one] { $who } wint met een score van { $score }.
       *[other] { $who } winnen samen, elk met een score van { $score }.
    }
outcome-solo = Je spel is afgelopen. Je score is { $score }.
