### /daily: die Runde und das Rätsel des Tages.

daily-command = Spiele die Runde des Tages oder löse das Rätsel; beide sind für alle gleich
daily-command-deal = Die Runde des Tages: Du spielst allein, und alle bekommen die gleichen Steine
daily-command-puzzle = Das Rätsel des Tages: Hole in drei Zügen, ohne zu ziehen, möglichst viele Punkte
daily-command-calendar = Zeige, an welchen Tagen du gespielt hast, und spiele frühere Tage nach
daily-option-date = Ein früherer Tag zum Nachspielen, der nicht zählt, etwa 2026-11-27
daily-option-channel = Wo ich die Spiele des Tages poste, mit den Ergebnissen vom Vortag
daily-option-hour = Um wie viel Uhr (UTC) ich die Spiele des Tages poste: 1 bis 23 (Standard: 6)
daily-option-reminder = Wann ich dich an die Spiele des Tages erinnere, wenn du noch nicht gespielt hast (Standard: nie)

daily-title-deal = **Runde des Tages Nr. { $number }**
daily-title-puzzle = **Rätsel des Tages Nr. { $number }**
daily-goal-deal = Du spielst eine Runde allein, und alle bekommen die gleichen Steine. Hol so viele Punkte, wie du kannst.
daily-goal-puzzle = Lege in drei Zügen je einen Stein an, ohne zu ziehen. Hol so viele Punkte, wie du kannst.
daily-rules = Regeln: { $edition }
daily-free = Das ist ein Übungsversuch, er zählt nicht.
daily-until = Frist für diesen Versuch: { $when }
daily-proof-hash = -# Nachweis, dass das Spiel dieses Tages vorab festgelegt wurde: Der SHA-256-Hash des geheimen Startwerts beginnt mit { $hash }
daily-proof-seed = -# Nachweis, dass das Spiel dieses Tages vorab feststand: Der Startwert ist { $seed }, sein SHA-256-Hash { $hash }
daily-after-deletion = Du hattest dieses Spiel heute schon begonnen und dann deine Daten gelöscht. Dieser Versuch zählt deshalb nicht.
daily-turn = Zug { $turn } von { $turns } · deine Punkte: { $points }

daily-hint-tile = **Tipp:** Die besten drei Züge beginnen mit { $tile }.
daily-hint-spot = **Tipp:** Die besten drei Züge beginnen mit { $tile } auf Feld { $spot }.

daily-end = Deine Punkte: **{ $points }**
daily-end-best = Deine Punkte: **{ $points }**. Du hast die besten drei Züge gefunden.
daily-end-below = Deine Punkte: **{ $points }**. Die besten drei Züge bringen **{ $best }**.
daily-ended-with-day = Der Tag ist vorbei, also zählen die Punkte, die du bis dahin hattest.
daily-first = Vor dir ist heute noch niemand fertig geworden.
daily-ahead = Bisher hast du heute mehr Punkte als { $percent } % der anderen.
daily-ahead-final = An diesem Tag hattest du mehr Punkte als { $percent } % der anderen.
daily-computers = Computer mit den gleichen Steinen: { $list }
daily-streak = Tage in Folge: { $count }
daily-copy = Kopiere diese Zeile, um dein Ergebnis zu teilen:

daily-line-deal = Triominos, Runde des Tages Nr. { $number } · { $points } · { $marks }
daily-line-puzzle = Triominos, Rätsel des Tages Nr. { $number } · { $points } von { $best } · { $marks }
daily-line-hexagons =
    { $count ->
        [one] { $line } · { $count } Sechseck
       *[other] { $line } · { $count } Sechsecke
    }
daily-line-hints =
    { $count ->
        [one] { $line } · { $count } Tipp
       *[other] { $line } · { $count } Tipps
    }

daily-button-solution = Lösung zeigen
daily-button-yesterday = Lösung von gestern
daily-button-yesterday-review = Analyse von gestern
daily-button-again = Noch ein Versuch
daily-button-deal = Runde spielen
daily-button-puzzle = Rätsel lösen
daily-button-earlier-month = Voriger Monat
daily-button-later-month = Nächster Monat
daily-button-end-reminders = Nicht mehr erinnern
daily-button-show-me = Mich in den Ergebnissen zeigen
daily-button-hide-me = Mich aus den Ergebnissen nehmen

