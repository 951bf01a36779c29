doctor-title = **Wat ik hier heb gevonden**
doctor-rights-fine = Machtigingen in { $channel }: er ontbreekt niets.
doctor-lacks = In { $channel } mis ik **{ $right }**: { $why }.
doctor-why-no-role = geen van mijn rollen heeft deze machtiging
doctor-why-everyone = de kanaalmachtigingen voor iedereen staan dit niet toe
doctor-why-role = de kanaalmachtigingen voor de rol { $role } staan dit niet toe
doctor-why-bot = de kanaalmachtigingen voor mij staan dit niet toe
doctor-why-hidden = ik kan het kanaal niet zien
doctor-why-unknown = Discord geeft de machtiging hier niet, hoewel de kanaalmachtigingen het zouden toestaan
doctor-category = De categorie van het kanaal, { $category }, staat dit ook niet toe. Als het kanaal met de categorie is gesynchroniseerd, wijzig het dan daar.
doctor-gone = { $channel } is in de instellingen gekozen, maar bestaat niet meer, of ik kan het niet zien.
doctor-lacks-roles = Op deze server mis ik **{ $right }**, dus ik kan kampioenen hun rol niet geven.
doctor-lacks-events = Op deze server mis ik **{ $right }**, dus toernooien kunnen niet bij de evenementen van de server staan.

doctor-no-table = Er is geen tafel open in dit kanaal.
doctor-lobby = Er is een tafel open in dit kanaal en het spel is nog niet begonnen. Spelers: { $count }. Geopend: { $when }
doctor-match = Er is een spel bezig in dit kanaal. Wacht op: { $who }. Laatste wijziging: { $when }
doctor-match-between = Er is een spel bezig in dit kanaal, tussen twee rondes. Laatste wijziging: { $when }
doctor-untold = Iets wat aan tafel is gebeurd, moet nog worden geplaatst.
doctor-tournament-sign-up = Spelers kunnen in dit kanaal meedoen aan het toernooi **{ $name }**.
doctor-tournament-check-in = Spelers kunnen in dit kanaal inchecken voor het toernooi **{ $name }**.
doctor-tournament-playing = Het toernooi **{ $name }** is bezig in dit kanaal.
doctor-tournament-over = Het laatste toernooi van dit kanaal, **{ $name }**, is afgelopen.
doctor-tournament-paused = Het is gepauzeerd.

doctor-damaged-results =
    { $count ->
        [one] Eén uitslag van deze server is onleesbaar en telt niet mee op de ranglijsten. Mijn logboek noemt hem.
       *[other] { $count } uitslagen van deze server zijn onleesbaar en tellen niet mee op de ranglijsten. Mijn logboek noemt ze.
    }
doctor-no-failures = Sinds mijn laatste start is er geen bericht aan deze server mislukt.
doctor-failures = De laatste berichten die mislukten:
doctor-failure = { $channel } · { $moment } · { $why }
doctor-failure-later = Discord of de database antwoordde niet, dus ik probeer het opnieuw
doctor-failure-barred = ik miste een machtiging, dus ik probeer het opnieuw
doctor-failure-never = het kanaal bestaat niet meer, of Discord heeft het bericht geweigerd
doctor-failure-damaged = een fout van mij; mijn logboek zegt meer
doctor-said = { $why } (`{ $said }`)

doctor-program = Versie: { $version } · Shard: { $shard } van { $shards }
doctor-delays = Vertraging in milliseconden: van Discord naar mij { $arrival }; een verzoek aan Discord { $call }; een vraag aan de database { $database }
