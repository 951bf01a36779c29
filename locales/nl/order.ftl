order-title = **Plan voor je volgende beurt**
order-empty = Kies een of meer zetten. Zodra je aan de beurt bent, speel ik de eerste die nog mogelijk is, zonder het je te vragen.
order-nothing-fits = Op dit moment past geen van je stenen, dus er valt geen zet te plannen. Ik kan wel een steen voor je nemen zodra je aan de beurt bent.
order-nothing-to-plan = Op dit moment past geen van je stenen en de pot is leeg, dus er valt niets te plannen. Ik laat het weten als je aan de beurt bent.
order-list = De eerste van deze zetten die mogelijk is, wordt gespeeld:
order-item = { $place }. { $placement }
order-item-gone = { $place }. { $tile } (niet meer mogelijk)
order-then-asked = Is geen ervan mogelijk, dan vraag ik het je.
order-then-draw = Past er geen steen van je plankje, dan worden er stenen genomen zoals de regels voorschrijven. Zodra er iets te kiezen valt, vraag ik het je.
order-same-bonus = Een zet wordt alleen gespeeld als de bonus nog dezelfde is als toen je hem koos.
order-example-bonus = -# **{ $button }**: stel dat je een brug hebt gekozen (+40). Als een andere steen die brug eerst verpest, vraag ik het je in plaats van aan te leggen.
order-opponent =
    { $tiles ->
        [one] Dit alles alleen als een andere speler nog hoogstens één steen heeft. Anders vraag ik het je.
       *[other] Dit alles alleen als een andere speler nog hoogstens { $tiles } stenen heeft. Anders vraag ik het je.
    }
order-example-opponent = -# **{ $menu }**: stel dat je 2 stenen kiest. Als alle anderen er nog 3 of meer hebben als je aan de beurt bent, vraag ik het je.
order-given = 📋 **Je plan staat.** Het vervalt als een zet wordt teruggenomen, als een plaats van speler wisselt of als de ronde eindigt. Een beurt volgens dit plan kun je niet terugnemen.
order-draft = ✏️ **Dit plan geldt nog niet.** Druk op **{ $button }** als er staat wat je wilt.
order-was-cancelled = Je plan is geannuleerd. Als je aan de beurt bent, vraag ik het je.

order-choose = Voeg een zet toe
order-choose-tile = Voeg een zet toe: eerst de steen
order-choose-opponent = Alleen als een andere speler bijna uit is
order-whoever = Hoeveel stenen de anderen ook hebben
order-at-most =
    { $tiles ->
        [one] Alleen als een andere speler nog hoogstens 1 steen heeft
       *[other] Alleen als een andere speler nog hoogstens { $tiles } stenen heeft
    }

order-waits = 📋 Je hebt een plan voor je volgende beurt.
order-unplayed = 📋 Je plan kon niet worden uitgevoerd, dus de keuze is aan jou.
order-played = 📋 Volgens het plan van { $who }:

order-refused-live = Vooruitplannen kan alleen in spellen met een klok die dagen telt. In dit spel laat ik het je weten als je aan de beurt bent.
order-refused-unhinted = Aan deze tafel krijgt niemand vooraf te horen wat past, dus er valt niets vooruit te plannen.
order-refused-own-turn = Je bent aan de beurt, dus er valt niets vooruit te plannen: speel nu.
order-refused-no-board = Je kunt vooruitplannen zodra de eerste steen van de ronde op het bord ligt.
order-refused-empty = Je plan zegt nog niet wat er moet gebeuren. Kies een zet, of laat stenen nemen.
order-refused-full = Je plan kan niet meer zetten bevatten (hoogstens { $most }).
