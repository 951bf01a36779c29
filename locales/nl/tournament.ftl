tournament-title = **{ $name }**: een Triominos-toernooi
tournament-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
  } aan tafels van hoogstens { $seats } · { $edition }
tournament-arena = { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
  } speeltijd, aan tafels van hoogstens { $seats }, zodra spelers vrij zijn · { $edition }
tournament-round-robin = iedereen tegen iedereen, één keer, aan tafels van twee · { $edition }
tournament-knockout = knock-out aan tafels van twee, geplaatst op rating: verlies je, dan lig je eruit · { $edition }
tournament-plan-start = - **Start:** { $start }
tournament-plan-check-in = - **Inchecken:** vanaf { $opens }, { $time } voor de start. Spelers die niet inchecken, krijgen geen plaats.
tournament-plan-check-in-later = - **Inchecken:** { $time }, zodra een organisator het opent. Spelers die niet inchecken, krijgen geen plaats.
tournament-plan-play = - **Speelwijze:** { $play }
tournament-plan-name = - **Naam:** { $name }
tournament-plan-places = - **Plaatsen:** { $places }
tournament-plan-match = - **Elk spel:** { $length }
tournament-plan-entry = - **Deelname:** { $terms }
tournament-plan-weekly = - **Herhaling:** elke week
tournament-plan-weekly-without = - **Herhaling:** elke week, behalve op { $dates }
tournament-term-role = rol: { $role }
tournament-term-rating = rating: { $band }
tournament-term-account = leeftijd van het account: minstens { $time }
tournament-term-member = tijd op deze server: minstens { $time }
tournament-band-least = { $least } of hoger
tournament-band-most = { $most } of lager
tournament-plan-final =
    { $seats ->
        [one] - **Finaletafel:** de beste speler
       *[other] - **Finaletafel:** de beste { $seats } spelers
    }
tournament-plan-clock = - **Klok:** { $clock }
tournament-plan-no-clock = - **Klok:** geen; neem alle tijd die je wilt
tournament-plan-turn-up =
    { $minutes ->
        [one] - **Aanwezig zijn:** binnen één minuut na de oproep voor je tafel, anders neemt een computer je plaats over
       *[other] - **Aanwezig zijn:** binnen { $minutes } minuten na de oproep voor je tafel, anders neemt een computer je plaats over
    }
tournament-plan-table = - **Een tafel duurt:** hoogstens { $time }; daarna telt de stand van dat moment
tournament-plan-length = - **Duur:** ongeveer { $time }
tournament-plan-length-long = - **Duur:** ongeveer { $time }, dus houd de hele avond vrij
tournament-plan-late = - **Later instappen:** tot ronde { $round } begint
tournament-plan-late-none = - **Later instappen:** niet na de start
tournament-plan-late-arena = - **Later instappen:** tot het einde
tournament-plan-late-until = - **Later instappen:** tot het einde: { $until }
tournament-plan-computers =
    { $count ->
        [one] - **Computers:** één, niveau: { $level }
       *[other] - **Computers:** { $count }, niveau: { $level }
    }
tournament-time-minutes =
    { $count ->
        [one] één minuut
       *[other] { $count } minuten
    }
tournament-time-hours =
    { $count ->
        [one] één uur
       *[other] { $count } uur
    }
tournament-time-days =
    { $count ->
        [one] één dag
       *[other] { $count } dagen
    }
tournament-worth = Aan elke tafel levert de eerste plaats 12 punten op, de laatste 0, en de andere gelijkmatig daartussen; gelijk geëindigde spelers delen hun punten. Een vrije ronde, dus een ronde zonder tafel, levert 6 op.
tournament-organiser = Georganiseerd door { $organiser }.
tournament-players = Deelnemers ({ $count } van { $capacity }): { $names }
tournament-players-many = { $names } en nog { $more }
tournament-no-players = Er doet nog niemand mee.
tournament-waiting = Wachtlijst ({ $count }): { $names }
tournament-sign-up-full = Alle plaatsen zijn bezet. Met de knop kom je op de wachtlijst; komt er een plaats vrij, dan schuif je automatisch door.
tournament-sign-up = Doe mee met de knop. Een organisator start het toernooi met `/tournament start`.
tournament-sign-up-planned = Doe mee met de knop. Het toernooi start automatisch.
tournament-check-in-until = Check in met de knop, anders krijg je geen plaats. Deadline: { $until }.
tournament-round-under-way = Ronde { $round } van { $rounds } is bezig. Tafels die nog spelen: { $playing }.
tournament-final-under-way = De finaletafel wordt gespeeld.
tournament-arena-under-way = Einde van de arena: { $until }. Tafels die spelen: { $playing }.
tournament-arena-ending = Er komen geen tafels meer bij. Tafels die nog spelen: { $playing }.
tournament-is-paused = Het toernooi is gepauzeerd: alle klokken staan stil, ook aan de tafels, en er begint geen nieuwe ronde.
tournament-won = Het toernooi is afgelopen. { $who } heeft gewonnen. 🏆
tournament-over-too-few = Het toernooi is afgelopen: er waren te weinig spelers over.
tournament-over-no-persons = Het toernooi is afgelopen: iedereen is weg, en computers spelen niet in hun eentje door.
tournament-over-cancelled = Een organisator heeft het toernooi geannuleerd.
tournament-over-expired = Het toernooi is afgelopen omdat niemand ermee doorging.

