### The private review of a finished match.

review-begun = Végignézem a játék minden döntését. Ez legfeljebb egy percig tart, és az elemzés itt jelenik meg.
review-progress = Végignézem a játék minden döntését: { $percent }% kész.

review-title = **A játékod elemzése**
review-lead =
    { $others ->
        [alone] A pontjaid: **{ $points }**
        [opponent] Az előnyöd: **{ $points }**
       *[opponents] Az előnyöd a többiek átlagához képest: **{ $points }**
    }
review-part = { $part }: { $points }
review-skill = A döntéseid
review-tiles = Szerencse a kövekkel
review-par = Lépéssorrend
review-hidden = Egyéb okok
review-accuracy = **Pontosság: { $percent }%** (± { $error }) · döntések: { $choices } · döntésenként elvesztett pont: { $lost }
review-scale = A 100% azt jelenti, hogy egyetlen döntéssel sem veszett el pont, a 0% pedig a véletlenszerű játéknak felel meg.
review-too-few =
    { $choices ->
        [0] Ebben a játékban egyetlen döntésed sem volt.
       *[other] Ebben a játékban { $choices } döntésed volt.
    } A pontosság kiszámításához legalább { $least } kell.
review-mistakes = Ezek a lépések kerültek a legtöbbe. Nyomj meg egy számot, és keress jobb lépést.
review-no-mistakes = Egyik lépésed sem volt egyértelmű hiba.
review-other-plan = Az elemzés abból indul ki, hogy senki sem húz szándékosan. Két játékosnál a kövek gyűjtése is lehet jó stratégia, de ezt az elemzés nem vizsgálja.
review-line = **{ $number }.** { $round }. forduló: { $move } (elvesztett pont: { $lost })
review-turns = Ezek a pillanatok változtattak a legtöbbet a nyerési esélyeden.
review-try = Nyomj meg egy számot, és keress jobb lépést.
review-turn-mistake = **{ $number }.** { $round }. forduló: { $move } · **{ $change }%** · elvesztett pont: { $lost }
review-turn-own-draw = 🎲 { $round }. forduló, a húzásod: { $tile } · **{ $change }%**
review-turn-draw = 🎲 { $round }. forduló, { $who } húzása: { $tile } · **{ $change }%**
review-turn-placement = ⚡ { $round }. forduló, { $who } lépése: { $tile }, +{ $points } · **{ $change }%**
review-drew = húzás
review-passed = passz

review-move = **{ $round }. forduló.** A lépésed: { $move }
review-cost = Ezzel a lépéssel körülbelül { $lost } (± { $error }) pontot vesztettél, és { $percent }%-kal csökkent a nyerési esélyed.
review-ask = Találsz jobb lépést?
review-found = ✅ Igen, ez jobb: { $move }
review-not-better = Ez nem egyértelműen jobb: { $move }. Próbálj ki egy másikat.
review-better = Egy jobb lépés: { $move }
review-better-draw = Jobb lett volna húzni.
review-better-pass = Jobb lett volna passzolni.
review-placeholder = Válassz jobb lépést

review-shared = { $who } legjobb lépése ebben a játékban: { $move }

review-picture = Szerencse és tudás
review-alt = Sávdiagram. { $parts }.

review-button = Elemzés
review-button-move = { $number }. lépés
review-button-better = Mutass jobb lépést
review-button-back = Vissza az elemzéshez
review-button-share = A legjobb lépésem megosztása

review-of-others = Csak olyan játékot elemezhetsz, amelyben te is játszottál.
review-too-many =
    { $limit ->
        [one] Az elmúlt 24 órában már egy játékodat elemeztem, és több nem lehet. A következővel várj egy kicsit; a kész elemzéseket továbbra is megnyithatod.
       *[other] Az elmúlt 24 órában már { $limit } játékodat elemeztem, és több nem lehet. A következővel várj egy kicsit; a kész elemzéseket továbbra is megnyithatod.
    }
