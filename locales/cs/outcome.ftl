outcome-out = **To byl tvůj poslední kámen!**
outcome-over = Kolo skončilo.
outcome-blocked = Nikdo už nemůže hrát, takže je kolo zablokované.
outcome-points = { $what } Máš za to { $points }, celkem { $score }.
outcome-round-won = { $what } Kolo vyhráváš!
outcome-round-shared = { $what } O vítězství v tomto kole se dělíš s dalšími.
outcome-won = **Vyhráváš!**
outcome-lost =
    { $count ->
        [one] { $who } vyhrává.
        [few] { $who } vyhrávají společně.
        [many] { $who } vyhrávají společně.
       *[other] { $who } vyhrávají společně.
    }
outcome-nobody = Nikdo nevyhrává.
outcome-won-to = **Vyhráváš!** { $own } : { $other }.
outcome-lost-to = { $who } vyhrává { $other } : { $own }.
outcome-won-with = **Vyhráváš!** Body: { $score }.
outcome-lost-with =
    { $count ->
        [one] { $who } vyhrává. Body: { $score }.
        [few] { $who } vyhrávají společně, každý má { $score }.
        [many] { $who } vyhrávají společně, každý má { $score }.
       *[other] { $who } vyhrávají společně, každý má { $score }.
    }
outcome-solo = Tvoje hra skončila. Body: { $score }.