tournament-table-round = Ronde { $round } · Tafel { $table }: { $names }
tournament-table-final = Finaletafel: { $names }
tournament-table-arena = Tafel { $table }: { $names }
tournament-table-place = { $place }. { $who } (+{ $points })
tournament-table-place-score = { $place }. { $who } { $score } (+{ $points })
tournament-table-final-place = { $place }. { $who }
tournament-table-final-place-score = { $place }. { $who } { $score }
tournament-table-void = Ongeldig: iedereen die er was, krijgt de punten van een vrije ronde.
tournament-table-ruled = Beslist door een organisator.
tournament-table-voided = De moderatie heeft dit spel ongeldig verklaard, dus het resultaat telt niet.
tournament-table-undecided = De moderatie heeft dit spel ongeldig verklaard. Een organisator moet beslissen hoe de tafel telt.
tournament-thread = Tafel { $table } · { $name }
tournament-call = { $names }: tafel { $table } van **{ $name }** staat klaar en het spel begint nu.
tournament-call-final = { $names }: de finaletafel van **{ $name }** staat klaar en het spel begint nu.
tournament-call-turn-up =
    { $minutes ->
        [one] Druk binnen één minuut op de knop of speel een beurt.
       *[other] Druk binnen { $minutes } minuten op de knop of speel een beurt.
    } Anders neemt een computer je plaats over en word je laatste.
tournament-call-points =
    { $points ->
        [one] Het spel gaat tot één punt.
       *[other] Het spel gaat tot { $points } punten.
    }
tournament-call-rounds =
    { $rounds ->
        [one] Het spel heeft één ronde.
       *[other] Het spel heeft { $rounds } rondes.
    }
tournament-call-wish = { $length } { $clock }. **Mijn plankje**, onder het bord, toont je stenen; alleen jij ziet ze. Succes en veel plezier.
tournament-call-until = Deadline voor de tafel: { $until }; daarna telt de stand van dat moment.

tournament-awaited = -# Opgeroepen voor deze tafel? Druk op **Ik ben er**, of doe hier iets anders, om je plaats te houden. Deadline: { $until }.

tournament-live-round = 🔴 **Ronde { $round }, live**
tournament-live-round-over = **Zo eindigde ronde { $round }**
tournament-live-final = 🔴 **De finaletafel, live**
tournament-live-final-over = **Zo eindigde de finaletafel**
tournament-live-arena = 🔴 **De tafels, live**
tournament-live-arena-over = **Alle tafels van de arena zijn afgelopen.**
tournament-live-over = afgelopen · { $names }
tournament-live-void = ongeldig
tournament-live-undecided = een organisator beslist
tournament-live-unfinished = niet uitgespeeld
tournament-live-waiting = de spelers worden opgeroepen
tournament-live-until = Deadline: { $until }
tournament-live-ends = Nieuwe tafels tot: { $until }
tournament-live-top = Stand: { $places }
tournament-live-paused = Het toernooi is gepauzeerd.

tournament-note-created = { $by } heeft het toernooi aangemaakt.
tournament-note-edited-told = { $names }: { $by } heeft het toernooi gewijzigd.
tournament-note-edited = { $by } heeft het toernooi gewijzigd.
tournament-note-changed = { $by } heeft het plan van het toernooi gewijzigd.
tournament-note-remind-change = { $names }: let op de wijziging van het toernooi.
tournament-note-joined = { $who } doet mee.
tournament-note-queued = { $who } staat op de wachtlijst.
tournament-note-unqueued = { $who } staat niet meer op de wachtlijst.
tournament-note-got-place = { $who } is van de wachtlijst doorgeschoven.
tournament-note-moved-up = { $who }, er is een plaats vrijgekomen: je doet mee aan het toernooi.
tournament-note-moved-up-check-in = { $who }, er is een plaats vrijgekomen: je doet mee aan het toernooi. Check in met de knop om je plaats te houden. Deadline: { $until }.
tournament-note-computers = { $by } heeft het aantal computers op { $count } gezet.
tournament-note-check-in = Inchecken: { $names }, bevestig met de knop dat je er bent. Deadline: { $until }.
tournament-note-check-in-nobody = Het inchecken is begonnen, maar er doet nog niemand mee. Doe mee en bevestig dan met de knop dat je er bent. Deadline: { $until }.
tournament-note-check-in-planned = Het inchecken is begonnen zoals gepland. Deadline: { $until }.
tournament-note-remind-check-in = ⏰ { $names }: check alsjeblieft in met de knop, anders krijg je geen plaats. Deadline: { $until }.
tournament-note-remind-start = ⏰ { $names }: het toernooi begint zo. Start: { $until }.
tournament-note-reminded-check-in =
    { $count ->
        [one] Eén speler heeft een herinnering gekregen om in te checken.
       *[other] { $count } spelers hebben een herinnering gekregen om in te checken.
    }
