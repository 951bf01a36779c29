tournament-title = **{ $name }**: um torneio de Triominos
tournament-rounds = { $rounds ->
    [one] { $rounds } etapa
   *[other] { $rounds } etapas
  } em mesas de até { $seats } · { $edition }
tournament-arena = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
  } de jogo, em mesas de até { $seats }, conforme houver jogadores livres · { $edition }
tournament-round-robin = todos contra todos, uma vez, em mesas de dois · { $edition }
tournament-knockout = eliminatórias em mesas de dois, com cabeças de série pelo rating: quem perde sai · { $edition }
tournament-plan-start = - **Início:** { $start }
tournament-plan-check-in = - **Confirmação de presença** (abre { $time } antes do início): { $opens }. Sem ela, não há lugar à mesa.
tournament-plan-check-in-later = - **Confirmação de presença:** { $time }, depois de aberta pela organização. Sem ela, não há lugar à mesa.
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
        [one] - **Comparecer:** até um minuto depois da chamada para a sua mesa, ou um computador fica com o lugar
       *[other] - **Comparecer:** até { $minutes } minutos depois da chamada para a sua mesa, ou um computador fica com o lugar
    }
tournament-plan-table = - **Limite por mesa:** { $time }; depois, valem as pontuações do momento
tournament-plan-length = - **Duração:** cerca de { $time }
tournament-plan-length-long = - **Duração:** cerca de { $time }; reserve a noite toda
tournament-plan-late = - **Inscrições tardias:** até começar a etapa { $round }
tournament-plan-late-none = - **Inscrições tardias:** nenhuma depois do início
tournament-plan-late-arena = - **Inscrições tardias:** até a arena acabar
tournament-plan-late-until = - **Inscrições tardias:** até a arena acabar: { $until }
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
tournament-worth = Em cada mesa, a primeira posição vale 12 pontos, a última 0, e as outras ficam entre as duas, a intervalos iguais; quem empata divide os pontos. Uma folga, ou seja, uma etapa sem mesa, vale 6.
tournament-organiser = Organização: { $organiser }.
tournament-players = Participantes ({ $count } de { $capacity }): { $names }
tournament-players-many = { $names } e mais { $more }
tournament-no-players = Ainda não há participantes.
tournament-waiting = Lista de espera ({ $count }): { $names }
tournament-sign-up-full = Todos os lugares estão ocupados. Com o botão **Entrar**, fica na lista de espera; quando um lugar ficar livre, passa automaticamente para o torneio.
tournament-sign-up = Entre com o botão **Entrar**. A organização começa o torneio com `/tournament start`.
tournament-sign-up-planned = Entre com o botão **Entrar**. O torneio começa automaticamente.
tournament-check-in-until = Toque em **Confirmar presença**; sem isso, não há lugar à mesa. Prazo: { $until }.
tournament-round-under-way = A etapa { $round } de { $rounds } está em jogo. Mesas ainda em jogo: { $playing }.
tournament-final-under-way = A mesa final está em jogo.
tournament-arena-under-way = Fim da arena: { $until }. Mesas em jogo: { $playing }.
tournament-arena-ending = Não formo mais mesas. Mesas ainda em jogo: { $playing }.
tournament-is-paused = O torneio está em pausa: todos os relógios pararam, nas mesas também, e nenhuma etapa nova começa.
tournament-won = O torneio terminou. Vitória de { $who }. 🏆
tournament-over-too-few = O torneio terminou: não restavam jogadores suficientes.
tournament-over-no-persons = O torneio terminou: todos saíram, e os computadores não jogam entre si.
tournament-over-cancelled = A organização cancelou o torneio.
tournament-over-expired = O torneio terminou porque ninguém jogou durante muito tempo.

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
tournament-table-undecided = A moderação anulou esta partida. A organização tem de decidir o resultado da mesa.
tournament-thread = Mesa { $table } · { $name }
tournament-call = { $names }: a mesa { $table } de **{ $name }** está pronta, e a partida começa agora.
tournament-call-final = { $names }: a mesa final de **{ $name }** está pronta, e a partida começa agora.
tournament-call-turn-up =
    { $minutes ->
        [one] Toque em **Estou aqui** ou jogue em até um minuto.
       *[other] Toque em **Estou aqui** ou jogue em até { $minutes } minutos.
    } Caso contrário, um computador fica com o seu lugar, e você fica na última posição.
