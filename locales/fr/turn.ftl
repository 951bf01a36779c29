### What the channel hears: a line a turn, the beginnings and ends of rounds and matches, the scores, and the one mention.

## Lines of turns. $cost is the cost of drawing in brackets, after a space, or nothing.

turn-placed =
    { $drawn ->
        [0] { $who } a posé { $tile }
        [one] { $who } a pioché une fois{ $cost } et posé { $tile }
       *[other] { $who } a pioché { $drawn } fois{ $cost } et posé { $tile }
    }{ $spot ->
        [0] {""}
       *[other] {" "}à l’emplacement { $spot }
    }
turn-drew =
    { $drawn ->
        [one] { $who } a pioché une fois
       *[other] { $who } a pioché { $drawn } fois
    }
turn-stuck =
    { $drawn ->
        [one] { $who } a pioché une fois et n’a rien posé
       *[other] { $who } a pioché { $drawn } fois et n’a rien posé
    }
turn-passed =
    { $drawn ->
        [0] { $who } a passé son tour (la pioche est vide)
        [one] { $who } a pioché une fois et passé son tour (la pioche est vide)
       *[other] { $who } a pioché { $drawn } fois et passé son tour (la pioche est vide)
    }
turn-stopped =
    { $drawn ->
        [one] { $who } a pioché une fois, puis a arrêté de piocher
       *[other] { $who } a pioché { $drawn } fois, puis a arrêté de piocher
    }
turn-dropped-out =
    { $drawn ->
        [0] { $who } a passé son tour (la pioche est vide) et quitte la manche
        [one] { $who } a pioché une fois, a passé son tour (la pioche est vide) et quitte la manche
       *[other] { $who } a pioché { $drawn } fois, a passé son tour (la pioche est vide) et quitte la manche
    }
turn-with-points = { $line } : **{ $points }**
# $sum is such as '12 + 40'.
turn-with-sum = { $line } : { $sum } = **{ $points }**
turn-with-shape =
    { $shape ->
        [bridge] { $line }, un pont
        [hexagon] { $line }, un hexagone
        [double-hexagon] { $line }, un double hexagone
       *[triple-hexagon] { $line }, un triple hexagone
    }
turn-with-lead = { $line }, en commençant par un triple

## The beginning of a round

turn-round =
    { $round ->
        [1] La partie commence.
       *[other] La manche { $round } commence.
    }
# Of a match with an agreed number of rounds.
turn-round-of =
    { $round ->
        [1] La partie commence : manche 1 sur { $rounds }.
       *[other] La manche { $round } sur { $rounds } commence.
    }
turn-round-last = La manche { $round } commence. C’est la dernière.
# $length is such as 'the round in which a score reaches 400 is the last'.
turn-rules = -# { $edition } · { $length }
turn-start-draw = Qui commence ? Chacun pioche : { $draws }
turn-start-again = Égalité : on repioche pour se départager. { $draws }
turn-start-all-again = Égalité : tout le monde repioche. { $draws }
turn-starts = { $who } commence.
turn-starts-tied = Il n’y a pas assez de Triominos pour un nouveau tirage, donc le premier des joueurs à égalité commence : { $who }.
turn-starts-alone = { $who } joue en solo.
turn-starts-highest = { $who } commence, avec le plus fort triple ou, si personne n’a de triple, la plus forte somme.
turn-starts-lot = { $who } commence : le sort en a décidé.
turn-commitment = -# Preuve de la donne : { $hash }

## The end of a round

turn-out = { $who } pose son dernier Triominos !
turn-out-round =
    { $count ->
        [one] { $who } pose son dernier Triominos et gagne la manche !
       *[other] { $who } posent leur dernier Triominos et gagnent la manche ensemble !
    }
turn-out-bonus = { $who } pose son dernier Triominos ! **{ $points }**
# $others is the sum of each of the other racks, such as '12 + 9'.
turn-out-others =
    { $bonus ->
        [0] { $who } pose son dernier Triominos ! Les Triominos des autres réglettes rapportent { $others } : **{ $points }**
       *[other] { $who } pose son dernier Triominos ! Ça rapporte { $bonus }, plus { $others } pour les Triominos des autres réglettes : **{ $points }**
    }
turn-out-bell =
    { $bonus ->
        [0] { $who } a posé son dernier Triominos ! Les Triominos des autres réglettes à ce moment-là rapportent { $others } : **{ $points }**
       *[other] { $who } a posé son dernier Triominos ! Ça rapporte { $bonus }, plus { $others } pour les Triominos des autres réglettes à ce moment-là : **{ $points }**
    }
turn-blocked = La manche est bloquée.
turn-blocked-nobody = La manche est bloquée, et personne ne la gagne.
turn-blocked-nothing = La manche est bloquée. Personne ne marque de points.
turn-blocked-lose = La manche est bloquée. Chaque joueur perd les points qui restent sur sa réglette : { $changes }
turn-blocked-lowest = La manche est bloquée. Le joueur dont la réglette vaut le moins gagne la somme des autres réglettes, moins la sienne : { $changes }
turn-blocked-differences = La manche est bloquée. Le joueur dont la réglette vaut le moins gagne la somme des différences avec les autres : { $changes }
turn-blocked-fewest = La manche est bloquée. Le joueur qui a le moins de Triominos gagne la somme des autres réglettes, moins la sienne : { $changes }

