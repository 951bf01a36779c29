order-title = **El plan para tu próximo turno**
order-empty = Elige una o varias jugadas. En cuanto te toque, haré la primera que siga siendo posible.
order-nothing-fits = Ahora mismo no encaja ninguna de tus fichas, así que no hay jugada que planear. Puedo robar por ti en cuanto te toque.
order-nothing-to-plan = Ahora mismo no encaja ninguna de tus fichas y el bote está vacío, así que no hay nada que planear. Te aviso cuando te toque.
order-list = Haré la primera de estas jugadas que sea posible:
order-item = { $place }. { $placement }
order-item-gone = { $place }. { $tile } (ya no es posible)
order-then-asked = Si ninguna es posible, te pregunto.
order-then-draw = Si no encaja ninguna de tus fichas, robaré según las reglas. En cuanto haya algo que elegir, te pregunto.
order-same-bonus = Solo haré una jugada si conserva el mismo bonus que cuando la elegiste.
order-example-bonus = -# **{ $button }**: imagina que elegiste un puente (+40). Si otra ficha lo estropea antes de tu turno, te pregunto en vez de colocar la tuya.
order-opponent =
    { $tiles ->
        [one] Solo seguiré este plan si a otro jugador le queda una sola ficha. Si no, te pregunto.
       *[other] Solo seguiré este plan si a otro jugador le quedan { $tiles } fichas o menos. Si no, te pregunto.
    }
order-example-opponent = -# **{ $menu }**: imagina que eliges 2 fichas. Si a todos los demás les quedan 3 o más cuando te toque, te pregunto.
order-given = 📋 **Tu plan está activo.** Se cancela si alguien deshace una jugada, si un asiento cambia de jugador o si termina la ronda. No puedes deshacer un turno jugado según un plan.
order-draft = ✏️ **Tu plan todavía no está activo.** Pulsa **{ $button }** cuando esté a tu gusto.
order-was-cancelled = Tu plan está cancelado. Cuando sea tu turno, te pregunto.

order-choose = Añade una jugada
order-choose-tile = Añade una jugada: primero la ficha
order-choose-opponent = Seguir el plan solo si a otro jugador le quedan pocas fichas
order-whoever = Seguir el plan sin importar cuántas fichas tengan los demás
order-at-most =
    { $tiles ->
        [one] Seguir el plan solo si a otro jugador le queda { $tiles } ficha
       *[other] Seguir el plan solo si a otro jugador le quedan { $tiles } fichas o menos
    }

order-waits = 📋 Tienes un plan para tu próximo turno.
order-unplayed = 📋 Tu plan no ha funcionado, así que este turno lo juegas tú.
order-played = 📋 { $who } había planeado este turno:

order-refused-live = Solo puedes planear tu turno en partidas con un reloj de un día o más por turno. En esta, te aviso cuando sea tu turno.
order-refused-unhinted = Esta mesa se abrió sin pistas, así que aquí no puedes planear tu turno.
order-refused-own-turn = Ya es tu turno, así que no hay nada que planear: juega directamente.
order-refused-no-board = Puedes planear tu turno en cuanto la primera ficha de la ronda esté en el tablero.
order-refused-empty = Tu plan todavía está vacío. Elige una jugada o la opción de robar.
order-refused-full =
    Tu plan está lleno: no puede tener más de { $most ->
        [one] una jugada.
       *[other] { $most } jugadas.
    }
