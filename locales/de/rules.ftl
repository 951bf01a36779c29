### Die Regeln eines Tisches, Punkt für Punkt.

rules-title = Die Regeln dieses Tisches: **{ $edition }**
rules-title-changed = Die Regeln dieses Tisches: **{ $edition }**, Änderungen fett
rules-line = - { $name }: { $value }
rules-line-changed = - **{ $name }: { $value }**
rules-may-change = Wähle hier ein Regelwerk, oder ändere einzelne Regeln.
rules-host-may-change = { $host } kann die Regeln ändern, bis das Spiel beginnt.
rules-fixed = Das Spiel hat begonnen, also lassen sich die Regeln nicht mehr ändern.
rules-choose-edition = Wähle ein Regelwerk
rules-choose-clause = Eine Regel ändern
rules-choose-value = { $name }: Was soll gelten?
rules-edition-changed = { $edition } mit Änderungen

rules-players = Spieler
rules-hand = Steine zu Beginn
rules-starter = Wer beginnt
rules-start-tie = Bei Gleichstand um den ersten Zug
rules-opening = Beginn mit einem Drilling
rules-zero-option = Beginn mit 0‑0‑0
rules-scoring = Was ein Stein bringt
rules-bonuses = Formen
rules-bridge-rule = Was eine Brücke ist
rules-draws = Ziehen
rules-draw = Wann gezogen wird
rules-stop-drawing = Mit dem Ziehen aufhören
rules-after-draw = Nach dem Ziehen
rules-empty-pool = Wenn der Topf leer ist
rules-pass-empty = Aussetzen bei leerem Topf
rules-going-out = Letzten Stein anlegen
rules-round-end = Ende einer Runde
rules-out-count = Wann die anderen Spielbänkchen zählen
rules-dead-board = Wenn kein Stein mehr passen kann
rules-blocked = Blockierte Runde
rules-dropped-rack = Wer aus der Runde ausscheidet
rules-match = Länge des Spiels
rules-last-round = Letzte Runde
rules-match-winner = Wer das Spiel gewinnt

rules-players-are = { $players }
rules-hand-each = je { $hand }
rules-hand-by-players =
    { $most ->
        [one] { $hands } Spieler
       *[other] { $hands } Spielern
    }
rules-hand-entry = je { $hand } bei { $players }
rules-starter-drawn = alle ziehen einen Stein; wer die höchste Summe hat, beginnt
rules-start-tie-tied = nur wer gleichauf liegt, zieht noch einmal
rules-start-tie-all = alle ziehen noch einmal
rules-starter-highest = wer den höchsten Drilling hat, etwa 5‑5‑5; er muss zuerst gelegt werden
rules-starter-lot = das Los entscheidet
rules-opening-none = keine Bonuspunkte
rules-opening-bonus = +{ $triple } zusätzlich zur Summe des Drillings; +{ $zero } für 0‑0‑0
rules-zero-no = nicht erlaubt, wenn du einen höheren Drilling hast
rules-zero-yes = erlaubt, auch wenn du einen höheren Drilling hast
rules-scoring-sum = die Summe seiner drei Ziffern
rules-scoring-kids = einen Punkt
rules-scoring-none = nichts; es werden keine Punkte gezählt
rules-bonuses-are = Brücke +{ $bridge }, Sechseck +{ $hexagon }, doppeltes Sechseck +{ $double }, dreifaches Sechseck +{ $triple }
rules-bonuses-none = keine Bonuspunkte für Brücken und Sechsecke
rules-bridge-open = eine Seite passt, die anderen beiden sind frei, und die Ecke gegenüber trifft auf einen Stein
rules-bridge-two-sides = eine Seite und die Ecke gegenüber passen; oder zwei Seiten passen, ohne ein Sechseck zu bilden
rules-bridge-more-sides = eine Seite und die Ecke gegenüber passen; oder mehrere Seiten passen, ohne ein Sechseck zu bilden
rules-draws-limit = 
    { $limit ->
        [one] { $draw ->
            [0] ein Stein pro Zug, ohne Strafe
           *[other] ein Stein pro Zug, −{ $draw }; weitere −{ $stuck }, wenn du trotzdem nichts anlegst
        }
       *[other] { $draw ->
            [0] bis zu { $limit } pro Zug, ohne Strafe
           *[other] bis zu { $limit } pro Zug, je −{ $draw }; weitere −{ $stuck }, wenn du trotzdem nichts anlegst
        }
    }
