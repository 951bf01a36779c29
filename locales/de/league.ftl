### Bestenlisten, Profile, Saisons.

league-board-rating = Wertungszahl
league-board-ladder = Saisonwertung
league-board-wins = Siege
league-board-points-a-round = Punkte pro Runde
league-board-best-move = Bester Zug
league-board-best-match = Bestes Spiel
league-board-bridges = Brücken
league-board-hexagons = Sechsecke
league-board-solo = Solorekord
league-board-tournament-points = Turnierpunkte
league-board-titles = Titel
league-board-podiums = Podestplätze
league-span-all-time = Insgesamt
league-span-season = Diese Saison
league-span-last-season = Letzte Saison
league-span-month = Dieser Monat
league-month =
    { $month ->
        [1] Januar { $year }
        [2] Februar { $year }
        [3] März { $year }
        [4] April { $year }
        [5] Mai { $year }
        [6] Juni { $year }
        [7] Juli { $year }
        [8] August { $year }
        [9] September { $year }
        [10] Oktober { $year }
        [11] November { $year }
       *[other] Dezember { $year }
    }
league-months = { $first } bis { $last }
league-heading = { $board } · { $span }
league-heading-edition = { $board } · { $span } · { $edition }

league-decimal = { $whole },{ $tenths }
league-points =
    { $count ->
        [one] { $figure } Punkt
       *[other] { $figure } Punkte
    }
league-wins =
    { $count ->
        [one] { $figure } Sieg
       *[other] { $figure } Siege
    }
league-bridges =
    { $count ->
        [one] { $figure } Brücke
       *[other] { $figure } Brücken
    }
league-hexagons =
    { $count ->
        [one] { $figure } Sechseck
       *[other] { $figure } Sechsecke
    }
league-matches =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }

league-tournaments =
    { $count ->
        [one] { $count } Turnier
       *[other] { $count } Turniere
    }
league-titles =
    { $count ->
        [one] { $figure } Titel
       *[other] { $figure } Titel
    }
league-podiums =
    { $count ->
        [one] { $figure } Podestplatz
       *[other] { $figure } Podestplätze
    }

league-row = { $place }\. **{ $name }** · { $figure }
league-row-plain = { $place }. { $name }: { $figure }
league-own = Du bist auf Platz { $place } von { $people }: { $figure }.
league-own-none = Du stehst hier noch nicht in der Liste.
league-why-rated = Ein Spiel wird gewertet, wenn es kein Freundschaftsspiel ist, mindestens zwei Menschen spielen, zu Beginn kein Computer dabei ist und außer der Länge keine Regel geändert wurde.
league-why-rounds =
    { $rounds ->
        [one] Nach einer Runde stehst du in der Liste.
       *[other] Nach { $rounds } Runden stehst du in der Liste.
    } Deine zwei besten Spiele zählen nicht mit, also brauchst du mindestens drei.
league-why-solo = Für einen Rekord spielst du allein eine Runde nach unveränderten Regeln: Nutze `/play` und drücke dann **Starten**.
league-why-no-solo = Für diese Regeln gibt es keine Solorekorde.
league-why-tournament-points =
    Für jeden Stammgast, der in einem Turnier hinter dir landet, bekommst du einen Punkt, für alle anderen hinter dir je einen Zehntelpunkt. Dabei zählt nur, wer wie du mindestens die Hälfte des Turniers mitspielt. { $best ->
        [one] Nur dein bestes Turnier zählt.
       *[other] Nur deine { $best } besten Turniere zählen.
    }
league-why-tournaments = 
    { $least ->
        [one] Ein Turnier zählt, wenn mindestens eine Person die Hälfte mitspielt.
       *[other] Ein Turnier zählt, wenn mindestens { $least } Personen die Hälfte mitspielen.
    } Unter lauter neuen Leuten zählt es nur wenig, außer sie werden vor dem Ende der Saison Stammgäste.
league-why-weights = Je öfter du zuletzt gegen dieselben Leute gespielt hast, desto weniger zählt ein Spiel gegen sie. Gegen Leute, die keine Stammgäste sind, zählt es nur wenig.
league-why-bests = Ein Spiel zählt nur, wenn mindestens die Hälfte der anderen am Tisch Stammgäste sind.
league-why-established = Stammgast bist du nach fünf gewerteten Spielen an mindestens drei verschiedenen Tagen. Dabei musst du auch gegen genug andere Stammgäste gespielt haben: gegen die Hälfte derer auf diesem Server, mindestens aber gegen drei. Mehr als acht brauchst du nie.
league-needs = Zum Stammgast fehlt dir noch: { $needs }.
league-needs-matches =
    { $count ->
        [one] ein gewertetes Spiel
       *[other] { $count } gewertete Spiele
    }
