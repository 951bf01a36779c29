help-now-no-table = **Neste momento** não há nenhuma mesa aberta neste canal. `/play` abre uma: os amigos entram com o botão dela, e os computadores podem ocupar os lugares vazios.
help-now-lobby = **Neste momento** há uma mesa aberta aqui. **Entrar** dá direito a um lugar, e { $host } começa a partida.
help-now-lobby-invited = **Neste momento** há um convite de { $host } para jogar na mesa aberta aqui. **Aceitar** ocupa o lugar reservado, e **Recusar** deixa o lugar livre.
help-now-lobby-seated = **Neste momento** já faz parte da mesa aberta aqui. { $host } começa a partida quando todos estiverem aqui.
help-now-lobby-host = **Neste momento** a sua mesa está aberta. Espere pelos amigos ou adicione computadores, e depois toque em **Começar**.
help-now-your-turn = **Neste momento** é a sua vez. Em **As minhas peças** estão o seu suporte e as melhores jogadas: bastam dois toques para colocar uma peça.
help-now-your-turn-unhinted = **Neste momento** é a sua vez. Em **As minhas peças** está o seu suporte: escolha uma peça e depois uma casa.
help-now-turn = **Neste momento** é a vez de { $who }. Enquanto espera, veja o seu suporte em **As minhas peças**.
help-now-turn-ahead = **Neste momento** é a vez de { $who }. Enquanto espera, veja o seu suporte em **As minhas peças**. Com **Preparar jogada**, logo abaixo, a sua próxima jogada pode ser feita assim que chegar a sua vez.
help-now-between-rounds = **Neste momento** uma volta terminou. **Próxima volta** começa a seguinte; sem isso, ela começa em breve automaticamente.
help-now-watching = **Neste momento** há uma partida em curso aqui, e pode assistir. `/board` mostra o tabuleiro e o que aconteceu desde a sua última visita.
help-now-minded = **Neste momento** um computador joga no seu lugar. Com `/rejoin`, o lugar volta a ser seu.
help-now-sign-up = **Neste momento** pode entrar num torneio neste canal, com **Entrar** abaixo do anúncio.
help-now-entered = **Neste momento** participa no torneio deste canal, que ainda não começou.
help-now-check-in = **Neste momento** o torneio deste canal está prestes a começar. **Confirmar presença** diz que está aqui.
help-now-table = **Neste momento** a sua mesa do torneio está à espera, no tópico dela.
help-now-tournament = **Neste momento** há um torneio em curso neste canal. `/tournament status` mostra como está.

help-what = **Triominos** é um jogo de peças de três lados, para amigos e computadores. Abra uma mesa num canal com `/play`, ou jogue em modo solo. É a primeira vez? `/learn` mostra como se joga.
help-turn = Na sua vez, coloque uma peça junto de outra no tabuleiro: onde os cantos se tocam, os números têm de ser iguais. **As minhas peças** mostra o seu suporte e onde cada peça encaixa; ninguém mais vê. Se nada encaixa, vá ao baralho e, se a peça retirada encaixar, coloque-a.
help-rules = Aqui as regras são estas: **{ $edition }**. `/rules` explica tudo em resumo, com imagens.
help-commands-play = **Para jogar**
    - `/play` abre uma mesa
    - `/rack` mostra as suas peças
    - `/place`, `/draw` e `/pass` jogam sem botões
    - `/undo` desfaz a sua última jogada
    - `/hint` sugere uma boa jogada numa partida amigável
    - `/board` mostra o tabuleiro
    - `/games` lista as suas partidas
    - `/learn` ensina o jogo em seis passos curtos
    - `/daily` traz todos os dias uma volta e um desafio
    - `/leave` deixa o seu lugar a um computador
    - `/rejoin` retoma o lugar
    - `/stand-in` ocupa o lugar de um computador
    - `/end` termina a partida
help-commands-compete = **Para competir**
    - `/leaderboard` mostra quem está à frente
    - `/profile` mostra o seu rating e os seus números
    - `/history` lista as suas partidas terminadas
    - `/tournament` serve para participar em torneios e para organizar torneios
help-commands-set-up = **Para configurar**
    - `/rules` explica as regras
    - `/preferences` muda o idioma, o tema, as notificações e as horas de silêncio
    - `/privacy` mostra e apaga os seus dados
    - `/settings` configura o servidor
    - `/void-result` permite à moderação anular um resultado, `/moderate` suspender jogadores e escolher quem abre mesas, e `/doctor` encontrar o que não está bem
help-deal = **Prova da distribuição**
    Quando uma volta começa, aparece o hash SHA-256 da semente da distribuição e, quando a partida termina, a própria semente. Assim, todos podem verificar que nenhuma peça foi trocada.
help-unofficial = -# Este bot não é oficial. Triominos é uma marca do seu titular, que não tem nada a ver com este bot.
# The topics: at most 100 letters.
help-choose = Escolher um tema
help-topic-now = O que fazer agora
help-topic-play = Jogar: os comandos
help-topic-compete = Competir: classificações e torneios
help-topic-set-up = Configurar: idioma, avisos, regras, dados
help-topic-deal = Prova da distribuição

help-settings = **As configurações deste servidor**
help-settings-changed = **As configurações deste servidor** mudaram.
help-preferences = **As suas preferências**
help-preferences-changed = **As suas preferências** mudaram.
help-language = Idioma: { $language }
help-language-server = como nas configurações do servidor no Discord
help-language-own = como nas suas configurações do Discord
help-theme = Tema: { $theme }
help-pictures = Imagens dos tabuleiros: { $kept }
help-pictures-newest = só fica a mais recente de cada mesa
help-pictures-all = ficam todas
help-hints = Dicas por padrão: { $hints }
help-answers = Respostas privadas: { $pictures }
help-draws-on = Ida obrigatória ao baralho: vou no seu lugar
help-draws-off = Ida obrigatória ao baralho: toca no botão
help-answers-pictures = com imagens
help-answers-words = em texto, sem imagens
help-theme-default = Escuro
help-theme-server = como no servidor
