opening-rated = Hodnotená hra: počíta sa do ratingu a rebríčkov. Hrá sa bez `/hint`, a ak odídeš, nemôžeš sa vrátiť.
opening-rated-of-two = Hra je hodnotená, ak hrajú aspoň dvaja ľudia: vtedy sa počíta do ratingu a rebríčkov, hrá sa bez `/hint`, a ak odídeš, nemôžeš sa vrátiť.
opening-friendly = Priateľská hra: nepočíta sa do ratingu ani do rebríčkov. Môžeš použiť `/hint`, a ak odídeš, môžeš sa vrátiť.
opening-friendly-unhinted = Priateľská hra: nepočíta sa do ratingu ani do rebríčkov. Ak odídeš, môžeš sa vrátiť.
opening-rated-proposed = { $who } chce hrať hodnotenú hru: počíta sa do ratingu a rebríčkov, hrá sa bez `/hint` a po odchode sa už nedá vrátiť. { $mentions }: hodnotená bude, ak budú všetci súhlasiť; dovtedy zostáva priateľská.
opening-computers = Hra nie je hodnotená, pretože hrajú počítače.
opening-changed-rules = Hra nie je hodnotená, pretože sú zmenené pravidlá.
opening-thread = Hra bude mať vlastné vlákno.
opening-invited =
    { $count ->
        [one] { $mentions }: { $host } ťa pozýva do hry. Miesto ti držím do začiatku hry.
        [few] { $mentions }: { $host } vás pozýva do hry. Miesta vám držím do začiatku hry.
        [many] { $mentions }: { $host } vás pozýva do hry. Miesta vám držím do začiatku hry.
       *[other] { $mentions }: { $host } vás pozýva do hry. Miesta vám držím do začiatku hry.
    }
opening-declined =
    { $count ->
        [one] Pozvanie odmieta { $names }.
        [few] Pozvanie odmietajú { $names }.
        [many] Pozvanie odmietajú { $names }.
       *[other] Pozvanie odmietajú { $names }.
    }
opening-was-friendly = Bola to priateľská hra, takže sa nepočíta do ratingu ani do rebríčkov.
opening-begun-in = Hra sa začala vo vlákne { $channel }.
opening-thread-name = Triominos – { $host }

opening-opened-and-asked = Tvoj stôl je otvorený a ostatných som pozval. Keď budú všetci pri stole, spusti hru.
opening-have-invited = K tvojmu stolu som pozval: { $names }.
opening-host-accepted = { $who } prijíma tvoje pozvanie a už sedí pri stole.
opening-host-declined = { $who } odmieta tvoje pozvanie.
opening-host-joined = { $who } sa pridáva k tvojmu stolu.
opening-host-left = { $who } odchádza od tvojho stola.
opening-host-left-to-you = { $who } odchádza od stola. Hostiteľom si teraz ty.
opening-opened-in-thread = Tvoj stôl je otvorený vo vlákne { $channel }. Keď tam budú všetci, spusti hru.
opening-no-thread = V tomto kanáli nemôžem otvoriť vlákno, takže sa hrá priamo tu. Dá sa to len v textovom kanáli a potrebujem oprávnenia **Vytvárať verejné vlákna (Create Public Threads)** a **Posielať správy vo vláknach (Send Messages in Threads)**.
opening-board-posted = Hraciu plochu som znovu poslal do kanála.
opening-defaults = Predvolené nastavenia nových stolov: { $choices }
opening-defaults-thread = vo vlastnom vlákne
opening-defaults-friendly = priateľské hry
opening-defaults-rated = hodnotené hry, keď už má hostiteľ na serveri aspoň tri dohrané hry
opening-declined-yourself = Pozvanie je odmietnuté. Ostatní to pri stole vidia.
opening-started-without = Hra sa začala bez hráčov, ktorí na pozvanie zatiaľ neodpovedali: { $names }.

