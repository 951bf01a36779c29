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

lesson-task-side = Zwei Steine können eine Seite teilen, wenn die Ziffern an beiden Enden gleich sind. Dein { $tile } passt nur an eine Seite des Steins auf dem Brett. Auf welches Feld?
lesson-task-corner = Wo Ecken zusammentreffen, müssen die Ziffern gleich sein, notfalls an allen drei Ecken. Wo passt dein { $tile }?
lesson-task-bridge = Eine Brücke verbindet zwei Teile des Bretts: Eine Seite passt, und die Ecke gegenüber auch. Das bringt zusätzlich { $points }. Welcher Zug macht eine Brücke?
lesson-task-hexagon = Sechs Steine um einen Punkt sind ein Sechseck. Der Stein, der es schließt, bringt zusätzlich { $points }. Mit welchem Zug klappt das?
lesson-task-draw = Keiner deiner Steine passt auf dieses Brett. Was kannst du tun?
lesson-task-out = Das ist dein letzter Stein. Legst du ihn an, endet die Runde, und du bekommst { $bonus } und die Steine auf dem anderen Spielbänkchen. Was machst du?
lesson-spot = Feld { $spot }: { $detail }

lesson-right = **Richtig.** { $what }
lesson-why-side = An beiden Enden der gemeinsamen Seite treffen gleiche Ziffern zusammen.
lesson-why-corner = An jeder Ecke treffen gleiche Ziffern zusammen. In der Lücke hätte eine Ecke nicht gestimmt.
lesson-scores-less = Das geht, für **{ $points }**. Eine andere Antwort bringt aber mehr: Versuch es noch einmal.
lesson-no-pass = Aussetzen darfst du nur, wenn der Topf leer ist, und hier sind noch Steine drin. Versuch es noch einmal.

lesson-done = Das war der letzte Schritt, stark. Spiel jetzt eine Runde gegen einen leichten Computer: Drei Züge lang sagt dir ein Coach den besten Zug und warum.
lesson-end = Du bist mit den ersten Schritten durch. Spiel eine Runde gegen einen leichten Computer: Drei Züge lang sagt dir ein Coach den besten Zug und warum.

lesson-moved-on = Du bist inzwischen weiter. Hier stehst du jetzt.
lesson-none = Diese ersten Schritte finde ich nicht. Fang sie mit `/learn` an.
lesson-not-yours = Hier lernt jemand anderes. Deine ersten Schritte beginnen mit `/learn`.

lesson-button-learn = Spiel lernen
lesson-button-next = Weiter
lesson-button-skip = Schritt überspringen
lesson-button-skip-all = Alles überspringen
lesson-button-again = Von vorn anfangen
lesson-button-first-round = Erste Runde spielen

lesson-coach = 🎓 **Rat vom Coach:** { $what }
lesson-coach-leaves = Das war mein letzter Rat: Ab jetzt spielst du allein. **Tipp** hilft dir, wenn du nicht weiterweißt.
