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
  } gry przy stołach do { $seats } osób, otwieranych na bieżąco dla wolnych graczy · { $edition }
tournament-round-robin = każdy z każdym, raz, przy stołach dwuosobowych · { $edition }
tournament-knockout = system pucharowy przy stołach dwuosobowych, rozstawienie według ratingu: porażka eliminuje · { $edition }
tournament-plan-start = - **Start:** { $start }
tournament-plan-check-in = - **Potwierdzenie obecności:** od { $opens }, { $time } przed startem. Bez niego nie ma miejsca przy stole.
tournament-plan-check-in-later = - **Potwierdzenie obecności:** przez { $time } od chwili, gdy zacznie je organizator. Bez niego nie ma miejsca przy stole.
tournament-plan-play = - **Gra:** { $play }
tournament-plan-name = - **Nazwa:** { $name }
tournament-plan-places = - **Miejsca:** { $places }
tournament-plan-match = - **Każda gra:** { $length }
tournament-plan-entry = - **Warunki udziału:** { $terms }
tournament-plan-weekly = - **Powtarzanie:** co tydzień
tournament-plan-weekly-without = - **Powtarzanie:** co tydzień, oprócz { $dates }
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
tournament-plan-length-long = - **Czas trwania:** mniej więcej { $time }, więc zarezerwuj cały wieczór
tournament-plan-late = - **Późne zgłoszenia:** do początku rundy { $round }
tournament-plan-late-none = - **Późne zgłoszenia:** po starcie niemożliwe
tournament-plan-late-arena = - **Późne zgłoszenia:** do końca
tournament-plan-late-until = - **Późne zgłoszenia:** do końca: { $until }
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
tournament-worth = Przy każdym stole pierwsze miejsce daje 12 punktów, ostatnie 0, a pozostałe w równych odstępach pomiędzy; przy remisie gracze dzielą się punktami. Wolny los, czyli runda bez stołu, daje 6.
tournament-organiser = Organizuje { $organiser }.
tournament-players = Uczestnicy ({ $count } z { $capacity }): { $names }
tournament-players-many = { $names } oraz jeszcze { $more }
tournament-no-players = Nikt jeszcze nie dołączył.
tournament-waiting = Lista oczekujących ({ $count }): { $names }
tournament-sign-up-full = Wszystkie miejsca są zajęte. Przyciskiem zapiszesz się na listę oczekujących; gdy zwolni się miejsce, dostaniesz je automatycznie.
tournament-sign-up = Dołącz przyciskiem. Organizator rozpoczyna turniej poleceniem `/tournament start`.
tournament-sign-up-planned = Dołącz przyciskiem. Turniej zacznie się automatycznie.
tournament-check-in-until = Potwierdź obecność przyciskiem, bo inaczej nie dostaniesz miejsca. Termin: { $until }.
tournament-round-under-way = Trwa runda { $round } z { $rounds }. Stoły jeszcze w grze: { $playing }.
tournament-final-under-way = Trwa gra przy stole finałowym.
tournament-arena-under-way = Koniec areny: { $until }. Stoły w grze: { $playing }.
tournament-arena-ending = Nowych stołów już nie będzie. Stoły jeszcze w grze: { $playing }.
tournament-is-paused = Turniej jest wstrzymany: wszystkie zegary stoją, także przy stołach, i nie zaczyna się żadna nowa runda.
tournament-won = Turniej jest zakończony. { $who } wygrywa. 🏆
tournament-over-too-few = Turniej jest zakończony: zostało za mało graczy.
tournament-over-no-persons = Turniej jest zakończony: wszyscy odeszli, a komputery nie grają dalej same.
tournament-over-cancelled = Turniej został odwołany przez organizatora.
tournament-over-expired = Turniej jest zakończony, bo nikt go nie kontynuował.
tournament-table-round = Runda { $round } · Stół { $table }: { $names }
tournament-table-final = Stół finałowy: { $names }
tournament-table-arena = Stół { $table }: { $names }
tournament-table-place = { $place }. { $who } (+{ $points })
tournament-table-place-score = { $place }. { $who } { $score } (+{ $points })
tournament-table-final-place = { $place }. { $who }
tournament-table-final-place-score = { $place }. { $who } { $score }
tournament-table-void = Nieważny: wszyscy obecni dostają punkty jak za wolny los.
tournament-table-ruled = Decyzja organizatora.
tournament-table-voided = Ta gra została unieważniona przez moderację, więc jej wynik się nie liczy.
tournament-table-undecided = Ta gra została unieważniona przez moderację. Organizator musi rozstrzygnąć, jak liczy się ten stół.
tournament-thread = Stół { $table } · { $name }
tournament-call = { $names }: stół { $table } turnieju **{ $name }** jest gotowy, gra się zaczyna.
tournament-call-final = { $names }: stół finałowy turnieju **{ $name }** jest gotowy, gra się zaczyna.
tournament-call-turn-up =
    { $minutes ->
        [one] Naciśnij przycisk albo rozegraj turę w ciągu minuty.
        [few] Naciśnij przycisk albo rozegraj turę w ciągu { $minutes } minut.
        [many] Naciśnij przycisk albo rozegraj turę w ciągu { $minutes } minut.
       *[other] Naciśnij przycisk albo rozegraj turę w ciągu { $minutes } minut.
    } Inaczej zastąpi cię komputer, a ty skończysz na ostatnim miejscu.
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
tournament-call-until = Termin dla stołu: { $until }; liczy się wtedy aktualny stan gry.
tournament-awaited = -# To twój stół? Naciśnij **Jestem** albo zrób przy nim cokolwiek innego, żeby zachować miejsce. Termin: { $until }.
tournament-live-round = 🔴 **Runda { $round }, na żywo**
tournament-live-round-over = **Wyniki rundy { $round }**
tournament-live-final = 🔴 **Stół finałowy, na żywo**
tournament-live-final-over = **Wynik stołu finałowego**
tournament-live-arena = 🔴 **Stoły, na żywo**
tournament-live-arena-over = **Koniec gry przy wszystkich stołach areny.**
tournament-live-over = skończony · { $names }
tournament-live-void = nieważny
tournament-live-undecided = rozstrzyga organizator
tournament-live-unfinished = nieskończony
tournament-live-waiting = trwa wzywanie graczy
tournament-live-until = Termin: { $until }
tournament-live-ends = Nowe stoły powstają do: { $until }
tournament-live-top = Tabela: { $places }
tournament-live-paused = Turniej jest wstrzymany.
tournament-note-created = { $by } tworzy turniej.
tournament-note-edited-told = { $names }: { $by } zmienia turniej.
tournament-note-edited = { $by } zmienia turniej.
tournament-note-changed = { $by } zmienia plan turnieju.
tournament-note-remind-change = { $names }: zwróćcie uwagę na zmianę turnieju.
tournament-note-joined = { $who } dołącza.
tournament-note-queued = { $who } jest na liście oczekujących.
tournament-note-unqueued = { $who } nie jest już na liście oczekujących.
tournament-note-got-place = { $who } przechodzi z listy oczekujących do turnieju.
tournament-note-moved-up = { $who }, zwolniło się miejsce: bierzesz udział w turnieju.
tournament-note-moved-up-check-in = { $who }, zwolniło się miejsce: bierzesz udział w turnieju. Potwierdź obecność przyciskiem, żeby je zachować. Termin: { $until }.
tournament-note-computers = { $by } ustala liczbę komputerów: { $count }.
tournament-note-check-in = { $names }: czas potwierdzić obecność przyciskiem. Termin: { $until }.
tournament-note-check-in-nobody = Zaczęło się potwierdzanie obecności, ale nikt jeszcze nie dołączył. Dołącz, a potem potwierdź przyciskiem, że jesteś. Termin: { $until }.
tournament-note-check-in-planned = Potwierdzanie obecności zaczęło się zgodnie z planem. Termin: { $until }.
tournament-note-remind-check-in = ⏰ { $names }: obecność trzeba potwierdzić przyciskiem, inaczej nie ma miejsca przy stole. Termin: { $until }.
tournament-note-remind-start = ⏰ { $names }: turniej zaraz się zacznie. Start: { $until }.
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
tournament-note-start-failed = Na start jest teraz za mało graczy. Dołącz albo zaproś kogoś znajomego: organizator może rozpocząć później poleceniem `/tournament start`.
tournament-note-check-in-failed = Za mało graczy potwierdziło obecność, więc turniej się nie zaczął. Nikt nie traci miejsca, a organizator może spróbować jeszcze raz: `/tournament start`.
tournament-note-started-by = { $by } daje sygnał do startu.
tournament-note-check-in-opened = { $by } zaczyna potwierdzanie obecności. Termin: { $until }.
tournament-note-started = Turniej się zaczął. O remisach, które zostaną na końcu, decyduje losowanie z ziarna { $seed }.
tournament-note-round = **Runda { $round } z { $rounds }.** Stoły: { $tables }. Termin: { $until }; liczy się wtedy aktualny stan gry.
tournament-note-final = **Stół finałowy.** Termin: { $until }; liczy się wtedy aktualny stan gry.
tournament-note-arena = Nowe stoły: { $tables }.
tournament-note-bye = Wolny los: { $names }.
tournament-note-no-show = { $who }: brak przy stole { $table }. Zastępczo gra komputer.
tournament-note-round-ended = Koniec rundy { $round }.
tournament-note-ruled-order = { $by } rozstrzyga wynik stołu { $table }: { $order }.
tournament-note-ruled-void = { $by } unieważnia stół { $table }.
tournament-note-voided = { $by } unieważnia grę przy stole { $table }: jej wynik już się nie liczy, a organizator musi rozstrzygnąć ten stół. Termin: { $until }. Rozlosowane już rundy pozostają bez zmian.
tournament-note-voided-asked = { $organiser }, rozstrzygnij stół { $table }: użyj `/tournament manage`, a potem **Rozstrzygnij**. Następna runda na to czeka. Po terminie stół jest nieważny, a wszyscy obecni dostają punkty jak za wolny los.
tournament-note-voided-decided = { $by } unieważnia grę przy stole { $table }. Organizator rozstrzygnął ten stół już wcześniej i ta decyzja pozostaje w mocy.
tournament-note-voided-over = { $by } unieważnia grę przy stole { $table }: już się nie liczy, a klasyfikacja jest policzona od nowa. Organizator może jeszcze rozstrzygnąć ten stół.
tournament-note-restored = { $by } przywraca grę przy stole { $table }: jej wynik znowu się liczy, a klasyfikacja jest policzona od nowa.
tournament-note-restored-decided = { $by } przywraca grę przy stole { $table }. Decyzja organizatora o tym stole pozostaje w mocy.
tournament-note-left-undecided = Nikt nie rozstrzygnął stołu { $table } na czas, więc jest nieważny.
tournament-note-ruling-back = { $by } cofa decyzję o stole { $table }: liczy się według wyniku gry.
tournament-note-left = { $who } opuszcza turniej.
tournament-note-unchecked = { $who }: brak potwierdzenia obecności.
tournament-note-no-shows = { $who }: brak przy dwóch stołach i wycofanie z turnieju. `/tournament join` pozwala wrócić.
tournament-note-no-shows-last = { $who }: brak przy dwóch stołach i wycofanie z turnieju.
tournament-note-removed = { $by } wycofuje z turnieju gracza { $who }.
tournament-note-replaced = { $by } zmienia gracza: { $player } gra dalej za gracza { $who }.
tournament-note-pardoned = { $by } przywraca gracza { $who }: nieobecności się nie liczą.
tournament-note-paused = { $by } wstrzymuje turniej. Wszystkie zegary stoją, także przy stołach: możecie grać dalej, ale nie musicie.
tournament-note-unattended = Większość wezwanych graczy się nie stawiła, więc turniej jest wstrzymany.
tournament-note-unattended-table = Przy stole { $table } nikt się nie stawił, więc turniej jest wstrzymany.
tournament-note-unattended-asked = { $organiser }, decyzja należy do ciebie: poleceniem `/tournament manage` możesz wznowić turniej, zastąpić brakujących graczy albo go odwołać. Po wznowieniu brakujący gracze znowu mają pełny czas na stawienie się.
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
tournament-standings-no-persons = **{ $name }**: koniec, bo wszyscy odeszli, a komputery nie grają dalej same. Klasyfikacja pozostaje bez zmian:
tournament-standings-end = **{ $name }**: koniec. { $who } wygrywa. 🏆
tournament-standings-none = Nikt jeszcze nie dołączył.
tournament-standings-all =
    { $count ->
        [one] **Klasyfikacja** pokazuje jedyny wiersz.
        [few] **Klasyfikacja** pokazuje wszystkie { $count } wiersze.
        [many] **Klasyfikacja** pokazuje całość: { $count } wierszy.
       *[other] **Klasyfikacja** pokazuje całość: { $count } wierszy.
    }
