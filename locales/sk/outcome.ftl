outcome-out = **Posledný kameň je priložený!**
outcome-over = Kolo sa skončilo.
outcome-blocked = Nikto už hrať nemôže: kolo je zablokované.
outcome-points = { $what } To je pre teba { $points }, spolu máš { $score }.
outcome-round-won = { $what } Kolo vyhrávaš!
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
outcome-won-with = **Vyhrávaš!** Na konte máš { $score }.
outcome-lost-with =
    { $count ->
        [one] { $who } vyhráva, na konte má { $score }.
        [few] { $who } vyhrávajú spoločne, každý má na konte { $score }.
        [many] { $who } vyhrávajú spoločne, každý má na konte { $score }.
       *[other] { $who } vyhrávajú spoločne, každý má na konte { $score }.
    }
outcome-solo = Tvoja hra sa skončila. Na konte máš { $score }.
