organise-title = **{ $name }**
organise-sign-up = Přihlašování je otevřené. Účastníci: { $count }/{ $capacity } (z toho počítače: { $computers }).
organise-check-in = Potvrzování účasti je otevřené. Potvrzeno: { $there }/{ $count }. Termín: { $until }.
organise-round = Kolo { $round }/{ $rounds }. Stoly, u kterých se ještě hraje: { $playing }.
organise-starting = Turnaj začal a sestavují se stoly prvního kola.
organise-final = Hraje se u finálového stolu.
organise-arena = Aréna. Stoly, u kterých se hraje: { $playing }. Konec: { $until }.
organise-paused = **Pozastaveno** od { $since }: všechny hodiny stojí, i u stolů, a nové kolo nezačne.
organise-unchecked = Účast zatím nepotvrzena: { $names }
organise-table = Stůl { $table }
organise-table-line = { $table }: { $names }
organise-deadline = termín: { $until }
organise-left =
    { $minutes ->
        [one] zbývá jedna minuta
        [few] zbývají { $minutes } minuty
        [many] zbývá { $minutes } minut
       *[other] zbývá { $minutes } minut
    }
organise-missing = chybí: { $names }
organise-missing-until = chybí: { $names }, termín: { $until }
organise-more-tables =
    { $more ->
        [one] a jeden další stůl
        [few] a { $more } další stoly
        [many] a { $more } dalších stolů
       *[other] a { $more } dalších stolů
    }
organise-minded = Počítač hraje za: { $names }
organise-finished = Dohrané stoly: { $tables }
organise-finished-count = Počet dohraných stolů: { $count }
organise-finished-won = stůl { $table } (výhra: { $names })
organise-finished-void = stůl { $table } (neplatný)
organise-undecided = K rozhodnutí: { $tables }
organise-undecided-table = stůl { $table } (termín: { $until })
organise-finished-undecided = stůl { $table } (k rozhodnutí)
organise-out = Už se neúčastní: { $names }

organise-ask-cancel = Zrušit **{ $name }**? Nelze to vrátit: rozehrané hry skončí a nepočítají se, nic dalšího se nehraje a kanál dostane zprávu s dosavadními body.
organise-cancel-weekly = Turnaj příští týden se uskuteční i tak. Pokud chceš ukončit celou sérii, použij nejdřív `/tournament edit weekly:False`.
organise-ask-computers = Počítače, které se teď účastní: { $count }. Kolik jich má být?
organise-ask-extension = Kolik času chceš přidat? Dostane ho každý stůl, u kterého se hraje, i aréna.
organise-extension =
    { $minutes ->
        [one] O jednu minutu víc
        [few] O { $minutes } minuty víc
        [many] O { $minutes } minut víc
       *[other] O { $minutes } minut víc
    }
organise-ask-table = O kterém stolu chceš rozhodnout?
organise-no-tables = Zatím nejsou žádné stoly.
organise-table-playing = Hraje se: { $places }
organise-table-waiting = Hra ještě nezačala
organise-table-over = Dohráno: { $places }
organise-table-decided = Rozhodl pořadatel: { $places }
organise-table-void = Neplatný
organise-table-undecided = K rozhodnutí: moderace zrušila platnost hry
organise-stands-now = Současný stav: { $outcome }
organise-ask-decision = Jak se má počítat?
organise-scores-changed = Mezitím se hrálo dál, takže se ptám znovu.
organise-ask-sure = Stůl { $table } se bude počítat takto:
    { $outcome }
organise-match-ends = Hra u tohoto stolu tím končí.
organise-place = { $place }. místo: { $who }
organise-tie = Shoda s předchozím místem: { $who }
organise-untie = Bez shody s předchozím místem: { $who }
organise-reason-agreed = dohoda hráčů
organise-reason-unfinished = hru nešlo dohrát
organise-reason-time-up = čas vypršel
organise-reason-absent = hráč chyběl
organise-reason-own-wish = na vlastní žádost hráče
organise-reason-unfair = nečestná hra
organise-reason-technical = technické potíže
organise-reason-excused = nepřítomnost je omluvená
organise-reason-more-time = stoly potřebují víc času
organise-reason-mistake = oprava chyby
organise-reason-voided = platnost hry byla zrušena
organise-reason-usual = Tlačítko uvede tento důvod: { $reason }. Jiný vyber v nabídce, tím se rovnou potvrdí.
organise-reason-chosen = Důvod: { $reason }
organise-reason-pardon = **Prominout** uvede tento důvod: { $reason }. Jiný vyber v nabídce, tím se rovnou promine.
organise-ask-player = O kterého hráče jde?
organise-player = { $who }: { $what }
organise-player-in = účastní se
organise-player-at = u stolu { $table }
organise-player-missing = chybí u stolu { $table }
organise-player-minded = zaskakuje počítač
organise-player-out = už se neúčastní
organise-player-absences = absence: { $count }
organise-ask-withdraw = Vyřadit z turnaje: { $who }? Body zůstanou, ale u dalších stolů už tento hráč hrát nebude. Zpět ho vrátí **Prominout**.
organise-ask-withdraw-at = Vyřadit z turnaje: { $who }? U stolu { $table } převezme místo počítač a tento hráč tam bude poslední. Body zůstanou, ale u dalších stolů už hrát nebude. Zpět ho vrátí **Prominout**.
organise-ask-replace = Kdo má dál hrát místo hráče { $who }? Převezme jeho místo v pořadí se všemi body.
organise-ask-replace-at = U stolu { $table } za něj dohraje počítač; nový hráč usedne až k dalšímu stolu.
organise-ask-computer = Má místo hráče { $who } dál hrát počítač? Převezme jeho místo v pořadí se všemi body.

