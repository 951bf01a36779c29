refusal-between-rounds = Esta volta terminou. É só esperar a próxima.
refusal-not-your-turn = É a vez de { $who }. Eu aviso quando for a sua.
refusal-tile-not-on-rack = { $tile } não está entre as suas peças. `/rack` mostra quais são.
refusal-only-the-drawn-tile = Depois de ir ao baralho, você só pode colocar a peça que acabou de retirar: { $tile }. Se ela não encaixar, use `/draw` ou `/pass`.
refusal-must-lead = A volta tem que começar com { $tile }. Coloque a peça na casa 1.
refusal-cell-taken = Já há uma peça aí. `/board` mostra as casas livres.
refusal-not-beside-a-tile = Uma peça precisa ter um lado em comum com outra no tabuleiro. `/board` mostra as casas livres.
refusal-no-such-spot = A casa { $spot } não existe. `/board` mostra as casas livres.
refusal-no-such-spot-open = A casa { $spot } não existe. Estas estão livres: { $open }
refusal-spot-gone = A casa { $spot } não está mais livre: já tem uma peça, ou nenhuma peça encaixa mais nela. `/board` mostra as casas livres.
refusal-no-such-turn = Não dá para girar { $tile } para que os números fiquem { $corners } no sentido horário. Escolha outra peça ou outra casa.
refusal-corners-disagree =
    { $spot ->
        [0] { $tile } não encaixa nessa casa: teria { $brings }. Os cantos da casa, no sentido horário: { $corners }.
       *[other] { $tile } não encaixa na casa { $spot }: teria { $brings }. Os cantos da casa, no sentido horário: { $corners }.
    }
refusal-rack-shows = `/rack` mostra o que encaixa.
refusal-try-another = Você não perdeu nada: escolha outra peça ou outra casa.
refusal-a-tile-fits-unhinted = Uma das suas peças encaixa, por isso ainda não dá para ir ao baralho nem passar a vez. Você não perdeu nada: ache essa peça e coloque no tabuleiro.
refusal-bring = { $tile } em vez de { $board } { $corner }
refusal-misfit-title =
    { $spot ->
        [0] { $tile } não encaixa
       *[other] { $tile } não encaixa na casa { $spot }
    }
refusal-misfit-alt =
    { $count ->
        [one] O tabuleiro, com a peça na casa que você escolheu. Os cantos dela, no sentido horário a partir do topo ou do canto superior esquerdo: { $lies }. Um X marca o canto que não coincide.
       *[other] O tabuleiro, com a peça na casa que você escolheu. Os cantos dela, no sentido horário a partir do topo ou do canto superior esquerdo: { $lies }. Um X marca cada um dos { $count } cantos que não coincidem.
    }
refusal-opening-turn = A primeira jogada da volta é sua: coloque uma peça na casa 1. `/rack` mostra as suas peças.
refusal-pool-empty = O baralho acabou. Coloque uma peça, se alguma encaixar, ou passe a vez com `/pass`.
refusal-draw-limit =
    { $limit ->
        [one] Você só pode retirar uma peça por jogada. Coloque uma peça, ou passe a vez com `/pass`.
       *[other] Você só pode retirar { $limit } peças por jogada. Coloque uma peça, ou passe a vez com `/pass`.
    }
refusal-a-tile-fits = Uma das suas peças encaixa, por isso ainda não dá para ir ao baralho nem passar a vez. `/rack` mostra o que encaixa.
refusal-pool-not-empty = Você só pode passar a vez quando o baralho acabar. Coloque uma peça, ou retire outra com `/draw`.

refusal-channel-taken = Este canal já tem uma mesa; a mensagem dela vai aparecer aqui em breve. Entre nela, ou abra uma mesa em outro canal.
refusal-channel-taken-link =
    Este canal já tem uma mesa: { $link }
    Entre nela, ou abra uma em outro canal.
