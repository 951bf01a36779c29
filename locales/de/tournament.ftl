### Turniere: ihr Kanal, die Threads ihrer Tische und die privaten Antworten dazu.

tournament-title = **{ $name }**: ein Triominos-Turnier
tournament-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
  } an Tischen mit bis zu { $seats } Plätzen · { $edition }
tournament-arena = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
  } an Tischen mit bis zu { $seats } Plätzen; ein neuer Tisch, sobald genug Leute frei sind · { $edition }
tournament-round-robin = Jeder einmal gegen jeden an Zweiertischen · { $edition }
tournament-knockout = K.-o.-System an Zweiertischen, gesetzt nach Wertungszahl: Wer verliert, ist raus · { $edition }
tournament-plan-start = - **Beginn:** { $start }
tournament-plan-check-in = - **Check-in:** öffnet um { $opens }, { $time } vor dem Beginn. Wer nicht eincheckt, bekommt keinen Platz.
tournament-plan-check-in-later = - **Check-in:** wird von der Turnierleitung geöffnet und dauert dann { $time }. Wer nicht eincheckt, bekommt keinen Platz.
tournament-plan-play = - **Ablauf:** { $play }
tournament-plan-name = - **Name:** { $name }
tournament-plan-places = - **Plätze:** { $places }
tournament-plan-match = - **Jedes Spiel:** { $length }
tournament-plan-entry = - **Teilnahme:** { $terms }
tournament-plan-weekly = - **Wiederholung:** jede Woche
tournament-plan-weekly-without = - **Wiederholung:** jede Woche, außer am { $dates }
tournament-term-role = Rolle: { $role }
tournament-term-rating = Wertungszahl: { $band }
tournament-term-account = Discord-Konto: mindestens { $time } alt
tournament-term-member = mindestens { $time } auf diesem Server
tournament-band-least = ab { $least }
tournament-band-most = bis { $most }
tournament-plan-final = 
    { $seats ->
        [one] - **Finaltisch:** nur Platz 1
       *[other] - **Finaltisch:** die besten { $seats }
    }
tournament-plan-clock = - **Bedenkzeit:** { $clock }
tournament-plan-no-clock = - **Bedenkzeit:** unbegrenzt, lass dir Zeit
tournament-plan-turn-up = 
    { $minutes ->
        [one] - **Nach dem Aufruf:** Komm innerhalb einer Minute an deinen Tisch, sonst übernimmt ein Computer deinen Platz
       *[other] - **Nach dem Aufruf:** Komm innerhalb von { $minutes } Minuten an deinen Tisch, sonst übernimmt ein Computer deinen Platz
    }
tournament-plan-table = - **Zeitlimit:** Gespielt wird pro Tisch höchstens { $time }, dann zählt der aktuelle Stand
tournament-plan-length = - **Dauer:** ungefähr { $time }
tournament-plan-length-long = - **Dauer:** Plane dafür ungefähr { $time } ein
tournament-plan-late = - **Nachmeldung:** bis Runde { $round } beginnt
tournament-plan-late-none = - **Nachmeldung:** nicht möglich
tournament-plan-late-arena = - **Nachmeldung:** bis zum Ende
tournament-plan-late-until = - **Nachmeldung:** bis zum Ende der Arena: { $until }
tournament-plan-computers =
    { $count ->
        [one] - **Computer:** einer, Spielstärke: { $level }
       *[other] - **Computer:** { $count }, Spielstärke: { $level }
    }
