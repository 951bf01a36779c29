### Was /rules sagt: die Regeln in Kürze mit Bildern, dann alle Regeln nach Themen.

short-title = **Die Regeln in Kürze**: { $edition }
short-source = -# { $source }
short-source-changed = -# { $source } · Änderungen an diesem Tisch stehen unten fett
short-matching = **Was passt:** Lege einen Stein so an, dass eine ganze Seite zu einem Stein auf dem Brett passt. Wo Ecken zusammentreffen, müssen die Ziffern gleich sein.
short-turn = **Ein Zug:** Lege einen Stein an und hol dir die Punkte. Wenn du nicht kannst oder willst, ziehe aus dem Topf.
short-turn-stuck = **Ein Zug:** Lege einen Stein an und hol dir die Punkte. Wenn du nicht kannst, ziehe aus dem Topf.
short-turn-unscored = **Ein Zug:** Lege einen Stein an. Wenn du nicht kannst oder willst, ziehe aus dem Topf.
short-turn-unscored-stuck = **Ein Zug:** Lege einen Stein an. Wenn du nicht kannst, ziehe aus dem Topf.
short-points-title = **Punkte:**
short-points = - Ein Stein: die Summe seiner drei Ziffern
short-points-kids = - Ein Stein: ein Punkt
short-shapes = - Bonuspunkte: Brücke +{ $bridge }, Sechseck +{ $hexagon }, doppeltes Sechseck +{ $double }, dreifaches Sechseck +{ $triple }
short-draws = 
    { $limit ->
        [0] { $draw ->
            [0] - Ziehen: ohne Strafe und unbegrenzt
           *[other] - Jeder gezogene Stein: −{ $draw }, unbegrenzt
        }
        [one] { $draw ->
            [0] - Ziehen: ein Stein pro Zug, ohne Strafe
           *[other] - Ziehen: ein Stein pro Zug, −{ $draw }; weitere −{ $stuck }, wenn du trotzdem nichts anlegst
        }
       *[other] { $draw ->
            [0] - Ziehen: bis zu { $limit } Steine pro Zug, ohne Strafe
           *[other] - Jeder gezogene Stein: −{ $draw }, bis zu { $limit } pro Zug; weitere −{ $stuck }, wenn du trotzdem nichts anlegst
        }
    }
short-out = - Letzten Stein anlegen: { $out }
short-round-end = **Ende einer Runde:** { $end } oder wenn niemand mehr spielen kann.
short-no-points = **Ende der Runde:** { $end }. Wenn niemand mehr spielen kann, ist die Runde blockiert, und niemand gewinnt.
short-match = **Das Spiel:** { $length }. Wer die meisten Punkte hat, gewinnt.
short-match-round-winner = **Das Spiel:** { $length }. Wer die letzte Runde gewinnt und über die Punktegrenze kommt, gewinnt das Spiel; sonst gewinnt, wer die meisten Punkte hat.
short-match-unscored = **Das Spiel:** { $length }. Es werden keine Punkte gezählt. Wer zuerst den letzten Stein anlegt, gewinnt.
short-match-unscored-shared = **Das Spiel:** { $length }. Es werden keine Punkte gezählt. Alle, die ihren letzten Stein anlegen, gewinnen.
short-match-rounds = **Das Spiel:** { $length }. Es werden keine Punkte gezählt. Wer die meisten Runden gewinnt, gewinnt das Spiel.
short-all = -# `/rules` zeigt alle Regeln nach Themen.
short-scores = **Punkte:** Ein Stein bringt { $tile }. Formen: { $shapes }.
short-drawing = **Ziehen:** { $draws }.
short-end = **Letzten Stein anlegen:** { $out }. **Das Spiel:** { $length }.
short-more = -# Es folgen alle Regeln, Thema für Thema.

