# Ce que dit le serveur et qui n’est pas un événement du jeu.

server-unreadable = Le serveur n’a pas pu lire ce message. Rechargez la page.
server-too-large = Cette requête est trop grande.
server-endpoint-refused = Aucun message ne peut être envoyé à cette adresse.
server-many-requests = Trop de requêtes viennent de votre réseau. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
 }.
server-many-tables = Trop de tables ont été ouvertes depuis votre réseau. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
 }, ou jouez à une table que vous avez déjà.
server-many-sockets = Trop d’écrans de votre réseau sont connectés à ce serveur. Fermez-en quelques-uns ; celui-ci réessaie de lui-même.
server-full = Ce serveur est complet pour le moment. Réessayez dans quelques secondes.
server-late = La requête a mis trop de temps à arriver. Vérifiez votre connexion et réessayez.
server-name-wrong = « { $name } » n’est pas un nom d’hôte. Écrivez le nom seul, sans http:// ni port : --allow-host play.example.org.
server-proxy-wrong = « { $address } » n’est ni une adresse ni un réseau. Écrivez --proxy 10.0.0.2 ou --proxy 10.0.0.0/24.
server-path-wrong = « { $path } » n’est pas un chemin valable. Utilisez des lettres, des chiffres, des tirets et des barres obliques : --path /gaslamp.
server-metrics-wrong = « { $address } » n’est ni un port ni une adresse avec un port. Écrivez --metrics 9421 ou --metrics 127.0.0.1:9421.
server-token-unknown = Ce lien ne correspond à aucune table sur ce serveur. Demandez-en un nouveau à la personne qui a préparé la table.
server-invitation-unknown = Cette invitation ne vient pas de ce serveur, ou il en manque une partie. Copiez le lien en entier.
server-table-unknown = Cette table n’existe pas.
server-table-removed = Cette table a été supprimée, avec tout ce qu’elle contenait.
server-table-full = Toutes les places de cette table sont prises.
server-seat-taken = Quelqu’un a déjà pris cette place. Demandez un autre lien.
server-not-your-seat = Vous ne pouvez pas faire cela depuis cette place.
server-not-begun = La partie n’a pas encore commencé.
server-overtaken = Autre chose s’est passé entre-temps : ce coup n’a pas été joué. Regardez de nouveau.
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
server-store-unsure = La base de données ne répond pas : on ne sait pas encore si cela a été sauvegardé. La table le montrera dès que ce sera certain.
server-store-newer = Cette base de données vient d’un Gaslamp plus récent (version { $found } du schéma ; celui-ci connaît la { $known }). Mettez Gaslamp à jour, ou nommez un autre fichier avec --database.
server-store-unusable = La base de données { $database } est inutilisable : { $reason }. Nommez-en une autre avec --database.
server-store-kind = Gaslamp ne peut pas utiliser ce genre de base de données : { $database }. Nommez un fichier, ou l’adresse d’une base PostgreSQL, avec --database.
server-store-port = Un port est un nombre de 1 à 65535, pas { $port }. Vérifiez l’adresse indiquée avec --database.
server-store-silent = Aucun serveur de base de données ne répond à { $database }. Vérifiez qu’il tourne et que l’adresse est juste, ou nommez-en un autre avec --database.
server-store-exposed = D’autres utilisateurs de cet ordinateur peuvent lire { $file }, qui contient les secrets de toutes les parties, et Gaslamp n’a pas le droit d’y remédier. Son propriétaire le peut : chmod 600 { $file }
server-no-folder = Ce dossier ne peut pas être créé : { $reason }. Nommez un autre endroit pour les parties avec --database.
server-port-taken = Le port { $port } est déjà utilisé. Gaslamp tourne peut-être : voyez { $address }. Ou choisissez un autre port avec { $option }.
server-port-denied = Le port { $port } demande des droits particuliers sur cet ordinateur. Choisissez-en un au-dessus de 1023 avec { $option }.
server-host-unknown = Gaslamp ne peut pas recevoir de connexions à l’adresse { $host }. Nommez une adresse de cet ordinateur avec { $option }.
server-running = Gaslamp tourne : { $address }
server-stop = Ctrl-C l’arrête. Les parties sont sauvegardées dans { $file }.
worker-running = { $count ->
    [one] Un robot réfléchit
   *[other] { $count } robots réfléchissent
} pour les tables de { $file }. Ctrl-C l’arrête.
server-port-alone = Sur ce système, plusieurs serveurs ne peuvent pas partager un port. Retirez --share-port et donnez à chacun son port.
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
server-policy-none = Personne ne peut regarder.
server-policy-public = Les spectateurs voient seulement ce que tout le monde peut savoir.
server-policy-seats = Les spectateurs peuvent regarder par-dessus l’épaule de chaque joueur, en différé : ils voient ce qui date d’au moins { $delay } déplacements de { $who }, et rien de ce qui suit sa dernière apparition.
server-policy-unfit = Dans ce jeu, certains secrets comptent jusqu’à la fin : les spectateurs ne peuvent voir que ce que tout le monde peut savoir.
server-watch-public = Vous voyez ce que tout le monde peut savoir, en direct.
server-watch-earlier = Plus tôt : { $turn }
server-watch-seat = { $stands ->
    [late] Par-dessus l’épaule de { $name }, avec au moins { $delay } déplacements de retard.
    [early] Par-dessus l’épaule de { $name }, il n’y a encore rien à voir : { $who } doit avoir fait { $delay } déplacements et s’être montré. D’ici là, vous avez la vue publique.
   *[over] La partie est terminée : vous voyez tout ce que savait { $name }.
}
server-ask-watching = { $policy ->
    [seats] L’hôte aimerait que les spectateurs puissent regarder par-dessus l’épaule de chaque joueur, avec au moins { $delay } déplacements de retard. Êtes-vous d’accord ?
   *[public] L’hôte aimerait laisser d’autres personnes regarder. Elles verraient seulement ce que tout le monde peut savoir. Êtes-vous d’accord ?
}
server-missing = { $count ->
    [0] Tout le monde est là. L’hôte peut lancer la partie.
    [one] Il reste une place libre.
   *[other] Il reste { $count } places libres.
}
server-all-here = Tout le monde est là. La partie commence dans un instant.
server-sent-away = L’hôte a donné votre place à quelqu’un d’autre. Il y a d’autres tables.
server-lobby-gone = Cette table ne cherche plus personne. Choisissez-en une autre.
server-lobby-seats = Ce lien donne une place, il ne permet pas de regarder.
server-no-seat-open = Laissez une place libre pour d’autres, ou gardez la table privée.
server-sides-drawn = Les camps sont tirés au sort à cette table : personne n’y choisit son personnage.
server-begun = La partie a déjà commencé.
server-character-taken = Quelqu’un a déjà choisi ce personnage.
server-invitation-withdrawn = Cette invitation a été retirée. Demandez un nouveau lien à la personne qui a préparé la table.
server-invitations-withdrawn = Toutes les invitations précédentes sont retirées. Les liens affichés maintenant sont nouveaux.
server-link-withdrawn = Ce lien a été remplacé par un nouveau et n’ouvre plus de place.
server-moved-on = Les mêmes joueurs ont commencé une autre partie. Changez les liens à cette table-là.

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

