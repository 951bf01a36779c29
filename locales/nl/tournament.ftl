tournament-title = **{ $name }**: een Triominos-toernooi
tournament-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
  } aan tafels van hoogstens { $seats } · { $edition }
tournament-arena = { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
  } aan tafels van hoogstens { $seats }, met telkens een nieuwe tafel zodra er genoeg spelers vrij zijn · { $edition }
tournament-round-robin = iedereen tegen iedereen, één keer, aan tafels van twee · { $edition }
tournament-knockout = knock-out aan tafels van twee, geplaatst op rating: verlies je, dan lig je eruit · { $edition }
tournament-plan-start = - **Start:** { $start }
tournament-plan-check-in = - **Inchecken:** vanaf { $opens }, { $time } voor de start. Check je niet in, dan krijg je geen plaats.
tournament-plan-check-in-later = - **Inchecken:** zodra een organisator het opent, heb je { $time }. Check je niet in, dan krijg je geen plaats.
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
tournament-plan-no-clock = - **Klok:** geen; neem rustig de tijd
tournament-plan-turn-up =
    { $minutes ->
        [one] - **Op tijd:** kom binnen één minuut na de oproep naar je tafel, anders neemt een computer je plaats over
       *[other] - **Op tijd:** kom binnen { $minutes } minuten na de oproep naar je tafel, anders neemt een computer je plaats over
    }
tournament-plan-table = - **Tijdslimiet:** { $time } per tafel; daarna telt de stand van dat moment
tournament-plan-length = - **Duur:** ongeveer { $time }
tournament-plan-length-long = - **Duur:** ongeveer { $time }, dus houd genoeg tijd vrij
tournament-plan-late = - **Later instappen:** tot ronde { $round } begint
tournament-plan-late-none = - **Later instappen:** kan niet
tournament-plan-late-arena = - **Later instappen:** tot het einde
tournament-plan-late-until = - **Later instappen:** tot het einde ({ $until })
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
tournament-worth = Aan elke tafel levert de eerste plaats 12 punten op en de laatste 0; de andere plaatsen liggen daar gelijkmatig tussenin. Spelers die gelijk eindigen, delen de punten voor die plaatsen. Een vrije ronde (je zit dan niet aan tafel) levert 6 punten op.
tournament-organiser = Georganiseerd door { $organiser }.
tournament-players = Deelnemers ({ $count } van { $capacity }): { $names }
tournament-players-many = { $names } en nog { $more }
tournament-no-players = Er doet nog niemand mee.
tournament-waiting = Wachtlijst ({ $count }): { $names }
tournament-sign-up-full = Alle plaatsen zijn bezet. Met **Meedoen** kom je op de wachtlijst; komt er een plaats vrij, dan schuif je automatisch door.
tournament-sign-up = Druk op **Meedoen** als je wilt meespelen. Een organisator start het toernooi met `/tournament start`.
tournament-sign-up-planned = Druk op **Meedoen** als je wilt meespelen. Het toernooi start automatisch.
tournament-check-in-until = Druk op **Inchecken**, anders krijg je geen plaats. Het inchecken sluit { $until }.
tournament-round-under-way =
    Ronde { $round } van { $rounds } is bezig. { $playing ->
        [0] Er wordt aan geen enkele tafel meer gespeeld.
        [one] Er wordt nog gespeeld aan één tafel.
       *[other] Er wordt nog gespeeld aan { $playing } tafels.
    }
tournament-final-under-way = De finale is bezig.
tournament-arena-under-way =
    De arena is bezig en eindigt { $until }. { $playing ->
        [0] Er wordt nu aan geen enkele tafel gespeeld.
        [one] Er wordt gespeeld aan één tafel.
       *[other] Er wordt gespeeld aan { $playing } tafels.
    }
tournament-arena-ending =
    Er komen geen tafels meer bij. { $playing ->
        [0] Er wordt aan geen enkele tafel meer gespeeld.
        [one] Er wordt nog gespeeld aan één tafel.
       *[other] Er wordt nog gespeeld aan { $playing } tafels.
    }
tournament-is-paused = Het toernooi is gepauzeerd: alle klokken staan stil, ook aan de tafels, en er begint geen nieuwe ronde tot het verdergaat.
tournament-won = Het toernooi is afgelopen. { $who } wint! 🏆
tournament-over-too-few = Het toernooi is afgelopen: er waren te weinig spelers over.
tournament-over-no-persons = Het toernooi is afgelopen: iedereen is weg, en computers spelen niet in hun eentje door.
tournament-over-cancelled = Een organisator heeft het toernooi geannuleerd.
tournament-over-expired = Het toernooi is afgelopen: niemand heeft het op tijd gestart of hervat.

