### Was die Moderation entscheidet.

moderation-barred-until = Die Moderation hat dich für Tische und Turniere auf diesem Server gesperrt. Grund: { $reason }. Ende der Sperre: { $until }
moderation-barred = Die Moderation hat dich bis auf Weiteres für Tische und Turniere auf diesem Server gesperrt. Grund: { $reason }.
moderation-other-barred = { $who } ist für Tische und Turniere auf diesem Server gesperrt.
moderation-taken-out = Die Moderation hat dich aus diesem Spiel genommen, du kannst also nicht zurück.
moderation-player = Du spielst in diesem Spiel mit, also muss jemand anders aus der Moderation darüber entscheiden.
moderation-moderators-only = Das kann nur die Moderation: Du brauchst die Berechtigung **Nachrichten verwalten**.
moderation-channels-only = Auf diesem Server kannst du Tische nur hier öffnen: { $channels }.
moderation-roles-only = Um auf diesem Server einen Tisch zu öffnen, brauchst du eine dieser Rollen: { $roles }
moderation-no-bot = Bots können sich an keinen Tisch setzen, du musst sie also nicht sperren.
moderation-oneself = Dich selbst kannst du nicht sperren. Ein Spiel verlässt du mit `/leave`.
moderation-superior = Du kannst { $who } nicht sperren: Dieser Person gehört der Server, oder ihre höchste Rolle steht nicht unter deiner.
moderation-needs-reason = Um mit `/moderate` jemanden zu sperren, gib die Person, die Dauer und einen Grund an. Ohne Angaben öffnet der Befehl das Menü der Moderation.

moderation-note-taken-out = Die Moderation hat { $who } aus dem Spiel genommen. { $computer } übernimmt den Platz.

moderation-cause-stalling = absichtliches Verzögern
moderation-cause-leaving = Spiele vorzeitig verlassen
moderation-cause-unfair = unfaires Spiel
moderation-cause-rude = Unhöflichkeit gegenüber anderen
moderation-cause-other = etwas anderes; frag die Moderation

moderation-length-day = Ein Tag
moderation-length-week = Eine Woche
moderation-length-month = 30 Tage
moderation-length-quarter = 90 Tage
moderation-length-lifted = Bis die Moderation die Sperre aufhebt

moderation-title = **Moderation** für Tische und Turniere
moderation-where = Kanäle für Tische: { $channels }
moderation-everywhere = alle
moderation-who = Rollen, die Tische öffnen können: { $roles }
moderation-everybody = alle
moderation-nobody-barred = Niemand ist gesperrt.
moderation-barred-title = Gesperrte Personen: { $count }
moderation-line-until = { $who } · { $reason } · Ende der Sperre: { $until }
moderation-line = { $who } · { $reason } · bis auf Weiteres
moderation-more =
    { $more ->
        [one] und eine weitere Person
       *[other] und { $more } weitere
    }
moderation-choose = Wähle unten eine Person, um sie zu sperren, ihre Sperre aufzuheben oder sie aus einem Spiel zu nehmen.
moderation-openings-title = Wer darf wo Tische öffnen? Wenn du keine Rolle wählst, dürfen es alle; wenn du keinen Kanal wählst, geht es überall. Die Moderation darf es immer und überall. Turniere kann nur die Turnierleitung erstellen.

moderation-person-until = { $who } ist gesperrt. Grund: { $reason }. Ende der Sperre: { $until }
moderation-person-barred = { $who } ist bis auf Weiteres gesperrt. Grund: { $reason }.
moderation-person-free = { $who } ist nicht gesperrt.
moderation-person-plays = Laufende Spiele: { $channels }
moderation-person-idle = Laufende Spiele auf diesem Server: keine
moderation-ask-length = Wie lange soll { $who } gesperrt werden? Grund: { $reason }. Wer gesperrt ist, kann keine Tische öffnen, sich an keinen Tisch setzen, nicht eingeladen werden und an keinem Turnier teilnehmen. Laufende Spiele gehen weiter; danach scheidet { $who } auch aus jedem Turnier aus.
moderation-ask-out = { $who } aus dem Spiel in { $channel } nehmen? Ein Computer übernimmt den Platz, und { $who } kann nicht zurückkommen. Es zählt so, als hätte { $who } das Spiel verlassen.
moderation-ask-close = Den Tisch in { $channel } schließen? Das Spiel endet ohne Ergebnis. Der Grund steht dann im Moderationsverlauf.

