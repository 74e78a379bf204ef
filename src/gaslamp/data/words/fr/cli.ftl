# La ligne de commande : d’abord les pages d’aide, puis ce que les commandes affichent.
# La valeur explique ; .value est la façon d’écrire l’argument dans la ligne d’usage.

cli-usage = Usage
cli-commands = Commandes
cli-arguments = Arguments
cli-options = Options
cli-options-usage = [options]
cli-command-usage = COMMANDE…
cli-default = { $text } (par défaut : { $default })
cli-see-help = Voir « { $command } --help ».

cli = Gaslamp joue aux jeux de détectives de la famille Scotland Yard.
cli-help = Afficher cette page.
cli-json = Afficher le résultat en JSON et rien d’autre.
cli-yes = oui
cli-no = non
cli-version = Afficher la version.
cli-language = Langue : en, fr, it ou de (par défaut : GASLAMP_LANGUAGE, puis le fichier de réglages, puis celle du système).
    .value = LANGUE

cli-serve = Ouvrir la table dans le navigateur : tous les jeux, contre des robots, autour d’un écran ou avec des amis par lien. C’est ce que fait « gaslamp » tout court.
cli-serve-lan = Jouer avec d’autres sur votre réseau : affiche l’adresse et un code QR pour leurs téléphones.
cli-serve-host = Adresse du serveur ; 127.0.0.1 : cet ordinateur seulement, 0.0.0.0 : tous ceux qui peuvent le joindre.
    .value = ADRESSE
cli-serve-port = Port du serveur.
    .value = PORT
cli-serve-database = Où les parties sont sauvegardées : un fichier, ou l’adresse d’une base PostgreSQL (par défaut : un fichier dans votre dossier de données).
    .value = BASE
cli-serve-pace = Nombre minimal de secondes entre un coup d’un robot et le suivant.
    .value = SECONDES
cli-serve-bots = Nombre de robots qui réfléchissent ici en même temps ; 0 : aucun, « gaslamp worker » s’en charge.
    .value = NOMBRE
cli-serve-share_port = Partager le port avec d’autres serveurs sur la même base de données (Linux, macOS) : arrêtez-en un, ses joueurs continuent sur un autre.
cli-serve-expire = Supprimer les tables auxquelles personne n’a touché depuis ce nombre de jours, avec tout leur contenu (par défaut : jamais).
    .value = JOURS
cli-serve-mail = Serveur de courriel qui prévient les joueurs de leur tour : smtp://UTILISATEUR:MOT-DE-PASSE@HÔTE:PORT.
    .value = ADRESSE
cli-serve-mail_from = Adresse d’où partent ces courriels.
    .value = EXPÉDITEUR
cli-serve-address = Adresse de ce serveur par laquelle commencent les liens des courriels, par exemple https://jeux.example.org.
    .value = URL
cli-serve-browser = Ouvrir le navigateur.
cli-serve-allow_host = Un nom d’hôte auquel le serveur répond, comme play.example.org ; à répéter pour plusieurs. Tout autre nom est refusé.
    .value = NOM
cli-serve-proxy = L’adresse ou le réseau d’un proxy inverse dont les en-têtes X-Forwarded sont pris en compte ; à répéter pour plusieurs.
    .value = ADRESSE
cli-serve-path = Le chemin par lequel commencent toutes les adresses, si le serveur n’est pas à la racine de son site, comme /gaslamp.
    .value = CHEMIN
cli-serve-limit_requests = Requêtes qu’un client peut envoyer par minute ; 0 : pas de limite.
    .value = NOMBRE
cli-serve-limit_tables = Tables qu’un client peut ouvrir par heure ; 0 : pas de limite.
    .value = NOMBRE
cli-serve-limit_sockets = Sockets qu’un client peut avoir ouverts en même temps ; 0 : pas de limite.
    .value = NOMBRE
cli-serve-limit_connections = Connexions simultanées, tous clients confondus ; 0 : autant que le système en permet.
    .value = NOMBRE
cli-serve-metrics = Où lire les métriques pour Prometheus : un port de cet ordinateur, ou ADRESSE:PORT ; à garder hors de portée des joueurs.
    .value = ADRESSE
