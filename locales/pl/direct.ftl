direct-title = { $host } otwiera stół do Triominos w wiadomościach prywatnych.
direct-counts = W wiadomościach prywatnych gra nie liczy się do ratingu ani do rankingów.
direct-opened = Twój stół jest otwarty. Wybierz, ile komputerów ma grać i jak dobrze, potem naciśnij **Start**.
direct-no-others = W wiadomościach prywatnych nikt inny nie może dołączyć, więc nie ma kogo zaprosić. Pomiń opcję `with` albo użyj `/play` na serwerze, na którym jestem.
direct-no-threads = W wiadomościach prywatnych nie ma wątków: gra toczy się właśnie tutaj. Pomiń opcję `thread`.
direct-no-ratings = W wiadomościach prywatnych żadna gra nie liczy się do ratingu. Pomiń opcję `rated` albo użyj `/play` na serwerze, na którym jestem.
direct-needs-settings = To są ustawienia serwera, więc użyj tego polecenia na serwerze. `/preferences` zmienia twoje własne ustawienia, także tutaj.
direct-needs-leaderboard = Każdy serwer ma własne rankingi, a gry w wiadomościach prywatnych się do nich nie liczą. Użyj tego polecenia na serwerze, na którym jestem.
direct-needs-profile = Profil pokazuje twoje gry na serwerze. Użyj tego polecenia na serwerze, na którym jestem.
direct-needs-play-with = Zapraszać można tylko na serwerze. Użyj tego polecenia na serwerze, na którym jestem.
direct-needs-history = Lista twoich skończonych gier jest osobna na każdym serwerze. Użyj tego polecenia na serwerze, na którym jestem.
direct-needs-moderate = To polecenie jest dla moderatorów serwera, więc użyj go na serwerze.
direct-needs-doctor = To polecenie sprawdza moje uprawnienia na serwerze, więc użyj go na serwerze.
direct-needs-void = Unieważnić można tylko wynik z serwera, więc użyj tego polecenia na serwerze.
direct-needs-tournament = Turnieje odbywają się na serwerach. Użyj tego polecenia na kanale serwera, na którym jestem.
direct-needs-stand-in = W wiadomościach prywatnych nie gra nikt inny, więc nie ma miejsca do przejęcia. Użyj tego polecenia na serwerze, na którym jestem.
direct-needs-bot = Nikt mnie tu nie dodał, więc nie mogę pokazać planszy. Użyj `/play` w wiadomości prywatnej do mnie albo na serwerze, na którym jestem.
direct-help = **Teraz** nie ma tu otwartego stołu. Otwórz go poleceniem `/play` i graj solo albo z komputerami. Żeby zagrać ze znajomymi, użyj `/play` na serwerze, na którym jestem.
direct-help-hosting = **Teraz** twój stół jest otwarty. Wybierz, ile komputerów ma grać, potem naciśnij **Start**.
direct-help-elsewhere = **Teraz** moje odpowiedzi widzisz tu tylko ty. Żeby zagrać, użyj `/play` w wiadomości prywatnej do mnie albo na serwerze, na którym jestem.
direct-games-none = Nie bierzesz teraz udziału w żadnej grze. Otwórz stół poleceniem `/play`: na serwerze, na którym jestem, albo w wiadomości prywatnej do mnie.
direct-games-title =
    { $count ->
        [one] **Twoja gra**
        [few] **Wszystkie twoje gry: { $count }**
        [many] **Wszystkie twoje gry: { $count }**
       *[other] **Wszystkie twoje gry: { $count }**
    }
direct-games-place = { $channel } ([przejdź do stołu]({ $link }))
direct-games-here = [Wiadomości prywatne]({ $link })
