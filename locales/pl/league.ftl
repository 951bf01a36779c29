league-board-rating = Rating
league-board-ladder = Klasyfikacja sezonu
league-board-wins = Wygrane
league-board-points-a-round = Punkty na rundę
league-board-best-move = Najlepszy ruch
league-board-best-match = Najlepsza gra
league-board-bridges = Mosty
league-board-hexagons = Hexagony
league-board-solo = Rekord solo
league-board-tournament-points = Punkty turniejowe
league-board-titles = Tytuły
league-board-podiums = Podia
league-span-all-time = Od początku
league-span-season = Ten sezon
league-span-last-season = Poprzedni sezon
league-span-month = Ten miesiąc
league-month =
    { $month ->
        [1] styczeń { $year }
        [2] luty { $year }
        [3] marzec { $year }
        [4] kwiecień { $year }
        [5] maj { $year }
        [6] czerwiec { $year }
        [7] lipiec { $year }
        [8] sierpień { $year }
        [9] wrzesień { $year }
        [10] październik { $year }
        [11] listopad { $year }
       *[other] grudzień { $year }
    }
league-months = { $first } – { $last }
league-heading = { $board } · { $span }
league-heading-edition = { $board } · { $span } · { $edition }
league-decimal = { $whole },{ $tenths }
league-points =
    { $count ->
        [one] { $figure } punkt
        [few] { $figure } punkty
        [many] { $figure } punktów
       *[other] { $figure } punktu
    }
league-wins =
    { $count ->
        [one] { $figure } wygrana
        [few] { $figure } wygrane
        [many] { $figure } wygranych
       *[other] { $figure } wygranej
    }
league-bridges =
    { $count ->
        [one] { $figure } most
        [few] { $figure } mosty
        [many] { $figure } mostów
       *[other] { $figure } mostu
    }
league-hexagons =
    { $count ->
        [one] { $figure } hexagon
        [few] { $figure } hexagony
        [many] { $figure } hexagonów
       *[other] { $figure } hexagonu
    }
league-matches =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gier
    }

league-tournaments =
    { $count ->
        [one] { $count } turniej
        [few] { $count } turnieje
        [many] { $count } turniejów
       *[other] { $count } turniejów
    }
league-titles =
    { $count ->
        [one] { $figure } tytuł
        [few] { $figure } tytuły
        [many] { $figure } tytułów
       *[other] { $figure } tytułu
    }
league-podiums =
    { $count ->
        [one] { $figure } podium
        [few] { $figure } podia
        [many] { $figure } podiów
       *[other] { $figure } podium
    }
league-row = { $place }\. **{ $name }** · { $figure }
league-row-plain = { $place }. { $name }: { $figure }
league-own = Twoje miejsce: { $place } z { $people } ({ $figure }).
league-own-none = Nie ma cię jeszcze w tym rankingu.
league-why-rated = Gra jest rankingowa, jeśli nie jest towarzyska, grają co najmniej dwie osoby, na starcie nie ma w niej komputera, a zasady (poza długością gry) są niezmienione.
league-why-rounds =
    { $rounds ->
        [one] Do rankingu trafiasz po jednej rundzie.
        [few] Do rankingu trafiasz po { $rounds } rundach.
        [many] Do rankingu trafiasz po { $rounds } rundach.
       *[other] Do rankingu trafiasz po { $rounds } rundach.
    } Twoje dwie najlepsze gry się nie liczą, więc zagraj co najmniej trzy.
league-why-solo = Żeby ustanowić rekord, zagraj solo jedną rundę według niezmienionych zasad: użyj `/play`, potem naciśnij **Start**.
league-why-no-solo = Przy tych zasadach nie ma rekordów solo.
league-why-tournament-points =
    Za każdego gracza, który kończy turniej za tobą, dostajesz jeden punkt, a jeśli jego rating nie jest ustalony, jedną dziesiątą punktu. Ty i ten gracz musicie jednak rozegrać co najmniej połowę turnieju. { $best ->
        [one] Liczy się twój najlepszy turniej.
        [few] Liczą się twoje { $best } najlepsze turnieje.
        [many] Liczy się twoich { $best } najlepszych turniejów.
       *[other] Liczy się twoich { $best } najlepszych turniejów.
    }
league-why-tournaments =
    { $least ->
        [one] Turniej się liczy, jeśli co najmniej jedna osoba rozegra jego połowę.
        [few] Turniej się liczy, jeśli co najmniej { $least } osoby rozegrają jego połowę.
        [many] Turniej się liczy, jeśli co najmniej { $least } osób rozegra jego połowę.
       *[other] Turniej się liczy, jeśli co najmniej { $least } osób rozegra jego połowę.
    } Turniej wśród nowych graczy liczy się mało, chyba że ich rating ustali się przed końcem sezonu.
