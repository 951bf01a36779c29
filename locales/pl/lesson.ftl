### /learn: pierwsza lekcja, a potem trener.

lesson-title = **Pierwsza lekcja, krok { $step } z { $steps }:** { $name }
lesson-name-side = który bok pasuje
lesson-name-corner = każdy narożnik się liczy
lesson-name-bridge = most
lesson-name-hexagon = hexagon
lesson-name-draw = ile kosztuje kupowanie
lesson-name-out = ostatni kamień

lesson-welcome = Witaj. Możesz przerwać w każdej chwili: `/learn` wraca do tego samego miejsca.
lesson-resumed = Witaj ponownie. Oto krok, na którym lekcja czeka.

lesson-task-side = Dwa kamienie mogą stykać się bokiem, jeśli cyfry na obu jego końcach są takie same. Twój { $tile } pasuje tylko do jednego boku kamienia na planszy. Na które pole?
lesson-task-corner = Wszędzie, gdzie stykają się narożniki, cyfry muszą być takie same, czasem przy wszystkich trzech. Gdzie pasuje twój { $tile }?
lesson-task-bridge = Most łączy dwie części planszy: pasuje bok, a także przeciwległy narożnik. Daje dodatkowo { $points }. Który ruch tworzy most?
lesson-task-hexagon = Sześć kamieni wokół jednego punktu to hexagon. Kamień, który go domyka, daje dodatkowo { $points }. Który ruch go domyka?
lesson-task-draw = Żaden twój kamień nie pasuje na tej planszy. Co możesz zrobić?
lesson-task-out = To twój ostatni kamień. Jego dołożenie kończy rundę i daje ci { $bonus } oraz punkty z drugiej podstawki. Co robisz?
lesson-spot = Pole { $spot }: { $detail }

lesson-right = **Dobrze.** { $what }
lesson-why-side = Na obu końcach wspólnego boku są takie same cyfry.
lesson-why-corner = Przy każdym narożniku są takie same cyfry. W luce jeden narożnik się nie zgadzał.
lesson-scores-less = Tak wolno, za **{ $points }**. Ale inna odpowiedź daje więcej: spróbuj jeszcze raz.
lesson-no-pass = Spasować wolno tylko przy pustej puli, a w tej są jeszcze kamienie. Spróbuj jeszcze raz.

lesson-done = To był ostatni krok, brawo. Zagraj teraz rundę z łatwym komputerem: przez trzy tury trener podpowie ci najlepszy ruch i powie dlaczego.
lesson-end = Pierwsza lekcja jest skończona. Zagraj rundę z łatwym komputerem: przez trzy tury trener podpowie ci najlepszy ruch i powie dlaczego.

lesson-moved-on = Lekcja toczy się już dalej. Oto obecny krok.
lesson-none = Nie widzę takiej lekcji. Zaczniesz ją poleceniem `/learn`.
lesson-not-yours = To lekcja kogoś innego. Swoją zaczniesz poleceniem `/learn`.

lesson-button-learn = Poznaj grę
lesson-button-next = Następny krok
lesson-button-skip = Pomiń ten krok
lesson-button-skip-all = Pomiń lekcję
lesson-button-again = Zacznij od nowa
lesson-button-first-round = Zagraj pierwszą rundę

lesson-coach = 🎓 **Trener:** { $what }
lesson-coach-leaves = To była moja ostatnia rada: teraz grasz już bez trenera. W razie wątpliwości pomoże **Podpowiedź**.
