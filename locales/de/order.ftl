### Aufträge: was jemand in einem Spiel über Tage im nächsten Zug tun möchte.

order-title = **Auftrag für deinen nächsten Zug**
order-empty = Wähle einen oder mehrere Steine samt Feld. Sobald du am Zug bist, wird ohne Rückfrage der erste angelegt, der noch passt.
order-nothing-fits = Gerade passt keiner deiner Steine, also gibt es keinen Zug zu planen. Ich kann für dich ziehen, sobald du dran bist.
order-nothing-to-plan = Gerade passt keiner deiner Steine und der Topf ist leer, also gibt es nichts zu planen. Ich sage dir Bescheid, wenn du dran bist.
order-list = Der erste davon, der noch passt, wird angelegt:
order-item = { $place }. { $placement }
order-item-gone = { $place }. { $tile } (passt nicht mehr)
order-then-asked = Wenn keiner davon passt, wirst du gefragt.
order-then-draw = Wenn kein Stein auf deinem Spielbänkchen passt, werden nach den Regeln Steine gezogen. Sobald es etwas zu wählen gibt, wirst du gefragt.
order-same-bonus = Ein Stein wird nur angelegt, wenn er denselben Bonus bringt wie bei deiner Wahl.
order-example-bonus = -# **{ $button }**: Angenommen, du hast eine Brücke gewählt (+40). Macht ein anderer Stein die Brücke vorher kaputt, frage ich dich, statt anzulegen.
order-opponent =
    { $tiles ->
        [one] All das nur, wenn jemand anders höchstens noch einen Stein hat. Sonst wirst du gefragt.
       *[other] All das nur, wenn jemand anders höchstens noch { $tiles } Steine hat. Sonst wirst du gefragt.
    }
order-example-opponent = -# **{ $menu }**: Angenommen, du wählst 2 Steine. Haben dann alle anderen noch 3 oder mehr, wenn du dran bist, frage ich dich.
order-given = 📋 **Dieser Auftrag gilt.** Er wird gelöscht, wenn ein Stein zurückgenommen wird, jemand anders einen Platz übernimmt oder die Runde endet. Ein Zug nach Auftrag lässt sich nicht zurücknehmen.
order-draft = ✏️ **Dieser Auftrag gilt noch nicht.** Drücke **{ $button }**, wenn er sagt, was du willst.
order-was-cancelled = Dein Auftrag ist gelöscht. Wenn du am Zug bist, wirst du gefragt.

order-choose = Einen Stein samt Feld hinzufügen
order-choose-tile = Hinzufügen: zuerst den Stein
order-choose-opponent = Nur, wenn jemand anders kurz vor dem Ende steht
order-whoever = Egal, wie viele Steine die anderen haben
order-at-most =
    { $tiles ->
        [one] Nur, wenn jemand anders höchstens 1 Stein hat
       *[other] Nur, wenn jemand anders höchstens { $tiles } Steine hat
    }

order-waits = 📋 Du hast einen Auftrag für deinen nächsten Zug.
order-unplayed = 📋 Dein Auftrag ließ sich nicht ausführen, jetzt entscheidest du.
order-played = 📋 Nach dem Auftrag von { $who }:

order-refused-live = Vorausplanen kannst du nur in Spielen mit Bedenkzeit in Tagen. In diesem hier sage ich dir Bescheid, wenn du am Zug bist.
order-refused-unhinted = An diesem Tisch wird niemandem vor dem Anlegen gesagt, was passt, also lässt sich nichts vorausplanen.
order-refused-own-turn = Du bist am Zug, also gibt es nichts vorauszuplanen: Spiel jetzt.
order-refused-no-board = Vorausplanen kannst du, sobald der erste Stein der Runde auf dem Brett liegt.
order-refused-empty = Dein Auftrag sagt noch nicht, was zu tun ist. Wähle einen Stein samt Feld, oder lass Steine ziehen.
order-refused-full = Mehr passt nicht in deinen Auftrag (höchstens { $most }).
