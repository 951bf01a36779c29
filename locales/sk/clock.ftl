clock-none = Bez limitu, času máš, koľko chceš
clock-minutes =
    { $count ->
        [one] Jedna minúta na ťah
        [few] { $count } minúty na ťah
        [many] { $count } minút na ťah
       *[other] { $count } minút na ťah
    }
clock-days =
    { $count ->
        [one] Jeden deň na ťah, tiché hodiny sa nepočítajú
        [few] { $count } dni na ťah, tiché hodiny sa nepočítajú
        [many] { $count } dní na ťah, tiché hodiny sa nepočítajú
       *[other] { $count } dní na ťah, tiché hodiny sa nepočítajú
    }
clock-is = Časový limit: { $clock }
clock-choose = Vyber časový limit
clock-call = { $mention }, si na ťahu. Čas ti vyprší: { $when }.
clock-missed = ⏰ Hráčovi { $who } vypršal čas, preto som tento ťah odohral automaticky:
clock-reminder = ⏰ { $mention }, si na ťahu a máš už len polovicu času. Čas ti vyprší: { $when }.
clock-reminder-near = ⏰ { $mention }, stále si na ťahu. Čas ti vyprší: { $when }. Potom tento ťah odohrám za teba.
clock-idle = ⏰ { $mention }, si na ťahu a už dlho tu nikto nehral. Si tu ešte? Ak nikto nezahrá, hra sa skončí: { $when }. Ak je hodnotená, počíta sa ti ako prehra.
clock-bot-returned = Som späť na tomto serveri a hra pokračuje. Nikto tým neprišiel o čas.
clock-channel-returned = Do tohto kanála môžem znovu písať a hra pokračuje. Nikto tým neprišiel o čas.
clock-stopped = ⏸️ Turnaj je pozastavený, a tak hodiny stoja. Môžete hrať ďalej, ale nikto nemusí.
clock-continued = ▶️ Turnaj pokračuje a hodiny zase bežia. Každý má toľko času, koľko mu zostávalo pred prestávkou.
clock-asleep-directly = Do kanála { $channel } už nemôžem písať, preto tam tvoja hra stojí: hodiny nebežia a nikto neprichádza o čas. Požiadaj moderátora, nech mi dovolí kanál vidieť a písať doň. Hra potom bude pokračovať.
clock-asleep = Do kanála { $channel } teraz nemôžem písať, preto tam hra stojí: hodiny nebežia a nikto neprichádza o čas. Skúšam to znovu. Ak sa tam čoskoro nič neobjaví, požiadaj moderátora, nech mi dovolí kanál vidieť a písať doň.
clock-seat-minded =
    { $turns ->
        [one] { $left } má zmeškaný ťah.
        [few] { $left } má { $turns } zmeškané ťahy za sebou.
        [many] { $left } má { $turns } zmeškaných ťahov za sebou.
       *[other] { $left } má { $turns } zmeškaných ťahov za sebou.
    } Hrá { $computer }, kým si { $left } nevezme miesto späť týmto tlačidlom alebo príkazom `/rejoin`.
clock-seat-taken-back = { $who } je späť.
clock-your-time = Čas ti vyprší: { $when }.
clock-their-time = Čas hráča { $who } vyprší: { $when }.
clock-seat-is-minded = Hrá za teba počítač. Miesto si vezmeš späť príkazom `/rejoin`.
clock-rejoined = Vitaj späť. Miesto je zase tvoje.
clock-stood-in = Toto miesto je teraz tvoje. Výsledok sa však aj tak pripíše počítaču, nie tebe.
clock-quiet-none = Tiché hodiny: žiadne
clock-quiet = Tiché hodiny: { $hours } ({ $zone })
clock-quiet-changed =
    Tiché hodiny: { $hours } ({ $zone })
    -# Od tvojho najbližšieho ťahu sa počas týchto hodín zastavia limity počítané v dňoch. Limity v minútach pobežia ďalej.
clock-quiet-unreadable = Zápisu „{ $typed }“ nerozumiem. Tiché hodiny zadaj napríklad ako 22-8 alebo 22:30-7:15, alebo `off`, ak žiadne nechceš.
clock-quiet-too-long =
    { $most ->
        [one] Tiché hodiny môžu trvať najviac jednu hodinu denne a nemôžu sa začínať a končiť v rovnakom čase.
        [few] Tiché hodiny môžu trvať najviac { $most } hodiny denne a nemôžu sa začínať a končiť v rovnakom čase.
        [many] Tiché hodiny môžu trvať najviac { $most } hodín denne a nemôžu sa začínať a končiť v rovnakom čase.
       *[other] Tiché hodiny môžu trvať najviac { $most } hodín denne a nemôžu sa začínať a končiť v rovnakom čase.
    } Nič sa nezmenilo.
clock-quiet-no-zone = Aby som vedel, kedy máš tiché hodiny, potrebujem tvoje časové pásmo. Zadaj `quiet` a `timezone` spolu, napríklad 22-8 a Europe/Bratislava.
clock-zone-no-quiet = Časové pásmo potrebujem len na tiché hodiny a pripomienky hier dňa. Ak chceš tiché hodiny, zadaj `quiet` a `timezone` spolu, napríklad 22-8 a Europe/Bratislava.
clock-unknown-zone = Časové pásmo „{ $typed }“ nepoznám. Vyber niektorý z návrhov, ktoré sa objavia pri písaní, napríklad Europe/Bratislava.
