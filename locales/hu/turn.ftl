turn-placed =
    { $drawn ->
        [0] { $who } letette: { $tile }
       *[other] { $who } { $drawn } követ húzott{ $cost }, majd letette: { $tile }
    }{ $spot ->
        [0] {""}
       *[other] {" "}({ $spot }. mező)
    }
turn-drew = { $who } { $drawn } követ húzott
turn-stuck = { $who } { $drawn } követ húzott, de nem tett le semmit
turn-passed =
    { $drawn ->
        [0] { $who } passzolt (a bank üres)
       *[other] { $who } { $drawn } követ húzott, és passzolt (a bank üres)
    }
turn-stopped = { $who } { $drawn } követ húzott, aztán megállt
turn-dropped-out =
    { $drawn ->
        [0] { $who } passzolt (a bank üres), és kiszállt a fordulóból
       *[other] { $who } { $drawn } követ húzott, passzolt (a bank üres), és kiszállt a fordulóból
    }
turn-with-points = { $line }: **{ $points }**
turn-with-sum = { $line }: { $sum } = **{ $points }**
turn-with-shape =
    { $shape ->
        [bridge] { $line }, híd
        [hexagon] { $line }, hatszög
        [double-hexagon] { $line }, dupla hatszög
       *[triple-hexagon] { $line }, tripla hatszög
    }
turn-with-lead = { $line }, kezdés triplával
turn-round =
    { $round ->
        [1] Kezdődik a játék.
       *[other] Kezdődik a játék { $round }. fordulója.
    }
turn-round-of =
    { $round ->
        [1]
            { $rounds ->
                [1] Kezdődik a játék. Egyetlen fordulóból áll.
               *[other] Kezdődik a játék: { $rounds } forduló lesz, ez az első.
            }
       *[other] Kezdődik a játék { $round }. fordulója (összesen { $rounds }).
    }
turn-round-last = Kezdődik a játék { $round }. fordulója. Ez az utolsó.
turn-rules = -# { $edition } · { $length }
turn-start-draw = Mindenki húz egy követ, hogy kiderüljön, ki kezd: { $draws }
turn-start-again = Egyezőség, ezért újra húznak: { $draws }
turn-start-all-again = Egyezőség, ezért mindenki újra húz: { $draws }
turn-starts = { $who } kezd.
turn-starts-tied = Egyezőség van, de nincs elég kő az újabb húzáshoz, ezért az érintettek közül az első kezd: { $who }.
turn-starts-alone = { $who } egyedül játszik.
turn-starts-highest = { $who } kezd, mert nála van a legmagasabb tripla, vagy ha senkinek sincs triplája, a legnagyobb összegű kő.
turn-starts-lot = { $who } kezd, így döntött a véletlen.
turn-commitment = -# Az osztás igazolása: { $hash }
turn-out = { $who } letette az utolsó kövét!
turn-out-round =
    { $count ->
        [one] { $who } letette az utolsó kövét, és megnyerte a fordulót!
       *[other] { $who } letette az utolsó kövét, és közösen megnyerte a fordulót!
    }
turn-out-bonus = { $who } letette az utolsó kövét! **{ $points }**
turn-out-others =
    { $bonus ->
        [0] { $who } letette az utolsó kövét! A többiek állványán maradt kövekért { $others } pont jár: **{ $points }**
       *[other] { $who } letette az utolsó kövét! Ezért { $bonus } pont jár, a többiek állványán maradt kövekért pedig { $others }, összesen **{ $points }**
    }
turn-out-bell =
    { $bonus ->
        [0] { $who } letette az utolsó kövét! Az akkor még a többiek állványán lévő kövekért { $others } pont jár: **{ $points }**
       *[other] { $who } letette az utolsó kövét! Ezért { $bonus } pont jár, az akkor még a többiek állványán lévő kövekért pedig { $others }, összesen **{ $points }**
    }
turn-blocked = A forduló blokkolással ért véget.
turn-blocked-nobody = A forduló blokkolással ért véget, senki sem nyerte meg.
turn-blocked-nothing = A forduló blokkolással ért véget. Senki sem kap érte pontot.
turn-blocked-lose = A forduló blokkolással ért véget. Mindenki elveszíti az állványán maradt pontokat: { $changes }
turn-blocked-lowest = A forduló blokkolással ért véget. Akinek az állványán a legkevesebb pont maradt, megkapja a többiek állványán maradt pontokat, a sajátjai levonásával: { $changes }
turn-blocked-differences = A forduló blokkolással ért véget. Akinek az állványán a legkevesebb pont maradt, a többi állványhoz mért különbségek összegét kapja: { $changes }
turn-blocked-fewest = A forduló blokkolással ért véget. Akinek a legkevesebb köve maradt, megkapja a többiek állványán maradt pontokat, a sajátjai levonásával: { $changes }
turn-round-over = **Véget ért a játék { $round }. fordulója.**
turn-round-over-of = **Véget ért a játék { $round }. fordulója (összesen { $rounds }).**
turn-round-scored = { $standing }, ebben a fordulóban **{ $gained }** · { $left }
turn-round-unscored = { $who } · { $left }
turn-round-to-go = { $line } · még { $points } kell
turn-round-left =
    { $count ->
        [0] nem maradt kő
        [one] { $count } kő maradt: { $tiles } ({ $sum })
       *[other] { $count } kő maradt: { $tiles } ({ $sum })
    }
