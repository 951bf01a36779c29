### Pläne: was jemand in einem Spiel über Tage im nächsten Zug tun möchte.

order-title = **Dein Plan für den nächsten Zug**
order-empty = Wähle einen oder mehrere Steine und jeweils ein Feld. Sobald du dran bist, lege ich ohne Rückfrage den ersten an, der noch passt.
order-nothing-fits = Gerade passt keiner deiner Steine, also kannst du keinen Zug planen. Ich kann für dich ziehen, sobald du dran bist.
order-nothing-to-plan = Gerade passt keiner deiner Steine und der Topf ist leer, also gibt es nichts zu planen. Ich sage dir Bescheid, wenn du dran bist.
order-list = Von diesen Zügen mache ich den ersten, der noch möglich ist:
order-item = { $place }. { $placement }
order-item-gone = { $place }. { $tile } (passt nicht mehr)
order-then-asked = Wenn keiner davon möglich ist, frage ich dich.
order-then-draw = Wenn kein Stein auf deinem Spielbänkchen passt, ziehe ich nach den Regeln für dich. Sobald du etwas entscheiden kannst, frage ich dich.
order-same-bonus = Ich lege einen Stein nur an, wenn er noch denselben Bonus bringt wie bei deiner Wahl.
order-example-bonus = -# **{ $button }**: Angenommen, du hast eine Brücke gewählt (+40). Verbaut ein anderer Stein vorher die Brücke, frage ich dich, statt anzulegen.
order-opponent =
    { $tiles ->
        [one] Der Plan gilt nur, wenn jemand anders höchstens noch einen Stein hat. Sonst frage ich dich.
       *[other] Der Plan gilt nur, wenn jemand anders höchstens noch { $tiles } Steine hat. Sonst frage ich dich.
    }
order-example-opponent = -# **{ $menu }**: Angenommen, du wählst 2 Steine. Haben dann alle anderen noch 3 oder mehr, wenn du dran bist, frage ich dich.
order-given = 📋 **Dein Plan steht.** Er wird gelöscht, wenn ein Zug zurückgenommen wird, ein Platz neu besetzt wird oder die Runde endet. Einen Zug, den ich nach deinem Plan mache, kannst du nicht zurücknehmen.
order-draft = ✏️ **Dein Plan gilt noch nicht.** Drücke **{ $button }**, wenn alles stimmt.
order-was-cancelled = Dein Plan ist gelöscht. Ich frage dich, wenn du am Zug bist.

order-choose = Einen Zug hinzufügen
order-choose-tile = Einen Zug hinzufügen: Wähle zuerst den Stein
order-choose-opponent = Nur wenn jemand anders kaum noch Steine hat
order-whoever = Egal, wie viele Steine die anderen haben
order-at-most =
    { $tiles ->
        [one] Nur wenn jemand anders höchstens 1 Stein hat
       *[other] Nur wenn jemand anders höchstens { $tiles } Steine hat
    }

order-waits = 📋 Du hast einen Plan für deinen nächsten Zug.
order-unplayed = 📋 Dein Plan ging nicht auf, also entscheidest jetzt du.
order-played = 📋 { $who } hat diesen Zug vorausgeplant:

order-refused-live = Vorausplanen kannst du nur in Spielen mit mindestens einem Tag Bedenkzeit pro Zug. In diesem hier sage ich dir Bescheid, wenn du am Zug bist.
order-refused-unhinted = An diesem Tisch gibt es keine Tipps, deshalb kannst du hier nicht vorausplanen.
order-refused-own-turn = Du bist schon am Zug und musst nichts planen: Spiel einfach.
order-refused-no-board = Vorausplanen kannst du, sobald der erste Stein der Runde auf dem Brett liegt.
order-refused-empty = Dein Plan ist noch leer. Wähle einen Stein und ein Feld, oder lass mich für dich ziehen.
order-refused-full = Dein Plan ist voll: Mehr als { $most ->
        [one] ein Stein geht nicht.
       *[other] { $most } Steine gehen nicht.
    }