tournament-call-points =
    { $points ->
        [one] A partida é até um ponto.
       *[other] A partida é até { $points } pontos.
    }
tournament-call-rounds =
    { $rounds ->
        [one] A partida tem uma volta.
       *[other] A partida tem { $rounds } voltas.
    }
tournament-call-wish = { $length } { $clock }. **As minhas peças**, abaixo do tabuleiro, mostra as suas peças; ninguém mais vê. Boa sorte e bom jogo.
tournament-call-until = Prazo da mesa: { $until }; depois, valem as pontuações do momento.

tournament-awaited = -# Recebeu a chamada para esta mesa? Toque em **Estou aqui**, ou faça qualquer outra coisa na mesa, para manter o seu lugar. Prazo: { $until }.

tournament-live-round = 🔴 **Etapa { $round }, ao vivo**
tournament-live-round-over = **Resultados da etapa { $round }**
tournament-live-final = 🔴 **A mesa final, ao vivo**
tournament-live-final-over = **Resultado da mesa final**
tournament-live-arena = 🔴 **As mesas, ao vivo**
tournament-live-arena-over = **Todas as mesas da arena terminaram.**
tournament-live-over = terminada · { $names }
tournament-live-void = anulada
tournament-live-undecided = falta a decisão da organização
tournament-live-unfinished = não terminada
tournament-live-waiting = à espera dos jogadores
tournament-live-until = Prazo: { $until }
tournament-live-ends = Novas mesas até: { $until }
tournament-live-top = Classificação: { $places }
tournament-live-paused = O torneio está em pausa.

tournament-note-created = { $by } criou o torneio.
tournament-note-edited-told = { $names }: { $by } alterou o torneio.
tournament-note-edited = { $by } alterou o torneio.
tournament-note-changed = { $by } alterou o plano do torneio.
tournament-note-remind-change = { $names }: vejam a alteração do torneio.
tournament-note-joined = { $who } entrou no torneio.
tournament-note-queued = { $who } está na lista de espera.
tournament-note-unqueued = { $who } não está mais na lista de espera.
tournament-note-got-place = { $who } passou da lista de espera para o torneio.
tournament-note-moved-up = { $who }, ficou um lugar livre: já participa do torneio.
tournament-note-moved-up-check-in = { $who }, ficou um lugar livre: já participa do torneio. Para manter o lugar, toque em **Confirmar presença**. Prazo: { $until }.
tournament-note-computers = { $by } definiu o número de computadores: { $count }.
tournament-note-check-in = { $names }: confirmem que vão jogar, com **Confirmar presença**. Prazo: { $until }.
tournament-note-check-in-nobody = A confirmação de presença está aberta, mas ainda não há participantes. Entre e depois toque em **Confirmar presença**. Prazo: { $until }.
tournament-note-check-in-planned = A confirmação de presença abriu como previsto. Prazo: { $until }.
tournament-note-remind-check-in = ⏰ { $names }: ainda falta tocar em **Confirmar presença**. Sem isso, não há lugar à mesa. Prazo: { $until }.
tournament-note-remind-start = ⏰ { $names }: o torneio começa em breve. Início: { $until }.
tournament-note-reminded-check-in =
    { $count ->
        [one] { $count } jogador recebeu um lembrete da confirmação de presença.
       *[other] { $count } jogadores receberam um lembrete da confirmação de presença.
    }
tournament-note-reminded-start =
    { $count ->
        [one] { $count } jogador recebeu um lembrete do início.
       *[other] { $count } jogadores receberam um lembrete do início.
    }
