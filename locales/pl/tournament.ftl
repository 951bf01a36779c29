tournament-title = **{ $name }**: turniej Triominos
tournament-rounds = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rund
  }, najwyżej { $seats } graczy przy stole · { $edition }
tournament-arena = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minut
  } gry, stoły do { $seats } osób; nowy stół, gdy tylko zbierze się dość wolnych graczy · { $edition }
tournament-round-robin = każdy z każdym, raz, przy stołach dwuosobowych · { $edition }
tournament-knockout = system pucharowy przy stołach dwuosobowych, rozstawienie według ratingu: kto przegra, odpada · { $edition }
tournament-plan-start = - **Start:** { $start }
tournament-plan-check-in = - **Potwierdzenie obecności:** od { $opens }, { $time } przed startem. Bez niego nie ma miejsca przy stole.
tournament-plan-check-in-later = - **Potwierdzenie obecności:** przez { $time } od chwili, gdy zacznie je organizator. Bez niego nie ma miejsca przy stole.
tournament-plan-play = - **Gra:** { $play }
tournament-plan-name = - **Nazwa:** { $name }
tournament-plan-places = - **Miejsca:** { $places }
tournament-plan-match = - **Każda gra:** { $length }
tournament-plan-entry = - **Warunki udziału:** { $terms }
tournament-plan-weekly = - **Powtarza się:** co tydzień
tournament-plan-weekly-without = - **Powtarza się:** co tydzień, oprócz { $dates }
tournament-term-role = rola: { $role }
tournament-term-rating = rating: { $band }
tournament-term-account = wiek konta: co najmniej { $time }
tournament-term-member = czas na tym serwerze: co najmniej { $time }
tournament-band-least = { $least } lub więcej
tournament-band-most = { $most } lub mniej
tournament-plan-final =
    { $seats ->
        [one] - **Stół finałowy:** najlepszy gracz
        [few] - **Stół finałowy:** { $seats } najlepszych graczy
        [many] - **Stół finałowy:** { $seats } najlepszych graczy
       *[other] - **Stół finałowy:** { $seats } najlepszych graczy
    }
tournament-plan-clock = - **Zegar:** { $clock }
tournament-plan-no-clock = - **Zegar:** brak; graj bez pośpiechu
tournament-plan-turn-up =
    { $minutes ->
        [one] - **Wezwanie do stołu:** staw się w ciągu minuty, inaczej komputer przejmie twoje miejsce
        [few] - **Wezwanie do stołu:** staw się w ciągu { $minutes } minut, inaczej komputer przejmie twoje miejsce
        [many] - **Wezwanie do stołu:** staw się w ciągu { $minutes } minut, inaczej komputer przejmie twoje miejsce
       *[other] - **Wezwanie do stołu:** staw się w ciągu { $minutes } minut, inaczej komputer przejmie twoje miejsce
    }
tournament-plan-table = - **Czas gry przy stole:** najwyżej { $time }; potem liczy się aktualny stan
tournament-plan-length = - **Czas trwania:** mniej więcej { $time }
tournament-plan-length-long = - **Czas trwania:** mniej więcej { $time }, więc zarezerwuj sobie dość czasu
tournament-plan-late = - **Późne zgłoszenia:** do początku rundy { $round }
tournament-plan-late-none = - **Późne zgłoszenia:** po starcie niemożliwe
tournament-plan-late-arena = - **Późne zgłoszenia:** do końca
tournament-plan-late-until = - **Późne zgłoszenia:** do końca ({ $until })
tournament-plan-computers =
    { $count ->
        [one] - **Komputery:** jeden, poziom: { $level }
        [few] - **Komputery:** { $count }, poziom: { $level }
        [many] - **Komputery:** { $count }, poziom: { $level }
       *[other] - **Komputery:** { $count }, poziom: { $level }
    }
tournament-time-minutes =
    { $count ->
        [one] minutę
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minut
    }
tournament-time-hours =
    { $count ->
        [one] godzinę
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godzin
    }
tournament-time-days =
    { $count ->
        [one] dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dni
    }