tournament-table-round = Ronde { $round } · Tafel { $table }: { $names }
tournament-table-final = Finaletafel: { $names }
tournament-table-arena = Tafel { $table }: { $names }
tournament-table-place = { $place }. { $who } (+{ $points })
tournament-table-place-score = { $place }. { $who } { $score } (+{ $points })
tournament-table-final-place = { $place }. { $who }
tournament-table-final-place-score = { $place }. { $who } { $score }
tournament-table-void = Ongeldig: iedereen die er was, krijgt de punten van een vrije ronde.
tournament-table-ruled = Een organisator heeft dit resultaat vastgesteld.
tournament-table-voided = Een moderator heeft dit spel ongeldig verklaard, dus het resultaat telt niet mee.
tournament-table-undecided = Een moderator heeft dit spel ongeldig verklaard, dus een organisator moet het resultaat van de tafel vaststellen.
tournament-thread = Tafel { $table } · { $name }
tournament-call = { $names }: tafel { $table } van **{ $name }** staat klaar en het spel begint nu.
tournament-call-final = { $names }: de finaletafel van **{ $name }** staat klaar en het spel begint nu.
tournament-call-turn-up =
    { $minutes ->
        [one] Druk binnen één minuut op **Ik ben er** of speel een beurt.
       *[other] Druk binnen { $minutes } minuten op **Ik ben er** of speel een beurt.
    } Anders neemt een computer je plaats over en word je laatste aan deze tafel.
tournament-call-points =
    { $points ->
        [one] Jullie spelen tot één punt.
       *[other] Jullie spelen tot { $points } punten.
    }
tournament-call-rounds =
    { $rounds ->
        [one] Jullie spelen één ronde.
       *[other] Jullie spelen { $rounds } rondes.
    }
tournament-call-wish = { $length } { $clock }. Met **Mijn plankje**, onder het bord, zie je je stenen; alleen jij ziet ze. Succes en veel plezier.
tournament-call-until = Deadline voor deze tafel: { $until }; daarna telt de stand van dat moment.

tournament-awaited = -# Opgeroepen voor deze tafel? Druk op **Ik ben er**, of speel gewoon, om je plaats te behouden. Deadline: { $until }.

tournament-live-round = 🔴 **Ronde { $round }, live**
tournament-live-round-over = **Zo eindigde ronde { $round }**
tournament-live-final = 🔴 **De finaletafel, live**
tournament-live-final-over = **Zo eindigde de finaletafel**
tournament-live-arena = 🔴 **De tafels, live**
tournament-live-arena-over = **Zo eindigde de arena**
tournament-live-over = afgelopen · { $names }
tournament-live-void = ongeldig
tournament-live-undecided = een organisator moet het resultaat vaststellen
tournament-live-unfinished = niet uitgespeeld
tournament-live-waiting = wacht op de spelers
tournament-live-until = De tijd loopt { $until } af
tournament-live-ends = Laatste kans op een nieuwe tafel: { $until }
tournament-live-top = Stand: { $places }
tournament-live-paused = Het toernooi is gepauzeerd.

tournament-note-created = { $by } heeft het toernooi aangemaakt.
tournament-note-edited-told = { $names }: { $by } heeft het toernooi gewijzigd.
tournament-note-edited = { $by } heeft het toernooi gewijzigd.
tournament-note-changed = { $by } heeft het plan van het toernooi gewijzigd.
tournament-note-remind-change = { $names }: let op, het toernooi is gewijzigd.
tournament-note-joined = { $who } doet mee.
tournament-note-queued = { $who } staat op de wachtlijst.
tournament-note-unqueued = { $who } staat niet meer op de wachtlijst.
tournament-note-got-place = { $who } is van de wachtlijst doorgeschoven.
tournament-note-moved-up = { $who }, er is een plaats vrijgekomen: je doet mee aan het toernooi.
tournament-note-moved-up-check-in = { $who }, er is een plaats vrijgekomen: je doet mee aan het toernooi. Druk op **Inchecken** om je plaats te behouden. Deadline: { $until }.
tournament-note-computers = { $by } heeft het aantal computers op { $count } gezet.
tournament-note-check-in = De check-in is open. { $names }, bevestig met **Inchecken** dat je er bent. Deadline: { $until }.
tournament-note-check-in-nobody = De check-in is open, maar er doet nog niemand mee. Druk op **Meedoen** en bevestig dan met **Inchecken** dat je er bent. Deadline: { $until }.
tournament-note-check-in-planned = De check-in is open, zoals gepland. Deadline: { $until }.
tournament-note-remind-check-in = ⏰ { $names }: druk op **Inchecken**, anders krijg je geen plaats. Deadline: { $until }.
tournament-note-remind-start = ⏰ { $names }: maak je klaar, het toernooi begint zo. Start: { $until }.
tournament-note-reminded-check-in =
    { $count ->
        [one] Ik heb één speler eraan herinnerd in te checken.
       *[other] Ik heb { $count } spelers eraan herinnerd in te checken.
    }
