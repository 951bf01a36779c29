refusal-between-rounds = Ta runda już się skończyła. Poczekaj na następną.
refusal-not-your-turn = Teraz gra { $who }. Dam ci znać, gdy przyjdzie twoja tura.
refusal-tile-not-on-rack = { $tile } nie leży na twojej podstawce. `/rack` pokazuje twoje kamienie.
refusal-only-the-drawn-tile = Po kupieniu kamienia wolno ci dołożyć tylko ten kupiony przed chwilą: { $tile }. Jeśli nie pasuje, użyj `/draw` lub `/pass`.
refusal-must-lead = Rundę trzeba zacząć od { $tile }. Połóż ten kamień na polu 1.
refusal-cell-taken = Tam już leży kamień. `/board` pokazuje wolne pola.
refusal-not-beside-a-tile = Kamień musi stykać się bokiem z innym na planszy. `/board` pokazuje wolne pola.
refusal-no-such-spot = Nie ma pola { $spot }. `/board` pokazuje wolne pola.
refusal-no-such-spot-open = Nie ma pola { $spot }. Wolne pola: { $open }
refusal-spot-gone = Pole { $spot } nie jest już wolne: leży tam kamień albo żaden już tam nie pasuje. `/board` pokazuje wolne pola.
refusal-no-such-turn = Kamienia { $tile } nie da się obrócić tak, żeby zgodnie z ruchem wskazówek zegara miał { $corners }. Wybierz inny kamień lub inne pole.
refusal-corners-disagree =
    { $spot ->
        [0] { $tile } tam nie pasuje: miałby { $brings }. Potrzebne cyfry (zgodnie z ruchem wskazówek zegara): { $corners }.
       *[other] { $tile } nie pasuje na pole { $spot }: miałby { $brings }. Potrzebne cyfry (zgodnie z ruchem wskazówek zegara): { $corners }.
    }
refusal-rack-shows = `/rack` pokazuje, co pasuje.
refusal-try-another = Nic nie szkodzi: wybierz inny kamień lub inne pole.
refusal-a-tile-fits-unhinted = Jeden z twoich kamieni gdzieś pasuje, więc nie możesz jeszcze kupić ani spasować. Nic nie szkodzi: znajdź ten kamień i go dołóż.
refusal-bring = { $tile } zamiast { $board } { $corner }
refusal-misfit-title =
    { $spot ->
        [0] { $tile } nie pasuje
       *[other] { $tile } nie pasuje na pole { $spot }
    }
refusal-misfit-alt =
    { $count ->
        [one] Plansza z kamieniem na polu, na które chcesz go dołożyć. Jego cyfry zgodnie z ruchem wskazówek zegara od górnego lub lewego górnego narożnika: { $lies }. Krzyżyk oznacza narożnik, który nie pasuje.
        [few] Plansza z kamieniem na polu, na które chcesz go dołożyć. Jego cyfry zgodnie z ruchem wskazówek zegara od górnego lub lewego górnego narożnika: { $lies }. Krzyżyki oznaczają { $count } narożniki, które nie pasują.
        [many] Plansza z kamieniem na polu, na które chcesz go dołożyć. Jego cyfry zgodnie z ruchem wskazówek zegara od górnego lub lewego górnego narożnika: { $lies }. Krzyżyki oznaczają { $count } narożników, które nie pasują.
       *[other] Plansza z kamieniem na polu, na które chcesz go dołożyć. Jego cyfry zgodnie z ruchem wskazówek zegara od górnego lub lewego górnego narożnika: { $lies }. Krzyżyki oznaczają { $count } narożników, które nie pasują.
    }
refusal-opening-turn = Zaczynasz rundę, więc najpierw połóż kamień na polu 1. `/rack` pokazuje twoje kamienie.
refusal-pool-empty = Pula jest pusta. Dołóż kamień, jeśli jakiś pasuje, albo spasuj poleceniem `/pass`.
refusal-draw-limit =
    { $limit ->
        [one] Wolno ci kupić tylko jeden kamień na turę. Dołóż kamień albo spasuj poleceniem `/pass`.
        [few] Wolno ci kupić tylko { $limit } kamienie na turę. Dołóż kamień albo spasuj poleceniem `/pass`.
        [many] Wolno ci kupić tylko { $limit } kamieni na turę. Dołóż kamień albo spasuj poleceniem `/pass`.
       *[other] Wolno ci kupić tylko { $limit } kamieni na turę. Dołóż kamień albo spasuj poleceniem `/pass`.
    }