tournament-note-start-failed = Não há jogadores suficientes para começar agora. Entre, ou traga alguém: a organização pode começar mais tarde com `/tournament start`.
tournament-note-check-in-failed = Não houve confirmações de presença suficientes, por isso o torneio não começou. Ninguém perde o lugar, e a organização pode tentar de novo com `/tournament start`.
tournament-note-started-by = { $by } deu início ao torneio.
tournament-note-check-in-opened = { $by } abriu a confirmação de presença. Prazo: { $until }.
tournament-note-started = O torneio começou. Os empates que restarem no fim são decididos por sorteio, com a semente { $seed }.
tournament-note-round = **Etapa { $round } de { $rounds }.** Mesas: { $tables }. Prazo: { $until }; depois, valem as pontuações do momento.
tournament-note-final = **A mesa final.** Prazo: { $until }; depois, valem as pontuações do momento.
tournament-note-arena = Novas mesas: { $tables }.
tournament-note-bye = Folga: { $names }.
tournament-note-no-show = { $who } não compareceu na mesa { $table }. Um computador fica com o lugar.
tournament-note-round-ended = A etapa { $round } terminou.
tournament-note-ruled-order = { $by } decidiu o resultado da mesa { $table }: { $order }.
tournament-note-ruled-void = { $by } anulou a mesa { $table }.
tournament-note-voided = { $by } anulou a partida da mesa { $table }: o resultado não conta mais, e a organização tem de decidir o resultado. Prazo: { $until }. As etapas já formadas ficam como estão.
tournament-note-voided-asked = { $organiser }, decida o resultado da mesa { $table }, por favor: use `/tournament manage` e depois **Decidir um resultado**. A etapa seguinte espera por isso. Passado o prazo, a mesa fica anulada, e quem esteve presente recebe os pontos de uma folga.
tournament-note-voided-decided = { $by } anulou a partida da mesa { $table }. A organização já tinha decidido o resultado, e essa decisão continua valendo.
tournament-note-voided-over = { $by } anulou a partida da mesa { $table }: ela não conta mais, e atualizei a classificação. A organização ainda pode decidir o resultado.
tournament-note-restored = { $by } restaurou a partida da mesa { $table }: o resultado conta de novo, e atualizei a classificação.
tournament-note-restored-decided = { $by } restaurou a partida da mesa { $table }. A decisão da organização sobre esta mesa continua valendo.
tournament-note-left-undecided = Ninguém decidiu o resultado da mesa { $table } a tempo, por isso ela fica anulada.
tournament-note-ruling-back = { $by } voltou atrás na decisão sobre a mesa { $table }: vale o resultado da partida.
tournament-note-left = { $who } saiu do torneio.
tournament-note-unchecked = { $who } não confirmou presença.
tournament-note-no-shows = { $who } faltou a duas mesas e não participa mais. Pode voltar com `/tournament join`.
tournament-note-no-shows-last = { $who } faltou a duas mesas e não participa mais.
tournament-note-removed = { $by } afastou { $who } do torneio.
tournament-note-replaced = { $by } substituiu { $who } por { $player }, que fica com o lugar.
tournament-note-pardoned = { $by } perdoou as faltas de { $who }.
tournament-note-paused = { $by } pausou o torneio. Todos os relógios pararam, nas mesas também: vocês podem continuar jogando, mas ninguém é obrigado.
tournament-note-unattended = A maioria dos jogadores chamados não veio, por isso pausei o torneio.
tournament-note-unattended-table = Ninguém veio à mesa { $table }, por isso pausei o torneio.
tournament-note-unattended-asked = { $organiser }, a decisão é sua: com `/tournament manage` pode retomar o torneio, substituir quem falta ou cancelar. Se retomar, quem falta tem de novo todo o tempo para vir.
tournament-note-resumed = { $by } retomou o torneio. Todos têm o tempo que tinham antes da pausa.
tournament-note-extended =
    { $minutes ->
        [one] { $by } deu mais um minuto às mesas.
       *[other] { $by } deu mais { $minutes } minutos às mesas.
    }
tournament-note-time-lost =
    { $minutes ->
        [one] Estive fora do ar. Dei mais um minuto a todos os prazos; quem foi chamado a uma mesa ou tem de confirmar presença tem de novo todo o seu tempo.
       *[other] Estive fora do ar. Dei mais { $minutes } minutos a todos os prazos; quem foi chamado a uma mesa ou tem de confirmar presença tem de novo todo o seu tempo.
    }
