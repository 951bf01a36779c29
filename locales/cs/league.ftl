league-board-rating = Rating
league-board-ladder = Pořadí sezony
league-board-wins = Výhry
league-board-points-a-round = Body na kolo
league-board-best-move = Nejlepší tah
league-board-best-match = Nejlepší hra
league-board-bridges = Mosty
league-board-hexagons = Šestiúhelníky
league-board-solo = Sólový rekord
league-board-tournament-points = Turnajové body
league-board-titles = Tituly
league-board-podiums = Pódia
league-span-all-time = Celá historie
league-span-season = Tato sezona
league-span-last-season = Minulá sezona
league-span-month = Tento měsíc
league-month =
    { $month ->
        [1] leden { $year }
        [2] únor { $year }
        [3] březen { $year }
        [4] duben { $year }
        [5] květen { $year }
        [6] červen { $year }
        [7] červenec { $year }
        [8] srpen { $year }
        [9] září { $year }
        [10] říjen { $year }
        [11] listopad { $year }
       *[other] prosinec { $year }
    }
league-months = { $first } až { $last }
league-heading = { $board } · { $span }
league-heading-edition = { $board } · { $span } · { $edition }

league-decimal = { $whole },{ $tenths }
league-points =
    { $count ->
        [one] { $figure } bod
        [few] { $figure } body
        [many] { $figure } bodu
       *[other] { $figure } bodů
    }
league-wins =
    { $count ->
        [one] { $figure } výhra
        [few] { $figure } výhry
        [many] { $figure } výhry
       *[other] { $figure } výher
    }
league-bridges =
    { $count ->
        [one] { $figure } most
        [few] { $figure } mosty
        [many] { $figure } mostu
       *[other] { $figure } mostů
    }
league-hexagons =
    { $count ->
        [one] { $figure } šestiúhelník
        [few] { $figure } šestiúhelníky
        [many] { $figure } šestiúhelníku
       *[other] { $figure } šestiúhelníků
    }
league-matches =
    { $count ->
        [one] { $count } hra
        [few] { $count } hry
        [many] { $count } her
       *[other] { $count } her
    }

league-tournaments =
    { $count ->
        [one] { $count } turnaj
        [few] { $count } turnaje
        [many] { $count } turnajů
       *[other] { $count } turnajů
    }
league-titles =
    { $count ->
        [one] { $figure } titul
        [few] { $figure } tituly
        [many] { $figure } titulu
       *[other] { $figure } titulů
    }
league-podiums =
    { $count ->
        [one] { $figure } pódium
        [few] { $figure } pódia
        [many] { $figure } pódia
       *[other] { $figure } pódií
    }

league-row = { $place }\. **{ $name }** · { $figure }
league-row-plain = { $place }. { $name }: { $figure }
league-own = Máš { $place }. místo z celkem { $people }: { $figure }.
league-own-none = V tomto žebříčku zatím nejsi.
league-why-rated = Hra je hodnocená, když není přátelská, hrají ji aspoň dva lidé, na začátku v ní není žádný počítač a kromě délky se nezměnilo žádné pravidlo.
league-why-rounds =
    { $rounds ->
        [one] Do žebříčku se dostaneš po jednom kole.
        [few] Do žebříčku se dostaneš po { $rounds } kolech.
        [many] Do žebříčku se dostaneš po { $rounds } kolech.
       *[other] Do žebříčku se dostaneš po { $rounds } kolech.
    } Tvoje dvě nejlepší hry se nepočítají, takže odehraj aspoň tři.
league-why-solo = Chceš vytvořit rekord? Zahraj si jedno kolo sólo a nic v pravidlech neměň: použij `/play` a stiskni **Začít**.
league-why-no-solo = Pro tato pravidla se sólové rekordy nevedou.
league-why-tournament-points =
    V turnaji dostaneš body za hráče, kteří skončí za tebou: za každého stálého bod, za každého jiného desetinu bodu. Hráč se počítá, jen když oba odehrajete aspoň polovinu turnaje. { $best ->
        [one] Počítá se jen tvůj nejlepší turnaj.
        [few] Počítají se jen tvoje { $best } nejlepší turnaje.
        [many] Počítá se jen tvých { $best } nejlepších turnajů.
       *[other] Počítá se jen tvých { $best } nejlepších turnajů.
    }
league-why-tournaments =
    { $least ->
        [one] Turnaj se počítá, když jeho polovinu odehraje aspoň jeden člověk.
        [few] Turnaj se počítá, když jeho polovinu odehrají aspoň { $least } lidé.
        [many] Turnaj se počítá, když jeho polovinu odehraje aspoň { $least } lidí.
       *[other] Turnaj se počítá, když jeho polovinu odehraje aspoň { $least } lidí.
    } Turnaj samých nováčků se počítá jen málo, pokud se z nich do konce sezony nestanou stálí hráči.
