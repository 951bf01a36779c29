league-board-rating = Rating
league-board-ladder = Ladder
league-board-wins = Overwinningen
league-board-points-a-round = Punten per ronde
league-board-best-move = Beste zet
league-board-best-match = Beste spel
league-board-bridges = Bruggen
league-board-hexagons = Zeshoeken
league-board-solo = Solorecord
league-board-tournament-points = Toernooipunten
league-board-titles = Titels
league-board-podiums = Podiumplaatsen
league-span-all-time = Sinds het begin
league-span-season = Dit seizoen
league-span-last-season = Vorig seizoen
league-span-month = Deze maand
league-month =
    { $month ->
        [1] januari { $year }
        [2] februari { $year }
        [3] maart { $year }
        [4] april { $year }
        [5] mei { $year }
        [6] juni { $year }
        [7] juli { $year }
        [8] augustus { $year }
        [9] september { $year }
        [10] oktober { $year }
        [11] november { $year }
       *[other] december { $year }
    }
league-months = { $first } tot en met { $last }
league-heading = { $board } · { $span }
league-heading-edition = { $board } · { $span } · { $edition }

league-decimal = { $whole },{ $tenths }
league-points =
    { $count ->
        [one] { $figure } punt
       *[other] { $figure } punten
    }
league-wins =
    { $count ->
        [one] { $figure } overwinning
       *[other] { $figure } overwinningen
    }
league-bridges =
    { $count ->
        [one] { $figure } brug
       *[other] { $figure } bruggen
    }
league-hexagons =
    { $count ->
        [one] { $figure } zeshoek
       *[other] { $figure } zeshoeken
    }
league-matches =
    { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }

league-tournaments =
    { $count ->
        [one] { $count } toernooi
       *[other] { $count } toernooien
    }
league-titles =
    { $count ->
        [one] { $figure } titel
       *[other] { $figure } titels
    }
league-podiums =
    { $count ->
        [one] { $figure } podiumplaats
       *[other] { $figure } podiumplaatsen
    }

league-row = { $place }\. **{ $name }** · { $figure }
league-row-plain = { $place }. { $name }: { $figure }
league-own = Je staat op plaats { $place } van { $people }: { $figure }.
league-own-none = Je staat hier nog niet in de ranglijst.
league-why-rated = Een spel telt mee voor ratings als het niet vriendschappelijk is, er minstens twee personen meespelen, er bij het begin geen computer aan tafel zit en er behalve de lengte geen regels zijn gewijzigd.
league-why-rounds =
    { $rounds ->
        [one] Na één ronde sta je in de ranglijst.
       *[other] Na { $rounds } rondes sta je in de ranglijst.
    } Je twee beste spellen tellen niet mee, dus je hebt minstens drie spellen nodig.
league-why-solo = Voor een record speel je in je eentje één ronde met ongewijzigde regels. Gebruik `/play` en druk dan op **Starten**.
league-why-no-solo = Voor deze regels zijn er geen solorecords.
league-why-tournament-points =
    Een toernooi levert je één punt op voor elke vaste speler die achter je eindigt, en 0,1 punt voor elke andere speler die achter je eindigt. Een speler telt alleen mee als jullie allebei minstens de helft van het toernooi spelen. { $best ->
        [one] Alleen je beste toernooi telt.
       *[other] Alleen je beste { $best } toernooien tellen.
    }
league-why-tournaments =
    { $least ->
        [one] Een toernooi telt mee als minstens één persoon de helft ervan speelt.
       *[other] Een toernooi telt mee als minstens { $least } personen de helft ervan spelen.
    } Een toernooi met alleen nieuwe spelers telt nauwelijks mee, tenzij ze voor het einde van het seizoen vaste spelers worden.
league-why-weights = Hoe vaker je de laatste tijd tegen dezelfde mensen hebt gespeeld, hoe minder een spel tegen die mensen telt. Een spel tegen mensen die nog geen vaste speler zijn, telt nauwelijks mee.
league-why-bests = Een spel telt alleen mee als minstens de helft van je tegenstanders vaste speler is.
league-why-established = Je bent een vaste speler na vijf spellen met rating, op minstens drie verschillende dagen en tegen de helft van de andere vaste spelers hier: minstens drie, maar meer dan acht hoeven het er nooit te zijn.
league-needs = Om vaste speler te worden, heb je nog { $needs } nodig.
league-needs-matches =
    { $count ->
        [one] één spel met rating
       *[other] { $count } spellen met rating
    }
