order-title = **Plan para tu próximo turno**
order-empty = Elige una o varias jugadas. En cuanto sea tu turno, se hace la primera que siga siendo posible, sin preguntarte.
order-nothing-fits = Ahora mismo no encaja ninguna de tus fichas, así que no hay jugada que planear. Puedo robar por ti en cuanto te toque.
order-nothing-to-plan = Ahora mismo no encaja ninguna de tus fichas y el bote está vacío, así que no hay nada que planear. Te aviso cuando te toque.
order-list = Se hace la primera de estas jugadas que sea posible:
order-item = { $place }. { $placement }
order-item-gone = { $place }. { $tile } (ya no es posible)
order-then-asked = Si ninguna es posible, te pregunto.
order-then-draw = Si no encaja ninguna de tus fichas, se roba según las reglas. En cuanto haya algo que elegir, te pregunto.
order-same-bonus = Una jugada solo se hace si tiene el mismo bonus que cuando la elegiste.
order-example-bonus = -# **{ $button }**: imagina que elegiste un puente (+40). Si otra ficha lo estropea antes de tu turno, te pregunto en vez de colocar la tuya.
order-opponent =
    { $tiles ->
        [one] Todo esto, solo si a otro jugador no le queda más de una ficha. Si no, te pregunto.
       *[other] Todo esto, solo si a otro jugador no le quedan más de { $tiles } fichas. Si no, te pregunto.
    }
order-example-opponent = -# **{ $menu }**: imagina que eliges 2 fichas. Si a todos los demás les quedan 3 o más cuando te toque, te pregunto.
order-given = 📋 **Este plan está activo.** Se cancela si se deshace una jugada, si un asiento cambia de manos o si termina la ronda. Un turno jugado según el plan no se puede deshacer.
order-draft = ✏️ **Este plan todavía no está activo.** Pulsa **{ $button }** cuando diga lo que quieres.
order-was-cancelled = Tu plan está cancelado. Cuando sea tu turno, te pregunto.

order-choose = Añade una jugada
order-choose-tile = Añade una jugada: primero la ficha
order-choose-opponent = Solo si otro jugador está a punto de terminar
order-whoever = Tengan las fichas que tengan los demás
order-at-most =
    { $tiles ->
        [one] Solo si a otro jugador le queda { $tiles } ficha como máximo
       *[other] Solo si a otro jugador le quedan { $tiles } fichas como máximo
    }

order-waits = 📋 Tienes un plan para tu próximo turno.
order-unplayed = 📋 Tu plan no se pudo cumplir, así que decides tú.
order-played = 📋 Según el plan de { $who }:

order-refused-live = Solo puedes planear tu turno en partidas con un reloj que cuenta días. En esta, te aviso cuando sea tu turno.
order-refused-unhinted = En esta mesa no se dice qué encaja antes de colocar, así que no se puede planear nada.
order-refused-own-turn = Es tu turno, así que no hay nada que planear: juégalo ahora.
order-refused-no-board = Puedes planear tu turno en cuanto la primera ficha de la ronda esté en el tablero.
order-refused-empty = Tu plan todavía no dice qué hacer. Elige una jugada, o pide que se robe.
order-refused-full = Tu plan no puede tener más jugadas (máximo: { $most }).
