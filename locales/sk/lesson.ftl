### /learn: prvá lekcia a potom tréner.

lesson-title = **Prvá lekcia, krok { $step }/{ $steps }:** { $name }
lesson-name-side = ktorá strana sa zhoduje
lesson-name-corner = každý roh sa počíta
lesson-name-bridge = most
lesson-name-hexagon = šesťuholník
lesson-name-draw = koľko stojí doberanie
lesson-name-out = posledný kameň

lesson-welcome = Vitaj. Prestať môžeš kedykoľvek: `/learn` ťa vráti tam, kde skončíš.
lesson-resumed = Vitaj späť. Pokračujeme tam, kde sme prestali.

lesson-task-side = Dva kamene môžu mať spoločnú stranu, ak sa ich číslice na oboch koncoch tejto strany zhodujú. Tvoj { $tile } sa dá priložiť len k jednej strane kameňa na hracej ploche. Na ktoré pole?
lesson-task-corner = Kde sa rohy tvojho kameňa stretnú s rohmi iných kameňov, musia byť číslice rovnaké. Niekedy sú to všetky tri rohy. Kam sa dá priložiť tvoj { $tile }?
lesson-task-bridge = Most spája dve časti hracej plochy: zhoduje sa jedna strana a zároveň protiľahlý roh. Získaš zaň navyše { $points }. Ktorým ťahom postavíš most?
lesson-task-hexagon = Šesť kameňov okolo jedného bodu tvorí šesťuholník. Za kameň, ktorý ho dokončí, získaš navyše { $points }. Ktorým ťahom ho dokončíš?
lesson-task-draw = Žiadny z tvojich kameňov sa tu nedá nikam priložiť. Čo môžeš urobiť?
lesson-task-out = Toto je tvoj posledný kameň. Keď ho priložíš, kolo sa skončí a získaš { $bonus } a body z druhého stojančeka. Čo urobíš?
lesson-spot = Pole { $spot }: { $detail }

lesson-right = **Správne.** { $what }
lesson-why-side = Na oboch koncoch spoločnej strany sú rovnaké číslice.
lesson-why-corner = Kde sa rohy stretnú, musia byť číslice rovnaké. V medzere by sa jeden roh nezhodoval.
lesson-scores-less = To sa dá (**{ $points }**), ale iná odpoveď dá viac bodov. Skús to znovu.
lesson-no-pass = Vynechať ťah zatiaľ nemôžeš: v zásobe sú ešte kamene. Skús to znovu.

lesson-done = To bol posledný krok, výborne. Teraz si zahraj kolo proti počítaču na ľahkej úrovni: v prvých troch ťahoch ti tréner povie, čo je najlepšie a prečo.
lesson-end = Lekcia je za tebou. Zahraj si kolo proti počítaču na ľahkej úrovni: v prvých troch ťahoch ti tréner povie, čo je najlepšie a prečo.

lesson-moved-on = Už si o kus ďalej. Pokračuješ tu.
lesson-none = Túto lekciu neviem nájsť. Novú začneš príkazom `/learn`.
lesson-not-yours = Toto je lekcia niekoho iného. Svoju začneš príkazom `/learn`.

lesson-button-learn = Naučiť sa hru
lesson-button-next = Ďalší krok
lesson-button-skip = Preskočiť krok
lesson-button-skip-all = Preskočiť lekciu
lesson-button-again = Začať odznova
lesson-button-first-round = Zahrať si prvé kolo

lesson-coach = 🎓 **Tréner:** { $what }
lesson-coach-leaves = To bola moja posledná rada: odteraz je to na tebe. Keď nebudeš vedieť, ako ďalej, pomôže **Nápoveda**.
