# La leçon de Case Connection. La dernière ligne d’une étape dit quoi faire.

lesson-connection = Connecter les indices
    .about = La fin d’une partie serrée : visites, connexions, un échange, un bonus et le neuvième point.
    .done =
        Vous avez atteint 9 points, l’autre joueur a eu un dernier tour, et vous gagnez 9 à 6. À égalité, la piste la plus précieuse décide. Dans une partie complète, tout le monde part de rien, et 2 à 4 détectives courent après les neuf points.
        Ensuite : jouez contre des joueurs du dimanche.

lesson-connection-visit =
    Vous arrivez dans une partie serrée : vous avez 6 points, l’autre joueur en a 2, et 9 amènent la fin. Votre piste 8 montre médico-légal en haut, témoin et cyber à droite. Vous avez l’indice 28, deux jetons Preuve médico-légale et un jeton Cyber. À votre tour, vous visitez un lieu et y prenez exactement deux éléments. La morgue de Tallow Lane n’a plus qu’un élément : elle est fermée. L’indice 2 montre médico-légal en bas : il va au-dessus de votre piste.
    Visitez la taverne de la Lanterne noyée : prenez l’indice 2 et un jeton Preuve médico-légale.
    .wrong = L’indice 2 va au-dessus de votre piste et porte un bonus. Prenez-le avant l’autre joueur : visitez la taverne de la Lanterne noyée et prenez l’indice 2 et un jeton Preuve médico-légale.
    .wrong-later = Vous irez là au prochain tour. Prenez d’abord l’indice 2, qui porte un bonus : visitez la taverne de la Lanterne noyée et prenez l’indice 2 et un jeton Preuve médico-légale.
    .done = Ce que vous prenez est posé devant vous, à la vue de tous. Vous pouvez en avoir autant que vous voulez.

lesson-connection-done =
    Deux cartes sont connectées si elles sont côte à côte, si les deux côtés qui se touchent montrent le même symbole et si un jeton de ce symbole est posé entre elles. L’indice 2 va au-dessus de la piste, avec un jeton Preuve médico-légale. L’indice 28 montre cyber à gauche : il va à droite de la piste, avec un jeton Cyber. Tous deux touchent la piste : ce sont des connexions directes. Vous pouvez poser et déplacer vos cartes à tout moment, mais jamais les tourner.
    Terminez votre tour.
    .wrong = Vous avez fait votre visite, et la piste n’est pas encore complète. Terminez votre tour.
    .wrong-swap = Il ne resterait plus de jeton Preuve médico-légale pour l’indice 2. Prenez-en d’abord un de plus. Terminez votre tour.
    .done = C’est au tour de l’autre joueur.

lesson-connection-again =
    L’autre joueur a reconstitué une piste et a lui aussi 6 points. Après sa visite, deux lieux n’avaient plus qu’un élément : tous les lieux ont été réapprovisionnés. Il manque encore témoin à votre piste. Deux symboles sur un côté : l’un est connecté directement, ici cyber par l’indice 28. L’autre l’est plus loin sur la même branche, indirectement. L’indice 28 montre témoin en bas, et l’indice 17 montre témoin en haut.
    Visitez le télégraphe de Cinder Court : prenez l’indice 17 et un jeton Preuve médico-légale.
    .wrong = C’est l’indice 17 qui continue après l’indice 28 avec témoin. Visitez le télégraphe de Cinder Court : prenez l’indice 17 et un jeton Preuve médico-légale.
    .wrong-token = L’indice 17 est le bon, mais prenez avec lui un jeton Preuve médico-légale : vous en échangerez trois, et il vous en faut un. Visitez le télégraphe de Cinder Court : prenez l’indice 17 et un jeton Preuve médico-légale.
    .wrong-swap = Pas encore : il ne resterait plus de jeton Preuve médico-légale pour l’indice 2. Visitez d’abord le télégraphe de Cinder Court : prenez l’indice 17 et un jeton Preuve médico-légale.
    .done = L’indice 17 va sous l’indice 28.