tournament-worth = Przy każdym stole pierwsze miejsce daje 12 punktów, ostatnie 0, a pomiędzy nimi punkty maleją równomiernie. Przy remisie gracze dzielą się punktami. Wolny los, czyli runda bez stołu, daje 6.
tournament-organiser = Organizuje { $organiser }.
tournament-players = Uczestnicy ({ $count } z { $capacity }): { $names }
tournament-players-many = { $names } oraz jeszcze { $more }
tournament-no-players = Nikt jeszcze nie dołączył.
tournament-waiting = Lista oczekujących ({ $count }): { $names }
tournament-sign-up-full = Wszystkie miejsca są zajęte. Naciśnij **Dołącz**, żeby zapisać się na listę oczekujących; gdy zwolni się miejsce, dostaniesz je automatycznie.
tournament-sign-up = Naciśnij **Dołącz**, żeby wziąć udział. Organizator rozpoczyna turniej poleceniem `/tournament start`.
tournament-sign-up-planned = Naciśnij **Dołącz**, żeby wziąć udział. Turniej zacznie się automatycznie.
tournament-check-in-until = Naciśnij **Potwierdź obecność**, bo inaczej nie dostaniesz miejsca. Potwierdzanie kończy się { $until }.
tournament-round-under-way = Trwa runda { $round } z { $rounds }. Stoły jeszcze w grze: { $playing }.
tournament-final-under-way = Trwa gra przy stole finałowym.
tournament-arena-under-way = Arena trwa i kończy się { $until }. Stoły w grze: { $playing }.
tournament-arena-ending = Nowych stołów już nie będzie. Stoły jeszcze w grze: { $playing }.
tournament-is-paused = Turniej jest wstrzymany: wszystkie zegary stoją, także przy stołach, i do wznowienia nie zacznie się żadna nowa runda.
tournament-won = Turniej jest zakończony. { $who } wygrywa! 🏆
tournament-over-too-few = Turniej jest zakończony: zostało za mało graczy.
tournament-over-no-persons = Turniej jest zakończony: wszyscy odeszli, a komputery nie grają dalej same.
tournament-over-cancelled = Organizator odwołał turniej.
tournament-over-expired = Turniej jest zakończony, bo nikt go na czas nie rozpoczął ani nie wznowił.
tournament-table-round = Runda { $round } · Stół { $table }: { $names }
tournament-table-final = Stół finałowy: { $names }
tournament-table-arena = Stół { $table }: { $names }
tournament-table-place = { $place }. { $who } (+{ $points })
tournament-table-place-score = { $place }. { $who } { $score } (+{ $points })
tournament-table-final-place = { $place }. { $who }
tournament-table-final-place-score = { $place }. { $who } { $score }
tournament-table-void = Wynik nieważny: wszyscy obecni dostają punkty jak za wolny los.
tournament-table-ruled = Decyzja organizatora.
tournament-table-voided = Moderacja unieważniła tę grę, więc jej wynik się nie liczy.
tournament-table-undecided = Moderacja unieważniła tę grę. Organizator musi rozstrzygnąć wynik tego stołu.
tournament-thread = Stół { $table } · { $name }
tournament-call = { $names }: stół { $table } turnieju **{ $name }** jest gotowy, gra się zaczyna.
tournament-call-final = { $names }: stół finałowy turnieju **{ $name }** jest gotowy, gra się zaczyna.
tournament-call-turn-up =
    { $minutes ->
        [one] Naciśnij **Jestem** albo rozegraj turę w ciągu minuty.
        [few] Naciśnij **Jestem** albo rozegraj turę w ciągu { $minutes } minut.
        [many] Naciśnij **Jestem** albo rozegraj turę w ciągu { $minutes } minut.
       *[other] Naciśnij **Jestem** albo rozegraj turę w ciągu { $minutes } minut.
    } Inaczej zastąpi cię komputer, a ty zajmiesz przy tym stole ostatnie miejsce.
tournament-call-points =
    { $points ->
        [one] Gra się do jednego punktu.
        [few] Gra się do { $points } punktów.
        [many] Gra się do { $points } punktów.
       *[other] Gra się do { $points } punktów.
    }
tournament-call-rounds =
    { $rounds ->
        [one] Gra ma jedną rundę.
        [few] Gra ma { $rounds } rundy.
        [many] Gra ma { $rounds } rund.
       *[other] Gra ma { $rounds } rund.
    }
tournament-call-wish = { $length } { $clock }. **Moja podstawka** pod planszą pokazuje twoje kamienie; nikt inny ich nie widzi. Powodzenia i dobrej zabawy.
tournament-call-until = Termin dla tego stołu: { $until }; potem liczy się aktualny stan gry.
tournament-awaited = -# To twój stół? Naciśnij **Jestem** albo po prostu zagraj, żeby zachować miejsce. Termin: { $until }.
tournament-live-round = 🔴 **Runda { $round }, na żywo**
tournament-live-round-over = **Wyniki rundy { $round }**
tournament-live-final = 🔴 **Stół finałowy, na żywo**
tournament-live-final-over = **Wynik stołu finałowego**
tournament-live-arena = 🔴 **Stoły, na żywo**
tournament-live-arena-over = **Wyniki areny**
tournament-live-over = koniec · { $names }
tournament-live-void = wynik nieważny
tournament-live-undecided = rozstrzyga organizator
tournament-live-unfinished = gra niedokończona
tournament-live-waiting = czeka na graczy
tournament-live-until = Czas mija { $until }
tournament-live-ends = Ostatnia szansa na nowy stół: { $until }
tournament-live-top = Klasyfikacja: { $places }
tournament-live-paused = Turniej jest wstrzymany.
tournament-note-created = { $by } tworzy turniej.
tournament-note-edited-told = { $names }: { $by } wprowadza zmiany w turnieju.
tournament-note-edited = { $by } wprowadza zmiany w turnieju.
tournament-note-changed = { $by } zmienia plan turnieju.
tournament-note-remind-change = { $names }: zwróćcie uwagę na zmianę w turnieju.
tournament-note-joined = { $who } dołącza.
tournament-note-queued = { $who } trafia na listę oczekujących.
tournament-note-unqueued = { $who } nie jest już na liście oczekujących.
tournament-note-got-place = { $who } przechodzi z listy oczekujących do turnieju.
tournament-note-moved-up = { $who }, zwolniło się miejsce: bierzesz udział w turnieju.
tournament-note-moved-up-check-in = { $who }, zwolniło się miejsce: bierzesz udział w turnieju. Naciśnij **Potwierdź obecność**, żeby je zachować. Termin: { $until }.
tournament-note-computers = { $by } ustala liczbę komputerów: { $count }.
tournament-note-check-in = { $names }: zaczynamy potwierdzanie obecności. Jesteście? Naciśnijcie **Potwierdź obecność**. Termin: { $until }.
tournament-note-check-in-nobody = Zaczęło się potwierdzanie obecności, ale nikt jeszcze nie dołączył. Naciśnij **Dołącz**, a potem **Potwierdź obecność**. Termin: { $until }.
tournament-note-check-in-planned = Potwierdzanie obecności zaczęło się zgodnie z planem. Termin: { $until }.
tournament-note-remind-check-in = ⏰ { $names }: naciśnijcie **Potwierdź obecność**, inaczej nie dostaniecie miejsca. Termin: { $until }.
tournament-note-remind-start = ⏰ { $names }: przygotujcie się, turniej zaraz się zacznie ({ $until }).
tournament-note-reminded-check-in =
    { $count ->
        [one] Jeden gracz dostał przypomnienie o potwierdzeniu obecności.
        [few] { $count } graczy dostało przypomnienie o potwierdzeniu obecności.
        [many] { $count } graczy dostało przypomnienie o potwierdzeniu obecności.
       *[other] { $count } graczy dostało przypomnienie o potwierdzeniu obecności.
    }