daily-solution = **Lösung von Rätsel Nr. { $number }:** { $points }
daily-solution-later = Die Lösung zeige ich, wenn der Tag vorbei ist: { $when }
daily-review-later = Ich analysiere deine Züge, wenn der Tag vorbei ist: { $when }
daily-moved-on = Du bist inzwischen weiter. So steht es jetzt.
daily-none = Diesen Versuch finde ich nicht. Starte den von heute mit `/daily deal` oder `/daily puzzle`.
daily-not-yours = Hier spielt jemand anders. Starte deinen Versuch mit `/daily deal` oder `/daily puzzle`.
daily-shared-before = Dieses Ergebnis hast du schon geteilt.

daily-weekdays = Mo Di Mi Do Fr Sa So
daily-legend-deal = Runde
daily-legend-puzzle = Rätsel
daily-legend-forgiven = Serie hält
daily-calendar-deals = Tage, an denen du die Runde gespielt hast: { $days }
daily-calendar-puzzles = Tage, an denen du das Rätsel gelöst hast: { $days }
daily-calendar-forgiven = Verpasste Tage, die deine Serie nicht unterbrechen: { $days }
daily-calendar-none = In diesem Monat hast du nicht gespielt.
daily-choose-day = Wähle einen Tag vom { $first }. bis zum { $last }.

daily-archive-day = **{ $date }, Nr. { $number }.** Was möchtest du spielen? Frühere Tage zählen nicht.
daily-archive-days = Für diesen Tag habe ich kein Spiel. Wähle einen Tag von { $first } bis { $last }.
daily-archive-empty = Es gibt noch keine früheren Tage. Der heutige wird der erste, sobald er vorbei ist.
daily-bad-date = Das Datum verstehe ich nicht. Schreib es so: `2026-11-27`

daily-reminder = Die Runde und das Rätsel des Tages warten auf dich.
daily-reminder-on = Spiele des Tages: Erinnerung um { $hour } ({ $zone })
daily-reminder-off = Spiele des Tages: keine Erinnerung
daily-reminder-none = nie
daily-reminder-zone = Dafür brauche ich deine Zeitzone. Gib beides zusammen an, zum Beispiel `daily:{ $hour } timezone:Europe/Berlin`.
daily-reminder-hello = Hier erinnere ich dich an die Runde und das Rätsel des Tages. Ändern kannst du das mit `/preferences daily:`.

daily-shown = Ab jetzt stehst du mit Namen und Punkten in den Tagesergebnissen dieses Servers.
daily-hidden = Du stehst nicht mehr in den Tagesergebnissen dieses Servers.
daily-not-posted = Auf diesem Server gibt es keine Tagesergebnisse mehr.
daily-hour-needs-channel = Hier poste ich die Spiele des Tages noch nicht. Um die Uhrzeit festzulegen, gib mit der Option `daily` auch einen Kanal an.
daily-settings-on = Spiele des Tages: in { $channel }, täglich um { $time }. Wenn du das nicht mehr möchtest, lösche dort meine letzte Nachricht dazu.
daily-settings-barred = Spiele des Tages: In { $channel } kann ich sie noch nicht posten. `/doctor` zeigt, welche Berechtigung mir fehlt.
daily-post-title = **Spiele des Tages Nr. { $number }** · { $date }
daily-post-deal =
    { $count ->
        [0] **Runde** · bisher hat noch niemand mitgespielt
        [one] **Runde** · auf allen Servern zusammen hat bisher eine Person mitgespielt
       *[other] **Runde** · auf allen Servern zusammen haben bisher { $count } Leute mitgespielt
    }
daily-post-puzzle =
    { $count ->
        [0] **Rätsel** · bisher hat noch niemand mitgespielt
        [one] **Rätsel** · auf allen Servern zusammen hat bisher eine Person mitgespielt
       *[other] **Rätsel** · auf allen Servern zusammen haben bisher { $count } Leute mitgespielt
    }
daily-post-yesterday = **Ergebnisse vom Vortag (Nr. { $number })**
daily-post-deal-final =
    { $count ->
        [0] **Runde** · niemand hat mitgespielt
        [one] **Runde** · auf allen Servern zusammen hat eine Person mitgespielt
       *[other] **Runde** · auf allen Servern zusammen haben { $count } Leute mitgespielt
    }
daily-post-puzzle-final =
    { $count ->
        [0] **Rätsel** · niemand hat mitgespielt · maximal möglich: { $best }
        [one] **Rätsel** · auf allen Servern zusammen hat eine Person mitgespielt · maximal möglich: { $best }
       *[other] **Rätsel** · auf allen Servern zusammen haben { $count } Leute mitgespielt · maximal möglich: { $best }
    }
daily-post-row = { $place }. { $who }: { $points }
daily-post-listed = -# Hier steht nur, wer sich mit dem Button unter dem eigenen Ergebnis eingetragen hat.
