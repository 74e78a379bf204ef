# Les leçons de l’édition Sherlock Holmes. La dernière ligne d’une étape dit quoi faire.

lesson-holmes-fugitive = Trois crimes en Moriarty
    .about = Six coups en mode Sherlock : des trajets cachés, trois crimes, une planque, le ballon, la navette fluviale.
    .done =
        Trois crimes en six coups : la plupart des parties durent plus longtemps.
        En mode Sherlock, vous avez 16 coups, et vous gagnez aussi si vous êtes encore libre après le dernier. Le mode Original n’a ni crimes, ni planques, ni capacités : Moriarty y a cinq Black Tickets et deux Coups Doubles, et doit rester libre pendant 22 tours.
        Ensuite : jouez Moriarty contre des joueurs du dimanche, ou apprenez le rôle des détectives.

lesson-holmes-fugitive-start =
    Vous êtes le professeur Moriarty. Vous avez tiré en secret trois lieux du crime : 46, 127 et 157. Commettez un crime à chacun, et vous gagnez. Quatre pions vous poursuivent : Sherlock Holmes au 123, le Dr Watson au 112, le Bobby 1 au 94 et le Bobby 2 au 141. Votre tuile Départ indique 172 et 22. Du 22, vous pouvez être au 46 en deux coups.
    Partez du 22.
    .wrong = Du 172, chacun de vos lieux du crime est à trois coups au moins. Partez du 22.
    .done = Vous seul savez d’où vous partez. Les 13 tuiles Départ indiquent 26 stations, et ce peut être n’importe laquelle.

lesson-holmes-fugitive-ride =
    Un coup suit une ligne jusqu’à son prochain arrêt : en calèche, en omnibus ou en métro. Vous jouez en premier et en secret : les détectives voient votre ticket, pas votre station. La calèche s’arrête aux 26 stations de départ, l’omnibus à six seulement. Un ticket de calèche leur en dit donc moins.
    Allez au 34 en calèche.
    .wrong = Du 34, l’omnibus va directement au 46, votre lieu du crime le plus proche. Allez au 34 en calèche.
    .wrong-omnibus = L’omnibus y va aussi, mais son ticket ne laisserait que 17 stations où vous pouvez être. Après une calèche, il y en a 76. Allez au 34 en calèche.
    .wrong-black = Vous n’avez qu’un Black Ticket, et il vous le faudra pour la navette fluviale. Allez au 34 en calèche.
    .wrong-double = Vous n’avez qu’un Coup Double. Gardez-le pour le moment où deux coups de suite feront la différence. Allez au 34 en calèche.
    .done = La tablette montre un ticket de calèche et aucune station.

lesson-holmes-fugitive-done =
    En mode Sherlock, on vous demande après chaque coup si vous voulez faire autre chose, par exemple commettre un crime. Au 34, il n’y a rien à faire. Mais si on ne vous posait la question que là où il y a quelque chose à faire, elle vous trahirait. Vous terminez donc vous-même chaque coup.
    Terminez votre coup par « rien de plus ».
    .wrong = Il n’y a rien d’autre à faire au 34. Terminez votre coup par « rien de plus ».
    .done = Personne ne peut en déduire où vous êtes : 76 stations sont possibles.

lesson-holmes-fugitive-crime =
    46 est un de vos lieux du crime. Quand un coup s’y termine, vous pouvez commettre le crime. Les détectives l’apprennent, mais ne savent pas où. Cela leur dit tout de même quelque chose : tout le monde connaît les 15 stations qui peuvent être des lieux du crime.
    Allez au 46 en omnibus, commettez le crime, puis terminez votre coup par « rien de plus ».
    .wrong = Un de vos lieux du crime est à un seul trajet en omnibus. Allez au 46 en omnibus et commettez le crime.
    .wrong-black = Personne n’est près de vous : gardez votre unique Black Ticket pour la navette. Allez au 46 en omnibus.
    .wrong-double = Un seul coup vous mène au 46. Gardez votre Coup Double. Allez au 46 en omnibus.
    .wrong-leave = Il vous faudrait alors revenir plus tard pour ce crime. Commettez-le maintenant, puis terminez votre coup.
    .done = Votre premier crime. Une calèche, un omnibus, un crime : pour eux, vous êtes à l’un de huit lieux du crime.