tournament-note-ended = O torneio terminou.
tournament-note-no-persons = O torneio terminou: só restavam computadores.
tournament-note-cancelled = { $by } cancelou o torneio.

tournament-standings-round = **{ $name }** depois da etapa { $round }
tournament-standings-now = **{ $name }**: a classificação
tournament-standings-no-persons = **{ $name }** terminou: todos saíram, e os computadores não jogam entre si. A classificação fica como está:
tournament-standings-end = **{ $name }** terminou. Vitória de { $who }. 🏆
tournament-standings-none = Ainda não há participantes.
tournament-standings-all =
    { $count ->
        [one] **Classificação** mostra a única linha.
       *[other] **Classificação** mostra as { $count } linhas.
    }
tournament-standings-page-of = Página { $page } de { $pages }
tournament-standings-bye = -# Folga na etapa { $round }, +{ $points }: { $names }
tournament-standings-late = -# Inscrição depois da primeira etapa, +{ $points }: { $names }
tournament-standings-void = -# Mesa { $table } anulada, +{ $points }: { $names }
tournament-standings-ruled = -# Mesa { $table }, decisão da organização. Motivo: { $reason }
tournament-standings-undecided = -# A organização tem de decidir o resultado da mesa { $table }: a moderação anulou a partida.
tournament-standings-voided = -# Mesa { $table }: a moderação anulou a partida.
tournament-column-player = Jogador
tournament-column-points = Pts
tournament-column-head = Vs
tournament-column-opponents = Adv
tournament-column-wins = Vit
tournament-column-place = Pos
tournament-column-margin = Vant
tournament-column-absences = Aus
tournament-legend = -# Os empates em pontos são decididos pelas colunas depois de **Pts**, da esquerda para a direita. **Vs**: resultados entre os empatados, se todos se enfrentaram · **Adv**: média de pontos dos adversários, sem o mais baixo · **Vit**: mesas ganhas · **Pos**: posição média · **Vant**: vantagem média sobre os outros de uma mesa, no máximo 100 de cada vez · **Aus**: ausências e jogadas perdidas. Os empates que restarem são decididos por sorteio.
tournament-column-final = Final
tournament-column-draw = Sorteio
tournament-decimal = { $whole },{ $tenth }
tournament-none = –

tournament-places-round = { $name } · depois da etapa { $round }
tournament-places-now = { $name } · classificação
tournament-places-end = { $name } · classificação final
tournament-places-points = Pontos
tournament-places-own = A sua linha:
tournament-places-legend = { $short }: { $long }
tournament-places-decided = { $points }, { $by }: { $value }
tournament-places-drawn = { $points }, { $by }
tournament-places-final = posição na mesa final
tournament-places-head = resultados entre os empatados
tournament-places-opponents = média de pontos dos adversários
tournament-places-wins = mesas ganhas
tournament-places-place = posição média
tournament-places-margin = vantagem média sobre os outros de uma mesa
tournament-places-absences = ausências e jogadas perdidas
tournament-places-draw = decisão por sorteio
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
tournament-past-record = Escolha uma mesa para ver a ficha e a repetição
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
tournament-explain-late = Inscrição depois da primeira etapa: meia folga, +{ $points }
tournament-explain-alone = Ninguém mais tem o mesmo número de pontos.
tournament-explain-head = Mesmo número de pontos: { $names }. Pontos entre eles: { $points }.
tournament-explain-not-met = Mesmo número de pontos: { $names }. Nem todos se enfrentaram, por isso os resultados entre eles não contam.
tournament-explain-opponents = Pontos dos adversários: { $list }. Média: { $mean }.
tournament-explain-left-out = Pontos dos adversários: { $list }; sem o mais baixo, { $lowest }. Média: { $mean }.
tournament-explain-no-opponents = Ainda sem adversários.
tournament-explain-rest = Mesas ganhas: { $wins }. Posição média: { $place }. Vantagem média: { $margin }. Ausências e jogadas perdidas: { $absences }. Sorteio: { $lot }.

