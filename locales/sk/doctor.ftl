doctor-title = **Čo som tu našiel**
doctor-rights-fine = V kanáli { $channel } mám všetky oprávnenia, ktoré potrebujem.
doctor-lacks = V kanáli { $channel } mi chýba oprávnenie **{ $right }**: { $why }.
doctor-why-no-role = nemá ho žiadna z mojich rolí
doctor-why-everyone = v nastaveniach kanála ho majú zakázané všetci
doctor-why-role = v nastaveniach kanála ho má zakázané rola { $role }
doctor-why-bot = v nastaveniach kanála ho mám zakázané priamo ja
doctor-why-hidden = kanál nevidím
doctor-why-unknown = Discord to tu nedovoľuje, hoci podľa oprávnení kanála by mal
doctor-category = Toto oprávnenie je zakázané aj v kategórii { $category }, do ktorej kanál patrí. Ak je s ňou kanál synchronizovaný, zmeň oprávnenie tam.
doctor-gone = V nastaveniach je vybraný kanál { $channel }, ale ten už neexistuje alebo ho nevidím.
doctor-lacks-roles = Na tomto serveri mi chýba oprávnenie **{ $right }**, takže šampiónom nemôžem dať ich rolu.
doctor-lacks-events = Na tomto serveri mi chýba oprávnenie **{ $right }**, takže turnaje nemôžem zaradiť medzi udalosti servera.

doctor-no-table = V tomto kanáli nie je otvorený žiadny stôl.
doctor-lobby = V tomto kanáli je otvorený stôl a hra sa ešte nezačala. Hráči: { $count }. Otvorený: { $when }
doctor-match = V tomto kanáli sa hrá. Čaká sa na: { $who }. Posledná zmena: { $when }
doctor-match-between = V tomto kanáli sa hrá, práve je prestávka medzi kolami. Posledná zmena: { $when }
doctor-untold = Ešte som nezverejnil všetko, čo sa pri stole stalo.
doctor-tournament-sign-up = V tomto kanáli sa dá prihlásiť do turnaja **{ $name }**.
doctor-tournament-check-in = V tomto kanáli sa potvrdzuje účasť na turnaji **{ $name }**.
doctor-tournament-playing = V tomto kanáli prebieha turnaj **{ $name }**.
doctor-tournament-over = Posledný turnaj v tomto kanáli, **{ $name }**, sa skončil.
doctor-tournament-paused = Turnaj je pozastavený.

doctor-damaged-results =
    { $count ->
        [one] Jeden výsledok z tohto servera neviem prečítať, takže sa do rebríčkov nepočíta. Ktorý to je, nájde v mojom logu ten, kto ma prevádzkuje.
        [few] { $count } výsledky z tohto servera neviem prečítať, takže sa do rebríčkov nepočítajú. Ktoré to sú, nájde v mojom logu ten, kto ma prevádzkuje.
        [many] { $count } výsledkov z tohto servera neviem prečítať, takže sa do rebríčkov nepočítajú. Ktoré to sú, nájde v mojom logu ten, kto ma prevádzkuje.
       *[other] { $count } výsledkov z tohto servera neviem prečítať, takže sa do rebríčkov nepočítajú. Ktoré to sú, nájde v mojom logu ten, kto ma prevádzkuje.
    }
doctor-no-failures = Od môjho posledného spustenia sa na tento server dostali všetky správy.
doctor-failures = Posledné správy, ktoré sa nepodarilo poslať:
doctor-failure = { $channel } · { $moment } · { $why }
doctor-failure-later = Discord alebo databáza neodpovedá, skúšam to ďalej
doctor-failure-barred = chýba mi oprávnenie, skúšam to ďalej
doctor-failure-never = kanál už neexistuje alebo Discord správu odmietol
doctor-failure-damaged = u mňa sa niečo pokazilo; podrobnosti nájde v mojom logu ten, kto ma prevádzkuje
doctor-said = { $why } (`{ $said }`)

doctor-program = Verzia: { $version } · Shard: { $shard }/{ $shards }
doctor-delays = Oneskorenia v milisekundách: od Discordu ku mne { $arrival }; požiadavka na Discord { $call }; dopyt do databázy { $database }
