opening-rated = Hodnocená hra: počítá se do ratingu a žebříčků. Nejde v ní použít `/hint`, a když odejdeš, nemůžeš se vrátit.
opening-rated-of-two = Hodnocená hra, pokud hrají aspoň dva lidé: pak se počítá do ratingu a žebříčků, nejde v ní použít `/hint`, a když odejdeš, nemůžeš se vrátit.
opening-friendly = Přátelská hra: nepočítá se do ratingu ani do žebříčků. Můžeš použít `/hint`, a když odejdeš, můžeš se vrátit.
opening-friendly-unhinted = Přátelská hra: nepočítá se do ratingu ani do žebříčků. Když odejdeš, můžeš se vrátit.
opening-rated-proposed = { $who } chce hrát hodnocenou hru: počítá se do ratingu a žebříčků, nejde v ní použít `/hint` a kdo odejde, už se nevrátí. { $mentions }: jakmile budou všichni souhlasit, bude hra hodnocená; do té doby zůstává přátelská.
opening-computers = Hra není hodnocená, protože v ní hrají počítače.
opening-changed-rules = Hra není hodnocená, protože má změněná pravidla.
opening-thread = Hrát se bude v samostatném vlákně.
opening-invited =
    { $count ->
        [one] { $mentions }: { $host } tě zve ke hře. Místo ti podržím do začátku hry.
        [few] { $mentions }: { $host } vás zve ke hře. Místa vám podržím do začátku hry.
        [many] { $mentions }: { $host } vás zve ke hře. Místa vám podržím do začátku hry.
       *[other] { $mentions }: { $host } vás zve ke hře. Místa vám podržím do začátku hry.
    }
opening-declined =
    { $count ->
        [one] Pozvání odmítá { $names }.
        [few] Pozvání odmítají { $names }.
        [many] Pozvání odmítají { $names }.
       *[other] Pozvání odmítají { $names }.
    }
opening-was-friendly = Byla to přátelská hra, takže se nepočítá do ratingu ani do žebříčků.
opening-begun-in = Hra začala ve vlákně { $channel }.
opening-thread-name = Triominos – { $host }

opening-opened-and-asked = Tvůj stůl je otevřený a ostatní jsem pozval. Hru spustíš ty, až budou všichni u stolu.
opening-have-invited = Pozval jsem k tvému stolu: { $names }.
opening-host-accepted = { $who } tvoje pozvání přijímá a sedí u stolu.
opening-host-declined = { $who } tvoje pozvání nepřijímá.
opening-host-joined = { $who } si sedá k tvému stolu.
opening-host-left = { $who } odchází od tvého stolu.
opening-host-left-to-you = { $who } odchází od stolu. Hostitelem jsi teď ty.
opening-opened-in-thread = Tvůj stůl je otevřený ve vlákně { $channel }. Hru spustíš ty, až tam budou všichni.
opening-no-thread = V tomto kanálu nemůžu otevřít vlákno, takže se hraje přímo tady. Potřebuju textový kanál a v něm oprávnění **Vytvářet veřejná vlákna** a **Posílat zprávy ve vláknech**.
opening-board-posted = Hrací plochu jsem znovu poslal do kanálu.
opening-defaults = Výchozí nastavení nových stolů: { $choices }
opening-defaults-thread = v samostatném vlákně
opening-defaults-friendly = přátelské hry
opening-defaults-rated = hodnocené hry, jakmile hostitel na serveru dohraje tři hry
opening-declined-yourself = Pozvání je odmítnuté. Ostatní to u stolu uvidí.
opening-started-without = Hra začala bez pozvaných, kteří ještě neodpověděli: { $names }.

opening-settings = **Nastavení tohoto stolu**
opening-settings-host = Můžeš je měnit, dokud hra nezačne.
opening-settings-others = Dokud hra nezačne, může je měnit { $host }.
opening-seats =
    { $count ->
        [one] Místa: { $count }
        [few] Místa: nejvýš { $count }
        [many] Místa: nejvýš { $count }
       *[other] Místa: nejvýš { $count }
    }
opening-here = Hrát se bude v tomto kanálu.
opening-choose-seats = Vyber počet míst
opening-choose-free = Uvolnit místo
opening-choose-host = Předat roli hostitele
opening-free-seat = Uvolnit místo: { $who }
opening-take-back = Zrušit pozvání: { $who }
opening-hand-on = Nový hostitel: { $who }
opening-choose-invited = Pozvat ke hře

opening-held-refusal =
    { $held ->
        [one] Poslední volné místo držím pro pozvaného hráče. Zkus to znovu, až odpoví, nebo otevři stůl v jiném kanálu.
        [few] Poslední { $held } volná místa držím pro pozvané hráče. Zkus to znovu, až odpoví, nebo otevři stůl v jiném kanálu.
        [many] Posledních { $held } volných míst držím pro pozvané hráče. Zkus to znovu, až odpoví, nebo otevři stůl v jiném kanálu.
       *[other] Posledních { $held } volných míst držím pro pozvané hráče. Zkus to znovu, až odpoví, nebo otevři stůl v jiném kanálu.
    }
opening-not-invited = Žádné pozvání tu na tebe nečeká: buď tě nikdo nepozval, nebo už je vyřízené. Pokud je volné místo, můžeš se přidat.
opening-not-there = Ten hráč už u tohoto stolu nemá místo ani pozvání.
opening-no-such-seats =
    { $most ->
        [one] Tato pravidla jsou pro jednoho hráče, takže místo je jen jedno.
        [few] Tato pravidla jsou pro { $least } až { $most } hráče. Podle toho vyber i počet míst.
        [many] Tato pravidla jsou pro { $least } až { $most } hráčů. Podle toho vyber i počet míst.
       *[other] Tato pravidla jsou pro { $least } až { $most } hráčů. Podle toho vyber i počet míst.
    }
opening-unreadable = Nevím, kdo je „{ $typed }“. Napiš @ a vyber každého hráče ze seznamu, který ti Discord nabídne.
opening-oneself = Jako hostitel už místo máš, sebe zvát nemusíš.
opening-asks-bot = { $who } je bot a hrát nemůže. Počítače přidáš volbou `computers`.
opening-asks-stranger = { $who } není na tomto serveru, takže pozvání poslat nemůžu.
opening-asks-there = { $who } už u tohoto stolu má místo nebo pozvání.
opening-asks-too-many =
    { $room ->
        [0] Pro hráče, které zveš, už nezbývá místo. Přidej ke stolu místa, nebo uber počítače.
        [one] Zbývá jen { $room } místo, takže můžeš pozvat jen jednoho hráče.
        [few] Zbývají jen { $room } místa, takže víc hráčů pozvat nemůžeš.
        [many] Zbývá jen { $room } míst, takže víc hráčů pozvat nemůžeš.
       *[other] Zbývá jen { $room } míst, takže víc hráčů pozvat nemůžeš.
    }
opening-asks-silent = { $who } má pozvání vypnutá, takže žádné poslat nemůžu. K tvému stolu se ale přidat může.
opening-asks-again = { $who } už od tebe pozvání má, ale zatím není přijaté. Přidat se k tvému stolu může i tak. Pozvání můžeš znovu poslat { $when }.
opening-asks-too-often = Za poslední hodinu už těch pozvání bylo hodně. K tvému stolu se ale může přidat každý. Další pozvání můžeš poslat { $when }.