opening-settings = **Nastavenia tohto stola**
opening-settings-host = Kým sa hra nezačne, môžeš tieto nastavenia meniť.
opening-settings-others = Kým sa hra nezačne, môže tieto nastavenia meniť { $host }.
opening-seats =
    { $count ->
        [one] Miesta: { $count }
        [few] Miesta: najviac { $count }
        [many] Miesta: najviac { $count }
       *[other] Miesta: najviac { $count }
    }
opening-here = Bude sa hrať v tomto kanáli.
opening-choose-seats = Vyber počet miest
opening-choose-free = Uvoľniť miesto
opening-choose-host = Odovzdať stôl inému hráčovi
opening-free-seat = Uvoľniť miesto: { $who }
opening-take-back = Zrušiť pozvanie: { $who }
opening-hand-on = Nový hostiteľ: { $who }
opening-choose-invited = Pozvať do hry

opening-held-refusal =
    { $held ->
        [one] Posledné voľné miesto držím pre pozvaného hráča. Skús to znovu, keď odpovie, alebo otvor stôl v inom kanáli príkazom `/play`.
        [few] Posledné { $held } voľné miesta držím pre pozvaných hráčov. Skús to znovu, keď odpovedia, alebo otvor stôl v inom kanáli príkazom `/play`.
        [many] Posledných { $held } voľných miest držím pre pozvaných hráčov. Skús to znovu, keď odpovedia, alebo otvor stôl v inom kanáli príkazom `/play`.
       *[other] Posledných { $held } voľných miest držím pre pozvaných hráčov. Skús to znovu, keď odpovedia, alebo otvor stôl v inom kanáli príkazom `/play`.
    }
opening-not-invited = Žiadne pozvanie tu na teba nečaká: buď ťa nikto nepozval, alebo tvoju odpoveď už mám. Ak je voľné miesto, môžeš sa pridať.
opening-not-there = Ten hráč už pri tomto stole nemá miesto ani pozvanie.
opening-no-such-seats =
    { $most ->
        [one] Tieto pravidlá sú pre jedného hráča, takže miesto je len jedno.
        [few] Tieto pravidlá sú pre { $least } až { $most } hráčov. Podľa toho vyber aj počet miest.
        [many] Tieto pravidlá sú pre { $least } až { $most } hráčov. Podľa toho vyber aj počet miest.
       *[other] Tieto pravidlá sú pre { $least } až { $most } hráčov. Podľa toho vyber aj počet miest.
    }
opening-unreadable = Podľa „{ $typed }“ neviem zistiť, koho pozvať. Napíš @ a vyber každého hráča zo zoznamu Discordu.
opening-oneself = Ako hostiteľ už máš miesto, takže seba pozývať nemusíš.
opening-asks-bot = { $who } je bot a nemôže hrať. Počítače pridáš možnosťou `computers`.
opening-asks-stranger = { $who } nie je členom tohto servera, takže nemôžem poslať pozvánku.
opening-asks-there = { $who } už pri tomto stole má miesto alebo pozvanie.
opening-asks-too-many =
    { $room ->
        [0] Na hráčov, ktorých pozývaš, už nezostáva miesto. Pridaj miesta alebo uber počítače.
        [one] Voľné je už len { $room } miesto, takže pozvať môžeš len jedného hráča.
        [few] Voľné sú už len { $room } miesta, takže viac hráčov nemôžeš pozvať.
        [many] Voľných je už len { $room } miest, takže viac hráčov nemôžeš pozvať.
       *[other] Voľných je už len { $room } miest, takže viac hráčov nemôžeš pozvať.
    }
opening-asks-silent = { $who } má pozvánky vypnuté, takže žiadnu nemôžem poslať. Môže sa však pridať k tvojmu stolu.
opening-asks-again = { $who } už má tvoju pozvánku, ale zatiaľ pri stole nesedí. Stále sa k nemu však môže pridať. Ďalšiu pozvánku môžeš poslať: { $when }.
opening-asks-too-often = Za poslednú hodinu bolo od teba priveľa pozvánok. Ďalšiu môžeš poslať: { $when }. K tvojmu stolu sa však môže pridať každý.
