tournament-title = **{ $name }**: turnaj v Triominos
tournament-rounds = { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
    [many] { $rounds } kol
   *[other] { $rounds } kol
  } u stolů nejvýš po { $seats } hráčích · { $edition }
tournament-arena = { $minutes ->
    [one] { $minutes } minuta hry
    [few] { $minutes } minuty hry
    [many] { $minutes } minut hry
   *[other] { $minutes } minut hry
  } u stolů nejvýš po { $seats } hráčích, nový stůl vznikne vždy, když je dost volných hráčů · { $edition }
tournament-round-robin = každý jednou s každým u stolů pro dva · { $edition }
tournament-knockout = vyřazovací systém u stolů pro dva, nasazení podle ratingu: prohra znamená konec · { $edition }
tournament-plan-start = - **Začátek:** { $start }
tournament-plan-check-in = - **Potvrzení účasti:** od { $opens }, { $time } před začátkem. Bez potvrzení nedostaneš místo u stolu.
tournament-plan-check-in-later = - **Potvrzení účasti:** trvá { $time } od chvíle, kdy ho pořadatel spustí. Bez potvrzení nedostaneš místo u stolu.
tournament-plan-play = - **Hraje se:** { $play }
tournament-plan-name = - **Název:** { $name }
tournament-plan-places = - **Místa:** { $places }
tournament-plan-match = - **Každá hra:** { $length }
tournament-plan-entry = - **Podmínky účasti:** { $terms }
tournament-plan-weekly = - **Opakování:** každý týden
tournament-plan-weekly-without = - **Opakování:** každý týden kromě { $dates }
tournament-term-role = role: { $role }
tournament-term-rating = rating: { $band }
tournament-term-account = účet starý aspoň { $time }
tournament-term-member = na tomto serveru aspoň { $time }
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
tournament-plan-table = - **U stolu se hraje:** nejvýš { $time }; potom rozhodnou aktuální body
tournament-plan-length = - **Potrvá:** přibližně { $time }
tournament-plan-length-long = - **Potrvá:** přibližně { $time }, tak si vyhraď dost času
tournament-plan-late = - **Pozdní přihlášky:** do začátku kola { $round }
tournament-plan-late-none = - **Pozdní přihlášky:** nejsou možné
tournament-plan-late-arena = - **Pozdní přihlášky:** až do konce
tournament-plan-late-until = - **Pozdní přihlášky:** až do konce turnaje ({ $until })
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
tournament-worth = U každého stolu je za první místo 12 bodů a za poslední 0; body za místa mezi nimi jsou odstupňované rovnoměrně. Při shodě si hráči body za svá místa rozdělí. Za volné kolo, ve kterém nehraješ, je 6 bodů.
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
tournament-sign-up-full = Všechna místa jsou obsazená. Na čekací listinu se zapíšeš tlačítkem **Přidat se**; jakmile se pro tebe uvolní místo, dostaneš ho automaticky.
tournament-sign-up = Přihlas se tlačítkem **Přidat se**. Turnaj zahájí pořadatel příkazem `/tournament start`.
tournament-sign-up-planned = Přihlas se tlačítkem **Přidat se**. Turnaj začne automaticky.
tournament-check-in-until = Stiskni **Potvrdit účast**, jinak nedostaneš místo. Potvrzování skončí { $until }.
tournament-round-under-way = Hraje se kolo { $round }/{ $rounds }. Rozehrané stoly: { $playing }.
tournament-final-under-way = Hraje se u finálového stolu.
tournament-arena-under-way = Aréna běží a skončí { $until }. Rozehrané stoly: { $playing }.
tournament-arena-ending = Nové stoly už nevznikají. Rozehrané stoly: { $playing }.
tournament-is-paused = Turnaj je pozastavený: čas neběží ani u stolů a do konce pauzy nezačne žádné nové kolo.
tournament-won = Turnaj skončil. Vyhrává { $who }! 🏆
tournament-over-too-few = Turnaj skončil, protože v něm zbylo moc málo hráčů.
tournament-over-no-persons = Turnaj skončil: všichni odešli a počítače samy dál nehrají.
tournament-over-cancelled = Pořadatel turnaj zrušil.
tournament-over-expired = Turnaj skončil, protože ho nikdo včas nezahájil nebo po pozastavení znovu nespustil.

