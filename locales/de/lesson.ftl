### /learn: die ersten Schritte, und der Coach danach.

lesson-title = **Erste Schritte, { $step } von { $steps }:** { $name }
lesson-name-side = welche Seite passt
lesson-name-corner = jede Ecke zählt
lesson-name-bridge = die Brücke
lesson-name-hexagon = das Sechseck
lesson-name-draw = was das Ziehen kostet
lesson-name-out = der letzte Stein

lesson-welcome = Willkommen. Du kannst jederzeit aufhören: `/learn` bringt dich an dieselbe Stelle zurück.
lesson-resumed = Willkommen zurück. Hier geht es weiter.

lesson-task-side = Zwei Steine passen aneinander, wenn die Ziffern an beiden Enden der gemeinsamen Seite übereinstimmen. Dein { $tile } passt nur an eine Seite des Steins auf dem Brett. Auf welches Feld gehört er?
lesson-task-corner = Wo Ecken zusammentreffen, müssen die Ziffern gleich sein, manchmal an allen drei Ecken. Wo passt dein { $tile }?
lesson-task-bridge = Eine Brücke verbindet zwei Teile des Bretts: Eine Seite passt, und die Ecke gegenüber auch. Das bringt zusätzlich { $points }. Mit welchem Zug baust du eine Brücke?
lesson-task-hexagon = Sechs Steine, die sich an einer Ecke treffen, bilden ein Sechseck. Der Stein, der es schließt, bringt zusätzlich { $points }. Mit welchem Zug schließt du eins?
lesson-task-draw = Von deinen Steinen passt hier keiner. Was kannst du tun?
lesson-task-out = Das ist dein letzter Stein. Wenn du ihn anlegst, endet die Runde, und du bekommst { $bonus } und dazu die Punkte auf dem anderen Spielbänkchen. Was machst du?
lesson-spot = Feld { $spot }: { $detail }

lesson-right = **Richtig.** { $what }
lesson-why-side = An beiden Enden der gemeinsamen Seite treffen gleiche Ziffern aufeinander.
lesson-why-corner = Wo Ecken zusammentreffen, müssen die Ziffern gleich sein. In der Lücke hätte eine Ecke nicht gepasst.
lesson-scores-less = Das geht (**{ $points }**), aber eine andere Antwort bringt mehr. Versuch es noch einmal.
lesson-no-pass = Aussetzen darfst du erst, wenn der Topf leer ist, und hier sind noch Steine drin. Versuch es noch einmal.

lesson-done = Das war der letzte Schritt, gut gemacht. Spiel jetzt eine Runde gegen einen Computer der Stufe Leicht: Drei Züge lang sagt dir ein Coach, welcher Zug der beste ist und warum.
lesson-end = Du bist mit den ersten Schritten durch. Spiel eine Runde gegen einen Computer der Stufe Leicht: Drei Züge lang sagt dir ein Coach, welcher Zug der beste ist und warum.

lesson-moved-on = Du bist inzwischen weiter. Hier bist du jetzt.
lesson-none = Diesen Schritt finde ich nicht mehr. Mit `/learn` fängst du neu an.
lesson-not-yours = Hier lernt jemand anders. Deine ersten Schritte beginnen mit `/learn`.

lesson-button-learn = Das Spiel lernen
lesson-button-next = Weiter
lesson-button-skip = Schritt überspringen
lesson-button-skip-all = Alles überspringen
lesson-button-again = Von vorn anfangen
lesson-button-first-round = Erste Runde spielen

lesson-coach = 🎓 **Rat vom Coach:** { $what }
lesson-coach-leaves = Das war mein letzter Rat: Ab jetzt spielst du allein. **Tipp** hilft dir, wenn du nicht weiterweißt.
