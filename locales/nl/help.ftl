help-now-no-table = **Op dit moment** is er geen tafel open in dit kanaal. `/play` opent er een: vrienden doen mee met de knop en computers kunnen de lege plaatsen opvullen.
help-now-lobby = **Op dit moment** is hier een tafel open. Met **Meedoen** krijg je een plaats en { $host } start het spel.
help-now-lobby-invited = **Op dit moment** vraagt { $host } je om mee te spelen aan de tafel hier. Met **Accepteren** neem je de plaats in die voor je vrij wordt gehouden, met **Afslaan** geef je die op.
help-now-lobby-seated = **Op dit moment** heb je een plaats aan de tafel hier. { $host } start het spel als iedereen er is.
help-now-lobby-host = **Op dit moment** is je tafel open. Wacht op vrienden of voeg computers toe en druk dan op **Starten**.
help-now-your-turn = **Op dit moment** ben je aan de beurt. **Mijn plankje** toont je stenen en de beste zetten: twee keer tikken en de steen ligt.
help-now-your-turn-unhinted = **Op dit moment** ben je aan de beurt. **Mijn plankje** toont je stenen: kies er een, en dan een plek.
help-now-turn = **Op dit moment** is { $who } aan de beurt. Intussen toont **Mijn plankje** je stenen.
help-now-turn-ahead = **Op dit moment** is { $who } aan de beurt. Intussen toont **Mijn plankje** je stenen. Met **Vooruitplannen** eronder kan je volgende beurt worden gespeeld zodra die begint.
help-now-between-rounds = **Op dit moment** is een ronde afgelopen. Met **Volgende ronde** begin je de volgende; anders begint die zo meteen vanzelf.
help-now-watching = **Op dit moment** is hier een spel bezig en kijk jij mee. `/board` toont het bord en wat er is gebeurd sinds je laatst keek.
help-now-minded = **Op dit moment** speelt een computer voor je. Met `/rejoin` krijg je je plaats terug.
help-now-sign-up = **Op dit moment** kun je meedoen aan een toernooi in dit kanaal, met **Meedoen** onder de aankondiging.
help-now-entered = **Op dit moment** doe je mee aan het toernooi van dit kanaal, dat nog niet is begonnen.
help-now-check-in = **Op dit moment** staat het toernooi van dit kanaal op het punt te beginnen. Met **Inchecken** bevestig je dat je er bent.
help-now-table = **Op dit moment** wacht je toernooitafel op je in een eigen thread.
help-now-tournament = **Op dit moment** is er een toernooi bezig in dit kanaal. `/tournament status` toont hoe het ervoor staat.

help-what = **Triominos** is een spel met driehoekige stenen. Speel met vrienden of tegen de computer: `/play` opent een tafel. Nieuw hier? `/learn` laat zien hoe het moet.
help-turn = In je beurt leg je een steen aan tegen een steen op het bord: waar hoeken elkaar raken, moeten de getallen gelijk zijn. **Mijn plankje** toont je stenen en waar ze passen; alleen jij ziet het. Past er niets, neem dan een steen uit de pot en leg die aan als hij past.
help-rules = De regels hier: **{ $edition }**. `/rules` legt ze kort uit, met afbeeldingen.
help-commands-play = **Spelen**
    - `/play` opent een tafel
    - `/rack` toont je stenen
    - met `/place`, `/draw` en `/pass` speel je zonder knoppen
    - `/undo` neemt terug wat je net hebt aangelegd
    - `/hint` raadt een goede zet aan in een vriendschappelijk spel
    - `/board` toont het bord
    - `/games` toont je spellen
    - `/learn` leert je het spel in zes korte stappen
    - `/daily` heeft elke dag een ronde en een puzzel
    - `/leave` geeft je plaats aan een computer
    - `/rejoin` neemt die terug
    - `/stand-in` neemt de plaats van een computer over
    - `/end` beëindigt het spel
help-commands-compete = **Competitie**
    - `/leaderboard` toont wie de beste is
    - `/profile` toont je rating en cijfers
    - `/history` toont je uitgespeelde spellen
    - `/tournament` is om aan toernooien mee te doen en ze te organiseren
help-commands-set-up = **Instellen**
    - `/rules` legt de regels uit
    - `/preferences` is voor je taal, thema, meldingen en stille uren
    - `/privacy` toont en verwijdert wat over je wordt bewaard
    - `/settings` is voor de server
    - met `/void-result` halen moderators een resultaat uit de ranglijsten
    - met `/moderate` sluiten ze spelers uit en kiezen ze wie tafels mag openen
    - `/doctor` vertelt ze wat er niet klopt
help-deal = **Bewijs van de verdeling**
    Als een ronde begint, zie je de SHA-256-hash van de seed van de verdeling, en als het spel eindigt de seed zelf. Zo kan iedereen nagaan dat er geen steen is verwisseld.
help-unofficial = -# Deze bot is niet officieel. Triominos is een merk van de eigenaar ervan, die niets met deze bot te maken heeft.
# The topics: at most 100 letters.
help-choose = Kies een onderwerp
help-topic-now = Wat je nu kunt doen
help-topic-play = Spelen: de commando’s
help-topic-compete = Competitie: ranglijsten en toernooien
help-topic-set-up = Instellen: taal, meldingen, regels, privacy
help-topic-deal = Bewijs van de verdeling

help-settings = **De instellingen van deze server**
help-settings-changed = **De instellingen van deze server** zijn gewijzigd.
help-preferences = **Je voorkeuren**
help-preferences-changed = **Je voorkeuren** zijn gewijzigd.
help-language = Taal: { $language }
help-language-server = zoals in de Discord-instellingen van de server
help-language-own = zoals in je Discord-instellingen
help-theme = Thema: { $theme }
help-pictures = Afbeeldingen van borden: { $kept }
help-pictures-newest = alleen de nieuwste per tafel blijft bewaard
help-pictures-all = ze blijven allemaal bewaard
help-hints = Standaard voor hints: { $hints }
help-answers = Privéantwoorden: { $pictures }
help-draws-on = Verplicht steen nemen: ik doe het voor je
help-draws-off = Verplicht steen nemen: je drukt zelf op de knop
help-answers-pictures = met afbeeldingen
help-answers-words = in woorden, zonder afbeeldingen
help-theme-default = Donker
help-theme-server = zoals op de server
