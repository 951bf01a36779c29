clock-none = Nessun limite, prenditi tutto il tempo che vuoi
clock-minutes =
    { $count ->
        [one] Un minuto a turno
       *[other] { $count } minuti a turno
    }
clock-days =
    { $count ->
        [one] Un giorno a turno, ore di silenzio escluse
       *[other] { $count } giorni a turno, ore di silenzio escluse
    }
clock-is = Tempo di gioco: { $clock }
clock-choose = Scegli il tempo di gioco
clock-call = { $mention }, tocca a te. Il tempo scade { $when }.
clock-missed = ⏰ { $who } ha finito il tempo, quindi questo turno è stato giocato automaticamente:
clock-reminder = ⏰ { $mention }, tocca a te, e hai già usato metà del tuo tempo. Il tempo scade { $when }.
clock-reminder-near = ⏰ { $mention }, stiamo ancora aspettando te. Il tempo scade { $when }; dopo, gioco io questo turno per te.
clock-idle = ⏰ { $mention }, tocca a te, ma qui non gioca nessuno da molto tempo. Ci sei ancora? Il tempo scade { $when }: se nessuno gioca, la partita finisce. Se è classificata, per te conta come una sconfitta.
clock-bot-returned = Sono di nuovo su questo server, quindi la partita continua. Durante la pausa il tempo è rimasto fermo per tutti.
clock-channel-returned = Posso di nuovo scrivere in questo canale, quindi la partita continua. Durante la pausa il tempo è rimasto fermo per tutti.
clock-stopped = ⏸️ Il torneo è in pausa, quindi il tempo è fermo. Potete continuare a giocare, ma nessuno è obbligato.
clock-continued = ▶️ Il torneo riprende e il tempo riparte. Ognuno ha il tempo che gli restava prima della pausa.
clock-asleep-directly = Non posso più scrivere in { $channel }, quindi la tua partita lì è in pausa e il tempo di tutti è fermo. Per continuare, chiedi a un moderatore di lasciarmi vedere il canale e scriverci.
clock-asleep = Al momento non posso scrivere in { $channel }, quindi la partita lì è in pausa e il tempo di tutti è fermo. Ora riprovo. Se tra poco lì non compare nulla, chiedi a un moderatore di lasciarmi vedere il canale e scriverci.
clock-seat-minded =
    { $turns ->
        [one] { $left } ha saltato un turno.
       *[other] { $left } ha saltato { $turns } turni di fila.
    } { $computer } gioca finché { $left } non riprende il posto, con questo pulsante o con `/rejoin`.
clock-seat-taken-back = { $who } è di nuovo in gioco.
clock-your-time = Il tuo tempo scade { $when }.
clock-their-time = Il tempo di { $who } scade { $when }.
clock-seat-is-minded = Un computer sta giocando per te. Riprendi il tuo posto con `/rejoin`.
clock-rejoined = Eccoti di nuovo: hai ripreso il tuo posto.
clock-stood-in = Ora questo posto è tuo. Il risultato continua a contare per il computer, non per te.
clock-quiet-none = Ore di silenzio: nessuna
clock-quiet = Ore di silenzio: { $hours } ({ $zone })
clock-quiet-changed =
    Ore di silenzio: { $hours } ({ $zone })
    -# Dal tuo prossimo turno, in queste ore il tempo di gioco si ferma se è di almeno un giorno per turno. Se è in minuti, continua a scorrere.
clock-quiet-unreadable = Non capisco «{ $typed }». Scrivi le ore di silenzio come 22-8 o 22:30-7:15, oppure `off` per non averne.
clock-quiet-too-long =
    { $most ->
        [one] Le ore di silenzio possono durare al massimo un’ora al giorno, e non possono cominciare e finire alla stessa ora.
       *[other] Le ore di silenzio possono durare al massimo { $most } ore al giorno, e non possono cominciare e finire alla stessa ora.
    } Non è cambiato nulla.
clock-quiet-no-zone = Per sapere quando sono le tue ore di silenzio, mi serve il tuo fuso orario. Usa `quiet` e `timezone` insieme, come 22-8 ed Europe/Rome.
clock-zone-no-quiet = Il fuso orario serve solo per le ore di silenzio e per il promemoria dei giochi del giorno. Per le ore di silenzio, usa `quiet` e `timezone` insieme, come 22-8 ed Europe/Rome.
clock-unknown-zone = Non conosco il fuso orario «{ $typed }». Scegli una delle proposte che compaiono mentre scrivi, come Europe/Rome.