organise-did-computers =
    { $count ->
        [one] Účastní se teď jeden počítač.
        [few] Účastní se teď { $count } počítače.
        [many] Účastní se teď { $count } počítačů.
       *[other] Účastní se teď { $count } počítačů.
    }
organise-did-check-in = Potvrzování účasti je otevřené. Termín: { $until }.
organise-did-start = Turnaj začal a svolávají se první stoly.
organise-did-pause = Pozastaveno. Všechny hodiny stojí, i u stolů, a nové kolo nezačne.
organise-did-edit = Turnaj je změněný a dávám vědět všem přihlášeným.
organise-did-edit-nothing = Tak to už bylo, takže se nic nezměnilo. Zadej aspoň jednu volbu, třeba `start`.
organise-did-resume = Pokračuje se. Všechny termíny jsou posunuté o délku pauzy.
organise-did-extend =
    { $minutes ->
        [one] Všichni mají o jednu minutu víc: { $tables }.
        [few] Všichni mají o { $minutes } minuty víc: { $tables }.
        [many] Všichni mají o { $minutes } minut víc: { $tables }.
       *[other] Všichni mají o { $minutes } minut víc: { $tables }.
    }
organise-until = stůl { $table } má čas do { $end }
organise-all-until = všechny stoly mají čas do { $end }
organise-first-until = první, stůl { $table }, má čas do { $end }
organise-arena-until = konec arény: { $end }
organise-none-until = Teď se nehraje u žádného stolu, takže nikdo víc času nepotřebuje.
organise-did-rule = Rozhodnuto. Stůl { $table } se počítá takto:
    { $outcome }
organise-did-take-back = Rozhodnutí je vzato zpět. Stůl { $table } se počítá tak, jak se odehrál:
    { $outcome }
organise-did-withdraw = { $who } je mimo turnaj.
organise-did-replace = { $player } hraje dál místo hráče { $who }.
organise-did-pardon = { $who } má prominuto: absence se nepočítají a účast trvá.
organise-did-cancel = Turnaj je zrušený a kanál o tom dostal zprávu.
organise-refuse-not-under-way = U stolu { $table } se už nehraje. **Jak se odehrálo** započítá výsledek jeho hry.
organise-rule-stands = Současný stav: v pořadí podle bodů v této chvíli

organise-log-title = Co se stalo v turnaji **{ $name }**
organise-log-before = Před prvním kolem
organise-log-round = Kolo { $round }
organise-log-final = Finálový stůl
organise-log-arena = Aréna
organise-log-after = Po skončení
organise-log-continued = { $heading }, pokračování
organise-note-finished = Stůl { $table } je dohraný: { $places }
organise-note-finished-void = Stůl { $table } je neplatný.
organise-note-finished-decided = Hra u stolu { $table } je dohraná. Rozhodnutí pořadatele platí dál.
organise-note-ruled-standing = { $by } rozhoduje, že se stůl { $table } počítá podle stavu v té chvíli: { $places }.
organise-because = { $line } Důvod: { $reason }

organise-cancelled = Turnaj **{ $name }** je zrušený.
organise-cancelled-by = { $by } ruší turnaj **{ $name }**.
organise-points-so-far = Dosavadní body:

organise-command-manage = Pro pořadatele: zjistit, jak na tom turnaj je, a odtud ho řídit

organise-button-start = Zahájit turnaj
organise-button-check-in = Otevřít potvrzování účasti
organise-button-computers = Počítače
organise-button-pause = Pozastavit
organise-button-resume = Pokračovat
organise-button-extend = Prodloužit
organise-button-adjudicate = Rozhodnout
organise-button-players = Hráči
organise-button-log = Protokol
organise-button-cancel = Zrušit turnaj
organise-button-refresh = Obnovit
organise-button-back = Zpět
organise-button-earlier = Dřívější
organise-button-more = Více
organise-button-later = Pozdější
organise-button-stands = Podle stavu
organise-button-places = Určit pořadí
organise-button-void = Neplatný
organise-button-played = Jak se odehrálo
organise-button-decide = Potvrdit
organise-button-reason = Jiný důvod
organise-button-withdraw = Vyřadit
organise-button-replace = Nahradit
organise-button-by-computer = Počítačem
organise-button-pardon = Prominout
organise-menu-computers = Vyber, kolik počítačů se účastní
organise-menu-extension = Vyber, kolik času přidat
organise-menu-table = Vyber stůl
organise-menu-player = Vyber hráče
organise-menu-substitute = Vyber, kdo bude hrát dál
organise-menu-other-reason = Potvrdit z jiného důvodu
organise-menu-other-pardon = Prominout z jiného důvodu
organise-menu-reason = Vyber důvod
