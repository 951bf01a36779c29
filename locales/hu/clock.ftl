clock-none = Nincs időkorlát, ráérsz gondolkodni
clock-minutes =
    { $count ->
        [one] Lépésenként egy perc
       *[other] Lépésenként { $count } perc
    }
clock-days =
    { $count ->
        [one] Lépésenként egy nap, a csendes órákat nem számítva
       *[other] Lépésenként { $count } nap, a csendes órákat nem számítva
    }
clock-is = Időkorlát: { $clock }
clock-choose = Válassz időkorlátot
clock-call = { $mention }, te jössz. Határidő: { $when }.
clock-missed = ⏰ { $who } kifutott az időből, ezért ez a lépés automatikusan történt:
clock-reminder = ⏰ { $mention }, te jössz, és az időd fele már letelt. Határidő: { $when }.
clock-reminder-near = ⏰ { $mention }, még mindig te jössz. Határidő: { $when }; utána a lépésed automatikusan megtörténik.
clock-idle = ⏰ { $mention }, te jössz, és itt már régóta senki sem játszott. Szeretnéd folytatni? Ha senki sem lép, a játék lezárul, és ha értékelt, neked vereségnek számít. Határidő: { $when }.
clock-bot-returned = Újra itt vagyok ezen a szerveren, és a játék folytatódik. Ezzel senki sem veszített időt.
clock-channel-returned = Újra tudok írni ebbe a csatornába, és a játék folytatódik. Ezzel senki sem veszített időt.
clock-stopped = ⏸️ A torna szünetel, ezért áll az óra. Játszhattok tovább, de senkinek sem muszáj.
clock-continued = ▶️ A torna folytatódik, és újra jár az óra. Mindenkinek annyi ideje van, amennyi a szünet előtt volt.
clock-asleep-directly = Már nem tudok írni ide: { $channel }. Az ottani asztalod ezért alszik: az órái állnak, és senki sem veszít időt. Kérj meg egy moderátort, hogy engedje, hogy lássam a csatornát és írhassak bele. Utána a játék folytatódik.
clock-asleep = Most nem tudok írni ide: { $channel }. Az ottani asztal ezért alszik: az órái állnak, és senki sem veszít időt. Most újra megpróbálom. Ha hamarosan nem jelenik meg ott semmi, kérj meg egy moderátort, hogy engedje, hogy lássam a csatornát és írhassak bele.
clock-seat-minded =
    { $turns ->
        [one] { $left } kihagyott egy lépést.
       *[other] { $left } egymás után { $turns } lépést hagyott ki.
    } Addig { $computer } játszik, amíg { $left } vissza nem veszi a helyét ezzel a gombbal vagy a `/rejoin` paranccsal.
clock-seat-taken-back = { $who } visszatért.
clock-your-time = A határidőd: { $when }.
clock-their-time = { $who } határideje: { $when }.
clock-seat-is-minded = Gép játszik helyetted. A `/rejoin` paranccsal visszaveheted a helyed.
clock-rejoined = Örülök, hogy visszatértél. Újra a helyeden ülsz.
clock-stood-in = Most már a tiéd ez a hely. Az eredmény továbbra is a gépnek számít, nem neked.
clock-quiet-none = Csendes órák: nincsenek
clock-quiet = Csendes órák: { $hours } ({ $zone })
clock-quiet-changed =
    Csendes órák: { $hours } ({ $zone })
    -# A következő lépésedtől kezdve a napokban mért időkorlát ezekben az órákban áll. A percekben mért nem.
clock-quiet-unreadable = Ebből nem értem, mikor kezdődnek és mikor érnek véget a csendes óráid: „{ $typed }”. Írd így: 22-8 vagy 22:30-7:15; ha nem kellenek, így: `off`.
clock-quiet-too-long =
    { $most ->
        [one] A csendes órák ideje nem lehet nulla, és napi egy óránál több sem.
       *[other] A csendes órák ideje nem lehet nulla, és napi { $most } óránál több sem.
    } Nem változott semmi.
clock-quiet-no-zone = Hogy tudjam, mikor vannak ezek az órák, szükségem van az időzónádra. Használd együtt a `quiet` és a `timezone` opciót, például 22-8 és Europe/Paris.
clock-zone-no-quiet = Az időzóna csak a csendes órákhoz kell. Használd együtt a `quiet` és a `timezone` opciót, például 22-8 és Europe/Paris.
clock-unknown-zone = Ezt az időzónát nem ismerem: „{ $typed }”. Gépelés közben válassz a javaslatok közül, például ezt: Europe/Paris.
