### The clock of a table: how long a turn may take, reminders, missed turns, and the hours in which it stands still.

## What clock a table has: in menus, and under a table before its match

clock-none = Sans limite : chacun prend son temps
clock-minutes =
    { $count ->
        [one] Une minute par tour
       *[other] { $count } minutes par tour
    }
clock-days =
    { $count ->
        [one] Un jour par tour, sans compter les heures calmes
       *[other] { $count } jours par tour, sans compter les heures calmes
    }
clock-is = Temps de jeu : { $clock }
clock-choose = Choisir le temps de jeu

## In the channel. $when is a time such as 'in 5 minutes' or '3 minutes ago', written by Discord anew for whoever reads it. It stands
## after a colon, where both read well.

clock-call = { $mention }, à toi de jouer. Échéance : { $when }.
clock-missed = ⏰ { $who } a trop tardé, son tour a été joué automatiquement :
clock-reminder = ⏰ { $mention }, c’est ton tour, et la moitié de ton temps est passée. Échéance : { $when }.
clock-reminder-near = ⏰ { $mention }, c’est toujours ton tour. Échéance : { $when } ; ensuite, le tour est joué automatiquement.
clock-seat-minded =
    { $turns ->
        [one] { $left } a manqué un tour.
       *[other] { $left } a manqué { $turns } tours de suite.
    } { $computer } garde la place jusqu’à ce que { $left } la reprenne, avec ce bouton ou `/rejoin`.
clock-seat-taken-back = { $who } est de retour.

## For one person

clock-your-time = Ton échéance : { $when }.
clock-their-time = Échéance pour { $who } : { $when }.
clock-seat-is-minded = Un ordinateur garde ta place. Reprends-la avec `/rejoin`.
clock-rejoined = Content de te revoir : cette place est de nouveau la tienne.
clock-stood-in = Cette place est maintenant la tienne. Le résultat compte toujours pour l’ordinateur, pas pour toi.

## Quiet hours

clock-quiet-none = Heures calmes : aucune
# $hours is such as 22:00–08:00, $zone such as Europe/Paris.
clock-quiet = Heures calmes : { $hours } ({ $zone })
clock-quiet-changed =
    Heures calmes : { $hours } ({ $zone })
    -# À partir de ton prochain tour, un temps de jeu compté en jours s’arrête pendant ces heures. Compté en minutes, il continue.
clock-quiet-unreadable = « { $typed } » ne dit pas de quand à quand. Écris les heures calmes comme 22-8 ou 22h30-7h15, ou `off` pour aucune.
clock-quiet-too-long =
    { $most ->
        [one] C’est trop long, ou trop court : les heures calmes durent au plus une heure par jour.
       *[other] C’est trop long, ou trop court : les heures calmes durent au plus { $most } heures par jour.
    } Rien n’a changé.
clock-quiet-no-zone = Pour savoir quand sont ces heures, il me faut ton fuseau horaire : utilise `quiet` et `timezone` ensemble, comme 22-8 et Europe/Paris.
clock-zone-no-quiet = Un fuseau horaire ne sert qu’avec des heures calmes : utilise `quiet` et `timezone` ensemble, comme 22-8 et Europe/Paris.
clock-unknown-zone = Je ne connais pas le fuseau horaire « { $typed } ». Choisis l’un de ceux qui sont proposés pendant la saisie, comme Europe/Paris.
