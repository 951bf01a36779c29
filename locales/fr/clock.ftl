### The clock of a table: how long a turn may take, reminders, missed turns, and the hours in which it stands still.

## What clock a table has: in menus, and under a table before its match

clock-none = Sans limite de temps, chacun à son rythme
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
clock-is = Temps de réflexion : { $clock }
clock-choose = Choisis le temps de réflexion

## In the channel. $when is a time such as 'in 5 minutes' or '3 minutes ago', written by Discord anew for whoever reads it. It stands
## after a verb or a colon, where both read well.

clock-call = { $mention }, à toi de jouer. Ton temps se termine { $when }.
clock-missed = ⏰ { $who } n’a pas joué à temps, et ce tour a été joué automatiquement :
clock-reminder = ⏰ { $mention }, c’est ton tour, et tu as déjà utilisé la moitié de ton temps. Il se termine { $when }.
clock-reminder-near = ⏰ { $mention }, c’est toujours ton tour. Ton temps se termine { $when } ; ensuite, je jouerai ce tour à ta place.
clock-idle = ⏰ { $mention }, c’est ton tour, et personne n’a joué ici depuis longtemps. Tu es toujours là ? Si personne ne joue, la partie se termine { $when }. Si elle est classée, c’est une défaite pour toi.
clock-bot-returned = Je suis de retour sur ce serveur : la partie continue. Personne n’a perdu de temps.
clock-channel-returned = Je peux de nouveau écrire dans ce salon : la partie continue. Personne n’a perdu de temps.
clock-stopped = ⏸️ Le tournoi est en pause, donc le temps ne s’écoule plus. Vous pouvez continuer à jouer, mais rien ne vous y oblige.
clock-continued = ▶️ Le tournoi reprend, et le temps s’écoule de nouveau. Chaque joueur a le temps qu’il lui restait avant la pause.
clock-asleep-directly = Je ne peux plus écrire dans { $channel } : ta partie y est donc en pause. Le temps ne s’écoule plus, et personne n’en perd. Pour la reprendre, demande à la modération de me laisser voir le salon et y écrire.
clock-asleep = Je ne peux pas écrire dans { $channel } en ce moment : la partie y est donc en pause. Le temps ne s’écoule plus, et personne n’en perd. Je réessaie maintenant. Si rien n’y apparaît d’ici peu, demande à la modération de me laisser voir le salon et y écrire.
clock-seat-minded =
    { $turns ->
        [one] { $left } a manqué un tour.
       *[other] { $left } a manqué { $turns } tours de suite.
    } { $computer } joue en attendant ; { $left } peut reprendre sa place avec ce bouton ou `/rejoin`.
clock-seat-taken-back = { $who } est de retour.

## For one person

clock-your-time = Ton temps se termine { $when }.
clock-their-time = Pour { $who }, le temps se termine { $when }.
clock-seat-is-minded = Un ordinateur joue à ta place. Reprends-la avec `/rejoin`.
clock-rejoined = Te revoilà : ta place est de nouveau à toi.
clock-stood-in = Cette place est maintenant à toi. Le résultat compte toujours pour l’ordinateur, pas pour toi.

## Quiet hours

clock-quiet-none = Heures calmes : aucune
# $hours is such as 22:00–08:00, $zone such as Europe/Paris.
clock-quiet = Heures calmes : { $hours } ({ $zone })
clock-quiet-changed =
    Heures calmes : { $hours } ({ $zone })
    -# À partir de ton prochain tour, le temps de réflexion compté en jours s’arrête pendant ces heures, mais pas celui compté en minutes.
clock-quiet-unreadable = Je ne comprends pas « { $typed } ». Écris tes heures calmes comme 22-8 ou 22h30-7h15, ou `off` pour n’en avoir aucune.
clock-quiet-too-long =
    { $most ->
        [one] Les heures calmes durent une heure par jour au plus, et ne peuvent pas commencer et finir à la même heure.
       *[other] Les heures calmes durent { $most } heures par jour au plus, et ne peuvent pas commencer et finir à la même heure.
    } Rien n’a changé.
clock-quiet-no-zone = Il me faut ton fuseau horaire pour situer tes heures calmes : indique `quiet` et `timezone` ensemble, par exemple 22-8 et Europe/Paris.
clock-zone-no-quiet = Un fuseau horaire ne sert que pour les heures calmes et le rappel quotidien. Pour les heures calmes, indique `quiet` et `timezone` ensemble, par exemple 22-8 et Europe/Paris.
clock-unknown-zone = Je ne connais pas le fuseau horaire « { $typed } ». Choisis une des suggestions qui s’affichent quand tu tapes, par exemple Europe/Paris.