league-needs-days =
    { $count ->
        [one] ein weiterer Tag mit einem Spiel
       *[other] { $count } weitere Tage mit einem Spiel
    }
league-needs-opponents =
    { $count ->
        [one] ein weiterer Stammgast als Gegner
       *[other] { $count } weitere Stammgäste als Gegner
    }
league-empty = Hier steht noch niemand in der Liste.
league-provisional = Ein Fragezeichen heißt: Die Wertungszahl ist vorläufig, weil sie erst auf wenigen Spielen beruht.
league-page = Seite { $page } von { $pages }
league-higher = Weiter oben
league-lower = Weiter unten
league-mine = Mein Platz
league-shared = Jetzt können es hier alle sehen.
league-shared-by = -# Geteilt von { $who }
league-share-barred = In diesem Kanal kann ich nichts schreiben. `/doctor` zeigt, welche Berechtigung mir fehlt.
league-choose-board = Wähle eine Bestenliste
league-choose-span = Wähle einen Zeitraum
league-choose-edition = Wähle die Regeln
league-alt = { $heading }. { $page }.
league-kept-note = Ich aktualisiere diese Liste nach jedem Turnier. Mehr siehst du mit `/leaderboard`.
league-change-up =
    { $count ->
        [one] { $count } Platz nach oben
       *[other] { $count } Plätze nach oben
    }
league-change-down =
    { $count ->
        [one] { $count } Platz nach unten
       *[other] { $count } Plätze nach unten
    }
league-change-new = neu

league-profile-none = { $name } hat auf diesem Server noch kein Spiel zu Ende gespielt.
league-profile-rating = Wertungszahl: **{ $points }**, Platz { $place } von { $people }
league-profile-provisional = Wertungszahl: **{ $points }** (vorläufig), Platz { $place } von { $people }
league-profile-unrated = Wertungszahl: noch keine. { $why }
league-profile-season = Diese Saison: Platz { $place } in der Saisonwertung, { $points }
league-profile-no-rating = Wertungszahl: noch keine
league-ratings-changed = Wertungszahlen: { $changes }
league-rating-change = { $who } { $before } → { $after }
league-profile-matches = Gespielt: { $matches }, { $wins }
league-profile-matches-computers = Gespielt: { $matches }, { $wins } gegen Menschen, { $beaten } gegen Computer
league-profile-rated =
    { $others ->
        [0] Gewertet: alle
       *[other] Gewertet: { $rated } von { $matches }. Ein Spiel wird nicht gewertet, wenn es ein Freundschaftsspiel ist, von Anfang an ein Computer mitspielt, eine andere Regel als die Länge geändert wurde oder jemand weniger als drei Züge macht.
    }
league-profile-points = Punkte pro Runde: { $figure }
league-profile-best-move = Bester Zug: { $points }
league-profile-best-match = Bestes Spiel: { $points }
league-profile-shapes = Gebaut: { $bridges }, { $hexagons }
league-profile-solo = Solorekord: { $points }
league-profile-solo-edition = Solorekord, { $edition }: { $points }
league-profile-tournaments = Turniere: { $titles }, { $podiums }, { $points }; bester Platz: { $place } von { $of }
league-profile-last-tournaments = Letzte Turniere:
league-profile-tournament = - { $date } · **{ $name }**: Platz { $place } von { $of }
league-profile-reliable = Bis zum Ende geblieben: in { $percent } % der Spiele
league-style-heading = Spielweise · { $matches }
league-style-bridges = Brücken pro 100 Steine
league-style-hexagons = Sechsecke pro 100 Steine
league-style-draws = Gezogene Steine pro Runde
league-style-rate = { $mean } (± { $error })
league-style-rate-in-words = { $mean }, plus minus { $error }
league-style-line = { $measure }: { $rate }
league-style-alt-line = { $name }: { $facts }.
league-style-spread = meistens { $low } bis { $high }
league-style-alike = bei ähnlicher Wertungszahl: { $rate }
league-style-note = ± zeigt, wie unsicher ein Durchschnitt ist.
league-style-reviewed = Glück und Können pro Runde · analysierte Spiele: { $count }
league-style-too-few = Analysierte Spiele: { $count }. Um Glück von Können zu unterscheiden, brauche ich mindestens { $least }. Drücke dazu unter deinen Ergebnissen **Analyse**.
league-style-private = Diesen Teil siehst nur du.
league-weakness-draws = 💡 Du ziehst mehr Steine als andere mit ähnlicher Wertungszahl. Übe mit { $practice }.
league-weakness-bridges = 💡 Du baust weniger Brücken als andere mit ähnlicher Wertungszahl. Übe mit { $practice }.
league-weakness-hexagons = 💡 Du schließt weniger Sechsecke als andere mit ähnlicher Wertungszahl. Übe mit { $practice }.
league-weakness-choices = 💡 Du lässt mit deinen Zügen mehr Punkte liegen als deine Gegner. Übe mit { $practice }.
league-course = Wertungszahl von { $name }
league-course-alt-none = { $name } hat noch keine Wertungszahl.
league-course-alt =
    { $count ->
        [one] Die Wertungszahl von { $name } nach { $count } Spiel: { $last }.
       *[other] { $name }: In { $count } Spielen { $by ->
            [rose] stieg die Wertungszahl von { $first } auf { $last }.
            [fell] sank die Wertungszahl von { $first } auf { $last }.
           *[stayed] landete die Wertungszahl wieder bei { $last }.
        }
    }
