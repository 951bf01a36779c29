opening-rated = Hodnocená: počítá se do ratingu a žebříčků. Není v ní `/hint`, a když odejdeš, nemůžeš se vrátit.
opening-rated-of-two = Hodnocená, když hrají aspoň dva lidé: pak se počítá do ratingu a žebříčků, není v ní `/hint`, a když odejdeš, nemůžeš se vrátit.
opening-friendly = Přátelská: nepočítá se do ratingu ani do žebříčků. Můžeš použít `/hint`, a když odejdeš, můžeš se vrátit.
opening-friendly-unhinted = Přátelská: nepočítá se do ratingu ani do žebříčků. Když odejdeš, můžeš se vrátit.
opening-rated-proposed = { $who } chce hrát hodnocenou hru: počítá se do ratingu a žebříčků, není v ní `/hint` a po odchodu není návratu. { $mentions }: hodnocená bude, když budou všichni souhlasit; do té doby zůstává přátelská.
opening-computers = Nehodnocená, protože hrají počítače.
opening-changed-rules = Nehodnocená, protože jsou změněná pravidla.
opening-thread = Hra se hraje ve vlastním vlákně.
opening-invited =
    { $count ->
        [one] { $mentions }: { $host } tě zve ke hře. Místo na tebe počká do začátku hry.
        [few] { $mentions }: { $host } vás zve ke hře. Místo na každého počká do začátku hry.
        [many] { $mentions }: { $host } vás zve ke hře. Místo na každého počká do začátku hry.
       *[other] { $mentions }: { $host } vás zve ke hře. Místo na každého počká do začátku hry.
    }
opening-declined =
    { $count ->
        [one] Pozvání odmítá { $names }.
        [few] Pozvání odmítají { $names }.
        [many] Pozvání odmítají { $names }.
       *[other] Pozvání odmítají { $names }.
    }
opening-was-friendly = Byla to přátelská hra, takže se nepočítá do ratingu ani do žebříčků.
opening-begun-in = Hra začala: { $channel }.
opening-thread-name = Triominos – { $host }

opening-opened-and-asked = Tvůj stůl je otevřený a ostatní hráči mají pozvání. Hru spustíš ty, až budou všichni u stolu.
opening-have-invited = Pozvání k tvému stolu odesláno: { $names }.
opening-host-accepted = { $who } tvé pozvání přijímá a sedí u stolu.
opening-host-declined = { $who } tvé pozvání nepřijímá.
opening-host-joined = { $who } sedí u tvého stolu.
opening-host-left = { $who } opouští tvůj stůl.
opening-host-left-to-you = { $who } opouští stůl. Hostitelem jsi teď ty.
opening-opened-in-thread = Tvůj stůl je otevřený: { $channel }. Hru spustíš ty, až tam budou všichni.
opening-no-thread = V tomto kanálu nemůžu otevřít vlákno, takže se hraje přímo tady. V textovém kanálu potřebuji oprávnění Vytvářet veřejná vlákna a Posílat zprávy ve vláknech.
opening-board-posted = Hrací plocha je znovu v kanálu.
opening-defaults = Výchozí nastavení nových stolů: { $choices }
opening-defaults-thread = ve vlastním vlákně
opening-defaults-friendly = přátelské hry
opening-defaults-rated = hodnocené hry, jakmile má hostitel na serveru tři dohrané hry
opening-declined-yourself = Pozvání je odmítnuto a ostatní to u stolu vidí.
opening-started-without = Hra začala. Bez odpovědi, a tedy mimo hru: { $names }.

opening-settings = **Nastavení tohoto stolu**
opening-settings-host = Můžeš je měnit, dokud hra nezačne.
opening-settings-others = Dokud hra nezačne, může je měnit { $host }.
opening-seats =
    { $count ->
        [one] Místa: { $count }
        [few] Místa: nejvýše { $count }
        [many] Místa: nejvýše { $count }
       *[other] Místa: nejvýše { $count }
    }
opening-here = Hra se hraje v tomto kanálu.
opening-choose-seats = Vyber počet míst
opening-choose-free = Uvolnit místo
opening-choose-host = Předat roli hostitele
opening-free-seat = Uvolnit místo: { $who }
opening-take-back = Vzít zpět pozvání: { $who }
opening-hand-on = Nový hostitel: { $who }
opening-choose-invited = Pozvat ke hře

opening-held-refusal =
    { $held ->
        [one] Volné místo čeká na někoho, kdo je pozvaný ke hře. Zkus to znovu, až odpoví, nebo otevři stůl v jiném kanálu příkazem `/play`.
        [few] { $held } volná místa čekají na pozvané hráče. Zkus to znovu, až odpoví, nebo otevři stůl v jiném kanálu příkazem `/play`.
        [many] { $held } volných míst čeká na pozvané hráče. Zkus to znovu, až odpoví, nebo otevři stůl v jiném kanálu příkazem `/play`.
       *[other] { $held } volných míst čeká na pozvané hráče. Zkus to znovu, až odpoví, nebo otevři stůl v jiném kanálu příkazem `/play`.
    }
opening-not-invited = K tomuto stolu tě nikdo nezve, nebo už je na pozvání odpovězeno. Pokud je volné místo, můžeš se přidat.
opening-not-there = Ten hráč už u tohoto stolu nemá místo a žádné na něj ani nečeká.
opening-no-such-seats =
    { $most ->
        [one] Tato pravidla jsou pro jednoho hráče, takže místo je jen jedno.
        [few] Tato pravidla jsou pro { $least } až { $most } hráče, takový počet míst stůl mít nemůže.
        [many] Tato pravidla jsou pro { $least } až { $most } hráčů, takový počet míst stůl mít nemůže.
       *[other] Tato pravidla jsou pro { $least } až { $most } hráčů, takový počet míst stůl mít nemůže.
    }
opening-unreadable = Podle „{ $typed }“ nepoznám, koho pozvat. Napiš @ a vyber každého hráče ze seznamu Discordu.
opening-oneself = Jako hostitel už místo máš, zvát sebe tedy nemusíš.
opening-asks-bot = { $who } je bot a hrát nemůže. Počítače přidáš volbou `computers`.
opening-asks-stranger = { $who } není členem tohoto serveru, takže pozvání poslat nemůžu.
opening-asks-there = { $who } už u tohoto stolu má místo nebo pozvání.
opening-asks-too-many =
    { $room ->
        [0] Na hráče, které zveš, už nezbývá místo. Přidej ke stolu místa, nebo uber počítače.
        [one] Na hráče, které zveš, zbývá jen { $room } místo. Uveď jednoho hráče.
        [few] Na hráče, které zveš, zbývají jen { $room } místa. Víc hráčů neuváděj.
        [many] Na hráče, které zveš, zbývá jen { $room } míst. Víc hráčů neuváděj.
       *[other] Na hráče, které zveš, zbývá jen { $room } míst. Víc hráčů neuváděj.
    }
opening-asks-silent = { $who } nechce žádná pozvání, takže ho poslat nemůžu. Přisednout k tvému stolu ale může.
opening-asks-again = Pozvánku pro hráče { $who } už máš odeslanou a zatím bez odpovědi. Další můžeš poslat: { $when }. Přisednout k tvému stolu se dá i bez ní.
opening-asks-too-often = Za poslední hodinu bylo pozvánek hodně. Další můžeš poslat: { $when }. Přisednout k tvému stolu ale může každý.
