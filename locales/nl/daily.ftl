### /daily: de ronde en de puzzel van de dag.

daily-command = Speel de ronde of de puzzel van de dag, voor iedereen hetzelfde
daily-command-deal = Speel de ronde van de dag: in je eentje, met dezelfde stenen voor iedereen
daily-command-puzzle = Los de puzzel van de dag op: drie beurten zonder te nemen, voor zoveel mogelijk punten

daily-title-deal = **Ronde van de dag { $number }**
daily-title-puzzle = **Puzzel van de dag { $number }**
daily-goal-deal = Eén ronde in je eentje, met dezelfde stenen voor iedereen. Scoor zoveel mogelijk.
daily-goal-puzzle = Leg in drie beurten telkens een steen aan, zonder stenen te nemen. Scoor zoveel mogelijk.
daily-rules = Regels: { $edition }
daily-free = Dit is een oefenpoging, dus die telt niet mee.
daily-until = Je poging eindigt: { $when }
daily-turn = Beurt { $turn } van { $turns } · je punten: { $points }

daily-hint-tile = **Tip:** de beste drie zetten beginnen met { $tile }.
daily-hint-spot = **Tip:** de beste drie zetten beginnen met { $tile } op plek { $spot }.

daily-end = Je score: **{ $points }**
daily-end-best = Je score: **{ $points }**. Je hebt de beste drie zetten gevonden.
daily-end-below = Je score: **{ $points }**. De beste drie zetten leveren **{ $best }** op.
daily-ended-with-day = De dag is voorbij, dus je poging is geëindigd met de punten tot nu toe.
daily-first = Je bent vandaag als eerste klaar.
daily-ahead = Tot nu toe heeft { $percent }% van de andere spelers van vandaag minder gescoord.
daily-ahead-final = Van de andere spelers van die dag scoorde { $percent }% minder.
daily-computers = Computers met dezelfde stenen: { $list }
daily-streak = Dagen op rij: { $count }
daily-copy = Kopieer deze regel om je resultaat te delen:

daily-line-deal = Triominos, ronde van de dag { $number } · { $points } · { $marks }
daily-line-puzzle = Triominos, puzzel van de dag { $number } · { $points } van { $best } · { $marks }
daily-line-hexagons =
    { $count ->
        [one] { $line } · { $count } zeshoek
       *[other] { $line } · { $count } zeshoeken
    }
daily-line-hints =
    { $count ->
        [one] { $line } · { $count } tip
       *[other] { $line } · { $count } tips
    }

daily-button-solution = Toon de oplossing
daily-button-yesterday = Oplossing van gisteren
daily-button-yesterday-review = Analyse van gisteren
daily-button-again = Nog een poging

daily-solution = **Oplossing van puzzel { $number }:** { $points }
daily-solution-later = Ik toon de oplossing zodra de dag voorbij is: { $when }
daily-review-later = Ik analyseer je keuzes zodra de dag voorbij is: { $when }
daily-moved-on = Je bent intussen verder. Zo staat het er nu voor.
daily-none = Ik kan die poging niet vinden. Begin die van vandaag met `/daily deal` of `/daily puzzle`.
daily-over = Die dag is voorbij. Speel die van vandaag met `/daily deal` of `/daily puzzle`.
daily-not-yours = Hier speelt iemand anders. Begin je eigen poging met `/daily deal` of `/daily puzzle`.
daily-shared-before = Dit resultaat heb je al gedeeld.
