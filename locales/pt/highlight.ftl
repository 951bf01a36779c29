### Cheers for great moments. Each has variants; they never mock anyone.

# $variant is one of a, b, c and d.
highlight-hexagon =
    { $variant ->
        [a] ✨ Um hexágono! Muito bem, { $who }.
        [b] ✨ Círculo fechado, { $who }!
        [c] ✨ Que olho, { $who }!
       *[d] ✨ { $who } fecha o anel. Que beleza!
    }
highlight-big-turn =
    { $variant ->
        [a] 🔥 Que vez, { $who }!
        [b] 🔥 Três dígitos para { $who }!
        [c] 🔥 É assim que se faz, { $who }!
       *[d] 🔥 Uma jogada para recordar, { $who }!
    }
highlight-first-win =
    { $variant ->
        [a] 🎉 Primeira vitória aqui para { $who }. Parabéns!
        [b] 🎉 { $who } vence aqui pela primeira vez. Que venham muitas mais!
        [c] 🎉 Aí está a primeira vitória aqui para { $who }!
       *[d] 🎉 Para recordar, { $who }: a sua primeira vitória aqui!
    }
highlight-comeback =
    { $variant ->
        [a] 💪 Que recuperação, { $who }!
        [b] 💪 De muito atrás ao primeiro lugar: boa, { $who }!
        [c] 💪 { $who } não desistiu, e valeu a pena!
       *[d] 💪 { $who } deu a volta a tudo!
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
        [a] Que temporada. Obrigado por jogarem!
        [b] Acabou. Obrigado por cada peça!
        [c] Bom jogo. Venha a próxima!
       *[d] Mais uma temporada completa. Até à próxima!
    }
highlight-shown = Aplausos nos grandes momentos: sim
highlight-not-shown = Aplausos nos grandes momentos: não
