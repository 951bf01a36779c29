privacy-title = **Mit tárol rólad ez a bot**
privacy-what = **Mit tárol:** a Discord-azonosítódat és azt a megjelenített nevet, amellyel játszottál; a játékaidat, tornáidat, napi fordulóidat és feladványaidat lépésről lépésre, az eredményeikkel; azt, hogy hol tartasz az első leckében; a beállításaidat, értesítéseidet, csendes óráidat és a következő lépésedre szóló terveidet; és hogy egy adott szerveren ott voltál-e még, amikor a bot utoljára megnézte. Ha moderátorok eltiltottak, azt is, hogy meddig és miért; ha moderátor vagy, azt is, mit tettél moderátorként. Az üzeneteidet soha nem olvassa.
privacy-where = **Hol:** a bot üzemeltetőinek adatbázisában és az arról készített biztonsági mentésekben. A bot senkinek sem adja tovább az adataidat.
privacy-how-long = **Meddig:** a lejátszott játékaid megmaradnak, amíg nem törlöd őket. Ha egy asztal a játék vége előtt bezárult, 30 nap múlva törlődik. Ha a botot eltávolítják egy szerverről, 30 nappal később törlődik minden, ami arra a szerverre vonatkozik.
privacy-download = Az **Adataim letöltése** gombbal mindenről másolatot kapsz. A még tartó játékokból csak az van benne, amit most te is láthatsz.
privacy-delete = Az **Adataim törlése** gombbal mindent törölhetsz. Előtte a bot még egyszer megkérdez.
privacy-not-ours = **Amit a bot nem tud törölni:** a Discordon lévő üzenetek és azok a rangok, amelyeket kaptál. Ezek eltávolítását a szerver moderátoraitól kérheted. A biztonsági mentések törlődnek, amikor újabbak lépnek a helyükre.
privacy-bar-stays = **Az eltiltás megmarad:** ha egy szerver moderátorai eltiltottak, az adataid törlése nem oldja fel. A bot legfeljebb egy évig megőrzi a fiókod ujjlenyomatát (a nevedet és az azonosítódat nem), a menüben választott indokot, és azt, hogy meddig tart az eltiltás.
privacy-daily = **Naponta egy próbálkozás:** ha törlöd az adataidat, a bot a nap végéig megőrzi a fiókod ujjlenyomatát minden elkezdett napi játékhoz. Az új próbálkozás ezért nem számít.
privacy-under-way = A bot éppen törli az adataidat. Nincs semmi teendőd.
privacy-copy = Ez minden, amit a bot rólad tárol, JSON formátumban. Ezt az üzenetet csak te látod.
privacy-copy-about = Az időpontok ezredmásodpercben vannak megadva, 1970 kezdetétől (UTC) számítva. Más emberek nem szerepelnek benne: az azonosítójuk helyén 0 áll. A „rows” rész a bot adatbázisának másolata, adatbázistáblánként.
privacy-copy-too-large = Az adataid másolata túl nagy egy Discord-üzenethez. Kérd el a bot üzemeltetőitől.
privacy-sure-title = **Biztosan törölni akarsz mindent, amit a bot rólad tárol, minden szerveren?** Ezt nem lehet visszavonni.
privacy-sure =
    • Kilépsz minden játékból és tornából, amelyben részt veszel. Az értékelt játékok, amelyekből kilépsz, vereségnek számítanak.
    • A neved és az azonosítód eltűnik mindenből, amit játszottál. A helyedre egy névtelen játékos kerül, így a többiek értékszáma és helyezése nem változik.
    • A beállításaid, az értékszámod és a tornagyőzelmeid elvesznek. Ha újra játszol, új játékosként kezdesz.
privacy-deleted =
    Mindent töröltem, amit rólad tároltam.
    A Discordon lévő üzenetek megmaradnak: ha szeretnéd, hogy eltűnjenek, szólj az adott szerver moderátorainak. A biztonsági mentések törlődnek, amikor újabbak lépnek a helyükre.
privacy-deleting = Most törlök mindent, amit rólad tárolok. Ha sok a dolgom, ez eltarthat néhány percig; nincs semmi teendőd.
privacy-button-download = Adataim letöltése
privacy-button-delete = Adataim törlése
privacy-button-confirm = Minden törlése
