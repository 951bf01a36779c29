tournament-title = **{ $name }**: turnaj v hre Triominos
tournament-rounds = { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kolá
    [many] { $rounds } kôl
   *[other] { $rounds } kôl
  } pri stoloch pre najviac { $seats } hráčov · { $edition }
tournament-arena = { $minutes ->
    [one] { $minutes } minúta
    [few] { $minutes } minúty
    [many] { $minutes } minút
   *[other] { $minutes } minút
  } pri stoloch pre najviac { $seats } hráčov; nový stôl vznikne vždy, keď je voľných dosť hráčov · { $edition }
tournament-round-robin = každý s každým pri stoloch pre dvoch: s každým hráš raz · { $edition }
tournament-knockout = vyraďovací systém pri stoloch pre dvoch s nasadením podľa ratingu: kto prehrá, končí · { $edition }
tournament-plan-start = - **Začiatok:** { $start }
tournament-plan-check-in = - **Potvrdenie účasti:** od { $opens }, { $time } pred začiatkom. Ak účasť nepotvrdíš, miesto pri stole nedostaneš.
tournament-plan-check-in-later = - **Potvrdenie účasti:** trvá { $time } od chvíle, keď ho organizátor spustí. Ak účasť nepotvrdíš, miesto pri stole nedostaneš.
tournament-plan-play = - **Priebeh:** { $play }
tournament-plan-name = - **Názov:** { $name }
tournament-plan-places = - **Miesta:** { $places }
tournament-plan-match = - **Každá hra:** { $length }
tournament-plan-entry = - **Podmienky účasti:** { $terms }
tournament-plan-weekly = - **Opakovanie:** každý týždeň
tournament-plan-weekly-without = - **Opakovanie:** každý týždeň okrem { $dates }
tournament-term-role = rola: { $role }
tournament-term-rating = rating: { $band }
tournament-term-account = vek účtu: najmenej { $time }
tournament-term-member = členstvo na tomto serveri: najmenej { $time }
tournament-band-least = { $least } a viac
tournament-band-most = { $most } a menej
tournament-plan-final =
    { $seats ->
        [one] - **Finálový stôl:** najlepší hráč
        [few] - **Finálový stôl:** { $seats } najlepší hráči
        [many] - **Finálový stôl:** { $seats } najlepších hráčov
       *[other] - **Finálový stôl:** { $seats } najlepších hráčov
    }
tournament-plan-clock = - **Časový limit:** { $clock }
tournament-plan-no-clock = - **Časový limit:** žiadny; času máš, koľko chceš
tournament-plan-turn-up =
    { $minutes ->
        [one] - **Príchod:** do jednej minúty od zavolania k stolu, inak tvoje miesto prevezme počítač
        [few] - **Príchod:** do { $minutes } minút od zavolania k stolu, inak tvoje miesto prevezme počítač
        [many] - **Príchod:** do { $minutes } minút od zavolania k stolu, inak tvoje miesto prevezme počítač
       *[other] - **Príchod:** do { $minutes } minút od zavolania k stolu, inak tvoje miesto prevezme počítač
    }
tournament-plan-table = - **Čas pri stole:** hrá sa najviac { $time }; potom rozhodne aktuálny stav bodov
tournament-plan-length = - **Trvanie:** turnaj potrvá približne { $time }
tournament-plan-length-long = - **Trvanie:** turnaj potrvá približne { $time }, tak si vyhraď dosť času
tournament-plan-late = - **Neskoré prihlášky:** do začiatku { $round }. kola
tournament-plan-late-none = - **Neskoré prihlášky:** nie sú možné
tournament-plan-late-arena = - **Neskoré prihlášky:** až do konca
tournament-plan-late-until = - **Neskoré prihlášky:** až do konca ({ $until })
tournament-plan-computers =
    { $count ->
        [one] - **Počítače:** jeden, úroveň: { $level }
        [few] - **Počítače:** { $count }, úroveň: { $level }
        [many] - **Počítače:** { $count }, úroveň: { $level }
       *[other] - **Počítače:** { $count }, úroveň: { $level }
    }
tournament-time-minutes =
    { $count ->
        [one] jednu minútu
        [few] { $count } minúty
        [many] { $count } minút
       *[other] { $count } minút
    }
tournament-time-hours =
    { $count ->
        [one] jednu hodinu
        [few] { $count } hodiny
        [many] { $count } hodín
       *[other] { $count } hodín
    }
tournament-time-days =
    { $count ->
        [one] jeden deň
        [few] { $count } dni
        [many] { $count } dní
       *[other] { $count } dní
    }
tournament-worth = Pri každom stole je za prvé miesto 12 bodov, za posledné 0 a body za ostatné miesta sú medzi nimi rovnomerne odstupňované. Pri zhode sa hráči o body svojich miest podelia. Za voľné kolo, teda kolo, v ktorom nehráš, je 6 bodov.
tournament-organiser = Organizátor: { $organiser }.
tournament-players = Účastníci ({ $count }/{ $capacity }): { $names }
tournament-players-many = { $names } a ešte { $more }
tournament-no-players = Zatiaľ sa nikto neprihlásil.
tournament-waiting = Čakacia listina ({ $count }): { $names }
tournament-sign-up-full = Všetky miesta sú obsadené. Tlačidlom **Pridať sa** sa zapíšeš na čakaciu listinu; keď sa miesto uvoľní, dostaneš ho automaticky.
tournament-sign-up = Prihlás sa tlačidlom **Pridať sa**. Turnaj spustí organizátor príkazom `/tournament start`.
tournament-sign-up-planned = Prihlás sa tlačidlom **Pridať sa**. Turnaj sa začne automaticky.
tournament-check-in-until = Stlač **Potvrdiť účasť**, inak nedostaneš miesto. Termín: { $until }.
tournament-round-under-way = Hrá sa kolo { $round }/{ $rounds }. Rozohrané stoly: { $playing }.
tournament-final-under-way = Hrá sa pri finálovom stole.
tournament-arena-under-way = Aréna sa začala. Rozohrané stoly: { $playing }. Koniec: { $until }.
tournament-arena-ending = Nové stoly už nevznikajú. Rozohrané stoly: { $playing }.
tournament-is-paused = Turnaj je pozastavený: všetky hodiny stoja, aj pri stoloch, a ďalšie kolo sa začne, až keď turnaj bude pokračovať.
tournament-won = Turnaj sa skončil. Vyhráva { $who }! 🏆
tournament-over-too-few = Turnaj sa skončil: zostalo príliš málo hráčov.
tournament-over-no-persons = Turnaj sa skončil: všetci odišli a počítače samy ďalej nehrajú.
tournament-over-cancelled = Organizátor turnaj zrušil.
tournament-over-expired = Turnaj sa skončil: nikto ho včas nespustil ani po pozastavení neobnovil.