tournament-table-round = Kolo { $round } · Stůl { $table }: { $names }
tournament-table-final = Finálový stůl: { $names }
tournament-table-arena = Stůl { $table }: { $names }
tournament-table-place = { $place }. { $who } (+{ $points })
tournament-table-place-score = { $place }. { $who } { $score } (+{ $points })
tournament-table-final-place = { $place }. { $who }
tournament-table-final-place-score = { $place }. { $who } { $score }
tournament-table-void = Výsledek neplatí: všichni, kdo přišli, dostávají body za volné kolo.
tournament-table-ruled = Tento výsledek určil pořadatel.
tournament-table-voided = Moderátor tuto hru zneplatnil, takže se její výsledek nepočítá.
tournament-table-undecided = Moderátor tuto hru zneplatnil, takže výsledek stolu musí určit pořadatel.
tournament-thread = Stůl { $table } · { $name }
tournament-call = { $names }: stůl { $table } turnaje **{ $name }** je připravený a hra začíná.
tournament-call-final = { $names }: finálový stůl turnaje **{ $name }** je připravený a hra začíná.
tournament-call-turn-up =
    { $minutes ->
        [one] Do jedné minuty stiskni **Jsem tady** nebo zahraj.
        [few] Do { $minutes } minut stiskni **Jsem tady** nebo zahraj.
        [many] Do { $minutes } minut stiskni **Jsem tady** nebo zahraj.
       *[other] Do { $minutes } minut stiskni **Jsem tady** nebo zahraj.
    } Jinak tvoje místo převezme počítač a u tohoto stolu skončíš jako poslední.
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
tournament-call-until = Termín pro tento stůl: { $until }; potom rozhodnou aktuální body.
tournament-awaited = -# Máš u tohoto stolu hrát? Stiskni **Jsem tady** nebo prostě zahraj a místo ti zůstane. Termín: { $until }.

tournament-live-round = 🔴 **Živě: kolo { $round }**
tournament-live-round-over = **Kolo { $round }: konečný stav**
tournament-live-final = 🔴 **Živě: finálový stůl**
tournament-live-final-over = **Finálový stůl: konečný stav**
tournament-live-arena = 🔴 **Živě od stolů**
tournament-live-arena-over = **Aréna: konečný stav**
tournament-live-over = dohráno · { $names }
tournament-live-void = hra neplatí
tournament-live-undecided = čeká se, až pořadatel určí výsledek
tournament-live-unfinished = nedohráno
tournament-live-waiting = čeká se na hráče
tournament-live-until = Čas vyprší { $until }
tournament-live-ends = Poslední šance na nový stůl: { $until }
tournament-live-top = Pořadí: { $places }
tournament-live-paused = Turnaj je pozastavený.

