board-title = **Hracia plocha slovami**
board-title-part = **Hracia plocha slovami**, časť { $part }/{ $parts }
board-how = Rady sa číslujú zhora a stĺpce zľava. Stĺpec je široký ako pol kameňa, takže kamene vedľa seba sú v susedných stĺpcoch. Kameň, ktorý mieri nahor, sa môže dotýkať kameňa pod sebou: v ďalšom rade a tom istom stĺpci. Rohy sa čítajú v smere hodinových ručičiek: od horného, ak kameň mieri nahor, od ľavého horného, ak mieri nadol.
board-spots = **Voľné polia**
board-row = **Rad { $row }/{ $rows }**
board-spot =
    { $half ->
        [up] Pole { $spot }: { $corners }; hrotom nahor; rad { $row }, stĺpec { $column }; susedia: { $beside }
       *[down] Pole { $spot }: { $corners }; hrotom nadol; rad { $row }, stĺpec { $column }; susedia: { $beside }
    }
board-tile =
    { $half ->
        [up] { $tile }: stĺpec { $column }, hrotom nahor; rohy { $corners }
       *[down] { $tile }: stĺpec { $column }, hrotom nadol; rohy { $corners }
    }
board-tile-beside = { $tile }; susedia: { $beside }
board-tile-last = { $tile }; priložený naposledy
board-side =
    { $side ->
        [left] { $what } vľavo
        [right] { $what } vpravo
        [above] { $what } hore
       *[below] { $what } dole
    }
board-spot-name = pole { $spot }
board-spot-told = pole { $spot }, { $beside }
board-spot-first-up = pole { $spot } (hrotom nahor, rohy { $corners } v smere hodinových ručičiek od horného rohu)
board-spot-first-down = pole { $spot } (hrotom nadol, rohy { $corners } v smere hodinových ručičiek od ľavého horného rohu)
board-empty = Na hracej ploche nie je žiadny kameň.
board-since = Od tvojho posledného ťahu:
board-missed = Čo sa medzitým stalo:
board-missed-nothing = Medzitým sa nič nestalo.
board-missed-round = Medzitým sa začalo { $round }. kolo.
board-missed-points = Body medzitým: { $points }
board-missed-of = { $who } { $points }
board-missed-undone = Niekto vrátil ťah.
board-missed-earlier =
    { $count ->
        [one] Jeden skorší ťah tohto kola tu nie je uvedený.
        [few] { $count } skoršie ťahy tohto kola tu nie sú uvedené.
        [many] { $count } skorších ťahov tohto kola tu nie je uvedených.
       *[other] { $count } skorších ťahov tohto kola tu nie je uvedených.
    }
board-placed =
    { $drawn ->
        [0] { $who } prikladá { $tile } na { $spot }
        [one] { $who } si berie { $drawn } kameň a prikladá { $tile } na { $spot }
        [few] { $who } si berie { $drawn } kamene a prikladá { $tile } na { $spot }
        [many] { $who } si berie { $drawn } kameňov a prikladá { $tile } na { $spot }
       *[other] { $who } si berie { $drawn } kameňov a prikladá { $tile } na { $spot }
    }
board-drew =
    { $drawn ->
        [one] { $who } si berie { $drawn } kameň a nič neprikladá
        [few] { $who } si berie { $drawn } kamene a nič neprikladá
        [many] { $who } si berie { $drawn } kameňov a nič neprikladá
       *[other] { $who } si berie { $drawn } kameňov a nič neprikladá
    }
board-passed = { $who } vynecháva ťah
board-placement = { $tile } na { $spot }
board-fits = { $tile } sa dá priložiť na { $spots }
