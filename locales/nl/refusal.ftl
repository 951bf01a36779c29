refusal-between-rounds = Deze ronde is afgelopen. Wacht even op de volgende.
refusal-not-your-turn = { $who } is aan de beurt. Ik laat het je weten als jij aan de beurt bent.
refusal-tile-not-on-rack = { $tile } staat niet op je plankje. Met `/rack` zie je je stenen.
refusal-only-the-drawn-tile = Je hebt een steen genomen, dus je mag alleen die aanleggen: { $tile }. Past die niet, gebruik dan `/draw` of `/pass`.
refusal-must-lead = De ronde moet beginnen met { $tile }. Leg die op plek 1.
refusal-cell-taken = Daar ligt al een steen. Met `/board` zie je de vrije plekken.
refusal-not-beside-a-tile = Je steen moet met een zijde tegen een steen op het bord liggen. Met `/board` zie je de vrije plekken.
refusal-no-such-spot = Plek { $spot } bestaat niet. Met `/board` zie je de vrije plekken.
refusal-no-such-spot-open = Plek { $spot } bestaat niet. Deze zijn vrij: { $open }
refusal-spot-gone = Plek { $spot } is niet meer vrij: er ligt een steen, of er past geen steen meer. Met `/board` zie je de vrije plekken.
refusal-no-such-turn = Hoe je { $tile } ook draait, met de klok mee lees je nooit { $corners }. Kies een andere steen of plek.
refusal-corners-disagree =
    { $spot ->
        [0] { $tile } past daar niet: je krijgt dan { $brings }. Voor die plek heb je { $corners } nodig (met de klok mee).
       *[other] { $tile } past niet op plek { $spot }: je krijgt dan { $brings }. Voor die plek heb je { $corners } nodig (met de klok mee).
    }
refusal-rack-shows = Met `/rack` zie je wat past.
refusal-try-another = Geeft niet, het kost je niets: kies een andere steen of plek.
refusal-a-tile-fits-unhinted = Een van je stenen past ergens, dus je mag nog geen steen nemen en ook niet passen. Geeft niet, het kost je niets: zoek de steen en leg hem aan.
refusal-bring = { $corner } een { $tile } in plaats van een { $board }
refusal-misfit-title =
    { $spot ->
        [0] { $tile } past niet
       *[other] { $tile } past niet op plek { $spot }
    }
refusal-misfit-alt =
    { $count ->
        [one] Het bord, met de steen op de plek waar je hem wilde aanleggen. De hoeken, met de klok mee vanaf boven of linksboven: { $lies }. Bij de hoek die niet past, staat een kruis.
       *[other] Het bord, met de steen op de plek waar je hem wilde aanleggen. De hoeken, met de klok mee vanaf boven of linksboven: { $lies }. Bij de { $count } hoeken die niet passen, staan kruisen.
    }
refusal-opening-turn = Jij begint de ronde, dus leg eerst een steen op plek 1. Met `/rack` zie je je stenen.
refusal-pool-empty = De pot is leeg. Leg een steen aan als er een past, of pas met `/pass`.
refusal-draw-limit =
    { $limit ->
        [one] Je mag maar één steen per beurt nemen. Leg een steen aan, of pas met `/pass`.
       *[other] Je mag maar { $limit } stenen per beurt nemen. Leg een steen aan, of pas met `/pass`.
    }
refusal-a-tile-fits = Een van je stenen past, dus je mag nog geen steen nemen en ook niet passen. Met `/rack` zie je wat past.
refusal-pool-not-empty = Je mag alleen passen als er niets meer te nemen is. Leg een steen aan, of neem er een met `/draw`.

refusal-channel-taken = In dit kanaal is al een tafel; die zie je hier zo verschijnen. Schuif daar aan, of open een tafel in een ander kanaal.
refusal-channel-taken-link =
    In dit kanaal is al een tafel: { $link }
    Doe daar mee, of open er een in een ander kanaal.
