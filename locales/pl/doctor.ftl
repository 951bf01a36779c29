doctor-title = **Co tu widzę**
doctor-rights-fine = Na { $channel } mam wszystkie potrzebne uprawnienia.
doctor-lacks = Na { $channel } brakuje mi uprawnienia **{ $right }**: { $why }.
doctor-why-no-role = nie ma go żadna z moich ról
doctor-why-everyone = uprawnienia kanału odbierają je wszystkim
doctor-why-role = uprawnienia kanału odbierają je roli { $role }
doctor-why-bot = uprawnienia kanału mi je odbierają
doctor-why-hidden = nie widzę tego kanału
doctor-why-unknown = Discord go tu nie przyznaje, choć uprawnienia kanału na to pozwalają
doctor-category = Odbiera je też kategoria kanału, { $category }. Jeśli kanał jest zsynchronizowany z kategorią, zmień to w niej.
doctor-gone = { $channel } jest w ustawieniach, ale już nie istnieje albo go nie widzę.
doctor-lacks-roles = Na tym serwerze brakuje mi uprawnienia **{ $right }**, więc nie mogę nadawać ról za mistrzostwo.
doctor-lacks-events = Na tym serwerze brakuje mi uprawnienia **{ $right }**, więc turniejów nie widać wśród wydarzeń serwera.
doctor-no-table = Na tym kanale nie ma otwartego stołu.
doctor-lobby = Na tym kanale jest otwarty stół, a gra się jeszcze nie zaczęła. Gracze: { $count }. Otwarcie: { $when }
doctor-match = Na tym kanale toczy się gra. Czeka na gracza: { $who }. Ostatnia zmiana: { $when }
doctor-match-between = Na tym kanale toczy się gra; trwa przerwa między rundami. Ostatnia zmiana: { $when }
doctor-untold = Na kanale nie ma jeszcze wszystkiego, co wydarzyło się przy stole.
doctor-tournament-sign-up = Na tym kanale można dołączyć do turnieju **{ $name }**.
doctor-tournament-check-in = Na tym kanale można potwierdzić obecność w turnieju **{ $name }**.
doctor-tournament-playing = Na tym kanale trwa turniej **{ $name }**.
doctor-tournament-over = Ostatni turniej na tym kanale, **{ $name }**, jest zakończony.
doctor-tournament-paused = Turniej jest wstrzymany.
doctor-damaged-results =
    { $count ->
        [one] Nie mogę odczytać jednego wyniku z tego serwera, więc nie liczy się on w rankingach. Osoba, która mnie prowadzi, znajdzie go w moim dzienniku.
        [few] Nie mogę odczytać { $count } wyników z tego serwera, więc nie liczą się one w rankingach. Osoba, która mnie prowadzi, znajdzie je w moim dzienniku.
        [many] Nie mogę odczytać { $count } wyników z tego serwera, więc nie liczą się one w rankingach. Osoba, która mnie prowadzi, znajdzie je w moim dzienniku.
       *[other] Nie mogę odczytać { $count } wyników z tego serwera, więc nie liczą się one w rankingach. Osoba, która mnie prowadzi, znajdzie je w moim dzienniku.
    }
doctor-no-failures = Od mojego ostatniego uruchomienia wszystkie wiadomości na ten serwer doszły.
doctor-failures = Ostatnie wiadomości, które nie doszły:
doctor-failure = { $channel } · { $moment } · { $why }
doctor-failure-later = brak odpowiedzi Discorda lub bazy danych, więc próbuję dalej
doctor-failure-barred = brak uprawnienia, więc próbuję dalej
doctor-failure-never = kanał już nie istnieje albo Discord odrzucił wiadomość
doctor-failure-damaged = błąd po mojej stronie; osoba, która mnie prowadzi, znajdzie szczegóły w moim dzienniku
doctor-said = { $why } (`{ $said }`)
doctor-program = Wersja: { $version } · Shard: { $shard } z { $shards }
doctor-delays = Opóźnienia w milisekundach: od Discorda do mnie { $arrival }; zapytanie do Discorda { $call }; zapytanie do bazy danych { $database }