# Pendules, absences et questions entre joueurs

server-time-up = { $name } : le temps est écoulé. Un robot joue ce coup.
server-absent = { $name } n’est plus là : un robot joue à sa place jusqu’à son retour.
server-left = { $name } laisse un robot jouer à sa place.
server-returned = { $name } reprend la main.
server-taken-back = { $name } a repris son dernier coup.
server-declined = { $name } n’est pas d’accord.
server-bot-plays = Un robot joue à cette place en ce moment.
server-undo-late = On ne peut reprendre que son propre dernier coup, et seulement tant que personne d’autre n’a joué.
server-undo-told = Ce coup ne peut pas être repris, car il a révélé quelque chose.
server-nothing-asked = Il n’y a plus de question en attente.
server-ask-undo = { $name } voudrait reprendre son dernier coup.
server-ask-replace = { $name } voudrait qu’un robot joue à la place de { $other }.
server-ask-rematch = { $name } propose une revanche en changeant de camp. Vous en êtes ?
server-mirrored = En miroir : chacun fuit une fois sur la même donne. Qui reste libre le plus longtemps gagne, et une évasion vaut mieux que toute capture.
server-mirror-flight = { $how ->
    [escaped] évasion
   *[caught] capture au tour { $round }
}
server-mirror-verdict = { $how ->
    [won] Personne n’est resté libre plus longtemps : vous gagnez les parties en miroir.
    [drawn] Les parties en miroir finissent à égalité : { $who } ont fait aussi bien.
   *[lost] Personne n’est resté libre plus longtemps que { $who }, qui gagne les parties en miroir.
}
server-mirrored-other = Seuls le jeu classique et le mode Original de l’édition Sherlock Holmes se jouent en miroir. Choisissez l’un des deux, ou retirez « mirrored ».
server-mirrored-nobody = Il faut au moins une personne à la table pour des parties en miroir.
server-ask-record = { $name } voudrait garder dans l’enregistrement ce qui se dit à la table. Êtes-vous d’accord ?
server-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
server-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
server-clock = Pendule : { $limit }
server-clock-move = { $time } par coup
server-clock-game = { $time } pour toute la partie
server-clock-more = { $time } pour toute la partie, plus { $more } par coup
server-clock-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
server-clock-hours = { $days ->
    [one] { $days } jour par coup, de { $opens } à { $closes }
   *[other] { $days } jours par coup, de { $opens } à { $closes }
}

