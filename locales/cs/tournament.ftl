tournament-title = **{ $name }**: turnaj Triominos
tournament-rounds = { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
    [many] { $rounds } kol
   *[other] { $rounds } kol
  } u stolů nejvýše po { $seats } hráčích · { $edition }
tournament-arena = { $minutes ->
    [one] { $minutes } minuta hry
    [few] { $minutes } minuty hry
    [many] { $minutes } minut hry
   *[other] { $minutes } minut hry
  } u stolů nejvýše po { $seats } hráčích, nový stůl vznikne vždy, když je volných dost hráčů · { $edition }
tournament-round-robin = každý s každým, jednou, u stolů pro dva · { $edition }
tournament-knockout = vyřazovací systém u stolů pro dva, nasazení podle ratingu: prohra znamená konec · { $edition }
tournament-plan-start = - **Začátek:** { $start }
tournament-plan-check-in = - **Potvrzení účasti:** od { $opens }, { $time } před začátkem. Bez potvrzení nedostaneš místo u stolu.
tournament-plan-check-in-later = - **Potvrzení účasti:** trvá { $time } od chvíle, kdy ho pořadatel otevře. Bez potvrzení nedostaneš místo u stolu.
tournament-plan-play = - **Hraje se:** { $play }
tournament-plan-name = - **Název:** { $name }
tournament-plan-places = - **Místa:** { $places }
tournament-plan-match = - **Každá hra:** { $length }
tournament-plan-entry = - **Podmínky účasti:** { $terms }
tournament-plan-weekly = - **Opakování:** každý týden
tournament-plan-weekly-without = - **Opakování:** každý týden kromě { $dates }
tournament-term-role = role: { $role }
tournament-term-rating = rating: { $band }
tournament-term-account = stáří účtu: nejméně { $time }
tournament-term-member = doba na tomto serveru: nejméně { $time }
tournament-band-least = { $least } a víc
tournament-band-most = { $most } a méně
tournament-plan-final =
    { $seats ->
        [one] - **Finálový stůl:** nejlepší hráč
        [few] - **Finálový stůl:** { $seats } nejlepší hráči
        [many] - **Finálový stůl:** { $seats } nejlepších hráčů
       *[other] - **Finálový stůl:** { $seats } nejlepších hráčů
    }
tournament-plan-clock = - **Časový limit:** { $clock }
tournament-plan-no-clock = - **Časový limit:** žádný; času máš, kolik chceš
tournament-plan-turn-up =
    { $minutes ->
        [one] - **Příchod:** do jedné minuty od výzvy ke stolu, jinak tvoje místo převezme počítač
        [few] - **Příchod:** do { $minutes } minut od výzvy ke stolu, jinak tvoje místo převezme počítač
        [many] - **Příchod:** do { $minutes } minut od výzvy ke stolu, jinak tvoje místo převezme počítač
       *[other] - **Příchod:** do { $minutes } minut od výzvy ke stolu, jinak tvoje místo převezme počítač
    }
tournament-plan-table = - **U stolu se hraje:** nejvýše { $time }; potom rozhodnou body v té chvíli
tournament-plan-length = - **Délka:** přibližně { $time }
tournament-plan-length-long = - **Délka:** přibližně { $time }, nech si tedy volný celý večer
tournament-plan-late = - **Pozdní přihlášky:** do začátku kola { $round }
tournament-plan-late-none = - **Pozdní přihlášky:** po začátku žádné
tournament-plan-late-arena = - **Pozdní přihlášky:** až do konce
tournament-plan-late-until = - **Pozdní přihlášky:** až do konce: { $until }
tournament-plan-computers =
    { $count ->
        [one] - **Počítače:** jeden, úroveň { $level }
        [few] - **Počítače:** { $count }, úroveň { $level }
        [many] - **Počítače:** { $count }, úroveň { $level }
       *[other] - **Počítače:** { $count }, úroveň { $level }
    }
tournament-time-minutes =
    { $count ->
        [one] jednu minutu
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minut
    }
tournament-time-hours =
    { $count ->
        [one] jednu hodinu
        [few] { $count } hodiny
        [many] { $count } hodin
       *[other] { $count } hodin
    }
tournament-time-days =
    { $count ->
        [one] jeden den
        [few] { $count } dny
        [many] { $count } dní
       *[other] { $count } dní
    }
tournament-worth = U každého stolu je za první místo 12 bodů, za poslední 0 a místa mezi nimi jsou odstupňovaná rovnoměrně; při shodě se body dělí. Volné kolo, tedy kolo bez stolu, je za 6 bodů.
tournament-organiser = Pořadatel: { $organiser }.
tournament-players = Účastníci ({ $count }/{ $capacity }): { $names }
tournament-players-many =
    { $more ->
        [one] { $names } a jeden další
        [few] { $names } a { $more } další
        [many] { $names } a { $more } dalších
       *[other] { $names } a { $more } dalších
    }
