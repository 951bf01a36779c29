organise-title = **{ $name }**
organise-sign-up =
    Přihlašování je otevřené. Účastníci: { $count }/{ $capacity }{ $computers ->
        [0] .
        [one] , z toho jeden počítač.
        [few] , z toho { $computers } počítače.
        [many] , z toho { $computers } počítačů.
       *[other] , z toho { $computers } počítačů.
    }
organise-check-in = Potvrzování účasti běží a skončí { $until }. Potvrzeno: { $there }/{ $count }.
organise-round = Kolo { $round }/{ $rounds }. Rozehrané stoly: { $playing }.
organise-starting = Turnaj začal. Právě rozděluju hráče ke stolům pro první kolo.
organise-final = Hraje se u finálového stolu.
organise-arena = Aréna běží a skončí { $until }. Rozehrané stoly: { $playing }.
organise-paused = **Pozastaveno** od { $since }: čas neběží ani u stolů a nové kolo nezačne, dokud nestiskneš **Pokračovat**.
organise-unchecked = Potvrzení účasti zatím chybí: { $names }
organise-table = Stůl { $table }
organise-table-line = { $table }: { $names }
organise-deadline = čas vyprší { $until }
organise-left =
    { $minutes ->
        [one] zbývá jedna minuta
        [few] zbývají { $minutes } minuty
        [many] zbývá { $minutes } minut
       *[other] zbývá { $minutes } minut
    }
organise-missing = chybí: { $names }
organise-missing-until = chybí: { $names } (čas na příchod vyprší { $until })
organise-more-tables =
    { $more ->
        [one] a jeden další stůl
        [few] a { $more } další stoly
        [many] a { $more } dalších stolů
       *[other] a { $more } dalších stolů
    }
organise-minded = Počítač hraje za: { $names }
organise-finished = Dohrané stoly: { $tables }
organise-finished-count = Dohrané stoly: { $count }
organise-finished-won = stůl { $table } (výhra: { $names })
organise-finished-void = stůl { $table } (hra neplatí)
organise-undecided = Čeká se, až pořadatel určí výsledek: { $tables }
organise-undecided-table = stůl { $table } (čas vyprší { $until })
organise-finished-undecided = stůl { $table } (zatím bez výsledku)
organise-out = Mimo turnaj: { $names }

organise-ask-cancel = Zrušit turnaj **{ $name }**? Vrátit to nejde. Rozehrané hry skončí a nebudou se počítat. V kanálu to oznámím i s dosavadními body.
organise-cancel-weekly = Turnaj příští týden se odehraje i tak. Pokud chceš ukončit celou sérii, použij nejdřív `/tournament edit weekly:False`.
organise-ask-computers = Počítače v turnaji: { $count }. Kolik jich má být?
organise-ask-extension = Kolik času chceš přidat? Dostane ho každý stůl, u kterého se ještě hraje. Konec arény se posune o stejnou dobu.
organise-extension =
    { $minutes ->
        [one] Jedna minuta navíc
        [few] { $minutes } minuty navíc
        [many] { $minutes } minut navíc
       *[other] { $minutes } minut navíc
    }
organise-ask-table = U kterého stolu chceš určit výsledek?
organise-no-tables = Zatím nejsou žádné stoly.
organise-table-playing = Hraje se: { $places }
organise-table-waiting = Hra ještě nezačala
organise-table-over = Dohráno: { $places }
organise-table-decided = Výsledek určil pořadatel: { $places }
organise-table-void = Hra neplatí
organise-table-undecided = Zatím bez výsledku: moderátor hru zneplatnil
organise-stands-now = Současný stav: { $outcome }
organise-ask-decision = Jaký má být výsledek?
organise-scores-changed = Mezitím se hrálo dál, tak výsledek ještě jednou zkontroluj.
organise-ask-sure =
    Tohle bude výsledek stolu { $table }:
    { $outcome }
organise-match-ends = Když potvrdíš, hra skončí.
organise-place = { $place }. místo: { $who }
organise-tie = Shoda s hráčem { $who }
organise-untie = Zrušit shodu s hráčem { $who }
organise-reason-agreed = dohoda hráčů
organise-reason-unfinished = hru nešlo dohrát
organise-reason-time-up = čas vypršel
organise-reason-absent = hráč nepřišel
organise-reason-own-wish = na přání hráče
organise-reason-unfair = nečestná hra
organise-reason-technical = technické potíže
organise-reason-excused = absence je omluvená
organise-reason-more-time = stoly potřebují víc času
organise-reason-mistake = oprava chyby
organise-reason-voided = hru zneplatnil moderátor
organise-reason-usual = Když teď potvrdíš, uvede se důvod: { $reason }. Pokud chceš uvést jiný, vyber ho v nabídce.
organise-reason-chosen = Důvod: { $reason }
organise-reason-pardon = Když stiskneš **Prominout**, uvede se důvod: { $reason }. Pokud chceš prominout z jiného důvodu, vyber ho v nabídce.
organise-ask-player = O kterého hráče jde?
organise-player = { $who }: { $what }
organise-player-in = je v turnaji
organise-player-at = u stolu { $table }
organise-player-missing = chybí u stolu { $table }
organise-player-minded = zaskakuje počítač
organise-player-out = už není v turnaji
organise-player-absences = absence: { $count }
organise-ask-withdraw = Vyřadit hráče { $who } z turnaje? Body mu zůstanou, ale u dalších stolů už hrát nebude. Vrátit ho můžeš tlačítkem **Prominout**.
organise-ask-withdraw-at = Vyřadit hráče { $who } z turnaje? U stolu { $table } skončí na posledním místě a dohraje za něj počítač. Body mu zůstanou, ale u dalších stolů už hrát nebude. Vrátit ho můžeš tlačítkem **Prominout**.
organise-ask-replace = Kdo má dál hrát místo hráče { $who }? Nový hráč převezme jeho místo v pořadí i se všemi body.
organise-ask-replace-at = U stolu { $table } za něj dohraje počítač; nový hráč usedne až k dalšímu stolu.
organise-ask-computer = Má počítač hrát dál místo hráče { $who }? Převezme jeho místo v pořadí i se všemi body.

