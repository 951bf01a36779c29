### Was die Moderation entscheidet.

moderation-barred-until = Die Moderation hat dich für Tische und Turniere auf diesem Server gesperrt. Grund: { $reason }. Bis: { $until }
moderation-barred = Die Moderation hat dich für Tische und Turniere auf diesem Server gesperrt, bis sie die Sperre aufhebt. Grund: { $reason }.
moderation-other-barred = { $who } ist für Tische und Turniere auf diesem Server gesperrt.
moderation-taken-out = Die Moderation hat dich aus diesem Spiel genommen, du kannst also nicht zurück.
moderation-player = Du spielst in diesem Spiel mit, also muss jemand anders aus der Moderation darüber entscheiden.
moderation-moderators-only = Das kann nur die Moderation: Du brauchst die Berechtigung „Nachrichten verwalten“.
moderation-channels-only = Auf diesem Server lassen sich Tische nur hier öffnen: { $channels }.
moderation-roles-only = Um auf diesem Server einen Tisch zu öffnen, brauchst du eine dieser Rollen: { $roles }
moderation-no-bot = Bots nehmen keinen Platz ein, also gibt es hier nichts zu sperren.
moderation-oneself = Dich selbst kannst du nicht sperren. Ein Spiel verlässt du mit `/leave`.
moderation-superior = Du kannst { $who } nicht sperren: Diese Person verwaltet den Server, oder ihre höchste Rolle steht nicht unter deiner.
moderation-needs-reason = Zum Sperren per Befehl wähle eine Person und eine Dauer und nenne einen Grund. `/moderate` allein öffnet das Menü.

moderation-note-taken-out = Die Moderation hat { $who } aus dem Spiel genommen. { $computer } übernimmt den Platz.

moderation-cause-stalling = absichtliches Wartenlassen
moderation-cause-leaving = Verlassen von Spielen
moderation-cause-unfair = unfaires Spiel
moderation-cause-rude = Unhöflichkeit gegenüber anderen
moderation-cause-other = ein anderer Grund, den die Moderation erklären kann

moderation-length-day = Ein Tag
moderation-length-week = Eine Woche
moderation-length-month = 30 Tage
moderation-length-quarter = 90 Tage
moderation-length-lifted = Bis die Moderation sie aufhebt

moderation-title = **Moderation** für Tische und Turniere
moderation-where = Kanäle, in denen sich Tische öffnen lassen: { $channels }
moderation-everywhere = alle
moderation-who = Rollen, die Tische öffnen können: { $roles }
moderation-everybody = alle
moderation-nobody-barred = Niemand ist gesperrt.
moderation-barred-title = Gesperrte Spieler: { $count }
moderation-line-until = { $who } · { $reason } · bis: { $until }
moderation-line = { $who } · { $reason } · bis die Moderation die Sperre aufhebt
moderation-more =
    { $more ->
        [one] und eine weitere Person
       *[other] und { $more } weitere
    }
moderation-choose = Wähle unten eine Person, um sie zu sperren, ihre Sperre aufzuheben oder sie aus einem Spiel zu nehmen.
moderation-openings-title = Wer darf wo Tische öffnen? Die Moderation darf es immer. Ist nichts gewählt, gibt es keine Einschränkung. Turniere erstellt die Turnierleitung.

moderation-person-until = { $who } ist gesperrt. Grund: { $reason }. Bis: { $until }
moderation-person-barred = { $who } ist gesperrt, bis die Moderation die Sperre aufhebt. Grund: { $reason }.
moderation-person-free = { $who } ist nicht gesperrt.
moderation-person-plays = Laufende Spiele: { $channels }
moderation-person-idle = Laufende Spiele auf diesem Server: keine
moderation-ask-length = Wie lange soll { $who } gesperrt werden? Grund: { $reason }. Gesperrte können keine Tische öffnen, an keinem mitmachen, nicht eingeladen werden und sich für kein Turnier anmelden. Laufende Spiele gehen weiter; danach scheidet { $who } auch aus jedem Turnier aus.
moderation-ask-out = { $who } aus dem Spiel in { $channel } nehmen? Ein Computer übernimmt den Platz, eine Rückkehr ist nicht möglich, und das Spiel zählt als verlassen.
moderation-ask-close = Den Tisch in { $channel } schließen? Das Spiel endet ohne Ergebnis. Der Grund steht dann im Verlauf.