tournament-note-reminded-start =
    { $count ->
        [one] Jeden gracz dostał przypomnienie o starcie.
        [few] { $count } graczy dostało przypomnienie o starcie.
        [many] { $count } graczy dostało przypomnienie o starcie.
       *[other] { $count } graczy dostało przypomnienie o starcie.
    }
tournament-note-start-failed = Na start jest teraz za mało graczy. Dołącz albo zaproś kogoś znajomego. Organizator może rozpocząć turniej później poleceniem `/tournament start`.
tournament-note-check-in-failed = Za mało graczy potwierdziło obecność, więc turniej się nie zaczął. Nikt nie traci miejsca, a organizator może spróbować jeszcze raz: `/tournament start`.
tournament-note-started-by = { $by } daje sygnał do startu.
tournament-note-check-in-opened = { $by } otwiera potwierdzanie obecności. Termin: { $until }.
tournament-note-started = Turniej się zaczął. O remisach, które zostaną na końcu, decyduje losowanie (ziarno: { $seed }).
tournament-note-round = **Zaczyna się runda { $round } z { $rounds }.** Stoły: { $tables }. Termin: { $until }; potem liczy się aktualny stan gry.
tournament-note-final = **Zaczyna się gra przy stole finałowym.** Termin: { $until }; potem liczy się aktualny stan gry.
tournament-note-arena = Nowe stoły: { $tables }.
tournament-note-bye = Wolny los w tej rundzie: { $names }.
tournament-note-no-show = { $who } nie stawia się przy stole { $table }. Miejsce przejmuje komputer.
tournament-note-round-ended = Koniec rundy { $round }.
tournament-note-ruled-order = { $by } rozstrzyga wynik stołu { $table }: { $order }.
tournament-note-ruled-void = { $by } unieważnia wynik stołu { $table }.
tournament-note-voided = { $by } unieważnia grę przy stole { $table }. Teraz organizator musi rozstrzygnąć wynik stołu. Termin: { $until }. Ustalony już podział na stoły się nie zmienia.
tournament-note-voided-asked = { $organiser }, rozstrzygnij wynik stołu { $table }: użyj `/tournament manage`, a potem **Rozstrzygnij wynik**. Następna runda na to czeka. Po terminie wynik jest nieważny, a wszyscy obecni dostają punkty jak za wolny los.
tournament-note-voided-decided = { $by } unieważnia grę przy stole { $table }. O jego wyniku zdecydował już wcześniej organizator i to się nie zmienia.
tournament-note-voided-over = { $by } unieważnia grę przy stole { $table }: już się nie liczy, więc przeliczam klasyfikację. Organizator może jeszcze rozstrzygnąć wynik tego stołu.
tournament-note-restored = { $by } przywraca grę przy stole { $table }: jej wynik znowu się liczy, więc przeliczam klasyfikację.
tournament-note-restored-decided = { $by } przywraca grę przy stole { $table }. Decyzja organizatora o wyniku tego stołu się nie zmienia.
tournament-note-left-undecided = Nikt na czas nie rozstrzygnął wyniku stołu { $table }, więc wynik jest nieważny.
tournament-note-ruling-back = { $by } cofa decyzję w sprawie stołu { $table }: liczy się wynik gry.
tournament-note-left = { $who } opuszcza turniej.
tournament-note-unchecked = { $who }: brak potwierdzenia obecności.
tournament-note-no-shows = { $who } już drugi raz nie stawia się przy stole, więc wycofuję tego gracza z turnieju. Powrót: `/tournament join`.
tournament-note-no-shows-last = { $who } już drugi raz nie stawia się przy stole, więc wycofuję tego gracza z turnieju.
tournament-note-removed = { $by } wycofuje z turnieju gracza { $who }.
tournament-note-replaced = { $by } zmienia gracza: { $player } gra dalej za gracza { $who } i przejmuje jego miejsce w klasyfikacji.
tournament-note-pardoned = { $by } przywraca gracza { $who }: nieobecności się nie liczą.
tournament-note-paused = { $by } wstrzymuje turniej. Wszystkie zegary stoją, także przy stołach: możecie grać dalej, ale nie musicie.
tournament-note-unattended = Większość wezwanych graczy się nie stawiła, więc wstrzymuję turniej.
tournament-note-unattended-table = Przy stole { $table } nikt się nie stawił, więc wstrzymuję turniej.
tournament-note-unattended-asked = { $organiser }, co dalej? Poleceniem `/tournament manage` możesz wznowić lub odwołać turniej albo zastąpić brakujących graczy. Po wznowieniu znowu mają pełny czas, żeby się stawić.
tournament-note-resumed = { $by } wznawia turniej. Każdy ma tyle czasu, ile miał przed przerwą.
tournament-note-extended =
    { $minutes ->
        [one] { $by } wydłuża czas przy stołach o minutę.
        [few] { $by } wydłuża czas przy stołach o { $minutes } minuty.
        [many] { $by } wydłuża czas przy stołach o { $minutes } minut.
       *[other] { $by } wydłuża czas przy stołach o { $minutes } minut.
    }
