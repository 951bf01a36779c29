### The private review of a finished match.

review-begun = Ich gehe jede Entscheidung dieses Spiels durch. Das dauert höchstens eine Minute, dann steht deine Analyse genau hier.
review-progress = Ich gehe jede Entscheidung dieses Spiels durch: { $percent } % fertig.

review-title = **Deine Analyse dieses Spiels**
review-lead =
    { $others ->
        [alone] Deine Punkte: **{ $points }**
        [opponent] Dein Vorsprung: **{ $points }**
       *[opponents] Dein Vorsprung vor dem Durchschnitt der anderen: **{ $points }**
    }
review-part = { $part }: { $points }
review-skill = Deine Entscheidungen
review-tiles = Glück mit den Steinen
review-par = Zugreihenfolge
review-hidden = Unerklärt
review-accuracy = **Genauigkeit: { $percent } %** (± { $error }) · Entscheidungen: { $choices } · verlorene Punkte pro Entscheidung: { $lost }
review-scale = 100 % heißt, dass keine Entscheidung Punkte gekostet hat, 0 % entspricht zufälligen Zügen.
review-too-few = Entscheidungen: { $choices }. Für die Genauigkeit brauche ich mindestens { $least }.
review-mistakes = Diese Züge haben dich am meisten gekostet. Wähle eine Nummer, und finde einen besseren Zug.
review-no-mistakes = Keiner deiner Züge war eindeutig ein Fehler.
review-other-plan = Die Analyse geht davon aus, dass niemand freiwillig Steine zieht. Zu zweit kann es auch eine Strategie sein, Steine zu sammeln; das berücksichtigt die Analyse nicht.
review-line = **{ $number }.** Runde { $round }: { $move } (verlorene Punkte: { $lost })
review-turns = Diese Momente haben deine Gewinnchance am stärksten verändert.
review-try = Wähle eine Nummer, und finde einen besseren Zug.
review-turn-mistake = **{ $number }.** Runde { $round }: { $move } · **{ $change } %** · verlorene Punkte: { $lost }
review-turn-own-draw = 🎲 Runde { $round }: Du hast { $tile } gezogen · **{ $change } %**
review-turn-draw = 🎲 Runde { $round }: { $who } hat { $tile } gezogen · **{ $change } %**
review-turn-placement = ⚡ Runde { $round }: { $who } hat { $points } mit { $tile } geholt · **{ $change } %**
review-drew = Stein gezogen
review-passed = ausgesetzt

review-move = **Runde { $round }.** Dein Zug: { $move }
review-cost = Verlorene Punkte: etwa { $lost } (± { $error }) · verlorene Gewinnchance: { $percent } %
review-ask = Findest du einen besseren Zug?
review-found = ✅ Ja, das ist besser: { $move }
review-not-better = Das ist nicht eindeutig besser: { $move }. Versuch es noch einmal.
review-better = Ein besserer Zug: { $move }
review-better-draw = Einen Stein zu ziehen wäre besser gewesen.
review-better-pass = Aussetzen wäre besser gewesen.
review-placeholder = Wähle einen besseren Zug

review-shared = Der beste Zug von { $who } in diesem Spiel: { $move }

review-picture = Glück und Können
review-alt = Balkendiagramm. { $parts }.

review-button = Analyse
review-button-move = Zug { $number }
review-button-better = Besseren Zug zeigen
review-button-back = Zurück zur Analyse
review-button-share = Meinen besten Zug teilen

review-of-others = Du kannst nur Spiele analysieren, in denen du mitgespielt hast.
review-too-many =
    { $limit ->
        [one] Ich habe in den letzten 24 Stunden schon ein Spiel für dich analysiert, mehr geht nicht. Mit dem nächsten warte bitte noch etwas. Fertige Analysen kannst du weiterhin ansehen.
       *[other] Ich habe in den letzten 24 Stunden schon { $limit } Spiele für dich analysiert, mehr geht nicht. Mit dem nächsten warte bitte noch etwas. Fertige Analysen kannst du weiterhin ansehen.
    }
