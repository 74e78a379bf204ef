# Ce que de nombreuses parties ont montré d’un jeu de cartes de Connectez les indices.

deck-sittings = Comment les parties se sont passées
deck-clues-used = Les indices les moins utilisés
deck-leads-used = Les pistes les moins reconstituées

deck-column-players = Joueurs
deck-column-games = Parties
deck-column-turns = Tours chacun
deck-column-range = du moins au plus
deck-column-longer = Plus de cartes qu’il n’en faut
deck-column-first = Victoires du premier
deck-column-interval = Intervalle à 95 %
deck-column-edge = Au-delà d’une part égale
deck-column-clue = Indice
deck-column-taken = Collecté
deck-column-laid = Dans une reconstitution
deck-column-lead = Piste
deck-column-points = Points
deck-column-followed = Choisie
deck-column-solved = Reconstituée

deck-idle-none = Chaque indice a servi à reconstituer une piste, et chaque piste a été reconstituée.
deck-idle-clues = Indices qui n’ont servi à aucune piste : { $cards }
deck-idle-leads = Pistes que personne n’a reconstituées : { $cards }