tournament-note-time-lost =
    { $minutes ->
        [one] Przez chwilę mnie nie było. Każdy termin przesunął się o minutę; gracze wezwani do stołu lub potwierdzający obecność znowu mają pełny czas.
        [few] Przez chwilę mnie nie było. Każdy termin przesunął się o { $minutes } minuty; gracze wezwani do stołu lub potwierdzający obecność znowu mają pełny czas.
        [many] Przez chwilę mnie nie było. Każdy termin przesunął się o { $minutes } minut; gracze wezwani do stołu lub potwierdzający obecność znowu mają pełny czas.
       *[other] Przez chwilę mnie nie było. Każdy termin przesunął się o { $minutes } minut; gracze wezwani do stołu lub potwierdzający obecność znowu mają pełny czas.
    }
tournament-note-ended = Turniej jest zakończony.
tournament-note-no-persons = Turniej jest zakończony: zostały w nim tylko komputery.
tournament-note-cancelled = { $by } odwołuje turniej.
tournament-standings-round = **{ $name }** po rundzie { $round }
tournament-standings-now = **{ $name }**: klasyfikacja
tournament-standings-no-persons = Koniec turnieju **{ $name }**: wszyscy odeszli, a komputery nie grają dalej same. Klasyfikacja pozostaje bez zmian:
tournament-standings-end = Koniec turnieju **{ $name }**. { $who } wygrywa! 🏆
tournament-standings-none = Nikt jeszcze nie dołączył.
tournament-standings-all =
    { $count ->
        [one] Naciśnij **Klasyfikacja**, żeby zobaczyć całość (jeden gracz).
        [few] Naciśnij **Klasyfikacja**, żeby zobaczyć całość ({ $count } graczy).
        [many] Naciśnij **Klasyfikacja**, żeby zobaczyć całość ({ $count } graczy).
       *[other] Naciśnij **Klasyfikacja**, żeby zobaczyć całość ({ $count } graczy).
    }
tournament-standings-page-of = Strona { $page } z { $pages }
tournament-standings-bye = -# Wolny los w rundzie { $round }, +{ $points }: { $names }
tournament-standings-late = -# Dołączenie po pierwszej rundzie, +{ $points }: { $names }
tournament-standings-void = -# Stół { $table } (wynik nieważny), +{ $points }: { $names }
tournament-standings-ruled = -# Stół { $table }, decyzja organizatora. Powód: { $reason }
tournament-standings-undecided = -# Stół { $table }: moderacja unieważniła grę, a organizator musi rozstrzygnąć wynik.
tournament-standings-voided = -# Stół { $table }: moderacja unieważniła grę.
tournament-column-player = Gracz
tournament-column-points = Pkt
tournament-column-head = Bezp
tournament-column-opponents = Ryw
tournament-column-wins = Wyg
tournament-column-place = Msc
tournament-column-margin = Przew
tournament-column-absences = Nb
tournament-legend = -# Przy równych punktach decydują kolumny po Pkt, od lewej do prawej. Bezp: bezpośrednie wyniki, jeśli wszyscy na siebie trafili · Ryw: średnia punktów rywali, bez najsłabszego · Wyg: wygrane stoły · Msc: średnie miejsce · Przew: średnia przewaga nad innymi przy stole, za każdym razem najwyżej 100 · Nb: nieobecności i opuszczone tury. O pozostałych remisach decyduje losowanie.
tournament-column-final = Finał
tournament-column-draw = Los
tournament-decimal = { $whole },{ $tenth }
tournament-none = –
tournament-places-round = { $name } · po rundzie { $round }
tournament-places-now = { $name } · klasyfikacja
tournament-places-end = { $name } · klasyfikacja końcowa
tournament-places-points = Punkty
tournament-places-own = Twój wiersz:
tournament-places-legend = { $short }: { $long }
tournament-places-decided = { $points }, { $by }: { $value }
tournament-places-drawn = { $points }, { $by }
tournament-places-final = miejsce przy stole finałowym
tournament-places-head = bezpośrednie wyniki
tournament-places-opponents = średnia punktów rywali
tournament-places-wins = wygrane stoły
tournament-places-place = średnie miejsce
tournament-places-margin = średnia przewaga nad innymi przy stole
tournament-places-absences = nieobecności i opuszczone tury
tournament-places-draw = losowanie
tournament-podium-alt = Podium: { $name }
tournament-podium-final = O pierwszych miejscach zdecydował stół finałowy.
tournament-past-title = ### Minione turnieje
tournament-past-none = Na tym serwerze nie skończył się jeszcze żaden turniej.
tournament-past-row = **{ $name }** · { $date }
tournament-past-place = { $place }. { $who }
tournament-past-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } graczy
    }
tournament-past-computers =
    { $count ->
        [one] { $players }, w tym jeden komputer
        [few] { $players }, w tym { $count } komputery
        [many] { $players }, w tym { $count } komputerów
       *[other] { $players }, w tym { $count } komputerów
    }
tournament-past-choice = { $name } · { $day }
tournament-past-choose = Wybierz turniej, żeby zobaczyć, jak się skończył
tournament-past-newer = Nowsze
tournament-past-older = Starsze
tournament-past-record = Wybierz stół, żeby zobaczyć zapis i powtórkę gry
tournament-past-more = Więcej stołów
tournament-explain-title =
    { $points ->
        [one] **{ $who }**: miejsce { $rank }, { $points } punkt
        [few] **{ $who }**: miejsce { $rank }, { $points } punkty
        [many] **{ $who }**: miejsce { $rank }, { $points } punktów
       *[other] **{ $who }**: miejsce { $rank }, { $points } punktów
    }