tournament-no-players = Zatím není nikdo přihlášený.
tournament-waiting = Čekací listina ({ $count }): { $names }
tournament-sign-up-full = Všechna místa jsou obsazená. Tlačítkem **Přidat se** se zapíšeš na čekací listinu; jakmile se místo uvolní, dostaneš ho automaticky.
tournament-sign-up = Přihlas se tlačítkem **Přidat se**. Turnaj zahájí pořadatel příkazem `/tournament start`.
tournament-sign-up-planned = Přihlas se tlačítkem **Přidat se**. Turnaj začne automaticky.
tournament-check-in-until = Stiskni **Potvrdit účast**, jinak nedostaneš místo. Termín: { $until }.
tournament-round-under-way = Hraje se kolo { $round }/{ $rounds }. Stoly, u kterých se ještě hraje: { $playing }.
tournament-final-under-way = Hraje se u finálového stolu.
tournament-arena-under-way = Konec arény: { $until }. Stoly, u kterých se hraje: { $playing }.
tournament-arena-ending = Nové stoly už nevznikají. Stoly, u kterých se ještě hraje: { $playing }.
tournament-is-paused = Turnaj je pozastavený: všechny hodiny stojí, i u stolů, a do konce pauzy nezačne žádné nové kolo.
tournament-won = Turnaj skončil. Vyhrává { $who }! 🏆
tournament-over-too-few = Turnaj skončil: zbylo příliš málo hráčů.
tournament-over-no-persons = Turnaj skončil: všichni odešli a počítače samy dál nehrají.
tournament-over-cancelled = Pořadatel turnaj zrušil.
tournament-over-expired = Turnaj skončil, protože ho nikdo včas nezahájil nebo v něm nepokračoval.

tournament-table-round = Kolo { $round } · Stůl { $table }: { $names }
tournament-table-final = Finálový stůl: { $names }
tournament-table-arena = Stůl { $table }: { $names }
tournament-table-place = { $place }. { $who } (+{ $points })
tournament-table-place-score = { $place }. { $who } { $score } (+{ $points })
tournament-table-final-place = { $place }. { $who }
tournament-table-final-place-score = { $place }. { $who } { $score }
tournament-table-void = Neplatný: všichni přítomní dostávají body za volné kolo.
tournament-table-ruled = Tento výsledek určil pořadatel.
tournament-table-voided = Moderátor tuto hru zneplatnil, takže se její výsledek nepočítá.
tournament-table-undecided = Moderátor tuto hru zneplatnil, takže výsledek stolu musí určit pořadatel.
tournament-thread = Stůl { $table } · { $name }
tournament-call = { $names }: stůl { $table } turnaje **{ $name }** je připravený a hra začíná.
tournament-call-final = { $names }: finálový stůl turnaje **{ $name }** je připravený a hra začíná.
tournament-call-turn-up =
    { $minutes ->
        [one] Stiskni **Jsem tady** nebo zahraj do jedné minuty.
        [few] Stiskni **Jsem tady** nebo zahraj do { $minutes } minut.
        [many] Stiskni **Jsem tady** nebo zahraj do { $minutes } minut.
       *[other] Stiskni **Jsem tady** nebo zahraj do { $minutes } minut.
    } Jinak tvoje místo převezme počítač a u tohoto stolu skončíš na posledním místě.
tournament-call-points =
    { $points ->
        [one] Hraje se do jednoho bodu.
        [few] Hraje se do { $points } bodů.
        [many] Hraje se do { $points } bodů.
       *[other] Hraje se do { $points } bodů.
    }
tournament-call-rounds =
    { $rounds ->
        [one] Hraje se jedno kolo.
        [few] Hrají se { $rounds } kola.
        [many] Hraje se { $rounds } kol.
       *[other] Hraje se { $rounds } kol.
    }
tournament-call-wish = { $length } { $clock }. **Můj stojánek** pod hrací plochou ukáže tvoje kameny; vidíš je jen ty. Hodně štěstí a dobrou zábavu.
tournament-call-until = Termín pro stůl: { $until }; potom rozhodnou body v té chvíli.
tournament-awaited = -# Máš u tohoto stolu hrát? Stiskni **Jsem tady** nebo prostě zahraj a místo ti zůstane. Termín: { $until }.

tournament-live-round = 🔴 **Kolo { $round }, živě**
tournament-live-round-over = **Kolo { $round }: konečný stav**
tournament-live-final = 🔴 **Finálový stůl, živě**
tournament-live-final-over = **Finálový stůl: konečný stav**
tournament-live-arena = 🔴 **Stoly, živě**
tournament-live-arena-over = **Aréna: konečný stav**
tournament-live-over = dohráno · { $names }
tournament-live-void = neplatný
tournament-live-undecided = čeká se na výsledek od pořadatele
tournament-live-unfinished = nedohráno
tournament-live-waiting = čeká se na hráče
tournament-live-until = Termín: { $until }
tournament-live-ends = Nové stoly vznikají do: { $until }
tournament-live-top = Pořadí: { $places }
tournament-live-paused = Turnaj je pozastavený.

tournament-note-created = { $by } vytváří turnaj.
tournament-note-edited-told = { $names }: { $by } mění turnaj.
tournament-note-edited = { $by } mění turnaj.
tournament-note-changed = { $by } mění plán turnaje.
tournament-note-remind-change = { $names }: pozor, turnaj se změnil.
tournament-note-joined = { $who } se přihlašuje.
tournament-note-queued = { $who } je na čekací listině.
tournament-note-unqueued = { $who } už není na čekací listině.
tournament-note-got-place = { $who } postupuje z čekací listiny do turnaje.
tournament-note-moved-up = { $who }, uvolnilo se místo: účastníš se turnaje.
tournament-note-moved-up-check-in = { $who }, uvolnilo se místo: účastníš se turnaje. Stiskni **Potvrdit účast**, ať ti místo zůstane. Termín: { $until }.
tournament-note-computers = { $by } mění počet počítačů na { $count }.
tournament-note-check-in = Potvrzování účasti je otevřené. { $names }: je čas stisknout **Potvrdit účast**. Termín: { $until }.
tournament-note-check-in-nobody = Potvrzování účasti je otevřené, ale zatím není nikdo přihlášený. Stiskni **Přidat se** a potom **Potvrdit účast**. Termín: { $until }.
tournament-note-check-in-planned = Potvrzování účasti se otevřelo podle plánu. Termín: { $until }.
tournament-note-remind-check-in = ⏰ { $names }: kdo nestiskne **Potvrdit účast**, nedostane místo u stolu. Termín: { $until }.
tournament-note-remind-start = ⏰ { $names }: turnaj brzy začne. Začátek: { $until }.
tournament-note-reminded-check-in =
    { $count ->
        [one] Připomněl jsem jednomu hráči, ať potvrdí účast.
        [few] Připomněl jsem { $count } hráčům, ať potvrdí účast.
        [many] Připomněl jsem { $count } hráčům, ať potvrdí účast.
       *[other] Připomněl jsem { $count } hráčům, ať potvrdí účast.
    }
