computers-easy = Fácil
computers-normal = Normal
computers-hard = Difícil
computers-expert = Mestre
computers-easy-what = Para as primeiras partidas: ganham uma volta em cada três contra Normal
computers-normal-what = Jogam bem, mas sem pensar nas jogadas seguintes
computers-hard-what = Pensam nas jogadas seguintes e ganham três voltas em cada cinco contra Normal
computers-expert-what = Também vão ao baralho quando compensa: um contra um, Normal quase nunca ganha
computers-option = Computadores: { $level }
computers-level = Computadores: { $level }
computers-choose = Escolha o nível dos computadores

computers-careful-name = PC Coruja{ $number }
computers-daring-name = PC Raposa{ $number }
computers-collector-name = PC Gralha{ $number }
computers-careful = { $computer } (prudente)
computers-daring = { $computer } (audaz)
computers-collector = { $computer } (colecionador)
