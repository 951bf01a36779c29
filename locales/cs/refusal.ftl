refusal-between-rounds = Tohle kolo skončilo. Počkej na další.
refusal-not-your-turn = Na tahu je { $who }. Dám ti vědět, až budeš na tahu ty.
refusal-tile-not-on-rack = { $tile } na svém stojánku nemáš. Tvoje kameny ukáže `/rack`.
refusal-only-the-drawn-tile = Po dobrání smíš přiložit jen ten nový kámen: { $tile }. Když přiložit nejde, použij `/draw` nebo `/pass`.
refusal-must-lead = Kolo musí začít kamenem { $tile }. Polož ho na pole 1.
refusal-cell-taken = Tam už kámen leží. Volná pole ukáže `/board`.
refusal-not-beside-a-tile = Kámen musí mít společnou stranu s jiným kamenem na hrací ploše. Volná pole ukáže `/board`.
refusal-no-such-spot = Pole { $spot } neexistuje. Volná pole ukáže `/board`.
refusal-no-such-spot-open = Pole { $spot } neexistuje. Volná pole: { $open }
refusal-spot-gone = Pole { $spot } už není volné: leží tam kámen, nebo tam už žádný přiložit nejde. Volná pole ukáže `/board`.
refusal-no-such-turn = { $tile } nejde otočit tak, aby se po směru hodinových ručiček četlo { $corners }. Vyber jiný kámen nebo pole.
refusal-corners-disagree =
    { $spot ->
        [0] { $tile } tam přiložit nejde. Musí tam být { $corners } po směru hodinových ručiček; s tvým kamenem by tam bylo { $brings }.
       *[other] { $tile } na pole { $spot } přiložit nejde. Musí tam být { $corners } po směru hodinových ručiček; s tvým kamenem by tam bylo { $brings }.
    }
refusal-rack-shows = Co jde přiložit, ukáže `/rack`.
refusal-try-another = Nic tě to nestálo: vyber jiný kámen nebo pole.
refusal-a-tile-fits-unhinted = Jeden z tvých kamenů někam přiložit jde, takže si zatím nesmíš vzít další ani vynechat tah. Nic tě to nestálo: najdi ho a přilož.
refusal-bring = { $corner } { $tile } místo { $board }
refusal-misfit-title =
    { $spot ->
        [0] { $tile } přiložit nejde
       *[other] { $tile } na pole { $spot } přiložit nejde
    }
refusal-misfit-alt =
    { $count ->
        [one] Hrací plocha s kamenem na poli, kam ho chceš přiložit. Jeho číslice po směru hodinových ručiček od horního nebo levého horního rohu: { $lies }. Křížek označuje roh, který se neshoduje.
        [few] Hrací plocha s kamenem na poli, kam ho chceš přiložit. Jeho číslice po směru hodinových ručiček od horního nebo levého horního rohu: { $lies }. Křížky označují { $count } rohy, které se neshodují.
        [many] Hrací plocha s kamenem na poli, kam ho chceš přiložit. Jeho číslice po směru hodinových ručiček od horního nebo levého horního rohu: { $lies }. Křížky označují { $count } rohů, které se neshodují.
       *[other] Hrací plocha s kamenem na poli, kam ho chceš přiložit. Jeho číslice po směru hodinových ručiček od horního nebo levého horního rohu: { $lies }. Křížky označují { $count } rohů, které se neshodují.
    }
refusal-opening-turn = Začínáš ty: nejdřív polož kámen na pole 1. Tvoje kameny ukáže `/rack`.
refusal-pool-empty = Zásoba je prázdná. Přilož kámen, pokud některý přiložit jde, nebo vynech tah příkazem `/pass`.
refusal-draw-limit =
    { $limit ->
        [one] Za tah si smíš vzít jen jeden kámen. Přilož kámen, nebo vynech tah příkazem `/pass`.
        [few] Za tah si smíš vzít jen { $limit } kameny. Přilož kámen, nebo vynech tah příkazem `/pass`.
        [many] Za tah si smíš vzít jen { $limit } kamenů. Přilož kámen, nebo vynech tah příkazem `/pass`.
       *[other] Za tah si smíš vzít jen { $limit } kamenů. Přilož kámen, nebo vynech tah příkazem `/pass`.
    }
