# How a game ended, told to the reader. $how is how the chase ended, $round in which round.
# One reader on the fugitive’s side, a detective alone, one of a team, and a reader on neither side.

ending-fugitive = { $how ->
    [caught] You were caught in round { $round }.
    [cornered] You were cornered in round { $round }.
    [crimes] Your last crime is done, and you got away.
   *[escaped] You got away.
}
ending-detective = { $how ->
    [caught] You caught him in round { $round }.
    [cornered] You cornered him in round { $round }.
    [crimes] He committed his last crime and got away.
   *[escaped] He got away.
}
ending-team = { $how ->
    [caught] You caught him in round { $round }.
    [cornered] You cornered him in round { $round }.
    [crimes] He committed his last crime and got away.
   *[escaped] He got away.
}
ending-told = { $how ->
    [caught] { fugitive } was caught in round { $round }.
    [cornered] { fugitive } was cornered in round { $round }.
    [crimes] { fugitive } committed his last crime and got away.
   *[escaped] { fugitive } got away.
}

# Games of points. $count is how many share the first place; ending-points always follows “with”.

ending-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ending-points-won = { $count ->
    [one] You won with { ending-points }.
   *[other] You share the win with { ending-points }.
}
ending-points-lost = { $players ->
    [2] You lost, { $points } to { $best }.
   *[other] You came { $place ->
        [2] second
        [3] third
        [4] fourth
       *[other] in place { $place }
    } with { ending-points }.
}
ending-points-told = { $count ->
    [one] { $who } won with { ending-points }.
   *[other] A shared win with { ending-points }: { $who }.
}

# His way and what could be known of it

ending-round = Round { $round }: { $who }
ending-stop = { $entry ->
    [0] Start at { $station }
   *[other] Move { $entry }: { $fare } to { $station }
}{ $seen ->
    [crime] , a crime
    [surfaced] , he shows himself
   *[hidden] { "" }
}. { $count ->
    [one] 1 possible station.
   *[other] { $count } possible stations.
}
ending-nearest = Closest call
    .value = { $moves ->
        [one] 1 move away
       *[other] { $moves } moves away
    } ({ $pawn }, move { $entry }){ $times ->
        [one] { "" }
       *[other] , { $times } times
    }
ending-unseen = Longest out of sight
    .value = { $moves ->
        [one] 1 move ({ $first })
       *[other] { $moves } moves ({ $first }–{ $last })
    }
ending-tickets = Tickets used
ending-doubles = Double moves
