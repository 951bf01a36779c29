doctor-title = **Wat ik hier heb gevonden**
doctor-rights-fine = In { $channel } heb ik alle machtigingen die ik nodig heb.
doctor-lacks = In { $channel } mis ik de machtiging **{ $right }**: { $why }.
doctor-why-no-role = geen van mijn rollen heeft deze machtiging
doctor-why-everyone = de machtigingen van het kanaal staan dit niemand toe
doctor-why-role = de machtigingen van het kanaal staan dit de rol { $role } niet toe
doctor-why-bot = mijn machtigingen in het kanaal staan dit niet toe
doctor-why-hidden = ik kan het kanaal niet zien
doctor-why-unknown = Discord staat het hier niet toe, hoewel de kanaalmachtigingen in orde lijken
doctor-category = De categorie van het kanaal, { $category }, staat dit ook niet toe. Is het kanaal met de categorie gesynchroniseerd, wijzig de machtiging dan daar.
doctor-gone = De instellingen verwijzen naar { $channel }, maar dat kanaal bestaat niet meer, of ik kan het niet zien.
doctor-lacks-roles = Op deze server mis ik de machtiging **{ $right }**, dus ik kan kampioenen geen rol geven.
doctor-lacks-events = Op deze server mis ik de machtiging **{ $right }**, dus ik kan toernooien niet bij de evenementen van de server zetten.

doctor-no-table = Er is geen tafel open in dit kanaal.
doctor-lobby = Er is een tafel open in dit kanaal en het spel is nog niet begonnen. Spelers: { $count }. Geopend: { $when }
doctor-match = Er is een spel bezig in dit kanaal. Het wachten is op { $who }. Laatste wijziging: { $when }
doctor-match-between = In dit kanaal is een spel bezig; het is nu pauze tussen twee rondes. Laatste wijziging: { $when }
doctor-untold = Ik heb nog niet alles gemeld wat er aan deze tafel is gebeurd.
doctor-tournament-sign-up = Spelers kunnen in dit kanaal meedoen aan het toernooi **{ $name }**.
doctor-tournament-check-in = Spelers kunnen in dit kanaal inchecken voor het toernooi **{ $name }**.
doctor-tournament-playing = Het toernooi **{ $name }** is bezig in dit kanaal.
doctor-tournament-over = Het laatste toernooi van dit kanaal, **{ $name }**, is afgelopen.
doctor-tournament-paused = Het toernooi is gepauzeerd.

doctor-damaged-results =
    { $count ->
        [one] Eén resultaat van deze server kan ik niet lezen, dus het telt niet mee voor de ranglijsten. De beheerder van de bot ziet in mijn logboek welk resultaat dat is.
       *[other] { $count } resultaten van deze server kan ik niet lezen, dus ze tellen niet mee voor de ranglijsten. De beheerder van de bot ziet in mijn logboek welke.
    }
doctor-no-failures = Sinds mijn laatste start zijn alle berichten aan deze server aangekomen.
doctor-failures = De laatste berichten die niet zijn aangekomen:
doctor-failure = { $channel } · { $moment } · { $why }
doctor-failure-later = geen antwoord van Discord of de database; ik blijf het proberen
doctor-failure-barred = ik mis een machtiging; ik blijf het proberen
doctor-failure-never = het kanaal bestaat niet meer, of Discord heeft het bericht geweigerd
doctor-failure-damaged = bij mij is iets misgegaan; de beheerder van de bot vindt de details in mijn logboek
doctor-said = { $why } (`{ $said }`)

doctor-program = Versie: { $version } · Shard: { $shard } van { $shards }
doctor-delays = Vertraging in milliseconden: van Discord naar mij { $arrival }, een verzoek aan Discord { $call }, een databasequery { $database }