tournament-created = O torneio foi criado. Os outros entram com o botão **Entrar**; comece o torneio com `/tournament start`.
tournament-created-planned = O torneio foi criado. Os outros entram com o botão **Entrar**, e ele começa automaticamente. Início: { $start }. Com `/tournament start`, pode começar mais cedo.
tournament-created-check-in = A confirmação de presença abre automaticamente: { $opens }.
tournament-created-length = Vai durar cerca de { $time }.
tournament-created-length-long = Vai durar cerca de { $time }. Para acabar mais cedo, escolha menos etapas (`rounds`) ou uma edição (`edition`) com uma só volta por partida.
tournament-created-weekly = O torneio se repete toda semana. As inscrições do próximo abrem sozinhas, seis dias antes do início.
tournament-created-event = Também mostro o torneio entre os eventos deste servidor, e atualizo o evento se o torneio mudar de hora ou terminar.
tournament-created-no-event = Ainda não posso mostrar o torneio entre os eventos deste servidor: para isso, preciso da permissão **Criar eventos**. Sem ela, tudo mais funciona.
tournament-event = { $play }. Inscrições em { $channel }.
tournament-start-choice = { $away } ({ $moment })
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
tournament-joined-late = Você está no torneio **{ $name }** e joga a partir da próxima etapa. Pelas etapas anteriores, recebe meia folga.
tournament-left = Você saiu do torneio. Para voltar, use `/tournament join`.
tournament-queued = O torneio está completo: a sua posição na lista de espera é { $place }. Assim que um lugar ficar livre para você, aviso no canal.
tournament-left-waiting = Você saiu da lista de espera.
tournament-left-last = Você saiu do torneio. Não havia mais ninguém, por isso o torneio termina.
tournament-leave-table = Quer mesmo sair de **{ $name }**? A sua partida na mesa { $table } ainda não acabou: um computador jogaria no seu lugar, e você ficaria na última posição nessa mesa. Nos rankings, isso conta como abandono.
tournament-leave-sure = Quer mesmo sair de **{ $name }**? Não chamo mais você para nenhuma mesa. Os seus pontos ficam na classificação, e pode voltar com `/tournament join`.
tournament-left-for-now = Você saiu do torneio. Guardo o seu lugar por 2 minutos; depois, um computador fica com ele. Para voltar, toque em **Ficar no torneio**. Prazo: { $until }.
tournament-left-last-for-now = Você saiu do torneio. Não havia mais ninguém, por isso o torneio termina em breve. Para voltar, toque em **Ficar no torneio**. Prazo: { $until }.
tournament-returned = Que bom que você fica. O lugar é seu de novo, e nada se perdeu.
tournament-return-too-late = Passaram mais de 2 minutos, e um computador está com o seu lugar nessa mesa. Com `/tournament join`, pode voltar a partir da próxima.
tournament-return-over = O torneio acabou, por isso não há mais lugar para onde voltar.
tournament-checked-in = A sua presença está confirmada.
tournament-arrived = Que bom que está aqui. A partida é neste tópico.
tournament-organisers-role = Membros com o cargo { $role } ou a permissão **Gerenciar eventos** podem organizar torneios aqui.
tournament-organisers-none = Membros com a permissão **Gerenciar eventos** podem organizar torneios aqui.
tournament-rule-void = Anulada: quem esteve presente recebe os pontos de uma folga
tournament-rule-played = Vale o resultado da partida

