tournament-title = **{ $name }**: um torneio de Triominos
tournament-rounds = { $rounds ->
    [one] { $rounds } etapa
   *[other] { $rounds } etapas
  } em mesas de até { $seats } · { $edition }
tournament-arena = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
  } de jogo, em mesas de até { $seats }, com uma nova mesa sempre que houver jogadores livres suficientes · { $edition }
tournament-round-robin = todos contra todos, uma vez, em mesas de dois · { $edition }
tournament-knockout = mata-mata em mesas de dois, com cabeças de chave pelo rating: quem perde sai · { $edition }
tournament-plan-start = - **Início:** { $start }
tournament-plan-check-in = - **Confirmação de presença:** abre { $time } antes do início: { $opens }. Quem não confirmar fica sem lugar.
tournament-plan-check-in-later = - **Confirmação de presença:** dura { $time } depois que a organização abrir. Quem não confirmar fica sem lugar.
tournament-plan-play = - **Jogo:** { $play }
tournament-plan-name = - **Nome:** { $name }
tournament-plan-places = - **Lugares:** { $places }
tournament-plan-match = - **Cada partida:** { $length }
tournament-plan-entry = - **Requisitos:** { $terms }
tournament-plan-weekly = - **Repetição:** toda semana
tournament-plan-weekly-without = - **Repetição:** toda semana, exceto { $dates }
tournament-term-role = cargo: { $role }
tournament-term-rating = rating: { $band }
tournament-term-account = idade da conta: pelo menos { $time }
tournament-term-member = tempo neste servidor: pelo menos { $time }
tournament-band-least = { $least } ou mais
tournament-band-most = { $most } ou menos
tournament-plan-final =
    { $seats ->
        [one] - **Mesa final:** o melhor jogador
       *[other] - **Mesa final:** os { $seats } melhores jogadores
    }
tournament-plan-clock = - **Tempo:** { $clock }
tournament-plan-no-clock = - **Tempo:** sem limite; jogue com calma
tournament-plan-turn-up =
    { $minutes ->
        [one] - **Faltas:** chegue à sua mesa em até um minuto depois do aviso, ou um computador fica com o lugar
       *[other] - **Faltas:** chegue à sua mesa em até { $minutes } minutos depois do aviso, ou um computador fica com o lugar
    }
tournament-plan-table = - **Limite por mesa:** { $time }; depois, vale a pontuação atual
tournament-plan-length = - **Duração:** cerca de { $time }
tournament-plan-length-long = - **Duração:** cerca de { $time }; reserve esse tempo
tournament-plan-late = - **Entrar depois do início:** até começar a etapa { $round }
tournament-plan-late-none = - **Entrar depois do início:** não é permitido
tournament-plan-late-arena = - **Entrar depois do início:** até o fim
tournament-plan-late-until = - **Entrar depois do início:** até o fim; a arena termina { $until }
tournament-plan-computers =
    { $count ->
        [one] - **Computadores:** { $count }, nível: { $level }
       *[other] - **Computadores:** { $count }, nível: { $level }
    }
tournament-time-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
tournament-time-hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
tournament-time-days =
    { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }
tournament-worth = Em cada mesa, a primeira posição vale 12 pontos, a última vale 0, e as outras ficam entre elas, em intervalos iguais. Quem empata divide os pontos. Uma folga (uma etapa sem mesa) vale 6.
tournament-organiser = Organização: { $organiser }.
tournament-players = Participantes ({ $count } de { $capacity }): { $names }
tournament-players-many = { $names } e mais { $more }
tournament-no-players = Ainda não há participantes.
tournament-waiting = Lista de espera ({ $count }): { $names }
tournament-sign-up-full = Todos os lugares estão ocupados. Com o botão **Entrar**, você fica na lista de espera; quando um lugar ficar livre, você entra automaticamente no torneio.
tournament-sign-up = Para participar, toque em **Entrar**. A organização começa o torneio com `/tournament start`.
tournament-sign-up-planned = Para participar, toque em **Entrar**. O torneio começa automaticamente.
tournament-check-in-until = Toque em **Confirmar presença**; senão, você fica sem lugar. Prazo: { $until }.
tournament-round-under-way = A etapa { $round } de { $rounds } já começou. Partidas ainda em andamento: { $playing }.
tournament-final-under-way = A mesa final já começou.
tournament-arena-under-way = A arena já começou e termina { $until }. Partidas em andamento: { $playing }.
tournament-arena-ending = Não abro mais mesas. Partidas ainda em andamento: { $playing }.
tournament-is-paused = O torneio está em pausa: todos os relógios pararam, nas mesas também, e nenhuma etapa nova começa até o torneio ser retomado.
tournament-won = O torneio terminou. { $who } venceu! 🏆
tournament-over-too-few = O torneio terminou: não sobraram jogadores suficientes.
tournament-over-no-persons = O torneio terminou: todos saíram, e os computadores não jogam sozinhos.
tournament-over-cancelled = A organização cancelou o torneio.
tournament-over-expired = Ninguém começou nem retomou o torneio a tempo, por isso ele terminou.

