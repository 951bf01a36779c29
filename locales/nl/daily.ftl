### /daily: de ronde en de puzzel van de dag.

daily-command = Speel de ronde of de puzzel van de dag, voor iedereen hetzelfde
daily-command-deal = Speel de ronde van de dag: in je eentje, met dezelfde stenen voor iedereen
daily-command-puzzle = Los de puzzel van de dag op: drie beurten zonder stenen te nemen, voor zoveel mogelijk punten
daily-command-calendar = Bekijk op welke dagen je hebt gespeeld en speel eerdere dagen alsnog
daily-option-date = Een eerdere dag, die niet meetelt, bijvoorbeeld 2026-11-27
daily-option-channel = Het kanaal waarin ik de spellen van de dag plaats, met de resultaten van de dag ervoor
daily-option-hour = Het uur van het dagelijkse bericht in UTC, van 1 tot en met 23 (standaard 6)
daily-option-reminder = Hoe laat ik je aan de spellen van de dag herinner als je nog niet hebt gespeeld (standaard nooit)

daily-title-deal = **Ronde van de dag { $number }**
daily-title-puzzle = **Puzzel van de dag { $number }**
daily-goal-deal = Eén ronde in je eentje, met dezelfde stenen voor iedereen. Scoor zoveel mogelijk.
daily-goal-puzzle = Leg in drie beurten telkens een steen aan, zonder stenen te nemen. Scoor zoveel mogelijk.
daily-rules = Regels: { $edition }
daily-free = Dit is een oefenpoging, dus die telt niet mee.
daily-until = Deadline voor deze poging: { $when }
daily-proof-hash = -# Bewijs dat het spel van deze dag vooraf is vastgelegd: de SHA-256-hash van de geheime seed begint met { $hash }
daily-proof-seed = -# Bewijs dat het spel van deze dag vooraf is vastgelegd: de seed is { $seed }, en de SHA-256-hash daarvan is { $hash }
daily-after-deletion = Je was vandaag al aan dit spel begonnen voordat je je gegevens verwijderde, dus deze poging telt niet mee.
daily-turn = Beurt { $turn } van { $turns } · je punten: { $points }

daily-hint-tile = **Tip:** de beste combinatie van drie zetten begint met { $tile }.
daily-hint-spot = **Tip:** de beste combinatie van drie zetten begint met { $tile } op plek { $spot }.

daily-end = Je score: **{ $points }**
daily-end-best = Je score: **{ $points }**. Je hebt de beste combinatie van drie zetten gevonden.
daily-end-below = Je score: **{ $points }**. De beste combinatie van drie zetten levert **{ $best }** op.
daily-ended-with-day = De dag is voorbij, dus je poging is afgelopen. De punten die je had, blijven staan.
daily-first = Je bent vandaag als eerste klaar.
daily-ahead = Tot nu toe heeft { $percent }% van de andere spelers van vandaag lager gescoord.
daily-ahead-final = { $percent }% van de andere spelers van die dag heeft lager gescoord.
daily-computers = Computers met dezelfde stenen: { $list }
daily-streak = Dagen op rij: { $count }
daily-copy = Kopieer deze regel om je resultaat te delen:

daily-line-deal = Triominos, ronde van de dag { $number } · { $points } · { $marks }
daily-line-puzzle = Triominos, puzzel van de dag { $number } · { $points } van { $best } · { $marks }
daily-line-hexagons =
    { $count ->
        [one] { $line } · { $count } zeshoek
       *[other] { $line } · { $count } zeshoeken
    }
daily-line-hints =
    { $count ->
        [one] { $line } · { $count } tip
       *[other] { $line } · { $count } tips
    }

daily-button-solution = Oplossing tonen
daily-button-yesterday = Oplossing van gisteren
daily-button-yesterday-review = Analyse van gisteren
daily-button-again = Nog een poging
daily-button-deal = Ronde spelen
daily-button-puzzle = Puzzel oplossen
daily-button-earlier-month = Vorige maand
daily-button-later-month = Volgende maand
daily-button-end-reminders = Geen herinneringen meer
daily-button-show-me = Zet mij in de resultaten
daily-button-hide-me = Haal mij uit de resultaten