short-topic-start = **Der Beginn**
short-pool = - Der Topf: alle übrigen Steine, verdeckt
short-first-drawn = - Alle Steine, die dafür gezogen wurden, kommen zurück in den Topf. Wer beginnt, darf einen beliebigen Stein legen.
short-first-any = - Wer anfängt, darf einen beliebigen Stein legen.
short-first-no-triple = - Wenn niemand einen Drilling hat, muss zuerst der Stein mit der höchsten Summe gelegt werden.
short-topic-turn = **Ein Zug**
short-topic-points = **Punkte**
short-hexagons = - Sechs Steine, die sich an einer Ecke treffen, bilden ein Sechseck. Schließt ein einziger Stein zwei oder drei auf einmal, ist das ein doppeltes oder dreifaches Sechseck; dann zählt nur dieser Bonus, nicht auch noch der für jedes einzelne.
short-example = - Beispiel: Ein Stein mit 3, 4 und 5, der eine Brücke bildet, bringt 3 + 4 + 5 + { $bridge } = { $points }.
short-topic-round-end = **Das Ende einer Runde**
short-going-out = - Mit dem „letzten Stein“ ist immer der letzte auf deinem Spielbänkchen gemeint.
short-blocked = - „Blockiert“ heißt, dass niemand mehr anlegen oder aus dem Topf ziehen kann. Setzen alle nacheinander aus, ist die Runde auch blockiert.
short-topic-match = **Das Spiel**
short-ties = - Liegen mehrere punktgleich vorn, gewinnen sie gemeinsam.

short-figure-matching = Was passt
short-caption-matching = An jedem Ende der gemeinsamen Seite müssen die beiden Ziffern gleich sein. Links treffen 4 und 5 auf 4 und 5, rechts nicht.
short-caption-bridge = Eine Seite des goldenen Steins passt zu einem Stein, und die Ecke gegenüber trifft auf die gleiche Ziffer eines anderen.
short-caption-bridge-two = Eine Seite des goldenen Steins passt zu einem Stein, und die Ecke gegenüber trifft auf die gleiche Ziffer eines anderen. Nach diesen Regeln ist auch ein Stein, der mit zwei Seiten passt und kein Sechseck bildet, eine Brücke.
short-caption-bridge-more = Eine Seite des goldenen Steins passt zu einem Stein, und die Ecke gegenüber trifft auf die gleiche Ziffer eines anderen. Nach diesen Regeln ist auch ein Stein, der mit zwei oder drei Seiten passt und kein Sechseck bildet, eine Brücke.
short-caption-hexagon = Der goldene Stein ist der sechste an einer Ecke: Er schließt ein Sechseck.
short-caption-double-hexagon = Der goldene Stein schließt zwei Sechsecke auf einmal.
short-caption-triple-hexagon = Der goldene Stein schließt drei Sechsecke auf einmal.
short-alt-matching = Bild: zwei Paare von Steinen. Links, mit Haken, liegt 4‑4‑5 neben 1‑4‑5: An den Enden der gemeinsamen Seite trifft 4 auf 4 und 5 auf 5. Rechts, durchgestrichen, liegt 2‑5‑5 neben 1‑4‑5: 5 trifft auf 4 und 2 auf 5.
short-alt-bridge = Bild: eine Brücke. Zehn Steine bilden einen Ring mit einer Lücke. 4‑5‑5, gerade angelegt, liegt unter 4‑4‑5: An den Enden der gemeinsamen Seite trifft 4 auf 4 und 5 auf 5. Die unterste Ecke, eine 5, trifft auf der anderen Seite der Lücke auf die 5 von 3‑3‑5.
short-alt-bridge-two = { $figure } Nach diesen Regeln ist auch ein Stein, der mit zwei Seiten passt und kein Sechseck bildet, eine Brücke.
short-alt-bridge-more = { $figure } Nach diesen Regeln ist auch ein Stein, der mit zwei oder drei Seiten passt und kein Sechseck bildet, eine Brücke.
short-alt-hexagon = Bild: ein Sechseck. Sechs Steine treffen sich an einer Ecke, an der jeder eine 1 hat. 1‑3‑4, gerade angelegt, ist der sechste.
short-alt-double-hexagon = Bild: ein doppeltes Sechseck. Zehn Steine liegen um zwei benachbarte Ecken. 1‑3‑4, gerade angelegt, ist an beiden der sechste Stein: An der einen haben alle eine 1, an der anderen eine 4.
short-alt-triple-hexagon = Bild: ein dreifaches Sechseck. Zwölf Steine liegen um den gerade angelegten Stein 0‑2‑2. Er ist an jeder seiner drei Ecken der sechste Stein; an zweien davon haben alle Steine eine 2, an der dritten eine 0.
short-alt-earns =
    { $points ->
        [one] { $figure } Das bringt { $points } Bonuspunkt.
       *[other] { $figure } Das bringt { $points } Bonuspunkte.
    }