league-why-weights = Čím častěji poslední dobou hraješ se stejnými lidmi, tím míň se hra s nimi počítá. Hra s lidmi, kteří tu nejsou stálými hráči, se počítá málo.
league-why-bests = Hra se počítá, jen když mezi stálé hráče patří aspoň polovina ostatních u stolu.
league-why-established = Stálým hráčem se staneš, až odehraješ pět hodnocených her aspoň ve třech různých dnech a utkáš se aspoň s polovinou ostatních stálých hráčů serveru, nejmíň ale se třemi. Víc než osm jich nikdy nepotřebuješ.
league-needs = Stálým hráčem ještě nejsi, chybí ti: { $needs }.
league-needs-matches =
    { $count ->
        [one] jedna hodnocená hra
        [few] { $count } hodnocené hry
        [many] { $count } hodnocené hry
       *[other] { $count } hodnocených her
    }
league-needs-days =
    { $count ->
        [one] jeden další herní den
        [few] { $count } další herní dny
        [many] { $count } dalšího herního dne
       *[other] { $count } dalších herních dnů
    }
league-needs-opponents =
    { $count ->
        [one] hra proti jednomu dalšímu stálému hráči
        [few] hry proti { $count } dalším stálým hráčům
        [many] hry proti { $count } dalším stálým hráčům
       *[other] hry proti { $count } dalším stálým hráčům
    }
league-empty = V tomto žebříčku zatím nikdo není.
league-provisional = Otazník znamená, že rating je předběžný: zatím vychází jen z několika her.
league-page = Strana { $page }/{ $pages }
league-higher = Výš
league-lower = Níž
league-mine = Moje místo
league-shared = Zveřejnil jsem to tu pro všechny.
league-shared-by = -# Sdílí { $who }
league-share-barred = Do tohoto kanálu psát nemůžu. `/doctor` ukáže, které oprávnění chybí.
league-choose-board = Vyber žebříček
league-choose-span = Vyber období
league-choose-edition = Vyber pravidla
league-alt = { $heading }. { $page }.
league-kept-note = Po každém turnaji to aktualizuju. Zbytek ukáže `/leaderboard`.
league-change-up = nahoru o { $count }
league-change-down = dolů o { $count }
league-change-new = nově

league-profile-none = { $name } na tomto serveru zatím nemá žádnou dohranou hru.
league-profile-rating = Rating: **{ $points }**, { $place }. místo z celkem { $people }
league-profile-provisional = Rating: **{ $points }** (předběžný), { $place }. místo z celkem { $people }
league-profile-unrated = Rating: zatím žádný. { $why }
league-profile-season = Tato sezona: { $place }. místo v pořadí, { $points }
league-profile-no-rating = Rating: zatím žádný
league-ratings-changed = Ratingy: { $changes }
league-rating-change = { $who } { $before } → { $after }
league-profile-matches = Odehráno: { $matches }, { $wins }
league-profile-matches-computers = Odehráno: { $matches }, { $wins } proti lidem, { $beaten } proti počítačům
league-profile-rated =
    { $others ->
        [0] Hodnocené: všechny
       *[other] Hodnocené: { $rated } z celkem { $matches }. Hra není hodnocená, když je přátelská, když v ní od začátku hraje počítač, když je změněné jiné pravidlo než délka nebo když v ní má někdo méně než tři tahy.
    }
