### /daily: a volta e o desafio do dia.

daily-command = Jogar a volta ou o desafio do dia, iguais para todos
daily-command-deal = Jogar a volta do dia: em modo solo, com as mesmas peças para todos
daily-command-puzzle = Resolver o desafio do dia: três jogadas sem ir ao baralho, com o máximo de pontos

daily-title-deal = **Volta do dia { $number }**
daily-title-puzzle = **Desafio do dia { $number }**
daily-goal-deal = Uma volta em modo solo, com as mesmas peças para todos. Faça o máximo de pontos.
daily-goal-puzzle = Coloque uma peça em cada uma das três jogadas, sem ir ao baralho. Faça o máximo de pontos.
daily-rules = Regras: { $edition }
daily-free = Esta tentativa é livre, por isso não conta.
daily-until = Fim da sua tentativa: { $when }
daily-turn = Jogada { $turn } de { $turns } · os seus pontos: { $points }

daily-hint-tile = **Dica:** a melhor sequência de três jogadas começa com { $tile }.
daily-hint-spot = **Dica:** a melhor sequência de três jogadas começa com { $tile } na casa { $spot }.

daily-end = Você fez **{ $points }** pontos.
daily-end-best = Você fez **{ $points }** pontos: é a melhor sequência de três jogadas.
daily-end-below = Você fez **{ $points }** pontos. A melhor sequência de três jogadas vale **{ $best }**.
daily-ended-with-day = O dia acabou, por isso a sua tentativa terminou com os pontos feitos até aqui.
daily-first = Você é a primeira pessoa a terminar hoje.
daily-ahead = Até agora, { $percent }% dos outros jogadores de hoje fizeram menos pontos.
daily-ahead-final = Nesse dia, { $percent }% dos outros jogadores fizeram menos pontos.
daily-computers = Computadores com as mesmas peças: { $list }
daily-streak = Dias seguidos: { $count }
daily-copy = Para compartilhar o resultado, copie esta linha:

daily-line-deal = Triominos, volta do dia { $number } · { $points } · { $marks }
daily-line-puzzle = Triominos, desafio do dia { $number } · { $points } de { $best } · { $marks }
daily-line-hexagons =
    { $count ->
        [one] { $line } · { $count } hexágono
       *[other] { $line } · { $count } hexágonos
    }
daily-line-hints =
    { $count ->
        [one] { $line } · { $count } dica
       *[other] { $line } · { $count } dicas
    }

daily-button-solution = Ver a solução
daily-button-yesterday = Solução de ontem
daily-button-again = Tentar de novo

daily-solution = **Solução do desafio { $number }:** { $points }
daily-solution-later = Mostro a solução quando o dia terminar: { $when }
daily-moved-on = Você já avançou desde então. Veja como está agora.
daily-none = Não encontro essa tentativa. Comece a de hoje com `/daily deal` ou `/daily puzzle`.
daily-over = Esse dia terminou. Jogue o de hoje com `/daily deal` ou `/daily puzzle`.
daily-not-yours = Esta tentativa é de outra pessoa. Comece a sua tentativa com `/daily deal` ou `/daily puzzle`.
daily-shared-before = Você já compartilhou este resultado.
