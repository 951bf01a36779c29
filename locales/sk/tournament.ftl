tournament-title = **{ $name }**: turnaj Triominos
tournament-rounds = { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kolá
    [many] { $rounds } kôl
   *[other] { $rounds } kôl
  } pri stoloch najviac po { $seats } hráčoch · { $edition }
tournament-arena = { $minutes ->
    [one] { $minutes } minúta hry
    [few] { $minutes } minúty hry
    [many] { $minutes } minút hry
   *[other] { $minutes } minút hry
  } pri stoloch najviac po { $seats } hráčoch, ako sa postupne uvoľňujú · { $edition }
tournament-round-robin = každý s každým, raz, pri stoloch pre dvoch · { $edition }
tournament-knockout = vyraďovací systém pri stoloch pre dvoch, nasadenie podľa ratingu: prehra znamená koniec · { $edition }
tournament-plan-start = - **Začiatok:** { $start }
tournament-plan-check-in = - **Potvrdenie účasti:** od { $opens }, { $time } pred začiatkom. Bez potvrdenia nie je miesto pri stole.
tournament-plan-check-in-later = - **Potvrdenie účasti:** trvá { $time } od chvíle, keď ho organizátor otvorí. Bez potvrdenia nie je miesto pri stole.
tournament-plan-play = - **Hrá sa:** { $play }
tournament-plan-name = - **Názov:** { $name }
tournament-plan-places = - **Miesta:** { $places }
tournament-plan-match = - **Každá hra:** { $length }
tournament-plan-entry = - **Podmienky účasti:** { $terms }
tournament-plan-weekly = - **Opakovanie:** každý týždeň
tournament-plan-weekly-without = - **Opakovanie:** každý týždeň okrem { $dates }
tournament-term-role = rola: { $role }
tournament-term-rating = rating: { $band }
tournament-term-account = vek účtu: najmenej { $time }
tournament-term-member = čas na tomto serveri: najmenej { $time }
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
        [one] - **Príchod:** do jednej minúty od výzvy k stolu, inak tvoje miesto prevezme počítač
        [few] - **Príchod:** do { $minutes } minút od výzvy k stolu, inak tvoje miesto prevezme počítač
        [many] - **Príchod:** do { $minutes } minút od výzvy k stolu, inak tvoje miesto prevezme počítač
       *[other] - **Príchod:** do { $minutes } minút od výzvy k stolu, inak tvoje miesto prevezme počítač
    }
tournament-plan-table = - **Pri stole sa hrá:** najviac { $time }; potom sa počíta súčasný stav
tournament-plan-length = - **Dĺžka:** približne { $time }
tournament-plan-length-long = - **Dĺžka:** približne { $time }, nechaj si teda voľný celý večer
tournament-plan-late = - **Neskoré prihlášky:** do začiatku kola { $round }
tournament-plan-late-none = - **Neskoré prihlášky:** po začiatku žiadne
tournament-plan-late-arena = - **Neskoré prihlášky:** až do konca
tournament-plan-late-until = - **Neskoré prihlášky:** až do konca: { $until }
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
tournament-worth = Pri každom stole je za prvé miesto 12 bodov, za posledné 0 a miesta medzi nimi sú odstupňované rovnomerne; pri zhode sa body delia. Voľné kolo, teda kolo bez stola, je za 6 bodov.
tournament-organiser = Organizátor: { $organiser }.
tournament-players = Účastníci ({ $count }/{ $capacity }): { $names }
tournament-players-many = { $names } a ďalší: { $more }
tournament-no-players = Zatiaľ nie je nikto prihlásený.
tournament-waiting = Čakacia listina ({ $count }): { $names }
tournament-sign-up-full = Všetky miesta sú obsadené. Tlačidlom sa zapíšeš na čakaciu listinu; keď sa miesto uvoľní, dostaneš ho automaticky.
tournament-sign-up = Prihlás sa tlačidlom. Turnaj spustí organizátor príkazom `/tournament start`.
tournament-sign-up-planned = Prihlás sa tlačidlom. Turnaj sa začne automaticky.
tournament-check-in-until = Potvrď účasť tlačidlom, inak nedostaneš miesto. Termín: { $until }.
tournament-round-under-way = Hrá sa kolo { $round }/{ $rounds }. Stoly, pri ktorých sa ešte hrá: { $playing }.
tournament-final-under-way = Hrá sa pri finálovom stole.
tournament-arena-under-way = Koniec arény: { $until }. Stoly, pri ktorých sa hrá: { $playing }.
tournament-arena-ending = Nové stoly už nevznikajú. Stoly, pri ktorých sa ešte hrá: { $playing }.
tournament-is-paused = Turnaj je pozastavený: všetky hodiny stoja, aj pri stoloch, a nové kolo sa nezačne.
tournament-won = Turnaj sa skončil. Vyhráva { $who }. 🏆
tournament-over-too-few = Turnaj sa skončil: zostalo príliš málo hráčov.
tournament-over-no-persons = Turnaj sa skončil: všetci odišli a počítače samy ďalej nehrajú.
tournament-over-cancelled = Organizátor turnaj zrušil.
tournament-over-expired = Turnaj sa skončil, pretože v ňom nikto nepokračoval.

