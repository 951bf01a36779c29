refusal-between-rounds = Esta volta terminou. Espere pela próxima.
refusal-not-your-turn = É a vez de { $who }. Eu aviso quando for a sua.
refusal-tile-not-on-rack = { $tile } não está no seu suporte. `/rack` mostra as suas peças.
refusal-only-the-drawn-tile = Depois de ir ao baralho, só pode colocar a peça que acaba de retirar: { $tile }. Se ela não encaixar, use `/draw` ou `/pass`.
refusal-must-lead = A volta tem de começar com { $tile }. Coloque a peça na casa 1.
refusal-cell-taken = Já há uma peça aí. `/board` mostra as casas livres.
refusal-not-beside-a-tile = Uma peça tem de ter um lado em comum com outra no tabuleiro. `/board` mostra as casas livres.
refusal-no-such-spot = A casa { $spot } não existe. `/board` mostra as casas livres.
refusal-no-such-spot-open = A casa { $spot } não existe. Estas estão livres: { $open }
refusal-spot-gone = A casa { $spot } não está mais livre: já tem uma peça, ou nenhuma outra encaixa ali. `/board` mostra as casas livres.
refusal-no-such-turn = Não há como rodar { $tile } para que se leia { $corners } no sentido horário. Escolha outra peça ou outra casa.
refusal-corners-disagree =
    { $spot ->
        [0] { $tile } não encaixa aí. Essa casa precisa de { $corners } no sentido horário; a sua peça teria { $brings }.
       *[other] { $tile } não encaixa na casa { $spot }. Essa casa precisa de { $corners } no sentido horário; a sua peça teria { $brings }.
    }
refusal-rack-shows = `/rack` mostra o que encaixa.
refusal-try-another = Não custou nada: escolha outra peça ou outra casa.
refusal-a-tile-fits-unhinted = Uma das suas peças encaixa, por isso ainda não pode ir ao baralho nem passar. Não custou nada: procure essa peça e coloque-a.
refusal-bring = { $tile } em vez de { $board } { $corner }
refusal-misfit-title =
    { $spot ->
        [0] { $tile } não encaixa
       *[other] { $tile } não encaixa na casa { $spot }
    }
refusal-misfit-alt =
    { $count ->
        [one] O tabuleiro, com a peça onde você queria colocá-la. Os cantos dela, no sentido horário a partir do topo ou do topo à esquerda: { $lies }. Uma cruz marca o canto que não coincide.
       *[other] O tabuleiro, com a peça onde você queria colocá-la. Os cantos dela, no sentido horário a partir do topo ou do topo à esquerda: { $lies }. Cruzes marcam os { $count } cantos que não coincidem.
    }
refusal-opening-turn = A primeira jogada da volta é sua: coloque uma peça na casa 1. `/rack` mostra as suas peças.
refusal-pool-empty = O baralho acabou. Coloque uma peça, se alguma encaixar, ou passe a vez com `/pass`.
refusal-draw-limit =
    { $limit ->
        [one] Só pode retirar uma peça por jogada. Coloque uma peça, ou passe a vez com `/pass`.
       *[other] Só pode retirar { $limit } peças por jogada. Coloque uma peça, ou passe a vez com `/pass`.
    }
refusal-a-tile-fits = Uma das suas peças encaixa, por isso ainda não pode ir ao baralho nem passar. `/rack` mostra o que encaixa.
refusal-pool-not-empty = Só pode passar a vez quando o baralho acabar. Coloque uma peça, ou retire outra com `/draw`.

refusal-channel-taken = Este canal já tem uma mesa; a mensagem dela vai aparecer aqui em breve. Entre nela, ou abra uma mesa em outro canal.
refusal-channel-taken-link =
    Este canal já tem uma mesa: { $link }
    Entre nela, ou abra uma em outro canal.
