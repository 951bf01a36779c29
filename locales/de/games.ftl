### Die Liste der eigenen Spiele auf einem Server.

games-none = Du hast im Moment kein laufendes Spiel auf diesem Server. `/play` öffnet einen Tisch.
games-title =
    { $count ->
        [one] **Dein Spiel auf diesem Server**
       *[other] **Deine { $count } Spiele auf diesem Server**
    }
games-line = { $number }. { $channel }{ $others }: { $state }
games-with = {" "}mit { $others }
games-your-turn = **Du bist am Zug**
games-turn = { $who } ist am Zug
games-your-start = Es geht los, sobald du das Spiel startest
games-start = Es geht los, sobald { $who } das Spiel startet
games-next-round = Pause zwischen zwei Runden
games-your-return = **Ein Computer spielt für dich**
games-deadline = { $state } · Frist: { $when }
games-changed = { $state }. Letzter Zug: { $when }
games-more =
    { $count ->
        [one] … und ein weiteres.
       *[other] … und { $count } weitere.
    }
games-rack = { $number }: Mein Spielbänkchen
