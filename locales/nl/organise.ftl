organise-title = **{ $name }**
organise-sign-up =
    De inschrijving is open. Deelnemers: { $count } van { $capacity }{ $computers ->
        [0] .
        [one] , onder wie één computer.
       *[other] , onder wie { $computers } computers.
    }
organise-check-in = De check-in is open en sluit { $until }. Ingecheckt: { $there } van { $count }.
organise-round =
    Ronde { $round } van { $rounds }. { $playing ->
        [0] Er wordt aan geen enkele tafel meer gespeeld.
        [one] Er wordt nog gespeeld aan één tafel.
       *[other] Er wordt nog gespeeld aan { $playing } tafels.
    }
organise-starting = Het toernooi is begonnen en ik deel de eerste ronde in.
organise-final = De finale is bezig.
organise-arena =
    De arena is bezig en eindigt { $until }. { $playing ->
        [0] Er wordt nu aan geen enkele tafel gespeeld.
        [one] Er wordt gespeeld aan één tafel.
       *[other] Er wordt gespeeld aan { $playing } tafels.
    }
organise-paused = **Gepauzeerd** sinds { $since }: alle klokken staan stil, ook aan de tafels, en er begint geen nieuwe ronde tot je op **Hervatten** drukt.
organise-unchecked = Nog niet ingecheckt: { $names }
organise-table = Tafel { $table }
organise-table-line = { $table }: { $names }
organise-deadline = de tijd loopt { $until } af
organise-left =
    { $minutes ->
        [one] nog één minuut
       *[other] nog { $minutes } minuten
    }
organise-missing = afwezig: { $names }
organise-missing-until = afwezig: { $names } (de wachttijd loopt { $until } af)
organise-more-tables =
    { $more ->
        [one] en nog één tafel
       *[other] en nog { $more } tafels
    }
organise-minded = Er speelt een computer voor: { $names }
organise-finished = Klaar: { $tables }
organise-finished-count = Tafels die klaar zijn: { $count }
organise-finished-won = tafel { $table } (gewonnen door { $names })
organise-finished-void = tafel { $table } (resultaat ongeldig)
organise-undecided = Een organisator moet het resultaat nog vaststellen: { $tables }
organise-undecided-table = tafel { $table } (de tijd loopt { $until } af)
organise-finished-undecided = tafel { $table } (nog geen resultaat)
organise-out = Uit het toernooi: { $names }

organise-ask-cancel = Wil je **{ $name }** annuleren? Dit is definitief. Spellen die nog bezig zijn, worden beëindigd en tellen niet mee. Ik meld het in het kanaal, met de punten tot nu toe.
organise-cancel-weekly = Het toernooi van volgende week gaat gewoon door. Wil je de hele reeks stoppen, gebruik dan eerst `/tournament edit weekly:False`.
organise-ask-computers = Computers die nu meedoen: { $count }. Hoeveel moeten het er zijn?
organise-ask-extension = Hoeveel extra tijd wil je geven? Alle tafels waar nog wordt gespeeld, krijgen die erbij. Een arena wordt met evenveel tijd verlengd.
organise-extension =
    { $minutes ->
        [one] Eén minuut extra
       *[other] { $minutes } minuten extra
    }
organise-ask-table = Van welke tafel wil je het resultaat vaststellen?
organise-no-tables = Er zijn nog geen tafels.
organise-table-playing = Bezig: { $places }
organise-table-waiting = Het spel is nog niet begonnen
organise-table-over = Afgelopen: { $places }
organise-table-decided = Vastgesteld door een organisator: { $places }
organise-table-void = Ongeldig
organise-table-undecided = Nog geen resultaat: een moderator heeft het spel ongeldig verklaard
organise-stands-now = Huidige stand: { $outcome }
organise-ask-decision = Wat moet het resultaat worden?
organise-scores-changed = Het spel is intussen verdergegaan, dus controleer het resultaat opnieuw.
organise-ask-sure = Dit wordt het resultaat van tafel { $table }:
    { $outcome }
organise-match-ends = Als je bevestigt, eindigt het spel.
organise-place = Plaats { $place }: { $who }
organise-tie = Gelijk met { $who }
organise-untie = Lager dan { $who }, niet gelijk
organise-reason-agreed = afgesproken door de spelers
organise-reason-unfinished = het spel kon niet worden afgemaakt
organise-reason-time-up = de tijd was om
organise-reason-absent = een speler is niet komen opdagen
organise-reason-own-wish = op verzoek van de speler zelf
organise-reason-unfair = oneerlijk spel
organise-reason-technical = technische problemen
organise-reason-excused = de speler had een geldig excuus voor de afwezigheid
organise-reason-more-time = de spelers hebben meer tijd nodig
organise-reason-mistake = om een fout te herstellen
organise-reason-voided = het spel is ongeldig verklaard
organise-reason-usual = Als je nu bevestigt, is dit de reden: { $reason }. Wil je een andere reden opgeven, kies die dan in het menu.
organise-reason-chosen = Reden: { $reason }
organise-reason-pardon = Als je op **Gratie verlenen** drukt, is dit de reden: { $reason }. Wil je een andere reden opgeven, kies die dan in het menu.
organise-ask-player = Om welke speler gaat het?
organise-player = { $who }: { $what }
organise-player-in = doet mee
organise-player-at = aan tafel { $table }
organise-player-missing = niet verschenen aan tafel { $table }
organise-player-minded = er speelt een computer voor deze speler
organise-player-out = doet niet meer mee
organise-player-absences = niet komen opdagen: { $count } keer
organise-ask-withdraw = Wil je { $who } uit het toernooi halen? De punten blijven staan, maar deze speler speelt niet meer mee. Terughalen kan later met **Gratie verlenen**.
organise-ask-withdraw-at = Wil je { $who } uit het toernooi halen? Aan tafel { $table } neemt een computer de plaats over en wordt deze speler laatste. De punten blijven staan, maar daarna speelt deze speler niet meer mee. Terughalen kan later met **Gratie verlenen**.
organise-ask-replace = Wie moet het overnemen van { $who }? De nieuwe speler krijgt ook de punten en de plaats in de stand.
organise-ask-replace-at = Een computer maakt het spel aan tafel { $table } af; de nieuwe speler begint aan de volgende tafel.
organise-ask-computer = Wil je { $who } vervangen door een computer? Die krijgt ook de punten en de plaats in de stand.

