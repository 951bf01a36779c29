board-title = **A tábla szavakban**
board-title-part = **A tábla szavakban**, { $part }/{ $parts }. rész
board-how = A sorokat felülről, az oszlopokat balról számozom. Egy oszlop fél kő széles, így két szomszédos kő között egy oszlop a különbség. A felfelé mutató kőhöz alulról csatlakozhat egy másik: az a következő sorban, ugyanabban az oszlopban van. A sarkokat az óramutató járása szerint olvasd: felfelé mutató kőnél a felső, lefelé mutatónál a bal felső saroktól.
board-spots = **Szabad mezők**
board-row = **{ $row }. sor (összesen { $rows })**
board-spot =
    { $half ->
        [up] { $spot }. mező: { $corners }; felfelé mutat; { $row }. sor, { $column }. oszlop; szomszédok: { $beside }
       *[down] { $spot }. mező: { $corners }; lefelé mutat; { $row }. sor, { $column }. oszlop; szomszédok: { $beside }
    }
board-tile =
    { $half ->
        [up] { $tile }: { $column }. oszlop, felfelé mutat; sarkok: { $corners }
       *[down] { $tile }: { $column }. oszlop, lefelé mutat; sarkok: { $corners }
    }
board-tile-beside = { $tile }; szomszédok: { $beside }
board-tile-last = { $tile }; legutóbb letett kő
board-side =
    { $side ->
        [left] balra { $what }
        [right] jobbra { $what }
        [above] fölötte { $what }
       *[below] alatta { $what }
    }
board-spot-name = { $spot }. mező
board-spot-told = { $spot }. mező, { $beside }
board-spot-first-up = { $spot }. mező (felfelé mutat, sarkai az óramutató járása szerint, a felsőtől kezdve: { $corners })
board-spot-first-down = { $spot }. mező (lefelé mutat, sarkai az óramutató járása szerint, a bal felsőtől kezdve: { $corners })
board-empty = A táblán még nincs kő.
board-since = A legutóbbi lépésed óta:
board-missed = Amióta utoljára megnézted:
board-missed-nothing = Nem történt semmi, amióta utoljára megnézted.
board-missed-round = Amióta utoljára megnézted, elkezdődött a játék { $round }. fordulója.
board-missed-points = Pontok azóta: { $points }
board-missed-of = { $who } { $points }
board-missed-undone = Valaki visszavont egy lépést.
board-missed-earlier =
    { $count ->
        [one] A forduló egy korábbi lépése itt nem szerepel.
       *[other] A forduló { $count } korábbi lépése itt nem szerepel.
    }
board-placed =
    { $drawn ->
        [0] { $who } letette: { $tile }, { $spot }
        [one] { $who } { $drawn } követ húzott, majd letette: { $tile }, { $spot }
       *[other] { $who } { $drawn } követ húzott, majd letette: { $tile }, { $spot }
    }
board-drew =
    { $drawn ->
        [one] { $who } { $drawn } követ húzott, de nem tett le semmit
       *[other] { $who } { $drawn } követ húzott, de nem tett le semmit
    }
board-passed = { $who } passzolt
board-placement = { $tile }, { $spot }
board-fits = { $tile } ide illeszkedik: { $spots }