short-first = **Dein erstes Spiel?** Das Wichtigste:
short-first-more = `/help` sagt dir, was du als Nächstes tun kannst, und `/rules` erklärt den Rest.
short-first-fits = Ein Stein passt, wenn er mit einer Seite an einem Stein auf dem Brett liegt und überall, wo Ecken zusammentreffen, die Ziffern gleich sind.
short-first-tile = Ein Stein bringt die Summe seiner Ziffern: { $a } + { $b } + { $c } = { $sum }.
short-first-tile-kids = Jeder Stein, den du anlegst, bringt einen Punkt.
short-first-draw =
    { $cost ->
        [0] Wenn nichts passt, ziehe aus dem Topf. Das kostet nichts.
        [one] Wenn nichts passt, ziehe aus dem Topf. Jeder Stein kostet { $cost } Punkt.
       *[other] Wenn nichts passt, ziehe aus dem Topf. Jeder Stein kostet { $cost } Punkte.
    }
short-first-limit =
    { $limit ->
        [0] Du ziehst, bis ein Stein passt.
        [one] Du darfst in einem Zug nur einen Stein ziehen.
       *[other] Du darfst in einem Zug bis zu { $limit } Steine ziehen.
    }
short-first-stuck =
    { $cost ->
        [one] Wenn du trotzdem nichts anlegst, verlierst du { $cost } weiteren Punkt.
       *[other] Wenn du trotzdem nichts anlegst, verlierst du { $cost } weitere Punkte.
    }

## Said once in a person's life, below the answer to the action: what it scored or cost, and why

short-lesson-bridge = 💡 Das ist eine Brücke: Dein Stein verbindet zwei Teile des Bretts. Das bringt zusätzlich { $points }.
short-lesson-hexagon = 💡 Das ist ein Sechseck: Mit deinem Stein treffen sich sechs Steine an einer Ecke. Das bringt zusätzlich { $points }.
short-lesson-double-hexagon = 💡 Das ist ein doppeltes Sechseck: Dein Stein schließt zwei Sechsecke auf einmal. Das bringt zusätzlich { $points }.
short-lesson-triple-hexagon = 💡 Das ist ein dreifaches Sechseck: Dein Stein schließt drei Sechsecke auf einmal. Das bringt zusätzlich { $points }.
short-lesson-draw =
    { $cost ->
        [0] 💡 Keiner deiner Steine hat gepasst, also musstest du ziehen. Nach diesen Regeln kostet das nichts.
       *[other] 💡 Keiner deiner Steine hat gepasst, also musstest du ziehen. Dafür gibt es Punktabzug: { $points }.
    }
short-lesson-out =
    { $bonus ->
        [0] 💡 Das war dein letzter Stein. Du bekommst { $others } für die Steine auf den anderen Spielbänkchen.
       *[other] 💡 Das war dein letzter Stein. Dafür bekommst du { $bonus }, dazu { $others } für die Steine auf den anderen Spielbänkchen.
    }
