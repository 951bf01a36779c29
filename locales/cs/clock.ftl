clock-none = Bez limitu, času máš, kolik chceš
clock-minutes =
    { $count ->
        [one] { $count } minuta na tah
        [few] { $count } minuty na tah
        [many] { $count } minut na tah
       *[other] { $count } minut na tah
    }
clock-days =
    { $count ->
        [one] { $count } den na tah, tiché hodiny se nepočítají
        [few] { $count } dny na tah, tiché hodiny se nepočítají
        [many] { $count } dní na tah, tiché hodiny se nepočítají
       *[other] { $count } dní na tah, tiché hodiny se nepočítají
    }
clock-is = Časový limit: { $clock }
clock-choose = Vyber časový limit
clock-call = { $mention }, jsi na tahu. Čas ti vyprší { $when }.
clock-missed = ⏰ Čas hráče { $who } vypršel, a tak se tento tah odehrál automaticky:
clock-reminder = ⏰ { $mention }, jsi na tahu a polovina času je pryč. Čas ti vyprší { $when }.
clock-reminder-near = ⏰ { $mention }, pořád jsi na tahu. Čas ti vyprší { $when } a potom zahraju za tebe.
clock-idle = ⏰ { $mention }, jsi na tahu, ale už dlouho tu nikdo nehrál. Jsi tu ještě? Pokud nikdo nezahraje, hra skončí { $when }. Pokud je hodnocená, počítá se ti jako prohra.
clock-bot-returned = Jsem zpátky na tomto serveru a hra pokračuje. Nikdo tím nepřišel o čas.
clock-channel-returned = Do tohoto kanálu můžu zase psát a hra pokračuje. Nikdo tím nepřišel o čas.
clock-stopped = ⏸️ Turnaj je pozastavený, a tak čas neběží. Můžete hrát dál, ale nikdo nemusí.
clock-continued = ▶️ Turnaj pokračuje a čas zase běží. Každý má tolik času, kolik mu zbývalo před pauzou.
clock-asleep-directly = Do { $channel } už nemůžu psát, takže tam tvoje hra stojí a nikdo nepřichází o čas. Pokud má hra pokračovat, požádej moderátora, ať mi dovolí kanál vidět a psát do něj.
clock-asleep = Do { $channel } teď nemůžu psát, takže tam hra stojí a nikdo nepřichází o čas. Zkouším to znovu. Pokud se tam brzy nic neobjeví, požádej moderátora, ať mi dovolí kanál vidět a psát do něj.
clock-seat-minded =
    { $turns ->
        [one] { $left } má jeden zmeškaný tah.
        [few] { $left } má { $turns } zmeškané tahy za sebou.
        [many] { $left } má { $turns } zmeškaných tahů za sebou.
       *[other] { $left } má { $turns } zmeškaných tahů za sebou.
    } Zaskakuje { $computer } a { $left } se může vrátit tímto tlačítkem nebo příkazem `/rejoin`.
clock-seat-taken-back = { $who } je zpátky.
clock-your-time = Čas ti vyprší { $when }.
clock-their-time = Čas hráče { $who } vyprší { $when }.
clock-seat-is-minded = Hraje za tebe počítač. Svoje místo si vezmeš zpátky příkazem `/rejoin`.
clock-rejoined = Vítej zpátky. Místo je zase tvoje.
clock-stood-in = Místo je teď tvoje. Výsledek ale pořád patří počítači, ne tobě.
clock-quiet-none = Tiché hodiny: žádné
clock-quiet = Tiché hodiny: { $hours } ({ $zone })
clock-quiet-changed =
    Tiché hodiny: { $hours } ({ $zone })
    -# Od tvého příštího tahu v těchto hodinách neběží limity od jednoho dne na tah. Limity v minutách běží dál.
clock-quiet-unreadable = Tomuhle nerozumím: „{ $typed }“. Tiché hodiny napiš třeba takhle: 22-8 nebo 22:30-7:15. Pokud žádné nechceš, napiš `off`.
clock-quiet-too-long =
    { $most ->
        [one] Tiché hodiny můžou trvat nejvýš jednu hodinu denně a nesmějí začínat a končit ve stejnou dobu.
        [few] Tiché hodiny můžou trvat nejvýš { $most } hodiny denně a nesmějí začínat a končit ve stejnou dobu.
        [many] Tiché hodiny můžou trvat nejvýš { $most } hodin denně a nesmějí začínat a končit ve stejnou dobu.
       *[other] Tiché hodiny můžou trvat nejvýš { $most } hodin denně a nesmějí začínat a končit ve stejnou dobu.
    } Nic se nezměnilo.
clock-quiet-no-zone = Bez časového pásma nevím, kdy tiché hodiny máš. Zadej `quiet` a `timezone` společně, třeba 22-8 a Europe/Prague.
clock-zone-no-quiet = Časové pásmo se hodí jen k tichým hodinám a denní připomínce. Pro tiché hodiny zadej `quiet` a `timezone` společně, třeba 22-8 a Europe/Prague.
clock-unknown-zone = Časové pásmo „{ $typed }“ neznám. Vyber některý z návrhů, které se objeví při psaní, třeba Europe/Prague.
