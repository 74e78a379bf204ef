# Le regole da leggere: che cosa precede una nota, e come si trova il resto.

rulebook-example = Esempio: { $text }
rulebook-ruling = La nostra interpretazione: { $text }
rulebook-hint = Consiglio: { $text }
rulebook-picture = Immagine: { $caption }
rulebook-option = Opzione «{ $name }» ({ $option }): { $about } Può essere: { $values }; predefinito: { $default }.
rulebook-preset = { $name }: { $about } { $changes ->
    [none] Non cambia nulla.
   *[other] Nel programma: { $changes }
}
rulebook-span = { $count ->
    [one] { $first }
   *[other] da { $first } a { $last }
}
rulebook-no-rule = Non c’è una regola { $id }.
rulebook-nothing = Le regole non dicono nulla di «{ $text }».

# La durata di una partita: mediane di `python -m benchmarks.length`, con mezzo minuto per turno.
rulebook-length-classic = circa 15 minuti in 2 giocatori, 40 in 6, con mezzo minuto per turno (misurato in partite tra i nostri bot)
rulebook-length-holmes = circa 12 minuti in 2 giocatori, 36 in 6, con mezzo minuto per turno (misurato in partite tra i nostri bot)
rulebook-length-compact = circa 9 minuti in 2 giocatori, 18 in 4, con mezzo minuto per turno (misurato in partite tra i nostri bot)
rulebook-length-connection = circa 13 minuti in 2 giocatori, 24 in 4, con mezzo minuto per turno (misurato in partite tra i nostri bot)
