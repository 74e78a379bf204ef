# Pourquoi les règles refusent une action, d’après le numéro de la règle.

refused = { $sentence } ({ $rule })

refused-CL-5 = Vous n’avez plus de ticket de cette sorte. Choisissez un autre moyen de transport.
refused-CL-6 = Les stations de départ sont tirées au sort, pas choisies.
refused-CL-8 = Ce n’est pas à un trajet d’ici : un ticket mène le long d’une ligne jusqu’au prochain arrêt de cette sorte.
refused-CL-10 = Qui peut se déplacer le doit : personne ne reste sur place.
refused-CL-11 = Un détective s’y trouve. Choisissez une station libre.
refused-CL-12 = Ce n’est pas au tour de ce pion, ou la partie est terminée.
refused-CL-13 = Ce détective n’a pas de ticket pour cette ligne. Choisissez un autre ticket ; un détective immobilisé ne bouge plus.
refused-CL-14 = Un joueur ne décide pas qui peut connaître un coup.
refused-CL-17 = Pas de coup double maintenant : il faut une carte coup double, deux cases libres sur la tablette et un premier coup possible, et un seul est permis par tour.
refused-CL-18 = Il n’y a pas de Black Ticket à jouer. Choisissez un autre moyen de transport.
refused-CL-19 = Le bateau n’embarque que Mister X, et seulement contre un Black Ticket.
refused-CL-25 = Se montrer de plein gré ou prendre des tickets n’est pas possible maintenant.
refused-CL-26 = Un détective sur le chemin coupe cette ligne à Mister X. Choisissez-en une autre.

refused-SH-5 = Les tuiles Départ sont tirées au sort, pas choisies.
refused-SH-6 = La réserve n’a plus de ticket de cette sorte. Choisissez un autre moyen de transport.
refused-SH-10 = Vous partez d’une des stations de votre tuile, et pas de là où se trouve un détective.
refused-SH-12 = Les lieux du crime sont tirés au sort, pas choisis.
refused-SH-14 = Pas de crime à commettre maintenant : il faut un coup qui finit sur un des lieux du crime de Moriarty.
refused-SH-16 = Vous ne pouvez pas faire cela maintenant : Moriarty joue d’abord, puis les détectives et les Bobbies.
refused-SH-17 = Ce n’est pas à un trajet d’ici, ou un autre détective s’y trouve : un ticket mène le long d’une ligne jusqu’au prochain arrêt de cette sorte, et il n’y a jamais deux détectives sur une station.
refused-SH-18 = Qui peut se déplacer le doit, et avec son propre ticket. Choisissez un moyen de transport dont ce détective a un ticket.
refused-SH-20 = Il faut pour cela un Black Ticket, et seul Moriarty en a. Personne d’autre ne prend la navette fluviale.
refused-SH-21 = Pas de Coup Double maintenant : il faut un ticket Coup Double, deux cases libres sur la tablette et un premier coup possible, et un seul est permis par tour.
refused-SH-24 = Un détective ou un Bobby s’y trouve. Choisissez une station libre.
refused-SH-25 = Pas de jeton maintenant : les détectives peuvent en dépenser un par tour, et il doit être celui du personnage.
refused-SH-26 = Sherlock Holmes ne peut pas demander cela maintenant. Il faut un de ses jetons, et il ne demande que le quartier.
refused-SH-27 = Irene Adler a interdit ce ticket pour un tour, ou elle n’a pas de jeton pour en interdire un.
refused-SH-28 = Le Dr Watson ne peut pas demander cela maintenant. Il faut un de ses jetons, et il ne demande qu’un parc, un monument ou le fleuve.
refused-SH-29 = Mycroft Holmes ne peut pas demander cela maintenant. Il faut un de ses jetons et au moins trois coups sur la tablette.
refused-SH-30 = Pas de barrage là : il faut un jeton de l’inspecteur Lestrade, et on ne barre que la station qu’il a quittée ou atteinte ce tour-ci.
refused-SH-31 = Un barrage ferme cette station à Moriarty. Choisissez-en une autre.
refused-SH-33 = Pas de ticket à prendre maintenant : il faut un coup qui finit dans une planque, une fois par arrivée, tant qu’il y en a en réserve.
refused-SH-34 = Impossible de rester caché maintenant : il faut un coup qui finit dans une planque et après lequel il faudrait se montrer, sans y avoir rien fait d’autre.
refused-SH-35 = Le ballon ne permet pas cela : il quitte une planque au début d’un coup, une fois par partie, et atterrit à une station libre de la tuile retournée.

