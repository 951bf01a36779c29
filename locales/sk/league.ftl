league-board-rating = Rating
league-board-ladder = Poradie sezóny
league-board-wins = Výhry
league-board-points-a-round = Body na kolo
league-board-best-move = Najlepší ťah
league-board-best-match = Najlepšia hra
league-board-bridges = Mosty
league-board-hexagons = Šesťuholníky
league-board-solo = Sólový rekord
league-board-tournament-points = Turnajové body
league-board-titles = Tituly
league-board-podiums = Pódiá
league-span-all-time = Celá história
league-span-season = Táto sezóna
league-span-last-season = Minulá sezóna
league-span-month = Tento mesiac
league-month =
    { $month ->
        [1] január { $year }
        [2] február { $year }
        [3] marec { $year }
        [4] apríl { $year }
        [5] máj { $year }
        [6] jún { $year }
        [7] júl { $year }
        [8] august { $year }
        [9] september { $year }
        [10] október { $year }
        [11] november { $year }
       *[other] december { $year }
    }
league-months = { $first } až { $last }
league-heading = { $board } · { $span }
league-heading-edition = { $board } · { $span } · { $edition }

league-decimal = { $whole },{ $tenths }
league-points =
    { $count ->
        [one] { $figure } bod
        [few] { $figure } body
        [many] { $figure } bodu
       *[other] { $figure } bodov
    }
league-wins =
    { $count ->
        [one] { $figure } výhra
        [few] { $figure } výhry
        [many] { $figure } výhry
       *[other] { $figure } výhier
    }
league-bridges =
    { $count ->
        [one] { $figure } most
        [few] { $figure } mosty
        [many] { $figure } mosta
       *[other] { $figure } mostov
    }
league-hexagons =
    { $count ->
        [one] { $figure } šesťuholník
        [few] { $figure } šesťuholníky
        [many] { $figure } šesťuholníka
       *[other] { $figure } šesťuholníkov
    }
league-matches =
    { $count ->
        [one] { $count } hra
        [few] { $count } hry
        [many] { $count } hier
       *[other] { $count } hier
    }

league-tournaments =
    { $count ->
        [one] { $count } turnaj
        [few] { $count } turnaje
        [many] { $count } turnajov
       *[other] { $count } turnajov
    }
league-titles =
    { $count ->
        [one] { $figure } titul
        [few] { $figure } tituly
        [many] { $figure } titulu
       *[other] { $figure } titulov
    }
league-podiums =
    { $count ->
        [one] { $figure } pódium
        [few] { $figure } pódiá
        [many] { $figure } pódia
       *[other] { $figure } pódií
    }

league-row = { $place }\. **{ $name }** · { $figure }
league-row-plain = { $place }. { $name }: { $figure }
league-own = Máš { $place }. miesto (hráčov: { $people }): { $figure }.
league-own-none = V tomto rebríčku zatiaľ nie si.
league-why-rated = Hra je hodnotená, ak nie je priateľská, hrajú ju aspoň dvaja ľudia, na začiatku pri stole nesedí žiadny počítač a z pravidiel je zmenená nanajvýš dĺžka hry.
league-why-rounds =
    { $rounds ->
        [one] Do rebríčka sa dostaneš po jednom kole.
        [few] Do rebríčka sa dostaneš po { $rounds } kolách.
        [many] Do rebríčka sa dostaneš po { $rounds } kolách.
       *[other] Do rebríčka sa dostaneš po { $rounds } kolách.
    } Tvoje dve najlepšie hry sa nepočítajú, takže potrebuješ aspoň tri.
