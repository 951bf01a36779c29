help-now-no-table = **Adesso** in questo canale non c’è nessun tavolo aperto. `/play` ne apre uno: gli amici si uniscono premendo **Unisciti**, e i computer possono occupare i posti vuoti.
help-now-lobby = **Adesso** qui c’è un tavolo aperto. Premi **Unisciti** per prendere posto, poi aspetta che { $host } avvii la partita.
help-now-lobby-invited = **Adesso** { $host } ti invita a giocare qui. Premi **Accetta** per prendere il posto che ti tengo, o **Rifiuta** per liberarlo.
help-now-lobby-seated = **Adesso** hai un posto al tavolo aperto qui. { $host } avvia la partita quando ci sono tutti.
help-now-lobby-host = **Adesso** il tuo tavolo è aperto. Aspetta gli amici o aggiungi computer, poi premi **Avvia**.
help-now-your-turn = **Adesso** tocca a te. **Il mio leggio** mostra le tue tessere e le mosse migliori: due tocchi e hai giocato.
help-now-your-turn-unhinted = **Adesso** tocca a te. **Il mio leggio** mostra le tue tessere: scegline una, poi una casella.
help-now-turn = **Adesso** tocca a { $who }. Intanto puoi guardare le tue tessere con **Il mio leggio**.
help-now-turn-ahead = **Adesso** tocca a { $who }. Intanto puoi guardare le tue tessere con **Il mio leggio**, o scegliere già la tua prossima mossa con **Pianifica il turno**.
help-now-between-rounds = **Adesso** siete tra una manche e l’altra. Premi **Prossima manche** per cominciare la successiva, o aspetta: tra poco comincia automaticamente.
help-now-watching = **Adesso** stai guardando una partita. `/board` mostra il tabellone e che cosa è successo dall’ultima volta che hai guardato.
help-now-minded = **Adesso** un computer gioca per te. Riprendi il tuo posto con `/rejoin`.
help-now-sign-up = **Adesso** puoi partecipare a un torneo in questo canale: premi **Unisciti** sotto l’annuncio.
help-now-entered = **Adesso** partecipi al torneo di questo canale, che non è ancora cominciato.
help-now-check-in = **Adesso** il torneo di questo canale sta per cominciare. Premi **Fai il check-in** per confermare che ci sei.
help-now-table = **Adesso** il tuo tavolo del torneo ti aspetta nel suo thread.
help-now-tournament = **Adesso** in questo canale c’è un torneo in corso. `/tournament status` mostra la classifica.

help-what = **Triominos** è un gioco di tessere triangolari. Gioca con gli amici o contro il computer: `/play` apre un tavolo. È la prima volta? `/learn` ti mostra come si gioca.
help-turn = Al tuo turno, posiziona una tessera accanto a una già sul tabellone: dove gli angoli si toccano, i numeri devono essere uguali. **Il mio leggio** mostra le tue tessere e dove combaciano; lo vedi solo tu. Nessuna combacia? Pesca tra le tessere avanzate.
help-rules = Qui si gioca con queste regole: **{ $edition }**. `/rules` le spiega in breve, con immagini.
help-commands-play = **Per giocare**
    - `/play` apre un tavolo
    - `/rack` mostra le tue tessere
    - `/place`, `/draw` e `/pass` servono a giocare senza pulsanti
    - `/undo` ritira la mossa che hai appena fatto
    - `/hint` suggerisce una buona mossa in una partita amichevole
    - `/board` mostra il tabellone
    - `/games` elenca le tue partite
    - `/learn` ti insegna il gioco in sei brevi passi
    - `/daily` propone ogni giorno una manche e un rompicapo
    - `/leave` dà il tuo posto a un computer
    - `/rejoin` te lo ridà
    - `/stand-in` ti dà il posto di un computer
    - `/end` termina la partita
help-commands-compete = **Per competere**
    - `/leaderboard` mostra chi è in testa
    - `/profile` mostra il tuo rating e le tue statistiche
    - `/history` elenca le partite che hai finito
    - `/tournament` serve a partecipare ai tornei e a organizzarli
help-commands-set-up = **Per configurare**
    - `/rules` spiega le regole
    - `/preferences` imposta lingua, tema, notifiche e ore di silenzio
    - `/privacy` mostra i tuoi dati e ti permette di cancellarli
    - `/settings` cambia le impostazioni del server
    - `/void-result` permette ai moderatori di annullare il risultato di una partita
    - `/moderate` permette loro di escludere giocatori e di scegliere chi può aprire tavoli
    - `/doctor` dice loro che cosa non va sul server
help-deal = **Prova della distribuzione**
    Le tessere di ogni manche sono distribuite a partire da un seme segreto. All’inizio della manche pubblico le prime cifre dell’hash SHA-256 del seme; alla fine della partita mostro il seme stesso. Così chiunque può verificare che nessuna tessera sia stata scambiata.
help-unofficial = -# Questo bot non è ufficiale. Triominos è un marchio del suo proprietario, che non ha nulla a che fare con questo bot.
# The topics: at most 100 letters.
help-choose = Scegli un argomento
help-topic-now = Che cosa fare ora
help-topic-play = Giocare: i comandi per una partita
help-topic-compete = Competere: classifiche e tornei
help-topic-set-up = Configurare: lingua, notifiche, regole, privacy
help-topic-deal = Prova della distribuzione

help-settings = **Le impostazioni di questo server**
help-settings-changed = Ho cambiato **le impostazioni di questo server**.
help-preferences = **Le tue preferenze**
help-preferences-changed = Ho cambiato **le tue preferenze**.
help-language = Lingua: { $language }
help-language-server = come nelle impostazioni Discord del server
help-language-own = come nelle tue impostazioni Discord
help-theme = Tema: { $theme }
help-pictures = Immagini dei tabelloni: { $kept }
help-pictures-newest = a ogni tavolo resta solo l’ultima
help-pictures-all = restano tutte
help-hints = Nuovi tavoli: { $hints }
help-answers = Risposte private: { $pictures }
help-draws-on = Pesca obbligata: pesco io per te
help-draws-off = Pesca obbligata: peschi tu
help-answers-pictures = con immagini
help-answers-words = a parole, senza immagini
help-theme-default = Scuro
help-theme-server = come sul server
