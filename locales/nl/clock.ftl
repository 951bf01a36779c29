clock-none = Geen klok: neem alle tijd die je wilt
clock-minutes =
    { $count ->
        [one] Eén minuut per beurt
       *[other] { $count } minuten per beurt
    }
clock-days =
    { $count ->
        [one] Eén dag per beurt, stille uren niet meegeteld
       *[other] { $count } dagen per beurt, stille uren niet meegeteld
    }
clock-is = Klok: { $clock }
clock-choose = Kies de klok

clock-call = { $mention }, jouw beurt. Deadline: { $when }.
clock-missed = ⏰ { $who } deed er te lang over, dus deze beurt is automatisch gespeeld:
clock-reminder = ⏰ { $mention }, je bent aan de beurt en de helft van je tijd is voorbij. Deadline: { $when }.
clock-reminder-near = ⏰ { $mention }, je bent nog steeds aan de beurt. Deadline: { $when }; daarna wordt je beurt automatisch gespeeld.
clock-idle = ⏰ { $mention }, je bent aan de beurt en hier is al lang niet meer gespeeld. Wil je doorgaan? Als niemand speelt, wordt het spel gesloten; met rating telt het dan voor jou als verlies. Deadline: { $when }.
clock-bot-returned = Ik ben terug op deze server, dus het spel gaat verder. Niemand heeft daardoor tijd verloren.
clock-channel-returned = Ik kan weer in dit kanaal schrijven, dus het spel gaat verder. Niemand heeft daardoor tijd verloren.
clock-stopped = ⏸️ Het toernooi is gepauzeerd, dus de klok staat stil. Jullie kunnen doorspelen, maar niemand hoeft.
clock-continued = ▶️ Het toernooi gaat verder en de klok loopt weer. Iedereen heeft de tijd die er vóór de pauze nog was.
clock-asleep-directly = Ik kan niet meer in { $channel } schrijven, dus je tafel daar slaapt: de klokken staan stil en niemand verliest tijd. Vraag een moderator of ik het kanaal mag zien en erin mag schrijven. Dan gaat het spel verder.
clock-asleep = Ik kan op dit moment niet in { $channel } schrijven, dus de tafel daar slaapt: de klokken staan stil en niemand verliest tijd. Ik probeer het nu opnieuw. Verschijnt daar niet snel iets, vraag dan een moderator of ik het kanaal mag zien en erin mag schrijven.
clock-seat-minded =
    { $turns ->
        [one] { $left } heeft een beurt gemist.
       *[other] { $left } heeft { $turns } beurten achter elkaar gemist.
    } { $computer } speelt tot { $left } de plaats terugneemt, met deze knop of `/rejoin`.
clock-seat-taken-back = { $who } is er weer.

clock-your-time = Je deadline: { $when }.
clock-their-time = Deadline voor { $who }: { $when }.
clock-seat-is-minded = Een computer speelt voor je. Neem je plaats terug met `/rejoin`.
clock-rejoined = Welkom terug. Je hebt je plaats weer.
clock-stood-in = Deze plaats is nu van jou. Het resultaat telt nog steeds voor de computer, niet voor jou.

clock-quiet-none = Stille uren: geen
clock-quiet = Stille uren: { $hours } ({ $zone })
clock-quiet-changed =
    Stille uren: { $hours } ({ $zone })
    -# Vanaf je volgende beurt staan klokken die dagen tellen tijdens deze uren stil. Klokken die minuten tellen niet.
clock-quiet-unreadable = Ik kan uit “{ $typed }” niet opmaken wanneer je stille uren beginnen en eindigen. Schrijf ze zoals 22-8 of 22:30-7:15, of `off` voor geen.
clock-quiet-too-long =
    { $most ->
        [one] Stille uren mogen niet leeg zijn en niet langer dan één uur per dag.
       *[other] Stille uren mogen niet leeg zijn en niet langer dan { $most } uur per dag.
    } Er is niets veranderd.
clock-quiet-no-zone = Om te weten wanneer deze uren zijn, heb ik je tijdzone nodig. Gebruik `quiet` en `timezone` samen, zoals 22-8 en Europe/Amsterdam.
clock-zone-no-quiet = Een tijdzone heeft alleen zin met stille uren. Gebruik `quiet` en `timezone` samen, zoals 22-8 en Europe/Amsterdam.
clock-unknown-zone = Ik ken de tijdzone “{ $typed }” niet. Kies een van de suggesties tijdens het typen, zoals Europe/Amsterdam.
