computers-easy = Fácil
computers-normal = Normal
computers-hard = Difícil
computers-expert = Experto
computers-easy-what = Para las primeras partidas: ganan una de cada tres rondas contra Normal
computers-normal-what = Juegan bien, pero sin pensar en lo que viene después
computers-hard-what = Piensan en lo que viene después, y ganan tres de cada cinco rondas contra Normal
computers-expert-what = También roban cuando conviene: uno contra uno, Normal casi nunca gana
computers-option = Máquinas: { $level }
computers-level = Máquinas: { $level }
computers-choose = Elige el nivel de las máquinas

computers-careful-name = Máquina Búho{ $number }
computers-daring-name = Máquina Zorro{ $number }
computers-collector-name = Máquina Urraca{ $number }
computers-careful = { $computer } (prudente)
computers-daring = { $computer } (audaz)
computers-collector = { $computer } (coleccionista)