lesson-connection-swap =
    Vous n’avez pas de jeton Témoin, mais quatre jetons Preuve médico-légale. Une fois par tour, vous pouvez échanger trois jetons identiques contre un jeton Preuve universelle, qui vaut pour n’importe quel symbole.
    Échangez trois jetons Preuve médico-légale contre un jeton Preuve universelle.
    .wrong = Avec un jeton Preuve universelle, vous pourrez reconstituer votre piste dès ce tour. Échangez trois jetons Preuve médico-légale contre un jeton Preuve universelle.
    .done = Le jeton Preuve universelle vaudra pour témoin.

lesson-connection-solve =
    Vous pouvez maintenant connecter chaque symbole de la piste 8 : l’indice 2 au-dessus avec le jeton Preuve médico-légale, l’indice 28 à droite avec le jeton Cyber, l’indice 17 sous l’indice 28 avec le jeton Preuve universelle. Les connexions ne doivent jamais former de boucle. Un bonus ne compte que sur un indice qui touche la piste : l’indice 2 rapporte un jeton Preuve universelle.
    Posez les trois indices avec leurs jetons et reconstituez la piste.
    .wrong = Vous pouvez reconstituer votre piste : ne terminez pas encore votre tour. Posez les trois indices avec leurs jetons et reconstituez la piste.
    .done = La piste 8 rapporte 2 points : vous en avez 8. Et l’indice 2 vous rapporte un jeton Preuve universelle.

lesson-connection-keep =
    D’une reconstitution terminée, vous gardez exactement deux éléments, indices ou jetons. Le reste repart. Le jeton Preuve universelle du bonus est à vous de toute façon. Les indices 17 et 28 ont chacun des symboles sur deux côtés : ils iront avec beaucoup de pistes.
    Gardez l’indice 17 et l’indice 28.
    .wrong = On trouve facilement des jetons, mais pas les indices qui conviennent. Gardez l’indice 17 et l’indice 28.
    .done = L’autre indice va sous la pile, et les jetons repartent aussi.

lesson-connection-follow =
    Vous piochez ensuite deux pistes et en suivez une. Personne ne voit l’autre. La piste 19 rapporte 5 points, mais elle a cinq symboles. La piste 6 rapporte 1 point, et il ne vous en faut pas plus. Elle montre cyber à droite et témoin à gauche.
    Suivez la piste 6.
    .wrong = Cinq connexions prennent du temps, et l’autre joueur a 6 points. Il ne vous faut qu’un point. Suivez la piste 6.
    .done = L’indice 28 va à sa droite, l’indice 17 à sa gauche. Il ne manque que des jetons.

lesson-connection-over =
    Vous pouvez reconstituer des pistes à tout moment de votre tour, avant ou après la visite, et autant de fois que possible. Celle-ci, vous ne le pouvez pas encore.
    Terminez votre tour.
    .wrong = Il n’y a plus rien à faire ce tour-ci. Terminez votre tour.
    .done = Encore une visite, et c’est bon.

lesson-connection-tokens =
    L’autre joueur a laissé un seul élément au télégraphe de Cinder Court : ce lieu est fermé. Il vous faut un jeton Témoin et un jeton Cyber. L’embarcadère aux Rats a les deux.
    Visitez l’embarcadère aux Rats : prenez un jeton Témoin et un jeton Cyber.
    .wrong = Vos indices sont complets, il ne vous faut que des jetons. Visitez l’embarcadère aux Rats : prenez un jeton Témoin et un jeton Cyber.
    .done = La piste 6 ne demande rien de plus.

lesson-connection-nine =
    L’indice 28 va à droite de la piste avec cyber, l’indice 17 à gauche avec témoin. Votre jeton Preuve universelle peut remplacer l’un ou l’autre. Vous aurez alors 9 points : vous vous arrêtez aussitôt, et chaque autre joueur a un dernier tour. Puis qui a le plus de points gagne.
    Posez les deux indices avec des jetons et reconstituez la piste.
    .wrong = Votre neuvième point n’attend que vous : ne terminez pas encore votre tour. Posez les deux indices avec des jetons et reconstituez la piste.
    .done = Neuf points ! L’autre joueur a maintenant un dernier tour.