tournament-table-round = Kolo { $round } · Stôl { $table }: { $names }
tournament-table-final = Finálový stôl: { $names }
tournament-table-arena = Stôl { $table }: { $names }
tournament-table-place = { $place }. { $who } (+{ $points })
tournament-table-place-score = { $place }. { $who } { $score } (+{ $points })
tournament-table-final-place = { $place }. { $who }
tournament-table-final-place-score = { $place }. { $who } { $score }
tournament-table-void = Neplatný: všetci prítomní dostávajú body za voľné kolo.
tournament-table-ruled = Rozhodol organizátor.
tournament-table-voided = Moderácia zrušila platnosť tejto hry, takže jej výsledok sa nepočíta.
tournament-table-undecided = Moderácia zrušila platnosť tejto hry. Organizátor musí rozhodnúť, ako sa stôl počíta.
tournament-thread = Stôl { $table } · { $name }
tournament-call = { $names }: stôl { $table } turnaja **{ $name }** je pripravený a hra sa začína.
tournament-call-final = { $names }: finálový stôl turnaja **{ $name }** je pripravený a hra sa začína.
tournament-call-turn-up =
    { $minutes ->
        [one] Stlač tlačidlo alebo zahraj do jednej minúty.
        [few] Stlač tlačidlo alebo zahraj do { $minutes } minút.
        [many] Stlač tlačidlo alebo zahraj do { $minutes } minút.
       *[other] Stlač tlačidlo alebo zahraj do { $minutes } minút.
    } Inak tvoje miesto prevezme počítač a skončíš na poslednom mieste.
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
tournament-call-until = Termín pre stôl: { $until }; potom sa počíta súčasný stav.
tournament-awaited = -# Čaká tento stôl na teba? Stlač **Som tu** alebo pri ňom urob čokoľvek iné a miesto ti zostane. Termín: { $until }.

tournament-live-round = 🔴 **Kolo { $round }, naživo**
tournament-live-round-over = **Kolo { $round }: konečný stav**
tournament-live-final = 🔴 **Finálový stôl, naživo**
tournament-live-final-over = **Finálový stôl: konečný stav**
tournament-live-arena = 🔴 **Stoly, naživo**
tournament-live-arena-over = **Všetky stoly arény sú dohrané.**
tournament-live-over = dohrané · { $names }
tournament-live-void = neplatný
tournament-live-undecided = rozhodne organizátor
tournament-live-unfinished = nedohrané
tournament-live-waiting = zvolávajú sa hráči
tournament-live-until = Termín: { $until }
tournament-live-ends = Nové stoly vznikajú do: { $until }
tournament-live-top = Poradie: { $places }
tournament-live-paused = Turnaj je pozastavený.

tournament-note-created = { $by } vytvára turnaj.
tournament-note-edited-told = { $names }: { $by } mení turnaj.
tournament-note-edited = { $by } mení turnaj.
tournament-note-changed = { $by } mení plán turnaja.
tournament-note-remind-change = { $names }: všimnite si zmenu turnaja.
tournament-note-joined = { $who } sa prihlasuje.
tournament-note-queued = { $who } je na čakacej listine.
tournament-note-unqueued = { $who } už nie je na čakacej listine.
tournament-note-got-place = { $who } postupuje z čakacej listiny do turnaja.
tournament-note-moved-up = { $who }, uvoľnilo sa miesto: zúčastňuješ sa turnaja.
tournament-note-moved-up-check-in = { $who }, uvoľnilo sa miesto: zúčastňuješ sa turnaja. Potvrď účasť tlačidlom, aby ti zostalo. Termín: { $until }.
tournament-note-computers = { $by } mení počet počítačov na { $count }.
tournament-note-check-in = { $names }: je čas potvrdiť účasť tlačidlom. Termín: { $until }.
tournament-note-check-in-nobody = Potvrdzovanie účasti je otvorené, ale zatiaľ nie je nikto prihlásený. Prihlás sa a potom tlačidlom potvrď, že si tu. Termín: { $until }.
tournament-note-check-in-planned = Potvrdzovanie účasti sa otvorilo podľa plánu. Termín: { $until }.
tournament-note-remind-check-in = ⏰ { $names }: účasť treba potvrdiť tlačidlom, inak nebude miesto pri stole. Termín: { $until }.
tournament-note-remind-start = ⏰ { $names }: turnaj sa čoskoro začne. Začiatok: { $until }.
tournament-note-reminded-check-in =
    { $count ->
        [one] Jeden hráč dostal pripomenutie, aby potvrdil účasť.
        [few] { $count } hráči dostali pripomenutie, aby potvrdili účasť.
        [many] { $count } hráčov dostalo pripomenutie, aby potvrdili účasť.
       *[other] { $count } hráčov dostalo pripomenutie, aby potvrdili účasť.
    }
tournament-note-reminded-start =
    { $count ->
        [one] Jeden hráč dostal pripomenutie začiatku.
        [few] { $count } hráči dostali pripomenutie začiatku.
        [many] { $count } hráčov dostalo pripomenutie začiatku.
       *[other] { $count } hráčov dostalo pripomenutie začiatku.
    }