league-profile-points = Body na kolo: { $figure }
league-profile-best-move = Nejlepší tah: { $points }
league-profile-best-match = Nejlepší hra: { $points }
league-profile-shapes = Obrazce: { $bridges }, { $hexagons }
league-profile-solo = Sólový rekord: { $points }
league-profile-solo-edition = Sólový rekord, { $edition }: { $points }
league-profile-tournaments = Turnaje: { $titles }, { $podiums }, { $points }; nejlepší místo: { $place }. z celkem { $of }
league-profile-last-tournaments = Poslední turnaje:
league-profile-tournament = - { $date } · **{ $name }**: { $place }. místo z celkem { $of }
league-profile-reliable = Hry odehrané až do konce: { $percent } %
league-style-heading = Styl hry · { $matches }
league-style-bridges = Mosty na 100 kamenů
league-style-hexagons = Šestiúhelníky na 100 kamenů
league-style-draws = Dobrané kameny na kolo
league-style-rate = { $mean } (± { $error })
league-style-rate-in-words = { $mean }, plus minus { $error }
league-style-line = { $measure }: { $rate }
league-style-alt-line = { $name }: { $facts }.
league-style-spread = většinou { $low } až { $high }
league-style-alike = hráči s podobným ratingem: { $rate }
league-style-note = ± ukazuje, jak nejistý je průměr.
league-style-reviewed = Štěstí a um za kolo · rozebrané hry: { $count }
league-style-too-few = Rozebrané hry: { $count }. Abych rozeznal štěstí od umu, potřebuju jich aspoň { $least }. Další přidáš tlačítkem **Rozbor** pod svými výsledky.
league-style-private = Tuhle část vidíš jen ty.
league-weakness-draws = 💡 Bereš si víc kamenů než hráči s podobným ratingem. Na trénink použij { $practice }.
league-weakness-bridges = 💡 Stavíš méně mostů než hráči s podobným ratingem. Na trénink použij { $practice }.
league-weakness-hexagons = 💡 Dokončuješ méně šestiúhelníků než hráči s podobným ratingem. Na trénink použij { $practice }.
league-weakness-choices = 💡 Slabšími tahy přicházíš o víc bodů než soupeři. Na trénink použij { $practice }.
league-course = { $name }: rating
league-course-alt-none = { $name } zatím nemá žádný rating.
league-course-alt =
    { $count ->
        [one] Rating hráče { $name } po { $count } hře: { $last }.
        [few] Rating hráče { $name } po { $count } hrách { $by ->
            [rose] stoupl na { $last } (předtím { $first }).
            [fell] klesl na { $last } (předtím { $first }).
           *[stayed] se vrátil na { $last }.
        }
        [many] Rating hráče { $name } po { $count } hrách { $by ->
            [rose] stoupl na { $last } (předtím { $first }).
            [fell] klesl na { $last } (předtím { $first }).
           *[stayed] se vrátil na { $last }.
        }
       *[other] Rating hráče { $name } po { $count } hrách { $by ->
            [rose] stoupl na { $last } (předtím { $first }).
            [fell] klesl na { $last } (předtím { $first }).
           *[stayed] se vrátil na { $last }.
        }
    }
league-course-alt-ends = Nejvyšší rating: { $highest } po { $at_highest }. hře; nejnižší: { $lowest } po { $at_lowest }. hře.

league-final = ### 🏆 Sezona skončila: { $season }
league-final-champion = Šampionem sezony je **{ $name }** ({ $points })!
league-final-nobody =
    Tentokrát šampiona nemáme. Na titul je potřeba odehrát aspoň { $matches ->
        [one] jednu hodnocenou hru
        [few] { $matches } hodnocené hry
        [many] { $matches } hodnocených her
       *[other] { $matches } hodnocených her
    }, hrát aspoň proti { $opponents ->
        [one] jednomu stálému hráči
        [few] { $opponents } stálým hráčům
        [many] { $opponents } stálým hráčům
       *[other] { $opponents } stálým hráčům
    } a mít v pořadí sezony víc bodů než kdokoli jiný, kdo tyto podmínky splňuje.
league-final-row = { $place }\. **{ $name }** · { $points } · rating { $rating }
league-final-more =
    { $count ->
        [one] A { $count } další.
        [few] A { $count } další.
        [many] A { $count } dalších.
       *[other] A { $count } dalších.
    }
league-final-tournaments = **Turnaje sezony**
league-final-tournament-champion = Turnajovým šampionem je **{ $name }** ({ $points }).
league-final-tournament-nobody =
    Tentokrát turnajového šampiona nemáme. Na titul je potřeba odehrát aspoň { $matches ->
        [one] jednu hodnocenou hru
        [few] { $matches } hodnocené hry
        [many] { $matches } hodnocených her
       *[other] { $matches } hodnocených her
    }, hrát aspoň proti { $opponents ->
        [one] jednomu stálému hráči
        [few] { $opponents } stálým hráčům
        [many] { $opponents } stálým hráčům
       *[other] { $opponents } stálým hráčům
    } a mít víc turnajových bodů než kdokoli jiný, kdo tyto podmínky splňuje.
league-final-tournament-row = { $place }\. **{ $name }** · { $points } · { $tournaments }
league-final-new = Začíná nová sezona a v jejím pořadí jsou všichni na nule. Ratingy zůstávají, jen se chvíli mění rychleji.
league-final-role = Roli { $role } dostává { $name }.
league-final-no-role = Roli { $role } se mi nepodařilo šampionovi dát: potřebuju oprávnění **Spravovat role** a moje vlastní role musí být nad ní.
league-final-moderating-role = { $name } nedostává roli { $role }: nově k ní patří moderátorská oprávnění. Vyber jinou příkazem `/settings`.
league-final-role-gone = { $name } nedostává roli šampiona, protože ji někdo smazal. Vyber jinou příkazem `/settings`.