tournament-note-reminded-start =
    { $count ->
        [one] Eén speler heeft een herinnering aan de start gekregen.
       *[other] { $count } spelers hebben een herinnering aan de start gekregen.
    }
tournament-note-start-failed = Er doen te weinig spelers mee om nu te starten. Doe mee, of breng iemand mee: een organisator kan later starten met `/tournament start`.
tournament-note-check-in-failed = Te weinig spelers hebben ingecheckt, dus het toernooi is niet begonnen. Iedereen blijft ingeschreven, en een organisator kan het opnieuw proberen met `/tournament start`.
tournament-note-started-by = { $by } heeft het startsein gegeven.
tournament-note-check-in-opened = { $by } heeft het inchecken geopend. Deadline: { $until }.
tournament-note-started = Het toernooi is begonnen. Gelijke standen die aan het eind overblijven, worden door loting beslist, met de seed { $seed }.
tournament-note-round = **Ronde { $round } van { $rounds }.** Tafels: { $tables }. Deadline: { $until }; daarna telt de stand van dat moment.
tournament-note-final = **De finaletafel.** Deadline: { $until }; daarna telt de stand van dat moment.
tournament-note-arena = Nieuwe tafels: { $tables }.
tournament-note-bye = Vrije ronde: { $names }.
tournament-note-no-show = { $who } kwam niet opdagen aan tafel { $table }. Een computer valt in.
tournament-note-round-ended = Ronde { $round } is afgelopen.
tournament-note-ruled-order = { $by } heeft over tafel { $table } beslist: { $order }.
tournament-note-ruled-void = { $by } heeft beslist dat tafel { $table } ongeldig is.
tournament-note-voided = { $by } heeft het spel van tafel { $table } ongeldig verklaard: het resultaat telt niet meer, en een organisator moet over de tafel beslissen. Deadline: { $until }. Rondes die al zijn ingedeeld, blijven zoals ze zijn.
tournament-note-voided-asked = { $organiser }, beslis alsjeblieft over tafel { $table }: gebruik `/tournament manage` en dan **Beslissen**. De volgende ronde wacht daarop. Na de deadline is de tafel ongeldig, en iedereen die er was, krijgt de punten van een vrije ronde.
tournament-note-voided-decided = { $by } heeft het spel van tafel { $table } ongeldig verklaard. Een organisator had al over deze tafel beslist, en die beslissing blijft staan.
tournament-note-voided-over = { $by } heeft het spel van tafel { $table } ongeldig verklaard: het telt niet meer, en de stand is opnieuw berekend. Een organisator kan nog over de tafel beslissen.
tournament-note-restored = { $by } heeft het spel van tafel { $table } weer geldig verklaard: het resultaat telt weer, en de stand is opnieuw berekend.
tournament-note-restored-decided = { $by } heeft het spel van tafel { $table } weer geldig verklaard. De beslissing van een organisator over deze tafel blijft staan.
tournament-note-left-undecided = Niemand heeft op tijd over tafel { $table } beslist, dus die is ongeldig.
tournament-note-ruling-back = { $by } heeft de beslissing over tafel { $table } teruggenomen: de tafel telt zoals gespeeld.
tournament-note-left = { $who } heeft het toernooi verlaten.
tournament-note-unchecked = { $who } heeft niet ingecheckt.
tournament-note-no-shows = { $who } kwam bij twee tafels niet opdagen en is uit het toernooi gehaald. Terugkomen kan met `/tournament join`.
tournament-note-no-shows-last = { $who } kwam bij twee tafels niet opdagen en is uit het toernooi gehaald.
tournament-note-removed = { $by } heeft { $who } uit het toernooi gehaald.
tournament-note-replaced = { $by } heeft { $who } vervangen door { $player }, die de plaats overneemt en verderspeelt.
tournament-note-pardoned = { $by } heeft { $who } gratie gegeven: er wordt niets meer aangerekend.
tournament-note-paused = { $by } heeft het toernooi gepauzeerd. Alle klokken staan stil, ook aan de tafels: jullie kunnen doorspelen, maar niemand hoeft.
tournament-note-unattended = De meeste spelers die zijn opgeroepen, zijn niet gekomen, dus het toernooi is gepauzeerd.
tournament-note-unattended-table = Niemand is naar tafel { $table } gekomen, dus het toernooi is gepauzeerd.
tournament-note-unattended-asked = { $organiser }, het is aan jou: met `/tournament manage` kun je hervatten, de afwezige spelers vervangen of annuleren. Als je hervat, krijgen de afwezige spelers opnieuw hun volle tijd om te komen.
tournament-note-resumed = { $by } heeft het toernooi hervat. Iedereen heeft de tijd die er vóór de pauze nog was.
tournament-note-extended =
    { $minutes ->
        [one] { $by } heeft de tafels één minuut extra gegeven.
       *[other] { $by } heeft de tafels { $minutes } minuten extra gegeven.
    }
