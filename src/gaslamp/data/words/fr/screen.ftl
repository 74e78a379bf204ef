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
screen-keep-name = Garder ce nom, ou se connecter
screen-my-page = Mes parties et mon classement
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
screen-strangers = Jouer maintenant avec d’autres
screen-public = Ouverte à tous
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
screen-bot = robot

screen-rules = Règles
screen-all-rules = Toutes les règles
screen-how-to-play = Comment jouer
screen-how-refusals = Cela suffit pour jouer : les coups permis s’éclairent, et si un coup est refusé, vous verrez quelle règle et pourquoi.
screen-keep = Garder
screen-waiting = En attente de joueurs
screen-your-turn = À vous de jouer

# Une invitation

screen-join = Vous avez une invitation
screen-join-note = Pas besoin de compte. Ce navigateur retient votre place.
screen-take-seat = Prendre place
screen-watch = Regarder
screen-watch-end = Voir comment elle a fini
screen-back-to-seat = Revenir à ma place
screen-no-seat = Pas de place ici
screen-no-seat-about = Ce navigateur n’a pas de place à cette table. Ouvrez l’invitation ou votre lien personnel.

# À la table

screen-menu = Menu
screen-talk = Discussion
screen-others = Les autres à la table
screen-here = présent
screen-away = absent
screen-left = un robot joue à sa place
screen-ended = Le dénouement
screen-line-cut = Connexion perdue. Nouvel essai…
screen-i-am = Je suis
screen-show-me = montrez-moi
screen-you-watch = Vous regardez
screen-free = libre
screen-somebody = quelqu’un
screen-you = vous
screen-record = Télécharger l’enregistrement
screen-home = Retour aux jeux
screen-sound = Son
screen-sound-on = activé
screen-sound-off = désactivé
screen-return = Reprendre la main

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
