lobby-title = { $host } ha aperto un tavolo di Triominos. Chi gioca?
lobby-rules = { $edition } · { $hints }
lobby-hints-full = con suggerimenti
lobby-hints-legal = suggerimenti senza punti
lobby-hints-none = senza suggerimenti
lobby-seats = Posti { $taken } su { $capacity }: { $names }
lobby-alone = { $host } può anche cominciare senza altri e giocare in solitario.
lobby-too-few =
    { $least ->
        [one] Per la partita serve almeno un giocatore; i computer contano.
       *[other] Per la partita servono almeno { $least } giocatori; i computer contano.
    }
lobby-start = In attesa che { $host } avvii la partita.
lobby-stand-ins = Durante la partita, gli spettatori possono prendere il posto di un computer.
lobby-expires = -# Se nessuno avvia la partita, il tavolo si chiude. Scadenza: { $when }.
lobby-begun = La partita è cominciata.

lobby-closed-host = { $who } ha chiuso il tavolo.
lobby-closed-moderator = Un moderatore ha chiuso il tavolo.
lobby-closed-moderator-named = { $who }, della moderazione, ha chiuso il tavolo.
lobby-closed-vote = Il tavolo è chiuso: i giocatori hanno votato per chiuderlo.
lobby-closed-expired = Il tavolo è chiuso perché nessuno ha avviato la partita in tempo. Aprine uno nuovo con `/play`.
lobby-closed-deserted = Il tavolo è chiuso perché se ne sono andati tutti. Aprine uno nuovo con `/play`.
lobby-closed-tournament = Il tavolo è chiuso: il torneo va avanti senza.

lobby-ended-host = { $who } ha terminato la partita.
lobby-ended-moderator = Un moderatore ha terminato la partita.
lobby-ended-moderator-named = { $who }, della moderazione, ha terminato la partita.
lobby-ended-vote = La partita è finita: i giocatori hanno deciso di terminarla.
lobby-ended-expired = La partita è finita perché nessuno l’ha portata avanti.
lobby-ended-deserted = La partita è finita perché se ne sono andati tutti.
lobby-ended-tournament = La partita è finita: il tempo era scaduto o un organizzatore l’ha terminata.
lobby-ended-lost = Conta come una sconfitta per chi l’ha lasciata o non ha più giocato: { $who }.
lobby-ended-scores = I punteggi in quel momento: { $scores }

lobby-seat-taken = { $left } ha lasciato la partita. { $computer } prende il posto.
lobby-seat-taken-for-now = { $left } ha lasciato la partita. { $computer } prende il posto, e { $left } può tornare con `/rejoin`.
lobby-stood-in = { $who } prende il posto di { $computer }.
lobby-no-show = Tempo scaduto: { $absent } non c’è, e a questo tavolo finisce in ultima posizione. Un computer fa da sostituto e la partita continua.
lobby-stand-in-plays-on = { $left } non gioca più a questo tavolo. Un computer fa da sostituto.
lobby-end-vote = { $who } accetta di terminare la partita ({ $votes } su { $needed }).
lobby-end-ask = { $mentions }: { $who } vuole terminare la partita ({ $votes } su { $needed }). Va bene?
