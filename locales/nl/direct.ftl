direct-title = { $host } heeft in privéberichten een tafel voor Triominos geopend.
direct-counts = In privéberichten telt een spel niet mee voor ratings en ranglijsten.
direct-opened = Je tafel is open. Kies hoeveel computers meespelen en hoe goed, en start dan het spel.

direct-no-others = In privéberichten kan niemand anders meedoen, dus er is niemand om te vragen. Laat de optie `with` weg, of gebruik `/play` op een server waar ik ben.
direct-no-threads = In privéberichten zijn er geen threads: het spel wordt gewoon hier gespeeld. Laat de optie `thread` weg.
direct-no-ratings = In privéberichten telt geen enkel spel mee voor ratings. Laat de optie `rated` weg, of gebruik `/play` op een server waar ik ben.

direct-needs-settings = Dit zijn de instellingen van een server, dus gebruik deze opdracht op een server. `/preferences` wijzigt je eigen instellingen, ook hier.
direct-needs-leaderboard = Ranglijsten horen bij servers, en wat je hier speelt, telt voor geen enkele mee. Gebruik deze opdracht op een server waar ik ben.
direct-needs-profile = Een profiel toont wat je op een server hebt gespeeld. Gebruik deze opdracht op een server waar ik ben.
direct-needs-play-with = Uitnodigen kan alleen op een server. Gebruik deze opdracht op een server waar ik ben.
direct-needs-history = Je uitgespeelde spellen staan per server in een lijst. Gebruik deze opdracht op een server waar ik ben.
direct-needs-moderate = Moderators waken over de spelers van een server, dus gebruik deze opdracht op een server.
direct-needs-doctor = Deze opdracht controleert mijn machtigingen op een server, dus gebruik hem op een server.
direct-needs-void = Alleen resultaten op een server kunnen uit de ranglijsten worden gehaald, dus gebruik deze opdracht op een server.
direct-needs-tournament = Toernooien worden op servers gespeeld. Gebruik deze opdracht in een kanaal van een server waar ik ben.
direct-needs-stand-in = In privéberichten speelt niemand anders, dus er is geen plaats om over te nemen. Gebruik deze opdracht op een server waar ik ben.

direct-needs-bot = Deze server heeft mij niet toegevoegd, dus ik kan je alleen antwoorden en geen bord plaatsen. `/help`, `/rules` en `/games` werken hier. Wil je spelen, gebruik dan `/play` in een privébericht aan mij, of op een server waar ik ben.

direct-help = **Op dit moment** is hier geen tafel open. `/play` opent er een: in privéberichten speel je alleen of tegen computers. Wil je met vrienden spelen, gebruik het dan op een server waar ik ben.
direct-help-hosting = **Op dit moment** is je tafel open. Kies hoeveel computers meespelen en druk dan op **Starten**.
direct-help-elsewhere = **Op dit moment** ben ik hier alleen voor jou: niemand anders ziet mijn antwoorden op `/help`, `/rules` en `/games`. Wil je spelen, gebruik dan `/play` in een privébericht aan mij, of op een server waar ik ben.

direct-games-none = Je hebt op dit moment geen spel lopen. `/play` opent een tafel: op een server waar ik ben, of in een privébericht aan mij.
direct-games-title =
    { $count ->
        [one] **Je spel**
       *[other] **Je { $count } spellen, waar ze ook zijn**
    }
direct-games-place = { $channel } ([naar de tafel]({ $link }))
direct-games-here = [Privéberichten]({ $link })
