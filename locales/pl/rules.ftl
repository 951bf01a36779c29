rules-title = Zasady tego stołu: **{ $edition }**
rules-title-changed = Zasady tego stołu: **{ $edition }**, zmiany są pogrubione
rules-line = - { $name }: { $value }
rules-line-changed = - **{ $name }: { $value }**
rules-may-change = Wybierz tu wersję zasad albo zmieniaj je po jednej.
rules-host-may-change = { $host } może je zmieniać do rozpoczęcia gry.
rules-fixed = Gra się zaczęła, więc nie można ich już zmieniać.
rules-choose-edition = Wybierz wersję zasad
rules-choose-clause = Zmień zasadę
rules-choose-value = { $name }: wybierz
rules-edition-changed = { $edition } ze zmianami
rules-players = Gracze
rules-hand = Kamienie na start
rules-starter = Kto zaczyna
rules-start-tie = Remis na starcie
rules-opening = Zaczynanie od trypletu
rules-zero-option = Zaczynanie od 0‑0‑0
rules-scoring = Co daje kamień
rules-bonuses = Figury
rules-bridge-rule = Co to jest most
rules-draws = Kupowanie
rules-draw = Kiedy kupować
rules-stop-drawing = Przerwanie kupowania
rules-after-draw = Po kupieniu
rules-empty-pool = Gdy pula jest pusta
rules-pass-empty = Pas przy pustej puli
rules-going-out = Ostatni kamień
rules-round-end = Koniec rundy
rules-out-count = Liczenie innych podstawek
rules-dead-board = Gdy już nic nie może pasować
rules-blocked = Zablokowana runda
rules-dropped-rack = Gracz poza rundą
rules-match = Długość gry
rules-last-round = Ostatnia runda
rules-match-winner = Kto wygrywa grę
rules-players-are = { $players }
rules-hand-each = po { $hand }
rules-hand-by-players =
    { $most ->
        [one] { $hands } graczu
        [few] { $hands } graczach
        [many] { $hands } graczach
       *[other] { $hands } graczach
    }
rules-hand-entry = po { $hand } przy { $players }
rules-starter-drawn = każdy ciągnie kamień i zaczyna najwyższa suma
rules-start-tie-tied = ponownie ciągną tylko gracze z najwyższą sumą
rules-start-tie-all = ponownie ciągną wszyscy
rules-starter-highest = gracz z najwyższym trypletem, na przykład 5‑5‑5; musi zacząć od tego kamienia
rules-starter-lot = losowo wybrany gracz
rules-opening-none = bez dodatkowych punktów
rules-opening-bonus = +{ $triple } oprócz sumy kamienia; +{ $zero } za 0‑0‑0
rules-zero-no = niedozwolone, jeśli masz wyższy tryplet
rules-zero-yes = dozwolone, nawet jeśli masz wyższy tryplet
rules-scoring-sum = suma jego trzech cyfr
rules-scoring-kids = jeden punkt
rules-scoring-none = nic; punktów się nie liczy
rules-bonuses-are = most +{ $bridge }, hexagon +{ $hexagon }, podwójny hexagon +{ $double }, potrójny hexagon +{ $triple }
rules-bonuses-none = bez dodatkowych punktów za mosty i hexagony
rules-bridge-open = jeden bok pasuje, dwa są wolne, a przeciwległy narożnik styka się z kamieniem
rules-bridge-two-sides = jeden bok pasuje i przeciwległy narożnik styka się z kamieniem; lub pasują dwa i nie ma hexagonu
rules-bridge-more-sides = jeden bok pasuje i przeciwległy narożnik styka się z kamieniem; lub pasuje więcej i nie ma hexagonu
rules-draws-limit =
    { $limit ->
        [1] { $draw ->
            [0] jeden na turę, bez kary
           *[other] jeden na turę, −{ $draw }; jeszcze −{ $stuck }, jeśli nadal nic nie dołożysz
        }
       *[other] { $draw ->
            [0] do { $limit } na turę, bez kary
           *[other] do { $limit } na turę, po −{ $draw }; jeszcze −{ $stuck }, jeśli nadal nic nie dołożysz
        }
    }
rules-draws-no-limit =
    { $draw ->
        [0] bez limitu, bez kary
       *[other] bez limitu, po −{ $draw }
    }