tournament-explain-round = Runda { $round }, stół { $table }: miejsce { $place } z { $of }, +{ $points }
tournament-explain-arena = Stół { $table }: miejsce { $place } z { $of }, +{ $points }
tournament-explain-bye = Runda { $round }: wolny los, +{ $points }
tournament-explain-void = Stół { $table }: wynik nieważny, +{ $points }
tournament-explain-late = Dołączenie po pierwszej rundzie: połowa punktów za wolny los, +{ $points }
tournament-explain-alone = Nikt inny nie ma tyle samo punktów.
tournament-explain-head = Tyle samo punktów: { $names }. Bezpośrednie wygrane: { $points } (remis liczy się za pół).
tournament-explain-not-met = Tyle samo punktów: { $names }. Nie wszyscy na siebie trafili, więc bezpośrednie wyniki się nie liczą.
tournament-explain-opponents = Punkty rywali: { $list }. Średnia: { $mean }.
tournament-explain-left-out = Punkty rywali: { $list }. Średnia bez najsłabszego ({ $lowest }): { $mean }.
tournament-explain-no-opponents = Nie ma jeszcze rywali.
tournament-explain-rest = Wygrane stoły: { $wins }. Średnie miejsce: { $place }. Średnia przewaga nad innymi przy stole: { $margin }. Nieobecności i opuszczone tury: { $absences }. Liczba z losowania: { $lot } (wygrywa najniższa).
tournament-created = Turniej jest otwarty. Inni mogą dołączyć przyciskiem **Dołącz**. Rozpocznij go poleceniem `/tournament start`.
tournament-created-planned = Turniej jest otwarty. Inni mogą dołączyć przyciskiem **Dołącz**. Zacznie się automatycznie: { $start }. Jeśli wolisz zacząć wcześniej, użyj `/tournament start`.
tournament-created-check-in = Potwierdzanie obecności zacznie się automatycznie: { $opens }.
tournament-created-length = Potrwa mniej więcej { $time }.
tournament-created-length-long = Potrwa mniej więcej { $time }. Krócej będzie z mniejszą liczbą rund (`rounds`) albo z wersją zasad (`edition`), w której gra ma jedną rundę.
tournament-created-weekly = Turniej odbywa się co tydzień. Zapisy na następny otworzą się same, sześć dni przed startem.
tournament-created-event = Turniej jest też wśród wydarzeń tego serwera i będę tam aktualizować jego dane.
tournament-created-no-event = Nie mogę jeszcze pokazać turnieju wśród wydarzeń tego serwera: potrzebuję do tego uprawnienia **Tworzenie wydarzeń**. Wszystko inne działa bez niego.
tournament-event = { $play }. Dołącz na { $channel }.
tournament-start-choice = { $away } ({ $moment })
tournament-start-zone-choice = { $moment }, jeśli u ciebie jest teraz { $time }
tournament-start-minutes =
    { $count ->
        [one] za minutę
        [few] za { $count } minuty
        [many] za { $count } minut
       *[other] za { $count } minut
    }
tournament-start-hours =
    { $count ->
        [one] za godzinę
        [few] za { $count } godziny
        [many] za { $count } godzin
       *[other] za { $count } godzin
    }
tournament-start-days =
    { $count ->
        [one] za jeden dzień
        [few] za { $count } dni
        [many] za { $count } dni
       *[other] za { $count } dni
    }
