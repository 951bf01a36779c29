rules-title = Le regole di questo tavolo: **{ $edition }**
rules-title-changed = Le regole di questo tavolo: **{ $edition }**, con le modifiche in grassetto
rules-line = - { $name }: { $value }
rules-line-changed = - **{ $name }: { $value }**
rules-may-change = Scegli qui un’edizione, o cambia una regola alla volta.
rules-host-may-change = { $host } può cambiare le regole finché la partita non comincia.
rules-fixed = La partita è cominciata, quindi le regole non si possono più cambiare.
rules-choose-edition = Scegli un’edizione
rules-choose-clause = Cambia una regola
rules-choose-value = { $name }: scegli
rules-edition-changed = { $edition } con modifiche

rules-players = Giocatori
rules-hand = Tessere distribuite
rules-starter = Chi comincia
rules-start-tie = Se c’è parità su chi comincia
rules-opening = Cominciare con un triplo
rules-zero-option = Cominciare con 0‑0‑0
rules-scoring = Quanto vale una tessera
rules-bonuses = Figure
rules-bridge-rule = Che cos’è un ponte
rules-draws = Pescare
rules-draw = Quando pescare
rules-stop-drawing = Smettere dopo una pescata
rules-after-draw = Dopo aver pescato
rules-empty-pool = Quando le tessere avanzate sono finite
rules-pass-empty = Passare quando le tessere avanzate sono finite
rules-going-out = Posizionare l’ultima tessera
rules-round-end = Fine di una manche
rules-out-count = Quando si contano gli altri leggii
rules-dead-board = Quando nessuna tessera può più combaciare
rules-blocked = Una manche bloccata
rules-dropped-rack = Giocatori fuori dalla manche
rules-match = Durata della partita
rules-last-round = Ultima manche
rules-match-winner = Chi vince la partita

rules-players-are = { $players }
rules-hand-each = { $hand } a testa
rules-hand-by-players =
    { $most ->
        [one] { $hands } giocatore
       *[other] { $hands } giocatori
    }
rules-hand-entry = { $hand } a testa per { $players }
rules-starter-drawn = ogni giocatore pesca una tessera e comincia chi ha la somma più alta
rules-start-tie-tied = ripescano solo i giocatori in parità
rules-start-tie-all = ripescano tutti
rules-starter-highest = il giocatore con il triplo più alto, come 5‑5‑5, che va posizionato per primo
rules-starter-lot = un giocatore estratto a sorte
rules-opening-none = nessun punto extra
rules-opening-bonus = +{ $triple } oltre alla sua somma; +{ $zero } per 0‑0‑0
rules-zero-no = vietato se hai un triplo più alto
rules-zero-yes = permesso anche se hai un triplo più alto
rules-scoring-sum = la somma dei suoi tre numeri
rules-scoring-kids = un punto
rules-scoring-none = nulla; non si contano i punti
rules-bonuses-are = ponte +{ $bridge }, esagono +{ $hexagon }, doppio esagono +{ $double }, triplo esagono +{ $triple }
rules-bonuses-none = nessun punto extra per ponti ed esagoni
rules-bridge-open = un lato combacia, gli altri due sono liberi, e l’angolo opposto tocca una tessera
rules-bridge-two-sides = un lato combacia e l’angolo opposto tocca una tessera; o combaciano due lati, senza esagono
rules-bridge-more-sides = un lato combacia e l’angolo opposto tocca una tessera; o combaciano più lati, senza esagono
rules-draws-limit =
    { $limit ->
        [one] { $draw ->
            [0] una a turno, senza penalità
           *[other] una a turno, −{ $draw }; altri −{ $stuck } se poi non posizioni nulla
        }
       *[other] { $draw ->
            [0] fino a { $limit } a turno, senza penalità
           *[other] fino a { $limit } a turno, −{ $draw } ciascuna; altri −{ $stuck } se alla fine non posizioni nulla
        }
    }
