### /daily: runda i zadanie dnia.

daily-command = Zagraj rundę dnia albo rozwiąż zadanie dnia; dla wszystkich takie same
daily-command-deal = Runda dnia: grasz w pojedynkę, a kamienie są dla wszystkich takie same
daily-command-puzzle = Zadanie dnia: trzy tury bez kupowania i jak najwięcej punktów

daily-title-deal = **Runda dnia { $number }**
daily-title-puzzle = **Zadanie dnia { $number }**
daily-goal-deal = Jedna runda w pojedynkę, z takimi samymi kamieniami dla wszystkich. Zdobądź jak najwięcej punktów.
daily-goal-puzzle = W każdej z trzech tur dołóż kamień, bez kupowania. Zdobądź jak najwięcej punktów.
daily-rules = Zasady: { $edition }
daily-free = To próba treningowa, więc się nie liczy.
daily-until = Koniec twojej próby: { $when }
daily-turn = Tura { $turn } z { $turns } · twoje punkty: { $points }

daily-hint-tile = **Podpowiedź:** trzy najlepsze ruchy zaczynają się od kamienia { $tile }.
daily-hint-spot = **Podpowiedź:** trzy najlepsze ruchy zaczynają się od dołożenia { $tile } na pole { $spot }.

daily-end = Twoje punkty: **{ $points }**
daily-end-best = Twoje punkty: **{ $points }**. Lepiej się nie da: to trzy najlepsze ruchy.
daily-end-below = Twoje punkty: **{ $points }**. Trzy najlepsze ruchy dają **{ $best }**.
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

daily-solution = **Rozwiązanie zadania { $number }:** { $points }
daily-solution-later = Pokażę rozwiązanie, gdy ten dzień się skończy: { $when }
daily-review-later = Przeanalizuję twoje decyzje, gdy ten dzień się skończy: { $when }
daily-moved-on = Gra toczy się już dalej. Oto obecny stan.
daily-none = Nie mogę znaleźć tej próby. Dzisiejszą zaczniesz poleceniem `/daily deal` albo `/daily puzzle`.
daily-over = Ten dzień już się skończył. Dzisiejszą próbę zaczniesz poleceniem `/daily deal` albo `/daily puzzle`.
daily-not-yours = Tu gra ktoś inny. Swoją próbę zaczniesz poleceniem `/daily deal` albo `/daily puzzle`.
daily-shared-before = Ten wynik jest już udostępniony.
