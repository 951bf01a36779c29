opening-rated = Gra rankingowa: liczy się do ratingów i rankingów. Nie ma `/hint`, a po wyjściu nie ma powrotu.
opening-rated-of-two = Gra rankingowa, jeśli biorą w niej udział co najmniej dwie osoby: liczy się wtedy do ratingów i rankingów, nie ma `/hint`, a po wyjściu nie ma powrotu.
opening-friendly = Gra towarzyska: nie liczy się do ratingów ani do rankingów. Możesz użyć `/hint`, a po wyjściu możesz wrócić.
opening-friendly-unhinted = Gra towarzyska: nie liczy się do ratingów ani do rankingów. Po wyjściu możesz wrócić.
opening-rated-proposed = { $who } proponuje grę rankingową: liczy się ona do ratingów i rankingów, nie ma `/hint`, a po wyjściu nie ma powrotu. { $mentions }: gra będzie rankingowa, gdy wszyscy się zgodzą; do tego czasu pozostaje towarzyska.
opening-computers = To nie jest gra rankingowa, bo grają komputery.
opening-changed-rules = To nie jest gra rankingowa, bo zasady są zmienione.
opening-thread = Gra odbędzie się w osobnym wątku.
opening-invited =
    { $count ->
        [one] { $mentions }: { $host } zaprasza do gry. Do rozpoczęcia gry trzymam dla ciebie miejsce.
        [few] { $mentions }: { $host } zaprasza do gry. Do rozpoczęcia gry trzymam dla was miejsca.
        [many] { $mentions }: { $host } zaprasza do gry. Do rozpoczęcia gry trzymam dla was miejsca.
       *[other] { $mentions }: { $host } zaprasza do gry. Do rozpoczęcia gry trzymam dla was miejsca.
    }
opening-declined =
    { $count ->
        [one] { $names } odmawia.
        [few] { $names } odmawiają.
        [many] { $names } odmawiają.
       *[other] { $names } odmawiają.
    }
opening-was-friendly = To gra towarzyska, więc nie liczy się do ratingów ani do rankingów.
opening-begun-in = Gra zaczęła się w { $channel }.
opening-thread-name = Triominos · { $host }
opening-opened-and-asked = Twój stół jest otwarty, a zaproszenia wysłane. Rozpocznij grę, gdy wszyscy już będą.
opening-have-invited = Zaproszenie do twojego stołu wysłane: { $names }.
opening-host-accepted = { $who } przyjmuje twoje zaproszenie i siada przy stole.
opening-host-declined = { $who } nie przyjmuje twojego zaproszenia.
opening-host-joined = { $who } siada przy twoim stole.
opening-host-left = { $who } odchodzi od twojego stołu.
opening-host-left-to-you = { $who } odchodzi od stołu. Teraz to twój stół.
opening-opened-in-thread = Twój stół jest otwarty: { $channel }. Rozpocznij grę, gdy wszyscy już tam będą.
opening-no-thread = Nie mogę otworzyć wątku na tym kanale, więc gra toczy się tutaj. Do wątku potrzebuję kanału tekstowego oraz uprawnień **Tworzenie publicznych wątków** i **Wysyłanie wiadomości w wątkach**.
opening-board-posted = Plansza jest znowu na kanale.
opening-defaults = Domyślnie przy nowych stołach: { $choices }
opening-defaults-thread = w osobnym wątku
opening-defaults-friendly = gry towarzyskie
opening-defaults-rated = gry rankingowe, gdy gospodarz ma tu już trzy skończone gry
opening-declined-yourself = Zaproszenie odrzucone. Inni widzą to przy stole.
opening-started-without = Gra zaczęła się bez osób, które nie odpowiedziały na zaproszenie: { $names }.
opening-settings = **Ustawienia tego stołu**
opening-settings-host = Możesz zmieniać ustawienia do rozpoczęcia gry.
opening-settings-others = { $host } może zmieniać ustawienia do rozpoczęcia gry.
opening-seats =
    { $count ->
        [one] Miejsca: { $count }
        [few] Miejsca: najwyżej { $count }
        [many] Miejsca: najwyżej { $count }
       *[other] Miejsca: najwyżej { $count }
    }
