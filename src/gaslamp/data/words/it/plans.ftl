# Il piano di un bot per i detective, solo per loro: ogni riga è una frase a sé.

plans-by = { $name } propone:
plans-by-nobody = Un bot propone:
plans-ride = { $pawn }: { $fare } fino a { $station }
plans-now = { $share ->
    [0] Nessuna probabilità di catturarlo in questo turno.
    [100] Lo cattura in questo turno.
   *[other] { $share }% di probabilità di catturarlo in questo turno.
}
plans-covered = { $share ->
    [0] Altrimenti nessun detective può seguirlo subito.
    [100] Altrimenti un detective può seguirlo subito, ovunque vada.
   *[other] Altrimenti { $share }% di probabilità che un detective possa seguirlo subito.
}
plans-win = Da qui i bot lo catturano in { $share } partite su 100.
plans-left = Se nessuno lo trova, può essere ancora in { $left } stazioni su { $possible }, e dopo la sua prossima mossa in { $then ->
    [one] una sola
   *[other] circa { $then }
}.
plans-free = { $stations ->
    [0] Vedrà che un detective può seguirlo subito, ovunque vada.
    [one] Vedrà una prossima stazione dove nessun detective può seguirlo subito.
   *[other] Vedrà { $stations } prossime stazioni dove nessun detective può seguirlo subito.
}
plans-unmet = Non possono andare dove li si manda: { $pawns }.
plans-none = Per ora non c’è niente da pianificare.
