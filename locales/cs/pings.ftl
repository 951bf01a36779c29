pings-turn = { $mention }, jsi na tahu.
pings-deadline = Termín: { $when }.
pings-digest =
    { $count ->
        [one] { $mention }, jedna z tvých her na tebe čeká. Ukáže ji `/games`.
        [few] { $mention }, čekají na tebe { $count } tvoje hry. Vypíše je `/games`.
        [many] { $mention }, čeká na tebe { $count } tvých her. Vypíše je `/games`.
       *[other] { $mention }, čeká na tebe { $count } tvých her. Vypíše je `/games`.
    }
pings-closed = -# Discord mi už nedovolí posílat ti přímé zprávy, takže tě budu zmiňovat tady. Zpátky to přepneš příkazem `/preferences pings:`.
pings-direct-turn = Jsi na tahu: { $channel }{ $others }.
pings-direct-reminder = ⏰ Pořád jsi na tahu: { $channel }{ $others }.
pings-played = ✅ Tenhle tah už je odehraný.
pings-direct-digest =
    { $count ->
        [one] **Čeká na tebe jedna hra**
        [few] **Čekají na tebe { $count } hry**
        [many] **Čeká na tebe { $count } her**
       *[other] **Čeká na tebe { $count } her**
    }
pings-direct-hello = Tady ti napíšu, kdykoli budeš na tahu. Změníš to na serveru příkazem `/preferences pings:`.
pings-snoozed = Příští připomínka: { $when }, pokud do té doby nezahraješ. Poslední připomínku, než ti vyprší čas, dostaneš i tak.
pings-snooze-too-long = To by bylo pozdě: čas ti vyprší { $when }. Připomínky jsem nezměnil.
pings-not-your-turn = Na tahu je { $who }, takže tohle tlačítko není pro tebe.
pings-nobodys-turn = U tohoto stolu teď nikdo na tahu není, takže není co připomínat.
pings-at-the-table = To jde jen u stolu: { $channel }
pings-chosen = Upozornění: { $mode }
pings-chosen-closed = Upozornění: zmínka v kanálu, protože Discord mi nedovolí posílat ti přímé zprávy. Až je od členů tohoto serveru povolíš, vyber přímé zprávy znovu.
pings-digest-chosen = Souhrn: { $digest }
pings-invitations = Pozvání: { $choice }
pings-call-me-elsewhere = Upozornění na nové stoly se zapínají na každém serveru zvlášť. Použij `call-me` na tom, kde chceš hrát.
pings-refused = Přímé zprávy ti posílat nemůžu. Povol je na Discordu v nastavení soukromí tohoto serveru a vyber je znovu. Nic se nezměnilo.
pings-mode-mention = zmínka v kanálu
pings-mode-silent = jen zpráva v kanálu, bez zmínky
pings-mode-direct = přímá zpráva
pings-invitations-anyone = od kohokoli
pings-invitations-none = od nikoho
pings-call-me-on = Upozornění na nové stoly: když tu některý čeká na hráče, nejvýš jednou za hodinu
pings-call-me-off = Upozornění na nové stoly: vypnutá
pings-digest-off = vypnutý; každý tah má vlastní upozornění
pings-digest-hours =
    { $count ->
        [one] jedno upozornění na všechny hry, hodinu poté, co v první z nich přijdeš na řadu
        [few] jedno upozornění na všechny hry, { $count } hodiny poté, co v první z nich přijdeš na řadu
        [many] jedno upozornění na všechny hry, { $count } hodin poté, co v první z nich přijdeš na řadu
       *[other] jedno upozornění na všechny hry, { $count } hodin poté, co v první z nich přijdeš na řadu
    }

## A table that waits for players

pings-company =
    { $mentions }: { $host } čeká na spoluhráče. Přidáš se?
    -# Zmiňuju jen ty, kteří si zapnuli `/preferences call-me:`, a to nejvýš jednou za hodinu.
