# Les règles à lire : ce qui précède une remarque, et comment trouver le reste.

rulebook-example = Exemple : { $text }
rulebook-ruling = Notre interprétation : { $text }
rulebook-hint = Conseil : { $text }
rulebook-picture = Image : { $caption }
rulebook-option = Option « { $name } » ({ $option }) : { $about } Au choix : { $values } ; par défaut : { $default }.
rulebook-preset = { $name } : { $about } { $changes ->
    [none] Rien n’est changé.
   *[other] Dans le programme : { $changes }
}
rulebook-span = { $count ->
    [one] { $first }
   *[other] { $first } à { $last }
}
rulebook-no-rule = Il n’y a pas de règle { $id }.
rulebook-nothing = Les règles ne disent rien de « { $text } ».

# La durée d’une partie.
# TODO-LENGTH: placeholder numbers, to be measured.
rulebook-length-classic = environ 45 minutes
rulebook-length-holmes = environ 45 minutes
rulebook-length-compact = environ 30 minutes
rulebook-length-connection = environ 30 minutes
