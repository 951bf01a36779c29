board-title = **Hrací plocha slovy**
board-title-part = **Hrací plocha slovy**, část { $part }/{ $parts }
board-how = Řady se číslují shora, sloupce zleva. Sloupec je široký půl kamene, takže kameny vedle sebe leží v sousedních sloupcích. Kámen špičkou nahoru se může dotýkat kamene pod sebou, v další řadě a stejném sloupci. Rohy se čtou po směru hodinových ručiček: u kamene špičkou nahoru od horního, u kamene špičkou dolů od levého horního.
board-spots = **Volná pole**
board-row = **Řada { $row } z celkem { $rows }**
board-spot =
    { $half ->
        [up] Pole { $spot }: { $corners }; špičkou nahoru; řada { $row }, sloupec { $column }; sousedí: { $beside }
       *[down] Pole { $spot }: { $corners }; špičkou dolů; řada { $row }, sloupec { $column }; sousedí: { $beside }
    }
board-tile =
    { $half ->
        [up] { $tile }: sloupec { $column }, špičkou nahoru; rohy { $corners }
       *[down] { $tile }: sloupec { $column }, špičkou dolů; rohy { $corners }
    }
board-tile-beside = { $tile }; sousedí: { $beside }
board-tile-last = { $tile }; naposledy přiložený
board-side =
    { $side ->
        [left] { $what } vlevo
        [right] { $what } vpravo
        [above] { $what } nahoře
       *[below] { $what } dole
    }
board-spot-name = pole { $spot }
board-spot-told = pole { $spot }, { $beside }
board-spot-first-up = pole { $spot } (špičkou nahoru, rohy { $corners } po směru hodinových ručiček od horního rohu)
board-spot-first-down = pole { $spot } (špičkou dolů, rohy { $corners } po směru hodinových ručiček od levého horního rohu)
board-empty = Na hrací ploše není žádný kámen.
board-since = Od tvého posledního tahu:
board-missed = Co se mezitím stalo:
board-missed-nothing = Mezitím se nic nestalo.
board-missed-round = Mezitím začalo kolo { $round }.
board-missed-points = Body od té doby: { $points }
board-missed-of = { $who } { $points }
board-missed-undone = Někdo vrátil tah.
board-missed-earlier =
    { $count ->
        [one] Chybí tu jeden dřívější tah tohoto kola.
        [few] Chybí tu { $count } dřívější tahy tohoto kola.
        [many] Chybí tu { $count } dřívějších tahů tohoto kola.
       *[other] Chybí tu { $count } dřívějších tahů tohoto kola.
    }
board-placed =
    { $drawn ->
        [0] { $who } přikládá { $tile } na { $spot }
        [one] { $who } si bere { $drawn } kámen a přikládá { $tile } na { $spot }
        [few] { $who } si bere { $drawn } kameny a přikládá { $tile } na { $spot }
        [many] { $who } si bere { $drawn } kamenů a přikládá { $tile } na { $spot }
       *[other] { $who } si bere { $drawn } kamenů a přikládá { $tile } na { $spot }
    }
board-drew =
    { $drawn ->
        [one] { $who } si bere { $drawn } kámen a nic nepřikládá
        [few] { $who } si bere { $drawn } kameny a nic nepřikládá
        [many] { $who } si bere { $drawn } kamenů a nic nepřikládá
       *[other] { $who } si bere { $drawn } kamenů a nic nepřikládá
    }
board-passed = { $who } vynechává tah
board-placement = { $tile } na { $spot }
board-fits = { $tile } jde přiložit na { $spots }