lesson-holmes-fugitive-hideout =
    Après les coups 3, 8 et 13, vous devez vous montrer, et c’est votre troisième. Mais si ce coup se termine dans une planque, une station au haut-de-forme, vous pouvez rester caché. 61 est une planque, et personne ne peut y être en un coup.
    Allez au 61 en calèche.
    .wrong = Là, tout le monde vous verrait après ce coup. Dans la planque du 61, vous pouvez rester caché. Allez au 61 en calèche.
    .wrong-reach = Vous devriez vous y montrer, et Holmes, au 77, comme le Bobby 1, au 79, peut être au 78 en un coup. Allez au 61 en calèche.
    .wrong-black = Gardez-le pour la navette. Allez au 61 en calèche.
    .wrong-double = Avec un Coup Double, vous vous montreriez après la première moitié et disparaîtriez avec la seconde. La planque ne vous coûte rien. Allez au 61 en calèche.
    .done = Vous êtes dans une planque.

lesson-holmes-fugitive-low =
    En arrivant dans une planque, vous pouvez faire une de ces deux choses : prendre un Black Ticket ou un Coup Double dans la réserve, ou vous planquer quand vous devriez vous montrer. Vous l’annoncez. Les détectives apprennent donc que vous êtes dans une planque, mais pas dans laquelle.
    Planquez-vous, puis terminez votre coup par « rien de plus ».
    .wrong = Cette fois, restez caché. Planquez-vous, puis terminez votre coup.
    .wrong-ticket = Vous pouvez prendre un ticket, mais vous devez alors vous montrer ici, au 61. Planquez-vous plutôt.
    .wrong-show = Si vous terminez votre coup maintenant, vous devez vous montrer au 61. Planquez-vous d’abord, puis terminez votre coup.
    .done = Votre pion n’apparaît pas sur le plateau.

lesson-holmes-fugitive-balloon =
    Une planque à un trajet en calèche d’un des huit lieux du crime : c’est 51, 61 ou 134. Sherlock Holmes a dépensé un jeton pour demander votre quartier, et vous avez dû dire la vérité : I. Ils savent donc que vous êtes au 61. Holmes peut atteindre 60, Watson 62 et 78, et le Bobby 1 est au 46. Une fois par partie, vous pouvez quitter une planque en ballon.
    Fuyez en ballon.
    .wrong = Seul le ballon vous éloigne d’eux tous. Fuyez en ballon.
    .wrong-reach = Là, on peut vous capturer : Holmes atteint 60, Watson atteint 62 et 78. Un Black Ticket ne cache rien ici, car seules les calèches s’arrêtent au 61. Fuyez en ballon.
    .wrong-double = Deux coups suffiraient peut-être à leur échapper, mais le ballon vous emmène bien plus loin, et il est gratuit. Fuyez en ballon.
    .done = Vous vous envolez, au vu de tout Londres. Une tuile Départ dit où vous pouvez atterrir.

lesson-holmes-fugitive-landing =
    La tuile indique 127 et 18, et vous choisissez. Tout le monde voit où vous atterrissez. C’est un coup comme un autre : un crime peut suivre. 127 est un de vos lieux du crime, et personne ne peut y être en un coup.
    Atterrissez au 127, commettez le crime, puis terminez votre coup par « rien de plus ».
    .wrong = 127 est un de vos lieux du crime. Atterrissez au 127 et commettez le crime.
    .wrong-west = 18 n’est pas un de vos lieux du crime, et les détectives sont de ce côté de la ville. Atterrissez au 127.
    .wrong-leave = Vous êtes à un de vos lieux du crime. Commettez d’abord le crime, puis terminez votre coup.
    .done = Deux crimes, dont le second sous les yeux de tous.

lesson-holmes-fugitive-double =
    Tous savent que vous êtes au 127, et le Bobby 2 est au 133, à côté de vous. Votre dernier lieu du crime, 157, est à un trajet en navette fluviale du 115. Un Coup Double, ce sont deux coups avant la réponse des détectives, chacun avec son ticket et sa case sur la tablette.
    Jouez votre Coup Double, allez au 115 en calèche, puis terminez ce coup par « rien de plus ».
    .wrong = La navette pour 157 part du 115. Jouez votre Coup Double, puis allez au 115 en calèche.
    .wrong-black = Il vous faut votre Black Ticket pour la navette. Jouez votre Coup Double, puis allez au 115 en calèche.
    .done = C’était la première moitié.