league-why-weights = Im częściej ostatnio grasz z tymi samymi osobami, tym mniej liczy się gra z nimi. Gra z osobami bez ustalonego ratingu też liczy się mało.
league-why-bests = Gra liczy się tylko wtedy, gdy co najmniej połowa pozostałych graczy przy stole ma ustalony rating.
league-why-established = Twój rating jest ustalony, gdy masz za sobą pięć gier rankingowych z co najmniej trzech różnych dni i gry z połową osób o ustalonym ratingu (co najmniej z trzema; osiem zawsze wystarczy).
league-needs = Do ustalonego ratingu brakuje ci jeszcze: { $needs }.
league-needs-matches =
    { $count ->
        [one] jednej gry rankingowej
        [few] { $count } gier rankingowych
        [many] { $count } gier rankingowych
       *[other] { $count } gry rankingowej
    }
league-needs-days =
    { $count ->
        [one] jednego dnia z grą
        [few] { $count } dni z grą
        [many] { $count } dni z grą
       *[other] { $count } dnia z grą
    }
league-needs-opponents =
    { $count ->
        [one] jednego rywala o ustalonym ratingu
        [few] { $count } rywali o ustalonym ratingu
        [many] { $count } rywali o ustalonym ratingu
       *[other] { $count } rywala o ustalonym ratingu
    }
league-empty = W tym rankingu nie ma jeszcze nikogo.
league-provisional = Znak zapytania oznacza rating tymczasowy, na razie z niewielu gier.
league-page = Strona { $page } z { $pages }
league-higher = Wyżej
league-lower = Niżej
league-mine = Moje miejsce
league-shared = Teraz widzą to tu wszyscy.
league-shared-by = -# Udostępnia: { $who }
league-share-barred = Nie mogę pisać na tym kanale. `/doctor` pokazuje, jakiego uprawnienia brakuje.
league-choose-board = Wybierz ranking
league-choose-span = Wybierz okres
league-choose-edition = Wybierz zasady
league-alt = { $heading }. { $page }.
league-kept-note = Aktualizuję to po każdym turnieju. Resztę pokazuje `/leaderboard`.
league-change-up = w górę o { $count }
league-change-down = w dół o { $count }
league-change-new = nowość
league-profile-none = { $name } nie ma jeszcze żadnej skończonej gry na tym serwerze.
league-profile-rating = Rating: **{ $points }**, miejsce { $place } z { $people }
league-profile-provisional = Rating: **{ $points }** (tymczasowy), miejsce { $place } z { $people }
league-profile-unrated = Rating: jeszcze brak. { $why }
league-profile-season = Ten sezon: miejsce { $place } w klasyfikacji, { $points }
league-profile-no-rating = Rating: jeszcze brak
league-ratings-changed = Ratingi: { $changes }
league-rating-change = { $who } { $before } → { $after }
league-profile-matches = Rozegrane: { $matches }, { $wins }
league-profile-matches-computers = Rozegrane: { $matches }, { $wins } z ludźmi, { $beaten } z komputerami
league-profile-rated =
    { $others ->
        [0] Rankingowe: wszystkie
       *[other] Rankingowe: { $rated } z { $matches }. Gra nie jest rankingowa, jeśli jest towarzyska, jeśli od początku gra w niej komputer, jeśli zasady (poza długością gry) są zmienione albo jeśli ktoś rozegra mniej niż trzy tury.
    }
