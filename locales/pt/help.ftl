help-now-no-table = **Neste momento** não há nenhuma mesa aberta neste canal. Abra uma com `/play`: os amigos entram com o botão **Entrar**, e os computadores podem ocupar os lugares vazios.
help-now-lobby = **Neste momento** há uma mesa aberta aqui. Toque em **Entrar** para ocupar um lugar e espere { $host } começar a partida.
help-now-lobby-invited = **Neste momento** você tem um convite de { $host } para jogar aqui. Toque em **Aceitar** para ficar com o lugar que guardei para você, ou em **Recusar** para liberar o lugar.
help-now-lobby-seated = **Neste momento** você tem um lugar na mesa aberta aqui. { $host } começa a partida quando todos estiverem prontos.
help-now-lobby-host = **Neste momento** a sua mesa está aberta. Espere pelos amigos ou adicione computadores, e depois toque em **Começar**.
help-now-your-turn = **Neste momento** é a sua vez. **Minhas peças** mostra as suas peças e as melhores jogadas: bastam dois toques para jogar.
help-now-your-turn-unhinted = **Neste momento** é a sua vez. **Minhas peças** mostra as suas peças: escolha uma e depois uma casa.
help-now-turn = **Neste momento** é a vez de { $who }. Enquanto espera, pode ver as suas peças em **Minhas peças**.
help-now-turn-ahead = **Neste momento** é a vez de { $who }. Enquanto espera, pode ver as suas peças em **Minhas peças**, ou já escolher a próxima jogada com **Preparar jogada**.
help-now-between-rounds = **Neste momento** a partida está entre duas voltas. Toque em **Próxima volta** para começar a seguinte, ou só espere: ela começa automaticamente.
help-now-watching = **Neste momento** há uma partida neste canal, e você pode assistir. `/board` mostra o tabuleiro e o que aconteceu desde a última vez que você viu a mesa.
help-now-minded = **Neste momento** um computador joga no seu lugar. Para retomar o lugar, use `/rejoin`.
help-now-sign-up = **Neste momento** você pode entrar num torneio neste canal: toque em **Entrar** abaixo do anúncio.
help-now-entered = **Neste momento** você está no torneio deste canal, que ainda não começou.
help-now-check-in = **Neste momento** o torneio deste canal está prestes a começar. Toque em **Confirmar presença** para dizer que está aqui.
help-now-table = **Neste momento** a sua mesa do torneio está esperando por você no tópico dela.
help-now-tournament = **Neste momento** há um torneio em andamento neste canal. `/tournament status` mostra a classificação.

help-what = **Triominos** é um jogo de peças triangulares. Jogue com amigos ou contra o computador: `/play` abre uma mesa. É a primeira vez? `/learn` mostra como se joga.
help-turn = Na sua vez, coloque uma peça junto de outra no tabuleiro: onde os cantos se tocam, os números precisam ser iguais. **Minhas peças** mostra as suas peças e onde encaixam; ninguém mais vê. Nada encaixa? Vá ao baralho.
help-rules = As regras daqui: **{ $edition }**. `/rules` traz um resumo, com imagens.
help-commands-play = **Para jogar**
    - `/play` abre uma mesa
    - `/rack` mostra as suas peças
    - `/place`, `/draw` e `/pass` servem para jogar sem botões
    - `/undo` desfaz a sua última jogada
    - `/hint` sugere uma boa jogada numa partida amistosa
    - `/board` mostra o tabuleiro
    - `/games` lista as suas partidas
    - `/learn` ensina o jogo em seis passos curtos
    - `/daily` traz uma volta e um desafio novos todo dia
    - `/leave` deixa o seu lugar para um computador
    - `/rejoin` retoma o lugar
    - `/stand-in` serve para ocupar o lugar de um computador
    - `/end` encerra a partida
help-commands-compete = **Para competir**
    - `/leaderboard` mostra quem são os melhores
    - `/profile` mostra o seu rating e as suas estatísticas
    - `/history` lista as suas partidas terminadas
    - `/tournament` serve para participar de torneios ou organizar um
help-commands-set-up = **Para configurar**
    - `/rules` explica as regras
    - `/preferences` muda o idioma, o tema, as notificações e o horário de silêncio
    - `/privacy` mostra o que guardo sobre você e permite apagar tudo
    - `/settings` muda as configurações do servidor
    - `/void-result` serve para a moderação anular o resultado de uma partida
    - `/moderate` serve para a moderação suspender jogadores e escolher quem abre mesas
    - `/doctor` mostra à moderação se há algo errado no servidor
help-deal = **Prova da distribuição**
    As peças de cada volta são distribuídas a partir de uma semente secreta. Quando a volta começa, publico os primeiros dígitos do hash SHA-256 da semente; quando a partida termina, mostro a própria semente. Assim, qualquer pessoa pode verificar que nenhuma peça foi trocada.
help-unofficial = -# Este bot não é oficial. A marca Triominos pertence ao respectivo titular, que não tem nada a ver com este bot.
# The topics: at most 100 letters.
help-choose = Escolha um assunto
help-topic-now = O que fazer agora
help-topic-play = Jogar: os comandos de uma partida
help-topic-compete = Competir: rankings e torneios
help-topic-set-up = Configurar: idioma, notificações, regras, privacidade
help-topic-deal = Prova da distribuição

help-settings = **Configurações deste servidor**
help-settings-changed = Mudei **as configurações deste servidor**.
help-preferences = **Suas preferências**
help-preferences-changed = Mudei **as suas preferências**.
help-language = Idioma: { $language }
help-language-server = como nas configurações do servidor no Discord
help-language-own = como nas suas configurações do Discord
help-theme = Tema: { $theme }
help-pictures = Imagens dos tabuleiros: { $kept }
help-pictures-newest = guardo só a mais recente de cada mesa
help-pictures-all = guardo todas
help-hints = Dicas por padrão: { $hints }
help-answers = Respostas privadas: { $pictures }
help-draws-on = Quando só dá para ir ao baralho: eu vou no seu lugar
help-draws-off = Quando só dá para ir ao baralho: deixo com você
help-answers-pictures = com imagens
help-answers-words = em texto, sem imagens
help-theme-default = Escuro
help-theme-server = como no servidor
