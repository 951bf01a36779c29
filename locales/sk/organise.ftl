organise-title = **{ $name }**
organise-sign-up =
    { $computers ->
        [0] Prihlasovanie je otvorené. Účastníci: { $count }/{ $capacity }.
        [one] Prihlasovanie je otvorené. Účastníci: { $count }/{ $capacity }, z toho jeden počítač.
        [few] Prihlasovanie je otvorené. Účastníci: { $count }/{ $capacity }, z toho { $computers } počítače.
        [many] Prihlasovanie je otvorené. Účastníci: { $count }/{ $capacity }, z toho { $computers } počítačov.
       *[other] Prihlasovanie je otvorené. Účastníci: { $count }/{ $capacity }, z toho { $computers } počítačov.
    }
organise-check-in = Potvrdzuje sa účasť. Zatiaľ potvrdené: { $there }/{ $count }. Termín: { $until }.
organise-round = Kolo { $round }/{ $rounds }. Rozohrané stoly: { $playing }.
organise-starting = Turnaj sa začal, práve zostavujem stoly prvého kola.
organise-final = Hrá sa pri finálovom stole.
organise-arena = Aréna sa začala. Rozohrané stoly: { $playing }. Koniec: { $until }.
organise-paused = **Pozastavené** od { $since }: všetky hodiny stoja, aj pri stoloch, a nové kolo sa nezačne, kým nestlačíš **Pokračovať**.
organise-unchecked = Účasť zatiaľ nepotvrdili: { $names }
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
organise-missing-until = chýba: { $names } (termín na príchod: { $until })
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
organise-finished-void = stôl { $table } (neplatný výsledok)
organise-undecided = Čaká na rozhodnutie organizátora: { $tables }
organise-undecided-table = stôl { $table } (termín: { $until })
organise-finished-undecided = stôl { $table } (zatiaľ bez výsledku)
organise-out = Mimo turnaja: { $names }

organise-ask-cancel = Zrušiť turnaj **{ $name }**? Nedá sa to vrátiť. Rozohrané hry sa skončia a nebudú sa počítať. Oznámim to v kanáli a zverejním doterajšie body.
organise-cancel-weekly = Turnaj na budúci týždeň zostáva v pláne. Ak chceš ukončiť celú sériu, použi najprv `/tournament edit weekly:False`.
organise-ask-computers = Počítače v turnaji: { $count }. Koľko ich má byť?
organise-ask-extension = Koľko času chceš pridať? Dostane ho každý stôl, pri ktorom sa ešte hrá. O rovnaký čas sa predĺži aj aréna.
organise-extension =
    { $minutes ->
        [one] O jednu minútu viac
        [few] O { $minutes } minúty viac
        [many] O { $minutes } minút viac
       *[other] O { $minutes } minút viac
    }
organise-ask-table = Pri ktorom stole chceš určiť výsledok?
organise-no-tables = Zatiaľ nie sú žiadne stoly.
organise-table-playing = Hrá sa: { $places }
organise-table-waiting = Hra sa ešte nezačala
organise-table-over = Dohrané: { $places }
organise-table-decided = Výsledok určil organizátor: { $places }
organise-table-void = Neplatný výsledok
organise-table-undecided = Zatiaľ bez výsledku: moderátor hru anuloval
organise-stands-now = Aktuálny stav: { $outcome }
organise-ask-decision = Aký má byť výsledok?
organise-scores-changed = Medzitým sa hralo ďalej, tak výsledok ešte raz skontroluj.
organise-ask-sure = Výsledok stola { $table } bude:
    { $outcome }
organise-match-ends = Ak to potvrdíš, hra sa skončí.
organise-place = { $place }. miesto: { $who }
organise-tie = Zhoda s hráčom { $who }
organise-untie = Bez zhody s hráčom { $who }
organise-reason-agreed = dohoda hráčov
organise-reason-unfinished = hra sa nedala dohrať
organise-reason-time-up = čas vypršal
organise-reason-absent = hráč chýbal
organise-reason-own-wish = na vlastnú žiadosť hráča
organise-reason-unfair = nečestná hra
organise-reason-technical = technické ťažkosti
organise-reason-excused = absencia je ospravedlnená
organise-reason-more-time = pri stoloch treba viac času
organise-reason-mistake = oprava chyby
organise-reason-voided = hra bola anulovaná
organise-reason-usual = Ak to teraz potvrdíš, dôvod bude: { $reason }. Iný dôvod vyberieš v ponuke a tým to zároveň potvrdíš.
organise-reason-chosen = Dôvod: { $reason }
organise-reason-pardon = Ak stlačíš **Odpustiť**, dôvod bude: { $reason }. Iný dôvod vyberieš v ponuke a hráčovi tým zároveň odpustíš.
organise-ask-player = O ktorého hráča ide?
organise-player = { $who }: { $what }
organise-player-in = je v turnaji
organise-player-at = pri stole { $table }
organise-player-missing = chýba pri stole { $table }
organise-player-minded = za tohto hráča hrá počítač
organise-player-out = mimo turnaja
organise-player-absences = absencie: { $count }
organise-ask-withdraw = Vyradiť hráča { $who } z turnaja? Body mu zostanú, ale pri ďalších stoloch už nebude hrať. Neskôr ho môžeš vrátiť tlačidlom **Odpustiť**.
organise-ask-withdraw-at = Vyradiť hráča { $who } z turnaja? Pri stole { $table } prevezme jeho miesto počítač a tento hráč tam skončí posledný. Body mu zostanú, ale pri ďalších stoloch už nebude hrať. Neskôr ho môžeš vrátiť tlačidlom **Odpustiť**.
organise-ask-replace = Kto má ďalej hrať namiesto hráča { $who }? Prevezme jeho miesto v poradí so všetkými bodmi.
organise-ask-replace-at = Hru pri stole { $table } dohrá počítač; nový hráč si sadne až k ďalšiemu stolu.
organise-ask-computer = Má namiesto hráča { $who } ďalej hrať počítač? Prevezme jeho miesto v poradí so všetkými bodmi.