tournament-table-round = Etapa { $round } · Mesa { $table }: { $names }
tournament-table-final = Mesa final: { $names }
tournament-table-arena = Mesa { $table }: { $names }
tournament-table-place = { $place }. { $who } (+{ $points })
tournament-table-place-score = { $place }. { $who } { $score } (+{ $points })
tournament-table-final-place = { $place }. { $who }
tournament-table-final-place-score = { $place }. { $who } { $score }
tournament-table-void = Anulada: quem esteve presente recebe os pontos de uma folga.
tournament-table-ruled = Decisão da organização.
tournament-table-voided = A moderação anulou esta partida, por isso o resultado não conta.
tournament-table-undecided = A moderação anulou esta partida. A organização precisa decidir o resultado da mesa.
tournament-thread = Mesa { $table } · { $name }
tournament-call = { $names }: a mesa { $table } do torneio **{ $name }** está pronta, e a partida começa agora.
tournament-call-final = { $names }: a mesa final do torneio **{ $name }** está pronta, e a partida começa agora.
tournament-call-turn-up =
    { $minutes ->
        [one] Toque em **Estou aqui** ou jogue em até um minuto.
       *[other] Toque em **Estou aqui** ou jogue em até { $minutes } minutos.
    } Senão, um computador fica com o seu lugar, e você termina em último nesta mesa.
tournament-call-points =
    { $points ->
        [one] A partida vai até um ponto.
       *[other] A partida vai até { $points } pontos.
    }
tournament-call-rounds =
    { $rounds ->
        [one] A partida tem uma volta.
       *[other] A partida tem { $rounds } voltas.
    }
tournament-call-wish = { $length } { $clock }. **Minhas peças**, abaixo do tabuleiro, mostra as suas peças, que ninguém mais vê. Boa sorte e bom jogo.
tournament-call-until = Prazo da mesa: { $until }; depois, vale a pontuação atual.

tournament-awaited = -# Esta mesa é sua? Toque em **Estou aqui**, ou simplesmente jogue, para manter o lugar. Prazo: { $until }.

tournament-live-round = 🔴 **Etapa { $round }, ao vivo**
tournament-live-round-over = **Resultados da etapa { $round }**
tournament-live-final = 🔴 **Mesa final, ao vivo**
tournament-live-final-over = **Resultado da mesa final**
tournament-live-arena = 🔴 **Mesas ao vivo**
tournament-live-arena-over = **Resultados da arena**
tournament-live-over = terminada · { $names }
tournament-live-void = anulada
tournament-live-undecided = falta a organização decidir o resultado
tournament-live-unfinished = não terminada
tournament-live-waiting = esperando os jogadores
tournament-live-until = Prazo: { $until }
tournament-live-ends = Última chance de entrar numa nova mesa: { $until }
tournament-live-top = Classificação: { $places }
tournament-live-paused = O torneio está em pausa.

tournament-note-created = { $by } criou o torneio.
tournament-note-edited-told = { $names }: { $by } fez mudanças no torneio.
tournament-note-edited = { $by } fez mudanças no torneio.
tournament-note-changed = { $by } mudou a programação do torneio.
tournament-note-remind-change = { $names }: atenção, houve mudanças no torneio.
tournament-note-joined = { $who } entrou no torneio.
tournament-note-queued = { $who } está na lista de espera.
tournament-note-unqueued = { $who } não está mais na lista de espera.
tournament-note-got-place = { $who } passou da lista de espera para o torneio.
tournament-note-moved-up = { $who }, um lugar ficou livre: você está no torneio.
tournament-note-moved-up-check-in = { $who }, um lugar ficou livre: você está no torneio. Para manter o lugar, toque em **Confirmar presença**. Prazo: { $until }.
tournament-note-computers = { $by } mudou o número de computadores para { $count }.
tournament-note-check-in = A confirmação de presença está aberta. { $names }: é só tocar em **Confirmar presença**. Prazo: { $until }.
tournament-note-check-in-nobody = A confirmação de presença está aberta, mas ainda não há participantes. Entre e depois toque em **Confirmar presença**. Prazo: { $until }.
tournament-note-check-in-planned = A confirmação de presença abriu como previsto. Prazo: { $until }.
tournament-note-remind-check-in = ⏰ { $names }: ainda falta tocar em **Confirmar presença**. Quem não confirmar fica sem lugar. Prazo: { $until }.
tournament-note-remind-start = ⏰ { $names }: o torneio começa em breve. Início: { $until }.
tournament-note-reminded-check-in =
    { $count ->
        [one] Lembrei { $count } jogador de confirmar presença.
       *[other] Lembrei { $count } jogadores de confirmar presença.
    }
