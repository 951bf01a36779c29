privacy-title = **Co o tobě tento bot uchovává**
privacy-what = **Co se uchovává:** tvoje Discord ID a zobrazované jméno, pod kterým hraješ; tvoje hry, turnaje a hry dne, tah po tahu, i s výsledky; jak daleko jsi v první lekci; tvoje nastavení, upozornění, tiché hodiny a plány tahů; a jestli tě bot při poslední kontrole na serveru ještě našel. Pokud máš od moderátorů zákaz, bot uchovává i jeho konec a důvod; pokud jsi moderátor, i to, co v této roli děláš. Tvoje zprávy bot nikdy nečte.
privacy-where = **Kde:** v databázi lidí, kteří tohoto bota provozují, a v jejích zálohách. Tvoje data bot nikomu nepředává.
privacy-how-long = **Jak dlouho:** to, co máš odehrané, bot uchovává, dokud to nesmažeš. Stůl zavřený před koncem hry se smaže po 30 dnech. Když někdo bota ze serveru odebere, všechno o tomto serveru se za 30 dní smaže.
privacy-download = Tlačítkem **Stáhnout svoje data** získáš kopii všeho. Z her, které ještě běží, bude obsahovat jen to, co teď smíš vidět.
privacy-delete = Tlačítkem **Smazat svoje data** vše smažeš. Předtím se bot ještě jednou zeptá.
privacy-not-ours = **Co bot smazat nemůže:** zprávy na Discordu a role, které máš přidělené. Pokud je chceš odstranit, požádej moderátory serveru. Zálohy se smažou, jakmile je nahradí novější.
privacy-bar-stays = **Zákaz zůstává:** pokud máš od moderátorů serveru zákaz, smazání dat ho nezruší. Nejdéle rok si bot nechá otisk tvého účtu (ne jméno ani ID), důvod vybraný z nabídky a konec zákazu.
privacy-daily = **Jeden pokus denně:** když smažeš svoje data, bot si do konce dne nechá otisk tvého účtu ke každé začaté hře dne. Nový pokus se pak nepočítá.
privacy-under-way = Tvoje data se právě mažou. Nemusíš nic dělat.

privacy-copy = Tohle je všechno, co o tobě bot uchovává, ve formátu JSON. Tuto zprávu vidíš jen ty.
privacy-copy-about = Časy jsou v milisekundách od začátku roku 1970 (UTC). Údaje o ostatních lidech chybí: místo jejich ID je 0. Část „rows“ je zkopírovaná z databáze bota, jedna databázová tabulka po druhé.
privacy-copy-too-large = Kopie tvých dat je pro zprávu na Discordu příliš velká. Požádej o ni lidi, kteří tohoto bota provozují.

privacy-sure-title = **Opravdu chceš smazat vše, co o tobě bot uchovává, na všech serverech?** Nejde to vrátit.
privacy-sure =
    • Opustíš všechny hry a turnaje, ve kterých jsi. Opuštěná hodnocená hra se počítá jako prohra.
    • Tvoje jméno a ID zmizí ze všeho, co máš odehrané. Na tvém místě bude bezejmenný hráč, takže ratingy a pořadí ostatních zůstanou, jak jsou.
    • Přijdeš o nastavení, rating i tituly. Když budeš hrát znovu, začneš jako nový hráč.
privacy-deleted =
    Smazal jsem vše, co jsem o tobě uchovával.
    Zprávy na Discordu zůstávají, jak jsou: pokud je chceš odstranit, požádej moderátory serveru. Zálohy se smažou, jakmile je nahradí novější.
privacy-deleting = Mažu vše, co o tobě uchovávám. Když mám hodně práce, může to trvat několik minut. Nemusíš nic dělat.

privacy-button-download = Stáhnout svoje data
privacy-button-delete = Smazat svoje data
privacy-button-confirm = Smazat vše
