refusal-between-rounds = Toto kolo sa skončilo. Počkaj na ďalšie.
refusal-not-your-turn = Na ťahu je { $who }. Dám ti vedieť, keď budeš na ťahu ty.
refusal-tile-not-on-rack = { $tile } na svojom stojančeku nemáš. Tvoje kamene ukáže `/rack`.
refusal-only-the-drawn-tile = Teraz môžeš priložiť len práve dobratý kameň: { $tile }. Ak sa nedá priložiť, použi `/draw` alebo `/pass`.
refusal-must-lead = Kolo sa musí začať kameňom { $tile }. Polož ho na pole 1.
refusal-cell-taken = Tam už kameň leží. Voľné polia ukáže `/board`.
refusal-not-beside-a-tile = Kameň musí mať spoločnú stranu s iným kameňom na hracej ploche. Voľné polia ukáže `/board`.
refusal-no-such-spot = Pole { $spot } neexistuje. Voľné polia ukáže `/board`.
refusal-no-such-spot-open = Pole { $spot } neexistuje. Voľné sú tieto: { $open }
refusal-spot-gone = Pole { $spot } už nie je voľné: leží tam kameň alebo sa tam už žiadny nedá priložiť. Voľné polia ukáže `/board`.
refusal-no-such-turn = Kameň { $tile } sa nedá otočiť tak, aby mal v smere hodinových ručičiek číslice { $corners }. Vyber iný kameň alebo pole.
refusal-corners-disagree =
    { $spot ->
        [0] { $tile } sa tam nedá priložiť. Musí tam byť { $corners } v smere hodinových ručičiek; s tvojím kameňom by tam bolo { $brings }.
       *[other] { $tile } sa nedá priložiť na pole { $spot }. Musí tam byť { $corners } v smere hodinových ručičiek; s tvojím kameňom by tam bolo { $brings }.
    }
refusal-rack-shows = Čo sa dá priložiť, ukáže `/rack`.
refusal-try-another = Nič ťa to nestálo: vyber iný kameň alebo pole.
refusal-a-tile-fits-unhinted = Niektorý z tvojich kameňov sa niekam dá priložiť, takže si zatiaľ nemôžeš vziať kameň ani vynechať ťah. Nič ťa to nestálo: nájdi správny kameň a prilož ho.
refusal-bring = { $corner } { $tile } namiesto { $board }
refusal-misfit-title =
    { $spot ->
        [0] { $tile } sa nedá priložiť
       *[other] { $tile } sa nedá priložiť na pole { $spot }
    }
refusal-misfit-alt =
    { $count ->
        [one] Hracia plocha s kameňom na poli, kam ho chceš priložiť. Jeho číslice v smere hodinových ručičiek od horného alebo ľavého horného rohu: { $lies }. Krížik označuje roh, ktorý sa nezhoduje.
        [few] Hracia plocha s kameňom na poli, kam ho chceš priložiť. Jeho číslice v smere hodinových ručičiek od horného alebo ľavého horného rohu: { $lies }. Krížiky označujú { $count } rohy, ktoré sa nezhodujú.
        [many] Hracia plocha s kameňom na poli, kam ho chceš priložiť. Jeho číslice v smere hodinových ručičiek od horného alebo ľavého horného rohu: { $lies }. Krížiky označujú { $count } rohov, ktoré sa nezhodujú.
       *[other] Hracia plocha s kameňom na poli, kam ho chceš priložiť. Jeho číslice v smere hodinových ručičiek od horného alebo ľavého horného rohu: { $lies }. Krížiky označujú { $count } rohov, ktoré sa nezhodujú.
    }
refusal-opening-turn = Začínaš ty: najprv polož kameň na pole 1. Tvoje kamene ukáže `/rack`.
refusal-pool-empty = Zásoba je prázdna. Ak sa niektorý kameň dá priložiť, prilož ho, inak vynechaj ťah príkazom `/pass`.
refusal-draw-limit =
    { $limit ->
        [one] Za ťah si môžeš vziať len jeden kameň. Prilož kameň alebo vynechaj ťah príkazom `/pass`.
        [few] Za ťah si môžeš vziať len { $limit } kamene. Prilož kameň alebo vynechaj ťah príkazom `/pass`.
        [many] Za ťah si môžeš vziať len { $limit } kameňov. Prilož kameň alebo vynechaj ťah príkazom `/pass`.
       *[other] Za ťah si môžeš vziať len { $limit } kameňov. Prilož kameň alebo vynechaj ťah príkazom `/pass`.
    }