league-why-solo = Rekord vytvoríš, keď si zahráš sólo jedno kolo podľa nezmenených pravidiel: použi `/play` a stlač **Začať**.
league-why-no-solo = Pri týchto pravidlách sa sólové rekordy nevedú.
league-why-tournament-points =
    V turnaji získaš bod za každého stáleho hráča, ktorý skončí za tebou, a desatinu bodu za každého iného hráča za tebou. Hráč sa počíta, len ak obaja odohráte aspoň polovicu turnaja. { $best ->
        [one] Počíta sa len tvoj najlepší turnaj.
        [few] Počítajú sa len tvoje { $best } najlepšie turnaje.
        [many] Počíta sa len tvojich { $best } najlepších turnajov.
       *[other] Počíta sa len tvojich { $best } najlepších turnajov.
    }
league-why-tournaments =
    { $least ->
        [one] Turnaj sa počíta, ak jeho polovicu odohrá aspoň jeden človek.
        [few] Turnaj sa počíta, ak jeho polovicu odohrajú aspoň { $least } ľudia.
        [many] Turnaj sa počíta, ak jeho polovicu odohrá aspoň { $least } ľudí.
       *[other] Turnaj sa počíta, ak jeho polovicu odohrá aspoň { $least } ľudí.
    } Turnaj nových hráčov sa počíta len málo, ak sa z nich do konca sezóny nestanú stáli hráči.
league-why-weights = Čím častejšie hráš v poslednom čase proti tým istým ľuďom, tým menej sa hra proti nim počíta. Málo sa počíta aj hra proti ľuďom, ktorí nie sú stálymi hráčmi.
league-why-bests = Hra sa počíta, len ak aspoň polovicu ostatných pri stole tvoria stáli hráči.
league-why-established = Stálym hráčom sa staneš po piatich hodnotených hrách, ak ich odohráš aspoň v troch rôznych dňoch a proti polovici stálych hráčov tohto servera, najmenej však proti trom. Viac než osem ich nikdy nepotrebuješ.
league-needs = Aby sa z teba stal stály hráč, potrebuješ ešte { $needs }.
league-needs-matches =
    { $count ->
        [one] jednu hodnotenú hru
        [few] { $count } hodnotené hry
        [many] { $count } hodnotených hier
       *[other] { $count } hodnotených hier
    }
league-needs-days =
    { $count ->
        [one] jeden ďalší herný deň
        [few] { $count } ďalšie herné dni
        [many] { $count } ďalších herných dní
       *[other] { $count } ďalších herných dní
    }
league-needs-opponents =
    { $count ->
        [one] jedného ďalšieho stáleho hráča ako súpera
        [few] { $count } ďalších stálych hráčov ako súperov
        [many] { $count } ďalších stálych hráčov ako súperov
       *[other] { $count } ďalších stálych hráčov ako súperov
    }
league-empty = V tomto rebríčku zatiaľ nikto nie je.
league-provisional = Otáznik označuje predbežný rating, zatiaľ len z niekoľkých hier.
league-page = Strana { $page }/{ $pages }
league-higher = Vyššie
league-lower = Nižšie
league-mine = Moje miesto
league-shared = Zverejnil som to tu pre všetkých.
league-shared-by = -# Zdieľa { $who }
league-share-barred = V tomto kanáli nemôžem písať. `/doctor` ukáže, ktoré oprávnenie chýba.
league-choose-board = Vyber rebríček
league-choose-span = Vyber obdobie
league-choose-edition = Vyber pravidlá
league-alt = { $heading }. { $page }.
league-kept-note = Po každom turnaji tento rebríček aktualizujem. Zvyšok ukáže `/leaderboard`.
league-change-up = nahor o { $count }
league-change-down = nadol o { $count }
league-change-new = nováčik

