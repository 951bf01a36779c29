moderation-barred-until = Od moderátora máš na tomto serveru zákaz hrát u stolů i v turnajích. Důvod: { $reason }. Konec zákazu: { $until }
moderation-barred = Od moderátora máš na tomto serveru do odvolání zákaz hrát u stolů i v turnajích. Důvod: { $reason }.
moderation-other-barred = { $who } má na tomto serveru zákaz hrát u stolů i v turnajích.
moderation-taken-out = Z této hry tě vyřadil moderátor, takže se do ní vrátit nemůžeš.
moderation-player = V té hře hraješ, takže o ní musí rozhodnout jiný moderátor.
moderation-moderators-only = To můžou jen moderátoři: potřebuješ oprávnění **Spravovat zprávy**.
moderation-channels-only = Na tomto serveru se stoly dají otevřít jen tady: { $channels }.
moderation-roles-only = Na tomto serveru potřebuješ k otevření stolu některou z těchto rolí: { $roles }
moderation-no-bot = Boti si ke stolům nesedají, takže není co zakazovat.
moderation-oneself = Sobě zákaz dát nemůžeš. Hru opustíš příkazem `/leave`.
moderation-superior = Zákaz hráči { $who } dát nemůžeš: patří mu tento server, nebo tvoje nejvyšší role není výš než jeho.
moderation-needs-reason = Když chceš dát zákaz příkazem `/moderate`, vyber hráče a dobu a uveď důvod. Samotný příkaz otevře nástroje moderátorů.

moderation-note-taken-out = Moderátor vyřadil hráče { $who } ze hry. Místo přebírá { $computer }.

moderation-cause-stalling = úmyslné zdržování ostatních
moderation-cause-leaving = opouštění her
moderation-cause-unfair = nečestná hra
moderation-cause-rude = hrubé chování k ostatním
moderation-cause-other = něco jiného; zeptej se moderátorů

moderation-length-day = Jeden den
moderation-length-week = Jeden týden
moderation-length-month = 30 dní
moderation-length-quarter = 90 dní
moderation-length-lifted = Do odvolání

moderation-title = **Nástroje moderátorů** pro stoly a turnaje
moderation-where = Kanály, kde se dají otevírat stoly: { $channels }
moderation-everywhere = všechny
moderation-who = Role, které smějí otevírat stoly: { $roles }
moderation-everybody = všechny
moderation-nobody-barred = Nikdo nemá zákaz.
moderation-barred-title = Hráči se zákazem: { $count }
moderation-line-until = { $who } · { $reason } · konec zákazu: { $until }
moderation-line = { $who } · { $reason } · do odvolání
moderation-more =
    { $more ->
        [one] a jeden další
        [few] a { $more } další
        [many] a { $more } dalších
       *[other] a { $more } dalších
    }
moderation-choose = Vyber dole hráče: můžeš mu dát nebo zrušit zákaz, anebo ho vyřadit ze hry.
moderation-openings-title = Kdo smí otevírat stoly a kde? Když nevybereš žádné role, smí každý; když žádné kanály, tak kdekoli. Pro moderátory to neplatí. Turnaje smějí vytvářet jen pořadatelé.

moderation-person-until = { $who } má zákaz. Důvod: { $reason }. Konec zákazu: { $until }
moderation-person-barred = { $who } má zákaz do odvolání. Důvod: { $reason }.
moderation-person-free = { $who } nemá zákaz.
moderation-person-plays = Rozehrané hry: { $channels }
moderation-person-idle = Tento hráč na serveru právě nic nehraje.
moderation-ask-length = Jak dlouhý zákaz má { $who } dostat? Důvod: { $reason }. Dokud zákaz platí, nemůže hráč otevírat stoly, přidávat se k nim, dostávat pozvání ani hrát turnaje. Rozehrané hry ještě dohraje a potom skončí i v turnajích, do kterých je přihlášený.
moderation-ask-out = Vyřadit hráče { $who } ze hry v kanálu { $channel }? Jeho místo převezme počítač. Hráč se už nebude moct vrátit a hra se mu bude počítat jako opuštěná.
moderation-ask-close = Zavřít stůl v kanálu { $channel }? Hra skončí bez výsledku. Důvod bude v protokolu.

