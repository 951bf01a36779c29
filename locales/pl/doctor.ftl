doctor-title = **Co tu widzę**
doctor-rights-fine = Uprawnienia na { $channel }: niczego nie brakuje.
doctor-lacks = Na { $channel } brakuje mi uprawnienia **{ $right }**: { $why }.
doctor-why-no-role = nie ma go żadna z moich ról
doctor-why-everyone = odbierają je uprawnienia kanału dla wszystkich
doctor-why-role = odbierają je uprawnienia kanału dla roli { $role }
doctor-why-bot = odbierają je uprawnienia kanału dla mnie
doctor-why-hidden = nie widzę tego kanału
doctor-why-unknown = Discord go tu nie przyznaje, choć uprawnienia kanału na to pozwalają
doctor-category = Odbiera je też kategoria kanału, { $category }. Jeśli kanał jest zsynchronizowany z kategorią, zmień to w niej.
doctor-gone = { $channel } jest w ustawieniach, ale już nie istnieje albo go nie widzę.
doctor-lacks-roles = Na tym serwerze brakuje mi uprawnienia **{ $right }**, więc nie mogę nadawać ról za mistrzostwo.
doctor-lacks-events = Na tym serwerze brakuje mi uprawnienia **{ $right }**, więc turniejów nie widać wśród wydarzeń serwera.
doctor-no-table = Na tym kanale nie ma otwartego stołu.
doctor-lobby = Na tym kanale jest otwarty stół, a gra się jeszcze nie zaczęła. Gracze: { $count }. Otwarcie: { $when }
doctor-match = Na tym kanale toczy się gra. Czeka na gracza: { $who }. Ostatnia zmiana: { $when }
doctor-match-between = Na tym kanale toczy się gra, teraz przerwa między rundami. Ostatnia zmiana: { $when }
doctor-untold = Coś, co wydarzyło się przy stole, czeka jeszcze na publikację.
doctor-tournament-sign-up = Na tym kanale można dołączyć do turnieju **{ $name }**.
doctor-tournament-check-in = Na tym kanale można potwierdzić obecność w turnieju **{ $name }**.
doctor-tournament-playing = Na tym kanale trwa turniej **{ $name }**.
doctor-tournament-over = Ostatni turniej na tym kanale, **{ $name }**, jest zakończony.
doctor-tournament-paused = Jest wstrzymany.
doctor-damaged-results =
    { $count ->
        [one] Jednego wyniku z tego serwera nie da się odczytać i nie liczy się on w rankingach. Wskazuje go mój dziennik.
        [few] { $count } wyników z tego serwera nie da się odczytać i nie liczą się one w rankingach. Wskazuje je mój dziennik.
        [many] { $count } wyników z tego serwera nie da się odczytać i nie liczą się one w rankingach. Wskazuje je mój dziennik.
       *[other] { $count } wyników z tego serwera nie da się odczytać i nie liczą się one w rankingach. Wskazuje je mój dziennik.
    }
doctor-no-failures = Od mojego ostatniego uruchomienia wszystkie wiadomości na ten serwer doszły.
doctor-failures = Ostatnie wiadomości, które nie doszły:
doctor-failure = { $channel } · { $moment } · { $why }
doctor-failure-later = brak odpowiedzi Discorda lub bazy danych, więc próbuję dalej
doctor-failure-barred = brak uprawnienia, więc próbuję dalej
doctor-failure-never = kanał już nie istnieje albo Discord odrzucił wiadomość
doctor-failure-damaged = mój błąd; więcej jest w moim dzienniku
doctor-said = { $why } (`{ $said }`)
doctor-program = Wersja: { $version } · Shard: { $shard } z { $shards }
doctor-delays = Opóźnienia w milisekundach: od Discorda do mnie { $arrival }; zapytanie do Discorda { $call }; zapytanie do bazy danych { $database }