refusal-a-tile-fits = Jeden z twoich kamieni pasuje, więc nie możesz jeszcze kupić ani spasować. `/rack` pokazuje, co pasuje.
refusal-pool-not-empty = Spasować możesz dopiero, gdy nie ma już czego kupić. Dołóż kamień albo kup nowy poleceniem `/draw`.
refusal-channel-taken = Na tym kanale jest już stół; jego wiadomość zaraz się pojawi. Dołącz do niego albo otwórz stół na innym kanale.
refusal-channel-taken-link =
    Na tym kanale jest już stół: { $link }
    Dołącz do niego albo otwórz własny na innym kanale.
refusal-channel-taken-by = Przy stole: { $who } · otwarty: { $when }
refusal-channel-taken-thread = Możesz też zagrać w wątku tego kanału: naciśnij przycisk poniżej.
refusal-no-new-thread = Nie mogę otworzyć wątku na tym kanale. Do wątku potrzebuję kanału tekstowego oraz uprawnień **Tworzenie publicznych wątków** i **Wysyłanie wiadomości w wątkach**.
refusal-too-many-tables =
    { $limit ->
        [one] Na tym serwerze jest już otwarty stół, a więcej być nie może. Dołącz do niego albo spróbuj znowu, gdy skończy się przy nim gra.
        [few] Na tym serwerze są już { $limit } otwarte stoły, a więcej być nie może. Dołącz do jednego z nich albo spróbuj znowu, gdy skończy się jakaś gra.
        [many] Na tym serwerze jest już { $limit } otwartych stołów, a więcej być nie może. Dołącz do jednego z nich albo spróbuj znowu, gdy skończy się jakaś gra.
       *[other] Na tym serwerze jest już { $limit } otwartych stołów, a więcej być nie może. Dołącz do jednego z nich albo spróbuj znowu, gdy skończy się jakaś gra.
    }
refusal-too-many-lobbies =
    { $limit ->
        [one] Masz już stół, który czeka na graczy, a więcej mieć nie możesz. Rozpocznij grę albo zamknij stół poleceniem `/end`, potem otwórz inny.
        [few] Masz już { $limit } stoły, które czekają na graczy, a więcej mieć nie możesz. Rozpocznij jakąś grę albo zamknij stół poleceniem `/end`, potem otwórz inny.
        [many] Masz już { $limit } stołów, które czekają na graczy, a więcej mieć nie możesz. Rozpocznij jakąś grę albo zamknij stół poleceniem `/end`, potem otwórz inny.
       *[other] Masz już { $limit } stołów, które czekają na graczy, a więcej mieć nie możesz. Rozpocznij jakąś grę albo zamknij stół poleceniem `/end`, potem otwórz inny.
    }
refusal-too-many-matches =
    { $limit ->
        [one] Na tym serwerze trwa już gra bez zegara przy twoim stole, a więcej takich mieć nie możesz. Dokończ ją, zakończ poleceniem `/end` albo wybierz zegar dla nowego stołu.
        [few] Na tym serwerze trwają już { $limit } gry bez zegara przy twoich stołach, a więcej takich mieć nie możesz. Dokończ jedną z nich, zakończ ją poleceniem `/end` albo wybierz zegar dla nowego stołu.
        [many] Na tym serwerze trwa już { $limit } gier bez zegara przy twoich stołach, a więcej takich mieć nie możesz. Dokończ jedną z nich, zakończ ją poleceniem `/end` albo wybierz zegar dla nowego stołu.
       *[other] Na tym serwerze trwa już { $limit } gier bez zegara przy twoich stołach, a więcej takich mieć nie możesz. Dokończ jedną z nich, zakończ ją poleceniem `/end` albo wybierz zegar dla nowego stołu.
    }
refusal-too-fast =
    To było dla mnie za szybko, więc nic się nie zmieniło. { $seconds ->
        [one] Spróbuj ponownie za sekundę.
        [few] Spróbuj ponownie za { $seconds } sekundy.
        [many] Spróbuj ponownie za { $seconds } sekund.
       *[other] Spróbuj ponownie za { $seconds } sekund.
    }
