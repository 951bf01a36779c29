### Les joueurs-ordinateurs : leur niveau, et leur caractère.

## Leur niveau : dans les menus, les listes, et sous une table avant la partie

computers-easy = Facile
computers-normal = Normal
computers-hard = Difficile
computers-expert = Expert
computers-easy-what = Pour les premières parties : en duel, ils gagnent une manche sur trois contre Normal
computers-normal-what = Ils jouent bien, mais sans penser aux coups suivants
computers-hard-what = Ils pensent aux coups suivants : en duel, règle standard, ils gagnent 3 manches sur 5 contre Normal
computers-expert-what = Ils voient encore plus loin : contre Difficile, c’est très serré
computers-option = Ordinateurs : { $level }
computers-level = Ordinateurs : { $level }
computers-choose = Choisis le niveau des ordinateurs
computers-record = Contre le niveau { $level } ({ $edition }), victoires : { $wins } sur { $matches }, série en cours : { $streak }
computers-record-best = { $record }, meilleur score : { $points }
computers-next-level = Niveau suivant : { $level }
computers-magpie = Avec Pie
computers-magpie-what = Pie vide la pioche : c’est permis, mais vache. Les autres ne piochent que s’il le faut
computers-no-magpie = Sans Pie

## Leur caractère : chacun a un nom et une façon de jouer

# $number est vide pour le premier de chacun, puis ' 2', ' 3', etc.
computers-careful-name = Ordi Hibou{ $number }
computers-daring-name = Ordi Renard{ $number }
computers-collector-name = Ordi Écureuil{ $number }
computers-drainer-name = Ordi Pie{ $number }
# Après un nom, à une table avant la partie.
computers-careful = { $computer } (prudent)
computers-daring = { $computer } (audacieux)
computers-collector = { $computer } (garde les Triominos faciles à poser)
computers-drainer = { $computer } (vide la pioche : permis, mais vache)