tournament-note-reminded-start =
    { $count ->
        [one] Ik heb één speler eraan herinnerd dat het toernooi zo begint.
       *[other] Ik heb { $count } spelers eraan herinnerd dat het toernooi zo begint.
    }
tournament-note-start-failed = Er doen nog te weinig spelers mee om te starten. Doe mee, of haal er iemand bij. Een organisator kan het toernooi later starten met `/tournament start`.
tournament-note-check-in-failed = Er hebben te weinig spelers ingecheckt, dus het toernooi is niet begonnen. Iedereen blijft ingeschreven, en een organisator kan het opnieuw proberen met `/tournament start`.
tournament-note-started-by = { $by } heeft het startsein gegeven.
tournament-note-check-in-opened = { $by } heeft het inchecken geopend. Deadline: { $until }.
tournament-note-started = Het toernooi is begonnen. Staan spelers aan het einde nog gelijk, dan beslist de loting, met de seed { $seed }.
tournament-note-round = **Ronde { $round } van { $rounds } is begonnen.** Tafels: { $tables }. Deadline: { $until }; daarna telt de stand van dat moment.
tournament-note-final = **De finale is begonnen.** Deadline: { $until }; daarna telt de stand van dat moment.
tournament-note-arena = Nieuwe tafels: { $tables }.
tournament-note-bye = Vrije ronde: { $names }.
tournament-note-no-show = { $who } is niet komen opdagen aan tafel { $table }. Een computer valt in.
tournament-note-round-ended = Ronde { $round } is afgelopen.
tournament-note-ruled-order = { $by } heeft het resultaat van tafel { $table } vastgesteld: { $order }.
tournament-note-ruled-void = { $by } heeft het resultaat van tafel { $table } ongeldig verklaard.
tournament-note-voided = { $by } heeft het spel aan tafel { $table } ongeldig verklaard. Nu moet een organisator het resultaat van de tafel vaststellen. Deadline: { $until }. Rondes die al zijn ingedeeld, blijven zoals ze zijn.
tournament-note-voided-asked = { $organiser }, stel alsjeblieft het resultaat van tafel { $table } vast: gebruik `/tournament manage` en dan **Resultaat vaststellen**. Eerder kan de volgende ronde niet beginnen. Doet niemand het voor de deadline, dan blijft het spel ongeldig en krijgt iedereen die er was de punten van een vrije ronde.
tournament-note-voided-decided = { $by } heeft het spel aan tafel { $table } ongeldig verklaard. Een organisator had het resultaat van de tafel al vastgesteld, en dat blijft staan.
tournament-note-voided-over = { $by } heeft het spel aan tafel { $table } ongeldig verklaard. Het telt niet meer mee, en ik heb de stand bijgewerkt. Een organisator kan het resultaat van de tafel nog vaststellen.
tournament-note-restored = { $by } heeft het spel aan tafel { $table } hersteld. Het resultaat telt weer mee, en ik heb de stand bijgewerkt.
tournament-note-restored-decided = { $by } heeft het spel aan tafel { $table } hersteld. Het resultaat dat een organisator had vastgesteld, blijft staan.
tournament-note-left-undecided = Niemand heeft op tijd het resultaat van tafel { $table } vastgesteld, dus het spel aan die tafel blijft ongeldig.
tournament-note-ruling-back = { $by } heeft de beslissing over tafel { $table } teruggedraaid: het spel telt zoals het is gespeeld.
tournament-note-left = { $who } heeft het toernooi verlaten.
tournament-note-unchecked = { $who } heeft niet ingecheckt.
tournament-note-no-shows = { $who } is bij twee tafels niet komen opdagen, dus ik heb deze speler uit het toernooi gehaald. Terugkomen kan met `/tournament join`.
tournament-note-no-shows-last = { $who } is bij twee tafels niet komen opdagen, dus ik heb deze speler uit het toernooi gehaald.
tournament-note-removed = { $by } heeft { $who } uit het toernooi gehaald.
tournament-note-replaced = { $by } heeft { $who } vervangen door { $player }, die ook de plaats in de stand overneemt.
tournament-note-pardoned = { $by } heeft { $who } gratie verleend: de gemiste tafels worden niet meer aangerekend.
tournament-note-paused = { $by } heeft het toernooi gepauzeerd. Alle klokken staan stil, ook aan de tafels: jullie kunnen doorspelen, maar het hoeft niet.
tournament-note-unattended = De meeste opgeroepen spelers zijn niet gekomen, dus ik heb het toernooi gepauzeerd.
tournament-note-unattended-table = Er is niemand naar tafel { $table } gekomen, dus ik heb het toernooi gepauzeerd.
tournament-note-unattended-asked = { $organiser }, hoe gaan we verder? Met `/tournament manage` kun je het toernooi hervatten of annuleren, of de afwezige spelers vervangen. Als je het hervat, krijgen ze opnieuw de volle tijd om te komen.
tournament-note-resumed = { $by } heeft het toernooi hervat. Iedereen heeft nog evenveel tijd als vóór de pauze.
tournament-note-extended =
    { $minutes ->
        [one] { $by } heeft de tafels één minuut extra gegeven.
       *[other] { $by } heeft de tafels { $minutes } minuten extra gegeven.
    }
