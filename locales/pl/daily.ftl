### /daily: runda i zadanie dnia.

daily-command = Zagraj rundę dnia albo rozwiąż zadanie dnia; dla wszystkich takie same
daily-command-deal = Runda dnia: grasz w pojedynkę, a kamienie są dla wszystkich takie same
daily-command-puzzle = Zadanie dnia: trzy tury bez kupowania i jak najwięcej punktów
daily-command-calendar = Kalendarz twoich gier dnia; możesz też zagrać w te z wcześniejszych dni
daily-option-date = Wcześniejszy dzień, dla samej zabawy (nie liczy się), na przykład 2026-11-27
daily-option-channel = Gdzie publikuję gry dnia, z wynikami z poprzedniego dnia
daily-option-hour = Godzina publikacji w UTC, od 1 do 23 (domyślnie 6)
daily-option-reminder = O której przypomnieć ci o grach dnia, jeśli jeszcze na ciebie czekają (domyślnie nigdy)

daily-title-deal = **Runda dnia { $number }**
daily-title-puzzle = **Zadanie dnia { $number }**
daily-goal-deal = Jedna runda w pojedynkę, z takimi samymi kamieniami dla wszystkich. Zdobądź jak najwięcej punktów.
daily-goal-puzzle = W każdej z trzech tur dołóż kamień, bez kupowania. Zdobądź jak najwięcej punktów.
daily-rules = Zasady: { $edition }
daily-free = To próba treningowa, więc się nie liczy.
daily-until = Koniec twojej próby: { $when }
daily-proof-hash = -# Dowód, że gra tego dnia jest ustalona z góry: skrót SHA-256 jej tajnego ziarna zaczyna się od { $hash }
daily-proof-seed = -# Dowód, że gra tego dnia była ustalona z góry: jej ziarno to { $seed }, a skrót SHA-256 tego ziarna to { $hash }
daily-after-deletion = Dzisiejsza gra była już zaczęta przed usunięciem danych, więc ta próba się nie liczy.
daily-turn = Tura { $turn } z { $turns } · twoje punkty: { $points }

daily-hint-tile = **Podpowiedź:** najlepsza seria trzech ruchów zaczyna się od dołożenia { $tile }.
daily-hint-spot = **Podpowiedź:** najlepsza seria trzech ruchów zaczyna się od dołożenia { $tile } na pole { $spot }.

daily-end = Twoje punkty: **{ $points }**
daily-end-best = Twoje punkty: **{ $points }**. Lepiej się nie da: to najlepsza seria trzech ruchów.
daily-end-below = Twoje punkty: **{ $points }**. Najlepsza seria trzech ruchów daje **{ $best }**.
daily-ended-with-day = Ten dzień już się skończył, więc twoja próba też: liczą się dotychczasowe punkty.
daily-first = Nikt dziś nie skończył przed tobą.
daily-ahead = Jak dotąd { $percent }% pozostałych dzisiejszych graczy ma mniej punktów.
daily-ahead-final = { $percent }% pozostałych graczy z tego dnia ma mniej punktów.
daily-computers = Komputery z tymi samymi kamieniami: { $list }
daily-streak = Dni z rzędu: { $count }
daily-copy = Żeby udostępnić wynik, skopiuj tę linijkę:

daily-line-deal = Triominos, runda dnia { $number } · { $points } · { $marks }
daily-line-puzzle = Triominos, zadanie dnia { $number } · { $points } z { $best } · { $marks }
daily-line-hexagons =
    { $count ->
        [one] { $line } · { $count } hexagon
        [few] { $line } · { $count } hexagony
        [many] { $line } · { $count } hexagonów
       *[other] { $line } · { $count } hexagonów
    }
daily-line-hints =
    { $count ->
        [one] { $line } · { $count } podpowiedź
        [few] { $line } · { $count } podpowiedzi
        [many] { $line } · { $count } podpowiedzi
       *[other] { $line } · { $count } podpowiedzi
    }

