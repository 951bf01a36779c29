### Cheers for great moments. Each has variants; they never mock anyone.

# $variant is one of a, b, c and d.
highlight-hexagon =
    { $variant ->
        [a] ✨ ¡Un hexágono! Bien hecho, { $who }.
        [b] ✨ ¡Círculo cerrado, { $who }!
        [c] ✨ ¡Qué vista, { $who }!
       *[d] ✨ { $who } cierra el círculo. ¡Precioso!
    }
highlight-big-turn =
    { $variant ->
        [a] 🔥 ¡Qué turno, { $who }!
        [b] 🔥 ¡Tres cifras para { $who }!
        [c] 🔥 ¡Así se hace, { $who }!
       *[d] 🔥 ¡Un turno para recordar, { $who }!
    }
highlight-first-win =
    { $variant ->
        [a] 🎉 Primera victoria aquí para { $who }. ¡Felicidades!
        [b] 🎉 { $who } gana aquí por primera vez. ¡Que sean muchas más!
        [c] 🎉 ¡{ $who } se estrena: primera victoria aquí!
       *[d] 🎉 Esta no se olvida, { $who }: ¡tu primera victoria aquí!
    }
highlight-comeback =
    { $variant ->
        [a] 💪 ¡Qué remontada, { $who }!
        [b] 💪 De muy atrás al primer puesto: ¡bien jugado, { $who }!
        [c] 💪 { $who } no se rindió, ¡y valió la pena!
       *[d] 💪 ¡{ $who } le dio la vuelta a todo!
    }
highlight-shut-out =
    { $variant ->
        [a] 🌟 ¡Una partida impecable, { $who }!
        [b] 🌟 ¡Nada pudo parar a { $who }!
        [c] 🌟 ¡{ $who } tenía respuesta para todo!
       *[d] 🌟 ¡Una partida para enmarcar, { $who }!
    }
highlight-season =
    { $variant ->
        [a] ¡Qué temporada! ¡Gracias por jugar!
        [b] Hasta aquí la temporada. ¡Gracias por cada ficha!
        [c] Bien jugado. ¡Vamos con la siguiente!
       *[d] Otra temporada para el recuerdo. ¡Gracias por estar ahí!
    }
highlight-shown = Aplausos en los grandes momentos: sí
highlight-not-shown = Aplausos en los grandes momentos: no
