outcome-out = **Posledný kameň je priložený!**
outcome-over = Kolo sa skončilo.
outcome-blocked = Nikto už hrať nemôže: kolo je zablokované.
outcome-points = { $what } { $points }; tvoje body: { $score }.
outcome-round-won = { $what } Kolo vyhrávaš.
outcome-round-shared = { $what } Kolo vyhrávate spoločne.
outcome-won = **Vyhrávaš!**
outcome-lost =
    { $count ->
        [one] { $who } vyhráva.
        [few] { $who } vyhrávajú spoločne.
        [many] { $who } vyhrávajú spoločne.
       *[other] { $who } vyhrávajú spoločne.
    }
outcome-nobody = Nikto nevyhráva.
outcome-won-to = **Vyhrávaš!** { $own } : { $other }.
outcome-lost-to = { $who } vyhráva { $other } : { $own }.
outcome-won-with = **Vyhrávaš!** Body: { $score }.
outcome-lost-with =
    { $count ->
        [one] { $who } vyhráva. Body: { $score }.
        [few] { $who } vyhrávajú spoločne. Body každého: { $score }.
        [many] { $who } vyhrávajú spoločne. Body každého: { $score }.
       *[other] { $who } vyhrávajú spoločne. Body každého: { $score }.
    }
outcome-solo = Tvoja hra sa skončila. Body: { $score }.