tournament-standings-page-of = Strona { $page } z { $pages }
tournament-standings-bye = -# Wolny los w rundzie { $round }, +{ $points }: { $names }
tournament-standings-late = -# Dołączenie po pierwszej rundzie, +{ $points }: { $names }
tournament-standings-void = -# Stół { $table } nieważny, +{ $points }: { $names }
tournament-standings-ruled = -# Stół { $table }, decyzja organizatora. Powód: { $reason }
tournament-standings-undecided = -# Organizator musi rozstrzygnąć stół { $table }: gra została unieważniona przez moderację.
tournament-standings-voided = -# Stół { $table }: gra została unieważniona przez moderację.
tournament-column-player = Gracz
tournament-column-points = Pkt
tournament-column-head = Bezp
tournament-column-opponents = Ryw
tournament-column-wins = Wyg
tournament-column-place = Msc
tournament-column-margin = Przew
tournament-column-absences = Nb
tournament-legend = -# Punkty · bezpośrednio między sobą, jeśli wszyscy remisujący na siebie trafili · średnia punktów rywali, bez najniższej liczby · wygrane stoły · średnie miejsce · przewaga nad innymi przy stole, najwyżej 100 · nieobecności i opuszczone tury. O pozostałych remisach decyduje losowanie.
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
tournament-places-head = bezpośrednie pojedynki
tournament-places-opponents = średnia punktów rywali
tournament-places-wins = wygrane stoły
tournament-places-place = średnie miejsce
tournament-places-margin = przewaga nad innymi przy stole
tournament-places-absences = nieobecności i opuszczone tury
tournament-places-draw = losowanie
tournament-podium-alt = Podium: { $name }
tournament-podium-final = O pierwszych miejscach zdecydował stół finałowy.
tournament-past-title = ### Minione turnieje
tournament-past-none = Na tym serwerze żaden turniej nie został jeszcze rozegrany do końca.
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
tournament-past-record = Wybierz stół, żeby dostać jego zapis i powtórkę
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
tournament-explain-void = Stół { $table } nieważny: +{ $points }
tournament-explain-late = Dołączenie po pierwszej rundzie: pół wolnego losu, +{ $points }
tournament-explain-alone = Nikt inny nie ma tyle samo punktów.
tournament-explain-head = Tyle samo punktów: { $names }. Bezpośrednio między sobą: { $points }.
tournament-explain-not-met = Tyle samo punktów: { $names }. Nie wszyscy na siebie trafili, więc wyniki między sobą się nie liczą.
tournament-explain-opponents = Punkty rywali: { $list }. Średnia: { $mean }.
tournament-explain-left-out = Punkty rywali: { $list }; bez najniższej liczby, { $lowest }. Średnia: { $mean }.
tournament-explain-no-opponents = Nie ma jeszcze rywali.
tournament-explain-rest = Wygrane stoły: { $wins }. Średnie miejsce: { $place }. Średnia przewaga: { $margin }. Nieobecności i opuszczone tury: { $absences }. Losowanie: { $lot }.
tournament-created = Turniej został utworzony. Inni dołączają przyciskiem, a ty rozpoczynasz go poleceniem `/tournament start`.
tournament-created-planned = Turniej został utworzony. Inni dołączają przyciskiem, a turniej zacznie się automatycznie. Start: { $start }. Poleceniem `/tournament start` możesz go rozpocząć wcześniej.
tournament-created-check-in = Potwierdzanie obecności zacznie się automatycznie: { $opens }.
tournament-created-length = Potrwa mniej więcej { $time }.
tournament-created-length-long = Potrwa mniej więcej { $time }. Krócej będzie z mniejszą liczbą rund (`rounds`) albo z wydaniem (`edition`), w którym gra ma jedną rundę.
tournament-created-weekly = Turniej odbywa się co tydzień. Zapisy na następny otworzą się same, sześć dni przed startem.
tournament-created-event = Turniej jest też wśród wydarzeń tego serwera, gdzie widać każdą zmianę terminu i zakończenie.
tournament-created-no-event = Nie mogę jeszcze pokazać turnieju wśród wydarzeń tego serwera: potrzebuję do tego uprawnienia **Tworzenie wydarzeń**. Wszystko inne działa bez niego.
tournament-event = { $play }. Dołącz na { $channel }.
tournament-start-choice = { $away } ({ $moment })
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
tournament-joined = Bierzesz udział w turnieju **{ $name }**.
tournament-joined-late = Bierzesz udział w turnieju **{ $name }** od następnej rundy. Za wcześniejsze rundy dostajesz pół wolnego losu.
tournament-left = Nie bierzesz już udziału. `/tournament join` pozwala ci wrócić.
tournament-queued = Turniej jest pełny: masz numer { $place } na liście oczekujących. Gdy zwolni się miejsce, będzie twoje, a ja dam ci znać na kanale.
tournament-left-waiting = Nie ma cię już na liście oczekujących.
tournament-left-last = Nie bierzesz już udziału. Nie ma już innych osób, więc turniej się kończy.
tournament-leave-table = Na pewno chcesz opuścić turniej **{ $name }**? Twoja gra przy stole { $table } jeszcze trwa: komputer zagra za ciebie dalej, a ty zajmiesz przy nim ostatnie miejsce. W rankingu ta gra liczy się jako opuszczona.
tournament-leave-sure = Na pewno chcesz opuścić turniej **{ $name }**? Nie wezwę cię już do żadnego stołu. Twoje punkty zostają w tabeli, a `/tournament join` pozwala ci wrócić.
tournament-left-for-now = Nie bierzesz już udziału. Trzymam twoje miejsce przez 2 minuty, potem zajmie je komputer. Możesz jeszcze zmienić zdanie. Termin: { $until }.
tournament-left-last-for-now = Nie bierzesz już udziału. Nie ma już innych osób, więc turniej niedługo się skończy. Możesz jeszcze zmienić zdanie. Termin: { $until }.
tournament-returned = Dobrze, że zostajesz. Miejsce znowu jest twoje i nic nie przepadło.
tournament-return-too-late = Minęło więcej niż 2 minuty i przy tym stole gra już za ciebie komputer. `/tournament join` pozwala ci wrócić od następnego.
tournament-return-over = Turniej się skończył, więc nie ma już miejsca, na które można wrócić.
tournament-checked-in = Twoja obecność jest potwierdzona.
tournament-arrived = Dobrze, że jesteś. Gra toczy się w tym wątku.
tournament-organisers-role = Turnieje mogą tu organizować członkowie z rolą { $role } lub z uprawnieniem **Zarządzanie wydarzeniami**.
tournament-organisers-none = Turnieje mogą tu organizować członkowie z uprawnieniem **Zarządzanie wydarzeniami**.
tournament-rule-void = Nieważny: wszyscy obecni dostają punkty jak za wolny los
tournament-rule-played = Według wyniku gry
tournament-refuse-none = Na tym kanale nie ma turnieju. Członkowie z uprawnieniem **Zarządzanie wydarzeniami** mogą go utworzyć poleceniem `/tournament create`.
tournament-refuse-taken = Na tym kanale jest turniej, który jeszcze się nie skończył. `/tournament status` go pokazuje; `/tournament cancel` go kończy.
tournament-refuse-too-many = Na tym serwerze jest już tyle turniejów, ile może być naraz: { $most }. Poczekaj, aż któryś się skończy, albo zakończ jeden poleceniem `/tournament cancel`.
tournament-refuse-create = Żeby utworzyć tu turniej, potrzebujesz uprawnienia **Zarządzanie wydarzeniami**. Członkowie, którzy je mają, mogą poleceniem `/tournament organisers` pozwolić na to także jednej z ról.
tournament-refuse-create-role = Żeby utworzyć tu turniej, potrzebujesz roli { $role } lub uprawnienia **Zarządzanie wydarzeniami**.
tournament-refuse-thread = Ten wątek należy do stołu turniejowego i toczy się tu jego gra. Użyj `/play` na innym kanale.
tournament-refuse-busy = Z tego turnieju korzysta w tej chwili wiele osób i twoje polecenie nie zostało wykonane. Spróbuj ponownie.
tournament-refuse-channel = Turniej potrzebuje kanału, na którym mogą być wątki. Utwórz go na kanale tekstowym serwera.
tournament-refuse-organiser = To mogą zrobić tylko organizatorzy: członkowie z uprawnieniem **Zarządzanie wydarzeniami** lub z rolą wybraną w `/tournament organisers` oraz moderatorzy.
tournament-refuse-takes-part = Grasz w tym turnieju, więc musi o tym zdecydować inny organizator lub moderator. Możesz przedłużyć czas albo uznać obecny wynik.
tournament-refuse-over = Turniej jest zakończony. `/tournament status` pokazuje, jak się skończył.
tournament-refuse-not-started = Turniej jeszcze się nie zaczął.
tournament-refuse-started = Turniej już się zaczął.
tournament-refuse-playing = Turniej już się zaczął. Następna runda zacznie się automatycznie, gdy gra skończy się przy wszystkich stołach; jeszcze w grze: { $playing }.
tournament-refuse-too-few = Za mało graczy: { $count }. Udział musi wziąć co najmniej { $least }, z potwierdzoną obecnością, jeśli jest wymagana. Komputery się liczą: `/tournament computers`.
tournament-refuse-no-persons = Udział musi wziąć co najmniej jedna osoba, z potwierdzoną obecnością, jeśli jest wymagana. Komputery nie rozgrywają turniejów same.
tournament-refuse-computers = Komputerów jest za dużo: { $computers }. Na każdą osobę może ich być { $each }, więc teraz najwyżej { $most }. `/tournament computers` zmienia ich liczbę.
tournament-refuse-one-computer = Komputerów byłoby za dużo: na każdą osobę może ich być { $each }. Zamiast tego może grać dalej człowiek: podaj go w `/tournament replace`, w opcji `by`.
tournament-refuse-no-more-computers = W tym turnieju nie może być więcej komputerów.
tournament-refuse-computers-places = To za dużo komputerów na ten turniej. Najwięcej: { $most }, bo na każdą osobę przypada ich co najwyżej { $each }.
tournament-refuse-rounds-and-arena = Turniej ma albo rundy, albo czas trwania w minutach: wybierz `rounds` lub `arena`, nie oba naraz.
tournament-refuse-full =
    { $capacity ->
        [one] Jedyne miejsce jest zajęte.
        [few] Wszystkie { $capacity } miejsca są zajęte.
        [many] Wszystkie miejsca ({ $capacity }) są zajęte.
       *[other] Wszystkie miejsca ({ $capacity }) są zajęte.
    }