league-profile-none = { $name } na tomto serveri zatiaľ nemá žiadnu dohranú hru.
league-profile-rating = Rating: **{ $points }**, { $place }. miesto (hráčov: { $people })
league-profile-provisional = Rating: **{ $points }** (predbežný), { $place }. miesto (hráčov: { $people })
league-profile-unrated = Rating: zatiaľ žiadny. { $why }
league-profile-season = Táto sezóna: { $place }. miesto v poradí, { $points }
league-profile-no-rating = Rating: zatiaľ žiadny
league-ratings-changed = Ratingy: { $changes }
league-rating-change = { $who } { $before } → { $after }
league-profile-matches = Odohrané: { $matches }, { $wins }
league-profile-matches-computers = Odohrané: { $matches }, { $wins } proti ľuďom, { $beaten } proti počítačom
league-profile-rated =
    { $others ->
        [0] Hodnotené: všetky
       *[other] Hodnotené hry: { $rated }/{ $matches }. Hra nie je hodnotená, ak je priateľská, ak od začiatku hrá počítač, ak je zmenené iné pravidlo než dĺžka alebo ak má niekto menej než tri ťahy.
    }
league-profile-points = Body na kolo: { $figure }
league-profile-best-move = Najlepší ťah: { $points }
league-profile-best-match = Najlepšia hra: { $points }
league-profile-shapes = Obrazce: { $bridges }, { $hexagons }
league-profile-solo = Sólový rekord: { $points }
league-profile-solo-edition = Sólový rekord, { $edition }: { $points }
league-profile-tournaments = Turnaje: { $titles }, { $podiums }, { $points }; najlepšie umiestnenie: { $place }. miesto (hráčov: { $of })
league-profile-last-tournaments = Posledné turnaje:
league-profile-tournament = - { $date } · **{ $name }**: { $place }. miesto (hráčov: { $of })
league-profile-reliable = Hry odohrané až do konca: { $percent } %
league-style-heading = Štýl hry · { $matches }
league-style-bridges = Mosty na 100 kameňov
league-style-hexagons = Šesťuholníky na 100 kameňov
league-style-draws = Dobraté kamene na kolo
league-style-rate = { $mean } (± { $error })
league-style-rate-in-words = { $mean }, plus mínus { $error }
league-style-line = { $measure }: { $rate }
league-style-alt-line = { $name }: { $facts }.
league-style-spread = väčšinou { $low } až { $high }
league-style-alike = hráči s podobným ratingom: { $rate }
league-style-note = ± ukazuje, aký neistý je priemer.
league-style-reviewed = Šťastie a šikovnosť na kolo · rozobraté hry: { $count }
league-style-too-few = Rozobraté hry: { $count }. Aby sa šťastie dalo odlíšiť od šikovnosti, treba ich aspoň { $least }: stlač **Rozbor** pod svojimi výsledkami.
league-style-private = Túto časť vidíš iba ty.
league-weakness-draws = 💡 Berieš si viac kameňov než hráči s podobným ratingom. Precvič si to príkazom { $practice }.
league-weakness-bridges = 💡 Staviaš menej mostov než hráči s podobným ratingom. Precvič si to príkazom { $practice }.
league-weakness-hexagons = 💡 Dokončuješ menej šesťuholníkov než hráči s podobným ratingom. Precvič si to príkazom { $practice }.
league-weakness-choices = 💡 Slabými ťahmi strácaš viac bodov než tvoji súperi. Precvič si to príkazom { $practice }.
league-course = { $name }: rating
league-course-alt-none = { $name } zatiaľ nemá žiadny rating.
league-course-alt =
    { $count ->
        [one] Rating hráča { $name } po { $count } hre: { $last }.
        [few] Rating hráča { $name } po { $count } hrách { $by ->
            [rose] stúpol na { $last } (predtým { $first }).
            [fell] klesol na { $last } (predtým { $first }).
           *[stayed] sa vrátil na { $last }.
        }
        [many] Rating hráča { $name } po { $count } hrách { $by ->
            [rose] stúpol na { $last } (predtým { $first }).
            [fell] klesol na { $last } (predtým { $first }).
           *[stayed] sa vrátil na { $last }.
        }
       *[other] Rating hráča { $name } po { $count } hrách { $by ->
            [rose] stúpol na { $last } (predtým { $first }).
            [fell] klesol na { $last } (predtým { $first }).
           *[stayed] sa vrátil na { $last }.
        }
    }
