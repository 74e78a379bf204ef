# Les jeux et ce qu’on peut choisir en les préparant. La valeur est un nom, .about dit à quoi cela sert.

game-classic = Scotland Yard
    .about = Mister X fuit à travers Londres ; cinq détectives ont 22 tours pour le prendre.
game-holmes = Scotland Yard, édition Sherlock Holmes
    .about = Le professeur Moriarty fuit Sherlock Holmes et ses amis à travers le Londres victorien. En mode Sherlock, il prépare trois crimes, et chacun a des capacités.
game-compact = Scotland Yard, édition compacte
    .about = Chacun est Mister X une fois. Il fuit à découvert, sauf quand il joue un Black Ticket, et chaque ticket que les trois détectives lui remettent vaut des points.

option-board = Plateau
    .about = Le plateau sur lequel on joue.
option-detectives = Détectives
    .about = Combien de pions détectives poursuivent.
option-order = Ordre de jeu
    .about = L’ordre dans lequel jouent les détectives.
option-start_pack = Cartes de départ
    .about = Un seul paquet de cartes de départ pour tous, ou un pour chaque camp.
option-starts = Stations de départ
    .about = Les stations du paquet commun, à la place de celles du plateau.
option-detective_starts = Stations de départ des détectives
    .about = Les stations du paquet des détectives, à la place de celles du plateau.
option-fugitive_starts = Stations de départ de Mister X
    .about = Les stations du paquet de Mister X, à la place de celles du plateau.
option-open_start = Départ visible
    .about = Tout le monde voit d’où part { fugitive }. Ensuite, il est caché comme d’habitude.
option-taxi = Tickets de taxi
    .about = Combien chaque détective en reçoit au départ.
option-bus = Tickets de bus
    .about = Combien chaque détective en reçoit au départ.
option-underground = Tickets de métro
    .about = Combien chaque détective en reçoit au départ.
option-fugitive_taxi = Tickets de taxi de Mister X
    .about = Combien il en reçoit au départ ; utile seulement si ses tickets peuvent s’épuiser.
option-fugitive_bus = Tickets de bus de Mister X
    .about = Combien il en reçoit au départ ; utile seulement si ses tickets peuvent s’épuiser.
option-fugitive_underground = Tickets de métro de Mister X
    .about = Combien il en reçoit au départ ; utile seulement si ses tickets peuvent s’épuiser.
option-fugitive_fares = Tickets de Mister X
    .about = Si Mister X peut tomber à court de tickets ordinaires.
option-blacks = Black Tickets
    .about = Combien Mister X en a.
option-doubles = Coups doubles
    .about = Combien de cartes coup double Mister X possède.
option-surfacing = Apparitions
    .about = Les coups après lesquels Mister X se montre.
option-rounds = Tours
    .about = Mister X gagne à la fin de ce tour.
option-entries = Cases de la tablette
    .about = Combien de coups tiennent sur la tablette de Mister X.
option-voluntary_surfacing = Apparition volontaire
    .about = Mister X peut se montrer de plein gré et prendre un ticket à chaque détective.
option-cut_off = Ligne coupée
    .about = Mister X ne peut pas passer par-dessus un détective sur sa ligne.

# Les valeurs des options qui sont des mots. Pour un mode, .about dit ce qu’on y joue.
choice-order-seats = place après place
choice-order-any = dans n’importe quel ordre
choice-start_pack-one = un seul pour tous
choice-start_pack-separate = un pour chaque camp
choice-fugitive_fares-unlimited = jamais épuisés
choice-fugitive_fares-counted = peuvent s’épuiser
choice-mode-original = Original
    .about = La simple poursuite : Moriarty doit rester libre pendant 22 tours et se montre cinq fois. Ni crimes, ni capacités.
choice-mode-sherlock = Sherlock
    .about = Le jeu complet : Moriarty prépare trois crimes et dispose de planques, et chaque détective a une capacité. 16 tours.

