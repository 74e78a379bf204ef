# L’édition Sherlock Holmes. Cette partie n’est lue que pour ce jeu, et avant toutes les autres : un texte
# d’ici remplace celui que les autres jeux partagent, et le reste est propre à cette édition.

fugitive = Moriarty

pawn-name = { $pawn ->
    [fugitive] le professeur Moriarty
    [sherlock] Sherlock Holmes
    [watson] le Dr Watson
    [irene] Irene Adler
    [mycroft] Mycroft Holmes
    [lestrade] l’inspecteur Lestrade
    [bobby1] le Bobby 1
    [bobby2] le Bobby 2
    [bobby3] le Bobby 3
   *[other] { $pawn }
}

pawn-short = { $pawn ->
    [fugitive] Moriarty
    [sherlock] Sherlock
    [watson] Watson
    [irene] Irene
    [mycroft] Mycroft
    [lestrade] Lestrade
    [bobby1] Bobby 1
    [bobby2] Bobby 2
    [bobby3] Bobby 3
   *[other] { $pawn }
}

fare = { $fare ->
    [taxi] calèche
    [bus] omnibus
    [underground] métro
    [black] Black Ticket
    [double] Coup Double
    [balloon] ballon
   *[other] { $fare }
}

ride = { $fare ->
    [taxi] prend la calèche
    [bus] prend l’omnibus
    [underground] prend le métro
    [black] joue un Black Ticket
   *[other] prend { $fare }
}

kind = { $kind ->
    [taxi] calèche
    [bus] omnibus
    [underground] métro
    [ferry] navette fluviale
   *[other] { $kind }
}

# Ce que d’autres jeux racontent aussi

Move = { pawn } { ride } jusqu’au { $station }.
    .hidden = { pawn } { ride }. Pour aller où, lui seul le sait.
    .black = { pawn } { ride } et s’éclipse jusqu’au { $station }.
    .black-hidden = { pawn } { ride }. Comment, et pour aller où, lui seul le sait.
    .offer = { fare } jusqu’au { $station }

Done = { pawn } en reste là.
    .offer = { $pawn ->
        [fugitive] rien de plus : en rester à ce coup
       *[other] rien de plus : ne pas dépenser de jeton
    }

Blocked = { pawn } trouve toutes les stations voisines occupées et passe ce tour.

Stranded = { pawn } n’a plus de ticket qui mène quelque part d’ici et reste sur place.

Ended = La partie est terminée.
    .SH-9-rounds = Le dernier tour est terminé et { fugitive } court toujours. Il gagne{ named }.
    .SH-9-tickets = Plus aucun détective n’a de ticket qui mène quelque part. { fugitive } gagne{ named }.
    .SH-15-crimes = Le dernier crime est commis. { fugitive } gagne{ named }.
    .SH-15-log = La tablette est pleine et { fugitive } court toujours. Il gagne{ named }.
    .SH-22 = { fugitive } est pris. Les détectives gagnent{ named }.
    .SH-23 = { fugitive } ne peut plus bouger : il est pris. Les détectives gagnent{ named }.

# Avant le premier coup

Plot = { fugitive } tire un lieu du crime : { $station }.
    .hidden = { fugitive } tire un lieu du crime et le garde secret.
    .offer = lieu du crime : { $station }

Draw = { fugitive } tire une tuile Départ : { $tile }.
    .hidden = { fugitive } tire une tuile Départ et la garde secrète.
    .offer = tuile Départ : { $tile }

Settle = { pawn } part de la station { $station }.
    .hidden = { pawn } est quelque part dans Londres. Personne ne l’a vu arriver.
    .offer = partir de { $station }

# Ce que fait Moriarty

Commit = Un crime a été commis. Où, { fugitive } ne le dit pas.
    .offer = commettre un crime ici

Collect = { fugitive } est dans une planque et prend { prize } dans la réserve.
    .offer = planque : prendre { prize }

prize = { $fare ->
    [black] un Black Ticket
   *[double] un Coup Double
}

LieLow = { fugitive } devrait se montrer mais reste caché : il est dans une planque.
    .offer = planque : rester caché

