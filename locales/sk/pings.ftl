pings-turn = { $mention }, si na ťahu.
pings-deadline = Termín: { $when }.
pings-digest =
    { $count ->
        [one] { $mention }, jedna z tvojich hier na teba čaká. Ukáže ju `/games`.
        [few] { $mention }, čakajú na teba { $count } tvoje hry. Vypíše ich `/games`.
        [many] { $mention }, čaká na teba { $count } tvojich hier. Vypíše ich `/games`.
       *[other] { $mention }, čaká na teba { $count } tvojich hier. Vypíše ich `/games`.
    }
pings-closed = -# Discord mi už nedovolí posielať ti priame správy, preto ťa odteraz budem označovať tu. Späť ich zapneš príkazom `/preferences pings:`.
pings-direct-turn = Si na ťahu: { $channel }{ $others }.
pings-direct-reminder = ⏰ Stále si na ťahu: { $channel }{ $others }.
pings-played = ✅ Tento ťah už je odohraný.
pings-direct-digest =
    { $count ->
        [one] **Jedna z tvojich hier na teba čaká**
        [few] **Čakajú na teba { $count } tvoje hry**
        [many] **Čaká na teba { $count } tvojich hier**
       *[other] **Čaká na teba { $count } tvojich hier**
    }
pings-direct-hello = Odteraz ti budem písať sem vždy, keď budeš na ťahu. Zmeníš to na serveri príkazom `/preferences pings:`.
pings-snoozed = Ďalšia pripomienka: { $when }, ak dovtedy nezahráš. Poslednú, tesne pred vypršaním času, dostaneš tak či tak.
pings-snooze-too-long = To by už bolo neskoro. Čas ti vyprší: { $when }. Pripomienky som nezmenil.
pings-not-your-turn = Na ťahu je { $who }, takže toto tlačidlo nie je pre teba.
pings-nobodys-turn = Pri tomto stole teraz nie je na ťahu nikto, takže nie je čo pripomínať.
pings-at-the-table = To sa dá len pri stole: { $channel }
pings-chosen = Upozornenia: { $mode }
pings-chosen-closed = Upozornenia: zmienka v kanáli, pretože Discord mi nedovolí posielať ti priame správy. Keď ich od členov tohto servera povolíš, vyber priame správy znovu.
pings-digest-chosen = Súhrn: { $digest }
pings-invitations = Pozvánky: { $choice }
pings-call-me-elsewhere = Upozornenia na nové stoly sa zapínajú na každom serveri zvlášť. Použi `call-me` na tom, na ktorom chceš hrať.
pings-refused = Nemôžem ti posielať priame správy: podľa Discordu ich od členov tohto servera neprijímaš. Povoľ ich v nastaveniach súkromia servera a vyber znovu. Nič sa nezmenilo.
pings-mode-mention = zmienka v kanáli
pings-mode-silent = žiadne; stačí správa v kanáli
pings-mode-direct = priama správa
pings-invitations-anyone = od kohokoľvek
pings-invitations-none = žiadne
pings-call-me-on = Upozornenia na nové stoly: keď tu niektorý čaká na hráčov, najviac raz za hodinu
pings-call-me-off = Upozornenia na nové stoly: vypnuté
pings-digest-off = vypnutý; upozornenie príde na každý ťah zvlášť
pings-digest-hours =
    { $count ->
        [one] jedno upozornenie na všetky tvoje hry, hodinu po tom, čo na teba v prvej z nich príde rad
        [few] jedno upozornenie na všetky tvoje hry, { $count } hodiny po tom, čo na teba v prvej z nich príde rad
        [many] jedno upozornenie na všetky tvoje hry, { $count } hodín po tom, čo na teba v prvej z nich príde rad
       *[other] jedno upozornenie na všetky tvoje hry, { $count } hodín po tom, čo na teba v prvej z nich príde rad
    }

## A table that waits for players

pings-company =
    { $mentions }: { $host } čaká na spoluhráčov. Pridáš sa?
    -# Označujem len tých, ktorí si zapli `/preferences call-me:`, a to najviac raz za hodinu.