refusal-too-often = W ostatnich minutach było tego już dużo, więc tym razem nic nie robię. Spróbuj znowu { $when }.
refusal-next-replay =
    Rysowanie powtórki trochę trwa. { $seconds ->
        [one] Następna będzie możliwa za sekundę.
        [few] Następna będzie możliwa za { $seconds } sekundy.
        [many] Następna będzie możliwa za { $seconds } sekund.
       *[other] Następna będzie możliwa za { $seconds } sekund.
    }
refusal-table-closed = Ten stół jest zamknięty. Otwórz nowy poleceniem `/play`.
refusal-no-such-table = Tego stołu już nie ma. Otwórz nowy poleceniem `/play`.
refusal-not-started = Gra się jeszcze nie zaczęła. Rozpoczyna ją gospodarz przyciskiem **Start**.
refusal-already-started = Gra już się zaczęła. Możesz oglądać albo otworzyć stół na innym kanale.
refusal-playing-already = Gra już się zaczęła i bierzesz w niej udział.
refusal-no-record = Zapis mają tylko gry doprowadzone do końca.
refusal-not-at-table = Nie grasz przy tym stole. Dołącz, jeśli gra jeszcze się nie zaczęła, albo otwórz stół na innym kanale: `/play`.
refusal-left-for-good = Nie grasz już w tej grze. Kto opuszcza grę rankingową lub turniejową, nie może do niej wrócić, ale oglądać możesz do woli.
refusal-already-seated = Masz już miejsce przy tym stole.
refusal-full =
    { $seats ->
        [one] Jedyne miejsce jest zajęte. Otwórz stół na innym kanale: `/play`.
        [few] Wszystkie miejsca ({ $seats }) są zajęte. Otwórz stół na innym kanale: `/play`.
        [many] Wszystkie miejsca ({ $seats }) są zajęte. Otwórz stół na innym kanale: `/play`.
       *[other] Wszystkie miejsca ({ $seats }) są zajęte. Otwórz stół na innym kanale: `/play`.
    }
refusal-too-few =
    { $seats ->
        [one] Do tej gry potrzeba co najmniej jednego gracza.
        [few] Do tej gry potrzeba co najmniej { $seats } graczy.
        [many] Do tej gry potrzeba co najmniej { $seats } graczy.
       *[other] Do tej gry potrzeba co najmniej { $seats } graczy.
    } Inni mogą dołączyć, możesz też dodać komputery.
refusal-too-many =
    { $taken ->
        [one] Przy tym stole jest jeden gracz,
        [few] Przy tym stole jest { $taken } graczy,
        [many] Przy tym stole jest { $taken } graczy,
       *[other] Przy tym stole jest { $taken } graczy,
    } a te zasady przewidują najwyżej { $seats }. Nic się nie zmieniło.