opening-here = Gra odbędzie się na tym kanale.
opening-choose-seats = Wybierz liczbę miejsc
opening-choose-free = Zwolnij miejsce
opening-choose-host = Wybierz nowego gospodarza
opening-free-seat = Zwolnij miejsce: { $who }
opening-take-back = Cofnij zaproszenie: { $who }
opening-hand-on = Nowy gospodarz: { $who }
opening-choose-invited = Zaproś do gry
opening-held-refusal =
    { $held ->
        [one] Wolne miejsce czeka na kogoś, kto ma zaproszenie. Spróbuj ponownie, gdy odpowie, albo otwórz stół na innym kanale: `/play`.
        [few] { $held } wolne miejsca czekają na osoby, które mają zaproszenia. Spróbuj ponownie, gdy odpowiedzą, albo otwórz stół na innym kanale: `/play`.
        [many] { $held } wolnych miejsc czeka na osoby, które mają zaproszenia. Spróbuj ponownie, gdy odpowiedzą, albo otwórz stół na innym kanale: `/play`.
       *[other] { $held } wolnych miejsc czeka na osoby, które mają zaproszenia. Spróbuj ponownie, gdy odpowiedzą, albo otwórz stół na innym kanale: `/play`.
    }
opening-not-invited = Nie masz zaproszenia do tego stołu albo odpowiedź już padła. Jeśli jest wolne miejsce, możesz dołączyć.
opening-not-there = Ten gracz nie ma już przy tym stole miejsca ani zaproszenia.
opening-no-such-seats =
    { $most ->
        [one] Te zasady są dla jednego gracza, więc jest tylko jedno miejsce.
        [few] Te zasady są dla { $least }–{ $most } graczy, więc stół nie może mieć tylu miejsc.
        [many] Te zasady są dla { $least }–{ $most } graczy, więc stół nie może mieć tylu miejsc.
       *[other] Te zasady są dla { $least }–{ $most } graczy, więc stół nie może mieć tylu miejsc.
    }
opening-unreadable = Nie wiem, kto to „{ $typed }”. Wpisz @ i wybierz każdego gracza z listy Discorda.
opening-oneself = Jako gospodarz masz już miejsce, więc nie musisz zapraszać siebie.
opening-asks-bot = { $who } to bot i nie może grać. Komputer dodasz opcją `computers`.
opening-asks-stranger = { $who } nie należy do tego serwera, więc nie mogę zaprosić tej osoby.
opening-asks-there = { $who } ma już miejsce albo zaproszenie przy tym stole.
opening-asks-too-many =
    { $room ->
        [0] Dla zaproszonych graczy nie ma już miejsc. Zwiększ liczbę miejsc przy stole albo zmniejsz liczbę komputerów.
        [one] Dla zaproszonych graczy zostało tylko { $room } miejsce. Zaproś jednego gracza.
        [few] Dla zaproszonych graczy zostały tylko { $room } miejsca. Zaproś najwyżej tylu graczy.
        [many] Dla zaproszonych graczy zostało tylko { $room } miejsc. Zaproś najwyżej tylu graczy.
       *[other] Dla zaproszonych graczy zostało tylko { $room } miejsc. Zaproś najwyżej tylu graczy.
    }
opening-asks-silent = { $who } ma wyłączone zaproszenia, więc nie mogę zaprosić tego gracza. Do stołu i tak może dołączyć.
opening-asks-again = Zaproszenie już poszło, ale { $who } go na razie nie przyjmuje. Do stołu i tak może dołączyć. Następne możesz wysłać { $when }.
opening-asks-too-often = W ostatniej godzinie poszło już dużo twoich zaproszeń. Do stołu i tak może dołączyć każdy. Następne możesz wysłać { $when }.