moderation-did-channels = Změnil jsem, kde se dají otevírat stoly.
moderation-did-roles = Změnil jsem, kdo smí otevírat stoly.
moderation-did-bar = { $who } má odteď zákaz.
moderation-did-lift = { $who } už nemá zákaz.
moderation-did-nothing = { $who } žádný zákaz nemá, takže se nic nezměnilo.
moderation-did-out = Vyřadil jsem hráče { $who } ze hry v kanálu { $channel }.
moderation-did-close = Stůl v kanálu { $channel } je zavřený.

moderation-log-title = **Co udělali moderátoři**, nejnovější nahoře
moderation-log-empty = Moderátoři tu zatím nic neudělali.
moderation-log-line = { $moment } · { $by } { $did }
moderation-log-channels = vybírá kanály, kde se dají otevírat stoly: { $channels }
moderation-log-roles = vybírá role, které smějí otevírat stoly: { $roles }
moderation-log-barred-until = dává zákaz hráči { $who } ({ $reason }). Konec zákazu: { $until }
moderation-log-barred = dává hráči { $who } zákaz do odvolání ({ $reason })
moderation-log-lifted = ruší zákaz hráči { $who }
moderation-log-out = vyřazuje hráče { $who } ze hry v kanálu { $channel }
moderation-log-voided = zneplatňuje výsledek hry v kanálu { $channel } ({ $reason })
moderation-log-restored = obnovuje výsledek hry v kanálu { $channel } ({ $reason })
moderation-log-ended = ukončuje hru v kanálu { $channel }
moderation-log-ended-for = ukončuje hru v kanálu { $channel } ({ $reason })
moderation-log-closed = zavírá stůl v kanálu { $channel } ({ $reason })
moderation-log-settings = mění tato nastavení: { $names }
moderation-log-tournament = zasahuje do turnaje { $name } ({ $channel }); podrobnosti ukáže `/tournament log`
moderation-log-of-tournament = { $did }, turnaj { $name }
moderation-log-tournament-for = zasahuje do turnaje { $name } v kanálu { $channel } ({ $reason }); podrobnosti ukáže `/tournament log`
moderation-log-post = 🛡️ { $by } { $did }
moderation-log-damaged-result = ⚠️ Výsledek stolu { $table } nemůžu přečíst, takže se nepočítá do žebříčků. Podrobnosti najde v mém logu ten, kdo mě provozuje.
moderation-log-unknown = dělá něco, co tato verze bota nezná

moderation-button-panel = Nástroje moderátorů
moderation-button-openings = Kdo smí otevírat stoly
moderation-button-all-channels = Všechny kanály
moderation-button-all-roles = Všechny role
moderation-button-log = Protokol
moderation-button-tables = Otevřené stoly
moderation-button-stop-log = Nezveřejňovat protokol
moderation-button-refresh = Obnovit
moderation-button-back = Zpět
moderation-button-lift = Zrušit zákaz
moderation-button-out = Vyřadit ze hry
moderation-button-newer = Novější
moderation-button-older = Starší
moderation-menu-person = Vyber hráče
moderation-menu-former = Hráči se zákazem, kteří mají smazaná data
moderation-tables-title = **Otevřené stoly: { $count }**, nahoře ty, u kterých se nejdéle nehrálo
moderation-tables-none = Na tomto serveru není otevřený žádný stůl.
moderation-table-line = { $channel } · { $players } · hostitel: { $host } · otevřen { $opened } · poslední tah { $last }
moderation-table-damaged = { $channel } · tento stůl je poškozený; zavři ho a kanál se uvolní
moderation-settings-log = Protokol moderátorů se zveřejňuje v kanálu { $channel }.
moderation-settings-log-public = Pozor, ten kanál můžou číst všichni na serveru.
moderation-menu-cause = Dát zákaz: vyber důvod
moderation-menu-length = Vyber délku zákazu
moderation-menu-match = Vyřadit hráče: vyber hru
moderation-menu-table = Vyber stůl, který chceš zavřít
moderation-menu-closing = Vyber důvod zavření stolu
moderation-menu-ending = Vyber důvod ukončení hry
moderation-menu-channels = Vyber kanály pro stoly
moderation-menu-roles = Vyber role, které smějí otevírat stoly