tournament-note-time-lost =
    { $minutes ->
        [one] Ik was weg. Elke deadline is één minuut opgeschoven; spelers die zijn opgeroepen of moeten inchecken, hebben opnieuw hun volle tijd.
       *[other] Ik was weg. Elke deadline is { $minutes } minuten opgeschoven; spelers die zijn opgeroepen of moeten inchecken, hebben opnieuw hun volle tijd.
    }
tournament-note-ended = Het toernooi is afgelopen.
tournament-note-no-persons = Het toernooi is afgelopen: er deden alleen nog computers mee.
tournament-note-cancelled = { $by } heeft het toernooi geannuleerd.

tournament-standings-round = **{ $name }** na ronde { $round }
tournament-standings-now = **{ $name }**: de stand
tournament-standings-no-persons = **{ $name }** is afgelopen: iedereen is weg, en computers spelen niet in hun eentje door. De stand blijft zoals die is:
tournament-standings-end = **{ $name }** is afgelopen. { $who } heeft gewonnen. 🏆
tournament-standings-none = Er doet nog niemand mee.
tournament-standings-all =
    { $count ->
        [one] **Stand** toont de enige regel.
       *[other] **Stand** toont alle { $count } regels.
    }
tournament-standings-page-of = Pagina { $page } van { $pages }
tournament-standings-bye = -# Een vrije ronde in ronde { $round }, +{ $points }: { $names }
tournament-standings-late = -# Ingestapt na de eerste ronde, +{ $points }: { $names }
tournament-standings-void = -# Tafel { $table } ongeldig, +{ $points }: { $names }
tournament-standings-ruled = -# Tafel { $table }, beslist door een organisator. Reden: { $reason }
tournament-standings-undecided = -# Een organisator moet over tafel { $table } beslissen: de moderatie heeft het spel ongeldig verklaard.
tournament-standings-voided = -# Tafel { $table }: de moderatie heeft het spel ongeldig verklaard.
tournament-column-player = Speler
tournament-column-points = Ptn
tournament-column-head = Ond
tournament-column-opponents = Teg
tournament-column-wins = Gew
tournament-column-place = Plts
tournament-column-margin = Voor
tournament-column-absences = Afw
tournament-legend = -# Punten · onderling resultaat, tussen gelijk geëindigde spelers die elkaar allemaal hebben getroffen · gemiddelde punten van de tegenstanders, zonder de laagste · gewonnen tafels · gemiddelde plaats · voorsprong in punten op de anderen aan een tafel, hoogstens 100 · keer afwezig en gemiste beurten. Gelijke standen die overblijven, worden door loting beslist.
tournament-column-final = Finale
tournament-column-draw = Loting
tournament-decimal = { $whole },{ $tenth }
tournament-none = –

tournament-places-round = { $name } · na ronde { $round }
tournament-places-now = { $name } · stand
tournament-places-end = { $name } · eindstand
tournament-places-points = Punten
tournament-places-own = Jouw regel:
tournament-places-legend = { $short }: { $long }
tournament-places-decided = { $points }, { $by }: { $value }
tournament-places-drawn = { $points }, { $by }
tournament-places-final = plaats aan de finaletafel
tournament-places-head = onderling resultaat
tournament-places-opponents = gemiddelde punten van de tegenstanders
tournament-places-wins = gewonnen tafels
tournament-places-place = gemiddelde plaats
tournament-places-margin = gemiddelde voorsprong in punten op de anderen aan een tafel
tournament-places-absences = keer afwezig en gemiste beurten
tournament-places-draw = door loting beslist
tournament-podium-alt = Het podium van { $name }
tournament-podium-final = De finaletafel besliste over de eerste plaatsen.

tournament-past-title = ### Eerdere toernooien
tournament-past-none = Op deze server is nog geen toernooi uitgespeeld.
tournament-past-row = **{ $name }** · { $date }
tournament-past-place = { $place }. { $who }
tournament-past-players =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
tournament-past-computers =
    { $count ->
        [one] { $players }, onder wie één computer
       *[other] { $players }, onder wie { $count } computers
    }
tournament-past-choice = { $name } · { $day }
tournament-past-choose = Kies een toernooi om te zien hoe het afliep
tournament-past-newer = Nieuwer
tournament-past-older = Ouder
tournament-past-record = Kies een tafel voor het verslag en de herhaling
tournament-past-more = Meer tafels

tournament-explain-title =
    { $points ->
        [one] **{ $who }**: plaats { $rank }, { $points } punt
       *[other] **{ $who }**: plaats { $rank }, { $points } punten
    }
