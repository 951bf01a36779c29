### Einen Tisch öffnen.

opening-rated = Gewertet: Das Spiel zählt für Wertungszahl und Bestenlisten. `/hint` gibt es nicht, und wenn du gehst, kannst du nicht zurück.
opening-rated-of-two = Gewertet, wenn mindestens zwei Menschen spielen: Das Spiel zählt dann für Wertungszahl und Bestenlisten, `/hint` gibt es nicht, und wenn du gehst, kannst du nicht zurück.
opening-friendly = Freundschaftsspiel: Es zählt nicht für Wertungszahl und Bestenlisten. Du kannst `/hint` nutzen, und wenn du gehst, kannst du zurückkommen.
opening-friendly-unhinted = Freundschaftsspiel: Es zählt nicht für Wertungszahl und Bestenlisten. Wenn du gehst, kannst du zurückkommen.
opening-rated-proposed = { $who } möchte ein gewertetes Spiel: Es zählt dann für Wertungszahl und Bestenlisten, `/hint` gibt es nicht, und wer geht, kann nicht zurück. { $mentions }: Wenn alle zustimmen, wird das Spiel gewertet; bis dahin bleibt es ein Freundschaftsspiel.
opening-computers = Nicht gewertet, weil Computer mitspielen.
opening-changed-rules = Nicht gewertet, weil die Regeln geändert wurden.
opening-thread = Gespielt wird in einem eigenen Thread.
opening-invited =
    { $count ->
        [one] { $mentions }: { $host } lädt dich zum Spielen ein. Ich halte dir einen Platz frei, bis das Spiel beginnt.
       *[other] { $mentions }: { $host } lädt euch zum Spielen ein. Ich halte euch je einen Platz frei, bis das Spiel beginnt.
    }
opening-declined =
    { $count ->
        [one] { $names } hat abgelehnt.
       *[other] { $names } haben abgelehnt.
    }
opening-was-friendly = Es war ein Freundschaftsspiel, also zählt es nicht für Wertungszahl und Bestenlisten.
opening-begun-in = Das Spiel hat in { $channel } begonnen.
opening-thread-name = Triominos mit { $host }

opening-opened-and-asked = Dein Tisch ist offen, und ich habe die anderen eingeladen. Starte das Spiel, wenn alle da sind.
opening-have-invited = Ich habe { $names } an deinen Tisch eingeladen.
opening-host-accepted = { $who } hat deine Einladung angenommen und sitzt am Tisch.
opening-host-declined = { $who } hat deine Einladung abgelehnt.
opening-host-joined = { $who } sitzt jetzt an deinem Tisch.
opening-host-left = { $who } hat deinen Tisch verlassen.
opening-host-left-to-you = { $who } hat den Tisch verlassen. Jetzt bist du Host.
opening-opened-in-thread = Dein Tisch ist in { $channel } offen. Starte das Spiel, wenn alle da sind.
opening-no-thread = In diesem Kanal kann ich keinen Thread öffnen, also läuft das Spiel hier. Für einen Thread brauche ich einen Textkanal und die Berechtigungen **Öffentliche Threads erstellen** und **Nachrichten in Threads und Posts senden**.
opening-board-posted = Ich habe das Brett noch einmal im Kanal gepostet.
opening-defaults = Standard für neue Tische: { $choices }
opening-defaults-thread = in einem eigenen Thread
opening-defaults-friendly = Freundschaftsspiele
opening-defaults-rated = gewertet, sobald der Host hier drei Spiele zu Ende gespielt hat
opening-declined-yourself = Du hast abgelehnt, und die anderen sehen es am Tisch.
opening-started-without = Das Spiel hat ohne { $names } begonnen, weil auf die Einladung noch keine Antwort gekommen war.

opening-settings = **Einstellungen dieses Tisches**
opening-settings-host = Du kannst diese Einstellungen ändern, bis das Spiel beginnt.
opening-settings-others = { $host } kann diese Einstellungen ändern, bis das Spiel beginnt.
opening-seats =
    { $count ->
        [one] Plätze: { $count }
       *[other] Plätze: höchstens { $count }
    }
opening-here = Gespielt wird in diesem Kanal.
opening-choose-seats = Wähle die Zahl der Plätze
opening-choose-free = Einen Platz freigeben
opening-choose-host = Jemand anderen zum Host machen
opening-free-seat = Platz von { $who } freigeben
opening-take-back = Einladung für { $who } zurückziehen
opening-hand-on = { $who } zum Host machen
opening-choose-invited = Leute einladen

opening-held-refusal =
    { $held ->
        [one] Der letzte freie Platz ist noch für eine eingeladene Person reserviert. Versuch es noch einmal, wenn sie geantwortet hat, oder öffne mit `/play` einen Tisch in einem anderen Kanal.
       *[other] Die letzten { $held } freien Plätze sind noch für Eingeladene reserviert. Versuch es noch einmal, wenn sie geantwortet haben, oder öffne mit `/play` einen Tisch in einem anderen Kanal.
    }
opening-not-invited = Dich hat niemand an diesen Tisch eingeladen, oder du hast schon geantwortet. Wenn ein Platz frei ist, kannst du mitmachen.
opening-not-there = Diese Person hat an diesem Tisch keinen Platz und keine Einladung mehr.
opening-no-such-seats = 
    { $most ->
        [one] Diese Regeln sind für eine Person, also gibt es nur einen Platz.
       *[other] Diese Regeln sind für { $least } bis { $most } Spieler. Wähle eine passende Zahl von Plätzen.
    }
opening-unreadable = Ich weiß nicht, wer „{ $typed }“ ist. Tippe @ und wähle jede Person aus Discords Liste aus.
opening-oneself = Als Host hast du schon einen Platz und musst dich nicht selbst einladen.
opening-asks-bot = { $who } ist ein Bot und kann nicht mitspielen. Für einen Computer nutze die Option `computers`.
opening-asks-stranger = { $who } ist nicht auf diesem Server, deshalb kann ich keine Einladung schicken.
opening-asks-there = { $who } hat an diesem Tisch schon einen Platz oder eine Einladung.
opening-asks-too-many =
    { $room ->
        [0] Für die Eingeladenen ist kein Platz mehr frei. Wähle mehr Plätze oder weniger Computer.
        [one] Es ist nur noch { $room } Platz frei, also lade nur eine Person ein.
       *[other] Es sind nur noch { $room } Plätze frei, also lade höchstens so viele Leute ein.
    }
opening-asks-silent = { $who } möchte keine Einladungen, deshalb kann ich keine schicken. { $who } kann am Tisch trotzdem mitmachen.
opening-asks-again = Du hast { $who } schon eingeladen, bisher ohne Zusage. Du kannst { $when } noch eine Einladung schicken. { $who } kann am Tisch trotzdem mitmachen.
opening-asks-too-often = Du hast in der letzten Stunde schon viele Leute eingeladen. Du kannst { $when } weitere einladen. Mitmachen können alle auch ohne Einladung.
