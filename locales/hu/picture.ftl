picture-title-round = { $edition } · { $round }. forduló
picture-since = A legutóbbi lépésed óta
picture-since-placed = { $who } { $tile }
picture-since-drew = { $who } húzott: { $count }
picture-since-passed = { $who } passzolt
picture-close-up = Közelkép
picture-close-up-alt = Közelkép a táblának arról a részéről, ahol a játék folyik. Legutóbb letett kő: { $tile }.
picture-not-allowed = -# Ebben a csatornában nem csatolhatok képeket, ezért szavakban írom le a táblát. Ha képeket szeretnél, kérd meg a szerver egyik kezelőjét, hogy adja meg nekem ezt a jogosultságot: **{ $right }**.
picture-end-wins =
    { $count ->
        [one] { $who } nyert
       *[other] { $who } közösen nyert
    }
picture-end-nobody = Senki sem nyert
picture-round-title = { $round }. forduló vége
picture-round-left = Maradt
picture-round-gained = Forduló
picture-round-total = Összesen
picture-round-to-go = Hátravan
picture-rounds-won = Megnyert
picture-round-alt = A játék { $round }. fordulójának eredményei, ugyanazokkal a számokkal, mint az üzenetben.
picture-end-tiles = Kövek
picture-end-shapes = Bónusz
picture-end-draws = Húzás
picture-end-rounds = Fordulóvég
picture-end-out =
    { $count ->
        [0] maradék kövek
       *[other] utolsó kő { $count }×
    }
picture-end-total = Összesen
picture-end-foot =
    { $count ->
        [one] { $edition } · { $count } forduló
       *[other] { $edition } · { $count } forduló
    }
picture-end-alt = Miből állnak össze a pontszámok:
picture-end-alt-seat = { $who }: { $score } (kövek { $tiles }, bónusz { $shapes }, húzás { $draws }, fordulóvégek { $ends }).
picture-end-alt-unscored =
    { $count ->
        [one] { $who } { $count } követ tett le.
       *[other] { $who } { $count } követ tett le.
    }
picture-end-alt-rounds = { $who }: { $won }, letett kövek: { $count }.
picture-end-alt-alone =
    { $moves ->
        [one] Alatta grafikon mutatja a pontszám alakulását { $moves } lépésen át.
       *[other] Alatta grafikon mutatja a pontszám alakulását { $moves } lépésen át.
    }
picture-end-alt-level =
    { $moves ->
        [one] Alatta grafikon mutatja a pontszámok alakulását { $moves } lépésen át: a végén senki sem vezetett.
       *[other] Alatta grafikon mutatja a pontszámok alakulását { $moves } lépésen át: a végén senki sem vezetett.
    }
picture-end-alt-led =
    { $moves ->
        [one] Alatta grafikon mutatja a pontszámok alakulását { $moves } lépésen át: a játék { $since }. lépésétől a végéig { $who } vezetett.
       *[other] Alatta grafikon mutatja a pontszámok alakulását { $moves } lépésen át: a játék { $since }. lépésétől a végéig { $who } vezetett.
    }
picture-end-alt-changes =
    { $changes ->
        [0] A vezetés egyszer sem cserélt gazdát,
        [one] A vezetés egyszer cserélt gazdát,
       *[other] A vezetés { $changes } alkalommal cserélt gazdát,
    } { $widest ->
        [one] a legnagyobb előny { $widest } pont volt.
       *[other] a legnagyobb előny { $widest } pont volt.
    }
picture-replay-round = Forduló
picture-replay-alt =
    { $count ->
        [one] Az egész játék lépésről lépésre: { $count } kő. { $title }.
       *[other] Az egész játék lépésről lépésre: { $count } kő. { $title }.
    }
