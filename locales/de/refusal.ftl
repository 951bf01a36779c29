### Was nicht geht, und was stattdessen geht; und was schiefging.

refusal-between-rounds = Diese Runde ist vorbei. Warte einfach auf die nächste.
refusal-not-your-turn = { $who } ist am Zug. Ich sage dir Bescheid, wenn du dran bist.
refusal-tile-not-on-rack = { $tile } liegt nicht auf deinem Spielbänkchen. `/rack` zeigt deine Steine.
refusal-only-the-drawn-tile = Nach dem Ziehen darfst du nur den gerade gezogenen Stein anlegen: { $tile }. Wenn er nicht passt, nutze `/draw` oder `/pass`.
refusal-must-lead = Die Runde muss mit { $tile } beginnen. Lege diesen Stein auf Feld 1.
refusal-cell-taken = Dort liegt schon ein Stein. `/board` zeigt die freien Felder.
refusal-not-beside-a-tile = Ein Stein muss mit einer Seite an einem Stein auf dem Brett liegen. `/board` zeigt die freien Felder.
refusal-no-such-spot = Feld { $spot } gibt es nicht. `/board` zeigt die freien Felder.
refusal-no-such-spot-open = Feld { $spot } gibt es nicht. Frei sind: { $open }
refusal-spot-gone = Feld { $spot } ist nicht mehr frei: Dort liegt ein Stein, oder es passt keiner mehr hin. `/board` zeigt die freien Felder.
refusal-no-such-turn = { $tile } lässt sich nicht so drehen, dass im Uhrzeigersinn { $corners } zu lesen ist. Wähle einen anderen Stein oder ein anderes Feld.
refusal-corners-disagree =
    { $spot ->
        [0] { $tile } passt dort nicht: Der Stein hätte { $brings }. Passen würde im Uhrzeigersinn: { $corners }.
       *[other] { $tile } passt nicht auf Feld { $spot }: Der Stein hätte { $brings }. Passen würde im Uhrzeigersinn: { $corners }.
    }
refusal-rack-shows = `/rack` zeigt, was passt.
refusal-try-another = Macht nichts, wähle einfach einen anderen Stein oder ein anderes Feld.
refusal-a-tile-fits-unhinted = Einer deiner Steine passt irgendwo, also darfst du noch nicht ziehen oder aussetzen. Macht nichts, such den Stein und lege ihn an.
refusal-bring = { $corner } { $tile } statt { $board }
refusal-misfit-title =
    { $spot ->
        [0] { $tile } passt nicht
       *[other] { $tile } passt nicht auf Feld { $spot }
    }
refusal-misfit-alt =
    { $count ->
        [one] Das Brett mit dem Stein dort, wo du ihn anlegen wolltest. Die Ecken des Steins im Uhrzeigersinn, von oben oder oben links aus gelesen: { $lies }. Ein Kreuz markiert die Ecke, die nicht passt.
       *[other] Das Brett mit dem Stein dort, wo du ihn anlegen wolltest. Die Ecken des Steins im Uhrzeigersinn, von oben oder oben links aus gelesen: { $lies }. Kreuze markieren die { $count } Ecken, die nicht passen.
    }
refusal-opening-turn = Du beginnst die Runde, also lege zuerst einen Stein auf Feld 1. `/rack` zeigt deine Steine.
refusal-pool-empty = Der Topf ist leer. Lege einen Stein an, wenn einer passt, oder setze mit `/pass` aus.
refusal-draw-limit =
    { $limit ->
        [one] Du darfst in einem Zug nur einen Stein ziehen. Lege einen Stein an, oder setze mit `/pass` aus.
       *[other] Du darfst in einem Zug nur { $limit } Steine ziehen. Lege einen Stein an, oder setze mit `/pass` aus.
    }
refusal-a-tile-fits = Einer deiner Steine passt, also darfst du noch nicht ziehen oder aussetzen. `/rack` zeigt, was passt.
refusal-pool-not-empty = Aussetzen darfst du nur, wenn es nichts mehr zu ziehen gibt. Lege einen Stein an, oder ziehe mit `/draw`.

refusal-channel-taken = In diesem Kanal gibt es schon einen Tisch, du siehst ihn hier gleich. Mach dort mit, oder öffne einen in einem anderen Kanal.
refusal-channel-taken-link =
    In diesem Kanal gibt es schon einen Tisch: { $link }
    Mach dort mit, oder öffne einen in einem anderen Kanal.
