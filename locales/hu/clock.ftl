clock-none = Nincs időkorlát, ráérsz gondolkodni
clock-minutes =
    { $count ->
        [one] { $count } perc lépésenként
       *[other] { $count } perc lépésenként
    }
clock-days =
    { $count ->
        [one] { $count } nap lépésenként, a csendes órákat nem számítva
       *[other] { $count } nap lépésenként, a csendes órákat nem számítva
    }
clock-is = Időkorlát: { $clock }
clock-choose = Válassz időkorlátot
clock-call = { $mention }, te jössz. Az időd { $when } jár le.
clock-missed = ⏰ { $who } kifutott az időből, ezért én léptem helyette:
clock-reminder = ⏰ { $mention }, te jössz, és az időd fele már letelt. Az időd { $when } jár le.
clock-reminder-near = ⏰ { $mention }, még mindig te jössz. Az időd { $when } jár le; utána én lépek helyetted.
clock-idle = ⏰ { $mention }, te jössz, és itt már régóta senki sem játszott. Itt vagy még? Ha senki sem lép, a játék { $when } véget ér. Értékelt játékban ez neked vereségnek számít.
clock-bot-returned = Újra itt vagyok ezen a szerveren, és a játék folytatódik. Senki sem veszített időt.
clock-channel-returned = Újra tudok írni ebbe a csatornába, és a játék folytatódik. Senki sem veszített időt.
clock-stopped = ⏸️ A torna szünetel, ezért áll az óra. Játszhattok tovább, de senkinek sem muszáj.
clock-continued = ▶️ A torna folytatódik, és újra jár az óra. Mindenkinek annyi ideje maradt, amennyi a szünet előtt volt.
clock-asleep-directly = Már nem tudok írni ide: { $channel }. Az ottani játékod ezért szünetel: az órák állnak, senki sem veszít időt. Ha folytatnád, kérj meg egy moderátort, hogy tegye nekem láthatóvá a csatornát, és engedje, hogy írjak bele.
clock-asleep = Most nem tudok írni ide: { $channel }. Az ottani játék ezért szünetel: az órák állnak, senki sem veszít időt. Máris újra megpróbálom. Ha hamarosan nem jelenik meg ott semmi, kérj meg egy moderátort, hogy tegye nekem láthatóvá a csatornát, és engedje, hogy írjak bele.
clock-seat-minded =
    { $turns ->
        [one] { $left } kihagyott egy lépést.
       *[other] { $left } egymás után { $turns } lépést hagyott ki.
    } Helyette { $computer } játszik, amíg { $left } vissza nem veszi a helyét ezzel a gombbal vagy a `/rejoin` paranccsal.
clock-seat-taken-back = { $who } visszatért.
clock-your-time = Az időd { $when } jár le.
clock-their-time = { $who } ideje { $when } jár le.
clock-seat-is-minded = Gép játszik helyetted. A `/rejoin` paranccsal visszaveheted a helyed.
clock-rejoined = Örülök, hogy visszatértél. A hely újra a tiéd.
clock-stood-in = Most már a tiéd ez a hely. Az eredmény továbbra is a gépnek számít, nem neked.
clock-quiet-none = Csendes órák: nincsenek
clock-quiet = Csendes órák: { $hours } ({ $zone })
clock-quiet-changed =
    Csendes órák: { $hours } ({ $zone })
    -# A következő lépésedtől kezdve ilyenkor áll az óra, ha az időkorlát napokban van megadva. A percekben mért idő ilyenkor is telik.
clock-quiet-unreadable = Ezt nem értem: „{ $typed }”. A csendes órákat így írd: 22-8 vagy 22:30-7:15; ha nem kellenek, ezt írd: `off`.
clock-quiet-too-long =
    { $most ->
        [one] A csendes órák naponta legfeljebb egy óráig tarthatnak,
       *[other] A csendes órák naponta legfeljebb { $most } óráig tarthatnak,
    } és nem kezdődhetnek ugyanakkor, amikor véget érnek. Nem változott semmi.
clock-quiet-no-zone = A csendes órákhoz tudnom kell az időzónádat is. Használd együtt a `quiet` és a `timezone` opciót, például 22-8 és Europe/Budapest.
clock-zone-no-quiet = Az időzóna csak a csendes órákhoz és a napi emlékeztetőhöz kell. A csendes órákhoz használd együtt a `quiet` és a `timezone` opciót, például 22-8 és Europe/Budapest.
clock-unknown-zone = Ezt az időzónát nem ismerem: „{ $typed }”. Válassz a gépelés közben megjelenő javaslatok közül, például ezt: Europe/Budapest.
