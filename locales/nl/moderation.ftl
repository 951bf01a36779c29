moderation-barred-until = Een moderator heeft je uitgesloten van de tafels en toernooien van deze server. Reden: { $reason }. Tot: { $until }
moderation-barred = Een moderator heeft je uitgesloten van de tafels en toernooien van deze server, tot een moderator dat opheft. Reden: { $reason }.
moderation-other-barred = { $who } is uitgesloten van de tafels en toernooien van deze server.
moderation-taken-out = Een moderator heeft je uit dit spel gehaald, dus je kunt niet terugkomen.
moderation-player = Je speelt mee in dat spel, dus een andere moderator moet erover beslissen.
moderation-moderators-only = Alleen moderators kunnen dat: je hebt de machtiging Berichten beheren nodig.
moderation-channels-only = Op deze server kunnen tafels alleen worden geopend in { $channels }.
moderation-roles-only = Op deze server heb je een van deze rollen nodig om een tafel te openen: { $roles }
moderation-no-bot = Bots nemen geen plaats aan tafel, dus er valt niets uit te sluiten.
moderation-oneself = Je kunt jezelf niet uitsluiten. Gebruik `/leave` om een spel te verlaten.
moderation-superior = Je kunt { $who } niet uitsluiten: die beheert deze server, of de hoogste rol van die speler staat niet onder de jouwe.
moderation-needs-reason = Wil je een speler via de opdracht uitsluiten, kies dan een speler en een duur en geef een reden. `/moderate` zonder meer opent het menu.

moderation-note-taken-out = Een moderator heeft { $who } uit het spel gehaald. { $computer } neemt de plaats over.

moderation-cause-stalling = anderen met opzet laten wachten
moderation-cause-leaving = spellen verlaten
moderation-cause-unfair = oneerlijk spel
moderation-cause-rude = onbeleefdheid tegen andere spelers
moderation-cause-other = een andere reden, die de moderators kunnen toelichten

moderation-length-day = Een dag
moderation-length-week = Een week
moderation-length-month = 30 dagen
moderation-length-quarter = 90 dagen
moderation-length-lifted = Tot een moderator het opheft

moderation-title = **Moderatorpaneel** voor tafels en toernooien
moderation-where = Kanalen waar tafels mogen worden geopend: { $channels }
moderation-everywhere = alle
moderation-who = Rollen die tafels mogen openen: { $roles }
moderation-everybody = alle
moderation-nobody-barred = Er is niemand uitgesloten.
moderation-barred-title = Uitgesloten spelers: { $count }
moderation-line-until = { $who } · { $reason } · tot: { $until }
moderation-line = { $who } · { $reason } · tot een moderator het opheft
moderation-more =
    { $more ->
        [one] en nog één
       *[other] en nog { $more }
    }
moderation-choose = Kies hieronder een speler. Daarna kun je die uitsluiten, de uitsluiting opheffen of de speler uit een spel halen.
moderation-openings-title = Wie mag tafels openen, en waar? Moderators mogen het altijd. Zonder keuze is er geen beperking. Toernooien worden door organisatoren aangemaakt.

moderation-person-until = { $who } is uitgesloten. Reden: { $reason }. Tot: { $until }
moderation-person-barred = { $who } is uitgesloten tot een moderator het opheft. Reden: { $reason }.
moderation-person-free = { $who } is niet uitgesloten.
moderation-person-plays = Deze speler speelt mee in: { $channels }
moderation-person-idle = Deze speler speelt nu in geen enkel spel op deze server mee.
moderation-ask-length = Hoelang moet { $who } worden uitgesloten? Reden: { $reason }. Een uitgesloten speler kan geen tafels openen, niet meedoen aan tafels of toernooien en niet worden gevraagd om mee te spelen. Spellen die al bezig zijn, gaan door; daarna ligt de speler ook uit elk toernooi.
moderation-ask-out = { $who } uit het spel in { $channel } halen? Een computer neemt de plaats over, terugkomen kan niet en het spel telt voor deze speler als verlaten.
moderation-ask-close = De tafel in { $channel } sluiten? Het spel eindigt zonder uitslag. De reden komt in het logboek.

