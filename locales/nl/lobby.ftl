lobby-title = { $host } heeft een tafel voor Triominos geopend. Wie doet er mee?
lobby-rules = { $edition } · { $hints }
lobby-hints-full = met tips
lobby-hints-legal = tips zonder punten
lobby-hints-none = geen tips
lobby-seats = Bezette plaatsen: { $taken } van { $capacity } · { $names }
lobby-alone = Wachten op spelers. { $host } kan ook meteen starten en solo spelen.
lobby-too-few =
    { $least ->
        [one] Er is minstens één speler nodig; computers tellen mee.
       *[other] Er zijn minstens { $least } spelers nodig; computers tellen mee.
    }
lobby-start = Wachten tot { $host } het spel start.
lobby-stand-ins = Toeschouwers kunnen tijdens het spel de plaats van een computer overnemen.
lobby-expires = -# Als niemand het spel start, sluit ik de tafel { $when }.
lobby-begun = Het spel is begonnen.

lobby-closed-host = { $who } heeft de tafel gesloten.
lobby-closed-moderator = Een moderator heeft de tafel gesloten.
lobby-closed-moderator-named = { $who } heeft de tafel als moderator gesloten.
lobby-closed-vote = De spelers hebben besloten de tafel te sluiten.
lobby-closed-expired = Niemand heeft het spel op tijd gestart, dus de tafel is gesloten. Open een nieuwe met `/play`.
lobby-closed-deserted = Iedereen is weggegaan, dus de tafel is gesloten. Open een nieuwe met `/play`.
lobby-closed-tournament = De tafel is gesloten: het toernooi gaat zonder deze tafel verder.

lobby-ended-host = { $who } heeft het spel beëindigd.
lobby-ended-moderator = Een moderator heeft het spel beëindigd.
lobby-ended-moderator-named = { $who } heeft het spel als moderator beëindigd.
lobby-ended-vote = De spelers hebben samen besloten te stoppen.
lobby-ended-expired = Het spel is afgelopen omdat er heel lang niet is gespeeld.
lobby-ended-deserted = Het spel is afgelopen omdat iedereen is weggegaan.
lobby-ended-tournament = Het spel is afgelopen: de tijd was om, of een organisator heeft het beëindigd.
lobby-ended-ruled = Een organisator heeft het spel beëindigd en het resultaat vastgesteld.
lobby-ended-time = De tijd is om, dus telt de stand van dit moment.
lobby-ended-lost = Het spel telt als verlies voor { $who }, want wie weggaat of niet meer speelt, verliest.
lobby-ended-scores = De scores toen het spel eindigde: { $scores }

lobby-seat-taken = { $left } is weggegaan. { $computer } neemt de plaats over.
lobby-seat-taken-for-now = { $left } is weggegaan. { $computer } neemt de plaats over en { $left } kan terugkomen met `/rejoin`.
lobby-stood-in = { $who } neemt het over van { $computer }.
lobby-no-show = { $absent } is niet op tijd komen opdagen en wordt laatste aan deze tafel. Een computer valt in en het spel gaat door.
lobby-stand-in-plays-on = { $left } speelt niet meer aan deze tafel. Een computer valt in.
lobby-end-vote = { $who } gaat akkoord met stoppen. Stemmen tot nu toe: { $votes } van de { $needed }.
lobby-end-ask = { $mentions }, { $who } wil het spel beëindigen. Stemmen tot nu toe: { $votes } van de { $needed }. Akkoord?