cli-serve-log = Format du journal : text ou json.
    .value = FORMAT

cli-worker = Faire tourner des robots pour les serveurs d’une base PostgreSQL (ou d’un fichier), sur cette machine ou sur une autre.
cli-worker-database = La base de données des serveurs : l’adresse d’une base PostgreSQL, ou un fichier (par défaut : celle de « gaslamp serve »).
    .value = BASE
cli-worker-bots = Nombre de robots qui réfléchissent ici en même temps.
    .value = NOMBRE
cli-worker-pace = Nombre minimal de secondes entre un coup d’un robot et le suivant.
    .value = SECONDES

cli-play = Jouer ici, dans le terminal. Sans options, vous êtes Mister X et des robots vous poursuivent.
cli-play-game = Le jeu à jouer.
    .value = JEU
cli-play-as = Le camp que vous jouez : fugitive, detectives ou everybody (tour à tour au même clavier).
    .value = CAMP
cli-play-seats = Combien il y a de joueurs, le fugitif compris.
    .value = NOMBRE
cli-play-people = Les places tenues par des personnes, par exemple 0,2 ; des robots tiennent les autres. La place 0 est le fugitif, ou le premier à l’être.
    .value = PLACES
cli-play-names = Noms des personnes, par exemple Anna,Ben.
    .value = NOMS
cli-play-bot = Qui tient les autres places : casual, club, strong ou master (« gaslamp games » les décrit), ou un autre robot par son nom.
    .value = ROBOT
cli-play-option = Changer une règle, par exemple -o rounds=10. « gaslamp games » énumère ce qui peut être changé.
    .value = RÉGLAGE=VALEUR
cli-play-seed = Graine aléatoire : la même graine donne la même partie.
    .value = NOMBRE
cli-play-plain = Mode texte, pour les redirections et les lecteurs d’écran.
cli-play-hints = Case Connection : afficher l’aide à la reconstitution.
cli-play-reasons = Montrer pourquoi les robots jouent ainsi.
cli-play-save = Sauvegarder la partie dans ce fichier.
    .value = FICHIER
cli-play-resume = Reprendre une partie sauvegardée : celle-ci, ou la dernière si aucun fichier n’est nommé.
    .value = [FICHIER]

cli-learn = Apprendre un jeu dans le terminal : une courte partie guidée qui dit quoi faire et pourquoi. Sans jeu, la liste des leçons.
cli-learn-game = Le jeu à apprendre.
    .value = [JEU]
cli-learn-as = Le rôle à apprendre : fugitive ou detective.
    .value = CAMP
cli-learn-plain = Des lignes de texte et des réponses tapées, sans écran.
cli-learn-save = Garder la leçon dans ce fichier.
    .value = FICHIER
cli-learn-lessons = Les leçons, trois minutes environ chacune :
cli-learn-lesson = { $title }. { $about }

cli-replay = Revoir une partie enregistrée, pas à pas.
cli-replay-file = L’enregistrement.
    .value = FICHIER
cli-replay-as = Le point de vue : fugitive, spectator ou un numéro de place.
    .value = PLACE
cli-replay-plain = Mode texte, pour les redirections et les lecteurs d’écran.
cli-replay-reasons = Montrer pourquoi les robots ont joué ainsi.

cli-join = Jouer dans le terminal à la table d’un serveur, par une invitation ou par votre lien personnel.
cli-join-url = Le lien, entre guillemets.
    .value = LIEN
cli-join-name = Le nom que les autres vous donnent.
    .value = NOM
cli-join-plain = Mode texte, pour les tubes et les lecteurs d’écran.
cli-join-reasons = Montrer pourquoi les robots jouent ainsi.

cli-bot = Faire jouer un robot de cet ordinateur à la table d’un serveur.
cli-bot-url = Le lien : une invitation, ou le lien personnel de la place.
    .value = LIEN
cli-bot-agent = Qui joue : un robot de « gaslamp games », process:COMMANDE ou MODULE:NOM.
    .value = BOT
cli-bot-name = Le nom que les autres lui donnent.
    .value = NOM