league-profile-points = Punkty na rundę: { $figure }
league-profile-best-move = Najlepszy ruch: { $points }
league-profile-best-match = Najlepsza gra: { $points }
league-profile-shapes = Ułożone: { $bridges }, { $hexagons }
league-profile-solo = Rekord solo: { $points }
league-profile-solo-edition = Rekord solo, { $edition }: { $points }
league-profile-tournaments = Turnieje: { $titles }, { $podiums }, { $points }; najlepsze miejsce: { $place } z { $of }
league-profile-last-tournaments = Ostatnie turnieje:
league-profile-tournament = - { $date } · **{ $name }**: miejsce { $place } z { $of }
league-profile-reliable = Gry rozegrane do końca: { $percent }%
league-style-heading = Styl gry · { $matches }
league-style-bridges = Mosty na 100 kamieni
league-style-hexagons = Hexagony na 100 kamieni
league-style-draws = Kupione kamienie na rundę
league-style-rate = { $mean } (± { $error })
league-style-rate-in-words = { $mean }, plus minus { $error }
league-style-line = { $measure }: { $rate }
league-style-alt-line = { $name }: { $facts }.
league-style-spread = zwykle od { $low } do { $high }
league-style-alike = podobny rating: { $rate }
league-style-note = ± pokazuje niepewność średniej.
league-style-reviewed = Szczęście i umiejętności na rundę · przeanalizowane gry: { $count }
league-style-too-few = Przeanalizowane gry: { $count }. Żeby odróżnić szczęście od umiejętności, potrzebuję co najmniej { $least }. Naciśnij **Analiza** pod swoimi wynikami.
league-style-private = Tę część widzisz tylko ty.
league-weakness-draws = 💡 Kupujesz więcej kamieni niż gracze o podobnym ratingu. Poćwicz: { $practice }.
league-weakness-bridges = 💡 Budujesz mniej mostów niż gracze o podobnym ratingu. Poćwicz: { $practice }.
league-weakness-hexagons = 💡 Zamykasz mniej hexagonów niż gracze o podobnym ratingu. Poćwicz: { $practice }.
league-weakness-choices = 💡 Na swoich decyzjach tracisz więcej punktów niż twoi przeciwnicy. Poćwicz: { $practice }.
league-course = Rating: { $name }
league-course-alt-none = { $name } nie ma jeszcze ratingu.
league-course-alt =
    { $count ->
        [one] Rating gracza { $name } po { $count } grze: { $last }.
        [few] { $by ->
            [rose] Rating gracza { $name } wzrósł z { $first } do { $last } w ciągu { $count } gier.
            [fell] Rating gracza { $name } spadł z { $first } do { $last } w ciągu { $count } gier.
           *[stayed] Rating gracza { $name } po { $count } grach znowu wynosi { $last }.
        }
        [many] { $by ->
            [rose] Rating gracza { $name } wzrósł z { $first } do { $last } w ciągu { $count } gier.
            [fell] Rating gracza { $name } spadł z { $first } do { $last } w ciągu { $count } gier.
           *[stayed] Rating gracza { $name } po { $count } grach znowu wynosi { $last }.
        }
       *[other] { $by ->
            [rose] Rating gracza { $name } wzrósł z { $first } do { $last } w ciągu { $count } gier.
            [fell] Rating gracza { $name } spadł z { $first } do { $last } w ciągu { $count } gier.
           *[stayed] Rating gracza { $name } po { $count } grach znowu wynosi { $last }.
        }
    }
league-course-alt-ends = Najwyższy był po grze nr { $at_highest }: { $highest }, a najniższy po grze nr { $at_lowest }: { $lowest }.
league-final = ### 🏆 Koniec sezonu: { $season }
league-final-champion = **{ $name }** zdobywa mistrzostwo sezonu ({ $points })!
league-final-nobody =
    Nikt nie zdobywa mistrzostwa. Trzeba do tego rozegrać co najmniej { $matches ->
        [one] jedną grę rankingową
        [few] { $matches } gry rankingowe
        [many] { $matches } gier rankingowych
       *[other] { $matches } gier rankingowych
    } z co najmniej { $opponents ->
        [one] jednym graczem
        [few] { $opponents } graczami
        [many] { $opponents } graczami
       *[other] { $opponents } graczami
    } o ustalonym ratingu i samodzielnie zająć pierwsze miejsce wśród graczy, którzy spełniają te warunki.
league-final-row = { $place }\. **{ $name }** · { $points } · rating { $rating }
league-final-more =
    { $count ->
        [one] I jeszcze { $count }.
        [few] I jeszcze { $count }.
        [many] I jeszcze { $count }.
       *[other] I jeszcze { $count }.
    }
league-final-tournaments = **Turnieje sezonu**
league-final-tournament-champion = **{ $name }** zdobywa mistrzostwo turniejowe ({ $points }).
league-final-tournament-nobody =
    Nikt nie zdobywa mistrzostwa turniejowego. Trzeba do tego rozegrać co najmniej { $matches ->
        [one] jedną grę rankingową
        [few] { $matches } gry rankingowe
        [many] { $matches } gier rankingowych
       *[other] { $matches } gier rankingowych
    } z co najmniej { $opponents ->
        [one] jednym graczem
        [few] { $opponents } graczami
        [many] { $opponents } graczami
       *[other] { $opponents } graczami
    } o ustalonym ratingu i zdobyć więcej punktów turniejowych niż wszyscy inni, którzy spełniają te warunki.