tournament-note-time-lost =
    { $minutes ->
        [one] Ik was offline, dus ik heb elke deadline één minuut opgeschoven. Spelers die zijn opgeroepen of moeten inchecken, krijgen opnieuw de volle tijd.
       *[other] Ik was offline, dus ik heb elke deadline { $minutes } minuten opgeschoven. Spelers die zijn opgeroepen of moeten inchecken, krijgen opnieuw de volle tijd.
    }
tournament-note-ended = Het toernooi is afgelopen.
tournament-note-no-persons = Het toernooi is afgelopen: er deden alleen nog computers mee.
tournament-note-cancelled = { $by } heeft het toernooi geannuleerd.

tournament-standings-round = **{ $name }** na ronde { $round }
tournament-standings-now = **{ $name }**: de stand
tournament-standings-no-persons = **{ $name }** is afgelopen: iedereen is weg, en computers spelen niet in hun eentje door. De stand blijft zoals die is:
tournament-standings-end = **{ $name }** is afgelopen. { $who } wint! 🏆
tournament-standings-none = Er doet nog niemand mee.
tournament-standings-all =
    { $count ->
        [one] Druk op **Stand** voor de hele lijst (één speler).
       *[other] Druk op **Stand** voor de hele lijst ({ $count } spelers).
    }
tournament-standings-page-of = Pagina { $page } van { $pages }
tournament-standings-bye = -# Vrij in ronde { $round }, +{ $points }: { $names }
tournament-standings-late = -# Ingestapt na de eerste ronde, +{ $points }: { $names }
tournament-standings-void = -# Tafel { $table } (resultaat ongeldig), +{ $points }: { $names }
tournament-standings-ruled = -# Tafel { $table }: resultaat vastgesteld door een organisator. Reden: { $reason }
tournament-standings-undecided = -# Tafel { $table }: een moderator heeft het spel ongeldig verklaard, en een organisator moet het resultaat vaststellen.
tournament-standings-voided = -# Tafel { $table }: een moderator heeft het spel ongeldig verklaard.
tournament-column-player = Speler
tournament-column-points = Ptn
tournament-column-head = Ond
tournament-column-opponents = Teg
tournament-column-wins = Gew
tournament-column-place = Plts
tournament-column-margin = Voor
tournament-column-absences = Gemist
tournament-legend = -# Bij gelijke punten beslissen de kolommen na Ptn, van links naar rechts. Ond: onderling resultaat, als die spelers allemaal tegen elkaar hebben gespeeld · Teg: gemiddeld aantal punten van de tegenstanders, zonder het laagste · Gew: gewonnen tafels · Plts: gemiddelde plaats · Voor: gemiddelde voorsprong op de anderen aan een tafel, telkens hoogstens 100 · Gemist: gemiste tafels en beurten. Blijft het gelijk, dan beslist de loting.
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
tournament-places-opponents = gemiddeld aantal punten van de tegenstanders
tournament-places-wins = gewonnen tafels
tournament-places-place = gemiddelde plaats
tournament-places-margin = gemiddelde voorsprong op de anderen aan een tafel
tournament-places-absences = gemiste tafels en beurten
tournament-places-draw = door loting beslist
tournament-podium-alt = Het podium van { $name }
tournament-podium-final = De hoogste plaatsen zijn aan de finaletafel beslist.

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
tournament-explain-bye = Ronde { $round }: vrij, +{ $points }
tournament-explain-void = Tafel { $table }: resultaat ongeldig, +{ $points }
tournament-explain-late = Ingestapt na de eerste ronde: de helft van de punten van een vrije ronde, +{ $points }
tournament-explain-alone = Niemand anders heeft evenveel punten.
tournament-explain-head = Evenveel punten als { $names }. Onderling gewonnen: { $points } (een gelijkspel telt half).
tournament-explain-not-met = Evenveel punten als { $names }. Deze spelers hebben niet allemaal tegen elkaar gespeeld, dus onderlinge resultaten tellen niet mee.
tournament-explain-opponents = Punten van de tegenstanders: { $list }. Gemiddelde: { $mean }.
tournament-explain-left-out = Punten van de tegenstanders: { $list }. Gemiddelde zonder het laagste aantal ({ $lowest }): { $mean }.
tournament-explain-no-opponents = Nog geen tegenstanders.
tournament-explain-rest = Gewonnen tafels: { $wins }. Gemiddelde plaats: { $place }. Gemiddelde voorsprong op de anderen aan een tafel: { $margin }. Gemiste tafels en beurten: { $absences }. Lotnummer, als al het andere gelijk is: { $lot } (het laagste wint).

