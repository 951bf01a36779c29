### The private review of a finished match.

review-begun = Przeglądam każdą decyzję w tej grze. To potrwa najwyżej minutę, a analiza pojawi się właśnie tutaj.
review-progress = Przeglądam każdą decyzję w tej grze: gotowe { $percent }%.

review-title = **Analiza twojej gry**
review-lead =
    { $others ->
        [alone] Twoje punkty: **{ $points }**
        [opponent] Twoja przewaga: **{ $points }**
       *[opponents] Twoja przewaga nad średnią pozostałych: **{ $points }**
    }
review-part = { $part }: { $points }
review-skill = Twoje decyzje
review-tiles = Szczęście w losowaniu
review-par = Kolejność tur
review-hidden = Niewyjaśnione
review-accuracy = **Dokładność: { $percent }%** (± { $error }) · decyzje: { $choices } · punkty stracone na decyzję: { $lost }
review-scale = 100% oznacza, że żadna decyzja nie kosztowała punktów, a 0% to gra na chybił trafił.
review-too-few = Decyzje: { $choices }. Żeby obliczyć dokładność, potrzebuję co najmniej { $least }.
review-mistakes = Te ruchy kosztowały cię najwięcej. Naciśnij numer i znajdź lepszy ruch.
review-no-mistakes = Żaden z twoich ruchów nie był wyraźnym błędem.
review-other-plan = Analiza zakłada, że nikt nie kupuje kamieni celowo. W grze na dwie osoby zbieranie kamieni też może być dobrą strategią, ale analiza tego nie ocenia.
review-line = **{ $number }.** Runda { $round }: { $move } (stracone punkty: { $lost })
review-turns = Te momenty najbardziej zmieniły twoją szansę na wygraną.
review-try = Naciśnij numer i znajdź lepszy ruch.
review-turn-mistake = **{ $number }.** Runda { $round }: { $move } · **{ $change }%** · stracone punkty: { $lost }
review-turn-own-draw = 🎲 Runda { $round }: kupujesz { $tile } · **{ $change }%**
review-turn-draw = 🎲 Runda { $round }: { $who } kupuje { $tile } · **{ $change }%**
review-turn-placement = ⚡ Runda { $round }: { $who } zdobywa { $points } kamieniem { $tile } · **{ $change }%**
review-drew = kupienie kamienia
review-passed = pas

review-move = **Runda { $round }.** Twój ruch: { $move }
review-cost = Stracone punkty: około { $lost } (± { $error }) · stracona szansa na wygraną: { $percent }%
review-ask = Widzisz lepszy ruch?
review-found = ✅ Tak, to lepszy ruch: { $move }
review-not-better = Ten ruch nie jest wyraźnie lepszy: { $move }. Spróbuj innego.
review-better = Lepszy ruch: { $move }
review-better-draw = Lepiej było kupić kamień.
review-better-pass = Lepiej było spasować.
review-placeholder = Wybierz lepszy ruch

review-shared = Najlepszy ruch gracza { $who } w tej grze: { $move }

review-picture = Szczęście i umiejętności
review-alt = Wykres słupkowy. { $parts }.

review-button = Analiza
review-button-move = Ruch { $number }
review-button-better = Pokaż lepszy ruch
review-button-back = Wróć do analizy
review-button-share = Udostępnij mój najlepszy ruch

review-of-others = Możesz analizować tylko swoje gry.
review-too-many = Na razie więcej analiz nie zrobię: { $limit } na dobę to limit. Z następną trochę poczekaj; gotowe nadal możesz oglądać.