league-season-month = každý měsíc
league-season-quarter = každé čtvrtletí
league-season-none = žádné
league-settings-season = Sezony: { $season }
league-settings-channel = Konečné pořadí: v kanálu { $channel }
league-settings-last-channel = Konečné pořadí: v kanálu, kde se naposledy hrálo
league-settings-leaderboard = Žebříček: vždy aktuální v kanálu { $channel }. Až ho tam nebudeš chtít, smaž moji zprávu s ním.
league-settings-leaderboard-barred = Žebříček: zatím ho v kanálu { $channel } nemůžu zveřejnit. `/doctor` ukáže, které oprávnění chybí.
league-settings-role = Role šampiona: { $role }
league-settings-no-role = Role šampiona: žádná
league-settings-tournament-role = Role turnajového šampiona: { $role }
league-settings-no-tournament-role = Role turnajového šampiona: žádná
league-settings-rights = Abych mohl šampionovi dát roli, potřebuju oprávnění **Spravovat role** a moje vlastní role musí být v seznamu rolí serveru nad ní.
league-settings-not-yours = Nic se nezměnilo: k výběru role pro šampiony potřebuješ oprávnění **Spravovat role** i ty.
league-settings-moderating-role = Nic se nezměnilo: k té roli patří moderátorská oprávnění. Role šampiona má jen ukazovat, kdo vyhrál.
league-settings-not-below-yours = Nic se nezměnilo: roli pro šampiony můžeš vybrat, jen když je v seznamu rolí serveru níž než tvoje nejvyšší role.
league-settings-not-below-mine = Nic se nezměnilo: můžu dávat jen role, které jsou níž než moje. Přesuň v seznamu rolí serveru moji roli nad roli pro šampiony a tu pak vyber znovu.
league-settings-unassignable = Nic se nezměnilo: tato role se spravuje automaticky, takže ji členům dát nejde. Vyber roli vytvořenou na tomto serveru.

league-void-choice-voided = Neplatí · { $day } · { $scores }
league-void-said = ⚖️ **{ $moderator }** zneplatňuje hru ({ $date }, { $players }), takže už se nepočítá. Důvod: { $reason }
league-void-said-restored = ⚖️ **{ $moderator }** obnovuje výsledek hry ({ $date }, { $players }), takže se znovu počítá. Důvod: { $reason }
league-void-done = Výsledek je neplatný. Ratingy a žebříčky jsem přepočítal, jako by se ta hra nehrála. Konečné pořadí minulých sezon, které jsem už zveřejnil, zůstává beze změny. Výsledek znovu započítáš příkazem `/void-result` s volbou `restore`.
league-void-done-restored = Výsledek znovu platí a ratingy i žebříčky jsem podle toho přepočítal. Konečné pořadí minulých sezon, které jsem už zveřejnil, zůstává beze změny.
league-void-told = Napsal jsem o tom do tohoto kanálu.
league-void-unsaid = Do tohoto kanálu jsem ale psát nemohl, tak to prosím hráčům řekni ty.
league-void-tournament-undecided = Hra patří k turnaji **{ $name }**. V jeho kanálu jsem oznámil, že výsledek stolu { $table } teď musí určit pořadatel.
league-void-tournament-decided = Hra patří k turnaji **{ $name }**. Dál platí výsledek stolu { $table }, který už dřív určil pořadatel.
league-void-tournament-standings = Hra patří k turnaji **{ $name }**. Přepočítal jsem v něm pořadí a oznámil to v jeho kanálu.
league-void-record = ⚖️ Tento výsledek se nepočítá, rozhodl o tom moderátor **{ $moderator }** ({ $date }). Důvod: { $reason }
league-void-profile = ⚖️ Tato hra se nepočítá: { $date }, { $players }. Rozhodl o tom moderátor **{ $moderator }**. Důvod: { $reason }
league-void-moderators = Nic se nezměnilo: ke zneplatnění výsledku potřebuješ oprávnění **Spravovat zprávy**.
league-void-own = Nic se nezměnilo: jde i o tvoji hru. Požádej moderátora, který v ní nehrál.
league-void-unknown = Takový výsledek na tomto serveru nemůžu najít. Vyber některý z návrhů, nebo napiš číslo z názvu souboru se záznamem hry.
league-void-already = Tento výsledek je už neplatný, rozhodl o tom moderátor **{ $moderator }**. Důvod: { $reason }
    Znovu ho započítáš příkazem `/void-result` s volbou `restore`.
league-void-counts = Tento výsledek se počítá, takže není co obnovovat.