# The database, by command

database-fact = { $fact ->
    [place] Base
    [kind] Type
    [version] Schéma
    [size] Taille
    [matches] Parties
    [events] Événements
    [oldest] Inactive depuis le
   *[newest] Dernier coup
}
database-version = { $latest ->
    [0] version { $version }, à jour
   *[other] version { $version } ; « gaslamp serve » le met à jour vers la version { $latest }
}
database-megabytes = { NUMBER($size, maximumFractionDigits: 1) } Mo
database-phases = { $count } ({ $waiting } en attente, { $playing } en cours, { $over } terminées)
database-backed-up = { $count ->
    [one] Une partie sauvegardée dans { $file }.
   *[other] { $count } parties sauvegardées dans { $file }.
}
database-restored = { $count ->
    [one] Une partie restaurée dans { $database }.
   *[other] { $count } parties restaurées dans { $database }.
}
database-pruned = { $count ->
    [0] Aucune table supprimée.
    [one] Une table supprimée.
   *[other] { $count } tables supprimées.
}
database-would-prune = { $count ->
    [0] Aucune table ne serait supprimée.
    [one] Une table serait supprimée.
   *[other] { $count } tables seraient supprimées.
}
database-report = { $when }  table { $table }, { $channel ->
    [table] table
    [team] détectives
   *[watchers] spectateurs
}, { $name } : { $text }{ $count ->
    [one] {""}
   *[other] {" "}(signalé { $count } fois)
}
database-nameless = sans nom
database-reports = { $count ->
    [0] Rien n’a été signalé.
    [one] Un message a été signalé.
   *[other] { $count } messages ont été signalés.
}
database-forgotten = La table { $table } a été supprimée, avec tout son contenu.
database-names-forgotten = Les noms à la table { $table } ont été supprimés.
database-no-table = Il n’y a pas de table « { $table } » dans cette base.
database-empty = Il n’y a pas de parties dans cette base.
database-not-empty = Il y a déjà des parties dans cette base. Restaurez dans une base vide : indiquez-en une autre avec --database.
backup-foreign = Ce n’est pas une sauvegarde écrite par « gaslamp database backup ».
backup-newer = Cette sauvegarde vient d’un Gaslamp plus récent (version { $found } du schéma ; celui-ci connaît la { $known }). Mettez Gaslamp à jour.
backup-line = Cette ligne ne vient pas de la base de données. La sauvegarde est endommagée ; rien n’a été restauré.
backup-counts = La sauvegarde ne contient pas autant de lignes que l’annonce la première ; rien n’a été restauré.
backup-cut = La sauvegarde s’arrête ici, avant sa dernière ligne : il en manque une partie ; rien n’a été restauré.
backup-damaged = La sauvegarde a été modifiée après coup : sa somme de contrôle est fausse ; rien n’a été restauré.
backup-contradicts = Les lignes de cette sauvegarde se contredisent ({ $reason }) ; rien n’a été restauré.

