# Le jeu compact. Cette partie n’est lue que pour ce jeu, et avant toutes les autres : un texte d’ici
# remplace celui que les autres jeux partagent, et le reste est propre à ce jeu.
# $who est la personne dont on parle, par son nom ou « Joueur 2 » ; $sign dit si les points sont minus, zero ou plus.

fare = { $fare ->
    [taxi] taxi
    [bus] bus
    [underground] métro
    [black] Black Ticket
   *[other] { $fare }
}

ride = { $fare ->
    [taxi] prend le taxi
    [bus] prend le bus
    [underground] prend le métro
    [black] joue un Black Ticket
   *[other] prend { $fare }
}

# Ce que d’autres jeux racontent aussi

Deal = { pawn } retourne un ticket et part de la station { $station }, à la vue de tous.
    .hidden = { pawn } retourne un ticket.
    .offer = { pawn-name } part de { $station }

Move = { pawn } { ride } jusqu’au { $station }.
    .hidden = { pawn } { ride }. Pour aller où, lui seul le sait.
    .black = { pawn } { ride } et disparaît. Sa feuille indique { $station }.
    .black-hidden = { pawn } { ride } et disparaît. Seule sa feuille dit où.
    .offer = { fare } jusqu’au { $station }

Began = Manche { $round } : { $who } est { fugitive } et joue en premier.

Surfaced = { fugitive } sort de sa cachette à la station { $station }.

Blocked = { pawn } est cerné de toutes parts et passe son tour.

Stranded = { pawn } ne trouve plus de ticket qui mène quelque part d’ici, et reste sur place jusqu’à la fin de la manche.

Opened = { $count ->
    [0] La feuille est révélée : { fugitive } n’a jamais quitté { $start }.
   *[other] La feuille est révélée : parti de { $start }, { fugitive } est passé par { $route }.
}

Ended = La partie est terminée.
    .CP-1 = Chacun a joué { fugitive } une fois. { $who } a le plus de points et gagne.
    .CP-1-shared = Chacun a joué { fugitive } une fois. Égalité en tête, victoire partagée : { $who }.

# Ce que ce jeu est seul à raconter

Place = { pawn } prend position à la station { $station }.
    .offer = { pawn-short } : partir de { $station }

GiveUp = { $who } vote pour renoncer.
    .offer = renoncer à cette manche

Scored = { $how ->
    [caught] { fugitive } est pris
    [cornered] { fugitive } ne peut plus bouger : il est pris
    [spent] Les détectives ont remis leur dernier ticket
    [stuck] Plus aucun détective ne peut se déplacer, et les tickets restants vont à { fugitive }
   *[given-up] Les détectives renoncent, et les tickets restants vont à { fugitive }
}. { $sign ->
    [minus] Se cacher a coûté à { $who } plus que la fuite n’a rapporté : { points }.
    [zero] { $who } en sort sans rien.
   *[plus] { $who } récolte { points }.
}

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Ce qu’on peut choisir

option-black_tickets = Black Tickets
    .about = Combien { fugitive } en a à chaque manche ; chacun dont il se sert lui coûte 3 points.
option-taxi = Tickets de taxi
    .about = Combien les détectives en ont en commun à chaque manche ; chacun vaut 1 point à { fugitive }.
option-bus = Tickets de bus
    .about = Combien les détectives en ont en commun à chaque manche ; chacun vaut 2 points à { fugitive }.
option-underground = Tickets de métro
    .about = Combien les détectives en ont en commun à chaque manche ; chacun vaut 3 points à { fugitive }.
option-starts = Stations de départ
    .about = Les numéros au dos des tickets, d’où { fugitive } peut partir, à la place de ceux du plateau.
