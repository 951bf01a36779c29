short-title = **Zasady w skrócie**: { $edition }
short-source = -# { $source }
short-source-changed = -# { $source } · ze zmianami przy tym stole (pogrubione poniżej)
short-matching = **Co pasuje:** Dołóż kamień tak, żeby cały jego bok pasował do kamienia na planszy. Wszystkie stykające się cyfry muszą być takie same.
short-turn = **Tura:** Dołóż kamień i zdobądź za niego punkty. Jeśli nie możesz lub nie chcesz, kup kamień.
short-turn-stuck = **Tura:** Dołóż kamień i zdobądź za niego punkty. Jeśli nie możesz, kup kamień.
short-turn-unscored = **Tura:** Dołóż kamień. Jeśli nie możesz lub nie chcesz, kup kamień.
short-turn-unscored-stuck = **Tura:** Dołóż kamień. Jeśli nie możesz, kup kamień.
short-points-title = **Punkty:**
short-points = - Kamień: suma jego trzech cyfr
short-points-kids = - Kamień: jeden punkt
short-shapes = - Dodatkowe punkty: most +{ $bridge }, hexagon +{ $hexagon }, podwójny hexagon +{ $double }, potrójny hexagon +{ $triple }
short-draws =
    { $limit ->
        [0] { $draw ->
            [0] - Kupowanie: bez kary i bez limitu
           *[other] - Każdy kupiony kamień: −{ $draw }, bez limitu
        }
       *[other] { $draw ->
            [0] { $limit ->
                [one] - Kupowanie: jeden kamień na turę, bez kary
                [few] - Kupowanie: do { $limit } kamieni na turę, bez kary
                [many] - Kupowanie: do { $limit } kamieni na turę, bez kary
               *[other] - Kupowanie: do { $limit } kamieni na turę, bez kary
            }
           *[other] { $limit ->
                [1] - Kupowanie: jeden kamień na turę, −{ $draw }; jeszcze −{ $stuck }, jeśli nadal nic nie dołożysz
               *[other] - Każdy kupiony kamień: −{ $draw }, do { $limit } na turę; jeszcze −{ $stuck }, jeśli nadal nic nie dołożysz
            }
        }
    }
short-out = - Za położenie ostatniego kamienia: { $out }
short-round-end = **Koniec rundy:** { $end } albo gdy nikt nie może już grać.
short-no-points = **Koniec rundy:** { $end }. Jeśli nikt nie może już grać, runda jest zablokowana i nikt nie wygrywa.
short-match = **Gra:** { $length }. Wygrywa najwyższy wynik.
short-match-round-winner = **Gra:** { $length }. Wygrywa zwycięzca ostatniej rundy, jeśli jego wynik przekroczył limit punktów; w przeciwnym razie najwyższy wynik.
short-match-unscored = **Gra:** { $length }. Punktów się nie liczy. Wygrywa gracz, który pierwszy położy ostatni kamień.
short-match-unscored-shared = **Gra:** { $length }. Punktów się nie liczy. Wygrywa każdy gracz, który położy ostatni kamień.
short-match-rounds = **Gra:** { $length }. Punktów się nie liczy. Wygrywa gracz, który wygra najwięcej rund.
short-all = -# `/rules` pokazuje wszystkie zasady według tematów.
short-scores = **Punkty:** Kamień: { $tile }. Figury: { $shapes }.
short-drawing = **Kupowanie:** { $draws }.
short-end = **Koniec:** Za położenie ostatniego kamienia: { $out }. Długość gry: { $length }.
short-more = -# Dalej są wszystkie zasady, temat po temacie.
short-topic-start = **Początek**
short-pool = - Pula banku: wszystkie pozostałe kamienie, zakryte
short-first-drawn = - Kamienie wyciągnięte na początku wracają do puli. Pierwszy gracz może dołożyć dowolny kamień.
short-first-any = - Pierwszy gracz może dołożyć dowolny kamień.
short-first-no-triple = - Jeśli nikt nie ma trypletu, trzeba zacząć od kamienia z najwyższą sumą.
short-topic-turn = **Tura**
short-topic-points = **Punkty**
short-hexagons = - Hexagon to sześć kamieni wokół jednego punktu. Podwójny lub potrójny hexagon to dwa lub trzy hexagony domknięte jednym kamieniem; daje tylko swój bonus, a nie osobny za każdy hexagon.
short-example = - Przykład: kamień z cyframi 3, 4 i 5, który tworzy most, daje 3 + 4 + 5 + { $bridge } = { $points }.
short-topic-round-end = **Koniec rundy**
short-going-out = - „Ostatni kamień” oznacza położenie ostatniego kamienia ze swojej podstawki.
short-blocked = - „Zablokowana” znaczy, że nikt nie może dołożyć ani kupić kamienia. Runda jest też zablokowana, gdy wszyscy gracze spasują po kolei.
short-topic-match = **Gra**
short-ties = - Gracze, którzy mają taki sam najlepszy wynik, wygrywają razem.
short-figure-matching = Co pasuje
short-caption-matching = Na każdym końcu wspólnego boku obie cyfry muszą być takie same. Po lewej 4 i 5 stykają się z 4 i 5. Po prawej nie.
short-caption-bridge = Jeden bok złotego kamienia pasuje do kamienia, a przeciwległy narożnik styka się z tą samą cyfrą na innym.
short-caption-bridge-two = Jeden bok złotego kamienia pasuje do kamienia, a przeciwległy narożnik styka się z tą samą cyfrą na innym. Według tych zasad most tworzy też kamień, który pasuje dwoma bokami, ale nie domyka hexagonu.
short-caption-bridge-more = Jeden bok złotego kamienia pasuje do kamienia, a przeciwległy narożnik styka się z tą samą cyfrą na innym. Według tych zasad most tworzy też kamień, który pasuje dwoma lub trzema bokami, ale nie domyka hexagonu.
short-caption-hexagon = Złoty kamień jest szósty wokół punktu: domyka hexagon.
short-caption-double-hexagon = Złoty kamień domyka dwa hexagony naraz.
short-caption-triple-hexagon = Złoty kamień domyka trzy hexagony naraz.
short-alt-matching = Rysunek: dwie pary kamieni. Po lewej, z ptaszkiem, 4‑4‑5 leży obok 1‑4‑5: na końcach wspólnego boku 4 styka się z 4, a 5 z 5. Po prawej, z krzyżykiem, 2‑5‑5 leży obok 1‑4‑5: 5 styka się z 4, a 2 z 5.
short-alt-bridge = Rysunek: most. Dziesięć kamieni tworzy pierścień z przerwą. Dopiero co dołożony 4‑5‑5 leży pod 4‑4‑5, 4 i 5 stykają się z 4 i 5, a jego najniższy narożnik styka się z narożnikiem 3‑3‑5 po drugiej stronie przerwy, 5 z 5.
short-alt-bridge-two = { $figure } Według tych zasad most tworzy też kamień, który pasuje dwoma bokami, ale nie domyka hexagonu.
short-alt-bridge-more = { $figure } Według tych zasad most tworzy też kamień, który pasuje dwoma lub trzema bokami, ale nie domyka hexagonu.
short-alt-hexagon = Rysunek: hexagon. Sześć kamieni leży wokół punktu, każdy ma tam 1. Dopiero co dołożony 1‑3‑4 jest szósty.
short-alt-double-hexagon = Rysunek: podwójny hexagon. Dziesięć kamieni leży wokół dwóch sąsiednich punktów. Dopiero co dołożony 1‑3‑4 jest szósty wokół obu: wokół jednego wszystkie mają 1, wokół drugiego 4.
short-alt-triple-hexagon = Rysunek: potrójny hexagon. Dwanaście kamieni leży wokół jednego, 0‑2‑2, dopiero co dołożonego. Jest on szósty wokół każdego ze swoich trzech narożników: wokół dwóch wszystkie mają 2, wokół trzeciego 0.
short-alt-earns =
    { $points ->
        [one] { $figure } Daje to { $points } dodatkowy punkt.
        [few] { $figure } Daje to { $points } dodatkowe punkty.
        [many] { $figure } Daje to { $points } dodatkowych punktów.
       *[other] { $figure } Daje to { $points } dodatkowych punktów.
    }
