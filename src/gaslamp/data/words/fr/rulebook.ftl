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

# La durée d’une partie : médianes de `python -m benchmarks.length`, avec une demi-minute par tour.
rulebook-length-classic = environ 15 minutes à 2 joueurs, 40 à 6, avec une demi-minute par tour de jeu (mesuré sur des parties entre nos bots)
rulebook-length-holmes = environ 12 minutes à 2 joueurs, 36 à 6, avec une demi-minute par tour de jeu (mesuré sur des parties entre nos bots)
rulebook-length-compact = environ 9 minutes à 2 joueurs, 18 à 4, avec une demi-minute par tour de jeu (mesuré sur des parties entre nos bots)
rulebook-length-connection = environ 13 minutes à 2 joueurs, 24 à 4, avec une demi-minute par tour de jeu (mesuré sur des parties entre nos bots)