daily-button-solution = Pokaż rozwiązanie
daily-button-yesterday = Wczorajsze rozwiązanie
daily-button-yesterday-review = Wczorajsza analiza
daily-button-again = Spróbuj jeszcze raz
daily-button-deal = Zagraj rundę
daily-button-puzzle = Rozwiąż zadanie
daily-button-earlier-month = Poprzedni miesiąc
daily-button-later-month = Następny miesiąc
daily-button-end-reminders = Nie przypominaj
daily-button-show-me = Pokaż mnie w wynikach
daily-button-hide-me = Nie pokazuj mnie w wynikach

daily-solution = **Rozwiązanie zadania { $number }:** { $points }
daily-solution-later = Pokażę rozwiązanie, gdy ten dzień się skończy: { $when }
daily-review-later = Przeanalizuję twoje decyzje, gdy ten dzień się skończy: { $when }
daily-moved-on = Jesteś już dalej. Teraz wygląda to tak.
daily-none = Nie mogę znaleźć tej próby. Dzisiejszą zaczniesz poleceniem `/daily deal` albo `/daily puzzle`.
daily-not-yours = Tu gra ktoś inny. Swoją próbę zaczniesz poleceniem `/daily deal` albo `/daily puzzle`.
daily-shared-before = Ten wynik jest już udostępniony.

daily-weekdays = pon. wt. śr. czw. pt. sob. niedz.
daily-legend-deal = Runda
daily-legend-puzzle = Zadanie
daily-legend-forgiven = Darowany
daily-calendar-deals = Rundy rozegrane w dniach: { $days }
daily-calendar-puzzles = Zadania rozwiązane w dniach: { $days }
daily-calendar-forgiven = Bez gry, ale seria trwa dalej: { $days }
daily-calendar-none = W tym miesiącu nie masz żadnej rozegranej gry.
daily-choose-day = Wybierz dzień od { $first } do { $last }

daily-archive-day = **{ $date }, dzień { $number }.** W co chcesz zagrać? Gry z wcześniejszych dni się nie liczą.
daily-archive-days = Na ten dzień nie ma żadnej gry. Możesz wybrać każdy dzień od { $first } do { $last }.
daily-archive-empty = Nie ma jeszcze wcześniejszych dni. Dzisiejszy będzie pierwszy, gdy się skończy.
daily-bad-date = Nie mogę odczytać tej daty. Napisz ją tak: `2026-11-27`.

daily-reminder = Czekają na ciebie runda i zadanie dnia.
daily-reminder-on = Gry dnia: przypomnienie o { $hour } ({ $zone })
daily-reminder-off = Gry dnia: bez przypomnień
daily-reminder-none = nigdy
daily-reminder-zone = Potrzebuję do tego twojej strefy czasowej. Podaj obie opcje razem, na przykład `daily:{ $hour } timezone:Europe/Warsaw`.
daily-reminder-hello = Tutaj będę ci przypominać o rundzie i zadaniu dnia. Zmienisz to poleceniem `/preferences daily:`.

daily-shown = Od teraz twoja nazwa i punkty będą w wynikach dnia na tym serwerze.
daily-hidden = Nie ma cię już w wynikach dnia na tym serwerze.
daily-not-posted = Na tym serwerze nie ma już wyników dnia.
daily-hour-needs-channel = Nie publikuję tu jeszcze gier dnia. Żeby ustawić godzinę, wybierz też kanał w opcji `daily`.
daily-settings-on = Gry dnia: na kanale { $channel }, codziennie o { $time }. Żeby to wyłączyć, usuń tam moją ostatnią wiadomość z grami.
daily-settings-barred = Gry dnia: nie mogę ich jeszcze publikować na kanale { $channel }. `/doctor` pokazuje, jakiego uprawnienia brakuje.
daily-post-title = **Gry dnia { $number }** · { $date }
daily-post-deal = **Runda** · gracze na wszystkich serwerach do tej pory: { $count }
daily-post-puzzle = **Zadanie** · gracze na wszystkich serwerach do tej pory: { $count }
daily-post-yesterday = **Wyniki z poprzedniego dnia ({ $number })**
daily-post-deal-final = **Runda** · gracze na wszystkich serwerach: { $count }
daily-post-puzzle-final = **Zadanie** · gracze na wszystkich serwerach: { $count } · najwyższy możliwy wynik: { $best }
daily-post-row = { $place }. { $who }: { $points }
daily-post-listed = -# Na listach są tylko gracze, którzy chcą się tu pokazać: wystarczy przycisk pod wynikiem.