tournament-time-minutes =
    { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
tournament-time-hours =
    { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    }
tournament-time-days =
    { $count ->
        [one] einen Tag
       *[other] { $count } Tage
    }
tournament-worth = An jedem Tisch bringt der erste Platz 12 Punkte, der letzte 0, und die anderen liegen gleichmäßig dazwischen; bei Gleichstand werden die Punkte geteilt. Ein Freilos, also eine Runde ohne Tisch, bringt 6.
tournament-organiser = Leitung: { $organiser }.
tournament-players = Dabei ({ $count } von { $capacity }): { $names }
tournament-players-many = 
    { $more ->
        [one] { $names } und eine weitere Person
       *[other] { $names } und { $more } weitere
    }
tournament-no-players = Noch hat sich niemand angemeldet.
tournament-waiting = Warteliste ({ $count }): { $names }
tournament-sign-up-full = Alle Plätze sind vergeben. Mit **Mitmachen** kommst du auf die Warteliste; wird ein Platz frei, rückst du automatisch nach.
tournament-sign-up = Mit **Mitmachen** bist du dabei. Die Turnierleitung startet das Turnier mit `/tournament start`.
tournament-sign-up-planned = Mit **Mitmachen** bist du dabei. Das Turnier startet automatisch.
tournament-check-in-until = Drücke **Einchecken**, sonst bekommst du keinen Platz. Der Check-in schließt { $until }.
tournament-round-under-way = Runde { $round } von { $rounds } läuft. Noch laufende Spiele: { $playing }.
tournament-final-under-way = Am Finaltisch wird gespielt.
tournament-arena-under-way = Die Arena läuft und endet { $until }. Laufende Spiele: { $playing }.
tournament-arena-ending = Neue Tische gibt es nicht mehr. Noch laufende Spiele: { $playing }.
tournament-is-paused = Das Turnier ist pausiert: Alle Uhren stehen, auch an den Tischen, und die nächste Runde beginnt erst, wenn es weitergeht.
tournament-won = Das Turnier ist vorbei. { $who } gewinnt! 🏆
tournament-over-too-few = Das Turnier ist vorbei: Es waren nicht mehr genug Leute dabei.
tournament-over-no-persons = Das Turnier ist vorbei: Alle sind gegangen, und Computer spielen nicht allein weiter.
tournament-over-cancelled = Die Turnierleitung hat das Turnier abgesagt.
tournament-over-expired = Das Turnier ist vorbei: Niemand hat es rechtzeitig gestartet oder fortgesetzt.

tournament-table-round = Runde { $round } · Tisch { $table }: { $names }
tournament-table-final = Finaltisch: { $names }
tournament-table-arena = Tisch { $table }: { $names }
tournament-table-place = { $place }. { $who } (+{ $points })
tournament-table-place-score = { $place }. { $who } { $score } (+{ $points })
tournament-table-final-place = { $place }. { $who }
tournament-table-final-place-score = { $place }. { $who } { $score }
tournament-table-void = Annulliert: Alle, die da waren, bekommen so viele Punkte wie für ein Freilos.
tournament-table-ruled = Die Turnierleitung hat dieses Ergebnis festgelegt.
tournament-table-voided = Die Moderation hat dieses Spiel annulliert, das Ergebnis zählt also nicht.
tournament-table-undecided = Die Moderation hat dieses Spiel annulliert. Die Turnierleitung muss das Ergebnis festlegen.
tournament-thread = Tisch { $table } · { $name }
tournament-call = { $names }: Tisch { $table } von **{ $name }** ist bereit, und das Spiel beginnt jetzt.
tournament-call-final = { $names }: Der Finaltisch von **{ $name }** ist bereit, und das Spiel beginnt jetzt.
tournament-call-turn-up = 
    { $minutes ->
        [one] Drücke innerhalb einer Minute **Ich bin da** oder mach einen Zug.
       *[other] Drücke innerhalb von { $minutes } Minuten **Ich bin da** oder mach einen Zug.
    } Sonst übernimmt ein Computer deinen Platz, und du kommst an diesem Tisch auf den letzten Platz.
tournament-call-points = 
    { $points ->
        [one] Gespielt wird auf einen Punkt.
       *[other] Gespielt wird auf { $points } Punkte.
    }
tournament-call-rounds =
    { $rounds ->
        [one] Gespielt wird eine Runde.
       *[other] Gespielt werden { $rounds } Runden.
    }
tournament-call-wish = { $length } { $clock }. **Mein Spielbänkchen** unter dem Brett zeigt deine Steine; nur du kannst sie sehen. Viel Glück und viel Spaß.
tournament-call-until = Frist für den Tisch: { $until }; dann zählt der aktuelle Stand.

tournament-awaited = -# Wurdest du an diesen Tisch gerufen? Drücke **Ich bin da** oder spiel einfach, um deinen Platz zu behalten. Frist: { $until }.

tournament-live-round = 🔴 **Runde { $round }, live**
tournament-live-round-over = **So ging Runde { $round } aus**
tournament-live-final = 🔴 **Der Finaltisch, live**
tournament-live-final-over = **So ging es am Finaltisch aus**
tournament-live-arena = 🔴 **Die Tische, live**
tournament-live-arena-over = **So ging die Arena aus**
tournament-live-over = beendet · { $names }
tournament-live-void = annulliert
tournament-live-undecided = die Turnierleitung entscheidet
tournament-live-unfinished = nicht zu Ende gespielt
tournament-live-waiting = noch nicht alle da
tournament-live-until = Frist: { $until }
tournament-live-ends = Letzte Chance auf einen neuen Tisch: { $until }
tournament-live-top = Rangliste: { $places }
tournament-live-paused = Das Turnier ist pausiert.

tournament-note-created = { $by } hat das Turnier erstellt.
tournament-note-edited-told = { $names }: { $by } hat das Turnier geändert.
tournament-note-edited = { $by } hat das Turnier geändert.
tournament-note-changed = { $by } hat die Angaben zum Turnier geändert.
tournament-note-remind-change = { $names }: Achtung, das Turnier wurde geändert.
tournament-note-joined = { $who } hat sich angemeldet.
tournament-note-queued = { $who } steht auf der Warteliste.
tournament-note-unqueued = { $who } steht nicht mehr auf der Warteliste.
tournament-note-got-place = { $who } ist von der Warteliste nachgerückt.
tournament-note-moved-up = { $who }, ein Platz ist frei geworden: Du bist im Turnier.
tournament-note-moved-up-check-in = { $who }, ein Platz ist frei geworden: Du bist im Turnier. Drücke **Einchecken**, um deinen Platz zu behalten. Der Check-in endet { $until }.
tournament-note-computers = { $by } hat die Zahl der Computer auf { $count } gesetzt.
tournament-note-check-in = Der Check-in ist offen. { $names }: Bitte **Einchecken** drücken. Der Check-in endet { $until }.
tournament-note-check-in-nobody = Der Check-in ist offen, aber noch hat sich niemand angemeldet. Drücke **Mitmachen** und dann **Einchecken**, um zu bestätigen, dass du da bist. Der Check-in endet { $until }.
tournament-note-check-in-planned = Der Check-in wurde wie geplant geöffnet. Er endet { $until }.
tournament-note-remind-check-in = ⏰ { $names }: Bitte **Einchecken** drücken, sonst gibt es keinen Platz. Der Check-in endet { $until }.
tournament-note-remind-start = ⏰ { $names }: Gleich geht es los. Beginn des Turniers: { $until }.
tournament-note-reminded-check-in = 
    { $count ->
        [one] Ich habe eine Person an den Check-in erinnert.
       *[other] Ich habe { $count } Personen an den Check-in erinnert.
    }
tournament-note-reminded-start = 
    { $count ->
        [one] Ich habe eine Person an den Turnierbeginn erinnert.
       *[other] Ich habe { $count } Personen an den Turnierbeginn erinnert.
    }
tournament-note-start-failed = Für den Start sind noch zu wenige angemeldet. Melde dich an oder bring jemanden mit. Die Turnierleitung kann das Turnier später mit `/tournament start` starten.
tournament-note-check-in-failed = Zu wenige haben eingecheckt, deshalb hat das Turnier nicht begonnen. Alle bleiben angemeldet, und die Turnierleitung kann es mit `/tournament start` noch einmal versuchen.
tournament-note-started-by = { $by } hat das Startsignal gegeben.
tournament-note-check-in-opened = { $by } hat den Check-in geöffnet. Der Check-in endet { $until }.
tournament-note-started = Das Turnier hat begonnen. Bleibt am Ende ein Gleichstand, entscheidet das Los, mit { $seed } als Startwert.
tournament-note-round = **Runde { $round } von { $rounds } hat begonnen.** Tische: { $tables }. Frist: { $until }; dann zählt der aktuelle Stand.
tournament-note-final = **Am Finaltisch geht es los.** Frist: { $until }; dann zählt der aktuelle Stand.
tournament-note-arena = Neue Tische: { $tables }.
tournament-note-bye = Freilos in dieser Runde: { $names }.
tournament-note-no-show = { $who } ist nicht an Tisch { $table } erschienen. Ein Computer springt ein.
tournament-note-round-ended = Runde { $round } ist vorbei.
tournament-note-ruled-order = { $by } hat das Ergebnis von Tisch { $table } festgelegt: { $order }.
tournament-note-ruled-void = { $by } hat entschieden, dass das Spiel an Tisch { $table } nicht zählt.
tournament-note-voided = { $by } hat das Spiel an Tisch { $table } annulliert. Das Ergebnis zählt nicht mehr, und die Turnierleitung muss ein neues festlegen. Frist: { $until }. Bereits eingeteilte Tische bleiben, wie sie sind.
tournament-note-voided-asked = { $organiser }, lege bitte ein Ergebnis für Tisch { $table } fest: mit `/tournament manage` und **Ergebnis festlegen**. Vorher kann die nächste Runde nicht beginnen. Wenn das bis zur Frist niemand tut, zählt das Spiel nicht, und alle, die da waren, bekommen so viele Punkte wie für ein Freilos.
tournament-note-voided-decided = { $by } hat das Spiel an Tisch { $table } annulliert. Das Ergebnis hatte die Turnierleitung schon festgelegt, und dabei bleibt es.
tournament-note-voided-over = { $by } hat das Spiel an Tisch { $table } annulliert. Es zählt nicht mehr, und ich habe die Rangliste neu berechnet. Die Turnierleitung kann noch ein neues Ergebnis festlegen.
tournament-note-restored = { $by } hat das Ergebnis von Tisch { $table } wiederhergestellt. Es zählt wieder, und ich habe die Rangliste neu berechnet.
tournament-note-restored-decided = { $by } hat das Ergebnis aus dem Spiel an Tisch { $table } wiederhergestellt. Trotzdem bleibt es bei dem Ergebnis, das die Turnierleitung festgelegt hatte.
tournament-note-left-undecided = Niemand hat das Ergebnis von Tisch { $table } rechtzeitig festgelegt, deshalb zählt das Spiel dort nicht.
tournament-note-ruling-back = { $by } hat das festgelegte Ergebnis von Tisch { $table } zurückgenommen. Es zählt wieder das Ergebnis aus dem Spiel.
tournament-note-left = { $who } hat das Turnier verlassen.
tournament-note-unchecked = { $who } hat nicht eingecheckt.
tournament-note-no-shows = { $who } ist an zwei Tischen nicht erschienen und wurde deshalb abgemeldet. Mit `/tournament join` geht es zurück ins Turnier.
tournament-note-no-shows-last = { $who } ist an zwei Tischen nicht erschienen und wurde deshalb abgemeldet.
tournament-note-removed = { $by } hat { $who } vom Turnier abgemeldet.
tournament-note-replaced = { $by } hat { $who } durch { $player } ersetzt. { $player } übernimmt den Platz in der Rangliste.
tournament-note-pardoned = { $by } hat { $who } wieder zugelassen, und bisher verpasste Tische zählen nicht mehr.
tournament-note-paused = { $by } hat das Turnier pausiert. Alle Uhren stehen, auch an den Tischen: Ihr könnt weiterspielen, aber niemand muss.
tournament-note-unattended = Die meisten, die gerufen wurden, sind nicht gekommen, deshalb habe ich das Turnier pausiert.
tournament-note-unattended-table = An Tisch { $table } ist niemand erschienen, deshalb habe ich das Turnier pausiert.
tournament-note-unattended-asked = { $organiser }, jetzt entscheidest du: Mit `/tournament manage` kannst du das Turnier fortsetzen, die Fehlenden ersetzen oder alles absagen. Wenn du es fortsetzt, haben die Fehlenden noch einmal ihre volle Zeit.
tournament-note-resumed = { $by } hat das Turnier fortgesetzt. Alle haben noch so viel Zeit wie vor der Pause.
tournament-note-extended =
    { $minutes ->
        [one] { $by } hat die Zeit an den Tischen um eine Minute verlängert.
       *[other] { $by } hat die Zeit an den Tischen um { $minutes } Minuten verlängert.
    }
tournament-note-time-lost = 
    { $minutes ->
        [one] Ich war offline und habe deshalb jede Frist um eine Minute verlängert. Wer an einen Tisch gerufen wurde oder einchecken muss, hat wieder die volle Zeit.
       *[other] Ich war offline und habe deshalb jede Frist um { $minutes } Minuten verlängert. Wer an einen Tisch gerufen wurde oder einchecken muss, hat wieder die volle Zeit.
    }
tournament-note-ended = Das Turnier ist vorbei.
tournament-note-no-persons = Das Turnier ist vorbei: Es waren nur noch Computer übrig.
tournament-note-cancelled = { $by } hat das Turnier abgesagt.

tournament-standings-round = **{ $name }** nach Runde { $round }
tournament-standings-now = **{ $name }**: die Rangliste
tournament-standings-no-persons = **{ $name }** ist vorbei: Alle sind gegangen, und Computer spielen nicht allein weiter. Die Rangliste bleibt, wie sie ist:
tournament-standings-end = **{ $name }** ist vorbei. { $who } gewinnt! 🏆
tournament-standings-none = Noch hat sich niemand angemeldet.
tournament-standings-all = 
    { $count ->
        [one] Mit **Rangliste** siehst du die ganze Liste.
       *[other] Mit **Rangliste** siehst du die ganze Liste mit allen { $count } Plätzen.
    }
tournament-standings-page-of = Seite { $page } von { $pages }
tournament-standings-bye = -# Freilos in Runde { $round }, +{ $points }: { $names }
tournament-standings-late = -# Nach der ersten Runde angemeldet, +{ $points }: { $names }
tournament-standings-void = -# Tisch { $table } (annulliert), +{ $points }: { $names }
tournament-standings-ruled = -# Das Ergebnis von Tisch { $table } hat die Turnierleitung festgelegt. Grund: { $reason }
tournament-standings-undecided = -# Das Ergebnis von Tisch { $table } muss die Turnierleitung festlegen: Die Moderation hat das Spiel annulliert.
tournament-standings-voided = -# Tisch { $table }: Die Moderation hat das Spiel annulliert.
tournament-column-player = Name
tournament-column-points = Pkt
tournament-column-head = Direkt
tournament-column-opponents = Geg
tournament-column-wins = Gew
tournament-column-place = Platz
tournament-column-margin = Vorsp
tournament-column-absences = Verp
tournament-legend = -# Bei gleich vielen Punkten entscheiden die Spalten rechts von Pkt, von links nach rechts. Direkt: direkter Vergleich, wenn alle mit gleich vielen Punkten gegeneinander gespielt haben · Geg: Punkteschnitt der Gegner ohne den niedrigsten Wert · Gew: gewonnene Tische · Platz: Platz im Schnitt · Vorsp: durchschnittlicher Vorsprung auf die anderen am Tisch, pro Tisch höchstens 100 · Verp: verpasste Tische und Züge. Bleibt ein Gleichstand, entscheidet das Los.
tournament-column-final = Finale
tournament-column-draw = Los
tournament-decimal = { $whole },{ $tenth }
tournament-none = –

tournament-places-round = { $name } · nach Runde { $round }
tournament-places-now = { $name } · Rangliste
tournament-places-end = { $name } · Endstand
tournament-places-points = Punkte
tournament-places-own = Deine Zeile:
tournament-places-legend = { $short }: { $long }
tournament-places-decided = { $points }, { $by }: { $value }
tournament-places-drawn = { $points }, { $by }
tournament-places-final = Platz am Finaltisch
tournament-places-head = direkter Vergleich
tournament-places-opponents = Punkteschnitt der Gegner
tournament-places-wins = gewonnene Tische
tournament-places-place = Platz im Schnitt
tournament-places-margin = durchschnittlicher Vorsprung am Tisch
tournament-places-absences = verpasste Tische und Züge
tournament-places-draw = durch das Los entschieden
tournament-podium-alt = Das Siegerpodest des Turniers { $name }
tournament-podium-final = Der Finaltisch hat über die ersten Plätze entschieden.

tournament-past-title = ### Vergangene Turniere
tournament-past-none = Auf diesem Server wurde noch kein Turnier zu Ende gespielt.
tournament-past-row = **{ $name }** · { $date }
tournament-past-place = { $place }. { $who }
tournament-past-players =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
tournament-past-computers =
    { $count ->
        [one] { $players }, davon ein Computer
       *[other] { $players }, davon { $count } Computer
    }
tournament-past-choice = { $name } · { $day }
tournament-past-choose = Wähle ein Turnier, um zu sehen, wie es ausging
tournament-past-newer = Neuere
tournament-past-older = Ältere
tournament-past-record = Wähle einen Tisch, um Protokoll und Wiederholung des Spiels zu sehen
tournament-past-more = Weitere Tische

tournament-explain-title =
    { $points ->
        [one] **{ $who }**: Platz { $rank }, { $points } Punkt
       *[other] **{ $who }**: Platz { $rank }, { $points } Punkte
    }
tournament-explain-round = Runde { $round }, Tisch { $table }: Platz { $place } von { $of }, +{ $points }
tournament-explain-arena = Tisch { $table }: Platz { $place } von { $of }, +{ $points }
tournament-explain-bye = Runde { $round }: Freilos, +{ $points }
tournament-explain-void = Tisch { $table }: annulliert, +{ $points }
tournament-explain-late = Nach der ersten Runde angemeldet: halb so viele Punkte wie für ein Freilos, +{ $points }
tournament-explain-alone = Niemand sonst hat genauso viele Punkte.
tournament-explain-head = Punktgleich mit { $names }. Siege im direkten Vergleich: { $points } (Gleichstand zählt halb).
tournament-explain-not-met = Punktgleich mit { $names }. Nicht alle haben gegeneinander gespielt, also zählt der direkte Vergleich nicht.
tournament-explain-opponents = Punkte der Gegner: { $list }. Schnitt: { $mean }.
tournament-explain-left-out = Punkte der Gegner: { $list }. Schnitt ohne die niedrigste Punktzahl ({ $lowest }): { $mean }.
tournament-explain-no-opponents = Noch keine Gegner.
tournament-explain-rest = Gewonnene Tische: { $wins }. Platz im Schnitt: { $place }. Vorsprung im Schnitt: { $margin }. Verpasste Tische und Züge: { $absences }. Losnummer: { $lot } (die niedrigste gewinnt).

tournament-created = Das Turnier ist erstellt. Andere können sich jetzt mit **Mitmachen** anmelden, und du startest es mit `/tournament start`.
tournament-created-planned = Das Turnier ist erstellt. Andere können sich jetzt mit **Mitmachen** anmelden. Es startet automatisch: { $start }. Mit `/tournament start` kannst du es früher starten.
tournament-created-check-in = Der Check-in öffnet automatisch: { $opens }.
tournament-created-length = Das Turnier dauert ungefähr { $time }.
tournament-created-length-long = Das Turnier dauert ungefähr { $time }. Kürzer wird es mit weniger Runden (`rounds`) oder einem Regelwerk (`edition`), bei dem ein Spiel nur eine Runde hat.
tournament-created-weekly = Das Turnier findet jede Woche statt. Die Anmeldung für das nächste beginnt automatisch, sechs Tage vor dem Start.
tournament-created-event = Ich habe das Turnier auch bei den Events dieses Servers eingetragen und halte es dort aktuell.
tournament-created-no-event = Ich kann das Turnier nicht bei den Events dieses Servers eintragen: Dafür brauche ich die Berechtigung **Events erstellen**. Alles andere geht auch ohne.
tournament-event = { $play }. Anmeldung in { $channel }.
tournament-start-choice = { $away } ({ $moment })
tournament-start-zone-choice = { $moment }, wenn es bei dir jetzt { $time } Uhr ist
tournament-start-minutes =
    { $count ->
        [one] in einer Minute
       *[other] in { $count } Minuten
    }
tournament-start-hours =
    { $count ->
        [one] in einer Stunde
       *[other] in { $count } Stunden
    }
tournament-start-days =
    { $count ->
        [one] in einem Tag
       *[other] in { $count } Tagen
    }
tournament-joined = Du bist dabei. Willkommen beim Turnier **{ $name }**.
tournament-joined-late = Du bist dabei und spielst ab der nächsten Runde bei **{ $name }** mit. Für die verpassten Runden, egal wie viele, bekommst du halb so viele Punkte wie für ein Freilos.
tournament-left = Du bist nicht mehr dabei. Mit `/tournament join` kommst du zurück.
tournament-queued = Das Turnier ist voll, deshalb stehst du auf Platz { $place } der Warteliste. Sobald für dich etwas frei wird, bist du dabei, und ich sage dir im Kanal Bescheid.
tournament-left-waiting = Du stehst nicht mehr auf der Warteliste.
tournament-left-last = Du bist nicht mehr dabei. Außer dir war kein Mensch mehr im Turnier, also ist es vorbei.
tournament-leave-table = Willst du **{ $name }** wirklich verlassen? Dein Spiel an Tisch { $table } läuft noch: Wenn du gehst, spielt ein Computer für dich weiter, und du belegst dort den letzten Platz. In deiner Statistik zählt es als verlassenes Spiel.
tournament-leave-sure = Willst du **{ $name }** wirklich verlassen? Du wirst dann an keinen Tisch mehr gerufen. Deine Punkte bleiben in der Rangliste, und mit `/tournament join` kommst du zurück.
tournament-left-for-now = Du bist nicht mehr dabei. Du kannst noch zurückkommen, bis ein Computer deinen Platz übernimmt. Frist: { $until }
tournament-left-last-for-now = Du bist nicht mehr dabei. Außer dir war kein Mensch mehr im Turnier, also endet es bald. Noch kannst du zurückkommen. Frist: { $until }
tournament-returned = Schön, dass du wieder dabei bist. Dein Platz gehört wieder dir, und du hast nichts verloren.
tournament-return-too-late = Das hat länger als 2 Minuten gedauert, deshalb spielt an diesem Tisch jetzt ein Computer für dich. Mit `/tournament join` bist du ab dem nächsten Tisch wieder dabei.
tournament-return-over = Das Turnier ist zu Ende, du kannst also nicht mehr zurückkommen.
tournament-checked-in = Du bist eingecheckt. Bis gleich am Tisch.
tournament-arrived = Schön, dass du da bist. Das Spiel läuft in diesem Thread.
tournament-organisers-role = Turniere leiten können hier Mitglieder mit der Rolle { $role } oder der Berechtigung **Events verwalten**.
tournament-organisers-none = Turniere leiten können hier Mitglieder mit der Berechtigung **Events verwalten**.
tournament-rule-void = Annulliert: Alle, die da waren, bekommen so viele Punkte wie für ein Freilos
tournament-rule-played = Wie gespielt

tournament-refuse-none = In diesem Kanal gibt es kein Turnier. Mitglieder mit der Berechtigung **Events verwalten** können mit `/tournament create` eins erstellen.
tournament-refuse-taken = In diesem Kanal gibt es schon ein Turnier. `/tournament status` zeigt es, und `/tournament cancel` beendet es.
tournament-refuse-too-many = Auf diesem Server gibt es schon so viele Turniere, wie gleichzeitig möglich sind: { $most }. Warte, bis eins vorbei ist, oder beende eins mit `/tournament cancel`.
tournament-refuse-create = Um hier ein Turnier zu erstellen, brauchst du die Berechtigung **Events verwalten**. Wer sie hat, kann das mit `/tournament organisers` auch einer Rolle erlauben.
tournament-refuse-create-role = Um hier ein Turnier zu erstellen, brauchst du die Rolle { $role } oder die Berechtigung **Events verwalten**.
tournament-refuse-thread = Dieser Thread gehört zu einem Turniertisch, hier kann also nur das Turnierspiel laufen. Nutze `/play` in einem anderen Kanal.
tournament-refuse-busy = In diesem Turnier ist gerade viel los, deshalb kam deine Anfrage nicht durch. Versuch es noch einmal.
tournament-refuse-channel = Ein Turnier braucht einen Kanal, in dem ich Threads öffnen kann. Erstelle es in einem Textkanal dieses Servers.
tournament-refuse-organiser = Das kann nur die Turnierleitung: die Moderation und alle mit der Berechtigung **Events verwalten** oder der Rolle, die mit `/tournament organisers` gewählt wurde.
tournament-refuse-takes-part = Du spielst in diesem Turnier mit. Deshalb muss das jemand anders aus der Turnierleitung oder die Moderation entscheiden. Du kannst aber die Zeit verlängern oder den aktuellen Stand werten.
tournament-refuse-over = Das Turnier ist vorbei. `/tournament status` zeigt, wie es ausging.
tournament-refuse-not-started = Das Turnier hat noch nicht begonnen.
tournament-refuse-started = Das Turnier hat schon begonnen.
tournament-refuse-playing = Das Turnier hat schon begonnen. Die nächste Runde beginnt automatisch, wenn alle Spiele dieser Runde vorbei sind. Noch laufende Spiele: { $playing }.
tournament-refuse-too-few = Es sind noch zu wenige dabei: { $count } von mindestens { $least }. Wenn es einen Check-in gibt, zählt nur, wer eingecheckt hat. Computer fügst du mit `/tournament computers` hinzu.
tournament-refuse-no-persons = Computer spielen keine Turniere unter sich: Mindestens ein Mensch muss dabei sein und, falls es einen Check-in gibt, auch einchecken.
tournament-refuse-computers = Es sind zu viele Computer: { $computers }. Mehr als { $each ->
        [one] einer pro Person geht nicht
       *[other] { $each } pro Person gehen nicht
    }, im Moment also höchstens { $most }. Mit `/tournament computers` änderst du die Zahl.
tournament-refuse-one-computer = Das wäre ein Computer zu viel: Mehr als { $each ->
        [one] einer pro Person geht nicht
       *[other] { $each } pro Person gehen nicht
    }. Wähle stattdessen mit der Option `by` von `/tournament replace` eine Person.
tournament-refuse-no-more-computers = In diesem Turnier ist kein Platz für weitere Computer.
tournament-refuse-computers-places = Das sind zu viele Computer für dieses Turnier: Mehr als { $each ->
        [one] einer pro Person geht nicht
       *[other] { $each } pro Person gehen nicht
    }, insgesamt also höchstens { $most }.
tournament-refuse-rounds-and-arena = Ein Turnier hat entweder Runden oder eine Dauer in Minuten, also wähle `rounds` oder `arena`, nicht beides.
tournament-refuse-full =
    { $capacity ->
        [one] Der einzige Platz ist vergeben.
       *[other] Alle { $capacity } Plätze sind vergeben.
    }
tournament-refuse-term-role = Dieses Turnier ist für Mitglieder mit der Rolle { $role }. Wenn du mitspielen möchtest, bitte die Turnierleitung um die Rolle.
tournament-refuse-term-rating = Für dieses Turnier brauchst du eine bestimmte Wertungszahl: { $band }. Deine ist gerade { $own }. Vielleicht klappt es beim nächsten Mal.
tournament-refuse-term-account = Für dieses Turnier muss dein Discord-Konto mindestens { $time } alt sein. Mitmachen kannst du ab { $from }.
tournament-refuse-term-member = Für dieses Turnier musst du schon mindestens { $time } auf diesem Server sein. Mitmachen kannst du ab { $from }.
tournament-refuse-already-waiting = Du stehst schon auf der Warteliste, auf Platz { $place }.
tournament-refuse-ratings = Die niedrigste Wertungszahl ({ $least }) liegt über der höchsten ({ $most }). Vertausche sie, und versuch es noch einmal.
tournament-refuse-fixed-tables = Bei „Jeder gegen jeden“ und im K.-o.-System steht die Zahl der Runden fest, und an jedem Tisch sitzen zwei. Lass `rounds`, `arena`, `final` und `seats` weg.
tournament-refuse-already-in = Du bist schon dabei.
tournament-refuse-not-in = Du bist bei diesem Turnier nicht dabei.
tournament-refuse-they-not-in = Diese Person ist nicht mehr dabei.
tournament-refuse-too-late = Für die Anmeldung ist es zu spät: Bei diesem Turnier kann niemand mehr einsteigen.
tournament-refuse-removed = Die Turnierleitung hat dich von diesem Turnier abgemeldet. Wenn du zurückkommen möchtest, bitte sie, dich mit **Wieder zulassen** zurückzuholen.
tournament-refuse-no-check-in = Der Check-in ist gerade nicht offen, du musst also nichts tun.
tournament-refuse-checked-in = Du bist schon eingecheckt.
tournament-refuse-no-table = In diesem Turnier gibt es keinen Tisch { $table }.
tournament-refuse-not-at-table = Du spielst nicht an diesem Tisch.
tournament-refuse-own-table = Du spielst selbst an Tisch { $table }, also kannst du das Ergebnis dort nicht festlegen. Jemand anders aus der Turnierleitung oder die Moderation kann das.
tournament-refuse-table-over = Dein Spiel an diesem Tisch ist vorbei.
tournament-refuse-order = Diese Reihenfolge verstehe ich nicht. Wähle beim Tippen einen der Vorschläge.
tournament-refuse-no-ruling = Das Ergebnis von diesem Tisch hat niemand festgelegt, also gibt es nichts zurückzunehmen.
tournament-refuse-match-voided = Die Moderation hat das Spiel an Tisch { $table } annulliert, sein Ergebnis zählt also nicht.
tournament-refuse-no-entry = Ich weiß nicht, wen du meinst. Wähle beim Tippen einen der Vorschläge.
tournament-refuse-replacement = Diese Person ist schon dabei. Wähle jemand anderen, oder lass die Option `by` weg, dann übernimmt ein Computer.
tournament-refuse-bot = Ein Bot kann hier nicht einspringen. Lass die Option `by` weg, dann übernimmt ein Computer.
tournament-refuse-paused = Das Turnier ist schon pausiert.
tournament-refuse-not-paused = Das Turnier ist nicht pausiert.
tournament-refuse-blameless = Diese Person hat keinen Tisch verpasst und ist auch nicht abgemeldet, du musst sie also nicht wieder zulassen.
tournament-refuse-extension =
    { $most ->
        [one] Du kannst die Zeit nur um eine Minute verlängern.
       *[other] Du kannst die Zeit um { $least } bis { $most } Minuten verlängern.
    }
tournament-refuse-name =
    { $most ->
        [one] Gib dem Turnier einen Namen mit einem Zeichen.
       *[other] Gib dem Turnier einen Namen mit höchstens { $most } Zeichen.
    }
tournament-refuse-seats =
    { $most ->
        [one] Nach diesen Regeln hat ein Tisch { $most } Platz.
       *[other] Nach diesen Regeln hat ein Tisch { $least } bis { $most } Plätze.
    }
tournament-refuse-rounds = 
    { $most ->
        [one] Ein Turnier kann nur eine Runde haben.
       *[other] Ein Turnier kann zwischen { $least } und { $most } Runden haben.
    }
tournament-refuse-capacity =
    { $most ->
        [one] An einem Turnier kann nur ein Spieler teilnehmen.
       *[other] An einem Turnier können zwischen { $least } und { $most } Spieler teilnehmen.
    }
tournament-refuse-time-arena = 
    { $most ->
        [one] Eine Arena kann nur eine Minute dauern.
       *[other] Eine Arena kann zwischen { $least } und { $most } Minuten dauern.
    }
tournament-refuse-time-check-in = 
    { $most ->
        [one] Der Check-in kann nur eine Minute dauern.
       *[other] Der Check-in kann zwischen { $least } und { $most } Minuten dauern.
    }
tournament-refuse-time-turn-up = 
    { $most ->
        [one] Gib allen eine Minute Zeit, an den Tisch zu kommen.
       *[other] Gib allen zwischen { $least } und { $most } Minuten Zeit, an den Tisch zu kommen.
    }
tournament-refuse-time-table = 
    { $most ->
        [one] Ein Spiel kann nur eine Minute dauern.
       *[other] Ein Spiel kann zwischen { $least } und { $most } Minuten dauern.
    }
tournament-refuse-start = Diese Startzeit ist zu früh oder zu spät. Alle brauchen Zeit zum Anmelden und Einchecken. Wähle einen Zeitpunkt zwischen { $soonest } und { $latest }.
tournament-refuse-start-unreadable = Diese Startzeit verstehe ich nicht. Wähle beim Tippen einen der Vorschläge, oder schreib die Zeit zum Beispiel so: `in 30 Minuten`, `20:00 UTC+1`, `morgen 19:30 UTC`, `2026-11-28 20:00 Europe/Berlin`.
tournament-refuse-start-zone = Deine Zeitzone kenne ich nicht, also weiß ich nicht, wann das ist. Wähle beim Tippen einen der Vorschläge, oder ergänze die Zone: `20:00 UTC+1` oder `20:00 Europe/Berlin`.
tournament-refuse-event-start = Ein Server-Event braucht eine Startzeit. Gib mit der Option `start` an, wann das Turnier beginnt.
tournament-refuse-weekly-start = Ein wöchentliches Turnier braucht eine Startzeit. Gib sie mit der Option `start` an.
tournament-refuse-dates-alone = Tage auslassen kannst du nur bei einem wöchentlichen Turnier. Gib dazu auch `weekly:True` und `start` an.
tournament-refuse-dates = „{ $typed }“ verstehe ich nicht. Gib die Tage so an: `2026-12-25, 2027-01-01` (höchstens 20).
tournament-refuse-edition = Ein Turnier braucht ein Regelwerk, bei dem Punkte gezählt werden und das sich auch zu zweit spielen lässt. Wähle ein anderes.

tournament-command = Turniere: erstellen, mitmachen, Rangliste ansehen
tournament-command-create = Erstelle ein Turnier in diesem Kanal
tournament-command-create-name = Der Name des Turniers
tournament-command-create-rounds = Wie viele Runden gespielt werden (Standard: 4)
tournament-command-create-seats = Wie viele Plätze ein Tisch höchstens hat: 2 bis 4
tournament-command-create-arena = Für eine Arena statt Runden: wie viele Minuten sie dauert
tournament-command-create-edition = Nach welchen Regeln gespielt wird (Standard: offizielle Wettkampfregeln, Spiele bis 400 Punkte)
tournament-command-create-clock = Wie lange ein Zug dauern darf (Standard: 5 Minuten)
tournament-command-create-final = Ob sich die Besten an einem Finaltisch treffen
tournament-command-create-capacity = Wie viele mitspielen können (Standard: 64)
tournament-command-create-check-in = Wie viele Minuten vor dem Beginn der Check-in öffnet; wer ihn verpasst, bekommt keinen Platz
tournament-command-create-no-show = Wie viele Minuten alle nach dem Aufruf Zeit haben, an den Tisch zu kommen (Standard: 10)
tournament-command-create-time = Wie viele Minuten ein Spiel dauern darf (Standard: 120)
tournament-command-create-start = Wann es beginnt, etwa morgen 19:30 UTC, 20:00 UTC+1, in 30 Minuten; oder wähle einen Vorschlag
tournament-command-create-event = Ob es unter den Server-Events erscheint; dafür brauche ich die Berechtigung „Events erstellen“
tournament-command-create-weekly = Ob es jede Woche zur selben Zeit stattfindet; die nächste Anmeldung beginnt automatisch
tournament-command-create-without = Für ein wöchentliches Turnier: Tage ohne Turnier, etwa 2026-12-25, 2027-01-01
tournament-command-create-format = Wer gegen wen spielt (Standard: Schweizer System)
tournament-format-swiss = Schweizer System: Runden gegen andere mit ähnlich vielen Punkten
tournament-format-round-robin = Jeder gegen jeden (bis zu 8 Spieler)
tournament-format-knockout = K.-o.-System: Wer verliert, ist raus
tournament-command-create-role = Welche Rolle man zum Mitspielen braucht
tournament-command-create-rating-from = Die niedrigste Wertungszahl, mit der man mitspielen kann
tournament-command-create-rating-to = Die höchste Wertungszahl, mit der man mitspielen kann
tournament-command-create-account-age = Wie viele Tage alt ein Discord-Konto zum Mitspielen sein muss
tournament-command-create-member-for = Wie viele Tage man zum Mitspielen schon auf diesem Server sein muss
tournament-command-create-computers = Wie viele Computer mitspielen
tournament-command-create-level = Wie gut die Computer spielen
tournament-command-join = Mach beim Turnier in diesem Kanal mit
tournament-command-leave = Melde dich vom Turnier ab
tournament-command-check-in = Bestätige, dass du da bist
tournament-command-computers = Wähle vor dem Beginn, wie viele Computer mitspielen
tournament-command-computers-count = Die Zahl der Computer
tournament-command-start = Starte das Turnier, oder öffne den Check-in
tournament-command-status = Sieh dir die Rangliste an, oder lass dir erklären, wie ein Platz zustande kommt
tournament-command-status-player = Wessen Platz ich dir erklären soll
tournament-command-pause = Pausiere das Turnier: Alle Uhren stehen, auch an den Tischen, und keine neue Runde beginnt
tournament-command-resume = Setze das pausierte Turnier fort
tournament-command-extend = Gib den Tischen, an denen noch gespielt wird, mehr Zeit
tournament-command-extend-minutes = Wie viele Minuten mehr
tournament-command-result = Lege das Ergebnis eines Tisches fest, oder nimm es zurück
tournament-command-result-table = Die Nummer des Tisches
tournament-command-result-order = Die Reihenfolge, der beste Platz zuerst; oder „Annulliert“ oder „Wie gespielt“
tournament-command-withdraw = Melde eine Person vom Turnier ab
tournament-command-withdraw-player = Wer abgemeldet wird
tournament-command-replace = Lass jemand anderen oder einen Computer für eine Person weiterspielen
tournament-command-replace-player = Wer ersetzt wird
tournament-command-replace-by = Wer weiterspielt (Standard: ein Computer)
tournament-command-pardon = Verzeihe jemandem verpasste Tische, oder lass eine abgemeldete Person wieder zu
tournament-command-pardon-player = Wer wieder zugelassen wird
tournament-command-reason = Der Grund: Wähle einen oder schreibe einen eigenen; alle können ihn lesen
tournament-command-cancel = Beende das Turnier endgültig
tournament-command-edit = Ändere oder verschiebe ein geplantes Turnier
tournament-command-copy = Wiederhole das letzte Turnier in diesem Kanal
tournament-command-past = Zeige die vergangenen Turniere dieses Servers, mit Ranglisten und Protokollen
tournament-command-log = Zeige, was im Turnier alles passiert ist und wer was getan hat
tournament-command-organisers = Wähle, welche Rolle auf diesem Server Turniere leiten kann
tournament-command-organisers-role = Die Rolle; ohne Rolle können nur die Moderation und alle mit „Events verwalten“ Turniere leiten