refusal-channel-taken-by = Aan tafel: { $who } · geopend: { $when }
refusal-channel-taken-thread = Je kunt ook in een thread van dit kanaal spelen: druk op de knop hieronder.
refusal-no-new-thread = Ik kan in dit kanaal geen thread openen. Ik heb er een tekstkanaal voor nodig, en de machtigingen **Openbare threads maken** en **Berichten versturen in threads**.
refusal-too-many-tables =
    { $limit ->
        [one] Op deze server is al één tafel open, en dat is het maximum. Doe daar mee, of probeer het opnieuw als dat spel is afgelopen.
       *[other] Op deze server zijn al { $limit } tafels open, en dat is het maximum. Doe aan een ervan mee, of probeer het opnieuw als een spel is afgelopen.
    }
refusal-too-many-lobbies =
    { $limit ->
        [one] Je hebt al een tafel die op spelers wacht, en meer dan één tegelijk mag niet. Start eerst het spel aan die tafel, of sluit de tafel met `/end`.
       *[other] Je hebt al { $limit } tafels die op spelers wachten, en dat is het maximum. Start eerst het spel aan een van die tafels, of sluit er een met `/end`.
    }
refusal-too-many-matches =
    { $limit ->
        [one] Je bent op deze server al host van een spel zonder klok, en meer dan één tegelijk mag niet. Speel het uit, beëindig het met `/end` of speel met een klok.
       *[other] Je bent op deze server al host van { $limit } spellen zonder klok, en dat is het maximum. Speel er een uit, beëindig er een met `/end` of speel met een klok.
    }
refusal-too-fast =
    Dat ging te snel voor me, dus er is niets veranderd. { $seconds ->
        [one] Probeer het over een seconde opnieuw.
       *[other] Probeer het over { $seconds } seconden opnieuw.
    }
refusal-too-often = Je hebt dit de afgelopen minuten al vaak gedaan, dus deze keer doe ik het niet. Je kunt het { $when } weer doen.
refusal-next-replay =
    Een herhaling maken duurt even. { $seconds ->
        [one] Over een seconde kun je er weer een aanvragen.
       *[other] Over { $seconds } seconden kun je er weer een aanvragen.
    }
refusal-table-closed = Deze tafel is gesloten. Open een nieuwe met `/play`.
refusal-no-such-table = Die tafel bestaat niet meer. Open een nieuwe met `/play`.
refusal-not-started = Het spel is nog niet begonnen. De host start het met **Starten**.
refusal-already-started = Het spel is al begonnen. Je kunt meekijken, of een tafel openen in een ander kanaal.
refusal-playing-already = Het spel is al begonnen en je speelt mee.
refusal-no-record = Alleen een uitgespeeld spel heeft een verslag.
refusal-not-at-table = Je speelt niet mee aan deze tafel. Doe mee als het spel nog niet is begonnen, of open een tafel in een ander kanaal met `/play`.
refusal-left-for-good = Je hebt dit spel verlaten. Wie een spel met rating of een toernooispel verlaat, kan niet meer terug. Je kunt wel meekijken.
refusal-already-seated = Je zit al aan deze tafel.
refusal-full =
    { $seats ->
        [one] De enige plaats is bezet. Open een tafel in een ander kanaal met `/play`.
       *[other] Alle { $seats } plaatsen zijn bezet. Open een tafel in een ander kanaal met `/play`.
    }
refusal-too-few =
    { $seats ->
        [one] Voor dit spel is minstens één speler nodig.
       *[other] Voor dit spel zijn minstens { $seats } spelers nodig.
    } Wacht op anderen, of voeg computers toe.
refusal-too-many =
    { $taken ->
        [one] Er zit één speler aan deze tafel,
       *[other] Er zitten { $taken } spelers aan deze tafel,
    } maar die regels zijn voor hoogstens { $seats }. Er is niets veranderd.
