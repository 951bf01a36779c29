### Hilfe und Einstellungen.

help-now-no-table = **Gerade** ist in diesem Kanal kein Tisch offen. `/play` öffnet einen: Andere kommen mit dem Button dazu, und Computer können freie Plätze füllen.
help-now-lobby = **Gerade** ist hier ein Tisch offen. Mit **Mitmachen** bekommst du einen Platz, und { $host } startet das Spiel.
help-now-lobby-invited = **Gerade** lädt { $host } dich an den Tisch hier ein. Mit **Annehmen** bekommst du den Platz, der für dich frei gehalten wird, mit **Ablehnen** gibst du ihn ab.
help-now-lobby-seated = **Gerade** hast du einen Platz an dem Tisch hier. Wenn alle da sind, startet { $host } das Spiel.
help-now-lobby-host = **Gerade** ist dein Tisch offen. Warte auf andere oder füge Computer hinzu, und drücke dann **Starten**.
help-now-your-turn = **Gerade** bist du am Zug. **Mein Spielbänkchen** zeigt deine Steine und wo sie am meisten bringen: Zweimal tippen, und ein Stein liegt.
help-now-your-turn-unhinted = **Gerade** bist du am Zug. **Mein Spielbänkchen** zeigt deine Steine: Wähle einen und dann ein Feld.
help-now-turn = **Gerade** ist { $who } am Zug. **Mein Spielbänkchen** zeigt dir inzwischen deine Steine.
help-now-turn-ahead = **Gerade** ist { $who } am Zug. **Mein Spielbänkchen** zeigt dir inzwischen deine Steine. Mit **Vorausplanen** darunter kann dein nächster Zug gespielt werden, sobald du dran bist.
help-now-between-rounds = **Gerade** ist eine Runde vorbei. **Nächste Runde** startet die nächste; sonst beginnt sie bald automatisch.
help-now-watching = **Gerade** läuft hier ein Spiel, und du schaust zu. `/board` zeigt dir das Brett und was passiert ist, seit du zuletzt hingeschaut hast.
help-now-minded = **Gerade** spielt ein Computer für dich. Mit `/rejoin` bekommst du deinen Platz zurück.
help-now-sign-up = **Gerade** kannst du dich in diesem Kanal für ein Turnier anmelden, mit **Mitmachen** unter der Ankündigung.
help-now-entered = **Gerade** nimmst du am Turnier dieses Kanals teil, das noch nicht begonnen hat.
help-now-check-in = **Gerade** steht das Turnier dieses Kanals vor dem Start. Mit **Einchecken** bestätigst du, dass du da bist.
help-now-table = **Gerade** wartet dein Turniertisch in seinem Thread auf dich.
help-now-tournament = **Gerade** läuft in diesem Kanal ein Turnier. `/tournament status` zeigt, wie es steht.

help-what = **Triominos** ist ein Legespiel mit dreieckigen Steinen, das du mit anderen und mit Computern spielst. Öffne mit `/play` einen Tisch in einem Kanal, oder spiel allein. `/learn` bringt es dir bei.
help-turn = In deinem Zug legst du einen Stein an einen Stein auf dem Brett an: Wo Ecken zusammentreffen, müssen die Ziffern gleich sein. **Mein Spielbänkchen** zeigt deine Steine und wo sie passen; nur du kannst es sehen. Wenn nichts passt, ziehe aus dem Topf und lege an, was du gezogen hast, falls es passt.
help-rules = Die Regeln hier: **{ $edition }**. `/rules` erklärt sie in Kürze, mit Bildern.
help-commands-play = **Zum Spielen**
    - `/play` öffnet einen Tisch
    - `/rack` zeigt deine Steine
    - mit `/place`, `/draw` und `/pass` spielst du ohne Buttons
    - `/undo` nimmt deinen letzten Stein zurück
    - `/hint` gibt im Freundschaftsspiel einen Tipp
    - `/board` zeigt das Brett
    - `/games` zeigt deine laufenden Spiele
    - `/learn` bringt dir das Spiel in sechs kurzen Schritten bei
    - `/daily` hat jeden Tag eine Runde und ein Rätsel
    - `/leave` überlässt deinen Platz einem Computer
    - `/rejoin` holt ihn zurück
    - `/stand-in` übernimmt den Platz eines Computers
    - `/end` beendet das Spiel
help-commands-compete = **Für den Wettkampf**
    - `/leaderboard` zeigt, wer vorn liegt
    - `/profile` zeigt deine Wertungszahl und Statistik
    - `/history` zeigt deine beendeten Spiele
    - `/tournament` ist für Turniere, zum Mitmachen und zum Leiten
help-commands-set-up = **Zum Einrichten**
    - `/rules` erklärt die Regeln
    - `/preferences` ändert deine Sprache, dein Design, deine Pings und deine Ruhezeit
    - `/privacy` zeigt und löscht, was über dich gespeichert ist
    - `/settings` ist für die Einstellungen des Servers
    - `/void-result` lässt die Moderation ein Ergebnis aus den Bestenlisten nehmen
    - `/moderate` lässt sie Spieler sperren und festlegen, wer Tische öffnen darf
    - `/doctor` sagt ihr, was nicht stimmt
help-deal = **Beweis für die Verteilung**
    Wenn eine Runde beginnt, siehst du den SHA-256-Hash des Startwerts ihrer Verteilung, und am Ende des Spiels den Startwert selbst. So können alle prüfen, dass kein Stein vertauscht wurde.
help-unofficial = -# Dieser Bot ist inoffiziell. Triominos ist eine Marke ihres Inhabers, der mit diesem Bot nichts zu tun hat.
# The topics: at most 100 letters.
help-choose = Wähle ein Thema
help-topic-now = Was gerade zu tun ist
help-topic-play = Spielen: die Befehle
help-topic-compete = Wettkampf: Wertung und Turniere
help-topic-set-up = Einrichten: Sprache, Pings, Regeln, Datenschutz
help-topic-deal = Beweis für die Verteilung

help-settings = **Die Einstellungen dieses Servers**
help-settings-changed = **Die Einstellungen dieses Servers** wurden geändert.
help-preferences = **Deine Einstellungen**
help-preferences-changed = **Deine Einstellungen** wurden geändert.
help-language = Sprache: { $language }
help-language-server = wie in den Discord-Einstellungen des Servers
help-language-own = wie in deinen Discord-Einstellungen
help-theme = Design: { $theme }
help-pictures = Bilder von Brettern: { $kept }
help-pictures-newest = an jedem Tisch bleibt nur das neueste
help-pictures-all = alle bleiben
help-hints = Standard für Tipps: { $hints }
help-answers = Private Antworten: { $pictures }
help-draws-on = Erzwungenes Ziehen: Ich ziehe für dich
help-draws-off = Erzwungenes Ziehen: Du drückst den Knopf
help-answers-pictures = mit Bildern
help-answers-words = in Worten, ohne Bilder
help-theme-default = Dunkel
help-theme-server = wie auf dem Server
