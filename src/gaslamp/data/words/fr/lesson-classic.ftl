# Les leçons du jeu classique. La dernière ligne d’une étape dit quoi faire.

lesson-classic-fugitive = Fuir en Mister X
    .about = Six tours de fuite : des trajets, la première apparition, un Black Ticket, un coup double.
    .done =
        Vous leur avez échappé ! Une partie complète compte 22 tours et cinq détectives, et Mister X se montre après ses coups 3, 8, 13, 18 et 24.
        Ensuite : jouez Mister X contre des joueurs du dimanche, ou apprenez le rôle des détectives.

lesson-classic-fugitive-ride =
    Vous êtes Mister X, à la station 103. Trois détectives vous cherchent : violet en 141, rouge en 155, vert en 29. Un coup suit une ligne jusqu’à son prochain arrêt et coûte un ticket. Vous jouez en premier et en secret : les détectives voient votre ticket, pas votre station.
    Allez en 102 en taxi.
    .wrong = C’est permis, mais 102 est mieux : le bus s’y arrête aussi, vous aurez donc plus de possibilités ensuite. Allez en 102 en taxi.
    .wrong-black = Un Black Ticket cache votre moyen de transport, et vous n’en avez que cinq. Personne n’est près de vous : un taxi suffit. Allez en 102 en taxi.
    .wrong-double = Un coup double sert à se tirer d’un mauvais pas, et vous n’en avez que deux. Allez en 102 en taxi.
    .done = La tablette montre un ticket de taxi et aucune station. Pour les détectives, vous pouvez être à une cinquantaine de stations.

lesson-classic-fugitive-bus =
    À la plupart des stations, seuls les taxis s’arrêtent ; en 102, le bus aussi. Il passe les autres sans s’arrêter : il vous emmène donc plus loin que le taxi.
    Allez en 127 en bus.
    .wrong = Depuis 127, vous aurez le meilleur choix de stations pour votre prochain coup, après lequel vous devrez vous montrer. Allez en 127 en bus.
    .wrong-taxi = Un taxi ne va qu’au coin de la rue. Le bus vous emmène plus loin. Allez en 127 en bus.
    .wrong-black = Un Black Ticket vaut le plus juste après qu’on vous a vu. Gardez-le. Allez en 127 en bus.
    .wrong-double = Un coup double compte pour deux coups : vous devriez vous montrer dès ce tour. Allez en 127 en bus.
    .done = Taxi, bus : la tablette ne leur dit rien d’autre. Les détectives vous remettent chaque ticket qu’ils utilisent, vous n’en manquerez donc pas.

lesson-classic-fugitive-surface =
    Après votre troisième coup, vous devez vous montrer : tout le monde voit votre station. Allez donc là où aucun détective ne peut vous suivre en un coup. Violet en 142 atteint 116 et 134, rouge en 140 atteint 126 et 133. Personne n’atteint 115, et un bateau s’y arrête.
    Allez en 115 en taxi.
    .wrong = 102 est sûr aussi, mais il n’y a pas de bateau, et vous en aurez besoin au prochain coup. Allez en 115 en taxi.
    .wrong-black = Ils vous verront en 115 quel que soit votre ticket : un Black Ticket serait gaspillé. Allez en 115 en taxi.
    .wrong-reach = Un détective peut y être en un coup et vous attraper : violet atteint 116 et 134, rouge atteint 126 et 133. Allez en 115 en taxi.
    .wrong-double = Un coup double vous emmènerait plus loin juste après qu’on vous a vu, mais cette fois un Black Ticket suffira. Allez en 115 en taxi.
    .done = Tout le monde vous voit maintenant en 115, et les détectives se rapprochent.