short-first = **Pierwsza gra?** Oto, co warto wiedzieć:
short-first-more = `/help` mówi, co robić dalej, a `/rules` wyjaśnia resztę.
short-first-fits = Kamień pasuje, jeśli styka się bokiem z kamieniem na planszy, a wszystkie stykające się cyfry są takie same.
short-first-tile = Za kamień dostajesz tyle punktów, ile wynosi suma jego cyfr: { $a } + { $b } + { $c } = { $sum }.
short-first-tile-kids = Każdy dołożony kamień daje jeden punkt.
short-first-draw =
    { $cost ->
        [0] Jeśli nic nie pasuje, kup kamień z puli bez kary.
        [one] Jeśli nic nie pasuje, kup kamień z puli. Każdy kosztuje { $cost } punkt.
        [few] Jeśli nic nie pasuje, kup kamień z puli. Każdy kosztuje { $cost } punkty.
        [many] Jeśli nic nie pasuje, kup kamień z puli. Każdy kosztuje { $cost } punktów.
       *[other] Jeśli nic nie pasuje, kup kamień z puli. Każdy kosztuje { $cost } punktów.
    }
short-first-limit =
    { $limit ->
        [0] Kupujesz, aż któryś będzie pasować.
        [one] W jednej turze wolno kupić jeden kamień.
        [few] W jednej turze wolno kupić do { $limit } kamieni.
        [many] W jednej turze wolno kupić do { $limit } kamieni.
       *[other] W jednej turze wolno kupić do { $limit } kamieni.
    }
short-first-stuck =
    { $cost ->
        [one] Jeśli nadal nic nie dołożysz, tracisz jeszcze { $cost } punkt.
        [few] Jeśli nadal nic nie dołożysz, tracisz jeszcze { $cost } punkty.
        [many] Jeśli nadal nic nie dołożysz, tracisz jeszcze { $cost } punktów.
       *[other] Jeśli nadal nic nie dołożysz, tracisz jeszcze { $cost } punktów.
    }

short-lesson-bridge = 💡 To most: twój kamień łączy dwie części planszy. Oprócz punktów za kamień daje to { $points }.
short-lesson-hexagon = 💡 To hexagon: twój kamień jest szósty wokół punktu. Oprócz punktów za kamień daje to { $points }.
short-lesson-double-hexagon = 💡 To podwójny hexagon: twój kamień domyka dwa hexagony naraz. Oprócz punktów za kamień daje to { $points }.
short-lesson-triple-hexagon = 💡 To potrójny hexagon: twój kamień domyka trzy hexagony naraz. Oprócz punktów za kamień daje to { $points }.
short-lesson-draw =
    { $cost ->
        [0] 💡 Żaden twój kamień nie pasował, więc trzeba było kupić. Według tych zasad nic to nie kosztuje.
       *[other] 💡 Żaden twój kamień nie pasował, więc trzeba było kupić. Kupowanie kosztuje punkty: { $points }.
    }
short-lesson-out =
    { $bonus ->
        [0] 💡 To był twój ostatni kamień. Kamienie na innych podstawkach dają ci { $others }.
       *[other] 💡 To był twój ostatni kamień. Daje to { $bonus } i jeszcze { $others } za kamienie na innych podstawkach.
    }
