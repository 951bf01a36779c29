order-title = **Plan na twoją następną turę**
order-empty = Wybierz jeden lub kilka ruchów. Gdy tylko przyjdzie twoja tura, pierwszy z nich, który nadal jest możliwy, zostanie wykonany bez pytania.
order-nothing-fits = Na razie żaden twój kamień nie pasuje, więc nie ma czego planować. Mogę za ciebie kupić kamień, gdy tylko przyjdzie twoja tura.
order-nothing-to-plan = Na razie żaden twój kamień nie pasuje, a pula jest pusta, więc nie ma czego planować. Dam znać, gdy przyjdzie twoja tura.
order-list = Wykonany zostanie pierwszy możliwy z tych ruchów:
order-item = { $place }. { $placement }
order-item-gone = { $place }. { $tile } (już niemożliwy)
order-then-asked = Jeśli żaden nie jest możliwy, decyzja należy do ciebie.
order-then-draw = Jeśli żaden kamień z twojej podstawki nie pasuje, kamienie są kupowane zgodnie z zasadami. Gdy tylko pojawi się jakiś wybór, decyzja należy do ciebie.
order-same-bonus = Ruch zostanie wykonany tylko wtedy, gdy ma ten sam bonus co w chwili wyboru.
order-example-bonus = -# **{ $button }**: na przykład wybierasz most (+40). Jeśli inny kamień go wcześniej zepsuje, zapytam cię, zamiast wykonać ruch.
order-opponent =
    { $tiles ->
        [one] Wszystko to tylko wtedy, gdy inny gracz ma najwyżej jeden kamień. W przeciwnym razie decyzja należy do ciebie.
        [few] Wszystko to tylko wtedy, gdy inny gracz ma najwyżej { $tiles } kamienie. W przeciwnym razie decyzja należy do ciebie.
        [many] Wszystko to tylko wtedy, gdy inny gracz ma najwyżej { $tiles } kamieni. W przeciwnym razie decyzja należy do ciebie.
       *[other] Wszystko to tylko wtedy, gdy inny gracz ma najwyżej { $tiles } kamieni. W przeciwnym razie decyzja należy do ciebie.
    }
order-example-opponent = -# **{ $menu }**: na przykład wybierasz 2 kamienie. Jeśli w twojej turze wszyscy inni mają jeszcze co najmniej 3, zapytam cię.
order-given = 📋 **Ten plan obowiązuje.** Przepada, gdy ktoś cofnie ruch, miejsce zmieni gracza albo runda się skończy. Tury rozegranej według planu nie można cofnąć.
order-draft = ✏️ **Ten plan jeszcze nie obowiązuje.** Naciśnij **{ $button }**, gdy będzie w nim to, czego chcesz.
order-was-cancelled = Twój plan został anulowany. W swojej turze decydujesz na bieżąco.
order-choose = Dodaj ruch
order-choose-tile = Dodaj ruch: najpierw kamień
order-choose-opponent = Tylko jeśli inny gracz prawie kończy
order-whoever = Bez względu na liczbę kamieni innych graczy
order-at-most =
    { $tiles ->
        [one] Tylko jeśli inny gracz ma najwyżej { $tiles } kamień
        [few] Tylko jeśli inny gracz ma najwyżej { $tiles } kamienie
        [many] Tylko jeśli inny gracz ma najwyżej { $tiles } kamieni
       *[other] Tylko jeśli inny gracz ma najwyżej { $tiles } kamieni
    }
order-waits = 📋 Masz plan na następną turę.
order-unplayed = 📋 Twojego planu nie dało się wykonać, więc decyzja należy do ciebie.
order-played = 📋 { $who } gra według planu:
order-refused-live = Planować można tylko w grach z zegarem liczącym dni. W tej dam ci znać, gdy przyjdzie twoja tura.
order-refused-unhinted = Przy tym stole nikt nie wie przed dołożeniem, co pasuje, więc niczego nie można zaplanować.
order-refused-own-turn = To twoja tura, więc nie ma czego planować: zagraj od razu.
order-refused-no-board = Planować możesz, gdy tylko na planszy znajdzie się pierwszy kamień rundy.
order-refused-empty = Twój plan nie mówi jeszcze, co zrobić. Wybierz ruch albo kupowanie.
order-refused-full = W twoim planie nie zmieści się więcej ruchów (najwyżej { $most }).