rules-draws-no-limit =
    { $draw ->
        [0] senza limite, senza penalità
       *[other] senza limite, −{ $draw } ciascuna
    }
rules-draw-optional = quando non puoi o non vuoi posizionare una tessera
rules-draw-stuck = solo quando non puoi posizionare una tessera
rules-stop-no = no; peschi finché non posizioni una tessera o non puoi più pescare
rules-stop-yes = sì, dopo ogni pescata, senza altre penalità
rules-stop-stuck = sì, dopo ogni pescata, se non puoi ancora posizionare una tessera; nessun’altra penalità
rules-after-draw-drawn = puoi posizionare solo la tessera appena pescata
rules-after-draw-any = puoi posizionare qualsiasi tessera del tuo leggio
rules-empty-pass =
    { $cost ->
        [0] puoi passare il turno, senza penalità
       *[other] puoi passare il turno (−{ $cost })
    }
rules-empty-drop-out = un giocatore che passa il turno esce dalla manche
rules-pass-empty-may = permesso anche se puoi posizionare una tessera
rules-pass-empty-stuck = permesso solo se non puoi posizionare una tessera
rules-going-out-sum =
    { $bonus ->
        [0] la somma delle tessere sugli altri leggii
       *[other] +{ $bonus } e la somma delle tessere sugli altri leggii
    }
rules-going-out-bonus =
    { $bonus ->
        [0] zero punti
       *[other] +{ $bonus }
    }
rules-going-out-wins = fa vincere la partita
rules-going-out-wins-round = fa vincere la manche
rules-round-end-at-once = appena qualcuno posiziona l’ultima tessera
rules-round-end-equal = quando qualcuno ha posizionato l’ultima tessera e tutti hanno avuto lo stesso numero di turni
rules-round-end-shared = appena un leggio è vuoto e tutti hanno avuto lo stesso numero di turni; si può vincere insieme
rules-out-count-end = alla fine della manche
rules-out-count-bell = appena qualcuno posiziona l’ultima tessera, prima degli ultimi turni
rules-dead-draw-on = i giocatori continuano a pescare finché restano tessere avanzate
rules-dead-ends = la manche è subito bloccata, anche se restano tessere avanzate
rules-blocked-own = ogni giocatore perde i punti rimasti sul suo leggio
rules-blocked-lowest = il giocatore con il totale più basso sul leggio ottiene i totali degli altri, meno il suo
rules-blocked-fewest = il giocatore con meno tessere ottiene i totali degli altri leggii, meno il suo
rules-blocked-differences = il giocatore con il totale più basso sul leggio ottiene la somma delle differenze dagli altri totali
rules-blocked-none = nessun punto per nessuno
rules-blocked-unscored = nessuno vince
rules-dropped-counts = se la manche è bloccata, perdono i punti rimasti sul loro leggio
rules-dropped-spared = se la manche è bloccata, non perdono punti
rules-match-single = una manche
rules-match-rounds =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manche
    }
rules-match-exceeds = l’ultima manche è quella in cui qualcuno supera quota { $limit }
rules-match-reaches = l’ultima manche è quella in cui qualcuno arriva a quota { $limit }
rules-match-exceeds-next = quando qualcuno supera quota { $limit }, si gioca ancora una manche
rules-match-reaches-next = quando qualcuno arriva a quota { $limit }, si gioca ancora una manche
rules-last-round-this = quella in cui qualcuno supera il limite di punti
rules-last-round-next = la manche dopo quella in cui qualcuno supera il limite di punti
rules-winner-highest = il punteggio più alto
rules-winner-round = chi ha vinto l’ultima manche, se ha superato il limite di punti; altrimenti il punteggio più alto
rules-winner-out = il primo giocatore a posizionare l’ultima tessera
rules-winner-all-out = tutti i giocatori che posizionano la loro ultima tessera
rules-winner-rounds = il maggior numero di manche vinte; in caso di parità si vince insieme

