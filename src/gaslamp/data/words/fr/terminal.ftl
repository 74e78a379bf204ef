# Jouer dans le terminal.

# Les points et la réserve commune. Une étiquette a 9 signes.
terminal-price = prix
terminal-common = réserve
terminal-pts = pts
terminal-page-next = Manche { $round } · { fugitive } : { $who }
    Entrée pour continuer.
terminal-page-over = Appuyez sur Entrée pour fermer.

# Lignes de texte
terminal-lines-hint = Tapez un coup ou son numéro, par exemple « taxi 74 » ou « #3 ». « aide » explique, « quitter » quitte.
    .holmes = Tapez un coup ou son numéro, par exemple « calèche 74 » ou « #3 ». « aide » explique, « quitter » quitte.
terminal-abilities = Un jeton peut être dépensé :
    .compact = Ou bien :
terminal-posts = { $pawn } : { $stations }
terminal-hand-over = Passez la main à { $who }, qui appuie sur Entrée quand personne d’autre ne regarde.
terminal-confirm = { $offer } ? Entrée confirme, Échap annule.
terminal-confirm-line = { $offer } ? Entrée pour confirmer, ou tapez autre chose.
terminal-offer-leave = quitter la partie sans la sauvegarder
terminal-resumed = La partie reprend là où vous l’aviez laissée.
terminal-not-kept = La partie continue, mais elle ne peut pas être sauvegardée. { $problem }
terminal-farewell-left = Partie sauvegardée. Pour la reprendre : gaslamp play --resume { $file }
terminal-farewell-over = Pour revoir cette partie : gaslamp replay { $file }
terminal-farewell-not-kept = Cette partie n’a pas été sauvegardée.
terminal-help =
    Un coup : le moyen de transport et la station, par exemple « taxi 74 » ou « t74 » ; la station seule si un seul ticket convient ; « #3 » pour le troisième de la liste. Avec plusieurs pions : « rouge bus 94 ».
    Mister X : « black 128 » pour un Black Ticket, « double » avant deux trajets, « montrer », « rester », « prendre bus ».
    Questions : « tickets » (qui est où, avec quels tickets), « tablette », « possible » (où Mister X peut être), « plateau » ou « plateau 74 » (les lignes qui en partent).
    Un coup coûteux, comme un Black Ticket, se confirme : Entrée le joue, « non » l’annule.
    Entrée seule montre de nouveau les coups. « quitter » quitte ; la partie est sauvegardée.
    .holmes =
        Un coup : le moyen de transport et la station, par exemple « calèche 74 » ou « c74 » ; la station seule si un seul ticket convient ; « #3 » pour le troisième de la liste. Avec plusieurs pions : « Watson omnibus 94 », « bobby 1 métro 46 ».
        Moriarty : « black 128 » pour un Black Ticket, « double » avant deux trajets. Après un coup : « commettre » un crime, dans une planque « prendre black », « prendre double » ou « rester caché », puis « fini ». D’une planque : « ballon », puis « atterrir 57 ».
        Détectives, un jeton par tour : « demander quartier », « demander parc », « demander monument », « demander fleuve », « demander passé », « interdire omnibus », « interdire métro », « barrage 74 » ; « fini » pour n’en dépenser aucun.
        Questions : « tickets » (qui est où, avec quels tickets et jetons, la réserve, les crimes), « tablette », « possible » (où Moriarty peut être), « plateau » ou « plateau 74 » (les lignes qui en partent et ce qui y est marqué), « marques » (quartiers, planques, lieux du crime et symboles).
        Un coup coûteux, comme un Black Ticket, se confirme : Entrée le joue, « non » l’annule.
        Entrée seule montre de nouveau les coups. « quitter » quitte ; la partie est sauvegardée.
    .compact =
        Avant chaque manche, on pose les détectives sur des stations de métro : « rouge 40 », ou « 40 » pour le suivant.
        Un coup : le moyen de transport et la station, par exemple « taxi 74 » ou « t74 » ; la station seule si un seul ticket convient ; « #3 » pour le troisième de la liste. Les détectives : « rouge bus 94 ». Peu importe qui déplace lequel ; les robots vous laissent faire.
        Mister X voyage sans payer. « black 36 » le fait disparaître un tour, vaut aussi pour le bateau et coûte 3 points.
        « renoncer » finit la manche quand tous les détectives le disent ; le reste de la réserve est alors à Mister X.
        Questions : « tickets » (qui est où, la réserve, les prix et les points), « tablette », « possible » (où Mister X peut être), « plateau » ou « plateau 74 » (les lignes qui en partent).
        Un coup coûteux, comme un Black Ticket, se confirme : Entrée le joue, « non » l’annule.
        Entrée seule montre de nouveau les coups. « quitter » quitte ; la partie est sauvegardée.
