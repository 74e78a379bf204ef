# Ce qui s’est passé, un message par sorte d’événement. Python met la majuscule au début.
# .hidden est pour qui ne doit pas connaître la station ; .offer dit la même chose dans un menu.

Deal = { pawn } part de la station { $station }.
    .hidden = { pawn } est quelque part dans Londres. Personne ne l’a vu arriver.
    .offer = { pawn-name } part de { $station }

Move = { pawn } { ride } jusqu’au { $station }.
    .hidden = { pawn } { ride }. Pour aller où, lui seul le sait.
    .black = { pawn } joue un Black Ticket et s’éclipse jusqu’au { $station }.
    .black-hidden = { pawn } joue un Black Ticket. Comment, et pour aller où, lui seul le sait.
    .offer = { fare } jusqu’au { $station }

Double = { pawn } joue un coup double : deux trajets avant que quiconque ait repris son souffle.
    .offer = coup double : deux trajets en un tour

Done = { pawn } préfère l’ombre.
    .offer = rester caché

Surface = { pawn } s’avance dans la lumière du réverbère, sans qu’on le lui demande.
    .offer = se montrer, et prendre un ticket à chaque détective

Take = { fugitive } se sert et prend un ticket { pawn-from }{ named } : { fare }.
    .offer = prendre un ticket { pawn-from } : { fare }

Began = Tour { $round } : c’est à { fugitive } de jouer.

Surfaced = Coup { $entry } : { fugitive } se montre à la station { $station }.

Blocked = { pawn } est cerné de toutes parts et passe ce tour.

Stranded = { pawn } n’a plus de ticket qui mène quelque part d’ici : hors de la poursuite, mais toujours dans le passage.

Caught = { pawn } pose la main sur une épaule à la station { $station }. L’épaule est celle de { fugitive }.

Cornered = { fugitive } est à la station { $station }, et toutes les issues sont barrées.

Opened = { $count ->
    [0] La tablette est révélée : { fugitive } n’a jamais quitté { $start }.
   *[other] La tablette est révélée : parti de { $start }, { fugitive } est passé par { $route }.
}

Ended = La partie est terminée.
    .CL-20 = { fugitive } ne peut plus bouger : il est pris. Les détectives gagnent{ named }.
    .CL-21 = { fugitive } est pris. Les détectives gagnent{ named }.
    .CL-22 = Plus aucun détective ne pourra se déplacer. { fugitive } gagne{ named }.
    .CL-23 = Le dernier tour est terminé et { fugitive } court toujours. Il gagne{ named }.

# L’action de qui déplace plusieurs pions, avec le pion concerné.
offer-of = { pawn-short } : { $offer }