tournament-table-round = Kolo { $round } · Stôl { $table }: { $names }
tournament-table-final = Finálový stôl: { $names }
tournament-table-arena = Stôl { $table }: { $names }
tournament-table-place = { $place }. { $who } (+{ $points })
tournament-table-place-score = { $place }. { $who } { $score } (+{ $points })
tournament-table-final-place = { $place }. { $who }
tournament-table-final-place-score = { $place }. { $who } { $score }
tournament-table-void = Neplatný výsledok: každý, kto prišiel, dostáva body za voľné kolo.
tournament-table-ruled = Výsledok určil organizátor.
tournament-table-voided = Moderátor túto hru anuloval, takže jej výsledok sa nepočíta.
tournament-table-undecided = Moderátor túto hru anuloval, takže výsledok stola musí určiť organizátor.
tournament-thread = Stôl { $table } · { $name }
tournament-call = { $names }: stôl { $table } turnaja **{ $name }** je pripravený a hra sa začína.
tournament-call-final = { $names }: finálový stôl turnaja **{ $name }** je pripravený a hra sa začína.
tournament-call-turn-up =
    { $minutes ->
        [one] Stlač **Som tu** alebo zahraj do jednej minúty.
        [few] Stlač **Som tu** alebo zahraj do { $minutes } minút.
        [many] Stlač **Som tu** alebo zahraj do { $minutes } minút.
       *[other] Stlač **Som tu** alebo zahraj do { $minutes } minút.
    } Inak tvoje miesto prevezme počítač a pri tomto stole skončíš na poslednom mieste.
tournament-call-points =
    { $points ->
        [one] Hrá sa do jedného bodu.
        [few] Hrá sa do { $points } bodov.
        [many] Hrá sa do { $points } bodov.
       *[other] Hrá sa do { $points } bodov.
    }
tournament-call-rounds =
    { $rounds ->
        [one] Hrá sa jedno kolo.
        [few] Hrajú sa { $rounds } kolá.
        [many] Hrá sa { $rounds } kôl.
       *[other] Hrá sa { $rounds } kôl.
    }
tournament-call-wish = { $length } { $clock }. **Môj stojanček** pod hracou plochou ukáže tvoje kamene; vidíš ich len ty. Veľa šťastia a dobrú zábavu.
tournament-call-until = Termín pre tento stôl: { $until }; potom rozhodne aktuálny stav bodov.
tournament-awaited = -# Máš hrať pri tomto stole? Stlač **Som tu** alebo jednoducho hraj a miesto ti zostane. Termín: { $until }.

tournament-live-round = 🔴 **Kolo { $round } naživo**
tournament-live-round-over = **Kolo { $round }: konečný stav**
tournament-live-final = 🔴 **Finálový stôl naživo**
tournament-live-final-over = **Finálový stôl: konečný stav**
tournament-live-arena = 🔴 **Stoly naživo**
tournament-live-arena-over = **Aréna: konečný stav**
tournament-live-over = dohrané · { $names }
tournament-live-void = neplatný výsledok
tournament-live-undecided = čaká sa, kým výsledok určí organizátor
tournament-live-unfinished = nedohrané
tournament-live-waiting = čaká sa na hráčov
tournament-live-until = Čas vyprší: { $until }
tournament-live-ends = Posledná šanca na nový stôl: { $until }
tournament-live-top = Poradie: { $places }
tournament-live-paused = Turnaj je pozastavený.

tournament-note-created = { $by } vytvára turnaj.
tournament-note-edited-told = { $names }: { $by } mení nastavenia turnaja.
tournament-note-edited = { $by } mení nastavenia turnaja.
tournament-note-changed = { $by } mení plán turnaja.
tournament-note-remind-change = { $names }: pozor, plán turnaja sa zmenil.
tournament-note-joined = { $who } sa prihlasuje.
tournament-note-queued = { $who } je na čakacej listine.
tournament-note-unqueued = { $who } už nie je na čakacej listine.
tournament-note-got-place = { $who } postupuje z čakacej listiny do turnaja.
tournament-note-moved-up = { $who }, uvoľnilo sa miesto: si v turnaji.
tournament-note-moved-up-check-in = { $who }, uvoľnilo sa miesto: si v turnaji. Stlač **Potvrdiť účasť**, aby ti miesto zostalo. Termín: { $until }.
tournament-note-computers = { $by } nastavuje počet počítačov na { $count }.
tournament-note-check-in = { $names }: už sa dá potvrdiť účasť. Stačí stlačiť **Potvrdiť účasť**. Termín: { $until }.
tournament-note-check-in-nobody = Účasť sa už dá potvrdiť, ale zatiaľ nie je nikto prihlásený. Stlač **Pridať sa** a potom **Potvrdiť účasť**. Termín: { $until }.
tournament-note-check-in-planned = Potvrdzovanie účasti sa podľa plánu začalo. Termín: { $until }.
tournament-note-remind-check-in = ⏰ { $names }: treba stlačiť **Potvrdiť účasť**. Kto účasť nepotvrdí, nedostane miesto pri stole. Termín: { $until }.
tournament-note-remind-start = ⏰ { $names }: turnaj sa čoskoro začne. Začiatok: { $until }.
tournament-note-reminded-check-in =
    { $count ->
        [one] Pripomenul som jednému hráčovi, aby potvrdil účasť.
        [few] Pripomenul som { $count } hráčom, aby potvrdili účasť.
        [many] Pripomenul som { $count } hráčom, aby potvrdili účasť.
       *[other] Pripomenul som { $count } hráčom, aby potvrdili účasť.
    }
