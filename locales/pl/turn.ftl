turn-placed =
    { $drawn ->
        [0] { $who } dokłada { $tile }
        [one] { $who } kupuje { $drawn } kamień{ $cost } i dokłada { $tile }
        [few] { $who } kupuje { $drawn } kamienie{ $cost } i dokłada { $tile }
        [many] { $who } kupuje { $drawn } kamieni{ $cost } i dokłada { $tile }
       *[other] { $who } kupuje { $drawn } kamieni{ $cost } i dokłada { $tile }
    }{ $spot ->
        [0] {""}
       *[other] {" "}na pole { $spot }
    }
turn-drew =
    { $drawn ->
        [one] { $who } kupuje { $drawn } kamień
        [few] { $who } kupuje { $drawn } kamienie
        [many] { $who } kupuje { $drawn } kamieni
       *[other] { $who } kupuje { $drawn } kamieni
    }
turn-stuck =
    { $drawn ->
        [one] { $who } kupuje { $drawn } kamień i nic nie dokłada
        [few] { $who } kupuje { $drawn } kamienie i nic nie dokłada
        [many] { $who } kupuje { $drawn } kamieni i nic nie dokłada
       *[other] { $who } kupuje { $drawn } kamieni i nic nie dokłada
    }
turn-passed =
    { $drawn ->
        [0] { $who }: pas (pula jest pusta)
        [one] { $who } kupuje { $drawn } kamień, potem pas (pula jest pusta)
        [few] { $who } kupuje { $drawn } kamienie, potem pas (pula jest pusta)
        [many] { $who } kupuje { $drawn } kamieni, potem pas (pula jest pusta)
       *[other] { $who } kupuje { $drawn } kamieni, potem pas (pula jest pusta)
    }
turn-stopped =
    { $drawn ->
        [one] { $who } kupuje { $drawn } kamień i na tym kończy turę
        [few] { $who } kupuje { $drawn } kamienie i na tym kończy turę
        [many] { $who } kupuje { $drawn } kamieni i na tym kończy turę
       *[other] { $who } kupuje { $drawn } kamieni i na tym kończy turę
    }
turn-dropped-out =
    { $drawn ->
        [0] { $who }: pas (pula jest pusta), odpada z rundy
        [one] { $who } kupuje { $drawn } kamień, potem pas (pula jest pusta), odpada z rundy
        [few] { $who } kupuje { $drawn } kamienie, potem pas (pula jest pusta), odpada z rundy
        [many] { $who } kupuje { $drawn } kamieni, potem pas (pula jest pusta), odpada z rundy
       *[other] { $who } kupuje { $drawn } kamieni, potem pas (pula jest pusta), odpada z rundy
    }
turn-with-points = { $line }: **{ $points }**
turn-with-sum = { $line }: { $sum } = **{ $points }**
turn-with-shape =
    { $shape ->
        [bridge] { $line }, most
        [hexagon] { $line }, hexagon
        [double-hexagon] { $line }, podwójny hexagon
       *[triple-hexagon] { $line }, potrójny hexagon
    }
turn-with-lead = { $line }, tryplet na początek
turn-round =
    { $round ->
        [1] Gra się zaczyna.
       *[other] Zaczyna się runda { $round }.
    }
turn-round-of =
    { $round ->
        [1] Gra się zaczyna: runda 1 z { $rounds }.
       *[other] Zaczyna się runda { $round } z { $rounds }.
    }
turn-round-last = Zaczyna się runda { $round }, ostatnia.
turn-rules = -# { $edition } · { $length }
turn-start-draw = Kto zaczyna? Każdy ciągnie kamień: { $draws }
turn-start-again = Remis, więc gracze z najwyższą sumą ciągną jeszcze raz: { $draws }
turn-start-all-again = Remis, więc wszyscy ciągną jeszcze raz: { $draws }
turn-starts = { $who } zaczyna.
turn-starts-tied = W puli jest za mało kamieni, żeby ciągnąć jeszcze raz, więc spośród remisujących zaczyna pierwszy gracz: { $who }.
turn-starts-alone = { $who } gra solo.
turn-starts-highest = { $who } zaczyna: ma najwyższy tryplet albo, jeśli nikt nie ma trypletu, najwyższą sumę.
turn-starts-lot = { $who } zaczyna: tak zdecydował los.
turn-commitment = -# Dowód rozdania: { $hash }
turn-out = { $who } kładzie ostatni kamień!
turn-out-round =
    { $count ->
        [one] { $who } kładzie ostatni kamień i wygrywa rundę!
        [few] { $who } kładą ostatni kamień i razem wygrywają rundę!
        [many] { $who } kładą ostatni kamień i razem wygrywają rundę!
       *[other] { $who } kładą ostatni kamień i razem wygrywają rundę!
    }
