clock-none = Bez zegara: graj bez pośpiechu
clock-minutes =
    { $count ->
        [one] Jedna minuta na turę
        [few] { $count } minuty na turę
        [many] { $count } minut na turę
       *[other] { $count } minut na turę
    }
clock-days =
    { $count ->
        [one] Jeden dzień na turę, nie licząc godzin ciszy
        [few] { $count } dni na turę, nie licząc godzin ciszy
        [many] { $count } dni na turę, nie licząc godzin ciszy
       *[other] { $count } dni na turę, nie licząc godzin ciszy
    }
clock-is = Zegar: { $clock }
clock-choose = Wybierz zegar
clock-call = { $mention }, twoja tura. Czas mija { $when }.
clock-missed = ⏰ { $who } nie zdąża na czas, więc rozgrywam tę turę automatycznie:
clock-reminder = ⏰ { $mention }, to twoja tura, a połowa czasu już za tobą. Czas mija { $when }.
clock-reminder-near = ⏰ { $mention }, to nadal twoja tura. Czas mija { $when }; potem zagram za ciebie.
clock-idle = ⏰ { $mention }, to twoja tura, a od dawna nikt tu nie grał. Grasz dalej? Jeśli nikt nie zagra, gra skończy się { $when }. Jeśli jest rankingowa, policzy się jako twoja przegrana.
clock-bot-returned = Znowu jestem na tym serwerze, więc gra toczy się dalej. Nikt nie stracił przez to czasu.
clock-channel-returned = Znowu mogę pisać na tym kanale, więc gra toczy się dalej. Nikt nie stracił przez to czasu.
clock-stopped = ⏸️ Turniej jest wstrzymany, więc zegar stoi. Możecie grać dalej, ale nie musicie.
clock-continued = ▶️ Turniej toczy się dalej i zegar znowu idzie. Każdemu zostało tyle czasu, ile przed przerwą.
clock-asleep-directly = Nie mogę już pisać na { $channel }, więc twoja gra jest tam wstrzymana: zegary stoją i nikt nie traci czasu. Poproś moderatora, żeby pozwolił mi widzieć ten kanał i na nim pisać. Wtedy gra potoczy się dalej.
clock-asleep = W tej chwili nie mogę pisać na { $channel }, więc gra jest tam wstrzymana: zegary stoją i nikt nie traci czasu. Próbuję teraz jeszcze raz. Jeśli wkrótce nic się tam nie pojawi, poproś moderatora, żeby pozwolił mi widzieć ten kanał i na nim pisać.
clock-seat-minded =
    { $turns ->
        [one] { $left } opuszcza turę.
        [few] { $left } opuszcza { $turns } tury z rzędu.
        [many] { $left } opuszcza { $turns } tur z rzędu.
       *[other] { $left } opuszcza { $turns } tur z rzędu.
    } { $computer } gra, dopóki { $left } nie wróci tym przyciskiem lub poleceniem `/rejoin`.
clock-seat-taken-back = { $who } wraca do gry.
clock-your-time = Twój czas mija { $when }.
clock-their-time = Czas gracza { $who } mija { $when }.
clock-seat-is-minded = Gra za ciebie komputer. Wróć na swoje miejsce poleceniem `/rejoin`.
clock-rejoined = Dobrze, że jesteś. Znowu masz swoje miejsce.
clock-stood-in = To miejsce jest teraz twoje. Wynik nadal idzie jednak na konto komputera, nie na twoje.
clock-quiet-none = Godziny ciszy: brak
clock-quiet = Godziny ciszy: { $hours } ({ $zone })
clock-quiet-changed =
    Godziny ciszy: { $hours } ({ $zone })
    -# Od twojej następnej tury zegary liczące dni zatrzymują się w tych godzinach. Zegary liczące minuty idą dalej.
clock-quiet-unreadable = Nie rozumiem „{ $typed }”. Zapisz godziny ciszy tak: 22-8 lub 22:30-7:15, albo `off`, jeśli ma ich nie być.
clock-quiet-too-long =
    { $most ->
        [one] Godziny ciszy mogą trwać najwyżej godzinę na dobę i nie mogą kończyć się o tej samej porze, o której się zaczynają.
        [few] Godziny ciszy mogą trwać najwyżej { $most } godziny na dobę i nie mogą kończyć się o tej samej porze, o której się zaczynają.
        [many] Godziny ciszy mogą trwać najwyżej { $most } godzin na dobę i nie mogą kończyć się o tej samej porze, o której się zaczynają.
       *[other] Godziny ciszy mogą trwać najwyżej { $most } godzin na dobę i nie mogą kończyć się o tej samej porze, o której się zaczynają.
    } Nic się nie zmieniło.
clock-quiet-no-zone = Żeby wiedzieć, kiedy są twoje godziny ciszy, potrzebuję twojej strefy czasowej. Użyj `quiet` razem z `timezone`, na przykład 22-8 i Europe/Warsaw.
clock-zone-no-quiet = Strefa czasowa przydaje się tylko do godzin ciszy i codziennego przypomnienia. Żeby ustawić godziny ciszy, użyj `quiet` razem z `timezone`, na przykład 22-8 i Europe/Warsaw.
clock-unknown-zone = Nie znam strefy czasowej „{ $typed }”. Wybierz jedną z podpowiedzi, które pojawiają się podczas pisania, na przykład Europe/Warsaw.