moderation-did-channels = De kanalen zijn gewijzigd.
moderation-did-roles = De rollen zijn gewijzigd.
moderation-did-bar = { $who } is nu uitgesloten.
moderation-did-lift = { $who } is niet langer uitgesloten.
moderation-did-nothing = { $who } was niet uitgesloten.
moderation-did-out = { $who } is uit het spel in { $channel } gehaald.
moderation-did-close = De tafel in { $channel } is gesloten.

moderation-log-title = **Wat moderators hebben gedaan**, het laatste eerst
moderation-log-empty = Moderators hebben hier nog niets gedaan.
moderation-log-line = { $moment } · { $by } { $did }
moderation-log-channels = koos de kanalen waar tafels mogen worden geopend: { $channels }
moderation-log-roles = koos de rollen die tafels mogen openen: { $roles }
moderation-log-barred-until = sloot { $who } uit ({ $reason }), tot: { $until }
moderation-log-barred = sloot { $who } uit ({ $reason }) tot een moderator het opheft
moderation-log-lifted = hief de uitsluiting van { $who } op
moderation-log-out = haalde { $who } uit een spel in { $channel }
moderation-log-voided = verklaarde de uitslag van een spel in { $channel } ongeldig ({ $reason })
moderation-log-restored = liet de uitslag van een spel in { $channel } weer meetellen ({ $reason })
moderation-log-ended = beëindigde het spel in { $channel }
moderation-log-ended-for = beëindigde het spel in { $channel } ({ $reason })
moderation-log-closed = sloot de tafel in { $channel } ({ $reason })
moderation-log-settings = veranderde deze instellingen: { $names }
moderation-log-tournament = nam een beslissing in het toernooi { $name } ({ $channel }); `/tournament log` toont de details
moderation-log-of-tournament = { $did }, toernooi { $name }
moderation-log-tournament-for = nam een beslissing in het toernooi { $name } in { $channel } ({ $reason }); `/tournament log` toont de details
moderation-log-post = 🛡️ { $by } { $did }
moderation-log-damaged-result = ⚠️ De uitslag van tafel { $table } is onleesbaar en telt niet mee op de ranglijsten. In mijn eigen logboek staat meer.
moderation-log-unknown = deed iets wat deze versie van de bot niet kent

moderation-button-panel = Moderatorpaneel
moderation-button-openings = Wie tafels mag openen
moderation-button-all-channels = Alle kanalen
moderation-button-all-roles = Alle rollen
moderation-button-log = Logboek
moderation-button-tables = Open tafels
moderation-button-stop-log = Logboek niet meer posten
moderation-button-refresh = Vernieuwen
moderation-button-back = Terug
moderation-button-lift = Uitsluiting opheffen
moderation-button-out = Uit spel halen
moderation-button-newer = Nieuwer
moderation-button-older = Ouder
moderation-menu-person = Kies een speler
moderation-menu-former = Uitgesloten spelers zonder gegevens
moderation-tables-title = **Open tafels: { $count }**, langst zonder zet eerst
moderation-tables-none = Op deze server is geen tafel open.
moderation-table-line = { $channel } · { $players } · host: { $host } · geopend { $opened } · laatste zet { $last }
moderation-table-damaged = { $channel } · deze tafel is beschadigd; sluit hem om het kanaal vrij te maken
moderation-settings-log = Het logboek van de moderators wordt ook in { $channel } gepost.
moderation-settings-log-public = Iedereen op de server kan dat kanaal lezen.
moderation-menu-cause = Uitsluiten: kies de reden
moderation-menu-length = Kies hoelang
moderation-menu-match = Uit een spel halen: kies het spel
moderation-menu-table = Tafel sluiten: kies welke
moderation-menu-closing = Kies de reden om te sluiten
moderation-menu-ending = Kies de reden om het te beëindigen
moderation-menu-channels = Kies de kanalen voor tafels
moderation-menu-roles = Kies de rollen die tafels mogen openen
