rack-your-turn = **Twoja tura.**
rack-whose-turn = Teraz gra { $who }.
rack-round-over = Koniec rundy.
rack-match-over = Koniec gry.
rack-wait = Dam ci znać, gdy przyjdzie twoja tura.
rack-tiles =
    { $count ->
        [one] Twój kamień: { $tiles }
        [few] Twoje kamienie: { $tiles }
        [many] Twoje kamienie: { $tiles }
       *[other] Twoje kamienie: { $tiles }
    }
rack-empty = Twoja podstawka jest pusta.
rack-lead = Zaczynasz: połóż dowolny kamień na polu 1.
rack-must-lead =
    { $count ->
        [one] Zaczynasz i musisz położyć { $tiles } na polu 1.
        [few] Zaczynasz i musisz położyć na polu 1 jeden z tych kamieni: { $tiles }.
        [many] Zaczynasz i musisz położyć na polu 1 jeden z tych kamieni: { $tiles }.
       *[other] Zaczynasz i musisz położyć na polu 1 jeden z tych kamieni: { $tiles }.
    }
rack-fits =
    { $count ->
        [one] Masz jeden możliwy ruch.
        [few] Masz { $count } możliwe ruchy.
        [many] Masz { $count } możliwych ruchów.
       *[other] Masz { $count } możliwych ruchów.
    }
rack-fits-best =
    { $count ->
        [one] Masz jeden możliwy ruch. Daje { $points }.
        [few] Masz { $count } możliwe ruchy. Najlepszy daje { $points }.
        [many] Masz { $count } możliwych ruchów. Najlepszy daje { $points }.
       *[other] Masz { $count } możliwych ruchów. Najlepszy daje { $points }.
    }
rack-tile-first = W menu wybierz najpierw kamień, potem pole.
rack-drawn-fits =
    { $count ->
        [one] { $tile } pasuje. Dołóż go.
        [few] { $tile } pasuje na { $count } pola. Dołóż go.
        [many] { $tile } pasuje na { $count } pól. Dołóż go.
       *[other] { $tile } pasuje na { $count } pól. Dołóż go.
    }
rack-or-draw =
    { $cost ->
        [0] Możesz też kupić kamień bez kary.
       *[other] Możesz też kupić kamień (−{ $cost }).
    }
rack-or-pass =
    { $cost ->
        [0] Możesz też spasować bez kary.
       *[other] Możesz też spasować (−{ $cost }).
    }
rack-or-stop = Możesz też zakończyć turę bez dalszej kary.
rack-or-drop-out = Możesz też spasować, ale wtedy odpadasz z rundy.
rack-draw =
    { $cost ->
        [0] Nic nie pasuje: kup kamień.
        [one] Nic nie pasuje: kup kamień. Każdy kupiony kosztuje { $cost } punkt.
        [few] Nic nie pasuje: kup kamień. Każdy kupiony kosztuje { $cost } punkty.
        [many] Nic nie pasuje: kup kamień. Każdy kupiony kosztuje { $cost } punktów.
       *[other] Nic nie pasuje: kup kamień. Każdy kupiony kosztuje { $cost } punktów.
    }
rack-draw-or-stop =
    { $cost ->
        [0] Nic nie pasuje: kup jeszcze jeden kamień albo zakończ turę.
        [one] Nic nie pasuje: kup jeszcze jeden kamień za { $cost } punkt albo zakończ turę bez dalszej kary.
        [few] Nic nie pasuje: kup jeszcze jeden kamień za { $cost } punkty albo zakończ turę bez dalszej kary.
        [many] Nic nie pasuje: kup jeszcze jeden kamień za { $cost } punktów albo zakończ turę bez dalszej kary.
       *[other] Nic nie pasuje: kup jeszcze jeden kamień za { $cost } punktów albo zakończ turę bez dalszej kary.
    }