tournament-note-reminded-start =
    { $count ->
        [one] Připomněl jsem jednomu hráči, že turnaj brzy začne.
        [few] Připomněl jsem { $count } hráčům, že turnaj brzy začne.
        [many] Připomněl jsem { $count } hráčům, že turnaj brzy začne.
       *[other] Připomněl jsem { $count } hráčům, že turnaj brzy začne.
    }
tournament-note-start-failed = Na zahájení turnaje je zatím přihlášeno příliš málo hráčů. Přihlas se nebo někoho přiveď: pořadatel může turnaj zahájit později příkazem `/tournament start`.
tournament-note-check-in-failed = Účast potvrdilo příliš málo hráčů, takže turnaj nezačal. Všichni zůstávají přihlášení a pořadatel to může zkusit znovu příkazem `/tournament start`.
tournament-note-started-by = { $by } dává pokyn k začátku.
tournament-note-check-in-opened = { $by } otevírá potvrzování účasti. Termín: { $until }.
tournament-note-started = Turnaj začal. O shodách, které na konci zbudou, rozhodne los podle semínka { $seed }.
tournament-note-round = **Kolo { $round }/{ $rounds } začalo.** Stoly: { $tables }. Termín: { $until }; potom rozhodnou body v té chvíli.
tournament-note-final = **Hra u finálového stolu začala.** Termín: { $until }; potom rozhodnou body v té chvíli.
tournament-note-arena = Nové stoly: { $tables }.
tournament-note-bye = Volné kolo: { $names }.
tournament-note-no-show = { $who } chybí u stolu { $table }. Zaskočí počítač.
tournament-note-round-ended = Kolo { $round } skončilo.
tournament-note-ruled-order = { $by } určuje výsledek stolu { $table }: { $order }.
tournament-note-ruled-void = { $by } zneplatňuje stůl { $table }.
tournament-note-voided = { $by } zneplatňuje hru u stolu { $table }. Výsledek stolu teď musí určit pořadatel. Termín: { $until }. Už nalosovaná kola zůstanou, jak jsou.
tournament-note-voided-asked = { $organiser }, urči prosím výsledek stolu { $table }: použij `/tournament manage` a pak **Určit výsledek**. Další kolo do té doby nezačne. Pokud ho do termínu nikdo neurčí, je stůl neplatný a všichni přítomní dostanou body za volné kolo.
tournament-note-voided-decided = { $by } zneplatňuje hru u stolu { $table }. Výsledek stolu už dřív určil pořadatel a platí dál.
tournament-note-voided-over = { $by } zneplatňuje hru u stolu { $table }. Už se nepočítá a pořadí jsem přepočítal. Pořadatel může výsledek stolu ještě určit.
tournament-note-restored = { $by } obnovuje hru u stolu { $table }. Její výsledek se znovu počítá a pořadí jsem přepočítal.
tournament-note-restored-decided = { $by } obnovuje hru u stolu { $table }. Výsledek, který určil pořadatel, platí dál.
tournament-note-left-undecided = Výsledek stolu { $table } nikdo včas neurčil, takže je stůl neplatný.
tournament-note-ruling-back = { $by } ruší rozhodnutí o stolu { $table }: hra se počítá tak, jak se odehrála.
tournament-note-left = { $who } odchází z turnaje.
tournament-note-unchecked = { $who }: účast nepotvrzena.
tournament-note-no-shows = { $who } chybí už u druhého stolu, a tak jsem tohoto hráče z turnaje vyřadil. Vrátit se může příkazem `/tournament join`.
tournament-note-no-shows-last = { $who } chybí už u druhého stolu, a tak jsem tohoto hráče z turnaje vyřadil.
tournament-note-removed = { $by } vyřazuje z turnaje hráče { $who }.
tournament-note-replaced = { $by } nahrazuje hráče { $who }. Na jeho místě hraje dál { $player }.
tournament-note-pardoned = { $by } promíjí hráči { $who }: jeho absence se nepočítají.
tournament-note-paused = { $by } pozastavuje turnaj. Všechny hodiny stojí, i u stolů: můžete hrát dál, ale nikdo nemusí.
tournament-note-unattended = Většina svolaných hráčů nepřišla ke stolu, a tak jsem turnaj pozastavil.
tournament-note-unattended-table = Ke stolu { $table } nikdo nepřišel, a tak jsem turnaj pozastavil.
tournament-note-unattended-asked = { $organiser }, rozhodnutí je na tobě: příkazem `/tournament manage` můžeš pokračovat, chybějící hráče nahradit, nebo turnaj zrušit. Když budeš pokračovat, dostanou chybějící hráči na příchod znovu celý čas.
tournament-note-resumed = { $by } znovu spouští turnaj. Každý má tolik času, kolik mu zbývalo před pauzou.
tournament-note-extended =
    { $minutes ->
        [one] { $by } přidává stolům jednu minutu.
        [few] { $by } přidává stolům { $minutes } minuty.
        [many] { $by } přidává stolům { $minutes } minut.
       *[other] { $by } přidává stolům { $minutes } minut.
    }
