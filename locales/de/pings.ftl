### Wie jemand erfährt, am Zug zu sein.

pings-turn = { $mention }, du bist am Zug.
pings-deadline = Frist: { $when }.
pings-digest =
    { $count ->
        [one] { $mention }, eins deiner Spiele wartet auf dich. `/games` zeigt es.
       *[other] { $mention }, { $count } deiner Spiele warten auf dich. `/games` zeigt sie.
    }
pings-closed = -# Ich kann dir auf Discord keine Direktnachrichten mehr schicken, deshalb erwähne ich dich ab jetzt hier. Ändern kannst du das später mit `/preferences pings:`.

pings-direct-turn = Du bist am Zug in { $channel }{ $others }.
pings-direct-reminder = ⏰ Du bist immer noch am Zug in { $channel }{ $others }.
pings-played = ✅ Dieser Zug ist gespielt.
pings-direct-digest =
    { $count ->
        [one] **Eins deiner Spiele wartet auf dich**
       *[other] **{ $count } deiner Spiele warten auf dich**
    }
pings-direct-hello = Ab jetzt schreibe ich dir hier, sobald du am Zug bist. Mit `/preferences pings:` auf dem Server änderst du das.

pings-snoozed = Deine nächste Erinnerung: { $when }, außer du spielst vorher. Die letzte Erinnerung, bevor deine Zeit abläuft, bekommst du trotzdem.
pings-snooze-too-long = Das wäre zu spät: Deine Zeit läuft { $when } ab. An deinen Erinnerungen hat sich nichts geändert.
pings-not-your-turn = { $who } ist am Zug, also ist dieser Button nicht für dich.
pings-nobodys-turn = An diesem Tisch ist gerade niemand am Zug, also gibt es nichts, woran ich dich erinnern müsste.
pings-at-the-table = Das geht nur am Tisch: { $channel }

pings-chosen = Pings: { $mode }
pings-chosen-closed = Pings: eine Erwähnung im Kanal, weil ich dir auf Discord keine Direktnachrichten schicken kann. Sobald du sie von Mitgliedern dieses Servers zulässt, wähle noch einmal Direktnachrichten.
pings-digest-chosen = Sammel-Ping: { $digest }
pings-invitations = Einladungen: { $choice }
pings-call-me-elsewhere = Mitspiel-Pings gelten immer nur für einen Server. Nutze `call-me` auf dem Server, auf dem du spielen willst.
pings-refused = Ich kann dir keine Direktnachrichten schicken, also hat sich nichts geändert. Lass sie in den Privatsphäre-Einstellungen dieses Servers zu, und wähle dann noch einmal.

pings-mode-mention = eine Erwähnung im Kanal
pings-mode-silent = keine; die Nachricht im Kanal genügt
pings-mode-direct = eine Direktnachricht
pings-invitations-anyone = von allen
pings-invitations-none = keine
pings-call-me-on = Mitspiel-Pings: wenn an einem Tisch hier noch Leute fehlen, höchstens einmal pro Stunde
pings-call-me-off = Mitspiel-Pings: aus
pings-digest-off = aus; für jeden Zug gibt es einen eigenen Ping
pings-digest-hours =
    { $count ->
        [one] ein Ping für alle deine Spiele, eine Stunde nachdem du im ersten an die Reihe gekommen bist
       *[other] ein Ping für alle deine Spiele, { $count } Stunden nachdem du im ersten an die Reihe gekommen bist
    }

## A table that waits for players

pings-company = 
    { $mentions }: { $host } sucht noch Leute zum Spielen. Wer ist dabei?
    -# Ich erwähne nur Mitglieder, die `/preferences call-me:` gewählt haben, höchstens einmal pro Stunde.