tournament-note-start-failed = Na spustenie turnaja je zatiaľ prihlásených príliš málo hráčov. Prihlás sa alebo niekoho priveď: organizátor môže turnaj spustiť neskôr príkazom `/tournament start`.
tournament-note-check-in-failed = Účasť potvrdilo príliš málo hráčov, takže turnaj sa nezačal. Všetci zostávajú prihlásení a organizátor to môže skúsiť znova príkazom `/tournament start`.
tournament-note-started-by = { $by } dáva pokyn na začiatok.
tournament-note-check-in-opened = { $by } otvára potvrdzovanie účasti. Termín: { $until }.
tournament-note-started = Turnaj sa začal. O zhodách, ktoré na konci zostanú, rozhodne žreb podľa semienka { $seed }.
tournament-note-round = **Kolo { $round }/{ $rounds }.** Stoly: { $tables }. Termín: { $until }; potom sa počíta súčasný stav.
tournament-note-final = **Finálový stôl.** Termín: { $until }; potom sa počíta súčasný stav.
tournament-note-arena = Nové stoly: { $tables }.
tournament-note-bye = Voľné kolo: { $names }.
tournament-note-no-show = { $who } chýba pri stole { $table }. Zaskočí počítač.
tournament-note-round-ended = Kolo { $round } sa skončilo.
tournament-note-ruled-order = { $by } rozhoduje o stole { $table }: { $order }.
tournament-note-ruled-void = { $by } rozhoduje, že stôl { $table } je neplatný.
tournament-note-voided = { $by } ruší platnosť hry pri stole { $table }: jej výsledok sa už nepočíta a organizátor musí o stole rozhodnúť. Termín: { $until }. Už vyžrebované kolá zostanú, ako sú.
tournament-note-voided-asked = { $organiser }, rozhodni prosím o stole { $table }: použi `/tournament manage` a potom **Rozhodnúť**. Ďalšie kolo na to čaká. Po termíne je stôl neplatný a všetci prítomní dostanú body za voľné kolo.
tournament-note-voided-decided = { $by } ruší platnosť hry pri stole { $table }. Organizátor o tomto stole rozhodol už skôr a jeho rozhodnutie platí ďalej.
tournament-note-voided-over = { $by } ruší platnosť hry pri stole { $table }: už sa nepočíta a poradie je prepočítané. Organizátor môže o stole ešte rozhodnúť.
tournament-note-restored = { $by } obnovuje platnosť hry pri stole { $table }: jej výsledok sa znovu počíta a poradie je prepočítané.
tournament-note-restored-decided = { $by } obnovuje platnosť hry pri stole { $table }. Rozhodnutie organizátora o tomto stole platí ďalej.
tournament-note-left-undecided = O stole { $table } nikto včas nerozhodol, takže je neplatný.
tournament-note-ruling-back = { $by } berie späť rozhodnutie o stole { $table }: počíta sa tak, ako sa odohral.
tournament-note-left = { $who } odchádza z turnaja.
tournament-note-unchecked = { $who }: účasť nepotvrdená.
tournament-note-no-shows = { $who } chýba už pri druhom stole, a je preto mimo turnaja. Vrátiť sa dá príkazom `/tournament join`.
tournament-note-no-shows-last = { $who } chýba už pri druhom stole, a je preto mimo turnaja.
tournament-note-removed = { $by } vyraďuje z turnaja hráča { $who }.
tournament-note-replaced = { $by } nahrádza hráča { $who }. Na jeho mieste hrá ďalej { $player }.
tournament-note-pardoned = { $by } odpúšťa hráčovi { $who }: jeho absencie sa nepočítajú.
tournament-note-paused = { $by } pozastavuje turnaj. Všetky hodiny stoja, aj pri stoloch: môžete hrať ďalej, ale nikto nemusí.
tournament-note-unattended = Väčšina zvolaných hráčov neprišla, turnaj je preto pozastavený.
tournament-note-unattended-table = K stolu { $table } nikto neprišiel, turnaj je preto pozastavený.
tournament-note-unattended-asked = { $organiser }, rozhodnutie je na tebe: príkazom `/tournament manage` môžeš pokračovať, chýbajúcich hráčov nahradiť alebo turnaj zrušiť. Ak budeš pokračovať, chýbajúci hráči dostanú na príchod znovu celý čas.
tournament-note-resumed = { $by } znovu spúšťa turnaj. Každý má toľko času, koľko mu zostávalo pred prestávkou.
tournament-note-extended =
    { $minutes ->
        [one] { $by } pridáva stolom jednu minútu.
        [few] { $by } pridáva stolom { $minutes } minúty.
        [many] { $by } pridáva stolom { $minutes } minút.
       *[other] { $by } pridáva stolom { $minutes } minút.
    }