tournament-note-created = { $by } vytváří turnaj.
tournament-note-edited-told = { $names }: { $by } mění nastavení turnaje.
tournament-note-edited = { $by } mění nastavení turnaje.
tournament-note-changed = { $by } mění plán turnaje.
tournament-note-remind-change = { $names }: pozor, plán turnaje se změnil.
tournament-note-joined = { $who } se přihlašuje.
tournament-note-queued = { $who } je na čekací listině.
tournament-note-unqueued = { $who } už není na čekací listině.
tournament-note-got-place = { $who } postupuje z čekací listiny do turnaje.
tournament-note-moved-up = { $who }, uvolnilo se místo: jsi v turnaji.
tournament-note-moved-up-check-in = { $who }, uvolnilo se místo: jsi v turnaji. Stiskni **Potvrdit účast**, ať ti místo zůstane. Termín: { $until }.
tournament-note-computers = { $by } mění počet počítačů na { $count }.
tournament-note-check-in = Potvrzování účasti začalo a skončí { $until }. { $names }: kdo je tady, ať stiskne **Potvrdit účast**.
tournament-note-check-in-nobody = Potvrzování účasti začalo, ale zatím není nikdo přihlášený. Stiskni **Přidat se** a potom **Potvrdit účast**. Termín: { $until }.
tournament-note-check-in-planned = Potvrzování účasti začalo podle plánu. Termín: { $until }.
tournament-note-remind-check-in = ⏰ { $names }: kdo nestiskne **Potvrdit účast**, nedostane místo u stolu. Termín: { $until }.
tournament-note-remind-start = ⏰ { $names }: už se to blíží. Začátek turnaje: { $until }.
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
tournament-note-start-failed = Hráčů je zatím málo, takže turnaj nezačal. Přidej se nebo někoho přiveď. Pořadatel může turnaj zahájit později příkazem `/tournament start`.
tournament-note-check-in-failed = Účast potvrdilo málo hráčů, takže turnaj nezačal. Všichni zůstávají přihlášení a pořadatel to může zkusit znovu příkazem `/tournament start`.
tournament-note-started-by = { $by } dává turnaji zelenou.
tournament-note-check-in-opened = { $by } spouští potvrzování účasti. Termín: { $until }.
tournament-note-started = Turnaj začal. O shodách, které na konci zbudou, rozhodne los podle semínka { $seed }.
tournament-note-round = **Kolo { $round }/{ $rounds } začalo.** Stoly: { $tables }. Termín: { $until }; potom rozhodnou aktuální body.
tournament-note-final = **Hra u finálového stolu začala.** Termín: { $until }; potom rozhodnou aktuální body.
tournament-note-arena = Nové stoly: { $tables }.
tournament-note-bye = Volné kolo: { $names }.
tournament-note-no-show = { $who } chybí u stolu { $table }. Zaskočí počítač.
tournament-note-round-ended = Kolo { $round } skončilo.
tournament-note-ruled-order = { $by } určuje výsledek stolu { $table }: { $order }.
tournament-note-ruled-void = { $by } zneplatňuje výsledek stolu { $table }.
tournament-note-voided = { $by } zneplatňuje hru u stolu { $table }. Výsledek stolu teď musí určit pořadatel. Termín: { $until }. Už nalosovaná kola zůstanou, jak jsou.
tournament-note-voided-asked = { $organiser }, urči prosím výsledek stolu { $table }: použij `/tournament manage` a pak **Určit výsledek**. Další kolo do té doby nezačne. Pokud výsledek do termínu nikdo neurčí, hra nebude platit a všichni, kdo přišli, dostanou body za volné kolo.
tournament-note-voided-decided = { $by } zneplatňuje hru u stolu { $table }. Dál platí výsledek stolu, který už dřív určil pořadatel.
tournament-note-voided-over = { $by } zneplatňuje hru u stolu { $table }, takže už se nepočítá. Pořadí jsem podle toho upravil. Pořadatel může výsledek stolu ještě určit.
tournament-note-restored = { $by } obnovuje výsledek hry u stolu { $table }, takže se znovu počítá. Pořadí jsem podle toho upravil.
tournament-note-restored-decided = { $by } obnovuje výsledek hry u stolu { $table }, ale dál platí ten, který určil pořadatel.
tournament-note-left-undecided = Výsledek stolu { $table } nikdo včas neurčil, takže hra neplatí.
tournament-note-ruling-back = { $by } ruší rozhodnutí o výsledku stolu { $table }: hra se počítá tak, jak se odehrála.
tournament-note-left = { $who } odchází z turnaje.
tournament-note-unchecked = { $who } nemá potvrzenou účast.
tournament-note-no-shows = Hráče { $who } jsem vyřadil z turnaje, protože chybí už u druhého stolu. Vrátit se může příkazem `/tournament join`.
tournament-note-no-shows-last = Hráče { $who } jsem vyřadil z turnaje, protože chybí už u druhého stolu.
tournament-note-removed = { $by } vyřazuje z turnaje hráče { $who }.
tournament-note-replaced = { $by } posílá do turnaje náhradníka: za hráče { $who } hraje dál { $player } a přebírá i jeho místo v pořadí.
tournament-note-pardoned = { $by } promíjí hráči { $who } absence, takže se už nepočítají.
tournament-note-paused = { $by } pozastavuje turnaj. Čas neběží ani u stolů: můžete hrát dál, ale nikdo nemusí.
tournament-note-unattended = Většina svolaných hráčů nepřišla ke stolu, a tak jsem turnaj pozastavil.
tournament-note-unattended-table = Ke stolu { $table } nikdo nepřišel, a tak jsem turnaj pozastavil.
tournament-note-unattended-asked = { $organiser }, rozhodnutí je na tobě: příkazem `/tournament manage` můžeš v turnaji pokračovat, nahradit chybějící hráče nebo turnaj zrušit. Když budeš pokračovat, dostanou chybějící hráči na příchod znovu celý čas.
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
        [one] Byl jsem offline, a tak jsem všechny termíny posunul o jednu minutu. Kdo má přijít ke stolu nebo potvrdit účast, má na to znovu celý čas.
        [few] Byl jsem offline, a tak jsem všechny termíny posunul o { $minutes } minuty. Kdo má přijít ke stolu nebo potvrdit účast, má na to znovu celý čas.
        [many] Byl jsem offline, a tak jsem všechny termíny posunul o { $minutes } minut. Kdo má přijít ke stolu nebo potvrdit účast, má na to znovu celý čas.
       *[other] Byl jsem offline, a tak jsem všechny termíny posunul o { $minutes } minut. Kdo má přijít ke stolu nebo potvrdit účast, má na to znovu celý čas.
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
tournament-standings-bye = -# Kolo { $round } (volné kolo), +{ $points }: { $names }
tournament-standings-late = -# Přihláška po prvním kole, +{ $points }: { $names }
tournament-standings-void = -# Stůl { $table } (hra neplatí), +{ $points }: { $names }
tournament-standings-ruled = -# Stůl { $table }: výsledek určil pořadatel. Důvod: { $reason }
tournament-standings-undecided = -# Stůl { $table }: moderátor hru zneplatnil a výsledek musí určit pořadatel.
tournament-standings-voided = -# Stůl { $table }: moderátor hru zneplatnil.
tournament-column-player = Hráč
tournament-column-points = Body
tournament-column-head = Vzáj.
tournament-column-opponents = Soup.
tournament-column-wins = Výh.
tournament-column-place = Místo
tournament-column-margin = Náskok
tournament-column-absences = Abs.
tournament-legend = -# Při shodě bodů rozhodují sloupce vpravo od sloupce Body, zleva doprava. Vzáj.: vzájemné výsledky, pokud spolu hráli všichni se stejným počtem bodů · Soup.: průměr bodů soupeřů bez nejnižšího · Výh.: vyhrané stoly · Místo: průměrné místo · Náskok: průměrný náskok před ostatními u stolu, pokaždé nejvýš 100 · Abs.: zmeškané stoly a tahy. Pokud shoda trvá, rozhodne los.
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
tournament-past-none = Na tomto serveru zatím žádný turnaj neskončil.
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
tournament-past-record = Vyber stůl a uvidíš záznam a animaci jeho hry
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
tournament-explain-void = Stůl { $table } (hra neplatí): +{ $points }
tournament-explain-late = Přihláška po prvním kole: polovina bodů za volné kolo, +{ $points }
tournament-explain-alone = Stejný počet bodů nemá nikdo jiný.
tournament-explain-head = Stejný počet bodů: { $names }. Vzájemné výhry: { $points } (shoda se počítá jako půl výhry).
tournament-explain-not-met = Stejný počet bodů: { $names }. Ne všichni se spolu utkali, takže se vzájemné výsledky nepočítají.
tournament-explain-opponents = Body soupeřů: { $list }. Průměr: { $mean }.
tournament-explain-left-out = Body soupeřů: { $list }. Průměr bez nejnižšího počtu ({ $lowest }): { $mean }.
tournament-explain-no-opponents = Zatím žádní soupeři.
tournament-explain-rest = Vyhrané stoly: { $wins }. Průměrné místo: { $place }. Průměrný náskok před ostatními u stolu: { $margin }. Zmeškané stoly a tahy: { $absences }. Náhodné číslo, které rozhoduje až nakonec: { $lot } (vyhrává nejnižší).