league-course-alt-ends = Am höchsten war sie mit { $highest } nach Spiel { $at_highest }, am niedrigsten mit { $lowest } nach Spiel { $at_lowest }.

league-final = ### 🏆 { $season }: Die Saison ist vorbei
league-final-champion = **{ $name }** gewinnt die Saison ({ $points })!
league-final-nobody = Diesmal gewinnt niemand die Saison. Dafür braucht man mindestens { $matches ->
        [one] ein gewertetes Spiel
       *[other] { $matches } gewertete Spiele
    }, mindestens { $opponents ->
        [one] einen Stammgast als Gegner
       *[other] { $opponents } Stammgäste als Gegner
    } und mehr Punkte in der Saisonwertung als alle anderen, die beides geschafft haben.
league-final-row = { $place }\. **{ $name }** · { $points } · Wertungszahl { $rating }
league-final-more =
    { $count ->
        [one] Und { $count } weitere Person.
       *[other] Und { $count } weitere.
    }
league-final-tournaments = **Turniere der Saison**
league-final-tournament-champion = **{ $name }** gewinnt die Turnierwertung ({ $points }).
league-final-tournament-nobody = Diesmal gewinnt niemand die Turnierwertung. Dafür braucht man mindestens { $matches ->
        [one] ein gewertetes Spiel
       *[other] { $matches } gewertete Spiele
    }, mindestens { $opponents ->
        [one] einen Stammgast als Gegner
       *[other] { $opponents } Stammgäste als Gegner
    } und mehr Turnierpunkte als alle anderen, die beides geschafft haben.
league-final-tournament-row = { $place }\. **{ $name }** · { $points } · { $tournaments }
league-final-new = Eine neue Saison beginnt, und in der Saisonwertung fangen alle bei null an. Die Wertungszahlen bleiben erhalten, ändern sich aber eine Zeit lang schneller.
league-final-role = { $name } bekommt die Rolle { $role }.
league-final-no-role = Die Siegerrolle { $role } konnte ich nicht vergeben: Ich brauche die Berechtigung **Rollen verwalten**, und meine eigene Rolle muss darüber stehen.
league-final-moderating-role = { $name } hat die Rolle { $role } nicht bekommen, weil die Rolle inzwischen Moderationsrechte mitbringt. Wähle mit `/settings` eine andere.
league-final-role-gone = { $name } hat keine Siegerrolle bekommen, weil die Rolle gelöscht wurde. Wähle mit `/settings` eine andere.

