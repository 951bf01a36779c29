organise-title = **{ $name }**
organise-sign-up = De inschrijving is open. Deelnemers: { $count } van { $capacity } (computers: { $computers }).
organise-check-in = Het inchecken is begonnen. Ingecheckt: { $there } van { $count }. Deadline: { $until }.
organise-round = Ronde { $round } van { $rounds }. Tafels die nog spelen: { $playing }.
organise-starting = Het toernooi is begonnen en de eerste ronde wordt ingedeeld.
organise-final = De finaletafel wordt gespeeld.
organise-arena = Arena. Tafels die spelen: { $playing }. Einde: { $until }.
organise-paused = **Gepauzeerd** sinds { $since }: alle klokken staan stil, ook aan de tafels, en er begint geen nieuwe ronde.
organise-unchecked = Nog niet ingecheckt: { $names }
organise-table = Tafel { $table }
organise-table-line = { $table }: { $names }
organise-deadline = deadline: { $until }
organise-left =
    { $minutes ->
        [one] nog één minuut
       *[other] nog { $minutes } minuten
    }
organise-missing = afwezig: { $names }
organise-missing-until = afwezig: { $names }, deadline: { $until }
organise-more-tables =
    { $more ->
        [one] en nog één tafel
       *[other] en nog { $more } tafels
    }
organise-minded = Een computer speelt voor: { $names }
organise-finished = Afgelopen tafels: { $tables }
organise-finished-count = Aantal afgelopen tafels: { $count }
organise-finished-won = tafel { $table } (winst: { $names })
organise-finished-void = tafel { $table } (ongeldig)
organise-undecided = Nog te beslissen: { $tables }
organise-undecided-table = tafel { $table } (deadline: { $until })
organise-finished-undecided = tafel { $table } (nog te beslissen)
organise-out = Doet niet meer mee: { $names }

organise-ask-cancel = **{ $name }** annuleren? Dit is definitief: spellen die bezig zijn, eindigen en tellen niet, er wordt niets meer gespeeld en het kanaal krijgt bericht, met de punten tot nu toe.
organise-cancel-weekly = Het toernooi van volgende week gaat gewoon door. Wil je de hele reeks stoppen, gebruik dan eerst `/tournament edit weekly:False`.
organise-ask-computers = Computers die nu meedoen: { $count }. Hoeveel moeten het er zijn?
organise-ask-extension = Hoeveel extra tijd wil je geven? Elke tafel die bezig is, krijgt die, en een arena ook.
organise-extension =
    { $minutes ->
        [one] Eén minuut extra
       *[other] { $minutes } minuten extra
    }
organise-ask-table = Over welke tafel wil je beslissen?
organise-no-tables = Er zijn nog geen tafels.
organise-table-playing = Bezig: { $places }
organise-table-waiting = Het spel is nog niet begonnen
organise-table-over = Afgelopen: { $places }
organise-table-decided = Beslist door een organisator: { $places }
organise-table-void = Ongeldig
organise-table-undecided = Nog te beslissen: de moderatie heeft het spel ongeldig verklaard
organise-stands-now = Huidige stand: { $outcome }
organise-ask-decision = Hoe moet deze tafel tellen?
organise-scores-changed = Het spel is intussen verdergegaan, controleer de uitslag dus opnieuw.
organise-ask-sure = Tafel { $table } gaat zo tellen:
    { $outcome }
organise-match-ends = Daarmee eindigt het spel aan die tafel.
organise-place = Plaats { $place }: { $who }
organise-tie = Gelijk met { $who }
organise-untie = Niet gelijk met { $who }
organise-reason-agreed = afgesproken door de spelers
organise-reason-unfinished = het spel kon niet worden afgemaakt
organise-reason-time-up = de tijd was om
organise-reason-absent = een speler was afwezig
organise-reason-own-wish = op eigen verzoek van de speler
organise-reason-unfair = oneerlijk spel
organise-reason-technical = technische problemen
organise-reason-excused = de afwezigheid is verontschuldigd
organise-reason-more-time = de tafels hebben meer tijd nodig
organise-reason-mistake = om een fout te herstellen
organise-reason-voided = het spel is ongeldig verklaard
organise-reason-usual = De knop geeft deze reden: { $reason }. Kies een andere in het menu, dat bevestigt ook meteen.
organise-reason-chosen = Reden: { $reason }
organise-reason-pardon = **Gratie geven** geeft deze reden: { $reason }. Kies een andere in het menu, dat geeft ook meteen gratie.
organise-ask-player = Om welke speler gaat het?
organise-player = { $who }: { $what }
organise-player-in = doet mee
organise-player-at = aan tafel { $table }
organise-player-missing = nog niet aan tafel { $table }
organise-player-minded = een computer speelt voor deze speler
organise-player-out = doet niet meer mee
organise-player-absences = keer afwezig: { $count }
organise-ask-withdraw = { $who } uit het toernooi halen? De punten blijven staan, maar deze speler speelt aan geen tafel meer. **Gratie geven** brengt de speler terug.
organise-ask-withdraw-at = { $who } uit het toernooi halen? Aan tafel { $table } neemt een computer de plaats over en wordt deze speler laatste. De punten blijven staan, maar deze speler speelt aan geen tafel meer. **Gratie geven** brengt de speler terug.
organise-ask-replace = Wie moet verderspelen voor { $who }? Die speler neemt de plaats in de stand over, met alle punten.
organise-ask-replace-at = Aan tafel { $table } speelt een computer tot het einde; de nieuwe speler schuift aan bij de volgende tafel.
organise-ask-computer = Een computer verder laten spelen voor { $who }? Die neemt de plaats in de stand over, met alle punten.

