organise-title = **{ $name }**
organise-sign-up =
    Zapisy trwają. Uczestnicy: { $count } z { $capacity }{ $computers ->
        [0] .
        [one] , w tym jeden komputer.
        [few] , w tym { $computers } komputery.
        [many] , w tym { $computers } komputerów.
       *[other] , w tym { $computers } komputerów.
    }
organise-check-in = Potwierdzanie obecności trwa i kończy się { $until }. Potwierdzenia: { $there } z { $count }.
organise-round = Runda { $round } z { $rounds }. Stoły jeszcze w grze: { $playing }.
organise-starting = Turniej wystartował. Ustalam stoły pierwszej rundy.
organise-final = Trwa gra przy stole finałowym.
organise-arena = Arena trwa i kończy się { $until }. Stoły w grze: { $playing }.
organise-paused = **Wstrzymany** od { $since }: wszystkie zegary stoją, także przy stołach, i nie zacznie się żadna nowa runda, dopóki nie naciśniesz **Wznów**.
organise-unchecked = Jeszcze bez potwierdzenia: { $names }
organise-table = Stół { $table }
organise-table-line = { $table }: { $names }
organise-deadline = termin: { $until }
organise-left =
    { $minutes ->
        [one] została jedna minuta
        [few] zostały { $minutes } minuty
        [many] zostało { $minutes } minut
       *[other] zostało { $minutes } minut
    }
organise-missing = brak przy stole: { $names }
organise-missing-until = brak przy stole: { $names }, termin: { $until }
organise-more-tables =
    { $more ->
        [one] i jeszcze jeden stół
        [few] i jeszcze { $more } stoły
        [many] i jeszcze { $more } stołów
       *[other] i jeszcze { $more } stołów
    }
organise-minded = Gracze, za których gra komputer: { $names }
organise-finished = Skończone stoły: { $tables }
organise-finished-count = Liczba skończonych stołów: { $count }
organise-finished-won = stół { $table } (wygrana: { $names })
organise-finished-void = stół { $table } (wynik nieważny)
organise-undecided = Do rozstrzygnięcia: { $tables }
organise-undecided-table = stół { $table } (termin: { $until })
organise-finished-undecided = stół { $table } (do rozstrzygnięcia)
organise-out = Już poza turniejem: { $names }
organise-ask-cancel = Odwołać turniej **{ $name }**? Nie można tego cofnąć. Trwające gry skończą się i nie będą się liczyć, a na kanale pojawi się wiadomość z dotychczasowymi punktami.
organise-cancel-weekly = Turniej w przyszłym tygodniu i tak się odbędzie. Żeby zakończyć cały cykl, użyj najpierw `/tournament edit weekly:False`.
organise-ask-computers = Liczba komputerów w turnieju: { $count }. Ile ma ich być?
organise-ask-extension = O ile chcesz wydłużyć czas? Dotyczy to każdego stołu, przy którym trwa gra. Arena też skończy się o tyle później.
organise-extension =
    { $minutes ->
        [one] O jedną minutę
        [few] O { $minutes } minuty
        [many] O { $minutes } minut
       *[other] O { $minutes } minut
    }
organise-ask-table = Wynik którego stołu chcesz rozstrzygnąć?
organise-no-tables = Nie ma jeszcze stołów.
organise-table-playing = W grze: { $places }
organise-table-waiting = Gra się jeszcze nie zaczęła
organise-table-over = Skończony: { $places }
organise-table-decided = Decyzja organizatora: { $places }
organise-table-void = Wynik nieważny
organise-table-undecided = Do rozstrzygnięcia: moderacja unieważniła grę
organise-stands-now = Stan obecny: { $outcome }
organise-ask-decision = Jaki ma być wynik?
organise-scores-changed = Gra w międzyczasie poszła dalej, więc sprawdź wynik jeszcze raz.
organise-ask-sure = Wynik stołu { $table } będzie taki:
    { $outcome }
organise-match-ends = Jeśli potwierdzisz, gra przy tym stole się skończy.
organise-place = Miejsce { $place }: { $who }
organise-tie = Ex aequo z graczem { $who }
organise-untie = Miejsce niżej niż { $who }, bez ex aequo
organise-reason-agreed = zgoda graczy
organise-reason-unfinished = gry nie dało się dokończyć
organise-reason-time-up = czas się skończył
organise-reason-absent = nieobecność gracza
organise-reason-own-wish = na prośbę gracza
organise-reason-unfair = nieuczciwa gra
organise-reason-technical = problemy techniczne
organise-reason-excused = usprawiedliwiona nieobecność
organise-reason-more-time = stoły potrzebują więcej czasu
organise-reason-mistake = naprawienie pomyłki
organise-reason-voided = gra jest unieważniona
organise-reason-usual = Jeśli potwierdzisz teraz, powodem będzie: { $reason }. Żeby potwierdzić z innym powodem, wybierz go w menu.
organise-reason-chosen = Powód: { $reason }
organise-reason-pardon = Jeśli naciśniesz **Przywróć**, powodem będzie: { $reason }. Żeby podać inny powód, wybierz go w menu.
organise-ask-player = O którego gracza chodzi?
organise-player = { $who }: { $what }
organise-player-in = bierze udział
organise-player-at = przy stole { $table }
organise-player-missing = brak przy stole { $table }
organise-player-minded = w zastępstwie gra komputer
organise-player-out = poza turniejem
organise-player-absences = nieobecności: { $count }
organise-ask-withdraw = Wycofać gracza { $who }? Punkty zostaną, ale ten gracz nie usiądzie już do żadnego stołu. Cofniesz to przyciskiem **Przywróć**.
organise-ask-withdraw-at = Wycofać gracza { $who }? Przy stole { $table } zagra dalej komputer, a gracz zajmie tam ostatnie miejsce. Punkty zostaną, ale ten gracz nie usiądzie już do żadnego innego stołu. Cofniesz to przyciskiem **Przywróć**.
organise-ask-replace = Kto ma grać dalej za gracza { $who }? Nowy gracz przejmie jego miejsce w klasyfikacji ze wszystkimi punktami.
organise-ask-replace-at = Przy stole { $table } grę dokończy komputer; nowy gracz zacznie od następnego stołu.
organise-ask-computer = Czy komputer ma grać dalej za gracza { $who }? Przejmie jego miejsce w klasyfikacji ze wszystkimi punktami.
organise-did-computers =
    { $count ->
        [0] W turnieju nie ma teraz komputerów.
        [one] W turnieju gra teraz jeden komputer.
        [few] W turnieju grają teraz { $count } komputery.
        [many] W turnieju gra teraz { $count } komputerów.
       *[other] W turnieju gra teraz { $count } komputerów.
    }