tournament-joined = Jesteś w grze: witaj w turnieju **{ $name }**.
tournament-joined-late = Jesteś w grze: grasz w turnieju **{ $name }** od następnej rundy. Bez względu na to, ile rund cię ominęło, dostajesz połowę punktów za jeden wolny los.
tournament-left = Nie bierzesz już udziału. Możesz wrócić poleceniem `/tournament join`.
tournament-queued = Turniej jest pełny: masz numer { $place } na liście oczekujących. Gdy przyjdzie twoja kolej, zagrasz, a ja dam ci znać na kanale.
tournament-left-waiting = Nie ma cię już na liście oczekujących.
tournament-left-last = Nie bierzesz już udziału. Nie ma już innych osób, więc turniej się kończy.
tournament-leave-table = Na pewno chcesz opuścić turniej **{ $name }**? Twoja gra przy stole { $table } jeszcze trwa: komputer zagra dalej za ciebie, a ty zajmiesz ostatnie miejsce. W statystykach ta gra liczy się jako opuszczona.
tournament-leave-sure = Na pewno chcesz opuścić turniej **{ $name }**? Nie wezwę cię już do żadnego stołu. Twoje punkty zostają w klasyfikacji, a wrócić możesz poleceniem `/tournament join`.
tournament-left-for-now = Nie bierzesz już udziału. Możesz jeszcze wrócić, dopóki komputer nie zajmie twojego miejsca. Termin: { $until }
tournament-left-last-for-now = Nie bierzesz już udziału. Nie ma już innych osób, więc turniej niedługo się skończy. Możesz jeszcze wrócić. Termin: { $until }
tournament-returned = Dobrze, że wracasz. Miejsce znowu jest twoje i nic nie przepadło.
tournament-return-too-late = Minęło więcej niż 2 minuty i przy tym stole gra już za ciebie komputer. Od następnego możesz wrócić poleceniem `/tournament join`.
tournament-return-over = Turniej się skończył, więc nie ma już do czego wracać.
tournament-checked-in = Twoja obecność jest potwierdzona. Do zobaczenia przy stole.
tournament-arrived = Dobrze, że jesteś. Gra toczy się w tym wątku.
tournament-organisers-role = Turnieje mogą tu organizować członkowie z rolą { $role } lub z uprawnieniem **Zarządzanie wydarzeniami**.
tournament-organisers-none = Turnieje mogą tu organizować członkowie z uprawnieniem **Zarządzanie wydarzeniami**.
tournament-rule-void = Nieważny: wszyscy obecni dostają punkty jak za wolny los
tournament-rule-played = Według wyniku gry
tournament-refuse-none = Na tym kanale nie ma turnieju. Członkowie z uprawnieniem **Zarządzanie wydarzeniami** mogą go utworzyć poleceniem `/tournament create`.
tournament-refuse-taken = Na tym kanale jest już turniej. Zobaczysz go poleceniem `/tournament status`, a zakończysz poleceniem `/tournament cancel`.
tournament-refuse-too-many = Na tym serwerze jest już tyle turniejów, ile może być naraz: { $most }. Poczekaj, aż któryś się skończy, albo zakończ jeden poleceniem `/tournament cancel`.
tournament-refuse-create = Żeby utworzyć tu turniej, potrzebujesz uprawnienia **Zarządzanie wydarzeniami**. Członkowie, którzy je mają, mogą poleceniem `/tournament organisers` pozwolić na to także jednej z ról.
tournament-refuse-create-role = Żeby utworzyć tu turniej, potrzebujesz roli { $role } lub uprawnienia **Zarządzanie wydarzeniami**.
tournament-refuse-thread = Ten wątek należy do stołu turniejowego, więc nie można tu zagrać w nic innego. Użyj `/play` na innym kanale.
tournament-refuse-busy = W tym turnieju dużo się teraz dzieje i twoje polecenie nie doszło. Spróbuj ponownie.
tournament-refuse-channel = Do turnieju potrzebny jest kanał, na którym mogę otwierać wątki. Utwórz turniej na kanale tekstowym tego serwera.
tournament-refuse-organiser = To mogą zrobić tylko organizatorzy: członkowie z uprawnieniem **Zarządzanie wydarzeniami** lub z rolą wybraną w `/tournament organisers` oraz moderatorzy.
tournament-refuse-takes-part = Grasz w tym turnieju, więc musi o tym zdecydować ktoś inny. Możesz jednak wydłużyć czas przy stołach albo uznać obecny wynik.
tournament-refuse-over = Turniej jest zakończony. `/tournament status` pokazuje, jak się skończył.
tournament-refuse-not-started = Turniej jeszcze się nie zaczął.
tournament-refuse-started = Turniej już się zaczął.
tournament-refuse-playing = Turniej już się zaczął. Następna runda zacznie się automatycznie, gdy gra skończy się przy wszystkich stołach; jeszcze w grze: { $playing }.
tournament-refuse-too-few = Za mało graczy: jest { $count }, a potrzeba co najmniej { $least }. Jeśli trzeba potwierdzić obecność, liczą się tylko ci, którzy to zrobią. Komputery dodasz poleceniem `/tournament computers`.
tournament-refuse-no-persons = Same komputery w turnieju nie zagrają: musi dołączyć co najmniej jedna osoba i, jeśli trzeba, potwierdzić obecność.
tournament-refuse-computers = Za dużo komputerów ({ $computers }). Na każdą osobę może ich być najwyżej { $each }, więc teraz zagra co najwyżej { $most }. Liczbę zmienisz poleceniem `/tournament computers`.
tournament-refuse-one-computer = To o jeden komputer za dużo: na każdą osobę może ich być najwyżej { $each }. Zamiast komputera wybierz człowieka w opcji `by` polecenia `/tournament replace`.
tournament-refuse-no-more-computers = W tym turnieju nie może być więcej komputerów.
tournament-refuse-computers-places = To za dużo komputerów na ten turniej. Może ich być najwyżej { $most }, bo limit na osobę to { $each }.
tournament-refuse-rounds-and-arena = Turniej ma albo rundy, albo czas trwania w minutach: wybierz `rounds` lub `arena`, nie oba naraz.
tournament-refuse-full =
    { $capacity ->
        [one] Jedyne miejsce jest zajęte.
        [few] Wszystkie miejsca ({ $capacity }) są zajęte.
        [many] Wszystkie miejsca ({ $capacity }) są zajęte.
       *[other] Wszystkie miejsca ({ $capacity }) są zajęte.
    }