turn-out-bonus = { $who } kładzie ostatni kamień! **{ $points }**
turn-out-others =
    { $bonus ->
        [0] { $who } kładzie ostatni kamień! Daje to { $others } za kamienie na innych podstawkach: **{ $points }**
       *[other] { $who } kładzie ostatni kamień! Daje to { $bonus } i jeszcze { $others } za kamienie na innych podstawkach: **{ $points }**
    }
turn-out-bell =
    { $bonus ->
        [0] { $who } kładzie ostatni kamień! Daje to { $others } za kamienie, które były wtedy na innych podstawkach: **{ $points }**
       *[other] { $who } kładzie ostatni kamień! Daje to { $bonus } i jeszcze { $others } za kamienie, które były wtedy na innych podstawkach: **{ $points }**
    }
turn-blocked = Runda jest zablokowana.
turn-blocked-nobody = Runda jest zablokowana i nikt jej nie wygrywa.
turn-blocked-nothing = Runda jest zablokowana. Nikt nie dostaje za to punktów.
turn-blocked-lose = Runda jest zablokowana. Każdy gracz traci punkty pozostałe na swojej podstawce: { $changes }
turn-blocked-lowest = Runda jest zablokowana. Gracz z najniższą sumą na podstawce dostaje punkty ze wszystkich innych podstawek, pomniejszone o własną sumę: { $changes }
turn-blocked-differences = Runda jest zablokowana. Gracz z najniższą sumą na podstawce dostaje sumę różnic do wszystkich innych podstawek: { $changes }
turn-blocked-fewest = Runda jest zablokowana. Gracz z najmniejszą liczbą kamieni dostaje punkty ze wszystkich innych podstawek, pomniejszone o własną sumę: { $changes }
turn-round-over = **Koniec rundy { $round }.**
turn-round-over-of = **Koniec rundy { $round } z { $rounds }.**
turn-round-scored = { $standing }, **{ $gained }** w tej rundzie · { $left }
turn-round-unscored = { $who } · { $left }
turn-round-to-go = { $line } · brakuje { $points }
turn-round-left =
    { $count ->
        [0] pusta podstawka
        [one] został { $count } kamień: { $tiles } ({ $sum })
        [few] zostały { $count } kamienie: { $tiles } ({ $sum })
        [many] zostało { $count } kamieni: { $tiles } ({ $sum })
       *[other] zostało { $count } kamieni: { $tiles } ({ $sum })
    }
turn-round-left-unscored =
    { $count ->
        [0] pusta podstawka
        [one] został { $count } kamień: { $tiles }
        [few] zostały { $count } kamienie: { $tiles }
        [many] zostało { $count } kamieni: { $tiles }
       *[other] zostało { $count } kamieni: { $tiles }
    }
turn-rounds-won =
    { $count ->
        [one] { $count } wygrana runda
        [few] { $count } wygrane rundy
        [many] { $count } wygranych rund
       *[other] { $count } wygranych rund
    }
turn-next-round = Runda { $round } zacznie się, gdy ktoś naciśnie **{ $button }**, albo automatycznie za pół minuty.
turn-next-round-last = Runda { $round } jest ostatnia. Zacznie się, gdy ktoś naciśnie **{ $button }**, albo automatycznie za pół minuty.
turn-wins =
    { $count ->
        [one] 🏆 { $who } wygrywa: { $points } punkt!
        [few] 🏆 { $who } wygrywa: { $points } punkty!
        [many] 🏆 { $who } wygrywa: { $points } punktów!
       *[other] 🏆 { $who } wygrywa: { $points } punktów!
    }
