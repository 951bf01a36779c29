doctor-title = **Amit itt találtam**
doctor-rights-fine = { $channel }: minden jogosultságom megvan.
doctor-lacks = { $channel }: hiányzik ez a jogosultságom: **{ $right }** – { $why }.
doctor-why-no-role = egyik rangom sem adja meg
doctor-why-everyone = a csatorna jogosultságai mindenkinek tiltják
doctor-why-role = a csatorna jogosultságai ennek a rangnak tiltják: { $role }
doctor-why-bot = a csatorna jogosultságai nekem tiltják
doctor-why-hidden = nem látom a csatornát
doctor-why-unknown = a Discord itt nem adja meg, pedig a csatorna jogosultságai engednék
doctor-category = A kategóriája is tiltja: { $category }. Ha a csatorna szinkronban van a kategóriával, ott módosítsd.
doctor-gone = { $channel }: ez a csatorna szerepel a beállításokban, de már nem létezik, vagy nem látom.
doctor-lacks-roles = Ezen a szerveren hiányzik ez a jogosultságom: **{ $right }**, ezért a bajnokoknak nem tudom megadni a rangjukat.
doctor-lacks-events = Ezen a szerveren hiányzik ez a jogosultságom: **{ $right }**, ezért a tornák nem jelenhetnek meg a szerver eseményei között.
doctor-no-table = Ebben a csatornában nincs nyitott asztal.
doctor-lobby = Ebben a csatornában nyitva van egy asztal, a játék még nem kezdődött el. Játékosok: { $count }. Megnyitva: { $when }
doctor-match = Ebben a csatornában játék folyik. Erre a játékosra vár: { $who }. Utolsó változás: { $when }
doctor-match-between = Ebben a csatornában játék folyik, két forduló között. Utolsó változás: { $when }
doctor-untold = Az asztalnál történt valami, amit még nem tettem közzé.
doctor-tournament-sign-up = Ebben a csatornában lehet csatlakozni egy tornához: **{ $name }**.
doctor-tournament-check-in = Ebben a csatornában most lehet bejelentkezni egy tornára: **{ $name }**.
doctor-tournament-playing = Ebben a csatornában torna folyik: **{ $name }**.
doctor-tournament-over = A csatorna legutóbbi tornája véget ért: **{ $name }**.
doctor-tournament-paused = Szünetel.
doctor-damaged-results =
    { $count ->
        [one] Ennek a szervernek egy eredménye nem olvasható, és nem számít a ranglistákon. A naplóm megnevezi.
       *[other] Ennek a szervernek { $count } eredménye nem olvasható, és nem számít a ranglistákon. A naplóm megnevezi őket.
    }
doctor-no-failures = A legutóbbi indulásom óta minden üzenetem eljutott erre a szerverre.
doctor-failures = A legutóbbi sikertelen üzenetek:
doctor-failure = { $channel } · { $moment } · { $why }
doctor-failure-later = a Discord vagy az adatbázis nem válaszolt, ezért újra próbálom
doctor-failure-barred = hiányzott egy jogosultságom, ezért újra próbálom
doctor-failure-never = a csatorna már nem létezik, vagy a Discord elutasította az üzenetet
doctor-failure-damaged = az én hibám; a naplóm többet mond
doctor-said = { $why } (`{ $said }`)
doctor-program = Verzió: { $version } · Shard: { $shard } (összesen { $shards })
doctor-delays = Késleltetés ezredmásodpercben: a Discordtól hozzám { $arrival }; kérés a Discordhoz { $call }; adatbázis-lekérdezés { $database }
