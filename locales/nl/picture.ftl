picture-title-round = { $edition } · ronde { $round }

picture-since = Sinds je beurt
picture-since-placed = { $who } { $tile }
picture-since-drew = { $who } neemt { $count }
picture-since-passed = { $who } past

picture-close-up = Hier wordt gespeeld
picture-close-up-alt = Het deel van hetzelfde bord waar wordt gespeeld, groter; laatst aangelegd: { $tile }.

picture-not-allowed = -# Ik kan in dit kanaal geen afbeeldingen toevoegen, dus het bord komt in woorden. Een serverbeheerder kan me de machtiging geven: { $right }.

picture-end-wins =
    { $count ->
        [one] { $who } wint
       *[other] { $who } winnen samen
    }
picture-end-nobody = Niemand wint
picture-round-title = Ronde { $round } is afgelopen
picture-round-left = Over
picture-round-gained = Ronde
picture-round-total = Totaal
picture-round-to-go = Nog
picture-rounds-won = Gewonnen
picture-round-alt = Een tabel van de scores na ronde { $round }, met dezelfde cijfers als het bericht.
picture-end-tiles = Stenen
picture-end-shapes = Bonus
picture-end-draws = Genomen
picture-end-rounds = Ronde-einde
picture-end-out =
    { $count ->
        [0] stenen over
       *[other] leeg { $count }×
    }
picture-end-total = Totaal
picture-end-foot =
    { $count ->
        [one] { $edition } · { $count } ronde
       *[other] { $edition } · { $count } rondes
    }
picture-end-alt = Hoe de scores zijn opgebouwd:
picture-end-alt-seat = { $who }: { $score } (stenen { $tiles }, bonus { $shapes }, genomen { $draws }, ronde-einde { $ends }).
picture-end-alt-unscored =
    { $count ->
        [one] { $who } heeft { $count } steen aangelegd.
       *[other] { $who } heeft { $count } stenen aangelegd.
    }
picture-end-alt-rounds = { $who }: { $won }, aangelegde stenen: { $count }.
picture-end-alt-alone =
    { $moves ->
        [one] Daaronder een grafiek van de score in { $moves } zet.
       *[other] Daaronder een grafiek van de score in { $moves } zetten.
    }
picture-end-alt-level =
    { $moves ->
        [one] Daaronder een grafiek van de scores in { $moves } zet: op het eind stond niemand voor.
       *[other] Daaronder een grafiek van de scores in { $moves } zetten: op het eind stond niemand voor.
    }
picture-end-alt-led =
    { $moves ->
        [one] Daaronder een grafiek van de scores in { $moves } zet: { $who } stond voor van zet { $since } tot het einde.
       *[other] Daaronder een grafiek van de scores in { $moves } zetten: { $who } stond voor van zet { $since } tot het einde.
    }
picture-end-alt-changes =
    { $changes ->
        [0] De leiding wisselde nooit
        [one] De leiding wisselde één keer
       *[other] De leiding wisselde { $changes } keer
    } { $widest ->
        [one] en de voorsprong was hoogstens { $widest } punt.
       *[other] en de voorsprong was hoogstens { $widest } punten.
    }

picture-replay-round = Ronde
picture-replay-alt =
    { $count ->
        [one] Het spel nog een keer, zet voor zet: { $count } steen. { $title }.
       *[other] Het spel nog een keer, zet voor zet: { $count } stenen. { $title }.
    }