tournament-note-time-lost =
    { $minutes ->
        [one] Bol som mimo prevádzky. Všetky termíny sú posunuté o jednu minútu; hráči zvolaní k stolu alebo vyzvaní na potvrdenie účasti majú znovu celý čas.
        [few] Bol som mimo prevádzky. Všetky termíny sú posunuté o { $minutes } minúty; hráči zvolaní k stolu alebo vyzvaní na potvrdenie účasti majú znovu celý čas.
        [many] Bol som mimo prevádzky. Všetky termíny sú posunuté o { $minutes } minút; hráči zvolaní k stolu alebo vyzvaní na potvrdenie účasti majú znovu celý čas.
       *[other] Bol som mimo prevádzky. Všetky termíny sú posunuté o { $minutes } minút; hráči zvolaní k stolu alebo vyzvaní na potvrdenie účasti majú znovu celý čas.
    }
tournament-note-ended = Turnaj sa skončil.
tournament-note-no-persons = Turnaj sa skončil: zostali v ňom len počítače.
tournament-note-cancelled = { $by } ruší turnaj.

tournament-standings-round = **{ $name }** po kole { $round }
tournament-standings-now = **{ $name }**: poradie
tournament-standings-no-persons = **{ $name }**: koniec turnaja. Všetci odišli a počítače samy ďalej nehrajú. Poradie zostáva, aké je:
tournament-standings-end = **{ $name }**: koniec turnaja. Vyhráva { $who }. 🏆
tournament-standings-none = Zatiaľ nie je nikto prihlásený.
tournament-standings-all =
    { $count ->
        [one] **Poradie** ukáže jediný riadok.
        [few] **Poradie** ukáže všetky { $count } riadky.
        [many] **Poradie** ukáže všetkých { $count } riadkov.
       *[other] **Poradie** ukáže všetkých { $count } riadkov.
    }
tournament-standings-page-of = Strana { $page }/{ $pages }
tournament-standings-bye = -# Voľné kolo v kole { $round }, +{ $points }: { $names }
tournament-standings-late = -# Prihláška po prvom kole, +{ $points }: { $names }
tournament-standings-void = -# Stôl { $table } neplatný, +{ $points }: { $names }
tournament-standings-ruled = -# Stôl { $table }, rozhodol organizátor. Dôvod: { $reason }
tournament-standings-undecided = -# O stole { $table } musí rozhodnúť organizátor: moderácia zrušila platnosť hry.
tournament-standings-voided = -# Stôl { $table }: moderácia zrušila platnosť hry.
tournament-column-player = Hráč
tournament-column-points = Body
tournament-column-head = Vz
tournament-column-opponents = Súp
tournament-column-wins = Výh
tournament-column-place = Miesto
tournament-column-margin = Násk
tournament-column-absences = Abs
tournament-legend = -# Body · vzájomné výsledky, ak sa všetci hráči so zhodou navzájom stretli · priemer bodov súperov bez najnižšieho · vyhrané stoly · priemerné miesto · náskok pred ostatnými pri stole, najviac 100 · absencie a zmeškané ťahy. O zvyšných zhodách rozhodne žreb.
tournament-column-final = Finále
tournament-column-draw = Žreb
tournament-decimal = { $whole },{ $tenth }
tournament-none = –

tournament-places-round = { $name } · po kole { $round }
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
tournament-places-margin = náskok pred ostatnými pri stole
tournament-places-absences = absencie a zmeškané ťahy
tournament-places-draw = rozhodol žreb
tournament-podium-alt = Stupne víťazov turnaja { $name }
tournament-podium-final = O prvých miestach rozhodol finálový stôl.

tournament-past-title = ### Minulé turnaje
tournament-past-none = Na tomto serveri sa zatiaľ žiadny turnaj nedohral do konca.
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
tournament-past-record = Vyber stôl, ktorého záznam a animáciu chceš
tournament-past-more = Ďalšie stoly

tournament-explain-title =
    { $points ->
        [one] **{ $who }**: { $rank }. miesto, { $points } bod
        [few] **{ $who }**: { $rank }. miesto, { $points } body
        [many] **{ $who }**: { $rank }. miesto, { $points } bodov
       *[other] **{ $who }**: { $rank }. miesto, { $points } bodov
    }
tournament-explain-round = Kolo { $round }, stôl { $table }: { $place }. miesto z celkovo { $of }, +{ $points }
tournament-explain-arena = Stôl { $table }: { $place }. miesto z celkovo { $of }, +{ $points }
tournament-explain-bye = Kolo { $round }: voľné kolo, +{ $points }
tournament-explain-void = Stôl { $table } neplatný: +{ $points }
tournament-explain-late = Prihláška po prvom kole: polovica bodov za voľné kolo, +{ $points }
tournament-explain-alone = Rovnaký počet bodov nemá nikto iný.
tournament-explain-head = Rovnaký počet bodov: { $names }. Vzájomné výsledky: { $points }.
tournament-explain-not-met = Rovnaký počet bodov: { $names }. Nie všetci sa spolu stretli, takže vzájomné výsledky sa nepočítajú.
tournament-explain-opponents = Body súperov: { $list }. Priemer: { $mean }.
tournament-explain-left-out = Body súperov: { $list }; bez najnižšieho, { $lowest }. Priemer: { $mean }.
tournament-explain-no-opponents = Zatiaľ žiadni súperi.
tournament-explain-rest = Vyhrané stoly: { $wins }. Priemerné miesto: { $place }. Priemerný náskok: { $margin }. Absencie a zmeškané ťahy: { $absences }. Žreb: { $lot }.