# Des règles maison qui vont bien ensemble : un nom, et ce qu’elles changent dans chaque jeu.
preset-book = Comme dans le livret
    .classic = Les règles imprimées : cinq détectives, 22 tours, et Mister X se montre cinq fois.
    .holmes = Les règles imprimées du mode choisi.
    .compact = Les règles imprimées : 24 tickets et un Black Ticket par manche.
    .connection = Les règles imprimées : dès que quelqu’un a neuf points, chacun des autres joue encore un tour.
preset-gentle = Plus facile pour { fugitive }
    .classic = Il a plus de Black Tickets et de coups doubles, et ne se montre que trois fois.
    .holmes = Pas de Bobbies, et il se montre moins souvent.
    .compact = Trois Black Tickets par manche : il peut se cacher plus souvent.
preset-lenient = Un peu plus facile pour { fugitive }
    .classic = Il se montre quatre fois au lieu de cinq : après les coups 3, 10, 17 et 24.
    .holmes = Il se montre moins souvent que dans le livret : après les coups 3, 10, 17 et 24.
preset-strict = Un peu plus facile pour les détectives
    .classic = Mister X se montre six fois au lieu de cinq : après les coups 3, 7, 11, 15, 19 et 24.
    .holmes = Moriarty se montre plus souvent que dans le livret : après les coups 3, 7, 11, 15, 19 et 24.
preset-harsh = Plus difficile pour { fugitive }
    .classic = Il a moins de Black Tickets et de coups doubles, et se montre tous les trois coups.
    .holmes = Trois Bobbies aident les détectives, et il se montre tous les trois coups.
preset-ahead = Une petite avance
    .compact = Le deuxième joueur commence avec 3 points d’avance.
    .connection = Le deuxième joueur commence avec un point.
preset-far-ahead = Une grande avance
    .compact = Le deuxième joueur commence avec 8 points d’avance.
    .connection = Le deuxième joueur commence avec trois points.
preset-short = Partie courte
    .classic = 13 tours au lieu de 22. Mister X se montre trois fois.
    .holmes = 12 tours, et une tablette de 14 coups.
    .compact = Moitié moins de tickets : chaque manche finit plus vite.
preset-long = Partie longue
    .compact = 32 tickets au lieu de 24 : des manches plus longues et plus de points.
preset-expert = Pour experts
    .classic = Mister X peut se montrer pour prendre des tickets aux détectives, mais ne peut pas en dépasser un sur sa ligne.
    .holmes = Les tickets ordinaires de Moriarty peuvent s’épuiser : chaque trajet compte.
preset-even = Le même nombre de tours
    .connection = Dès que quelqu’un a neuf points, on finit le tour de table, rien de plus.

# What a set of rules was measured to be worth, in games between equal bots.
preset-worth = Entre bots de même force : { $figures }.
preset-worth-mode = { $mode } : { $worth }
preset-worth-detectives = { $way ->
    [more] les détectives gagnent environ { $points } parties de plus sur 100
    [fewer] les détectives gagnent environ { $points } parties de moins sur 100
   *[same] aucune différence mesurable
}
preset-worth-second = { $way ->
    [more] le deuxième joueur gagne environ { $points } parties de plus sur 100
    [fewer] le deuxième joueur gagne environ { $points } parties de moins sur 100
   *[same] aucune différence mesurable
}

game-connection = Sherlock : Connectez les indices !
    .about = Personne ne fuit : de deux à quatre détectives rassemblent indices et preuves, les connectent et reconstituent des pistes. Neuf points déclenchent la fin.
option-deck = Jeu de cartes
    .about = Les cartes avec lesquelles on joue.
option-head_start = Avance
    .about = Les points avec lesquels chacun commence, dans l’ordre des places. Sans nombre, on commence à zéro.
option-last_turns = Derniers tours
    .about = Qui joue encore quand quelqu’un a neuf points.
choice-last_turns-others = tous les autres, un tour entier chacun
choice-last_turns-even = jusqu’à ce que tous aient joué autant de tours
choice-last_turns-cut = tous les autres, jusqu’à neuf points