rules-draw-optional = gdy nie możesz lub nie chcesz dołożyć kamienia
rules-draw-stuck = tylko gdy nie możesz dołożyć kamienia
rules-stop-no = niedozwolone; kupujesz, aż dołożysz kamień albo wyczerpiesz limit kupowania
rules-stop-yes = w każdej chwili po pierwszym kupionym kamieniu, bez dalszej kary
rules-stop-stuck = po pierwszym kupionym kamieniu, jeśli nie możesz dołożyć kamienia, bez dalszej kary
rules-after-draw-drawn = wolno ci dołożyć tylko kamień kupiony przed chwilą
rules-after-draw-any = wolno ci dołożyć dowolny kamień z podstawki
rules-empty-pass =
    { $cost ->
        [0] możesz spasować bez kary
       *[other] możesz spasować (−{ $cost })
    }
rules-empty-drop-out = gracz, który spasuje, odpada z rundy
rules-pass-empty-may = dozwolony, nawet jeśli możesz dołożyć kamień
rules-pass-empty-stuck = dozwolony tylko wtedy, gdy nie możesz dołożyć kamienia
rules-going-out-sum =
    { $bonus ->
        [0] suma kamieni na innych podstawkach
       *[other] +{ $bonus } i suma kamieni na innych podstawkach
    }
rules-going-out-bonus =
    { $bonus ->
        [0] bez punktów
       *[other] +{ $bonus }
    }
rules-going-out-wins = wygrywa grę
rules-going-out-wins-round = wygrywa rundę
rules-round-end-at-once = gdy tylko ktoś położy ostatni kamień
rules-round-end-equal = gdy ktoś położy ostatni kamień i wszyscy rozegrają tyle samo tur
rules-round-end-shared = gdy ktoś położy ostatni kamień i wszyscy rozegrają tyle samo tur; zwycięzców może być kilku
rules-out-count-end = na koniec rundy
rules-out-count-bell = gdy tylko ktoś położy ostatni kamień, przed ostatnimi turami innych
rules-dead-draw-on = gracze kupują, aż pula będzie pusta
rules-dead-ends = runda jest od razu zablokowana, nawet jeśli w puli są jeszcze kamienie
rules-blocked-own = każdy gracz traci punkty pozostałe na swojej podstawce
rules-blocked-lowest = gracz z najniższą sumą na podstawce dostaje punkty z innych podstawek pomniejszone o własną sumę
rules-blocked-fewest = gracz z najmniejszą liczbą kamieni dostaje punkty z innych podstawek pomniejszone o własną sumę
rules-blocked-differences = gracz z najniższą sumą na podstawce dostaje sumę różnic do wszystkich innych podstawek
rules-blocked-none = nikt nie dostaje punktów
rules-blocked-unscored = nikt nie wygrywa
rules-dropped-counts = w zablokowanej rundzie traci punkty pozostałe na swojej podstawce
rules-dropped-spared = w zablokowanej rundzie nie traci punktów
rules-match-single = jedna runda
rules-match-rounds =
    { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rund
    }
rules-match-exceeds = runda, w której czyjś wynik przekroczy { $limit }, jest ostatnia
rules-match-reaches = runda, w której czyjś wynik osiągnie { $limit }, jest ostatnia
rules-match-exceeds-next = gdy czyjś wynik przekroczy { $limit }, gra się jeszcze jedną rundę
rules-match-reaches-next = gdy czyjś wynik osiągnie { $limit }, gra się jeszcze jedną rundę
rules-last-round-this = runda, w której czyjś wynik przekroczy limit punktów
rules-last-round-next = runda po tej, w której czyjś wynik przekroczy limit punktów
rules-winner-highest = najwyższy wynik
rules-winner-round = zwycięzca ostatniej rundy, jeśli jego wynik przekroczył limit punktów; inaczej najwyższy wynik
rules-winner-out = gracz, który pierwszy położy ostatni kamień
rules-winner-all-out = każdy gracz, który położy ostatni kamień
rules-winner-rounds = najwięcej wygranych rund; przy równej liczbie wygrywa się razem
rules-from-goliath = Pudełka Goliath (międzynarodowe, De Luxe, Iberia 2016) i pudełko Piatnik
rules-from-tournament = Pudełka Goliath (międzynarodowe, De Luxe, Iberia 2016) i Piatnik: „oficjalne zasady”, do 400
rules-from-tournament-pl = Polskie zasady z pudełek Goliath (międzynarodowe, Iberia 2016): już 400 punktów kończy grę
rules-from-piatnik-hu = Węgierskie zasady z pudełka Piatnik: już 400 punktów kończy grę; po pasie odpada się z rundy
rules-from-goliath-nl = Starsza niderlandzka instrukcja: do sześciu graczy, równa liczba tur; potrójny hexagon z pudełek
rules-from-kids = Wskazówki do gry z dziećmi, ze starszej niderlandzkiej instrukcji Goliath: mało punktów, bez kar
rules-from-casual = Instrukcje dopuszczają grę bez punktów; tu wygrywa pierwszy gracz bez kamieni (zasada własna)
rules-from-pressman = Amerykańskie pudełko Pressman: zaczyna najwyższy tryplet, kupowanie bez limitu
rules-from-wikipedia = Artykuł w Wikipedii: zaczyna najwyższy tryplet, kupowanie z limitem
rules-from-app = Aplikacja wydawcy na telefon: dwóch graczy, pierwszy gracz jest losowany
rules-bad = **Te zasady do siebie nie pasują.** { $why } Nic się nie zmieniło.
rules-bad-players =
    { $most ->
        [one] Są dla jednego gracza, a nie dla { $players }.
        [few] Są dla { $span } graczy, a nie dla { $players }.
        [many] Są dla { $span } graczy, a nie dla { $players }.
       *[other] Są dla { $span } graczy, a nie dla { $players }.
    }
