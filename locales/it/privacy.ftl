privacy-title = **Che cosa conserva questo bot su di te**
privacy-what = **Che cosa viene conservato:** il tuo ID Discord e il nome visualizzato con cui hai giocato; le tue partite, i tuoi tornei, le tue manche e i tuoi rompicapi del giorno, mossa per mossa, con i risultati; a che punto sei nella prima lezione; le tue impostazioni, le notifiche, le ore di silenzio e i piani per il tuo prossimo turno; e se eri ancora su un server quando il bot ha controllato l’ultima volta. Se i moderatori ti hanno escluso, il bot conserva anche la data di fine e il motivo; se fai parte dei moderatori, anche che cosa hai fatto in questo ruolo. Il bot non legge mai i tuoi messaggi.
privacy-where = **Dove:** nel database di chi gestisce questo bot, e nelle sue copie di backup. Il bot non passa i tuoi dati a nessuno.
privacy-how-long = **Per quanto tempo:** ciò che hai giocato resta finché non lo cancelli. Un tavolo chiuso prima della fine della sua partita viene cancellato dopo 30 giorni. Se un server rimuove il bot, tutto ciò che riguarda quel server viene cancellato 30 giorni dopo.
privacy-download = **Scarica i miei dati** te ne dà una copia completa. Di una partita ancora in corso contiene solo ciò che ora puoi vedere.
privacy-delete = **Cancella i miei dati** cancella tutto. Prima, il bot ti chiede conferma.
privacy-not-ours = **Che cosa il bot non può cancellare:** i messaggi su Discord, e i ruoli che hai ricevuto. Puoi chiedere ai moderatori del server di toglierli. Le copie di backup vengono cancellate quando sono sostituite da altre più recenti.
privacy-bar-stays = **L’esclusione resta:** se i moderatori di un server ti hanno escluso, cancellare i tuoi dati non annulla l’esclusione. Per un anno al massimo, il bot conserva un’impronta del tuo account (non il nome né l’ID), il motivo che i moderatori hanno scelto dal menu e la data di fine.
privacy-daily = **Un tentativo al giorno:** se cancelli i tuoi dati, il bot conserva fino alla fine della giornata un’impronta del tuo account per ogni gioco del giorno iniziato. Un nuovo tentativo non conta.
privacy-under-way = La cancellazione dei tuoi dati è in corso. Non devi fare nulla.

privacy-copy = Questo è tutto ciò che il bot conserva su di te, in formato JSON. Questo messaggio lo vedi solo tu.
privacy-copy-about = Date e orari sono in millisecondi dall’inizio del 1970 (UTC). Le altre persone sono omesse: al posto del loro ID c’è 0. La parte «rows» è copiata dal database del bot, una tabella del database dopo l’altra.
privacy-copy-too-large = La copia dei tuoi dati è troppo grande per un messaggio su Discord. Chiedila a chi gestisce questo bot.

privacy-sure-title = **Vuoi davvero cancellare tutto ciò che il bot conserva su di te, su tutti i server?** Non si può tornare indietro.
privacy-sure =
    • Lasci tutte le partite e i tornei a cui partecipi. Una partita classificata che lasci conta come una sconfitta.
    • Il tuo nome e il tuo ID vengono tolti da tutto ciò che hai giocato. Un giocatore senza nome prende il tuo posto, così i rating e le classifiche degli altri restano come sono.
    • Le tue impostazioni, il tuo rating e i tuoi titoli spariscono. Se giochi di nuovo, ricominci da zero.
privacy-deleted = Ho cancellato tutto ciò che conservavo su di te.
    I messaggi su Discord restano come sono: se vuoi farli togliere, chiedi ai moderatori di un server. Le copie di backup vengono cancellate quando sono sostituite da altre più recenti.
privacy-deleting = Sto cancellando tutto ciò che conservo su di te. Se ho molto da fare, può volerci qualche minuto. Non devi fare nulla.

privacy-button-download = Scarica i miei dati
privacy-button-delete = Cancella i miei dati
privacy-button-confirm = Cancella tutto