refusal-a-tile-fits = Niektorý z tvojich kameňov sa dá priložiť, takže si zatiaľ nemôžeš vziať kameň ani vynechať ťah. Ktorý to je, ukáže `/rack`.
refusal-pool-not-empty = Vynechať ťah môžeš, len keď už nie je čo brať. Prilož kameň alebo si vezmi nový príkazom `/draw`.
refusal-channel-taken = V tomto kanáli už jeden stôl je; o chvíľu ho tu uvidíš. Pridaj sa k nemu alebo otvor stôl v inom kanáli.
refusal-channel-taken-link =
    V tomto kanáli už jeden stôl je: { $link }
    Pridaj sa k nemu alebo otvor stôl v inom kanáli.
refusal-channel-taken-by = Pri stole: { $who } · otvorený: { $when }
refusal-channel-taken-thread = Môžeš tu hrať aj vo vlákne: stlač tlačidlo nižšie.
refusal-no-new-thread = V tomto kanáli nemôžem otvoriť vlákno. Potrebujem textový kanál a v ňom oprávnenia **Vytvárať verejné vlákna (Create Public Threads)** a **Posielať správy vo vláknach (Send Messages in Threads)**.
refusal-too-many-tables =
    { $limit ->
        [one] Na tomto serveri už je otvorený jeden stôl a viac ich nemôže byť. Pridaj sa k nemu alebo to skús znovu, keď sa jeho hra skončí.
        [few] Na tomto serveri už sú otvorené { $limit } stoly a viac ich nemôže byť. Pridaj sa k niektorému alebo to skús znovu, keď sa niektorá hra skončí.
        [many] Na tomto serveri už je otvorených { $limit } stolov a viac ich nemôže byť. Pridaj sa k niektorému alebo to skús znovu, keď sa niektorá hra skončí.
       *[other] Na tomto serveri už je otvorených { $limit } stolov a viac ich nemôže byť. Pridaj sa k niektorému alebo to skús znovu, keď sa niektorá hra skončí.
    }
refusal-too-many-lobbies =
    { $limit ->
        [one] Už máš stôl, ktorý čaká na hráčov, a viac takých stolov mať nemôžeš. Spusti pri ňom hru alebo ho zatvor príkazom `/end` a potom otvor ďalší.
        [few] Už máš { $limit } stoly, ktoré čakajú na hráčov, a viac takých stolov mať nemôžeš. Spusti pri niektorom hru alebo ho zatvor príkazom `/end` a potom otvor ďalší.
        [many] Už máš { $limit } stolov, ktoré čakajú na hráčov, a viac takých stolov mať nemôžeš. Spusti pri niektorom hru alebo ho zatvor príkazom `/end` a potom otvor ďalší.
       *[other] Už máš { $limit } stolov, ktoré čakajú na hráčov, a viac takých stolov mať nemôžeš. Spusti pri niektorom hru alebo ho zatvor príkazom `/end` a potom otvor ďalší.
    }
refusal-too-many-matches =
    { $limit ->
        [one] Na tomto serveri už pri tvojom stole beží hra bez časového limitu a viac ich nemôžeš mať. Dohraj ju, ukonči ju príkazom `/end` alebo pre tento stôl zvoľ časový limit.
        [few] Na tomto serveri už pri tvojich stoloch bežia { $limit } hry bez časového limitu a viac ich nemôžeš mať. Niektorú dohraj, ukonči ju príkazom `/end` alebo pre tento stôl zvoľ časový limit.
        [many] Na tomto serveri už pri tvojich stoloch beží { $limit } hier bez časového limitu a viac ich nemôžeš mať. Niektorú dohraj, ukonči ju príkazom `/end` alebo pre tento stôl zvoľ časový limit.
       *[other] Na tomto serveri už pri tvojich stoloch beží { $limit } hier bez časového limitu a viac ich nemôžeš mať. Niektorú dohraj, ukonči ju príkazom `/end` alebo pre tento stôl zvoľ časový limit.
    }
refusal-too-fast =
    Tak rýchlo nestíham, takže sa nič nezmenilo. { $seconds ->
        [one] Skús to znovu o sekundu.
        [few] Skús to znovu o { $seconds } sekundy.
        [many] Skús to znovu o { $seconds } sekúnd.
       *[other] Skús to znovu o { $seconds } sekúnd.
    }
