clock-none = Geen klok: neem rustig de tijd
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

clock-call = { $mention }, jouw beurt. Je tijd loopt { $when } af.
clock-missed = ⏰ De tijd van { $who } is om, dus deze beurt is automatisch gespeeld:
clock-reminder = ⏰ { $mention }, je bent aan de beurt en de helft van je tijd is om. Je tijd loopt { $when } af.
clock-reminder-near = ⏰ { $mention }, je bent nog steeds aan de beurt. Je tijd loopt { $when } af; daarna speel ik deze beurt voor je.
clock-idle = ⏰ { $mention }, je bent aan de beurt, maar hier is al lang niet meer gespeeld. Ben je er nog? Als niemand speelt, eindigt het spel { $when }. In een spel met rating telt dat voor jou als verlies.
clock-bot-returned = Ik ben terug op deze server, dus het spel gaat verder. Niemand heeft tijd verloren.
clock-channel-returned = Ik kan weer in dit kanaal schrijven, dus het spel gaat verder. Niemand heeft tijd verloren.
clock-stopped = ⏸️ Het toernooi is gepauzeerd, dus de klok staat stil. Jullie kunnen doorspelen, maar het hoeft niet.
clock-continued = ▶️ Het toernooi gaat verder en de klok loopt weer. Iedereen heeft nog evenveel tijd als vóór de pauze.
clock-asleep-directly = Ik kan niet meer in { $channel } schrijven, dus je spel daar ligt stil. Ook de klokken staan stil, dus niemand verliest tijd. Wil je verder? Vraag dan een moderator of ik het kanaal weer mag zien en er berichten mag versturen.
clock-asleep = Ik kan op dit moment niet in { $channel } schrijven, dus het spel daar ligt stil. Ook de klokken staan stil, dus niemand verliest tijd. Ik probeer het nu opnieuw. Verschijnt er niet snel iets, vraag dan een moderator of ik het kanaal mag zien en er berichten mag versturen.
clock-seat-minded =
    { $turns ->
        [one] { $left } heeft een beurt gemist.
       *[other] { $left } heeft { $turns } beurten achter elkaar gemist.
    } { $computer } speelt nu voor { $left }. Terugkomen kan met **Mijn plaats terugnemen** of `/rejoin`.
clock-seat-taken-back = { $who } is er weer.

clock-your-time = Je tijd loopt { $when } af.
clock-their-time = De tijd van { $who } loopt { $when } af.
clock-seat-is-minded = Er speelt nu een computer voor je. Neem je plaats terug met `/rejoin`.
clock-rejoined = Welkom terug. Je plaats is weer van jou.
clock-stood-in = Deze plaats is nu van jou. Het resultaat telt nog steeds voor de computer, niet voor jou.

clock-quiet-none = Stille uren: geen
clock-quiet = Stille uren: { $hours } ({ $zone })
clock-quiet-changed =
    Stille uren: { $hours } ({ $zone })
    -# Vanaf je volgende beurt staan klokken van een dag of meer per beurt tijdens deze uren stil. Klokken in minuten lopen door.
clock-quiet-unreadable = Ik begrijp “{ $typed }” niet. Typ je stille uren als 22-8 of 22:30-7:15, of typ `off` als je er geen wilt.
clock-quiet-too-long =
    { $most ->
        [one] Stille uren duren hoogstens één uur per dag en mogen niet op hetzelfde tijdstip beginnen en eindigen.
       *[other] Stille uren duren hoogstens { $most } uur per dag en mogen niet op hetzelfde tijdstip beginnen en eindigen.
    } Er is niets veranderd.
clock-quiet-no-zone = Om te weten wanneer je stille uren zijn, heb ik je tijdzone nodig. Gebruik `quiet` en `timezone` samen, bijvoorbeeld 22-8 en Europe/Amsterdam.
clock-zone-no-quiet = Een tijdzone is alleen nodig voor stille uren en de dagelijkse herinnering. Gebruik voor stille uren `quiet` en `timezone` samen, bijvoorbeeld 22-8 en Europe/Amsterdam.
clock-unknown-zone = Ik ken de tijdzone “{ $typed }” niet. Kies een van de suggesties die tijdens het typen verschijnen, zoals Europe/Amsterdam.
