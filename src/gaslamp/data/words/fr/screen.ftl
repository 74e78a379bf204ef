# Les textes fixes des pages du navigateur, sans rien à remplacer. Plusieurs lignes dans un texte sont les points d’une liste.

screen-skip = Aller au contenu
screen-close = Fermer
screen-copy = Copier
screen-copied = Copié
screen-language = Langue
screen-light = Thème
screen-light-auto = comme le système
screen-light-evening = sombre
screen-light-paper = clair (papier)
screen-no-answer = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
screen-odd-answer = Le serveur a donné une réponse que cette page ne comprend pas.

# Before anything else is there, and without a network

screen-opening = Ouverture de la table…
screen-offline = Vous êtes hors ligne. Pour jouer, il faut une connexion au serveur.

screen-rule = Règle

# La première page

screen-welcome = Quelqu’un est en cavale dans Londres.
screen-welcome-about = Quatre jeux de détectives pour ce soir : seul contre des robots, avec des amis grâce à un lien, ou autour d’un écran. Sans compte, sans rien installer.
screen-name = Votre nom
screen-players = joueurs
screen-player = Joueur
screen-way-bots = Contre des robots
screen-way-bots-about = La partie commence aussitôt. Les robots prennent toutes les autres places.
screen-way-bots-sides = La partie commence aussitôt. Échappez aux robots, ou traquez-en un.
screen-play-bots = Jouer contre des robots
screen-flee = Fuir
screen-hunt = Poursuivre
screen-way-friends = Avec des amis
screen-way-friends-about = Vous recevez un lien à envoyer. Des robots peuvent prendre les places restées libres.
screen-with-friends = Inviter des amis
screen-how-many = Places à la table
screen-your-side = Votre camp
screen-side-flee = Je fuis
screen-side-hunt = Je poursuis
screen-way-screen = Autour d’un écran
screen-way-screen-about = Passez-vous l’écran. Un rideau tombe avant chaque tour secret.
screen-one-screen = Prendre place
screen-people = Combien êtes-vous
screen-who-flees = Qui fuit
screen-one-of-us = l’un de nous
screen-a-bot = un robot
screen-names = Les noms, si vous voulez
screen-house-rules = Règles maison
screen-more-rules = Toutes les règles en détail
screen-by-the-book = comme dans le livret
screen-players-bots = Places dans une partie contre des robots
screen-strength = Le niveau des robots
screen-hints = Aide à la reconstitution
screen-hints-about = La table peut montrer comment reconstituer une piste.

# Choisir : ce qui est sur la carte, les règles maison, les parties finies, les robots
screen-team = Qui poursuit
screen-team-about = Choisissez-en de deux à cinq. Contre des robots, chaque personnage a sa propre place.
screen-team-friends = Entre amis, chacun choisit dans la salle d’attente.
screen-mine = Le vôtre, si vous poursuivez
screen-presets = Un jeu de règles
screen-preset-own = Vos règles
screen-preset-own-about = Vous avez changé une règle ci-dessous.
screen-finished = Parties finies
screen-more-games = Autres parties
screen-bot = robot

screen-rules = Règles
screen-all-rules = Toutes les règles
screen-how-to-play = Comment jouer
screen-how-refusals = Cela suffit pour jouer : les coups permis s’éclairent, et si un coup est refusé, vous verrez quelle règle et pourquoi.
screen-my-games = Mes parties
screen-open = Ouvrir
screen-forget = Oublier
screen-keep = Garder
screen-forget-sure = Oublier cette partie ? Sans son lien, vous ne pourrez pas reprendre votre place.
screen-waiting = En attente de joueurs
screen-your-turn = À vous de jouer
screen-their-turn = Les autres jouent
screen-over = La partie est finie

# Une invitation

screen-join = Une place vous attend
screen-join-note = Pas besoin de compte. Ce navigateur retient votre place.
screen-take-seat = Prendre place
screen-watch = Regarder
screen-watch-end = Voir comment elle a fini
screen-back-to-seat = Revenir à ma place
screen-no-seat = Pas de place ici
screen-no-seat-about = Ce navigateur n’a pas de place à cette table. Ouvrez l’invitation ou votre lien personnel.

# À la table