tournament-note-reminded-start =
    { $count ->
        [one] Pripomenul som jednému hráčovi, že sa turnaj čoskoro začne.
        [few] Pripomenul som { $count } hráčom, že sa turnaj čoskoro začne.
        [many] Pripomenul som { $count } hráčom, že sa turnaj čoskoro začne.
       *[other] Pripomenul som { $count } hráčom, že sa turnaj čoskoro začne.
    }
tournament-note-start-failed = Na štart je zatiaľ málo hráčov. Prihlás sa alebo niekoho priveď. Organizátor môže turnaj spustiť neskôr príkazom `/tournament start`.
tournament-note-check-in-failed = Účasť potvrdilo príliš málo hráčov, takže sa turnaj nezačal. Všetci zostávajú prihlásení a organizátor to môže skúsiť znovu príkazom `/tournament start`.
tournament-note-started-by = { $by } spúšťa turnaj.
tournament-note-check-in-opened = { $by } spúšťa potvrdzovanie účasti. Termín: { $until }.
tournament-note-started = Turnaj sa začal. O zhodách, ktoré na konci zostanú, rozhodne žreb podľa semienka { $seed }.
tournament-note-round = **Kolo { $round }/{ $rounds } sa začína.** Stoly: { $tables }. Termín: { $until }; potom rozhodne aktuálny stav bodov.
tournament-note-final = **Začína sa hra pri finálovom stole.** Termín: { $until }; potom rozhodne aktuálny stav bodov.
tournament-note-arena = Nové stoly: { $tables }.
tournament-note-bye = Voľné kolo: { $names }.
tournament-note-no-show = { $who } chýba pri stole { $table }. Miesto preberá počítač.
tournament-note-round-ended = Kolo { $round } sa skončilo.
tournament-note-ruled-order = { $by } určuje výsledok stola { $table }: { $order }.
tournament-note-ruled-void = { $by } vyhlasuje výsledok stola { $table } za neplatný.
tournament-note-voided = { $by } anuluje hru pri stole { $table }. Výsledok stola musí určiť organizátor. Termín: { $until }. Už zostavené stoly sa nemenia.
tournament-note-voided-asked = { $organiser }, urči, prosím, výsledok stola { $table }: použi `/tournament manage` a potom **Určiť výsledok**. Ďalšie kolo sa dovtedy nezačne. Ak do termínu nikto nerozhodne, výsledok bude neplatný a každý, kto prišiel, dostane body za voľné kolo.
tournament-note-voided-decided = { $by } anuluje hru pri stole { $table }. Výsledok, ktorý už predtým určil organizátor, platí ďalej.
tournament-note-voided-over = { $by } anuluje hru pri stole { $table }. Už sa nepočíta a poradie som prepočítal. Výsledok stola ešte môže určiť organizátor.
tournament-note-restored = { $by } obnovuje platnosť hry pri stole { $table }: jej výsledok sa znovu počíta a poradie som prepočítal.
tournament-note-restored-decided = { $by } obnovuje platnosť hry pri stole { $table }. Výsledok, ktorý určil organizátor, však platí ďalej.
tournament-note-left-undecided = Výsledok stola { $table } nikto včas neurčil, takže je neplatný.
tournament-note-ruling-back = { $by } berie späť rozhodnutie o stole { $table }: hra sa počíta tak, ako sa odohrala.
tournament-note-left = { $who } odchádza z turnaja.
tournament-note-unchecked = { $who } nemá potvrdenú účasť.
tournament-note-no-shows = Hráča { $who } vyraďujem z turnaja: chýba už pri druhom stole. Vrátiť sa môže príkazom `/tournament join`.
tournament-note-no-shows-last = Hráča { $who } vyraďujem z turnaja: chýba už pri druhom stole.
tournament-note-removed = { $by } vyraďuje z turnaja hráča { $who }.
tournament-note-replaced = { $by } rozhoduje o náhrade: namiesto hráča { $who } hrá ďalej { $player } a preberá aj jeho miesto v poradí.
tournament-note-pardoned = { $by } odpúšťa hráčovi { $who }: jeho doterajšie absencie sa nepočítajú.
tournament-note-paused = { $by } pozastavuje turnaj. Všetky hodiny stoja, aj pri stoloch: môžete hrať ďalej, ale nikto nemusí.
tournament-note-unattended = Väčšina hráčov, ktorých som zavolal k stolom, neprišla, preto som turnaj pozastavil.
tournament-note-unattended-table = K stolu { $table } nikto neprišiel, preto som turnaj pozastavil.
tournament-note-unattended-asked = { $organiser }, čo ďalej? Príkazom `/tournament manage` môžeš pokračovať, nahradiť chýbajúcich hráčov alebo turnaj zrušiť. Ak budeš pokračovať, chýbajúci hráči dostanú na príchod znovu celý čas.
tournament-note-resumed = { $by } znovu spúšťa pozastavený turnaj. Každý má toľko času, koľko mu zostávalo pred prestávkou.
tournament-note-extended =
    { $minutes ->
        [one] { $by } predlžuje čas pri stoloch o jednu minútu.
        [few] { $by } predlžuje čas pri stoloch o { $minutes } minúty.
        [many] { $by } predlžuje čas pri stoloch o { $minutes } minút.
       *[other] { $by } predlžuje čas pri stoloch o { $minutes } minút.
    }