## Between two rounds: a line for each player, such as '**Ben** 151, **+81** this round · no tiles left · 249 to go'

turn-round-over = **La manche { $round } est terminée.**
turn-round-over-of = **La manche { $round } sur { $rounds } est terminée.**
turn-round-scored = { $standing }, **{ $gained }** dans la manche · { $left }
turn-round-unscored = { $who } · { $left }
turn-round-to-go = { $line } · il manque { $points }
turn-round-left =
    { $count ->
        [0] réglette vide
        [one] { $count } Triominos restant : { $tiles } ({ $sum })
       *[other] { $count } Triominos restants : { $tiles } ({ $sum })
    }
turn-round-left-unscored =
    { $count ->
        [0] réglette vide
        [one] { $count } Triominos restant : { $tiles }
       *[other] { $count } Triominos restants : { $tiles }
    }
turn-rounds-won =
    { $count ->
        [one] { $count } manche gagnée
       *[other] { $count } manches gagnées
    }
turn-next-round = La manche { $round } commence dès que quelqu’un appuie sur **{ $button }**, ou toute seule dans 30 secondes.
turn-next-round-last = La manche { $round } est la dernière. Elle commence dès que quelqu’un appuie sur **{ $button }**, ou toute seule dans 30 secondes.

## The end of a match

turn-wins =
    { $count ->
        [one] 🏆 { $who } gagne avec { $points } point !
       *[other] 🏆 { $who } gagne avec { $points } points !
    }
turn-wins-tied =
    { $count ->
        [one] 🏆 { $who } gagnent ensemble, avec { $points } point chacun !
       *[other] 🏆 { $who } gagnent ensemble, avec { $points } points chacun !
    }
turn-wins-unscored = 🏆 { $who } gagne !
turn-wins-unscored-tied = 🏆 { $who } gagnent ensemble !
turn-wins-rounds =
    { $count ->
        [one] 🏆 { $who } gagne avec { $count } manche !
       *[other] 🏆 { $who } gagne avec { $count } manches !
    }
turn-wins-rounds-tied =
    { $count ->
        [one] 🏆 { $who } gagnent ensemble, avec { $count } manche chacun !
       *[other] 🏆 { $who } gagnent ensemble, avec { $count } manches chacun !
    }
turn-alone-over =
    { $count ->
        [one] 🏆 { $who } termine avec { $points } point !
       *[other] 🏆 { $who } termine avec { $points } points !
    }
turn-nobody-wins = Personne ne gagne.

## The scores and whose turn it is

turn-standings = { $standings } · pioche { $pool }
turn-standings-last = { $standings } · pioche { $pool } · dernière manche
# $standing is such as '**Ada** 52'.
turn-standing-dropped = { $standing } (hors de la manche)
turn-last-round =
    { $count ->
        [one] { $who } a { $score } point : cette manche est la dernière.
       *[other] { $who } a { $score } points : cette manche est la dernière.
    }
turn-one-more-round =
    { $count ->
        [one] { $who } a { $score } point : on joue encore une manche, la dernière.
       *[other] { $who } a { $score } points : on joue encore une manche, la dernière.
    }
turn-played-on = { $who } a posé son dernier Triominos. La manche continue jusqu’à ce que tout le monde ait eu le même nombre de tours.
turn-played-on-shared = { $who } a posé son dernier Triominos. La manche continue jusqu’à ce que tout le monde ait eu le même nombre de tours. Si un autre joueur pose aussi son dernier Triominos, il partage la victoire.
turn-played-on-counted = { $who } a posé son dernier Triominos. La manche continue jusqu’à ce que tout le monde ait eu le même nombre de tours. Les autres réglettes comptent telles qu’elles sont maintenant.
turn-call = { $mention }, à toi de jouer.
turn-next = Ensuite : { $who }

## A placement that is taken back

turn-undone = { $who } a repris son dernier coup.
turn-undo-asked = { $who } demande à reprendre son dernier coup. Si tu es d’accord, appuie sur **{ $button }**. Sinon, continue à jouer.
turn-undo-agreed = { $who } veut bien qu’on reprenne le coup. Déjà d’accord : { $agreed } sur { $needed }.
turn-undo-granted = { $who } voulait reprendre son dernier coup, et tout le monde a accepté.
turn-undo-overtaken = { $who } voulait reprendre son dernier coup, mais la partie a continué.

turn-kept-bridge = { $who } gardait { $tile } au chaud pour le pont : { $points }
turn-kept-hexagon = { $who } gardait { $tile } au chaud pour l’hexagone : { $points }
turn-kept-double-hexagon = { $who } gardait { $tile } au chaud pour le double hexagone : { $points }
turn-kept-triple-hexagon = { $who } gardait { $tile } au chaud pour le triple hexagone : { $points }