tournament-created = Het toernooi is open, en anderen kunnen meedoen met de knop **Meedoen**. Jij start het met `/tournament start`.
tournament-created-planned = Het toernooi is open, en anderen kunnen meedoen met de knop **Meedoen**. Het start automatisch: { $start }. Met `/tournament start` kun je het eerder starten.
tournament-created-check-in = Het inchecken gaat automatisch open: { $opens }.
tournament-created-length = Het duurt ongeveer { $time }.
tournament-created-length-long = Het duurt ongeveer { $time }. Korter kan ook: kies minder rondes (`rounds`) of een editie (`edition`) met één ronde per spel.
tournament-created-weekly = Het toernooi wordt elke week herhaald. De inschrijving voor het volgende gaat vanzelf open, zes dagen voordat het begint.
tournament-created-event = Ik heb het toernooi ook bij de evenementen van deze server gezet en zorg dat het daar actueel blijft.
tournament-created-no-event = Ik kan het toernooi niet bij de evenementen van deze server zetten: daarvoor heb ik de machtiging **Evenementen maken** nodig. Al het andere werkt ook zonder.
tournament-event = { $play }. Doe mee in { $channel }.
tournament-start-choice = { $away } ({ $moment })
tournament-start-zone-choice = { $moment }, als het bij jou nu { $time } uur is
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
tournament-joined = Je doet mee: welkom bij **{ $name }**.
tournament-joined-late = Vanaf de volgende ronde doe je mee aan **{ $name }**. Hoeveel rondes je ook hebt gemist, je krijgt de helft van de punten van één vrije ronde.
tournament-left = Je doet niet meer mee. Terugkomen kan met `/tournament join`.
tournament-queued = Het toernooi is vol, dus je staat op plaats { $place } van de wachtlijst. Zodra er plaats voor je is, doe je mee, en dan laat ik het je in het kanaal weten.
tournament-left-waiting = Je staat niet meer op de wachtlijst.
tournament-left-last = Je doet niet meer mee. Je was de laatste persoon in het toernooi, dus het is nu afgelopen.
tournament-leave-table = Wil je **{ $name }** echt verlaten? Je spel aan tafel { $table } is nog niet afgelopen: een computer neemt je plaats over en je wordt laatste aan die tafel. In je statistieken telt het als een spel dat je hebt verlaten.
tournament-leave-sure = Wil je **{ $name }** echt verlaten? Je wordt dan voor geen enkele tafel meer opgeroepen. Je punten blijven in de stand, en met `/tournament join` kom je terug.
tournament-left-for-now = Je doet niet meer mee. Je kunt nog terugkomen tot een computer je plaats overneemt. Deadline: { $until }
tournament-left-last-for-now = Je doet niet meer mee. Je was de laatste persoon in het toernooi, dus het eindigt zo meteen. Je kunt nog terugkomen. Deadline: { $until }
tournament-returned = Fijn dat je er weer bent. Je plaats is weer van jou en je bent niets kwijt.
tournament-return-too-late = Dat duurde langer dan 2 minuten, dus een computer heeft je plaats aan die tafel overgenomen. Met `/tournament join` doe je vanaf de volgende weer mee.
tournament-return-over = Het toernooi is afgelopen, dus je kunt niet meer terugkomen.
tournament-checked-in = Je bent ingecheckt. Tot straks aan tafel.
tournament-arrived = Goed dat je er bent. Het spel wordt in deze thread gespeeld.
tournament-organisers-role = Leden met de rol { $role } of de machtiging **Evenementen beheren** kunnen hier toernooien organiseren.
tournament-organisers-none = Leden met de machtiging **Evenementen beheren** kunnen hier toernooien organiseren.
tournament-rule-void = Ongeldig: iedereen die er was, krijgt de punten van een vrije ronde
tournament-rule-played = Zoals gespeeld

