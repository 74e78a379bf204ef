# Comment une partie s’est terminée, dit à la personne qui le lit. $how est la façon dont la chasse a fini, $round le tour.
# Une personne du côté du fugitif, un détective seul, un membre de l’équipe, une personne d’aucun côté.

ending-fugitive = { $how ->
    [caught] On vous a mis la main dessus au tour { $round }.
    [cornered] Plus aucune issue au tour { $round } : on vous tient.
    [crimes] Votre dernier crime est commis, et vous leur avez échappé.
   *[escaped] Vous leur avez échappé.
}
ending-detective = { $how ->
    [caught] Vous l’avez pris au tour { $round }.
    [cornered] Vous l’avez acculé au tour { $round }.
    [crimes] Il a commis son dernier crime et vous a échappé.
   *[escaped] Il vous a échappé.
}
ending-team = { $how ->
    [caught] Vous l’avez pris au tour { $round }.
    [cornered] Vous l’avez acculé au tour { $round }.
    [crimes] Il a commis son dernier crime et vous a échappé.
   *[escaped] Il vous a échappé.
}
ending-told = { $how ->
    [caught] { fugitive } a été pris au tour { $round }.
    [cornered] { fugitive } a été acculé au tour { $round }.
    [crimes] { fugitive } a commis son dernier crime et s’est échappé.
   *[escaped] { fugitive } s’est échappé.
}

# Les jeux à points. $count est le nombre de premiers ; ending-points suit toujours « avec ».

ending-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ending-points-won = { $count ->
    [one] Vous gagnez avec { ending-points }.
   *[other] Victoire partagée pour vous, avec { ending-points }.
}
ending-points-lost = { $players ->
    [2] Vous perdez { $points } à { $best }.
   *[other] Vous finissez à la { $place ->
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] { $place }e
    } place avec { ending-points }.
}
ending-points-told = { $count ->
    [one] { $who } gagne avec { ending-points }.
   *[other] Victoire partagée avec { ending-points } : { $who }.
}

# Son chemin et ce qu’on pouvait en savoir

ending-round = Manche { $round } : { $who }
ending-stop = { $entry ->
    [0] Départ de { $station }
   *[other] Coup { $entry } : { $fare } jusqu’à { $station }
}{ $seen ->
    [crime] , un crime
    [surfaced] , il se montre
   *[hidden] { "" }
}. { $count ->
    [one] { $count } station possible.
   *[other] { $count } stations possibles.
}
ending-nearest = Il s’en est fallu de
    .value = { $moves ->
        [one] 1 coup
       *[other] { $moves } coups
    } ({ $pawn }, coup { $entry }){ $times ->
        [one] { "" }
       *[other] , { $times } fois
    }
ending-unseen = Le plus longtemps caché
    .value = { $moves ->
        [one] { $moves } coup ({ $first })
       *[other] { $moves } coups ({ $first }–{ $last })
    }
ending-tickets = Tickets utilisés
ending-doubles = Coups doubles
