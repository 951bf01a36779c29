### Ce qui est conservé sur une personne, et ce qu’elle peut y faire. Elle seule le voit.

privacy-title = **Tes données chez ce bot**
privacy-what = **Ce qui est conservé :** ton identifiant Discord et le nom d’affichage sous lequel tu as joué ; tes parties, tes tournois, tes manches et tes énigmes du jour, coup par coup, avec leurs résultats ; tes réglages, tes notifications, tes heures calmes et tes consignes ; et si tu étais encore sur un serveur quand le bot a vérifié pour la dernière fois. En cas d’exclusion par des modérateurs, jusqu’à quand et pourquoi ; si tu modères, ce que tu as fait à ce titre. Tes messages ne sont jamais lus.
privacy-where = **Où :** dans la base de données des responsables de ce bot, et dans les sauvegardes qu’ils en font. Le bot ne les transmet à personne.
privacy-how-long = **Combien de temps :** ce que tu as joué reste jusqu’à ce que tu le supprimes. Une table fermée avant la fin de sa partie est supprimée au bout de 30 jours. Si un serveur retire le bot, tout ce qui concerne ce serveur est supprimé 30 jours plus tard.
privacy-download = **Télécharger mes données** t’en donne une copie complète. D’une partie en cours, elle ne contient que ce que tu peux voir maintenant.
privacy-delete = **Supprimer mes données** les supprime. Avant cela, le bot te demande encore une confirmation.
privacy-not-ours = **Ce que le bot ne peut pas supprimer :** le contenu des messages sur Discord, et les rôles que tu as reçus. Tu peux demander aux modérateurs du serveur de les retirer. Les sauvegardes disparaissent quand de plus récentes les remplacent.
privacy-bar-stays = **Une exclusion reste :** si les modérateurs d’un serveur t’ont exclu, supprimer tes données n’y met pas fin. Sans ton nom ni ton identifiant, le bot garde une empreinte de ton compte, le motif choisi dans le menu et la date de fin, pendant un an au plus.
privacy-daily = **Un essai par jour :** si tu supprimes tes données, le bot garde, jusqu’à la fin de la journée, une empreinte de ton compte pour chaque jeu du jour commencé. Un nouvel essai ne compte donc pas.
privacy-under-way = La suppression de tes données est en cours. Tu n’as rien à faire.

# La copie.
privacy-copy = Voici tout ce que le bot conserve sur toi, en JSON. Personne d’autre ne peut voir ce message.
privacy-copy-about = Les dates et les heures sont en millisecondes depuis le début de 1970 (UTC). Les autres personnes n’y sont pas : leur identifiant est remplacé par 0. La partie « rows » est copiée de la base de données du bot, une table de la base après l’autre.
privacy-copy-too-large = La copie de tes données est trop grande pour un message sur Discord. Demande-la aux responsables de ce bot.

# Avant toute suppression.
privacy-sure-title = **Veux-tu vraiment supprimer tout ce que le bot conserve sur toi, sur tous les serveurs ?** C’est définitif.
privacy-sure =
    • Tu quittes toutes les parties et tous les tournois en cours. Une partie classée que tu quittes compte comme une défaite.
    • Ton nom et ton identifiant disparaissent de tout ce que tu as joué. Un joueur sans nom prend ta place, pour que les cotes et les classements des autres restent tels quels.
    • Tes réglages, ta cote et tes titres sont perdus. Si tu rejoues, tu commences comme un nouveau joueur.
privacy-deleted =
    Tout ce que le bot conservait sur toi a été supprimé.
    Les messages sur Discord restent tels quels : demande aux modérateurs d’un serveur si tu veux qu’ils soient retirés. Les sauvegardes disparaissent quand de plus récentes les remplacent.
privacy-deleting = Le bot est en train de supprimer tout ce qu’il conserve sur toi. S’il est très sollicité, cela peut prendre quelques minutes ; tu n’as rien à faire.

privacy-button-download = Télécharger mes données
privacy-button-delete = Supprimer mes données
privacy-button-confirm = Tout supprimer