Fly = { fugitive } est dans une planque et la quitte en ballon, au vu de tout Londres.
    .offer = planque : fuir en ballon, une fois par partie

Turn = Une tuile Départ est retournée, visible de tous : { $tile }.
    .offer = retourner { $tile }

Land = { fugitive } atterrit à la station { $station }.
    .offer = atterrir à { $station }

# Ce que les détectives font de leurs jetons

Ask = { pawn } dépense un jeton et demande { asked }.
    .offer = { pawn-short } : demander { asked }

asked = { $about ->
    [quarter] dans quel quartier est { fugitive }
    [park] si { fugitive } est près d’un parc
    [monument] si { fugitive } est près d’un monument
    [river] si { fugitive } est au bord du fleuve
   *[past] où était { fugitive } deux coups plus tôt
}

Ban = { pawn } dépense un jeton et interdit { banned } à { fugitive } pour son prochain tour.
    .offer = { pawn-short } : interdire { banned } à { fugitive }

banned = { $fare ->
    [bus] l’omnibus
   *[underground] le métro
}

Barricade = { pawn } dépense un jeton et place un barrage sur { $station }. { fugitive } ne peut plus s’y arrêter.
    .offer = { pawn-short } : barrage sur { $station }

# Ce que répond Moriarty

Located = { fugitive } est dans le quartier { $quarter }.

Confirmed = { $carries ->
    [yes] { fugitive } est { at-symbol }.
   *[no] { fugitive } n’est pas { at-symbol }.
}

at-symbol = { $symbol ->
    [park] près d’un parc
    [monument] près d’un monument
   *[river] au bord du fleuve
}

Recalled = Au coup { $entry }, { fugitive } était à la station { $station }.

# Ce que chaque personnage peut faire pour un jeton, en mode « sherlock » (SH-26 à SH-30)

ability-sherlock = Demande dans quel quartier de la ville se trouve { fugitive } : I, II, III ou IV.
ability-watson = Demande si { fugitive } est près d’un parc, près d’un monument ou au bord du fleuve. Il répond par oui ou par non.
ability-irene = Interdit à { fugitive } l’omnibus ou le métro à son prochain tour. Un Black Ticket lui permet quand même de passer.
ability-mycroft = Demande où était { fugitive } deux coups plus tôt. La station reste inscrite sur la tablette, visible de tous.
ability-lestrade = Place un barrage sur la station de départ ou d’arrivée de son coup. { fugitive } ne peut plus s’y arrêter jusqu’à la fin de la partie.

# Ce qu’on peut choisir

option-mode = Mode de jeu
    .about = La poursuite d’origine, ou celle avec crimes, planques et capacités.
option-characters = Personnages
    .about = De deux à cinq d’entre eux poursuivent. D’après le livret, Sherlock Holmes et le Dr Watson en sont toujours.
option-bobbies = Bobbies
    .about = Combien aident les détectives. D’après le livret : 2 avec deux détectives, 1 avec trois.
option-taxi = Tickets de calèche
    .about = Combien chaque détective en reçoit au départ.
option-bus = Tickets d’omnibus
    .about = Combien chaque détective en reçoit au départ.
option-underground = Tickets de métro
    .about = Combien chaque détective en reçoit au départ.
option-fugitive_fares = Tickets de Moriarty
    .about = Si Moriarty peut tomber à court de tickets ordinaires.
option-blacks = Black Tickets
    .about = Combien Moriarty en reçoit au départ.
option-doubles = Coups Doubles
    .about = Combien Moriarty en reçoit au départ.
option-surfacing = Apparitions
    .about = Les coups après lesquels Moriarty se montre.
option-rounds = Tours
    .about = Moriarty gagne à la fin de ce tour.
option-entries = Cases de la tablette
    .about = Combien de coups tiennent sur la tablette de Moriarty.
option-crimes = Crimes
    .about = Combien de lieux du crime Moriarty tire ; avec un crime à chacun, il gagne.
option-tokens = Jetons Personnage
    .about = Combien de fois chaque détective peut se servir de sa capacité. D’après le livret : deux fois à deux ou trois détectives, sinon une fois.
