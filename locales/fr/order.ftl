### Les plans : ce qu’un joueur d’une partie sur plusieurs jours veut pour son prochain tour. Lui seul les voit.

## Le plan

order-title = **Ton plan pour le prochain tour**
order-empty = Choisis un ou plusieurs coups. Dès que ce sera ton tour, je jouerai le premier qui est encore possible.
order-nothing-fits = Tu n’as rien à poser pour l’instant : il n’y a pas de coup à prévoir. Je peux piocher pour toi dès que ce sera ton tour.
order-nothing-to-plan = Tu n’as rien à poser pour l’instant et la pioche est vide : il n’y a rien à prévoir. Je te préviens quand c’est ton tour.
order-list = Je jouerai le premier coup possible de cette liste :
order-item = { $place }. { $placement }
order-item-gone = { $place }. { $tile } (n’est plus possible)
order-then-asked = Si aucun de ces coups n’est possible, je te laisserai choisir.
order-then-draw = Si tu n’as rien à poser, je piocherai selon les règles, et je te laisserai choisir dès qu’il y aura un choix à faire.
order-same-bonus = Je ne jouerai un coup que s’il rapporte encore le même bonus que quand tu l’as choisi.
order-example-bonus = -# **{ $button }** : par exemple, tu choisis un pont (+40). Si un autre Triominos le gâche avant ton tour, je te laisse choisir au lieu de poser le tien.
order-opponent =
    { $tiles ->
        [one] Je ne suivrai ce plan que si un autre joueur n’a plus qu’un Triominos. Sinon, je te laisserai choisir.
       *[other] Je ne suivrai ce plan que si un autre joueur a { $tiles } Triominos ou moins. Sinon, je te laisserai choisir.
    }
order-example-opponent = -# **{ $menu }** : par exemple, tu choisis 2 Triominos. Si tous les autres en ont encore 3 ou plus à ton tour, je te laisse choisir.
order-given = 📋 **Ton plan est validé.** Il est annulé si quelqu’un reprend un coup, si une place change de joueur ou si la manche se termine. On ne peut pas reprendre un tour joué selon un plan.
order-draft = ✏️ **Ton plan n’est pas encore validé.** Appuie sur **{ $button }** quand il te convient.
order-was-cancelled = Ton plan est annulé. Je te laisserai choisir quand ce sera ton tour.

## Ses menus

order-choose = Ajouter un coup
order-choose-tile = Ajouter un coup : choisis d’abord le Triominos
order-choose-opponent = Seulement si un autre joueur a presque fini
order-whoever = Quel que soit le nombre de Triominos des autres
order-at-most =
    { $tiles ->
        [one] Seulement si un autre joueur n’a plus qu’un Triominos
       *[other] Seulement si un autre joueur a { $tiles } Triominos ou moins
    }

## À côté de la réglette, et dans le salon

order-waits = 📋 Tu as un plan pour ton prochain tour.
order-unplayed = 📋 Je n’ai pas pu suivre ton plan : à toi de décider.
order-played = 📋 { $who } avait prévu ce tour :

## Refus

order-refused-live = On ne peut prévoir son tour que dans les parties dont le temps se compte en jours. Dans celle-ci, je te préviens quand c’est ton tour.
order-refused-unhinted = Cette table est sans indices : tu ne peux pas y prévoir ton tour.
order-refused-own-turn = C’est déjà ton tour : il n’y a rien à prévoir, tu n’as qu’à jouer.
order-refused-no-board = Tu pourras prévoir ton tour dès que le premier Triominos de la manche sera posé.
order-refused-empty = Ton plan est encore vide. Choisis un coup, ou choisis de piocher.
order-refused-full =
    Ton plan est complet : { $most ->
        [one] un coup
       *[other] { $most } coups
    } au plus.
