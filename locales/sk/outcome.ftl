outcome-out = **Prikladáš posledný kameň!**
outcome-over = Kolo sa skončilo.
outcome-blocked = Nikto už nemôže hrať, takže kolo je zablokované.
outcome-points = { $what } Pre teba to znamená { $points }, spolu máš { $score }.
outcome-round-won = { $what } Kolo vyhrávaš!
outcome-round-shared = { $what } Patríš k víťazom kola.
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
outcome-won-with = **Vyhrávaš!** Tvoje body: { $score }.
outcome-lost-with =
    { $count ->
        [one] { $who } vyhráva, na konte má { $score }.
        [few] { $who } vyhrávajú spoločne, každý má na konte { $score }.
        [many] { $who } vyhrávajú spoločne, každý má na konte { $score }.
       *[other] { $who } vyhrávajú spoločne, každý má na konte { $score }.
    }
outcome-solo = Tvoja hra sa skončila. Tvoje body: { $score }.
