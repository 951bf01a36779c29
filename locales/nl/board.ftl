board-title = **Het bord in woorden**
board-title-part = **Het bord in woorden**, deel { $part } van { $parts }
board-how = Rijen zijn genummerd van boven naar beneden, kolommen van links naar rechts. Een kolom is een halve steen breed, dus stenen naast elkaar liggen één kolom uit elkaar. Een steen die omhoog wijst, kan een steen eronder raken, in de volgende rij en dezelfde kolom. Lees de hoeken met de klok mee: vanaf boven als de steen omhoog wijst, vanaf linksboven als hij omlaag wijst.
board-spots = **Vrije plekken**
board-row = **Rij { $row } van { $rows }**
board-spot =
    { $half ->
        [up] Plek { $spot }: { $corners }; wijst omhoog; rij { $row }, kolom { $column }; raakt { $beside }
       *[down] Plek { $spot }: { $corners }; wijst omlaag; rij { $row }, kolom { $column }; raakt { $beside }
    }
board-tile =
    { $half ->
        [up] { $tile }: kolom { $column }, wijst omhoog; hoeken { $corners }
       *[down] { $tile }: kolom { $column }, wijst omlaag; hoeken { $corners }
    }
board-tile-beside = { $tile }; raakt { $beside }
board-tile-last = { $tile }; als laatste aangelegd
board-side =
    { $side ->
        [left] { $what } aan de linkerkant
        [right] { $what } aan de rechterkant
        [above] { $what } aan de bovenkant
       *[below] { $what } aan de onderkant
    }
board-spot-name = plek { $spot }
board-spot-told = plek { $spot }, { $beside }
board-spot-first-up = plek { $spot } (met de punt omhoog, hoeken { $corners } met de klok mee vanaf boven)
board-spot-first-down = plek { $spot } (met de punt omlaag, hoeken { $corners } met de klok mee vanaf linksboven)
board-empty = Er liggen geen stenen op het bord.

board-since = Sinds je vorige beurt:
board-missed = Sinds je voor het laatst keek:
board-missed-nothing = Sinds je voor het laatst keek, is er niets gebeurd.
board-missed-round = Sinds je voor het laatst keek, is ronde { $round } begonnen.
board-missed-points = Punten sindsdien: { $points }
board-missed-of = { $who } { $points }
board-missed-undone = Er is een zet teruggenomen.
board-missed-earlier =
    { $count ->
        [one] Eén eerdere beurt van deze ronde staat er niet bij.
       *[other] { $count } eerdere beurten van deze ronde staan er niet bij.
    }
board-placed =
    { $drawn ->
        [0] { $who } legt { $tile } aan op { $spot }
        [one] { $who } neemt { $drawn } steen en legt { $tile } aan op { $spot }
       *[other] { $who } neemt { $drawn } stenen en legt { $tile } aan op { $spot }
    }
board-drew =
    { $drawn ->
        [one] { $who } neemt { $drawn } steen en legt niets aan
       *[other] { $who } neemt { $drawn } stenen en legt niets aan
    }
board-passed = { $who } past
board-placement = { $tile } op { $spot }
board-fits = { $tile } past op { $spots }