tournament-note-reminded-start =
    { $count ->
        [one] Lembrei { $count } jogador de que o torneio começa em breve.
       *[other] Lembrei { $count } jogadores de que o torneio começa em breve.
    }
tournament-note-start-failed = Ainda não há jogadores suficientes. Entre ou traga mais gente. A organização pode começar o torneio mais tarde com `/tournament start`.
tournament-note-check-in-failed = Pouca gente confirmou presença, por isso o torneio não começou. Ninguém perde o lugar, e a organização pode tentar de novo com `/tournament start`.
tournament-note-started-by = { $by } deu início ao torneio.
tournament-note-check-in-opened = { $by } abriu a confirmação de presença. Prazo: { $until }.
tournament-note-started = O torneio começou. Os empates que restarem no fim são decididos por sorteio, com a semente { $seed }.
tournament-note-round = **A etapa { $round } de { $rounds } começou.** Mesas: { $tables }. Prazo: { $until }; depois, vale a pontuação atual.
tournament-note-final = **A mesa final começou.** Prazo: { $until }; depois, vale a pontuação atual.
tournament-note-arena = Novas mesas: { $tables }.
tournament-note-bye = Folga nesta etapa: { $names }.
tournament-note-no-show = { $who } não apareceu na mesa { $table }. Um computador fica com o lugar.
tournament-note-round-ended = A etapa { $round } terminou.
tournament-note-ruled-order = { $by } decidiu o resultado da mesa { $table }: { $order }.
tournament-note-ruled-void = { $by } anulou a mesa { $table }.
tournament-note-voided = { $by } anulou a partida da mesa { $table }. Agora a organização precisa decidir o resultado da mesa. Prazo: { $until }. As mesas já formadas ficam como estão.
tournament-note-voided-asked = { $organiser }, decida o resultado da mesa { $table }, por favor: use `/tournament manage` e depois **Decidir um resultado**. A próxima etapa só começa depois disso. Passado o prazo, a mesa fica anulada, e quem esteve presente recebe os pontos de uma folga.
tournament-note-voided-decided = { $by } anulou a partida da mesa { $table }. A organização já tinha decidido o resultado, e essa decisão continua valendo.
tournament-note-voided-over = { $by } anulou a partida da mesa { $table }: ela não conta mais, e já atualizei a classificação. A organização ainda pode decidir o resultado.
tournament-note-restored = { $by } restaurou a partida da mesa { $table }: o resultado conta de novo, e já atualizei a classificação.
tournament-note-restored-decided = { $by } restaurou a partida da mesa { $table }. A decisão da organização sobre esta mesa continua valendo.
tournament-note-left-undecided = Ninguém decidiu o resultado da mesa { $table } a tempo, por isso ela fica anulada.
tournament-note-ruling-back = { $by } voltou atrás na decisão sobre a mesa { $table }: vale o resultado da partida.
tournament-note-left = { $who } saiu do torneio.
tournament-note-unchecked = { $who } não confirmou presença.
tournament-note-no-shows = { $who } faltou a duas mesas e está fora do torneio. Para voltar, é só usar `/tournament join`.
tournament-note-no-shows-last = { $who } faltou a duas mesas e está fora do torneio.
tournament-note-removed = { $by } tirou { $who } do torneio.
tournament-note-replaced = { $by } substituiu { $who } por { $player }, que fica com a mesma posição na classificação.
tournament-note-pardoned = { $by } perdoou { $who }: as faltas não contam mais.
tournament-note-paused = { $by } pausou o torneio. Todos os relógios pararam, nas mesas também: vocês podem continuar jogando, mas ninguém é obrigado.
tournament-note-unattended = A maioria dos jogadores chamados não apareceu, por isso pausei o torneio.
tournament-note-unattended-table = Ninguém apareceu na mesa { $table }, por isso pausei o torneio.
tournament-note-unattended-asked = { $organiser }, a decisão é sua: com `/tournament manage`, você pode retomar ou cancelar o torneio, ou substituir quem falta. Se você retomar, quem falta tem de novo o tempo inteiro para aparecer.
tournament-note-resumed = { $by } retomou o torneio. Todos têm o tempo que tinham antes da pausa.
tournament-note-extended =
    { $minutes ->
        [one] { $by } deu mais um minuto às mesas.
       *[other] { $by } deu mais { $minutes } minutos às mesas.
    }