tournament-refuse-none = Er is geen toernooi in dit kanaal. Leden met de machtiging **Evenementen beheren** kunnen er een aanmaken met `/tournament create`.
tournament-refuse-taken = In dit kanaal is al een toernooi. Met `/tournament status` bekijk je het, met `/tournament cancel` beëindig je het.
tournament-refuse-too-many = Deze server heeft al het maximale aantal toernooien ({ $most }). Wacht tot er een is afgelopen, of beëindig er een met `/tournament cancel`.
tournament-refuse-create = Om hier een toernooi aan te maken, heb je de machtiging **Evenementen beheren** nodig. Leden met die machtiging kunnen met `/tournament organisers` een rol kiezen die ook toernooien mag aanmaken.
tournament-refuse-create-role = Om hier een toernooi aan te maken, heb je de rol { $role } of de machtiging **Evenementen beheren** nodig.
tournament-refuse-thread = Deze thread hoort bij een toernooitafel, dus hier kan alleen het spel van die tafel worden gespeeld. Gebruik `/play` in een ander kanaal.
tournament-refuse-busy = Het is nu zo druk in dit toernooi dat je verzoek niet is doorgekomen. Probeer het opnieuw.
tournament-refuse-channel = Voor een toernooi heb ik een kanaal nodig waarin ik threads kan openen. Maak het toernooi aan in een tekstkanaal van deze server.
tournament-refuse-organiser = Alleen organisatoren kunnen dat: moderators, en leden met de machtiging **Evenementen beheren** of met de rol die met `/tournament organisers` is gekozen.
tournament-refuse-takes-part = Je doet zelf mee aan dit toernooi, dus iemand anders moet dat beslissen. Je kunt de tafels wel meer tijd geven, of de huidige scores laten tellen.
tournament-refuse-over = Het toernooi is afgelopen. De eindstand zie je met `/tournament status`.
tournament-refuse-not-started = Het toernooi is nog niet begonnen.
tournament-refuse-started = Het toernooi is al begonnen.
tournament-refuse-playing =
    Het toernooi is al begonnen. De volgende ronde begint automatisch als alle spellen van deze ronde zijn afgelopen. { $playing ->
        [0] Er wordt aan geen enkele tafel meer gespeeld.
        [one] Er wordt nog gespeeld aan één tafel.
       *[other] Er wordt nog gespeeld aan { $playing } tafels.
    }
tournament-refuse-too-few =
    { $count ->
        [0] Er zijn nog geen spelers
        [one] Er is nog maar één speler
       *[other] Er zijn nog maar { $count } spelers
    }, terwijl er minstens { $least } nodig zijn. Als inchecken verplicht is, tellen alleen ingecheckte spelers mee. Computers voeg je toe met `/tournament computers`.
tournament-refuse-no-persons = Computers spelen geen toernooi in hun eentje: minstens één persoon moet meedoen, en inchecken als dat verplicht is.
tournament-refuse-computers = Er zijn te veel computers ({ $computers }). Het maximum is { $each } per persoon, dus nu mogen het er hoogstens { $most } zijn. Wijzig het aantal met `/tournament computers`.
tournament-refuse-one-computer = Dat zou één computer te veel zijn: het maximum is { $each } per persoon. Kies liever een persoon, met de optie `by` van `/tournament replace`.
tournament-refuse-no-more-computers = Aan dit toernooi kunnen geen computers meer meedoen.
tournament-refuse-computers-places = Dat zijn te veel computers voor dit toernooi. Het kunnen er hoogstens { $most } zijn, want het maximum is { $each } per persoon.
tournament-refuse-rounds-and-arena = Een toernooi heeft óf rondes óf een duur in minuten: kies `rounds` of `arena`, niet allebei.
tournament-refuse-full =
    { $capacity ->
        [one] Het toernooi is vol: de enige plaats is bezet.
       *[other] Het toernooi is vol: alle { $capacity } plaatsen zijn bezet.
    }
tournament-refuse-term-role = Dit toernooi is voor leden met de rol { $role }. Wil je meedoen, vraag een organisator dan om die rol.
tournament-refuse-term-rating = Dit toernooi is voor spelers met een rating van { $band }. Die van jou is nu { $own }, dus hopelijk tot het volgende toernooi.
tournament-refuse-term-account = Voor dit toernooi moet je Discord-account minstens { $time } oud zijn. Je kunt meedoen vanaf { $from }.
tournament-refuse-term-member = Voor dit toernooi moet je al minstens { $time } op deze server zijn. Je kunt meedoen vanaf { $from }.
tournament-refuse-already-waiting = Je staat al op de wachtlijst, op plaats { $place }.
tournament-refuse-ratings = De laagste rating ({ $least }) ligt boven de hoogste ({ $most }). Draai ze om en probeer het opnieuw.
tournament-refuse-fixed-tables = Bij “iedereen tegen iedereen” en bij knock-out ligt het aantal rondes vast en zijn de tafels voor twee spelers. Laat `rounds`, `arena`, `final` en `seats` weg.
tournament-refuse-already-in = Je doet al mee.
tournament-refuse-not-in = Je doet niet mee aan dit toernooi.
tournament-refuse-they-not-in = Die speler doet niet meer mee.
tournament-refuse-too-late = Het is te laat om mee te doen: in dit toernooi kun je niet meer instappen.
tournament-refuse-removed = Een organisator heeft je uit dit toernooi gehaald. Wil je terugkomen, vraag een organisator dan om gratie.
tournament-refuse-no-check-in = Inchecken kan nu niet, dus je hoeft niets te doen.
tournament-refuse-checked-in = Je bent al ingecheckt.
tournament-refuse-no-table = In dit toernooi is er geen tafel { $table }.
tournament-refuse-not-at-table = Je speelt niet aan deze tafel.
tournament-refuse-own-table = Je speelt zelf aan tafel { $table }, dus je kunt het resultaat niet vaststellen. Een andere organisator of een moderator kan dat wel.
tournament-refuse-table-over = Je spel aan deze tafel is afgelopen.
tournament-refuse-order = Ik herken die volgorde van spelers niet. Kies een van de suggesties die tijdens het typen verschijnen.
tournament-refuse-no-ruling = Het resultaat van deze tafel is niet door een organisator vastgesteld, dus er valt niets terug te draaien.
tournament-refuse-match-voided = Een moderator heeft het spel aan tafel { $table } ongeldig verklaard, dus dat resultaat kan niet blijven staan.
tournament-refuse-no-entry = Ik herken die speler niet. Kies een van de suggesties die tijdens het typen verschijnen.
tournament-refuse-replacement = Die persoon doet al mee aan dit toernooi. Kies iemand anders, of laat de optie `by` weg: dan neemt een computer het over.
tournament-refuse-bot = Een bot kan het niet van een speler overnemen. Laat de optie `by` weg, dan neemt een computerspeler het over.
tournament-refuse-paused = Het toernooi is al gepauzeerd.
tournament-refuse-not-paused = Het toernooi is niet gepauzeerd.
tournament-refuse-blameless = Die speler heeft geen tafel gemist en is niet uit het toernooi gehaald, dus er valt niets te vergeven.
tournament-refuse-extension =
    { $most ->
        [one] Geef de tafels één minuut extra.
       *[other] Geef de tafels { $least } tot { $most } minuten extra.
    }