tournament-note-time-lost =
    { $minutes ->
        [one] Byl jsem mimo provoz, a tak jsem všechny termíny posunul o jednu minutu. Hráči svolaní ke stolu nebo vyzvaní k potvrzení účasti mají znovu celý čas.
        [few] Byl jsem mimo provoz, a tak jsem všechny termíny posunul o { $minutes } minuty. Hráči svolaní ke stolu nebo vyzvaní k potvrzení účasti mají znovu celý čas.
        [many] Byl jsem mimo provoz, a tak jsem všechny termíny posunul o { $minutes } minut. Hráči svolaní ke stolu nebo vyzvaní k potvrzení účasti mají znovu celý čas.
       *[other] Byl jsem mimo provoz, a tak jsem všechny termíny posunul o { $minutes } minut. Hráči svolaní ke stolu nebo vyzvaní k potvrzení účasti mají znovu celý čas.
    }
tournament-note-ended = Turnaj skončil.
tournament-note-no-persons = Turnaj skončil: zbyly v něm jen počítače.
tournament-note-cancelled = { $by } ruší turnaj.

tournament-standings-round = **{ $name }** po kole { $round }
tournament-standings-now = **{ $name }**: pořadí
tournament-standings-no-persons = **{ $name }**: konec turnaje. Všichni odešli a počítače samy dál nehrají. Pořadí zůstává, jak je:
tournament-standings-end = **{ $name }**: konec turnaje. Vyhrává { $who }! 🏆
tournament-standings-none = Zatím není nikdo přihlášený.
tournament-standings-all =
    { $count ->
        [one] Stiskni **Pořadí** a uvidíš celou tabulku (jeden hráč).
        [few] Stiskni **Pořadí** a uvidíš celou tabulku ({ $count } hráči).
        [many] Stiskni **Pořadí** a uvidíš celou tabulku ({ $count } hráčů).
       *[other] Stiskni **Pořadí** a uvidíš celou tabulku ({ $count } hráčů).
    }
tournament-standings-page-of = Strana { $page }/{ $pages }
tournament-standings-bye = -# Volné kolo v kole { $round }, +{ $points }: { $names }
tournament-standings-late = -# Přihláška po prvním kole, +{ $points }: { $names }
tournament-standings-void = -# Stůl { $table } neplatný, +{ $points }: { $names }
tournament-standings-ruled = -# Stůl { $table }: výsledek určil pořadatel. Důvod: { $reason }
tournament-standings-undecided = -# Stůl { $table }: moderátor hru zneplatnil a výsledek musí určit pořadatel.
tournament-standings-voided = -# Stůl { $table }: moderátor hru zneplatnil.
tournament-column-player = Hráč
tournament-column-points = Body
tournament-column-head = Vz
tournament-column-opponents = Soup
tournament-column-wins = Výh
tournament-column-place = Místo
tournament-column-margin = Násk
tournament-column-absences = Abs
tournament-legend = -# O shodě v bodech rozhodují sloupce za Body zleva doprava. Vz: vzájemné výsledky, pokud se všichni hráči se shodou utkali · Soup: průměr bodů soupeřů bez nejnižšího · Výh: vyhrané stoly · Místo: průměrné místo · Násk: průměrný náskok před ostatními u stolu, pokaždé nejvýše 100 · Abs: zmeškané stoly a tahy. O zbylých shodách rozhodne los.
tournament-column-final = Finále
tournament-column-draw = Los
tournament-decimal = { $whole },{ $tenth }
tournament-none = –

tournament-places-round = { $name } · po kole { $round }
tournament-places-now = { $name } · pořadí
tournament-places-end = { $name } · konečné pořadí
tournament-places-points = Body
tournament-places-own = Tvůj řádek:
tournament-places-legend = { $short }: { $long }
tournament-places-decided = { $points }, { $by }: { $value }
tournament-places-drawn = { $points }, { $by }
tournament-places-final = místo u finálového stolu
tournament-places-head = vzájemné výsledky
tournament-places-opponents = průměr bodů soupeřů
tournament-places-wins = vyhrané stoly
tournament-places-place = průměrné místo
tournament-places-margin = průměrný náskok před ostatními u stolu
tournament-places-absences = zmeškané stoly a tahy
tournament-places-draw = rozhodl los
tournament-podium-alt = Stupně vítězů turnaje { $name }
tournament-podium-final = O prvních místech rozhodl finálový stůl.

tournament-past-title = ### Minulé turnaje
tournament-past-none = Na tomto serveru se zatím žádný turnaj nedohrál do konce.
tournament-past-row = **{ $name }** · { $date }
tournament-past-place = { $place }. { $who }
tournament-past-players =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráčů
       *[other] { $count } hráčů
    }
tournament-past-computers =
    { $count ->
        [one] { $players }, z toho jeden počítač
        [few] { $players }, z toho { $count } počítače
        [many] { $players }, z toho { $count } počítačů
       *[other] { $players }, z toho { $count } počítačů
    }