tournament-note-time-lost =
    { $minutes ->
        [one] Fiquei fora do ar, por isso dei mais um minuto a todos os prazos. Para quem precisa ir a uma mesa ou confirmar presença, o prazo recomeça do zero.
       *[other] Fiquei fora do ar, por isso dei mais { $minutes } minutos a todos os prazos. Para quem precisa ir a uma mesa ou confirmar presença, o prazo recomeça do zero.
    }
tournament-note-ended = O torneio terminou.
tournament-note-no-persons = O torneio terminou: só restavam computadores.
tournament-note-cancelled = { $by } cancelou o torneio.

tournament-standings-round = **{ $name }** depois da etapa { $round }
tournament-standings-now = **{ $name }**: a classificação
tournament-standings-no-persons = O torneio **{ $name }** terminou: todos saíram, e os computadores não jogam sozinhos. A classificação fica como está:
tournament-standings-end = O torneio **{ $name }** terminou. { $who } venceu! 🏆
tournament-standings-none = Ainda não há participantes.
tournament-standings-all =
    { $count ->
        [one] Toque em **Classificação** para ver a lista toda ({ $count } jogador).
       *[other] Toque em **Classificação** para ver a lista toda ({ $count } jogadores).
    }
tournament-standings-page-of = Página { $page } de { $pages }
tournament-standings-bye = -# Folga na etapa { $round }, +{ $points }: { $names }
tournament-standings-late = -# Entrada depois da primeira etapa, +{ $points }: { $names }
tournament-standings-void = -# Mesa { $table } anulada, +{ $points }: { $names }
tournament-standings-ruled = -# Mesa { $table }, decisão da organização. Motivo: { $reason }
tournament-standings-undecided = -# A organização precisa decidir o resultado da mesa { $table }: a moderação anulou a partida.
tournament-standings-voided = -# Mesa { $table }: a moderação anulou a partida.
tournament-column-player = Jogador
tournament-column-points = Pts
tournament-column-head = Vs
tournament-column-opponents = Adv
tournament-column-wins = Vit
tournament-column-place = Pos
tournament-column-margin = Vant
tournament-column-absences = Aus
tournament-legend = -# Os empates em pontos são decididos pelas colunas depois de **Pts**, da esquerda para a direita. **Vs**: confronto direto, se todos os empatados se enfrentaram · **Adv**: média de pontos dos adversários, sem a pontuação mais baixa · **Vit**: mesas ganhas · **Pos**: posição média · **Vant**: vantagem média sobre os outros da mesa, no máximo 100 por mesa · **Aus**: ausências e jogadas perdidas. Os empates que restarem são decididos por sorteio.
tournament-column-final = Final
tournament-column-draw = Sorteio
tournament-decimal = { $whole },{ $tenth }
tournament-none = –

tournament-places-round = { $name } · depois da etapa { $round }
tournament-places-now = { $name } · classificação
tournament-places-end = { $name } · classificação final
tournament-places-points = Pontos
tournament-places-own = Sua linha:
tournament-places-legend = { $short }: { $long }
tournament-places-decided = { $points }, { $by }: { $value }
tournament-places-drawn = { $points }, { $by }
tournament-places-final = posição na mesa final
tournament-places-head = confronto direto
tournament-places-opponents = média de pontos dos adversários
tournament-places-wins = mesas ganhas
tournament-places-place = posição média
tournament-places-margin = vantagem média sobre os outros da mesa
tournament-places-absences = ausências e jogadas perdidas
tournament-places-draw = desempate por sorteio
tournament-podium-alt = O pódio de { $name }
tournament-podium-final = A mesa final decidiu as primeiras posições.

tournament-past-title = ### Torneios passados
tournament-past-none = Ainda não terminou nenhum torneio neste servidor.
tournament-past-row = **{ $name }** · { $date }
tournament-past-place = { $place }. { $who }
tournament-past-players =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
tournament-past-computers =
    { $count ->
        [one] { $players }, incluindo um computador
       *[other] { $players }, incluindo { $count } computadores
    }
tournament-past-choice = { $name } · { $day }
tournament-past-choose = Escolha um torneio para ver como terminou
tournament-past-newer = Mais recentes
tournament-past-older = Mais antigos
tournament-past-record = Escolha uma mesa para ver a ficha e o replay da partida
tournament-past-more = Mais mesas

tournament-explain-title =
    { $points ->
        [0] **{ $who }**: posição { $rank }, { $points } pontos
        [one] **{ $who }**: posição { $rank }, { $points } ponto
       *[other] **{ $who }**: posição { $rank }, { $points } pontos
    }