cli-bot-seats = Combien de places libres il prend.
    .value = NOMBRE
cli-bot-pace = Répondre après ce temps ou un multiple, pour que sa durée ne révèle rien (par défaut : assez pour sa réflexion ; 0 : dès que possible).
    .value = SECONDES
cli-bot-seconds = Temps de réflexion par tour, pour les robots qui en acceptent un.
    .value = SECONDES
cli-bot-limit = Temps limite par réponse pour les robots process:.
    .value = SECONDES
cli-bot-stay = Rester pour les parties suivantes des mêmes personnes.

cli-protocol = Afficher le protocole du serveur, en document OpenAPI.

cli-arena = Faire jouer des robots entre eux, beaucoup de parties, et les comparer.
cli-arena-game = Le jeu à jouer.
    .value = JEU
cli-arena-fugitive = Les robots qui jouent le fugitif, séparés par des virgules.
    .value = ROBOTS
cli-arena-detectives = Les robots qui jouent les détectives, séparés par des virgules. Chacun rencontre chacun.
    .value = ROBOTS
cli-arena-agents = Les robots d’un tournoi, séparés par des virgules : chacun rencontre chacun dans les deux camps. Là où il n’y a pas de camps fixes, chacun joue pour soi, tour à tour à chaque place. Pour votre propre robot, écrivez MODULE:NOM ou process:COMMANDE ; avec un nom et = devant, par exemple rapide=process:COMMANDE, le rapport l’appelle ainsi.
    .value = ROBOTS
cli-arena-games = Parties par rencontre (ou par disposition des places).
    .value = NOMBRE
cli-arena-jobs = Parties jouées en même temps (par défaut : une par processeur).
    .value = NOMBRE
cli-arena-seed = Graine aléatoire : la même graine donne les mêmes parties.
    .value = NOMBRE
cli-arena-seats = Combien il y a de joueurs, le fugitif compris.
    .value = NOMBRE
cli-arena-option = Changer une règle, par exemple -o rounds=10. « gaslamp games » énumère ce qui peut être changé.
    .value = RÉGLAGE=VALEUR
cli-arena-seconds = Temps de réflexion par tour, pour les robots qui en acceptent un.
    .value = SECONDES
cli-arena-limit = Temps maximal par réponse pour les robots process:.
    .value = SECONDES
cli-arena-records = Sauvegarder l’enregistrement de chaque partie dans ce dossier.
    .value = DOSSIER
cli-arena-results = Sauvegarder le résultat de chaque partie dans ce fichier, et reprendre à partir de ce qu’il contient.
    .value = FICHIER
cli-arena-report = Écrire un rapport avec graphiques dans ce fichier HTML.
    .value = FICHIER
cli-arena-ray = Jouer sur le cluster Ray à cette adresse ; « local » en démarre un ici.
    .value = ADRESSE
cli-arena-progress = Parties jouées

cli-exploit = Attaquer un robot : combien de fois il gagne, et combien de fois une fois que son adversaire connaît son programme.
cli-exploit-agent = Le robot à attaquer : un de ceux de Gaslamp, ou MODULE:NOM.
    .value = ROBOT
cli-exploit-side = Le camp où il est attaqué : fugitive, detectives ou both (les deux).
    .value = CAMP
cli-exploit-attacker = Le robot qui joue contre lui, d’abord sans connaître son programme, puis en le connaissant : heuristic ou sleuth.
    .value = ROBOT
cli-exploit-game = Le jeu à jouer : classic, ou holmes dans le mode « original ».
    .value = JEU
cli-exploit-seats = Combien il y a de joueurs, le fugitif compris.
    .value = NOMBRE
cli-exploit-option = Changer une règle, par exemple -o board=ravensburger. « gaslamp games » énumère ce qui peut être changé.
    .value = RÉGLAGE=VALEUR
cli-exploit-deals = Combien de distributions ; chacune est jouée une fois sans attaque et une fois avec.
    .value = NOMBRE
cli-exploit-budget = Simulations par choix, pour tous ceux qui cherchent.
    .value = NOMBRE
cli-exploit-seed = Graine aléatoire : la même graine donne les mêmes parties.
    .value = NOMBRE
