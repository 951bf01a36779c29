### /learn: pierwsza lekcja, a potem trener.

lesson-title = **Pierwsza lekcja, krok { $step } z { $steps }:** { $name }
lesson-name-side = który bok pasuje
lesson-name-corner = każdy narożnik się liczy
lesson-name-bridge = most
lesson-name-hexagon = hexagon
lesson-name-draw = ile kosztuje kupowanie
lesson-name-out = ostatni kamień

lesson-welcome = Cześć. Możesz przerwać w każdej chwili, a potem wrócić w to samo miejsce poleceniem `/learn`.
lesson-resumed = Dobrze, że wracasz. Jedziemy dalej od tego samego miejsca.

lesson-task-side = Dwa kamienie mogą stykać się bokiem, jeśli na obu jego końcach spotykają się takie same cyfry. Twój { $tile } pasuje tylko do jednego boku kamienia na planszy. Na które pole?
lesson-task-corner = Tam, gdzie narożniki twojego kamienia stykają się z innymi, cyfry muszą być takie same. Czasem dotyczy to wszystkich trzech. Gdzie pasuje twój { $tile }?
lesson-task-bridge = Most łączy dwie części planszy: pasuje bok, a także przeciwległy narożnik. Daje dodatkowo { $points }. Który ruch tworzy most?
lesson-task-hexagon = Sześć kamieni wokół jednego punktu to hexagon. Kamień, który go domyka, daje dodatkowo { $points }. Który ruch go domyka?
lesson-task-draw = Żaden twój kamień nie pasuje na tej planszy. Co możesz zrobić?
lesson-task-out = To twój ostatni kamień. Gdy go położysz, runda się kończy, a ty dostajesz { $bonus } i punkty z drugiej podstawki. Jaki ruch wybierasz?
lesson-spot = Pole { $spot }: { $detail }

lesson-right = **Dobrze.** { $what }
lesson-why-side = Na obu końcach wspólnego boku są takie same cyfry.
lesson-why-corner = Tam, gdzie stykają się narożniki, cyfry muszą być takie same. W luce jeden narożnik by nie pasował.
lesson-scores-less = Tak też można (**{ $points }**), ale inna odpowiedź daje więcej. Spróbuj jeszcze raz.
lesson-no-pass = Jeszcze nie możesz spasować: w puli są kamienie. Spróbuj jeszcze raz.

lesson-done = To był ostatni krok, brawo. Zagraj teraz rundę z łatwym komputerem: przez trzy tury trener podpowie ci najlepszy ruch i powie dlaczego.
lesson-end = To koniec lekcji. Zagraj rundę z łatwym komputerem: przez trzy tury trener podpowie ci najlepszy ruch i powie dlaczego.

lesson-moved-on = Jesteś już dalej w lekcji. Teraz wygląda to tak.
lesson-none = Nie mogę znaleźć tej lekcji. Zacznij ją poleceniem `/learn`.
lesson-not-yours = To lekcja kogoś innego. Swoją zaczniesz poleceniem `/learn`.

lesson-button-learn = Poznaj grę
lesson-button-next = Następny krok
lesson-button-skip = Pomiń ten krok
lesson-button-skip-all = Pomiń lekcję
lesson-button-again = Zacznij od nowa
lesson-button-first-round = Zagraj pierwszą rundę

lesson-coach = 🎓 **Trener:** { $what }
lesson-coach-leaves = To była moja ostatnia rada: dalej grasz na własną rękę. Gdy utkniesz, pomoże **Podpowiedź**.