tournament-created = Turnaj je vytvorený. Ostatní sa prihlásia tlačidlom a ty ho spustíš príkazom `/tournament start`.
tournament-created-planned = Turnaj je vytvorený. Ostatní sa prihlásia tlačidlom a turnaj sa začne automaticky. Začiatok: { $start }. Príkazom `/tournament start` ho môžeš spustiť skôr.
tournament-created-check-in = Potvrdzovanie účasti sa otvorí automaticky: { $opens }.
tournament-created-length = Potrvá približne { $time }.
tournament-created-length-long = Potrvá približne { $time }. Kratší bude s menším počtom kôl (`rounds`) alebo s vydaním (`edition`), v ktorom má hra jedno kolo.
tournament-created-weekly = Turnaj sa koná každý týždeň. Prihlasovanie na ďalší sa otvorí samo, šesť dní pred začiatkom.
tournament-created-event = Je aj medzi udalosťami tohto servera. Keď sa turnaj posunie alebo skončí, jeho udalosť sa prispôsobí.
tournament-created-no-event = Medzi udalosti tohto servera ho zatiaľ zaradiť nemôžem: potrebujem na to oprávnenie **Vytvárať udalosti** (Create Events). Všetko ostatné funguje aj bez neho.
tournament-event = { $play }. Prihlásiť sa môžeš tu: { $channel }.
tournament-start-choice = { $away } ({ $moment })
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
tournament-joined = Zúčastňuješ sa turnaja **{ $name }**.
tournament-joined-late = Od ďalšieho kola sa zúčastňuješ turnaja **{ $name }**. Za predchádzajúce kolá dostávaš polovicu bodov za voľné kolo.
tournament-left = Už sa nezúčastňuješ. Vrátiš sa príkazom `/tournament join`.
tournament-queued = Turnaj je plný: na čakacej listine máš číslo { $place }. Keď sa miesto uvoľní, je tvoje a poviem ti to v kanáli.
tournament-left-waiting = Už nie si na čakacej listine.
tournament-left-last = Už sa nezúčastňuješ. Iní ľudia v turnaji nie sú, takže sa končí.
tournament-leave-table = Naozaj chceš opustiť turnaj **{ $name }**? Tvoja hra pri stole { $table } sa ešte neskončila: ďalej by za teba hral počítač a pri tom stole by na teba zostalo posledné miesto. V hodnotení sa počíta ako opustená hra.
tournament-leave-sure = Naozaj chceš opustiť turnaj **{ $name }**? K ďalším stolom ťa už nezavolám. Tvoje body v poradí zostanú a príkazom `/tournament join` sa vrátiš.
tournament-left-for-now = Už sa nezúčastňuješ. Tvoje miesto držím voľné 2 minúty, potom ho preberie počítač. Dovtedy si to môžeš rozmyslieť. Termín: { $until }.
tournament-left-last-for-now = Už sa nezúčastňuješ. Iní ľudia v turnaji nie sú, takže sa čoskoro skončí. Dovtedy si to môžeš rozmyslieť. Termín: { $until }.
tournament-returned = To je fajn, že zostávaš. Miesto je zase tvoje a o nič neprichádzaš.
tournament-return-too-late = Trvalo to dlhšie ako 2 minúty, a tak pri tom stole za teba hrá počítač. Príkazom `/tournament join` sa vrátiš k ďalšiemu.
tournament-return-over = Turnaj sa skončil, a tak už nie je miesto, na ktoré by sa dalo vrátiť.
tournament-checked-in = Tvoja účasť je potvrdená.
tournament-arrived = Dobre, si tu. Hra je v tomto vlákne.
tournament-organisers-role = Turnaje tu môžu organizovať členovia s rolou { $role } alebo s oprávnením **Spravovať udalosti** (Manage Events).
tournament-organisers-none = Turnaje tu môžu organizovať členovia s oprávnením **Spravovať udalosti** (Manage Events).
tournament-rule-void = Neplatný: všetci prítomní dostávajú body za voľné kolo
tournament-rule-played = Ako sa odohralo