tournament-refuse-none = Não há nenhum torneio neste canal. Membros com a permissão **Gerenciar eventos** podem criar um com `/tournament create`.
tournament-refuse-taken = Este canal tem um torneio que ainda não terminou. `/tournament status` mostra como está; `/tournament cancel` cancela o torneio.
tournament-refuse-too-many = Este servidor já tem o máximo de torneios ao mesmo tempo: { $most }. Espere até um terminar, ou cancele um com `/tournament cancel`.
tournament-refuse-create = Para criar um torneio aqui, você precisa da permissão **Gerenciar eventos**. Quem a tem pode usar `/tournament organisers` para que um cargo também possa criar torneios.
tournament-refuse-create-role = Para criar um torneio aqui, você precisa do cargo { $role } ou da permissão **Gerenciar eventos**.
tournament-refuse-thread = Este tópico é de uma mesa de torneio, e a partida dela é aqui. Use `/play` em outro canal.
tournament-refuse-busy = Muita gente está usando este torneio ao mesmo tempo, e o seu pedido não passou. Tente de novo.
tournament-refuse-channel = Um torneio precisa de um canal que possa ter tópicos. Crie o torneio num canal de texto do servidor.
tournament-refuse-organiser = Só a organização pode fazer isso: membros com a permissão **Gerenciar eventos** ou com o cargo escolhido com `/tournament organisers`, e a moderação.
tournament-refuse-takes-part = Você participa deste torneio, por isso outra pessoa da organização ou a moderação tem de decidir. Pode dar mais tempo ou deixar valer as pontuações atuais.
tournament-refuse-over = O torneio terminou. `/tournament status` mostra como acabou.
tournament-refuse-not-started = O torneio ainda não começou.
tournament-refuse-started = O torneio já começou.
tournament-refuse-playing = O torneio já começou. As mesas da próxima etapa são formadas automaticamente quando todas as atuais terminarem; ainda em jogo: { $playing }.
tournament-refuse-too-few = Faltam jogadores: há { $count }. O mínimo de participantes é { $least }, com presença confirmada, se isso for pedido. Os computadores contam: `/tournament computers`.
tournament-refuse-no-persons = Pelo menos uma pessoa tem de participar, com presença confirmada se isso for pedido. Os computadores não jogam torneios entre si.
tournament-refuse-computers = Há computadores demais: { $computers }. O limite é de { $each } por pessoa, ou seja, podem participar agora { $most }. `/tournament computers` muda o número.
tournament-refuse-one-computer = Haveria computadores demais: o limite é de { $each } por pessoa. Em vez disso, escolha uma pessoa em `/tournament replace`, na opção `by`.
tournament-refuse-no-more-computers = Não podem participar mais computadores neste torneio.
tournament-refuse-computers-places = São computadores demais para este torneio. Máximo: { $most }, porque há no máximo { $each } por pessoa.
tournament-refuse-rounds-and-arena = Um torneio tem etapas ou uma duração em minutos: escolha `rounds` ou `arena`, não as duas opções.
tournament-refuse-full =
    { $capacity ->
        [one] O único lugar está ocupado.
       *[other] Os { $capacity } lugares estão ocupados.
    }
tournament-refuse-term-role = Este torneio é para membros com o cargo { $role }. Se quiser jogar, peça o cargo à organização.
tournament-refuse-term-rating = Este torneio é para jogadores com este rating: { $band }. O seu é { $own } neste momento; talvez o próximo torneio sirva.
tournament-refuse-term-account = Este torneio pede uma idade mínima da conta do Discord: { $time }. Pode participar a partir de: { $from }.
tournament-refuse-term-member = Este torneio pede um tempo mínimo neste servidor: { $time }. Pode participar a partir de: { $from }.
tournament-refuse-already-waiting = Você já está na lista de espera, na posição { $place }.
tournament-refuse-ratings = O rating mínimo ({ $least }) é maior do que o máximo ({ $most }). Troque-os e tente de novo.
tournament-refuse-fixed-tables = “Todos contra todos” e as eliminatórias definem as próprias etapas e têm mesas de dois. Deixe de fora `rounds`, `arena`, `final` e `seats`.
tournament-refuse-already-in = Você já está neste torneio.
tournament-refuse-not-in = Você não está neste torneio.
tournament-refuse-they-not-in = Essa pessoa não participa mais.
tournament-refuse-too-late = É tarde demais para entrar: o torneio não aceita mais novos jogadores.
tournament-refuse-removed = A organização afastou você deste torneio. Peça que perdoe as suas faltas.
tournament-refuse-no-check-in = Neste momento não é preciso confirmar presença.
tournament-refuse-checked-in = A sua presença já está confirmada.
tournament-refuse-no-table = Não há nenhuma mesa { $table } neste torneio.
tournament-refuse-not-at-table = Não está entre os jogadores desta mesa.
tournament-refuse-own-table = Você joga na mesa { $table }, por isso não pode decidir o resultado. Outra pessoa da organização pode: um membro com a permissão **Gerenciar eventos**, ou com o cargo escolhido com `/tournament organisers`.
tournament-refuse-table-over = Nesta mesa, a sua participação já terminou.
tournament-refuse-order = Isso não é uma ordem dos jogadores desta mesa. Escolha uma das sugestões que aparecem ao escrever.
tournament-refuse-no-ruling = Não há nenhuma decisão sobre esta mesa para anular.
tournament-refuse-match-voided = A moderação anulou a partida da mesa { $table }, por isso a mesa não pode contar como foi jogada.
tournament-refuse-no-entry = Escolha um dos jogadores sugeridos ao escrever.
tournament-refuse-replacement = Essa pessoa já participa. Escolha outra, ou deixe a opção vazia para um computador.
tournament-refuse-bot = Um bot não pode jogar no lugar de alguém. Deixe a opção vazia, e joga um computador.
tournament-refuse-paused = O torneio já está em pausa.
tournament-refuse-not-paused = O torneio não está em pausa.
tournament-refuse-blameless = Esse jogador não tem faltas para perdoar.
tournament-refuse-extension =
    { $most ->
        [one] Dê às mesas mais um minuto.
       *[other] Dê às mesas mais { $least } a { $most } minutos.
    }