tournament-note-time-lost =
    { $minutes ->
        [one] Bol som offline, preto som všetky termíny posunul o jednu minútu. Hráči, ktorých som zavolal k stolu alebo vyzval, aby potvrdili účasť, majú znovu celý čas.
        [few] Bol som offline, preto som všetky termíny posunul o { $minutes } minúty. Hráči, ktorých som zavolal k stolu alebo vyzval, aby potvrdili účasť, majú znovu celý čas.
        [many] Bol som offline, preto som všetky termíny posunul o { $minutes } minút. Hráči, ktorých som zavolal k stolu alebo vyzval, aby potvrdili účasť, majú znovu celý čas.
       *[other] Bol som offline, preto som všetky termíny posunul o { $minutes } minút. Hráči, ktorých som zavolal k stolu alebo vyzval, aby potvrdili účasť, majú znovu celý čas.
    }
tournament-note-ended = Turnaj sa skončil.
tournament-note-no-persons = Turnaj sa skončil: zostali v ňom len počítače.
tournament-note-cancelled = { $by } ruší turnaj.

tournament-standings-round = **{ $name }** po { $round }. kole
tournament-standings-now = **{ $name }**: poradie
tournament-standings-no-persons = Turnaj **{ $name }** sa skončil: všetci odišli a počítače samy ďalej nehrajú. Poradie sa už nezmení:
tournament-standings-end = Turnaj **{ $name }** sa skončil. Vyhráva { $who }! 🏆
tournament-standings-none = Zatiaľ sa nikto neprihlásil.
tournament-standings-all =
    { $count ->
        [one] Celé poradie (jeden hráč) zobrazíš tlačidlom **Poradie**.
        [few] Celé poradie ({ $count } hráči) zobrazíš tlačidlom **Poradie**.
        [many] Celé poradie ({ $count } hráčov) zobrazíš tlačidlom **Poradie**.
       *[other] Celé poradie ({ $count } hráčov) zobrazíš tlačidlom **Poradie**.
    }
tournament-standings-page-of = Strana { $page }/{ $pages }
tournament-standings-bye = -# Voľné { $round }. kolo, +{ $points }: { $names }
tournament-standings-late = -# Prihláška až po prvom kole, +{ $points }: { $names }
tournament-standings-void = -# Stôl { $table } (neplatný výsledok), +{ $points }: { $names }
tournament-standings-ruled = -# Stôl { $table }: výsledok určil organizátor. Dôvod: { $reason }
tournament-standings-undecided = -# Stôl { $table }: moderátor hru anuloval a výsledok musí určiť organizátor.
tournament-standings-voided = -# Stôl { $table }: moderátor hru anuloval.
tournament-column-player = Hráč
tournament-column-points = Body
tournament-column-head = Vz
tournament-column-opponents = Súp
tournament-column-wins = Výh
tournament-column-place = Miesto
tournament-column-margin = Násk
tournament-column-absences = Abs
tournament-legend = -# Pri rovnosti bodov rozhodujú stĺpce za stĺpcom Body, zľava doprava. Vz: vzájomné výsledky, ak sa všetci hráči s rovnakými bodmi navzájom stretli · Súp: priemer bodov súperov bez najnižšej hodnoty · Výh: vyhrané stoly · Miesto: priemerné miesto · Násk: priemerný náskok pred ostatnými pri stole, vždy najviac 100 · Abs: zmeškané stoly a ťahy. O zvyšných zhodách rozhodne žreb.
tournament-column-final = Finále
tournament-column-draw = Žreb
tournament-decimal = { $whole },{ $tenth }
tournament-none = –

tournament-places-round = { $name } · po { $round }. kole
tournament-places-now = { $name } · poradie
tournament-places-end = { $name } · konečné poradie
tournament-places-points = Body
tournament-places-own = Tvoj riadok:
tournament-places-legend = { $short }: { $long }
tournament-places-decided = { $points }, { $by }: { $value }
tournament-places-drawn = { $points }, { $by }
tournament-places-final = miesto pri finálovom stole
tournament-places-head = vzájomné výsledky
tournament-places-opponents = priemer bodov súperov
tournament-places-wins = vyhrané stoly
tournament-places-place = priemerné miesto
tournament-places-margin = priemerný náskok pred ostatnými pri stole
tournament-places-absences = zmeškané stoly a ťahy
tournament-places-draw = rozhodol žreb
tournament-podium-alt = Stupne víťazov turnaja { $name }
tournament-podium-final = O prvých miestach rozhodlo finále.

tournament-past-title = ### Minulé turnaje
tournament-past-none = Na tomto serveri sa zatiaľ neskončil žiadny turnaj.
tournament-past-row = **{ $name }** · { $date }
tournament-past-place = { $place }. { $who }
tournament-past-players =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráčov
       *[other] { $count } hráčov
    }
tournament-past-computers =
    { $count ->
        [one] { $players }, z toho jeden počítač
        [few] { $players }, z toho { $count } počítače
        [many] { $players }, z toho { $count } počítačov
       *[other] { $players }, z toho { $count } počítačov
    }
tournament-past-choice = { $name } · { $day }
tournament-past-choose = Vyber turnaj a pozri sa, ako sa skončil
tournament-past-newer = Novšie
tournament-past-older = Staršie
tournament-past-record = Vyber stôl a pozri si záznam a animáciu jeho hry
tournament-past-more = Ďalšie stoly

tournament-explain-title =
    { $points ->
        [one] **{ $who }**: { $rank }. miesto, { $points } bod
        [few] **{ $who }**: { $rank }. miesto, { $points } body
        [many] **{ $who }**: { $rank }. miesto, { $points } bodov
       *[other] **{ $who }**: { $rank }. miesto, { $points } bodov
    }
