### Ce qui est conservé sur une personne, et ce qu’elle peut y faire. Elle seule le voit.

privacy-title = **Ce que ce bot conserve sur toi**
privacy-what = **Ce qui est conservé :** ton identifiant Discord et le nom d’affichage sous lequel tu as joué ; tes parties, tes tournois, tes manches et tes énigmes du jour, coup par coup, avec leurs résultats ; ta progression dans la première leçon ; tes réglages, tes notifications, tes heures calmes et tes plans pour ton prochain tour ; et ta présence ou non sur un serveur lors de la dernière vérification du bot. En cas d’exclusion, le bot conserve aussi la date de fin et la raison ; si tu modères, ce que tu as fait à ce titre. Le bot ne lit jamais tes messages.
privacy-where = **Où :** dans la base de données des responsables de ce bot, et dans les sauvegardes qu’ils en font. Le bot ne transmet tes données à personne.
privacy-how-long = **Combien de temps :** ce que tu as joué reste jusqu’à ce que tu le supprimes. Une table fermée avant la fin de sa partie est supprimée au bout de 30 jours. Si un serveur retire le bot, tout ce qui concerne ce serveur est supprimé 30 jours plus tard.
privacy-download = **Télécharger mes données** te donne une copie de tout. Pour une partie en cours, elle ne contient que ce que tu as le droit de voir en ce moment.
privacy-delete = **Supprimer mes données** supprime tout. Le bot te demande d’abord de confirmer.
privacy-not-ours = **Ce que le bot ne peut pas supprimer :** le contenu des messages sur Discord, et les rôles que tu as reçus. Tu peux demander aux modérateurs du serveur de les retirer. Les sauvegardes disparaissent quand de plus récentes les remplacent.
privacy-bar-stays = **Une exclusion reste :** supprimer tes données ne met pas fin à une exclusion décidée par les modérateurs d’un serveur. Pendant un an au plus, le bot garde une empreinte de ton compte (ni ton nom ni ton identifiant), la raison que les modérateurs ont choisie dans le menu et la date de fin.
privacy-daily = **Un essai par jour :** si tu supprimes tes données, le bot garde, jusqu’à la fin de la journée, une empreinte de ton compte pour chaque jeu du jour commencé. Un nouvel essai ne compte donc pas.
privacy-under-way = La suppression de tes données est en cours. Tu n’as rien à faire.

# La copie.
privacy-copy = Voici tout ce que le bot conserve sur toi, en JSON. Personne d’autre ne peut voir ce message.
privacy-copy-about = Les dates et les heures sont en millisecondes depuis le début de 1970 (UTC). Les autres personnes n’y sont pas : leur identifiant est remplacé par 0. La section « rows » est copiée de la base de données du bot, une table de la base après l’autre.
privacy-copy-too-large = La copie de tes données est trop grande pour un message sur Discord. Demande-la aux responsables de ce bot.

# Avant toute suppression.
privacy-sure-title = **Veux-tu vraiment supprimer tout ce que le bot conserve sur toi, sur tous les serveurs ?** C’est définitif.
privacy-sure =
    • Tu quittes toutes les parties et tous les tournois en cours. Une partie classée que tu quittes compte comme une défaite.
    • Ton nom et ton identifiant disparaissent de tout ce que tu as joué. Un joueur sans nom prend ta place, pour que les cotes et les classements des autres restent tels quels.
    • Tes réglages, ta cote et tes titres sont perdus. Si tu rejoues, tu commences comme un nouveau joueur.
privacy-deleted =
    J’ai supprimé tout ce que je conservais sur toi.
    Les messages sur Discord restent tels quels : demande aux modérateurs d’un serveur si tu veux qu’ils soient retirés. Les sauvegardes disparaissent quand de plus récentes les remplacent.
privacy-deleting = Je supprime tout ce que je conserve sur toi. Si j’ai beaucoup à faire, ça peut prendre quelques minutes. Tu n’as rien à faire.

privacy-button-download = Télécharger mes données
privacy-button-delete = Supprimer mes données
privacy-button-confirm = Tout supprimer
