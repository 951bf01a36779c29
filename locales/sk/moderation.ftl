moderation-barred-until = Moderátor ti dal na tomto serveri zákaz hrať pri stoloch a v turnajoch. Dôvod: { $reason }. Platí do: { $until }
moderation-barred = Moderátor ti dal na tomto serveri až do odvolania zákaz hrať pri stoloch a v turnajoch. Dôvod: { $reason }.
moderation-other-barred = { $who } má na tomto serveri zákaz hrať pri stoloch a v turnajoch.
moderation-taken-out = Z tejto hry ťa vyradil moderátor, takže sa do nej nemôžeš vrátiť.
moderation-player = V tej hre hráš, takže o nej musí rozhodnúť iný moderátor.
moderation-moderators-only = To môžu len moderátori: potrebuješ oprávnenie **Spravovať správy (Manage Messages)**.
moderation-channels-only = Na tomto serveri sa stoly dajú otvoriť len tu: { $channels }.
moderation-roles-only = Na tomto serveri potrebuješ na otvorenie stola niektorú z týchto rolí: { $roles }
moderation-no-bot = Bot sa k stolu nemôže pridať, takže mu netreba dávať zákaz.
moderation-oneself = Sebe nemôžeš dať zákaz. Hru opustíš príkazom `/leave`.
moderation-superior = Hráčovi { $who } nemôžeš dať zákaz: buď mu patrí tento server, alebo tvoja najvyššia rola nie je nad jeho najvyššou rolou.
moderation-needs-reason = Ak chceš dať hráčovi zákaz príkazom `/moderate`, vyber hráča a dĺžku zákazu a uveď dôvod. Samotný príkaz otvorí nástroje moderátorov.

moderation-note-taken-out = Moderátor vyradil hráča { $who } z hry. Miesto preberá { $computer }.

moderation-cause-stalling = úmyselné zdržiavanie ostatných
moderation-cause-leaving = opúšťanie hier
moderation-cause-unfair = nečestná hra
moderation-cause-rude = hrubé správanie k ostatným hráčom
moderation-cause-other = niečo iné, opýtaj sa moderátorov

moderation-length-day = Jeden deň
moderation-length-week = Jeden týždeň
moderation-length-month = 30 dní
moderation-length-quarter = 90 dní
moderation-length-lifted = Kým ho moderátor nezruší

moderation-title = **Nástroje moderátorov** pre stoly a turnaje
moderation-where = Kanály, kde sa dajú otvárať stoly: { $channels }
moderation-everywhere = všetky
moderation-who = Roly, ktoré môžu otvárať stoly: { $roles }
moderation-everybody = všetky
moderation-nobody-barred = Nikto nemá zákaz.
moderation-barred-title = Hráči so zákazom: { $count }
moderation-line-until = { $who } · { $reason } · do: { $until }
moderation-line = { $who } · { $reason } · až do odvolania
moderation-more =
    { $more ->
        [one] a jeden ďalší
        [few] a { $more } ďalší
        [many] a { $more } ďalších
       *[other] a { $more } ďalších
    }
moderation-choose = Vyber dole hráča. Môžeš mu dať zákaz, zákaz mu zrušiť alebo ho vyradiť z hry.
moderation-openings-title = Kto môže otvárať stoly a kde? Ak nevyberieš žiadnu rolu, môžu všetci; ak nevyberieš žiadny kanál, dá sa to všade. Pre moderátorov tieto obmedzenia neplatia. Turnaje môžu vytvárať len organizátori.

moderation-person-until = { $who } má zákaz. Dôvod: { $reason }. Platí do: { $until }
moderation-person-barred = { $who } má zákaz až do odvolania. Dôvod: { $reason }.
moderation-person-free = { $who } nemá zákaz.
moderation-person-plays = Práve hrá tu: { $channels }
moderation-person-idle = Tento hráč na serveri práve nič nehrá.
moderation-ask-length = Aký dlhý zákaz má { $who } dostať? Dôvod: { $reason }. Počas zákazu nemôže otvárať stoly, pridávať sa k nim, dostávať pozvánky ani hrať v turnajoch. Rozohrané hry sa dohrajú; potom tento hráč vypadne aj z turnajov, do ktorých sa prihlásil.
moderation-ask-out = Vyradiť hráča { $who } z hry v kanáli { $channel }? Miesto prevezme počítač, hráč sa už nebude môcť vrátiť a hra sa mu bude počítať ako opustená.
moderation-ask-close = Zatvoriť stôl v kanáli { $channel }? Hra sa skončí bez výsledku. Dôvod bude v denníku.

