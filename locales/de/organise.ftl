### Ein Turnier leiten: das private Panel, die Fragen und Antworten und der Verlauf.

organise-title = **{ $name }**
organise-sign-up =
    Die Anmeldung ist offen. Bisher dabei: { $count } von { $capacity }{ $computers ->
        [0] .
        [one] , darunter ein Computer.
       *[other] , darunter { $computers } Computer.
    }
organise-check-in = Der Check-in ist offen und schließt { $until }. Eingecheckt: { $there } von { $count }.
organise-round = Runde { $round } von { $rounds }. Noch laufende Spiele: { $playing }.
organise-starting = Das Turnier hat begonnen, und ich stelle die Tische der ersten Runde zusammen.
organise-final = Am Finaltisch wird gespielt.
organise-arena = Die Arena läuft und endet { $until }. Laufende Spiele: { $playing }.
organise-paused = **Pausiert** seit { $since }: Alle Uhren stehen, auch an den Tischen, und die nächste Runde beginnt erst, wenn du **Fortsetzen** drückst.
organise-unchecked = Noch nicht eingecheckt: { $names }
organise-table = Tisch { $table }
organise-table-line = { $table }: { $names }
organise-deadline = Frist: { $until }
organise-left =
    { $minutes ->
        [one] noch eine Minute
       *[other] noch { $minutes } Minuten
    }
organise-missing = noch nicht da: { $names }
organise-missing-until = noch nicht da: { $names }; Frist: { $until }
organise-more-tables =
    { $more ->
        [one] und ein weiterer Tisch
       *[other] und { $more } weitere Tische
    }
organise-minded = Von Computern vertreten: { $names }
organise-finished = Beendete Spiele: { $tables }
organise-finished-count = Beendete Spiele: { $count }
organise-finished-won = Tisch { $table } (Sieg: { $names })
organise-finished-void = Tisch { $table } (annulliert)
organise-undecided = Hier musst du noch ein Ergebnis festlegen: { $tables }
organise-undecided-table = Tisch { $table } (Frist: { $until })
organise-finished-undecided = Tisch { $table } (noch ohne Ergebnis)
organise-out = Nicht mehr dabei: { $names }

organise-ask-cancel = **{ $name }** absagen? Das lässt sich nicht rückgängig machen. Laufende Spiele enden und zählen nicht. Ich gebe es im Kanal bekannt und poste dort die bisherigen Punkte.
organise-cancel-weekly = Das Turnier nächste Woche findet trotzdem statt. Um die ganze Reihe zu beenden, nutze vorher `/tournament edit weekly:False`.
organise-ask-computers = Computer im Turnier: { $count }. Wie viele sollen es sein?
organise-ask-extension = Um wie viel möchtest du die Zeit verlängern? Das gilt für alle Tische, an denen noch gespielt wird. Auch eine Arena endet dann entsprechend später.
organise-extension =
    { $minutes ->
        [one] Eine Minute mehr
       *[other] { $minutes } Minuten mehr
    }
organise-ask-table = Für welchen Tisch möchtest du das Ergebnis festlegen?
organise-no-tables = Es gibt noch keine Tische.
organise-table-playing = Läuft noch: { $places }
organise-table-waiting = Das Spiel hat noch nicht begonnen
organise-table-over = Beendet: { $places }
organise-table-decided = Von der Turnierleitung festgelegt: { $places }
organise-table-void = Annulliert
organise-table-undecided = Noch kein Ergebnis: Die Moderation hat das Spiel annulliert
organise-stands-now = Aktueller Stand: { $outcome }
organise-ask-decision = Welches Ergebnis soll gelten?
organise-scores-changed = Das Spiel ist inzwischen weitergegangen. Schau dir das Ergebnis also noch einmal an.
organise-ask-sure = Das wird das Ergebnis von Tisch { $table }:
    { $outcome }
organise-match-ends = Wenn du bestätigst, endet das Spiel.
organise-place = Platz { $place }: { $who }
organise-tie = Gleichauf mit { $who }
organise-untie = Hinter { $who }, nicht gleichauf
organise-reason-agreed = von allen am Tisch so vereinbart
organise-reason-unfinished = Spiel konnte nicht zu Ende gespielt werden
organise-reason-time-up = Zeit abgelaufen
organise-reason-absent = nicht erschienen
organise-reason-own-wish = auf eigenen Wunsch
organise-reason-unfair = unfaires Spiel
organise-reason-technical = technische Probleme
organise-reason-excused = entschuldigtes Fehlen
organise-reason-more-time = zu wenig Zeit
organise-reason-mistake = um einen Fehler zu korrigieren
organise-reason-voided = Spiel wurde annulliert
organise-reason-usual = Wenn du jetzt bestätigst, gilt dieser Grund: { $reason }. Einen anderen Grund wählst du im Menü.
organise-reason-chosen = Grund: { $reason }
organise-reason-pardon = Wenn du **Wieder zulassen** drückst, gilt dieser Grund: { $reason }. Einen anderen Grund wählst du im Menü.
organise-ask-player = Um wen geht es?
organise-player = { $who }: { $what }
organise-player-in = dabei
organise-player-at = an Tisch { $table }
organise-player-missing = nicht an Tisch { $table } erschienen
organise-player-minded = wird von einem Computer vertreten
organise-player-out = nicht mehr dabei
organise-player-absences = verpasste Tische: { $count }
organise-ask-withdraw = { $who } abmelden? Die Punkte bleiben, aber { $who } spielt an keinem Tisch mehr mit. Zurückholen kannst du { $who } später mit **Wieder zulassen**.
organise-ask-withdraw-at = { $who } abmelden? An Tisch { $table } übernimmt ein Computer, und { $who } kommt dort auf den letzten Platz. Die Punkte bleiben, aber { $who } spielt an keinem Tisch mehr mit. Zurückholen kannst du { $who } später mit **Wieder zulassen**.
organise-ask-replace = Wer soll für { $who } weiterspielen? Diese Person übernimmt den Platz in der Rangliste samt allen Punkten.
organise-ask-replace-at = An Tisch { $table } spielt ein Computer zu Ende; die Vertretung ist ab dem nächsten Tisch dabei.
organise-ask-computer = Einen Computer für { $who } weiterspielen lassen? Er übernimmt den Platz in der Rangliste samt allen Punkten.