rack-blind = Wybierz jeden ze swoich kamieni i pole. Jeśli nie pasuje, powiem ci, dlaczego; nic to nie kosztuje.
rack-blind-drawn = Wolno ci dołożyć tylko kamień kupiony przed chwilą: { $tile }. Wybierz pole. Jeśli nie pasuje, powiem ci, dlaczego; nic to nie kosztuje.
rack-blind-sure =
    { $cost ->
        [0] Zaraz kupisz jeden kamień, bez kary.
        [one] Zaraz kupisz jeden kamień. Kosztuje to { $cost } punkt.
        [few] Zaraz kupisz jeden kamień. Kosztuje to { $cost } punkty.
        [many] Zaraz kupisz jeden kamień. Kosztuje to { $cost } punktów.
       *[other] Zaraz kupisz jeden kamień. Kosztuje to { $cost } punktów.
    }
rack-blind-sure-drawn = Potem w tej turze wolno ci dołożyć tylko ten kamień.
rack-blind-sure-any = Potem wolno ci dołożyć dowolny ze swoich kamieni.
rack-blind-sure-last =
    { $more ->
        [one] W tej turze kupujesz już po raz ostatni: jeśli potem nic nie dołożysz, tracisz jeszcze { $more } punkt.
        [few] W tej turze kupujesz już po raz ostatni: jeśli potem nic nie dołożysz, tracisz jeszcze { $more } punkty.
        [many] W tej turze kupujesz już po raz ostatni: jeśli potem nic nie dołożysz, tracisz jeszcze { $more } punktów.
       *[other] W tej turze kupujesz już po raz ostatni: jeśli potem nic nie dołożysz, tracisz jeszcze { $more } punktów.
    }
rack-sure-fits =
    { $count ->
        [one] Możesz teraz dołożyć kamień: masz jeden możliwy ruch.
        [few] Możesz teraz dołożyć kamień: masz { $count } możliwe ruchy.
        [many] Możesz teraz dołożyć kamień: masz { $count } możliwych ruchów.
       *[other] Możesz teraz dołożyć kamień: masz { $count } możliwych ruchów.
    }
rack-sure-drawn =
    { $most ->
        [0] Jeśli kupisz kamień, w tej turze wolno ci dołożyć już tylko kupiony: kupujesz, aż któryś będzie pasować albo więcej kupić się nie da.
       *[other] Jeśli kupisz kamień, w tej turze wolno ci dołożyć już tylko kupiony: kupujesz, aż któryś będzie pasować albo więcej kupić się nie da (po −{ $cost }, w najgorszym razie łącznie −{ $most }).
    }
rack-sure-stop =
    { $cost ->
        [0] Jeśli kupisz kamień, w tej turze wolno ci dołożyć tylko kupiony.
       *[other] Jeśli kupisz kamień (−{ $cost }), w tej turze wolno ci dołożyć tylko kupiony.
    } { $more ->
        [0] Po każdym kupionym kamieniu decydujesz, czy kupować dalej.
        [one] Kupujesz już po raz ostatni: jeśli potem nic nie dołożysz, tracisz jeszcze { $more } punkt.
        [few] Kupujesz już po raz ostatni: jeśli potem nic nie dołożysz, tracisz jeszcze { $more } punkty.
        [many] Kupujesz już po raz ostatni: jeśli potem nic nie dołożysz, tracisz jeszcze { $more } punktów.
       *[other] Kupujesz już po raz ostatni: jeśli potem nic nie dołożysz, tracisz jeszcze { $more } punktów.
    }
rack-sure-any =
    { $cost ->
        [0] Jeśli kupisz kamień, potem nadal wolno ci dołożyć dowolny ze swoich kamieni.
        [one] Kupienie kamienia kosztuje { $cost } punkt. Potem nadal wolno ci dołożyć dowolny ze swoich kamieni.
        [few] Kupienie kamienia kosztuje { $cost } punkty. Potem nadal wolno ci dołożyć dowolny ze swoich kamieni.
        [many] Kupienie kamienia kosztuje { $cost } punktów. Potem nadal wolno ci dołożyć dowolny ze swoich kamieni.
       *[other] Kupienie kamienia kosztuje { $cost } punktów. Potem nadal wolno ci dołożyć dowolny ze swoich kamieni.
    }
rack-pass =
    { $cost ->
        [0] Nic nie pasuje, a pula jest pusta: spasuj bez kary.
       *[other] Nic nie pasuje, a pula jest pusta: spasuj (−{ $cost }).
    }
