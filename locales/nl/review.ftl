### The private review of a finished match.

review-begun = Ik loop alle keuzes van dit spel na. Dat duurt hooguit een minuut, en je analyse verschijnt hier.
review-progress = Ik loop alle keuzes van dit spel na: { $percent }% klaar.

review-title = **Je analyse van dit spel**
review-lead =
    { $others ->
        [alone] Je punten: **{ $points }**
        [opponent] Je voorsprong: **{ $points }**
       *[opponents] Je voorsprong op het gemiddelde van de anderen: **{ $points }**
    }
review-part = { $part }: { $points }
review-skill = Je keuzes
review-tiles = Geluk met de stenen
review-par = Beurtvolgorde
review-hidden = Onverklaard
review-accuracy = **Nauwkeurigheid: { $percent }%** (± { $error }) · keuzes: { $choices } · verloren punten per keuze: { $lost }
review-scale = 100% betekent dat geen enkele keuze punten heeft gekost, 0% dat je net zo goed willekeurig had kunnen spelen.
review-too-few = Keuzes: { $choices }. Om de nauwkeurigheid te berekenen zijn er minstens { $least } nodig.
review-mistakes = Deze zetten hebben je het meest gekost. Druk op een nummer en zoek een betere zet.
review-no-mistakes = Geen van je zetten was duidelijk een fout.
review-other-plan = De analyse gaat ervan uit dat niemand met opzet stenen neemt. Met twee spelers kan stenen verzamelen ook een plan zijn, maar daar zegt de analyse niets over.
review-line = **{ $number }.** Ronde { $round }: { $move } (verloren punten: { $lost })
review-turns = Op deze momenten veranderde je winkans het meest.
review-try = Druk op een nummer en zoek een betere zet.
review-turn-mistake = **{ $number }.** Ronde { $round }: { $move } · **{ $change }%** · verloren punten: { $lost }
review-turn-own-draw = 🎲 Ronde { $round }: je hebt { $tile } genomen · **{ $change }%**
review-turn-draw = 🎲 Ronde { $round }: { $who } heeft { $tile } genomen · **{ $change }%**
review-turn-placement = ⚡ Ronde { $round }: { $who } heeft { $points } gescoord met { $tile } · **{ $change }%**
review-drew = steen genomen
review-passed = gepast

review-move = **Ronde { $round }.** Je zet: { $move }
review-cost = Verloren punten: ongeveer { $lost } (± { $error }) · verloren winkans: { $percent }%
review-ask = Zie je een betere zet?
review-found = ✅ Ja, dat is beter: { $move }
review-not-better = Dat is niet duidelijk beter: { $move }. Probeer een andere zet.
review-better = Een betere zet: { $move }
review-better-draw = Een steen nemen was beter geweest.
review-better-pass = Passen was beter geweest.
review-placeholder = Kies een betere zet

review-shared = De beste zet van { $who } in dit spel: { $move }

review-picture = Geluk en kunde
review-alt = Staafdiagram. { $parts }.

review-button = Analyse
review-button-move = Zet { $number }
review-button-better = Betere zet tonen
review-button-back = Terug naar de analyse
review-button-share = Mijn beste zet delen

review-of-others = Je kunt alleen spellen analyseren waarin je hebt meegespeeld.
review-too-many =
    { $limit ->
        [one] Ik heb de afgelopen 24 uur al één spel voor je geanalyseerd, en dat is het maximum.
       *[other] Ik heb de afgelopen 24 uur al { $limit } spellen voor je geanalyseerd, en dat is het maximum.
    } Wacht even met het volgende. Analyses die klaar zijn, kun je nog bekijken.
