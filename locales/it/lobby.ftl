lobby-title = { $host } ha aperto un tavolo di Triominos. Chi gioca?
lobby-rules = { $edition } · { $hints }
lobby-hints-full = con suggerimenti
lobby-hints-legal = suggerimenti senza punti
lobby-hints-none = senza suggerimenti
lobby-seats = Posti occupati: { $taken } su { $capacity } · { $names }
lobby-alone = In attesa di altri giocatori. { $host } può anche cominciare subito e giocare in solitario.
lobby-too-few =
    { $least ->
        [one] Per la partita serve almeno un giocatore; i computer contano.
       *[other] Per la partita servono almeno { $least } giocatori; i computer contano.
    }
lobby-start = In attesa che { $host } avvii la partita.
lobby-stand-ins = Durante la partita, gli spettatori possono prendere il posto di un computer.
lobby-expires = -# Se nessuno avvia la partita, il tavolo si chiude { $when }.
lobby-begun = La partita è cominciata.

lobby-closed-host = { $who } ha chiuso il tavolo.
lobby-closed-moderator = Un moderatore ha chiuso il tavolo.
lobby-closed-moderator-named = { $who } ha chiuso il tavolo come moderatore.
lobby-closed-vote = I giocatori hanno votato per chiudere il tavolo.
lobby-closed-expired = Il tavolo è chiuso perché nessuno ha avviato la partita in tempo. Aprine uno nuovo con `/play`.
lobby-closed-deserted = Il tavolo è chiuso perché se ne sono andati tutti. Aprine uno nuovo con `/play`.
lobby-closed-tournament = Il tavolo è chiuso: il torneo va avanti senza.

lobby-ended-host = { $who } ha terminato la partita.
lobby-ended-moderator = Un moderatore ha terminato la partita.
lobby-ended-moderator-named = { $who } ha terminato la partita come moderatore.
lobby-ended-vote = I giocatori hanno deciso di terminare la partita.
lobby-ended-expired = La partita è finita perché nessuno ha giocato per molto tempo.
lobby-ended-deserted = La partita è finita perché se ne sono andati tutti.
lobby-ended-tournament = La partita è finita: è scaduto il tempo o l’ha terminata un organizzatore.
lobby-ended-ruled = Un organizzatore ha terminato la partita e ne ha deciso il risultato.
lobby-ended-time = È scaduto il tempo, quindi valgono i punteggi attuali.
lobby-ended-lost = Conta come una sconfitta per chi l’ha lasciata o non ha più giocato: { $who }.
lobby-ended-scores = Punteggi a fine partita: { $scores }

lobby-seat-taken = { $left } ha lasciato la partita. Subentra { $computer }.
lobby-seat-taken-for-now = { $left } ha lasciato la partita e può tornare con `/rejoin`. Intanto subentra { $computer }.
lobby-stood-in = { $who } prende il posto di { $computer }.
lobby-no-show = Tempo scaduto: { $absent } non c’è, e a questo tavolo finisce all’ultimo posto. Subentra un computer e la partita continua.
lobby-stand-in-plays-on = { $left } non gioca più a questo tavolo. Subentra un computer.
lobby-end-vote = { $who } accetta di terminare la partita. Voti finora: { $votes } su { $needed }.
lobby-end-ask = { $mentions }: { $who } vuole terminare la partita. Voti finora: { $votes } su { $needed }. Va bene?