lesson-holmes-fugitive-ferry =
    La seconde moitié. Un Black Ticket vaut pour toutes les lignes et cache celle que vous avez prise. C’est aussi le seul ticket pour la navette fluviale : aucun détective ne peut donc la prendre. Le troisième crime gagne aussitôt : personne n’a le temps d’y répondre.
    Allez au 157 avec votre Black Ticket et commettez le crime.
    .wrong = Votre dernier lieu du crime est à un trajet en navette. Allez au 157 avec votre Black Ticket et commettez le crime.
    .wrong-upstream = La navette est une bonne idée, mais 108 n’est pas un de vos lieux du crime. Allez au 157 avec votre Black Ticket.
    .wrong-leave = Encore un crime et vous avez gagné. Commettez-le.
    .done = Le troisième crime. Vous avez gagné !

lesson-holmes-detective = Poursuivre en Sherlock Holmes
    .about = Trois tours en mode Sherlock : deux détectives, deux Bobbies, lire la tablette, deux questions, la capture.
    .done =
        Bravo !
        Dans une partie complète, Moriarty a aussi un Coup Double, absent de cette leçon, et vous avez jusqu’à son 16e coup. Irene Adler, Mycroft Holmes et l’inspecteur Lestrade ont d’autres capacités. Le mode Original n’a ni crimes, ni planques, ni capacités ; la poursuite y dure jusqu’à 22 tours.
        Ensuite : jouez les détectives contre un joueur du dimanche, ou apprenez le rôle de Moriarty.

lesson-holmes-detective-ride =
    Vous jouez les quatre pions : Sherlock Holmes au 156, le Dr Watson au 100, le Bobby 1 au 86 et le Bobby 2 au 63. La tablette montre que Moriarty a pris une calèche, puis un omnibus. Ensuite, il a commis un crime : il est donc à l’un de huit lieux du crime : 46, 67, 87, 105, 127, 157, 184 ou 187. Maintenant, chaque pion joue une fois, dans l’ordre que vous voulez, le long d’une ligne jusqu’à son prochain arrêt.
    Envoyez Holmes au 140 et Watson au 82.
    .wrong = Arrêtez-vous là d’où l’on va loin : le métro s’arrête au 140, et du 82 l’omnibus part dans quatre directions. Envoyez Holmes au 140 et Watson au 82.
    .wrong-scene = Il peut y être, mais il y a huit lieux de ce genre. Mieux vaut s’arrêter là d’où l’on va loin. Envoyez Holmes au 140 et Watson au 82.
    .wrong-bobbies = Les Bobbies jouent ensuite. Envoyez Holmes au 140 et Watson au 82.
    .wrong-token = Gardez vos jetons : ce tour-ci, vous n’atteignez que trois des huit lieux. Envoyez Holmes au 140 et Watson au 82.
    .done = Holmes et Watson ont chacun remis un ticket dans la réserve. Ils ne le récupèrent pas.

lesson-holmes-detective-bobbies =
    Une équipe de deux détectives a deux Bobbies. Ils suivent les mêmes lignes mais ne paient rien. Eux aussi peuvent capturer Moriarty.
    Envoyez le Bobby 1 au 116 et le Bobby 2 au 79.
    .wrong = Le Bobby 1 sera le mieux au bord du fleuve, au 116, et le Bobby 2 au 79, où s’arrête le métro. Envoyez le Bobby 1 au 116 et le Bobby 2 au 79.
    .wrong-scene = Il peut y être, mais il y a huit lieux de ce genre. Envoyez le Bobby 1 au 116 et le Bobby 2 au 79.
    .wrong-token = Gardez vos jetons : le Bobby 1 atteint un des huit lieux, et personne d’autre n’en atteint. Envoyez le Bobby 1 au 116 et le Bobby 2 au 79.
    .done = Tous les quatre ont joué.

