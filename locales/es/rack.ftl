rack-your-turn = **Es tu turno.**
rack-whose-turn = Es el turno de { $who }.
rack-round-over = La ronda ha terminado.
rack-match-over = La partida ha terminado.
rack-wait = Te aviso cuando sea tu turno.

rack-tiles =
    { $count ->
        [one] Tu ficha: { $tiles }
       *[other] Tus fichas: { $tiles }
    }
rack-empty = No te queda ninguna ficha.

rack-lead = Empiezas tú: coloca la ficha que quieras en la casilla 1.
rack-must-lead =
    { $count ->
        [one] Empiezas tú, y debes colocar { $tiles } en la casilla 1.
       *[other] Empiezas tú, y debes colocar una de estas fichas en la casilla 1: { $tiles }.
    }
rack-fits =
    { $count ->
        [one] Solo tienes una jugada.
       *[other] Tienes { $count } jugadas.
    }
rack-fits-best =
    { $count ->
        [one] Solo tienes una jugada. Vale { $points }.
       *[other] Tienes { $count } jugadas. La mejor vale { $points }.
    }
rack-tile-first = En el menú, elige primero la ficha y luego la casilla.
rack-drawn-fits =
    { $count ->
        [one] { $tile } encaja: colócala.
       *[other] { $tile } encaja en { $count } casillas: colócala.
    }
rack-or-draw =
    { $cost ->
        [0] También puedes robar una ficha sin penalización.
       *[other] También puedes robar una ficha (−{ $cost }).
    }
rack-or-pass =
    { $cost ->
        [0] También puedes pasar sin penalización.
       *[other] También puedes pasar (−{ $cost }).
    }
rack-or-stop = También puedes acabar tu turno sin más penalización.
rack-or-drop-out = También puedes pasar, pero entonces quedas fuera de la ronda.
rack-draw =
    { $cost ->
        [0] Ninguna ficha encaja, así que roba.
        [one] Ninguna ficha encaja, así que roba. Cada ficha cuesta { $cost } punto.
       *[other] Ninguna ficha encaja, así que roba. Cada ficha cuesta { $cost } puntos.
    }
rack-draw-or-stop =
    { $cost ->
        [0] Ninguna ficha encaja. Roba otra vez, o acaba tu turno.
        [one] Ninguna ficha encaja. Roba otra vez (−{ $cost }), o acaba tu turno sin más penalización.
       *[other] Ninguna ficha encaja. Roba otra vez (−{ $cost }), o acaba tu turno sin más penalización.
    }

rack-blind = Elige una de tus fichas y una casilla. Si no encaja, te digo por qué, y no te cuesta nada.
rack-blind-drawn = Solo puedes colocar la ficha que acabas de robar: { $tile }. Elige una casilla. Si no encaja, te digo por qué, y no te cuesta nada.
rack-blind-sure =
    { $cost ->
        [0] Vas a robar una ficha sin penalización.
        [one] Vas a robar una ficha. Te costará { $cost } punto.
       *[other] Vas a robar una ficha. Te costará { $cost } puntos.
    }
rack-blind-sure-drawn = En este turno ya solo podrás colocar la ficha que robes.
rack-blind-sure-any = Después podrás colocar cualquiera de tus fichas.
rack-blind-sure-last =
    { $more ->
        [one] Es la última ficha que puedes robar en este turno. Si aun así no colocas ninguna, pierdes { $more } punto más.
       *[other] Es la última ficha que puedes robar en este turno. Si aun así no colocas ninguna, pierdes { $more } puntos más.
    }

rack-sure-fits =
    { $count ->
        [one] Ahora puedes colocar una ficha: tienes una jugada.
       *[other] Ahora puedes colocar una ficha: tienes { $count } jugadas.
    }
rack-sure-drawn =
    { $most ->
        [0] Si robas, en este turno solo puedes colocar una ficha robada, y sigues robando hasta que encaje una o no puedas robar más.
       *[other] Si robas, en este turno solo puedes colocar una ficha robada, y sigues robando hasta que encaje una o no puedas robar más: −{ $cost } cada una, −{ $most } en total en el peor de los casos.
    }
