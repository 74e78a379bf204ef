# Les leçons du jeu compact. La dernière ligne d’une étape dit quoi faire.

lesson-compact-fugitive = Récolter des points en Mister X
    .about = Une manche entière au vu de tous : voyager gratuitement, bifurquer, les points, un Black Ticket, le bateau.
    .done =
        Vous leur avez échappé avec 37 points : 40 pour les 24 tickets, moins 3 pour le Black Ticket. L’autre joueur en a fait 11 : vous gagnez la partie. À trois ou quatre joueurs, il y a autant de manches : chacun est Mister X une fois, et qui a le plus de points gagne.
        Ensuite : jouez une partie contre des joueurs du dimanche, ou apprenez le rôle des détectives.

lesson-compact-fugitive-ride =
    À la première manche, vous étiez les détectives, et l’autre joueur a fait 11 points en Mister X. À vous maintenant. Vous êtes en 39, et tout le monde vous voit. Rouge est en 56, bleu en 69, vert en 72. Vous jouez en premier et ne payez rien : ni le taxi, ni le bus, ni le métro. Rouge et vert peuvent tous deux être en 55 en un coup : évitez cette station.
    Allez en 7 en taxi.
    .wrong = Vous y seriez en sûreté, mais 7 est mieux : elle est à trois coups au moins de chaque détective, et de là, le taxi va à six stations. Allez en 7 en taxi.
    .wrong-black = Le Black Ticket vous cache pendant un tour, mais il vous coûte 3 points. Personne n’est près de vous : gardez-le. Allez en 7 en taxi.
    .wrong-reach = Rouge et vert peuvent tous deux être en 55 en un coup et vous attraper. Allez en 7 en taxi.
    .done = Ce trajet ne vous a rien coûté. Les détectives, eux, paient les leurs, et chaque ticket qu’ils utilisent vous revient.

lesson-compact-fugitive-turn =
    Les détectives ont pris deux bus et un métro. Un ticket de taxi vous vaut 1 point, un ticket de bus 2, un ticket de métro 3 : vous en avez déjà 7. Regardez le point entre 7 et 39 : deux lignes de taxi s’y croisent. À un croisement, vous pouvez bifurquer sur l’autre ligne. De 7, le taxi ne va donc pas seulement en 39, mais aussi en 21 et en 22.
    Allez en 21 en taxi.
    .wrong = Vous y seriez en sûreté, mais essayez de bifurquer. De 21, le taxi va à dix stations. Allez en 21 en taxi.
    .wrong-black = Gardez-le. Personne ne peut atteindre 21 : inutile de vous cacher. Allez en 21 en taxi.
    .wrong-reach = Rouge, en 5, peut aller en 6, et vert, en 55, peut aller en 6 et en 39. Allez en 21 en taxi.
    .wrong-corner = Là aussi vous bifurquez, et personne ne peut vous y atteindre. Mais de 22, le taxi ne va qu’à quatre stations, de 21 à dix. Allez en 21 en taxi.
    .done = Vous avez bifurqué au croisement. Les détectives peuvent le faire aussi.

lesson-compact-fugitive-crossings =
    Rouge, en 6, atteint 7, 8 et 22 ; vert, en 39, atteint 7, 22 et 23 ; bleu, en 42, atteint 41 et 53. Mais d’autres lignes se croisent entre 21 et 40, et vous pouvez bifurquer plus d’une fois par coup. Vous arrivez ainsi en 20, en 38 ou en 40, où personne ne peut vous suivre. Le métro s’arrête en 40.
    Allez en 40 en taxi.
    .wrong = Personne ne pourrait vous y suivre, mais vous aurez ensuite besoin du métro, et il s’arrête en 40. Allez en 40 en taxi.
    .wrong-black = Gardez-le. Personne ne peut atteindre 40 : inutile de vous cacher. Allez en 40 en taxi.
    .wrong-reach = Un détective peut y être en un coup : rouge en 7, 8 et 22, vert en 7, 22 et 23, bleu en 41 et 53. Allez en 40 en taxi.
    .done = Aucun détective ne peut être en 40 en un coup.

lesson-compact-fugitive-underground =
    Vous avez 15 points, mais ils sont tout près : rouge en 55, bleu en 41, vert en 21. Ils peuvent atteindre toutes les stations où vont d’ici les taxis et les bus. En métro, vous pourriez aller en 8, mais vert y va aussi, ou en 56 ou 72, mais rouge y va. Reste 13.
    Allez en 13 en métro.
    .wrong = Un détective peut y être en un coup. Seule la station 13 est hors de leur portée. Allez en 13 en métro.
    .wrong-black = Gardez-le. Personne ne peut atteindre 13 : inutile de vous cacher. Allez en 13 en métro.
    .done = Un long trajet, et gratuit. Aux détectives, le métro coûte 3 points, et il ne leur reste que trois de ces tickets.