moderation-did-channels = Zmenil som, kde sa dajú otvárať stoly.
moderation-did-roles = Zmenil som, kto môže otvárať stoly.
moderation-did-bar = { $who } má odteraz zákaz.
moderation-did-lift = { $who } už nemá zákaz.
moderation-did-nothing = { $who } nemá zákaz, takže sa nič nezmenilo.
moderation-did-out = Hráča { $who } som vyradil z hry v kanáli { $channel }.
moderation-did-close = Stôl v kanáli { $channel } je zatvorený.

moderation-log-title = **Čo urobili moderátori**, najnovšie hore
moderation-log-empty = Moderátori tu zatiaľ nič neurobili.
moderation-log-line = { $moment } · { $by } { $did }
moderation-log-channels = vyberá kanály, kde sa dajú otvárať stoly: { $channels }
moderation-log-roles = vyberá roly, ktoré môžu otvárať stoly: { $roles }
moderation-log-barred-until = dáva hráčovi { $who } zákaz ({ $reason }). Platí do: { $until }
moderation-log-barred = dáva hráčovi { $who } zákaz až do odvolania ({ $reason })
moderation-log-lifted = ruší zákaz hráčovi { $who }
moderation-log-out = vyraďuje hráča { $who } z hry v kanáli { $channel }
moderation-log-voided = anuluje výsledok hry v kanáli { $channel } ({ $reason })
moderation-log-restored = obnovuje platnosť výsledku hry v kanáli { $channel } ({ $reason })
moderation-log-ended = ukončuje hru v kanáli { $channel }
moderation-log-ended-for = ukončuje hru v kanáli { $channel } ({ $reason })
moderation-log-closed = zatvára stôl v kanáli { $channel } ({ $reason })
moderation-log-settings = mení tieto nastavenia: { $names }
moderation-log-tournament = rozhoduje v turnaji { $name } ({ $channel }); podrobnosti ukáže `/tournament log`
moderation-log-of-tournament = { $did }, turnaj { $name }
moderation-log-tournament-for = rozhoduje v turnaji { $name } v kanáli { $channel } ({ $reason }); podrobnosti ukáže `/tournament log`
moderation-log-post = 🛡️ { $by } { $did }
moderation-log-damaged-result = ⚠️ Výsledok stola { $table } neviem prečítať, takže sa do rebríčkov nepočíta. Podrobnosti nájde v mojom logu ten, kto ma prevádzkuje.
moderation-log-unknown = robí niečo, čo táto verzia bota nepozná

moderation-button-panel = Nástroje moderátorov
moderation-button-openings = Kto môže otvárať stoly
moderation-button-all-channels = Všetky kanály
moderation-button-all-roles = Všetky roly
moderation-button-log = Denník
moderation-button-tables = Otvorené stoly
moderation-button-stop-log = Nezverejňovať denník
moderation-button-refresh = Obnoviť
moderation-button-back = Späť
moderation-button-lift = Zrušiť zákaz
moderation-button-out = Vyradiť z hry
moderation-button-newer = Novšie
moderation-button-older = Staršie
moderation-menu-person = Vyber hráča
moderation-menu-former = Hráči so zákazom, ktorých údaje sú vymazané
moderation-tables-title = **Otvorené stoly: { $count }**, hore tie, pri ktorých sa najdlhšie nehralo
moderation-tables-none = Na tomto serveri nie je otvorený žiadny stôl.
moderation-table-line = { $channel } · { $players } · hostiteľ: { $host } · otvorený { $opened } · posledný ťah { $last }
moderation-table-damaged = { $channel } · tento stôl je poškodený; zatvor ho a kanál sa uvoľní
moderation-settings-log = Denník moderátorov sa zverejňuje v kanáli { $channel }.
moderation-settings-log-public = Pozor: ten kanál môžu čítať všetci na serveri.
moderation-menu-cause = Dať zákaz: vyber dôvod
moderation-menu-length = Vyber dĺžku zákazu
moderation-menu-match = Vyradiť hráča: vyber hru
moderation-menu-table = Zatvoriť stôl: vyber, ktorý
moderation-menu-closing = Zatvoriť stôl: vyber dôvod
moderation-menu-ending = Ukončiť hru: vyber dôvod
moderation-menu-channels = Vyber kanály pre stoly
moderation-menu-roles = Vyber roly, ktoré môžu otvárať stoly
