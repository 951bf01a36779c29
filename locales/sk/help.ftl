help-now-no-table = **Práve teraz** nie je v tomto kanáli žiadny stôl. Otvorí ho `/play`: priatelia sa pridajú tlačidlom **Pridať sa** a voľné miesta môžu obsadiť počítače.
help-now-lobby = **Práve teraz** je tu otvorený stôl. Miesto získaš tlačidlom **Pridať sa** a hru potom spustí { $host }.
help-now-lobby-invited = **Práve teraz** ťa { $host } pozýva k stolu v tomto kanáli. Stlač **Prijať** a obsadíš miesto, ktoré ti držím, alebo ho uvoľni tlačidlom **Odmietnuť**.
help-now-lobby-seated = **Práve teraz** tu sedíš pri stole. Keď budú všetci pripravení, hru spustí { $host }.
help-now-lobby-host = **Práve teraz** je tvoj stôl otvorený. Počkaj na priateľov alebo pridaj počítače a stlač **Začať**.
help-now-your-turn = **Práve teraz** si na ťahu. **Môj stojanček** ukáže tvoje kamene a najlepšie možnosti: na ťah stačia dve ťuknutia.
help-now-your-turn-unhinted = **Práve teraz** si na ťahu. **Môj stojanček** ukáže tvoje kamene: vyber kameň a potom pole.
help-now-turn = **Práve teraz** je na ťahu { $who }. **Môj stojanček** ti zatiaľ ukáže tvoje kamene.
help-now-turn-ahead = **Práve teraz** je na ťahu { $who }. **Môj stojanček** ti zatiaľ ukáže tvoje kamene a tlačidlom **Naplánovať ťah** si môžeš ďalší ťah vybrať už teraz.
help-now-between-rounds = **Práve teraz** je prestávka medzi kolami. Stlač **Ďalšie kolo** alebo len počkaj: začne sa automaticky.
help-now-watching = **Práve teraz** sa tu hrá a ty sa pozeráš. `/board` ti ukáže hraciu plochu a to, čo sa medzitým stalo.
help-now-minded = **Práve teraz** za teba hrá počítač. `/rejoin` ti vráti tvoje miesto.
help-now-sign-up = **Práve teraz** sa v tomto kanáli môžeš prihlásiť do turnaja tlačidlom **Pridať sa** pod jeho oznámením.
help-now-entered = **Práve teraz** si v turnaji, ktorý sa v tomto kanáli ešte len začne.
help-now-check-in = **Práve teraz** sa v tomto kanáli čaká na začiatok turnaja. Stlač **Potvrdiť účasť**, nech je jasné, že si tu.
help-now-table = **Práve teraz** na teba vo vlákne čaká tvoj turnajový stôl.
help-now-tournament = **Práve teraz** v tomto kanáli prebieha turnaj. Poradie ukáže `/tournament status`.

help-what = **Triominos** je hra s trojuholníkovými kameňmi. Hraj s priateľmi alebo proti počítačom: stôl otvorí `/play`. Hráš prvýkrát? `/learn` ti ukáže, ako na to.
help-turn = Keď si na ťahu, prilož kameň k niektorému na hracej ploche: kde sa stretnú rohy, musia sa číslice zhodovať. **Môj stojanček** ukáže tvoje kamene a kam sa dajú priložiť; vidíš ho len ty. Nič sa nedá priložiť? Vezmi si kameň zo zásoby.
help-rules = Pravidlá, ktoré tu platia: **{ $edition }**. V skratke a s obrázkami ich vysvetlí `/rules`.
help-commands-play = **Hranie**
    - `/play` otvorí stôl
    - `/rack` ukáže tvoje kamene
    - s `/place`, `/draw` a `/pass` sa hrá bez tlačidiel
    - `/undo` vráti tvoj posledný ťah
    - `/hint` poradí dobrý ťah v priateľskej hre
    - `/board` ukáže hraciu plochu
    - `/games` vypíše tvoje hry
    - `/learn` ťa naučí hru v šiestich krátkych krokoch
    - `/daily` ponúka každý deň jedno kolo a jednu úlohu
    - `/leave` prenechá tvoje miesto počítaču
    - `/rejoin` ti ho vráti
    - `/stand-in` ti umožní prevziať miesto po počítači
    - `/end` ukončí hru
help-commands-compete = **Súťaženie**
    - `/leaderboard` ukáže, kto je najlepší
    - `/profile` ukáže tvoj rating a štatistiky
    - `/history` vypíše tvoje dohrané hry
    - `/tournament` ťa prihlási do turnaja alebo ti pomôže nejaký usporiadať
help-commands-set-up = **Nastavenie**
    - `/rules` vysvetlí pravidlá
    - `/preferences` nastaví tvoj jazyk, motív, upozornenia a tiché hodiny
    - `/privacy` ukáže, čo sa o tebe uchováva, a umožní ti to vymazať
    - `/settings` zmení nastavenia servera
    - `/void-result` umožní moderátorom anulovať výsledok hry
    - `/moderate` im umožní dávať zákazy a určovať, kto môže otvárať stoly
    - `/doctor` im povie, čo na serveri nefunguje
help-deal = **Dôkaz poctivého rozdania**
    Každé kolo sa rozdáva podľa tajného semienka. Na začiatku kola zverejním prvé číslice jeho odtlačku SHA-256 a na konci hry samotné semienko. Každý si tak môže overiť, že nikto nevymenil žiadny kameň.
help-unofficial = -# Tento bot nie je oficiálny. Triominos je ochranná známka svojho majiteľa, ktorý s týmto botom nemá nič spoločné.
# The topics: at most 100 letters.
help-choose = Vyber tému
help-topic-now = Čo teraz robiť
help-topic-play = Hranie: príkazy počas hry
help-topic-compete = Súťaženie: rating a turnaje
help-topic-set-up = Nastavenie: jazyk, upozornenia, pravidlá, súkromie
help-topic-deal = Dôkaz poctivého rozdania

help-settings = **Nastavenia tohto servera**
help-settings-changed = Zmenil som **nastavenia tohto servera**.
help-preferences = **Tvoje nastavenia**
help-preferences-changed = Zmenil som **tvoje nastavenia**.
help-language = Jazyk: { $language }
help-language-server = podľa nastavení servera v Discorde
help-language-own = podľa tvojich nastavení Discordu
help-theme = Motív: { $theme }
help-pictures = Obrázky hracích plôch: { $kept }
help-pictures-newest = pri každom stole zostáva len najnovší
help-pictures-all = zostávajú všetky
help-hints = Predvolené pri nových stoloch: { $hints }
help-answers = Súkromné odpovede: { $pictures }
help-draws-on = Keď musíš doberať: kamene beriem za teba
help-draws-off = Keď musíš doberať: nechávam to na teba
help-answers-pictures = s obrázkami
help-answers-words = slovami, bez obrázkov
help-theme-default = Tmavý
help-theme-server = ako na serveri
