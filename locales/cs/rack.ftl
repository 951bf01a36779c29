rack-your-turn = **Jsi na tahu.**
rack-whose-turn = Na tahu je { $who }.
rack-round-over = Kolo skončilo.
rack-match-over = Hra skončila.
rack-wait = Dám ti vědět, až budeš na tahu.
rack-tiles =
    { $count ->
        [one] Tvůj kámen: { $tiles }
        [few] Tvoje kameny: { $tiles }
        [many] Tvoje kameny: { $tiles }
       *[other] Tvoje kameny: { $tiles }
    }
rack-empty = Tvůj stojánek je prázdný.
rack-lead = Začínáš: polož kterýkoli kámen na pole 1.
rack-must-lead =
    { $count ->
        [one] Začínáš a na pole 1 musíš položit { $tiles }.
        [few] Začínáš a na pole 1 musíš položit jeden z těchto kamenů: { $tiles }.
        [many] Začínáš a na pole 1 musíš položit jeden z těchto kamenů: { $tiles }.
       *[other] Začínáš a na pole 1 musíš položit jeden z těchto kamenů: { $tiles }.
    }
rack-fits =
    { $count ->
        [one] Máš jedinou možnost, jak přiložit.
        [few] Máš { $count } možnosti. Vyber si.
        [many] Máš { $count } možností. Vyber si.
       *[other] Máš { $count } možností. Vyber si.
    }
rack-fits-best =
    { $count ->
        [one] Máš jedinou možnost, jak přiložit, a ta ti dá { $points }.
        [few] Máš { $count } možnosti. Nejlepší ti dá { $points }.
        [many] Máš { $count } možností. Nejlepší ti dá { $points }.
       *[other] Máš { $count } možností. Nejlepší ti dá { $points }.
    }
rack-tile-first = V nabídce vyber nejdřív kámen, potom pole.
rack-drawn-fits =
    { $count ->
        [one] { $tile } jde přiložit, tak do toho.
        [few] { $tile } jde přiložit na { $count } pole, tak do toho.
        [many] { $tile } jde přiložit na { $count } polí, tak do toho.
       *[other] { $tile } jde přiložit na { $count } polí, tak do toho.
    }
rack-or-draw =
    { $cost ->
        [0] Nebo si bez pokuty vezmi kámen.
       *[other] Nebo si vezmi kámen (−{ $cost }).
    }
rack-or-pass =
    { $cost ->
        [0] Nebo bez pokuty vynech tah.
       *[other] Nebo vynech tah (−{ $cost }).
    }
rack-or-stop = Nebo ukonči tah bez další pokuty.
rack-or-drop-out = Nebo vynech tah, tím ale vypadneš z kola.
rack-draw =
    { $cost ->
        [0] Nemáš co přiložit, tak si vezmi kámen.
        [one] Nemáš co přiložit, tak si vezmi kámen. Každý tě stojí { $cost } bod.
        [few] Nemáš co přiložit, tak si vezmi kámen. Každý tě stojí { $cost } body.
        [many] Nemáš co přiložit, tak si vezmi kámen. Každý tě stojí { $cost } bodů.
       *[other] Nemáš co přiložit, tak si vezmi kámen. Každý tě stojí { $cost } bodů.
    }
rack-draw-or-stop =
    { $cost ->
        [0] Nemáš co přiložit. Vezmi si další kámen, nebo ukonči tah.
        [one] Nemáš co přiložit. Vezmi si další kámen (stojí { $cost } bod), nebo ukonči tah bez další pokuty.
        [few] Nemáš co přiložit. Vezmi si další kámen (stojí { $cost } body), nebo ukonči tah bez další pokuty.
        [many] Nemáš co přiložit. Vezmi si další kámen (stojí { $cost } bodů), nebo ukonči tah bez další pokuty.
       *[other] Nemáš co přiložit. Vezmi si další kámen (stojí { $cost } bodů), nebo ukonči tah bez další pokuty.
    }