terminal-reel-hint = Entrée pour avancer. « aide » explique, « quitter » quitte.
terminal-reel-edge = Il n’y a rien de plus de ce côté.
terminal-reel-said = { $name } : « { $text } »
terminal-reel-help =
    Entrée ou « suite » : un pas en avant. « retour » : un pas en arrière. « tour » et « tour retour » : là où un tour a commencé. « début », « fin ».
    Questions : « tickets », « tablette », « possible », « plateau ». « quitter » quitte.

# Le plein écran. Les touches tiennent en une ligne de 78 signes, le titre de la tablette en 33.
terminal-keys = ↑ ↓ Entrée jouer · / taper · + - zoom · p possible · ? touches · q quitter
    .holmes = ↑ ↓ Entrée jouer · / taper · + - zoom · p possible · m marques · ? · q quitter
terminal-reel-keys = ← → pas · PgPréc PgSuiv tour · + - zoom · p possible · ? touches · q quitter
    .holmes = ← → pas · PgPréc PgSuiv tour · + - zoom · p possible · m marques · ? · q fin
terminal-wait = Ce n’est pas encore à vous. Espace saute les pauses des bots.
terminal-over = La partie est finie. q pour quitter.
terminal-reel-place = Pas { $stop } sur { $stops }
terminal-typed-hint = tapez un coup, par exemple taxi 74
    .holmes = tapez un coup, par exemple calèche 74
terminal-follow = { $state ->
    [on] Le plateau suit la poursuite.
   *[off] Le plateau reste où il est.
}
terminal-possible-count = { $count ->
    [0] { fugitive } peut encore être n’importe où.
    [one] { fugitive } ne peut être que dans une station.
   *[other] { fugitive } peut être dans { $count } stations.
}
terminal-marks-legend = ⌂ planque · † lieu du crime · ‡ le vôtre · # barrage · ♣ parc · ♜ monument · ≈ fleuve
terminal-too-small =
    Cette fenêtre est trop petite pour le plateau.
    Il lui faut au moins { $width } colonnes et { $height } lignes, ou bien --plain.
terminal-screen-help =
    ↑ ↓  Entrée     choisir un coup, le jouer (ou cliquer sur la station)
                    un coup coûteux se confirme : Entrée oui, Échap non
    /  ou chiffre   taper : taxi 74 · t74 · rouge bus 94 · black 128 · #3
    Échap           de la saisie à la liste
    Espace          passer l’animation des robots
    q               quitter ; la partie est sauvegardée
    .compact =
        ↑ ↓  Entrée     choisir un coup, le jouer (ou cliquer sur la station)
                        un coup coûteux se confirme : Entrée oui, Échap non
        /  ou chiffre   taper : taxi 74 · rouge bus 94 · black 36 · #3
                        rouge 40 pour poser un détective · renoncer
        Échap           de la saisie à la liste
        Espace          passer l’animation des robots
        q               quitter ; la partie est sauvegardée
    .holmes =
        ↑ ↓  Entrée     choisir un coup, le jouer (ou cliquer sur la station)
                        un coup coûteux se confirme : Entrée oui, Échap non
        /  ou chiffre   calèche 74 · c74 · Watson métro 94 · black 128 · #3
                        commettre · prendre black · rester caché · ballon · fini
                        demander quartier · interdire métro · barrage 74
        Échap           de la saisie à la liste
        Espace          passer l’animation des robots
        q               quitter ; la partie est sauvegardée