moderation-did-channels = Ich habe geändert, in welchen Kanälen man Tische öffnen kann.
moderation-did-roles = Ich habe geändert, wer Tische öffnen kann.
moderation-did-bar = { $who } ist jetzt gesperrt.
moderation-did-lift = { $who } ist nicht mehr gesperrt.
moderation-did-nothing = { $who } war nicht gesperrt, also hat sich nichts geändert.
moderation-did-out = { $who } ist nicht mehr im Spiel in { $channel }.
moderation-did-close = Der Tisch in { $channel } ist geschlossen.

moderation-log-title = **Was die Moderation getan hat**, das Neueste zuerst
moderation-log-empty = Die Moderation hat hier noch nicht eingegriffen.
moderation-log-line = { $moment } · { $by } { $did }
moderation-log-channels = hat die Kanäle für Tische festgelegt: { $channels }
moderation-log-roles = hat festgelegt, welche Rollen Tische öffnen können: { $roles }
moderation-log-barred-until = hat { $who } gesperrt ({ $reason }). Ende der Sperre: { $until }
moderation-log-barred = hat { $who } bis auf Weiteres gesperrt ({ $reason })
moderation-log-lifted = hat die Sperre von { $who } aufgehoben
moderation-log-out = hat { $who } aus einem Spiel in { $channel } genommen
moderation-log-voided = hat das Ergebnis eines Spiels in { $channel } annulliert ({ $reason })
moderation-log-restored = hat das Ergebnis eines Spiels in { $channel } wiederhergestellt ({ $reason })
moderation-log-ended = hat das Spiel in { $channel } beendet
moderation-log-ended-for = hat das Spiel in { $channel } beendet ({ $reason })
moderation-log-closed = hat den Tisch in { $channel } geschlossen ({ $reason })
moderation-log-settings = hat diese Einstellungen geändert: { $names }
moderation-log-tournament = hat im Turnier { $name } ({ $channel }) etwas entschieden; mehr zeigt `/tournament log`
moderation-log-of-tournament = { $did }, Turnier { $name }
moderation-log-tournament-for = hat im Turnier { $name } in { $channel } etwas entschieden ({ $reason }); mehr zeigt `/tournament log`
moderation-log-post = 🛡️ { $by } { $did }
moderation-log-damaged-result = ⚠️ Das Ergebnis von Tisch { $table } kann ich nicht lesen, deshalb fehlt es in den Bestenlisten. Wer mich betreibt, findet mehr dazu in meinem Log.
moderation-log-unknown = hat etwas getan, das diese Version des Bots nicht kennt

moderation-button-panel = Moderation
moderation-button-openings = Wer Tische öffnen kann
moderation-button-all-channels = Alle Kanäle
moderation-button-all-roles = Alle Rollen
moderation-button-log = Verlauf
moderation-button-tables = Offene Tische
moderation-button-stop-log = Verlauf nicht mehr posten
moderation-button-refresh = Aktualisieren
moderation-button-back = Zurück
moderation-button-lift = Sperre aufheben
moderation-button-out = Aus dem Spiel nehmen
moderation-button-newer = Neuere
moderation-button-older = Ältere
moderation-menu-person = Wähle eine Person
moderation-menu-former = Gesperrte, deren Daten gelöscht wurden
moderation-tables-title = **Offene Tische: { $count }**, zuerst die, an denen am längsten nichts passiert ist
moderation-tables-none = Auf diesem Server ist kein Tisch offen.
moderation-table-line = { $channel } · { $players } · Host: { $host } · geöffnet { $opened } · letzter Zug { $last }
moderation-table-damaged = { $channel } · dieser Tisch ist beschädigt; schließ ihn, damit der Kanal wieder frei wird
moderation-settings-log = Den Moderationsverlauf poste ich in { $channel }.
moderation-settings-log-public = Achtung: Diesen Kanal können alle auf dem Server lesen.
moderation-menu-cause = Aus welchem Grund sperren?
moderation-menu-length = Wähle die Dauer der Sperre
moderation-menu-match = Aus welchem Spiel nehmen?
moderation-menu-table = Welchen Tisch schließen?
moderation-menu-closing = Aus welchem Grund schließen?
moderation-menu-ending = Aus welchem Grund beenden?
moderation-menu-channels = Wähle die Kanäle für Tische
moderation-menu-roles = Wähle die Rollen, die Tische öffnen können