tournament-explain-round = Kolo { $round }, stôl { $table }: { $place }. miesto (hráčov: { $of }), +{ $points }
tournament-explain-arena = Stôl { $table }: { $place }. miesto (hráčov: { $of }), +{ $points }
tournament-explain-bye = Kolo { $round }: voľné kolo, +{ $points }
tournament-explain-void = Stôl { $table }: neplatný výsledok, +{ $points }
tournament-explain-late = Prihláška až po prvom kole: polovica bodov za voľné kolo, +{ $points }
tournament-explain-alone = Rovnaký počet bodov nemá nikto iný.
tournament-explain-head = Rovnaký počet bodov: { $names }. Vzájomné výhry: { $points } (zhoda sa počíta za polovicu).
tournament-explain-not-met = Rovnaký počet bodov: { $names }. Nie všetci sa navzájom stretli, takže vzájomné výsledky sa nepočítajú.
tournament-explain-opponents = Body súperov: { $list }. Priemer: { $mean }.
tournament-explain-left-out = Body súperov: { $list }. Priemer bez najnižšej hodnoty ({ $lowest }): { $mean }.
tournament-explain-no-opponents = Zatiaľ žiadni súperi.
tournament-explain-rest = Vyhrané stoly: { $wins }. Priemerné miesto: { $place }. Priemerný náskok pred ostatnými pri stole: { $margin }. Zmeškané stoly a ťahy: { $absences }. Číslo na posledný žreb: { $lot } (vyhráva najnižšie).

tournament-created = Turnaj je otvorený a ostatní sa môžu prihlásiť tlačidlom **Pridať sa**. Spustíš ho príkazom `/tournament start`.
tournament-created-planned = Turnaj je otvorený a ostatní sa môžu prihlásiť tlačidlom **Pridať sa**. Začne sa automaticky: { $start }. Príkazom `/tournament start` ho môžeš spustiť skôr.
tournament-created-check-in = Potvrdzovanie účasti sa spustí automaticky: { $opens }.
tournament-created-length = Potrvá približne { $time }.
tournament-created-length-long = Potrvá približne { $time }. Kratší bude s menším počtom kôl (`rounds`) alebo s vydaním (`edition`), v ktorom má hra jedno kolo.
tournament-created-weekly = Turnaj sa bude každý týždeň opakovať. Prihlasovanie na ďalší sa otvorí samo, šesť dní pred začiatkom.
tournament-created-event = Turnaj som pridal aj medzi udalosti tohto servera a budem ho tam priebežne aktualizovať.
tournament-created-no-event = Turnaj nemôžem pridať medzi udalosti tohto servera: potrebujem na to oprávnenie **Vytvárať udalosti (Create Events)**. Všetko ostatné funguje aj bez neho.
tournament-event = { $play }. Prihlásiť sa môžeš tu: { $channel }.
tournament-start-choice = { $away } ({ $moment })
tournament-start-zone-choice = { $moment }, ak je u teba teraz { $time }
tournament-start-minutes =
    { $count ->
        [one] o jednu minútu
        [few] o { $count } minúty
        [many] o { $count } minút
       *[other] o { $count } minút
    }
tournament-start-hours =
    { $count ->
        [one] o jednu hodinu
        [few] o { $count } hodiny
        [many] o { $count } hodín
       *[other] o { $count } hodín
    }
tournament-start-days =
    { $count ->
        [one] o jeden deň
        [few] o { $count } dni
        [many] o { $count } dní
       *[other] o { $count } dní
    }
tournament-joined = Hráš s nami: vitaj v turnaji **{ $name }**.
tournament-joined-late = Hráš s nami: v turnaji **{ $name }** začneš v ďalšom kole. Za všetky zmeškané kolá spolu dostávaš polovicu bodov za jedno voľné kolo.
tournament-left = V turnaji už nehráš. Vrátiš sa príkazom `/tournament join`.
tournament-queued = Turnaj je plný, na čakacej listine si { $place }. v poradí. Keď príde rad na teba, miesto je tvoje a dám ti vedieť v kanáli.
tournament-left-waiting = Už nie si na čakacej listine.
tournament-left-last = V turnaji už nehráš. Iní ľudia v ňom nezostali, takže sa skončil.
tournament-leave-table = Naozaj chceš opustiť turnaj **{ $name }**? Tvoja hra pri stole { $table } sa ešte neskončila: tvoje miesto prevezme počítač a pri tom stole skončíš na poslednom mieste. V štatistikách sa to počíta ako opustená hra.
tournament-leave-sure = Naozaj chceš opustiť turnaj **{ $name }**? K ďalším stolom ťa už nezavolám. Tvoje body v poradí zostanú a príkazom `/tournament join` sa vrátiš.
tournament-left-for-now = V turnaji už nehráš. Kým tvoje miesto neprevezme počítač, môžeš sa vrátiť. Termín: { $until }
tournament-left-last-for-now = V turnaji už nehráš. Iní ľudia v ňom nezostali, takže sa čoskoro skončí. Ešte sa môžeš vrátiť. Termín: { $until }
tournament-returned = Vitaj späť. Miesto je zase tvoje a o nič neprichádzaš.
tournament-return-too-late = Trvalo to dlhšie ako 2 minúty, a tak pri tom stole za teba hrá počítač. Ak chceš hrať zase pri ďalšom stole, použi `/tournament join`.
tournament-return-over = Turnaj sa skončil, takže už sa nie je kam vrátiť.
tournament-checked-in = Tvoja účasť je potvrdená. Uvidíme sa pri stole.
tournament-arrived = Super, si tu. Hrá sa v tomto vlákne.
tournament-organisers-role = Turnaje tu môžu organizovať členovia s rolou { $role } alebo s oprávnením **Spravovať udalosti (Manage Events)**.
tournament-organisers-none = Turnaje tu môžu organizovať členovia s oprávnením **Spravovať udalosti (Manage Events)**.
tournament-rule-void = Neplatný: každý, kto prišiel, dostáva body za voľné kolo
tournament-rule-played = Ako sa hralo