turn-wins-tied =
    { $count ->
        [one] 🏆 { $who } wygrywają razem: po { $points } punkcie!
        [few] 🏆 { $who } wygrywają razem: po { $points } punkty!
        [many] 🏆 { $who } wygrywają razem: po { $points } punktów!
       *[other] 🏆 { $who } wygrywają razem: po { $points } punktów!
    }
turn-wins-unscored = 🏆 { $who } wygrywa!
turn-wins-unscored-tied = 🏆 { $who } wygrywają razem!
turn-wins-rounds =
    { $count ->
        [one] 🏆 { $who } wygrywa { $count } rundę i całą grę!
        [few] 🏆 { $who } wygrywa { $count } rundy i całą grę!
        [many] 🏆 { $who } wygrywa { $count } rund i całą grę!
       *[other] 🏆 { $who } wygrywa { $count } rund i całą grę!
    }
turn-wins-rounds-tied =
    { $count ->
        [one] 🏆 { $who } wygrywają razem: po { $count } rundzie!
        [few] 🏆 { $who } wygrywają razem: po { $count } rundy!
        [many] 🏆 { $who } wygrywają razem: po { $count } rund!
       *[other] 🏆 { $who } wygrywają razem: po { $count } rund!
    }
turn-alone-over =
    { $count ->
        [one] 🏆 { $who } kończy grę: { $points } punkt!
        [few] 🏆 { $who } kończy grę: { $points } punkty!
        [many] 🏆 { $who } kończy grę: { $points } punktów!
       *[other] 🏆 { $who } kończy grę: { $points } punktów!
    }
turn-nobody-wins = Nikt nie wygrywa.
turn-standings = { $standings } · pula { $pool }
turn-standings-last = { $standings } · pula { $pool } · ostatnia runda
turn-standing-dropped = { $standing } (poza rundą)
turn-last-round =
    { $count ->
        [one] { $who } ma { $score } punkt, więc ta runda jest ostatnia.
        [few] { $who } ma { $score } punkty, więc ta runda jest ostatnia.
        [many] { $who } ma { $score } punktów, więc ta runda jest ostatnia.
       *[other] { $who } ma { $score } punktów, więc ta runda jest ostatnia.
    }
turn-one-more-round =
    { $count ->
        [one] { $who } ma { $score } punkt, więc będzie jeszcze tylko jedna runda.
        [few] { $who } ma { $score } punkty, więc będzie jeszcze tylko jedna runda.
        [many] { $who } ma { $score } punktów, więc będzie jeszcze tylko jedna runda.
       *[other] { $who } ma { $score } punktów, więc będzie jeszcze tylko jedna runda.
    }
turn-played-on = { $who } kładzie ostatni kamień. Runda toczy się dalej, aż wszyscy rozegrają tyle samo tur.
turn-played-on-shared = { $who } kładzie ostatni kamień. Runda toczy się dalej, aż wszyscy rozegrają tyle samo tur. Każdy, kto też położy ostatni kamień, wygrywa razem z innymi.
turn-played-on-counted = { $who } kładzie ostatni kamień. Runda toczy się dalej, aż wszyscy rozegrają tyle samo tur. Z innych podstawek liczy się to, co jest na nich teraz.
turn-call = { $mention }, twoja tura.
turn-next = Teraz gra { $who }
turn-undone = { $who } cofa swój ostatni ruch.
turn-undo-asked = { $who } prosi o cofnięcie swojego ostatniego ruchu. Jeśli się zgadzacie, naciśnijcie **{ $button }**. Możecie też po prostu grać dalej.
turn-undo-agreed = { $who } zgadza się na cofnięcie ruchu. Zgody: { $agreed } z { $needed }.
turn-undo-granted = Wszyscy się zgadzają: { $who } cofa swój ostatni ruch.
turn-undo-overtaken = { $who } prosi o cofnięcie swojego ostatniego ruchu, ale gra toczy się już dalej.

turn-kept-bridge = { $tile } czekał na tę chwilę: { $who } buduje nim most, { $points }
turn-kept-hexagon = { $tile } czekał na tę chwilę: { $who } domyka nim hexagon, { $points }
turn-kept-double-hexagon = { $tile } czekał na tę chwilę: { $who } domyka nim podwójny hexagon, { $points }
turn-kept-triple-hexagon = { $tile } czekał na tę chwilę: { $who } domyka nim potrójny hexagon, { $points }