organise-did-computers =
    { $count ->
        [0] V turnaji teď žádný počítač není.
        [one] V turnaji je teď jeden počítač.
        [few] V turnaji jsou teď { $count } počítače.
        [many] V turnaji je teď { $count } počítačů.
       *[other] V turnaji je teď { $count } počítačů.
    }
organise-did-check-in = Potvrzování účasti začalo a skončí { $until }.
organise-did-start = Turnaj začal a svolávám hráče ke stolům.
organise-did-pause = Pozastaveno. Čas neběží ani u stolů a nové kolo nezačne, dokud nestiskneš **Pokračovat**.
organise-did-edit = Turnaj jsem změnil a dávám vědět všem přihlášeným.
organise-did-edit-nothing = Nic se nezměnilo. Zadej aspoň jednu volbu s novou hodnotou, třeba nový `start`.
organise-did-resume = Turnaj pokračuje a nikdo nepřišel o čas.
organise-did-extend =
    { $minutes ->
        [one] Přidal jsem jednu minutu: { $tables }.
        [few] Přidal jsem { $minutes } minuty: { $tables }.
        [many] Přidal jsem { $minutes } minut: { $tables }.
       *[other] Přidal jsem { $minutes } minut: { $tables }.
    }
organise-until = stůl { $table } má čas do { $end }
organise-all-until = všechny stoly mají čas do { $end }
organise-first-until = nejmíň času má stůl { $table } (do { $end })
organise-arena-until = aréna poběží do { $end }
organise-none-until = Teď se nehraje u žádného stolu, takže nikdo víc času nepotřebuje.
organise-did-rule =
    Výsledek stolu { $table } je zapsaný:
    { $outcome }
organise-did-take-back =
    Rozhodnutí je zrušené. Hra u stolu { $table } se počítá tak, jak se odehrála:
    { $outcome }
organise-did-withdraw = Vyřadil jsem hráče { $who } z turnaje.
organise-did-replace = { $player } hraje dál místo hráče { $who }.
organise-did-pardon = { $who } je zpátky v turnaji a absence má prominuté.
organise-did-cancel = Turnaj je zrušený a v kanálu jsem to oznámil.
organise-refuse-not-under-way = Hra u stolu { $table } už skončila. Pokud má její výsledek platit, stiskni **Jak se hrálo**.
organise-rule-stands = Současný stav: rozhodnou aktuální body

organise-log-title = Co se stalo v turnaji **{ $name }**
organise-log-before = Před prvním kolem
organise-log-round = Kolo { $round }
organise-log-final = Finálový stůl
organise-log-arena = Aréna
organise-log-after = Po skončení
organise-log-continued = { $heading }, pokračování
organise-note-finished = Hra u stolu { $table } skončila: { $places }
organise-note-finished-void = Hra u stolu { $table } neplatí.
organise-note-finished-decided = Hra u stolu { $table } skončila. Rozhodnutí pořadatele platí dál.
organise-note-ruled-standing = { $by } rozhoduje, že výsledek stolu { $table } určí aktuální body: { $places }.
organise-because = { $line } Důvod: { $reason }

organise-cancelled = Turnaj **{ $name }** je zrušený.
organise-cancelled-by = { $by } ruší turnaj **{ $name }**.
organise-points-so-far = Dosavadní body:

organise-command-manage = Sledovat průběh turnaje a řídit ho (pro pořadatele)

organise-button-start = Zahájit turnaj
organise-button-check-in = Spustit potvrzování účasti
organise-button-computers = Počítače
organise-button-pause = Pozastavit
organise-button-resume = Pokračovat
organise-button-extend = Přidat čas
organise-button-adjudicate = Určit výsledek
organise-button-players = Hráči
organise-button-log = Protokol
organise-button-cancel = Zrušit turnaj
organise-button-refresh = Obnovit
organise-button-back = Zpět
organise-button-earlier = Dřívější
organise-button-more = Více
organise-button-later = Pozdější
organise-button-stands = Podle aktuálních bodů
organise-button-places = Určit pořadí
organise-button-void = Zneplatnit
organise-button-played = Jak se hrálo
organise-button-decide = Potvrdit
organise-button-reason = Jiný důvod
organise-button-withdraw = Vyřadit
organise-button-replace = Nahradit
organise-button-by-computer = Nahradit počítačem
organise-button-pardon = Prominout
organise-menu-computers = Vyber, kolik počítačů bude hrát
organise-menu-extension = Vyber, kolik času přidat
organise-menu-table = Vyber stůl
organise-menu-player = Vyber hráče
organise-menu-substitute = Vyber, kdo převezme místo
organise-menu-other-reason = Potvrdit s jiným důvodem
organise-menu-other-pardon = Prominout z jiného důvodu
organise-menu-reason = Vyber důvod