league-needs-days =
    { $count ->
        [one] één speeldag
       *[other] { $count } speeldagen
    }
league-needs-opponents =
    { $count ->
        [one] één andere vaste speler als tegenstander
       *[other] { $count } andere vaste spelers als tegenstander
    }
league-empty = Er staat hier nog niemand in de ranglijst.
league-provisional = Een vraagteken betekent dat de rating voorlopig is: er zijn nog maar weinig spellen gespeeld.
league-page = Pagina { $page } van { $pages }
league-higher = Hoger
league-lower = Lager
league-mine = Mijn plaats
league-shared = Ik heb het hier voor iedereen geplaatst.
league-shared-by = -# Gedeeld door { $who }
league-share-barred = Ik kan in dit kanaal niets plaatsen. Met `/doctor` zie je welke machtiging ontbreekt.
league-choose-board = Kies een ranglijst
league-choose-span = Kies een periode
league-choose-edition = Kies de regels
league-alt = { $heading }. { $page }.
league-kept-note = Ik werk dit na elk toernooi bij. De rest zie je met `/leaderboard`.
league-change-up = { $count } omhoog
league-change-down = { $count } omlaag
league-change-new = nieuw

league-profile-none = { $name } heeft op deze server nog geen spel uitgespeeld.
league-profile-rating = Rating: **{ $points }**, plaats { $place } van { $people }
league-profile-provisional = Rating: **{ $points }** (voorlopig), plaats { $place } van { $people }
league-profile-unrated = Rating: nog geen. { $why }
league-profile-season = Dit seizoen: plaats { $place } op de ladder, met { $points }
league-profile-no-rating = Rating: nog geen
league-ratings-changed = Nieuwe ratings: { $changes }
league-rating-change = { $who } { $before } → { $after }
league-profile-matches = Gespeeld: { $matches }, { $wins }
league-profile-matches-computers = Gespeeld: { $matches }, { $wins } tegen mensen, { $beaten } tegen computers
league-profile-rated =
    { $others ->
        [0] Met rating: allemaal
       *[other] Met rating: { $rated } van { $matches }. Een spel telt niet mee voor ratings als het vriendschappelijk is, als een computer vanaf het begin meespeelt, als een andere regel dan de lengte is gewijzigd, of als iemand minder dan drie beurten heeft gehad.
    }
league-profile-points = Punten per ronde: { $figure }
league-profile-best-move = Beste zet: { $points }
league-profile-best-match = Beste spel: { $points }
league-profile-shapes = Gemaakt: { $bridges }, { $hexagons }
league-profile-solo = Solorecord: { $points }
league-profile-solo-edition = Solorecord, { $edition }: { $points }
league-profile-tournaments = Toernooien: { $titles }, { $podiums }, { $points }; beste plaats: { $place } van { $of }
league-profile-last-tournaments = Laatste toernooien:
league-profile-tournament = - { $date } · **{ $name }**: plaats { $place } van { $of }
league-profile-reliable = In { $percent }% van de spellen tot het einde gebleven
league-style-heading = Speelstijl · { $matches }
league-style-bridges = Bruggen per 100 stenen
league-style-hexagons = Zeshoeken per 100 stenen
league-style-draws = Genomen stenen per ronde
league-style-rate = { $mean } (± { $error })
league-style-rate-in-words = { $mean }, plus of min { $error }
league-style-line = { $measure }: { $rate }
league-style-alt-line = { $name }: { $facts }.
league-style-spread = meestal { $low } tot { $high }
league-style-alike = bij vergelijkbare rating: { $rate }
league-style-note = ± laat zien hoe onzeker een gemiddelde is.
league-style-reviewed = Geluk en kunde per ronde · geanalyseerde spellen: { $count }
league-style-too-few = Geanalyseerde spellen: { $count }. Er zijn er minstens { $least } nodig om geluk van kunde te onderscheiden. Met **Analyse** onder een resultaat komt er een bij.
league-style-private = Alleen jij ziet dit deel.
league-weakness-draws = 💡 Je neemt meer stenen dan spelers met een vergelijkbare rating. Oefen met { $practice }.
league-weakness-bridges = 💡 Je maakt minder bruggen dan spelers met een vergelijkbare rating. Oefen met { $practice }.
league-weakness-hexagons = 💡 Je maakt minder zeshoeken dan spelers met een vergelijkbare rating. Oefen met { $practice }.
league-weakness-choices = 💡 Met zwakke zetten verlies je meer punten dan je tegenstanders. Oefen met { $practice }.
league-course = Rating van { $name }
league-course-alt-none = { $name } heeft nog geen rating.
league-course-alt =
    { $count ->
        [one] De rating van { $name } na { $count } spel: { $last }.
       *[other] In { $count } spellen { $by ->
            [rose] steeg de rating van { $name } van { $first } naar { $last }.
            [fell] daalde de rating van { $name } van { $first } naar { $last }.
           *[stayed] kwam de rating van { $name } weer uit op { $last }.
        }
    }