cli-exploit-jobs = Parties jouées en même temps (par défaut : une par processeur).
    .value = NOMBRE

cli-board = Vérifier, dessiner ou copier un plateau.
cli-board-check = Vérifier un fichier de plateau : contenu, erreurs et avertissements.
cli-board-check-file = Le fichier du plateau, ou le nom d’un plateau fourni.
    .value = FICHIER
cli-board-draw = Dessiner un plateau en image SVG.
cli-board-draw-name = Le nom d’un plateau fourni, ou un fichier de plateau.
    .value = PLATEAU
cli-board-draw-output = Fichier de sortie (par défaut : la sortie standard).
    .value = FICHIER.svg
cli-board-draw-light = Thème : evening (sombre) ou paper (clair).
    .value = THÈME
cli-board-copy = Copier un plateau fourni pour le modifier ; les marques de ses stations vont dans un fichier à côté.
cli-board-copy-name = Le nom d’un plateau fourni.
    .value = PLATEAU
cli-board-copy-file = Le fichier où le copier.
    .value = FICHIER.board

cli-deck = Vérifier, dessiner, copier ou éprouver un jeu de cartes de Case Connection.
cli-deck-check = Vérifier un fichier de cartes : contenu, erreurs et avertissements.
cli-deck-check-file = Le fichier de cartes, ou le nom d’un jeu de cartes fourni.
    .value = FICHIER
cli-deck-draw = Dessiner toutes les cartes sur une feuille, en image SVG.
cli-deck-draw-name = Le nom d’un jeu de cartes fourni, ou un fichier de cartes.
    .value = CARTES
cli-deck-draw-output = Fichier de sortie (par défaut : la sortie standard).
    .value = FICHIER.svg
cli-deck-draw-light = Thème : evening (sombre) ou paper (clair).
    .value = THÈME
cli-deck-copy = Copier un jeu de cartes fourni pour le modifier.
cli-deck-copy-name = Le nom d’un jeu de cartes fourni.
    .value = CARTES
cli-deck-copy-file = Le fichier où le copier.
    .value = FICHIER.deck
cli-deck-simulate = Faire jouer beaucoup de parties à des robots avec ces cartes, et voir leur longueur, qui gagne et quelles cartes servent.
cli-deck-simulate-name = Le nom d’un jeu de cartes fourni, ou un fichier de cartes.
    .value = CARTES
cli-deck-simulate-bot = Qui joue : heuristic, ou planner, qui réfléchit plus longtemps.
    .value = ROBOT
cli-deck-simulate-games = Combien de parties pour chaque nombre de joueurs.
    .value = N
cli-deck-simulate-seed = Graine aléatoire : la même graine donne les mêmes parties.
    .value = N

cli-solve = Résoudre un plateau exactement : combien de temps tient un fugitif visible, ou ce que vaut le meilleur jeu d’une petite partie classique.
cli-solve-board = Le nom d’un plateau fourni, ou un fichier de plateau. Les parties se résolvent sur des plateaux de 64 stations au plus.
    .value = PLATEAU
cli-solve-capture = Calculer les délais de capture : le fugitif est toujours visible et les tickets ne comptent pas.
cli-solve-ferries = Avec --capture : le fugitif peut prendre les ferries sans payer.
cli-solve-detectives = Combien il y a de détectives : 2, ou de 1 à 3 avec --capture.
    .value = NOMBRE
cli-solve-rounds = Le fugitif gagne à la fin de ce tour.
    .value = NOMBRE
cli-solve-surfacing = Les déplacements après lesquels le fugitif se montre.
    .value = NUMÉROS
cli-solve-black = Les Black Tickets du fugitif (par défaut : aucun).
    .value = NOMBRE
cli-solve-double = Les cartes de double déplacement du fugitif (par défaut : aucune).
    .value = NOMBRE
cli-solve-option = Changer une autre règle, par exemple -o taxi=6. « gaslamp games » énumère ce qui peut changer.
    .value = OPTION=VALEUR
cli-solve-gap = Ce que les meilleures réponses des deux camps peuvent gagner ensemble.
    .value = NOMBRE
