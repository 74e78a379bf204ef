# Les règles maison : les réglages des parties en miroir et classées, et ce que dit la fin des premières.

screen-mirrored = En miroir : la même donne, camps inversés
screen-mirrored-about = Vous rejouez jusqu’à ce que chacun ait fui une fois depuis le même départ, visible de tous. Qui reste libre le plus longtemps gagne.
screen-counts = Compte pour le classement
screen-counts-about = Si tous à la table ont un nom enregistré. Décochez pour jouer sans enjeu.
screen-mirror-results = Parties en miroir
screen-mirror-next = Partie suivante : camps inversés
screen-mirror-ask = Proposer la partie suivante, camps inversés