tournament-refuse-none = V tomto kanáli nie je žiadny turnaj. Vytvoriť ho môžu členovia s oprávnením **Spravovať udalosti (Manage Events)** príkazom `/tournament create`.
tournament-refuse-taken = V tomto kanáli už jeden turnaj je. Ukáže ho `/tournament status`, ukončí ho `/tournament cancel`.
tournament-refuse-too-many = Viac turnajov naraz už na tomto serveri nemôže byť (najviac { $most }). Počkaj, kým sa niektorý skončí, alebo ho ukonči príkazom `/tournament cancel`.
tournament-refuse-create = Na vytvorenie turnaja tu potrebuješ oprávnenie **Spravovať udalosti (Manage Events)**. Členovia, ktorí ho majú, môžu príkazom `/tournament organisers` povoliť vytváranie turnajov aj niektorej role.
tournament-refuse-create-role = Na vytvorenie turnaja tu potrebuješ rolu { $role } alebo oprávnenie **Spravovať udalosti (Manage Events)**.
tournament-refuse-thread = Toto vlákno patrí k turnajovému stolu, takže iná hra sa v ňom hrať nedá. Použi `/play` v inom kanáli.
tournament-refuse-busy = V tomto turnaji sa práve deje veľa vecí naraz, takže som to nestihol urobiť. Skús to znovu.
tournament-refuse-channel = Turnaj potrebuje kanál, v ktorom môžem otvárať vlákna. Vytvor ho v textovom kanáli tohto servera.
tournament-refuse-organiser = To môžu len organizátori: moderátori a členovia s oprávnením **Spravovať udalosti (Manage Events)** alebo s rolou vybranou príkazom `/tournament organisers`.
tournament-refuse-takes-part = V tomto turnaji hráš, takže o tom musí rozhodnúť niekto iný. Naďalej však môžeš pri stoloch pridať čas alebo nechať rozhodnúť aktuálny stav bodov.
tournament-refuse-over = Turnaj sa skončil. Ako dopadol, ukáže `/tournament status`.
tournament-refuse-not-started = Turnaj sa ešte nezačal.
tournament-refuse-started = Turnaj sa už začal.
tournament-refuse-playing = Turnaj sa už začal. Ďalšie kolo sa začne automaticky, keď sa skončia všetky hry tohto kola. Rozohrané stoly: { $playing }.
tournament-refuse-too-few = Hráčov je zatiaľ len { $count } a treba ich aspoň { $least }. Ak sa účasť potvrdzuje, počítajú sa len tí, ktorí ju potvrdili. Počítače pridáš príkazom `/tournament computers`.
tournament-refuse-no-persons = Počítače samy turnaje nehrajú: hrať musí aspoň jeden človek, a ak sa účasť potvrdzuje, musí ju mať potvrdenú.
tournament-refuse-computers = Počítačov je príliš veľa: { $computers }. Na každého človeka ich môže byť najviac { $each }, takže teraz najviac { $most }. Ich počet zmeníš príkazom `/tournament computers`.
tournament-refuse-one-computer = To by bol jeden počítač navyše: na každého človeka ich môže byť najviac { $each }. Vyber radšej človeka v možnosti `by` príkazu `/tournament replace`.
tournament-refuse-no-more-computers = Viac počítačov sa už do tohto turnaja nezmestí.
tournament-refuse-computers-places = To je na tento turnaj priveľa počítačov. Môže ich byť najviac { $most }, lebo na každého človeka pripadá najviac { $each }.
tournament-refuse-rounds-and-arena = Turnaj má buď kolá, alebo dĺžku v minútach: zvoľ `rounds`, alebo `arena`, nie oboje.
tournament-refuse-full =
    { $capacity ->
        [one] Turnaj je plný: jediné miesto je obsadené.
        [few] Turnaj je plný: všetky { $capacity } miesta sú obsadené.
        [many] Turnaj je plný: všetkých { $capacity } miest je obsadených.
       *[other] Turnaj je plný: všetkých { $capacity } miest je obsadených.
    }
