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
        [one] Możliwy jest jeden ruch.
        [few] Możliwe są { $count } ruchy. Wybierz jeden.
        [many] Możliwych jest { $count } ruchów. Wybierz jeden.
       *[other] Możliwych jest { $count } ruchów. Wybierz jeden.
    }
rack-fits-best =
    { $count ->
        [one] Możliwy jest jeden ruch. Daje { $points }.
        [few] Możliwe są { $count } ruchy, najlepszy daje { $points }. Wybierz jeden.
        [many] Możliwych jest { $count } ruchów, najlepszy daje { $points }. Wybierz jeden.
       *[other] Możliwych jest { $count } ruchów, najlepszy daje { $points }. Wybierz jeden.
    }
rack-tile-first = Menu pyta najpierw o kamień, potem o pole.
rack-drawn-fits =
    { $count ->
        [one] { $tile } pasuje. Dołóż go.
        [few] { $tile } pasuje na { $count } pola. Dołóż go.
        [many] { $tile } pasuje na { $count } pól. Dołóż go.
       *[other] { $tile } pasuje na { $count } pól. Dołóż go.
    }
rack-or-draw =
    { $cost ->
        [0] Albo kup kamień bez kary.
       *[other] Albo kup kamień za −{ $cost }.
    }
rack-or-pass =
    { $cost ->
        [0] Albo spasuj bez kary.
       *[other] Albo spasuj za −{ $cost }.
    }
rack-or-stop = Albo zakończ turę bez dalszej kary.
rack-or-drop-out = Albo spasuj, ale wtedy odpadasz z rundy.
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
        [0] Kupujesz jeden kamień, bez kary.
        [one] Kupujesz jeden kamień. Kosztuje to { $cost } punkt.
        [few] Kupujesz jeden kamień. Kosztuje to { $cost } punkty.
        [many] Kupujesz jeden kamień. Kosztuje to { $cost } punktów.
       *[other] Kupujesz jeden kamień. Kosztuje to { $cost } punktów.
    }
rack-blind-sure-drawn = Potem w tej turze wolno ci dołożyć tylko ten kamień.
rack-blind-sure-any = Potem wolno ci dołożyć dowolny ze swoich kamieni.
rack-blind-sure-last =
    { $more ->
        [one] To twój ostatni zakup w tej turze: jeśli potem nic nie dołożysz, tracisz jeszcze { $more } punkt.
        [few] To twój ostatni zakup w tej turze: jeśli potem nic nie dołożysz, tracisz jeszcze { $more } punkty.
        [many] To twój ostatni zakup w tej turze: jeśli potem nic nie dołożysz, tracisz jeszcze { $more } punktów.
       *[other] To twój ostatni zakup w tej turze: jeśli potem nic nie dołożysz, tracisz jeszcze { $more } punktów.
    }
rack-sure-fits =
    { $count ->
        [one] Możesz teraz dołożyć kamień: możliwy jest jeden ruch.
        [few] Możesz teraz dołożyć kamień: możliwe są { $count } ruchy.
        [many] Możesz teraz dołożyć kamień: możliwych jest { $count } ruchów.
       *[other] Możesz teraz dołożyć kamień: możliwych jest { $count } ruchów.
    }
rack-sure-drawn =
    { $most ->
        [0] Jeśli kupisz kamień, w tej turze wolno ci dołożyć tylko kupiony i kupujesz dalej, aż któryś będzie pasować albo nie będzie już można kupować.
       *[other] Jeśli kupisz kamień, w tej turze wolno ci dołożyć tylko kupiony i kupujesz dalej, aż któryś będzie pasować albo nie będzie już można kupować: po −{ $cost }, w najgorszym razie razem −{ $most }.
    }
rack-sure-stop =
    { $cost ->
        [0] Jeśli kupisz kamień, w tej turze wolno ci dołożyć tylko kupiony.
       *[other] Jeśli kupisz kamień (−{ $cost }), w tej turze wolno ci dołożyć tylko kupiony.
    } { $more ->
        [0] Po każdym zakupie wybierasz na nowo.
        [one] To twój ostatni zakup: jeśli potem nic nie dołożysz, tracisz jeszcze { $more } punkt.
        [few] To twój ostatni zakup: jeśli potem nic nie dołożysz, tracisz jeszcze { $more } punkty.
        [many] To twój ostatni zakup: jeśli potem nic nie dołożysz, tracisz jeszcze { $more } punktów.
       *[other] To twój ostatni zakup: jeśli potem nic nie dołożysz, tracisz jeszcze { $more } punktów.
    }