cli-solve-output = Enregistrer la solution dans ce fichier et reprendre ce qu’il contient ; avec --capture : le fichier d’une image SVG.
    .value = FICHIER
cli-solve-progress = Positions résolues
cli-solve-interrupted = { $kept ->
    [yes] Interrompu. Ce qui est résolu est sauvegardé ; la même commande reprend de là.
   *[no] Interrompu. Rien n’est sauvegardé : ajoutez --output FICHIER pour pouvoir reprendre.
}
cli-solve-placements = { $board } : { $count } placements du fugitif et { $detectives ->
    [one] d’un détective
   *[other] de { $detectives } détectives
}. Si les deux camps jouent au mieux, il est pris au
cli-solve-round = tour { $round }
cli-solve-never = jamais
cli-solve-share = { $count } ({ $share } %)
cli-solve-title = Tours avant qu’un fugitif visible soit pris par { $detectives ->
    [one] un détective
   *[other] { $detectives } détectives
} ({ $board })
cli-solve-below = Tour de la capture ; hauteur : part de tous les placements
cli-solve-value = Si les deux camps jouent au mieux sur { $board }, le fugitif s’échappe dans { $low } % à { $high } % des parties.
cli-solve-gap-found = Les meilleures réponses gagnent ensemble au plus { $gap }.

cli-games = Énumérer les jeux et tous leurs réglages.

cli-rules = Lire les règles : le sommaire de tous les jeux, ou d’un jeu le livret entier, un chapitre ou une règle.
cli-rules-game = Le jeu, par exemple classic, ou le numéro d’une règle, par exemple CL-8.
    .value = [JEU]
cli-rules-id = Le numéro d’une règle ou le nom d’un chapitre, par exemple moving.
    .value = [NUMÉRO]
cli-rules-search = Énumérer les règles où se trouvent ces mots.
    .value = MOTS
cli-rules-hint =
    Pour lire la suite : gaslamp rules classic (un jeu entier), gaslamp rules classic moving (un chapitre),
    gaslamp rules CL-8 (une règle), gaslamp rules --search 'coup double' (où il en est question).
cli-see-rule = Pour lire la règle : gaslamp rules { $rule }

cli-database = Examiner, sauvegarder, restaurer ou nettoyer ce que garde un serveur.
cli-database-info = Montrer en chiffres ce que contient une base ; rien n’y est modifié.
cli-database-info-database = La base de données : un fichier, ou l’adresse d’une base PostgreSQL (par défaut : celle de « gaslamp serve »).
    .value = BASE
cli-database-backup = Écrire toutes les parties dans un fichier, même pendant que le serveur tourne.
cli-database-backup-file = La sauvegarde à écrire ; elle contient tous les secrets de toutes les parties.
    .value = FICHIER
cli-database-backup-database = La base de données : un fichier, ou l’adresse d’une base PostgreSQL (par défaut : celle de « gaslamp serve »).
    .value = BASE
cli-database-restore = Remettre toutes les parties d’une sauvegarde dans une base vide, SQLite ou PostgreSQL.
cli-database-restore-file = La sauvegarde à restaurer.
    .value = FICHIER
cli-database-restore-database = La base de données : un fichier, ou l’adresse d’une base PostgreSQL (par défaut : celle de « gaslamp serve »).
    .value = BASE
cli-database-prune = Supprimer les tables auxquelles personne n’a touché depuis un moment, avec tout leur contenu.
cli-database-prune-older = Supprimer les tables où rien ne s’est passé depuis ce nombre de jours.
    .value = JOURS
cli-database-prune-waiting = Supprimer dès ce nombre de jours les tables dont la partie n’a jamais commencé.
    .value = JOURS
cli-database-prune-dry_run = Dire seulement ce qui serait supprimé.
cli-database-prune-database = La base de données : un fichier, ou l’adresse d’une base PostgreSQL (par défaut : celle de « gaslamp serve »).
    .value = BASE
cli-database-reports = Lister les messages de la discussion que des joueurs ont signalés.
cli-database-reports-clear = Vider la liste une fois affichée.
cli-database-reports-database = La base de données : un fichier, ou l’adresse d’une base PostgreSQL (par défaut : celle de « gaslamp serve »).
    .value = BASE
