# Der Plan eines Bots für die Detektive, nur für sie: jede Zeile ist ein Satz für sich.

plans-by = { $name } schlägt vor:
plans-by-nobody = Ein Bot schlägt vor:
plans-ride = { $pawn }: { $fare } nach { $station }
plans-now = { $share ->
    [0] Keine Chance, ihn in diesem Zug zu fassen.
    [100] Fasst ihn in diesem Zug.
   *[other] { $share } % Chance, ihn in diesem Zug zu fassen.
}
plans-covered = { $share ->
    [0] Sonst kann ihm kein Detektiv sofort folgen.
    [100] Sonst kann ihm ein Detektiv sofort folgen, wohin er auch geht.
   *[other] Sonst kann ihm mit { $share } % Chance ein Detektiv sofort folgen.
}
plans-win = Von hier an fassen ihn Bots in { $share } von 100 Partien.
plans-left = Findet ihn niemand, kann er noch an { $left } von { $possible } Stationen sein, nach seinem nächsten Zug an { $then ->
    [one] einer
   *[other] etwa { $then }
}.
plans-free = { $stations ->
    [0] Er wird sehen, dass ihm ein Detektiv sofort folgen kann, wohin er auch geht.
    [one] Er wird eine nächste Station sehen, an die ihm kein Detektiv sofort folgen kann.
   *[other] Er wird { $stations } nächste Stationen sehen, an die ihm kein Detektiv sofort folgen kann.
}
plans-unmet = Können nicht dorthin, wohin sie geschickt wurden: { $pawns }.
plans-none = Im Moment gibt es nichts zu planen.
