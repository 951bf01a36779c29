order-title = **Il piano per il tuo prossimo turno**
order-empty = Scegli una o più mosse. Appena tocca a te, faccio la prima ancora possibile.
order-nothing-fits = Al momento nessuna delle tue tessere combacia, quindi non c’è una mossa da pianificare. Posso pescare per te appena tocca a te.
order-nothing-to-plan = Al momento nessuna delle tue tessere combacia e le tessere avanzate sono finite, quindi non c’è niente da pianificare. Ti avviso quando tocca a te.
order-list = Farò la prima possibile tra queste mosse:
order-item = { $place }. { $placement }
order-item-gone = { $place }. { $tile } (non più possibile)
order-then-asked = Se nessuna di queste mosse è possibile, chiedo a te.
order-then-draw = Se nessuna tessera sul tuo leggio combacia, pesco secondo le regole, e chiedo a te appena c’è da scegliere.
order-same-bonus = Faccio una mossa solo se dà ancora gli stessi punti extra di quando l’hai scelta.
order-example-bonus = -# **{ $button }**: per esempio, hai scelto un ponte (+40). Se un’altra tessera lo rovina prima del tuo turno, non posiziono la tua e chiedo a te.
order-opponent =
    { $tiles ->
        [one] Seguo questo piano solo se a un altro giocatore resta al massimo una tessera. Altrimenti chiedo a te.
       *[other] Seguo questo piano solo se a un altro giocatore restano al massimo { $tiles } tessere. Altrimenti chiedo a te.
    }
order-example-opponent = -# **{ $menu }**: per esempio, scegli 2 tessere. Se al tuo turno tutti gli altri ne hanno ancora 3 o più, chiedo a te.
order-given = 📋 **Il tuo piano è attivo.** Si annulla se qualcuno ritira una mossa, un posto passa di mano o la manche finisce. Un turno giocato con il piano non si può ritirare.
order-draft = ✏️ **Il tuo piano non è ancora attivo.** Premi **{ $button }** quando ti va bene così.
order-was-cancelled = Il tuo piano è annullato. Quando tocca a te, decidi tu.

order-choose = Aggiungi una mossa
order-choose-tile = Aggiungi una mossa: scegli prima la tessera
order-choose-opponent = Segui il piano solo se a un altro giocatore restano poche tessere
order-whoever = Qualunque sia il numero di tessere degli altri
order-at-most =
    { $tiles ->
        [one] Solo se a un altro giocatore resta al massimo 1 tessera
       *[other] Solo se a un altro giocatore restano al massimo { $tiles } tessere
    }

order-waits = 📋 Hai un piano per il tuo prossimo turno.
order-unplayed = 📋 Il tuo piano non era più possibile, quindi in questo turno decidi tu.
order-played = 📋 { $who } aveva già pianificato questo turno:

order-refused-live = Puoi pianificare il turno solo nelle partite con almeno un giorno per turno. In questa, ti avviso quando tocca a te.
order-refused-unhinted = Questo tavolo è stato aperto senza suggerimenti, quindi qui non puoi pianificare il turno.
order-refused-own-turn = Tocca già a te, quindi non c’è niente da pianificare: gioca pure.
order-refused-no-board = Puoi pianificare il turno appena la prima tessera della manche è sul tabellone.
order-refused-empty = Il tuo piano è ancora vuoto. Scegli una mossa, o scegli di pescare.
order-refused-full =
    Il tuo piano è pieno: può contenere al massimo { $most ->
        [one] una mossa.
       *[other] { $most } mosse.
    }
