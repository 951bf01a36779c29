### /learn: os primeiros passos, e depois o treinador.

lesson-title = **Primeiros passos, { $step } de { $steps }:** { $name }
lesson-name-side = qual lado encaixa
lesson-name-corner = cada canto conta
lesson-name-bridge = a ponte
lesson-name-hexagon = o hexágono
lesson-name-draw = quanto custa ir ao baralho
lesson-name-out = a última peça

lesson-welcome = Olá. Pode parar quando quiser: `/learn` leva de volta ao mesmo ponto.
lesson-resumed = Olá de novo. Continue de onde parou.

lesson-task-side = Duas peças podem dividir um lado se os números nas duas pontas dele forem iguais. A sua { $tile } encaixa em um só lado da peça do tabuleiro. Em qual casa?
lesson-task-corner = Onde os cantos se tocam, os números têm de ser iguais, às vezes nos três cantos. Onde encaixa a sua { $tile }?
lesson-task-bridge = Uma ponte une duas partes do tabuleiro: um lado coincide, e o canto oposto também. Vale { $points } extra. Qual jogada faz uma ponte?
lesson-task-hexagon = Seis peças em torno de um ponto são um hexágono. A peça que o completa vale { $points } extra. Qual jogada completa um?
lesson-task-draw = Nenhuma das suas peças encaixa neste tabuleiro. O que pode fazer?
lesson-task-out = Esta é a sua última peça. Com ela no tabuleiro, a volta termina, e você ganha { $bonus } e os pontos do outro suporte. O que vai fazer?
lesson-spot = Casa { $spot }: { $detail }

lesson-right = **Isso mesmo.** { $what }
lesson-why-side = Nas duas pontas do lado comum, os números são iguais.
lesson-why-corner = Em cada canto os números são iguais. No vão, um canto não coincidia.
lesson-scores-less = Isso pode, por **{ $points }**. Mas outra resposta vale mais: tente de novo.
lesson-no-pass = Só pode passar a vez quando o baralho acabar, e ainda há peças nele. Tente de novo.

lesson-done = Foi o último passo, muito bem. Agora jogue uma volta contra um computador fácil: durante três jogadas, um treinador diz qual é a melhor e por quê.
lesson-end = Os primeiros passos acabaram. Jogue uma volta contra um computador fácil: durante três jogadas, um treinador diz qual é a melhor e por quê.

lesson-moved-on = Você já avançou. Veja onde está agora.
lesson-none = Não encontro estes primeiros passos. Comece com `/learn`.
lesson-not-yours = Estes primeiros passos são de outra pessoa. Comece os seus com `/learn`.

lesson-button-learn = Aprender o jogo
lesson-button-next = Próximo passo
lesson-button-skip = Pular este passo
lesson-button-skip-all = Pular tudo
lesson-button-again = Começar de novo
lesson-button-first-round = Jogar uma primeira volta

lesson-coach = 🎓 **Treinador:** { $what }
lesson-coach-leaves = Foi o meu último conselho: agora é com você. Na dúvida, toque em **Dica**.