organise-did-computers =
    { $count ->
        [0] V turnaji teraz nie sú žiadne počítače.
        [one] V turnaji je teraz jeden počítač.
        [few] V turnaji sú teraz { $count } počítače.
        [many] V turnaji je teraz { $count } počítačov.
       *[other] V turnaji je teraz { $count } počítačov.
    }
organise-did-check-in = Hráči už môžu potvrdiť účasť. Termín: { $until }.
organise-did-start = Turnaj sa začal a volám hráčov k stolom.
organise-did-pause = Pozastavené. Všetky hodiny stoja, aj pri stoloch, a nové kolo sa nezačne, kým nestlačíš **Pokračovať**.
organise-did-edit = Turnaj som zmenil a dávam o tom vedieť všetkým prihláseným.
organise-did-edit-nothing = Nič sa nezmenilo. Zadaj aspoň jednu možnosť s novou hodnotou, napríklad nový `start`.
organise-did-resume = Turnaj pokračuje a nikto neprišiel o čas.
organise-did-extend =
    { $minutes ->
        [one] Pridaná jedna minúta: { $tables }.
        [few] Pridané { $minutes } minúty: { $tables }.
        [many] Pridaných { $minutes } minút: { $tables }.
       *[other] Pridaných { $minutes } minút: { $tables }.
    }
organise-until = pri stole { $table } je čas do { $end }
organise-all-until = pri všetkých stoloch je čas do { $end }
organise-first-until = najskorší termín: { $end }, pri stole { $table }
organise-arena-until = koniec arény: { $end }
organise-none-until = Teraz sa nehrá pri žiadnom stole, takže nikto viac času nepotrebuje.
organise-did-rule = Výsledok stola { $table } je určený:
    { $outcome }
organise-did-take-back = Rozhodnutie už neplatí. Hra pri stole { $table } sa počíta tak, ako sa odohrala:
    { $outcome }
organise-did-withdraw = Hráča { $who } som vyradil z turnaja.
organise-did-replace = { $player } hrá ďalej namiesto hráča { $who }.
organise-did-pardon = { $who } je späť v turnaji a doterajšie absencie sa nepočítajú.
organise-did-cancel = Turnaj je zrušený a oznámil som to v kanáli.
organise-refuse-not-under-way = Hra pri stole { $table } sa už skončila. Ak má jej výsledok platiť, použi **Ako sa hralo**.
organise-rule-stands = Podľa aktuálneho stavu: rozhodnú doterajšie body

organise-log-title = Čo sa dialo v turnaji **{ $name }**
organise-log-before = Pred prvým kolom
organise-log-round = Kolo { $round }
organise-log-final = Finálový stôl
organise-log-arena = Aréna
organise-log-after = Po skončení
organise-log-continued = { $heading }, pokračovanie
organise-note-finished = Hra pri stole { $table } sa skončila: { $places }
organise-note-finished-void = Výsledok stola { $table } je neplatný.
organise-note-finished-decided = Hra pri stole { $table } sa skončila. Výsledok, ktorý určil organizátor, platí ďalej.
organise-note-ruled-standing = { $by } určuje výsledok stola { $table } podľa aktuálneho stavu bodov: { $places }.
organise-because = { $line } Dôvod: { $reason }

organise-cancelled = Turnaj **{ $name }** je zrušený.
organise-cancelled-by = { $by } ruší turnaj **{ $name }**.
organise-points-so-far = Doterajšie body:

organise-command-manage = Pre organizátorov: zistiť, ako turnaj prebieha, a riadiť ho

organise-button-start = Spustiť turnaj
organise-button-check-in = Spustiť potvrdzovanie účasti
organise-button-computers = Počítače
organise-button-pause = Pozastaviť
organise-button-resume = Pokračovať
organise-button-extend = Pridať čas
organise-button-adjudicate = Určiť výsledok
organise-button-players = Hráči
organise-button-log = Denník
organise-button-cancel = Zrušiť turnaj
organise-button-refresh = Obnoviť
organise-button-back = Späť
organise-button-earlier = Skoršie
organise-button-more = Viac
organise-button-later = Neskoršie
organise-button-stands = Podľa aktuálneho stavu
organise-button-places = Určiť poradie
organise-button-void = Neplatný
organise-button-played = Ako sa hralo
organise-button-decide = Potvrdiť
organise-button-reason = Iný dôvod
organise-button-withdraw = Vyradiť
organise-button-replace = Nahradiť
organise-button-by-computer = Nahradiť počítačom
organise-button-pardon = Odpustiť
organise-menu-computers = Vyber, koľko počítačov bude hrať
organise-menu-extension = Vyber, koľko času pridať
organise-menu-table = Vyber stôl
organise-menu-player = Vyber hráča
organise-menu-substitute = Vyber, kto bude hrať ďalej
organise-menu-other-reason = Potvrdiť z iného dôvodu
organise-menu-other-pardon = Odpustiť z iného dôvodu
organise-menu-reason = Vyber dôvod