rack-blind = Vyber jeden ze svých kamenů a pole. Pokud tam nepůjde přiložit, řeknu ti proč a nic tě to nestojí.
rack-blind-drawn = Přiložit smíš jen ten nový kámen ze zásoby: { $tile }. Vyber pole. Pokud tam nepůjde přiložit, řeknu ti proč a nic tě to nestojí.
rack-blind-sure =
    { $cost ->
        [0] Vezmeš si jeden kámen, bez pokuty.
        [one] Vezmeš si jeden kámen. Stojí tě to { $cost } bod.
        [few] Vezmeš si jeden kámen. Stojí tě to { $cost } body.
        [many] Vezmeš si jeden kámen. Stojí tě to { $cost } bodů.
       *[other] Vezmeš si jeden kámen. Stojí tě to { $cost } bodů.
    }
rack-blind-sure-drawn = Potom smíš v tomto tahu přiložit jen kámen, který si teď vezmeš.
rack-blind-sure-any = Potom smíš přiložit kterýkoli ze svých kamenů.
rack-blind-sure-last =
    { $more ->
        [one] Tohle je poslední kámen, který si v tomto tahu smíš vzít. Když ani pak nic nepřiložíš, ztratíš ještě { $more } bod.
        [few] Tohle je poslední kámen, který si v tomto tahu smíš vzít. Když ani pak nic nepřiložíš, ztratíš ještě { $more } body.
        [many] Tohle je poslední kámen, který si v tomto tahu smíš vzít. Když ani pak nic nepřiložíš, ztratíš ještě { $more } bodů.
       *[other] Tohle je poslední kámen, který si v tomto tahu smíš vzít. Když ani pak nic nepřiložíš, ztratíš ještě { $more } bodů.
    }
rack-sure-fits =
    { $count ->
        [one] Přiložit můžeš i teď: máš jednu možnost.
        [few] Přiložit můžeš i teď: máš { $count } možnosti.
        [many] Přiložit můžeš i teď: máš { $count } možností.
       *[other] Přiložit můžeš i teď: máš { $count } možností.
    }
rack-sure-drawn =
    { $most ->
        [0] Když si vezmeš kámen, smíš v tomto tahu přiložit už jen kámen ze zásoby. Další si bereš tak dlouho, až některý půjde přiložit nebo si už žádný nebudeš smět vzít.
       *[other] Když si vezmeš kámen, smíš v tomto tahu přiložit už jen kámen ze zásoby. Další si bereš tak dlouho, až některý půjde přiložit nebo si už žádný nebudeš smět vzít (každý −{ $cost }, v nejhorším případě celkem −{ $most }).
    }
rack-sure-stop =
    { $cost ->
        [0] Když si vezmeš kámen, smíš v tomto tahu přiložit už jen ten nový.
       *[other] Když si vezmeš kámen (−{ $cost }), smíš v tomto tahu přiložit už jen ten nový.
    } { $more ->
        [0] Po každém kameni se rozhodneš, jestli si vezmeš další.
        [one] Další už si vzít nesmíš: když potom nic nepřiložíš, ztratíš ještě { $more } bod.
        [few] Další už si vzít nesmíš: když potom nic nepřiložíš, ztratíš ještě { $more } body.
        [many] Další už si vzít nesmíš: když potom nic nepřiložíš, ztratíš ještě { $more } bodů.
       *[other] Další už si vzít nesmíš: když potom nic nepřiložíš, ztratíš ještě { $more } bodů.
    }
rack-sure-any =
    { $cost ->
        [0] I když si vezmeš kámen, smíš potom přiložit kterýkoli ze svých kamenů.
        [one] Kámen ze zásoby stojí { $cost } bod. I potom smíš přiložit kterýkoli ze svých kamenů.
        [few] Kámen ze zásoby stojí { $cost } body. I potom smíš přiložit kterýkoli ze svých kamenů.
        [many] Kámen ze zásoby stojí { $cost } bodů. I potom smíš přiložit kterýkoli ze svých kamenů.
       *[other] Kámen ze zásoby stojí { $cost } bodů. I potom smíš přiložit kterýkoli ze svých kamenů.
    }