lesson-classic-fugitive-ferry =
    Rouge en 126 peut vous attraper si vous restez près de lui. Un Black Ticket vaut pour toutes les lignes et cache celle que vous avez prise. C’est aussi le seul ticket pour le bateau, qu’aucun détective ne peut prendre. De 115, le bateau va en 118 et en 157.
    Allez en 157 avec un Black Ticket.
    .wrong = Un Black Ticket est une bonne idée. Servez-vous-en pour le bateau, qui vous éloigne des trois détectives. Allez en 157 avec un Black Ticket.
    .wrong-taxi = Un ticket de taxi leur dirait que vous êtes en 102, 114 ou 127. Allez en 157 avec un Black Ticket.
    .wrong-green = Vert, en 105, peut aller en 118 en un coup. Allez en 157 avec un Black Ticket.
    .wrong-double = Ici, un seul bon coup suffit. Gardez vos coups doubles. Allez en 157 avec un Black Ticket.
    .done = La tablette montre un Black Ticket et rien d’autre. Vous pouvez être en 102, 114, 118, 127 ou 157.

lesson-classic-fugitive-double =
    Rouge et vert vous ont cherché en vain en 127 et en 118. Ils savent donc que vous êtes en 102, 114 ou 157. Violet, en 142, peut maintenant prendre le bus pour 157. Un coup double vous fait jouer deux fois avant la réponse des détectives.
    Jouez un coup double.
    .wrong = Un seul coup ne vous éloigne pas assez de violet. Jouez d’abord un coup double, puis ses deux trajets.
    .wrong-reach = Un détective peut y être en un coup : rouge atteint 133, violet atteint 158. Jouez un coup double.
    .done = Faites maintenant deux trajets. Chacun demande son ticket et prend sa case sur la tablette.

lesson-classic-fugitive-away =
    Le premier des deux trajets : gagnez le métro. De 157, des bus vont en 185, où il s’arrête.
    Allez en 185 en bus.
    .wrong = Vous avez deux trajets, et c’est le métro qui vous emmène le plus loin. Il s’arrête en 185. Allez en 185 en bus.
    .wrong-black = Gardez-le : le bus s’arrête en 102 comme en 157, un ticket de bus leur apprend donc peu. Allez en 185 en bus.
    .done = Ils ne peuvent pas savoir si ce bus est parti de 102 ou de 157.

lesson-classic-fugitive-underground =
    Le second trajet : de 185, le métro va en 153 et en 159. Violet, en 142, peut atteindre 159.
    Allez en 153 en métro.
    .wrong = C’est permis, mais le métro vous emmène bien plus loin. Allez en 153 en métro.
    .wrong-reach = Violet, en 142, peut être en 159 en un coup. Allez en 153 en métro.
    .wrong-black = Gardez-le : un ticket de métro leur laisse encore six stations dans tout Londres. Allez en 153 en métro.
    .done = Pour autant qu’ils sachent, vous êtes en 13, 79, 89, 111, 153 ou 159. Bonne chance à eux.

lesson-classic-fugitive-escape =
    C’est le dernier tour de la leçon. Si personne ne vous attrape après ce coup, vous avez gagné. Violet, en 159, atteint 140 et 185 en métro ; rouge, en 126, atteint 140 en taxi.
    Allez à une station qu’aucun détective ne peut atteindre.
    .wrong = Pas besoin d’un coup double : après un seul coup, le tour est fini et vous avez gagné. Allez n’importe où, sauf en 140 et en 185.
    .wrong-reach = De 159, violet atteint 140 et 185, et de 126, rouge atteint 140. Allez à une autre station.
    .done = Bien choisi : aucun détective ne peut y être en un coup.

lesson-classic-detective = Poursuivre en détective
    .about = Une poursuite dès le tour 2 : des trajets, des tickets, lire la tablette, couper la route, attraper.
    .done =
        Bravo ! Dans une partie complète, cinq détectives ont 22 tours pour y arriver, et Mister X a des Black Tickets et des coups doubles pour leur échapper.
        Ensuite : jouez les détectives contre un joueur du dimanche, ou apprenez le rôle de Mister X.