refusal-channel-taken-by = Na mesa: { $who } · aberta: { $when }
refusal-channel-taken-thread = Você também pode jogar num tópico deste canal: toque no botão abaixo.
refusal-no-new-thread = Não consigo abrir um tópico neste canal. Para isso, preciso de um canal de texto e das permissões **Criar tópicos públicos** e **Enviar mensagens em tópicos**.
refusal-too-many-tables =
    { $limit ->
        [one] Este servidor já tem uma mesa aberta, e esse é o limite. Entre nela, ou tente de novo quando a partida terminar.
       *[other] Este servidor já tem { $limit } mesas abertas, e esse é o limite. Entre numa delas, ou tente de novo quando uma partida terminar.
    }
refusal-too-many-lobbies =
    { $limit ->
        [one] Você já tem uma mesa esperando jogadores, e esse é o limite. Antes de abrir outra, comece a partida ou feche a mesa com `/end`.
       *[other] Você já tem { $limit } mesas esperando jogadores, e esse é o limite. Antes de abrir outra, comece uma das partidas ou feche uma mesa com `/end`.
    }
refusal-too-many-matches =
    { $limit ->
        [one] Neste servidor você já abriu uma partida sem limite de tempo, e só pode ter uma. Jogue até o fim, encerre com `/end` ou escolha um limite de tempo para esta mesa.
       *[other] Neste servidor você já abriu { $limit } partidas sem limite de tempo, e não pode ter mais. Termine uma, encerre uma com `/end` ou escolha um limite de tempo para esta mesa.
    }
refusal-too-fast =
    Calma, foi rápido demais para mim. Nada mudou. { $seconds ->
        [one] Tente de novo em um segundo.
       *[other] Tente de novo em { $seconds } segundos.
    }
refusal-too-often = Você já fez isso muitas vezes nos últimos minutos, por isso não fiz nada desta vez. Próxima tentativa: { $when }.
refusal-next-replay =
    Preparar um replay demora um pouco. { $seconds ->
        [one] Você pode pedir outro em um segundo.
       *[other] Você pode pedir outro em { $seconds } segundos.
    }
refusal-table-closed = Esta mesa está fechada. Abra uma nova com `/play`.
refusal-no-such-table = Essa mesa não existe mais. Abra uma nova com `/play`.
refusal-not-started = A partida ainda não começou. O anfitrião começa a partida com o botão **Começar**.
refusal-already-started = A partida já começou. Você pode assistir, ou abrir uma mesa em outro canal.
refusal-playing-already = A partida já começou, e você está nela.
refusal-no-record = Só as partidas jogadas até o fim têm ficha.
refusal-not-at-table = Você não faz parte desta mesa. Se a partida ainda não começou, é só entrar. Ou abra uma mesa em outro canal com `/play`.
refusal-left-for-good = Você saiu desta partida. Quem sai de uma partida ranqueada ou de torneio não pode mais voltar, mas você pode assistir.
refusal-already-seated = Você já faz parte desta mesa.
refusal-full =
    { $seats ->
        [one] O único lugar está ocupado. Abra uma mesa em outro canal com `/play`.
       *[other] Os { $seats } lugares estão ocupados. Abra uma mesa em outro canal com `/play`.
    }
refusal-too-few =
    { $seats ->
        [one] Esta partida precisa de pelo menos um jogador.
       *[other] Esta partida precisa de pelo menos { $seats } jogadores.
    } Espere mais gente entrar, ou adicione computadores.
refusal-too-many =
    { $taken ->
        [one] Há um jogador nesta mesa,
       *[other] Há { $taken } jogadores nesta mesa,
    } mas essas regras são para { $seats } no máximo. Nada mudou.
