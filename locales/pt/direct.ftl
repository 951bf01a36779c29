direct-title = { $host } abriu uma mesa de Triominos nas mensagens diretas.
direct-counts = Nas mensagens diretas, uma partida não conta para o rating nem para os rankings.
direct-opened = A sua mesa está aberta. Escolha quantos computadores jogam e o nível deles, e depois comece a partida.

direct-no-others = Nas mensagens diretas ninguém mais pode entrar, por isso não há quem convidar. Não use a opção `with`, ou use `/play` num servidor onde eu esteja.
direct-no-threads = Não há tópicos nas mensagens diretas: a partida joga-se aqui mesmo. Não use a opção `thread`.
direct-no-ratings = Nas mensagens diretas, nenhuma partida conta para o rating. Não use a opção `rated`, ou use `/play` num servidor onde eu esteja.

direct-needs-settings = Estas são as configurações de um servidor, por isso use este comando num servidor. `/preferences` muda as suas preferências, aqui também.
direct-needs-leaderboard = Os rankings são dos servidores, e nada do que se joga aqui conta para eles. Use este comando num servidor onde eu esteja.
direct-needs-profile = Um perfil mostra o que alguém jogou num servidor. Use este comando num servidor onde eu esteja.
direct-needs-play-with = Só é possível convidar num servidor. Use este comando num servidor onde eu esteja.
direct-needs-history = As suas partidas terminadas são listadas servidor a servidor. Use este comando num servidor onde eu esteja.
direct-needs-moderate = A moderação cuida dos jogadores de um servidor, por isso use este comando num servidor.
direct-needs-doctor = Este comando verifica as minhas permissões num servidor, por isso só serve num servidor.
direct-needs-void = Só os resultados de um servidor podem sair dos rankings, por isso use este comando num servidor.
direct-needs-tournament = Os torneios jogam-se em servidores. Use este comando num canal de um servidor onde eu esteja.
direct-needs-stand-in = Nas mensagens diretas ninguém mais joga, por isso não há lugar para ocupar. Use este comando num servidor onde eu esteja.

direct-needs-bot = Este servidor não me adicionou, por isso só posso responder, não publicar um tabuleiro. `/help`, `/rules` e `/games` funcionam aqui. Para jogar, use `/play` numa mensagem direta para mim, ou num servidor onde eu esteja.

direct-help = **Neste momento** não há nenhuma mesa aberta aqui. `/play` abre uma: nas mensagens diretas, joga-se em modo solo ou contra computadores. Para jogar com amigos, use o comando num servidor onde eu esteja.
direct-help-hosting = **Neste momento** a sua mesa está aberta. Escolha quantos computadores jogam e depois toque em **Começar**.
direct-help-elsewhere = **Neste momento** só respondo a quem usa os comandos: ninguém mais vê as minhas respostas a `/help`, `/rules` e `/games`. Para jogar, use `/play` numa mensagem direta para mim, ou num servidor onde eu esteja.

direct-games-none = Neste momento não há nenhuma partida sua. `/play` abre uma mesa: num servidor onde eu esteja, ou numa mensagem direta para mim.
direct-games-title =
    { $count ->
        [one] **A sua partida**
       *[other] **As suas { $count } partidas, onde quer que estejam**
    }
direct-games-place = { $channel } ([ir para a mesa]({ $link }))
direct-games-here = [Mensagens diretas]({ $link })
