help-now-no-table = **Právě teď** není v tomto kanálu otevřený žádný stůl. Nový otevřeš příkazem `/play`: přátelé se přidají tlačítkem **Přidat se** a volná místa můžou obsadit počítače.
help-now-lobby = **Právě teď** je tu otevřený stůl. Stiskni **Přidat se** a počkej, až hru spustí { $host }.
help-now-lobby-invited = **Právě teď** tě { $host } zve ke hře v tomto kanálu. Držím ti místo: stiskni **Přijmout** a je tvoje, nebo **Odmítnout** a uvolním ho.
help-now-lobby-seated = **Právě teď** tu sedíš u stolu. Až budou všichni připravení, hru spustí { $host }.
help-now-lobby-host = **Právě teď** je tvůj stůl otevřený. Počkej na přátele nebo přidej počítače a stiskni **Začít**.
help-now-your-turn = **Právě teď** jsi na tahu. **Můj stojánek** ukáže tvoje kameny a nejlepší možnosti: dvě klepnutí a kámen leží.
help-now-your-turn-unhinted = **Právě teď** jsi na tahu. **Můj stojánek** ukáže tvoje kameny: vyber kámen a pak pole.
help-now-turn = **Právě teď** je na tahu { $who }. **Můj stojánek** ti zatím ukáže tvoje kameny.
help-now-turn-ahead = **Právě teď** je na tahu { $who }. **Můj stojánek** ti zatím ukáže tvoje kameny a tlačítkem **Naplánovat tah** můžeš vybrat příští tah už teď.
help-now-between-rounds = **Právě teď** je pauza mezi koly. Další spustíš tlačítkem **Další kolo**, nebo chvíli počkej: začne automaticky.
help-now-watching = **Právě teď** se tu hraje a ty se díváš. `/board` ti ukáže hrací plochu a co se mezitím stalo.
help-now-minded = **Právě teď** za tebe hraje počítač. `/rejoin` ti vrátí tvoje místo.
help-now-sign-up = **Právě teď** se v tomto kanálu můžeš přihlásit do turnaje tlačítkem **Přidat se** pod jeho oznámením.
help-now-entered = **Právě teď** jsi v turnaji, který se v tomto kanálu chystá. Ještě nezačal.
help-now-check-in = **Právě teď** se v tomto kanálu čeká na začátek turnaje. Stiskni **Potvrdit účast**, ať je jasné, že jsi tady.
help-now-table = **Právě teď** na tebe čeká turnajová hra. Najdeš ji ve vlákně svého stolu.
help-now-tournament = **Právě teď** v tomto kanálu probíhá turnaj. Pořadí ukáže `/tournament status`.

help-what = **Triominos** je hra s trojúhelníkovými kameny. Zahraj si s přáteli nebo proti počítači: stůl otevře `/play`. Hraješ poprvé? `/learn` ti ukáže, jak na to.
help-turn = Když jsi na tahu, přilož kámen k některému na hrací ploše tak, aby se číslice shodovaly všude, kde se potkají rohy. **Můj stojánek** ukáže tvoje kameny a kam jdou přiložit; vidíš ho jen ty. Nemáš co přiložit? Vezmi si kámen ze zásoby.
help-rules = Hraje se tu podle těchto pravidel: **{ $edition }**. Ve zkratce a s obrázky je vysvětlí `/rules`.
help-commands-play = **Hraní**
    - `/play` otevře stůl
    - `/rack` ukáže tvoje kameny
    - `/place`, `/draw` a `/pass` ti umožní hrát bez tlačítek
    - `/undo` vrátí tvůj poslední tah
    - `/hint` poradí dobrý tah v přátelské hře
    - `/board` ukáže hrací plochu
    - `/games` vypíše tvoje hry
    - `/learn` tě naučí hru v šesti krátkých krocích
    - `/daily` nabízí každý den jedno kolo a jednu úlohu
    - `/leave` přenechá tvoje místo počítači
    - `/rejoin` ti ho vrátí
    - `/stand-in` ti umožní převzít místo po počítači
    - `/end` ukončí hru
help-commands-compete = **Soutěžení**
    - `/leaderboard` ukáže, kdo je nejlepší
    - `/profile` ukáže tvůj rating a statistiky
    - `/history` vypíše tvoje dohrané hry
    - `/tournament` ti umožní hrát i pořádat turnaje
help-commands-set-up = **Nastavení**
    - `/rules` vysvětlí pravidla
    - `/preferences` nastaví tvůj jazyk, motiv, upozornění a tiché hodiny
    - `/privacy` ukáže, co se o tobě uchovává, a umí to smazat
    - `/settings` změní nastavení serveru
    - `/void-result` umožní moderátorům zneplatnit výsledek hry
    - `/moderate` jim umožní dávat zákazy a určovat, kdo smí otevírat stoly
    - `/doctor` jim řekne, co na serveru nefunguje
help-deal = **Ověření rozdání**
    Každé kolo se rozdává podle tajného semínka. Na začátku kola zveřejním první číslice jeho hashe SHA-256 a na konci hry ukážu samotné semínko. Každý si tak může ověřit, že nikdo žádný kámen nevyměnil.
help-unofficial = -# Tento bot není oficiální. Triominos je ochranná známka svého majitele, který s tímto botem nemá nic společného.
# The topics: at most 100 letters.
help-choose = Vyber téma
help-topic-now = Co teď dělat
help-topic-play = Hraní: příkazy pro hru
help-topic-compete = Soutěžení: žebříčky a turnaje
help-topic-set-up = Nastavení: jazyk, upozornění, pravidla, soukromí
help-topic-deal = Ověření rozdání

help-settings = **Nastavení tohoto serveru**
help-settings-changed = Změnil jsem **nastavení tohoto serveru**.
help-preferences = **Tvoje nastavení**
help-preferences-changed = Změnil jsem **tvoje nastavení**.
help-language = Jazyk: { $language }
help-language-server = podle nastavení serveru v Discordu
help-language-own = podle tvého nastavení Discordu
help-theme = Motiv: { $theme }
help-pictures = Obrázky hracích ploch: { $kept }
help-pictures-newest = u každého stolu nechávám jen nejnovější
help-pictures-all = nechávám všechny
help-hints = Nové stoly: { $hints }
help-answers = Soukromé odpovědi: { $pictures }
help-draws-on = Když si musíš vzít kámen, vezmu ho za tebe
help-draws-off = Když si musíš vzít kámen, nechám to na tobě
help-answers-pictures = s obrázky
help-answers-words = slovy, bez obrázků
help-theme-default = Tmavý
help-theme-server = jako na serveru
