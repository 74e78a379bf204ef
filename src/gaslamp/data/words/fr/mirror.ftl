# Les parties en miroir : le réglage dans les règles maison, et ce que dit la fin.

screen-mirrored = En miroir : la même donne, camps inversés
screen-mirrored-about = Vous rejouez jusqu’à ce que chacun ait fui une fois depuis le même départ, visible de tous. Qui reste libre le plus longtemps gagne.
screen-mirror-results = Parties en miroir
screen-mirror-next = Partie suivante : camps inversés
screen-mirror-ask = Proposer la partie suivante, camps inversés