rules-from-goliath = Scatole Goliath (internazionale, De Luxe, Iberia 2016) e scatola Piatnik
rules-from-tournament = Scatole Goliath (internazionale, De Luxe, Iberia 2016) e Piatnik: «regole ufficiali», fino a 400
rules-from-tournament-pl = Regole polacche nelle scatole Goliath (internazionale, Iberia 2016): basta arrivare a 400
rules-from-piatnik-hu = Regole ungheresi nella scatola Piatnik: basta arrivare a 400; chi passa esce dalla manche
rules-from-goliath-nl = Vecchio foglio olandese e triplo esagono delle scatole: fino a 6 giocatori, stesso numero di turni
rules-from-kids = Consigli per giocare con bambini, dal vecchio foglio olandese Goliath: pochi punti, senza penalità
rules-from-casual = Senza punti, come permettono le scatole; qui vince il primo a finire le tessere (regola nostra)
rules-from-pressman = Scatola americana Pressman: comincia chi ha il triplo più alto, si pesca senza limite
rules-from-wikipedia = Voce di Wikipedia: comincia chi ha il triplo più alto, pescate limitate
rules-from-app = App per telefono dell’editore: due giocatori, si sorteggia chi comincia

rules-bad = **Queste regole non vanno bene insieme.** { $why } Non è cambiato nulla.
rules-bad-players =
    { $most ->
        [one] Queste regole sono per un giocatore, non per { $players }.
       *[other] Queste regole sono per { $span } giocatori, non per { $players }.
    }
rules-bad-no-pool =
    Con { $hand ->
        [one] una tessera
       *[other] { $hand } tessere
    } a testa { $players ->
        [one] per un giocatore
       *[other] per { $players } giocatori
    } non avanzerebbero tessere da pescare. Scegli meno tessere, o meno giocatori.
rules-bad-scoreless = Non si contano i punti, quindi «{ $name }» non ha effetto. Scegli prima quanto vale una tessera.
rules-bad-scoreless-match = Quando non si contano i punti, la partita dura un numero fisso di manche. Scegli quante manche, o decidi prima quanto vale una tessera.
rules-bad-opening = Un triplo all’inizio può dare punti extra solo se una tessera vale la somma dei suoi numeri.
rules-bad-winner = Il vincitore dell’ultima manche può vincere la partita solo se si gioca fino a un certo punteggio. Prima scegli un punteggio come durata della partita.
rules-bad-never-ends = Con un punto a tessera, le penalità di «{ $name }» potrebbero superare i punti fatti, e una partita fino a un certo punteggio potrebbe non finire mai. Per quella regola scegli un’opzione senza penalità.
rules-bad-too-long = Con un punto a tessera, una partita fino a { $limit } durerebbe centinaia di manche. Puoi scegliere al massimo { $most }.
rules-bad-idle = «{ $name }» qui non avrebbe effetto. { $why }
rules-idle-zero-option = Conta solo se il triplo più alto va posizionato per primo. Per usarla, scegli prima questa opzione in «Chi comincia».
rules-idle-start-tie = Conta solo se ogni giocatore pesca una tessera per vedere chi comincia. Per usarla, scegli prima questa opzione in «Chi comincia».
rules-idle-stop-drawing = Se si pesca una sola tessera a turno, questa regola non serve. Prima permetti di pescarne di più.
rules-idle-pass-empty = Conta solo se si può pescare o passare il turno anche quando una tessera combacia. Per usarla, scegli prima questa opzione in «Quando pescare».
rules-idle-dropped-rack = Conta solo se chi passa il turno esce dalla manche, e se in una manche bloccata ogni giocatore perde i punti rimasti sul suo leggio. Scegli prima entrambe le cose.
rules-idle-out-count = Conta solo se tutti hanno lo stesso numero di turni, e se una tessera vale la somma dei suoi numeri. Scegli prima entrambe le cose.
rules-idle-last-round = Conta solo se si gioca fino a un certo punteggio. Prima scegli un punteggio come durata della partita.