organise-did-computers = 
    { $count ->
        [0] Jetzt ist kein Computer dabei.
        [one] Jetzt ist ein Computer dabei.
       *[other] Jetzt sind { $count } Computer dabei.
    }
organise-did-check-in = Der Check-in ist offen. Er schließt { $until }.
organise-did-start = Das Turnier hat begonnen, und ich rufe alle an ihre Tische.
organise-did-pause = Das Turnier ist pausiert. Alle Uhren stehen, auch an den Tischen, und die nächste Runde beginnt erst, wenn du **Fortsetzen** drückst.
organise-did-edit = Ich habe das Turnier geändert und sage es allen, die angemeldet sind.
organise-did-edit-nothing = Gib mindestens eine Option mit einem neuen Wert an, zum Beispiel `start`. Es hat sich nichts geändert.
organise-did-resume = Das Turnier geht weiter, und niemand hat Zeit verloren.
organise-did-extend =
    { $minutes ->
        [one] Eine Minute mehr. { $tables }.
       *[other] { $minutes } Minuten mehr. { $tables }.
    }
organise-until = Frist für Tisch { $table }: { $end }
organise-all-until = Frist für alle Tische: { $end }
organise-first-until = Früheste Frist (Tisch { $table }): { $end }
organise-arena-until = Ende der Arena: { $end }
organise-none-until = Gerade wird an keinem Tisch gespielt, also gibt es nichts zu verlängern.
organise-did-rule = Das Ergebnis von Tisch { $table } steht fest:
    { $outcome }
organise-did-take-back = Das festgelegte Ergebnis ist zurückgenommen. An Tisch { $table } zählt wieder das Ergebnis aus dem Spiel:
    { $outcome }
organise-did-withdraw = { $who } ist abgemeldet.
organise-did-replace = { $player } spielt für { $who } weiter.
organise-did-pardon = { $who } ist wieder dabei, und bisher verpasste Tische zählen nicht mehr.
organise-did-cancel = Das Turnier ist abgesagt, und ich habe es im Kanal bekannt gegeben.
organise-refuse-not-under-way = Das Spiel an Tisch { $table } ist vorbei. Mit **Wie gespielt** lässt du das Ergebnis gelten.
organise-rule-stands = Aktueller Stand: Die bisherigen Punkte entscheiden

organise-log-title = Was bei **{ $name }** passiert ist
organise-log-before = Vor der ersten Runde
organise-log-round = Runde { $round }
organise-log-final = Der Finaltisch
organise-log-arena = Die Arena
organise-log-after = Nach dem Ende
organise-log-continued = { $heading }, Fortsetzung
organise-note-finished = Das Spiel an Tisch { $table } ist vorbei: { $places }
organise-note-finished-void = Das Spiel an Tisch { $table } zählt nicht.
organise-note-finished-decided = Das Spiel an Tisch { $table } ist vorbei. Es bleibt bei der Entscheidung der Turnierleitung.
organise-note-ruled-standing = { $by } hat entschieden, dass an Tisch { $table } der damalige Stand zählt: { $places }.
organise-because = { $line } Grund: { $reason }

organise-cancelled = **{ $name }** ist abgesagt.
organise-cancelled-by = { $by } hat **{ $name }** abgesagt.
organise-points-so-far = Bisherige Punkte:

organise-command-manage = Für die Turnierleitung: das Turnier verfolgen und verwalten

organise-button-start = Turnier starten
organise-button-check-in = Check-in öffnen
organise-button-computers = Computer
organise-button-pause = Pausieren
organise-button-resume = Fortsetzen
organise-button-extend = Verlängern
organise-button-adjudicate = Ergebnis festlegen
organise-button-players = Wer mitspielt
organise-button-log = Verlauf
organise-button-cancel = Turnier absagen
organise-button-refresh = Aktualisieren
organise-button-back = Zurück
organise-button-earlier = Früher
organise-button-more = Mehr
organise-button-later = Später
organise-button-stands = Aktuellen Stand werten
organise-button-places = Platzierung festlegen
organise-button-void = Annullieren
organise-button-played = Wie gespielt
organise-button-decide = Bestätigen
organise-button-reason = Anderer Grund
organise-button-withdraw = Abmelden
organise-button-replace = Ersetzen
organise-button-by-computer = Durch Computer ersetzen
organise-button-pardon = Wieder zulassen
organise-menu-computers = Wähle, wie viele Computer mitspielen
organise-menu-extension = Wähle, wie viel Zeit dazukommt
organise-menu-table = Wähle einen Tisch
organise-menu-player = Wähle eine Person
organise-menu-substitute = Wähle, wer weiterspielt
organise-menu-other-reason = Mit einem anderen Grund bestätigen
organise-menu-other-pardon = Aus einem anderen Grund wieder zulassen
organise-menu-reason = Wähle den Grund