tournament-refuse-none = V tomto kanáli žiadny turnaj nie je. Členovia s oprávnením **Spravovať udalosti** (Manage Events) ho môžu vytvoriť príkazom `/tournament create`.
tournament-refuse-taken = V tomto kanáli je turnaj, ktorý sa ešte neskončil. `/tournament status` ho ukáže; `/tournament cancel` ho ukončí.
tournament-refuse-too-many = Na tomto serveri je už toľko turnajov, koľko ich naraz byť môže: { $most }. Počkaj, kým sa niektorý skončí, alebo ho ukonči príkazom `/tournament cancel`.
tournament-refuse-create = Na vytvorenie turnaja tu potrebuješ oprávnenie **Spravovať udalosti** (Manage Events). Kto ho má, môže príkazom `/tournament organisers` povoliť vytváranie turnajov aj niektorej role.
tournament-refuse-create-role = Na vytvorenie turnaja tu potrebuješ rolu { $role } alebo oprávnenie **Spravovať udalosti** (Manage Events).
tournament-refuse-thread = Toto vlákno patrí stolu turnaja a hrá sa tu jeho hra. Použi `/play` v inom kanáli.
tournament-refuse-busy = S týmto turnajom práve pracuje veľa ľudí naraz a tvoja požiadavka neprešla. Skús to znovu.
tournament-refuse-channel = Turnaj potrebuje kanál, v ktorom môžu byť vlákna. Vytvor ho v textovom kanáli servera.
tournament-refuse-organiser = To môžu len organizátori: členovia s oprávnením **Spravovať udalosti** (Manage Events) alebo s rolou vybranou príkazom `/tournament organisers`, a moderátori.
tournament-refuse-takes-part = V tomto turnaji hráš, takže o tom musí rozhodnúť iný organizátor alebo moderátor. Môžeš pridať čas alebo uznať súčasný stav.
tournament-refuse-over = Turnaj sa skončil. Ako dopadol, ukáže `/tournament status`.
tournament-refuse-not-started = Turnaj sa ešte nezačal.
tournament-refuse-started = Turnaj sa už začal.
tournament-refuse-playing = Turnaj sa už začal. Ďalšie kolo sa zostaví automaticky, keď budú všetky stoly dohrané; ešte sa hrá: { $playing }.
tournament-refuse-too-few = Príliš málo hráčov: { $count }; najmenej ich musí byť { $least }, a to s potvrdenou účasťou, ak sa vyžaduje. Chýbajúce miesta môžu obsadiť počítače: `/tournament computers`.
tournament-refuse-no-persons = Musí sa zúčastniť aspoň jeden človek, s potvrdenou účasťou, ak sa vyžaduje. Počítače samy turnaje nehrajú.
tournament-refuse-computers = Počítačov je príliš veľa: { $computers }. Na každého človeka ich môže byť { $each }, takže teraz najviac { $most }. Ich počet zmeníš príkazom `/tournament computers`.
tournament-refuse-one-computer = Počítačov by bolo príliš veľa: na každého človeka ich môže byť { $each }. Ďalej môže hrať človek: uveď ho v `/tournament replace`, v možnosti `by`.
tournament-refuse-no-more-computers = Viac počítačov sa tohto turnaja zúčastniť nemôže.
tournament-refuse-computers-places = To je na tento turnaj priveľa počítačov. Najviac: { $most }, lebo na každého človeka ich pripadá najviac { $each }.
tournament-refuse-rounds-and-arena = Turnaj má buď kolá, alebo dĺžku v minútach: zvoľ `rounds`, alebo `arena`, nie oboje.
tournament-refuse-full =
    { $capacity ->
        [one] Jediné miesto je obsadené.
        [few] Všetky { $capacity } miesta sú obsadené.
        [many] Všetkých { $capacity } miest je obsadených.
       *[other] Všetkých { $capacity } miest je obsadených.
    }
tournament-refuse-term-role = Tento turnaj je pre členov s rolou { $role }. Ak chceš hrať, požiadaj o ňu organizátora.
tournament-refuse-term-rating = Tento turnaj je pre hráčov s týmto ratingom: { $band }. Tvoj je teraz { $own }; možno bude vhodný ďalší turnaj.
tournament-refuse-term-account = Tento turnaj vyžaduje minimálny vek účtu na Discorde: { $time }. Prihlásiť sa môžeš od tejto chvíle: { $from }.
tournament-refuse-term-member = Tento turnaj vyžaduje minimálny čas na tomto serveri: { $time }. Prihlásiť sa môžeš od tejto chvíle: { $from }.
tournament-refuse-already-waiting = Na čakacej listine už si, máš číslo { $place }.
tournament-refuse-ratings = Najnižší rating ({ $least }) je vyšší ako najvyšší ({ $most }). Vymeň ich a skús to znova.
tournament-refuse-fixed-tables = Systém každý s každým aj vyraďovací systém určujú kolá samy a majú stoly pre dvoch. Vynechaj `rounds`, `arena`, `final` a `seats`.
tournament-refuse-already-in = Už sa zúčastňuješ.
tournament-refuse-not-in = Tohto turnaja sa nezúčastňuješ.
tournament-refuse-they-not-in = Tento hráč sa už nezúčastňuje.
tournament-refuse-too-late = Na prihlásenie je neskoro: turnaj už neprijíma nových hráčov.
tournament-refuse-removed = Organizátor ťa z tohto turnaja vyradil. Požiadaj ho o odpustenie.
tournament-refuse-no-check-in = Teraz nikto účasť potvrdzovať nemusí.
tournament-refuse-checked-in = Tvoja účasť je už potvrdená.
tournament-refuse-no-table = Stôl { $table } v tomto turnaji nie je.
tournament-refuse-not-at-table = Pri tomto stole nehráš.
tournament-refuse-own-table = Pri stole { $table } hráš ty, takže o ňom rozhodnúť nemôžeš. Môže to iný organizátor: člen s oprávnením **Spravovať udalosti** (Manage Events) alebo s rolou vybranou príkazom `/tournament organisers`.
tournament-refuse-table-over = Tento stôl sa už pre teba skončil.
tournament-refuse-order = To nie je poradie hráčov tohto stola. Vyber niektorý z návrhov, ktoré sa objavia pri písaní.
tournament-refuse-no-ruling = O tomto stole nie je žiadne rozhodnutie, ktoré by sa dalo vziať späť.
tournament-refuse-match-voided = Moderácia zrušila platnosť hry pri stole { $table }, takže stôl sa nemôže počítať, ako sa odohral.
tournament-refuse-no-entry = Vyber niektorého z hráčov, ktorí sa objavia pri písaní.
tournament-refuse-replacement = Tento človek sa už zúčastňuje. Vyber niekoho iného alebo možnosť vynechaj a bude hrať počítač.
tournament-refuse-bot = Bot za nikoho hrať nemôže. Vynechaj možnosť a bude hrať počítač.
tournament-refuse-paused = Turnaj je už pozastavený.
tournament-refuse-not-paused = Turnaj pozastavený nie je.
tournament-refuse-blameless = Pri tomto hráčovi nie je čo odpustiť.
tournament-refuse-extension =
    { $most ->
        [one] Pridaj stolom jednu minútu.
        [few] Pridaj stolom { $least } až { $most } minúty.
        [many] Pridaj stolom { $least } až { $most } minút.
       *[other] Pridaj stolom { $least } až { $most } minút.
    }
