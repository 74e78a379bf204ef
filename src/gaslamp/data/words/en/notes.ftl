# The fugitive’s own notebook, to him alone: each line is a sentence of its own.

notes-none = Nothing to note right now.
notes-start = Start: { $station }
notes-known = { $count ->
    [one] The detectives know where you are: { $station }.
   *[other] As far as the detectives know, you can be at { $count } stations.
}
notes-here = { $count ->
    [0] No detective who still has to move can reach you where you are.
   *[other] { $pawns } can reach you this turn.
}
notes-danger = { $moves ->
    [none] No detective can get there.
    [one] { $count ->
        [one] Only { $pawns } can be there at once.
       *[other] { $pawns } can be there at once.
    }
   *[other] Nearest detective: { $moves } moves.
}