screen-menu = Menu
screen-others = Les autres à la table
screen-here = présent
screen-away = absent
screen-left = un robot joue à sa place
screen-ended = Le dénouement
screen-line-cut = Connexion perdue. Nouvel essai…
screen-i-am = Je suis
screen-show-me = montrez-moi
screen-invite = Invitez vos amis
screen-invite-about = Qui ouvre ce lien prend la prochaine place libre.
screen-alone = Seul cet ordinateur peut ouvrir ce lien
screen-alone-about = Pour que des amis sur votre réseau puissent jouer, arrêtez Gaslamp (Ctrl-C) et relancez-le avec la commande ci-dessous. Cette table est sauvegardée.
screen-qr = Code QR de l’invitation
screen-qr-about = Ou scannez-le avec un téléphone.
screen-characters = Choisissez votre personnage
screen-characters-about = Sans choix de votre part, vous gardez le vôtre.
screen-you-watch = Vous regardez
screen-watchers = Spectateurs
screen-let-watch = D’autres peuvent regarder
screen-let-watch-about = Ils voient seulement ce que tout le monde peut savoir, jamais un secret.
screen-watch-link = Lien pour regarder
screen-withdraw = Retirer toutes les invitations
screen-withdraw-about = Aucun lien envoyé jusqu’ici ne marche plus, et les personnes qui regardent grâce à l’un d’eux doivent partir. Les joueurs gardent leur place. Vous recevez de nouveaux liens.
screen-withdraw-do = Les retirer
screen-almost = On y est presque
screen-almost-about = La partie commence dès que toutes les places sont prises ou que l’hôte la lance.
screen-almost-host = La partie commence quand l’hôte la lance.
screen-start = Commencer
screen-start-bots = Commencer, avec des robots aux places libres
screen-free = libre
screen-somebody = quelqu’un
screen-you = vous
screen-seat-link = Lien pour cette place
screen-share = Envoyer par…
screen-look-back = Regarder la table
screen-rematch = Rejouer
screen-swap = Changer de camp
screen-level = Robots
screen-results = Résultat
screen-way = Son chemin
screen-way-round = Manche
screen-way-curve = Stations où il pouvait être, coup par coup
screen-way-play = Lecture
screen-way-pause = Pause
screen-way-back = Un coup en arrière
screen-way-on = Un coup en avant
screen-way-end = Jusqu’à la fin
screen-next = La partie suivante avec les mêmes joueurs a commencé.
screen-next-elsewhere = La partie suivante avec les mêmes joueurs a commencé, et votre place a été ouverte sur un autre appareil. Continuez là-bas, ou copiez-y votre lien personnel.
screen-record = Télécharger l’enregistrement
screen-home = Retour aux jeux
screen-sound = Son
screen-sound-on = activé
screen-sound-off = désactivé
screen-reasons = Les robots disent pourquoi
screen-seats = Qui joue
screen-personal = Votre lien personnel
screen-personal-about = Il ouvre votre place sur un autre appareil. Gardez-le pour vous.
screen-renew = Remplacer ce lien
screen-renew-about = Quelqu’un d’autre l’a obtenu ? Vous recevez un nouveau lien, et l’ancien ne marche plus nulle part, pas même sur vos autres appareils.
screen-renew-do = Obtenir un nouveau lien
screen-renewed = Vous avez un nouveau lien personnel. L’ancien ne marche plus.
screen-replace = Laisser jouer un robot
screen-leave = Laisser un robot jouer à ma place
screen-return = Reprendre la main
screen-data = Vos données
screen-remove-name = Retirer mon nom
screen-remove-name-ask = Votre nom disparaîtra de cette table, pour tout le monde et définitivement. La partie reste.
screen-remove-table = Supprimer cette table
screen-remove-table-ask = La partie, son enregistrement et les liens de tout le monde disparaîtront définitivement.
screen-remove-sure = Supprimer définitivement
screen-keys = Touches
screen-keys-list =
    Tab parcourt tout, Entrée choisit.
    Les flèches vont d’une station ou d’un emplacement possible au suivant.
    + et - pour le zoom, 0 montre tout le plateau, M va à vos pions.
    H montre où le fugitif peut être, R ce qui s’est passé depuis votre dernier tour, L la légende.
    Sur le plateau, Entrée ou un numéro renseigne sur une station.
    Échap annule un choix.
    ? ouvre cette page.

# Lessons

screen-learn = Première fois ? Apprenez en trois minutes
screen-learn-about = Une courte partie guidée sur le vrai plateau. Choisissez un camp.
screen-lesson-skip = Montrez-moi
screen-lesson-leave = Quitter la leçon
screen-lesson-play = Jouer une vraie partie
screen-lesson-rules = Lire les règles

# Pendules et questions entre joueurs

screen-clock = Pendule
screen-clock-about = Quand le temps est écoulé, un robot joue le coup.
screen-clock-none = sans pendule
screen-clock-hours = Heures de jeu
screen-clock-from = de
screen-clock-to = à
screen-clock-you = Vous
screen-clock-urgent = Vite : votre temps est presque écoulé.
screen-clock-day = j
screen-undo = Reprendre mon dernier coup
screen-agree = D’accord
screen-decline = Non
screen-asked-others = On attend la réponse des autres.
screen-never-mind = Laisser tomber
screen-bot-for-you = Un robot joue à votre place.
