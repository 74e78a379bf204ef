# La fin d’une partie : textes fixes qui viennent avec elle.

screen-look-back = Regarder la table
screen-results = Résultat
screen-way = Son chemin
screen-way-round = Manche
screen-way-curve = Stations où il pouvait être, coup par coup
screen-way-play = Lecture
screen-way-pause = Pause
screen-way-back = Un coup en arrière
screen-way-on = Un coup en avant
screen-way-end = Jusqu’à la fin
screen-next = La partie suivante avec les mêmes joueurs a commencé.
screen-next-elsewhere = La partie suivante avec les mêmes joueurs a commencé, et votre place a été ouverte sur un autre appareil. Continuez là-bas, ou copiez-y votre lien personnel.
screen-rematch = Rejouer
screen-swap = Changer de camp
screen-ask-rematch = Proposer une revanche, camps inversés
screen-level = Robots