league-course-alt-ends = De hoogste rating was { $highest }, na spel { $at_highest }; de laagste was { $lowest }, na spel { $at_lowest }.

league-final = ### 🏆 { $season }: het seizoen is afgelopen
league-final-champion = **{ $name }** is kampioen met { $points }!
league-final-nobody =
    Deze keer is er geen kampioen. Voor de titel heb je minstens { $matches ->
        [one] één spel met rating
       *[other] { $matches } spellen met rating
    } en minstens { $opponents ->
        [one] één vaste speler als tegenstander
       *[other] { $opponents } vaste spelers als tegenstander
    } nodig, en meer ladderpunten dan alle andere spelers die daaraan voldoen.
league-final-row = { $place }\. **{ $name }** · { $points } · rating { $rating }
league-final-more =
    { $count ->
        [one] En nog { $count } speler.
       *[other] En nog { $count } spelers.
    }
league-final-tournaments = **De toernooien van dit seizoen**
league-final-tournament-champion = **{ $name }** is de toernooikampioen, met { $points }.
league-final-tournament-nobody =
    Deze keer is er geen toernooikampioen. Voor de titel heb je minstens { $matches ->
        [one] één spel met rating
       *[other] { $matches } spellen met rating
    } en minstens { $opponents ->
        [one] één vaste speler als tegenstander
       *[other] { $opponents } vaste spelers als tegenstander
    } nodig, en meer toernooipunten dan alle andere spelers die daaraan voldoen.
league-final-tournament-row = { $place }\. **{ $name }** · { $points } · { $tournaments }
league-final-new = Er begint een nieuw seizoen, en op de ladder begint iedereen weer bij nul. Ratings blijven behouden en veranderen een tijdje sneller.
league-final-role = { $name } krijgt de rol { $role }.
league-final-no-role = Ik kon de rol { $role } niet aan de kampioen geven: ik heb de machtiging **Rollen beheren** nodig en mijn eigen rol moet erboven staan.
league-final-moderating-role = { $name } heeft de rol { $role } niet gekregen, want die heeft nu machtigingen om te modereren. Kies een andere rol met `/settings`.
league-final-role-gone = { $name } heeft de rol van kampioen niet gekregen, want iemand heeft die verwijderd. Kies een andere rol met `/settings`.

