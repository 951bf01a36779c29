### How a person hears that it is their turn: mentions that come later, direct messages, and what they choose about them.

## In a channel, with a mention. $when is a time such as 'in 5 minutes', after a colon.

pings-turn = { $mention }, à toi de jouer.
pings-deadline = Dernier délai : { $when }.
# Several games of the server wait for one person; everyone reads it, so it does not say which.
pings-digest =
    { $count ->
        [one] { $mention }, une de tes parties t’attend. Retrouve-la avec `/games`.
       *[other] { $mention }, { $count } de tes parties t’attendent. Retrouve-les avec `/games`.
    }
pings-closed = -# Discord ne me laisse plus t’envoyer de messages privés : je te mentionnerai donc ici. Pour y revenir plus tard, utilise l’option `pings` de `/preferences`.

## In a direct message

# $channel is a mention of the channel, $others is such as ' with Ada and Bo', or nothing.
pings-direct-turn = À toi de jouer dans { $channel }{ $others }.
pings-direct-reminder = ⏰ C’est toujours à toi de jouer dans { $channel }{ $others }.
pings-played = ✅ Ce tour est joué.
pings-direct-digest =
    { $count ->
        [one] **Une de tes parties t’attend**
       *[other] **{ $count } de tes parties t’attendent**
    }
pings-direct-hello = Je te préviendrai ici quand ce sera à toi de jouer. Pour changer ça, utilise l’option `pings` de `/preferences` sur le serveur.

## Reminders that are put off

pings-snoozed = Prochain rappel : { $when }, sauf si tu joues avant. Tu recevras quand même le dernier rappel, avant la fin de ton temps.
pings-snooze-too-long = Ce serait trop tard : ton temps se termine { $when }. Je n’ai rien changé à tes rappels.
pings-not-your-turn = C’est à { $who } de jouer : ce bouton n’est pas pour toi.
pings-nobodys-turn = Ce n’est à personne de jouer à cette table pour l’instant : je n’ai rien à te rappeler.
pings-at-the-table = Ça ne marche qu’à la table : { $channel }

## What a person has chosen

pings-chosen = Notifications : { $mode }
pings-chosen-closed = Notifications : une mention dans le salon, car Discord m’empêche de t’envoyer des messages privés. Une fois que tu auras autorisé ceux des membres de ce serveur, choisis à nouveau les messages privés.
pings-digest-chosen = Regroupement : { $digest }
pings-invitations = Invitations : { $choice }
pings-call-me-elsewhere = Les appels à jouer se règlent serveur par serveur. Utilise `call-me` sur le serveur où tu veux jouer.
pings-refused = Je ne peux pas t’envoyer de messages privés. Autorise-les dans les paramètres de confidentialité de ce serveur, puis choisis à nouveau. Rien n’a changé.

## The choices: at most 100 letters

pings-mode-mention = une mention dans le salon
pings-mode-silent = aucune ; le message dans le salon suffit
pings-mode-direct = un message privé
pings-invitations-anyone = de tout le monde
pings-invitations-none = aucune
pings-call-me-on = Appels à jouer : quand une table attend des joueurs ici, une fois par heure au plus
pings-call-me-off = Appels à jouer : non
pings-digest-off = aucun ; chaque tour a sa notification
pings-digest-hours =
    { $count ->
        [one] une seule notification pour tous les tours en attente, une heure après le début du premier
       *[other] une seule notification pour tous les tours en attente, { $count } heures après le début du premier
    }

## A table that waits for players

pings-company =
    { $mentions } : { $host } attend d’autres joueurs. Envie de jouer ?
    -# Je mentionne seulement les membres qui ont choisi l’option `call-me` de `/preferences`, une fois par heure au plus.
