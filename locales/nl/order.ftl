order-title = **Het plan voor je volgende beurt**
order-empty = Kies een of meer zetten. Zodra je aan de beurt bent, speel ik meteen de eerste die nog mogelijk is.
order-nothing-fits = Op dit moment past geen van je stenen, dus er valt geen zet te plannen. Ik kan wel een steen voor je nemen zodra je aan de beurt bent.
order-nothing-to-plan = Op dit moment past geen van je stenen en de pot is leeg, dus er valt niets te plannen. Ik laat het je weten als je aan de beurt bent.
order-list = Ik speel de eerste van deze zetten die mogelijk is:
order-item = { $place }. { $placement }
order-item-gone = { $place }. { $tile } (niet meer mogelijk)
order-then-asked = Is geen van deze zetten mogelijk, dan vraag ik wat je wilt doen.
order-then-draw = Past er geen steen van je plankje, dan neem ik stenen volgens de regels. Zodra er iets te kiezen valt, vraag ik wat je wilt doen.
order-same-bonus = Ik speel een zet alleen als die nog dezelfde bonus oplevert als toen je hem koos.
order-example-bonus = -# **{ $button }**: stel dat je een brug hebt gekozen (+40). Als een andere steen die brug verpest voordat je aan de beurt bent, leg ik niets aan en vraag ik wat je wilt doen.
order-opponent =
    { $tiles ->
        [one] Ik volg dit plan alleen als een andere speler nog hoogstens één steen heeft. Anders vraag ik wat je wilt doen.
       *[other] Ik volg dit plan alleen als een andere speler nog hoogstens { $tiles } stenen heeft. Anders vraag ik wat je wilt doen.
    }
order-example-opponent = -# **{ $menu }**: stel dat je 2 stenen kiest. Hebben alle anderen er nog 3 of meer als je aan de beurt bent, dan vraag ik wat je wilt doen.
order-given = 📋 **Je plan staat.** Het vervalt als iemand een zet terugneemt, als iemand een plaats overneemt of als de ronde eindigt. Een beurt volgens dit plan kun je niet terugnemen.
order-draft = ✏️ **Je plan is nog niet vastgelegd.** Druk op **{ $button }** als het naar je zin is.
order-was-cancelled = Je plan is geannuleerd. Als je aan de beurt bent, vraag ik wat je wilt doen.

order-choose = Voeg een zet toe
order-choose-tile = Voeg een zet toe: kies eerst de steen
order-choose-opponent = Alleen als een andere speler nog weinig stenen heeft
order-whoever = Altijd, hoeveel stenen de anderen ook hebben
order-at-most =
    { $tiles ->
        [one] Alleen als een andere speler nog hoogstens 1 steen heeft
       *[other] Alleen als een andere speler nog hoogstens { $tiles } stenen heeft
    }

order-waits = 📋 Je hebt een plan voor je volgende beurt.
order-unplayed = 📋 Je plan ging niet door, dus deze beurt speel je zelf.
order-played = 📋 { $who } had deze beurt gepland:

order-refused-live = Vooruitplannen kan alleen als de klok een dag of meer per beurt geeft. In dit spel laat ik het je weten als je aan de beurt bent.
order-refused-unhinted = Deze tafel is zonder tips geopend, dus je kunt hier niet vooruitplannen.
order-refused-own-turn = Je bent al aan de beurt, dus er valt niets te plannen: speel gewoon.
order-refused-no-board = Je kunt vooruitplannen zodra de eerste steen van de ronde op het bord ligt.
order-refused-empty = Je plan is nog leeg. Kies een zet, of kies ervoor een steen te nemen.
order-refused-full =
    Je plan is vol: { $most ->
        [one] er past hoogstens één zet in.
       *[other] er passen hoogstens { $most } zetten in.
    }