tournament-refuse-name =
    { $most ->
        [one] Geef het toernooi een naam van één teken.
       *[other] Geef het toernooi een naam van hoogstens { $most } tekens.
    }
tournament-refuse-seats =
    { $most ->
        [one] Volgens deze regels heeft een tafel { $most } plaats.
       *[other] Volgens deze regels heeft een tafel { $least } tot { $most } plaatsen.
    }
tournament-refuse-rounds =
    { $most ->
        [one] Een toernooi kan maar één ronde hebben.
       *[other] Een toernooi kan { $least } tot { $most } rondes hebben.
    }
tournament-refuse-capacity =
    { $most ->
        [one] Aan een toernooi kan maar één speler meedoen.
       *[other] Aan een toernooi kunnen { $least } tot { $most } spelers meedoen.
    }
tournament-refuse-time-arena =
    { $most ->
        [one] Een arena kan maar één minuut duren.
       *[other] Een arena kan { $least } tot { $most } minuten duren.
    }
tournament-refuse-time-check-in =
    { $most ->
        [one] Het inchecken kan maar één minuut duren.
       *[other] Het inchecken kan { $least } tot { $most } minuten duren.
    }
tournament-refuse-time-turn-up =
    { $most ->
        [one] Geef spelers één minuut om te komen opdagen.
       *[other] Geef spelers { $least } tot { $most } minuten om te komen opdagen.
    }
tournament-refuse-time-table =
    { $most ->
        [one] Een spel kan maar één minuut duren.
       *[other] Een spel kan { $least } tot { $most } minuten duren.
    }
tournament-refuse-start = Die begintijd ligt te dichtbij of te ver weg. Spelers hebben tijd nodig om mee te doen en in te checken, dus kies een tijdstip tussen { $soonest } en { $latest }.
tournament-refuse-start-unreadable = Ik begrijp die begintijd niet. Kies een van de suggesties die tijdens het typen verschijnen, of typ bijvoorbeeld `over 30 minuten`, `20:00 UTC+1`, `morgen 19:30 UTC` of `2026-11-28 20:00 Europe/Amsterdam`.
tournament-refuse-start-zone = Ik ken je tijdzone niet. Kies een van de suggesties die tijdens het typen verschijnen, of voeg de tijdzone toe: `20:00 UTC+1` of `20:00 Europe/Amsterdam`.
tournament-refuse-event-start = Voor een serverevenement is een begintijd nodig. Geef die op met de optie `start`.
tournament-refuse-weekly-start = Voor een wekelijks toernooi is een begintijd nodig. Geef die op met de optie `start`.
tournament-refuse-dates-alone = Alleen bij een wekelijks toernooi kun je dagen overslaan. Voeg `weekly:True` en `start` toe.
tournament-refuse-dates = Ik begrijp de datums “{ $typed }” niet. Schrijf ze als 2026-12-25, met komma’s ertussen. Het mogen er hooguit 20 zijn.
tournament-refuse-edition = Voor een toernooi zijn regels nodig waarbij punten worden geteld en die ook met twee spelers werken. Kies andere regels.