tournament-refuse-name =
    { $most ->
        [one] Dê ao torneio um nome de uma letra.
       *[other] Dê ao torneio um nome de { $most } letras no máximo.
    }
tournament-refuse-seats =
    { $most ->
        [one] Com estas regras, uma mesa tem { $most } lugar.
       *[other] Com estas regras, uma mesa tem de { $least } a { $most } lugares.
    }
tournament-refuse-rounds =
    { $most ->
        [one] Escolha uma etapa.
       *[other] Escolha de { $least } a { $most } etapas.
    }
tournament-refuse-capacity =
    { $most ->
        [one] Só pode participar um jogador.
       *[other] Podem participar de { $least } a { $most } jogadores.
    }
tournament-refuse-time-arena =
    { $most ->
        [one] Uma arena dura um minuto.
       *[other] Uma arena dura de { $least } a { $most } minutos.
    }
tournament-refuse-time-check-in =
    { $most ->
        [one] A confirmação de presença dura um minuto.
       *[other] A confirmação de presença dura de { $least } a { $most } minutos.
    }
tournament-refuse-time-turn-up =
    { $most ->
        [one] Dê aos jogadores um minuto para comparecer.
       *[other] Dê aos jogadores de { $least } a { $most } minutos para comparecer.
    }
tournament-refuse-time-table =
    { $most ->
        [one] Uma partida dura um minuto.
       *[other] Uma partida pode durar de { $least } a { $most } minutos.
    }
tournament-refuse-start = Esse início está perto demais ou longe demais. É preciso tempo para entrar, e para confirmar presença se isso for pedido. Escolha um início entre { $soonest } e { $latest }.
tournament-refuse-start-unreadable = Não consigo ler esse início. Escolha uma das sugestões que aparecem ao escrever, ou escreva como num destes exemplos: `em 30 minutos`, `20:00 UTC-3`, `amanhã 19h30 UTC`, `2026-11-28 20:00 America/Sao_Paulo`.
tournament-refuse-start-zone = Não sei qual é o seu fuso horário, por isso não sei que horário é esse. Escolha uma das sugestões que aparecem ao escrever, ou junte o fuso: `20:00 UTC-3` ou `20:00 America/Sao_Paulo`.
tournament-refuse-event-start = Um evento do servidor precisa de um início. Diga quando o torneio começa, com a opção `start`.
tournament-refuse-weekly-start = Um torneio semanal precisa de uma hora de início. Indique a hora na opção `start`.
tournament-refuse-dates-alone = Só um torneio semanal pode pular datas. Inclua `weekly:True` e `start`.
tournament-refuse-dates = Não entendi as datas “{ $typed }”. Escreva assim: 2026-12-25, separadas por vírgulas, no máximo 20.
tournament-refuse-edition = Essa edição não conta pontos ou não é para dois jogadores, por isso não serve para um torneio. Escolha outra.

