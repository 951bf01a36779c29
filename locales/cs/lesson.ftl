### /learn: první lekce a potom trenér.

lesson-title = **První lekce, krok { $step } z { $steps }:** { $name }
lesson-name-side = která strana se shoduje
lesson-name-corner = každý roh se počítá
lesson-name-bridge = most
lesson-name-hexagon = šestiúhelník
lesson-name-draw = co stojí dobírání
lesson-name-out = poslední kámen

lesson-welcome = Vítej. Přestat můžeš kdykoli: `/learn` tě vrátí na stejné místo.
lesson-resumed = Vítej zpátky. Pokračuješ tam, kde lekce čeká.

lesson-task-side = Dva kameny mohou mít společnou stranu, když jsou číslice na obou jejích koncích stejné. Tvůj { $tile } jde přiložit jen k jedné straně kamene na hrací ploše. Na které pole?
lesson-task-corner = Kde se potkají rohy, musí být číslice stejné, někdy u všech tří. Kam jde přiložit tvůj { $tile }?
lesson-task-bridge = Most spojuje dvě části hrací plochy: shoduje se strana a také protější roh. Získáš za něj navíc { $points }. Který tah udělá most?
lesson-task-hexagon = Šest kamenů kolem jednoho bodu je šestiúhelník. Za kámen, který ho dokončí, získáš navíc { $points }. Který tah to je?
lesson-task-draw = Žádný tvůj kámen sem přiložit nejde. Co můžeš udělat?
lesson-task-out = Tohle je tvůj poslední kámen. Když ho přiložíš, kolo skončí a získáš { $bonus } a body z druhého stojánku. Co uděláš?
lesson-spot = Pole { $spot }: { $detail }

lesson-right = **Správně.** { $what }
lesson-why-side = Na obou koncích společné strany jsou stejné číslice.
lesson-why-corner = U každého rohu jsou stejné číslice. V mezeře se jeden roh neshodoval.
lesson-scores-less = To jde, za **{ $points }**. Jiná odpověď ale dá víc bodů: zkus to znovu.
lesson-no-pass = Vynechat tah smíš, jen když je zásoba prázdná, a tady v ní kameny ještě jsou. Zkus to znovu.

lesson-done = To byl poslední krok, výborně. Teď si zahraj kolo proti lehkému počítači: po tři tahy ti trenér řekne nejlepší tah a proč.
lesson-end = První lekce je za tebou. Zahraj si kolo proti lehkému počítači: po tři tahy ti trenér řekne nejlepší tah a proč.

lesson-moved-on = Lekce je mezitím dál. Tady jsi teď.
lesson-none = Takovou lekci nevidím. Začneš ji příkazem `/learn`.
lesson-not-yours = Tohle je lekce někoho jiného. Svou začneš příkazem `/learn`.

lesson-button-learn = Naučit se hru
lesson-button-next = Další krok
lesson-button-skip = Přeskočit krok
lesson-button-skip-all = Přeskočit lekci
lesson-button-again = Začít znovu
lesson-button-first-round = Zahrát si první kolo

lesson-coach = 🎓 **Trenér:** { $what }
lesson-coach-leaves = To byla moje poslední rada: teď už hraješ bez trenéra. Když si nevíš rady, pomůže **Tip**.