refusal-channel-taken-by = Na mesa: { $who } · aberta: { $when }
refusal-channel-taken-thread = Também pode jogar num tópico deste canal: toque no botão abaixo.
refusal-no-new-thread = Não consigo abrir um tópico neste canal. Num canal de texto, preciso das permissões **Criar tópicos públicos** e **Enviar mensagens em tópicos**.
refusal-too-many-tables =
    { $limit ->
        [one] Este servidor já tem uma mesa aberta e não pode ter mais. Entre nela, ou tente de novo quando a partida terminar.
       *[other] Este servidor já tem { $limit } mesas abertas e não pode ter mais. Entre numa delas, ou tente de novo quando uma partida terminar.
    }
refusal-too-many-lobbies =
    { $limit ->
        [one] Já há uma mesa sua à espera de jogadores, e não pode abrir mais. Comece a partida ou feche a mesa com `/end`, e depois abra outra.
       *[other] Já há { $limit } mesas suas à espera de jogadores, e não pode abrir mais. Comece uma partida ou feche uma mesa com `/end`, e depois abra outra.
    }
refusal-too-many-matches =
    { $limit ->
        [one] Neste servidor já há uma partida sem limite de tempo numa mesa que você abriu, e não pode haver mais. Termine-a, encerre-a com `/end` ou escolha um limite de tempo para esta mesa.
       *[other] Neste servidor já há { $limit } partidas sem limite de tempo em mesas que você abriu, e não pode haver mais. Termine uma, encerre-a com `/end` ou escolha um limite de tempo para esta mesa.
    }
refusal-too-fast =
    Isso foi rápido demais para mim, por isso nada mudou. { $seconds ->
        [one] Tente de novo em um segundo.
       *[other] Tente de novo em { $seconds } segundos.
    }
refusal-too-often = Você já fez isso muitas vezes nos últimos minutos, por isso nada mudou. Poderá fazer de novo: { $when }.
refusal-next-replay =
    Preparar uma repetição demora um pouco. { $seconds ->
        [one] Pode pedir outra em um segundo.
       *[other] Pode pedir outra em { $seconds } segundos.
    }
refusal-table-closed = Esta mesa está fechada. Abra uma nova com `/play`.
refusal-no-such-table = Essa mesa não existe mais. Abra uma nova com `/play`.
refusal-not-started = A partida ainda não começou. O anfitrião começa a partida com o botão **Começar**.
refusal-already-started = A partida já começou. Pode assistir, ou abrir uma mesa em outro canal.
refusal-playing-already = A partida já começou, e você está nela.
refusal-no-record = Só as partidas jogadas até o fim têm uma ficha.
refusal-not-at-table = Não faz parte desta mesa. Entre enquanto ela espera por jogadores, ou abra uma em outro canal com `/play`.
refusal-left-for-good = Você saiu desta partida. Nas partidas com rating e nos torneios, não é possível voltar, mas pode assistir.
refusal-already-seated = Já faz parte desta mesa.
refusal-full =
    { $seats ->
        [one] O único lugar está ocupado. Abra uma mesa em outro canal com `/play`.
       *[other] Os { $seats } lugares estão ocupados. Abra uma mesa em outro canal com `/play`.
    }
refusal-too-few =
    { $seats ->
        [one] Esta partida precisa de pelo menos um jogador.
       *[other] Esta partida precisa de pelo menos { $seats } jogadores.
    } Espere que outros entrem, ou adicione computadores.
refusal-too-many =
    { $taken ->
        [one] Há um jogador nesta mesa,
       *[other] Há { $taken } jogadores nesta mesa,
    } mas essas regras são para { $seats } no máximo. Nada mudou.
