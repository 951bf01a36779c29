doctor-title = **Co jsem tu našel**
doctor-rights-fine = Oprávnění v kanálu { $channel }: nic nechybí.
doctor-lacks = V kanálu { $channel } mi chybí **{ $right }**: { $why }.
doctor-why-no-role = žádná z mých rolí to nemá
doctor-why-everyone = oprávnění kanálu to zakazují všem
doctor-why-role = oprávnění kanálu to zakazují roli { $role }
doctor-why-bot = oprávnění kanálu to zakazují mně
doctor-why-hidden = kanál nevidím
doctor-why-unknown = Discord to tady neuděluje, i když by to oprávnění kanálu dovolovala
doctor-category = Zakazuje to i jeho kategorie { $category }. Pokud je kanál s kategorií synchronizovaný, změň to tam.
doctor-gone = V nastavení je vybraný { $channel }, ten ale už neexistuje, nebo ho nevidím.
doctor-lacks-roles = Na tomto serveru mi chybí **{ $right }**, takže šampionům nemůžu dát jejich roli.
doctor-lacks-events = Na tomto serveru mi chybí **{ $right }**, takže turnaje nemůžu zařadit mezi události serveru.

doctor-no-table = V tomto kanálu není otevřený žádný stůl.
doctor-lobby = V tomto kanálu je otevřený stůl a hra ještě nezačala. Hráči: { $count }. Otevřeno: { $when }
doctor-match = V tomto kanálu se hraje. Čeká se na: { $who }. Poslední změna: { $when }
doctor-match-between = V tomto kanálu se hraje, právě je přestávka mezi koly. Poslední změna: { $when }
doctor-untold = Něco, co se stalo u stolu, ještě není v kanálu zveřejněno.
doctor-tournament-sign-up = V tomto kanálu se lze přihlásit do turnaje **{ $name }**.
doctor-tournament-check-in = V tomto kanálu se potvrzuje účast v turnaji **{ $name }**.
doctor-tournament-playing = V tomto kanálu probíhá turnaj **{ $name }**.
doctor-tournament-over = Poslední turnaj tohoto kanálu, **{ $name }**, skončil.
doctor-tournament-paused = Je pozastavený.

doctor-damaged-results =
    { $count ->
        [one] Jeden výsledek z tohoto serveru nejde přečíst a do žebříčků se nepočítá. Najdeš ho v mém logu.
        [few] { $count } výsledky z tohoto serveru nejdou přečíst a do žebříčků se nepočítají. Najdeš je v mém logu.
        [many] { $count } výsledků z tohoto serveru nejde přečíst a do žebříčků se nepočítá. Najdeš je v mém logu.
       *[other] { $count } výsledků z tohoto serveru nejde přečíst a do žebříčků se nepočítá. Najdeš je v mém logu.
    }
doctor-no-failures = Od mého posledního spuštění došly všechny zprávy na tento server.
doctor-failures = Poslední zprávy, které nedošly:
doctor-failure = { $channel } · { $moment } · { $why }
doctor-failure-later = Discord nebo databáze neodpověděly, zkouším to znovu
doctor-failure-barred = chybělo mi oprávnění, zkouším to znovu
doctor-failure-never = kanál už neexistuje, nebo Discord zprávu odmítl
doctor-failure-damaged = moje chyba; více je v mém protokolu
doctor-said = { $why } (`{ $said }`)

doctor-program = Verze: { $version } · Shard: { $shard } z celkem { $shards }
doctor-delays = Zpoždění v milisekundách: od Discordu ke mně { $arrival }; dotaz na Discord { $call }; dotaz do databáze { $database }