refusal-no-computer = Não há nenhum computador nesta mesa.
refusal-no-draining = Com estas regras, só dá para ir ao baralho quando nada encaixa, então o PC Gralha não teria como esvaziar o baralho.
refusal-no-stand-ins = O anfitrião desta mesa não deixa ninguém ocupar o lugar de um computador, mas você pode assistir.
refusal-no-stand-ins-rated = Em partidas ranqueadas e em torneios, ninguém pode ocupar o lugar de um computador, mas você pode assistir.
refusal-host-starts = Nesta mesa, quem começa a partida é { $host }. O seu lugar está garantido.
refusal-not-the-host = Nesta mesa, só { $host } pode fazer isso.
refusal-of-tournament = Você não pode encerrar esta partida, porque ela é de um torneio. A organização pode decidir o resultado com `/tournament result`; `/leave` deixa o seu lugar para um computador.
refusal-no-hint-competitive = Não há dicas em partidas ranqueadas e em torneios: aqui é com você. `/rack` mostra as suas peças.
refusal-no-hint-unhinted = Esta mesa foi aberta sem dicas. `/rack` mostra as suas peças.
refusal-undo-nothing-placed = Você não colocou nenhuma peça na sua última jogada, por isso não há nada para desfazer.
refusal-undo-somebody-acted = É tarde demais: a partida já avançou. Só dá para desfazer uma jogada antes de outra pessoa jogar.
refusal-undo-drew = Você já viu a peça que retirou, por isso não dá para desfazer essa jogada.
refusal-undo-round-over = Essa volta já terminou, por isso não dá para desfazer as jogadas dela.
refusal-undo-changed = Não dá para desfazer a sua última jogada: ela foi automática, ou algo mudou na mesa depois dela.
refusal-undo-asked-already = Já perguntei aos outros. Desfaço a sua jogada quando todos concordarem.
refusal-undo-once-a-round = Em partidas ranqueadas e em torneios, você só pode pedir para desfazer uma vez por volta, e já pediu.
refusal-undo-computer-drew = Depois da sua jogada, um computador retirou uma peça, por isso não dá mais para desfazer.
refusal-undo-replies-too-often = Nesta volta você já desfez três jogadas depois da resposta de um computador, e esse é o limite. Continue daqui.
refusal-board-moved-on = A partida já avançou. Veja como está agora.
refusal-board-moved-since = A partida já avançou. As últimas jogadas:
refusal-already-handled = Isso já foi feito.
refusal-unknown-tile = “{ $typed }” não é uma peça. Digite três números de 0 a 5, por exemplo 0‑3‑5.
refusal-unknown-length = “{ $typed }” não é uma duração de partida. Digite um número e escolha uma das sugestões: de 1 a 99 voltas, ou de 10 a 9999 pontos.
refusal-unknown-spot = “{ $typed }” não é uma casa. Digite o número de uma casa livre do tabuleiro, por exemplo 12.

refusal-not-in-this-channel = Não dá para abrir mesas neste tipo de canal. Use `/play` num canal de texto ou num tópico.
refusal-managers-only = Para mudar as configurações deste servidor, você precisa da permissão **Gerenciar servidor**. `/preferences` muda as suas preferências.
refusal-rights-unknown = Não consegui verificar as suas permissões neste servidor agora. Tente de novo daqui a pouco.
refusal-missing-permissions =
    { $count ->
        [one] Neste canal, estou sem uma permissão: { $names }. Peça à moderação que resolva isso, ou use outro canal.
       *[other] Neste canal, estou sem algumas permissões: { $names }. Peça à moderação que resolva isso, ou use outro canal.
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

refusal-trouble = Desculpe, algo deu errado por aqui. Tente de novo daqui a pouco. Se acontecer outra vez, passe o código { $code } para quem hospeda o bot.
refusal-database-trouble = Desculpe, não consigo acessar a minha memória neste momento. Nada do que você jogou se perdeu. Tente de novo em um minuto. Se acontecer outra vez, passe o código { $code } para quem hospeda o bot.
refusal-being-updated = Estou sendo atualizado neste momento. Nada se perdeu. Tente de novo em alguns segundos.