lesson-holmes-detective-done =
    À chacun de ses tours, l’équipe peut dépenser un jeton pour une capacité : avant, entre ou après ses coups. Holmes et Watson ont deux jetons chacun, les Bobbies n’en ont pas. Un jeton dépensé est perdu : posez donc une question quand la réponse vous sert. Là, Moriarty repart avant vous.
    Terminez votre tour par « rien de plus ».
    .wrong = Gardez ce jeton jusqu’à ce que la réponse vous serve. Terminez votre tour par « rien de plus ».
    .done = Il vous reste vos quatre jetons.

lesson-holmes-detective-quarter =
    Moriarty devrait se montrer après son troisième coup, mais il reste caché : il est dans une planque, une station au haut-de-forme. Elle est à un trajet en calèche d’un des huit lieux du crime : c’est 51, 61 ou 134. Elles sont dans les quartiers II, I et IV. Sherlock Holmes peut demander son quartier, et Moriarty doit dire la vérité.
    Faites demander le quartier par Holmes.
    .wrong = Seul le quartier permet de distinguer 51, 61 et 134. Faites demander le quartier par Holmes.
    .wrong-watson = Watson pose sa question sur un parc, un monument ou le fleuve, mais aucune des trois stations n’a de symbole. Faites demander le quartier par Holmes.
    .wrong-move = Demandez avant de jouer : la réponse vous dira où aller. Faites demander le quartier par Holmes.
    .done = Quartier IV : il est au 134.

lesson-holmes-detective-net =
    Personne ne peut atteindre 134 ce tour-ci : coupez-lui la route. De là, des calèches vont au 118, au 127, au 141 et au 142. Il ne peut pas s’arrêter au 118 si le Bobby 1 s’y trouve, et de là le Bobby 1 peut atteindre 142. Du 133, Holmes peut atteindre 127 et 141.
    Envoyez Holmes au 133 et le Bobby 1 au 118.
    .wrong = Il lui resterait une sortie. Au 118, le Bobby 1 surveille 142 ; au 133, Holmes surveille 127 et 141. Envoyez Holmes au 133 et le Bobby 1 au 118.
    .wrong-later = Watson et le Bobby 2 jouent ensuite. Envoyez Holmes au 133 et le Bobby 1 au 118.
    .done = Chaque calèche qui part du 134 mène là où est l’un de vous, ou là où il peut être au prochain tour. Seul le ballon pourrait encore sauver Moriarty.

lesson-holmes-detective-ring =
    Rapprochez les deux autres. Il n’y a de place que pour un pion par station, l’ordre compte donc : Watson peut aller au 140 parce que Holmes l’a quitté. Vous avez dépensé le jeton de ce tour : il se termine dès que tous ont joué.
    Envoyez Watson au 140 et le Bobby 2 au 67.
    .wrong = 140 et 67 sont plus près de lui. Envoyez Watson au 140 et le Bobby 2 au 67.
    .done = Le filet est tendu.

lesson-holmes-detective-park =
    Il a pris une calèche, pas le ballon : il est donc au 127, au 141 ou au 142. Le Bobby 1 peut aller voir au 142, mais seul Holmes peut atteindre 127 et 141, et il doit choisir. Watson peut poser sa question sur un parc, un monument ou le fleuve. 127 est au bord du fleuve, mais il vient d’y être. 141 est près d’un parc.
    Faites demander par Watson si Moriarty est près d’un parc.
    .wrong = Holmes doit choisir entre 127 et 141, et seul 141 est près d’un parc. Faites demander par Watson s’il est près d’un parc.
    .wrong-river = Cela aiderait aussi, mais seul 127 est au bord du fleuve, et il vient d’y être. Faites demander par Watson s’il est près d’un parc.
    .wrong-monument = Aucune des trois stations n’est près d’un monument. Faites demander par Watson s’il est près d’un parc.
    .wrong-holmes = Les trois stations sont dans le quartier IV : Holmes n’apprendrait rien de nouveau. Faites demander par Watson s’il est près d’un parc.
    .wrong-move = Holmes ne peut aller voir qu’à un endroit. Demandez d’abord : faites demander par Watson s’il est près d’un parc.
    .done = Oui, il est près d’un parc.

lesson-holmes-detective-catch =
    De 127, 141 et 142, seul 141 est près d’un parc. C’est à un trajet en calèche de Holmes.
    Envoyez Holmes au 141.
    .wrong = Il est au 141, et seul Holmes peut y aller. Envoyez Holmes au 141.
    .done = Capturé au 141 !