tournament-refuse-term-role = Ten turniej jest dla członków z rolą { $role }. Jeśli chcesz zagrać, poproś organizatora o tę rolę.
tournament-refuse-term-rating = Ten turniej jest dla graczy z takim ratingiem: { $band }. Twój wynosi teraz { $own }. Może uda się następnym razem.
tournament-refuse-term-account = Żeby dołączyć, trzeba mieć konto na Discordzie co najmniej { $time }. Dołączyć możesz najwcześniej: { $from }.
tournament-refuse-term-member = Żeby dołączyć, trzeba być na tym serwerze co najmniej { $time }. Dołączyć możesz najwcześniej: { $from }.
tournament-refuse-already-waiting = Jesteś już na liście oczekujących, masz numer { $place }.
tournament-refuse-ratings = Najniższy rating ({ $least }) jest wyższy od najwyższego ({ $most }). Zamień je i spróbuj jeszcze raz.
tournament-refuse-fixed-tables = W systemie „każdy z każdym” i w pucharowym liczba rund wynika z systemu, a stoły są dwuosobowe. Pomiń `rounds`, `arena`, `final` i `seats`.
tournament-refuse-already-in = Już bierzesz udział.
tournament-refuse-not-in = Nie bierzesz udziału w tym turnieju.
tournament-refuse-they-not-in = Ten gracz nie bierze już udziału.
tournament-refuse-too-late = Jest za późno, żeby dołączyć: turniej nie przyjmuje już nowych graczy.
tournament-refuse-removed = Organizator wycofał cię z tego turnieju. Poproś go o przywrócenie.
tournament-refuse-no-check-in = Potwierdzanie obecności teraz nie trwa, więc nie musisz nic robić.
tournament-refuse-checked-in = Twoja obecność jest już potwierdzona.
tournament-refuse-no-table = W tym turnieju nie ma stołu { $table }.
tournament-refuse-not-at-table = Nie grasz przy tym stole.
tournament-refuse-own-table = Grasz przy stole { $table }, więc nie możesz rozstrzygnąć jego wyniku. Może to zrobić inny organizator lub moderator.
tournament-refuse-table-over = Twoja gra przy tym stole jest już skończona.
tournament-refuse-order = To nie jest kolejność graczy tego stołu. Wybierz jedną z podpowiedzi, które pojawiają się podczas pisania.
tournament-refuse-no-ruling = Żaden organizator nie rozstrzygnął wyniku tego stołu, więc nie ma czego cofać.
tournament-refuse-match-voided = Moderacja unieważniła grę przy stole { $table }, więc jej wynik nie może się liczyć.
tournament-refuse-no-entry = Nie znam takiego gracza. Wybierz jedną z podpowiedzi, które pojawiają się podczas pisania.
tournament-refuse-replacement = Ta osoba już bierze udział. Wybierz kogoś innego albo pomiń opcję `by`, a zagra komputer.
tournament-refuse-bot = Bot nie może za nikogo grać. Pomiń opcję `by`, a zagra komputer.
tournament-refuse-paused = Turniej jest już wstrzymany.
tournament-refuse-not-paused = Turniej nie jest wstrzymany.
tournament-refuse-blameless = Ten gracz stawia się przy każdym stole i nadal bierze udział, więc nie ma czego darować.
tournament-refuse-extension =
    { $most ->
        [one] Czas przy stołach możesz wydłużyć o minutę.
        [few] Czas przy stołach możesz wydłużyć o { $least }–{ $most } minuty.
        [many] Czas przy stołach możesz wydłużyć o { $least }–{ $most } minut.
       *[other] Czas przy stołach możesz wydłużyć o { $least }–{ $most } minut.
    }
tournament-refuse-name =
    { $most ->
        [one] Nazwa turnieju musi mieć jeden znak.
        [few] Nazwa turnieju może mieć najwyżej { $most } znaki.
        [many] Nazwa turnieju może mieć najwyżej { $most } znaków.
       *[other] Nazwa turnieju może mieć najwyżej { $most } znaków.
    }
tournament-refuse-seats =
    { $most ->
        [one] Według tych zasad stół ma { $most } miejsce.
        [few] Według tych zasad stół ma od { $least } do { $most } miejsc.
        [many] Według tych zasad stół ma od { $least } do { $most } miejsc.
       *[other] Według tych zasad stół ma od { $least } do { $most } miejsc.
    }
tournament-refuse-rounds =
    { $most ->
        [one] Turniej może mieć tylko jedną rundę.
        [few] Turniej może mieć od { $least } do { $most } rund.
        [many] Turniej może mieć od { $least } do { $most } rund.
       *[other] Turniej może mieć od { $least } do { $most } rund.
    }
tournament-refuse-capacity =
    { $most ->
        [one] Udział może wziąć tylko jeden gracz.
        [few] Udział może wziąć od { $least } do { $most } graczy.
        [many] Udział może wziąć od { $least } do { $most } graczy.
       *[other] Udział może wziąć od { $least } do { $most } graczy.
    }
tournament-refuse-time-arena =
    { $most ->
        [one] Arena trwa minutę.
        [few] Arena trwa od { $least } do { $most } minut.
        [many] Arena trwa od { $least } do { $most } minut.
       *[other] Arena trwa od { $least } do { $most } minut.
    }
tournament-refuse-time-check-in =
    { $most ->
        [one] Potwierdzanie obecności trwa minutę.
        [few] Potwierdzanie obecności trwa od { $least } do { $most } minut.
        [many] Potwierdzanie obecności trwa od { $least } do { $most } minut.
       *[other] Potwierdzanie obecności trwa od { $least } do { $most } minut.
    }
tournament-refuse-time-turn-up =
    { $most ->
        [one] Daj graczom minutę, żeby się stawili.
        [few] Daj graczom od { $least } do { $most } minut, żeby się stawili.
        [many] Daj graczom od { $least } do { $most } minut, żeby się stawili.
       *[other] Daj graczom od { $least } do { $most } minut, żeby się stawili.
    }
tournament-refuse-time-table =
    { $most ->
        [one] Gra przy stole może trwać minutę.
        [few] Gra przy stole może trwać od { $least } do { $most } minut.
        [many] Gra przy stole może trwać od { $least } do { $most } minut.
       *[other] Gra przy stole może trwać od { $least } do { $most } minut.
    }