rack-sure-any =
    { $cost ->
        [0] Jeśli kupisz kamień, potem nadal wolno ci dołożyć dowolny ze swoich kamieni.
        [one] Zakup kosztuje { $cost } punkt. Potem nadal wolno ci dołożyć dowolny ze swoich kamieni.
        [few] Zakup kosztuje { $cost } punkty. Potem nadal wolno ci dołożyć dowolny ze swoich kamieni.
        [many] Zakup kosztuje { $cost } punktów. Potem nadal wolno ci dołożyć dowolny ze swoich kamieni.
       *[other] Zakup kosztuje { $cost } punktów. Potem nadal wolno ci dołożyć dowolny ze swoich kamieni.
    }
rack-pass =
    { $cost ->
        [0] Nic nie pasuje, a pula jest pusta: spasuj bez kary.
       *[other] Nic nie pasuje, a pula jest pusta: spasuj za −{ $cost }.
    }
rack-drop-out = Nic nie pasuje, a pula jest pusta: spasuj. Odpadasz wtedy z rundy.
rack-passes-itself = Możesz też poczekać: za kilka sekund spasuję za ciebie.
rack-preview = { $tile } na pole { $spot }
rack-preview-sum = { $tile } na pole { $spot }: { $sum }, **{ $points }**
rack-preview-next = Naciśnij **Dołóż**, żeby wykonać ten ruch, albo wybierz inny.
rack-preview-only = Naciśnij **Dołóż**, żeby wykonać ten ruch.
rack-hint = **Podpowiedź:** { $what }
rack-hint-draw-on = Kup jeszcze jeden kamień: więcej tu do zyskania niż do stracenia.
rack-hint-stop = Zakończ turę: kolejny zakup pewnie kosztowałby więcej, niż dał.
rack-hint-last-tile = To twój ostatni kamień.
rack-hint-only = To twój jedyny możliwy ruch.
rack-hint-bridge = Powstaje most i żaden inny ruch nie daje więcej.
rack-hint-hexagon = Powstaje hexagon i żaden inny ruch nie daje więcej.
rack-hint-double-hexagon = Powstaje podwójny hexagon i żaden inny ruch nie daje więcej.
rack-hint-triple-hexagon = Powstaje potrójny hexagon i żaden inny ruch nie daje więcej.
rack-hint-most = Żaden inny ruch nie daje więcej.
rack-hint-keeps =
    { $count ->
        [one] Potem nadal pasuje jeden z pozostałych twoich kamieni.
        [few] Potem nadal pasują { $count } z pozostałych twoich kamieni.
        [many] Potem nadal pasuje { $count } z pozostałych twoich kamieni.
       *[other] Potem nadal pasuje { $count } z pozostałych twoich kamieni.
    }
rack-hint-long-run = Sprawdzam dalszy przebieg rundy i ten ruch wypada najlepiej.
rack-placed = Dokładasz { $tile } na pole { $spot }.
rack-placed-sum = Dokładasz { $tile } na pole { $spot }: { $sum }, **{ $points }**
rack-drew = Kupujesz { $tiles }.
rack-drew-cost = Kupujesz { $tiles } ({ $cost }).
rack-stuck = Nie możesz nic dołożyć i twoja tura się kończy: jeszcze **{ $points }**.
rack-stuck-free = Nie możesz nic dołożyć i twoja tura się kończy.
rack-declined = Nic nie dokładasz i twoja tura się kończy: **{ $points }**
rack-declined-free = Nic nie dokładasz i twoja tura się kończy.
rack-passed = Pula jest pusta, więc pas bez kary.
rack-passed-cost = Pula jest pusta, więc pas: **{ $points }**
rack-stopped = Nie kupujesz dalej i twoja tura się kończy. Dalszej kary nie ma.
rack-dropped-out = Pula jest pusta, więc pas; odpadasz z rundy.
rack-out = Ostatni kamień położony!
rack-out-later = Ktoś inny położył ostatni kamień wcześniej, a teraz na planszy leży też twój ostatni.
rack-played-on = Gra toczy się dalej, aż wszyscy rozegrają tyle samo tur.
rack-score = Twój wynik: { $score }
rack-no-spots = Nie ma wolnych pól.
rack-first-spot = Pierwszy kamień trafia na pole 1.
rack-spots =
    { $count ->
        [one] Jedno wolne pole, jego narożniki zgodnie z ruchem wskazówek zegara, od górnego lub lewego górnego: { $spots }
        [few] { $count } wolne pola, ich narożniki zgodnie z ruchem wskazówek zegara, od górnego lub lewego górnego: { $spots }
        [many] { $count } wolnych pól, ich narożniki zgodnie z ruchem wskazówek zegara, od górnego lub lewego górnego: { $spots }
       *[other] { $count } wolnych pól, ich narożniki zgodnie z ruchem wskazówek zegara, od górnego lub lewego górnego: { $spots }
    }
