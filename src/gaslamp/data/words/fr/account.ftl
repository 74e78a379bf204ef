# La page d’une personne dont le nom est enregistré, et le chemin qui y mène : des libellés fixes qui l’accompagnent.

account-title = Un nom enregistré
account-about = On peut jouer sans. Avec un nom enregistré, personne d’autre ne peut l’utiliser, vos parties et votre classement vous restent, et vos amis comme les inconnus savent que c’est vous.
account-way = Que souhaitez-vous faire ?
account-take = Nouveau nom
account-enter = Connexion
account-recover = Oubliée ?
account-name = Nom
account-passphrase = Phrase secrète
account-passphrase-new = Nouvelle phrase secrète
account-passphrase-old = Votre phrase secrète actuelle
account-passphrase-about = Aucune adresse mail n’est demandée. Le mieux : quelques mots à la suite.
account-show = Afficher ce que je tape
account-strength-short = Trop court : il faut au moins 10 caractères.
account-strength-simple = Facile à deviner : variez davantage les caractères.
account-strength-fair = Correcte. Un mot de plus la rendrait solide.
account-strength-strong = Solide.
account-games-mine = Les parties de ce navigateur sont à moi
account-games-mine-about = Décochez si d’autres jouent aussi ici.
account-take-do = Garder ce nom
account-enter-do = Se connecter
account-code = Code de secours
account-recover-about = Saisissez le code noté à l’enregistrement du nom. Tous les navigateurs sont déconnectés, et vous recevez un nouveau code.
account-recover-do = Définir la nouvelle phrase secrète

# Le code de secours, montré une seule fois
account-noted-title = Notez votre code de secours
account-noted-about = Si vous oubliez votre phrase secrète, seul ce code vous rend votre nom. Il n’est montré qu’une fois et ne sert qu’une fois.
account-print = Imprimer
account-noted = Je l’ai noté

# Ma page
account-signed-in = Vous êtes connecté. Personne d’autre ne peut utiliser ce nom ici.
account-since = Enregistré depuis le
account-leave = Se déconnecter
account-ratings = Classement
account-ratings-about = Tout le monde commence à 1500. Qui a 200 points d’avance gagne environ trois parties sur quatre.
account-ratings-none = Pas encore de partie classée. Une partie compte quand tous, à la table, ont un nom enregistré avant qu’elle commence.
account-interval = Très probablement entre
account-interval-and = et
account-unsure = Encore une estimation : il faut plus de parties.
account-sure-above = Au-dessus du niveau de départ.
account-sure-below = Pour l’instant en dessous du niveau de départ.
account-sure-level = Autour du niveau de départ.
account-rated-games = Parties classées :
account-course = Classement après chaque partie classée
account-statistics = Parties par rôle
account-statistics-about = Parties gagnées sur parties jouées.
account-game = Jeu
account-role-fugitive = Fugitif
account-role-detective = Détective
account-role-player = Joueur
account-of = sur
account-history = Parties
account-history-none = Les parties que vous terminez en étant connecté apparaissent ici.
account-won = Gagnée
account-lost = Perdue
account-place = Place
account-rated = classée
account-mirror-won = parties en miroir gagnées
account-mirror-drawn = parties en miroir à égalité
account-mirror-lost = parties en miroir perdues
account-against = Avec
account-guest = une personne de passage
account-deleted = une personne partie
account-open = Ouvrir
account-earlier = Parties précédentes
account-elsewhere = Votre place est dans un autre navigateur.
account-removed = Cette table a été supprimée.

# Navigateurs, phrase secrète, données
account-browsers = Où vous êtes connecté
account-browser-unknown = Un navigateur
account-browser-here = ce navigateur
account-seen = dernière utilisation :
account-browser-end = Déconnecter
account-change = Changer la phrase secrète
account-change-about = Tous les autres navigateurs sont déconnectés.
account-change-do = Changer la phrase secrète
account-changed = Votre phrase secrète est changée. Tous les autres navigateurs sont déconnectés.
account-export = Télécharger toutes mes données
account-export-about = Un fichier (JSON) avec tout ce que ce serveur garde à votre sujet : parties, classement, places, navigateurs, et ce que vous avez écrit et dessiné aux tables qui existent encore.
account-export-do = Télécharger
account-delete = Supprimer tout ce qui me concerne
account-delete-about =
    Votre nom, votre phrase secrète, votre classement, vos statistiques et votre historique disparaissent pour toujours, comme ce que vous avez écrit et dessiné.
    Votre nom disparaît de toutes les tables et de l’historique des autres. Quelqu’un d’autre pourra le prendre.
    Les parties restent à ceux qui les ont jouées avec vous. Vos places restent les vôtres dans ce navigateur, sans nom.
    Les sauvegardes de ce serveur et les fichiers enregistrés par d’autres peuvent encore le contenir un temps.
account-delete-sure = Oui, supprimer tout ce qui me concerne
account-delete-do = Supprimer pour toujours
account-gone = Tout ce qui vous concerne est supprimé. Vous pouvez continuer à jouer sans nom enregistré.