cli-database-forget = Supprimer une table avec tout son contenu, ou seulement les noms de ses joueurs.
cli-database-forget-table = La table, par son identifiant : ce qui suit /table/ dans son adresse.
    .value = ID
cli-database-forget-names = Effacer seulement les noms ; la partie reste.
cli-database-forget-database = La base de données : un fichier, ou l’adresse d’une base PostgreSQL (par défaut : celle de « gaslamp serve »).
    .value = BASE

cli-doctor = Vérifier ce que Gaslamp peut faire ici : versions, dossiers, base de données, navigateur, terminal et réglages. Le statut est 1 si quelque chose ne marche pas.
cli-doctor-database = La base à vérifier : un fichier, ou l’adresse d’une base PostgreSQL (par défaut : celle de « gaslamp serve »).
    .value = BASE

cli-completion =
    Afficher le script qui complète les commandes avec Tab dans votre shell.
    bash, dans ~/.bashrc : source <(gaslamp completion bash)
    zsh, dans ~/.zshrc après compinit : source <(gaslamp completion zsh)
    fish : gaslamp completion fish > ~/.config/fish/completions/gaslamp.fish
cli-completion-shell = Le shell : bash, zsh ou fish.
    .value = SHELL

# Ce qu’affiche « games »
cli-games-players = de { $least } à { $most } joueurs
cli-games-option = { $name }. { $about } Au choix : { $values } (par défaut : { $default }).
cli-games-levels = Les robots jouent à quatre niveaux ; choisissez-en un avec --bot :
cli-games-hint = Changez une règle avec -o, par exemple : gaslamp play --game holmes -o mode=sherlock
cli-values-whole = { $least } à { $most }
cli-values-numbers = des nombres séparés par des virgules
cli-values-words = { $known }, séparés par des virgules
cli-values-file = { $known }, FICHIER.{ $ending }
cli-values-each = un par joueur
cli-values-none = ceux du plateau

# Ce qu’affiche « board check »
cli-check-stations = { $count ->
    [one] { $count } station
   *[other] { $count } stations
}
cli-check-kind = { $lines } { $lines ->
    [one] ligne
   *[other] lignes
}, { $stops } { $stops ->
    [one] arrêt
   *[other] arrêts
}
cli-check-connected = Toutes les stations sont reliées par voie terrestre.
cli-check-parts = Par voie terrestre, le plateau se divise en { $count } parties.
cli-check-findings = { $count ->
    [0] Aucun avertissement.
    [one] { $count } avertissement :
   *[other] { $count } avertissements :
}
cli-check-faults = { $count ->
    [one] Une erreur. Le plateau ne peut pas servir tant qu’elle n’est pas corrigée.
   *[other] { $count } erreurs. Le plateau ne peut pas servir tant qu’elles ne sont pas corrigées.
}
cli-copied = Copié dans { $file }.
cli-drawn = Dessiné dans { $file }.

# Ce qu’affiche « deck check »
cli-deck-cards = { $clues ->
    [one] Un indice
   *[other] { $clues } indices
}, { $leads ->
    [one] une piste
   *[other] { $leads } pistes
}
cli-deck-bonuses = Bonus : { $points } pour un point, { $universals } pour une preuve universelle, { $leads } pour une piste de plus
cli-deck-connecting = Des symboles sur deux côtés ou plus : { $count } indices, dont { $bonuses } avec un bonus
cli-deck-sides = Un même symbole sur plusieurs côtés : { $repeating } indices. Deux symboles sur un côté : { $crowded }
cli-deck-tokens = Jetons : { $forensic } médico-légaux, { $witness } Témoin, { $cyber } Cyber
cli-deck-solvable = Toutes les pistes peuvent être reconstituées.
cli-deck-faults = { $count ->
    [one] Une erreur. Les cartes ne peuvent pas servir tant qu’elle n’est pas corrigée.
   *[other] { $count } erreurs. Les cartes ne peuvent pas servir tant qu’elles ne sont pas corrigées.
}
