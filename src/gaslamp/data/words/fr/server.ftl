# Ce que dit le serveur et qui n’est pas un événement du jeu.

server-unreadable = Le serveur n’a pas pu lire ce message. Rechargez la page.
server-too-large = Cette requête est trop grande.
server-token-unknown = Ce lien ne correspond à aucune table sur ce serveur. Demandez-en un nouveau à la personne qui a préparé la table.
server-invitation-unknown = Cette invitation ne vient pas de ce serveur, ou il en manque une partie. Copiez le lien en entier.
server-table-unknown = Cette table n’existe pas.
server-table-full = Toutes les places de cette table sont prises.
server-seat-taken = Quelqu’un a déjà pris cette place. Demandez un autre lien.
server-not-your-seat = Vous ne pouvez pas faire cela depuis cette place.
server-not-begun = La partie n’a pas encore commencé.
server-station-unknown = Il n’y a pas de station { $station } sur ce plateau.
server-over = La partie est terminée.
server-not-over = La partie n’est pas encore finie.
server-host-only = Seule la personne qui a préparé la table peut le faire.
server-somebody-there = Quelqu’un joue à cette place.
server-chair-unknown = Une place ne peut pas être « { $chair } ». Elle peut être : { $known }.
server-not-shipped = « { $name } » ne peut pas être choisi ici. Choisissez parmi : { $known }.
server-option-unknown = Ce jeu n’a pas de règle maison « { $option } ».
server-option-wrong = La règle maison « { $option } » ne peut pas être « { $value } ». { $about }
server-store-failed = La partie n’a pas pu être sauvegardée, donc rien n’a été joué. Réessayez ; la base de données dit : { $reason }.
server-store-lost = La partie n’a pas pu être sauvegardée, donc rien n’a été joué : la base de données ne répond pas. Réessayez.
server-store-newer = Cette base de données vient d’un Gaslamp plus récent (version { $found } de ses tables ; celui-ci connaît la { $known }). Mettez Gaslamp à jour, ou nommez un autre fichier avec --database.
server-store-unusable = La base de données { $database } est inutilisable : { $reason }. Nommez-en une autre avec --database.
server-store-kind = Gaslamp ne peut pas utiliser ce genre de base de données : { $database }. Nommez un fichier, ou l’adresse d’une base PostgreSQL, avec --database.
server-store-silent = Aucun serveur de base de données ne répond à { $database }. Vérifiez qu’il tourne et que l’adresse est juste, ou nommez-en un autre avec --database.
server-port-taken = Le port { $port } est déjà utilisé. Gaslamp tourne peut-être : voyez { $address }. Ou choisissez un autre port avec --port.
server-port-denied = Le port { $port } demande des droits particuliers sur cet ordinateur. Choisissez-en un au-dessus de 1023 avec --port.
server-host-unknown = Gaslamp ne peut pas recevoir de connexions à l’adresse { $host }. Nommez une adresse de cet ordinateur avec --host.
server-running = Gaslamp tourne : { $address }
server-stop = Ctrl-C l’arrête. Les parties sont sauvegardées dans { $file }.
# Entrer, attendre et regarder

server-reach = Les autres, sur votre réseau, ouvrent : { $address }
server-no-network = Cet ordinateur n’est relié à aucun réseau, personne d’autre ne pourrait donc vous rejoindre. Connectez-le, par exemple au Wi-Fi, et relancez ; ou retirez --lan pour jouer sur cet ordinateur.
server-invited-free = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
server-invited-seat = Cette place est libre pour vous.
server-invited-taken = Quelqu’un a déjà pris cette place. Demandez un autre lien.
server-invited-full = La table est complète et la partie va commencer.
server-invited-running = La table est complète : la partie a déjà commencé.
server-invited-over = Cette partie est terminée.
server-invited-next = Cette partie est terminée. Les mêmes joueurs en jouent une autre.
server-invited-watch = On vous invite à regarder. La partie n’a pas encore commencé.
server-invited-closed = { server-watching-off }
server-watching-off = Cette table n’accepte pas de spectateurs. Adressez-vous à la personne qui l’a préparée.
server-watched = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
server-missing = { $count ->
    [0] Tout le monde est là. L’hôte peut lancer la partie.
    [one] Il reste une place libre.
   *[other] Il reste { $count } places libres.
}
server-begun = La partie a déjà commencé.
server-character-taken = Quelqu’un a déjà choisi ce personnage.

# À une table
server-bot-replaced = { $who } : le robot « { $agent } » n’a pas répondu, un plus simple a donc joué.
server-curtain = C’est à { $who }. Les autres : détournez le regard.
server-yes = oui
server-no = non
server-setting = { $option } : { $value }

# Les règles à lire

server-rules = Règles
server-rules-title = { $game } : les règles
server-rules-about = Toutes les règles de tous les jeux, numérotées, avec des exemples et des images.
server-rules-all = Les règles de tous les jeux
server-rules-games = Jeux
server-rules-others = Autres jeux
server-rules-contents = Sommaire
server-rules-home = Vers les jeux
server-rules-table = Retour à la table
server-rules-previous = Jeu précédent
server-rules-next = Jeu suivant
server-rules-search = Chercher dans les règles
    .short = Chercher
server-rules-found = { $count ->
    [0] Aucun résultat
    [one] 1 passage trouvé
   *[other] { $count } passages trouvés
}
server-rules-example = Exemple
server-rules-ruling = Notre interprétation
server-rules-hint = Conseil
server-rules-option = Option
server-rules-default = Par défaut : { $value }
# Lessons

server-no-step = Il n’y a pas ici d’étape de leçon à passer.
server-in-lesson = Ce n’est pas possible pendant une leçon.