tournament-explain-round = Etapa { $round }, mesa { $table }: posição { $place } de { $of }, +{ $points }
tournament-explain-arena = Mesa { $table }: posição { $place } de { $of }, +{ $points }
tournament-explain-bye = Etapa { $round }: folga, +{ $points }
tournament-explain-void = Mesa { $table } anulada: +{ $points }
tournament-explain-late = Entrou depois da primeira etapa: metade dos pontos de uma folga, +{ $points }
tournament-explain-alone = Ninguém mais tem o mesmo número de pontos.
tournament-explain-head = Empate em pontos com: { $names }. Vitórias no confronto direto: { $points } (um empate vale meia vitória).
tournament-explain-not-met = Empate em pontos com: { $names }. Nem todos se enfrentaram, por isso o confronto direto não conta.
tournament-explain-opponents = Pontos dos adversários: { $list }. Média: { $mean }.
tournament-explain-left-out = Pontos dos adversários: { $list }. Média, sem contar o mais baixo ({ $lowest }): { $mean }.
tournament-explain-no-opponents = Ainda sem adversários.
tournament-explain-rest = Mesas ganhas: { $wins }. Posição média: { $place }. Vantagem média sobre os outros da mesa: { $margin }. Ausências e jogadas perdidas: { $absences }. Número do sorteio para o último desempate: { $lot } (o menor ganha).

tournament-created = O torneio está aberto, e os outros entram com o botão **Entrar**. Para começar, use `/tournament start`.
tournament-created-planned = O torneio está aberto, e os outros entram com o botão **Entrar**. Ele começa automaticamente: { $start }. Para começar mais cedo, use `/tournament start`.
tournament-created-check-in = A confirmação de presença abre automaticamente: { $opens }.
tournament-created-length = Vai durar cerca de { $time }.
tournament-created-length-long = Vai durar cerca de { $time }. Para acabar mais cedo, escolha menos etapas (`rounds`) ou uma edição (`edition`) com uma só volta por partida.
tournament-created-weekly = O torneio se repete toda semana. As inscrições do próximo abrem sozinhas, seis dias antes do início.
tournament-created-event = Também coloquei o torneio nos eventos deste servidor e vou manter o evento atualizado.
tournament-created-no-event = Não posso colocar o torneio nos eventos deste servidor: para isso, preciso da permissão **Criar eventos**. O resto funciona sem ela.
tournament-event = { $play }. Inscrições em { $channel }.
tournament-start-choice = { $away } ({ $moment })
tournament-start-zone-choice = { $moment }, se o seu relógio marca { $time } agora
tournament-start-minutes =
    { $count ->
        [one] em { $count } minuto
       *[other] em { $count } minutos
    }
tournament-start-hours =
    { $count ->
        [one] em { $count } hora
       *[other] em { $count } horas
    }
tournament-start-days =
    { $count ->
        [one] em { $count } dia
       *[other] em { $count } dias
    }
tournament-joined = Você está no torneio **{ $name }**.
tournament-joined-late = Você está no torneio **{ $name }** e joga a partir da próxima etapa. Pelas etapas que já passaram, sejam quantas forem, você recebe metade dos pontos de uma folga.
tournament-left = Você saiu do torneio. Para voltar, use `/tournament join`.
tournament-queued = O torneio está cheio: você está na posição { $place } da lista de espera. Assim que chegar a sua vez, você entra, e eu aviso no canal.
tournament-left-waiting = Você saiu da lista de espera.
tournament-left-last = Você saiu do torneio. Não havia mais ninguém, por isso o torneio terminou.
tournament-leave-table = Quer mesmo sair do torneio **{ $name }**? A sua partida na mesa { $table } ainda não acabou: um computador fica com o seu lugar, e você termina em último nessa mesa. Nas suas estatísticas, isso conta como partida abandonada.
tournament-leave-sure = Quer mesmo sair do torneio **{ $name }**? Se sair, não chamo mais você para nenhuma mesa. Os seus pontos ficam na classificação, e para voltar é só usar `/tournament join`.
tournament-left-for-now = Você saiu do torneio. Ainda dá para voltar até um computador ficar com o seu lugar. Prazo: { $until }
tournament-left-last-for-now = Você saiu do torneio. Não havia mais ninguém, por isso o torneio termina em breve. Ainda dá para voltar. Prazo: { $until }
tournament-returned = Que bom que você voltou. O lugar é seu de novo, e nada se perdeu.
tournament-return-too-late = Já se passaram mais de 2 minutos, por isso um computador ficou com o seu lugar nessa mesa. Para voltar a partir da próxima, use `/tournament join`.
tournament-return-over = O torneio acabou, por isso não há mais lugar para onde voltar.
tournament-checked-in = A sua presença está confirmada. Até daqui a pouco, na mesa.
tournament-arrived = Que bom que você está aqui. A partida é neste tópico.
tournament-organisers-role = Membros com o cargo { $role } ou a permissão **Gerenciar eventos** podem organizar torneios aqui.
tournament-organisers-none = Membros com a permissão **Gerenciar eventos** podem organizar torneios aqui.
tournament-rule-void = Anulada: quem esteve presente recebe os pontos de uma folga
tournament-rule-played = Vale o resultado da partida

