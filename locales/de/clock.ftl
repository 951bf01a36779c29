### Die Bedenkzeit eines Tisches, Erinnerungen, verpasste Züge und Ruhezeiten.

clock-none = Ohne Zeitlimit – lass dir Zeit
clock-minutes =
    { $count ->
        [one] { $count } Minute pro Zug
       *[other] { $count } Minuten pro Zug
    }
clock-days =
    { $count ->
        [one] { $count } Tag pro Zug, Ruhezeit nicht mitgezählt
       *[other] { $count } Tage pro Zug, Ruhezeit nicht mitgezählt
    }
clock-is = Bedenkzeit: { $clock }
clock-choose = Wähle die Bedenkzeit

clock-call = { $mention }, du bist am Zug. Deine Zeit läuft { $when } ab.
clock-missed = ⏰ { $who } hat zu lange gebraucht, deshalb wurde dieser Zug automatisch gespielt:
clock-reminder = ⏰ { $mention }, du bist am Zug, und die Hälfte der Zeit ist um. Deine Zeit läuft { $when } ab.
clock-reminder-near = ⏰ { $mention }, du bist immer noch am Zug. Deine Zeit läuft { $when } ab; danach spiele ich den Zug für dich.
clock-idle = ⏰ { $mention }, du bist am Zug, aber hier hat schon lange niemand mehr gespielt. Noch da? Wenn niemand weiterspielt, endet das Spiel { $when }. Wird es gewertet, zählt es dann für dich als Niederlage.
clock-bot-returned = Ich bin wieder auf diesem Server, und das Spiel geht weiter. Niemand hat Zeit verloren.
clock-channel-returned = Ich kann wieder in diesem Kanal schreiben, und das Spiel geht weiter. Niemand hat Zeit verloren.
clock-stopped = ⏸️ Das Turnier ist pausiert, deshalb steht die Uhr. Ihr könnt weiterspielen, aber niemand muss.
clock-continued = ▶️ Das Turnier geht weiter, und die Uhr läuft wieder. Alle haben noch so viel Zeit wie vor der Pause.
clock-asleep-directly = Ich kann in { $channel } nicht mehr schreiben. Deshalb ruht dein Spiel dort: Die Uhren stehen, und niemand verliert Zeit. Bitte die Moderation, mir dort Lese- und Schreibrechte zu geben. Dann geht das Spiel weiter.
clock-asleep = Ich kann in { $channel } gerade nicht schreiben. Deshalb ruht das Spiel dort: Die Uhren stehen, und niemand verliert Zeit. Ich versuche es jetzt noch einmal. Wenn dort nicht bald etwas erscheint, bitte die Moderation, mir dort Lese- und Schreibrechte zu geben.
clock-seat-minded =
    { $turns ->
        [one] { $left } hat einen Zug verpasst.
       *[other] { $left } hat { $turns } Züge in Folge verpasst.
    } { $computer } übernimmt den Platz, bis { $left } mit diesem Button oder mit `/rejoin` zurückkommt.
clock-seat-taken-back = { $who } ist wieder da.

clock-your-time = Deine Zeit läuft { $when } ab.
clock-their-time = Die Zeit von { $who } läuft { $when } ab.
clock-seat-is-minded = Ein Computer spielt für dich. Mit `/rejoin` bekommst du deinen Platz zurück.
clock-rejoined = Schön, dass du wieder da bist. Du hast deinen Platz zurück.
clock-stood-in = Dieser Platz gehört jetzt dir. Das Ergebnis zählt trotzdem für den Computer, nicht für dich.

clock-quiet-none = Ruhezeit: keine
clock-quiet = Ruhezeit: { $hours } ({ $zone })
clock-quiet-changed =
    Ruhezeit: { $hours } ({ $zone })
    -# Ab deinem nächsten Zug steht die Uhr in diesen Stunden still, wenn ein Zug einen Tag oder länger dauern darf. Bei einer Bedenkzeit in Minuten läuft sie weiter.
clock-quiet-unreadable = „{ $typed }“ verstehe ich nicht. Schreib die Ruhezeit so: 22-8 oder 22:30-7:15. Mit `off` schaltest du sie aus.
clock-quiet-too-long = 
    { $most ->
        [one] Die Ruhezeit darf höchstens eine Stunde am Tag dauern und nicht zur selben Zeit beginnen und enden.
       *[other] Die Ruhezeit darf höchstens { $most } Stunden am Tag dauern und nicht zur selben Zeit beginnen und enden.
    } Es hat sich nichts geändert.
clock-quiet-no-zone = Um zu wissen, wann deine Ruhezeit ist, brauche ich deine Zeitzone. Gib `quiet` und `timezone` zusammen an, etwa 22-8 und Europe/Berlin.
clock-zone-no-quiet = Die Zeitzone brauche ich nur für die Ruhezeit und die tägliche Erinnerung. Gib für die Ruhezeit `quiet` und `timezone` zusammen an, etwa 22-8 und Europe/Berlin.
clock-unknown-zone = Die Zeitzone „{ $typed }“ kenne ich nicht. Wähle beim Tippen einen der Vorschläge, etwa Europe/Berlin.
