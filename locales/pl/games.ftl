games-none = Nie bierzesz teraz udziału w żadnej grze na tym serwerze. Otwórz stół poleceniem `/play`.
games-title =
    { $count ->
        [one] **Twoja gra na tym serwerze**
        [few] **Twoje gry na tym serwerze: { $count }**
        [many] **Twoje gry na tym serwerze: { $count }**
       *[other] **Twoje gry na tym serwerze: { $count }**
    }
games-line = { $number }. { $channel }{ $others }: { $state }
games-with = {" "}({ $others })
games-your-turn = **twoja tura**
games-turn = teraz gra { $who }
games-your-start = czeka, aż rozpoczniesz grę
games-start = czeka, aż { $who } rozpocznie grę
games-next-round = przerwa między rundami
games-your-return = **gra za ciebie komputer**
games-deadline = { $state } · termin: { $when }
games-changed = { $state }. Ostatni ruch: { $when }
games-more =
    { $count ->
        [one] … i jeszcze jedna.
        [few] … i jeszcze { $count }.
        [many] … i jeszcze { $count }.
       *[other] … i jeszcze { $count }.
    }
games-rack = { $number }: Moja podstawka
