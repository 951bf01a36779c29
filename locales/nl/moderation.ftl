moderation-barred-until = Een moderator heeft je uitgesloten van de tafels en toernooien van deze server. Reden: { $reason }. Tot: { $until }
moderation-barred = Een moderator heeft je tot nader order uitgesloten van de tafels en toernooien van deze server. Reden: { $reason }.
moderation-other-barred = { $who } is uitgesloten van de tafels en toernooien van deze server.
moderation-taken-out = Een moderator heeft je uit dit spel gehaald, dus je kunt niet terugkomen.
moderation-player = Je speelt mee in dat spel, dus een andere moderator moet erover beslissen.
moderation-moderators-only = Alleen moderators kunnen dat: je hebt de machtiging **Berichten beheren** nodig.
moderation-channels-only = Op deze server kun je alleen tafels openen in { $channels }.
moderation-roles-only = Op deze server heb je een van deze rollen nodig om een tafel te openen: { $roles }
moderation-no-bot = Bots kunnen niet meespelen, dus je hoeft deze niet uit te sluiten.
moderation-oneself = Je kunt jezelf niet uitsluiten. Gebruik `/leave` om een spel te verlaten.
moderation-superior = Je kunt { $who } niet uitsluiten: die speler is eigenaar van deze server, of heeft een rol die minstens zo hoog staat als jouw hoogste rol.
moderation-needs-reason = Wil je een speler uitsluiten met `/moderate`, kies dan de speler en de duur en geef een reden. Zonder opties opent de opdracht het moderatorpaneel.

moderation-note-taken-out = Een moderator heeft { $who } uit het spel gehaald. { $computer } neemt de plaats over.

moderation-cause-stalling = anderen met opzet laten wachten
moderation-cause-leaving = weglopen tijdens een spel
moderation-cause-unfair = oneerlijk spel
moderation-cause-rude = onbeleefd tegen andere spelers
moderation-cause-other = iets anders; vraag het aan de moderators

moderation-length-day = Een dag
moderation-length-week = Een week
moderation-length-month = 30 dagen
moderation-length-quarter = 90 dagen
moderation-length-lifted = Tot een moderator de uitsluiting opheft

moderation-title = **Moderatorpaneel** voor tafels en toernooien
moderation-where = Kanalen waar tafels mogen worden geopend: { $channels }
moderation-everywhere = alle
moderation-who = Rollen die tafels mogen openen: { $roles }
moderation-everybody = alle
moderation-nobody-barred = Er is niemand uitgesloten.
moderation-barred-title = Uitgesloten spelers: { $count }
moderation-line-until = { $who } · { $reason } · tot: { $until }
moderation-line = { $who } · { $reason } · tot nader order
moderation-more =
    { $more ->
        [one] en nog één
       *[other] en nog { $more }
    }
moderation-choose = Kies hieronder een speler. Daarna kun je die uitsluiten, de uitsluiting opheffen of de speler uit een spel halen.
moderation-openings-title = Wie mag tafels openen, en waar? Kies je geen rollen, dan mag iedereen het; kies je geen kanalen, dan mag het overal. Voor moderators geldt geen beperking. Alleen organisatoren kunnen toernooien aanmaken.

moderation-person-until = { $who } is uitgesloten. Reden: { $reason }. Tot: { $until }
moderation-person-barred = { $who } is tot nader order uitgesloten. Reden: { $reason }.
moderation-person-free = { $who } is niet uitgesloten.
moderation-person-plays = Deze speler speelt mee in: { $channels }
moderation-person-idle = Deze speler speelt nu geen enkel spel op deze server.
moderation-ask-length = Hoelang moet { $who } worden uitgesloten? Reden: { $reason }. Een uitgesloten speler kan geen tafels openen, niet aan spellen of toernooien meedoen en niet worden uitgenodigd. Lopende spellen mag de speler afmaken; daarna doet die aan geen enkel toernooi meer mee.
moderation-ask-out = Wil je { $who } uit het spel in { $channel } halen? Een computer neemt de plaats over en terugkomen kan niet. In de statistieken telt het als een spel dat deze speler heeft verlaten.
moderation-ask-close = Wil je de tafel in { $channel } sluiten? Het spel eindigt zonder resultaat en de reden komt in het logboek.