league-final-tournament-row = { $place }\. **{ $name }** · { $points } · { $tournaments }
league-final-new = Zaczyna się nowy sezon i w jego klasyfikacji wszyscy startują od zera. Ratingi zostają, ale przez pewien czas zmieniają się szybciej.
league-final-role = { $name } dostaje rolę { $role }.
league-final-no-role = Nie mogę nadać roli { $role } za mistrzostwo: potrzebuję uprawnienia **Zarządzanie rolami**, a moja własna rola musi być od niej wyżej.
league-final-moderating-role = { $name } nie dostaje roli { $role }, bo ta rola ma teraz uprawnienia moderatorskie. Wybierz inną rolę poleceniem `/settings`.
league-final-role-gone = { $name } nie dostaje roli za mistrzostwo, bo tej roli już nie ma. Wybierz inną rolę poleceniem `/settings`.
league-season-month = co miesiąc
league-season-quarter = co kwartał
league-season-none = brak
league-settings-season = Sezony: { $season }
league-settings-channel = Klasyfikacja końcowa: { $channel }
league-settings-last-channel = Klasyfikacja końcowa: tam, gdzie odbyła się ostatnia gra
league-settings-leaderboard = Ranking: zawsze aktualny na kanale { $channel }. Żeby to wyłączyć, usuń tam moją wiadomość.
league-settings-leaderboard-barred = Ranking: nie mogę go jeszcze opublikować na kanale { $channel }. `/doctor` pokazuje, jakiego uprawnienia brakuje.
league-settings-role = Rola za mistrzostwo: { $role }
league-settings-no-role = Rola za mistrzostwo: brak
league-settings-tournament-role = Rola za mistrzostwo turniejowe: { $role }
league-settings-no-tournament-role = Rola za mistrzostwo turniejowe: brak
league-settings-rights = Żeby nadać rolę za mistrzostwo, potrzebuję uprawnienia **Zarządzanie rolami**, a moja własna rola musi być od niej wyżej na liście ról serwera.
league-settings-not-yours = Nic się nie zmieniło: żeby wybrać rolę za mistrzostwo, potrzebujesz uprawnienia **Zarządzanie rolami**.
league-settings-moderating-role = Nic się nie zmieniło: ta rola ma uprawnienia moderatorskie. Rola za mistrzostwo powinna tylko pokazywać, kto wygrywa.
league-settings-not-below-yours = Nic się nie zmieniło: rolą za mistrzostwo może być tylko rola, która na liście ról serwera stoi niżej niż twoja najwyższa.
league-settings-not-below-mine = Nic się nie zmieniło: mogę nadawać tylko role poniżej mojej. Przesuń moją rolę nad tamtą na liście ról serwera i wybierz ją jeszcze raz.
league-settings-unassignable = Nic się nie zmieniło: ta rola jest zarządzana automatycznie, więc nie można jej nadać członkom. Wybierz rolę utworzoną na tym serwerze.
league-void-choice-voided = Unieważniona · { $day } · { $scores }
league-void-said = ⚖️ **{ $moderator }** unieważnia grę z { $date } (gracze: { $players }), więc jej wynik już się nie liczy. Powód: { $reason }
league-void-said-restored = ⚖️ **{ $moderator }** przywraca grę z { $date } (gracze: { $players }), więc jej wynik znowu się liczy. Powód: { $reason }
league-void-done = Wynik jest nieważny. Ratingi i rankingi są przeliczone tak, jakby tej gry nie było. Opublikowane klasyfikacje końcowe minionych sezonów pozostają bez zmian. Żeby to cofnąć, użyj `/void-result` z opcją `restore`.
league-void-done-restored = Wynik znowu się liczy, a ratingi i rankingi już go uwzględniają. Opublikowane klasyfikacje końcowe minionych sezonów pozostają bez zmian.
league-void-told = Wiadomość o tym jest już na kanale.
league-void-unsaid = Nie mogę jednak pisać na tym kanale, więc przekaż to graczom.
league-void-tournament-undecided = Gra należy do turnieju **{ $name }**. Na jego kanale jest już wiadomość, że organizator musi teraz rozstrzygnąć wynik stołu { $table }.
league-void-tournament-decided = Gra należy do turnieju **{ $name }**. O wyniku stołu { $table } zdecydował już wcześniej organizator i to się nie zmienia.
league-void-tournament-standings = Gra należy do turnieju **{ $name }**. Jego klasyfikacja jest przeliczona, a na jego kanale jest już wiadomość o tym.
league-void-record = ⚖️ Ten wynik się nie liczy. Unieważnienie: **{ $moderator }**, { $date }. Powód: { $reason }
league-void-profile = ⚖️ Nie liczy się gra z { $date } (gracze: { $players }). Unieważnienie: **{ $moderator }**. Powód: { $reason }
league-void-moderators = Nic się nie zmieniło: żeby unieważnić wynik, potrzebujesz uprawnienia **Zarządzanie wiadomościami**.
league-void-own = Nic się nie zmieniło: to także twoja gra. Poproś moderatora, który w niej nie grał.
league-void-unknown = Nie mogę znaleźć takiego wyniku na tym serwerze. Wybierz jedną z podpowiedzi albo wpisz numer z nazwy pliku z zapisem gry.
league-void-already = Ten wynik już się nie liczy. Unieważnienie: **{ $moderator }**. Powód: { $reason }
    Żeby znowu się liczył, użyj `/void-result` z opcją `restore`.
league-void-counts = Ten wynik się liczy, więc nie ma czego przywracać.