refusal-a-tile-fits = Jeden z tvých kamenů přiložit jde, takže si zatím nesmíš vzít další ani vynechat tah. Co jde přiložit, ukáže `/rack`.
refusal-pool-not-empty = Vynechat tah smíš, jen když už není co brát. Přilož kámen, nebo si vezmi další příkazem `/draw`.
refusal-channel-taken = V tomto kanálu už jeden stůl je, za chvilku se tu ukáže. Přidej se k němu, nebo otevři stůl v jiném kanálu.
refusal-channel-taken-link =
    V tomto kanálu už jeden stůl je: { $link }
    Přidej se k němu, nebo otevři stůl v jiném kanálu.
refusal-channel-taken-by = U stolu: { $who } · otevřen: { $when }
refusal-channel-taken-thread = Můžeš tu hrát i ve vlákně: stiskni tlačítko dole.
refusal-no-new-thread = V tomto kanálu nemůžu otevřít vlákno. Potřebuju textový kanál a v něm oprávnění **Vytvářet veřejná vlákna** a **Posílat zprávy ve vláknech**.
refusal-too-many-tables =
    { $limit ->
        [one] Na tomto serveru už jeden stůl otevřený je a víc jich být nemůže. Přidej se k němu, nebo to zkus znovu, až jeho hra skončí.
        [few] Na tomto serveru už jsou otevřené { $limit } stoly a víc jich být nemůže. Přidej se k některému, nebo to zkus znovu, až některá hra skončí.
        [many] Na tomto serveru už je otevřených { $limit } stolů a víc jich být nemůže. Přidej se k některému, nebo to zkus znovu, až některá hra skončí.
       *[other] Na tomto serveru už je otevřených { $limit } stolů a víc jich být nemůže. Přidej se k některému, nebo to zkus znovu, až některá hra skončí.
    }
refusal-too-many-lobbies =
    { $limit ->
        [one] Už máš stůl, který čeká na hráče, a víc jich mít nemůžeš. Spusť u něj hru nebo ho zavři příkazem `/end` a pak otevři další.
        [few] Už máš { $limit } stoly, které čekají na hráče, a víc jich mít nemůžeš. Spusť u některého hru nebo ho zavři příkazem `/end` a pak otevři další.
        [many] Už máš { $limit } stolů, které čekají na hráče, a víc jich mít nemůžeš. Spusť u některého hru nebo ho zavři příkazem `/end` a pak otevři další.
       *[other] Už máš { $limit } stolů, které čekají na hráče, a víc jich mít nemůžeš. Spusť u některého hru nebo ho zavři příkazem `/end` a pak otevři další.
    }
refusal-too-many-matches =
    { $limit ->
        [one] Na tomto serveru už u tvého stolu běží hra bez časového limitu a víc jich mít nemůžeš. Dohraj ji, ukonči ji příkazem `/end`, nebo pro tento stůl zvol časový limit.
        [few] Na tomto serveru už u tvých stolů běží { $limit } hry bez časového limitu a víc jich mít nemůžeš. Některou dohraj, ukonči ji příkazem `/end`, nebo pro tento stůl zvol časový limit.
        [many] Na tomto serveru už u tvých stolů běží { $limit } her bez časového limitu a víc jich mít nemůžeš. Některou dohraj, ukonči ji příkazem `/end`, nebo pro tento stůl zvol časový limit.
       *[other] Na tomto serveru už u tvých stolů běží { $limit } her bez časového limitu a víc jich mít nemůžeš. Některou dohraj, ukonči ji příkazem `/end`, nebo pro tento stůl zvol časový limit.
    }
refusal-too-fast =
    Tak rychle nestíhám, takže se nic nezměnilo. { $seconds ->
        [one] Zkus to znovu za sekundu.
        [few] Zkus to znovu za { $seconds } sekundy.
        [many] Zkus to znovu za { $seconds } sekund.
       *[other] Zkus to znovu za { $seconds } sekund.
    }
