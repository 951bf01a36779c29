### Ein Tisch vor seinem Spiel, und Tische, die früher geschlossen werden.

lobby-title = { $host } hat einen Triominos-Tisch geöffnet. Wer ist dabei?
lobby-rules = { $edition } · { $hints }
lobby-hints-full = mit Tipps
lobby-hints-legal = Tipps ohne Punkte
lobby-hints-none = ohne Tipps
lobby-seats = Plätze ({ $taken } von { $capacity }): { $names }
lobby-alone = { $host } kann auch allein starten und solo spielen.
lobby-too-few =
    { $least ->
        [one] Das Spiel braucht mindestens einen Spieler; Computer zählen mit.
       *[other] Das Spiel braucht mindestens { $least } Spieler; Computer zählen mit.
    }
lobby-start = Warten, bis { $host } startet.
lobby-stand-ins = Wer zuschaut, kann während des Spiels für einen Computer einspringen.
lobby-expires = -# Wenn niemand das Spiel startet, schließt der Tisch. Frist: { $when }.
lobby-begun = Das Spiel hat begonnen.

lobby-closed-host = { $who } hat den Tisch geschlossen.
lobby-closed-moderator = Die Moderation hat den Tisch geschlossen.
lobby-closed-moderator-named = { $who } (Moderation) hat den Tisch geschlossen.
lobby-closed-vote = Der Tisch ist geschlossen: Die Spieler haben dafür gestimmt.
lobby-closed-expired = Der Tisch ist geschlossen, weil niemand rechtzeitig gestartet hat. Öffne mit `/play` einen neuen.
lobby-closed-deserted = Der Tisch ist geschlossen, weil alle gegangen sind. Öffne mit `/play` einen neuen.
lobby-closed-tournament = Der Tisch ist geschlossen: Das Turnier geht ohne ihn weiter.

lobby-ended-host = { $who } hat das Spiel beendet.
lobby-ended-moderator = Die Moderation hat das Spiel beendet.
lobby-ended-moderator-named = { $who } (Moderation) hat das Spiel beendet.
lobby-ended-vote = Das Spiel ist vorbei: Die Spieler haben sich darauf geeinigt.
lobby-ended-expired = Das Spiel ist vorbei, weil niemand weitergespielt hat.
lobby-ended-deserted = Das Spiel ist vorbei, weil alle gegangen sind.
lobby-ended-tournament = Das Spiel ist vorbei: Die Zeit war um, oder die Turnierleitung hat es beendet.
lobby-ended-lost = Für { $who } zählt es als Niederlage (Spiel verlassen oder nicht weitergespielt).
lobby-ended-scores = Der Stand in diesem Moment: { $scores }

lobby-seat-taken = { $left } hat das Spiel verlassen. { $computer } übernimmt den Platz.
lobby-seat-taken-for-now = { $left } hat das Spiel verlassen. { $computer } übernimmt den Platz, und { $left } kann mit `/rejoin` zurückkommen.
lobby-stood-in = { $who } löst { $computer } ab.
lobby-no-show = { $absent } ist nicht rechtzeitig erschienen und kommt an diesem Tisch auf den letzten Platz. Ein Computer springt ein, und das Spiel geht weiter.
lobby-stand-in-plays-on = { $left } spielt nicht mehr an diesem Tisch. Ein Computer springt ein.
lobby-end-vote = { $who } stimmt zu, das Spiel zu beenden ({ $votes } von { $needed }).
lobby-end-ask = { $mentions }: { $who } möchte das Spiel beenden ({ $votes } von { $needed }). Einverstanden?