tournament-explain-round = Ronde { $round }, tafel { $table }: plaats { $place } van { $of }, +{ $points }
tournament-explain-arena = Tafel { $table }: plaats { $place } van { $of }, +{ $points }
tournament-explain-bye = Ronde { $round }: een vrije ronde, +{ $points }
tournament-explain-void = Tafel { $table } ongeldig: +{ $points }
tournament-explain-late = Ingestapt na de eerste ronde: een halve vrije ronde, +{ $points }
tournament-explain-alone = Niemand anders heeft evenveel punten.
tournament-explain-head = Evenveel punten: { $names }. Onderling resultaat: { $points }.
tournament-explain-not-met = Evenveel punten: { $names }. Ze hebben elkaar niet allemaal getroffen, dus onderlinge resultaten tellen niet.
tournament-explain-opponents = Punten van de tegenstanders: { $list }. Gemiddelde: { $mean }.
tournament-explain-left-out = Punten van de tegenstanders: { $list }; zonder de laagste, { $lowest }. Gemiddelde: { $mean }.
tournament-explain-no-opponents = Nog geen tegenstanders.
tournament-explain-rest = Gewonnen tafels: { $wins }. Gemiddelde plaats: { $place }. Gemiddelde voorsprong in punten: { $margin }. Keer afwezig en gemiste beurten: { $absences }. Loting: { $lot }.

tournament-created = Het toernooi is aangemaakt. Anderen doen mee met de knop; jij start het met `/tournament start`.
tournament-created-planned = Het toernooi is aangemaakt. Anderen doen mee met de knop, en het start automatisch. Start: { $start }. Met `/tournament start` kun je het eerder starten.
tournament-created-check-in = Het inchecken begint automatisch: { $opens }.
tournament-created-length = Het duurt ongeveer { $time }.
tournament-created-length-long = Het duurt ongeveer { $time }. Korter kan ook: kies minder rondes (`rounds`) of een editie (`edition`) met één ronde per spel.
tournament-created-weekly = Het toernooi is elke week. De inschrijving voor het volgende gaat vanzelf open, zes dagen voor het begint.
tournament-created-event = Het staat ook bij de evenementen van deze server. Dat evenement wordt aangepast als het toernooi verschuift of eindigt.
tournament-created-no-event = Ik kan het nog niet bij de evenementen van deze server zetten: daarvoor heb ik de machtiging **Evenementen maken** nodig. Al het andere werkt ook zonder.
tournament-event = { $play }. Doe mee in { $channel }.
tournament-start-choice = { $away } ({ $moment })
tournament-start-minutes =
    { $count ->
        [one] over één minuut
       *[other] over { $count } minuten
    }
tournament-start-hours =
    { $count ->
        [one] over één uur
       *[other] over { $count } uur
    }
tournament-start-days =
    { $count ->
        [one] over één dag
       *[other] over { $count } dagen
    }
tournament-joined = Je doet mee aan **{ $name }**.
tournament-joined-late = Je doet mee aan **{ $name }** vanaf de volgende ronde. Voor de eerdere rondes krijg je een halve vrije ronde.
tournament-left = Je doet niet meer mee. Terugkomen kan met `/tournament join`.
tournament-queued = Het toernooi is vol: je staat op plek { $place } van de wachtlijst. Zodra er een plaats vrijkomt, doe je mee, en dat zeg ik je in het kanaal.
tournament-left-waiting = Je staat niet meer op de wachtlijst.
tournament-left-last = Je doet niet meer mee. Je was de laatste persoon, dus het toernooi eindigt.
tournament-leave-table = Wil je **{ $name }** echt verlaten? Je spel aan tafel { $table } is nog niet klaar: een computer speelt dan voor je verder en je wordt laatste aan die tafel. In de ratings telt het als een verlaten spel.
tournament-leave-sure = Wil je **{ $name }** echt verlaten? Je wordt dan aan geen enkele tafel meer geroepen. Je punten blijven in de stand, en met `/tournament join` kom je terug.
tournament-left-for-now = Je doet niet meer mee. Ik hou je plek 2 minuten vrij, daarna neemt een computer die over. Zo lang kun je je bedenken. Deadline: { $until }.
tournament-left-last-for-now = Je doet niet meer mee. Je was de laatste persoon, dus het toernooi eindigt zo. Zo lang kun je je bedenken. Deadline: { $until }.
tournament-returned = Fijn dat je blijft. Je plek is weer van jou en je bent niets kwijt.
tournament-return-too-late = Dat duurde langer dan 2 minuten, dus een computer heeft je plek aan die tafel. Met `/tournament join` doe je vanaf de volgende weer mee.
tournament-return-over = Het toernooi is afgelopen, dus er is geen plek meer om naar terug te gaan.
tournament-checked-in = Je bent ingecheckt.
tournament-arrived = Goed dat je er bent. Het spel is in deze thread.
tournament-organisers-role = Leden met de rol { $role } of de machtiging **Evenementen beheren** kunnen hier toernooien organiseren.
tournament-organisers-none = Leden met de machtiging **Evenementen beheren** kunnen hier toernooien organiseren.
tournament-rule-void = Ongeldig: iedereen die er was, krijgt de punten van een vrije ronde
tournament-rule-played = Zoals gespeeld