tournament-command = Toernooien: maak er een aan, doe mee, bekijk de stand
tournament-command-create = Maak een toernooi aan in dit kanaal
tournament-command-create-name = De naam van het toernooi
tournament-command-create-rounds = Hoeveel rondes er worden gespeeld (standaard 4)
tournament-command-create-seats = Hoeveel spelers er hoogstens aan een tafel zitten (2 tot 4)
tournament-command-create-arena = Voor een arena in plaats van rondes: hoeveel minuten die duurt
tournament-command-create-edition = Welke regels er gelden (standaard de officiële toernooiregels: elk spel gaat tot 400 punten)
tournament-command-create-clock = Hoelang een beurt mag duren (standaard 5 minuten)
tournament-command-create-final = Of er een finaletafel is voor de beste spelers
tournament-command-create-capacity = Hoeveel spelers kunnen meedoen (standaard 64)
tournament-command-create-check-in = Hoeveel minuten voor de start spelers kunnen inchecken; wie dat niet doet, krijgt geen plaats
tournament-command-create-no-show = Hoeveel minuten spelers hebben om na een oproep te komen (standaard 10)
tournament-command-create-time = Hoeveel minuten een spel mag duren (standaard 120)
tournament-command-create-start = Wanneer het begint, zoals over 30 minuten of morgen 19:30 UTC; of kies een suggestie
tournament-command-create-event = Of ik het bij de serverevenementen zet; daarvoor is de machtiging Evenementen maken nodig
tournament-command-create-weekly = Of het elke week op dezelfde tijd terugkomt; de inschrijving gaat dan vanzelf open
tournament-command-create-without = Voor een wekelijks toernooi: dagen zonder toernooi, zoals 2026-12-25, 2027-01-01
tournament-command-create-format = Hoe spelers worden ingedeeld (standaard Zwitsers)
tournament-format-swiss = Zwitsers: rondes tegen spelers met ongeveer evenveel punten
tournament-format-round-robin = Iedereen tegen iedereen (tot 8 spelers)
tournament-format-knockout = Knock-out: verlies je een spel, dan lig je eruit
tournament-command-create-role = De rol die je nodig hebt om mee te doen
tournament-command-create-rating-from = De laagste rating waarmee je kunt meedoen
tournament-command-create-rating-to = De hoogste rating waarmee je kunt meedoen
tournament-command-create-account-age = Hoeveel dagen oud een Discord-account moet zijn om mee te doen
tournament-command-create-member-for = Hoeveel dagen je al op deze server moet zijn om mee te doen
tournament-command-create-computers = Hoeveel computers er meedoen
tournament-command-create-level = Hoe goed de computers spelen
tournament-command-join = Doe mee aan het toernooi van dit kanaal
tournament-command-leave = Stap uit het toernooi
tournament-command-check-in = Bevestig dat je er bent voor het toernooi
tournament-command-computers = Kies vóór de start hoeveel computers meedoen
tournament-command-computers-count = Het aantal computers
tournament-command-start = Start het toernooi, of open het inchecken
tournament-command-status = Bekijk de stand, of waarom een speler op een bepaalde plaats staat
tournament-command-status-player = De speler van wie je de plaats uitgelegd wilt zien
tournament-command-pause = Pauzeer het toernooi: alle klokken staan stil, ook aan de tafels, en er begint geen nieuwe ronde
tournament-command-resume = Hervat het gepauzeerde toernooi
tournament-command-extend = Geef meer tijd aan de tafels waar nog wordt gespeeld
tournament-command-extend-minutes = Hoeveel minuten extra
tournament-command-result = Stel het resultaat van een tafel vast, of draai een eerdere beslissing terug
tournament-command-result-table = Het nummer van de tafel
tournament-command-result-order = De spelers, de beste eerst; of kies “ongeldig” of “zoals gespeeld”
tournament-command-withdraw = Haal een speler uit het toernooi
tournament-command-withdraw-player = De speler die je uit het toernooi haalt
tournament-command-replace = Laat iemand anders, of een computer, het van een speler overnemen
tournament-command-replace-player = De speler die wordt vervangen
tournament-command-replace-by = Wie het overneemt (standaard een computer)
tournament-command-pardon = Vergeef een speler de gemiste tafels, of laat een speler terugkeren in het toernooi
tournament-command-pardon-player = De speler die gratie krijgt
tournament-command-reason = De reden: kies er een of typ er zelf een; iedereen kan die lezen
tournament-command-cancel = Beëindig het toernooi definitief
tournament-command-edit = Wijzig een gepland toernooi of stel het uit
tournament-command-copy = Organiseer het laatste toernooi van dit kanaal nog een keer
tournament-command-past = Bekijk de eerdere toernooien van deze server, met standen en verslagen
tournament-command-log = Bekijk alles wat er in het toernooi is gebeurd, en wie het heeft gedaan
tournament-command-organisers = Kies welke rol op deze server toernooien kan organiseren
tournament-command-organisers-role = De rol; zonder rol kunnen alleen moderators en leden met Evenementen beheren toernooien organiseren
