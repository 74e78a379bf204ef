# Das Notizbuch des Flüchtigen, für ihn allein: jede Zeile ist ein Satz für sich.

notes-none = Im Moment gibt es nichts zu notieren.
notes-start = Start: { $station }
notes-known = { $count ->
    [one] Die Detektive wissen, wo du bist: { $station }.
   *[other] Nach allem, was die Detektive wissen, kannst du an { $count } Stationen sein.
}
notes-here = { $count ->
    [0] Kein Detektiv, der noch zieht, kann dich dort erreichen, wo du bist.
    [one] { $pawns } kann dich in diesem Zug erreichen.
   *[other] { $pawns } können dich in diesem Zug erreichen.
}
notes-danger = { $moves ->
    [none] Kein Detektiv kann dorthin.
    [one] { $count ->
        [one] { $pawns } kann sofort dort sein.
       *[other] { $pawns } können sofort dort sein.
    }
   *[other] Nächster Detektiv: { $moves } Züge.
}