league-season-month = elke maand
league-season-quarter = elk kwartaal
league-season-none = geen
league-settings-season = Seizoenen: { $season }
league-settings-channel = Eindstand: in { $channel }
league-settings-last-channel = Eindstand: in het kanaal waar het laatst is gespeeld
league-settings-leaderboard = Ranglijst: ik houd die bij in { $channel }. Wil je dat niet meer, verwijder dan mijn bericht daar.
league-settings-leaderboard-barred = Ranglijst: in { $channel } kan ik die nog niet plaatsen. Met `/doctor` zie je welke machtiging ontbreekt.
league-settings-role = Rol van de kampioen: { $role }
league-settings-no-role = Rol van de kampioen: geen
league-settings-tournament-role = Rol van de toernooikampioen: { $role }
league-settings-no-tournament-role = Rol van de toernooikampioen: geen
league-settings-rights = Om een kampioen de rol te geven, heb ik de machtiging **Rollen beheren** nodig, en mijn eigen rol moet in de rollenlijst van de server boven de rol van de kampioen staan.
league-settings-not-yours = Er is niets veranderd: om een rol voor kampioenen te kiezen, heb je zelf de machtiging **Rollen beheren** nodig.
league-settings-moderating-role = Er is niets veranderd: die rol heeft machtigingen om te modereren. De rol van een kampioen mag alleen laten zien wie er heeft gewonnen.
league-settings-not-below-yours = Er is niets veranderd: die rol kun je alleen kiezen als je eigen hoogste rol in de rollenlijst van de server erboven staat.
league-settings-not-below-mine = Er is niets veranderd: ik kan alleen rollen geven die onder de mijne staan. Zet mijn rol in de rollenlijst van de server boven die rol en kies die dan opnieuw.
league-settings-unassignable = Er is niets veranderd: die rol wordt automatisch beheerd, dus ik kan die niet aan leden geven. Kies er een die op deze server is aangemaakt.

league-void-choice-voided = Ongeldig · { $day } · { $scores }
league-void-said = ⚖️ **{ $moderator }** heeft het spel van { $date } tussen { $players } ongeldig verklaard, dus het telt niet meer mee. Reden: { $reason }
league-void-said-restored = ⚖️ **{ $moderator }** heeft het resultaat van het spel van { $date } tussen { $players } hersteld, dus het telt weer mee. Reden: { $reason }
league-void-done = Het resultaat is ongeldig. Ik heb ratings en ranglijsten opnieuw berekend alsof het spel nooit is gespeeld. De eindstanden die ik van eerdere seizoenen heb geplaatst, blijven zoals ze zijn. Terugdraaien kan met `/void-result` en de optie `restore`.
league-void-done-restored = Het resultaat telt weer mee, en ik heb ratings en ranglijsten opnieuw berekend met dit spel erbij. De eindstanden die ik van eerdere seizoenen heb geplaatst, blijven zoals ze zijn.
league-void-told = Ik heb dit ook in het kanaal gezet.
league-void-unsaid = Maar ik kon niets in dit kanaal plaatsen, dus vertel het zelf aan de spelers.
league-void-tournament-undecided = Het spel hoort bij het toernooi **{ $name }**. In het toernooikanaal staat nu dat een organisator het resultaat van tafel { $table } moet vaststellen.
league-void-tournament-decided = Het spel hoort bij het toernooi **{ $name }**. Een organisator had het resultaat van tafel { $table } al vastgesteld, en dat blijft staan.
league-void-tournament-standings = Het spel hoort bij het toernooi **{ $name }**. Ik heb de stand bijgewerkt en dat in het toernooikanaal gemeld.
league-void-record = ⚖️ Dit resultaat telt niet mee: **{ $moderator }** heeft het op { $date } ongeldig verklaard. Reden: { $reason }
league-void-profile = ⚖️ Telt niet mee: het spel van { $date } tussen { $players }. **{ $moderator }** heeft het ongeldig verklaard. Reden: { $reason }
league-void-moderators = Er is niets veranderd: om een resultaat ongeldig te verklaren, heb je de machtiging **Berichten beheren** nodig.
league-void-own = Er is niets veranderd: je hebt zelf in dat spel meegespeeld. Vraag het aan een moderator die niet meespeelde.
league-void-unknown = Ik kan dat resultaat niet vinden op deze server. Kies een van de suggesties, of typ het nummer uit de bestandsnaam van het verslag.
league-void-already = **{ $moderator }** heeft dat resultaat al ongeldig verklaard. Reden: { $reason }
    Gebruik `/void-result` met `restore` om het weer te laten meetellen.
league-void-counts = Dat resultaat telt gewoon mee, dus er valt niets te herstellen.
