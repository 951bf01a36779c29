### /learn: první lekce a potom trenér.

lesson-title = **První lekce, krok { $step }/{ $steps }:** { $name }
lesson-name-side = která strana se shoduje
lesson-name-corner = každý roh se počítá
lesson-name-bridge = most
lesson-name-hexagon = šestiúhelník
lesson-name-draw = co stojí dobírání
lesson-name-out = poslední kámen

lesson-welcome = Vítej. Přestat můžeš kdykoli: `/learn` tě vrátí na stejné místo.
lesson-resumed = Vítej zpátky. Pokračujeme tam, kde jsme skončili.

lesson-task-side = Dva kameny můžou mít společnou stranu, když se jejich číslice na obou koncích této strany shodují. Tvůj { $tile } jde přiložit jen k jedné straně kamene na hrací ploše. Na které pole?
lesson-task-corner = Kde se rohy tvého kamene dotýkají jiných rohů, musí být číslice stejné. Někdy se to týká všech tří rohů. Kam jde přiložit tvůj { $tile }?
lesson-task-bridge = Most spojuje dvě části hrací plochy: shoduje se strana a k tomu protější roh. Získáš za něj navíc { $points }. Kterým tahem vznikne most?
lesson-task-hexagon = Když se v jednom rohu potká šest kamenů, vznikne šestiúhelník. Za kámen, který ho dokončí, získáš navíc { $points }. Kterým tahem ho dokončíš?
lesson-task-draw = Žádný tvůj kámen tu nikam přiložit nejde. Co můžeš udělat?
lesson-task-out = Tohle je tvůj poslední kámen. Když ho přiložíš, kolo skončí a získáš { $bonus } a body z druhého stojánku. Co uděláš?
lesson-spot = Pole { $spot }: { $detail }

lesson-right = **Správně.** { $what }
lesson-why-side = Na obou koncích společné strany jsou stejné číslice.
lesson-why-corner = Kde se rohy potkají, musí být číslice stejné. V mezeře by se jeden roh neshodoval.
lesson-scores-less = To jde (**{ $points }**), ale jiná odpověď dá víc bodů. Zkus to znovu.
lesson-no-pass = Vynechat tah ještě nejde: v zásobě jsou pořád kameny. Zkus to znovu.

lesson-done = To byl poslední krok, výborně. Teď si zahraj kolo proti počítači na lehké úrovni: v prvních třech tazích ti trenér poradí, co je nejlepší a proč.
lesson-end = Tím lekce končí. Zahraj si kolo proti počítači na lehké úrovni: v prvních třech tazích ti trenér poradí, co je nejlepší a proč.

lesson-moved-on = Mezitím už jsi dál. Pokračuj tady.
lesson-none = Tuhle lekci nemůžu najít. Novou spustíš příkazem `/learn`.
lesson-not-yours = Tohle je lekce někoho jiného. Svou spustíš příkazem `/learn`.

lesson-button-learn = Naučit se hru
lesson-button-next = Další krok
lesson-button-skip = Přeskočit krok
lesson-button-skip-all = Přeskočit lekci
lesson-button-again = Začít znovu
lesson-button-first-round = Zahrát si první kolo

lesson-coach = 🎓 **Trenér:** { $what }
lesson-coach-leaves = To byla moje poslední rada: odteď je to na tobě. Když si nevíš rady, pomůže **Tip**.
