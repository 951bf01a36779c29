organise-title = **{ $name }**
organise-sign-up = Prihlasovanie je otvorené. Účastníci: { $count }/{ $capacity } (z toho počítače: { $computers }).
organise-check-in = Potvrdzovanie účasti je otvorené. Potvrdené: { $there }/{ $count }. Termín: { $until }.
organise-round = Kolo { $round }/{ $rounds }. Stoly, pri ktorých sa ešte hrá: { $playing }.
organise-starting = Turnaj sa začal a zostavujú sa stoly prvého kola.
organise-final = Hrá sa pri finálovom stole.
organise-arena = Aréna. Stoly, pri ktorých sa hrá: { $playing }. Koniec: { $until }.
organise-paused = **Pozastavené** od { $since }: všetky hodiny stoja, aj pri stoloch, a nové kolo sa nezačne.
organise-unchecked = Účasť zatiaľ nepotvrdená: { $names }
organise-table = Stôl { $table }
organise-table-line = { $table }: { $names }
organise-deadline = termín: { $until }
organise-left =
    { $minutes ->
        [one] zostáva jedna minúta
        [few] zostávajú { $minutes } minúty
        [many] zostáva { $minutes } minút
       *[other] zostáva { $minutes } minút
    }
organise-missing = chýba: { $names }
organise-missing-until = chýba: { $names }, termín: { $until }
organise-more-tables =
    { $more ->
        [one] a jeden ďalší stôl
        [few] a { $more } ďalšie stoly
        [many] a { $more } ďalších stolov
       *[other] a { $more } ďalších stolov
    }
organise-minded = Počítač hrá za: { $names }
organise-finished = Dohrané stoly: { $tables }
organise-finished-count = Počet dohraných stolov: { $count }
organise-finished-won = stôl { $table } (výhra: { $names })
organise-finished-void = stôl { $table } (neplatný)
organise-undecided = Na rozhodnutie: { $tables }
organise-undecided-table = stôl { $table } (termín: { $until })
organise-finished-undecided = stôl { $table } (na rozhodnutie)
organise-out = Už sa nezúčastňujú: { $names }

organise-ask-cancel = Zrušiť **{ $name }**? Nedá sa to vrátiť: rozohrané hry sa skončia a nepočítajú sa, nič ďalšie sa nehrá a kanál dostane správu s doterajšími bodmi.
organise-cancel-weekly = Turnaj budúci týždeň sa uskutoční aj tak. Ak chceš ukončiť celú sériu, použi najprv `/tournament edit weekly:False`.
organise-ask-computers = Počítače, ktoré sa teraz zúčastňujú: { $count }. Koľko ich má byť?
organise-ask-extension = Koľko času chceš pridať? Dostane ho každý stôl, pri ktorom sa hrá, aj aréna.
organise-extension =
    { $minutes ->
        [one] O jednu minútu viac
        [few] O { $minutes } minúty viac
        [many] O { $minutes } minút viac
       *[other] O { $minutes } minút viac
    }
organise-ask-table = O ktorom stole chceš rozhodnúť?
organise-no-tables = Zatiaľ nie sú žiadne stoly.
organise-table-playing = Hrá sa: { $places }
organise-table-waiting = Hra sa ešte nezačala
organise-table-over = Dohrané: { $places }
organise-table-decided = Rozhodol organizátor: { $places }
organise-table-void = Neplatný
organise-table-undecided = Na rozhodnutie: moderácia zrušila platnosť hry
organise-stands-now = Súčasný stav: { $outcome }
organise-ask-decision = Ako sa má počítať?
organise-scores-changed = Medzitým sa hralo ďalej, takže sa pýtam znovu.
organise-ask-sure = Stôl { $table } sa bude počítať takto:
    { $outcome }
organise-match-ends = Hra pri tomto stole sa tým končí.
organise-place = { $place }. miesto: { $who }
organise-tie = Zhoda s predchádzajúcim miestom: { $who }
organise-untie = Bez zhody s predchádzajúcim miestom: { $who }
organise-reason-agreed = dohoda hráčov
organise-reason-unfinished = hru sa nedalo dohrať
organise-reason-time-up = čas vypršal
organise-reason-absent = hráč chýbal
organise-reason-own-wish = na vlastnú žiadosť hráča
organise-reason-unfair = nečestná hra
organise-reason-technical = technické ťažkosti
organise-reason-excused = neprítomnosť je ospravedlnená
organise-reason-more-time = stoly potrebujú viac času
organise-reason-mistake = oprava chyby
organise-reason-voided = platnosť hry bola zrušená
organise-reason-usual = Tlačidlo uvedie tento dôvod: { $reason }. Iný vyber v ponuke, tým sa rovno potvrdí.
organise-reason-chosen = Dôvod: { $reason }
organise-reason-pardon = **Odpustiť** uvedie tento dôvod: { $reason }. Iný vyber v ponuke, tým sa rovno odpustí.
organise-ask-player = O ktorého hráča ide?
organise-player = { $who }: { $what }
organise-player-in = zúčastňuje sa
organise-player-at = pri stole { $table }
organise-player-missing = chýba pri stole { $table }
organise-player-minded = zaskakuje počítač
organise-player-out = už sa nezúčastňuje
organise-player-absences = absencie: { $count }
organise-ask-withdraw = Vyradiť hráča { $who } z turnaja? Body zostanú, ale pri ďalších stoloch už tento hráč hrať nebude. Späť ho vráti **Odpustiť**.
organise-ask-withdraw-at = Vyradiť hráča { $who } z turnaja? Pri stole { $table } prevezme miesto počítač a tento hráč tam bude posledný. Body zostanú, ale pri ďalších stoloch už hrať nebude. Späť ho vráti **Odpustiť**.
organise-ask-replace = Kto má ďalej hrať namiesto hráča { $who }? Prevezme jeho miesto v poradí so všetkými bodmi.
organise-ask-replace-at = Pri stole { $table } zaňho dohrá počítač; nový hráč si sadne až k ďalšiemu stolu.
organise-ask-computer = Má namiesto hráča { $who } ďalej hrať počítač? Prevezme jeho miesto v poradí so všetkými bodmi.

