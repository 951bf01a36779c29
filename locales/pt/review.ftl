### The private review of a finished match.

review-begun = Vou analisar cada decisão desta partida. Isso pode levar até um minuto, e a sua análise aparece aqui mesmo.
review-progress = Estou analisando cada decisão desta partida: { $percent }% pronto.

review-title = **Sua análise desta partida**
review-lead =
    { $others ->
        [alone] Seus pontos: **{ $points }**
        [opponent] Sua vantagem: **{ $points }**
       *[opponents] Sua vantagem sobre a média dos outros: **{ $points }**
    }
review-part = { $part }: { $points }
review-skill = Suas decisões
review-tiles = Sorte com as peças
review-par = Ordem de jogo
review-hidden = Sem explicação
review-accuracy = **Precisão: { $percent }%** (± { $error }) · decisões: { $choices } · pontos perdidos por decisão: { $lost }
review-scale = 100% significa que nenhuma decisão custou pontos, e 0% é jogar ao acaso.
review-too-few = Decisões: { $choices }. Para calcular a precisão, preciso de pelo menos { $least }.
review-mistakes = Estas jogadas foram as que mais custaram. Toque num número e tente encontrar uma melhor.
review-no-mistakes = Nenhuma das suas jogadas foi um erro claro.
review-other-plan = A análise supõe que ninguém vai ao baralho de propósito. Com dois jogadores, juntar peças é outra estratégia, que a análise não avalia.
review-line = **{ $number }.** Volta { $round }: { $move } (pontos perdidos: { $lost })
review-turns = Estes momentos foram os que mais mudaram a sua chance de vitória.
review-try = Toque num número e encontre uma jogada melhor.
review-turn-mistake = **{ $number }.** Volta { $round }: { $move } · **{ $change }%** · pontos perdidos: { $lost }
review-turn-own-draw = 🎲 Volta { $round }: você retirou { $tile } do baralho · **{ $change }%**
review-turn-draw = 🎲 Volta { $round }: { $who } retirou { $tile } do baralho · **{ $change }%**
review-turn-placement = ⚡ Volta { $round }: { $who } fez { $points } com { $tile } · **{ $change }%**
review-drew = ir ao baralho
review-passed = passar a vez

review-move = **Volta { $round }.** Sua jogada: { $move }
review-cost = Pontos perdidos: cerca de { $lost } (± { $error }) · chance de vitória: −{ $percent }%
review-ask = Você consegue encontrar uma jogada melhor?
review-found = ✅ Sim, é melhor: { $move }
review-not-better = Essa não é claramente melhor: { $move }. Tente outra.
review-better = Uma jogada melhor: { $move }
review-better-draw = Teria sido melhor ir ao baralho.
review-better-pass = Teria sido melhor passar a vez.
review-placeholder = Escolha uma jogada melhor

review-shared = A melhor jogada de { $who } nesta partida: { $move }

review-picture = Sorte e habilidade
review-alt = Gráfico de barras. { $parts }.

review-button = Analisar
review-button-move = Jogada { $number }
review-button-better = Ver uma jogada melhor
review-button-back = Voltar à análise
review-button-share = Compartilhar a minha melhor jogada

review-of-others = Só dá para analisar partidas em que você jogou.
review-too-many =
    { $limit ->
        [one] Já analisei uma partida para você nas últimas 24 horas, e esse é o limite. Espere um pouco antes da próxima. As análises prontas continuam disponíveis.
       *[other] Já analisei { $limit } partidas para você nas últimas 24 horas, e esse é o limite. Espere um pouco antes da próxima. As análises prontas continuam disponíveis.
    }