rules-draws-no-limit =
    { $draw ->
        [0] unbegrenzt, ohne Strafe
       *[other] unbegrenzt, je −{ $draw }
    }
rules-draw-optional = wenn du nicht anlegen kannst oder willst
rules-draw-stuck = nur wenn du nicht anlegen kannst
rules-stop-no = nicht erlaubt; du ziehst, bis du einen Stein anlegst oder nicht mehr ziehen kannst
rules-stop-yes = nach dem ersten Ziehen jederzeit, ohne weitere Strafe
rules-stop-stuck = erlaubt, wenn du nach dem Ziehen immer noch nicht anlegen kannst; ohne weitere Strafe
rules-after-draw-drawn = du darfst nur den gerade gezogenen Stein anlegen
rules-after-draw-any = du darfst jeden Stein von deinem Spielbänkchen anlegen
rules-empty-pass =
    { $cost ->
        [0] du darfst ohne Strafe aussetzen
       *[other] du darfst aussetzen (−{ $cost })
    }
rules-empty-drop-out = wer aussetzt, scheidet aus der Runde aus
rules-pass-empty-may = erlaubt, auch wenn du anlegen kannst
rules-pass-empty-stuck = nur erlaubt, wenn du nicht anlegen kannst
rules-going-out-sum =
    { $bonus ->
        [0] die Summe der Steine auf den anderen Spielbänkchen
       *[other] +{ $bonus } und die Summe der Steine auf den anderen Spielbänkchen
    }
rules-going-out-bonus =
    { $bonus ->
        [0] keine Punkte
       *[other] +{ $bonus }
    }
rules-going-out-wins = damit gewinnst du das Spiel
rules-going-out-wins-round = damit gewinnst du die Runde
rules-round-end-at-once = sobald jemand den letzten Stein anlegt
rules-round-end-equal = sobald jemand den letzten Stein angelegt hat und alle gleich oft dran waren
rules-round-end-shared = wenn jemand den letzten Stein angelegt hat und alle gleich oft dran waren; mehrere können gewinnen
rules-out-count-end = am Ende der Runde
rules-out-count-bell = sobald jemand den letzten Stein anlegt, vor den letzten Zügen der anderen
rules-dead-draw-on = es wird weiter gezogen, bis der Topf leer ist
rules-dead-ends = die Runde ist sofort blockiert, auch wenn im Topf noch Steine sind
rules-blocked-own = alle verlieren die Punkte auf ihrem Spielbänkchen
rules-blocked-lowest = wer die niedrigste Summe auf dem Spielbänkchen hat, bekommt alle anderen Summen minus die eigene
rules-blocked-fewest = wer die wenigsten Steine hat, bekommt die Punkte auf allen anderen Spielbänkchen minus die eigenen
rules-blocked-differences = wer die niedrigste Summe auf dem Spielbänkchen hat, bekommt die Differenz zu jeder anderen Summe
rules-blocked-none = niemand bekommt Punkte
rules-blocked-unscored = niemand gewinnt
rules-dropped-counts = verliert die Punkte auf dem Spielbänkchen, wenn die Runde blockiert ist
rules-dropped-spared = verliert keine Punkte, wenn die Runde blockiert ist
rules-match-single = eine Runde
rules-match-rounds =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
rules-match-exceeds = die Runde, in der jemand über { $limit } Punkte kommt, ist die letzte
rules-match-reaches = die Runde, in der jemand { $limit } Punkte erreicht, ist die letzte
rules-match-exceeds-next = wenn jemand über { $limit } Punkte gekommen ist, folgt noch eine Runde
rules-match-reaches-next = wenn jemand { $limit } Punkte erreicht hat, folgt noch eine Runde
rules-last-round-this = die Runde, in der jemand über die Punktegrenze kommt
rules-last-round-next = die Runde nach der, in der jemand über die Punktegrenze kommt
rules-winner-highest = wer die meisten Punkte hat
rules-winner-round = wer die letzte Runde gewinnt und über die Punktegrenze kommt; sonst, wer die meisten Punkte hat
rules-winner-out = wer zuerst den letzten Stein anlegt
rules-winner-all-out = alle, die ihren letzten Stein anlegen
rules-winner-rounds = wer die meisten Runden gewinnt; bei Gleichstand gewinnen mehrere gemeinsam