tournament-refuse-none = Er is geen toernooi in dit kanaal. Leden met de machtiging **Evenementen beheren** kunnen er een aanmaken met `/tournament create`.
tournament-refuse-taken = In dit kanaal is een toernooi dat nog niet is afgelopen. `/tournament status` toont het; `/tournament cancel` beëindigt het.
tournament-refuse-too-many = Deze server heeft al zoveel toernooien als er tegelijk kunnen zijn: { $most }. Wacht tot er een is afgelopen, of beëindig er een met `/tournament cancel`.
tournament-refuse-create = Om hier een toernooi aan te maken, heb je de machtiging **Evenementen beheren** nodig. Leden met die machtiging kunnen met `/tournament organisers` ook een rol toernooien laten aanmaken.
tournament-refuse-create-role = Om hier een toernooi aan te maken, heb je de rol { $role } of de machtiging **Evenementen beheren** nodig.
tournament-refuse-thread = Deze thread hoort bij een tafel van een toernooi, en het spel daarvan wordt hier gespeeld. Gebruik `/play` in een ander kanaal.
tournament-refuse-busy = Veel mensen gebruiken dit toernooi op hetzelfde moment, en je verzoek kwam er niet doorheen. Probeer het opnieuw.
tournament-refuse-channel = Een toernooi heeft een kanaal nodig waar threads kunnen. Maak het aan in een tekstkanaal van de server.
tournament-refuse-organiser = Alleen organisatoren kunnen dat: leden met de machtiging **Evenementen beheren** of met de rol die met `/tournament organisers` is gekozen, en moderators.
tournament-refuse-takes-part = Je doet zelf mee aan dit toernooi, dus een andere organisator of een moderator moet dat beslissen. Je kunt wel meer tijd geven of de huidige stand laten gelden.
tournament-refuse-over = Het toernooi is afgelopen. `/tournament status` toont hoe het eindigde.
tournament-refuse-not-started = Het toernooi is nog niet begonnen.
tournament-refuse-started = Het toernooi is al begonnen.
tournament-refuse-playing = Het toernooi is al begonnen. De volgende ronde wordt automatisch ingedeeld als alle tafels zijn afgelopen; nog bezig: { $playing }.
tournament-refuse-too-few = Te weinig spelers: { $count }. Er moeten er minstens { $least } meedoen, en ingecheckt zijn als dat nodig is. Computers tellen mee: `/tournament computers`.
tournament-refuse-no-persons = Er moet minstens één persoon meedoen, en ingecheckt zijn als dat nodig is. Computers spelen geen toernooien in hun eentje.
tournament-refuse-computers = Er zijn te veel computers: { $computers }. Per persoon kunnen er { $each } zijn, dus nu kunnen er { $most } meedoen. `/tournament computers` verandert het aantal.
tournament-refuse-one-computer = Er zouden te veel computers zijn: per persoon kunnen er { $each } zijn. Een persoon kan in plaats daarvan verderspelen: noem die in `/tournament replace`, bij de optie `by`.
tournament-refuse-no-more-computers = Aan dit toernooi kunnen geen computers meer meedoen.
tournament-refuse-computers-places = Dat zijn te veel computers voor dit toernooi. Maximaal: { $most }, want per persoon zijn er hooguit { $each }.
tournament-refuse-rounds-and-arena = Een toernooi heeft óf rondes óf een duur in minuten: kies `rounds` of `arena`, niet allebei.
tournament-refuse-full =
    { $capacity ->
        [one] De enige plaats is bezet.
       *[other] Alle { $capacity } plaatsen zijn bezet.
    }
