### /learn : les premiers pas, puis le coach.

lesson-title = **Premiers pas, étape { $step } sur { $steps } :** { $name }
lesson-name-side = le bon côté
lesson-name-corner = chaque pointe compte
lesson-name-bridge = le pont
lesson-name-hexagon = l’hexagone
lesson-name-draw = ce que coûte la pioche
lesson-name-out = le dernier Triominos

lesson-welcome = Bienvenue. Tu peux t’arrêter quand tu veux : `/learn` te ramène au même endroit.
lesson-resumed = Te revoilà. On reprend là où tu en étais.

lesson-task-side = Deux Triominos peuvent se toucher par un côté si les chiffres sont les mêmes aux deux bouts. Ton { $tile } ne va que contre un seul côté du Triominos du plateau. À quel emplacement ?
lesson-task-corner = Partout où des pointes se touchent, les chiffres doivent être les mêmes, parfois aux trois pointes à la fois. Où peux-tu poser ton { $tile } ?
lesson-task-bridge = Un pont relie deux zones du plateau : un côté correspond, et la pointe opposée aussi. Il rapporte un bonus de { $points }. Quel coup fait un pont ?
lesson-task-hexagon = Six Triominos autour d’un point forment un hexagone. Celui qui le complète rapporte un bonus de { $points }. Quel coup en complète un ?
lesson-task-draw = Tu n’as rien à poser sur ce plateau. Que peux-tu faire ?
lesson-task-out = C’est ton dernier Triominos. Si tu le poses, la manche se termine, et ça te rapporte { $bonus } et les points de l’autre réglette. Que fais-tu ?
lesson-spot = Emplacement { $spot } : { $detail }

lesson-right = **Bien vu.** { $what }
lesson-why-side = Aux deux bouts du côté commun, les chiffres sont les mêmes.
lesson-why-corner = Partout où des pointes se touchent, les chiffres doivent être les mêmes. Dans le trou, une pointe n’allait pas.
lesson-scores-less = C’est permis (**{ $points }**), mais une autre réponse rapporte plus. Essaie encore.
lesson-no-pass = Tu ne peux pas encore passer ton tour : il reste des Triominos dans la pioche. Essaie encore.

lesson-done = C’était la dernière étape, bravo. Joue maintenant une manche contre un ordinateur facile : pendant trois tours, un coach te montre le meilleur coup et t’explique pourquoi.
lesson-end = La leçon est finie. Joue une manche contre un ordinateur facile : pendant trois tours, un coach te montre le meilleur coup et t’explique pourquoi.

lesson-moved-on = Tu as avancé depuis. Voici où tu en es.
lesson-none = Je ne retrouve pas cette leçon. Commence-la avec `/learn`.
lesson-not-yours = Cette leçon est celle de quelqu’un d’autre. Commence la tienne avec `/learn`.

lesson-button-learn = Apprendre le jeu
lesson-button-next = Étape suivante
lesson-button-skip = Passer cette étape
lesson-button-skip-all = Passer la leçon
lesson-button-again = Recommencer
lesson-button-first-round = Jouer une première manche

lesson-coach = 🎓 **Coach :** { $what }
lesson-coach-leaves = C’était mon dernier conseil : à toi de mener ta partie. **Conseil** t’aide dès que tu hésites.
