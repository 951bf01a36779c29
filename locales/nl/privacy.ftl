privacy-title = **Wat deze bot over je bewaart**
privacy-what = **Wat wordt bewaard:** je Discord-ID en de weergavenaam waaronder je hebt gespeeld; je spellen, je toernooien, en je rondes en puzzels van de dag, zet voor zet, met de resultaten; hoe ver je bent in de eerste les; je instellingen, meldingen, stille uren en plannen voor je volgende beurt; en of je nog op een server was toen de bot het voor het laatst naging. Als moderators je hebben uitgesloten, bewaart de bot ook tot wanneer dat duurt en wat de reden is; als je moderator bent, bewaart de bot ook wat je als moderator hebt gedaan. De bot leest je berichten nooit.
privacy-where = **Waar:** in de database van de mensen die deze bot beheren, en in de back-ups die ze ervan maken. De bot geeft je gegevens aan niemand door.
privacy-how-long = **Hoelang:** wat je hebt gespeeld, blijft bewaard tot je het verwijdert. Een tafel die is gesloten voordat het spel was afgelopen, wordt na 30 dagen verwijderd. Wordt de bot van een server verwijderd, dan verdwijnt alles over die server 30 dagen later.
privacy-download = Met **Mijn gegevens downloaden** krijg je een kopie van alles. Van een spel dat nog loopt, staat er alleen in wat je nu mag zien.
privacy-delete = Met **Mijn gegevens verwijderen** verwijder je alles. De bot vraagt je eerst om een bevestiging.
privacy-not-ours = **Wat de bot niet kan verwijderen:** wat in berichten op Discord staat, en rollen die je hebt gekregen. Wil je die ook weg hebben, vraag het dan aan de moderators van de server. Back-ups worden verwijderd zodra er nieuwere voor in de plaats komen.
privacy-bar-stays = **Een uitsluiting blijft:** als de moderators van een server je hebben uitgesloten, maakt het verwijderen van je gegevens daar geen einde aan. De bot bewaart hooguit een jaar lang een vingerafdruk van je account (niet je naam of ID), de reden die de moderators in het menu hebben gekozen en de einddatum.
privacy-daily = **Eén poging per dag:** als je je gegevens verwijdert, bewaart de bot tot het einde van de dag een vingerafdruk van je account voor elk spel van de dag waaraan je bent begonnen. Een nieuwe poging telt dan niet mee.
privacy-under-way = Je gegevens worden op dit moment verwijderd. Je hoeft niets te doen.

privacy-copy = Dit is alles wat de bot over je bewaart, als JSON. Alleen jij ziet dit bericht.
privacy-copy-about = Tijden zijn milliseconden sinds het begin van 1970 (UTC). Andere mensen zijn weggelaten: in plaats van hun ID staat er 0. Het deel “rows” is gekopieerd uit de database van de bot, de ene databasetabel na de andere.
privacy-copy-too-large = De kopie van je gegevens is te groot voor een bericht op Discord. Vraag de mensen die deze bot beheren om een kopie.

privacy-sure-title = **Wil je echt alles verwijderen wat de bot over je bewaart, op elke server?** Dit is definitief.
privacy-sure =
    • Je verlaat elk spel en elk toernooi waaraan je meedoet. Een spel met rating dat je verlaat, telt als verlies.
    • Je naam en je ID verdwijnen uit alles wat je hebt gespeeld. Een naamloze speler komt in jouw plaats, zodat de ratings en standen van de anderen blijven zoals ze zijn.
    • Je instellingen, je rating en je titels zijn weg. Als je weer speelt, begin je als nieuwe speler.
privacy-deleted =
    Ik heb alles verwijderd wat ik over je bewaarde.
    Berichten op Discord blijven zoals ze zijn: wil je die ook weg hebben, vraag het dan aan de moderators van de server. Back-ups worden verwijderd zodra er nieuwere voor in de plaats komen.
privacy-deleting = Ik verwijder alles wat ik over je bewaar. Als ik het druk heb, kan dat een paar minuten duren. Je hoeft niets te doen.

privacy-button-download = Mijn gegevens downloaden
privacy-button-delete = Mijn gegevens verwijderen
privacy-button-confirm = Alles verwijderen
