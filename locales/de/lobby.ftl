### Ein Tisch vor seinem Spiel, und Tische, die früher geschlossen werden.

lobby-title = { $host } hat einen Triominos-Tisch geöffnet. Wer ist dabei?
lobby-rules = { $edition } · { $hints }
lobby-hints-full = mit Tipps
lobby-hints-legal = Tipps ohne Punktangabe
lobby-hints-none = ohne Tipps
lobby-seats = Plätze ({ $taken } von { $capacity }): { $names }
lobby-alone = Noch ist sonst niemand da. { $host } kann auch gleich starten und solo spielen.
lobby-too-few =
    { $least ->
        [one] Das Spiel braucht mindestens einen Spieler; Computer zählen mit.
       *[other] Das Spiel braucht mindestens { $least } Spieler; Computer zählen mit.
    }
lobby-start = Es geht los, sobald { $host } das Spiel startet.
lobby-stand-ins = Wer zuschaut, kann während des Spiels für einen Computer einspringen.
lobby-expires = -# Wenn niemand das Spiel startet, schließt der Tisch { $when }.
lobby-begun = Das Spiel hat begonnen.

lobby-closed-host = { $who } hat den Tisch geschlossen.
lobby-closed-moderator = Die Moderation hat den Tisch geschlossen.
lobby-closed-moderator-named = { $who } (Moderation) hat den Tisch geschlossen.
lobby-closed-vote = Der Tisch wurde per Abstimmung geschlossen.
lobby-closed-expired = Der Tisch ist geschlossen, weil niemand rechtzeitig gestartet hat. Öffne mit `/play` einen neuen.
lobby-closed-deserted = Der Tisch ist geschlossen, weil alle gegangen sind. Öffne mit `/play` einen neuen.
lobby-closed-tournament = Der Tisch ist geschlossen: Das Turnier geht ohne ihn weiter.

lobby-ended-host = { $who } hat das Spiel beendet.
lobby-ended-moderator = Die Moderation hat das Spiel beendet.
lobby-ended-moderator-named = { $who } (Moderation) hat das Spiel beendet.
lobby-ended-vote = Das Spiel wurde per Abstimmung beendet.
lobby-ended-expired = Das Spiel ist vorbei, weil lange niemand mehr gespielt hat.
lobby-ended-deserted = Das Spiel ist vorbei, weil alle gegangen sind.
lobby-ended-tournament = Das Spiel ist vorbei: Die Zeit war um, oder die Turnierleitung hat es beendet.
lobby-ended-ruled = Die Turnierleitung hat das Spiel beendet und das Ergebnis festgelegt.
lobby-ended-time = Die Zeit ist um, also zählt der aktuelle Stand.
lobby-ended-lost = Für { $who } zählt das Spiel als Niederlage: Wer geht oder nicht weiterspielt, verliert.
lobby-ended-scores = Der Stand am Ende: { $scores }

lobby-seat-taken = { $left } hat das Spiel verlassen. { $computer } übernimmt den Platz.
lobby-seat-taken-for-now = { $left } hat das Spiel verlassen. { $computer } übernimmt den Platz, und { $left } kann mit `/rejoin` zurückkommen.
lobby-stood-in = { $who } löst { $computer } ab.
lobby-no-show = { $absent } ist nicht rechtzeitig erschienen und kommt an diesem Tisch auf den letzten Platz. Ein Computer springt ein, und das Spiel geht weiter.
lobby-stand-in-plays-on = { $left } spielt nicht mehr an diesem Tisch. Ein Computer springt ein.
lobby-end-vote = { $who } ist auch dafür, das Spiel zu beenden. Stimmen bisher: { $votes } von { $needed }.
lobby-end-ask = { $mentions }: { $who } möchte das Spiel beenden. Stimmen bisher: { $votes } von { $needed }. Einverstanden?
