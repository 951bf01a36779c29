direct-title = { $host } ha aperto un tavolo di Triominos nei messaggi diretti.
direct-counts = Nei messaggi diretti una partita non conta né per il rating né per le classifiche.
direct-opened = Il tuo tavolo è aperto. Scegli quanti computer giocano e quanto bene, poi premi **Avvia**.
direct-no-others = Nei messaggi diretti nessun altro può unirsi, quindi non c’è nessuno da invitare. Togli l’opzione `with`, o usa `/play` su un server dove ci sono anch’io.
direct-no-threads = Nei messaggi diretti non ci sono thread: si gioca proprio qui. Togli l’opzione `thread`.
direct-no-ratings = Nei messaggi diretti le partite non sono classificate. Togli l’opzione `rated`, o usa `/play` su un server dove ci sono anch’io.
direct-needs-settings = Queste sono le impostazioni di un server: usa questo comando su un server. Per cambiare le tue, usa `/preferences`, che funziona anche qui.
direct-needs-leaderboard = Le classifiche ci sono solo sui server, e le partite nei messaggi diretti non contano. Usa questo comando su un server dove ci sono anch’io.
direct-needs-profile = I profili ci sono solo sui server. Usa questo comando su un server dove ci sono anch’io.
direct-needs-play-with = Puoi invitare qualcuno solo su un server. Usa questo comando su un server dove ci sono anch’io.
direct-needs-history = Le partite che hai finito sono elencate server per server. Usa questo comando su un server dove ci sono anch’io.
direct-needs-moderate = Questo comando è per i moderatori: usalo su un server.
direct-needs-doctor = Questo comando controlla i miei permessi: usalo su un server.
direct-needs-void = Si possono annullare solo i risultati di un server: usa questo comando su un server.
direct-needs-tournament = I tornei si giocano sui server. Usa questo comando in un canale di un server dove ci sono anch’io.
direct-needs-stand-in = Nei messaggi diretti non gioca nessun altro, quindi non c’è un posto da prendere. Usa questo comando su un server dove ci sono anch’io.
direct-needs-bot = Qui non sono tra i membri, quindi non posso pubblicare un tabellone. Usa `/play` nei messaggi diretti con me, o su un server dove ci sono anch’io.
direct-help = **Adesso** qui non c’è nessun tavolo aperto. `/play` ne apre uno: nei messaggi diretti giochi in solitario o contro i computer. Per giocare con gli amici, usalo su un server dove ci sono anch’io.
direct-help-hosting = **Adesso** il tuo tavolo è aperto. Scegli quanti computer giocano, poi premi **Avvia**.
direct-help-elsewhere = **Adesso** qui le mie risposte le vedi solo tu. Per giocare, usa `/play` nei messaggi diretti con me, o su un server dove ci sono anch’io.
direct-games-none = Al momento non hai nessuna partita in corso. `/play` apre un tavolo: su un server dove ci sono anch’io, o nei messaggi diretti con me.
direct-games-title =
    { $count ->
        [one] **La tua partita**
       *[other] **Tutte le tue partite: { $count }**
    }
direct-games-place = { $channel } ([vai al tavolo]({ $link }))
direct-games-here = [Messaggi diretti]({ $link })