league-course-alt-ends = Najvyšší rating bol { $highest } po { $at_highest }. hre, najnižší { $lowest } po { $at_lowest }. hre.

league-final = ### 🏆 Sezóna sa skončila: { $season }
league-final-champion = Šampiónom sezóny je **{ $name }** ({ $points })!
league-final-nobody =
    Sezóna tentoraz nemá šampióna. Na titul treba odohrať aspoň { $matches ->
        [one] jednu hodnotenú hru
        [few] { $matches } hodnotené hry
        [many] { $matches } hodnotených hier
       *[other] { $matches } hodnotených hier
    }, hrať aspoň proti { $opponents ->
        [one] jednému stálemu hráčovi
        [few] { $opponents } stálym hráčom
        [many] { $opponents } stálym hráčom
       *[other] { $opponents } stálym hráčom
    } a mať viac bodov v poradí sezóny než ktokoľvek iný, kto spĺňa tieto podmienky.
league-final-row = { $place }\. **{ $name }** · { $points } · rating { $rating }
league-final-more =
    { $count ->
        [one] A { $count } ďalší.
        [few] A { $count } ďalší.
        [many] A { $count } ďalších.
       *[other] A { $count } ďalších.
    }
league-final-tournaments = **Turnaje sezóny**
league-final-tournament-champion = Turnajovým šampiónom je **{ $name }** ({ $points }).
league-final-tournament-nobody =
    Sezóna tentoraz nemá turnajového šampióna. Na titul treba odohrať aspoň { $matches ->
        [one] jednu hodnotenú hru
        [few] { $matches } hodnotené hry
        [many] { $matches } hodnotených hier
       *[other] { $matches } hodnotených hier
    }, hrať aspoň proti { $opponents ->
        [one] jednému stálemu hráčovi
        [few] { $opponents } stálym hráčom
        [many] { $opponents } stálym hráčom
       *[other] { $opponents } stálym hráčom
    } a mať viac turnajových bodov než ktokoľvek iný, kto spĺňa tieto podmienky.
league-final-tournament-row = { $place }\. **{ $name }** · { $points } · { $tournaments }
league-final-new = Začína sa nová sezóna a v jej poradí začínajú všetci od nuly. Ratingy zostávajú a nejaký čas sa menia rýchlejšie.
league-final-role = Rolu { $role } dostáva { $name }.
league-final-no-role = Rolu { $role } sa mi nepodarilo šampiónovi dať: potrebujem oprávnenie **Spravovať roly (Manage Roles)** a moja vlastná rola musí byť nad ňou.
league-final-moderating-role = { $name } nedostáva rolu { $role }, lebo k nej po novom patria moderátorské oprávnenia. Vyber inú príkazom `/settings`.
league-final-role-gone = { $name } nedostáva rolu šampióna, lebo ju niekto vymazal. Vyber inú príkazom `/settings`.

