lobby-title = { $host } otwiera stół do Triominos. Kto gra?
lobby-rules = { $edition } · { $hints }
lobby-hints-full = z podpowiedziami
lobby-hints-legal = podpowiedzi bez punktów
lobby-hints-none = bez podpowiedzi
lobby-seats = Miejsca ({ $taken } z { $capacity }): { $names }
lobby-alone = Czekamy na graczy. { $host } może też zacząć od razu i grać solo.
lobby-too-few =
    { $least ->
        [one] Do gry potrzeba co najmniej jednego gracza; komputery się liczą.
        [few] Do gry potrzeba co najmniej { $least } graczy; komputery się liczą.
        [many] Do gry potrzeba co najmniej { $least } graczy; komputery się liczą.
       *[other] Do gry potrzeba co najmniej { $least } graczy; komputery się liczą.
    }
lobby-start = Czekamy, aż { $host } rozpocznie grę.
lobby-stand-ins = W trakcie gry widzowie mogą przejmować miejsca komputerów.
lobby-expires = -# Jeśli nikt nie rozpocznie gry, stół zamknie się { $when }.
lobby-begun = Gra się zaczęła.
lobby-closed-host = { $who } zamyka stół.
lobby-closed-moderator = Moderacja zamknęła stół.
lobby-closed-moderator-named = { $who } zamyka stół w imieniu moderacji.
lobby-closed-vote = Stół jest zamknięty: tak zagłosowali gracze.
lobby-closed-expired = Stół jest zamknięty, bo nikt na czas nie rozpoczął gry. Otwórz nowy poleceniem `/play`.
lobby-closed-deserted = Stół jest zamknięty, bo wszyscy odeszli. Otwórz nowy poleceniem `/play`.
lobby-closed-tournament = Stół jest zamknięty: turniej toczy się dalej bez niego.
lobby-ended-host = { $who } kończy grę.
lobby-ended-moderator = Moderacja zakończyła grę.
lobby-ended-moderator-named = { $who } kończy grę w imieniu moderacji.
lobby-ended-vote = Koniec gry: tak zdecydowali gracze.
lobby-ended-expired = Koniec gry, bo od dawna nikt nie grał.
lobby-ended-deserted = Koniec gry, bo wszyscy odeszli.
lobby-ended-tournament = Koniec gry: czas się skończył albo organizator ją zakończył.
lobby-ended-ruled = Organizator zakończył grę i ustalił jej wynik.
lobby-ended-time = Czas się skończył, więc liczy się aktualny stan.
lobby-ended-lost = Przegrana za opuszczenie gry lub brak ruchu: { $who }.
lobby-ended-scores = Wyniki w chwili zakończenia gry: { $scores }
lobby-seat-taken = { $left } opuszcza grę. { $computer } przejmuje miejsce.
lobby-seat-taken-for-now = { $left } opuszcza grę. { $computer } przejmuje miejsce, ale { $left } może wrócić poleceniem `/rejoin`.
lobby-stood-in = { $who } przejmuje miejsce gracza { $computer }.
lobby-no-show = { $absent } nie stawia się na czas i zajmuje przy tym stole ostatnie miejsce. Gra toczy się dalej, w zastępstwie siada komputer.
lobby-stand-in-plays-on = { $left } nie gra już przy tym stole. Miejsce przejmuje komputer.
lobby-end-vote = { $who } zgadza się zakończyć grę. Głosy: { $votes } z { $needed }.
lobby-end-ask = { $mentions }: { $who } chce zakończyć grę. Głosy: { $votes } z { $needed }. Zgoda?
