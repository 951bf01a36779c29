order-title = **Plan na twoją następną turę**
order-empty = Wybierz jeden lub kilka ruchów. Gdy tylko przyjdzie twoja tura, wykonam pierwszy z nich, który nadal będzie możliwy.
order-nothing-fits = Na razie żaden twój kamień nie pasuje, więc nie ma czego planować. Mogę za ciebie kupić kamień, gdy tylko przyjdzie twoja tura.
order-nothing-to-plan = Na razie żaden twój kamień nie pasuje, a pula jest pusta, więc nie ma czego planować. Dam znać, gdy przyjdzie twoja tura.
order-list = Wykonam pierwszy możliwy z tych ruchów:
order-item = { $place }. { $placement }
order-item-gone = { $place }. { $tile } (już niemożliwy)
order-then-asked = Jeśli żaden nie będzie możliwy, zapytam cię.
order-then-draw = Jeśli żaden kamień z twojej podstawki nie będzie pasować, kupię zgodnie z zasadami i zapytam cię, gdy tylko będzie w czym wybierać.
order-same-bonus = Wykonam ruch tylko wtedy, gdy nadal da ten sam bonus co w chwili wyboru.
order-example-bonus = -# **{ $button }**: na przykład wybierasz most (+40). Jeśli inny kamień go wcześniej zepsuje, zapytam cię, zamiast wykonać ruch.
order-opponent =
    { $tiles ->
        [one] Zagram według planu tylko wtedy, gdy inny gracz będzie mieć najwyżej jeden kamień. Jeśli nie, zapytam cię.
        [few] Zagram według planu tylko wtedy, gdy inny gracz będzie mieć najwyżej { $tiles } kamienie. Jeśli nie, zapytam cię.
        [many] Zagram według planu tylko wtedy, gdy inny gracz będzie mieć najwyżej { $tiles } kamieni. Jeśli nie, zapytam cię.
       *[other] Zagram według planu tylko wtedy, gdy inny gracz będzie mieć najwyżej { $tiles } kamieni. Jeśli nie, zapytam cię.
    }
order-example-opponent = -# **{ $menu }**: na przykład wybierasz 2 kamienie. Jeśli w twojej turze wszyscy inni mają jeszcze co najmniej 3, zapytam cię.
order-given = 📋 **Twój plan jest zatwierdzony.** Przepada, gdy ktoś cofnie ruch, przy stole zmieni się gracz albo skończy się runda. Tury rozegranej według planu nie można cofnąć.
order-draft = ✏️ **Twój plan nie jest jeszcze zatwierdzony.** Naciśnij **{ $button }**, gdy będzie gotowy.
order-was-cancelled = Twój plan jest anulowany. Zapytam cię, gdy przyjdzie twoja tura.
order-choose = Dodaj ruch
order-choose-tile = Dodaj ruch: najpierw kamień
order-choose-opponent = Graj według planu, tylko jeśli inny gracz ma mało kamieni
order-whoever = Graj według planu bez względu na to, ile kamieni mają inni
order-at-most =
    { $tiles ->
        [one] Graj według planu, tylko jeśli inny gracz ma najwyżej { $tiles } kamień
        [few] Graj według planu, tylko jeśli inny gracz ma najwyżej { $tiles } kamienie
        [many] Graj według planu, tylko jeśli inny gracz ma najwyżej { $tiles } kamieni
       *[other] Graj według planu, tylko jeśli inny gracz ma najwyżej { $tiles } kamieni
    }
order-waits = 📋 Masz plan na następną turę.
order-unplayed = 📋 Twojego planu nie dało się wykonać, więc decyzja należy do ciebie.
order-played = 📋 { $who } gra według planu:
order-refused-live = Planować można tylko w grach z zegarem liczącym dni. W tej dam ci znać, gdy przyjdzie twoja tura.
order-refused-unhinted = Przy tym stole nie ma podpowiedzi, więc nie zaplanujesz tu ruchów.
order-refused-own-turn = To twoja tura, więc nie ma czego planować: zagraj od razu.
order-refused-no-board = Turę zaplanujesz, gdy tylko na planszy pojawi się pierwszy kamień rundy.
order-refused-empty = Twój plan jest jeszcze pusty. Dodaj ruch albo zaplanuj kupowanie.
order-refused-full = W twoim planie nie zmieści się więcej ruchów (najwyżej { $most }).