tournament-refuse-term-role = Ten turniej jest dla członków z rolą { $role }. Jeśli chcesz zagrać, poproś organizatora o tę rolę.
tournament-refuse-term-rating = Ten turniej jest dla graczy z takim ratingiem: { $band }. Twój wynosi teraz { $own }; może następny turniej będzie odpowiedni.
tournament-refuse-term-account = Ten turniej wymaga minimalnego wieku konta Discord: { $time }. Możesz dołączyć od tej chwili: { $from }.
tournament-refuse-term-member = Ten turniej wymaga minimalnego czasu na tym serwerze: { $time }. Możesz dołączyć od tej chwili: { $from }.
tournament-refuse-already-waiting = Jesteś już na liście oczekujących, masz numer { $place }.
tournament-refuse-ratings = Najniższy rating ({ $least }) jest wyższy od najwyższego ({ $most }). Zamień je i spróbuj jeszcze raz.
tournament-refuse-fixed-tables = System „każdy z każdym” i pucharowy same ustalają rundy i mają stoły dwuosobowe. Pomiń `rounds`, `arena`, `final` i `seats`.
tournament-refuse-already-in = Już bierzesz udział.
tournament-refuse-not-in = Nie bierzesz udziału w tym turnieju.
tournament-refuse-they-not-in = Ten gracz nie bierze już udziału.
tournament-refuse-too-late = Jest za późno, żeby dołączyć: turniej nie przyjmuje już nowych graczy.
tournament-refuse-removed = Organizator wycofał cię z tego turnieju. Poproś go o przywrócenie.
tournament-refuse-no-check-in = Nikt nie musi teraz potwierdzać obecności.
tournament-refuse-checked-in = Twoja obecność jest już potwierdzona.
tournament-refuse-no-table = W tym turnieju nie ma stołu { $table }.
tournament-refuse-not-at-table = Nie grasz przy tym stole.
tournament-refuse-own-table = Grasz przy stole { $table }, więc nie możesz rozstrzygnąć jego wyniku. Może to zrobić inny organizator: członek z uprawnieniem **Zarządzanie wydarzeniami** lub z rolą wybraną w `/tournament organisers`.
tournament-refuse-table-over = Dla ciebie gra przy tym stole jest już skończona.
tournament-refuse-order = To nie jest kolejność graczy tego stołu. Wybierz jedną z podpowiedzi podczas pisania.
tournament-refuse-no-ruling = Nie ma decyzji o tym stole, którą można by cofnąć.
tournament-refuse-match-voided = Gra przy stole { $table } została unieważniona przez moderację, więc stół nie może się liczyć według wyniku gry.
tournament-refuse-no-entry = Wybierz jednego z podpowiadanych graczy podczas pisania.
tournament-refuse-replacement = Ta osoba już bierze udział. Wybierz kogoś innego albo pomiń opcję, żeby grał komputer.
tournament-refuse-bot = Bot nie może za nikogo grać. Pomiń opcję, a zagra komputer.
tournament-refuse-paused = Turniej jest już wstrzymany.
tournament-refuse-not-paused = Turniej nie jest wstrzymany.
tournament-refuse-blameless = Ten gracz nie ma nieobecności do darowania.
tournament-refuse-extension =
    { $most ->
        [one] Daj stołom minutę więcej.
        [few] Daj stołom od { $least } do { $most } minut więcej.
        [many] Daj stołom od { $least } do { $most } minut więcej.
       *[other] Daj stołom od { $least } do { $most } minut więcej.
    }
