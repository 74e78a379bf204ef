# L’écran de Connectez les indices dans le navigateur : des libellés fixes, sans rien à compléter.

# Les lieux

bench-locations = Lieux
bench-closed = fermé
bench-take = Prendre ces deux-là
bench-take-how = Touchez deux éléments d’un même lieu, ou glissez-les dans votre main.

# La table : ce qui est posé où, et ce qui est demandé

bench-take-more = Encore un du même lieu.
bench-put-back = remettre
bench-since = Depuis votre dernier tour
bench-since-none = Personne d’autre n’a encore joué.
bench-wants = Il manque encore
bench-tab-places = Lieux
bench-tab-mine = Mes cartes
bench-tab-players = Joueurs
bench-parts = Parties de la table
bench-reading = De près
bench-token-how = Touchez maintenant l’endroit où il va.

# La reconstitution autour de sa piste

bench-layout = Reconstitution
bench-layout-none = Vous ne suivez aucune piste.
bench-layout-keys = Les flèches parcourent la reconstitution, Entrée pose ou reprend une carte, Échap la lâche.
bench-layout-how = Touchez un indice, puis une place éclairée, ou glissez-le. Touchez un indice posé pour le reprendre.
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