tournament-refuse-none = Não há nenhum torneio neste canal. Membros com a permissão **Gerenciar eventos** podem criar um com `/tournament create`.
tournament-refuse-taken = Já há um torneio neste canal. `/tournament status` mostra como está, e `/tournament cancel` cancela o torneio.
tournament-refuse-too-many = Este servidor já tem o máximo de torneios ao mesmo tempo ({ $most }). Espere um terminar, ou cancele um com `/tournament cancel`.
tournament-refuse-create = Para criar um torneio aqui, você precisa da permissão **Gerenciar eventos**. Quem tem essa permissão pode usar `/tournament organisers` para que um cargo também possa criar torneios.
tournament-refuse-create-role = Para criar um torneio aqui, você precisa do cargo { $role } ou da permissão **Gerenciar eventos**.
tournament-refuse-thread = Este tópico é de uma mesa de torneio, e aqui só dá para jogar a partida dela. Use `/play` em outro canal.
tournament-refuse-busy = Há muito movimento neste torneio agora, e não consegui fazer o que você pediu. Tente de novo.
tournament-refuse-channel = Um torneio precisa de um canal que possa ter tópicos. Crie o torneio num canal de texto do servidor.
tournament-refuse-organiser = Só a organização pode fazer isso: a moderação e os membros com a permissão **Gerenciar eventos** ou com o cargo escolhido com `/tournament organisers`.
tournament-refuse-takes-part = Você participa deste torneio, por isso outra pessoa precisa decidir isso. Mas você pode dar mais tempo às mesas, ou deixar valer as pontuações atuais.
tournament-refuse-over = O torneio terminou. `/tournament status` mostra como acabou.
tournament-refuse-not-started = O torneio ainda não começou.
tournament-refuse-started = O torneio já começou.
tournament-refuse-playing = O torneio já começou. A próxima etapa começa automaticamente quando todas as partidas desta terminarem. Partidas ainda em andamento: { $playing }.
tournament-refuse-too-few = Ainda não há jogadores suficientes: por enquanto há { $count }, e o mínimo é { $least }. Se o torneio pede confirmação de presença, só conta quem confirmou. Para adicionar computadores, use `/tournament computers`.
tournament-refuse-no-persons = Os computadores não jogam torneios sozinhos: pelo menos uma pessoa precisa participar e, se o torneio pedir, confirmar presença.
tournament-refuse-computers = Há computadores demais ({ $computers }). O limite é de { $each } por pessoa, por isso agora o máximo é { $most }. Para mudar o número, use `/tournament computers`.
tournament-refuse-one-computer = Seria um computador a mais: o limite é de { $each } por pessoa. Escolha uma pessoa, com a opção `by` de `/tournament replace`.
tournament-refuse-no-more-computers = Não cabem mais computadores neste torneio.
tournament-refuse-computers-places = São computadores demais para este torneio. O máximo é { $most }, porque o limite é de { $each } por pessoa.
tournament-refuse-rounds-and-arena = Um torneio tem etapas ou uma duração em minutos: escolha `rounds` ou `arena`, não os dois.
tournament-refuse-full =
    { $capacity ->
        [one] O torneio está cheio: o único lugar está ocupado.
       *[other] O torneio está cheio: os { $capacity } lugares estão ocupados.
    }