refusal-too-often = V posledných minútach toho bolo priveľa, preto som to teraz neurobil. Znovu to môžeš skúsiť: { $when }.
refusal-next-replay =
    Príprava animácie chvíľu trvá. { $seconds ->
        [one] Ďalšiu si môžeš vyžiadať o sekundu.
        [few] Ďalšiu si môžeš vyžiadať o { $seconds } sekundy.
        [many] Ďalšiu si môžeš vyžiadať o { $seconds } sekúnd.
       *[other] Ďalšiu si môžeš vyžiadať o { $seconds } sekúnd.
    }
refusal-table-closed = Tento stôl je zatvorený. Nový otvoríš príkazom `/play`.
refusal-no-such-table = Ten stôl už neexistuje. Nový otvoríš príkazom `/play`.
refusal-not-started = Hra sa ešte nezačala. Hostiteľ ju spustí tlačidlom **Začať**.
refusal-already-started = Hra sa už začala. Môžeš sa pozerať alebo otvoriť stôl v inom kanáli.
refusal-playing-already = Hra sa už začala a ty v nej hráš.
refusal-no-record = Záznam majú len hry odohrané až do konca.
refusal-not-at-table = Pri tomto stole nehráš. Ak sa hra ešte nezačala, pridaj sa, alebo otvor stôl v inom kanáli príkazom `/play`.
refusal-left-for-good = V tejto hre už nehráš. Kto z hodnotenej alebo turnajovej hry odíde, už sa do nej nemôže vrátiť. Môžeš sa však pozerať.
refusal-already-seated = Pri tomto stole už sedíš.
refusal-full =
    { $seats ->
        [one] Jediné miesto je obsadené. Otvor stôl v inom kanáli príkazom `/play`.
        [few] Všetky { $seats } miesta sú obsadené. Otvor stôl v inom kanáli príkazom `/play`.
        [many] Všetkých { $seats } miest je obsadených. Otvor stôl v inom kanáli príkazom `/play`.
       *[other] Všetkých { $seats } miest je obsadených. Otvor stôl v inom kanáli príkazom `/play`.
    }
refusal-too-few =
    { $seats ->
        [one] Na túto hru treba aspoň jedného hráča.
        [few] Na túto hru treba aspoň { $seats } hráčov.
        [many] Na túto hru treba aspoň { $seats } hráčov.
       *[other] Na túto hru treba aspoň { $seats } hráčov.
    } Počkaj na ďalších alebo pridaj počítače.
refusal-too-many =
    { $taken ->
        [one] Pri tomto stole sedí jeden hráč
        [few] Pri tomto stole sedia { $taken } hráči
        [many] Pri tomto stole sedí { $taken } hráčov
       *[other] Pri tomto stole sedí { $taken } hráčov
    }, ale podľa vybraných pravidiel ich môže byť najviac { $seats }. Nič sa nezmenilo.