tournament-refuse-start = Ten termin startu jest zbyt bliski albo zbyt odległy. Inni potrzebują czasu, żeby dołączyć i, jeśli trzeba, potwierdzić obecność. Wybierz inny; najwcześniejszy: { $soonest }, najpóźniejszy: { $latest }.
tournament-refuse-start-unreadable = Nie rozumiem tego terminu. Wybierz jedną z podpowiedzi, które pojawiają się podczas pisania, albo zapisz go na przykład tak: `za 30 minut`, `20:00 UTC+1`, `jutro 19:30 UTC`, `2026-11-28 20:00 Europe/Warsaw`.
tournament-refuse-start-zone = Nie znam twojej strefy czasowej. Wybierz jedną z podpowiedzi, które pojawiają się podczas pisania, albo dodaj strefę do godziny: `20:00 UTC+1` lub `20:00 Europe/Warsaw`.
tournament-refuse-event-start = Wydarzenie na serwerze musi mieć czas rozpoczęcia. Podaj w opcji `start`, kiedy zaczyna się turniej.
tournament-refuse-weekly-start = Cotygodniowy turniej musi mieć godzinę startu. Podaj ją w opcji `start`.
tournament-refuse-dates-alone = Pomijać dni można tylko w cotygodniowym turnieju. Dodaj `weekly:True` i `start`.
tournament-refuse-dates = Nie rozumiem dat „{ $typed }”. Pisz je tak jak 2026-12-25, oddzielaj przecinkami i podaj najwyżej 20.
tournament-refuse-edition = Te zasady nie nadają się do turnieju: nie liczy się według nich punktów albo nie można grać we dwoje. Wybierz inne.
tournament-command = Turnieje: utwórz, weź udział, zobacz klasyfikację
tournament-command-create = Utwórz turniej na tym kanale
tournament-command-create-name = Nazwa turnieju
tournament-command-create-rounds = Ile rund; domyślnie 4
tournament-command-create-seats = Ilu graczy może usiąść przy stole: od 2 do 4
tournament-command-create-arena = Zamiast rund: ile minut trwa arena
tournament-command-create-edition = Według jakich zasad grać; domyślnie oficjalne zasady turniejowe do 400 punktów
tournament-command-create-clock = Jak długo może trwać tura; domyślnie 5 minut
tournament-command-create-final = Czy najlepsi gracze spotkają się przy stole finałowym
tournament-command-create-capacity = Ilu graczy może wziąć udział; domyślnie 64
tournament-command-create-check-in = Ile minut przed startem można potwierdzać obecność; bez tego nie ma miejsca
tournament-command-create-no-show = Ile minut mają gracze, żeby stawić się na wezwanie; domyślnie 10
tournament-command-create-time = Ile minut może trwać gra przy stole; domyślnie 120
tournament-command-create-start = Kiedy się zacznie: za 30 minut, 20:00 UTC+1, jutro 19:30 UTC; albo wybierz podpowiedź
tournament-command-create-event = Czy dodać go do wydarzeń serwera; potrzebuję do tego uprawnienia Tworzenie wydarzeń
tournament-command-create-weekly = Czy powtarzać go co tydzień o tej samej porze; zapisy na następny otwierają się same
tournament-command-create-without = Dla cotygodniowego turnieju: dni bez turnieju, na przykład 2026-12-25, 2027-01-01
tournament-command-create-format = Jak spotykają się gracze; domyślnie system szwajcarski
tournament-format-swiss = Szwajcarski: grają ze sobą gracze z podobną liczbą punktów
tournament-format-round-robin = Każdy z każdym (do 8 graczy)
tournament-format-knockout = Pucharowy: kto przegra grę, odpada
tournament-command-create-role = Rola potrzebna do udziału
tournament-command-create-rating-from = Najniższy rating, z którym można dołączyć
tournament-command-create-rating-to = Najwyższy rating, z którym można dołączyć
tournament-command-create-account-age = Minimalny wiek konta Discord w dniach
tournament-command-create-member-for = Minimalny czas na tym serwerze w dniach
tournament-command-create-computers = Ile komputerów bierze udział
tournament-command-create-level = Jak dobrze grają komputery
tournament-command-join = Weź udział w turnieju na tym kanale
tournament-command-leave = Zrezygnuj z udziału w turnieju
tournament-command-check-in = Potwierdź obecność w turnieju
tournament-command-computers = Wybierz przed startem, ile komputerów ma brać udział
tournament-command-computers-count = Liczba komputerów
tournament-command-start = Rozpocznij turniej albo zacznij potwierdzanie obecności
tournament-command-status = Pokaż klasyfikację albo skąd bierze się miejsce gracza
tournament-command-status-player = Gracz, o którego miejsce w klasyfikacji pytasz
tournament-command-pause = Wstrzymaj turniej: zegary stają, także przy stołach, i nie zaczynają się nowe rundy
tournament-command-resume = Wznów turniej po przerwie
tournament-command-extend = Wydłuż czas przy stołach, przy których trwa gra
tournament-command-extend-minutes = O ile minut więcej
tournament-command-result = Rozstrzygnij wynik stołu albo cofnij taką decyzję
tournament-command-result-table = Numer stołu
tournament-command-result-order = Gracze od najlepszego; albo „nieważny” lub „według wyniku gry”
tournament-command-withdraw = Wycofaj gracza z turnieju
tournament-command-withdraw-player = Gracz, którego chcesz wycofać
tournament-command-replace = Zastąp gracza inną osobą albo komputerem
tournament-command-replace-player = Gracz, za którego zagra ktoś inny
tournament-command-replace-by = Kto ma grać dalej za tego gracza; domyślnie komputer
tournament-command-pardon = Daruj nieobecności lub przywróć wycofanego gracza
tournament-command-pardon-player = Gracz, którego chcesz przywrócić
tournament-command-reason = Powód: wybierz go albo wpisz własny; każdy może go przeczytać
tournament-command-cancel = Zakończ turniej na dobre
tournament-command-edit = Zmień lub przełóż planowany turniej
tournament-command-copy = Powtórz ostatni turniej na tym kanale
tournament-command-past = Pokaż minione turnieje tego serwera, ich klasyfikacje i zapisy gier
tournament-command-log = Pokaż wszystko, co się wydarzyło w turnieju, i kto to zrobił
tournament-command-organisers = Wybierz rolę, która może organizować turnieje na tym serwerze
tournament-command-organisers-role = Rola; bez niej turnieje organizują tylko moderacja i osoby z uprawnieniem Zarządzanie wydarzeniami
