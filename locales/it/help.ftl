help-now-no-table = **Adesso** in questo canale non c’è nessun tavolo aperto. `/play` ne apre uno: gli amici si uniscono con il pulsante, e i computer possono occupare i posti vuoti.
help-now-lobby = **Adesso** qui c’è un tavolo aperto. **Unisciti** ti dà un posto, e { $host } avvia la partita.
help-now-lobby-invited = **Adesso** { $host } ti invita a giocare al tavolo aperto qui. Con **Accetta** prendi il posto tenuto per te, con **Rifiuta** lo liberi.
help-now-lobby-seated = **Adesso** hai un posto al tavolo aperto qui. { $host } avvia la partita quando ci sono tutti.
help-now-lobby-host = **Adesso** il tuo tavolo è aperto. Aspetta gli amici o aggiungi computer, poi premi **Avvia**.
help-now-your-turn = **Adesso** tocca a te. **Il mio leggio** mostra le tue tessere e le mosse migliori: bastano due tocchi per posizionare una tessera.
help-now-your-turn-unhinted = **Adesso** tocca a te. **Il mio leggio** mostra le tue tessere: scegline una, poi una casella.
help-now-turn = **Adesso** tocca a { $who }. Intanto, **Il mio leggio** mostra le tue tessere.
help-now-turn-ahead = **Adesso** tocca a { $who }. Intanto, **Il mio leggio** mostra le tue tessere. Con **Pianifica il turno**, lì sotto, il tuo prossimo turno può essere giocato appena comincia.
help-now-between-rounds = **Adesso** una manche è finita. **Prossima manche** fa cominciare la successiva; altrimenti tra poco comincia automaticamente.
help-now-watching = **Adesso** qui c’è una partita in corso, e tu la stai guardando. `/board` ti mostra il tabellone e che cosa è successo dall’ultima volta che hai guardato.
help-now-minded = **Adesso** un computer gioca per te. `/rejoin` ti ridà il tuo posto.
help-now-sign-up = **Adesso** puoi partecipare a un torneo in questo canale, con **Unisciti** sotto il suo annuncio.
help-now-entered = **Adesso** partecipi al torneo di questo canale, che non è ancora cominciato.
help-now-check-in = **Adesso** il torneo di questo canale sta per cominciare. Con **Fai il check-in** confermi che ci sei.
help-now-table = **Adesso** il tuo tavolo del torneo ti aspetta nel suo thread.
help-now-tournament = **Adesso** in questo canale c’è un torneo in corso. `/tournament status` mostra come sta andando.

help-what = **Triominos** è un gioco di tessere a tre lati, da giocare con gli amici e con i computer. Apri un tavolo in un canale con `/play`, o gioca in solitario. `/learn` ti insegna a giocare.
help-turn = Al tuo turno, posiziona una tessera accanto a una già sul tabellone: dove gli angoli si toccano, i numeri devono essere uguali. **Il mio leggio** mostra le tue tessere e dove combaciano; lo vedi solo tu. Se nessuna combacia, pesca tra le tessere avanzate e, se la tessera pescata combacia, posizionala.
help-rules = Qui si gioca con le regole **{ $edition }**. `/rules` le spiega in breve, con immagini.
help-commands-play = **Per giocare**
    - `/play` apre un tavolo
    - `/rack` mostra le tue tessere
    - `/place`, `/draw` e `/pass` giocano senza pulsanti
    - `/undo` ritira la mossa che hai appena fatto
    - `/hint` suggerisce una buona mossa in una partita amichevole
    - `/board` mostra il tabellone
    - `/games` elenca le tue partite
    - `/learn` ti insegna il gioco in sei brevi passi
    - `/daily` propone ogni giorno una manche e un rompicapo
    - `/leave` dà il tuo posto a un computer
    - `/rejoin` lo riprende
    - `/stand-in` prende il posto di un computer
    - `/end` termina la partita
help-commands-compete = **Per competere**
    - `/leaderboard` mostra chi è in testa
    - `/profile` mostra il tuo rating e i tuoi numeri
    - `/history` elenca le partite che hai finito
    - `/tournament` serve a partecipare ai tornei e a organizzarli
help-commands-set-up = **Per configurare**
    - `/rules` spiega le regole
    - `/preferences` imposta lingua, tema, notifiche e ore di silenzio
    - `/privacy` mostra e cancella i tuoi dati
    - `/settings` imposta il server
    - `/void-result` permette ai moderatori di togliere un risultato dalle classifiche, `/moderate` di escludere giocatori e scegliere chi può aprire tavoli, `/doctor` di vedere che cosa non va
help-deal = **Prova della distribuzione**
    All’inizio di una manche vedi l’hash SHA-256 del seme della sua distribuzione e, alla fine della partita, il seme stesso. Così chiunque può verificare che nessuna tessera è stata scambiata.
help-unofficial = -# Questo bot non è ufficiale. Triominos è un marchio del suo proprietario, che non ha nulla a che fare con questo bot.
# The topics: at most 100 letters.
help-choose = Scegli un argomento
help-topic-now = Che cosa fare ora
help-topic-play = Giocare: i comandi
help-topic-compete = Competere: classifiche e tornei
help-topic-set-up = Impostare: lingua, menzioni, regole, dati
help-topic-deal = Prova della distribuzione

help-settings = **Le impostazioni di questo server**
help-settings-changed = **Le impostazioni di questo server** sono cambiate.
help-preferences = **Le tue preferenze**
help-preferences-changed = **Le tue preferenze** sono cambiate.
help-language = Lingua: { $language }
help-language-server = come nelle impostazioni Discord del server
help-language-own = come nelle tue impostazioni Discord
help-theme = Tema: { $theme }
help-pictures = Immagini dei tabelloni: { $kept }
help-pictures-newest = a ogni tavolo resta solo l’ultima
help-pictures-all = restano tutte
help-hints = Suggerimenti per i nuovi tavoli: { $hints }
help-answers = Risposte private: { $pictures }
help-draws-on = Pesca obbligata: pesco io per te
help-draws-off = Pesca obbligata: premi tu il pulsante
help-answers-pictures = con immagini
help-answers-words = a parole, senza immagini
help-theme-default = Scuro
help-theme-server = come sul server