daily-solution = **Oplossing van puzzel { $number }:** { $points }
daily-solution-later = Je krijgt de oplossing zodra de dag voorbij is: { $when }
daily-review-later = Ik analyseer je keuzes zodra de dag voorbij is: { $when }
daily-moved-on = Je bent intussen verder. Zo staat het er nu voor.
daily-none = Ik kan die poging niet vinden. Begin aan die van vandaag met `/daily deal` of `/daily puzzle`.
daily-not-yours = Hier speelt iemand anders. Begin je eigen poging met `/daily deal` of `/daily puzzle`.
daily-shared-before = Dit resultaat heb je al gedeeld.

daily-weekdays = ma di wo do vr za zo
daily-legend-deal = Ronde
daily-legend-puzzle = Puzzel
daily-legend-forgiven = Rustdag
daily-calendar-deals = Rondes gespeeld op: { $days }
daily-calendar-puzzles = Puzzels gespeeld op: { $days }
daily-calendar-forgiven = Gemist, maar je reeks loopt door: { $days }
daily-calendar-none = Je hebt in deze maand niet gespeeld.
daily-choose-day = Kies een dag van { $first } tot en met { $last }

daily-archive-day = **{ $date }, dag { $number }.** Welk spel wil je spelen? Spellen van eerdere dagen tellen niet mee.
daily-archive-days = Voor die dag is er geen spel. Kies een dag van { $first } tot en met { $last }.
daily-archive-empty = Er zijn nog geen eerdere dagen. Vandaag wordt de eerste, zodra de dag voorbij is.
daily-bad-date = Die datum kan ik niet lezen. Schrijf hem zo: `2026-11-27`

daily-reminder = De ronde en de puzzel van de dag wachten op je.
daily-reminder-on = Spellen van de dag: herinnering om { $hour } ({ $zone })
daily-reminder-off = Spellen van de dag: geen herinnering
daily-reminder-none = nooit
daily-reminder-zone = Daarvoor heb ik je tijdzone nodig. Gebruik `daily` en `timezone` samen, bijvoorbeeld { $hour } en Europe/Amsterdam.
daily-reminder-hello = Hier herinner ik je voortaan aan de ronde en de puzzel van de dag. Wil je dat anders, gebruik dan `/preferences daily:`.

daily-shown = Vanaf nu staan je naam en je punten in de dagresultaten van deze server.
daily-hidden = Je staat niet meer in de dagresultaten van deze server.
daily-not-posted = Ik plaats op deze server geen dagresultaten meer.
daily-hour-needs-channel = Ik plaats de spellen van de dag hier nog niet. Wil je het uur instellen, kies dan ook een kanaal met de optie `daily`.
daily-settings-on = Spellen van de dag: in { $channel }, elke dag om { $time }. Wil je dat niet meer, verwijder dan daar mijn laatste bericht met die spellen.
daily-settings-barred = Spellen van de dag: in { $channel } kan ik die nog niet plaatsen. Met `/doctor` zie je welke machtiging ontbreekt.
daily-post-title = **Spellen van de dag { $number }** · { $date }
daily-post-deal = **Ronde** · spelers tot nu toe op alle servers: { $count }
daily-post-puzzle = **Puzzel** · spelers tot nu toe op alle servers: { $count }
daily-post-yesterday = **Resultaten van de dag ervoor ({ $number })**
daily-post-deal-final = **Ronde** · spelers op alle servers: { $count }
daily-post-puzzle-final = **Puzzel** · spelers op alle servers: { $count } · hoogst mogelijke score: { $best }
daily-post-row = { $place }. { $who }: { $points }
daily-post-listed = -# In deze lijsten staan alleen spelers die dat willen. Kiezen doe je met de knop onder je resultaat.
