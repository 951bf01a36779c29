direct-title = { $host } abriu uma mesa de Triominos nas mensagens diretas.
direct-counts = As partidas nas mensagens diretas não contam para o rating nem para os rankings.
direct-opened = A sua mesa está aberta. Escolha quantos computadores jogam e o nível deles, e depois toque em **Começar**.

direct-no-others = Nas mensagens diretas ninguém mais pode entrar, por isso não dá para convidar. Tire a opção `with`, ou use `/play` num servidor onde eu esteja.
direct-no-threads = Não há tópicos nas mensagens diretas: aqui a partida é jogada na própria conversa. Use `/play` de novo, sem a opção `thread`.
direct-no-ratings = Nas mensagens diretas, as partidas não são ranqueadas. Tire a opção `rated`, ou use `/play` num servidor onde eu esteja.

direct-needs-settings = Estas configurações são de um servidor, então use este comando lá. Para mudar as suas, use `/preferences`, que também funciona aqui.
direct-needs-leaderboard = Cada servidor tem os seus rankings, e as partidas nas mensagens diretas não contam. Use este comando num servidor onde eu esteja.
direct-needs-profile = Você tem um perfil em cada servidor. Use este comando num servidor onde eu esteja.
direct-needs-play-with = Só dá para convidar gente num servidor. Use este comando num servidor onde eu esteja.
direct-needs-history = Cada servidor tem a sua própria lista de partidas terminadas. Use este comando num servidor onde eu esteja.
direct-needs-moderate = Este comando é para a moderação de um servidor, por isso só funciona lá.
direct-needs-doctor = Este comando verifica as minhas permissões num servidor, por isso só funciona lá.
direct-needs-void = Só dá para anular resultados de um servidor, por isso este comando só funciona lá.
direct-needs-tournament = Torneios só acontecem em servidores. Use este comando num canal de um servidor onde eu esteja.
direct-needs-stand-in = Nas mensagens diretas ninguém mais joga, por isso não há lugar para ocupar. Use este comando num servidor onde eu esteja.

direct-needs-bot = Não sou membro daqui, por isso não posso publicar um tabuleiro. Use `/play` numa mensagem direta para mim, ou num servidor onde eu esteja.

direct-help = **Neste momento** não há nenhuma mesa aberta aqui. Abra uma com `/play` para jogar em modo solo ou contra computadores. Para jogar com amigos, use `/play` num servidor onde eu esteja.
direct-help-hosting = **Neste momento** a sua mesa está aberta. Escolha quantos computadores jogam e depois toque em **Começar**.
direct-help-elsewhere = **Neste momento** só você vê as minhas respostas aqui. Para jogar, use `/play` numa mensagem direta para mim, ou num servidor onde eu esteja.

direct-games-none = Você não está em nenhuma partida agora. Abra uma mesa com `/play`: num servidor onde eu esteja, ou numa mensagem direta para mim.
direct-games-title =
    { $count ->
        [one] **Sua partida**
       *[other] **Todas as suas partidas: { $count }**
    }
direct-games-place = { $channel } ([ir para a mesa]({ $link }))
direct-games-here = [Mensagens diretas]({ $link })