lesson-compact-fugitive-bus =
    Vous avez 19 points, et les détectives ont dépensé la moitié de leurs tickets. Quand les 24 seront partis, la manche sera finie et vous leur aurez échappé. Bleu, en 40, atteint 8 ; vert, en 38, atteint 11. Gagnez le fleuve : le bateau s’arrête en 36, juste à côté de 26.
    Allez en 26 en bus.
    .wrong = Personne ne pourrait vous y suivre, mais 26 est le meilleur chemin vers le bateau : à côté de 36 et loin des détectives. Allez en 26 en bus.
    .wrong-black = Gardez-le pour le bateau. Allez en 26 en bus.
    .wrong-reach = Bleu, en 40, peut aller en 8, et vert, en 38, peut aller en 11. Allez en 26 en bus.
    .done = De 26, un seul trajet en taxi vous mène au bateau.

lesson-compact-fugitive-river =
    Pour vous suivre, ils ont payé deux métros et un taxi. Vous avez maintenant 26 points. Vert, en 37, atteint 25. Personne n’atteint 36, où s’arrête le bateau.
    Allez en 36 en taxi.
    .wrong = Personne ne pourrait vous y suivre, mais le bateau s’arrête en 36. Allez en 36 en taxi.
    .wrong-black = Vous n’en avez qu’un, et il vous le faudra pour le bateau. Allez en 36 en taxi.
    .wrong-reach = Vert, en 37, peut être en 25 en un coup. Allez en 36 en taxi.
    .done = Laissez-les venir. Ils ne peuvent pas vous suivre sur le bateau.

lesson-compact-fugitive-ferry =
    Bleu est en 26, vert en 42, rouge en 43. Seule 44 est libre, et rouge et bleu peuvent y aller. C’est le moment de votre Black Ticket : vous quittez le plateau, et pendant un tour personne ne sait où vous êtes. Il vaut pour toutes les lignes, et lui seul donne droit au bateau, qui va de 36 en 47 et en 84. Il vous coûte 3 points.
    Allez en 84 avec le Black Ticket.
    .wrong = Le bateau est une bonne idée, mais 84 est mieux : de là, vous pourrez aller à six stations, de 47 à cinq. Allez en 84 avec le Black Ticket.
    .wrong-reach = Rouge et bleu peuvent tous deux aller en 44 et vous y attraper, caché ou non. Allez en 84 avec le Black Ticket.
    .done = Ils voient un Black Ticket et plus de figurine. Vous pouvez être en 44, en 47 ou en 84.

lesson-compact-fugitive-last =
    Rouge vous a cherché en 44, en vain. Après leur tour, vous sortez de votre cachette : vous êtes en 84. Il leur reste trois tickets, deux de taxi et un de métro, aucun de bus. Rouge et vert peuvent donc aller en 61, et vert en 83. Si personne ne vous attrape maintenant, la manche est finie.
    Allez à une station qu’aucun détective ne peut atteindre.
    .wrong = Allez en 63, 70, 86 ou 109. Avec les tickets qui leur restent, aucun détective ne peut y aller.
    .wrong-reach = Rouge et vert peuvent aller en 61 en taxi, et vert en 83. Allez à une autre station.
    .done = Personne ne peut y aller, et leurs trois derniers tickets vous reviennent.

lesson-compact-detective = Attraper Mister X avec peu de tickets
    .about = Une manche avec les trois détectives : les placer, payer, se rapprocher, un Black Ticket, la capture.
    .done =
        Vous l’avez attrapé en gardant la moitié de vos tickets, et vous gagnez la partie : il a fait bien moins que vos 40 points. Si un jour vous ne voyez plus aucune chance, vous pouvez renoncer à votre tour de jouer, mais il reçoit alors tous les tickets qui vous restent. À trois ou quatre joueurs, les autres se partagent les trois détectives et décident ensemble.
        Ensuite : jouez une partie contre des joueurs du dimanche, ou apprenez le rôle de Mister X.

lesson-compact-detective-place =
    À la première manche, vous étiez Mister X. Les détectives ont renoncé, et tous leurs tickets vous sont revenus : 40 points. Maintenant, vous jouez les trois détectives, et l’autre joueur est Mister X. Les détectives partent de trois stations de métro de votre choix, bien dispersées. Rouge est déjà en 56, à l’ouest. 69 est au sud-est, 72 entre les deux.
    Placez bleu en 69 et vert en 72.
    .wrong = On peut partir de n’importe quelle station de métro, mais dans cette leçon nous prenons 69 et 72. Placez bleu en 69 et vert en 72.
    .wrong-colour = C’est la bonne station, mais pas la bonne couleur. Placez bleu en 69 et vert en 72.
    .done = Mister X retourne maintenant un de vos tickets. Le numéro qu’il y trouve est sa station de départ.