moderation-did-channels = Ik heb gewijzigd waar tafels mogen worden geopend.
moderation-did-roles = Ik heb gewijzigd wie tafels mag openen.
moderation-did-bar = { $who } is nu uitgesloten.
moderation-did-lift = { $who } is niet langer uitgesloten.
moderation-did-nothing = { $who } was niet uitgesloten, dus er is niets veranderd.
moderation-did-out = Ik heb { $who } uit het spel in { $channel } gehaald.
moderation-did-close = De tafel in { $channel } is gesloten.

moderation-log-title = **Wat moderators hebben gedaan**, nieuwste bovenaan
moderation-log-empty = Moderators hebben hier nog niets gedaan.
moderation-log-line = { $moment } · { $by } { $did }
moderation-log-channels = heeft de kanalen voor tafels gekozen: { $channels }
moderation-log-roles = heeft de rollen gekozen die tafels mogen openen: { $roles }
moderation-log-barred-until = heeft { $who } uitgesloten ({ $reason }). Tot: { $until }
moderation-log-barred = heeft { $who } tot nader order uitgesloten ({ $reason })
moderation-log-lifted = heeft de uitsluiting van { $who } opgeheven
moderation-log-out = heeft { $who } uit een spel in { $channel } gehaald
moderation-log-voided = heeft het resultaat van een spel in { $channel } ongeldig verklaard ({ $reason })
moderation-log-restored = heeft het resultaat van een spel in { $channel } hersteld ({ $reason })
moderation-log-ended = heeft het spel in { $channel } beëindigd
moderation-log-ended-for = heeft het spel in { $channel } beëindigd ({ $reason })
moderation-log-closed = heeft de tafel in { $channel } gesloten ({ $reason })
moderation-log-settings = heeft deze instellingen gewijzigd: { $names }
moderation-log-tournament = heeft een beslissing genomen in het toernooi { $name } ({ $channel }); de details zie je met `/tournament log`
moderation-log-of-tournament = { $did }; toernooi: { $name }
moderation-log-tournament-for = heeft een beslissing genomen in het toernooi { $name } in { $channel } ({ $reason }); de details zie je met `/tournament log`
moderation-log-post = 🛡️ { $by } { $did }
moderation-log-damaged-result = ⚠️ Ik kan het resultaat van tafel { $table } niet lezen, dus het telt niet mee voor de ranglijsten. De beheerder van de bot vindt de details in mijn logboek.
moderation-log-unknown = heeft iets gedaan wat deze versie van de bot niet kent

moderation-button-panel = Moderatorpaneel
moderation-button-openings = Wie tafels mag openen
moderation-button-all-channels = Alle kanalen
moderation-button-all-roles = Alle rollen
moderation-button-log = Logboek
moderation-button-tables = Open tafels bekijken
moderation-button-stop-log = Logboek niet meer plaatsen
moderation-button-refresh = Vernieuwen
moderation-button-back = Terug
moderation-button-lift = Uitsluiting opheffen
moderation-button-out = Uit spel halen
moderation-button-newer = Nieuwer
moderation-button-older = Ouder
moderation-menu-person = Kies een speler
moderation-menu-former = Uitgesloten personen van wie de gegevens zijn verwijderd
moderation-tables-title = **Open tafels: { $count }**. De tafel waar het langst niet is gespeeld, staat bovenaan.
moderation-tables-none = Op deze server is geen tafel open.
moderation-table-line = { $channel } · { $players } · host: { $host } · geopend { $opened } · laatste zet { $last }
moderation-table-damaged = { $channel } · deze tafel is beschadigd; sluit de tafel om het kanaal vrij te maken
moderation-settings-log = Ik plaats het moderatielogboek in { $channel }.
moderation-settings-log-public = Let op: iedereen op deze server kan dat kanaal lezen.
moderation-menu-cause = Uitsluiten: kies de reden
moderation-menu-length = Kies hoelang de uitsluiting duurt
moderation-menu-match = Uit een spel halen: kies het spel
moderation-menu-table = Tafel sluiten: kies de tafel
moderation-menu-closing = Tafel sluiten: kies de reden
moderation-menu-ending = Spel beëindigen: kies de reden
moderation-menu-channels = Kies de kanalen voor tafels
moderation-menu-roles = Kies de rollen die tafels mogen openen