# Parler et dessiner ensemble

server-talk-off = La personne qui a préparé la table a coupé la discussion.
server-talk-empty = Il n’y a rien à montrer dans ce message. Écrivez quelques mots ou choisissez une phrase.
server-talk-fast = Cela fait beaucoup d’un coup. Attendez quelques secondes, puis continuez.
server-marks-full = Le plateau est couvert de marques. Effacez-en quelques-unes avant de continuer.
server-no-line = Ce message n’est plus là.
server-reported = Signalé aux responsables de ce serveur.
server-talk-recorded = L’enregistrement contient désormais ce qui se dit à la table. Chaque joueur peut le faire retirer.
server-talk-unrecorded = { $name } a fait retirer de l’enregistrement ce qui a été dit.
server-watcher = Spectateur { $number }

# Les noms enregistrés

server-many-guesses = Trop d’essais. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
 }.
name-length = Un nom compte de 1 à { $most } caractères.
name-signs = Un nom se compose de lettres et de chiffres, séparés au plus par une espace, un trait d’union, une apostrophe, un point ou un tiret bas.
name-scripts = Un nom s’écrit dans un seul alphabet, pour que personne ne puisse en imiter un autre avec des lettres semblables.
name-taken = Quelqu’un porte déjà ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
name-unknown = Il n’y a pas de tel nom avec cette phrase secrète. Vérifiez les deux et réessayez.
name-signed-out = Vous n’êtes pas connecté ici. Connectez-vous d’abord.
name-nobodys = Personne ne porte le nom « { $name } ».
passphrase-short = Utilisez au moins { $least } caractères. Quelques mots à la suite sont faciles à retenir et difficiles à deviner.
passphrase-simple = Cette phrase secrète est trop facile à deviner. Prenez quelques mots sans rapport avec votre nom.
passphrase-wrong = Ce n’est pas votre phrase secrète. Réessayez.
recovery-unknown = Ce nom et ce code de secours ne vont pas ensemble, ou le code a déjà servi.
server-rated = { $counts ->
    [yes] Cette partie compte pour le classement.
    [no] Cette partie ne compte pas pour le classement.
   *[later] Cette partie ne compte pour le classement que si tous ont un nom enregistré et que personne ne joue des deux côtés.
 }

# Être prévenu que c’est son tour

server-your-turn = C’est à vous de jouer. ({ $game })
server-push-off = Ce serveur ne peut pas envoyer de messages aux navigateurs.
server-mail-off = Ce serveur n’envoie pas de courriels.
server-mail-wrong = --mail s’écrit smtp://UTILISATEUR:MOT-DE-PASSE@HÔTE:PORT, ou smtps:// si la connexion est chiffrée dès le début.
server-mail-incomplete = Avec --mail, indiquez aussi l’expéditeur (--mail-from jeux@example.org) et l’adresse de ce serveur par laquelle commencent les liens (--address https://jeux.example.org).
server-address-wrong = Aucun lien ne peut commencer par « { $address } ». Écrivez --address https://jeux.example.org.
server-mail-address = Ce n’est pas une adresse de courriel.
server-mail-failed = Le courriel n’a pas pu être envoyé. Vérifiez l’adresse, ou réessayez plus tard.
server-mail-unknown = Ce lien ne vient pas d’un courriel de ce serveur.
server-many-mails = Assez de courriels pour aujourd’hui. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
 }.
server-mail-confirm =
    Quelqu’un qui joue à Gaslamp souhaite être prévenu à cette adresse quand c’est son tour.
    Si c’est vous, ouvrez ce lien et confirmez :

    { $link }

    Sinon, ne faites rien : cette adresse sera oubliée dans trois jours.
    .subject = Gaslamp : confirmez votre adresse
server-mail-turn =
    C’est à vous de jouer. ({ $game })

    { $link }

    Ne plus recevoir de courriels pour cette table :
    { $stop }
    .subject = Gaslamp : à vous de jouer
