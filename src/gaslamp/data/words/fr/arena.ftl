# Ce que rapporte une arène de robots, et ce qui empêche d’en tenir une.

arena-standings = Combien de fois { fugitive } s’est échappé
arena-ends = Comment les parties se sont terminées
arena-ends-rounds = Comment les manches se sont terminées
arena-lengths = Combien de temps les parties ont duré
arena-lengths-rounds = Combien de temps les manches ont duré
arena-comparisons = Les mêmes cartes de départ, un autre joueur
arena-scores = Les points de { fugitive }
arena-places = Résultats par place
arena-ranks = Chacun pour soi
    .about = La part des victoires avec son intervalle à 95 %. La ligne pointillée est une part égale.
arena-ratings = La force dans chaque rôle
    .about = Points Elo avec leur intervalle à 95 % ; la moyenne de chaque rôle est 1500. L’intervalle n’est pas fiable pour un robot qui a gagné ou perdu toutes ses parties.
arena-duels = L’un contre l’autre, dans les deux camps avec les mêmes cartes
    .about = Pour chaque robot : la part des parties gagnées par son camp contre chaque autre, fugitif et détectives avec les mêmes cartes de départ, et son intervalle à 95 %.

arena-column-fugitive = { fugitive }
arena-column-detectives = Détectives
arena-column-games = Parties
arena-column-escapes = Évasions
arena-column-interval = Intervalle à 95 %
arena-column-seconds = Secondes par partie
arena-column-length = Durée
arena-column-mean = moyenne
arena-column-least = min.
arena-column-lower = Q1
arena-column-median = médiane
arena-column-upper = Q3
arena-column-most = max.
arena-column-pairing = Rencontre
arena-column-than = Comparée à
arena-column-difference = Évasions en plus
arena-column-more = Points en plus
arena-column-agent = Robot
arena-column-rounds = Manches
arena-column-seat = Place
arena-column-wins = Victoires
arena-column-points = Points
arena-column-blacks = Black Tickets
arena-column-role = Rôle
arena-column-elo = Elo
arena-column-duel = Robots
arena-column-opponent = Adversaire
arena-column-lost = Victoires en moins
arena-column-duration = Tours

