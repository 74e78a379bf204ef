# Pourquoi un robot fait quelque chose : une phrase qui suit ce qui a été fait, à propos de qui l’a fait.
# $possible dit dans combien de stations le fugitif peut être, d’après tout ce que chacun sait.

# Une sorte de ligne, comme complément d’une phrase.
reasons-line = { $kind ->
    [taxi] le taxi
    [bus] le bus
   *[underground] le métro
}
    .holmes = { $kind ->
        [taxi] la calèche
        [bus] l’omnibus
       *[underground] le métro
    }
reasons-among = { $possible ->
    [1] { "" }
   *[other]  ; il peut être dans { $possible } stations
}
reasons-share = { $share } %
reasons-moves = { $moves ->
    [one] un coup
   *[other] { $moves } coups
}

# Détectives

reasons-only = Il n’y a pas d’autre chemin.
reasons-catches = Il ne peut être que là.
reasons-searches = { $share } % de chances qu’il y soit{ reasons-among }.
reasons-closes = Ferme la dernière issue{ reasons-among }.
reasons-seals = Barre { $line } autour du { $station }{ reasons-among }.
reasons-waits = Attend là où passe { $line } : il se montre à son prochain coup.
reasons-covers = Couvre { reasons-share } de ses prochaines stations possibles{ reasons-among }.
reasons-watches = À deux coups au plus de { reasons-share } de ses prochaines stations possibles{ reasons-among }.
reasons-nears = Se rapproche, à { reasons-moves } environ{ reasons-among }.
reasons-spares = Garde { $line } pour plus tard.
reasons-roams = Garde { $stations ->
    [one] une station
   *[other] { $stations } stations
} à deux coups au plus.
reasons-halts = Bien relié : { $stations } stations à deux coups au plus{ reasons-among }.
reasons-spent = Il ne reste aucun ticket qui mène plus loin.

# Leurs capacités

reasons-asks = La réponse devrait laisser environ { $left } stations sur { $possible }.
reasons-recalls = La piste est froide : il peut être dans { $possible } stations.
reasons-bans = Sans { $line }, il perd { reasons-share } de ses prochains trajets.
reasons-bars = Lui enlève { reasons-share } de ses prochains trajets.

# Le fugitif, pour ses seuls yeux

reasons-way-out = La seule issue.
reasons-passes = Vu seulement au passage : un second trajet suit.
reasons-begins = Un second trajet suit avant que quiconque ne bouge.
reasons-shows = Se montre à { reasons-moves } du détective le plus proche.
reasons-unreached = Aucun détective ne peut y aller.
reasons-hides = Le Black Ticket laisse { $possible } stations à fouiller, tout autre { $plain }.
    .holmes = Le Black Ticket laisse { $possible } stations à fouiller, tout autre { $plain }.
reasons-ferries = Seul un Black Ticket permet de prendre le bateau ; il laisse { $possible } stations à fouiller.
    .holmes = Seul un Black Ticket permet de prendre la navette fluviale ; il laisse { $possible } stations à fouiller.
reasons-escapes = { $possible ->
    [one] Le détective le plus proche est à { reasons-moves }.
   *[other] Le détective le plus proche est à { reasons-moves }, et il y a { $possible } stations à fouiller.
}
reasons-mingles = À leur portée, mais dans l’une des { $possible } stations possibles : { $share } % de chances que personne ne devine juste.
reasons-risks = { $share ->
    [100] À leur portée, et rien ne le cache.
   *[other] À leur portée : { $share } % de chances d’être pris.
}
reasons-crosses = Deux trajets, et l’apparition entre les deux : vu seulement au passage.
reasons-doubles = Un seul trajet ne suffirait pas : { $share } % de chances d’être pris.
reasons-vanishes = Après deux trajets, il y a bien plus à fouiller.
reasons-surfaces = Le détective le plus proche est à { reasons-moves } : il est temps de leur prendre des tickets.
reasons-robs = Aucun autre ticket ne leur manquerait autant.
reasons-stays = Invisible, dans l’une des { $possible } stations possibles.
reasons-settles = Un départ à { reasons-moves } du détective le plus proche.
reasons-stocks = Un ticket pour plus tard. Désormais, { $possible ->
    [one] ils connaissent la planque
   *[other] ils chercheront dans { $possible } planques
}.
reasons-lies-low = Toujours invisible, { $possible ->
    [one] même s’ils connaissent la planque
   *[other] dans l’une de { $possible } planques
}.
reasons-flies = S’envole, plus loin qu’aucun trajet.
reasons-triumphs = Le dernier crime gagne la partie.
reasons-commits = Crime { $number } sur { $crimes }. Désormais, { $possible ->
    [one] ils connaissent le lieu
   *[other] ils chercheront en { $possible } lieux
}.
reasons-bides = Pas maintenant : ils n’auraient { $stations ->
    [one] qu’un lieu
   *[other] que { $stations } lieux
} à fouiller.

# Le jeu compact

reasons-posts = En moyenne à { reasons-moves } de ses départs possibles.
reasons-nets = Lui laisse { $stations ->
    [one] une station
   *[other] { $stations } stations
} hors de portée, et lui rapporte { $points ->
    [one] un point
   *[other] { $points } points
}.
reasons-conceals = Hors de vue, dans l’une des { $stations } stations possibles, pour { $points } points.
reasons-dodges = Le détective le plus proche est à { reasons-moves }, et il atteint { $stations ->
    [one] une station
   *[other] { $stations } stations
} avant tout détective.

# Connectez les indices

reasons-follows = Vaut { $points ->
    [one] un point
   *[other] { $points } points
} ; il { $short ->
    [0] ne manque rien
    [one] manque un seul élément
   *[other] manque { $short } éléments
}.
reasons-gathers = Il manque encore { $short ->
    [one] un élément
   *[other] { $short } éléments
} à la piste { $lead }.
reasons-completes = Il ne manque plus rien à la piste { $lead }.
reasons-stores = Gardé pour de futures pistes.
reasons-denies = Empêche { $who } de reconstituer la piste { $lead }.
reasons-swaps = La piste { $lead } demande un autre jeton.
reasons-solves = Vaut { $points ->
    [one] un point
   *[other] { $points } points
}, ce qui fait { $total }.
reasons-keeps = Gardé pour de futures pistes.
