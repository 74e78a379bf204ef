# Pourquoi les règles refusent une action, d’après le numéro de la règle.

refused = { $sentence } ({ $rule })

refused-CL-5 = Vous n’avez plus de ticket de cette sorte. Choisissez un autre moyen de transport.
refused-CL-6 = Les stations de départ sont tirées au sort, pas choisies.
refused-CL-8 = Aucune ligne de cette sorte n’y mène. Un ticket mène le long d’une ligne jusqu’au prochain arrêt de cette sorte.
refused-CL-10 = Qui peut se déplacer le doit : personne ne reste sur place.
refused-CL-11 = Un détective s’y trouve. Choisissez une station libre.
refused-CL-12 = Ce n’est pas au tour de ce pion, ou la partie est terminée.
refused-CL-13 = Ce détective n’a pas de ticket pour cette ligne. Choisissez un autre ticket ; un détective immobilisé ne bouge plus.
refused-CL-14 = Ce n’est pas au joueur de dire qui peut connaître un coup.
refused-CL-17 = Pas de coup double maintenant : il faut une carte coup double, deux cases libres sur la tablette et un premier coup possible, et un seul est permis par tour.
refused-CL-18 = Il n’y a pas de ticket noir à jouer. Choisissez un autre moyen de transport.
refused-CL-19 = Le bateau n’embarque que Mister X, et seulement contre un ticket noir.
refused-CL-25 = Se montrer de plein gré ou prendre des tickets n’est pas possible maintenant.
refused-CL-26 = Un détective sur le chemin coupe cette ligne à Mister X. Choisissez-en une autre.
