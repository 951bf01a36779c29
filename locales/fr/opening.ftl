### Ouvrir une table : qui est invité, pour quoi la partie compte, et les réglages que son hôte peut changer.

## Dans le message d’une table avant la partie. Tout le salon le lit.

opening-rated = Partie classée : elle compte pour les cotes et les classements. Pas de `/hint`, et si tu pars, c’est définitif.
opening-rated-of-two = Partie classée à partir de deux joueurs : elle compte alors pour les cotes et les classements, sans `/hint`, et si tu pars, c’est définitif.
opening-friendly = Partie amicale : elle ne compte ni pour les cotes ni pour les classements. `/hint` donne un conseil, et si tu pars, tu peux revenir.
opening-friendly-unhinted = Partie amicale : elle ne compte ni pour les cotes ni pour les classements. Si tu pars, tu peux revenir.
opening-rated-proposed = { $who } propose une partie classée : elle compte pour les cotes et les classements, `/hint` n’est pas disponible, et celui qui part ne peut pas revenir. { $mentions } : la partie devient classée dès que tout le monde accepte ; en attendant, elle reste amicale.
opening-computers = Partie non classée : des ordinateurs jouent.
opening-changed-rules = Partie non classée : les règles ont été modifiées.
opening-thread = La partie se joue dans un fil à part.
# $mentions sont les personnes invitées ; $host est un nom.
opening-invited =
    { $count ->
        [one] { $mentions } : { $host } t’invite à jouer. Je te garde une place jusqu’au début de la partie.
       *[other] { $mentions } : { $host } vous invite à jouer. Je garde une place à chacun jusqu’au début de la partie.
    }
opening-declined =
    { $count ->
        [one] { $names } a refusé l’invitation.
       *[other] { $names } ont refusé l’invitation.
    }
opening-was-friendly = C’était une partie amicale : elle ne compte ni pour les cotes ni pour les classements.
# $channel est un lien vers le fil.
opening-begun-in = La partie a commencé dans { $channel }.
# Le nom du fil: at most 100 letters.
opening-thread-name = Triominos avec { $host }

## Private answers

opening-opened-and-asked = Ta table est ouverte, et j’ai invité les autres. Lance la partie quand tout le monde est là.
opening-have-invited = J’ai invité { $names } à ta table.
opening-host-accepted = { $who } a accepté ton invitation et sera de la partie.
opening-host-declined = { $who } a refusé ton invitation.
opening-host-joined = { $who } a rejoint ta table.
opening-host-left = { $who } a quitté ta table.
opening-host-left-to-you = { $who } a quitté la table. C’est toi l’hôte, maintenant.
opening-opened-in-thread = Ta table est ouverte dans { $channel }. Lance la partie quand tout le monde y est.
opening-no-thread = Je ne peux pas ouvrir de fil ici : la partie reste donc dans ce salon. Il me faut un salon textuel, et les permissions **Créer des fils publics** et **Envoyer des messages dans les fils**.
opening-board-posted = J’ai republié le plateau dans le salon.
# $choices is a list such as 'Goliath · 3 manches'.
opening-defaults = Par défaut, pour les nouvelles tables : { $choices }
opening-defaults-thread = dans un fil à part
opening-defaults-friendly = parties amicales
opening-defaults-rated = parties classées, dès que l’hôte a terminé trois parties ici
opening-declined-yourself = Tu as refusé l’invitation. Les autres le voient à la table.
opening-started-without = La partie a commencé sans { $names }, faute de réponse.

## Les réglages d’une table, que seul voit celui qui les demande

opening-settings = **Réglages de cette table**
opening-settings-host = Tu peux les changer jusqu’au début de la partie.
opening-settings-others = { $host } peut les changer jusqu’au début de la partie.
opening-seats =
    { $count ->
        [one] Places : { $count }
       *[other] Places : { $count } au plus
    }
opening-here = La partie se joue dans ce salon.
# Menus: at most 100 letters.
opening-choose-seats = Choisis le nombre de places
opening-choose-free = Libère une place
opening-choose-host = Confie la table à un autre joueur
opening-free-seat = Libérer une place : { $who }
opening-take-back = Retirer une invitation : { $who }
opening-hand-on = Confier la table à { $who }
opening-choose-invited = Inviter du monde

## What is refused

opening-held-refusal =
    { $held ->
        [one] La dernière place libre est gardée pour une personne invitée. Réessaie quand elle aura répondu, ou ouvre une table dans un autre salon.
       *[other] Les { $held } dernières places libres sont gardées pour des personnes invitées. Réessaie quand elles auront répondu, ou ouvre une table dans un autre salon.
    }
opening-not-invited = Tu n’as pas d’invitation à cette table, ou tu as déjà répondu. Si une place est libre, tu peux la prendre.
opening-not-there = Ce joueur n’a plus ni place ni invitation à cette table.
opening-no-such-seats =
    { $most ->
        [one] Ces règles sont faites pour un joueur : il n’y a qu’une place.
       *[other] Ces règles sont faites pour { $least } à { $most } joueurs : choisis un nombre de places dans ces limites.
    }
opening-unreadable = Je ne sais pas qui est « { $typed } ». Tape @ et choisis chaque joueur dans la liste de Discord.
opening-oneself = Tu as déjà une place, comme hôte : inutile de t’inviter.
opening-asks-bot = { $who } est un bot et ne peut pas jouer. Pour faire jouer un ordinateur, utilise l’option `computers`.
opening-asks-stranger = { $who } n’est pas membre de ce serveur : je ne peux pas l’inviter.
opening-asks-there = { $who } a déjà une place ou une invitation à cette table.
opening-asks-too-many =
    { $room ->
        [0] Il ne reste aucune place pour les joueurs que tu invites. Donne plus de places à la table, ou mets moins d’ordinateurs.
        [one] Il ne reste qu’une place : tu ne peux inviter qu’un joueur.
       *[other] Il ne reste que { $room } places : tu peux inviter { $room } joueurs au plus.
    }
opening-asks-silent = { $who } ne veut pas d’invitations : je ne peux donc pas en envoyer. Ta table lui reste ouverte.
opening-asks-again = Tu as déjà invité { $who }, qui n’a pas accepté. Ta table lui reste ouverte. Tu pourras l’inviter de nouveau { $when }.
opening-asks-too-often = Tu as invité beaucoup de monde depuis une heure. Ta table reste ouverte à tous. Tu pourras inviter d’autres joueurs { $when }.
