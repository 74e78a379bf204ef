# Com’è finita una partita, detto a chi legge. $how è come è finita la caccia, $round in quale turno.
# Chi sta dalla parte del fuggitivo, un detective solo, uno della squadra, chi non sta da nessuna parte.

ending-fugitive = { $how ->
    [caught] Ti hanno preso nel turno { $round }.
    [cornered] Nel turno { $round } ti hanno chiuso ogni via.
    [crimes] Il tuo ultimo crimine è compiuto, e l’hai fatta franca.
   *[escaped] L’hai fatta franca.
}
ending-detective = { $how ->
    [caught] L’hai preso nel turno { $round }.
    [cornered] Nel turno { $round } gli hai chiuso ogni via.
    [crimes] Ha compiuto l’ultimo crimine e l’ha fatta franca.
   *[escaped] L’ha fatta franca.
}
ending-team = { $how ->
    [caught] L’avete preso nel turno { $round }.
    [cornered] Nel turno { $round } gli avete chiuso ogni via.
    [crimes] Ha compiuto l’ultimo crimine e l’ha fatta franca.
   *[escaped] L’ha fatta franca.
}
ending-told = { $how ->
    [caught] { fugitive } è stato preso nel turno { $round }.
    [cornered] { fugitive } è rimasto senza vie d’uscita nel turno { $round }.
    [crimes] { fugitive } ha compiuto l’ultimo crimine e l’ha fatta franca.
   *[escaped] { fugitive } l’ha fatta franca.
}

# I giochi a punti. $count dice quanti sono primi; ending-points segue sempre «con».

ending-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
ending-points-won = { $count ->
    [one] Hai vinto con { ending-points }.
   *[other] Vittoria condivisa, con { ending-points }.
}
ending-points-lost = { $players ->
    [2] Hai perso { $points } a { $best }.
   *[other] Hai chiuso al { $place ->
        [2] secondo
        [3] terzo
        [4] quarto
       *[other] { $place }º
    } posto con { ending-points }.
}
ending-points-told = { $count ->
    [one] { $who } vince con { ending-points }.
   *[other] Vittoria condivisa con { ending-points }: { $who }.
}

# Il suo percorso e ciò che se ne poteva sapere

ending-round = Manche { $round }: { $who }
ending-stop = { $entry ->
    [0] Partenza dalla { $station }
   *[other] Mossa { $entry }: { $fare } fino alla { $station }
}{ $seen ->
    [crime] , un crimine
    [surfaced] , si mostra
   *[hidden] { "" }
}. { $count ->
    [one] 1 stazione possibile.
   *[other] { $count } stazioni possibili.
}
ending-nearest = Quasi preso
    .value = { $moves ->
        [one] a 1 mossa
       *[other] a { $moves } mosse
    } ({ $pawn }, mossa { $entry }){ $times ->
        [one] { "" }
       *[other] , { $times } volte
    }
ending-unseen = Più a lungo nascosto
    .value = { $moves ->
        [one] 1 mossa ({ $first })
       *[other] { $moves } mosse ({ $first }–{ $last })
    }
ending-tickets = Biglietti usati
ending-doubles = Mosse doppie
