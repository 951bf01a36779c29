pings-turn = { $mention }, twoja tura.
pings-deadline = Termin: { $when }.
pings-digest =
    { $count ->
        [one] { $mention }, czeka na ciebie jedna z twoich gier. Znajdziesz ją w `/games`.
        [few] { $mention }, czekają na ciebie { $count } gry. Znajdziesz je w `/games`.
        [many] { $mention }, czeka na ciebie { $count } gier. Znajdziesz je w `/games`.
       *[other] { $mention }, czeka na ciebie { $count } gier. Znajdziesz je w `/games`.
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
pings-direct-hello = Tutaj będę ci dawać znać, gdy przyjdzie twoja tura. Możesz to zmienić na serwerze: `/preferences pings:`.
pings-snoozed = Następne przypomnienie: { $when }, chyba że zagrasz wcześniej. Ostatnie, tuż przed końcem czasu, przyjdzie i tak.
pings-snooze-too-long = To byłoby za późno: twój czas mija { $when }. Przypomnienia zostają bez zmian.
pings-not-your-turn = Teraz gra { $who }, więc to nie jest przycisk dla ciebie.
pings-nobodys-turn = Przy tym stole nie jest teraz niczyja tura, więc nie ma o czym przypominać.
pings-at-the-table = To możesz zrobić tylko przy stole: { $channel }
pings-chosen = Powiadomienia: { $mode }
pings-chosen-closed = Powiadomienia: wzmianka na kanale, bo Discord nie pozwala mi wysyłać ci wiadomości prywatnych. Gdy zezwolisz na nie członkom tego serwera, wybierz wiadomości prywatne jeszcze raz.
pings-digest-chosen = Powiadomienie zbiorcze: { $digest }
pings-invitations = Zaproszenia: { $choice }
pings-call-me-elsewhere = Wzmianki o nowych stołach włącza się osobno na każdym serwerze. Użyj `call-me` na tym, na którym chcesz grać.
pings-refused = Nie mogę wysyłać ci wiadomości prywatnych. Zezwól na nie w ustawieniach prywatności tego serwera i wybierz jeszcze raz. Nic się nie zmieniło.
pings-mode-mention = wzmianka na kanale
pings-mode-silent = brak; wystarczy wiadomość na kanale
pings-mode-direct = wiadomość prywatna
pings-invitations-anyone = od każdego
pings-invitations-none = brak
pings-call-me-on = Wzmianki o nowych stołach: gdy któryś czeka tu na graczy, najwyżej raz na godzinę
pings-call-me-off = Wzmianki o nowych stołach: wyłączone
pings-digest-off = wyłączone; każda tura ma własne powiadomienie
pings-digest-hours =
    { $count ->
        [one] jedno na wszystkie gry, godzinę po tym, jak w którejś przyjdzie twoja tura
        [few] jedno na wszystkie gry, { $count } godziny po tym, jak w którejś przyjdzie twoja tura
        [many] jedno na wszystkie gry, { $count } godzin po tym, jak w którejś przyjdzie twoja tura
       *[other] jedno na wszystkie gry, { $count } godzin po tym, jak w którejś przyjdzie twoja tura
    }

## A table that waits for players

pings-company =
    { $mentions }: { $host } czeka na graczy. Dołączycie?
    -# Wzmianki dostają tylko osoby, które wybrały `/preferences call-me:`, najwyżej raz na godzinę.
