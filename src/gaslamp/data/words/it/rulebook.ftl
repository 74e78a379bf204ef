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

# La durata di una partita.
# TODO-LENGTH: placeholder numbers, to be measured.
rulebook-length-classic = circa 45 minuti
rulebook-length-holmes = circa 45 minuti
rulebook-length-compact = circa 30 minuti
rulebook-length-connection = circa 30 minuti
