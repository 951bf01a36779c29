privacy-title = **Čo o tebe tento bot uchováva**
privacy-what = **Čo sa uchováva:** tvoje Discord ID a zobrazované meno, pod ktorým hráš; tvoje hry, turnaje a hry dňa, ťah po ťahu aj s výsledkami; ako ďaleko si v prvej lekcii; tvoje nastavenia, upozornenia, tiché hodiny a plány ťahov; a či ťa bot pri poslednej kontrole na serveri ešte našiel. Ak ti moderátori dali zákaz, bot uchováva aj to, dokedy a prečo; ak si moderátor, aj to, čo ako moderátor robíš. Tvoje správy bot nikdy nečíta.
privacy-where = **Kde:** v databáze ľudí, ktorí tohto bota prevádzkujú, a v jej zálohách. Bot údaje nikomu neodovzdáva.
privacy-how-long = **Ako dlho:** všetko, čo odohráš, sa uchováva, kým to nevymažeš. Stôl zatvorený pred koncom hry sa vymaže po 30 dňoch. Ak niekto bota zo servera odstráni, všetko o tom serveri sa vymaže o 30 dní neskôr.
privacy-download = Tlačidlom **Stiahnuť moje údaje** získaš kópiu všetkého. Z hier, ktoré ešte trvajú, bude obsahovať len to, čo teraz môžeš vidieť.
privacy-delete = Tlačidlom **Vymazať moje údaje** všetko vymažeš. Predtým sa bot ešte raz opýta.
privacy-not-ours = **Čo bot nemôže vymazať:** správy na Discorde a roly, ktoré máš pridelené. O ich odstránenie môžeš požiadať moderátorov servera. Zálohy sa vymažú, keď ich nahradia novšie.
privacy-bar-stays = **Zákaz zostáva:** ak ti moderátori servera dali zákaz, vymazaním údajov ho nezrušíš. Bot si najviac na rok nechá odtlačok tvojho účtu (nie meno ani ID), dôvod vybraný z ponuky a koniec zákazu.
privacy-daily = **Jeden pokus denne:** ak vymažeš svoje údaje, bot si do konca dňa nechá odtlačok tvojho účtu ku každej začatej hre dňa. Nový pokus sa potom nepočíta.
privacy-under-way = Tvoje údaje sa práve mažú. Nemusíš nič robiť.

privacy-copy = Toto je všetko, čo o tebe uchovávam, vo formáte JSON. Túto správu vidíš len ty.
privacy-copy-about = Časy sú v milisekundách od začiatku roku 1970 (UTC). Ostatní ľudia sú vynechaní: namiesto ich ID je 0. Časť „rows“ je skopírovaná z mojej databázy, jedna databázová tabuľka po druhej.
privacy-copy-too-large = Tvoje údaje sa do správy na Discorde nezmestia. O ich kópiu požiadaj ľudí, ktorí ma prevádzkujú.

privacy-sure-title = **Naozaj chceš vymazať všetko, čo o tebe uchovávam, na všetkých serveroch?** Nedá sa to vrátiť.
privacy-sure =
    • Opustíš všetky hry a turnaje, v ktorých si. Opustená hodnotená hra sa počíta ako prehra.
    • Tvoje meno a ID zmiznú zo všetkého odohraného. Na tvojom mieste bude bezmenný hráč, takže ratingy a poradia ostatných zostanú, ako sú.
    • Prídeš o nastavenia, rating aj tituly. Ak budeš hrať znovu, začneš ako nový hráč.
privacy-deleted =
    Všetko, čo som o tebe uchovával, je vymazané.
    Správy na Discorde zostávajú, ako sú: ak ich chceš odstrániť, požiadaj moderátorov servera. Zálohy sa vymažú, keď ich nahradia novšie.
privacy-deleting = Mažem všetko, čo o tebe uchovávam. Ak mám veľa práce, môže to trvať niekoľko minút; nemusíš nič robiť.

privacy-button-download = Stiahnuť moje údaje
privacy-button-delete = Vymazať moje údaje
privacy-button-confirm = Vymazať všetko
