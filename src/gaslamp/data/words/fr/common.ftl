# De quoi sont faits les autres textes ; toute partie peut s’y référer.
# $pawn et $fare sont les noms du jeu, $player est le nom d’une personne.

fugitive = Mister X

pawn-name = { $pawn ->
    [fugitive] Mister X
    [purple] le détective violet
    [red] le détective rouge
    [green] le détective vert
    [yellow] le détective jaune
    [blue] le détective bleu
   *[other] { $pawn }
}

# Un pion à l’étroit : dans les listes, dans les tableaux.
pawn-short = { $pawn ->
    [fugitive] Mister X
    [purple] violet
    [red] rouge
    [green] vert
    [yellow] jaune
    [blue] bleu
   *[other] { $pawn }
}

# On prend quelque chose à ce pion.
pawn-from = { $pawn ->
    [fugitive] à Mister X
    [purple] au détective violet
    [red] au détective rouge
    [green] au détective vert
    [yellow] au détective jaune
    [blue] au détective bleu
   *[other] à { $pawn }
}

# Qui joue, après ce qu’il joue : « (Anna) ».
named = { $named ->
    [yes] { " " }({ $player })
   *[no] { "" }
}

# Quelqu’un sans nom.
player-number = Joueur { $number }

# Un robot : son nom avec le mot, dans une phrase et entre parenthèses ; son numéro s’il n’a pas de nom.
bot-called = { $name } (robot)
    .inside = robot { $name }
    .nameless = Robot { $number }

pawn = { pawn-name }{ named }

fare = { $fare ->
    [taxi] taxi
    [bus] bus
    [underground] métro
    [black] Black Ticket
    [double] coup double
   *[other] { $fare }
}

# Ce qu’un pion fait de son ticket, après le nom du pion.
ride = { $fare ->
    [taxi] prend le taxi
    [bus] prend le bus
    [underground] prend le métro
    [black] joue un Black Ticket
   *[other] prend { $fare }
}

kind = { $kind ->
    [taxi] taxi
    [bus] bus
    [underground] métro
    [ferry] bateau
   *[other] { $kind }
}

# Les marques des stations, sur les plateaux qui en ont.
mark-name = { $mark ->
    [park] parc
    [monument] monument
    [river] fleuve
    [hideout] planque
    [crime] lieu du crime
   *[other] { $mark }
}

# Là où des rues se croisent et où l’on peut bifurquer : dans la légende d’un dessin.
junction = on bifurque ici

# À quoi se rapporte une phrase : une ligne d’un texte, un événement d’un journal.
at-line = ligne { $line } : { $sentence }
at-event = événement { $n } : { $sentence }

did-you-mean = Vouliez-vous dire « { $near } » ?

# Case Connection : sortes de preuves, cartes et jetons. La carte 0 est la piste.

symbol = { $symbol ->
    [forensic] médico-légal
    [witness] témoin
    [cyber] cyber
   *[universal] universel
}

symbol-letter = { $symbol ->
    [forensic] M
    [witness] T
    [cyber] C
   *[universal] ★
}

item-card = l’indice { $card }

item-tokens = { $symbol ->
    [forensic] { $count ->
        [one] un jeton Preuve médico-légale
       *[other] { $count } jetons Preuve médico-légale
    }
    [witness] { $count ->
        [one] un jeton Témoin
       *[other] { $count } jetons Témoin
    }
    [cyber] { $count ->
        [one] un jeton Cyber
       *[other] { $count } jetons Cyber
    }
   *[universal] { $count ->
        [one] un jeton Preuve universelle
       *[other] { $count } jetons Preuve universelle
    }
}

items-and = { $one } et { $other }

one-card = { $one ->
    [0] piste
   *[other] indice { $one }
}

other-card = { $other ->
    [0] piste
   *[other] indice { $other }
}

side = { $side ->
    [top] haut
    [right] droite
    [bottom] bas
   *[left] gauche
}

# Les robots à une table, et les niveaux au choix.
bot-casual = Joueur du dimanche
    .level = Détente
    .about = Joue pour le plaisir et laisse passer des choses.
bot-club = Joueur de club
    .level = Club
    .about = Joue solidement, avec une étourderie de temps en temps.
bot-strong = Joueur confirmé
    .level = Confirmé
    .about = Calcule à l’avance et ne laisse rien passer.
bot-master = Maître
    .level = Maître
    .about = Ce que nous avons de mieux ; il prend son temps.
bot-planner = Stratège
bot-heuristic = Inspecteur
bot-uniform = Flâneur
bot-lesson = Une leçon
warming = Échauffement : la première fois, un robot fort met environ une minute.
