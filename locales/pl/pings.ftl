pings-turn = { $mention }, twoja tura.
pings-deadline = Termin: { $when }.
pings-digest =
    { $count ->
        [one] { $mention }, czeka na ciebie jedna z twoich gier. Pokazuje ją `/games`.
        [few] { $mention }, czekają na ciebie { $count } gry. Pokazuje je `/games`.
        [many] { $mention }, czeka na ciebie { $count } gier. Pokazuje je `/games`.
       *[other] { $mention }, czeka na ciebie { $count } gier. Pokazuje je `/games`.
    }
pings-closed = -# Nie mogę już wysyłać ci wiadomości prywatnych: Discord na to nie pozwala. Od teraz dostajesz wzmianki tutaj, dopóki znowu nie użyjesz `/preferences pings:`.
pings-direct-turn = Twoja tura na { $channel }{ $others }.
pings-direct-reminder = ⏰ To nadal twoja tura na { $channel }{ $others }.
pings-played = ✅ Ta tura jest już rozegrana.
pings-direct-digest =
    { $count ->
        [one] **Czeka na ciebie jedna z twoich gier**
        [few] **Czekają na ciebie { $count } gry**
        [many] **Czeka na ciebie { $count } gier**
       *[other] **Czeka na ciebie { $count } gier**
    }
pings-direct-hello = Będę tu dawać ci znać, gdy przyjdzie twoja tura. Możesz to zmienić na serwerze: `/preferences pings:`.
pings-snoozed = Następne przypomnienie: { $when }, chyba że zagrasz wcześniej. Ostatnie, przed samym terminem, przyjdzie i tak.
pings-snooze-too-long = Twój czas minie wcześniej, więc nic się nie zmieniło. Termin: { $when }.
pings-not-your-turn = Teraz gra { $who }, więc to nie jest przycisk dla ciebie.
pings-nobodys-turn = Przy tym stole nikt nie ma teraz tury, więc nie ma o czym przypominać.
pings-at-the-table = To możesz zrobić tylko przy stole: { $channel }
pings-chosen = Powiadomienia: { $mode }
pings-chosen-closed = Powiadomienia: wzmianka na kanale, bo Discord nie pozwala mi wysyłać ci wiadomości prywatnych. Gdy zezwolisz na nie członkom tego serwera, wybierz wiadomości prywatne jeszcze raz.
pings-digest-chosen = Powiadomienie zbiorcze: { $digest }
pings-invitations = Zaproszenia: { $choice }
pings-call-me-elsewhere = Wezwania dotyczą jednego serwera. Użyj `call-me` na serwerze, na którym chcesz grać.
pings-refused = Nie mogę wysyłać ci wiadomości prywatnych. Zezwól na nie w ustawieniach prywatności tego serwera i wybierz jeszcze raz. Nic się nie zmieniło.
pings-mode-mention = wzmianka na kanale
pings-mode-silent = brak; wystarczy wiadomość na kanale
pings-mode-direct = wiadomość prywatna
pings-invitations-anyone = od każdego
pings-invitations-none = brak
pings-call-me-on = Wezwania: gdy stół czeka tu na graczy, najwyżej raz na godzinę
pings-call-me-off = Wezwania: wyłączone
pings-digest-off = wyłączone; każda tura ma własne powiadomienie
pings-digest-hours =
    { $count ->
        [one] jedno dla wszystkich gier, godzinę od pierwszej czekającej tury
        [few] jedno dla wszystkich gier, { $count } godziny od pierwszej czekającej tury
        [many] jedno dla wszystkich gier, { $count } godzin od pierwszej czekającej tury
       *[other] jedno dla wszystkich gier, { $count } godzin od pierwszej czekającej tury
    }

## A table that waits for players

pings-company =
    { $mentions }: { $host } czeka na graczy. Dołączycie?
    -# Wzmianki dostają tylko osoby, które wybrały `/preferences call-me:`, najwyżej raz na godzinę.
