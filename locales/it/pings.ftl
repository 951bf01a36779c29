pings-turn = { $mention }, tocca a te.
pings-deadline = Scadenza: { $when }.
pings-digest =
    { $count ->
        [one] { $mention }, una delle tue partite ti aspetta. `/games` la mostra.
       *[other] { $mention }, { $count } delle tue partite ti aspettano. `/games` le elenca.
    }
pings-closed = -# Discord non mi permette più di mandarti messaggi diretti, quindi ti menziono qui. Per tornare ai messaggi diretti, usa `/preferences pings:`.

pings-direct-turn = Tocca a te in { $channel }{ $others }.
pings-direct-reminder = ⏰ È ancora il tuo turno in { $channel }{ $others }.
pings-played = ✅ Turno giocato.
pings-direct-digest =
    { $count ->
        [one] **Una delle tue partite ti aspetta**
       *[other] **{ $count } delle tue partite ti aspettano**
    }
pings-direct-hello = Ti avviso qui quando tocca a te. Per cambiare, usa `/preferences pings:` sul server.

pings-snoozed = Prossimo promemoria: { $when }, se non giochi prima. L’ultimo promemoria prima della scadenza arriva comunque.
pings-snooze-too-long = Sarebbe troppo tardi: il tuo tempo scade { $when }. I promemoria restano come prima.
pings-not-your-turn = Tocca a { $who }: questo pulsante non è per te.
pings-nobodys-turn = A questo tavolo ora non tocca a nessuno, quindi non c’è niente da ricordarti.
pings-at-the-table = Puoi farlo solo al tavolo: { $channel }

pings-chosen = Notifiche: { $mode }
pings-chosen-closed = Notifiche: una menzione nel canale, perché Discord non mi permette di mandarti messaggi diretti. Consentili ai membri di questo server, poi scegli di nuovo i messaggi diretti.
pings-digest-chosen = Riepilogo: { $digest }
pings-invitations = Inviti: { $choice }
pings-call-me-elsewhere = Posso menzionarti per nuovi tavoli solo su un server. Usa `call-me` su quello in cui vuoi giocare.
pings-refused = Non posso mandarti messaggi diretti. Consentili nelle impostazioni sulla privacy di questo server su Discord, poi scegli di nuovo. Non è cambiato nulla.

pings-mode-mention = una menzione nel canale
pings-mode-silent = nessuna; basta il messaggio nel canale
pings-mode-direct = un messaggio diretto
pings-invitations-anyone = da chiunque
pings-invitations-none = nessuno
pings-call-me-on = Menzioni per nuovi tavoli: quando qui uno aspetta giocatori, al massimo una volta all’ora
pings-call-me-off = Menzioni per nuovi tavoli: no
pings-digest-off = no; ogni turno ha la sua notifica
pings-digest-hours =
    { $count ->
        [one] una notifica per tutti i turni in attesa, un’ora dopo l’inizio del primo
       *[other] una notifica per tutti i turni in attesa, { $count } ore dopo l’inizio del primo
    }

## A table that waits for players

pings-company = { $mentions }: { $host } aspetta altri giocatori. Chi si unisce?
    -# Menziono solo chi ha scelto `/preferences call-me:`, al massimo una volta all’ora.
