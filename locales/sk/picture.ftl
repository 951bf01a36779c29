picture-title-round = { $edition } · kolo { $round }
picture-since = Od tvojho ťahu
picture-since-placed = { $who } { $tile }
picture-since-drew = { $who } berie { $count }
picture-since-passed = { $who } vynecháva
picture-close-up = Rozohraná časť
picture-close-up-alt = Zväčšená rozohraná časť hracej plochy. Naposledy priložený: { $tile }.
picture-not-allowed = -# V tomto kanáli nemôžem prikladať obrázky, preto hraciu plochu opisujem slovami. Ak chceš obrázky, požiadaj správcu servera, nech mi dá oprávnenie **{ $right }**.
picture-end-wins =
    { $count ->
        [one] { $who } vyhráva
        [few] { $who } vyhrávajú spoločne
        [many] { $who } vyhrávajú spoločne
       *[other] { $who } vyhrávajú spoločne
    }
picture-end-nobody = Nikto nevyhráva
picture-round-title = Kolo { $round } sa skončilo
picture-round-left = Zostáva
picture-round-gained = Kolo
picture-round-total = Spolu
picture-round-to-go = Chýba
picture-rounds-won = Vyhrané
picture-round-alt = Výsledky { $round }. kola s rovnakými číslami ako v správe.
picture-end-tiles = Kamene
picture-end-shapes = Bonusy
picture-end-draws = Doberanie
picture-end-rounds = Konce kôl
picture-end-out =
    { $count ->
        [0] zvyšné kamene
       *[other] posledný kameň { $count }×
    }
picture-end-total = Spolu
picture-end-foot =
    { $count ->
        [one] { $edition } · { $count } kolo
        [few] { $edition } · { $count } kolá
        [many] { $edition } · { $count } kôl
       *[other] { $edition } · { $count } kôl
    }
picture-end-alt = Z čoho sa body skladajú:
picture-end-alt-seat = { $who }: { $score } (kamene { $tiles }, bonusy { $shapes }, doberanie { $draws }, konce kôl { $ends }).
picture-end-alt-unscored =
    { $count ->
        [one] { $who }: priložený { $count } kameň.
        [few] { $who }: priložené { $count } kamene.
        [many] { $who }: priložených { $count } kameňov.
       *[other] { $who }: priložených { $count } kameňov.
    }
picture-end-alt-rounds = { $who }: { $won }, priložené kamene: { $count }.
picture-end-alt-alone =
    { $moves ->
        [one] Dole je graf bodov za { $moves } ťah.
        [few] Dole je graf bodov za { $moves } ťahy.
        [many] Dole je graf bodov za { $moves } ťahov.
       *[other] Dole je graf bodov za { $moves } ťahov.
    }
picture-end-alt-level =
    { $moves ->
        [one] Dole je graf bodov za { $moves } ťah: na konci nebol nikto vo vedení.
        [few] Dole je graf bodov za { $moves } ťahy: na konci nebol nikto vo vedení.
        [many] Dole je graf bodov za { $moves } ťahov: na konci nebol nikto vo vedení.
       *[other] Dole je graf bodov za { $moves } ťahov: na konci nebol nikto vo vedení.
    }
picture-end-alt-led =
    { $moves ->
        [one] Dole je graf bodov za { $moves } ťah: od ťahu { $since } až do konca vedie { $who }.
        [few] Dole je graf bodov za { $moves } ťahy: od ťahu { $since } až do konca vedie { $who }.
        [many] Dole je graf bodov za { $moves } ťahov: od ťahu { $since } až do konca vedie { $who }.
       *[other] Dole je graf bodov za { $moves } ťahov: od ťahu { $since } až do konca vedie { $who }.
    }
picture-end-alt-changes =
    { $changes ->
        [0] Hráči sa vo vedení ani raz nevystriedali
        [one] Hráči sa vo vedení vystriedali raz
        [few] Hráči sa vo vedení vystriedali { $changes }-krát
        [many] Hráči sa vo vedení vystriedali { $changes }-krát
       *[other] Hráči sa vo vedení vystriedali { $changes }-krát
    } { $widest ->
        [one] a najväčší náskok bol { $widest } bod.
        [few] a najväčší náskok boli { $widest } body.
        [many] a najväčší náskok bol { $widest } bodov.
       *[other] a najväčší náskok bol { $widest } bodov.
    }
picture-replay-round = Kolo
picture-replay-alt =
    { $count ->
        [one] Hra ešte raz, ťah po ťahu: { $count } kameň. { $title }.
        [few] Hra ešte raz, ťah po ťahu: { $count } kamene. { $title }.
        [many] Hra ešte raz, ťah po ťahu: { $count } kameňov. { $title }.
       *[other] Hra ešte raz, ťah po ťahu: { $count } kameňov. { $title }.
    }
