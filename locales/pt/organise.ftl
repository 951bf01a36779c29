organise-title = **{ $name }**
organise-sign-up =
    As inscrições estão abertas. Participantes até agora: { $count } de { $capacity }{ $computers ->
        [0] .
        [one] , incluindo um computador.
       *[other] , incluindo { $computers } computadores.
    }
organise-check-in = A confirmação de presença está aberta. Presenças: { $there } de { $count }. Prazo: { $until }.
organise-round = Etapa { $round } de { $rounds }. Partidas ainda em andamento: { $playing }.
organise-starting = O torneio começou, e estou formando as mesas da primeira etapa.
organise-final = A mesa final já começou.
organise-arena = A arena já começou e termina { $until }. Partidas em andamento: { $playing }.
organise-paused = **Em pausa** desde { $since }: todos os relógios pararam, nas mesas também, e nenhuma etapa nova começa até você tocar em **Retomar**.
organise-unchecked = Ainda não confirmaram: { $names }
organise-table = Mesa { $table }
organise-table-line = { $table }: { $names }
organise-deadline = prazo: { $until }
organise-left =
    { $minutes ->
        [one] falta um minuto
       *[other] faltam { $minutes } minutos
    }
organise-missing = ausentes: { $names }
organise-missing-until = ausentes: { $names } (prazo: { $until })
organise-more-tables =
    { $more ->
        [one] e mais { $more } mesa
       *[other] e mais { $more } mesas
    }
organise-minded = Um computador joga no lugar de { $names }
organise-finished = Mesas terminadas: { $tables }
organise-finished-count = Número de mesas terminadas: { $count }
organise-finished-won = mesa { $table } (vitória: { $names })
organise-finished-void = mesa { $table } (anulada)
organise-undecided = Falta decidir o resultado: { $tables }
organise-undecided-table = mesa { $table } (prazo: { $until })
organise-finished-undecided = mesa { $table } (falta decidir)
organise-out = Fora do torneio: { $names }

organise-ask-cancel = Cancelar o torneio **{ $name }**? Não dá para voltar atrás: as partidas em andamento terminam e não contam. Vou avisar no canal e publicar os pontos até agora.
organise-cancel-weekly = O torneio da semana que vem acontece mesmo assim. Para encerrar toda a série, use antes `/tournament edit weekly:False`.
organise-ask-computers = Computadores no torneio agora: { $count }. Quantos você quer?
organise-ask-extension = Quanto tempo a mais você quer dar? Todas as partidas em andamento ganham esse tempo, e uma arena também termina mais tarde.
organise-extension =
    { $minutes ->
        [one] Mais { $minutes } minuto
       *[other] Mais { $minutes } minutos
    }
organise-ask-table = De qual mesa você quer decidir o resultado?
organise-no-tables = Ainda não há mesas.
organise-table-playing = Em andamento: { $places }
organise-table-waiting = A partida ainda não começou
organise-table-over = Terminada: { $places }
organise-table-decided = Decidida pela organização: { $places }
organise-table-void = Anulada
organise-table-undecided = Falta decidir: a moderação anulou a partida
organise-stands-now = Resultado até agora: { $outcome }
organise-ask-decision = Qual deve ser o resultado?
organise-scores-changed = A partida avançou nesse meio-tempo, por isso confira de novo o resultado.
organise-ask-sure = Este será o resultado da mesa { $table }:
    { $outcome }
organise-match-ends = Se confirmar, a partida termina.
organise-place = Posição { $place }: { $who }
organise-tie = Empate com { $who }
organise-untie = Atrás de { $who }, sem empate
organise-reason-agreed = acordo entre os jogadores
organise-reason-unfinished = não deu para terminar a partida
organise-reason-time-up = o tempo acabou
organise-reason-absent = um jogador não apareceu
organise-reason-own-wish = a pedido do próprio jogador
organise-reason-unfair = jogo desleal
organise-reason-technical = problemas técnicos
organise-reason-excused = a falta foi justificada
organise-reason-more-time = as mesas precisam de mais tempo
organise-reason-mistake = para corrigir um erro
organise-reason-voided = a partida foi anulada
organise-reason-usual = Se confirmar agora, o motivo será: { $reason }. Para confirmar com outro, escolha no menu.
organise-reason-chosen = Motivo: { $reason }
organise-reason-pardon = Se tocar em **Perdoar**, o motivo será: { $reason }. Para perdoar com outro motivo, escolha no menu.
organise-ask-player = Qual jogador?
organise-player = { $who }: { $what }
organise-player-in = está no torneio
organise-player-at = na mesa { $table }
organise-player-missing = ainda não apareceu na mesa { $table }
organise-player-minded = um computador joga no lugar deste jogador
organise-player-out = fora do torneio
organise-player-absences = faltas: { $count }
organise-ask-withdraw = Tirar { $who } do torneio? Este jogador mantém os pontos, mas não joga mais em nenhuma mesa. Com **Perdoar**, ele pode voltar mais tarde.
organise-ask-withdraw-at = Tirar { $who } do torneio? Na mesa { $table }, um computador fica com o lugar, e este jogador termina em último. Ele mantém os pontos, mas não joga mais em nenhuma mesa. Com **Perdoar**, pode voltar mais tarde.
organise-ask-replace = Quem vai jogar no lugar de { $who }? Essa pessoa fica com os pontos e a posição de { $who } na classificação.
organise-ask-replace-at = Na mesa { $table }, um computador joga até o fim da partida; a substituição vale a partir da próxima mesa.
organise-ask-computer = Deixar um computador jogar no lugar de { $who }? O computador fica com os pontos e a posição de { $who } na classificação.