lesson-compact-detective-pay =
    Mister X est parti de 91 et a pris un taxi jusqu’en 90. Vous le voyez toujours, et il ne paie rien. Vous, vous payez avec une réserve commune aux trois détectives : 12 tickets de taxi, 8 de bus et 4 de métro. Chaque ticket que vous utilisez lui revient : un taxi vaut 1 point, un bus 2, un métro 3. Attrapez-le donc vite. De 79, rouge peut être en 91 ou en 95 en un coup.
    Envoyez rouge en 79 en bus.
    .wrong = 79 est mieux : de là, rouge surveille 91 et 95, deux de ses sorties. Envoyez rouge en 79 en bus.
    .wrong-later = L’ordre est libre, mais commençons par rouge. Envoyez rouge en 79 en bus.
    .wrong-giveup = Si vous renoncez, la manche est finie et Mister X reçoit tous les tickets qui vous restent, 40 points en tout. Vous venez à peine de commencer. Envoyez rouge en 79 en bus.
    .done = Deux points pour lui. Il reste 7 tickets de bus dans la réserve, pour les trois détectives ensemble.

lesson-compact-detective-order =
    Les trois doivent jouer, dans l’ordre que vous voulez. De 80, vert peut aller en 89. Bleu est loin, et seul le métro est assez rapide. Il coûte 3 points : prenez-le quand il en vaut la peine.
    Envoyez bleu en 109 en métro et vert en 80 en taxi.
    .wrong = On a besoin de vert en 80, à côté de 89, et de bleu en 109, pour lui couper la route au sud. Envoyez bleu en 109 en métro et vert en 80 en taxi.
    .wrong-giveup = Si vous renoncez, Mister X reçoit tous les tickets qui vous restent. Vous vous rapprochez : continuez. Envoyez bleu en 109 en métro et vert en 80 en taxi.
    .done = De 90, il peut aller en 89, 91, 95 ou 111. Vous pouvez atteindre toutes ces stations, sauf 111.

lesson-compact-detective-close =
    Il a pris la seule issue : au croisement de deux lignes de taxi, il a bifurqué vers 111. Vous pouvez bifurquer aussi. Suivez-le, et économisez des points : là où va le taxi, ne prenez pas le bus. De 92, rouge surveille 113 ; de 97, bleu surveille 110 ; de 90, vert surveille 89 et 95.
    Envoyez rouge en 92, bleu en 97 et vert en 90, tous en taxi.
    .wrong = Il lui resterait une issue. On a besoin de rouge en 92, de bleu en 97 et de vert en 90. Envoyez-les-y en taxi.
    .wrong-dear = Le bus y va aussi, mais il lui rapporte 2 points, et le taxi un seul. Envoyez rouge en 92, bleu en 97 et vert en 90, tous en taxi.
    .wrong-giveup = Si vous renoncez, Mister X reçoit tous les tickets qui vous restent. Vous vous rapprochez : continuez. Envoyez rouge en 92, bleu en 97 et vert en 90, tous en taxi.
    .done = Trois taxis, trois points. La seule station que vous ne surveillez pas est 112.

lesson-compact-detective-ferry =
    Il est en 112, où s’arrête le bateau. Lui seul peut le prendre, et seulement avec son Black Ticket : d’ici jusqu’en 84. Envoyez donc un détective là d’où il peut être en 84 en un coup.
    Envoyez bleu en 83 en bus.
    .wrong = De là, bleu ne peut pas être en 84 en un coup. Envoyez bleu en 83 en bus.
    .wrong-later = Rouge et vert viennent ensuite. Seul bleu peut s’approcher de 84. Envoyez bleu en 83 en bus.
    .wrong-giveup = Si vous renoncez, Mister X reçoit tous les tickets qui vous restent. Vous le tenez presque. Envoyez bleu en 83 en bus.
    .done = S’il prend le bateau, bleu pourra le suivre.

lesson-compact-detective-net =
    De 112, le taxi va en 95, 111 et 113. Si vert va en 95, ce chemin est fermé, et vert peut aller en 111. De 94, rouge peut aller en 113.
    Envoyez rouge en 94 et vert en 95.
    .wrong = Il lui resterait une issue. En 94, rouge surveille 113 ; en 95, vert surveille 111. Envoyez rouge en 94 et vert en 95.
    .wrong-giveup = Si vous renoncez, Mister X reçoit tous les tickets qui vous restent. Vous le tenez presque. Envoyez rouge en 94 et vert en 95.
    .done = Chaque ligne qui part de 112 mène à une station que vous occupez ou pouvez atteindre.

lesson-compact-detective-catch =
    Il a joué son Black Ticket et quitté le plateau. Cela lui coûte 3 points et le cache pendant un tour. Où peut-il être ? Il était en 112, et vous occupez 95. Il est donc en 111, en 113 ou, par le bateau, en 84. Vous avez un détective pour chacune.
    Envoyez rouge en 113, vert en 111 et bleu en 84.
    .wrong = Il est en 84, en 111 ou en 113 : allez-y voir. Envoyez rouge en 113, vert en 111 et bleu en 84.
    .wrong-swap = Seul vert peut aller en 111 : laissez 113 à rouge. Envoyez rouge en 113, vert en 111 et bleu en 84.
    .wrong-giveup = Si vous renoncez, Mister X reçoit tous les tickets qui vous restent, alors que vous le tenez. Envoyez rouge en 113, vert en 111 et bleu en 84.
    .done = Attrapé en 84 ! Il avait pris le bateau.
