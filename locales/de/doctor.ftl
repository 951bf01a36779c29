### Was die Moderation erfährt, wenn sie fragt, was nicht stimmt.

doctor-title = **Das habe ich hier gefunden**
doctor-rights-fine = In { $channel } habe ich alle Berechtigungen, die ich brauche.
doctor-lacks = In { $channel } fehlt mir die Berechtigung **{ $right }**: { $why }.
doctor-why-no-role = Keine meiner Rollen hat sie
doctor-why-everyone = Sie ist dort für alle deaktiviert
doctor-why-role = Sie ist dort für die Rolle { $role } deaktiviert
doctor-why-bot = Sie ist dort für mich deaktiviert
doctor-why-hidden = Ich kann den Kanal nicht sehen
doctor-why-unknown = Discord verweigert sie mir, obwohl die Berechtigungen des Kanals stimmen
doctor-category = Auch in der Kategorie { $category } ist sie deaktiviert. Wenn der Kanal mit der Kategorie synchronisiert ist, ändere es dort.
doctor-gone = In den Einstellungen steht { $channel }, aber den Kanal gibt es nicht mehr, oder ich kann ihn nicht sehen.
doctor-lacks-roles = Auf diesem Server fehlt mir die Berechtigung **{ $right }**, deshalb kann ich die Siegerrollen nicht vergeben.
doctor-lacks-events = Auf diesem Server fehlt mir die Berechtigung **{ $right }**, deshalb erscheinen Turniere nicht unter den Events des Servers.

doctor-no-table = In diesem Kanal ist kein Tisch offen.
doctor-lobby = In diesem Kanal ist ein Tisch offen, das Spiel hat noch nicht begonnen. Dabei: { $count }. Geöffnet: { $when }
doctor-match = In diesem Kanal läuft ein Spiel. Am Zug: { $who }. Letzte Änderung: { $when }
doctor-match-between = In diesem Kanal läuft ein Spiel, gerade ist Pause zwischen zwei Runden. Letzte Änderung: { $when }
doctor-untold = Ich habe noch nicht alles gepostet, was am Tisch passiert ist.
doctor-tournament-sign-up = Für das Turnier **{ $name }** in diesem Kanal läuft die Anmeldung.
doctor-tournament-check-in = Für das Turnier **{ $name }** in diesem Kanal läuft der Check-in.
doctor-tournament-playing = In diesem Kanal läuft das Turnier **{ $name }**.
doctor-tournament-over = Das letzte Turnier in diesem Kanal, **{ $name }**, ist vorbei.
doctor-tournament-paused = Das Turnier ist pausiert.

doctor-damaged-results = 
    { $count ->
        [one] Ein Ergebnis dieses Servers kann ich nicht lesen, deshalb fehlt es in den Bestenlisten. Wer mich betreibt, findet es in meinem Log.
       *[other] { $count } Ergebnisse dieses Servers kann ich nicht lesen, deshalb fehlen sie in den Bestenlisten. Wer mich betreibt, findet sie in meinem Log.
    }
doctor-no-failures = Seit meinem letzten Start sind alle Nachrichten an diesen Server angekommen.
doctor-failures = Die letzten Nachrichten, die nicht angekommen sind:
doctor-failure = { $channel } · { $moment } · { $why }
doctor-failure-later = Discord oder die Datenbank hat nicht geantwortet; ich versuche es weiter
doctor-failure-barred = mir fehlt eine Berechtigung; ich versuche es weiter
doctor-failure-never = der Kanal existiert nicht mehr, oder Discord hat die Nachricht abgelehnt
doctor-failure-damaged = bei mir ist etwas schiefgegangen; wer mich betreibt, findet mehr dazu in meinem Log
doctor-said = { $why } (`{ $said }`)

doctor-program = Version: { $version } · Shard: { $shard } von { $shards }
doctor-delays = Verzögerungen in Millisekunden: von Discord zu mir { $arrival }; eine Anfrage an Discord { $call }; eine Datenbankabfrage { $database }
