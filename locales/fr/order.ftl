### Les consignes : ce qu’un joueur d’une partie sur plusieurs jours veut pour son prochain tour. Lui seul les voit.

## La consigne

order-title = **Consigne pour ton prochain tour**
order-empty = Choisis un ou plusieurs coups. Dès que ce sera ton tour, le premier qui est encore possible sera joué, sans te consulter.
order-nothing-fits = Aucun de tes Triominos ne correspond pour l’instant : il n’y a pas de coup à prévoir. Je peux piocher pour toi dès que ce sera ton tour.
order-nothing-to-plan = Aucun de tes Triominos ne correspond pour l’instant et la pioche est vide : il n’y a rien à prévoir. Je te préviens quand c’est ton tour.
order-list = Le premier de ces coups qui est possible sera joué :
order-item = { $place }. { $placement }
order-item-gone = { $place }. { $tile } (n’est plus possible)
order-then-asked = Si aucun n’est possible, la décision te revient.
order-then-draw = Si aucun Triominos de ta réglette ne peut être posé, des Triominos sont piochés selon les règles. Dès qu’il y a un choix à faire, la décision te revient.
order-same-bonus = Un Triominos n’est posé que s’il a le même bonus qu’au moment de ton choix.
order-example-bonus = -# **{ $button }** : supposons que tu aies choisi un pont (+40). Si un autre Triominos le gâche avant ton tour, je te demande au lieu de poser.
order-opponent =
    { $tiles ->
        [one] Tout cela seulement si un autre joueur n’a plus qu’un Triominos. Sinon, la décision te revient.
       *[other] Tout cela seulement si un autre joueur a { $tiles } Triominos au plus. Sinon, la décision te revient.
    }
order-example-opponent = -# **{ $menu }** : supposons que tu choisisses 2 Triominos. Si tous les autres en ont encore 3 ou plus à ton tour, je te demande.
order-given = 📋 **Cette consigne est en vigueur.** Elle est annulée si un Triominos est repris, si une place change de joueur ou si la manche se termine. Un tour joué selon une consigne ne peut pas être repris.
order-draft = ✏️ **Cette consigne n’est pas encore en vigueur.** Appuie sur **{ $button }** quand elle dit ce que tu veux.
order-was-cancelled = Ta consigne est annulée. La décision te reviendra à ton tour.

## Ses menus

order-choose = Ajouter un coup
order-choose-tile = Ajouter un coup : d’abord le Triominos
order-choose-opponent = Seulement si un autre joueur a presque fini
order-whoever = Quel que soit le nombre de Triominos des autres
order-at-most =
    { $tiles ->
        [one] Seulement si un autre joueur a { $tiles } Triominos au plus
       *[other] Seulement si un autre joueur a { $tiles } Triominos au plus
    }

## À côté de la réglette, et dans le salon

order-waits = 📋 Tu as une consigne pour ton prochain tour.
order-unplayed = 📋 Ta consigne n’a pas pu être suivie : à toi de décider.
order-played = 📋 { $who } joue selon sa consigne :

## Refus

order-refused-live = On ne peut prévoir son tour que dans les parties dont le temps se compte en jours. Dans celle-ci, je te préviens quand c’est ton tour.
order-refused-unhinted = À cette table, personne ne sait d’avance ce qui peut être posé : rien ne peut être prévu.
order-refused-own-turn = C’est ton tour : il n’y a rien à prévoir, joue-le maintenant.
order-refused-no-board = Tu pourras prévoir ton tour dès que le premier Triominos de la manche sera posé.
order-refused-empty = Ta consigne ne dit pas encore quoi faire. Choisis un coup, ou demande de piocher.
order-refused-full = Ta consigne a déjà le maximum de coups : { $most }.
