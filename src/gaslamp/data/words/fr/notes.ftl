# Le carnet du fugitif, pour lui seul : chaque ligne est une phrase à part.

notes-none = Rien à noter pour l’instant.
notes-start = Départ : { $station }
notes-known = { $count ->
    [one] Les détectives savent où vous êtes : { $station }.
   *[other] Pour ce que savent les détectives, vous pouvez être dans { $count } stations.
}
notes-here = { $count ->
    [0] Aucun détective qui doit encore jouer ne peut vous atteindre là où vous êtes.
    [one] { $pawns } peut vous atteindre à ce tour.
   *[other] { $pawns } peuvent vous atteindre à ce tour.
}
notes-danger = { $moves ->
    [none] Aucun détective ne peut y aller.
    [one] { $count ->
        [one] { $pawns } peut y être aussitôt.
       *[other] { $pawns } peuvent y être aussitôt.
    }
   *[other] Détective le plus proche : { $moves } coups.
}