tournament-refuse-name =
    { $most ->
        [one] Daj turnaju názov dlhý najviac jeden znak.
        [few] Daj turnaju názov dlhý najviac { $most } znaky.
        [many] Daj turnaju názov dlhý najviac { $most } znakov.
       *[other] Daj turnaju názov dlhý najviac { $most } znakov.
    }
tournament-refuse-seats =
    { $most ->
        [one] Podľa týchto pravidiel má stôl { $most } miesto.
        [few] Podľa týchto pravidiel má stôl { $least } až { $most } miesta.
        [many] Podľa týchto pravidiel má stôl { $least } až { $most } miest.
       *[other] Podľa týchto pravidiel má stôl { $least } až { $most } miest.
    }
tournament-refuse-rounds =
    { $most ->
        [one] Vyber jedno kolo.
        [few] Vyber { $least } až { $most } kolá.
        [many] Vyber { $least } až { $most } kôl.
       *[other] Vyber { $least } až { $most } kôl.
    }
tournament-refuse-capacity =
    { $most ->
        [one] Zúčastniť sa môže len jeden hráč.
        [few] Zúčastniť sa môžu { $least } až { $most } hráči.
        [many] Zúčastniť sa môže { $least } až { $most } hráčov.
       *[other] Zúčastniť sa môže { $least } až { $most } hráčov.
    }
tournament-refuse-time-arena =
    { $most ->
        [one] Aréna trvá jednu minútu.
        [few] Aréna trvá { $least } až { $most } minúty.
        [many] Aréna trvá { $least } až { $most } minút.
       *[other] Aréna trvá { $least } až { $most } minút.
    }
tournament-refuse-time-check-in =
    { $most ->
        [one] Potvrdzovanie účasti trvá jednu minútu.
        [few] Potvrdzovanie účasti trvá { $least } až { $most } minúty.
        [many] Potvrdzovanie účasti trvá { $least } až { $most } minút.
       *[other] Potvrdzovanie účasti trvá { $least } až { $most } minút.
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
        [one] Daj stolu jednu minútu.
        [few] Daj stolu { $least } až { $most } minúty.
        [many] Daj stolu { $least } až { $most } minút.
       *[other] Daj stolu { $least } až { $most } minút.
    }
tournament-refuse-start = Tento začiatok je príliš skoro alebo príliš ďaleko. Ľudia potrebujú čas na prihlásenie a prípadne na potvrdenie účasti. Vyber začiatok v rozmedzí { $soonest } až { $latest }.
tournament-refuse-start-unreadable = Tento začiatok neviem prečítať. Vyber niektorý z návrhov, ktoré sa objavia pri písaní, alebo ho napíš ako v jednom z týchto príkladov: `o 30 minút`, `20:00 UTC+1`, `zajtra 19:30 UTC`, `2026-11-28 20:00 Europe/Bratislava`.
tournament-refuse-start-zone = Nepoznám tvoje časové pásmo, takže neviem, kedy to je. Vyber niektorý z návrhov, ktoré sa objavia pri písaní, alebo pásmo pridaj: `20:00 UTC+1` alebo `20:00 Europe/Bratislava`.
tournament-refuse-event-start = Udalosť servera potrebuje začiatok. Uveď, kedy sa turnaj začína, v možnosti `start`.
tournament-refuse-weekly-start = Týždenný turnaj potrebuje čas začiatku. Zadaj ho voľbou `start`.
tournament-refuse-dates-alone = Len týždenný turnaj môže vynechávať dni. Pridaj `weekly:True` a `start`.
tournament-refuse-dates = Dátumom „{ $typed }“ nerozumiem. Napíš ich ako 2026-12-25, oddelené čiarkami, najviac 20.
tournament-refuse-edition = Toto vydanie je bez počítania bodov alebo nie je pre dvoch hráčov, takže sa podľa neho turnaj hrať nedá. Vyber iné.

