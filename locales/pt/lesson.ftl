### /learn: os primeiros passos, e depois o treinador.

lesson-title = **Primeiros passos, { $step } de { $steps }:** { $name }
lesson-name-side = qual lado encaixa
lesson-name-corner = cada canto conta
lesson-name-bridge = a ponte
lesson-name-hexagon = o hexágono
lesson-name-draw = quanto custa ir ao baralho
lesson-name-out = a última peça

lesson-welcome = Olá. Pode parar quando quiser: `/learn` traz você de volta ao ponto em que parou.
lesson-resumed = Que bom ter você de volta. Continue de onde parou.

lesson-task-side = Duas peças podem ter um lado em comum se os números de uma coincidirem com os da outra nas duas pontas desse lado. A sua { $tile } só encaixa em um lado da peça do tabuleiro. Em qual casa ela entra?
lesson-task-corner = Onde os cantos se tocam, os números precisam ser iguais, às vezes nos três cantos. Onde a sua { $tile } encaixa?
lesson-task-bridge = Uma ponte une duas partes do tabuleiro: um lado coincide, e o canto oposto também. A ponte vale { $points }, além dos pontos da peça. Qual jogada faz uma ponte?
lesson-task-hexagon = Seis peças em torno de um ponto formam um hexágono. Completar um hexágono vale { $points }, além dos pontos da peça. Qual jogada completa um?
lesson-task-draw = Nenhuma das suas peças encaixa neste tabuleiro. O que você pode fazer?
lesson-task-out = Esta é a sua última peça. Com ela no tabuleiro, a volta termina, e você ganha { $bonus } e os pontos do outro suporte. Qual é a sua jogada?
lesson-spot = Casa { $spot }: { $detail }

lesson-right = **Isso mesmo.** { $what }
lesson-why-side = Nas duas pontas do lado em comum, os números são iguais.
lesson-why-corner = Onde os cantos se tocam, os números precisam coincidir. No vão, um dos números não coincidiria.
lesson-scores-less = Isso é permitido (**{ $points }**), mas outra resposta vale mais. Tente de novo.
lesson-no-pass = Ainda não dá para passar a vez: o baralho ainda tem peças. Tente de novo.

lesson-done = Esse foi o último passo, muito bem. Agora jogue uma volta contra um computador fácil: durante três jogadas, um treinador mostra qual é a melhor opção e por quê.
lesson-end = Os primeiros passos terminam aqui. Jogue uma volta contra um computador fácil: durante três jogadas, um treinador mostra qual é a melhor opção e por quê.

lesson-moved-on = Você já avançou. Veja onde está agora.
lesson-none = Não encontrei essa lição. Comece outra com `/learn`.
lesson-not-yours = Esta lição é de outra pessoa. Comece a sua com `/learn`.

lesson-button-learn = Aprender o jogo
lesson-button-next = Próximo passo
lesson-button-skip = Pular este passo
lesson-button-skip-all = Pular tudo
lesson-button-again = Começar de novo
lesson-button-first-round = Jogar a primeira volta

lesson-coach = 🎓 **Treinador:** { $what }
lesson-coach-leaves = Esse foi o meu último conselho: agora é com você. Na dúvida, toque em **Dica**.
