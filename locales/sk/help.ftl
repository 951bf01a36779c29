help-now-no-table = **Práve teraz** nie je v tomto kanáli otvorený žiadny stôl. Otvorí ho `/play`: priatelia sa pridajú tlačidlom a voľné miesta môžu obsadiť počítače.
help-now-lobby = **Práve teraz** je tu otvorený stôl. Miesto získaš tlačidlom **Pridať sa**, hru spustí { $host }.
help-now-lobby-invited = **Práve teraz** ťa { $host } pozýva k stolu, ktorý je tu otvorený. **Prijať** obsadí miesto, ktoré na teba čaká, **Odmietnuť** ho uvoľní.
help-now-lobby-seated = **Práve teraz** tu sedíš pri stole. Keď budú všetci pripravení, hru spustí { $host }.
help-now-lobby-host = **Práve teraz** je tvoj stôl otvorený. Počkaj na priateľov alebo pridaj počítače a stlač **Začať**.
help-now-your-turn = **Práve teraz** si na ťahu. **Môj stojanček** ukáže tvoje kamene a najlepšie možnosti: dve ťuknutia a kameň leží.
help-now-your-turn-unhinted = **Práve teraz** si na ťahu. **Môj stojanček** ukáže tvoje kamene: vyber kameň a potom pole.
help-now-turn = **Práve teraz** je na ťahu { $who }. **Môj stojanček** ti zatiaľ ukáže tvoje kamene.
help-now-turn-ahead = **Práve teraz** je na ťahu { $who }. **Môj stojanček** ti zatiaľ ukáže tvoje kamene. Ak pod nimi stlačíš **Naplánovať ťah**, tvoj ďalší ťah sa môže odohrať hneď, ako sa začne.
help-now-between-rounds = **Práve teraz** je po kole. **Ďalšie kolo** spustí to nasledujúce; inak sa o chvíľu začne automaticky.
help-now-watching = **Práve teraz** sa tu hrá a ty sa pozeráš. `/board` ti ukáže hraciu plochu a čo sa stalo od tvojho posledného pohľadu.
help-now-minded = **Práve teraz** za teba hrá počítač. `/rejoin` ti vráti tvoje miesto.
help-now-sign-up = **Práve teraz** sa v tomto kanáli môžeš prihlásiť do turnaja tlačidlom **Pridať sa** pod jeho oznámením.
help-now-entered = **Práve teraz** si v turnaji tohto kanála, ten sa však ešte nezačal.
help-now-check-in = **Práve teraz** sa chystá začiatok turnaja v tomto kanáli. **Potvrdiť účasť** potvrdí, že si tu.
help-now-table = **Práve teraz** na teba vo svojom vlákne čaká tvoj turnajový stôl.
help-now-tournament = **Práve teraz** v tomto kanáli prebieha turnaj. Ako to v ňom vyzerá, ukáže `/tournament status`.

help-what = **Triominos** je hra s trojuholníkovými kameňmi, s priateľmi aj proti počítačom. Otvor stôl v kanáli príkazom `/play` alebo si zahraj sólo. Hráš prvýkrát? `/learn` ti ukáže, ako na to.
help-turn = Vo svojom ťahu prilož kameň k niektorému na hracej ploche: kde sa stretnú rohy, musia sa číslice zhodovať. **Môj stojanček** ukáže tvoje kamene a kam sa dajú priložiť; vidíš ho len ty. Ak sa nedá priložiť nič, vezmi si kameň zo zásoby, a ak sa dá priložiť, prilož ho.
help-rules = Pravidlá tu: **{ $edition }**. V skratke a s obrázkami ich vysvetlí `/rules`.
help-commands-play = **Hranie**
    - `/play` otvorí stôl
    - `/rack` ukáže tvoje kamene
    - s `/place`, `/draw` a `/pass` sa hrá bez tlačidiel
    - `/undo` vráti tvoj naposledy priložený kameň
    - `/hint` poradí dobrý ťah v priateľskej hre
    - `/board` ukáže hraciu plochu
    - `/games` vypíše tvoje hry
    - `/learn` ťa naučí hru v šiestich krátkych krokoch
    - `/daily` ponúka každý deň jedno kolo a jednu úlohu
    - `/leave` prenechá tvoje miesto počítaču
    - `/rejoin` ti ho vráti
    - `/stand-in` prevezme miesto po počítači
    - `/end` ukončí hru
help-commands-compete = **Súťaženie**
    - `/leaderboard` ukáže, kto je najlepší
    - `/profile` ukáže tvoj rating a čísla
    - `/history` vypíše tvoje dohrané hry
    - `/tournament` slúži na účasť v turnajoch a na ich organizovanie
help-commands-set-up = **Nastavenie**
    - `/rules` vysvetlí pravidlá
    - `/preferences` nastaví tvoj jazyk, motív, upozornenia a tiché hodiny
    - `/privacy` ukáže a vymaže, čo sa o tebe uchováva
    - `/settings` sú nastavenia servera
    - `/void-result` umožní moderátorom odobrať výsledok z rebríčkov
    - `/moderate` im umožní dávať zákazy a určovať, kto smie otvárať stoly
    - `/doctor` im povie, čo nefunguje
help-deal = **Dôkaz rozdania**
    Na začiatku kola vidíš SHA-256 semienka, podľa ktorého sa rozdáva, a na konci hry samotné semienko. Každý si tak môže overiť, že sa žiadny kameň nevymenil.
help-unofficial = -# Tento bot nie je oficiálny. Triominos je ochranná známka svojho majiteľa, ktorý s týmto botom nemá nič spoločné.
# The topics: at most 100 letters.
help-choose = Vyber tému
help-topic-now = Čo teraz robiť
help-topic-play = Hra: príkazy
help-topic-compete = Súťaženie: rebríčky a turnaje
help-topic-set-up = Nastavenie: jazyk, upozornenia, pravidlá, dáta
help-topic-deal = Overenie rozdania

help-settings = **Nastavenia tohto servera**
help-settings-changed = **Nastavenia tohto servera** sú zmenené.
help-preferences = **Tvoje nastavenia**
help-preferences-changed = **Tvoje nastavenia** sú zmenené.
help-language = Jazyk: { $language }
help-language-server = podľa nastavení servera v Discorde
help-language-own = podľa tvojich nastavení Discordu
help-theme = Motív: { $theme }
help-pictures = Obrázky hracích plôch: { $kept }
help-pictures-newest = pri každom stole sa ponecháva len najnovší
help-pictures-all = ponechávajú sa všetky
help-hints = Predvolená nápoveda: { $hints }
help-answers = Súkromné odpovede: { $pictures }
help-draws-on = Vynútené branie kameňa: beriem za teba
help-draws-off = Vynútené branie kameňa: tlačidlo stláčaš ty
help-answers-pictures = s obrázkami
help-answers-words = slovami, bez obrázkov
help-theme-default = Tmavý
help-theme-server = ako na serveri