organise-did-computers =
    { $count ->
        [0] Agora não há nenhum computador no torneio.
        [one] Agora há { $count } computador no torneio.
       *[other] Agora há { $count } computadores no torneio.
    }
organise-did-check-in = A confirmação de presença está aberta. Prazo: { $until }.
organise-did-start = O torneio começou, e estou chamando os jogadores para as mesas.
organise-did-pause = Em pausa. Todos os relógios pararam, nas mesas também, e nenhuma etapa nova começa até você tocar em **Retomar**.
organise-did-edit = Mudei o torneio e estou avisando todos os participantes.
organise-did-edit-nothing = Nada mudou. Use pelo menos uma opção com um valor novo, por exemplo `start`.
organise-did-resume = O torneio continua. Ninguém perdeu tempo com a pausa.
organise-did-extend =
    { $minutes ->
        [one] Todos têm mais um minuto: { $tables }.
       *[other] Todos têm mais { $minutes } minutos: { $tables }.
    }
organise-until = mesa { $table } até { $end }
organise-all-until = todas as mesas até { $end }
organise-first-until = o prazo mais curto, o da mesa { $table }, vai até { $end }
organise-arena-until = arena até { $end }
organise-none-until = Não há nenhuma partida em andamento agora, por isso ninguém precisa de mais tempo.
organise-did-rule = O resultado da mesa { $table } está decidido:
    { $outcome }
organise-did-take-back = Desfiz a decisão. Na mesa { $table }, vale o resultado da partida:
    { $outcome }
organise-did-withdraw = Tirei { $who } do torneio.
organise-did-replace = Agora { $player } joga no lugar de { $who }.
organise-did-pardon = Perdoei { $who }: as faltas não contam mais, e este jogador pode jogar o torneio normalmente.
organise-did-cancel = O torneio foi cancelado, e já avisei no canal.
organise-refuse-not-under-way = A partida da mesa { $table } já terminou. Para que o resultado dela valha, toque em **Usar o resultado da partida**.
organise-rule-stands = Como está: valem as pontuações atuais

organise-log-title = O que aconteceu no torneio **{ $name }**
organise-log-before = Antes da primeira etapa
organise-log-round = Etapa { $round }
organise-log-final = Mesa final
organise-log-arena = Arena
organise-log-after = Depois do fim
organise-log-continued = { $heading }, continuação
organise-note-finished = A partida da mesa { $table } terminou: { $places }
organise-note-finished-void = A mesa { $table } foi anulada.
organise-note-finished-decided = A partida da mesa { $table } terminou. A decisão da organização continua valendo.
organise-note-ruled-standing = { $by } decidiu o resultado da mesa { $table } pela pontuação atual: { $places }.
organise-because = { $line } Motivo: { $reason }

organise-cancelled = O torneio **{ $name }** foi cancelado.
organise-cancelled-by = O torneio **{ $name }** foi cancelado por { $by }.
organise-points-so-far = Pontos até agora:

organise-command-manage = Para a organização: ver como anda o torneio e gerenciar tudo

organise-button-start = Começar o torneio
organise-button-check-in = Abrir a confirmação
organise-button-computers = Computadores
organise-button-pause = Pausar
organise-button-resume = Retomar
organise-button-extend = Dar mais tempo
organise-button-adjudicate = Decidir um resultado
organise-button-players = Jogadores
organise-button-log = Histórico
organise-button-cancel = Cancelar o torneio
organise-button-refresh = Atualizar
organise-button-back = Voltar
organise-button-earlier = Antes
organise-button-more = Mais
organise-button-later = Depois
organise-button-stands = Usar as pontuações atuais
organise-button-places = Posições
organise-button-void = Anular
organise-button-played = Usar o resultado da partida
organise-button-decide = Confirmar
organise-button-reason = Outro motivo
organise-button-withdraw = Tirar do torneio
organise-button-replace = Substituir
organise-button-by-computer = Substituir por computador
organise-button-pardon = Perdoar
organise-menu-computers = Escolha quantos computadores participam
organise-menu-extension = Escolha quanto tempo a mais dar
organise-menu-table = Escolha uma mesa
organise-menu-player = Escolha um jogador
organise-menu-substitute = Escolha quem fica com o lugar
organise-menu-other-reason = Confirmar com outro motivo
organise-menu-other-pardon = Perdoar com outro motivo
organise-menu-reason = Escolha o motivo