tournament-past-choice = { $name } · { $day }
tournament-past-choose = Vyber turnaj a podívej se, jak skončil
tournament-past-newer = Novější
tournament-past-older = Starší
tournament-past-record = Vyber stůl: uvidíš záznam a animaci jeho hry
tournament-past-more = Další stoly

tournament-explain-title =
    { $points ->
        [one] **{ $who }**: { $rank }. místo, { $points } bod
        [few] **{ $who }**: { $rank }. místo, { $points } body
        [many] **{ $who }**: { $rank }. místo, { $points } bodů
       *[other] **{ $who }**: { $rank }. místo, { $points } bodů
    }
tournament-explain-round = Kolo { $round }, stůl { $table }: { $place }. místo z celkem { $of }, +{ $points }
tournament-explain-arena = Stůl { $table }: { $place }. místo z celkem { $of }, +{ $points }
tournament-explain-bye = Kolo { $round }: volné kolo, +{ $points }
tournament-explain-void = Stůl { $table } neplatný: +{ $points }
tournament-explain-late = Přihláška po prvním kole: polovina bodů za volné kolo, +{ $points }
tournament-explain-alone = Stejný počet bodů nemá nikdo jiný.
tournament-explain-head = Stejný počet bodů: { $names }. Vzájemné výhry: { $points } (shoda se počítá jako půl výhry).
tournament-explain-not-met = Stejný počet bodů: { $names }. Ne všichni se spolu utkali, takže se vzájemné výsledky nepočítají.
tournament-explain-opponents = Body soupeřů: { $list }. Průměr: { $mean }.
tournament-explain-left-out = Body soupeřů: { $list }; bez nejnižšího ({ $lowest }). Průměr: { $mean }.
tournament-explain-no-opponents = Zatím žádní soupeři.
tournament-explain-rest = Vyhrané stoly: { $wins }. Průměrné místo: { $place }. Průměrný náskok před ostatními u stolu: { $margin }. Zmeškané stoly a tahy: { $absences }. Náhodné číslo pro zbylou shodu: { $lot } (vyhrává nejnižší).

tournament-created = Turnaj je otevřený a ostatní se přihlásí tlačítkem **Přidat se**. Zahájíš ho příkazem `/tournament start`.
tournament-created-planned = Turnaj je otevřený a ostatní se přihlásí tlačítkem **Přidat se**. Začne automaticky: { $start }. Příkazem `/tournament start` ho můžeš zahájit dřív.
tournament-created-check-in = Potvrzování účasti se otevře automaticky: { $opens }.
tournament-created-length = Potrvá přibližně { $time }.
tournament-created-length-long = Potrvá přibližně { $time }. Kratší bude s menším počtem kol (`rounds`) nebo s vydáním (`edition`), ve kterém má hra jedno kolo.
tournament-created-weekly = Turnaj se koná každý týden. Přihlašování na další se otevře samo, šest dní před začátkem.
tournament-created-event = Turnaj jsem zařadil i mezi události tohoto serveru a budu ho tam aktualizovat.
tournament-created-no-event = Mezi události tohoto serveru ho zatím zařadit nemůžu: potřebuji k tomu oprávnění **Vytvářet události**. Vše ostatní funguje i bez něj.
tournament-event = { $play }. Přihlásit se můžeš tady: { $channel }.
tournament-start-choice = { $away } ({ $moment })
tournament-start-minutes =
    { $count ->
        [one] za jednu minutu
        [few] za { $count } minuty
        [many] za { $count } minut
       *[other] za { $count } minut
    }
tournament-start-hours =
    { $count ->
        [one] za jednu hodinu
        [few] za { $count } hodiny
        [many] za { $count } hodin
       *[other] za { $count } hodin
    }
tournament-start-days =
    { $count ->
        [one] za jeden den
        [few] za { $count } dny
        [many] za { $count } dní
       *[other] za { $count } dní
    }
tournament-joined = Jsi v turnaji **{ $name }**. Vítej.
tournament-joined-late = Od příštího kola hraješ v turnaji **{ $name }**. Za všechna předchozí kola dohromady dostáváš polovinu bodů za jedno volné kolo.
tournament-left = Už se neúčastníš. Vrátíš se příkazem `/tournament join`.
tournament-queued = Turnaj je plný: na čekací listině máš číslo { $place }. Jakmile se místo uvolní, je tvoje a řeknu ti to v kanálu.
tournament-left-waiting = Už nejsi na čekací listině.
tournament-left-last = Už se neúčastníš. Turnaj končí, protože jiní lidé v něm nejsou.
tournament-leave-table = Opravdu chceš opustit turnaj **{ $name }**? Tvoje hra u stolu { $table } ještě neskončila: tvoje místo převezme počítač a u toho stolu skončíš na posledním místě. Ve tvých statistikách se počítá jako opuštěná hra.
tournament-leave-sure = Opravdu chceš opustit turnaj **{ $name }**? K dalším stolům už tě nezavolám. Tvoje body v pořadí zůstanou a příkazem `/tournament join` se vrátíš.
tournament-left-for-now = Už se neúčastníš. Tvoje místo držím volné 2 minuty, potom ho převezme počítač. Do té doby si to můžeš rozmyslet. Termín: { $until }.
tournament-left-last-for-now = Už se neúčastníš. Turnaj brzy skončí, protože jiní lidé v něm nejsou. Do té doby si to můžeš rozmyslet. Termín: { $until }.
tournament-returned = Vítej zpátky. Místo je zase tvoje a o nic nepřicházíš.
tournament-return-too-late = Trvalo to déle než 2 minuty, a tak u toho stolu za tebe hraje počítač. Příkazem `/tournament join` se vrátíš k dalšímu.
tournament-return-over = Turnaj skončil, a tak už není místo, na které by se dalo vrátit.
tournament-checked-in = Tvoje účast je potvrzená. Uvidíme se u stolu.
tournament-arrived = Dobře, jsi tady. Hra je v tomto vlákně.
tournament-organisers-role = Turnaje tu mohou pořádat členové s rolí { $role } nebo s oprávněním **Spravovat události**.
tournament-organisers-none = Turnaje tu mohou pořádat členové s oprávněním **Spravovat události**.
tournament-rule-void = Neplatný: všichni přítomní dostávají body za volné kolo
tournament-rule-played = Jak se odehrálo