tournament-created = Turnaj je otevřený a ostatní se můžou přihlásit tlačítkem **Přidat se**. Zahájíš ho příkazem `/tournament start`.
tournament-created-planned = Turnaj je otevřený a ostatní se můžou přihlásit tlačítkem **Přidat se**. Začne automaticky: { $start }. Příkazem `/tournament start` ho můžeš zahájit dřív.
tournament-created-check-in = Potvrzování účasti začne automaticky: { $opens }.
tournament-created-length = Potrvá asi { $time }.
tournament-created-length-long = Potrvá asi { $time }. Má to být kratší? Zvol méně kol (`rounds`) nebo pravidla s jedním kolem na hru (`edition`).
tournament-created-weekly = Turnaj se opakuje každý týden. Přihlašování do dalšího se otevře samo, šest dní před začátkem.
tournament-created-event = Turnaj jsem zařadil i mezi události tohoto serveru a budu ho tam aktualizovat.
tournament-created-no-event = Turnaj zatím nemůžu zařadit mezi události tohoto serveru: potřebuju k tomu oprávnění **Vytvářet události**. Vše ostatní funguje i bez něj.
tournament-event = { $play }. Přihlásit se můžeš tady: { $channel }.
tournament-start-choice = { $away } ({ $moment })
tournament-start-zone-choice = { $moment }, pokud je u tebe teď { $time }
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
tournament-joined = Jsi v turnaji **{ $name }**, vítej.
tournament-joined-late = Od příštího kola hraješ v turnaji **{ $name }**. Za všechna předchozí kola dohromady dostáváš polovinu bodů za jedno volné kolo.
tournament-left = V turnaji už nejsi. Vrátíš se příkazem `/tournament join`.
tournament-queued = Turnaj je plný a na čekací listině jsi na { $place }. místě. Jakmile se pro tebe uvolní místo, je tvoje a řeknu ti to v kanálu.
tournament-left-waiting = Už nejsi na čekací listině.
tournament-left-last = V turnaji už nejsi. Nikdo další v něm nezbyl, takže končí.
tournament-leave-table = Opravdu chceš opustit turnaj **{ $name }**? Tvoje hra u stolu { $table } ještě neskončila: tvoje místo převezme počítač a u toho stolu skončíš jako poslední. Ve tvých statistikách se to počítá jako opuštěná hra.
tournament-leave-sure = Opravdu chceš opustit turnaj **{ $name }**? K dalším stolům už tě nezavolám. Tvoje body v pořadí zůstanou a příkazem `/tournament join` se vrátíš.
tournament-left-for-now = V turnaji už nejsi. Dokud tvoje místo nepřevezme počítač, můžeš se vrátit. Termín: { $until }
tournament-left-last-for-now = V turnaji už nejsi. Nikdo další v něm nezbyl, takže brzy skončí. Ještě se můžeš vrátit. Termín: { $until }
tournament-returned = Vítej zpátky. Místo je zase tvoje a o nic nepřicházíš.
tournament-return-too-late = Trvalo to déle než 2 minuty, a tak u toho stolu za tebe hraje počítač. Příkazem `/tournament join` se do turnaje vrátíš a u dalšího stolu zase hraješ ty.
tournament-return-over = Turnaj skončil, takže už se není kam vrátit.
tournament-checked-in = Tvoje účast je potvrzená. Uvidíme se u stolu.
tournament-arrived = Super, jsi tady. Hraje se v tomhle vlákně.
tournament-organisers-role = Turnaje tu můžou pořádat členové s rolí { $role } nebo s oprávněním **Spravovat události**.
tournament-organisers-none = Turnaje tu můžou pořádat členové s oprávněním **Spravovat události**.
tournament-rule-void = Hra neplatí: všichni, kdo přišli, dostanou body za volné kolo
tournament-rule-played = Jak se hrálo

