opening-rated = Met rating: telt mee voor ratings en ranglijsten. Er is geen `/hint`, en als je weggaat, kun je niet terugkomen.
opening-rated-of-two = Met rating als twee of meer personen spelen: dan telt het mee voor ratings en ranglijsten, is er geen `/hint`, en als je weggaat, kun je niet terugkomen.
opening-friendly = Vriendschappelijk: telt niet mee voor ratings en ranglijsten. Je kunt `/hint` gebruiken, en als je weggaat, kun je terugkomen.
opening-friendly-unhinted = Vriendschappelijk: telt niet mee voor ratings en ranglijsten. Als je weggaat, kun je terugkomen.
opening-rated-proposed = { $who } wil met rating spelen: het spel telt dan mee voor ratings en ranglijsten, er is geen `/hint`, en weggaan is definitief. { $mentions }: als iedereen akkoord gaat, telt de rating; tot dan blijft het vriendschappelijk.
opening-computers = Zonder rating, omdat er computers meespelen.
opening-changed-rules = Zonder rating, omdat de regels zijn gewijzigd.
opening-thread = Het spel wordt in een eigen thread gespeeld.
opening-invited =
    { $count ->
        [one] { $mentions }: { $host } vraagt je om mee te spelen. Er blijft een plaats voor je vrij tot het spel begint.
       *[other] { $mentions }: { $host } vraagt jullie om mee te spelen. Voor ieder van jullie blijft een plaats vrij tot het spel begint.
    }
opening-declined =
    { $count ->
        [one] { $names } heeft de uitnodiging afgeslagen.
       *[other] { $names } hebben de uitnodiging afgeslagen.
    }
opening-was-friendly = Het was een vriendschappelijk spel, dus het telt niet mee voor ratings en ranglijsten.
opening-begun-in = Het spel is begonnen in { $channel }.
opening-thread-name = Triominos met { $host }

opening-opened-and-asked = Je tafel is open en de andere spelers zijn gevraagd. Start het spel als iedereen er is.
opening-have-invited = Gevraagd aan je tafel: { $names }.
opening-host-accepted = { $who } heeft je uitnodiging aangenomen en zit aan tafel.
opening-host-declined = { $who } heeft je uitnodiging afgeslagen.
opening-host-joined = { $who } zit nu aan je tafel.
opening-host-left = { $who } heeft je tafel verlaten.
opening-host-left-to-you = { $who } heeft de tafel verlaten. Jij bent nu de host.
opening-opened-in-thread = Je tafel is open in { $channel }. Start het spel als iedereen er is.
opening-no-thread = Ik kan in dit kanaal geen thread openen, dus het spel wordt hier gespeeld. In een tekstkanaal heb ik de machtigingen Openbare threads maken en Berichten versturen in threads nodig.
opening-board-posted = Het bord staat opnieuw in het kanaal.
opening-defaults = Standaard voor nieuwe tafels: { $choices }
opening-defaults-thread = in een eigen thread
opening-defaults-friendly = vriendschappelijk
opening-defaults-rated = met rating, zodra de host hier drie spellen heeft uitgespeeld
opening-declined-yourself = Je hebt de uitnodiging afgeslagen en de anderen kunnen dat aan tafel zien.
opening-started-without = Het spel is begonnen zonder { $names }: er was nog geen antwoord.

opening-settings = **Instellingen van deze tafel**
opening-settings-host = Je kunt ze wijzigen tot het spel begint.
opening-settings-others = { $host } kan ze wijzigen tot het spel begint.
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
opening-choose-invited = Vraag spelers mee

opening-held-refusal =
    { $held ->
        [one] De vrije plaats is voor iemand die is gevraagd om mee te spelen. Probeer het opnieuw als er antwoord is, of open een tafel in een ander kanaal met `/play`.
       *[other] De { $held } vrije plaatsen zijn voor mensen die zijn gevraagd om mee te spelen. Probeer het opnieuw als er antwoord is, of open een tafel in een ander kanaal met `/play`.
    }
opening-not-invited = Niemand heeft je voor deze tafel gevraagd, of je hebt al geantwoord. Als er een plaats vrij is, kun je meedoen.
opening-not-there = Die speler heeft geen plaats meer aan deze tafel en er wordt er ook geen vrijgehouden.
opening-no-such-seats =
    { $most ->
        [one] Deze regels zijn voor één speler, dus er is maar één plaats.
       *[other] Deze regels zijn voor { $least } tot { $most } spelers, dus dat aantal plaatsen kan de tafel niet hebben.
    }
opening-unreadable = Ik kan uit “{ $typed }” niet opmaken wie je wilt vragen. Typ @ en kies elke speler uit de lijst van Discord.
opening-oneself = Als host heb je al een plaats, dus je hoeft jezelf niet uit te nodigen.
opening-asks-bot = { $who } is een bot en kan niet meespelen. Gebruik de optie `computers` voor een computerspeler.
opening-asks-stranger = { $who } is geen lid van deze server, dus die kan ik niet vragen om mee te spelen.
opening-asks-there = { $who } heeft al een plaats of een uitnodiging aan deze tafel.
opening-asks-too-many =
    { $room ->
        [0] Er is geen plaats meer voor de spelers die je vraagt. Geef de tafel meer plaatsen of minder computers.
        [one] Er is nog maar { $room } plaats voor de spelers die je vraagt. Noem één speler.
       *[other] Er zijn nog maar { $room } plaatsen voor de spelers die je vraagt. Noem er niet meer.
    }
opening-asks-silent = { $who } wil geen uitnodigingen, dus ik kan er geen sturen. Aanschuiven aan je tafel kan wel.
opening-asks-again = Je hebt { $who } al gevraagd en nog geen ja gekregen. Opnieuw vragen kan: { $when }. Aanschuiven aan je tafel kan wel.
opening-asks-too-often = Je hebt het afgelopen uur al veel mensen gevraagd. Meer vragen kan: { $when }. Iedereen kan nog wel aanschuiven aan je tafel.