tournament-refuse-term-role = Este torneio é para membros com o cargo { $role }. Se quiser jogar, peça o cargo à organização.
tournament-refuse-term-rating = Este torneio é para jogadores com rating de { $band }. O seu agora é { $own }; fica para a próxima.
tournament-refuse-term-account = Para entrar neste torneio, a sua conta do Discord precisa ter pelo menos { $time }. Você pode entrar a partir de: { $from }.
tournament-refuse-term-member = Este torneio é para quem está neste servidor há pelo menos { $time }. Você pode entrar a partir de: { $from }.
tournament-refuse-already-waiting = Você já está na lista de espera, na posição { $place }.
tournament-refuse-ratings = O rating mínimo ({ $least }) é maior do que o máximo ({ $most }). Inverta os dois e tente de novo.
tournament-refuse-fixed-tables = No “Todos contra todos” e no mata-mata, o formato já define as etapas, e as mesas são de dois jogadores. Tire as opções `rounds`, `arena`, `final` e `seats`.
tournament-refuse-already-in = Você já está neste torneio.
tournament-refuse-not-in = Você não está neste torneio.
tournament-refuse-they-not-in = Essa pessoa não está mais neste torneio.
tournament-refuse-too-late = É tarde demais para entrar: o torneio não aceita mais jogadores.
tournament-refuse-removed = A organização tirou você deste torneio. Para voltar, peça à organização que deixe você entrar de novo (com **Perdoar**).
tournament-refuse-no-check-in = A confirmação de presença não está aberta neste momento, por isso você não precisa fazer nada.
tournament-refuse-checked-in = A sua presença já está confirmada.
tournament-refuse-no-table = A mesa { $table } não existe neste torneio.
tournament-refuse-not-at-table = Você não faz parte desta mesa.
tournament-refuse-own-table = Você está na mesa { $table }, por isso não pode decidir o resultado. Outra pessoa da organização ou da moderação pode.
tournament-refuse-table-over = A sua partida nesta mesa já terminou.
tournament-refuse-order = Não reconheço essa ordem de jogadores. Escolha uma das sugestões que aparecem enquanto você digita.
tournament-refuse-no-ruling = A organização não decidiu o resultado desta mesa, por isso não há nada para desfazer.
tournament-refuse-match-voided = A moderação anulou a partida da mesa { $table }, por isso o resultado dela não vale.
tournament-refuse-no-entry = Não reconheço esse jogador. Escolha uma das sugestões que aparecem enquanto você digita.
tournament-refuse-replacement = Essa pessoa já está neste torneio. Escolha outra, ou tire a opção `by` para um computador ficar com o lugar.
tournament-refuse-bot = Um bot não pode jogar no lugar de alguém. Para um computador jogar, tire a opção `by`.
tournament-refuse-paused = O torneio já está em pausa.
tournament-refuse-not-paused = O torneio não está em pausa.
tournament-refuse-blameless = Esse jogador não faltou nem foi tirado do torneio, por isso não há nada para perdoar.
tournament-refuse-extension =
    { $most ->
        [one] Dê um minuto a mais às mesas.
       *[other] Dê entre { $least } e { $most } minutos a mais às mesas.
    }
tournament-refuse-name =
    { $most ->
        [one] O nome do torneio só pode ter um caractere.
       *[other] O nome do torneio pode ter no máximo { $most } caracteres.
    }
tournament-refuse-seats =
    { $most ->
        [one] Com estas regras, uma mesa tem { $most } lugar.
       *[other] Com estas regras, uma mesa tem de { $least } a { $most } lugares.
    }
tournament-refuse-rounds =
    { $most ->
        [one] Um torneio só pode ter uma etapa.
       *[other] Um torneio pode ter de { $least } a { $most } etapas.
    }
tournament-refuse-capacity =
    { $most ->
        [one] O torneio só pode ter um jogador.
       *[other] O torneio pode ter de { $least } a { $most } jogadores.
    }
tournament-refuse-time-arena =
    { $most ->
        [one] Uma arena só pode durar um minuto.
       *[other] Uma arena pode durar de { $least } a { $most } minutos.
    }
tournament-refuse-time-check-in =
    { $most ->
        [one] A confirmação de presença só pode durar um minuto.
       *[other] A confirmação de presença pode durar de { $least } a { $most } minutos.
    }
tournament-refuse-time-turn-up =
    { $most ->
        [one] Dê aos jogadores um minuto para aparecer.
       *[other] Dê aos jogadores entre { $least } e { $most } minutos para aparecer.
    }
tournament-refuse-time-table =
    { $most ->
        [one] Uma partida só pode durar um minuto.
       *[other] Uma partida pode durar de { $least } a { $most } minutos.
    }
tournament-refuse-start = Esse horário está perto demais ou longe demais. As pessoas precisam de tempo para entrar e confirmar presença, por isso escolha um horário entre { $soonest } e { $latest }.
tournament-refuse-start-unreadable = Não entendi esse horário. Escolha uma das sugestões que aparecem enquanto você digita, ou siga um destes exemplos: `em 30 minutos`, `20:00 UTC-3`, `amanhã 19h30 UTC`, `2026-11-28 20:00 America/Sao_Paulo`.
tournament-refuse-start-zone = Não sei qual é o seu fuso horário. Escolha uma das sugestões que aparecem enquanto você digita, ou digite o fuso depois da hora: `20:00 UTC-3` ou `20:00 America/Sao_Paulo`.
tournament-refuse-event-start = Um evento do servidor precisa de um horário de início. Escolha um com a opção `start`.
tournament-refuse-weekly-start = Um torneio semanal precisa de um horário de início. Escolha um com a opção `start`.
tournament-refuse-dates-alone = Só um torneio semanal pode pular datas. Para isso, use também `weekly:True` e `start`.
tournament-refuse-dates = Não entendi as datas “{ $typed }”. Digite no máximo 20 datas como 2026-12-25, separadas por vírgulas.
tournament-refuse-edition = Um torneio precisa de regras com contagem de pontos que também sirvam para dois jogadores. Escolha outras.