rules-bad-no-pool =
    Jeśli { $players ->
        [one] jeden gracz
        [few] każdy z { $players } graczy
        [many] każdy z { $players } graczy
       *[other] każdy z { $players } graczy
    } dostanie { $hand ->
        [one] jeden kamień,
        [few] { $hand } kamienie,
        [many] { $hand } kamieni,
       *[other] { $hand } kamieni,
    } w puli nic nie zostanie. Wybierz mniej kamieni albo mniej graczy.
rules-bad-scoreless = Punktów się nie liczy, więc „{ $name }” nic nie zmienia. Najpierw ustal, ile punktów daje kamień.
rules-bad-scoreless-match = Gdy punktów się nie liczy, gra ma określoną liczbę rund. Wybierz liczbę rund albo najpierw ustal, ile punktów daje kamień.
rules-bad-opening = Tryplet na początku może dawać dodatkowe punkty tylko wtedy, gdy za kamień dostaje się tyle punktów, ile wynosi suma jego cyfr.
rules-bad-winner = Zwycięzca ostatniej rundy może wygrać całą grę tylko wtedy, gdy gra się do określonej liczby punktów. Najpierw wybierz liczbę punktów jako długość gry.
rules-bad-never-ends = Gdy kamień daje jeden punkt, „{ $name }” może kosztować więcej, niż dają kamienie, i gra do określonej liczby punktów mogłaby się nigdy nie skończyć. Wybierz tam zasadę bez kar.
rules-bad-too-long = Gdy kamień daje jeden punkt, gra do { $limit } trwałaby setki rund. Możesz wybrać najwyżej { $most }.
rules-bad-idle = „{ $name }” nic by tu nie zmieniało. { $why }
rules-idle-zero-option = Ma to znaczenie tylko wtedy, gdy trzeba zacząć od najwyższego trypletu. Najpierw wybierz to w „Kto zaczyna”.
rules-idle-start-tie = Ma to znaczenie tylko wtedy, gdy na początku każdy ciągnie kamień. Najpierw wybierz to w „Kto zaczyna”.
rules-idle-stop-drawing = Gdy w turze kupuje się tylko jeden kamień, nie ma czego przerywać. Najpierw zezwól na więcej.
rules-idle-pass-empty = Ma to znaczenie tylko wtedy, gdy wolno kupić lub spasować mimo pasującego kamienia. Najpierw wybierz to w „Kiedy kupować”.
rules-idle-dropped-rack = Ma to znaczenie tylko wtedy, gdy gracz po pasie odpada z rundy, a w zablokowanej rundzie każdy traci punkty pozostałe na swojej podstawce. Najpierw wybierz obie te zasady.
rules-idle-out-count = Ma to znaczenie tylko wtedy, gdy wszyscy mają tyle samo tur, a za kamień dostaje się tyle punktów, ile wynosi suma jego cyfr. Najpierw wybierz obie te zasady.
rules-idle-last-round = Ma to znaczenie tylko wtedy, gdy gra się do określonej liczby punktów. Najpierw wybierz liczbę punktów jako długość gry.