terminal-reel-screen-help =
    →  ←            un pas en avant, en arrière
    PgSuiv PgPréc   là où un tour a commencé
    Début  Fin      le début, la fin
    q               quitter
terminal-map-help =
    +  -            agrandir, réduire, ou la molette
    Maj+flèches     déplacer le plateau, ou le tirer
    f               suivre la poursuite, ou rester
    p               montrer où Mister X peut être
    l               thème sombre ou clair

    Vi103  un pion                     x67   Mister X a été vu ici
    (86)   vous pouvez y aller         86?   Mister X peut y être
    ⠤⠤⠤⠤ taxi     ⠶⠶⠶⠶ bus     ⠶⠆⠰⠶ métro     ⠄⠠⠄⠠ bateau
    .compact =
        +  -            agrandir, réduire, ou la molette
        Maj+flèches     déplacer le plateau, ou le tirer
        f               suivre la poursuite, ou rester
        p               montrer où Mister X peut être
        l               thème sombre ou clair

        R40    un détective                x67   Mister X a disparu d’ici
        (86)   vous pouvez y aller         86?   Mister X peut y être
        ⠤⠤⠤⠤ taxi     ⠶⠶⠶⠶ bus     ⠶⠆⠰⠶ métro     ⠄⠠⠄⠠ bateau
    .holmes =
        +  -            agrandir, réduire, ou la molette
        Maj+flèches     déplacer le plateau, ou le tirer
        f               suivre la poursuite, ou rester
        p               montrer où Moriarty peut être
        m               montrer quartiers et symboles
        l               thème sombre ou clair

        S103   un pion                     x67   Moriarty a été vu ici
        (86)   vous pouvez y aller         86?   Moriarty peut y être
        46†    lieu du crime (‡ le vôtre)  28⌂   une planque
        74#    un barrage                  ♣ parc   ♜ monument   ≈ fleuve
        ⠤⠤⠤⠤ calèche    ⠶⠶⠶⠶ omnibus    ⠶⠆⠰⠶ métro    ⠄⠠⠄⠠ navette

# Ce qui ne se comprend pas
terminal-word-near = Je ne comprends pas « { $word } ». Vouliez-vous dire « { $near } » ?
terminal-word-unknown = Je ne comprends pas « { $word } ». Tapez « aide » pour voir ce qu’on peut taper.
terminal-station-unknown = Il n’y a pas de station { $station } sur ce plateau.
terminal-number-wrong = { $most ->
    [0] Il n’y a rien à choisir maintenant.
   *[other] Il n’y a pas de coup #{ $number }. La liste va de #1 à #{ $most }.
}
terminal-one-at-a-time = Une chose à la fois : un moyen de transport et une station, ou une ligne de la liste. Pour un coup double, tapez « double » seul avant les deux trajets.
terminal-which = Lequel ? { $choices }
terminal-pawn-absent = Ce pion n’est pas dans cette partie : { pawn-short }.
terminal-step-unknown = Tapez « suite », « retour », « tour », « début », « fin » ou « quitter » ; « aide » explique.