organise-did-computers =
    { $count ->
        [one] Er doet nu één computer mee.
       *[other] Er doen nu { $count } computers mee.
    }
organise-did-check-in = Het inchecken is begonnen. Deadline: { $until }.
organise-did-start = Het toernooi is begonnen en de eerste tafels worden opgeroepen.
organise-did-pause = Gepauzeerd. Alle klokken staan stil, ook aan de tafels, en er begint geen nieuwe ronde.
organise-did-edit = Ik heb het toernooi gewijzigd en vertel het iedereen die meedoet.
organise-did-edit-nothing = Zo was het al, dus er is niets veranderd. Geef minstens één optie op, bijvoorbeeld `start`.
organise-did-resume = Hervat. Elke deadline is opgeschoven met de duur van de pauze.
organise-did-extend =
    { $minutes ->
        [one] Iedereen heeft één minuut extra: { $tables }.
       *[other] Iedereen heeft { $minutes } minuten extra: { $tables }.
    }
organise-until = tafel { $table } heeft tot { $end }
organise-all-until = alle tafels hebben tot { $end }
organise-first-until = de eerste, tafel { $table }, heeft tot { $end }
organise-arena-until = de arena duurt tot { $end }
organise-none-until = Er is nu geen tafel bezig, dus niemand heeft meer tijd nodig.
organise-did-rule = Beslist. Tafel { $table } telt zo:
    { $outcome }
organise-did-take-back = De beslissing is teruggenomen. Tafel { $table } telt zoals gespeeld:
    { $outcome }
organise-did-withdraw = { $who } is uit het toernooi gehaald.
organise-did-replace = { $player } speelt verder voor { $who }.
organise-did-pardon = { $who } krijgt gratie: er wordt niets meer aangerekend en deze speler doet mee.
organise-did-cancel = Het toernooi is geannuleerd en het kanaal heeft bericht gekregen.
organise-refuse-not-under-way = Het spel aan tafel { $table } is afgelopen. Met **Zoals gespeeld** telt het resultaat.
organise-rule-stands = Huidige stand: in de volgorde van de scores op dit moment

organise-log-title = Wat er is gebeurd in **{ $name }**
organise-log-before = Vóór de eerste ronde
organise-log-round = Ronde { $round }
organise-log-final = De finaletafel
organise-log-arena = De arena
organise-log-after = Na het einde
organise-log-continued = { $heading }, vervolg
organise-note-finished = Tafel { $table } is afgelopen: { $places }
organise-note-finished-void = Tafel { $table } is ongeldig.
organise-note-finished-decided = Het spel van tafel { $table } is afgelopen. De beslissing van de organisator blijft staan.
organise-note-ruled-standing = { $by } heeft beslist dat tafel { $table } telt met de stand van dat moment: { $places }.
organise-because = { $line } Reden: { $reason }

organise-cancelled = **{ $name }** is geannuleerd.
organise-cancelled-by = **{ $name }** is geannuleerd door { $by }.
organise-points-so-far = Punten tot nu toe:

organise-command-manage = Voor organisatoren: bekijk hoe alles ervoor staat en leid het toernooi

organise-button-start = Toernooi starten
organise-button-check-in = Inchecken openen
organise-button-computers = Computers
organise-button-pause = Pauzeren
organise-button-resume = Hervatten
organise-button-extend = Verlengen
organise-button-adjudicate = Beslissen
organise-button-players = Spelers
organise-button-log = Logboek
organise-button-cancel = Toernooi annuleren
organise-button-refresh = Vernieuwen
organise-button-back = Terug
organise-button-earlier = Eerder
organise-button-more = Meer
organise-button-later = Later
organise-button-stands = Huidige stand
organise-button-places = Volgorde invoeren
organise-button-void = Ongeldig
organise-button-played = Zoals gespeeld
organise-button-decide = Bevestigen
organise-button-reason = Andere reden
organise-button-withdraw = Uit toernooi halen
organise-button-replace = Vervangen
organise-button-by-computer = Door een computer
organise-button-pardon = Gratie geven
organise-menu-computers = Kies hoeveel computers meedoen
organise-menu-extension = Kies hoeveel extra tijd
organise-menu-table = Kies een tafel
organise-menu-player = Kies een speler
organise-menu-substitute = Kies wie verderspeelt
organise-menu-other-reason = Bevestigen om een andere reden
organise-menu-other-pardon = Gratie geven om een andere reden
organise-menu-reason = Kies de reden
