games-none = Je hebt op dit moment geen spel lopen op deze server. Open een tafel met `/play`.
games-title =
    { $count ->
        [one] **Je spel op deze server**
       *[other] **Je { $count } spellen op deze server**
    }
games-line = { $number }. { $channel }{ $others }: { $state }
games-with = {" "}met { $others }
games-your-turn = **jouw beurt**
games-turn = { $who } is aan de beurt
games-your-start = wacht tot jij het spel start
games-start = wacht tot { $who } het spel start
games-next-round = tussen twee rondes
games-your-return = **er speelt een computer voor je**
games-deadline = { $state } · deadline: { $when }
games-changed = { $state }. Laatste zet: { $when }
games-more =
    { $count ->
        [one] … en nog één.
       *[other] … en nog { $count }.
    }
games-rack = { $number }: Mijn plankje
