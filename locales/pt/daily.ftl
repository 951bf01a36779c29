### /daily: a volta e o desafio do dia.

daily-command = Jogar a volta ou o desafio do dia, iguais para todos
daily-command-deal = Jogar a volta do dia: em modo solo, com as mesmas peças para todos
daily-command-puzzle = Resolver o desafio do dia: três jogadas sem ir ao baralho, com o máximo de pontos
daily-command-calendar = Ver em que dias você jogou e abrir os jogos de dias anteriores
daily-option-date = Um dia anterior, por exemplo 2026-11-27; o resultado não conta
daily-option-channel = O canal em que publico os jogos do dia, com os resultados do dia anterior
daily-option-hour = A hora da publicação em UTC, de 1 a 23 (padrão: 6)
daily-option-reminder = A hora em que lembro você dos jogos do dia, se ainda não jogou (padrão: nunca)

daily-title-deal = **Volta do dia #{ $number }**
daily-title-puzzle = **Desafio do dia #{ $number }**
daily-goal-deal = Uma volta em modo solo, com as mesmas peças para todos. Faça o máximo de pontos que puder.
daily-goal-puzzle = Coloque uma peça em cada uma das três jogadas, sem ir ao baralho. Faça o máximo de pontos que puder.
daily-rules = Regras: { $edition }
daily-free = Esta tentativa é de treino, por isso não conta.
daily-until = Fim da sua tentativa: { $when }
daily-proof-hash = -# Prova de que o jogo deste dia foi definido de antemão: o hash SHA-256 da semente secreta começa com { $hash }
daily-proof-seed = -# Prova de que o jogo deste dia foi definido de antemão: a semente é { $seed } e o hash SHA-256 dela é { $hash }
daily-after-deletion = Você já tinha começado este jogo hoje antes de apagar os seus dados, por isso esta tentativa não conta.
daily-turn = Jogada { $turn } de { $turns } · seus pontos: { $points }

daily-hint-tile = **Dica:** a melhor sequência de três jogadas começa com { $tile }.
daily-hint-spot = **Dica:** a melhor sequência de três jogadas começa com { $tile } na casa { $spot }.

daily-end = A sua pontuação foi **{ $points }**.
daily-end-best = A sua pontuação foi **{ $points }**: você encontrou a melhor sequência de três jogadas.
daily-end-below = A sua pontuação foi **{ $points }**. A melhor sequência de três jogadas vale **{ $best }**.
daily-ended-with-day = O dia acabou, por isso a sua tentativa terminou com os pontos feitos até aqui.
daily-first = Você é a primeira pessoa a terminar hoje.
daily-ahead = Até agora, { $percent }% dos outros jogadores de hoje fizeram menos pontos.
daily-ahead-final = Nesse dia, { $percent }% dos outros jogadores fizeram menos pontos.
daily-computers = Computadores com as mesmas peças: { $list }
daily-streak = Dias seguidos: { $count }
daily-copy = Para compartilhar o resultado, copie esta linha:

daily-line-deal = Triominos, volta do dia #{ $number } · { $points } · { $marks }
daily-line-puzzle = Triominos, desafio do dia #{ $number } · { $points } de { $best } · { $marks }
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
daily-button-yesterday-review = Análise de ontem
daily-button-again = Tentar de novo
daily-button-deal = Jogar a volta
daily-button-puzzle = Jogar o desafio
daily-button-earlier-month = Mês anterior
daily-button-later-month = Mês seguinte
daily-button-end-reminders = Parar os lembretes
daily-button-show-me = Aparecer nos resultados
daily-button-hide-me = Não aparecer nos resultados

daily-solution = **Solução do desafio #{ $number }:** { $points }
daily-solution-later = Mostro a solução quando o dia acabar: { $when }
daily-review-later = Analiso as suas decisões quando o dia acabar: { $when }
daily-moved-on = Você já avançou. Veja como está agora.
daily-none = Não encontrei essa tentativa. Comece a de hoje com `/daily deal` ou `/daily puzzle`.
daily-not-yours = Esta tentativa é de outra pessoa. Comece a sua com `/daily deal` ou `/daily puzzle`.
daily-shared-before = Você já compartilhou este resultado.

daily-weekdays = seg ter qua qui sex sáb dom
daily-legend-deal = Volta
daily-legend-puzzle = Desafio
daily-legend-forgiven = Perdoado
daily-calendar-deals = Dias em que você jogou a volta: { $days }
daily-calendar-puzzles = Dias em que você jogou o desafio: { $days }
daily-calendar-forgiven = Dias em que você não jogou, sem perder a sequência: { $days }
daily-calendar-none = Você não jogou neste mês.
daily-choose-day = Escolha um dia, de { $first } a { $last }

daily-archive-day = **{ $date } (#{ $number }).** Qual jogo você quer jogar? Os de dias anteriores não contam.
daily-archive-days = Não há nenhum jogo desse dia. Você pode escolher qualquer dia de { $first } a { $last }.
daily-archive-empty = Ainda não há dias anteriores. O dia de hoje será o primeiro, assim que terminar.
daily-bad-date = Não entendi essa data. Digite assim: `2026-11-27`.

daily-reminder = A volta e o desafio do dia estão esperando por você.
daily-reminder-on = Jogos do dia: um lembrete ({ $hour }, { $zone })
daily-reminder-off = Jogos do dia: sem lembretes
daily-reminder-none = nunca
daily-reminder-zone = Para isso, preciso do seu fuso horário. Use as duas opções juntas, por exemplo `daily:{ $hour } timezone:America/Sao_Paulo`.
daily-reminder-hello = Vou lembrar você aqui da volta e do desafio do dia. Para mudar isso, use `/preferences daily:`.

daily-shown = A partir de agora, o seu nome e os seus pontos aparecem nos resultados do dia deste servidor.
daily-hidden = Você não aparece mais nos resultados do dia deste servidor.
daily-not-posted = Este servidor não publica mais os resultados do dia.
daily-hour-needs-channel = Ainda não publico os jogos do dia aqui. Para definir a hora, escolha também um canal com a opção `daily`.
daily-settings-on = Jogos do dia: em { $channel }, todos os dias ({ $time }). Para parar, apague a minha última mensagem com os jogos.
daily-settings-barred = Jogos do dia: ainda não posso publicar em { $channel }. `/doctor` mostra a permissão que falta.
daily-post-title = **Jogos do dia #{ $number }** · { $date }
daily-post-deal = **Volta** · jogadores até agora em todos os servidores: { $count }
daily-post-puzzle = **Desafio** · jogadores até agora em todos os servidores: { $count }
daily-post-yesterday = **Resultados do dia anterior (#{ $number })**
daily-post-deal-final = **Volta** · jogadores em todos os servidores: { $count }
daily-post-puzzle-final = **Desafio** · jogadores em todos os servidores: { $count } · máximo possível: { $best }
daily-post-row = { $place }. { $who }: { $points }
daily-post-listed = -# Aqui só aparece quem escolheu aparecer, com o botão abaixo do próprio resultado.