league-season-month = jeden Monat
league-season-quarter = jedes Quartal
league-season-none = keine
league-settings-season = Saisons: { $season }
league-settings-channel = Endstand: { $channel }
league-settings-last-channel = Endstand: dort, wo zuletzt gespielt wurde
league-settings-leaderboard = Bestenliste: immer aktuell in { $channel }. Wenn du das nicht mehr möchtest, lösche dort meine Nachricht.
league-settings-leaderboard-barred = Bestenliste: In { $channel } kann ich sie noch nicht posten. `/doctor` zeigt, welche Berechtigung mir fehlt.
league-settings-role = Rolle für den Saisonsieg: { $role }
league-settings-no-role = Rolle für den Saisonsieg: keine
league-settings-tournament-role = Rolle für den Sieg in der Turnierwertung: { $role }
league-settings-no-tournament-role = Rolle für den Sieg in der Turnierwertung: keine
league-settings-rights = Um eine Siegerrolle zu vergeben, brauche ich die Berechtigung **Rollen verwalten**, und meine eigene Rolle muss in der Rollenliste des Servers über der Siegerrolle stehen.
league-settings-not-yours = Das geht nicht: Um eine Siegerrolle zu wählen, brauchst du selbst die Berechtigung **Rollen verwalten**.
league-settings-moderating-role = Das geht nicht: Diese Rolle bringt Moderationsrechte mit. Eine Siegerrolle soll nur zeigen, wer gewonnen hat.
league-settings-not-below-yours = Das geht nicht: Als Siegerrolle kannst du nur eine Rolle wählen, die in der Rollenliste des Servers unter deiner höchsten Rolle steht.
league-settings-not-below-mine = Das geht nicht: Ich kann nur Rollen unterhalb meiner eigenen vergeben. Schiebe meine Rolle in der Rollenliste des Servers über die gewünschte Rolle, und wähle diese dann noch einmal.
league-settings-unassignable = Das geht nicht: Diese Rolle wird automatisch verwaltet, ich kann sie also niemandem geben. Wähle eine, die auf diesem Server erstellt wurde.

league-void-choice-voided = Annulliert · { $day } · { $scores }
league-void-said = ⚖️ Das Spiel vom { $date } mit { $players } zählt nicht mehr: **{ $moderator }** hat es annulliert. Grund: { $reason }
league-void-said-restored = ⚖️ Das Spiel vom { $date } mit { $players } zählt wieder: **{ $moderator }** hat das Ergebnis wiederhergestellt. Grund: { $reason }
league-void-done = Das Ergebnis ist annulliert. Wertungszahlen und Bestenlisten habe ich neu berechnet, als hätte es das Spiel nicht gegeben. Die geposteten Endstände früherer Saisons bleiben, wie sie sind. Rückgängig machst du es mit `/void-result` und `restore`.
league-void-done-restored = Das Ergebnis zählt wieder, und ich habe Wertungszahlen und Bestenlisten damit neu berechnet. Die geposteten Endstände früherer Saisons bleiben, wie sie sind.
league-void-told = In diesem Kanal steht jetzt ein Hinweis dazu.
league-void-unsaid = Aber ich konnte in diesem Kanal nicht posten, also sag den Beteiligten bitte selbst Bescheid.
league-void-tournament-undecided = Das Spiel gehört zum Turnier **{ $name }**. Im Kanal des Turniers habe ich gepostet, dass jetzt die Turnierleitung das Ergebnis von Tisch { $table } festlegen muss.
league-void-tournament-decided = Das Spiel gehört zum Turnier **{ $name }**. Das Ergebnis von Tisch { $table } hatte die Turnierleitung schon festgelegt, und dabei bleibt es.
league-void-tournament-standings = Das Spiel gehört zum Turnier **{ $name }**. Ich habe die Rangliste neu berechnet und im Kanal des Turniers einen Hinweis gepostet.
league-void-record = ⚖️ Dieses Ergebnis zählt nicht: **{ $moderator }** hat es am { $date } annulliert. Grund: { $reason }
league-void-profile = ⚖️ Zählt nicht: das Spiel vom { $date } mit { $players }. **{ $moderator }** hat es annulliert. Grund: { $reason }
league-void-moderators = Das geht nicht: Um ein Ergebnis zu annullieren, brauchst du die Berechtigung **Nachrichten verwalten**.
league-void-own = Das geht nicht: Du hast in diesem Spiel selbst mitgespielt, also muss jemand anders aus der Moderation darüber entscheiden.
league-void-unknown = Dieses Ergebnis finde ich auf diesem Server nicht. Wähle einen der Vorschläge, oder gib die Nummer aus dem Dateinamen des Spielprotokolls ein.
league-void-already = **{ $moderator }** hat dieses Ergebnis schon annulliert. Grund: { $reason }
    Damit es wieder zählt, nutze `/void-result` mit `restore`.
league-void-counts = Dieses Ergebnis zählt, also gibt es nichts wiederherzustellen.