organise-did-computers =
    { $count ->
        [0] Er doen nu geen computers mee.
        [one] Er doet nu één computer mee.
       *[other] Er doen nu { $count } computers mee.
    }
organise-did-check-in = Het inchecken is open en sluit { $until }.
organise-did-start = Het toernooi is begonnen en ik roep de spelers aan tafel.
organise-did-pause = Gepauzeerd. Alle klokken staan stil, ook aan de tafels, en er begint geen nieuwe ronde tot je op **Hervatten** drukt.
organise-did-edit = Ik heb het toernooi gewijzigd en laat het weten aan iedereen die meedoet.
organise-did-edit-nothing = Er is niets veranderd. Geef minstens één optie met een nieuwe waarde op, bijvoorbeeld `start`.
organise-did-resume = Het toernooi gaat verder en niemand heeft tijd verloren.
organise-did-extend =
    { $minutes ->
        [one] Eén minuut extra gegeven: { $tables }.
       *[other] { $minutes } minuten extra gegeven: { $tables }.
    }
organise-until = de tijd voor tafel { $table } loopt tot { $end }
organise-all-until = de tijd voor alle tafels loopt tot { $end }
organise-first-until = de eerste deadline is { $end }, voor tafel { $table }
organise-arena-until = de arena duurt tot { $end }
organise-none-until = Er wordt nu aan geen enkele tafel gespeeld, dus niemand heeft meer tijd nodig.
organise-did-rule = Het resultaat van tafel { $table } is vastgesteld:
    { $outcome }
organise-did-take-back = De beslissing is teruggedraaid. Het spel aan tafel { $table } telt zoals het is gespeeld:
    { $outcome }
organise-did-withdraw = Ik heb { $who } uit het toernooi gehaald.
organise-did-replace = { $player } neemt het over van { $who }.
organise-did-pardon = { $who } krijgt gratie: deze speler doet weer mee en de gemiste tafels worden niet meer aangerekend.
organise-did-cancel = Het toernooi is geannuleerd en ik heb het in het kanaal gemeld.
organise-refuse-not-under-way = Het spel aan tafel { $table } is afgelopen. Met **Zoals gespeeld** laat je het resultaat staan.
organise-rule-stands = Zoals het nu staat: de scores van dit moment tellen

organise-log-title = Wat er is gebeurd in **{ $name }**
organise-log-before = Vóór de eerste ronde
organise-log-round = Ronde { $round }
organise-log-final = De finaletafel
organise-log-arena = De arena
organise-log-after = Na het einde
organise-log-continued = { $heading }, vervolg
organise-note-finished = Het spel aan tafel { $table } is afgelopen: { $places }
organise-note-finished-void = Het resultaat van tafel { $table } is ongeldig.
organise-note-finished-decided = Het spel aan tafel { $table } is afgelopen. De beslissing van de organisator blijft staan.
organise-note-ruled-standing = { $by } heeft bepaald dat aan tafel { $table } de stand van dat moment telt: { $places }.
organise-because = { $line } Reden: { $reason }

organise-cancelled = **{ $name }** is geannuleerd.
organise-cancelled-by = **{ $name }** is geannuleerd door { $by }.
organise-points-so-far = Punten tot nu toe:

organise-command-manage = Voor organisatoren: bekijk hoe het toernooi verloopt en beheer het

organise-button-start = Toernooi starten
organise-button-check-in = Check-in openen
organise-button-computers = Computers
organise-button-pause = Pauzeren
organise-button-resume = Hervatten
organise-button-extend = Extra tijd geven
organise-button-adjudicate = Resultaat vaststellen
organise-button-players = Spelers
organise-button-log = Logboek
organise-button-cancel = Toernooi annuleren
organise-button-refresh = Vernieuwen
organise-button-back = Terug
organise-button-earlier = Eerder
organise-button-more = Meer
organise-button-later = Later
organise-button-stands = Huidige scores gebruiken
organise-button-places = Volgorde invoeren
organise-button-void = Ongeldig verklaren
organise-button-played = Zoals gespeeld
organise-button-decide = Bevestigen
organise-button-reason = Andere reden
organise-button-withdraw = Uit toernooi halen
organise-button-replace = Vervangen
organise-button-by-computer = Computer laten overnemen
organise-button-pardon = Gratie verlenen
organise-menu-computers = Kies hoeveel computers meedoen
organise-menu-extension = Kies hoeveel extra tijd je geeft
organise-menu-table = Kies een tafel
organise-menu-player = Kies een speler
organise-menu-substitute = Kies wie het overneemt
organise-menu-other-reason = Bevestigen met een andere reden
organise-menu-other-pardon = Gratie verlenen om een andere reden
organise-menu-reason = Kies de reden
