# A bot's plan for the detectives, to them alone: each line is a sentence of its own.

plans-by = { $name } suggests:
plans-by-nobody = A bot suggests:
plans-ride = { $pawn }: { $fare } to { $station }
plans-now = { $share ->
    [0] No chance of catching him this turn.
    [100] Catches him this turn.
   *[other] { $share }% chance of catching him this turn.
}
plans-covered = { $share ->
    [0] Otherwise no detective can follow him at once.
    [100] Otherwise a detective can follow him at once, wherever he goes.
   *[other] Otherwise there is a { $share }% chance that a detective can follow him at once.
}
plans-win = From here, bots catch him in { $share } of 100 games.
plans-left = If nobody finds him, he can still be at { $left } of { $possible } stations, and after his next move at { $then ->
    [one] one
   *[other] about { $then }
}.
plans-free = { $stations ->
    [0] He will see that a detective can follow him at once, wherever he goes.
    [one] He will see one next station where no detective can follow him at once.
   *[other] He will see { $stations } next stations where no detective can follow him at once.
}
plans-unmet = Can’t go where they were sent: { $pawns }.
plans-none = Nothing to plan right now.