tournament-command = Torneios: criar um, participar, ver a classificação
tournament-command-create = Criar um torneio neste canal
tournament-command-create-name = O nome do torneio
tournament-command-create-rounds = O número de etapas; 4 por padrão
tournament-command-create-seats = O máximo de lugares por mesa, de 2 a 4
tournament-command-create-arena = Para uma arena em vez de etapas: quantos minutos ela dura
tournament-command-create-edition = Quais regras usar; por padrão, as regras oficiais para torneios, até 400 pontos
tournament-command-create-clock = Quanto tempo pode durar uma jogada; 5 minutos por padrão
tournament-command-create-final = Terminar com uma mesa final entre os melhores jogadores
tournament-command-create-capacity = Quantos jogadores podem participar; 64 por padrão
tournament-command-create-check-in = Quantos minutos antes do início abre a confirmação de presença; quem não confirma fica de fora
tournament-command-create-no-show = Quantos minutos os jogadores têm para aparecer depois do aviso; 10 por padrão
tournament-command-create-time = Quantos minutos pode durar uma partida; 120 por padrão
tournament-command-create-start = Quando começa, por exemplo em 30 minutos, 20:00 UTC-3 ou amanhã 19h30 UTC; veja as sugestões
tournament-command-create-event = Colocar o torneio nos eventos do servidor; para isso, preciso da permissão Criar eventos
tournament-command-create-weekly = Repetir toda semana no mesmo horário; as inscrições do próximo abrem sozinhas
tournament-command-create-without = Para um torneio semanal: datas sem torneio, como 2026-12-25, 2027-01-01
tournament-command-create-format = Como os jogadores se enfrentam; sistema suíço por padrão
tournament-format-swiss = Suíço: etapas entre jogadores com pontuação parecida
tournament-format-round-robin = Todos contra todos (até 8 jogadores)
tournament-format-knockout = Mata-mata: quem perde a partida sai
tournament-command-create-role = O cargo necessário para participar
tournament-command-create-rating-from = O rating mínimo para participar
tournament-command-create-rating-to = O rating máximo para participar
tournament-command-create-account-age = Idade mínima da conta do Discord, em dias
tournament-command-create-member-for = Tempo mínimo neste servidor, em dias
tournament-command-create-computers = Quantos computadores participam
tournament-command-create-level = O nível dos computadores
tournament-command-join = Participar do torneio deste canal
tournament-command-leave = Sair do torneio deste canal
tournament-command-check-in = Confirmar a sua presença
tournament-command-computers = Escolher quantos computadores participam, antes do início
tournament-command-computers-count = O número de computadores
tournament-command-start = Começar o torneio, ou abrir a confirmação de presença
tournament-command-status = Ver a classificação, ou como um jogador chegou à sua posição
tournament-command-status-player = O jogador cuja posição você quer entender
tournament-command-pause = Pausar o torneio: os relógios param, nas mesas também, e nenhuma etapa nova começa
tournament-command-resume = Retomar o torneio em pausa
tournament-command-extend = Dar mais tempo às partidas em andamento
tournament-command-extend-minutes = Quantos minutos a mais
tournament-command-result = Decidir o resultado de uma mesa, ou voltar atrás na decisão
tournament-command-result-table = O número da mesa
tournament-command-result-order = Os jogadores, do melhor ao pior; ou escolha “Anulada” ou “Vale o resultado da partida”
tournament-command-withdraw = Tirar um jogador do torneio
tournament-command-withdraw-player = O jogador que você quer tirar
tournament-command-replace = Deixar outra pessoa ou um computador jogar no lugar de um jogador
tournament-command-replace-player = O jogador que você quer substituir
tournament-command-replace-by = Quem fica com o lugar; por padrão, um computador
tournament-command-pardon = Perdoar as faltas de um jogador ou deixar voltar quem foi tirado do torneio
tournament-command-pardon-player = O jogador que você quer perdoar
tournament-command-reason = O motivo: escolha um ou escreva o seu; todos podem ler
tournament-command-cancel = Cancelar o torneio definitivamente
tournament-command-edit = Mudar ou adiar um torneio planejado
tournament-command-copy = Repetir o último torneio deste canal
tournament-command-past = Ver os torneios passados deste servidor, com as classificações e as fichas das partidas
tournament-command-log = Ver tudo o que aconteceu no torneio e quem fez o quê
tournament-command-organisers = Escolher qual cargo pode organizar torneios neste servidor
tournament-command-organisers-role = O cargo; por padrão, só a moderação e os membros com Gerenciar eventos podem organizar torneios
