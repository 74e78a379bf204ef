# Wie ein Spiel ausging, gesagt zu der Person, die es liest. $how ist, wie die Jagd endete, $round in welcher Runde.
# Jemand auf der Seite des Flüchtigen, eine Detektivin allein, jemand aus dem Team, jemand auf keiner Seite.

ending-fugitive = { $how ->
    [caught] Du wurdest in Runde { $round } gefasst.
    [cornered] In Runde { $round } gab es für dich keinen Ausweg mehr.
    [crimes] Dein letztes Verbrechen ist verübt, und du bist entkommen.
   *[escaped] Du bist entkommen.
}
ending-detective = { $how ->
    [caught] Du hast ihn in Runde { $round } gefasst.
    [cornered] Du hast ihm in Runde { $round } jeden Ausweg versperrt.
    [crimes] Er hat sein letztes Verbrechen verübt und ist dir entkommen.
   *[escaped] Er ist dir entkommen.
}
ending-team = { $how ->
    [caught] Ihr habt ihn in Runde { $round } gefasst.
    [cornered] Ihr habt ihm in Runde { $round } jeden Ausweg versperrt.
    [crimes] Er hat sein letztes Verbrechen verübt und ist euch entkommen.
   *[escaped] Er ist euch entkommen.
}
ending-told = { $how ->
    [caught] { fugitive } wurde in Runde { $round } gefasst.
    [cornered] { fugitive } hatte in Runde { $round } keinen Ausweg mehr.
    [crimes] { fugitive } hat sein letztes Verbrechen verübt und ist entkommen.
   *[escaped] { fugitive } ist entkommen.
}

# Spiele um Punkte. $count sagt, wie viele vorn liegen; ending-points folgt immer auf „mit“.

ending-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
ending-points-won = { $count ->
    [one] Du hast mit { ending-points } gewonnen.
   *[other] Du teilst dir den Sieg mit { ending-points }.
}
ending-points-lost = { $players ->
    [2] Du hast { $points } zu { $best } verloren.
   *[other] { $place ->
        [2] Zweiter Platz
        [3] Dritter Platz
        [4] Vierter Platz
       *[other] Platz { $place }
    } für dich, mit { ending-points }.
}
ending-points-told = { $count ->
    [one] { $who } gewinnt mit { ending-points }.
   *[other] Geteilter Sieg mit { ending-points }: { $who }.
}

# Sein Weg und was sich darüber wissen ließ

ending-round = Runde { $round }: { $who }
ending-stop = { $entry ->
    [0] Start auf { $station }
   *[other] Zug { $entry }: { $fare } nach { $station }
}{ $seen ->
    [crime] , ein Verbrechen
    [surfaced] , er zeigt sich
   *[hidden] { "" }
}. { $count ->
    [one] 1 mögliche Station.
   *[other] { $count } mögliche Stationen.
}
ending-nearest = Am knappsten
    .value = { $moves ->
        [one] 1 Zug entfernt
       *[other] { $moves } Züge entfernt
    } ({ $pawn }, Zug { $entry }){ $times ->
        [one] { "" }
       *[other] , { $times }-mal
    }
ending-unseen = Am längsten unsichtbar
    .value = { $moves ->
        [one] 1 Zug ({ $first })
       *[other] { $moves } Züge ({ $first }–{ $last })
    }
ending-tickets = Benutzte Tickets
ending-doubles = Doppelzüge
