order-title = **Plán na tvoj ďalší ťah**
order-empty = Vyber jednu alebo viac možností. Len čo budeš na ťahu, zahrá sa prvá, ktorá bude ešte možná, a to bez pýtania.
order-nothing-fits = Teraz sa nedá priložiť žiadny tvoj kameň, takže niet aký ťah plánovať. Keď budeš na ťahu, môžem za teba vziať kameň zo zásoby.
order-nothing-to-plan = Teraz sa nedá priložiť žiadny tvoj kameň a zásoba je prázdna, takže niet čo plánovať. Ozvem sa, keď budeš na ťahu.
order-list = Zahrá sa prvá z týchto možností, ktorá sa bude dať:
order-item = { $place }. { $placement }
order-item-gone = { $place }. { $tile } (už sa nedá)
order-then-asked = Ak sa nebude dať žiadna, opýtam sa ťa.
order-then-draw = Ak sa z tvojho stojančeka nebude dať priložiť žiadny kameň, vezmú sa kamene zo zásoby podľa pravidiel. Len čo bude z čoho vyberať, opýtam sa ťa.
order-same-bonus = Ťah sa zahrá, len ak má stále rovnaký bonus ako pri výbere.
order-example-bonus = -# **{ $button }**: napríklad vyberieš most (+40). Ak ho iný kameň predtým pokazí, spýtam sa ťa a tvoj kameň nepriložím.
order-opponent =
    { $tiles ->
        [one] To všetko len vtedy, ak niektorému inému hráčovi zostáva najviac jeden kameň. Inak sa ťa opýtam.
        [few] To všetko len vtedy, ak niektorému inému hráčovi zostávajú najviac { $tiles } kamene. Inak sa ťa opýtam.
        [many] To všetko len vtedy, ak niektorému inému hráčovi zostáva najviac { $tiles } kameňov. Inak sa ťa opýtam.
       *[other] To všetko len vtedy, ak niektorému inému hráčovi zostáva najviac { $tiles } kameňov. Inak sa ťa opýtam.
    }
order-example-opponent = -# **{ $menu }**: napríklad vyberieš 2 kamene. Ak budú mať všetci ostatní na tvojom ťahu ešte aspoň 3, spýtam sa ťa.
order-given = 📋 **Tento plán platí.** Zruší sa, keď sa vráti niektorý kameň, keď na niektorom mieste začne hrať niekto iný alebo keď sa skončí kolo. Ťah zahraný podľa plánu sa vrátiť nedá.
order-draft = ✏️ **Tento plán ešte neplatí.** Keď bude podľa teba, stlač **{ $button }**.
order-was-cancelled = Tvoj plán je zrušený. Keď budeš na ťahu, opýtam sa ťa.

order-choose = Pridať možnosť
order-choose-tile = Pridať možnosť: najprv kameň
order-choose-opponent = Len ak inému hráčovi zostáva málo kameňov
order-whoever = Bez ohľadu na kamene ostatných
order-at-most =
    { $tiles ->
        [one] Len ak inému hráčovi zostáva najviac 1 kameň
        [few] Len ak inému hráčovi zostávajú najviac { $tiles } kamene
        [many] Len ak inému hráčovi zostáva najviac { $tiles } kameňov
       *[other] Len ak inému hráčovi zostáva najviac { $tiles } kameňov
    }

order-waits = 📋 Máš pripravený plán na ďalší ťah.
order-unplayed = 📋 Tvoj plán sa nedal zahrať, rozhodni teda ty.
order-played = 📋 Podľa plánu hráča { $who }:

order-refused-live = Plánovať dopredu sa dá len v hrách s limitom v dňoch. V tejto ti dám vedieť, keď budeš na ťahu.
order-refused-unhinted = Pri tomto stole sa nikto vopred nedozvie, čo sa dá priložiť, takže sa plánovať nedá.
order-refused-own-turn = Si na ťahu, takže nie je čo plánovať: zahraj teraz.
order-refused-no-board = Plánovať môžeš, len čo bude na hracej ploche prvý kameň kola.
order-refused-empty = Tvoj plán zatiaľ nehovorí, čo robiť. Vyber možnosť alebo nechaj vziať kamene zo zásoby.
order-refused-full = Viac možností tvoj plán mať nemôže (najviac { $most }).
