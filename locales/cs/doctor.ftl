doctor-title = **Co jsem tu našel**
doctor-rights-fine = V kanálu { $channel } mám všechna oprávnění, která potřebuju.
doctor-lacks = V kanálu { $channel } mi chybí oprávnění **{ $right }**: { $why }.
doctor-why-no-role = žádná z mých rolí ho nemá
doctor-why-everyone = nastavení kanálu ho zakazuje všem
doctor-why-role = nastavení kanálu ho zakazuje roli { $role }
doctor-why-bot = nastavení kanálu mi ho zakazuje
doctor-why-hidden = kanál nevidím
doctor-why-unknown = Discord ho tu nepovoluje, i když nastavení kanálu vypadá správně
doctor-category = Toto oprávnění zakazuje i kategorie { $category }, do které kanál patří. Pokud je s ní kanál synchronizovaný, změň oprávnění tam.
doctor-gone = V nastavení je vybraný kanál { $channel }, ale ten už neexistuje, nebo ho nevidím.
doctor-lacks-roles = Na tomto serveru mi chybí oprávnění **{ $right }**, takže šampionům nemůžu dát jejich roli.
doctor-lacks-events = Na tomto serveru mi chybí oprávnění **{ $right }**, takže turnaje nemůžu zařadit mezi události serveru.

doctor-no-table = V tomto kanálu není otevřený žádný stůl.
doctor-lobby = V tomto kanálu je otevřený stůl a hra ještě nezačala. Hráči: { $count }. Otevřeno: { $when }
doctor-match = V tomto kanálu se hraje. Čeká se na: { $who }. Poslední změna: { $when }
doctor-match-between = V tomto kanálu se hraje a právě je pauza mezi koly. Poslední změna: { $when }
doctor-untold = Ještě jsem nezveřejnil všechno, co se u stolu stalo.
doctor-tournament-sign-up = V tomto kanálu se dá přihlásit do turnaje **{ $name }**.
doctor-tournament-check-in = V tomto kanálu se potvrzuje účast v turnaji **{ $name }**.
doctor-tournament-playing = V tomto kanálu probíhá turnaj **{ $name }**.
doctor-tournament-over = Poslední turnaj v tomto kanálu, **{ $name }**, skončil.
doctor-tournament-paused = Turnaj je pozastavený.

doctor-damaged-results =
    { $count ->
        [one] Jeden výsledek z tohoto serveru nemůžu přečíst, takže se nepočítá do žebříčků. Který to je, vidí v mém logu ten, kdo mě provozuje.
        [few] { $count } výsledky z tohoto serveru nemůžu přečíst, takže se nepočítají do žebříčků. Které to jsou, vidí v mém logu ten, kdo mě provozuje.
        [many] { $count } výsledků z tohoto serveru nemůžu přečíst, takže se nepočítají do žebříčků. Které to jsou, vidí v mém logu ten, kdo mě provozuje.
       *[other] { $count } výsledků z tohoto serveru nemůžu přečíst, takže se nepočítají do žebříčků. Které to jsou, vidí v mém logu ten, kdo mě provozuje.
    }
doctor-no-failures = Od mého posledního spuštění došly všechny zprávy na tento server.
doctor-failures = Poslední zprávy, které nedošly:
doctor-failure = { $channel } · { $moment } · { $why }
doctor-failure-later = Discord nebo databáze neodpovídá, zkouším to znovu
doctor-failure-barred = chybí mi oprávnění, zkouším to znovu
doctor-failure-never = kanál už neexistuje, nebo Discord zprávu odmítl
doctor-failure-damaged = chyba na mé straně; podrobnosti najde v mém logu ten, kdo mě provozuje
doctor-said = { $why } (`{ $said }`)

doctor-program = Verze: { $version } · Shard: { $shard } z celkem { $shards }
doctor-delays = Zpoždění v milisekundách: od Discordu ke mně { $arrival }; dotaz na Discord { $call }; dotaz do databáze { $database }