arena-pairing = { $fugitive } contre { $detectives }
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
arena-figure = { NUMBER($figure, maximumFractionDigits: 1) }
arena-rounds = tours
arena-entries = cases
arena-turns = tours
arena-seconds = { NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-blacks = { NUMBER($blacks, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-unsure = inconnu
arena-elo = { $elo }
arena-elo-interval = { $low } à { $high }
arena-edge = Avantage de { fugitive }

arena-end = { $rule ->
    [CL-20] cerné
    [CL-21] capturé
    [CL-22] détectives à court de tickets
    [CL-23] échappé
    [SH-9-rounds] dernier tour passé
    [SH-9-tickets] à court de tickets
    [SH-15-crimes] crimes commis
    [SH-15-log] tablette pleine
    [SH-22] capturé
    [SH-23] cerné
    [caught] capturé
    [cornered] cerné
    [spent] tickets épuisés
    [stuck] détectives bloqués
    [given-up] abandon
    [forfeit] forfait
   *[other] { $rule }
}

arena-failure = { $agent } a perdu { $games ->
    [one] une partie
   *[other] { $games } parties
} par forfait : { $error }
arena-interrupted = Interrompu : voici les parties terminées jusque-là.

arena-too-few = « { $option } » vaut { $value }. Demandez au moins 1.
arena-nobody = Personne n’est nommé pour « { $option } ». Nommez au moins un robot.
arena-sides = Le jeu « { $game } » a deux camps : nommez les robots par --fugitive et --detectives, pas par --agents.
arena-agents-alone = Avec --agents, chaque robot joue dans les deux camps ou pour soi. Retirez cette option, ou retirez { $option }.
arena-folder = Impossible d’écrire les parties dans { $folder } : { $problem }.
arena-process-died = Un processus s’est arrêté brutalement, peut-être par manque de mémoire. Essayez avec moins de processus (--jobs).
arena-no-time = « { $option } » vaut { $value }. Demandez plus de 0 seconde.
arena-too-much = « { $option } » vaut { $value }. Demandez { $most } au plus.
agent-name-wrong = « { $name } » ne peut pas être le nom d’un robot. Utilisez des lettres, des chiffres, des points, des tirets et des tirets bas.
agent-name-taken = « { $name } » est le nom d’un robot fourni. Choisissez-en un autre pour « { $agent } ».
agent-name-twice = « { $name } » est le nom de deux robots : « { $agent } » et « { $other } ». Choisissez-en un autre pour l’un d’eux.
arena-results-found = { $games ->
    [one] Une partie a déjà été jouée et est reprise
   *[other] { $games } parties ont déjà été jouées et sont reprises
} d’ici.
arena-results-cut = La dernière ligne est abîmée et n’est pas reprise : cette partie est rejouée.
arena-results-damaged = Ce n’est pas le résultat d’une partie : { $problem }. Retirez la ligne, ou nommez un autre fichier.
arena-results-unknown = Ce fichier ne contient pas les résultats d’une arène. Nommez-en un autre.
arena-results-other = Ce fichier appartient à une autre arène : « { $field } » y vaut { $found }, ici { $asked }. Nommez un autre fichier.
arena-ray-unreachable = Aucun cluster Ray ne répond à { $address } : { $problem }. « --ray local » en démarre un ici.
arena-drawn = Le rapport est dans { $file }.

agent-unknown = Il n’y a pas de robot « { $agent } ». Les robots sont : { $known }. Pour votre propre robot, écrivez MODULE:NOM.
agent-not-found = Le robot « { $agent } » ne peut pas être chargé : { $problem }.
agent-no-module = Le robot « { $agent } » ne peut pas être chargé : il n’y a pas de module « { $module } » ici. Lancez gaslamp dans le dossier du module, ou installez-le.
agent-no-name = Le module « { $module } » n’a pas de robot « { $name } ». Vérifiez le nom après les deux-points.
agent-not-made = « { $name } » dans le module « { $module } » ne crée pas de robots. Indiquez une classe ou une fonction qui reçoit un générateur aléatoire et renvoie un objet avec act(view).
agent-no-program = Le robot « { $agent } » ne peut pas être lancé : il n’y a pas de programme « { $program } ».
agent-other-game = Le robot « { $agent } » ne joue pas à { $game }. Ceux qui y jouent : { $known }.
arena-no-sides = Dans { $game }, chacun joue pour soi : nommez les robots par --agents, pas par --fugitive ni --detectives.

# La page illustrée.

arena-page-title = Arène : { $game }
arena-page-facts = { $seats } joueurs, { $games ->
    [one] une partie
   *[other] { $games } parties
} par rencontre ou par disposition des places, graine { $seed }.
arena-page-options = Règles maison : { $options }.
arena-starts = D’où { fugitive } est parti
    .about = Combien de fois il s’est échappé de chaque départ, toutes rencontres confondues, avec l’intervalle à 95 %. La ligne pointillée est la moyenne.
arena-caught = Combien de temps il a fallu pour capturer { fugitive }
    .about = La part des parties où il était capturé à la fin de chaque tour.
arena-doubts = Où { fugitive } pouvait être
    .about = Nombre moyen de stations où il pouvait être, d’après ce que tous savaient, au début de chaque tour des détectives.
arena-figures = Tous les chiffres
arena-station = du { $station }
arena-round = tour
arena-as = { $agent } en { fugitive }
arena-against = contre { $agent }
arena-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

# Des attaques contre un robot
exploit-arms = Avant et pendant l’attaque
exploit-losses = Ce que prend l’attaque, sur les mêmes distributions
attacker-unknown = « { $attacker } » ne sait pas attaquer. En sont capables : { $known }.
attacker-other-game = Une attaque de « { $attacker } » connaît les jeux { $known }, pas { $game }.
attacker-of-program = « { $agent } » est un programme à part : on ne peut pas lui demander ce qu’il ferait ailleurs. Nommez un robot de Gaslamp ou MODULE:NOM.
exploit-secrets = Dans ce jeu et ce mode, plus qu’une station est secret, et aucune attaque ne sait le suivre ici. Choisissez classic, ou holmes avec -o mode=original.
