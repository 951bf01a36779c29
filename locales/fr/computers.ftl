### Les joueurs-ordinateurs : leur niveau, et leur caractère.

## Leur niveau : dans les menus, les listes, et sous une table avant la partie

computers-easy = Facile
computers-normal = Normal
computers-hard = Difficile
computers-expert = Expert
computers-easy-what = Pour les premières parties : ils gagnent une manche sur trois contre Normal
computers-normal-what = Ils jouent bien, mais sans penser aux coups suivants
computers-hard-what = Ils pensent aux coups suivants, et gagnent trois manches sur cinq contre Normal
computers-expert-what = Ils piochent aussi quand cela rapporte : à deux, Normal ne gagne presque jamais
computers-option = Ordinateurs : { $level }
computers-level = Ordinateurs : { $level }
computers-choose = Choisis le niveau des ordinateurs

## Leur caractère : chacun a un nom et une façon de jouer

# $number est vide pour le premier de chacun, puis ' 2', ' 3', etc.
computers-careful-name = Ordi Hibou{ $number }
computers-daring-name = Ordi Renard{ $number }
computers-collector-name = Ordi Pie{ $number }
# Après un nom, à une table avant la partie.
computers-careful = { $computer } (prudent)
computers-daring = { $computer } (audacieux)
computers-collector = { $computer } (collectionneur)
