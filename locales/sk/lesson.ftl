### /learn: prvá lekcia a potom tréner.

lesson-title = **Prvá lekcia, krok { $step } z { $steps }:** { $name }
lesson-name-side = ktorá strana sa zhoduje
lesson-name-corner = každý roh sa počíta
lesson-name-bridge = most
lesson-name-hexagon = šesťuholník
lesson-name-draw = koľko stojí doberanie
lesson-name-out = posledný kameň

lesson-welcome = Vitaj. Prestať môžeš kedykoľvek: `/learn` ťa vráti na to isté miesto.
lesson-resumed = Vitaj späť. Pokračuješ tam, kde lekcia čaká.

lesson-task-side = Dva kamene môžu mať spoločnú stranu, ak sú číslice na oboch jej koncoch rovnaké. Tvoj { $tile } sa dá priložiť len k jednej strane kameňa na hracej ploche. Na ktoré pole?
lesson-task-corner = Kde sa stretnú rohy, musia byť číslice rovnaké, niekedy pri všetkých troch. Kam sa dá priložiť tvoj { $tile }?
lesson-task-bridge = Most spája dve časti hracej plochy: zhoduje sa strana a tiež protiľahlý roh. Získaš zaň navyše { $points }. Ktorý ťah urobí most?
lesson-task-hexagon = Šesť kameňov okolo jedného bodu je šesťuholník. Za kameň, ktorý ho dokončí, získaš navyše { $points }. Ktorý ťah to je?
lesson-task-draw = Žiadny tvoj kameň sa sem nedá priložiť. Čo môžeš urobiť?
lesson-task-out = Toto je tvoj posledný kameň. Keď ho priložíš, kolo sa skončí a získaš { $bonus } a body z druhého stojančeka. Čo urobíš?
lesson-spot = Pole { $spot }: { $detail }

lesson-right = **Správne.** { $what }
lesson-why-side = Na oboch koncoch spoločnej strany sú rovnaké číslice.
lesson-why-corner = Pri každom rohu sú rovnaké číslice. V medzere sa jeden roh nezhodoval.
lesson-scores-less = To sa dá, za **{ $points }**. Iná odpoveď však dá viac bodov: skús to znova.
lesson-no-pass = Vynechať ťah smieš, len keď je zásoba prázdna, a tu v nej kamene ešte sú. Skús to znova.

lesson-done = To bol posledný krok, výborne. Teraz si zahraj kolo proti ľahkému počítaču: tri ťahy ti tréner povie najlepší ťah a prečo.
lesson-end = Prvá lekcia je za tebou. Zahraj si kolo proti ľahkému počítaču: tri ťahy ti tréner povie najlepší ťah a prečo.

lesson-moved-on = Lekcia je medzitým ďalej. Tu si teraz.
lesson-none = Takú lekciu nevidím. Začneš ju príkazom `/learn`.
lesson-not-yours = Toto je lekcia niekoho iného. Svoju začneš príkazom `/learn`.

lesson-button-learn = Naučiť sa hru
lesson-button-next = Ďalší krok
lesson-button-skip = Preskočiť krok
lesson-button-skip-all = Preskočiť lekciu
lesson-button-again = Začať odznova
lesson-button-first-round = Zahrať si prvé kolo

lesson-coach = 🎓 **Tréner:** { $what }
lesson-coach-leaves = To bola moja posledná rada: teraz už hráš bez trénera. Keď si nevieš rady, pomôže **Tip**.
