privacy-title = **O que este bot guarda sobre você**
privacy-what = **O que fica guardado:** o seu ID do Discord e o nome exibido com que jogou; as suas partidas, os seus torneios, as suas voltas e os seus desafios do dia, jogada a jogada, com os resultados; até onde chegou nos primeiros passos; as suas preferências, notificações, horário de silêncio e planos; e se ainda estava num servidor quando o bot verificou pela última vez. Se a moderação suspendeu a sua participação, o bot guarda também a data do fim e o motivo; se você faz parte da moderação, o que fez nela. O bot nunca lê as suas mensagens.
privacy-where = **Onde:** no banco de dados de quem hospeda este bot e nas cópias de segurança. O bot não passa os seus dados a ninguém.
privacy-how-long = **Por quanto tempo:** o que você jogou fica guardado até você apagar os seus dados. Uma mesa que fechou antes de a partida terminar é apagada depois de 30 dias. Se um servidor remover o bot, tudo sobre esse servidor é apagado 30 dias depois.
privacy-download = Com **Baixar os meus dados**, você recebe uma cópia de tudo. Das partidas em andamento, a cópia só traz o que você já pode ver agora.
privacy-delete = **Apagar os meus dados** apaga tudo. Antes disso, o bot pede uma confirmação.
privacy-not-ours = **O que o bot não pode apagar:** as mensagens no Discord e os cargos que você recebeu. Você pode pedir à moderação do servidor que remova isso. As cópias de segurança são apagadas quando outras mais recentes as substituem.
privacy-bar-stays = **Uma suspensão continua:** se a moderação de um servidor suspendeu a sua participação, apagar os dados não acaba com a suspensão. Por um ano no máximo, o bot guarda uma impressão digital da sua conta (não o seu nome nem o seu ID), o motivo escolhido no menu e a data do fim.
privacy-daily = **Uma tentativa por dia:** se você apagar os seus dados, o bot guarda até o fim do dia uma impressão digital da sua conta para cada jogo do dia que você começou. Uma nova tentativa não conta.
privacy-under-way = O bot está apagando os seus dados agora. Você não precisa fazer nada.

privacy-copy = Aqui está tudo o que o bot guarda sobre você, em JSON. Ninguém mais pode ver esta mensagem.
privacy-copy-about = Os horários estão em milissegundos desde o início de 1970 (UTC). As outras pessoas não aparecem: o ID delas é trocado por 0. A parte “rows” é copiada do banco de dados do bot, uma tabela depois da outra.
privacy-copy-too-large = A cópia dos seus dados é grande demais para uma mensagem no Discord. Peça essa cópia a quem hospeda este bot.

privacy-sure-title = **Quer mesmo apagar tudo o que o bot guarda sobre você, em todos os servidores?** Não dá para voltar atrás.
privacy-sure =
    • Você sai de todas as partidas e de todos os torneios. Uma partida ranqueada que você abandona conta como derrota.
    • O seu nome e o seu ID são removidos de tudo o que você jogou. Um jogador sem nome fica no seu lugar, para que os ratings e as classificações dos outros fiquem como estão.
    • As suas preferências, o seu rating e os seus títulos desaparecem. Se você jogar de novo, começa do zero.
privacy-deleted =
    Apaguei tudo o que guardava sobre você.
    As mensagens no Discord ficam como estão: para remover alguma, peça à moderação do servidor. As cópias de segurança são apagadas quando outras mais recentes as substituem.
privacy-deleting = Estou apagando tudo o que guardo sobre você. Se houver muito movimento, isso pode demorar alguns minutos. Você não precisa fazer nada.

privacy-button-download = Baixar os meus dados
privacy-button-delete = Apagar os meus dados
privacy-button-confirm = Apagar tudo