tournament-refuse-none = V tomto kanálu žádný turnaj není. Členové s oprávněním **Spravovat události** ho můžou vytvořit příkazem `/tournament create`.
tournament-refuse-taken = V tomto kanálu je turnaj, který ještě neskončil. `/tournament status` ho ukáže; `/tournament cancel` ho ukončí.
tournament-refuse-too-many = Víc turnajů najednou na tomto serveru být nemůže (maximum: { $most }). Počkej, až některý skončí, nebo ho ukonči příkazem `/tournament cancel`.
tournament-refuse-create = K vytvoření turnaje tu potřebuješ oprávnění **Spravovat události**. Kdo ho má, může příkazem `/tournament organisers` povolit vytváření turnajů i některé roli.
tournament-refuse-create-role = K vytvoření turnaje tu potřebuješ roli { $role } nebo oprávnění **Spravovat události**.
tournament-refuse-thread = Toto vlákno patří turnajovému stolu, takže se tu jiná hra hrát nedá. Použij `/play` v jiném kanálu.
tournament-refuse-busy = V turnaji se toho právě děje hodně, takže to neprošlo. Zkus to znovu.
tournament-refuse-channel = Pro turnaj potřebuju kanál, ve kterém můžu otevírat vlákna. Vytvoř turnaj v některém textovém kanálu na tomto serveru.
tournament-refuse-organiser = To můžou jen moderátoři a pořadatelé: členové s oprávněním **Spravovat události** nebo s rolí vybranou příkazem `/tournament organisers`.
tournament-refuse-takes-part = V tomto turnaji hraješ, takže o tom musí rozhodnout někdo jiný. Můžeš ale přidat stolům čas nebo nechat rozhodnout aktuální body.
tournament-refuse-over = Turnaj skončil. Jak to dopadlo, ukáže `/tournament status`.
tournament-refuse-not-started = Turnaj ještě nezačal.
tournament-refuse-started = Turnaj už začal.
tournament-refuse-playing = Turnaj už začal. Další kolo začne automaticky, až se dohraje u všech stolů. Rozehrané stoly: { $playing }.
tournament-refuse-too-few = Hráčů je zatím málo: { $count }. Potřeba je aspoň { $least }. Pokud se účast potvrzuje, počítají se jen hráči, kteří ji potvrdili. Počítače přidáš příkazem `/tournament computers`.
tournament-refuse-no-persons = Počítače samy turnaje nehrají: musí se přihlásit aspoň jeden člověk, a pokud se účast potvrzuje, musí ji i potvrdit.
tournament-refuse-computers = Počítačů je moc: { $computers }. Na každého člověka jich může být { $each }, takže teď nejvýš { $most }. Jejich počet změníš příkazem `/tournament computers`.
tournament-refuse-one-computer = Počítačů by bylo moc: limit na jednoho člověka je { $each }. Vyber radši člověka ve volbě `by` příkazu `/tournament replace`.
tournament-refuse-no-more-computers = Víc počítačů se do tohoto turnaje nevejde.
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
tournament-refuse-term-rating = Tento turnaj je pro rating { $band }. Ty teď máš { $own }, tak se snad uvidíme na příštím.
tournament-refuse-term-account = Pro tento turnaj musíš mít účet na Discordu aspoň { $time }. Přihlásit se můžeš až od tohoto data: { $from }.
tournament-refuse-term-member = Pro tento turnaj musíš být na serveru aspoň { $time }. Přihlásit se můžeš až od tohoto data: { $from }.
tournament-refuse-already-waiting = Na čekací listině už jsi na { $place }. místě.
tournament-refuse-ratings = Nejnižší rating ({ $least }) je vyšší než nejvyšší ({ $most }). Prohoď je a zkus to znovu.
tournament-refuse-fixed-tables = V systému každý s každým i ve vyřazovacím je počet kol pevně daný a hraje se u stolů pro dva. Vynech `rounds`, `arena`, `final` a `seats`.
tournament-refuse-already-in = V tomto turnaji už jsi.
tournament-refuse-not-in = V tomto turnaji nejsi.
tournament-refuse-they-not-in = Ten hráč už v turnaji není.
tournament-refuse-too-late = Na přihlášení už je pozdě: turnaj nové hráče nebere.
tournament-refuse-removed = Pořadatel tě z tohoto turnaje vyřadil. Pokud se chceš vrátit, požádej pořadatele, ať tě vrátí tlačítkem **Prominout**.
tournament-refuse-no-check-in = Potvrzování účasti teď neprobíhá, takže nemusíš nic dělat.
tournament-refuse-checked-in = Tvoje účast už je potvrzená.
tournament-refuse-no-table = Stůl { $table } v tomto turnaji není.
tournament-refuse-not-at-table = U tohoto stolu nehraješ.
tournament-refuse-own-table = U stolu { $table } hraješ i ty, takže jeho výsledek určit nemůžeš. Může to jiný pořadatel nebo moderátor.
tournament-refuse-table-over = Tvoje hra u tohoto stolu už skončila.
tournament-refuse-order = Zadanému pořadí hráčů nerozumím. Vyber některý z návrhů, které se objeví při psaní.
tournament-refuse-no-ruling = Výsledek tohoto stolu žádný pořadatel neurčil, takže není co rušit.
tournament-refuse-match-voided = Moderátor hru u stolu { $table } zneplatnil, takže její výsledek platit nemůže.
tournament-refuse-no-entry = Takového hráče neznám. Vyber některý z návrhů, které se objeví při psaní.
tournament-refuse-replacement = Ten člověk už v turnaji je. Vyber někoho jiného, nebo vynech volbu `by` a bude hrát počítač.
tournament-refuse-bot = Bot za nikoho hrát nemůže. Vynech volbu `by` a bude hrát počítač.
tournament-refuse-paused = Turnaj už je pozastavený.
tournament-refuse-not-paused = Turnaj pozastavený není.
tournament-refuse-blameless = Ten hráč nezmeškal žádný stůl a není vyřazený, takže není co promíjet.
tournament-refuse-extension =
    { $most ->
        [one] Přidej stolům jednu minutu.
        [few] Přidej stolům { $least } až { $most } minuty.
        [many] Přidej stolům { $least } až { $most } minut.
       *[other] Přidej stolům { $least } až { $most } minut.
    }