rack-pass =
    { $cost ->
        [0] Nemáš co přiložit a zásoba je prázdná, tak vynech tah. Nic tě to nestojí.
       *[other] Nemáš co přiložit a zásoba je prázdná, tak vynech tah (−{ $cost }).
    }
rack-drop-out = Nemáš co přiložit a zásoba je prázdná, tak vynech tah. Tím vypadneš z kola.
rack-passes-itself = Nebo jen počkej: za pár sekund vynechám tah za tebe.
rack-preview = { $tile } na pole { $spot }
rack-preview-sum = { $tile } na pole { $spot }: { $sum }, **{ $points }**
rack-preview-next = Stiskni **Přiložit**, nebo si vyber jinou možnost.
rack-preview-only = Stiskni **Přiložit**.
rack-hint = **Tip:** { $what }
rack-hint-draw-on = Vezmi si další kámen: nejspíš ti přinese víc, než stojí.
rack-hint-stop = Ukonči tah: další kámen by nejspíš stál víc, než by přinesl.
rack-hint-last-tile = Přiložíš tím svůj poslední kámen.
rack-hint-only = Jinak přiložit nejde.
rack-hint-bridge = Vznikne most a žádná jiná možnost nedá víc bodů.
rack-hint-hexagon = Vznikne šestiúhelník a žádná jiná možnost nedá víc bodů.
rack-hint-double-hexagon = Vznikne dvojitý šestiúhelník a žádná jiná možnost nedá víc bodů.
rack-hint-triple-hexagon = Vznikne trojitý šestiúhelník a žádná jiná možnost nedá víc bodů.
rack-hint-most = Žádná jiná možnost nedá víc bodů.
rack-hint-keeps =
    { $count ->
        [one] Potom půjde přiložit ještě jeden z tvých dalších kamenů.
        [few] Potom půjdou přiložit ještě { $count } z tvých dalších kamenů.
        [many] Potom půjde přiložit ještě { $count } z tvých dalších kamenů.
       *[other] Potom půjde přiložit ještě { $count } z tvých dalších kamenů.
    }
rack-hint-long-run = Promyslel jsem, jak může kolo pokračovat, a tenhle tah vychází nejlíp.
rack-placed = { $tile } leží na poli { $spot }.
rack-placed-sum = { $tile } leží na poli { $spot }: { $sum }, **{ $points }**
rack-drew = Ze zásoby máš { $tiles }.
rack-drew-cost = Ze zásoby máš { $tiles } ({ $cost }).
rack-stuck = Nic nešlo přiložit, takže tvůj tah končí: ještě **{ $points }**
rack-stuck-free = Nic nešlo přiložit, takže tvůj tah končí.
rack-declined = Nic nepřikládáš, takže tvůj tah končí: **{ $points }**
rack-declined-free = Nic nepřikládáš, takže tvůj tah končí.
rack-passed = Zásoba je prázdná, takže bez pokuty vynecháváš tah.
rack-passed-cost = Zásoba je prázdná, takže vynecháváš tah: **{ $points }**
rack-stopped = Další kámen už si nebereš, takže tvůj tah končí. Nic navíc tě to nestojí.
rack-dropped-out = Zásoba je prázdná, takže vynecháváš tah a vypadáváš z kola.
rack-out = To byl tvůj poslední kámen!
rack-out-later = Někdo byl s posledním kamenem rychlejší, ale teď už je prázdný i tvůj stojánek.
rack-played-on = Hraje se dál, dokud nebudou mít všichni stejný počet tahů.
rack-score = Tvoje body: { $score }
rack-no-spots = Žádné volné pole není.
rack-first-spot = První kámen patří na pole 1.
rack-spots =
    { $count ->
        [one] Jedno volné pole (kam míří, pak rohy po směru hodinových ručiček od horního nebo levého horního): { $spots }
        [few] { $count } volná pole (kam míří, pak rohy po směru hodinových ručiček od horního nebo levého horního): { $spots }
        [many] { $count } volných polí (kam míří, pak rohy po směru hodinových ručiček od horního nebo levého horního): { $spots }
       *[other] { $count } volných polí (kam míří, pak rohy po směru hodinových ručiček od horního nebo levého horního): { $spots }
    }