rules-from-goliath = Goliath-Schachteln (international, De Luxe, Iberia 2016) und die Piatnik-Schachtel
rules-from-tournament = Goliath-Schachteln (international, De Luxe, Iberia 2016) und Piatnik: „offizielle Regeln“, bis 400
rules-from-tournament-pl = Polnische Regeln in Goliath-Schachteln (international, Iberia 2016): Bei 400 Punkten ist Schluss
rules-from-piatnik-hu = Ungarische Piatnik-Regeln: Bei 400 Punkten ist Schluss; wer aussetzt, scheidet aus der Runde aus
rules-from-goliath-nl = Ältere Goliath-Regeln (NL) plus dreifaches Sechseck: bis zu sechs Spieler, alle gleich viele Züge
rules-from-kids = Zum Spielen mit Kindern, aus älteren niederländischen Regeln: wenige Punkte, keine Strafen
rules-from-casual = Ohne Punkte, wie es gedruckte Regeln erlauben; hier gewinnt, wer zuerst den letzten Stein anlegt
rules-from-pressman = US-Ausgabe von Pressman: Der höchste Drilling beginnt, gezogen wird beliebig oft
rules-from-wikipedia = Wikipedia-Artikel: Der höchste Drilling beginnt, Ziehen ist begrenzt
rules-from-app = Handy-App des Verlags: zwei Spieler; wer beginnt, entscheidet das Los

rules-bad = **Diese Regeln passen nicht zusammen.** { $why } Es hat sich nichts geändert.
rules-bad-players =
    { $most ->
        [one] Sie sind für einen Spieler, nicht für { $players }.
       *[other] Sie sind für { $span } Spieler, nicht für { $players }.
    }
rules-bad-no-pool =
    { $players ->
        [one] Bei einem Spieler mit
       *[other] Bei { $players } Spielern mit je
    } { $hand ->
        [one] einem Stein
       *[other] { $hand } Steinen
    } bliebe nichts für den Topf übrig. Wähle weniger Steine oder weniger Spieler.
rules-bad-scoreless = Es werden keine Punkte gezählt, also bewirkt „{ $name }“ nichts. Wähle zuerst, was ein Stein bringt.
rules-bad-scoreless-match = Ohne Punkte geht ein Spiel über eine feste Zahl von Runden. Wähle die Zahl der Runden, oder wähle zuerst, was ein Stein bringt.
rules-bad-opening = Ein Drilling zu Beginn kann nur dann Bonuspunkte bringen, wenn für jeden Stein die Summe seiner Ziffern zählt.
rules-bad-winner = Der Sieg in der letzten Runde kann das Spiel nur entscheiden, wenn bis zu einer Punktegrenze gespielt wird. Wähle zuerst eine Punktegrenze als Länge des Spiels.
rules-bad-never-ends = Bei einem Punkt pro Stein könnte „{ $name }“ mehr Punkte kosten, als die Steine einbringen, und ein Spiel bis zu einer festen Punktzahl würde vielleicht nie enden. Wähle dort eine Option ohne Strafen.
rules-bad-too-long = Ein Spiel bis { $limit } würde bei einem Punkt pro Stein Hunderte Runden dauern. Die höchste mögliche Punktzahl ist hier { $most }.
rules-bad-idle = „{ $name }“ würde hier nichts bewirken. { $why }
rules-idle-zero-option = Das spielt nur eine Rolle, wenn der höchste Drilling zuerst gelegt werden muss. Einstellen kannst du das unter „Wer beginnt“.
rules-idle-start-tie = Das spielt nur eine Rolle, wenn alle einen Stein ziehen, um zu sehen, wer beginnt. Wähle das zuerst unter „Wer beginnt“.
rules-idle-stop-drawing = Wenn du nur einmal pro Zug ziehen darfst, ist danach ohnehin Schluss. Erlaube zuerst mehr als einen Stein pro Zug.
rules-idle-pass-empty = Das spielt nur eine Rolle, wenn du ziehen oder aussetzen darfst, obwohl ein Stein passt. Wähle das zuerst unter „Wann gezogen wird“.
rules-idle-dropped-rack = Das spielt nur eine Rolle, wenn man durch Aussetzen aus der Runde ausscheidet und wenn in einer blockierten Runde alle die Punkte auf ihrem Spielbänkchen verlieren. Wähle zuerst beides.
rules-idle-out-count = Das spielt nur eine Rolle, wenn alle gleich viele Züge haben und für jeden Stein die Summe seiner Ziffern zählt. Wähle zuerst beides.
rules-idle-last-round = Das spielt nur eine Rolle, wenn bis zu einer Punktegrenze gespielt wird. Wähle zuerst eine Punktegrenze als Länge des Spiels.
