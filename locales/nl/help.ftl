help-now-no-table = **Op dit moment** is er geen tafel open in dit kanaal. Met `/play` open je er een: met **Meedoen** kunnen vrienden aanschuiven, en computers kunnen de lege plaatsen opvullen.
help-now-lobby = **Op dit moment** is hier een tafel open. Druk op **Meedoen** voor een plaats en wacht dan tot { $host } het spel start.
help-now-lobby-invited = **Op dit moment** vraagt { $host } je om hier mee te spelen. Met **Accepteren** neem je de plaats die ik voor je vrijhoud, met **Afslaan** geef je die op.
help-now-lobby-seated = **Op dit moment** heb je een plaats aan de tafel in dit kanaal. { $host } start het spel als iedereen er is.
help-now-lobby-host = **Op dit moment** is je tafel open. Wacht op vrienden of voeg computers toe en druk dan op **Starten**.
help-now-your-turn = **Op dit moment** ben je aan de beurt. Met **Mijn plankje** zie je je stenen en de beste zetten: twee keer tikken en de steen ligt.
help-now-your-turn-unhinted = **Op dit moment** ben je aan de beurt. Met **Mijn plankje** zie je je stenen: kies er een, en dan een plek.
help-now-turn = **Op dit moment** is { $who } aan de beurt. Bekijk intussen je stenen met **Mijn plankje**.
help-now-turn-ahead = **Op dit moment** is { $who } aan de beurt. Bekijk intussen je stenen met **Mijn plankje**, of kies alvast je volgende zet met **Vooruitplannen**.
help-now-between-rounds = **Op dit moment** is het pauze tussen twee rondes. Druk op **Volgende ronde** om verder te gaan, of wacht even: de volgende begint vanzelf.
help-now-watching = **Op dit moment** kijk je naar een spel. Met `/board` zie je het bord en wat er is gebeurd sinds je voor het laatst keek.
help-now-minded = **Op dit moment** speelt er een computer voor je. Met `/rejoin` neem je je plaats terug.
help-now-sign-up = **Op dit moment** kun je meedoen aan een toernooi in dit kanaal: druk op **Meedoen** onder de aankondiging.
help-now-entered = **Op dit moment** doe je mee aan het toernooi van dit kanaal, dat nog niet is begonnen.
help-now-check-in = **Op dit moment** staat het toernooi van dit kanaal op het punt te beginnen. Met **Inchecken** bevestig je dat je er bent.
help-now-table = **Op dit moment** staat je toernooitafel voor je klaar in een eigen thread.
help-now-tournament = **Op dit moment** is er een toernooi bezig in dit kanaal. De stand zie je met `/tournament status`.

help-what = **Triominos** is een spel met driehoekige stenen. Speel met vrienden of tegen de computer: met `/play` open je een tafel. Nieuw hier? Met `/learn` leer je het spel.
help-turn = Als je aan de beurt bent, leg je een steen tegen een andere steen op het bord aan. Waar hoeken elkaar raken, moeten de getallen gelijk zijn. Met **Mijn plankje** zie je je stenen en waar ze passen; alleen jij ziet dat. Past er niets? Neem dan een steen uit de pot.
help-rules = De regels hier: **{ $edition }**. Met `/rules` krijg je een korte uitleg met afbeeldingen.
help-commands-play = **Spelen**
    - `/play` opent een tafel
    - `/rack` toont je stenen
    - met `/place`, `/draw` en `/pass` speel je zonder knoppen
    - `/undo` neemt je laatste zet terug
    - `/hint` geeft een goede zet in een vriendschappelijk spel
    - `/board` toont het bord
    - `/games` toont je lopende spellen
    - `/learn` leert je het spel in zes korte stappen
    - met `/daily` speel je elke dag een ronde en een puzzel
    - `/leave` geeft je plaats aan een computer
    - met `/rejoin` neem je die terug
    - met `/stand-in` neem je de plaats van een computer over
    - `/end` beëindigt het spel
help-commands-compete = **Competitie**
    - `/leaderboard` toont wie de beste is
    - `/profile` toont je rating en statistieken
    - `/history` toont je uitgespeelde spellen
    - met `/tournament` doe je mee aan toernooien of organiseer je ze
help-commands-set-up = **Instellen**
    - `/rules` legt de regels uit
    - `/preferences` is voor je taal, thema, meldingen en stille uren
    - met `/privacy` zie je wat er over je wordt bewaard en kun je het verwijderen
    - `/settings` wijzigt de instellingen van de server
    - met `/void-result` verklaren moderators een resultaat ongeldig
    - met `/moderate` sluiten ze spelers uit en kiezen ze wie tafels mag openen
    - met `/doctor` zien ze wat er op de server niet klopt
help-deal = **Bewijs van de verdeling**
    De stenen van elke ronde worden verdeeld met een geheime seed. Als een ronde begint, plaats ik de eerste tekens van de SHA-256-hash van die seed; na afloop van het spel laat ik de seed zelf zien. Zo kan iedereen nagaan dat er geen steen is verwisseld.
help-unofficial = -# Deze bot is niet officieel. Triominos is een merk; de eigenaar daarvan heeft niets met deze bot te maken.
# The topics: at most 100 letters.
help-choose = Kies een onderwerp
help-topic-now = Wat je nu kunt doen
help-topic-play = Spelen: de opdrachten tijdens een spel
help-topic-compete = Competitie: ratings en toernooien
help-topic-set-up = Instellen: taal, meldingen, regels, privacy
help-topic-deal = Bewijs van de verdeling

help-settings = **De instellingen van deze server**
help-settings-changed = Ik heb **de instellingen van deze server** gewijzigd.
help-preferences = **Je voorkeuren**
help-preferences-changed = Ik heb **je voorkeuren** gewijzigd.
help-language = Taal: { $language }
help-language-server = zoals in de Discord-instellingen van de server
help-language-own = zoals in je Discord-instellingen
help-theme = Thema: { $theme }
help-pictures = Afbeeldingen van borden: { $kept }
help-pictures-newest = alleen de nieuwste per tafel blijft bewaard
help-pictures-all = ze blijven allemaal bewaard
help-hints = Tips als je niets anders kiest: { $hints }
help-answers = Privéantwoorden: { $pictures }
help-draws-on = Als je een steen moet nemen, doe ik dat voor je
help-draws-off = Als je een steen moet nemen, doe je dat zelf
help-answers-pictures = met afbeeldingen
help-answers-words = in woorden, zonder afbeeldingen
help-theme-default = Donker
help-theme-server = zoals op de server
