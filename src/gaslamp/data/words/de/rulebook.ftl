# Die Regeln zum Lesen: was vor einer Bemerkung steht, und wie man den Rest findet.

rulebook-example = Beispiel: { $text }
rulebook-ruling = Unsere Auslegung: { $text }
rulebook-hint = Tipp: { $text }
rulebook-picture = Bild: { $caption }
rulebook-option = Option „{ $name }“ ({ $option }): { $about } Möglich ist: { $values }; Vorgabe: { $default }.
rulebook-preset = { $name }: { $about } { $changes ->
    [none] Nichts ist geändert.
   *[other] Im Programm: { $changes }
}
rulebook-span = { $count ->
    [one] { $first }
   *[other] { $first } bis { $last }
}
rulebook-no-rule = Eine Regel { $id } gibt es nicht.
rulebook-nothing = Die Regeln sagen nichts über „{ $text }“.

# Wie lange eine Partie dauert: Mediane von `python -m benchmarks.length`, bei einer halben Minute pro Zug.
rulebook-length-classic = etwa 15 Minuten bei 2 Personen, 40 bei 6, mit einer halben Minute pro Zug (gemessen an Partien zwischen unseren Bots)
rulebook-length-holmes = etwa 12 Minuten bei 2 Personen, 36 bei 6, mit einer halben Minute pro Zug (gemessen an Partien zwischen unseren Bots)
rulebook-length-compact = etwa 9 Minuten bei 2 Personen, 18 bei 4, mit einer halben Minute pro Zug (gemessen an Partien zwischen unseren Bots)
rulebook-length-connection = etwa 13 Minuten bei 2 Personen, 24 bei 4, mit einer halben Minute pro Zug (gemessen an Partien zwischen unseren Bots)