rack-drop-out = Nic nie pasuje, a pula jest pusta: spasuj. Odpadasz wtedy z rundy.
rack-passes-itself = Możesz też poczekać: za kilka sekund spasuję za ciebie.
rack-preview = { $tile } na pole { $spot }
rack-preview-sum = { $tile } na pole { $spot }: { $sum }, **{ $points }**
rack-preview-next = Naciśnij **Dołóż**, żeby tak zagrać, albo wybierz inny ruch.
rack-preview-only = Naciśnij **Dołóż**, żeby tak zagrać.
rack-hint = **Podpowiedź:** { $what }
rack-hint-draw-on = Kup jeszcze jeden kamień: pewnie zyskasz na tym więcej, niż stracisz.
rack-hint-stop = Zakończ turę: na kolejnym kamieniu pewnie stracisz więcej, niż zyskasz.
rack-hint-last-tile = To twój ostatni kamień.
rack-hint-only = To twój jedyny możliwy ruch.
rack-hint-bridge = Powstaje most i żaden inny ruch nie daje więcej.
rack-hint-hexagon = Powstaje hexagon i żaden inny ruch nie daje więcej.
rack-hint-double-hexagon = Powstaje podwójny hexagon i żaden inny ruch nie daje więcej.
rack-hint-triple-hexagon = Powstaje potrójny hexagon i żaden inny ruch nie daje więcej.
rack-hint-most = Żaden inny ruch nie daje więcej.
rack-hint-keeps =
    { $count ->
        [one] Potem nadal pasuje jeden z twoich pozostałych kamieni.
        [few] Potem nadal pasują { $count } z twoich pozostałych kamieni.
        [many] Potem nadal pasuje { $count } z twoich pozostałych kamieni.
       *[other] Potem nadal pasuje { $count } z twoich pozostałych kamieni.
    }
rack-hint-long-run = Gdy patrzę, jak może się potoczyć runda, ten ruch wypada najlepiej.
rack-placed = Dokładasz { $tile } na pole { $spot }.
rack-placed-sum = Dokładasz { $tile } na pole { $spot }: { $sum }, **{ $points }**
rack-drew = Kupujesz { $tiles }.
rack-drew-cost = Kupujesz { $tiles } ({ $cost }).
rack-stuck = Nie możesz nic dołożyć, więc twoja tura się kończy: jeszcze **{ $points }**
rack-stuck-free = Nie możesz nic dołożyć, więc twoja tura się kończy.
rack-declined = Nic nie dokładasz i twoja tura się kończy: **{ $points }**
rack-declined-free = Nic nie dokładasz i twoja tura się kończy.
rack-passed = Pula jest pusta, więc pas bez kary.
rack-passed-cost = Pula jest pusta, więc pas: **{ $points }**
rack-stopped = Nie kupujesz dalej i twoja tura się kończy, bez dalszej kary.
rack-dropped-out = Pula jest pusta, więc pas. Odpadasz z rundy.
rack-out = Ostatni kamień położony!
rack-out-later = Ktoś był szybszy, ale twój ostatni kamień też już leży na planszy.
rack-played-on = Runda toczy się dalej, aż wszyscy rozegrają tyle samo tur.
rack-score = Twój wynik: { $score }
rack-no-spots = Nie ma wolnych pól.
rack-first-spot = Pierwszy kamień trafia na pole 1.
rack-spots =
    { $count ->
        [one] Jedno wolne pole (kierunek wierzchołka, potem narożniki zgodnie z ruchem wskazówek zegara, od górnego lub lewego górnego): { $spots }
        [few] { $count } wolne pola (kierunek wierzchołka, potem narożniki zgodnie z ruchem wskazówek zegara, od górnego lub lewego górnego): { $spots }
        [many] { $count } wolnych pól (kierunek wierzchołka, potem narożniki zgodnie z ruchem wskazówek zegara, od górnego lub lewego górnego): { $spots }
       *[other] { $count } wolnych pól (kierunek wierzchołka, potem narożniki zgodnie z ruchem wskazówek zegara, od górnego lub lewego górnego): { $spots }
    }