tournament-refuse-term-role = Tento turnaj je pre členov s rolou { $role }. Ak chceš hrať, požiadaj o ňu organizátora.
tournament-refuse-term-rating = Tento turnaj je pre hráčov s týmto ratingom: { $band }. Tvoj je teraz { $own }. Snáď sa uvidíme na ďalšom.
tournament-refuse-term-account = Tento turnaj je pre účty na Discorde, ktoré majú aspoň { $time }. Prihlásiť sa môžeš od: { $from }.
tournament-refuse-term-member = Tento turnaj je pre tých, ktorí sú na tomto serveri aspoň { $time }. Prihlásiť sa môžeš od: { $from }.
tournament-refuse-already-waiting = Na čakacej listine už si { $place }. v poradí.
tournament-refuse-ratings = Najnižší rating ({ $least }) je vyšší ako najvyšší ({ $most }). Prehoď ich a skús to znovu.
tournament-refuse-fixed-tables = V systéme každý s každým aj vo vyraďovacom je počet kôl pevne daný a hrá sa pri stoloch pre dvoch. Vynechaj `rounds`, `arena`, `final` a `seats`.
tournament-refuse-already-in = V tomto turnaji už si.
tournament-refuse-not-in = V tomto turnaji nie si.
tournament-refuse-they-not-in = Tento hráč už v turnaji nie je.
tournament-refuse-too-late = Na prihlásenie je neskoro: turnaj už neprijíma nových hráčov.
tournament-refuse-removed = Organizátor ťa z tohto turnaja vyradil. Ak sa chceš vrátiť, požiadaj organizátora, nech ti to umožní (tlačidlom **Odpustiť**).
tournament-refuse-no-check-in = Účasť sa práve nepotvrdzuje, takže nemusíš nič robiť.
tournament-refuse-checked-in = Tvoja účasť je už potvrdená.
tournament-refuse-no-table = Stôl { $table } v tomto turnaji nie je.
tournament-refuse-not-at-table = Pri tomto stole nehráš.
tournament-refuse-own-table = Pri stole { $table } hráš ty, takže jeho výsledok nemôžeš určiť. Môže to iný organizátor alebo moderátor.
tournament-refuse-table-over = Tvoja hra pri tomto stole sa už skončila.
tournament-refuse-order = Takému poradiu hráčov nerozumiem. Vyber niektorý z návrhov, ktoré sa objavia pri písaní.
tournament-refuse-no-ruling = Výsledok tohto stola žiadny organizátor neurčil, takže nie je čo vziať späť.
tournament-refuse-match-voided = Moderátor anuloval hru pri stole { $table }, takže jej výsledok nemôže platiť.
tournament-refuse-no-entry = Takého hráča nepoznám. Vyber niektorý z návrhov, ktoré sa objavia pri písaní.
tournament-refuse-replacement = Tento človek už v turnaji je. Vyber niekoho iného alebo vynechaj možnosť `by` a bude hrať počítač.
tournament-refuse-bot = Bot nemôže hrať za hráča. Ak má ďalej hrať počítač, vynechaj možnosť `by`.
tournament-refuse-paused = Turnaj je už pozastavený.
tournament-refuse-not-paused = Turnaj nie je pozastavený.
tournament-refuse-blameless = Tento hráč nezmeškal žiadny stôl a nikto ho nevyradil, takže nie je čo odpustiť.
tournament-refuse-extension =
    { $most ->
        [one] Pri stoloch môžeš pridať jednu minútu.
        [few] Pri stoloch môžeš pridať { $least } až { $most } minúty.
        [many] Pri stoloch môžeš pridať { $least } až { $most } minút.
       *[other] Pri stoloch môžeš pridať { $least } až { $most } minút.
    }
tournament-refuse-name =
    { $most ->
        [one] Názov turnaja môže mať najviac jeden znak.
        [few] Názov turnaja môže mať najviac { $most } znaky.
        [many] Názov turnaja môže mať najviac { $most } znakov.
       *[other] Názov turnaja môže mať najviac { $most } znakov.
    }
tournament-refuse-seats =
    { $most ->
        [one] Podľa týchto pravidiel môže pri stole hrať { $most } hráč.
        [few] Podľa týchto pravidiel môžu pri stole hrať { $least } až { $most } hráči.
        [many] Podľa týchto pravidiel môže pri stole hrať { $least } až { $most } hráčov.
       *[other] Podľa týchto pravidiel môže pri stole hrať { $least } až { $most } hráčov.
    }
tournament-refuse-rounds =
    { $most ->
        [one] Turnaj môže mať len jedno kolo.
        [few] Turnaj môže mať { $least } až { $most } kolá.
        [many] Turnaj môže mať { $least } až { $most } kôl.
       *[other] Turnaj môže mať { $least } až { $most } kôl.
    }
tournament-refuse-capacity =
    { $most ->
        [one] V turnaji môže hrať len jeden hráč.
        [few] V turnaji môžu hrať { $least } až { $most } hráči.
        [many] V turnaji môže hrať { $least } až { $most } hráčov.
       *[other] V turnaji môže hrať { $least } až { $most } hráčov.
    }
tournament-refuse-time-arena =
    { $most ->
        [one] Aréna môže trvať len jednu minútu.
        [few] Aréna môže trvať { $least } až { $most } minúty.
        [many] Aréna môže trvať { $least } až { $most } minút.
       *[other] Aréna môže trvať { $least } až { $most } minút.
    }
tournament-refuse-time-check-in =
    { $most ->
        [one] Potvrdzovanie účasti môže trvať len jednu minútu.
        [few] Potvrdzovanie účasti môže trvať { $least } až { $most } minúty.
        [many] Potvrdzovanie účasti môže trvať { $least } až { $most } minút.
       *[other] Potvrdzovanie účasti môže trvať { $least } až { $most } minút.
    }
tournament-refuse-time-turn-up =
    { $most ->
        [one] Daj hráčom na príchod jednu minútu.
        [few] Daj hráčom na príchod { $least } až { $most } minúty.
        [many] Daj hráčom na príchod { $least } až { $most } minút.
       *[other] Daj hráčom na príchod { $least } až { $most } minút.
    }
tournament-refuse-time-table =
    { $most ->
        [one] Hra môže trvať len jednu minútu.
        [few] Hra môže trvať { $least } až { $most } minúty.
        [many] Hra môže trvať { $least } až { $most } minút.
       *[other] Hra môže trvať { $least } až { $most } minút.
    }
tournament-refuse-start = Turnaj by sa začal príliš skoro alebo príliš neskoro. Ľudia sa musia stihnúť prihlásiť a potvrdiť účasť, preto vyber čas od { $soonest } do { $latest }.
tournament-refuse-start-unreadable = Zadanému času začiatku nerozumiem. Vyber niektorý z návrhov, ktoré sa objavia pri písaní, alebo čas napíš napríklad takto: `o 30 minút`, `20:00 UTC+1`, `zajtra 19:30 UTC`, `2026-11-28 20:00 Europe/Bratislava`.
tournament-refuse-start-zone = Nepoznám tvoje časové pásmo, takže neviem, kedy to je. Vyber niektorý z návrhov, ktoré sa objavia pri písaní, alebo k času pridaj pásmo: `20:00 UTC+1` alebo `20:00 Europe/Bratislava`.
tournament-refuse-event-start = Pri udalosti servera treba uviesť aj začiatok. Zadaj ho v možnosti `start`.
tournament-refuse-weekly-start = Pri týždennom turnaji treba uviesť začiatok. Zadaj ho v možnosti `start`.
tournament-refuse-dates-alone = Vynechať niektoré dni sa dá len pri týždennom turnaji. Ak to chceš, zadaj aj `weekly:True` a `start`.
tournament-refuse-dates = Dátumom „{ $typed }“ nerozumiem. Napíš najviac 20 dátumov v tvare 2026-12-25 a oddeľ ich čiarkami.
tournament-refuse-edition = Turnaj potrebuje pravidlá s počítaním bodov, podľa ktorých môžu hrať aj dvaja. Vyber iné.