tournament-refuse-name =
    { $most ->
        [one] Nazwa turnieju musi mieć jedną literę.
        [few] Nazwa turnieju może mieć najwyżej { $most } litery.
        [many] Nazwa turnieju może mieć najwyżej { $most } liter.
       *[other] Nazwa turnieju może mieć najwyżej { $most } liter.
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
        [one] Wybierz jedną rundę.
        [few] Wybierz od { $least } do { $most } rund.
        [many] Wybierz od { $least } do { $most } rund.
       *[other] Wybierz od { $least } do { $most } rund.
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
        [one] Daj graczom minutę na stawienie się.
        [few] Daj graczom od { $least } do { $most } minut na stawienie się.
        [many] Daj graczom od { $least } do { $most } minut na stawienie się.
       *[other] Daj graczom od { $least } do { $most } minut na stawienie się.
    }
tournament-refuse-time-table =
    { $most ->
        [one] Gra przy stole może trwać minutę.
        [few] Gra przy stole może trwać od { $least } do { $most } minut.
        [many] Gra przy stole może trwać od { $least } do { $most } minut.
       *[other] Gra przy stole może trwać od { $least } do { $most } minut.
    }
tournament-refuse-start = Ten termin startu jest zbyt bliski albo zbyt odległy. Inni potrzebują czasu, żeby dołączyć i potwierdzić obecność, jeśli jest wymagana. Wybierz inny; najwcześniejszy: { $soonest }, najpóźniejszy: { $latest }.
tournament-refuse-start-unreadable = Nie rozumiem tego terminu. Wybierz jedną z podpowiedzi podczas pisania albo zapisz go na przykład tak: `za 30 minut`, `20:00 UTC+1`, `jutro 19:30 UTC`, `2026-11-28 20:00 Europe/Warsaw`.
tournament-refuse-start-zone = Nie znam twojej strefy czasowej, więc nie wiem, kiedy to jest. Wybierz jedną z podpowiedzi podczas pisania albo dodaj strefę: `20:00 UTC+1` lub `20:00 Europe/Warsaw`.
tournament-refuse-event-start = Wydarzenie na serwerze musi mieć czas rozpoczęcia. Podaj opcją `start`, kiedy zaczyna się turniej.
tournament-refuse-weekly-start = Cotygodniowy turniej musi mieć godzinę startu. Podaj ją w opcji `start`.
tournament-refuse-dates-alone = Tylko cotygodniowy turniej może pomijać dni. Dodaj `weekly:True` i `start`.
tournament-refuse-dates = Nie rozumiem dat „{ $typed }”. Zapisz je tak: 2026-12-25, oddzielone przecinkami, najwyżej 20.
tournament-refuse-edition = Te zasady nie nadają się do turnieju: nie liczy się według nich punktów albo nie można grać we dwoje. Wybierz inne.
tournament-command = Turnieje: utwórz, weź udział, zobacz klasyfikację
tournament-command-create = Utwórz turniej na tym kanale
tournament-command-create-name = Nazwa turnieju
tournament-command-create-rounds = Ile rund; domyślnie 4
tournament-command-create-seats = Ile osób może usiąść przy stole: od 2 do 4
tournament-command-create-arena = Zamiast rund: ile minut trwa arena
tournament-command-create-edition = Według jakich zasad grać; domyślnie oficjalne zasady turniejowe do 400 punktów
tournament-command-create-clock = Jak długo może trwać tura; domyślnie 5 minut
tournament-command-create-final = Czy najlepsi gracze spotkają się przy stole finałowym
tournament-command-create-capacity = Ilu graczy może wziąć udział; domyślnie 64
tournament-command-create-check-in = Ile minut przed startem można potwierdzać obecność; bez tego nie ma miejsca
tournament-command-create-no-show = Ile minut mają gracze, żeby stawić się na wezwanie; domyślnie 10
tournament-command-create-time = Ile minut może trwać gra przy stole; domyślnie 120
tournament-command-create-start = Kiedy sam się zacznie: za 30 minut, 20:00 UTC+1, jutro 19:30 UTC; wybierz podczas pisania
tournament-command-create-event = Czy ma być wśród wydarzeń serwera; potrzebuję uprawnienia Tworzenie wydarzeń
tournament-command-create-weekly = Czy powtarzać go co tydzień o tej samej porze; zapisy na następny otwierają się same
tournament-command-create-without = Dla cotygodniowego turnieju: dni bez turnieju, na przykład 2026-12-25, 2027-01-01
tournament-command-create-format = Jak spotykają się gracze; domyślnie system szwajcarski
tournament-format-swiss = Szwajcarski: rundy z graczami o podobnych punktach
tournament-format-round-robin = Każdy z każdym (do 8 graczy)
tournament-format-knockout = Pucharowy: przegrany przy stole odpada
tournament-command-create-role = Rola potrzebna do udziału
tournament-command-create-rating-from = Najniższy rating, z którym można dołączyć
tournament-command-create-rating-to = Najwyższy rating, z którym można dołączyć
tournament-command-create-account-age = Minimalny wiek konta Discord w dniach
tournament-command-create-member-for = Minimalny czas na tym serwerze w dniach
tournament-command-create-computers = Ile komputerów bierze udział
tournament-command-create-level = Jak dobrze grają komputery
tournament-command-join = Weź udział w turnieju na tym kanale
tournament-command-leave = Zrezygnuj z udziału w turnieju
tournament-command-check-in = Potwierdź, że jesteś
tournament-command-computers = Wybierz przed startem, ile komputerów bierze udział
tournament-command-computers-count = Liczba komputerów
tournament-command-start = Rozpocznij turniej albo zacznij potwierdzanie obecności
tournament-command-status = Pokaż klasyfikację albo skąd bierze się miejsce gracza
tournament-command-status-player = Gracz, którego miejsce ma być wyjaśnione
tournament-command-pause = Wstrzymaj turniej: zegary stają, także przy stołach, i nie zacznie się żadna nowa runda
tournament-command-resume = Wznów turniej po przerwie
tournament-command-extend = Daj stołom w grze więcej czasu
tournament-command-extend-minutes = O ile minut więcej
tournament-command-result = Zdecyduj, jak liczy się wynik stołu, albo cofnij tę decyzję
tournament-command-result-table = Numer stołu
tournament-command-result-order = Kolejność, od najlepszego; albo nieważny; albo według wyniku gry
tournament-command-withdraw = Wycofaj gracza
tournament-command-withdraw-player = Gracz
tournament-command-replace = Niech za gracza gra dalej ktoś inny albo komputer
tournament-command-replace-player = Gracz, za którego zagra ktoś inny
tournament-command-replace-by = Kto gra dalej; domyślnie komputer
tournament-command-pardon = Daruj nieobecności i przywróć wycofanego gracza
tournament-command-pardon-player = Gracz
tournament-command-reason = Powód: wybierz go albo wpisz własny; każdy może go przeczytać
tournament-command-cancel = Zakończ turniej na dobre
tournament-command-edit = Zmień lub przełóż planowany turniej
tournament-command-copy = Powtórz ostatni turniej na tym kanale
tournament-command-past = Pokaż minione turnieje tego serwera, ich klasyfikacje i zapisy
tournament-command-log = Pokaż wszystko, co się wydarzyło i kto to zrobił
tournament-command-organisers = Wybierz rolę, która może organizować turnieje na tym serwerze
tournament-command-organisers-role = Rola; domyślnie tylko członkowie z uprawnieniem Zarządzanie wydarzeniami