rack-sure-stop =
    { $cost ->
        [0] Si robas, en este turno solo puedes colocar la ficha que acabes de robar.
       *[other] Si robas (−{ $cost }), en este turno solo puedes colocar la ficha que acabes de robar.
    } { $more ->
        [0] Después de cada ficha, decides si robas otra.
        [one] Es la última que puedes robar: si aun así no colocas ninguna, pierdes { $more } punto más.
       *[other] Es la última que puedes robar: si aun así no colocas ninguna, pierdes { $more } puntos más.
    }
rack-sure-any =
    { $cost ->
        [0] Si robas, después todavía puedes colocar cualquiera de tus fichas.
        [one] Robar cuesta { $cost } punto. Después todavía puedes colocar cualquiera de tus fichas.
       *[other] Robar cuesta { $cost } puntos. Después todavía puedes colocar cualquiera de tus fichas.
    }
rack-pass =
    { $cost ->
        [0] Ninguna ficha encaja y el bote está vacío, así que pasa: no te cuesta nada.
       *[other] Ninguna ficha encaja y el bote está vacío, así que pasa (−{ $cost }).
    }
rack-drop-out = Ninguna ficha encaja y el bote está vacío, así que pasa. Entonces quedas fuera de la ronda.
rack-passes-itself = O espera: en unos segundos paso yo en tu lugar.

rack-preview = { $tile } en la casilla { $spot }
rack-preview-sum = { $tile } en la casilla { $spot }: { $sum }, **{ $points }**
rack-preview-next = Si te convence, pulsa **Colocar**; si no, elige otra jugada.
rack-preview-only = Pulsa **Colocar** para jugarla.

rack-hint = **Pista:** { $what }
rack-hint-draw-on = Roba otra vez: tienes más que ganar que perder.
rack-hint-stop = Acaba tu turno: robar otra vez seguramente te costaría más de lo que ganarías.
rack-hint-last-tile = Con esta jugada colocas tu última ficha.
rack-hint-only = Es la única jugada que tienes.
rack-hint-bridge = Forma un puente, y ninguna otra jugada vale más.
rack-hint-hexagon = Forma un hexágono, y ninguna otra jugada vale más.
rack-hint-double-hexagon = Forma un doble hexágono, y ninguna otra jugada vale más.
rack-hint-triple-hexagon = Forma un triple hexágono, y ninguna otra jugada vale más.
rack-hint-most = Ninguna otra jugada vale más.
rack-hint-keeps =
    { $count ->
        [one] Después de esta jugada, otra de tus fichas sigue encajando.
       *[other] Después de esta jugada, otras { $count } fichas tuyas siguen encajando.
    }
rack-hint-long-run = He mirado cómo podría seguir la ronda, y esta jugada es la mejor.

rack-placed = Has colocado { $tile } en la casilla { $spot }.
rack-placed-sum = Has colocado { $tile } en la casilla { $spot }: { $sum }, **{ $points }**
rack-drew = Has robado { $tiles }.
rack-drew-cost = Has robado { $tiles } ({ $cost }).
rack-stuck = No has podido colocar ninguna ficha, así que tu turno ha acabado: **{ $points }** más
rack-stuck-free = No has podido colocar ninguna ficha, así que tu turno ha acabado.
rack-declined = No has colocado ninguna ficha, así que tu turno ha acabado: **{ $points }**
rack-declined-free = No has colocado ninguna ficha, así que tu turno ha acabado.
rack-passed = El bote está vacío, así que has pasado sin penalización.
rack-passed-cost = El bote está vacío, así que has pasado: **{ $points }**
rack-stopped = Has dejado de robar, así que tu turno ha acabado sin más penalización.
rack-dropped-out = El bote está vacío, así que has pasado y quedas fuera de la ronda.
rack-out = ¡Era tu última ficha!
rack-out-later = Alguien colocó su última ficha antes que tú, y ahora has colocado la tuya.
rack-played-on = La ronda sigue hasta que todos hayan jugado el mismo número de turnos.
rack-score = Tu puntuación: { $score }

rack-no-spots = No hay casillas libres.
rack-first-spot = La primera ficha va en la casilla 1.
rack-spots =
    { $count ->
        [one] Una casilla libre (orientación y puntas, en sentido horario desde arriba o desde arriba a la izquierda): { $spots }
       *[other] { $count } casillas libres (orientación y puntas, en sentido horario desde arriba o desde arriba a la izquierda): { $spots }
    }
