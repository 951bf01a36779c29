### Die beendeten Spiele einer Person.

history-none = Du hast auf diesem Server noch kein Spiel zu Ende gespielt.
history-none-with = Du hast auf diesem Server noch kein Spiel mit { $who } zu Ende gespielt.
history-title = **Deine beendeten Spiele auf diesem Server:** { $count }
history-title-with = **Deine beendeten Spiele mit { $who }:** { $count }
history-score = Direkter Vergleich: Du lagst { $wins }-mal vorn · { $losses }-mal hinten · { $ties }-mal gleichauf
history-line = { $date } · Platz { $place } von { $players } · { $scores }
history-line-voided = { $line } · zählt nicht
history-line-friendly = { $line } · Freundschaftsspiel
history-line-reviewed = { $line } · Genauigkeit { $percent } %
history-page = Seite { $page } von { $pages }
history-bot = Bots spielen nicht mit. Wähle eine Person.
history-menu = Wähle ein Spiel, um zu sehen, wie es ausging
history-newer = Neuere
history-older = Ältere
