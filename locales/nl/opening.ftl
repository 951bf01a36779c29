opening-rated = Met rating: het spel telt mee voor ratings en ranglijsten. Je kunt geen `/hint` gebruiken, en als je weggaat, kun je niet terugkomen.
opening-rated-of-two = Met rating als er twee of meer mensen meespelen: dan telt het spel mee voor ratings en ranglijsten, is er geen `/hint`, en als je weggaat, kun je niet terugkomen.
opening-friendly = Vriendschappelijk: het spel telt niet mee voor ratings en ranglijsten. Je kunt `/hint` gebruiken, en als je weggaat, kun je terugkomen.
opening-friendly-unhinted = Vriendschappelijk: het spel telt niet mee voor ratings en ranglijsten. Als je weggaat, kun je terugkomen.
opening-rated-proposed = { $who } wil met rating spelen: het spel telt dan mee voor ratings en ranglijsten, er is geen `/hint`, en weggaan is definitief. { $mentions }: als iedereen akkoord gaat, wordt het een spel met rating. Tot dan blijft het vriendschappelijk.
opening-computers = Zonder rating, omdat er computers meespelen.
opening-changed-rules = Zonder rating, omdat de regels zijn gewijzigd.
opening-thread = Het spel wordt in een eigen thread gespeeld.
opening-invited =
    { $count ->
        [one] { $mentions }: { $host } vraagt je om mee te spelen. Ik houd je plaats vrij tot het spel begint.
       *[other] { $mentions }: { $host } vraagt jullie om mee te spelen. Ik houd jullie plaatsen vrij tot het spel begint.
    }
opening-declined =
    { $count ->
        [one] { $names } heeft de uitnodiging afgeslagen.
       *[other] { $names } hebben de uitnodiging afgeslagen.
    }
opening-was-friendly = Het was een vriendschappelijk spel, dus het telt niet mee voor ratings en ranglijsten.
opening-begun-in = Het spel is begonnen in { $channel }.
opening-thread-name = Triominos met { $host }

opening-opened-and-asked = Je tafel is open en ik heb de anderen uitgenodigd. Start het spel als iedereen er is.
opening-have-invited = Ik heb { $names } voor je tafel uitgenodigd.
opening-host-accepted = { $who } heeft je uitnodiging geaccepteerd en zit aan tafel.
opening-host-declined = { $who } heeft je uitnodiging afgeslagen.
opening-host-joined = { $who } zit nu aan je tafel.
opening-host-left = { $who } heeft je tafel verlaten.
opening-host-left-to-you = { $who } heeft de tafel verlaten. Jij bent nu de host.
opening-opened-in-thread = Je tafel is open in { $channel }. Start het spel als iedereen er is.
opening-no-thread = Ik kan hier geen thread openen, dus het spel blijft in dit kanaal. Ik heb er een tekstkanaal voor nodig, en de machtigingen **Openbare threads maken** en **Berichten versturen in threads**.
opening-board-posted = Ik heb het bord opnieuw in het kanaal geplaatst.
opening-defaults = Standaardinstellingen voor nieuwe tafels: { $choices }
opening-defaults-thread = in een eigen thread
opening-defaults-friendly = vriendschappelijk
opening-defaults-rated = met rating, zodra de host hier drie spellen heeft uitgespeeld
opening-declined-yourself = Je hebt de uitnodiging afgeslagen. De anderen aan tafel kunnen dat zien.
opening-started-without = Het spel is begonnen zonder { $names }: er was nog geen antwoord op de uitnodiging.

opening-settings = **De instellingen van deze tafel**
opening-settings-host = Je kunt deze instellingen wijzigen tot het spel begint.
opening-settings-others = { $host } kan deze instellingen wijzigen tot het spel begint.
opening-seats =
    { $count ->
        [one] Plaatsen: { $count }
       *[other] Plaatsen: hoogstens { $count }
    }
opening-here = Het spel wordt in dit kanaal gespeeld.
opening-choose-seats = Kies het aantal plaatsen
opening-choose-free = Maak een plaats vrij
opening-choose-host = Maak een andere speler host
opening-free-seat = Plaats van { $who } vrijmaken
opening-take-back = Uitnodiging voor { $who } intrekken
opening-hand-on = { $who } host maken
opening-choose-invited = Nodig spelers uit

opening-held-refusal =
    { $held ->
        [one] De laatste vrije plaats is voor iemand die is uitgenodigd. Probeer het opnieuw als er antwoord is, of open een tafel in een ander kanaal.
       *[other] De laatste { $held } vrije plaatsen zijn voor spelers die zijn uitgenodigd. Probeer het opnieuw als er antwoord is, of open een tafel in een ander kanaal.
    }
opening-not-invited = Je hebt geen uitnodiging voor deze tafel: niemand heeft je uitgenodigd, of je hebt al geantwoord. Als er een plaats vrij is, kun je meedoen.
opening-not-there = Die speler zit niet meer aan deze tafel en is ook niet meer uitgenodigd.
opening-no-such-seats =
    { $most ->
        [one] Deze regels zijn voor één speler, dus er is maar één plaats.
       *[other] Deze regels zijn voor { $least } tot { $most } spelers. Kies een ander aantal plaatsen.
    }
opening-unreadable = Ik weet niet wie “{ $typed }” is. Typ @ en kies de spelers uit de lijst van Discord.
opening-oneself = Als host heb je al een plaats, dus je hoeft jezelf niet uit te nodigen.
opening-asks-bot = { $who } is een bot en kan niet meespelen. Wil je een computerspeler, gebruik dan de optie `computers`.
opening-asks-stranger = { $who } is geen lid van deze server, dus uitnodigen kan niet.
opening-asks-there = { $who } zit al aan deze tafel, of is al uitgenodigd.
opening-asks-too-many =
    { $room ->
        [0] Er is geen plaats meer voor de spelers die je uitnodigt. Kies meer plaatsen of minder computers.
        [one] Er is nog maar één plaats, dus je kunt maar één speler uitnodigen.
       *[other] Er zijn nog maar { $room } plaatsen, dus meer spelers kun je niet uitnodigen.
    }
opening-asks-silent = { $who } heeft uitnodigingen uitgezet, dus ik kan er geen sturen. Zelf aanschuiven aan je tafel kan wel.
opening-asks-again = Je hebt { $who } al uitgenodigd, maar de uitnodiging is nog niet geaccepteerd. { $who } kan nog steeds aan je tafel aanschuiven. Opnieuw uitnodigen kan { $when }.
opening-asks-too-often = Je hebt het afgelopen uur al veel mensen uitgenodigd. Iedereen kan nog zelf aanschuiven aan je tafel. Je kunt { $when } weer mensen uitnodigen.
