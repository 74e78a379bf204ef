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

# Wie lange eine Partie dauert.
# TODO-LENGTH: placeholder numbers, to be measured.
rulebook-length-classic = etwa 45 Minuten
rulebook-length-holmes = etwa 45 Minuten
rulebook-length-compact = etwa 30 Minuten
rulebook-length-connection = etwa 30 Minuten