tournament-refuse-term-role = Dit toernooi is voor leden met de rol { $role }. Wil je meedoen, vraag een organisator dan om die rol.
tournament-refuse-term-rating = Dit toernooi is voor spelers met deze rating: { $band }. Die van jou is nu { $own }; hopelijk past het volgende toernooi.
tournament-refuse-term-account = Dit toernooi vraagt een minimale leeftijd van het Discord-account: { $time }. Je kunt meedoen vanaf: { $from }.
tournament-refuse-term-member = Dit toernooi vraagt een minimale tijd op deze server: { $time }. Je kunt meedoen vanaf: { $from }.
tournament-refuse-already-waiting = Je staat al op de wachtlijst, op plek { $place }.
tournament-refuse-ratings = De laagste rating ({ $least }) ligt boven de hoogste ({ $most }). Draai ze om en probeer het opnieuw.
tournament-refuse-fixed-tables = Iedereen tegen iedereen en knock-out bepalen zelf hun rondes en hebben tafels van twee. Laat `rounds`, `arena`, `final` en `seats` weg.
tournament-refuse-already-in = Je doet al mee.
tournament-refuse-not-in = Je doet niet mee aan dit toernooi.
tournament-refuse-they-not-in = Die speler doet niet meer mee.
tournament-refuse-too-late = Het is te laat om mee te doen: het toernooi neemt geen nieuwe spelers meer aan.
tournament-refuse-removed = Een organisator heeft je uit dit toernooi gehaald. Vraag die organisator om gratie.
tournament-refuse-no-check-in = Op dit moment hoeft niemand in te checken.
tournament-refuse-checked-in = Je bent al ingecheckt.
tournament-refuse-no-table = In dit toernooi is er geen tafel { $table }.
tournament-refuse-not-at-table = Je speelt niet aan deze tafel.
tournament-refuse-own-table = Je speelt zelf aan tafel { $table }, dus je kunt er niet over beslissen. Een andere organisator kan dat wel: een lid met de machtiging **Evenementen beheren**, of met de rol die met `/tournament organisers` is gekozen.
tournament-refuse-table-over = Deze tafel is voor jou afgelopen.
tournament-refuse-order = Dat is geen volgorde van de spelers aan deze tafel. Kies een van de suggesties tijdens het typen.
tournament-refuse-no-ruling = Er is geen beslissing over deze tafel om terug te nemen.
tournament-refuse-match-voided = De moderatie heeft het spel van tafel { $table } ongeldig verklaard, dus de tafel kan niet tellen zoals gespeeld.
tournament-refuse-no-entry = Kies een van de voorgestelde spelers tijdens het typen.
tournament-refuse-replacement = Die persoon doet al mee. Kies iemand anders, of laat de optie weg voor een computer.
tournament-refuse-bot = Een bot kan niet voor iemand spelen. Laat de optie weg, dan speelt er een computer.
tournament-refuse-paused = Het toernooi is al gepauzeerd.
tournament-refuse-not-paused = Het toernooi is niet gepauzeerd.
tournament-refuse-blameless = Die speler wordt niets aangerekend.
tournament-refuse-extension =
    { $most ->
        [one] Geef de tafels één minuut extra.
       *[other] Geef de tafels tussen { $least } en { $most } minuten extra.
    }
tournament-refuse-name =
    { $most ->
        [one] Geef het toernooi een naam van één letter.
       *[other] Geef het toernooi een naam van hoogstens { $most } letters.
    }
tournament-refuse-seats =
    { $most ->
        [one] Volgens deze regels heeft een tafel { $most } plaats.
       *[other] Volgens deze regels heeft een tafel { $least } tot { $most } plaatsen.
    }
tournament-refuse-rounds =
    { $most ->
        [one] Kies één ronde.
       *[other] Kies tussen { $least } en { $most } rondes.
    }
tournament-refuse-capacity =
    { $most ->
        [one] Er kan maar één speler meedoen.
       *[other] Er kunnen { $least } tot { $most } spelers meedoen.
    }
tournament-refuse-time-arena =
    { $most ->
        [one] Een arena duurt één minuut.
       *[other] Een arena duurt { $least } tot { $most } minuten.
    }
tournament-refuse-time-check-in =
    { $most ->
        [one] Het inchecken duurt één minuut.
       *[other] Het inchecken duurt { $least } tot { $most } minuten.
    }
tournament-refuse-time-turn-up =
    { $most ->
        [one] Geef spelers één minuut om te komen.
       *[other] Geef spelers { $least } tot { $most } minuten om te komen.
    }
tournament-refuse-time-table =
    { $most ->
        [one] Geef een tafel één minuut.
       *[other] Geef een tafel { $least } tot { $most } minuten.
    }
tournament-refuse-start = Dat tijdstip ligt te dichtbij of te ver weg. Mensen hebben tijd nodig om mee te doen, en om in te checken als dat nodig is. Kies een tijdstip tussen { $soonest } en { $latest }.
tournament-refuse-start-unreadable = Dat tijdstip begrijp ik niet. Kies een van de suggesties tijdens het typen, of schrijf het zoals hier: `over 30 minuten`, `20:00 UTC+1`, `morgen 19:30 UTC`, `2026-11-28 20:00 Europe/Amsterdam`.
tournament-refuse-start-zone = Ik ken je tijdzone niet, dus ik weet niet wanneer dat is. Kies een van de suggesties tijdens het typen, of voeg de zone toe: `20:00 UTC+1` of `20:00 Europe/Amsterdam`.
tournament-refuse-event-start = Een serverevenement heeft een begintijd nodig. Zeg met de optie `start` wanneer het toernooi begint.
tournament-refuse-weekly-start = Een wekelijks toernooi heeft een begintijd nodig. Geef die op met de optie `start`.
tournament-refuse-dates-alone = Alleen een wekelijks toernooi kan dagen overslaan. Voeg `weekly:True` en `start` toe.
tournament-refuse-dates = Ik begrijp de datums “{ $typed }” niet. Schrijf ze als 2026-12-25, met komma’s ertussen, hooguit 20.
tournament-refuse-edition = Die editie is zonder puntentelling of niet voor twee spelers, dus er kan geen toernooi mee worden gespeeld. Kies een andere.

