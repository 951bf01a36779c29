opening-rated = Partida com rating: conta para o rating e para os rankings. Não há `/hint`, e quem sair não pode voltar.
opening-rated-of-two = Partida com rating a partir de duas pessoas: nesse caso, conta para o rating e para os rankings, não há `/hint`, e quem sair não pode voltar.
opening-friendly = Partida amigável: não conta para o rating nem para os rankings. Pode usar `/hint`, e quem sair pode voltar.
opening-friendly-unhinted = Partida amigável: não conta para o rating nem para os rankings. Quem sair pode voltar.
opening-rated-proposed = { $who } quer uma partida com rating: conta para o rating e para os rankings, não há `/hint`, e quem sair não pode voltar. { $mentions }: passa a ter rating se todos concordarem; até lá, continua amigável.
opening-computers = Partida sem rating, porque jogam computadores.
opening-changed-rules = Partida sem rating, porque as regras foram alteradas.
opening-thread = A partida terá o seu próprio tópico.
opening-invited =
    { $count ->
        [one] { $mentions }: { $host } convida para jogar. O seu lugar fica reservado até a partida começar.
       *[other] { $mentions }: { $host } convida para jogar. Cada pessoa tem um lugar reservado até a partida começar.
    }
opening-declined =
    { $count ->
        [one] { $names } recusou o convite.
       *[other] { $names } recusaram o convite.
    }
opening-was-friendly = Foi uma partida amigável, por isso não conta para o rating nem para os rankings.
opening-begun-in = A partida começou em { $channel }.
opening-thread-name = Triominos com { $host }

opening-opened-and-asked = A sua mesa está aberta, e já convidei os outros jogadores. Comece a partida quando todos estiverem aqui.
opening-have-invited = Convidei { $names } para a sua mesa.
opening-host-accepted = { $who } aceitou o seu convite e já está na mesa.
opening-host-declined = { $who } recusou o seu convite.
opening-host-joined = { $who } entrou na sua mesa.
opening-host-left = { $who } saiu da sua mesa.
opening-host-left-to-you = { $who } saiu da mesa. Agora a mesa é sua.
opening-opened-in-thread = A sua mesa está aberta em { $channel }. Comece a partida quando todos estiverem lá.
opening-no-thread = Não consigo abrir um tópico neste canal, por isso a partida fica aqui. Num canal de texto, preciso das permissões **Criar tópicos públicos** e **Enviar mensagens em tópicos**.
opening-board-posted = Publiquei de novo o tabuleiro no canal.
opening-defaults = Padrão para novas mesas: { $choices }
opening-defaults-thread = num tópico próprio
opening-defaults-friendly = partidas amigáveis
opening-defaults-rated = partidas com rating, depois de três partidas terminadas aqui pelo anfitrião
opening-declined-yourself = Recusou o convite, e os outros podem ver isso na mesa.
opening-started-without = A partida começou sem { $names }, porque ainda não havia resposta ao convite.

opening-settings = **Opções desta mesa**
opening-settings-host = Pode mudar as opções até a partida começar.
opening-settings-others = { $host } pode mudar as opções até a partida começar.
opening-seats =
    { $count ->
        [one] Lugares: { $count }
       *[other] Lugares: no máximo { $count }
    }
opening-here = A partida será neste canal.
opening-choose-seats = Escolha o número de lugares
opening-choose-free = Deixar um lugar livre
opening-choose-host = Passar a mesa a outro jogador
opening-free-seat = Deixar livre o lugar de { $who }
opening-take-back = Retirar o convite de { $who }
opening-hand-on = Passar a mesa a { $who }
opening-choose-invited = Convidar para jogar

opening-held-refusal =
    { $held ->
        [one] O lugar livre está reservado para alguém com convite. Tente de novo quando houver resposta, ou abra uma mesa em outro canal com `/play`.
       *[other] Os { $held } lugares livres estão reservados para pessoas com convite. Tente de novo quando houver resposta, ou abra uma mesa em outro canal com `/play`.
    }
opening-not-invited = Não há convite em seu nome nesta mesa, ou já respondeu. Se houver um lugar livre, pode entrar.
opening-not-there = Esse jogador não tem mais lugar nesta mesa, nem lugar reservado.
opening-no-such-seats =
    { $most ->
        [one] Estas regras são para um jogador, por isso só há um lugar.
       *[other] Estas regras são para { $least } a { $most } jogadores, por isso a mesa não pode ter esse número de lugares.
    }
opening-unreadable = Não sei quem é “{ $typed }”. Escreva @ e escolha cada jogador na lista do Discord.
opening-oneself = Já faz parte desta mesa: não precisa de convite.
opening-asks-bot = { $who } é um bot e não pode jogar. Para jogar com um computador, use a opção `computers`.
opening-asks-stranger = { $who } não é membro deste servidor, por isso não posso enviar o convite.
opening-asks-there = { $who } já tem um lugar ou um convite nesta mesa.
opening-asks-too-many =
    { $room ->
        [0] Não há mais lugares para os jogadores que quer convidar. Aumente os lugares da mesa ou use menos computadores.
        [one] Só resta { $room } lugar para os jogadores que quer convidar. Indique só um jogador.
       *[other] Só restam { $room } lugares para os jogadores que quer convidar. Não indique mais do que isso.
    }
opening-asks-silent = { $who } não recebe convites, por isso não posso convidar. Mesmo assim, pode entrar na sua mesa.
opening-asks-again = Você já convidou { $who }, que ainda não aceitou. Poderá convidar de novo: { $when }. Mesmo sem convite, todos podem entrar na sua mesa.
opening-asks-too-often = Você convidou muita gente na última hora. Poderá convidar mais: { $when }. Mesmo sem convite, todos podem entrar na sua mesa.