refusal-too-often = V posledních minutách to zkoušíš moc často, takže jsem to tentokrát neudělal. Můžeš to zkusit znovu { $when }.
refusal-next-replay =
    Než animaci nakreslím, chvíli to trvá. { $seconds ->
        [one] Další můžeš mít za sekundu.
        [few] Další můžeš mít za { $seconds } sekundy.
        [many] Další můžeš mít za { $seconds } sekund.
       *[other] Další můžeš mít za { $seconds } sekund.
    }
refusal-table-closed = Tento stůl je zavřený. Nový otevřeš příkazem `/play`.
refusal-no-such-table = Tento stůl už neexistuje. Nový otevřeš příkazem `/play`.
refusal-not-started = Hra ještě nezačala. Hostitel ji spustí tlačítkem **Začít**.
refusal-already-started = Hra už začala. Můžeš se dívat, nebo otevřít stůl v jiném kanálu.
refusal-playing-already = Hra už začala a ty v ní hraješ.
refusal-no-record = Záznam mají jen hry odehrané až do konce.
refusal-not-at-table = U tohoto stolu nesedíš. Přidej se, pokud hra ještě nezačala, nebo otevři stůl v jiném kanálu příkazem `/play`.
refusal-left-for-good = V této hře už nehraješ. Kdo z hodnocené nebo turnajové hry odejde, už se do ní vrátit nemůže, ale dívat se můžeš.
refusal-already-seated = U tohoto stolu už sedíš.
refusal-full =
    { $seats ->
        [one] Jediné místo je obsazené. Otevři stůl v jiném kanálu příkazem `/play`.
        [2] Obě místa jsou obsazená. Otevři stůl v jiném kanálu příkazem `/play`.
        [few] Všechna { $seats } místa jsou obsazená. Otevři stůl v jiném kanálu příkazem `/play`.
        [many] Všech { $seats } míst je obsazených. Otevři stůl v jiném kanálu příkazem `/play`.
       *[other] Všech { $seats } míst je obsazených. Otevři stůl v jiném kanálu příkazem `/play`.
    }
refusal-too-few =
    { $seats ->
        [one] Tato hra potřebuje aspoň jednoho hráče.
        [few] Tato hra potřebuje aspoň { $seats } hráče.
        [many] Tato hra potřebuje aspoň { $seats } hráčů.
       *[other] Tato hra potřebuje aspoň { $seats } hráčů.
    } Počkej, až se přidají další, nebo přidej počítače.
refusal-too-many =
    { $taken ->
        [one] U tohoto stolu sedí jeden hráč
        [few] U tohoto stolu sedí { $taken } hráči
        [many] U tohoto stolu sedí { $taken } hráčů
       *[other] U tohoto stolu sedí { $taken } hráčů
    }, ale podle vybraných pravidel jich smí hrát nejvýš { $seats }. Nic se nezměnilo.