refusal-channel-taken-by = Am Tisch: { $who } · geöffnet: { $when }
refusal-channel-taken-thread = Du kannst auch in einem Thread dieses Kanals spielen: Drücke unten den Button.
refusal-no-new-thread = In diesem Kanal kann ich keinen Thread öffnen. Dafür brauche ich einen Textkanal und die Berechtigungen **Öffentliche Threads erstellen** und **Nachrichten in Threads und Posts senden**.
refusal-too-many-tables =
    { $limit ->
        [one] Auf diesem Server ist schon ein Tisch offen, mehr gehen nicht. Mach dort mit, oder versuch es noch einmal, wenn das Spiel vorbei ist.
       *[other] Auf diesem Server sind schon { $limit } Tische offen, mehr gehen nicht. Mach an einem davon mit, oder versuch es noch einmal, wenn ein Spiel vorbei ist.
    }
refusal-too-many-lobbies =
    { $limit ->
        [one] Du hast schon einen Tisch, der auf Leute wartet, und mehr als einer geht nicht. Starte das Spiel oder schließ den Tisch mit `/end`, und öffne dann einen neuen.
       *[other] Du hast schon { $limit } Tische, die auf Leute warten, und mehr gehen nicht. Starte ein Spiel oder schließ einen Tisch mit `/end`, und öffne dann einen neuen.
    }
refusal-too-many-matches =
    { $limit ->
        [one] Du bist auf diesem Server schon Host eines Spiels ohne Zeitlimit, und mehr als eins geht nicht. Spiel es zu Ende, beende es mit `/end` oder wähle für den neuen Tisch ein Zeitlimit.
       *[other] Du bist auf diesem Server schon Host von { $limit } Spielen ohne Zeitlimit, und mehr gehen nicht. Spiel eins zu Ende, beende eins mit `/end` oder wähle für den neuen Tisch ein Zeitlimit.
    }
refusal-too-fast =
    Das ging mir zu schnell, also hat sich nichts geändert. { $seconds ->
        [one] Versuch es in einer Sekunde noch einmal.
       *[other] Versuch es in { $seconds } Sekunden noch einmal.
    }
refusal-too-often = Das hast du in den letzten Minuten schon sehr oft gemacht, deshalb ist diesmal nichts passiert. Es geht { $when } wieder.
refusal-next-replay =
    Es dauert ein wenig, eine Wiederholung zu erstellen. { $seconds ->
        [one] In einer Sekunde kannst du die nächste anfordern.
       *[other] In { $seconds } Sekunden kannst du die nächste anfordern.
    }
refusal-table-closed = Dieser Tisch ist geschlossen. Öffne mit `/play` einen neuen.
refusal-no-such-table = Diesen Tisch gibt es nicht mehr. Öffne mit `/play` einen neuen.
refusal-not-started = Das Spiel hat noch nicht begonnen. Der Host startet es mit dem Button **Starten**.
refusal-already-started = Das Spiel hat schon begonnen. Du kannst zuschauen oder in einem anderen Kanal einen Tisch öffnen.
refusal-playing-already = Das Spiel hat schon begonnen, und du spielst mit.
refusal-no-record = Nur Spiele, die zu Ende gespielt wurden, haben ein Protokoll.
refusal-not-at-table = Du spielst an diesem Tisch nicht mit. Mach mit, falls das Spiel noch nicht begonnen hat, oder öffne mit `/play` einen Tisch in einem anderen Kanal.
refusal-left-for-good = Du hast dieses Spiel verlassen. Wer ein gewertetes Spiel oder ein Turnierspiel verlässt, kann nicht wieder einsteigen, aber zuschauen kannst du gern.
refusal-already-seated = Du sitzt schon an diesem Tisch.
refusal-full =
    { $seats ->
        [one] Der einzige Platz ist besetzt. Öffne mit `/play` einen Tisch in einem anderen Kanal.
       *[other] Alle { $seats } Plätze sind besetzt. Öffne mit `/play` einen Tisch in einem anderen Kanal.
    }
refusal-too-few = 
    { $seats ->
        [one] Dieses Spiel braucht mindestens einen Spieler.
       *[other] Dieses Spiel braucht mindestens { $seats } Spieler.
    } Warte auf andere, oder füge Computer hinzu.
refusal-too-many = 
    { $taken ->
        [one] An diesem Tisch sitzt ein Spieler,
       *[other] An diesem Tisch sitzen { $taken } Spieler,
    } aber diese Regeln sind für höchstens { $seats }. Es hat sich nichts geändert.