lesson-classic-detective-ride =
    Vous êtes les détectives : violet en 102, rouge en 161, vert en 39. Mister X est caché, mais la tablette montre ses moyens de transport : d’abord un taxi, puis un bus. Après chacun de ses tours, chaque détective joue une fois, le long d’une ligne jusqu’à son prochain arrêt. Chaque trajet coûte un ticket à ce détective.
    Envoyez violet en 86 en bus.
    .wrong = 86 est mieux placé : des bus en partent dans quatre directions. Envoyez violet en 86 en bus.
    .wrong-later = Rouge et vert jouent ensuite. Commencez par violet. Envoyez violet en 86 en bus.
    .wrong-taxi = Un taxi ne va qu’au coin de la rue. Envoyez violet en 86 en bus.
    .done = Ce ticket de bus revient à Mister X. Il en reste 7 à violet. Un détective dont les tickets ne vont plus sur aucune ligne est immobilisé pour de bon : ménagez-les.

lesson-classic-detective-spread =
    Mister X doit se montrer après son prochain coup. D’ici là, dispersez-vous et arrêtez-vous là d’où l’on va loin. Les détectives jouent dans l’ordre que vous voulez, et jamais deux sur la même station.
    Envoyez rouge en 135 et vert en 51.
    .wrong = Rouge sera le mieux en 135, d’où partent trois bus, et vert en 51, à un taxi du métro de 67. Envoyez rouge en 135 et vert en 51.
    .done = Tous trois ont joué : c’est au tour de Mister X.

lesson-classic-detective-near =
    Le voilà : en 89. De là, il peut prendre un taxi pour 71, 88 ou 105, un bus pour 55 ou 105, ou le métro pour 13, 67, 140 ou 159. Personne ne peut atteindre 89 ce tour-ci : rapprochez-vous.
    Envoyez violet en 87 en bus.
    .wrong = 87 est plus près de lui. Envoyez violet en 87 en bus.
    .wrong-later = Rouge et vert viennent ensuite. Envoyez violet en 87 en bus.
    .done = De 87, violet peut aller en 88 et en 105.

lesson-classic-detective-close =
    Placez-vous là d’où vous pouvez atteindre les stations où il peut aller. De 118, rouge peut aller en 105 ; de 52, vert peut aller en bus en 13 et en 67.
    Envoyez rouge en 118 et vert en 52.
    .wrong = On a besoin de rouge en 118, à côté de 105, et de vert en 52, à un bus de 13 et de 67. Envoyez rouge en 118 et vert en 52.
    .done = Il joue de nouveau, sans être vu.

lesson-classic-detective-look =
    Lisez la tablette : il était en 89, puis il a pris un bus. De 89, les bus ne vont qu’en 55 et en 105. Si rouge va en 105, soit vous l’attrapez, soit vous savez qu’il est en 55.
    Envoyez rouge en 105.
    .wrong = Il ne peut être qu’en 55 ou en 105. Allez-y voir : envoyez rouge en 105.
    .wrong-purple = Violet pourrait y aller aussi, mais on aura besoin de lui ailleurs. Envoyez rouge en 105.
    .wrong-later = Cherchez d’abord où il est : vous saurez alors où envoyer les autres. Envoyez rouge en 105.
    .done = Il n’est pas en 105, il est donc en 55.

lesson-classic-detective-net =
    Personne ne peut atteindre 55 ce tour-ci : coupez-lui la route. De 55, il peut prendre un taxi pour 54 ou 71, ou un bus pour 29 ou 89. Rouge, en 105, peut atteindre 89. De 70, violet peut atteindre 54 et 71. De 41, vert peut atteindre 54 et 29.
    Envoyez violet en 70 et vert en 41.
    .wrong = Il lui resterait une sortie. En 70, violet surveille 54 et 71 ; en 41, vert surveille 54 et 29. Envoyez violet en 70 et vert en 41.
    .done = Chaque ligne qui part de 55 mène à une station que vous pouvez atteindre.

lesson-classic-detective-catch =
    Il a pris un taxi : il est donc en 54 ou en 71. Vous avez un détective pour chacune.
    Envoyez vert en 54 et violet en 71.
    .wrong = Il est en 54 ou en 71 : allez-y voir. Envoyez vert en 54 et violet en 71.
    .wrong-red = Rouge ne peut atteindre ni 54 ni 71. Envoyez vert en 54 et violet en 71.
    .wrong-swap = Seul violet peut atteindre 71 : laissez 54 à vert. Envoyez vert en 54 et violet en 71.
    .done = Attrapé en 71 !
