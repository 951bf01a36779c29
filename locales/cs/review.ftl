### The private review of a finished match.

review-begun = Procházím všechna rozhodnutí v této hře. Trvá to nejvýš minutu a tvůj rozbor se objeví přímo tady.
review-progress = Procházím všechna rozhodnutí v této hře: hotovo { $percent } %.

review-title = **Tvůj rozbor této hry**
review-lead =
    { $others ->
        [alone] Tvoje body: **{ $points }**
        [opponent] Tvůj náskok: **{ $points }**
       *[opponents] Tvůj náskok před průměrem ostatních: **{ $points }**
    }
review-part = { $part }: { $points }
review-skill = Tvoje rozhodnutí
review-tiles = Štěstí na kameny
review-par = Pořadí na tahu
review-hidden = Nevysvětleno
review-accuracy = **Přesnost: { $percent } %** (± { $error }) · rozhodnutí: { $choices } · ztracené body na jedno rozhodnutí: { $lost }
review-scale = 100 % znamená, že tě žádné rozhodnutí nestálo ani bod, 0 % odpovídá náhodným tahům.
review-too-few = Rozhodnutí: { $choices }. Abych spočítal přesnost, potřebuju jich aspoň { $least }.
review-mistakes = Tyhle tahy tě stály nejvíc. Stiskni číslo a najdi lepší tah.
review-no-mistakes = Žádnou jasnou chybu jsem ve tvých tazích nenašel.
review-other-plan = Rozbor počítá s tím, že si nikdo nebere kameny schválně. Ve dvou se dá hrát i na sbírání kamenů, to ale rozbor neposuzuje.
review-line = **{ $number }.** Kolo { $round }: { $move } (ztracené body: { $lost })
review-turns = V těchhle chvílích se tvoje šance na výhru změnila nejvíc.
review-try = Stiskni číslo a najdi lepší tah.
review-turn-mistake = **{ $number }.** Kolo { $round }: { $move } · **{ $change } %** · ztracené body: { $lost }
review-turn-own-draw = 🎲 Kolo { $round }: bereš si { $tile } · **{ $change } %**
review-turn-draw = 🎲 Kolo { $round }: { $who } si bere { $tile } · **{ $change } %**
review-turn-placement = ⚡ Kolo { $round }: { $who } přikládá { $tile } (+{ $points }) · **{ $change } %**
review-drew = dobrání
review-passed = vynechání tahu

review-move = **Kolo { $round }.** Tvůj tah: { $move }
review-cost = Ztracené body: asi { $lost } (± { $error }) · pokles šance na výhru: { $percent } %
review-ask = Najdeš lepší tah?
review-found = ✅ Ano, to je lepší: { $move }
review-not-better = Tohle jednoznačně lepší není: { $move }. Zkus jiný tah.
review-better = Lepší tah: { $move }
review-better-draw = Lepší by bylo vzít si kámen.
review-better-pass = Lepší by bylo vynechat tah.
review-placeholder = Vyber lepší tah

review-shared = Nejlepší tah hráče { $who } v této hře: { $move }

review-picture = Štěstí a um
review-alt = Sloupcový graf. { $parts }.

review-button = Rozbor
review-button-move = Tah { $number }
review-button-better = Ukázat lepší tah
review-button-back = Zpět k rozboru
review-button-share = Sdílet svůj nejlepší tah

review-of-others = Rozebrat můžeš jen svoje hry.
review-too-many =
    { $limit ->
        [one] Za posledních 24 hodin jsem ti rozebral jednu hru a víc zatím nejde. S dalším rozborem chvíli počkej, hotové si dál můžeš otevírat.
        [few] Za posledních 24 hodin jsem ti rozebral { $limit } hry a víc zatím nejde. S dalším rozborem chvíli počkej, hotové si dál můžeš otevírat.
        [many] Za posledních 24 hodin jsem ti rozebral { $limit } her a víc zatím nejde. S dalším rozborem chvíli počkej, hotové si dál můžeš otevírat.
       *[other] Za posledních 24 hodin jsem ti rozebral { $limit } her a víc zatím nejde. S dalším rozborem chvíli počkej, hotové si dál můžeš otevírat.
    }
