picture-title-round = { $edition } · ronde { $round }

picture-since = Sinds je vorige beurt
picture-since-placed = { $who } { $tile }
picture-since-drew = { $who } neemt { $count }
picture-since-passed = { $who } past

picture-close-up = Uitvergroot
picture-close-up-alt = Een uitvergroting van het deel van het bord waar wordt gespeeld. Laatst aangelegd: { $tile }.

picture-not-allowed = -# Ik kan in dit kanaal geen afbeeldingen toevoegen, dus hier is het bord in woorden. Wil je afbeeldingen, vraag dan iemand die deze server beheert om mij de machtiging **{ $right }** te geven.

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
picture-round-alt = De resultaten van ronde { $round }, met dezelfde getallen als in het bericht.
picture-end-tiles = Stenen
picture-end-shapes = Bonus
picture-end-draws = Genomen
picture-end-rounds = Einde ronde
picture-end-out =
    { $count ->
        [0] stenen over
       *[other] { $count }× leeg
    }
picture-end-total = Totaal
picture-end-foot =
    { $count ->
        [one] { $edition } · { $count } ronde
       *[other] { $edition } · { $count } rondes
    }
picture-end-alt = Hoe de scores zijn opgebouwd:
picture-end-alt-seat = { $who }: { $score } (stenen { $tiles }, bonus { $shapes }, genomen { $draws }, einde ronde { $ends }).
picture-end-alt-unscored =
    { $count ->
        [one] { $who } heeft { $count } steen aangelegd.
       *[other] { $who } heeft { $count } stenen aangelegd.
    }
picture-end-alt-rounds = { $who }: { $won }, aangelegde stenen: { $count }.
picture-end-alt-alone =
    { $moves ->
        [one] Daaronder staat een grafiek van de score over { $moves } zet.
       *[other] Daaronder staat een grafiek van de score over { $moves } zetten.
    }
picture-end-alt-level =
    { $moves ->
        [one] Daaronder staat een grafiek van de scores over { $moves } zet: aan het einde stond niemand voor.
       *[other] Daaronder staat een grafiek van de scores over { $moves } zetten: aan het einde stond niemand voor.
    }
picture-end-alt-led =
    { $moves ->
        [one] Daaronder staat een grafiek van de scores over { $moves } zet: van zet { $since } tot het einde stond { $who } voor.
       *[other] Daaronder staat een grafiek van de scores over { $moves } zetten: van zet { $since } tot het einde stond { $who } voor.
    }
picture-end-alt-changes =
    { $changes ->
        [0] De leiding wisselde nooit
        [one] De leiding wisselde één keer
       *[other] De leiding wisselde { $changes } keer
    } { $widest ->
        [one] en de grootste voorsprong was { $widest } punt.
       *[other] en de grootste voorsprong was { $widest } punten.
    }

picture-replay-round = Ronde
picture-replay-alt =
    { $count ->
        [one] Het hele spel, zet voor zet: { $count } steen. { $title }.
       *[other] Het hele spel, zet voor zet: { $count } stenen. { $title }.
    }