refusal-no-computer = Pri tomto stole nie je žiadny počítač.
refusal-no-draining = Podľa týchto pravidiel sa berie zo zásoby, len keď sa žiadny kameň nedá priložiť, takže ju Straka nemôže vyprázdniť.
refusal-no-stand-ins = Pri tomto stole hostiteľ nepovolil prevziať miesto po počítači. Môžeš sa však pozerať.
refusal-no-stand-ins-rated = V hodnotených hrách a v turnajoch sa miesto po počítači nedá prevziať. Môžeš sa však pozerať.
refusal-host-starts = { $host } je hostiteľ tohto stola a hru aj spustí. Nemusíš nič robiť.
refusal-not-the-host = To môže len { $host }, hostiteľ tohto stola.
refusal-of-tournament = Táto hra patrí k turnaju, takže ju nemôžeš ukončiť. Organizátori môžu určiť jej výsledok príkazom `/tournament result`; príkazom `/leave` prenecháš miesto počítaču.
refusal-no-hint-competitive = V hodnotených hrách a v turnajoch nápoveda nie je: musíš sa spoľahnúť na seba. Tvoje kamene ukáže `/rack`.
refusal-no-hint-unhinted = Pri tomto stole sa hrá bez nápovedy. Tvoje kamene ukáže `/rack`.
refusal-undo-nothing-placed = V tvojom poslednom ťahu nepribudol na hracej ploche žiadny kameň, takže nie je čo vracať.
refusal-undo-somebody-acted = Na vrátenie ťahu je už neskoro: medzitým sa hralo ďalej. Vrátiť ho môžeš, len kým nezahrá niekto iný.
refusal-undo-drew = Dobratý kameň už poznáš, takže sa ten ťah nedá vrátiť.
refusal-undo-round-over = To kolo sa už skončilo, takže sa ťahy z neho nedajú vrátiť.
refusal-undo-changed = Tvoj posledný ťah sa nedá vrátiť: buď sa odohral za teba automaticky, alebo sa odvtedy pri stole niečo zmenilo.
refusal-undo-asked-already = Ostatných som sa už opýtal. Ťah vrátim, keď budú všetci súhlasiť.
refusal-undo-once-a-round = V hodnotených hrách a v turnajoch môžeš o vrátenie ťahu požiadať len raz za kolo a v tomto kole to už máš za sebou.
refusal-undo-computer-drew = Počítač si odvtedy vzal kameň zo zásoby, takže tvoj ťah sa už nedá vrátiť.
refusal-undo-replies-too-often = V tomto kole sa už trikrát vrátil tvoj ťah, po ktorom hral počítač, a viackrát to nejde. Pokračuj odtiaľto.
refusal-board-moved-on = Medzitým sa hralo ďalej. Takto to vyzerá teraz.
refusal-board-moved-since = Medzitým sa hralo ďalej. Posledné ťahy:
refusal-already-handled = To je už hotové.
refusal-unknown-tile = „{ $typed }“ nie je kameň. Napíš tri číslice od 0 do 5, napríklad 0‑3‑5.
refusal-unknown-length = „{ $typed }“ nie je dĺžka hry. Napíš číslo a vyber z návrhov: 1 až 99 kôl alebo 10 až 9 999 bodov.
refusal-unknown-spot = „{ $typed }“ nie je pole. Napíš číslo voľného poľa na hracej ploche, napríklad 12.
refusal-not-in-this-channel = V tomto druhu kanála sa nedajú otvárať stoly. Použi `/play` v textovom kanáli alebo vo vlákne.
refusal-managers-only = Na zmenu nastavení tohto servera potrebuješ oprávnenie **Spravovať server (Manage Server)**. Svoje vlastné zmeníš príkazom `/preferences`.
refusal-rights-unknown = Teraz sa mi nepodarilo overiť tvoje oprávnenia na tomto serveri. Skús to o chvíľu znovu.
refusal-missing-permissions =
    { $count ->
        [one] V tomto kanáli mi chýba oprávnenie: { $names }. Požiadaj oň moderátora alebo vyber iný kanál.
        [few] V tomto kanáli mi chýbajú niektoré oprávnenia: { $names }. Požiadaj o ne moderátora alebo vyber iný kanál.
        [many] V tomto kanáli mi chýbajú niektoré oprávnenia: { $names }. Požiadaj o ne moderátora alebo vyber iný kanál.
       *[other] V tomto kanáli mi chýbajú niektoré oprávnenia: { $names }. Požiadaj o ne moderátora alebo vyber iný kanál.
    }
refusal-permission-view-channel = Zobraziť kanál (View Channel)
refusal-permission-send-messages = Posielať správy (Send Messages)
refusal-permission-send-messages-in-threads = Posielať správy vo vláknach (Send Messages in Threads)
refusal-permission-create-public-threads = Vytvárať verejné vlákna (Create Public Threads)
refusal-permission-attach-files = Prikladať súbory (Attach Files)
refusal-permission-embed-links = Vkladať odkazy (Embed Links)
refusal-permission-read-message-history = Čítať históriu správ (Read Message History)
refusal-permission-manage-roles = Spravovať roly (Manage Roles)
refusal-permission-create-events = Vytvárať udalosti (Create Events)
refusal-trouble = Prepáč, niečo sa u mňa pokazilo. Skús to o chvíľu znovu. Ak sa to bude opakovať, pošli kód { $code } ľuďom, ktorí ma prevádzkujú.
refusal-database-trouble = Prepáč, práve sa nedostanem k svojej pamäti. Nič z toho, čo sa odohralo, sa nestratilo. Skús to o minútu znovu. Ak sa to bude opakovať, pošli kód { $code } ľuďom, ktorí ma prevádzkujú.
refusal-being-updated = Práve sa aktualizujem. Nič sa nestratilo. Skús to o pár sekúnd znovu.