turn-round-left-unscored =
    { $count ->
        [0] nem maradt kő
        [one] { $count } kő maradt: { $tiles }
       *[other] { $count } kő maradt: { $tiles }
    }
turn-rounds-won =
    { $count ->
        [one] { $count } megnyert forduló
       *[other] { $count } megnyert forduló
    }
turn-next-round = A játék { $round }. fordulója fél perc múlva magától elkezdődik, vagy azonnal, ha valaki megnyomja a **{ $button }** gombot.
turn-next-round-last = A játék { $round }. fordulója az utolsó. Fél perc múlva magától elkezdődik, vagy azonnal, ha valaki megnyomja a **{ $button }** gombot.
turn-wins =
    { $count ->
        [one] 🏆 { $who } nyert { $points } ponttal!
       *[other] 🏆 { $who } nyert { $points } ponttal!
    }
turn-wins-tied =
    { $count ->
        [one] 🏆 { $who } közösen nyert, fejenként { $points } ponttal!
       *[other] 🏆 { $who } közösen nyert, fejenként { $points } ponttal!
    }
turn-wins-unscored = 🏆 { $who } nyert!
turn-wins-unscored-tied = 🏆 { $who } közösen nyert!
turn-wins-rounds =
    { $count ->
        [one] 🏆 { $who } { $count } fordulót nyert meg, és ezzel a játékot is!
       *[other] 🏆 { $who } { $count } fordulót nyert meg, és ezzel a játékot is!
    }
turn-wins-rounds-tied =
    { $count ->
        [one] 🏆 { $who } közösen nyert, fejenként { $count } megnyert fordulóval!
       *[other] 🏆 { $who } közösen nyert, fejenként { $count } megnyert fordulóval!
    }
turn-alone-over =
    { $count ->
        [one] 🏆 { $who } { $points } ponttal végzett!
       *[other] 🏆 { $who } { $points } ponttal végzett!
    }
turn-nobody-wins = Senki sem nyert.
turn-standings = { $standings } · bank { $pool }
turn-standings-last = { $standings } · bank { $pool } · utolsó forduló
turn-standing-dropped = { $standing } (kiszállt a fordulóból)
turn-last-round =
    { $count ->
        [one] { $who } { $score } ponton áll, ezért ez az utolsó forduló.
       *[other] { $who } { $score } ponton áll, ezért ez az utolsó forduló.
    }
turn-one-more-round =
    { $count ->
        [one] { $who } { $score } ponton áll: még egy forduló következik, és az lesz az utolsó.
       *[other] { $who } { $score } ponton áll: még egy forduló következik, és az lesz az utolsó.
    }
turn-played-on = { $who } letette az utolsó kövét. A forduló addig tart, amíg mindenki ugyanannyiszor sorra nem kerül.
turn-played-on-shared = { $who } letette az utolsó kövét. A forduló addig tart, amíg mindenki ugyanannyiszor sorra nem kerül. Aki addig szintén leteszi az utolsó kövét, az vele együtt nyer.
turn-played-on-counted = { $who } letette az utolsó kövét. A forduló addig tart, amíg mindenki ugyanannyiszor sorra nem kerül. A többieknél azok a kövek számítanak, amelyek most az állványukon vannak.
turn-call = { $mention }, te jössz.
turn-next = Következik: { $who }
turn-undone = { $who } visszavonta a legutóbbi lépését.
turn-undo-asked = { $who } szeretné visszavonni a legutóbbi lépését. Ha nem bánod, nyomd meg a **{ $button }** gombot. Különben csak játssz tovább.
turn-undo-agreed = { $who } beleegyezett a visszavonásba. Ehhez { $needed } játékos beleegyezése kell, eddig { $agreed } van meg.
turn-undo-granted = { $who } vissza szerette volna vonni a legutóbbi lépését, és mindenki beleegyezett.
turn-undo-overtaken = { $who } vissza szerette volna vonni a legutóbbi lépését, de közben továbbment a játék.

turn-kept-bridge = { $who } ezt a követ tartogatta: { $tile }. Végül hidat épített vele: { $points }
turn-kept-hexagon = { $who } ezt a követ tartogatta: { $tile }. Végül hatszöget zárt be vele: { $points }
turn-kept-double-hexagon = { $who } ezt a követ tartogatta: { $tile }. Végül dupla hatszöget zárt be vele: { $points }
turn-kept-triple-hexagon = { $who } ezt a követ tartogatta: { $tile }. Végül tripla hatszöget zárt be vele: { $points }
