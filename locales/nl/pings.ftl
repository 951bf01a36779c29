pings-turn = { $mention }, je bent aan de beurt.
pings-deadline = Deadline: { $when }.
pings-digest =
    { $count ->
        [one] { $mention }, een van je spellen wacht op je. Met `/games` zie je welk spel het is.
       *[other] { $mention }, { $count } van je spellen wachten op je. Met `/games` zie je welke.
    }
pings-closed = -# Ik mag je van Discord geen privéberichten meer sturen, dus voortaan vermeld ik je hier. Terugzetten kan later met `/preferences pings:`.

pings-direct-turn = Je bent aan de beurt in { $channel }{ $others }.
pings-direct-reminder = ⏰ Je bent nog steeds aan de beurt in { $channel }{ $others }.
pings-played = ✅ Deze beurt is gespeeld.
pings-direct-digest =
    { $count ->
        [one] **Een van je spellen wacht op je**
       *[other] **{ $count } van je spellen wachten op je**
    }
pings-direct-hello = Voortaan laat ik je hier weten wanneer je aan de beurt bent. Wil je dat anders, gebruik dan `/preferences pings:` op de server.

pings-snoozed = Volgende herinnering: { $when }, tenzij je dan al hebt gespeeld. De laatste herinnering voordat je tijd om is, krijg je hoe dan ook.
pings-snooze-too-long = Dat is te laat: je tijd loopt { $when } af. Ik heb je herinneringen niet gewijzigd.
pings-not-your-turn = { $who } is aan de beurt, dus deze knop is niet voor jou.
pings-nobodys-turn = Aan deze tafel is nu niemand aan de beurt, dus er is niets om je aan te herinneren.
pings-at-the-table = Dat kan alleen aan tafel: { $channel }

pings-chosen = Meldingen: { $mode }
pings-chosen-closed = Meldingen: een vermelding in het kanaal, omdat ik je van Discord geen privéberichten mag sturen. Sta privéberichten van leden van deze server toe en kies ze dan opnieuw.
pings-digest-chosen = Meldingen bundelen: { $digest }
pings-invitations = Uitnodigingen: { $choice }
pings-call-me-elsewhere = Tafelmeldingen kun je alleen op een server krijgen. Gebruik `call-me` op de server waar je wilt spelen.
pings-refused = Ik kan je geen privéberichten sturen. Sta ze toe in de privacyinstellingen van deze server in Discord en kies dan opnieuw. Er is niets veranderd.

pings-mode-mention = een vermelding in het kanaal
pings-mode-silent = geen; het bericht in het kanaal is genoeg
pings-mode-direct = een privébericht
pings-invitations-anyone = van iedereen
pings-invitations-none = geen
pings-call-me-on = Tafelmeldingen: als hier een tafel op spelers wacht, hoogstens één keer per uur
pings-call-me-off = Tafelmeldingen: uit
pings-digest-off = uit; je krijgt voor elke beurt een aparte melding
pings-digest-hours =
    { $count ->
        [one] één melding voor al je spellen, een uur nadat je in een ervan aan de beurt bent gekomen
       *[other] één melding voor al je spellen, { $count } uur nadat je in een ervan aan de beurt bent gekomen
    }

## A table that waits for players

pings-company =
    { $mentions }: { $host } wacht op medespelers. Zin om mee te doen?
    -# Ik vermeld alleen leden die `/preferences call-me:` hebben ingesteld, hoogstens één keer per uur.