# Quand on pose les cartes dans Case Connection
terminal-lay-where = { $places ->
    [0] L’indice { $card } ne touche encore rien de ce qui est posé. Dites où le mettre, par exemple « poser { $card } droite » ou « poser { $card } dessus 12 ».
   *[other] L’indice { $card } peut aller à { $places } endroits. Dites lequel, par exemple « poser { $card } droite » ou « poser { $card } dessus 12 ».
}
terminal-nothing-to-undo = Il n’y a rien à annuler.
terminal-say-which-card = Quel indice ? Dites son numéro, par exemple « poser 12 droite ».
terminal-say-more = Que voulez-vous ? Nommez deux éléments à prendre, par exemple « 12 m ». « aide » explique.

# Les règles, consultées en cours de partie
terminal-rules-word = ticket
    .connection = jeton
terminal-rules-help = Règles : « règles » pour le sommaire, « règles { $short } » pour un résumé, « règles { $word } » pour trouver un mot, « règle { $rule } » pour une règle. Cela ne prend pas de tour.
terminal-rules-key = r               les règles ; ou tapez : règles · règle { $rule }
terminal-rules-keys = une règle, un chapitre ou un mot · ↑ ↓ PgPréc PgSuiv défiler · Échap ferme
terminal-refused = { $sentence } (tapez « règle { $rule } »)

# Ce qu’on peut taper ; les mots de chaque langue sont compris dans toutes. Les lettres seules sont des abréviations.
terminal-typed-taxi = taxi t
    .holmes = calèche c fiacre taxi
terminal-typed-bus = bus b
    .holmes = omnibus o bus
terminal-typed-underground = métro m
    .holmes = métro m
terminal-typed-black = black noir bl
    .holmes = black noir
terminal-typed-fugitive = fugitif mister x
    .holmes = moriarty x professeur fugitif
terminal-typed-purple = violet vi v
terminal-typed-red = rouge r
terminal-typed-green = vert ve
terminal-typed-yellow = jaune j
terminal-typed-blue = bleu bl
terminal-typed-sherlock = sherlock s
terminal-typed-watson = watson w
terminal-typed-irene = irene adler i
terminal-typed-mycroft = mycroft my
terminal-typed-lestrade = lestrade l
terminal-typed-bobby1 = bobby1 bobby
terminal-typed-bobby2 = bobby2 bobby
terminal-typed-bobby3 = bobby3 bobby
terminal-typed-double = double
terminal-typed-surface = montrer surface
terminal-typed-done = rester passer fini
    .holmes = fini passer rien plus
terminal-typed-take = prendre prends
terminal-typed-settle = partir partez départ commencer
terminal-typed-commit = commettre commettez crime
terminal-typed-collect = prendre prends
terminal-typed-low = caché cacher rester planquer planquez-vous
terminal-typed-fly = ballon voler envoler fuir fuyez
terminal-typed-land = atterrir atterrissez
terminal-typed-ask = demander demande
terminal-typed-ban = interdire interdis
terminal-typed-roadblock = barrage barrer
terminal-typed-place = placer poser mettre
terminal-typed-give-up = renoncer abandonner abandon
terminal-typed-quarter = quartier
terminal-typed-park = parc
terminal-typed-monument = monument
terminal-typed-river = fleuve tamise rivière
terminal-typed-past = passé avant
terminal-typed-help = aide
terminal-typed-log = tablette carnet
terminal-typed-fares = tickets billets
terminal-typed-possible = possible où
terminal-typed-board = plateau plan lignes
terminal-typed-marks = marques symboles
terminal-typed-rules = règles règle
terminal-typed-quit = quitter
terminal-typed-skip = sauter saute
terminal-typed-yes = oui o
terminal-typed-no = non n
terminal-typed-next = suite suivant
terminal-typed-back = retour
terminal-typed-round = tour
terminal-typed-start = début
terminal-typed-end = fin
terminal-typed-filler = à au vers en le la l un une de du jusqu ticket station coup aller prendre prends détective
    .compact = à au vers en le la l un une de du jusqu ticket station coup aller prendre prends détective sur cette manche
    .holmes = à au vers en le la un une de du jusqu ticket station coup aller prendre prends détective sur dans holmes docteur inspecteur ici