tournament-refuse-none = V tomto kanálu žádný turnaj není. Členové s oprávněním **Spravovat události** ho mohou vytvořit příkazem `/tournament create`.
tournament-refuse-taken = V tomto kanálu je turnaj, který ještě neskončil. `/tournament status` ho ukáže; `/tournament cancel` ho ukončí.
tournament-refuse-too-many = Na tomto serveru už je tolik turnajů, kolik jich najednou být může: { $most }. Počkej, až některý skončí, nebo ho ukonči příkazem `/tournament cancel`.
tournament-refuse-create = K vytvoření turnaje tu potřebuješ oprávnění **Spravovat události**. Kdo ho má, může příkazem `/tournament organisers` povolit vytváření turnajů i některé roli.
tournament-refuse-create-role = K vytvoření turnaje tu potřebuješ roli { $role } nebo oprávnění **Spravovat události**.
tournament-refuse-thread = Toto vlákno patří stolu turnaje a hraje se tu jeho hra. Použij `/play` v jiném kanálu.
tournament-refuse-busy = V turnaji se toho právě děje hodně a tvůj požadavek neprošel. Zkus to znovu.
tournament-refuse-channel = Turnaj potřebuje kanál, ve kterém můžu otevírat vlákna. Vytvoř ho v textovém kanálu serveru.
tournament-refuse-organiser = To mohou jen pořadatelé: členové s oprávněním **Spravovat události** nebo s rolí vybranou příkazem `/tournament organisers`, a moderátoři.
tournament-refuse-takes-part = V tomto turnaji hraješ, takže o tom musí rozhodnout někdo jiný. Můžeš ale přidat čas nebo nechat rozhodnout současné body.
tournament-refuse-over = Turnaj skončil. Jak to dopadlo, ukáže `/tournament status`.
tournament-refuse-not-started = Turnaj ještě nezačal.
tournament-refuse-started = Turnaj už začal.
tournament-refuse-playing = Turnaj už začal. Další kolo se sestaví automaticky, až budou všechny stoly dohrané; ještě se hraje: { $playing }.
tournament-refuse-too-few = Hráčů je zatím málo: { $count }. Potřeba je aspoň { $least }. Pokud se vyžaduje potvrzení účasti, počítají se jen hráči, kteří ji potvrdili. Počítače přidáš příkazem `/tournament computers`.
tournament-refuse-no-persons = Počítače samy turnaje nehrají: musí se účastnit aspoň jeden člověk, s potvrzenou účastí, pokud se vyžaduje.
tournament-refuse-computers = Počítačů je příliš mnoho: { $computers }. Na každého člověka jich může být { $each }, takže teď nejvýše { $most }. Jejich počet změníš příkazem `/tournament computers`.
tournament-refuse-one-computer = Počítačů by bylo příliš mnoho: na každého člověka jich může být { $each }. Dál může hrát člověk: uveď ho v `/tournament replace`, ve volbě `by`.
tournament-refuse-no-more-computers = Víc počítačů se tohoto turnaje účastnit nemůže.
tournament-refuse-computers-places = To je na tento turnaj moc počítačů. Může jich být nejvýš { $most }, protože na každého člověka připadá nejvýš { $each }.
tournament-refuse-rounds-and-arena = Turnaj má buď kola, nebo délku v minutách: zvol `rounds`, nebo `arena`, ne obojí.
tournament-refuse-full =
    { $capacity ->
        [one] Turnaj je plný: jediné místo je obsazené.
        [few] Turnaj je plný: všechna { $capacity } místa jsou obsazená.
        [many] Turnaj je plný: všech { $capacity } míst je obsazených.
       *[other] Turnaj je plný: všech { $capacity } míst je obsazených.
    }
