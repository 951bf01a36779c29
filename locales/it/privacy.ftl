privacy-title = **I tuoi dati con questo bot**
privacy-what = **Che cosa viene conservato:** il tuo ID Discord e il nome visualizzato con cui hai giocato; le tue partite, i tuoi tornei, le tue manche e i tuoi rompicapi del giorno, mossa per mossa, con i risultati; le tue impostazioni, le notifiche, le ore di silenzio e i piani; e se eri ancora su un server quando il bot ha guardato l’ultima volta. Se per te c’è un’esclusione decisa dai moderatori, fino a quando e perché; se fai parte dei moderatori, che cosa hai fatto in questo ruolo. I tuoi messaggi non vengono mai letti.
privacy-where = **Dove:** nel database di chi gestisce questo bot, e nelle copie di backup che ne fa. Il bot non li passa a nessuno.
privacy-how-long = **Per quanto tempo:** ciò che hai giocato resta finché non lo cancelli. Un tavolo chiuso prima della fine della sua partita viene cancellato dopo 30 giorni. Se un server rimuove il bot, tutto ciò che riguarda quel server viene cancellato 30 giorni dopo.
privacy-download = **Scarica i miei dati** te ne dà una copia completa. Di una partita ancora in corso contiene solo ciò che ora puoi vedere.
privacy-delete = **Cancella i miei dati** li cancella. Prima di farlo, il bot te lo chiede ancora una volta.
privacy-not-ours = **Che cosa il bot non può cancellare:** il contenuto dei messaggi su Discord, e i ruoli che hai ricevuto. Puoi chiedere ai moderatori del server di toglierli. Le copie di backup vengono cancellate quando altre più nuove le sostituiscono.
privacy-bar-stays = **Un’esclusione resta:** se i moderatori di un server ti hanno escluso, eliminare i tuoi dati non la annulla. Senza il tuo nome e il tuo ID, il bot conserva un’impronta del tuo account, il motivo scelto dal menu e la data di fine, per un anno al massimo.
privacy-daily = **Un tentativo al giorno:** se elimini i tuoi dati, il bot conserva fino alla fine della giornata un’impronta del tuo account per ogni gioco del giorno iniziato. Un nuovo tentativo non conta.
privacy-under-way = La cancellazione dei tuoi dati è in corso. Non devi fare nulla.

privacy-copy = Questo è tutto ciò che il bot conserva su di te, in formato JSON. Questo messaggio lo vedi solo tu.
privacy-copy-about = Date e orari sono in millisecondi dall’inizio del 1970 (UTC). Le altre persone sono omesse: al posto del loro ID c’è 0. La parte «rows» è copiata dal database del bot, una tabella del database dopo l’altra.
privacy-copy-too-large = La copia dei tuoi dati è troppo grande per un messaggio su Discord. Chiedila a chi gestisce questo bot.

privacy-sure-title = **Vuoi davvero cancellare tutto ciò che il bot conserva su di te, su ogni server?** Non si può tornare indietro.
privacy-sure =
    • Lasci tutte le partite e i tornei a cui partecipi. Una partita classificata che lasci conta come una sconfitta.
    • Il tuo nome e il tuo ID vengono tolti da tutto ciò che hai giocato. Un giocatore senza nome prende il tuo posto, così i rating e le classifiche degli altri restano come sono.
    • Le tue impostazioni, il tuo rating e i tuoi titoli spariscono. Se giochi di nuovo, ricominci da zero.
privacy-deleted =
    Tutto ciò che il bot conservava su di te è stato cancellato.
    I messaggi su Discord restano come sono: se vuoi toglierli, chiedi ai moderatori di un server. Le copie di backup vengono cancellate quando altre più nuove le sostituiscono.
privacy-deleting = Il bot sta cancellando tutto ciò che conserva su di te. Se ha molto da fare, può volerci qualche minuto; non devi fare nulla.

privacy-button-download = Scarica i miei dati
privacy-button-delete = Cancella i miei dati
privacy-button-confirm = Cancella tutto