league-season-month = každý mesiac
league-season-quarter = každý štvrťrok
league-season-none = žiadne
league-settings-season = Sezóny: { $season }
league-settings-channel = Konečné poradie: v kanáli { $channel }
league-settings-last-channel = Konečné poradie: v kanáli, kde sa naposledy hralo
league-settings-leaderboard = Rebríček: vždy aktuálny v kanáli { $channel }. Ak ho už nechceš, zmaž tam moju správu.
league-settings-leaderboard-barred = Rebríček: v kanáli { $channel } ho zatiaľ nemôžem zverejniť. `/doctor` ukáže, ktoré oprávnenie chýba.
league-settings-role = Rola šampióna: { $role }
league-settings-no-role = Rola šampióna: žiadna
league-settings-tournament-role = Rola turnajového šampióna: { $role }
league-settings-no-tournament-role = Rola turnajového šampióna: žiadna
league-settings-rights = Aby som mohol šampiónom dať rolu, potrebujem oprávnenie **Spravovať roly (Manage Roles)** a moja vlastná rola musí byť v zozname rolí servera nad rolou šampióna.
league-settings-not-yours = Nič sa nezmenilo: na výber roly pre šampiónov potrebuješ oprávnenie **Spravovať roly (Manage Roles)** aj ty.
league-settings-moderating-role = Nič sa nezmenilo: k tej role patria moderátorské oprávnenia. Rola šampióna má len ukazovať, kto zvíťazil.
league-settings-not-below-yours = Nič sa nezmenilo: rolu pre šampiónov môžeš vybrať, len ak je v zozname rolí servera nižšie než tvoja najvyššia rola.
league-settings-not-below-mine = Nič sa nezmenilo: dať môžem len rolu, ktorá je pod mojou. Presuň v zozname rolí servera moju rolu nad tú, ktorú majú šampióni dostať, a potom vyber rolu pre šampiónov znovu.
league-settings-unassignable = Nič sa nezmenilo: táto rola sa spravuje automaticky, takže sa nedá prideliť členom. Vyber rolu vytvorenú na tomto serveri.

league-void-choice-voided = Neplatný · { $day } · { $scores }
league-void-said = ⚖️ **{ $moderator }** anuluje hru hráčov { $players } ({ $date }), takže sa už nepočíta. Dôvod: { $reason }
league-void-said-restored = ⚖️ **{ $moderator }** obnovuje platnosť hry hráčov { $players } ({ $date }), takže sa znovu počíta. Dôvod: { $reason }
league-void-done = Výsledok je neplatný. Ratingy a rebríčky som prepočítal, akoby sa tá hra nehrala. Zverejnené konečné poradia minulých sezón zostávajú, ako sú. Späť to vrátiš príkazom `/void-result` s možnosťou `restore`.
league-void-done-restored = Výsledok sa znovu počíta a ratingy aj rebríčky som podľa toho prepočítal. Zverejnené konečné poradia minulých sezón zostávajú, ako sú.
league-void-told = Napísal som o tom do tohto kanála.
league-void-unsaid = V tomto kanáli však nemôžem písať, tak to hráčom, prosím, oznám ty.
league-void-tournament-undecided = Hra patrí k turnaju **{ $name }**. Do jeho kanála som napísal, že výsledok stola { $table } teraz musí určiť organizátor.
league-void-tournament-decided = Hra patrí k turnaju **{ $name }**. Organizátor už predtým určil výsledok stola { $table } a tento výsledok platí ďalej.
league-void-tournament-standings = Hra patrí k turnaju **{ $name }**. Jeho poradie som prepočítal a do jeho kanála som o tom napísal.
league-void-record = ⚖️ Tento výsledok sa nepočíta: anuloval ho moderátor **{ $moderator }** ({ $date }). Dôvod: { $reason }
league-void-profile = ⚖️ Nepočíta sa: hra hráčov { $players } ({ $date }). Anuloval ju moderátor **{ $moderator }**. Dôvod: { $reason }
league-void-moderators = Nič sa nezmenilo: na anulovanie výsledku potrebuješ oprávnenie **Spravovať správy (Manage Messages)**.
league-void-own = Nič sa nezmenilo: bola to aj tvoja hra. Požiadaj moderátora, ktorý v nej nehral.
league-void-unknown = Taký výsledok na tomto serveri neviem nájsť. Vyber niektorý z návrhov alebo napíš číslo z názvu súboru so záznamom hry.
league-void-already = Tento výsledok už anuloval moderátor **{ $moderator }**. Dôvod: { $reason }
    Znovu ho započítaš príkazom `/void-result` s možnosťou `restore`.
league-void-counts = Tento výsledok sa počíta, takže nie je čo obnovovať.
