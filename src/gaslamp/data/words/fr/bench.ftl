# L’écran de Connectez les indices dans le navigateur : des libellés fixes, sans rien à compléter.

# Les lieux

bench-locations = Lieux
bench-closed = fermé
bench-take = Prendre ces deux-là
bench-take-how = Touchez deux choses d’un même lieu.

# La reconstitution autour de sa piste

bench-layout = Reconstitution
bench-layout-open = Poser des indices
bench-layout-close = Retour à la table
bench-layout-none = Vous ne suivez aucune piste.
bench-layout-keys = Les flèches parcourent la reconstitution, Entrée pose ou reprend une carte, Échap la lâche.
bench-layout-how = Touchez un indice, puis une place éclairée. Touchez un indice posé pour le reprendre.
bench-solve = Reconstituer la piste
bench-hint = Montrez-moi une solution
bench-clear = Tout reprendre
bench-cell-free = place libre
bench-cell-fits = place libre où l’indice convient
bench-loose = non connecté
bench-joint = Entre
bench-joint-empty = pas encore de jeton
bench-joint-choose = Quel jeton va ici ?
bench-joint-part = Retirer le jeton
bench-joint-cancel = Laisser

# Ce qu’on a en main

bench-hand = En main
bench-hand-empty = Encore ni indice ni jeton
bench-hand-laid = Tout est posé

# Ce qui est à choisir

bench-follow = Suivre cette piste
bench-follow-choose = Pistes au choix
bench-keep = Conserver ces deux-là
bench-keep-choose = Conservez-en deux

# Tout le monde

bench-players = Joueurs
bench-you = vous
bench-turn = à jouer
bench-points = Points
bench-lead-none = Sans piste
bench-clues = Indices
bench-solved = Reconstituées
bench-solved-show = Voir la reconstitution
bench-bonus = Jetons Point

# Les coups et le récit

bench-moves = Tous les coups
bench-moves-none = Rien à faire pour l’instant.
bench-account = Ce qui s’est passé
bench-close = Fermer
