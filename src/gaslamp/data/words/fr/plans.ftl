# La proposition d’un bot pour les détectives, pour eux seuls : chaque ligne est une phrase à part.

plans-by = { $name } propose :
plans-by-nobody = Un bot propose :
plans-ride = { $pawn } : { $fare } jusqu’à { $station }
plans-now = { $share ->
    [0] Aucune chance de l’arrêter à ce tour.
    [100] L’arrête à ce tour.
   *[other] { $share } % de chances de l’arrêter à ce tour.
}
plans-covered = { $share ->
    [0] Sinon, aucun détective ne pourra le suivre aussitôt.
    [100] Sinon, un détective pourra le suivre aussitôt, où qu’il aille.
   *[other] Sinon, { $share } % de chances qu’un détective puisse le suivre aussitôt.
}
plans-win = À partir d’ici, des bots l’arrêtent dans { $share } parties sur 100.
plans-left = Si personne ne le trouve, il peut encore être dans { $left } stations sur { $possible }, et après son prochain coup dans { $then ->
    [one] une seule
   *[other] { $then } environ
}.
plans-free = { $stations ->
    [0] Il verra qu’un détective peut le suivre aussitôt, où qu’il aille.
    [one] Il verra une prochaine station où aucun détective ne peut le suivre aussitôt.
   *[other] Il verra { $stations } prochaines stations où aucun détective ne peut le suivre aussitôt.
}
plans-unmet = Ne peuvent pas aller là où on les envoie : { $pawns }.
plans-none = Rien à planifier pour l’instant.
