doctor-title = **Amit itt találtam**
doctor-rights-fine = { $channel }: itt minden szükséges jogosultságom megvan.
doctor-lacks = { $channel }: itt nincs **{ $right }** jogosultságom, mert { $why }.
doctor-why-no-role = egyik rangom sem adja meg
doctor-why-everyone = a csatorna jogosultságai mindenkinek tiltják
doctor-why-role = a csatorna jogosultságai ennek a rangnak tiltják: { $role }
doctor-why-bot = a csatorna jogosultságai nem engedik meg nekem
doctor-why-hidden = nem látom a csatornát
doctor-why-unknown = a Discord itt nem adja meg, pedig a csatorna jogosultságai rendben lévőnek tűnnek
doctor-category = A csatorna kategóriája ({ $category }) is tiltja ezt a jogosultságot. Ha a csatorna szinkronban van a kategóriával, ott módosítsd.
doctor-gone = { $channel }: ez a csatorna szerepel a beállításokban, de már nem létezik, vagy nem látom.
doctor-lacks-roles = Ezen a szerveren nincs **{ $right }** jogosultságom, ezért a bajnokoknak nem tudom megadni a rangjukat.
doctor-lacks-events = Ezen a szerveren nincs **{ $right }** jogosultságom, ezért a tornákat nem tudom felvenni a szerver eseményei közé.
doctor-no-table = Ebben a csatornában nincs nyitott asztal.
doctor-lobby = Ebben a csatornában nyitva van egy asztal, a játék még nem kezdődött el. Játékosok: { $count }. Megnyitva: { $when }
doctor-match = Ebben a csatornában játék folyik, most { $who } jön. Utolsó változás: { $when }
doctor-match-between = Ebben a csatornában játék folyik, most két forduló között tart. Utolsó változás: { $when }
doctor-untold = Az asztalnál történt valami, amit még nem tettem közzé.
doctor-tournament-sign-up = Ebben a csatornában lehet csatlakozni egy tornához: **{ $name }**.
doctor-tournament-check-in = Ebben a csatornában most lehet bejelentkezni egy tornára: **{ $name }**.
doctor-tournament-playing = Ebben a csatornában torna folyik: **{ $name }**.
doctor-tournament-over = A csatorna legutóbbi tornája véget ért: **{ $name }**.
doctor-tournament-paused = A torna szünetel.
doctor-damaged-results =
    { $count ->
        [one] A szerver egyik eredményét nem tudom elolvasni, ezért az nem számít bele a ranglistákba. Az üzemeltetőm a naplómban megtalálja, melyik az.
       *[other] A szerver { $count } eredményét nem tudom elolvasni, ezért azok nem számítanak bele a ranglistákba. Az üzemeltetőm a naplómban megtalálja, melyek azok.
    }
doctor-no-failures = A legutóbbi indulásom óta minden üzenetem eljutott erre a szerverre.
doctor-failures = Legutóbb ezek az üzeneteim nem jutottak el a szerverre:
doctor-failure = { $channel } · { $moment } · { $why }
doctor-failure-later = a Discord vagy az adatbázis nem válaszolt; tovább próbálkozom
doctor-failure-barred = hiányzik egy jogosultságom; tovább próbálkozom
doctor-failure-never = a csatorna már nem létezik, vagy a Discord elutasította az üzenetet
doctor-failure-damaged = hiba történt nálam; a részleteket az üzemeltetőm megtalálja a naplómban
doctor-said = { $why } (`{ $said }`)
doctor-program = Verzió: { $version } · Shard: { $shard } (összesen { $shards })
doctor-delays = Késleltetés ezredmásodpercben: a Discordtól hozzám { $arrival }; kérés a Discordhoz { $call }; adatbázis-lekérdezés { $database }
