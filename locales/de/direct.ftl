### Außerhalb von Servern: in Direktnachrichten, und wo nur eine Person den Bot hat.

direct-title = { $host } hat in den Direktnachrichten einen Triominos-Tisch geöffnet.
direct-counts = Spiele in Direktnachrichten zählen nicht für Wertungszahl und Bestenlisten.
direct-opened = Dein Tisch ist offen. Wähle, wie viele Computer mitspielen und wie stark sie sind, und drücke dann **Starten**.

direct-no-others = In Direktnachrichten kann sonst niemand mitmachen, also kannst du auch niemanden einladen. Lass die Option `with` weg, oder nutze `/play` auf einem Server, auf dem ich bin.
direct-no-threads = In Direktnachrichten gibt es keine Threads, das Spiel läuft also immer direkt hier. Lass die Option `thread` weg.
direct-no-ratings = In Direktnachrichten zählt kein Spiel für die Wertungszahl. Lass die Option `rated` weg, oder nutze `/play` auf einem Server, auf dem ich bin.

direct-needs-settings = Dieser Befehl ist für die Einstellungen eines Servers, also nutze ihn dort. Deine eigenen Einstellungen änderst du mit `/preferences`, auch hier.
direct-needs-leaderboard = Bestenlisten gibt es nur auf Servern, und was du hier spielst, zählt für keine. Nutze diesen Befehl auf einem Server, auf dem ich bin.
direct-needs-profile = Du hast auf jedem Server ein eigenes Profil. Nutze diesen Befehl auf einem Server, auf dem ich bin.
direct-needs-play-with = Einladen kannst du nur auf einem Server. Nutze diesen Befehl auf einem Server, auf dem ich bin.
direct-needs-history = Deine beendeten Spiele zeige ich für jeden Server getrennt. Nutze diesen Befehl auf einem Server, auf dem ich bin.
direct-needs-moderate = Dieser Befehl ist für die Moderation eines Servers, also nutze ihn dort.
direct-needs-doctor = Dieser Befehl prüft meine Berechtigungen auf einem Server, also nutze ihn dort.
direct-needs-void = Annullieren lassen sich nur Ergebnisse auf einem Server, also nutze diesen Befehl dort.
direct-needs-tournament = Turniere finden auf Servern statt. Nutze diesen Befehl in einem Kanal auf einem Server, auf dem ich bin.
direct-needs-stand-in = In Direktnachrichten kann sonst niemand mitmachen, also kannst du hier auch keinen Platz übernehmen. Nutze diesen Befehl auf einem Server, auf dem ich bin.

direct-needs-bot = Ich bin hier kein Mitglied, deshalb kann ich kein Brett posten. Nutze `/play` in einer Direktnachricht an mich oder auf einem Server, auf dem ich bin.

direct-help = **Im Moment** ist hier kein Tisch offen. Mit `/play` öffnest du einen und spielst allein oder gegen Computer. Um mit anderen zu spielen, nutze den Befehl auf einem Server, auf dem ich bin.
direct-help-hosting = **Im Moment** ist dein Tisch offen. Wähle, wie viele Computer mitspielen, und drücke dann **Starten**.
direct-help-elsewhere = **Hier** kannst nur du meine Antworten sehen. Zum Spielen nutze `/play` in einer Direktnachricht an mich oder auf einem Server, auf dem ich bin.

direct-games-none = Du hast im Moment kein laufendes Spiel. `/play` öffnet einen Tisch: auf einem Server, auf dem ich bin, oder in einer Direktnachricht an mich.
direct-games-title = 
    { $count ->
        [one] **Dein Spiel**
       *[other] **Alle deine Spiele: { $count }**
    }
direct-games-place = { $channel } ([zum Tisch]({ $link }))
direct-games-here = [Direktnachrichten]({ $link })
