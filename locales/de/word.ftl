### Wörter und kurze Beschriftungen.

word-seat = S{ $number }
word-stand-in = Vertretung für { $who }
word-former = Ex-Mitglied
word-list = { $first } und { $last }
word-series = { $first }; { $last }
word-tiles =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }

word-foot = Zug { $tiles } · Topf { $pool }
word-rack-title =
    { $count ->
        [one] Dein Spielbänkchen: { $count } Stein
       *[other] Dein Spielbänkchen: { $count } Steine
    }
word-label-worth = { $label }: { $worth }
word-rack-hint =
    { $count ->
        [0] Nichts passt
        [one] { $count } Stein passt
       *[other] { $count } Steine passen
    }

word-bridge = Brücke
word-hexagon = Sechseck
word-double-hexagon = doppeltes Sechseck
word-triple-hexagon = dreifaches Sechseck
word-sum-tile = { $points } für den Stein
word-sum-bridge = { $points } für die Brücke
word-sum-hexagon = { $points } für das Sechseck
word-sum-double-hexagon = { $points } für das doppelte Sechseck
word-sum-triple-hexagon = { $points } für das dreifache Sechseck
word-sum-lead = { $points } für den Drilling zu Beginn

word-placement = { $tile } → Feld { $spot }
word-placement-worth = { $tile } → Feld { $spot }: { $worth }
word-best = { $tile } → { $spot }: { $points }
word-spot = Feld { $spot }
word-spot-worth = Feld { $spot }: { $worth }
word-tile-spots =
    { $count ->
        [one] { $tile }: { $count } Feld
       *[other] { $tile }: { $count } Felder
    }
word-choose = Wähle einen Stein und ein Feld
word-choose-tile = Wähle einen Stein
word-choose-spot = Wähle ein Feld für { $tile }

word-any = frei
word-spot-up = { $corners }; Spitze oben
word-spot-down = { $corners }; Spitze unten
word-spot-entry-up = { $number } aufwärts: { $corners }
word-spot-entry-down = { $number } abwärts: { $corners }
word-beside =
    { $side ->
        [left] rechts von { $tile }
        [right] links von { $tile }
        [above] unter { $tile }
       *[below] über { $tile }
    }
word-corner =
    { $corner ->
        [top] oben
        [top-left] oben links
        [top-right] oben rechts
        [bottom-left] unten links
        [bottom-right] unten rechts
       *[bottom] unten
    }

word-edition-goliath = Standardregeln
word-edition-tournament = Offizielle Wettkampfregeln
word-edition-tournament-pl = Offizielle Wettkampfregeln (polnisch)
word-edition-piatnik-hu = Piatnik (ungarisch)
word-edition-goliath-nl = Ältere niederländische Regeln (bis 6 Spieler)
word-edition-kids = Regeln für Kinder
word-edition-casual = Ohne Punkte
word-edition-pressman = Pressman (amerikanisch)
word-edition-wikipedia = Wikipedia-Regeln
word-edition-app = Regeln der Handy-App
word-theme-dark = Dunkel
word-theme-light = Hell
word-theme-high-contrast = Hoher Kontrast