refusal-no-computer = Przy tym stole nie ma komputera.
refusal-no-draining = Według tych zasad kupuje się tylko wtedy, gdy żaden kamień nie pasuje, więc Sroka nie mogłaby opróżniać puli.
refusal-no-stand-ins = Gospodarz nie zezwolił przy tym stole na przejmowanie miejsc komputerów, ale oglądać możesz do woli.
refusal-no-stand-ins-rated = W grach rankingowych i turniejach nikt nie może przejąć miejsca komputera, ale oglądać możesz do woli.
refusal-host-starts = Grę rozpoczyna { $host }, gospodarz tego stołu. Nie musisz nic robić.
refusal-not-the-host = To może zrobić tylko gospodarz tego stołu: { $host }.
refusal-of-tournament = Ta gra należy do turnieju, więc nie możesz jej zakończyć. Organizatorzy mogą rozstrzygnąć jej wynik poleceniem `/tournament result`; `/leave` oddaje twoje miejsce komputerowi.
refusal-no-hint-competitive = W grach rankingowych i turniejach nie ma podpowiedzi: musisz radzić sobie bez nich. `/rack` pokazuje twoje kamienie.
refusal-no-hint-unhinted = Przy tym stole nie ma podpowiedzi. `/rack` pokazuje twoje kamienie.
refusal-undo-nothing-placed = W twojej ostatniej turze nie ma żadnego ruchu, więc nie ma czego cofać.
refusal-undo-somebody-acted = Na cofnięcie jest już za późno: gra poszła dalej. Ruch można cofnąć tylko, zanim zagra ktoś inny.
refusal-undo-drew = Znasz już kupiony kamień, więc tej tury nie można cofnąć.
refusal-undo-round-over = Ta runda już się skończyła, więc jej ruchów nie można cofnąć.
refusal-undo-changed = Twojego ostatniego ruchu nie można cofnąć: był zagrany za ciebie albo od tego czasu coś się przy stole zmieniło.
refusal-undo-asked-already = Pytanie do pozostałych już poszło. Cofnę twój ruch, gdy wszyscy się zgodzą.
refusal-undo-once-a-round = W grach rankingowych i turniejach o cofnięcie ruchu można prosić tylko raz na rundę, a twoja prośba już była.
refusal-undo-computer-drew = Komputer od tego czasu kupił kamień, więc twojego ruchu nie można już cofnąć.
refusal-undo-replies-too-often = W tej rundzie masz już za sobą trzy cofnięcia po odpowiedzi komputera, a więcej się nie da. Graj dalej od tego miejsca.
refusal-board-moved-on = Gra od tego czasu poszła dalej. Teraz wygląda to tak.
refusal-board-moved-since = Gra od tego czasu poszła dalej. Ostatnie tury:
refusal-already-handled = To już zrobione.
refusal-unknown-tile = „{ $typed }” to nie kamień. Zapisz kamień trzema cyframi od 0 do 5, na przykład 0‑3‑5.
refusal-unknown-length = „{ $typed }” to nie długość gry. Wpisz liczbę i wybierz jedną z podpowiedzi: od 1 do 99 rund albo od 10 do 9999 punktów.
refusal-unknown-spot = „{ $typed }” to nie pole. Podaj numer wolnego pola na planszy, na przykład 12.
refusal-not-in-this-channel = Na kanale tego rodzaju nie można otwierać stołów. Użyj `/play` na kanale tekstowym albo w wątku.
refusal-managers-only = Żeby zmienić ustawienia tego serwera, potrzebujesz uprawnienia **Zarządzanie serwerem**. Własne zmienisz poleceniem `/preferences`.
refusal-rights-unknown = Nie udało mi się teraz sprawdzić twoich uprawnień na tym serwerze. Spróbuj ponownie za chwilę.
refusal-missing-permissions =
    { $count ->
        [one] Na tym kanale brakuje mi uprawnienia: { $names }. Poproś o nie moderatora albo wybierz inny kanał.
        [few] Na tym kanale brakuje mi kilku uprawnień: { $names }. Poproś o nie moderatora albo wybierz inny kanał.
        [many] Na tym kanale brakuje mi kilku uprawnień: { $names }. Poproś o nie moderatora albo wybierz inny kanał.
       *[other] Na tym kanale brakuje mi kilku uprawnień: { $names }. Poproś o nie moderatora albo wybierz inny kanał.
    }
refusal-permission-view-channel = Wyświetlanie kanałów
refusal-permission-send-messages = Wysyłanie wiadomości
refusal-permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
refusal-permission-create-public-threads = Tworzenie publicznych wątków
refusal-permission-attach-files = Załączanie plików
refusal-permission-embed-links = Osadzanie linków
refusal-permission-read-message-history = Czytanie historii wiadomości
refusal-permission-manage-roles = Zarządzanie rolami
refusal-permission-create-events = Tworzenie wydarzeń
refusal-trouble = Przepraszam, coś poszło nie tak po mojej stronie. Spróbuj ponownie za chwilę. Jeśli to się powtórzy, podaj kod { $code } osobom, które prowadzą tego bota.
refusal-database-trouble = Przepraszam, nie mam teraz dostępu do swojej pamięci. Nic z twoich gier nie przepadło. Spróbuj ponownie za minutę. Jeśli to się powtórzy, podaj kod { $code } osobom, które prowadzą tego bota.
refusal-being-updated = Właśnie się aktualizuję. Nic nie przepadło. Spróbuj ponownie za kilka sekund.
