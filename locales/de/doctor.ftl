### Was die Moderation erfährt, wenn sie fragt, was nicht stimmt.

doctor-title = **Das habe ich hier gefunden**
doctor-rights-fine = Berechtigungen in { $channel }: Es fehlt nichts.
doctor-lacks = In { $channel } fehlt mir **{ $right }**: { $why }.
doctor-why-no-role = Keine meiner Rollen hat diese Berechtigung
doctor-why-everyone = Die Berechtigungen des Kanals verbieten es für alle
doctor-why-role = Die Berechtigungen des Kanals verbieten es für die Rolle { $role }
doctor-why-bot = Die Berechtigungen des Kanals verbieten es für mich
doctor-why-hidden = Ich kann den Kanal nicht sehen
doctor-why-unknown = Discord gewährt es hier nicht, obwohl die Berechtigungen des Kanals es erlauben würden
doctor-category = Auch die Kategorie { $category } verbietet es. Ist der Kanal mit ihr synchronisiert, dann ändere es dort.
doctor-gone = { $channel } ist in den Einstellungen gewählt, existiert aber nicht mehr, oder ich kann den Kanal nicht sehen.
doctor-lacks-roles = Auf diesem Server fehlt mir **{ $right }**, daher kann ich die Siegerrollen nicht vergeben.
doctor-lacks-events = Auf diesem Server fehlt mir **{ $right }**, daher erscheinen Turniere nicht unter den Events des Servers.

doctor-no-table = In diesem Kanal ist kein Tisch offen.
doctor-lobby = In diesem Kanal ist ein Tisch offen, und sein Spiel hat noch nicht begonnen. Spieler: { $count }. Geöffnet: { $when }
doctor-match = In diesem Kanal läuft ein Spiel. Am Zug: { $who }. Letzte Änderung: { $when }
doctor-match-between = In diesem Kanal läuft ein Spiel, gerade zwischen zwei Runden. Letzte Änderung: { $when }
doctor-untold = Etwas, das am Tisch passiert ist, muss noch gepostet werden.
doctor-tournament-sign-up = Für das Turnier **{ $name }** in diesem Kanal läuft die Anmeldung.
doctor-tournament-check-in = Für das Turnier **{ $name }** in diesem Kanal läuft der Check-in.
doctor-tournament-playing = In diesem Kanal läuft das Turnier **{ $name }**.
doctor-tournament-over = Das letzte Turnier dieses Kanals, **{ $name }**, ist vorbei.
doctor-tournament-paused = Es ist pausiert.

doctor-damaged-results =
    { $count ->
        [one] Ein Ergebnis dieses Servers ist nicht lesbar und zählt nicht in den Ranglisten. Mein Protokoll nennt es.
       *[other] { $count } Ergebnisse dieses Servers sind nicht lesbar und zählen nicht in den Ranglisten. Mein Protokoll nennt sie.
    }
doctor-no-failures = Seit meinem letzten Start ist keine Nachricht an diesen Server gescheitert.
doctor-failures = Die letzten Nachrichten, die gescheitert sind:
doctor-failure = { $channel } · { $moment } · { $why }
doctor-failure-later = Discord oder die Datenbank hat nicht geantwortet, also versuche ich es weiter
doctor-failure-barred = mir fehlte eine Berechtigung, also versuche ich es weiter
doctor-failure-never = der Kanal existiert nicht mehr, oder Discord hat die Nachricht abgelehnt
doctor-failure-damaged = ein Fehler von mir; in meinem Log steht mehr
doctor-said = { $why } (`{ $said }`)

doctor-program = Version: { $version } · Shard: { $shard } von { $shards }
doctor-delays = Verzögerungen in Millisekunden: von Discord zu mir { $arrival }; eine Anfrage an Discord { $call }; eine Datenbankabfrage { $database }