tournament-command = Turnaje: vytvoriť turnaj, zúčastniť sa, pozrieť si poradie
tournament-command-create = Vytvoriť v tomto kanáli turnaj
tournament-command-create-name = Názov turnaja
tournament-command-create-rounds = Koľko kôl (predvolené: 4)
tournament-command-create-seats = Najviac miest pri stole: 2 až 4
tournament-command-create-arena = Namiesto kôl: koľko minút trvá aréna
tournament-command-create-edition = Podľa ktorých pravidiel sa hrá; inak oficiálne súťažné pravidlá do 400 bodov
tournament-command-create-clock = Ako dlho smie trvať ťah (predvolené: 5 minút)
tournament-command-create-final = Či sa najlepší hráči stretnú pri finálovom stole
tournament-command-create-capacity = Koľko hráčov sa môže zúčastniť (predvolené: 64)
tournament-command-create-check-in = Koľko minút pred začiatkom sa dá potvrdiť účasť; bez potvrdenia nie je miesto
tournament-command-create-no-show = Koľko minút majú hráči na príchod po výzve (predvolené: 10)
tournament-command-create-time = Koľko minút sa smie hrať pri stole (predvolené: 120)
tournament-command-create-start = Kedy sa sám začne: o 30 minút, 20:00 UTC+1, zajtra 19:30 UTC; vyber z návrhov pri písaní
tournament-command-create-event = Či bude medzi udalosťami servera; potrebujem oprávnenie Vytvárať udalosti (Create Events)
tournament-command-create-weekly = Či sa má opakovať každý týždeň v rovnakom čase; prihlasovanie na ďalší sa otvorí samo
tournament-command-create-without = Pre týždenný turnaj: dni bez turnaja, napríklad 2026-12-25, 2027-01-01
tournament-command-create-format = Ako sa hráči stretávajú; predvolený je švajčiarsky systém
tournament-format-swiss = Švajčiarsky: kolá proti hráčom s podobnými bodmi
tournament-format-round-robin = Každý s každým (najviac 8 hráčov)
tournament-format-knockout = Vyraďovací: kto pri stole prehrá, končí
tournament-command-create-role = Rola potrebná na účasť
tournament-command-create-rating-from = Najnižší rating, s ktorým sa dá prihlásiť
tournament-command-create-rating-to = Najvyšší rating, s ktorým sa dá prihlásiť
tournament-command-create-account-age = Minimálny vek účtu na Discorde v dňoch
tournament-command-create-member-for = Minimálny čas na tomto serveri v dňoch
tournament-command-create-computers = Koľko počítačov sa zúčastní
tournament-command-create-level = Ako dobre hrajú počítače
tournament-command-join = Zúčastniť sa turnaja v tomto kanáli
tournament-command-leave = Ukončiť účasť v turnaji
tournament-command-check-in = Potvrdiť, že si tu
tournament-command-computers = Pred začiatkom vybrať, koľko počítačov sa zúčastní
tournament-command-computers-count = Počet počítačov
tournament-command-start = Spustiť turnaj alebo otvoriť potvrdzovanie účasti
tournament-command-status = Ukázať poradie alebo z čoho vychádza miesto hráča
tournament-command-status-player = Hráč, ktorého miesto sa vysvetlí
tournament-command-pause = Pozastaviť turnaj: hodiny sa zastavia aj pri stoloch a nové kolo sa nezačne
tournament-command-resume = Pokračovať po prestávke
tournament-command-extend = Pridať čas stolom, pri ktorých sa hrá
tournament-command-extend-minutes = O koľko minút viac
tournament-command-result = Rozhodnúť, ako sa stôl počíta, alebo to vziať späť
tournament-command-result-table = Číslo stola
tournament-command-result-order = Poradie od najlepšieho; alebo neplatný; alebo ako sa odohralo
tournament-command-withdraw = Vyradiť hráča
tournament-command-withdraw-player = Hráč
tournament-command-replace = Nechať namiesto hráča ďalej hrať niekoho iného alebo počítač
tournament-command-replace-player = Hráč, ktorý sa nahrádza
tournament-command-replace-by = Kto hrá ďalej (predvolené: počítač)
tournament-command-pardon = Odpustiť absencie a vrátiť vyradeného hráča
tournament-command-pardon-player = Hráč
tournament-command-reason = Dôvod: vyber ho alebo napíš vlastný; môže si ho prečítať každý
tournament-command-cancel = Ukončiť turnaj nadobro
tournament-command-edit = Zmeniť alebo odložiť plánovaný turnaj
tournament-command-copy = Usporiadať posledný turnaj v tomto kanáli znova
tournament-command-past = Ukázať minulé turnaje tohto servera, ich poradia a záznamy
tournament-command-log = Ukázať všetko, čo sa stalo, a kto to urobil
tournament-command-organisers = Vybrať, ktorá rola môže na tomto serveri organizovať turnaje
tournament-command-organisers-role = Rola; ak ju vynecháš, len členovia s oprávnením Spravovať udalosti (Manage Events)