refusal-no-computer = Não há nenhum computador nesta mesa.
refusal-no-draining = Por estas regras, só se retira uma peça quando nenhuma encaixa, então Gralha não poderia esvaziar o baralho.
refusal-no-stand-ins = O anfitrião não permitiu ocupar o lugar de um computador nesta mesa, mas pode assistir.
refusal-no-stand-ins-rated = Em partidas com rating e em torneios, ninguém pode ocupar o lugar de um computador, mas pode assistir.
refusal-host-starts = { $host } é quem começa a partida nesta mesa. Você já tem o seu lugar.
refusal-not-the-host = Nesta mesa, só { $host } pode fazer isso.
refusal-of-tournament = Esta partida é de um torneio, por isso não pode terminá-la. A organização pode decidir o resultado com `/tournament result`; `/leave` deixa o seu lugar para um computador.
refusal-no-hint-competitive = Não há dicas em partidas com rating e em torneios: aqui é com você. `/rack` mostra as suas peças.
refusal-no-hint-unhinted = Esta mesa foi aberta sem dicas. `/rack` mostra as suas peças.
refusal-undo-nothing-placed = Não colocou nenhuma peça na sua última jogada, por isso não há nada a desfazer.
refusal-undo-somebody-acted = É tarde demais para desfazer: a partida já avançou. Só é possível antes de outra pessoa jogar.
refusal-undo-drew = Você já viu a peça que retirou, por isso essa jogada não pode ser desfeita.
refusal-undo-round-over = Essa jogada é de uma volta que terminou, por isso não pode ser desfeita.
refusal-undo-changed = A sua última jogada não pode ser desfeita: foi automática, ou algo mudou na mesa desde então.
refusal-undo-asked-already = Já perguntei aos outros. Desfaço a sua jogada quando todos concordarem.
refusal-undo-once-a-round = Em partidas com rating e em torneios, só pode pedir para desfazer uma vez por volta, e você já pediu.
refusal-undo-computer-drew = Um computador retirou uma peça desde então, por isso a sua jogada não pode mais ser desfeita.
refusal-undo-replies-too-often = Nesta volta já desfez três jogadas depois da resposta de um computador, e esse é o limite. Continue a partir daqui.
refusal-board-moved-on = A partida já avançou. Veja como está agora.
refusal-board-moved-since = A partida já avançou. As últimas jogadas:
refusal-already-handled = Isso já foi feito.
refusal-unknown-tile = “{ $typed }” não é uma peça. Escreva uma peça com os seus três números de 0 a 5, por exemplo 0‑3‑5.
refusal-unknown-length = “{ $typed }” não é uma duração de partida. Escreva um número e escolha uma das sugestões: de 1 a 99 voltas, ou de 10 a 9999 pontos.
refusal-unknown-spot = “{ $typed }” não é uma casa. Indique o número de uma casa livre do tabuleiro, por exemplo 12.

refusal-not-in-this-channel = Não é possível abrir mesas neste tipo de canal. Use `/play` num canal de texto ou num tópico.
refusal-managers-only = Para mudar as configurações deste servidor, você precisa da permissão **Gerenciar servidor**. `/preferences` muda as suas preferências.
refusal-rights-unknown = Não consegui verificar as suas permissões neste servidor agora. Tente de novo daqui a pouco.
refusal-missing-permissions =
    { $count ->
        [one] Neste canal, estou sem uma permissão: { $names }. Peça à moderação que a dê, ou escolha outro canal.
       *[other] Neste canal, estou sem algumas permissões: { $names }. Peça à moderação que as dê, ou escolha outro canal.
    }
refusal-permission-view-channel = Ver canal
refusal-permission-send-messages = Enviar mensagens
refusal-permission-send-messages-in-threads = Enviar mensagens em tópicos
refusal-permission-create-public-threads = Criar tópicos públicos
refusal-permission-attach-files = Anexar arquivos
refusal-permission-embed-links = Inserir links
refusal-permission-read-message-history = Ver histórico de mensagens
refusal-permission-manage-roles = Gerenciar cargos
refusal-permission-create-events = Criar eventos

refusal-trouble = Desculpe, houve um problema do meu lado. Tente de novo daqui a pouco. Se acontecer outra vez, dê o código { $code } a quem mantém este bot.
refusal-database-trouble = Desculpe, não consigo chegar à minha memória neste momento. Nada do que você jogou se perdeu. Tente de novo em um minuto. Se acontecer outra vez, dê o código { $code } a quem mantém este bot.
refusal-being-updated = Estou sendo atualizado neste momento. Nada se perdeu. Tente de novo em alguns segundos.
