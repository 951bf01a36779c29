### The private review of a finished match.

review-begun = Prechádzam všetky rozhodnutia v tejto hre. Trvá to najviac minútu a tvoj rozbor sa objaví priamo tu.
review-progress = Prechádzam všetky rozhodnutia v tejto hre: hotovo { $percent } %.

review-title = **Tvoj rozbor tejto hry**
review-lead =
    { $others ->
        [alone] Tvoje body: **{ $points }**
        [opponent] Tvoj náskok: **{ $points }**
       *[opponents] Tvoj náskok pred priemerom ostatných: **{ $points }**
    }
review-part = { $part }: { $points }
review-skill = Tvoje rozhodnutia
review-tiles = Šťastie na kamene
review-par = Poradie ťahov
review-hidden = Nevysvetlené
review-accuracy = **Presnosť: { $percent } %** (± { $error }) · rozhodnutia: { $choices } · stratené body na jedno rozhodnutie: { $lost }
review-scale = 100 % znamená, že ťa žiadne rozhodnutie nepripravilo o body, 0 % zodpovedá náhodnej hre.
review-too-few = Rozhodnutia: { $choices }. Na výpočet presnosti ich treba aspoň { $least }.
review-mistakes = Tieto ťahy ťa stáli najviac. Stlač číslo a nájdi lepší ťah.
review-no-mistakes = Žiadny z tvojich ťahov nebol zjavnou chybou.
review-other-plan = Rozbor predpokladá, že nikto nedoberá zámerne. Vo dvoch sa dá hrať aj na zbieranie kameňov, to však rozbor neposudzuje.
review-line = **{ $number }.** Kolo { $round }: { $move } (stratené body: { $lost })
review-turns = Tieto chvíle najviac zmenili tvoju šancu na výhru.
review-try = Stlač číslo a nájdi lepší ťah.
review-turn-mistake = **{ $number }.** Kolo { $round }: { $move } · **{ $change } %** · stratené body: { $lost }
review-turn-own-draw = 🎲 Kolo { $round }: berieš si { $tile } · **{ $change } %**
review-turn-draw = 🎲 Kolo { $round }: { $who } si berie { $tile } · **{ $change } %**
review-turn-placement = ⚡ Kolo { $round }: { $who } získava { $points } za { $tile } · **{ $change } %**
review-drew = dobratie kameňa
review-passed = vynechanie ťahu

review-move = **Kolo { $round }.** Tvoj ťah: { $move }
review-cost = Stratené body: asi { $lost } (± { $error }) · pokles šance na výhru: { $percent } %
review-ask = Nájdeš lepší ťah?
review-found = ✅ Áno, to je lepšie: { $move }
review-not-better = To nie je jednoznačne lepšie: { $move }. Skús iný ťah.
review-better = Lepší ťah: { $move }
review-better-draw = Lepšie by bolo vziať si kameň.
review-better-pass = Lepšie by bolo vynechať ťah.
review-placeholder = Vyber lepší ťah

review-shared = Najlepší ťah hráča { $who } v tejto hre: { $move }

review-picture = Šťastie a šikovnosť
review-alt = Stĺpcový graf. { $parts }.

review-button = Rozbor
review-button-move = Ťah { $number }
review-button-better = Ukázať lepší ťah
review-button-back = Späť na rozbor
review-button-share = Zdieľať môj najlepší ťah

review-of-others = Môžeš si dať rozobrať len svoje vlastné hry.
review-too-many =
    { $limit ->
        [one] Za posledných 24 hodín som ti rozobral jednu hru a viac sa zatiaľ nedá. S ďalším rozborom chvíľu počkaj; hotové rozbory si stále môžeš pozrieť.
        [few] Za posledných 24 hodín som ti rozobral { $limit } hry a viac sa zatiaľ nedá. S ďalším rozborom chvíľu počkaj; hotové rozbory si stále môžeš pozrieť.
        [many] Za posledných 24 hodín som ti rozobral { $limit } hier a viac sa zatiaľ nedá. S ďalším rozborom chvíľu počkaj; hotové rozbory si stále môžeš pozrieť.
       *[other] Za posledných 24 hodín som ti rozobral { $limit } hier a viac sa zatiaľ nedá. S ďalším rozborom chvíľu počkaj; hotové rozbory si stále môžeš pozrieť.
    }
