doctor-title = **Čo som tu našiel**
doctor-rights-fine = Oprávnenia v kanáli { $channel }: nič nechýba.
doctor-lacks = V kanáli { $channel } mi chýba **{ $right }**: { $why }.
doctor-why-no-role = nemá to žiadna z mojich rolí
doctor-why-everyone = oprávnenia kanála to zakazujú všetkým
doctor-why-role = oprávnenia kanála to zakazujú role { $role }
doctor-why-bot = oprávnenia kanála to zakazujú mne
doctor-why-hidden = kanál nevidím
doctor-why-unknown = Discord to tu neudeľuje, hoci by to oprávnenia kanála dovoľovali
doctor-category = Zakazuje to aj jeho kategória { $category }. Ak je kanál s kategóriou synchronizovaný, zmeň to tam.
doctor-gone = V nastaveniach je vybraný { $channel }, ten však už neexistuje alebo ho nevidím.
doctor-lacks-roles = Na tomto serveri mi chýba **{ $right }**, takže šampiónom nemôžem dať ich rolu.
doctor-lacks-events = Na tomto serveri mi chýba **{ $right }**, takže turnaje nemôžem zaradiť medzi udalosti servera.

doctor-no-table = V tomto kanáli nie je otvorený žiadny stôl.
doctor-lobby = V tomto kanáli je otvorený stôl a hra sa ešte nezačala. Hráči: { $count }. Otvorené: { $when }
doctor-match = V tomto kanáli sa hrá. Čaká sa na: { $who }. Posledná zmena: { $when }
doctor-match-between = V tomto kanáli sa hrá, práve je prestávka medzi kolami. Posledná zmena: { $when }
doctor-untold = Niečo, čo sa stalo pri stole, ešte v kanáli nie je zverejnené.
doctor-tournament-sign-up = V tomto kanáli sa dá prihlásiť do turnaja **{ $name }**.
doctor-tournament-check-in = V tomto kanáli sa potvrdzuje účasť v turnaji **{ $name }**.
doctor-tournament-playing = V tomto kanáli prebieha turnaj **{ $name }**.
doctor-tournament-over = Posledný turnaj tohto kanála, **{ $name }**, sa skončil.
doctor-tournament-paused = Je pozastavený.

doctor-damaged-results =
    { $count ->
        [one] Jeden výsledok z tohto servera sa nedá prečítať a do rebríčkov sa nepočíta. Nájdeš ho v mojom logu.
        [few] { $count } výsledky z tohto servera sa nedajú prečítať a do rebríčkov sa nepočítajú. Nájdeš ich v mojom logu.
        [many] { $count } výsledkov z tohto servera sa nedá prečítať a do rebríčkov sa nepočíta. Nájdeš ich v mojom logu.
       *[other] { $count } výsledkov z tohto servera sa nedá prečítať a do rebríčkov sa nepočíta. Nájdeš ich v mojom logu.
    }
doctor-no-failures = Od môjho posledného spustenia sa podarilo doručiť všetky správy na tento server.
doctor-failures = Posledné správy, ktoré sa nepodarilo doručiť:
doctor-failure = { $channel } · { $moment } · { $why }
doctor-failure-later = Discord alebo databáza neodpovedali, skúšam to znovu
doctor-failure-barred = chýbalo mi oprávnenie, skúšam to znovu
doctor-failure-never = kanál už neexistuje alebo Discord správu odmietol
doctor-failure-damaged = moja chyba; viac je v mojom denníku
doctor-said = { $why } (`{ $said }`)

doctor-program = Verzia: { $version } · Shard: { $shard } z celkovo { $shards }
doctor-delays = Oneskorenia v milisekundách: od Discordu ku mne { $arrival }; požiadavka na Discord { $call }; dopyt do databázy { $database }