tournament-command = Torneios: criar um, participar, ver a classificação
tournament-command-create = Criar um torneio neste canal
tournament-command-create-name = O nome do torneio
tournament-command-create-rounds = O número de etapas; 4 por padrão
tournament-command-create-seats = O máximo de lugares por mesa: 2 a 4
tournament-command-create-arena = Em vez de etapas: quantos minutos dura uma arena
tournament-command-create-edition = Com que regras jogar; por padrão, as regras oficiais para torneios, até 400 pontos
tournament-command-create-clock = Quanto tempo pode durar uma jogada; 5 minutos por padrão
tournament-command-create-final = Se os melhores jogadores se encontram numa mesa final
tournament-command-create-capacity = Quantos jogadores podem participar; 64 por padrão
tournament-command-create-check-in = Quantos minutos antes do início abre a confirmação de presença; sem ela, não há lugar
tournament-command-create-no-show = Quantos minutos há para comparecer depois da chamada; 10 por padrão
tournament-command-create-time = Quantos minutos pode durar uma mesa; 120 por padrão
tournament-command-create-start = O início automático: em 30 minutos, 20:00 UTC-3, amanhã 19h30 UTC; veja as sugestões
tournament-command-create-event = Se o torneio aparece entre os eventos deste servidor; preciso da permissão Criar eventos
tournament-command-create-weekly = Repetir toda semana no mesmo horário; as inscrições do próximo abrem sozinhas
tournament-command-create-without = Para um torneio semanal: datas sem torneio, como 2026-12-25, 2027-01-01
tournament-command-create-format = Como os jogadores se encontram; sistema suíço por padrão
tournament-format-swiss = Suíço: etapas entre jogadores com pontos parecidos
tournament-format-round-robin = Todos contra todos (até 8 jogadores)
tournament-format-knockout = Eliminatórias: quem perde a mesa sai
tournament-command-create-role = O cargo necessário para participar
tournament-command-create-rating-from = O rating mais baixo aceito
tournament-command-create-rating-to = O rating mais alto aceito
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
tournament-command-status = Mostrar a classificação, ou de onde vem a posição de um jogador
tournament-command-status-player = O jogador cuja posição quer entender
tournament-command-pause = Pausar o torneio: os relógios param, nas mesas também, e nenhuma etapa nova começa
tournament-command-resume = Continuar depois de uma pausa
tournament-command-extend = Dar mais tempo às mesas em jogo
tournament-command-extend-minutes = Quantos minutos a mais
tournament-command-result = Decidir o resultado de uma mesa, ou voltar atrás na decisão
tournament-command-result-table = O número da mesa
tournament-command-result-order = A ordem, o melhor primeiro; ou anulada; ou como foi jogada
tournament-command-withdraw = Afastar um jogador
tournament-command-withdraw-player = O jogador
tournament-command-replace = Deixar outra pessoa, ou um computador, jogar no lugar de um jogador
tournament-command-replace-player = O jogador substituído
tournament-command-replace-by = Quem joga no lugar; por padrão, um computador
tournament-command-pardon = Perdoar ausências, e deixar voltar um jogador afastado
tournament-command-pardon-player = O jogador
tournament-command-reason = O motivo: escolha um ou escreva o seu; todos podem ler
tournament-command-cancel = Cancelar o torneio definitivamente
tournament-command-edit = Alterar ou adiar um torneio planejado
tournament-command-copy = Repetir o último torneio deste canal
tournament-command-past = Mostrar os torneios passados deste servidor, com as classificações e as fichas
tournament-command-log = Mostrar tudo o que aconteceu, e quem o fez
tournament-command-organisers = Escolher que cargo pode organizar torneios neste servidor
tournament-command-organisers-role = O cargo; sem escolha, só membros com a permissão Gerenciar eventos
