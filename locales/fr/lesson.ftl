### /learn : les premiers pas, puis le coach.

lesson-title = **Premiers pas, étape { $step } sur { $steps } :** { $name }
lesson-name-side = quel côté correspond
lesson-name-corner = chaque pointe compte
lesson-name-bridge = le pont
lesson-name-hexagon = l’hexagone
lesson-name-draw = ce que coûte la pioche
lesson-name-out = le dernier Triominos

lesson-welcome = Bienvenue. Tu peux t’arrêter quand tu veux : `/learn` te ramène au même endroit.
lesson-resumed = Re-bonjour. On reprend à cette étape.

lesson-task-side = Deux Triominos peuvent partager un côté si les chiffres à ses deux bouts sont égaux. Ton { $tile } ne va que d’un seul côté du Triominos du plateau. Sur quelle case ?
lesson-task-corner = Partout où des pointes se touchent, les chiffres doivent être égaux, parfois aux trois pointes. Où peux-tu poser ton { $tile } ?
lesson-task-bridge = Un pont relie deux parties du plateau : un côté correspond, et la pointe opposée aussi. Il rapporte { $points } en plus. Quel coup fait un pont ?
lesson-task-hexagon = Six Triominos autour d’un point forment un hexagone. Celui qui le complète rapporte { $points } en plus. Quel coup en complète un ?
lesson-task-draw = Aucun de tes Triominos ne peut être posé ici. Que peux-tu faire ?
lesson-task-out = C’est ton dernier Triominos. Si tu le poses, la manche se termine et tu gagnes { $bonus }, plus les points de l’autre réglette. Que fais-tu ?
lesson-spot = Case { $spot } : { $detail }

lesson-right = **Bien vu.** { $what }
lesson-why-side = Aux deux bouts du côté commun, les chiffres sont égaux.
lesson-why-corner = À chaque pointe, les chiffres sont égaux. Dans le trou, une pointe n’allait pas.
lesson-scores-less = C’est permis, pour **{ $points }**. Mais une autre réponse rapporte plus : essaie encore.
lesson-no-pass = Tu ne peux passer que si la pioche est vide, et elle ne l’est pas. Essaie encore.

lesson-done = C’était la dernière étape, bravo. Joue maintenant une manche contre un ordinateur facile : pendant trois tours, un coach te dit le meilleur coup et pourquoi.
lesson-end = Les premiers pas sont finis. Joue une manche contre un ordinateur facile : pendant trois tours, un coach te dit le meilleur coup et pourquoi.

lesson-moved-on = Tu as avancé depuis. Voici où tu en es.
lesson-none = Je ne retrouve pas ces premiers pas. Commence-les avec `/learn`.
lesson-not-yours = Ces premiers pas sont à quelqu’un d’autre. Commence les tiens avec `/learn`.

lesson-button-learn = Apprendre le jeu
lesson-button-next = Étape suivante
lesson-button-skip = Passer cette étape
lesson-button-skip-all = Tout passer
lesson-button-again = Recommencer
lesson-button-first-round = Jouer une première manche

lesson-coach = 🎓 **Coach :** { $what }
lesson-coach-leaves = C’était mon dernier mot : à toi de jouer. **Conseil** t’aide quand tu hésites.
