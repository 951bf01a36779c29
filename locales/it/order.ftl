order-title = **Piano per il tuo prossimo turno**
order-empty = Scegli una o più mosse. Appena tocca a te, viene fatta la prima ancora possibile, senza chiederti nulla.
order-nothing-fits = Al momento nessuna delle tue tessere combacia, quindi non c’è una mossa da pianificare. Posso pescare per te appena tocca a te.
order-nothing-to-plan = Al momento nessuna delle tue tessere combacia e le tessere avanzate sono finite, quindi non c’è niente da pianificare. Ti avviso quando tocca a te.
order-list = Viene fatta la prima possibile tra queste:
order-item = { $place }. { $placement }
order-item-gone = { $place }. { $tile } (non più possibile)
order-then-asked = Se nessuna è possibile, decidi tu al momento.
order-then-draw = Se nessuna tessera sul tuo leggio combacia, si pesca come prevedono le regole. Appena c’è una scelta da fare, decidi tu.
order-same-bonus = Una mossa viene fatta solo se dà gli stessi punti extra di quando l’hai scelta.
order-example-bonus = -# **{ $button }**: metti di aver scelto un ponte (+40). Se un’altra tessera lo rovina prima del tuo turno, ti chiedo invece di posizionare la tua.
order-opponent =
    { $tiles ->
        [one] Tutto questo solo se a un altro giocatore resta al massimo una tessera. Altrimenti decidi tu al momento.
       *[other] Tutto questo solo se a un altro giocatore restano al massimo { $tiles } tessere. Altrimenti decidi tu al momento.
    }
order-example-opponent = -# **{ $menu }**: metti di scegliere 2 tessere. Se al tuo turno tutti gli altri ne hanno ancora 3 o più, ti chiedo.
order-given = 📋 **Questo piano è attivo.** Si annulla se una mossa viene ritirata, un posto passa di mano o la manche finisce. Un turno giocato con il piano non si può ritirare.
order-draft = ✏️ **Questo piano non è ancora attivo.** Premi **{ $button }** quando dice quello che vuoi.
order-was-cancelled = Il tuo piano è annullato. Quando tocca a te, decidi tu.

order-choose = Aggiungi una mossa
order-choose-tile = Aggiungi una mossa: prima la tessera
order-choose-opponent = Solo se un altro giocatore sta per chiudere
order-whoever = Qualunque sia il numero di tessere degli altri
order-at-most =
    { $tiles ->
        [one] Solo se a un altro giocatore resta al massimo 1 tessera
       *[other] Solo se a un altro giocatore restano al massimo { $tiles } tessere
    }

order-waits = 📋 Hai un piano per il tuo prossimo turno.
order-unplayed = 📋 Non è stato possibile eseguire il tuo piano, quindi decidi tu.
order-played = 📋 Dal piano di { $who }:

order-refused-live = Puoi pianificare il turno solo nelle partite con un tempo in giorni. In questa, ti avviso quando tocca a te.
order-refused-unhinted = A questo tavolo nessuno sa che cosa combacia prima di posizionare una tessera, quindi non si può pianificare il turno.
order-refused-own-turn = Tocca a te, quindi non c’è niente da pianificare: gioca adesso.
order-refused-no-board = Puoi pianificare il turno appena la prima tessera della manche è sul tabellone.
order-refused-empty = Il tuo piano non dice ancora che cosa fare. Scegli una mossa, o fai pescare.
order-refused-full = Il tuo piano non può contenere altre mosse (al massimo { $most }).
