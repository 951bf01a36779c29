opening-rated = Partida ranqueada: conta para o rating e para os rankings. Não há `/hint`, e quem sair não volta.
opening-rated-of-two = Com duas pessoas ou mais, a partida é ranqueada: conta para o rating e para os rankings, não há `/hint`, e quem sair não volta.
opening-friendly = Partida amistosa: não conta para o rating nem para os rankings. Você pode usar `/hint`, e quem sair pode voltar.
opening-friendly-unhinted = Partida amistosa: não conta para o rating nem para os rankings. Quem sair pode voltar.
opening-rated-proposed = { $who } quer uma partida ranqueada: conta para o rating e para os rankings, não há `/hint`, e quem sair não volta. { $mentions }: se todos concordarem, a partida é ranqueada. Até lá, continua amistosa.
opening-computers = Partida não ranqueada, porque há computadores na mesa.
opening-changed-rules = Partida não ranqueada, porque as regras foram alteradas.
opening-thread = A partida vai ser num tópico só dela.
opening-invited =
    { $count ->
        [one] { $mentions }: { $host } convidou você para jogar. O seu lugar fica guardado até a partida começar.
       *[other] { $mentions }: { $host } convidou vocês para jogar. Os lugares de vocês ficam guardados até a partida começar.
    }
opening-declined =
    { $count ->
        [one] { $names } recusou o convite.
       *[other] { $names } recusaram o convite.
    }
opening-was-friendly = Foi uma partida amistosa, por isso não conta para o rating nem para os rankings.
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
opening-no-thread = Não consigo abrir um tópico neste canal, por isso a partida fica aqui. Para abrir um tópico, preciso de um canal de texto e das permissões **Criar tópicos públicos** e **Enviar mensagens em tópicos**.
opening-board-posted = Publiquei de novo o tabuleiro no canal.
opening-defaults = Padrão para novas mesas: { $choices }
opening-defaults-thread = num tópico próprio
opening-defaults-friendly = partidas amistosas
opening-defaults-rated = partidas ranqueadas, quando o anfitrião já terminou três partidas aqui
opening-declined-yourself = Você recusou o convite. Os outros podem ver isso na mesa.
opening-started-without = A partida começou sem { $names }, porque ainda não havia resposta ao convite.

opening-settings = **Opções desta mesa**
opening-settings-host = Você pode mudar as opções até a partida começar.
opening-settings-others = { $host } pode mudar as opções até a partida começar.
opening-seats =
    { $count ->
        [one] Lugares: { $count }
       *[other] Lugares: no máximo { $count }
    }
opening-here = A partida vai ser neste canal.
opening-choose-seats = Escolha o número de lugares
opening-choose-free = Liberar um lugar
opening-choose-host = Passar a mesa para outro jogador
opening-free-seat = Liberar o lugar de { $who }
opening-take-back = Cancelar o convite para { $who }
opening-hand-on = Passar a mesa para { $who }
opening-choose-invited = Convidar para jogar

opening-held-refusal =
    { $held ->
        [one] O último lugar livre está guardado para quem recebeu um convite. Tente de novo quando houver resposta, ou abra uma mesa em outro canal com `/play`.
       *[other] Os últimos { $held } lugares livres estão guardados para quem recebeu um convite. Tente de novo quando houver resposta, ou abra uma mesa em outro canal com `/play`.
    }
opening-not-invited = Você não tem nenhum convite para responder nesta mesa: ninguém convidou você, ou você já respondeu. Se houver um lugar livre, é só entrar.
opening-not-there = Esse jogador não tem mais lugar nem convite nesta mesa.
opening-no-such-seats =
    { $most ->
        [one] Estas regras são para um jogador, por isso só há um lugar.
       *[other] Estas regras são para { $least } a { $most } jogadores. Escolha um número de lugares dentro desse limite.
    }
opening-unreadable = Não sei quem é “{ $typed }”. Digite @ e escolha cada jogador na lista do Discord.
opening-oneself = Você já faz parte desta mesa e não precisa de convite.
opening-asks-bot = { $who } é um bot e não pode jogar. Para jogar com um computador, use a opção `computers`.
opening-asks-stranger = { $who } não é membro deste servidor, por isso não posso enviar o convite.
opening-asks-there = { $who } já tem um lugar ou um convite nesta mesa.
opening-asks-too-many =
    { $room ->
        [0] Não há mais lugares para quem você quer convidar. Aumente os lugares da mesa ou use menos computadores.
        [one] Só resta { $room } lugar: convide só uma pessoa.
       *[other] Só restam { $room } lugares: não dá para convidar mais gente do que isso.
    }
opening-asks-silent = { $who } desativou os convites, por isso não dá para convidar. Mesmo sem convite, essa pessoa pode entrar na sua mesa.
opening-asks-again = Você já convidou { $who }, que ainda não aceitou. Essa pessoa ainda pode entrar na sua mesa. Próximo convite possível: { $when }.
opening-asks-too-often = Você convidou muita gente na última hora. Mesmo sem convite, qualquer pessoa pode entrar na sua mesa. Próximo convite possível: { $when }.