refusal-no-computer = Er zit geen computer aan deze tafel.
refusal-no-draining = Volgens deze regels neem je alleen een steen als er geen past, dus Computer Ekster kan de pot niet leeghalen.
refusal-no-stand-ins = Van de host mag niemand aan deze tafel de plaats van een computer overnemen. Je kunt wel meekijken.
refusal-no-stand-ins-rated = In spellen met rating en in toernooien kan niemand de plaats van een computer overnemen. Je kunt wel meekijken.
refusal-host-starts = { $host } is de host van deze tafel en start het spel. Je hoeft niets te doen.
refusal-not-the-host = Alleen { $host }, de host van deze tafel, kan dat.
refusal-of-tournament = Dit spel hoort bij een toernooi, dus je kunt het niet beëindigen. Organisatoren kunnen het resultaat vaststellen met `/tournament result`; met `/leave` sta je je plaats af aan een computer.
refusal-no-hint-competitive = In spellen met rating en in toernooien zijn er geen tips: hier moet je het zelf doen. Met `/rack` zie je je stenen.
refusal-no-hint-unhinted = Aan deze tafel zijn er geen tips. Met `/rack` zie je je stenen.
refusal-undo-nothing-placed = Je hebt in je laatste beurt geen steen aangelegd, dus er valt niets terug te nemen.
refusal-undo-somebody-acted = Het is te laat om een zet terug te nemen: het spel is intussen verdergegaan. Terugnemen kan alleen voordat iemand anders iets doet.
refusal-undo-drew = Je hebt al gezien welke steen je hebt genomen, dus die beurt kun je niet terugnemen.
refusal-undo-round-over = Die ronde is afgelopen, dus zetten uit die ronde kun je niet meer terugnemen.
refusal-undo-changed = Je kunt je laatste zet niet terugnemen: die is voor je gespeeld, of er is sindsdien iets veranderd aan tafel.
refusal-undo-asked-already = Ik heb het de anderen al gevraagd. Zodra iedereen akkoord gaat, neem ik je zet terug.
refusal-undo-once-a-round = In spellen met rating en in toernooien kun je maar één keer per ronde vragen om een zet terug te nemen, en dat heb je al gedaan.
refusal-undo-computer-drew = Een computer heeft sindsdien een steen genomen, dus je kunt je zet niet meer terugnemen.
refusal-undo-replies-too-often = Je hebt in deze ronde al drie zetten teruggenomen nadat een computer had gereageerd, en dat is het maximum. Speel vanaf hier verder.
refusal-board-moved-on = Het spel is intussen verdergegaan. Zo staat het er nu voor.
refusal-board-moved-since = Het spel is intussen verdergegaan. De laatste beurten:
refusal-already-handled = Dat is al gebeurd.
refusal-unknown-tile = “{ $typed }” is geen steen. Typ drie getallen van 0 tot en met 5, zoals 0‑3‑5.
refusal-unknown-length = “{ $typed }” is geen geldige lengte voor een spel. Typ een getal en kies een van de suggesties: 1 tot 99 rondes, of 10 tot 9.999 punten.
refusal-unknown-spot = “{ $typed }” is geen plek. Typ het nummer van een vrije plek op het bord, zoals 12.

refusal-not-in-this-channel = In dit soort kanaal kun je geen tafel openen. Gebruik `/play` in een tekstkanaal of een thread.
refusal-managers-only = Om de instellingen van deze server te wijzigen, heb je de machtiging **Server beheren** nodig. Je eigen instellingen wijzig je met `/preferences`.
refusal-rights-unknown = Ik kon daarnet je machtigingen op deze server niet controleren. Probeer het zo nog eens.
refusal-missing-permissions =
    { $count ->
        [one] Ik mis een machtiging in dit kanaal: { $names }. Vraag een moderator om die machtiging, of kies een ander kanaal.
       *[other] Ik mis enkele machtigingen in dit kanaal: { $names }. Vraag een moderator om die machtigingen, of kies een ander kanaal.
    }
refusal-permission-view-channel = Kanaal bekijken
refusal-permission-send-messages = Berichten versturen
refusal-permission-send-messages-in-threads = Berichten versturen in threads
refusal-permission-create-public-threads = Openbare threads maken
refusal-permission-attach-files = Bestanden toevoegen
refusal-permission-embed-links = Links insluiten
refusal-permission-read-message-history = Berichtgeschiedenis lezen
refusal-permission-manage-roles = Rollen beheren
refusal-permission-create-events = Evenementen maken

refusal-trouble = Sorry, er is bij mij iets misgegaan. Probeer het zo nog eens. Gebeurt het weer, geef dan de code { $code } aan de mensen die deze bot beheren.
refusal-database-trouble = Sorry, ik kan nu niet bij mijn geheugen. Wat je hebt gespeeld, is niet verloren. Probeer het over een minuut opnieuw. Gebeurt het weer, geef dan de code { $code } aan de mensen die deze bot beheren.
refusal-being-updated = Ik word op dit moment bijgewerkt. Er gaat niets verloren. Probeer het over een paar seconden opnieuw.