organise-did-check-in = Potwierdzanie obecności trwa. Kończy się { $until }.
organise-did-start = Turniej wystartował. Wzywam graczy do stołów.
organise-did-pause = Turniej jest wstrzymany. Wszystkie zegary stoją, także przy stołach, i nie zacznie się żadna nowa runda, dopóki nie naciśniesz **Wznów**.
organise-did-edit = Zmiany w turnieju są zapisane. Daję znać wszystkim uczestnikom.
organise-did-edit-nothing = Nic się nie zmieniło. Podaj nową wartość przynajmniej jednej opcji, na przykład nowy `start`.
organise-did-resume = Turniej toczy się dalej i nikt nie stracił czasu.
organise-did-extend =
    { $minutes ->
        [one] Dodaję minutę: { $tables }.
        [few] Dodaję { $minutes } minuty: { $tables }.
        [many] Dodaję { $minutes } minut: { $tables }.
       *[other] Dodaję { $minutes } minut: { $tables }.
    }
organise-until = stół { $table } ma czas do { $end }
organise-all-until = wszystkie stoły mają czas do { $end }
organise-first-until = najwcześniejszy termin, przy stole { $table }: { $end }
organise-arena-until = arena trwa do { $end }
organise-none-until = Przy żadnym stole nie toczy się teraz gra, więc nikt nie potrzebuje więcej czasu.
organise-did-rule = Wynik stołu { $table } jest rozstrzygnięty:
    { $outcome }
organise-did-take-back = Decyzja jest cofnięta. Przy stole { $table } liczy się wynik gry:
    { $outcome }
organise-did-withdraw = { $who } nie bierze już udziału w turnieju.
organise-did-replace = { $player } gra dalej za gracza { $who }.
organise-did-pardon = { $who } znowu bierze udział w turnieju, a nieobecności się nie liczą.
organise-did-cancel = Turniej jest odwołany, a wiadomość o tym jest już na kanale.
organise-refuse-not-under-way = Gra przy stole { $table } jest skończona. Żeby zaliczyć jej wynik, użyj przycisku **Według wyniku gry**.
organise-rule-stands = Stan obecny: decydują aktualne wyniki
organise-log-title = Przebieg turnieju **{ $name }**
organise-log-before = Przed pierwszą rundą
organise-log-round = Runda { $round }
organise-log-final = Stół finałowy
organise-log-arena = Arena
organise-log-after = Po zakończeniu
organise-log-continued = { $heading }, ciąg dalszy
organise-note-finished = Koniec gry przy stole { $table }: { $places }
organise-note-finished-void = Wynik stołu { $table } jest nieważny.
organise-note-finished-decided = Koniec gry przy stole { $table }. Decyzja organizatora się nie zmienia.
organise-note-ruled-standing = { $by } rozstrzyga wynik stołu { $table } według stanu gry w tej chwili: { $places }.
organise-because = { $line } Powód: { $reason }
organise-cancelled = Turniej **{ $name }** jest odwołany.
organise-cancelled-by = Turniej **{ $name }** odwołuje { $by }.
organise-points-so-far = Dotychczasowe punkty:
organise-command-manage = Dla organizatorów: zobacz, jak przebiega turniej, i prowadź go stąd
organise-button-start = Rozpocznij turniej
organise-button-check-in = Zacznij potwierdzanie obecności
organise-button-computers = Komputery
organise-button-pause = Wstrzymaj
organise-button-resume = Wznów
organise-button-extend = Wydłuż czas
organise-button-adjudicate = Rozstrzygnij wynik
organise-button-players = Gracze
organise-button-log = Dziennik
organise-button-cancel = Odwołaj turniej
organise-button-refresh = Odśwież
organise-button-back = Wstecz
organise-button-earlier = Wcześniejsze
organise-button-more = Więcej
organise-button-later = Późniejsze
organise-button-stands = Uznaj obecny wynik
organise-button-places = Ustal kolejność
organise-button-void = Unieważnij
organise-button-played = Według wyniku gry
organise-button-decide = Potwierdź
organise-button-reason = Inny powód
organise-button-withdraw = Wycofaj
organise-button-replace = Zastąp
organise-button-by-computer = Zastąp komputerem
organise-button-pardon = Przywróć
organise-menu-computers = Wybierz, ile komputerów ma brać udział
organise-menu-extension = Wybierz, o ile wydłużyć czas
organise-menu-table = Wybierz stół
organise-menu-player = Wybierz gracza
organise-menu-substitute = Wybierz, kto ma grać dalej
organise-menu-other-reason = Potwierdź z innym powodem
organise-menu-other-pardon = Przywróć z innego powodu
organise-menu-reason = Wybierz powód
