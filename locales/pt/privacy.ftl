privacy-title = **O que este bot guarda sobre você**
privacy-what = **O que se guarda:** o seu ID do Discord e o nome exibido com que jogou; as suas partidas, os seus torneios, as suas voltas e os seus desafios do dia, jogada a jogada, com os resultados; até onde chegou nos primeiros passos; as suas preferências, notificações, horas de silêncio e planos; e se ainda estava num servidor quando o bot verificou pela última vez. Em caso de suspensão pela moderação, até quando e por que motivo; se faz parte da moderação, o que fez nela. O bot nunca lê as suas mensagens.
privacy-where = **Onde:** na base de dados de quem mantém este bot, e nas cópias de segurança que dela se fazem. O bot não passa os dados a ninguém.
privacy-how-long = **Durante quanto tempo:** o que jogou fica guardado até que apague os seus dados. Uma mesa que fechou antes de a partida terminar é apagada depois de 30 dias. Se um servidor remover o bot, tudo o que diz respeito a esse servidor é apagado 30 dias depois.
privacy-download = **Obter os meus dados** dá uma cópia de tudo. De uma partida em curso, só contém o que já pode ver agora.
privacy-delete = **Apagar os meus dados** apaga tudo. Antes disso, o bot pergunta mais uma vez.
privacy-not-ours = **O que o bot não pode apagar:** o que está em mensagens no Discord, e os cargos que recebeu. Pode pedir à moderação do servidor que os retire. As cópias de segurança são apagadas quando outras mais recentes as substituem.
privacy-bar-stays = **Uma suspensão continua:** se a moderação de um servidor suspendeu a sua participação, apagar os dados não acaba com a suspensão. Sem o seu nome e o seu ID, o bot guarda uma impressão digital da sua conta, o motivo escolhido no menu e a data do fim, por um ano no máximo.
privacy-daily = **Uma tentativa por dia:** se você excluir os seus dados, o bot guarda até o fim do dia uma impressão digital da sua conta para cada jogo do dia que começou. Uma nova tentativa já não conta.
privacy-under-way = O bot está apagando os seus dados agora. Não é preciso fazer nada.

privacy-copy = Aqui está tudo o que o bot guarda dos seus dados, em JSON. Ninguém mais pode ver esta mensagem.
privacy-copy-about = As horas são milissegundos desde o início de 1970 (UTC). As outras pessoas não aparecem: em vez do ID delas há um 0. A parte “rows” é copiada da base de dados do bot, uma tabela da base após a outra.
privacy-copy-too-large = A cópia dos seus dados é grande demais para uma mensagem no Discord. Peça a cópia a quem mantém este bot.

privacy-sure-title = **Quer mesmo apagar tudo o que o bot guarda dos seus dados, em todos os servidores?** Não é possível voltar atrás.
privacy-sure =
    • A sua participação termina em todas as partidas e em todos os torneios. Uma partida com rating que abandone conta como derrota.
    • O seu nome e o seu ID são removidos de tudo o que jogou. Um jogador sem nome fica no seu lugar, para que os ratings e as classificações dos outros fiquem como estão.
    • As suas preferências, o seu rating e os seus títulos desaparecem. Se jogar de novo, começa como um novo jogador.
privacy-deleted =
    Apaguei tudo o que guardava sobre você.
    As mensagens no Discord ficam como estão: peça à moderação de um servidor, se quiser que sejam removidas. As cópias de segurança são apagadas quando outras mais recentes as substituem.
privacy-deleting = Estou apagando tudo o que guardo sobre você. Se houver muito movimento, isso pode demorar alguns minutos; não é preciso fazer nada.

privacy-button-download = Obter os meus dados
privacy-button-delete = Apagar os meus dados
privacy-button-confirm = Apagar tudo
