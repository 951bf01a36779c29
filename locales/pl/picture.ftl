picture-title-round = { $edition } · runda { $round }
picture-since = Od twojej tury
picture-since-placed = { $who } { $tile }
picture-since-drew = { $who } kupuje { $count }
picture-since-passed = { $who }: pas
picture-close-up = Gdzie toczy się gra
picture-close-up-alt = Ta część planszy, w której toczy się gra, w powiększeniu; ostatnio dołożony kamień to { $tile }.
picture-not-allowed = -# Nie mogę załączać obrazków na tym kanale, więc plansza jest opisana słowami. Żeby były obrazki, poproś kogoś, kto zarządza serwerem, o uprawnienie dla mnie: **{ $right }**.
picture-end-wins =
    { $count ->
        [one] { $who } wygrywa
        [few] { $who } wygrywają razem
        [many] { $who } wygrywają razem
       *[other] { $who } wygrywają razem
    }
picture-end-nobody = Nikt nie wygrywa
picture-round-title = Koniec rundy { $round }
picture-round-left = Zostało
picture-round-gained = Runda
picture-round-total = Razem
picture-round-to-go = Brakuje
picture-rounds-won = Wygrane
picture-round-alt = Tabela wyników po rundzie { $round }, z tymi samymi liczbami co w wiadomości.
picture-end-tiles = Kamienie
picture-end-shapes = Bonusy
picture-end-draws = Kupowanie
picture-end-rounds = Końce rund
picture-end-out =
    { $count ->
        [0] za kamienie
       *[other] bez kamieni { $count }×
    }
picture-end-total = Razem
picture-end-foot =
    { $count ->
        [one] { $edition } · { $count } runda
        [few] { $edition } · { $count } rundy
        [many] { $edition } · { $count } rund
       *[other] { $edition } · { $count } rund
    }
picture-end-alt = Z czego składają się wyniki:
picture-end-alt-seat = { $who }: { $score } (kamienie { $tiles }, bonusy { $shapes }, kupowanie { $draws }, końce rund { $ends }).
picture-end-alt-unscored =
    { $count ->
        [one] { $who }: { $count } dołożony kamień.
        [few] { $who }: { $count } dołożone kamienie.
        [many] { $who }: { $count } dołożonych kamieni.
       *[other] { $who }: { $count } dołożonych kamieni.
    }
picture-end-alt-rounds = { $who }: { $won }, dołożone kamienie: { $count }.
picture-end-alt-alone =
    { $moves ->
        [one] Poniżej wykres wyniku: { $moves } ruch.
        [few] Poniżej wykres wyniku: { $moves } ruchy.
        [many] Poniżej wykres wyniku: { $moves } ruchów.
       *[other] Poniżej wykres wyniku: { $moves } ruchów.
    }
picture-end-alt-level =
    { $moves ->
        [one] Poniżej wykres wyników ({ $moves } ruch): na końcu nikt nie prowadzi.
        [few] Poniżej wykres wyników ({ $moves } ruchy): na końcu nikt nie prowadzi.
        [many] Poniżej wykres wyników ({ $moves } ruchów): na końcu nikt nie prowadzi.
       *[other] Poniżej wykres wyników ({ $moves } ruchów): na końcu nikt nie prowadzi.
    }
picture-end-alt-led =
    { $moves ->
        [one] Poniżej wykres wyników ({ $moves } ruch): od ruchu { $since } do końca prowadzi { $who }.
        [few] Poniżej wykres wyników ({ $moves } ruchy): od ruchu { $since } do końca prowadzi { $who }.
        [many] Poniżej wykres wyników ({ $moves } ruchów): od ruchu { $since } do końca prowadzi { $who }.
       *[other] Poniżej wykres wyników ({ $moves } ruchów): od ruchu { $since } do końca prowadzi { $who }.
    }
picture-end-alt-changes =
    { $changes ->
        [0] Lider ani razu się nie zmienił,
        [one] Lider zmienił się raz,
        [few] Lider zmienił się { $changes } razy,
        [many] Lider zmienił się { $changes } razy,
       *[other] Lider zmienił się { $changes } razy,
    } { $widest ->
        [one] a największa przewaga wynosiła { $widest } punkt.
        [few] a największa przewaga wynosiła { $widest } punkty.
        [many] a największa przewaga wynosiła { $widest } punktów.
       *[other] a największa przewaga wynosiła { $widest } punktów.
    }
picture-replay-round = Runda
picture-replay-alt =
    { $count ->
        [one] Cała gra jeszcze raz, ruch po ruchu: { $count } kamień. { $title }.
        [few] Cała gra jeszcze raz, ruch po ruchu: { $count } kamienie. { $title }.
        [many] Cała gra jeszcze raz, ruch po ruchu: { $count } kamieni. { $title }.
       *[other] Cała gra jeszcze raz, ruch po ruchu: { $count } kamieni. { $title }.
    }