refusal-no-computer = U stolu žádný počítač není.
refusal-no-draining = Podle těchto pravidel si každý bere kameny, jen když nemá co přiložit, takže by Straka zásobu nevyprázdnila.
refusal-no-stand-ins = U tohoto stolu nejde převzít místo po počítači: hostitel to nepovolil. Dívat se ale můžeš.
refusal-no-stand-ins-rated = V hodnocených hrách a v turnajích nejde převzít místo po počítači. Dívat se ale můžeš.
refusal-host-starts = Hru spustí { $host }, hostitel tohoto stolu. Nemusíš nic dělat.
refusal-not-the-host = To může jen { $host }, hostitel tohoto stolu.
refusal-of-tournament = Tato hra patří k turnaji, takže ji ukončit nemůžeš. Pořadatelé můžou určit její výsledek příkazem `/tournament result`; `/leave` přenechá tvoje místo počítači.
refusal-no-hint-competitive = V hodnocených hrách a v turnajích tipy nejsou, takže se musíš spolehnout na sebe. Tvoje kameny ukáže `/rack`.
refusal-no-hint-unhinted = Tento stůl je bez nápovědy. Tvoje kameny ukáže `/rack`.
refusal-undo-nothing-placed = Ve tvém posledním tahu žádný kámen nepřibyl, takže není co vracet.
refusal-undo-somebody-acted = Na vrácení tahu už je pozdě: hraje se dál. Jde to, jen dokud nezahraje někdo jiný.
refusal-undo-drew = Kámen ze zásoby už znáš, takže tenhle tah vrátit nejde.
refusal-undo-round-over = To kolo už skončilo, takže tahy z něj vrátit nejdou.
refusal-undo-changed = Tvůj poslední tah vrátit nejde: odehrál se za tebe automaticky, nebo se od té doby u stolu něco změnilo.
refusal-undo-asked-already = Ostatních už jsem se zeptal. Tah vrátím, až budou všichni souhlasit.
refusal-undo-once-a-round = V hodnocených hrách a v turnajích můžeš o vrácení tahu požádat jen jednou za kolo. V tomto kole už to víckrát nejde.
refusal-undo-computer-drew = Počítač si od té doby vzal kámen ze zásoby, takže tvůj tah už vrátit nejde.
refusal-undo-replies-too-often = V tomto kole už se třikrát vracel tah, po kterém hrál počítač, a víckrát to nejde. Teď už hraj dál.
refusal-board-moved-on = Mezitím se hrálo dál. Takhle to vypadá teď.
refusal-board-moved-since = Mezitím se hrálo dál. Poslední tahy:
refusal-already-handled = To už je hotové.
refusal-unknown-tile = „{ $typed }“ není kámen. Napiš tři číslice od 0 do 5, třeba 0‑3‑5.
refusal-unknown-length = „{ $typed }“ není délka hry. Napiš číslo a vyber z návrhů: 1 až 99 kol, nebo 10 až 9 999 bodů.
refusal-unknown-spot = „{ $typed }“ není pole. Napiš číslo volného pole na hrací ploše, třeba 12.
refusal-not-in-this-channel = V kanálu tohoto typu se stoly otevírat nedají. Použij `/play` v textovém kanálu nebo ve vlákně.
refusal-managers-only = Ke změně nastavení tohoto serveru potřebuješ oprávnění **Spravovat server**. Svoje vlastní změníš příkazem `/preferences`.
refusal-rights-unknown = Teď se mi nepodařilo ověřit tvoje oprávnění na tomto serveru. Zkus to prosím za chvíli znovu.
refusal-missing-permissions =
    { $count ->
        [one] V tomto kanálu mi chybí oprávnění: { $names }. Požádej o ně moderátora, nebo vyber jiný kanál.
        [few] V tomto kanálu mi chybí některá oprávnění: { $names }. Požádej o ně moderátora, nebo vyber jiný kanál.
        [many] V tomto kanálu mi chybí některá oprávnění: { $names }. Požádej o ně moderátora, nebo vyber jiný kanál.
       *[other] V tomto kanálu mi chybí některá oprávnění: { $names }. Požádej o ně moderátora, nebo vyber jiný kanál.
    }
refusal-permission-view-channel = Zobrazit kanál
refusal-permission-send-messages = Posílat zprávy
refusal-permission-send-messages-in-threads = Posílat zprávy ve vláknech
refusal-permission-create-public-threads = Vytvářet veřejná vlákna
refusal-permission-attach-files = Přikládat soubory
refusal-permission-embed-links = Vkládat odkazy
refusal-permission-read-message-history = Číst historii zpráv
refusal-permission-manage-roles = Spravovat role
refusal-permission-create-events = Vytvářet události
refusal-trouble = Promiň, něco se u mě pokazilo. Zkus to za chvíli znovu. Pokud se to bude opakovat, předej kód { $code } lidem, kteří tohoto bota provozují.
refusal-database-trouble = Promiň, teď se nemůžu dostat ke své paměti. Nic odehraného se neztratilo. Zkus to za minutu znovu. Pokud se to bude opakovat, předej kód { $code } lidem, kteří tohoto bota provozují.
refusal-being-updated = Právě se aktualizuju. Nic se neztratilo. Zkus to za pár sekund znovu.
