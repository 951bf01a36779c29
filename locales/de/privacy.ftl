### Was über jemanden gespeichert ist, und was sich damit tun lässt.

privacy-title = **Deine Daten bei diesem Bot**
privacy-what = **Was gespeichert wird:** deine Discord-ID und der Anzeigename, unter dem du gespielt hast; deine Spiele und Turniere, auch die Spiele des Tages, Zug für Zug, mit ihren Ergebnissen; wie weit du mit den ersten Schritten bist; deine Einstellungen und Pings, deine Ruhezeit und deine Pläne für den nächsten Zug; und ob du noch auf einem Server warst, als der Bot zuletzt nachgesehen hat. Wenn die Moderation dich gesperrt hat, speichert der Bot auch, bis wann und warum; wenn du selbst zur Moderation gehörst, auch, was du dabei getan hast. Deine Nachrichten liest er nie.
privacy-where = **Wo:** in der Datenbank der Leute, die diesen Bot betreiben, und in ihren Sicherungskopien. Der Bot gibt nichts davon weiter.
privacy-how-long = **Wie lange:** Was du gespielt hast, bleibt, bis du es löschst. Ein Tisch, der vor dem Spielende geschlossen wurde, wird nach 30 Tagen gelöscht. Entfernt ein Server den Bot, wird 30 Tage später alles zu diesem Server gelöscht.
privacy-download = Mit **Meine Daten herunterladen** bekommst du eine Kopie von allem. Von einem laufenden Spiel enthält sie nur, was du gerade sehen darfst.
privacy-delete = **Meine Daten löschen** löscht alles. Vorher fragt der Bot noch einmal nach.
privacy-not-ours = **Was der Bot nicht löschen kann:** Nachrichten auf Discord und Rollen, die du bekommen hast. Du kannst die Moderation des Servers bitten, sie zu entfernen. Sicherungskopien verschwinden, wenn neuere sie ersetzen.
privacy-bar-stays = **Eine Sperre bleibt:** Wenn dich die Moderation eines Servers gesperrt hat, hebt das Löschen deiner Daten die Sperre nicht auf. Höchstens ein Jahr lang bleiben ein Fingerabdruck deines Kontos (nicht dein Name oder deine ID), der im Menü gewählte Grund und das Enddatum gespeichert.
privacy-daily = **Ein Versuch am Tag:** Wenn du deine Daten löschst, bleibt zu jedem Spiel des Tages, das du heute begonnen hast, ein Fingerabdruck deines Kontos gespeichert, bis der Tag vorbei ist. Ein neuer Versuch zählt dann nicht.
privacy-under-way = Deine Daten werden gerade gelöscht. Du musst nichts weiter tun.

privacy-copy = Das ist alles, was der Bot über dich speichert, als JSON. Nur du kannst diese Nachricht sehen.
privacy-copy-about = Zeiten sind in Millisekunden seit Anfang 1970 (UTC) angegeben. Andere Personen sind ausgelassen: Statt ihrer ID steht dort eine 0. Der Teil „rows“ ist aus der Datenbank des Bots kopiert, eine Datenbanktabelle nach der anderen.
privacy-copy-too-large = Die Kopie deiner Daten ist zu groß für eine Nachricht auf Discord. Bitte wende dich an die Leute, die diesen Bot betreiben.

privacy-sure-title = **Willst du wirklich alles löschen, was der Bot auf allen Servern über dich speichert?** Das lässt sich nicht rückgängig machen.
privacy-sure = 
    • Du verlässt alle Spiele und Turniere, an denen du teilnimmst. Ein gewertetes Spiel, das du verlässt, zählt als Niederlage.
    • Dein Name und deine ID werden aus allem entfernt, was du gespielt hast. An deiner Stelle steht dort eine namenlose Person, damit die Wertungszahlen und Ranglisten der anderen bleiben, wie sie sind.
    • Deine Einstellungen, deine Wertungszahl und deine Titel sind weg. Wenn du wieder spielst, fängst du neu an.
privacy-deleted =
    Ich habe alles gelöscht, was ich über dich gespeichert hatte.
    Nachrichten auf Discord bleiben, wie sie sind: Wende dich an die Moderation eines Servers, wenn sie weg sollen. Sicherungskopien verschwinden, wenn neuere sie ersetzen.
privacy-deleting = Ich lösche gerade alles, was ich über dich gespeichert habe. Wenn viel los ist, kann das ein paar Minuten dauern. Du musst nichts weiter tun.

privacy-button-download = Meine Daten herunterladen
privacy-button-delete = Meine Daten löschen
privacy-button-confirm = Alles löschen
