help-now-no-table = **Teraz** na tym kanale nie ma otwartego stołu. Otwórz go poleceniem `/play`: znajomi dołączą przyciskiem **Dołącz**, a wolne miejsca mogą zająć komputery.
help-now-lobby = **Teraz** jest tu otwarty stół. Naciśnij **Dołącz**, żeby zająć miejsce, i poczekaj, aż { $host } rozpocznie grę.
help-now-lobby-invited = **Teraz** { $host } zaprasza cię tu do gry. Naciśnij **Przyjmij**, żeby zająć miejsce, które dla ciebie trzymam, albo **Odmów**, żeby je zwolnić.
help-now-lobby-seated = **Teraz** masz miejsce przy stole na tym kanale. Gdy wszyscy już będą, grę rozpocznie { $host }.
help-now-lobby-host = **Teraz** twój stół jest otwarty. Poczekaj na znajomych albo dodaj komputery, potem naciśnij **Start**.
help-now-your-turn = **Teraz** jest twoja tura. **Moja podstawka** pokazuje twoje kamienie i najlepsze ruchy: dwa dotknięcia i kamień leży.
help-now-your-turn-unhinted = **Teraz** jest twoja tura. **Moja podstawka** pokazuje twoje kamienie: wybierz kamień, potem pole.
help-now-turn = **Teraz** gra { $who }. W tym czasie **Moja podstawka** pokazuje twoje kamienie.
help-now-turn-ahead = **Teraz** gra { $who }. W tym czasie **Moja podstawka** pokazuje twoje kamienie, a przyciskiem **Zaplanuj turę** możesz już wybrać swój następny ruch.
help-now-between-rounds = **Teraz** trwa przerwa między rundami. Naciśnij **Następna runda**, żeby zacząć kolejną, albo po prostu poczekaj: zacznie się automatycznie.
help-now-watching = **Teraz** toczy się tu gra, a ty ją oglądasz. `/board` pokazuje planszę i to, co się wydarzyło od twojej ostatniej wizyty.
help-now-minded = **Teraz** gra za ciebie komputer. Wróć na swoje miejsce poleceniem `/rejoin`.
help-now-sign-up = **Teraz** możesz dołączyć do turnieju na tym kanale: naciśnij **Dołącz** pod jego ogłoszeniem.
help-now-entered = **Teraz** bierzesz udział w turnieju na tym kanale; turniej jeszcze się nie zaczął.
help-now-check-in = **Teraz** trwa potwierdzanie obecności, a turniej na tym kanale niedługo się zacznie. Naciśnij **Potwierdź obecność**.
help-now-table = **Teraz** twój stół turniejowy czeka na ciebie w swoim wątku.
help-now-tournament = **Teraz** na tym kanale trwa turniej. `/tournament status` pokazuje klasyfikację.
help-what = **Triominos** to gra w układanie trójkątnych kamieni. Otwórz stół poleceniem `/play` i graj ze znajomymi albo z komputerami. Grasz pierwszy raz? `/learn` pokaże ci, jak to działa.
help-turn = W swojej turze dołóż kamień do jednego z leżących na planszy: stykające się narożniki muszą mieć te same cyfry. **Moja podstawka** pokazuje twoje kamienie i gdzie pasują; nikt inny jej nie widzi. Nic nie pasuje? Kup kamień z puli.
help-rules = Zasady tutaj: **{ $edition }**. `/rules` wyjaśnia je w skrócie, z rysunkami.
help-commands-play = **Gra**
    - `/play` otwiera stół
    - `/rack` pokazuje twoje kamienie
    - `/place`, `/draw` i `/pass` pozwalają grać bez przycisków
    - `/undo` cofa twój ostatni ruch
    - `/hint` podpowiada dobry ruch w grze towarzyskiej
    - `/board` pokazuje planszę
    - `/games` pokazuje listę twoich gier
    - `/learn` uczy gry w sześciu krótkich krokach
    - `/daily` to codziennie nowa runda i nowe zadanie
    - `/leave` oddaje twoje miejsce komputerowi
    - `/rejoin` je odzyskuje
    - `/stand-in` przejmuje miejsce komputera
    - `/end` kończy grę
help-commands-compete = **Rywalizacja**
    - `/leaderboard` pokazuje, kto jest najlepszy
    - `/profile` pokazuje twój rating i statystyki
    - `/history` pokazuje listę twoich skończonych gier
    - `/tournament` pozwala grać w turniejach i je prowadzić
help-commands-set-up = **Ustawienia**
    - `/rules` wyjaśnia zasady
    - `/preferences` zmienia twój język, motyw, powiadomienia i godziny ciszy
    - `/privacy` pokazuje, co bot o tobie przechowuje, i pozwala to usunąć
    - `/settings` zmienia ustawienia serwera
    - `/void-result` pozwala moderatorom unieważnić wynik gry
    - `/moderate` pozwala im nakładać zakazy gry i wybierać, kto może otwierać stoły
    - `/doctor` mówi im, czy coś na serwerze jest nie tak
help-deal = **Dowód rozdania**
    Każda runda jest rozdawana z tajnego ziarna. Na początku rundy publikuję pierwsze cyfry jego skrótu SHA-256, a na końcu gry pokazuję samo ziarno. Każdy może więc sprawdzić, że nikt nie podmienił ani jednego kamienia.
help-unofficial = -# Ten bot jest nieoficjalny. Triominos to znak towarowy, a jego właściciel nie ma z tym botem nic wspólnego.
# The topics: at most 100 letters.
help-choose = Wybierz temat
help-topic-now = Co teraz zrobić
help-topic-play = Gra: polecenia
help-topic-compete = Rywalizacja: rankingi i turnieje
help-topic-set-up = Ustawienia: język, powiadomienia, zasady, dane
help-topic-deal = Dowód rozdania
help-settings = **Ustawienia tego serwera**
help-settings-changed = **Ustawienia tego serwera** są zapisane.
help-preferences = **Twoje ustawienia**
help-preferences-changed = **Twoje ustawienia** są zapisane.
help-language = Język: { $language }
help-language-server = jak w ustawieniach Discorda dla serwera
help-language-own = jak w twoich ustawieniach Discorda
help-theme = Motyw: { $theme }
help-pictures = Obrazki plansz: { $kept }
help-pictures-newest = przy każdym stole zostaje tylko najnowszy
help-pictures-all = zostają wszystkie
help-hints = Domyślna pomoc: { $hints }
help-answers = Prywatne odpowiedzi: { $pictures }
help-draws-on = Gdy musisz kupić kamień: kupuję za ciebie
help-draws-off = Gdy musisz kupić kamień: kupujesz przyciskiem
help-answers-pictures = z obrazkami
help-answers-words = słowami, bez obrazków
help-theme-default = Ciemny
help-theme-server = jak na serwerze