tournament-refuse-name =
    { $most ->
        [one] Název turnaje může mít jen jeden znak.
        [few] Název turnaje může mít nejvýš { $most } znaky.
        [many] Název turnaje může mít nejvýš { $most } znaků.
       *[other] Název turnaje může mít nejvýš { $most } znaků.
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
        [one] V turnaji může být jen jeden hráč.
        [few] V turnaji můžou být { $least } až { $most } hráči.
        [many] V turnaji může být { $least } až { $most } hráčů.
       *[other] V turnaji může být { $least } až { $most } hráčů.
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
tournament-refuse-start = To je moc brzy, nebo moc daleko dopředu. Lidé potřebují čas na přihlášení a potvrzení účasti, takže vyber začátek v tomto rozmezí: { $soonest } až { $latest }.
tournament-refuse-start-unreadable = Zadanému začátku nerozumím. Vyber některý z návrhů, které se objeví při psaní, nebo ho napiš třeba takhle: `za 30 minut`, `20:00 UTC+1`, `zítra 19:30 UTC`, `2026-11-28 20:00 Europe/Prague`.
tournament-refuse-start-zone = Neznám tvoje časové pásmo. Vyber některý z návrhů, které se objeví při psaní, nebo pásmo připiš k času: `20:00 UTC+1` nebo `20:00 Europe/Prague`.
tournament-refuse-event-start = Abych mohl vytvořit událost serveru, musím vědět, kdy turnaj začíná. Uveď to ve volbě `start`.
tournament-refuse-weekly-start = U týdenního turnaje musím vědět, kdy začíná. Uveď to ve volbě `start`.
tournament-refuse-dates-alone = Vynechávat dny se dá jen u týdenního turnaje. Přidej i `weekly:True` a `start`.
tournament-refuse-dates = Datům „{ $typed }“ nerozumím. Napiš nejvýš 20 dnů ve tvaru 2026-12-25 a odděl je čárkami.
tournament-refuse-edition = Turnaj potřebuje pravidla, podle kterých se počítají body a dá se hrát i ve dvou. Vyber jiná.

tournament-command = Turnaje: vytvořit turnaj, přihlásit se, podívat se na pořadí
tournament-command-create = Vytvořit v tomto kanálu turnaj
tournament-command-create-name = Název turnaje
tournament-command-create-rounds = Kolik kol se hraje (výchozí: 4)
tournament-command-create-seats = Nejvyšší počet hráčů u jednoho stolu (2 až 4)
tournament-command-create-arena = Aréna místo kol: kolik minut má trvat
tournament-command-create-edition = Podle kterých pravidel se hraje (výchozí: oficiální soutěžní pravidla do 400 bodů)
tournament-command-create-clock = Jak dlouho smí trvat tah (výchozí: 5 minut)
tournament-command-create-final = Jestli se nejlepší hráči utkají u finálového stolu
tournament-command-create-capacity = Kolik hráčů se může přihlásit (výchozí: 64)
tournament-command-create-check-in = Kolik minut před začátkem se dá potvrdit účast; bez potvrzení hráč nedostane místo
tournament-command-create-no-show = Kolik minut mají hráči na příchod po výzvě (výchozí: 10)
tournament-command-create-time = Kolik minut smí hra nejvýš trvat (výchozí: 120)
tournament-command-create-start = Kdy začne: za 30 minut, 20:00 UTC+1, zítra 19:30 UTC; nebo vyber z návrhů
tournament-command-create-event = Jestli turnaj přidat mezi události serveru; potřebuju k tomu oprávnění Vytvářet události
tournament-command-create-weekly = Jestli se má opakovat každý týden ve stejnou dobu; přihlašování do dalšího se otevře samo
tournament-command-create-without = Pro týdenní turnaj: dny bez turnaje, například 2026-12-25, 2027-01-01
tournament-command-create-format = Podle jakého systému se hraje; výchozí je švýcarský
tournament-format-swiss = Švýcarský: v každém kole proti hráčům s podobným počtem bodů
tournament-format-round-robin = Každý s každým (nejvýš 8 hráčů)
tournament-format-knockout = Vyřazovací: kdo hru prohraje, končí
tournament-command-create-role = Role, bez které se nedá přihlásit
tournament-command-create-rating-from = Nejnižší rating, se kterým se dá přihlásit
tournament-command-create-rating-to = Nejvyšší rating, se kterým se dá přihlásit
tournament-command-create-account-age = Kolik dní starý musí být účet na Discordu, aby se člen mohl přihlásit
tournament-command-create-member-for = Kolik dní musí být člen na tomto serveru, aby se mohl přihlásit
tournament-command-create-computers = Kolik počítačů bude hrát
tournament-command-create-level = Jak dobře hrají počítače
tournament-command-join = Přihlásit se do turnaje v tomto kanálu
tournament-command-leave = Odejít z turnaje
tournament-command-check-in = Potvrdit svou účast v turnaji
tournament-command-computers = Před začátkem vybrat, kolik počítačů bude hrát
tournament-command-computers-count = Počet počítačů
tournament-command-start = Zahájit turnaj, nebo spustit potvrzování účasti
tournament-command-status = Ukázat pořadí, nebo vysvětlit hráčovo místo v něm
tournament-command-status-player = Čí místo v pořadí vysvětlit
tournament-command-pause = Pozastavit turnaj: čas se zastaví i u stolů a nové kolo nezačne
tournament-command-resume = Pokračovat v pozastaveném turnaji
tournament-command-extend = Přidat čas stolům, u kterých se hraje
tournament-command-extend-minutes = Kolik minut přidat
tournament-command-result = Určit výsledek stolu, nebo zrušit výsledek, který určil pořadatel
tournament-command-result-table = Číslo stolu
tournament-command-result-order = Hráči od nejlepšího; nebo vyber „hra neplatí“ či „jak se hrálo“
tournament-command-withdraw = Vyřadit hráče z turnaje
tournament-command-withdraw-player = Koho vyřadit
tournament-command-replace = Nahradit hráče někým jiným nebo počítačem
tournament-command-replace-player = Koho nahradit
tournament-command-replace-by = Kdo převezme místo (výchozí: počítač)
tournament-command-pardon = Prominout hráči absence, nebo ho po vyřazení vrátit do turnaje
tournament-command-pardon-player = Komu prominout
tournament-command-reason = Důvod: vyber ho, nebo napiš vlastní; může si ho přečíst každý
tournament-command-cancel = Ukončit turnaj nadobro
tournament-command-edit = Změnit nebo odložit plánovaný turnaj
tournament-command-copy = Uspořádat poslední turnaj v tomto kanálu znovu
tournament-command-past = Ukázat minulé turnaje na tomto serveru, jejich pořadí a záznamy her
tournament-command-log = Ukázat vše, co se v turnaji stalo, a kdo to udělal
tournament-command-organisers = Vybrat, která role může na tomto serveru pořádat turnaje
tournament-command-organisers-role = Role; bez ní pořádají turnaje jen moderátoři a členové s oprávněním Spravovat události
