direct-title = { $host } heeft in privéberichten een tafel voor Triominos geopend.
direct-counts = In privéberichten telt een spel niet mee voor ratings en ranglijsten.
direct-opened = Je tafel is open. Kies hoeveel computers meespelen en hoe goed, en druk dan op **Starten**.

direct-no-others = In privéberichten kan niemand anders meedoen, dus je kunt niemand uitnodigen. Laat de optie `with` weg, of gebruik `/play` op een server waar ik lid van ben.
direct-no-threads = In privéberichten zijn er geen threads, dus het spel wordt gewoon hier gespeeld. Laat de optie `thread` weg.
direct-no-ratings = Spellen in privéberichten tellen niet mee voor ratings. Laat de optie `rated` weg, of gebruik `/play` op een server waar ik lid van ben.

direct-needs-settings = Deze instellingen horen bij een server, dus gebruik deze opdracht daar. Je eigen instellingen wijzig je met `/preferences`; dat kan ook hier.
direct-needs-leaderboard = Ranglijsten zijn er alleen op servers, en spellen in privéberichten tellen niet mee. Gebruik deze opdracht op een server waar ik lid van ben.
direct-needs-profile = Je hebt op elke server een apart profiel. Gebruik deze opdracht op een server waar ik lid van ben.
direct-needs-play-with = Uitnodigen kan alleen op een server. Gebruik deze opdracht op een server waar ik lid van ben.
direct-needs-history = Elke server heeft een eigen lijst van je uitgespeelde spellen. Gebruik deze opdracht op een server waar ik lid van ben.
direct-needs-moderate = Deze opdracht is voor de moderators van een server, dus gebruik hem daar.
direct-needs-doctor = Deze opdracht controleert mijn machtigingen op een server, dus gebruik hem daar.
direct-needs-void = Alleen resultaten op een server kunnen ongeldig worden verklaard, dus gebruik deze opdracht daar.
direct-needs-tournament = Toernooien worden op servers gespeeld. Gebruik deze opdracht in een kanaal van een server waar ik lid van ben.
direct-needs-stand-in = In privéberichten speelt er verder niemand mee, dus je kunt geen plaats overnemen. Gebruik deze opdracht op een server waar ik lid van ben.

direct-needs-bot = Ik ben hier geen lid, dus ik kan geen bord plaatsen. Gebruik `/play` in een privébericht aan mij, of op een server waar ik lid van ben.

direct-help = **Op dit moment** is hier geen tafel open. Met `/play` open je er een om alleen of tegen computers te spelen. Wil je met vrienden spelen, gebruik `/play` dan op een server waar ik lid van ben.
direct-help-hosting = **Op dit moment** is je tafel open. Kies hoeveel computers meespelen en druk dan op **Starten**.
direct-help-elsewhere = **Op dit moment** ben jij hier de enige die mijn antwoorden ziet. Wil je spelen, gebruik dan `/play` in een privébericht aan mij, of op een server waar ik lid van ben.

direct-games-none = Je hebt op dit moment geen spel lopen. Open een tafel met `/play`: op een server waar ik lid van ben, of in een privébericht aan mij.
direct-games-title =
    { $count ->
        [one] **Je spel**
       *[other] **Al je spellen: { $count }**
    }
direct-games-place = { $channel } ([naar de tafel]({ $link }))
direct-games-here = [Privéberichten]({ $link })
