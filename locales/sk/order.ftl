order-title = **Plán na tvoj ďalší ťah**
order-empty = Vyber jednu alebo viac možností. Keď budeš na ťahu, hneď použijem prvú z nich, ktorá sa ešte bude dať zahrať.
order-nothing-fits = Teraz sa nedá priložiť žiadny tvoj kameň, takže nie je čo plánovať. Keď budeš na ťahu, môžem za teba vziať kameň zo zásoby.
order-nothing-to-plan = Teraz sa nedá priložiť žiadny tvoj kameň a zásoba je prázdna, takže nie je čo plánovať. Ozvem sa, keď budeš na ťahu.
order-list = Z týchto možností použijem prvú, ktorá sa bude dať zahrať:
order-item = { $place }. { $placement }
order-item-gone = { $place }. { $tile } (už sa to nedá)
order-then-asked = Ak sa nebude dať zahrať žiadna z nich, opýtam sa ťa.
order-then-draw = Ak sa z tvojho stojančeka nebude dať priložiť žiadny kameň, vezmem kamene zo zásoby podľa pravidiel. Len čo bude z čoho vyberať, opýtam sa ťa.
order-same-bonus = Ťah zahrám, len ak zaň bude stále rovnaký bonus ako pri výbere.
order-example-bonus = -# **{ $button }**: napríklad vyberieš most (+40). Ak ho do tvojho ťahu pokazí iný kameň, tvoj nepriložím a opýtam sa ťa.
order-opponent =
    { $tiles ->
        [one] Podľa plánu zahrám, len ak niektorému inému hráčovi zostáva najviac jeden kameň. Inak sa ťa opýtam.
        [few] Podľa plánu zahrám, len ak niektorému inému hráčovi zostávajú najviac { $tiles } kamene. Inak sa ťa opýtam.
        [many] Podľa plánu zahrám, len ak niektorému inému hráčovi zostáva najviac { $tiles } kameňov. Inak sa ťa opýtam.
       *[other] Podľa plánu zahrám, len ak niektorému inému hráčovi zostáva najviac { $tiles } kameňov. Inak sa ťa opýtam.
    }
order-example-opponent = -# **{ $menu }**: napríklad vyberieš 2 kamene. Ak na začiatku tvojho ťahu budú mať všetci ostatní ešte aspoň 3, opýtam sa ťa.
order-given = 📋 **Tvoj plán platí.** Zruší sa, keď niekto vráti ťah, keď na niektorom mieste začne hrať niekto iný alebo keď sa skončí kolo. Ťah zahraný podľa plánu sa nedá vrátiť.
order-draft = ✏️ **Tvoj plán ešte neplatí.** Keď ti bude vyhovovať, stlač **{ $button }**.
order-was-cancelled = Tvoj plán je zrušený. Keď budeš na ťahu, opýtam sa ťa.

order-choose = Pridať možnosť
order-choose-tile = Pridať možnosť: najprv vyber kameň
order-choose-opponent = Len ak inému hráčovi zostáva málo kameňov
order-whoever = Bez ohľadu na to, koľko kameňov majú ostatní
order-at-most =
    { $tiles ->
        [one] Len ak inému hráčovi zostáva najviac 1 kameň
        [few] Len ak inému hráčovi zostávajú najviac { $tiles } kamene
        [many] Len ak inému hráčovi zostáva najviac { $tiles } kameňov
       *[other] Len ak inému hráčovi zostáva najviac { $tiles } kameňov
    }

order-waits = 📋 Máš pripravený plán na ďalší ťah.
order-unplayed = 📋 Tvoj plán nevyšiel, takže tento ťah je na tebe.
order-played = 📋 Podľa plánu hráča { $who }:

order-refused-live = Plánovať dopredu sa dá len v hrách s limitom aspoň jeden deň na ťah. V tejto ti dám vedieť, keď budeš na ťahu.
order-refused-unhinted = Pri tomto stole sa hrá bez nápovedy, takže sa tu nedá plánovať.
order-refused-own-turn = Už si na ťahu, takže nie je čo plánovať: jednoducho hraj.
order-refused-no-board = Plánovať môžeš, len čo bude na hracej ploche prvý kameň kola.
order-refused-empty = Tvoj plán je zatiaľ prázdny. Vyber, čo chceš priložiť, alebo zvoľ doberanie.
order-refused-full =
    Tvoj plán je plný: { $most ->
        [one] zmestí sa doň len jedna možnosť.
        [few] zmestia sa doň len { $most } možnosti.
        [many] zmestí sa doň len { $most } možností.
       *[other] zmestí sa doň len { $most } možností.
    }