moderation-did-channels = Die Kanäle wurden geändert.
moderation-did-roles = Die Rollen wurden geändert.
moderation-did-bar = { $who } ist jetzt gesperrt.
moderation-did-lift = { $who } ist nicht mehr gesperrt.
moderation-did-nothing = { $who } war nicht gesperrt.
moderation-did-out = { $who } ist nicht mehr im Spiel in { $channel }.
moderation-did-close = Der Tisch in { $channel } ist geschlossen.

moderation-log-title = **Was die Moderation getan hat**, das Neueste zuerst
moderation-log-empty = Die Moderation hat hier noch nichts getan.
moderation-log-line = { $moment } · { $by } { $did }
moderation-log-channels = hat die Kanäle gewählt, in denen sich Tische öffnen lassen: { $channels }
moderation-log-roles = hat die Rollen gewählt, die Tische öffnen können: { $roles }
moderation-log-barred-until = hat { $who } gesperrt ({ $reason }), bis: { $until }
moderation-log-barred = hat { $who } gesperrt ({ $reason }), bis die Moderation die Sperre aufhebt
moderation-log-lifted = hat die Sperre von { $who } aufgehoben
moderation-log-out = hat { $who } aus einem Spiel in { $channel } genommen
moderation-log-voided = hat das Ergebnis eines Spiels in { $channel } annulliert ({ $reason })
moderation-log-restored = lässt das Ergebnis eines Spiels in { $channel } wieder zählen ({ $reason })
moderation-log-ended = hat das Spiel in { $channel } beendet
moderation-log-ended-for = hat das Spiel in { $channel } beendet ({ $reason })
moderation-log-closed = hat den Tisch in { $channel } geschlossen ({ $reason })
moderation-log-settings = hat diese Einstellungen geändert: { $names }
moderation-log-tournament = hat im Turnier { $name } ({ $channel }) etwas entschieden; mehr steht in `/tournament log`
moderation-log-of-tournament = { $did }, Turnier { $name }
moderation-log-tournament-for = hat im Turnier { $name } in { $channel } etwas entschieden ({ $reason }); mehr steht in `/tournament log`
moderation-log-post = 🛡️ { $by } { $did }
moderation-log-damaged-result = ⚠️ Das Ergebnis von Tisch { $table } ist nicht lesbar und zählt nicht in den Ranglisten. In meinem Log steht mehr.
moderation-log-unknown = hat etwas getan, das diese Version des Bots nicht kennt

moderation-button-panel = Moderation
moderation-button-openings = Wer Tische öffnet
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
moderation-tables-title = **Offene Tische: { $count }**, am längsten ohne Zug zuerst
moderation-tables-none = Auf diesem Server ist kein Tisch offen.
moderation-table-line = { $channel } · { $players } · Gastgeber: { $host } · geöffnet { $opened } · letzter Zug { $last }
moderation-table-damaged = { $channel } · dieser Tisch ist beschädigt; der Kanal wird nur frei, wenn du ihn schließt
moderation-settings-log = Der Verlauf der Moderation wird auch in { $channel } gepostet.
moderation-settings-log-public = Diesen Kanal können alle auf dem Server lesen.
moderation-menu-cause = Sperren: Wähle den Grund
moderation-menu-length = Wähle die Dauer
moderation-menu-match = Herausnehmen: Wähle das Spiel
moderation-menu-table = Tisch schließen: Wähle ihn
moderation-menu-closing = Wähle den Grund, dann wird geschlossen
moderation-menu-ending = Spiel beenden: Wähle den Grund
moderation-menu-channels = Wähle die Kanäle für Tische
moderation-menu-roles = Wähle die Rollen, die Tische öffnen
