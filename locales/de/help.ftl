### Hilfe und Einstellungen.

help-now-no-table = **Im Moment** ist in diesem Kanal kein Tisch offen. `/play` öffnet einen: Wer mitspielen will, drückt **Mitmachen**, und Computer können freie Plätze füllen.
help-now-lobby = **Im Moment** ist hier ein Tisch offen. Mit **Mitmachen** bekommst du einen Platz. Es geht los, sobald { $host } das Spiel startet.
help-now-lobby-invited = **Im Moment** lädt { $host } dich hier zum Spielen ein. Mit **Annehmen** bekommst du den Platz, den ich dir freihalte, mit **Ablehnen** gibst du ihn ab.
help-now-lobby-seated = **Im Moment** sitzt du hier am Tisch. Wenn alle da sind, startet { $host } das Spiel.
help-now-lobby-host = **Im Moment** ist dein Tisch offen. Warte auf andere oder füge Computer hinzu, und drücke dann **Starten**.
help-now-your-turn = **Im Moment** bist du am Zug. **Mein Spielbänkchen** zeigt deine Steine und wo sie am meisten bringen: Zweimal tippen, und dein Stein liegt.
help-now-your-turn-unhinted = **Im Moment** bist du am Zug. **Mein Spielbänkchen** zeigt deine Steine: Wähle einen und dann ein Feld.
help-now-turn = **Im Moment** ist { $who } am Zug. Inzwischen kannst du dir mit **Mein Spielbänkchen** deine Steine ansehen.
help-now-turn-ahead = **Im Moment** ist { $who } am Zug. Inzwischen kannst du dir mit **Mein Spielbänkchen** deine Steine ansehen oder mit **Vorausplanen** schon deinen nächsten Zug wählen.
help-now-between-rounds = **Im Moment** ist Pause zwischen zwei Runden. Mit **Nächste Runde** startest du die nächste; sonst beginnt sie bald automatisch.
help-now-watching = **Im Moment** läuft hier ein Spiel, und du schaust zu. `/board` zeigt dir das Brett und was passiert ist, seit du zuletzt hingeschaut hast.
help-now-minded = **Im Moment** spielt ein Computer für dich. Mit `/rejoin` bekommst du deinen Platz zurück.
help-now-sign-up = **Im Moment** kannst du dich in diesem Kanal für ein Turnier anmelden: Drücke **Mitmachen** unter der Ankündigung.
help-now-entered = **Im Moment** bist du für das Turnier in diesem Kanal angemeldet. Es hat noch nicht begonnen.
help-now-check-in = **Gleich** startet das Turnier in diesem Kanal. Mit **Einchecken** bestätigst du, dass du da bist.
help-now-table = **Im Moment** wartet dein Turniertisch in einem eigenen Thread auf dich.
help-now-tournament = **Im Moment** läuft in diesem Kanal ein Turnier. `/tournament status` zeigt, wie es steht.

help-what = **Triominos** ist ein Legespiel mit dreieckigen Steinen. Spiel mit anderen oder gegen Computer: `/play` öffnet einen Tisch. Neu dabei? `/learn` zeigt dir, wie es geht.
help-turn = In deinem Zug legst du einen Stein so an einen anderen auf dem Brett an, dass überall, wo Ecken zusammentreffen, die Ziffern gleich sind. **Mein Spielbänkchen** zeigt deine Steine und wo sie passen; nur du kannst es sehen. Nichts passt? Ziehe aus dem Topf.
help-rules = Die Regeln hier: **{ $edition }**. `/rules` erklärt sie in Kürze, mit Bildern.
help-commands-play = **Zum Spielen**
    - `/play` öffnet einen Tisch
    - `/rack` zeigt deine Steine
    - mit `/place`, `/draw` und `/pass` spielst du ohne Buttons
    - `/undo` nimmt deinen letzten Zug zurück
    - `/hint` gibt im Freundschaftsspiel einen Tipp
    - `/board` zeigt das Brett
    - `/games` zeigt deine laufenden Spiele
    - `/learn` bringt dir das Spiel in sechs kurzen Schritten bei
    - `/daily` bringt jeden Tag eine neue Runde und ein neues Rätsel
    - `/leave` überlässt deinen Platz einem Computer
    - `/rejoin` holt dir den Platz zurück
    - mit `/stand-in` springst du für einen Computer ein
    - `/end` beendet das Spiel
help-commands-compete = **Für den Wettkampf**
    - `/leaderboard` zeigt, wer vorn liegt
    - `/profile` zeigt deine Wertungszahl und Statistik
    - `/history` zeigt deine beendeten Spiele
    - mit `/tournament` machst du bei Turnieren mit oder leitest selbst welche
help-commands-set-up = **Zum Einrichten**
    - `/rules` erklärt die Regeln
    - mit `/preferences` änderst du deine Einstellungen: Sprache, Design, Pings und Ruhezeit
    - `/privacy` zeigt, was über dich gespeichert ist, und löscht es auf Wunsch
    - mit `/settings` änderst du die Einstellungen des Servers
    - mit `/void-result` annulliert die Moderation das Ergebnis eines Spiels
    - mit `/moderate` sperrt die Moderation Leute und legt fest, wer Tische öffnen kann
    - `/doctor` zeigt der Moderation, was auf dem Server nicht stimmt
help-deal = **Nachweis: fair gemischt**
    In jeder Runde werden die Steine nach einem geheimen Startwert verteilt. Zu Beginn poste ich die ersten Stellen vom SHA-256-Hash dieses Startwerts, und am Ende des Spiels zeige ich den Startwert selbst. So können alle prüfen, dass kein Stein ausgetauscht wurde.
help-unofficial = -# Dieser Bot ist inoffiziell. Triominos ist eine Marke, deren Inhaber mit diesem Bot nichts zu tun hat.
# The topics: at most 100 letters.
help-choose = Wähle ein Thema
help-topic-now = Was du gerade tun kannst
help-topic-play = Spielen: die Befehle
help-topic-compete = Wettkampf: Wertung und Turniere
help-topic-set-up = Einrichten: Sprache, Pings, Regeln, Datenschutz
help-topic-deal = Nachweis: fair gemischt

help-settings = **Die Einstellungen dieses Servers**
help-settings-changed = Ich habe **die Einstellungen dieses Servers** geändert.
help-preferences = **Deine Einstellungen**
help-preferences-changed = Ich habe **deine Einstellungen** geändert.
help-language = Sprache: { $language }
help-language-server = wie in den Discord-Einstellungen des Servers
help-language-own = wie in deinen Discord-Einstellungen
help-theme = Design: { $theme }
help-pictures = Bilder vom Brett: { $kept }
help-pictures-newest = an jedem Tisch bleibt nur das neueste
help-pictures-all = alle bleiben
help-hints = An neuen Tischen: { $hints }
help-answers = Private Antworten: { $pictures }
help-draws-on = Wenn du ziehen musst, ziehe ich für dich
help-draws-off = Wenn du ziehen musst, überlasse ich es dir
help-answers-pictures = mit Bildern
help-answers-words = in Worten, ohne Bilder
help-theme-default = Dunkel
help-theme-server = wie auf dem Server