tournament-command = Toernooien: maak er een aan, doe mee, bekijk de stand
tournament-command-create = Maak een toernooi aan in dit kanaal
tournament-command-create-name = De naam van het toernooi
tournament-command-create-rounds = Hoeveel rondes; 4 als je dit weglaat
tournament-command-create-seats = Hoeveel plaatsen een tafel hoogstens heeft: 2 tot 4
tournament-command-create-arena = In plaats van rondes: hoeveel minuten een arena duurt
tournament-command-create-edition = Welke regels; de officiële toernooiregels tot 400 punten als je dit weglaat
tournament-command-create-clock = Hoelang een beurt mag duren; 5 minuten als je dit weglaat
tournament-command-create-final = Of de beste spelers elkaar aan een finaletafel treffen
tournament-command-create-capacity = Hoeveel spelers kunnen meedoen; 64 als je dit weglaat
tournament-command-create-check-in = Hoeveel minuten voor de start spelers kunnen inchecken; wie dat niet doet, krijgt geen plaats
tournament-command-create-no-show = Hoeveel minuten spelers hebben om na een oproep te komen; 10 als je dit weglaat
tournament-command-create-time = Hoeveel minuten een tafel mag duren; 120 als je dit weglaat
tournament-command-create-start = Automatische start: over 30 minuten, 20:00 UTC+1, morgen 19:30 UTC; kies tijdens het typen
tournament-command-create-event = Of het bij de evenementen van de server staat; ik heb de machtiging Evenementen maken nodig
tournament-command-create-weekly = Of het elke week op dezelfde tijd is; de inschrijving voor het volgende gaat vanzelf open
tournament-command-create-without = Voor een wekelijks toernooi: dagen zonder toernooi, zoals 2026-12-25, 2027-01-01
tournament-command-create-format = Hoe spelers elkaar treffen; Zwitsers als je dit weglaat
tournament-format-swiss = Zwitsers: rondes tegen spelers met ongeveer evenveel punten
tournament-format-round-robin = Iedereen tegen iedereen (tot 8 spelers)
tournament-format-knockout = Knock-out: de verliezer van een tafel ligt eruit
tournament-command-create-role = De rol die je nodig hebt om mee te doen
tournament-command-create-rating-from = De laagste rating waarmee je mee kunt doen
tournament-command-create-rating-to = De hoogste rating waarmee je mee kunt doen
tournament-command-create-account-age = Minimale leeftijd van het Discord-account, in dagen
tournament-command-create-member-for = Minimale tijd op deze server, in dagen
tournament-command-create-computers = Hoeveel computers meedoen
tournament-command-create-level = Hoe goed de computers spelen
tournament-command-join = Doe mee aan het toernooi van dit kanaal
tournament-command-leave = Stap uit het toernooi
tournament-command-check-in = Bevestig dat je er bent
tournament-command-computers = Kies vóór de start hoeveel computers meedoen
tournament-command-computers-count = Het aantal computers
tournament-command-start = Start het toernooi, of open het inchecken
tournament-command-status = Toon de stand, of waar de plaats van een speler vandaan komt
tournament-command-status-player = De speler van wie de plaats wordt uitgelegd
tournament-command-pause = Pauzeer het toernooi: de klokken staan stil, ook aan de tafels, en er begint geen nieuwe ronde
tournament-command-resume = Ga verder na een pauze
tournament-command-extend = Geef de tafels die spelen meer tijd
tournament-command-extend-minutes = Hoeveel minuten extra
tournament-command-result = Beslis hoe een tafel telt, of neem dat terug
tournament-command-result-table = Het nummer van de tafel
tournament-command-result-order = De volgorde, de beste eerst; of ongeldig; of zoals gespeeld
tournament-command-withdraw = Haal een speler uit het toernooi
tournament-command-withdraw-player = De speler
tournament-command-replace = Laat iemand anders, of een computer, voor een speler verderspelen
tournament-command-replace-player = De speler die wordt vervangen
tournament-command-replace-by = Wie verderspeelt; een computer als je dit weglaat
tournament-command-pardon = Vergeef afwezigheid, en laat een speler terug in het toernooi
tournament-command-pardon-player = De speler
tournament-command-reason = De reden: kies er een of typ er zelf een; iedereen kan die lezen
tournament-command-cancel = Beëindig het toernooi definitief
tournament-command-edit = Wijzig een gepland toernooi of stel het uit
tournament-command-copy = Houd het laatste toernooi van dit kanaal opnieuw
tournament-command-past = Toon de eerdere toernooien van deze server, met standen en verslagen
tournament-command-log = Toon alles wat er is gebeurd, en wie het deed
tournament-command-organisers = Kies welke rol op deze server toernooien kan organiseren
tournament-command-organisers-role = De rol; zonder keuze alleen leden met Evenementen beheren