tournament-command = Turnaje: vytvoriť turnaj, prihlásiť sa, pozrieť si poradie
tournament-command-create = Vytvoriť v tomto kanáli turnaj
tournament-command-create-name = Názov turnaja
tournament-command-create-rounds = Koľko kôl sa hrá (predvolené: 4)
tournament-command-create-seats = Najviac hráčov pri stole (2 až 4)
tournament-command-create-arena = Aréna namiesto kôl: koľko minút trvá
tournament-command-create-edition = Podľa ktorých pravidiel sa hrá (predvolené: oficiálne súťažné pravidlá, každá hra do 400 bodov)
tournament-command-create-clock = Koľko času je na jeden ťah (predvolené: 5 minút)
tournament-command-create-final = Či sa najlepší hráči stretnú pri finálovom stole
tournament-command-create-capacity = Koľko hráčov môže hrať (predvolené: 64)
tournament-command-create-check-in = Koľko minút pred začiatkom sa dá potvrdiť účasť; kto to zmešká, nedostane miesto
tournament-command-create-no-show = Koľko minút majú hráči na príchod po výzve (predvolené: 10)
tournament-command-create-time = Koľko minút sa môže hrať pri stole (predvolené: 120)
tournament-command-create-start = Kedy sa začne, napríklad o 30 minút, 20:00 UTC+1 či zajtra 19:30 UTC; alebo vyber návrh
tournament-command-create-event = Či ho mám pridať k udalostiam servera; potrebujem oprávnenie Vytvárať udalosti (Create Events)
tournament-command-create-weekly = Či sa má opakovať každý týždeň v rovnakom čase; prihlasovanie na ďalší sa otvorí samo
tournament-command-create-without = Pre týždenný turnaj: dni bez turnaja, napríklad 2026-12-25, 2027-01-01
tournament-command-create-format = Ako sa hráči stretávajú; predvolený je švajčiarsky systém
tournament-format-swiss = Švajčiarsky: kolá proti hráčom s podobným počtom bodov
tournament-format-round-robin = Každý s každým (najviac 8 hráčov)
tournament-format-knockout = Vyraďovací: kto hru prehrá, končí
tournament-command-create-role = Rola, bez ktorej sa nedá prihlásiť
tournament-command-create-rating-from = Najnižší rating, s ktorým sa dá prihlásiť
tournament-command-create-rating-to = Najvyšší rating, s ktorým sa dá prihlásiť
tournament-command-create-account-age = Koľko dní musí mať účet na Discorde pri prihlásení do turnaja
tournament-command-create-member-for = Koľko dní musí byť hráč na tomto serveri, aby sa mohol prihlásiť
tournament-command-create-computers = Koľko počítačov bude hrať
tournament-command-create-level = Ako dobre hrajú počítače
tournament-command-join = Prihlásiť sa do turnaja v tomto kanáli
tournament-command-leave = Odísť z turnaja
tournament-command-check-in = Potvrdiť účasť na turnaji
tournament-command-computers = Pred začiatkom vybrať, koľko počítačov bude hrať
tournament-command-computers-count = Počet počítačov
tournament-command-start = Spustiť turnaj alebo potvrdzovanie účasti
tournament-command-status = Zobraziť poradie alebo zistiť, ako hráč získal svoje miesto
tournament-command-status-player = Hráč, ktorého miesto v poradí ti mám vysvetliť
tournament-command-pause = Pozastaviť turnaj: hodiny sa zastavia aj pri stoloch a nové kolo sa nezačne
tournament-command-resume = Pokračovať v pozastavenom turnaji
tournament-command-extend = Pridať čas pri stoloch, kde sa ešte hrá
tournament-command-extend-minutes = O koľko minút viac
tournament-command-result = Určiť výsledok stola alebo vziať späť rozhodnutie organizátora
tournament-command-result-table = Číslo stola
tournament-command-result-order = Hráči od najlepšieho, prípadne „neplatný“ alebo „ako sa hralo“
tournament-command-withdraw = Vyradiť hráča z turnaja
tournament-command-withdraw-player = Hráč, ktorého chceš vyradiť
tournament-command-replace = Nechať namiesto hráča ďalej hrať niekoho iného alebo počítač
tournament-command-replace-player = Hráč, ktorého chceš nahradiť
tournament-command-replace-by = Kto má hrať namiesto tohto hráča (predvolené: počítač)
tournament-command-pardon = Odpustiť hráčovi absencie alebo vrátiť vyradeného hráča do turnaja
tournament-command-pardon-player = Hráč, ktorému chceš odpustiť
tournament-command-reason = Dôvod: vyber ho alebo napíš vlastný; môže si ho prečítať každý
tournament-command-cancel = Ukončiť turnaj nadobro
tournament-command-edit = Zmeniť alebo odložiť plánovaný turnaj
tournament-command-copy = Usporiadať posledný turnaj v tomto kanáli znovu
tournament-command-past = Zobraziť minulé turnaje tohto servera, ich poradia a záznamy hier
tournament-command-log = Zobraziť všetko, čo sa v turnaji stalo, a kto to urobil
tournament-command-organisers = Vybrať, ktorá rola môže na tomto serveri organizovať turnaje
tournament-command-organisers-role = Rola; bez nej organizujú len moderátori a členovia s oprávnením Spravovať udalosti (Manage Events)