tournament-refuse-term-role = Tento turnaj je pro členy s rolí { $role }. Pokud chceš hrát, požádej o ni pořadatele.
tournament-refuse-term-rating = Tento turnaj je pro hráče s tímto ratingem: { $band }. Tvůj je teď { $own }, tak snad se uvidíme v příštím.
tournament-refuse-term-account = Tento turnaj vyžaduje minimální stáří účtu na Discordu: { $time }. Přihlásit se můžeš od této chvíle: { $from }.
tournament-refuse-term-member = Tento turnaj vyžaduje minimální dobu na tomto serveru: { $time }. Přihlásit se můžeš od této chvíle: { $from }.
tournament-refuse-already-waiting = Na čekací listině už jsi, máš číslo { $place }.
tournament-refuse-ratings = Nejnižší rating ({ $least }) je vyšší než nejvyšší ({ $most }). Prohoď je a zkus to znovu.
tournament-refuse-fixed-tables = Systém každý s každým i vyřazovací systém určují kola samy a mají stoly pro dva. Vynech `rounds`, `arena`, `final` a `seats`.
tournament-refuse-already-in = Už se účastníš.
tournament-refuse-not-in = Tohoto turnaje se neúčastníš.
tournament-refuse-they-not-in = Tento hráč se už neúčastní.
tournament-refuse-too-late = Na přihlášení je pozdě: turnaj už nové hráče nepřijímá.
tournament-refuse-removed = Pořadatel tě z tohoto turnaje vyřadil. Pokud se chceš vrátit, požádej pořadatele o prominutí.
tournament-refuse-no-check-in = Teď nikdo účast potvrzovat nemusí.
tournament-refuse-checked-in = Tvoje účast už je potvrzená.
tournament-refuse-no-table = Stůl { $table } v tomto turnaji není.
tournament-refuse-not-at-table = U tohoto stolu nehraješ.
tournament-refuse-own-table = U stolu { $table } hraješ ty, takže jeho výsledek určit nemůžeš. Může to jiný pořadatel nebo moderátor.
tournament-refuse-table-over = Tvoje hra u tohoto stolu už skončila.
tournament-refuse-order = To není pořadí hráčů tohoto stolu. Vyber některý z návrhů, které se objeví při psaní.
tournament-refuse-no-ruling = Výsledek tohoto stolu žádný pořadatel neurčil, není tedy co rušit.
tournament-refuse-match-voided = Moderátor hru u stolu { $table } zneplatnil, takže její výsledek platit nemůže.
tournament-refuse-no-entry = Takového hráče neznám. Vyber některý z návrhů, které se objeví při psaní.
tournament-refuse-replacement = Tento člověk se už účastní. Vyber někoho jiného, nebo vynech volbu `by` a bude hrát počítač.
tournament-refuse-bot = Bot za nikoho hrát nemůže. Vynech volbu `by` a bude hrát počítač.
tournament-refuse-paused = Turnaj už je pozastavený.
tournament-refuse-not-paused = Turnaj pozastavený není.
tournament-refuse-blameless = Tento hráč nezmeškal žádný stůl a není vyřazený, není tedy co promíjet.
tournament-refuse-extension =
    { $most ->
        [one] Přidej stolům jednu minutu.
        [few] Přidej stolům { $least } až { $most } minuty.
        [many] Přidej stolům { $least } až { $most } minut.
       *[other] Přidej stolům { $least } až { $most } minut.
    }
tournament-refuse-name =
    { $most ->
        [one] Dej turnaji název o jednom znaku.
        [few] Dej turnaji název nejvýše o { $most } znacích.
        [many] Dej turnaji název nejvýše o { $most } znacích.
       *[other] Dej turnaji název nejvýše o { $most } znacích.
    }
tournament-refuse-seats =
    { $most ->
        [one] Podle těchto pravidel má stůl { $most } místo.
        [few] Podle těchto pravidel má stůl { $least } až { $most } místa.
        [many] Podle těchto pravidel má stůl { $least } až { $most } míst.
       *[other] Podle těchto pravidel má stůl { $least } až { $most } míst.
    }
tournament-refuse-rounds =
    { $most ->
        [one] Turnaj může mít jen jedno kolo.
        [few] Turnaj může mít { $least } až { $most } kola.
        [many] Turnaj může mít { $least } až { $most } kol.
       *[other] Turnaj může mít { $least } až { $most } kol.
    }
tournament-refuse-capacity =
    { $most ->
        [one] Účastnit se může jen jeden hráč.
        [few] Účastnit se mohou { $least } až { $most } hráči.
        [many] Účastnit se může { $least } až { $most } hráčů.
       *[other] Účastnit se může { $least } až { $most } hráčů.
    }
tournament-refuse-time-arena =
    { $most ->
        [one] Aréna může trvat jen jednu minutu.
        [few] Aréna může trvat { $least } až { $most } minuty.
        [many] Aréna může trvat { $least } až { $most } minut.
       *[other] Aréna může trvat { $least } až { $most } minut.
    }
tournament-refuse-time-check-in =
    { $most ->
        [one] Potvrzování účasti může trvat jen jednu minutu.
        [few] Potvrzování účasti může trvat { $least } až { $most } minuty.
        [many] Potvrzování účasti může trvat { $least } až { $most } minut.
       *[other] Potvrzování účasti může trvat { $least } až { $most } minut.
    }
tournament-refuse-time-turn-up =
    { $most ->
        [one] Dej hráčům na příchod jednu minutu.
        [few] Dej hráčům na příchod { $least } až { $most } minuty.
        [many] Dej hráčům na příchod { $least } až { $most } minut.
       *[other] Dej hráčům na příchod { $least } až { $most } minut.
    }
tournament-refuse-time-table =
    { $most ->
        [one] Hra může trvat jen jednu minutu.
        [few] Hra může trvat { $least } až { $most } minuty.
        [many] Hra může trvat { $least } až { $most } minut.
       *[other] Hra může trvat { $least } až { $most } minut.
    }