refusal-no-computer = An diesem Tisch sitzt kein Computer.
refusal-no-draining = Nach diesen Regeln wird nur gezogen, wenn nichts passt. Die Elster könnte den Topf also gar nicht leer räumen.
refusal-no-stand-ins = An diesem Tisch kann niemand für einen Computer einspringen: Der Host hat es nicht erlaubt. Zuschauen kannst du gern.
refusal-no-stand-ins-rated = In gewerteten Spielen und Turnieren kann niemand für einen Computer einspringen. Zuschauen kannst du gern.
refusal-host-starts = { $host } ist Host dieses Tisches und startet das Spiel. Du musst nichts tun.
refusal-not-the-host = Das kann nur { $host } als Host dieses Tisches.
refusal-of-tournament = Dieses Spiel gehört zu einem Turnier, also kannst du es nicht beenden. Die Turnierleitung kann mit `/tournament result` das Ergebnis festlegen. Mit `/leave` überlässt du deinen Platz einem Computer.
refusal-no-hint-competitive = In gewerteten Spielen und Turnieren gibt es keine Tipps: Dort zählt, was du selbst findest. `/rack` zeigt deine Steine.
refusal-no-hint-unhinted = An diesem Tisch gibt es keine Tipps. `/rack` zeigt deine Steine.
refusal-undo-nothing-placed = Du hast in deinem letzten Zug keinen Stein angelegt, also gibt es nichts zurückzunehmen.
refusal-undo-somebody-acted = Zum Zurücknehmen ist es zu spät: Das Spiel ist schon weitergegangen. Möglich ist das nur, solange niemand anders etwas getan hat.
refusal-undo-drew = Du hast den gezogenen Stein schon gesehen, also lässt sich der Zug nicht zurücknehmen.
refusal-undo-round-over = Diese Runde ist vorbei, ihre Züge lassen sich also nicht mehr zurücknehmen.
refusal-undo-changed = Dein letzter Zug lässt sich nicht zurücknehmen: Er wurde für dich gespielt, oder am Tisch hat sich seitdem etwas geändert.
refusal-undo-asked-already = Ich habe die anderen schon gefragt. Wenn alle zustimmen, nehme ich deinen Zug zurück.
refusal-undo-once-a-round = In gewerteten Spielen und Turnieren kannst du nur einmal pro Runde darum bitten, einen Zug zurückzunehmen, und das hast du schon getan.
refusal-undo-computer-drew = Ein Computer hat seitdem einen Stein gezogen, also lässt sich dein Zug nicht mehr zurücknehmen.
refusal-undo-replies-too-often = Du hast in dieser Runde schon drei Züge zurückgenommen, nach denen ein Computer gespielt hatte. Mehr gehen nicht, also spiel jetzt einfach weiter.
refusal-board-moved-on = Das Spiel ist inzwischen weitergegangen. So steht es jetzt.
refusal-board-moved-since = Das Spiel ist inzwischen weitergegangen. Die letzten Züge:
refusal-already-handled = Das ist schon erledigt.
refusal-unknown-tile = „{ $typed }“ ist kein Stein. Gib drei Ziffern von 0 bis 5 ein, etwa 0‑3‑5.
refusal-unknown-length = „{ $typed }“ ist keine Spiellänge. Gib eine Zahl ein und wähle einen der Vorschläge: 1 bis 99 Runden oder 10 bis 9999 Punkte.
refusal-unknown-spot = „{ $typed }“ ist kein Feld. Gib die Nummer eines freien Felds auf dem Brett an, etwa 12.

refusal-not-in-this-channel = In so einem Kanal kannst du keinen Tisch öffnen. Nutze `/play` in einem Textkanal oder einem Thread.
refusal-managers-only = Um die Einstellungen dieses Servers zu ändern, brauchst du die Berechtigung **Server verwalten**. Deine eigenen änderst du mit `/preferences`.
refusal-rights-unknown = Ich konnte deine Berechtigungen auf diesem Server gerade nicht prüfen. Versuch es bitte gleich noch einmal.
refusal-missing-permissions =
    { $count ->
        [one] In diesem Kanal fehlt mir eine Berechtigung: { $names }. Bitte die Moderation darum, oder wähle einen anderen Kanal.
       *[other] In diesem Kanal fehlen mir Berechtigungen: { $names }. Bitte die Moderation darum, oder wähle einen anderen Kanal.
    }
refusal-permission-view-channel = Kanal ansehen
refusal-permission-send-messages = Nachrichten versenden
refusal-permission-send-messages-in-threads = Nachrichten in Threads und Posts senden
refusal-permission-create-public-threads = Öffentliche Threads erstellen
refusal-permission-attach-files = Dateien anhängen
refusal-permission-embed-links = Links einbetten
refusal-permission-read-message-history = Nachrichtenverlauf anzeigen
refusal-permission-manage-roles = Rollen verwalten
refusal-permission-create-events = Events erstellen

refusal-trouble = Entschuldige, bei mir ist etwas schiefgegangen. Versuch es gleich noch einmal. Wenn es wieder passiert, schick den Code { $code } an die Leute, die diesen Bot betreiben.
refusal-database-trouble = Entschuldige, ich komme gerade nicht an meine Daten. Deine Spiele gehen nicht verloren. Versuch es in einer Minute noch einmal. Wenn es wieder passiert, schick den Code { $code } an die Leute, die diesen Bot betreiben.
refusal-being-updated = Ich bekomme gerade ein Update. Es geht nichts verloren. Versuch es in ein paar Sekunden noch einmal.
