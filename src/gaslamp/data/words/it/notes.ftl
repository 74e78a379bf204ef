# Il taccuino del fuggitivo, solo per lui: ogni riga è una frase a sé.

notes-none = Per ora non c’è niente da annotare.
notes-start = Partenza: { $station }
notes-known = { $count ->
    [one] I detective sanno dove sei: { $station }.
   *[other] Per quanto ne sanno i detective, puoi essere in { $count } stazioni.
}
notes-here = { $count ->
    [0] Nessun detective che deve ancora muovere può raggiungerti dove sei.
    [one] { $pawns } può raggiungerti in questo turno.
   *[other] { $pawns } possono raggiungerti in questo turno.
}
notes-danger = { $moves ->
    [none] Nessun detective può arrivarci.
    [one] { $count ->
        [one] { $pawns } può arrivarci subito.
       *[other] { $pawns } possono arrivarci subito.
    }
   *[other] Detective più vicino: { $moves } mosse.
}