tournament-refuse-start = Tento začátek je příliš brzy nebo příliš daleko. Lidé potřebují čas na přihlášení a případně na potvrzení účasti. Vyber začátek v rozmezí { $soonest } až { $latest }.
tournament-refuse-start-unreadable = Tento začátek nedokážu přečíst. Vyber některý z návrhů, které se objeví při psaní, nebo ho napiš jako v jednom z těchto příkladů: `za 30 minut`, `20:00 UTC+1`, `zítra 19:30 UTC`, `2026-11-28 20:00 Europe/Prague`.
tournament-refuse-start-zone = Neznám tvoje časové pásmo, takže nepoznám, kdy to je. Vyber některý z návrhů, které se objeví při psaní, nebo pásmo přidej: `20:00 UTC+1` nebo `20:00 Europe/Prague`.
tournament-refuse-event-start = Událost serveru potřebuje začátek. Uveď, kdy turnaj začíná, ve volbě `start`.
tournament-refuse-weekly-start = Týdenní turnaj potřebuje čas začátku. Zadej ho volbou `start`.
tournament-refuse-dates-alone = Jen týdenní turnaj může vynechávat dny. Přidej `weekly:True` a `start`.
tournament-refuse-dates = Datům „{ $typed }“ nerozumím. Napiš je jako 2026-12-25, oddělená čárkami, nejvýš 20.
tournament-refuse-edition = Toto vydání je bez počítání bodů, nebo není pro dva hráče, takže se podle něj turnaj hrát nedá. Vyber jiné.

tournament-command = Turnaje: vytvořit turnaj, zúčastnit se, podívat se na pořadí
tournament-command-create = Vytvořit v tomto kanálu turnaj
tournament-command-create-name = Název turnaje
tournament-command-create-rounds = Kolik kol (výchozí: 4)
tournament-command-create-seats = Nejvyšší počet míst u stolu: 2 až 4
tournament-command-create-arena = Místo kol: kolik minut trvá aréna
tournament-command-create-edition = Podle kterých pravidel se hraje; jinak oficiální soutěžní pravidla do 400 bodů
tournament-command-create-clock = Jak dlouho smí trvat tah (výchozí: 5 minut)
tournament-command-create-final = Zda se nejlepší hráči utkají u finálového stolu
tournament-command-create-capacity = Kolik hráčů se může účastnit (výchozí: 64)
tournament-command-create-check-in = Kolik minut před začátkem lze potvrdit účast; bez potvrzení není místo
tournament-command-create-no-show = Kolik minut mají hráči na příchod po výzvě (výchozí: 10)
tournament-command-create-time = Kolik minut se smí hrát u stolu (výchozí: 120)
tournament-command-create-start = Kdy začne: za 30 minut, 20:00 UTC+1, zítra 19:30 UTC; nebo vyber z návrhů
tournament-command-create-event = Zda bude mezi událostmi serveru; potřebuji oprávnění Vytvářet události
tournament-command-create-weekly = Jestli se má opakovat každý týden ve stejnou dobu; přihlašování na další se otevře samo
tournament-command-create-without = Pro týdenní turnaj: dny bez turnaje, například 2026-12-25, 2027-01-01
tournament-command-create-format = Jak se hráči potkávají; výchozí je švýcarský systém
tournament-format-swiss = Švýcarský: kola proti hráčům s podobnými body
tournament-format-round-robin = Každý s každým (nejvýš 8 hráčů)
tournament-format-knockout = Vyřazovací: kdo u stolu prohraje, končí
tournament-command-create-role = Role potřebná k účasti
tournament-command-create-rating-from = Nejnižší rating, s nímž se lze přihlásit
tournament-command-create-rating-to = Nejvyšší rating, s nímž se lze přihlásit
tournament-command-create-account-age = Minimální stáří účtu na Discordu ve dnech
tournament-command-create-member-for = Minimální doba na tomto serveru ve dnech
tournament-command-create-computers = Kolik počítačů se účastní
tournament-command-create-level = Jak dobře hrají počítače
tournament-command-join = Zúčastnit se turnaje v tomto kanálu
tournament-command-leave = Odejít z turnaje
tournament-command-check-in = Potvrdit, že jsi tady
tournament-command-computers = Před začátkem vybrat, kolik počítačů se účastní
tournament-command-computers-count = Počet počítačů
tournament-command-start = Zahájit turnaj, nebo otevřít potvrzování účasti
tournament-command-status = Ukázat pořadí, nebo z čeho vychází místo hráče
tournament-command-status-player = Hráč, jehož místo chceš vysvětlit
tournament-command-pause = Pozastavit turnaj: hodiny se zastaví i u stolů a nové kolo nezačne
tournament-command-resume = Pokračovat po pauze
tournament-command-extend = Přidat čas stolům, u kterých se hraje
tournament-command-extend-minutes = O kolik minut víc
tournament-command-result = Určit výsledek stolu, nebo zrušit výsledek, který určil pořadatel
tournament-command-result-table = Číslo stolu
tournament-command-result-order = Hráči od nejlepšího; nebo vyber „neplatný“ či „jak se odehrálo“
tournament-command-withdraw = Vyřadit hráče z turnaje
tournament-command-withdraw-player = Koho vyřadit
tournament-command-replace = Nechat za hráče dál hrát někoho jiného nebo počítač
tournament-command-replace-player = Koho nahradit
tournament-command-replace-by = Kdo hraje dál (výchozí: počítač)
tournament-command-pardon = Prominout absence a vrátit vyřazeného hráče
tournament-command-pardon-player = Komu prominout
tournament-command-reason = Důvod: vyber ho, nebo napiš vlastní; může si ho přečíst každý
tournament-command-cancel = Ukončit turnaj nadobro
tournament-command-edit = Změnit nebo odložit plánovaný turnaj
tournament-command-copy = Uspořádat poslední turnaj v tomto kanálu znovu
tournament-command-past = Ukázat minulé turnaje tohoto serveru, jejich pořadí a záznamy
tournament-command-log = Ukázat vše, co se v turnaji stalo, a kdo to udělal
tournament-command-organisers = Vybrat, která role může na tomto serveru pořádat turnaje
tournament-command-organisers-role = Role; když ji vynecháš, pořádají turnaje jen členové s oprávněním Spravovat události