refused-CP-3 = Chaque détective part d’une station de métro libre, et Mister X de celle qu’indique le ticket qu’il retourne.
refused-CP-4 = Mister X circule sans payer, un trajet par tour : il n’a ni ticket à donner ni coup double.
refused-CP-5 = Ce n’est pas à un trajet d’ici. Suivez une couleur jusqu’à sa prochaine station ; on ne bifurque que là où deux lignes de cette couleur se croisent.
refused-CP-6 = Pas maintenant : Mister X joue d’abord, puis chaque détective une fois, avec un ticket de la réserve. Choisissez un détective qui n’a pas encore bougé et un ticket qui reste.
refused-CP-7 = Un détective s’y trouve. Choisissez une station libre.
refused-CP-8 = Seul un Black Ticket cache un déplacement, et il n’y en a pas à jouer ici. Choisissez un autre moyen de transport.
refused-CP-9 = Le bateau n’embarque que Mister X, et seulement contre un Black Ticket.
refused-CP-10 = Renoncer est l’affaire des détectives, à leur tour, et chacun ne le dit qu’une fois.
refused-CP-12 = Jamais deux Black Tickets à la suite. Choisissez cette fois un autre moyen de transport.

refused-CC-3 = Ce qui se trouve dans les lieux est tiré au sort, pas choisi.
refused-CC-4 = Les pistes sont piochées, pas choisies. De celles que vous avez piochées, vous en conservez une.
refused-CC-5 = Pas maintenant. À chaque tour, vous visitez un seul lieu où il reste au moins deux éléments et vous en prenez exactement deux ; le tour finit après la visite.
refused-CC-7 = Pas d’échange maintenant : il faut trois jetons identiques, non universels, et un seul échange est permis par tour.
refused-CC-8 = { $wrong ->
    [place] Deux cartes sont au même endroit ({ one-card }, { other-card }). Déplacez l’une des deux.
    [twice] Une carte figure deux fois dans cette reconstitution ({ one-card }). Il n’y en a qu’une.
    [apart] Ces deux cartes ne sont pas côte à côte ({ one-card }, { other-card }). Seules des voisines se connectent, pas en diagonale.
    [symbol] Ces deux cartes n’ont pas ce symbole en commun là où elles se touchent ({ one-card }, { other-card }). Les cartes ne se tournent jamais.
   *[token] Ce jeton ne prouve pas cette connexion ({ one-card }, { other-card }). Il en faut un au symbole commun, ou un universel.
}
refused-CC-9 = L’indice { $other } n’est pas connecté à la piste. Connectez-le, directement ou à travers d’autres indices, ou retirez-le.
refused-CC-10 = Cette connexion fermerait une boucle ({ one-card }, { other-card }). Retirez-la.

refused-CC-12 = { $wrong ->
    [turn] On reconstitue une piste pendant son propre tour, avant ou après la visite.
    [lead] Il n’y a pas de piste à reconstituer. Choisissez-en d’abord une, s’il en reste.
    [owned] Pour cette reconstitution, il vous manque { $item }.
   *[unmet] La piste n’est pas encore reconstituée : il manque une connexion pour le symbole « { symbol } » { $other ->
        [0] d’un côté où rien n’est connecté
       *[other] sur la branche qui commence par l’indice { $other }
    }.
}
refused-CC-13 = D’une reconstitution achevée, vous conservez exactement deux éléments, cartes ou jetons.
