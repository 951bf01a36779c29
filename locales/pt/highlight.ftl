### Cheers for great moments. Each has variants; they never mock anyone.

# $variant is one of a, b, c and d.
highlight-hexagon =
    { $variant ->
        [a] ✨ Um hexágono! Muito bem, { $who }.
        [b] ✨ Círculo fechado, { $who }!
        [c] ✨ Que olho clínico, { $who }!
       *[d] ✨ { $who } fecha o anel. Que beleza!
    }
highlight-big-turn =
    { $variant ->
        [a] 🔥 Que jogada, { $who }!
        [b] 🔥 Jogada de três dígitos, { $who }!
        [c] 🔥 É assim que se faz, { $who }!
       *[d] 🔥 Uma jogada inesquecível, { $who }!
    }
highlight-first-win =
    { $variant ->
        [a] 🎉 Primeira vitória de { $who } aqui. Parabéns!
        [b] 🎉 { $who } vence aqui pela primeira vez. Que venham muitas mais!
        [c] 🎉 Saiu a primeira vitória de { $who } aqui. Muito bem!
       *[d] 🎉 Para guardar na memória, { $who }: a sua primeira vitória aqui!
    }
highlight-comeback =
    { $variant ->
        [a] 💪 Que virada, { $who }!
        [b] 💪 Lá de trás para o primeiro lugar: muito bem, { $who }!
        [c] 💪 { $who } não desistiu, e valeu a pena!
       *[d] 💪 { $who } virou o jogo!
    }
highlight-shut-out =
    { $variant ->
        [a] 🌟 Uma partida perfeita, { $who }!
        [b] 🌟 Nada conseguiu parar { $who }!
        [c] 🌟 { $who } tinha resposta para tudo!
       *[d] 🌟 Uma partida para emoldurar, { $who }!
    }
highlight-season =
    { $variant ->
        [a] Que temporada. Valeu pelas partidas, pessoal!
        [b] E chegamos ao fim. Valeu por cada peça!
        [c] Muito bem, pessoal. Que venha a próxima!
       *[d] Mais uma temporada que fica para a história. Valeu, pessoal!
    }
highlight-shown = Aplausos nos grandes momentos: ativados
highlight-not-shown = Aplausos nos grandes momentos: desativados