organise-did-computers =
    { $count ->
        [one] Zúčastňuje sa teraz jeden počítač.
        [few] Zúčastňujú sa teraz { $count } počítače.
        [many] Zúčastňuje sa teraz { $count } počítačov.
       *[other] Zúčastňuje sa teraz { $count } počítačov.
    }
organise-did-check-in = Potvrdzovanie účasti je otvorené. Termín: { $until }.
organise-did-start = Turnaj sa začal a zvolávajú sa prvé stoly.
organise-did-pause = Pozastavené. Všetky hodiny stoja, aj pri stoloch, a nové kolo sa nezačne.
organise-did-edit = Turnaj je zmenený a dávam vedieť všetkým prihláseným.
organise-did-edit-nothing = Tak to už bolo, takže sa nič nezmenilo. Zadaj aspoň jednu voľbu, napríklad `start`.
organise-did-resume = Pokračuje sa. Všetky termíny sú posunuté o dĺžku prestávky.
organise-did-extend =
    { $minutes ->
        [one] Všetci majú o jednu minútu viac: { $tables }.
        [few] Všetci majú o { $minutes } minúty viac: { $tables }.
        [many] Všetci majú o { $minutes } minút viac: { $tables }.
       *[other] Všetci majú o { $minutes } minút viac: { $tables }.
    }
organise-until = stôl { $table } má čas do { $end }
organise-all-until = všetky stoly majú čas do { $end }
organise-first-until = prvý, stôl { $table }, má čas do { $end }
organise-arena-until = koniec arény: { $end }
organise-none-until = Teraz sa nehrá pri žiadnom stole, takže nikto viac času nepotrebuje.
organise-did-rule = Rozhodnuté. Stôl { $table } sa počíta takto:
    { $outcome }
organise-did-take-back = Rozhodnutie je vzaté späť. Stôl { $table } sa počíta tak, ako sa odohral:
    { $outcome }
organise-did-withdraw = { $who } je mimo turnaja.
organise-did-replace = { $player } hrá ďalej namiesto hráča { $who }.
organise-did-pardon = { $who } má odpustené: absencie sa nepočítajú a účasť trvá.
organise-did-cancel = Turnaj je zrušený a kanál o tom dostal správu.
organise-refuse-not-under-way = Pri stole { $table } sa už nehrá. **Ako sa odohralo** započíta výsledok jeho hry.
organise-rule-stands = Súčasný stav: v poradí podľa bodov v tejto chvíli

organise-log-title = Čo sa stalo v turnaji **{ $name }**
organise-log-before = Pred prvým kolom
organise-log-round = Kolo { $round }
organise-log-final = Finálový stôl
organise-log-arena = Aréna
organise-log-after = Po skončení
organise-log-continued = { $heading }, pokračovanie
organise-note-finished = Stôl { $table } je dohraný: { $places }
organise-note-finished-void = Stôl { $table } je neplatný.
organise-note-finished-decided = Hra pri stole { $table } je dohraná. Rozhodnutie organizátora platí ďalej.
organise-note-ruled-standing = { $by } rozhoduje, že sa stôl { $table } počíta podľa stavu v tej chvíli: { $places }.
organise-because = { $line } Dôvod: { $reason }

organise-cancelled = Turnaj **{ $name }** je zrušený.
organise-cancelled-by = { $by } ruší turnaj **{ $name }**.
organise-points-so-far = Doterajšie body:

organise-command-manage = Pre organizátorov: zistiť, ako je na tom turnaj, a odtiaľ ho riadiť

organise-button-start = Spustiť turnaj
organise-button-check-in = Otvoriť potvrdzovanie účasti
organise-button-computers = Počítače
organise-button-pause = Pozastaviť
organise-button-resume = Pokračovať
organise-button-extend = Predĺžiť
organise-button-adjudicate = Rozhodnúť
organise-button-players = Hráči
organise-button-log = Denník
organise-button-cancel = Zrušiť turnaj
organise-button-refresh = Obnoviť
organise-button-back = Späť
organise-button-earlier = Skoršie
organise-button-more = Viac
organise-button-later = Neskoršie
organise-button-stands = Podľa stavu
organise-button-places = Určiť poradie
organise-button-void = Neplatný
organise-button-played = Ako sa odohralo
organise-button-decide = Potvrdiť
organise-button-reason = Iný dôvod
organise-button-withdraw = Vyradiť
organise-button-replace = Nahradiť
organise-button-by-computer = Počítačom
organise-button-pardon = Odpustiť
organise-menu-computers = Vyber, koľko počítačov sa zúčastní
organise-menu-extension = Vyber, koľko času pridať
organise-menu-table = Vyber stôl
organise-menu-player = Vyber hráča
organise-menu-substitute = Vyber, kto bude hrať ďalej
organise-menu-other-reason = Potvrdiť z iného dôvodu
organise-menu-other-pardon = Odpustiť z iného dôvodu
organise-menu-reason = Vyber dôvod
