# Connectez les indices. Cette partie n’est lue que pour ce jeu, et avant toutes les autres : un texte d’ici
# remplace celui que les autres jeux partagent, et le reste est propre à ce jeu.
# $who est la personne dont on parle, par son nom ou « Joueur 2 ». $place, $item, $items et $bonuses sont faits des textes ci-dessous.

# Comment s’appellent les choses. $symbol est une sorte de preuve ; parmi les cartes, 0 est la piste.

place = { $location ->
    [0] la morgue de Tallow Lane
    [1] la taverne de la Lanterne noyée
    [2] le télégraphe de Cinder Court
   *[3] l’embarcadère aux Rats
}

bonus = { $bonus ->
    [point] un point bonus
    [universal] un jeton Preuve universelle
   *[lead] une piste de plus au choix
}

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Ce qui arrive

Fill = { $place } : on y trouve { $item }.
    .offer = { $place } : { $item }

DrawLead = { $who } pioche la piste { $lead }, qui vaut { points }.
    .hidden = { $who } pioche une piste et la garde secrète.
    .offer = piocher la piste { $lead }

Follow = { $who } suit la piste { $lead }, qui vaut { points }.
    .offer = suivre la piste { $lead }, qui vaut { points }

First = { $who } commence.
    .offer = tirer au sort qui commence

Visit = { $who } visite { $place } et en rapporte { $items }.
    .offer = { $place } : prendre { $items }

Swap = { $who } rend trois jetons { $kind ->
    [forensic] Preuve médico-légale
    [witness] Témoin
   *[cyber] Cyber
} contre un jeton Preuve universelle.
    .offer = échanger trois jetons { $kind ->
        [forensic] Preuve médico-légale
        [witness] Témoin
       *[cyber] Cyber
    } contre un jeton Preuve universelle

Solve = { $who } pose { $count ->
    [one] un indice
   *[other] { $count } indices
} autour de la piste, et tout se connecte.
    .offer = reconstituer la piste avec { $count ->
        [one] un indice
       *[other] { $count } indices
    }

Solved = La piste { $lead } est reconstituée : { points } pour { $who }.{ $count ->
    [0] { "" }
   *[other] { " " }En plus : { $bonuses }.
}

Keep = { $who } conserve { $items }. Le reste de la reconstitution est rendu.
    .offer = conserver { $items }

Done = { $who } finit son tour.
    .offer = finir le tour

Finale = { $who } a neuf points ou plus. { $turns ->
    [even] On finit le tour de table.
   *[others] Les autres jouent chacun un dernier tour.
}

Ended = La partie est terminée.
    .CC-14 = Le dernier tour est joué. { $who } a le meilleur score et gagne.
    .CC-14-shared = Le dernier tour est joué. Égalité en tête, victoire partagée : { $who }.
    .CC-15 = Il n’y a plus de lieu à visiter. { $who } a le meilleur score et gagne.
    .CC-15-shared = Il n’y a plus de lieu à visiter. Égalité en tête, victoire partagée : { $who }.

# À qui de jouer, et ce qui est attendu

connection-turn = { $phase ->
    [fill] On approvisionne les lieux.
    [deal] On pioche des pistes.
    [follow] Choisissez la piste que vous suivez.
    [first] On tire au sort qui commence.
    [visited] { $who } : reconstituez la piste, échangez des jetons, ou finissez le tour.
    [keep] Conservez deux cartes ou jetons de la reconstitution.
   *[turn] { $who } : visitez un lieu et prenez-y deux éléments.
}
connection-finale = Derniers tours : { $who } a neuf points ou plus.

# La table

connection-stock = Encore à venir : { $clues ->
    [one] { $clues } indice
   *[other] { $clues } indices
}, { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}, { $leads ->
    [one] { $leads } piste
   *[other] { $leads } pistes
}.
connection-hand = { $who }, { points } : { $items }
    .empty = { $who }, { points } : encore ni indice ni jeton
connection-lead = Piste { $lead }, qui vaut { points } : { $sides }
    .none = Pas de piste
connection-clue = Indice { $card } : { $sides }
    .bonus = Indice { $card } : { $sides } ; à côté de la piste, il rapporte { bonus }
connection-side = { $side ->
    [top] en haut
    [right] à droite
    [bottom] en bas
   *[left] à gauche
} : { $symbols }

# Reconstitutions

layout-title = Reconstitution de la piste { $lead }
layout-link = { one-card } – { other-card } : { symbol }
    .universal = { one-card } – { other-card } : { symbol }, par un jeton Preuve universelle
layout-solved = Tous les symboles de la piste sont connectés.
layout-missing = Encore à connecter : { $symbols }.

# Ce que la piste demande encore, côté par côté : $side, $symbol, et combien de jetons en main conviendraient

connection-want = { connection-want-side } : { symbol }
    .tokens = { $count ->
    [0] aucun jeton pour cela
    [one] un jeton en main
   *[other] { $count } jetons en main
}
    .further = { connection-want-side }, plus loin : { symbol }
connection-want-side = { $side ->
    [top] En haut
    [right] À droite
    [bottom] En bas
   *[left] À gauche
}

# Ce qu’on lit sur les images. Les lettres des cartes sont les initiales des noms des symboles.

label = { $label ->
    [forensic] Médico-légal
    [witness] Témoin
    [cyber] Cyber
    [universal] Universel
    [clue] Indice
    [lead] Piste
    [clues] Indices
    [leads] Pistes
    [evidence] Preuves
    [points] Points
    [point] un point bonus
    [more] une piste de plus
    [solved] Reconstituées
    [closed] fermé
    [hidden] face cachée
    [layout] Reconstitution
    [table] La table
    [place-0] Morgue de Tallow Lane
    [place-1] La Lanterne noyée
    [place-2] Télégraphe de Cinder Court
    [place-3] Embarcadère aux Rats
    [seat-0] Joueur 1
    [seat-1] Joueur 2
    [seat-2] Joueur 3
    [seat-3] Joueur 4
   *[other] { $label }
}

# Jouer dans le terminal

connection-you = { $who } (vous)
    .short = Vous
connection-asked = { $who } : { $sentence }
connection-filled = { $count ->
    [one] { $count } élément est placé.
   *[other] { $count } éléments sont placés.
}
connection-score = { $who } : { points }
connection-sides = { $one } ; { $other }
connection-loose = Pas connectés à la piste : { $items }.
connection-hint = Voici une solution. Appuyez sur Entrée pour l’utiliser.
connection-opening = Tapez deux éléments à prendre, par exemple « 12 m ». Pour la piste : « poser 7 droite », « solution », « résoudre ». « aide » explique, « quitter » quitte.
connection-help =
    Prendre : deux éléments d’un même lieu par leurs numéros et leurs lettres, par exemple « 12 m » (l’indice 12 et un jeton Preuve médico-légale) ou « 3 12 ». « visiter 2 m t » dit dans quel lieu, si plusieurs les ont.
    Tour : « échanger m » rend trois jetons Preuve médico-légale contre un jeton universel, « fini » finit le tour.
    Poser : « poser 12 droite » met l’indice 12 à droite de la piste, « poser 7 dessus 12 » au-dessus de l’indice 12, « poser 7 » là où il va. Quand un seul jeton peut connecter deux voisins, il est posé aussi.
    À la main : « relier 12 7 m », « relier 12 piste universel », « couper 12 7 ». « retirer 12 » reprend une carte, « annuler » le dernier geste, « vider » tout.
    « grille » montre ce qui est posé, « solution » pose une solution, « résoudre » reconstitue la piste.
    Choisir : « suivre 7 » pour une piste ; « garder 12 m » pour ce que vous conservez ensuite.
    Reconstituer, garder et échanger se confirment : Entrée veut dire oui, « non » annule.
    Questions : « table », « mains » (ce que chacun possède). Entrée seule remontre tout. « quitter » quitte ; la partie est sauvegardée.
connection-reel-help =
    Entrée ou « suite » : un pas en avant. « retour » : un pas en arrière. « tour » et « tour retour » : au début d’un tour. « début », « fin ».
    Questions : « table », « mains », « grille » (la reconstitution qui vient de réussir). « quitter » quitte.

# Le plein écran. Les touches tiennent sur une ligne de 98 signes.

connection-keys = ↑ ↓ Entrée choisir · / taper · Tab poser · h solution · o mains · l thème · ? aide · q quitter
connection-bench-keys = Flèches bouger · 12 pose l’indice · { $letters } jeton · x retirer · ⌫ annuler · Entrée résoudre · Tab
connection-reel-keys = ← → pas · PgPréc PgSuiv tour · o mains · l thème · ? aide · q quitter
connection-typed-hint = tapez ce que vous prenez, par exemple 12 m
connection-bench = Piste { $lead }
connection-aside = En main
connection-choice = Pistes au choix
connection-stock-short = Reste : { $clues ->
    [one] { $clues } indice
   *[other] { $clues } indices
}, { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}, { $leads ->
    [one] { $leads } piste
   *[other] { $leads } pistes
}
connection-offer-lay = poser autour de la piste
connection-offer-keep = conserver { $items } et…
connection-offer-back = retour
connection-way = { symbol } : de quel côté ? Appuyez sur une flèche.
connection-on-card = Placez d’abord la marque sur une carte : le jeton va entre elle et sa voisine.
connection-begun = Indice { $digits }… : un chiffre de plus, ou Entrée.
connection-too-small =
    Cette fenêtre est trop petite pour la table.
    Il faut au moins { $width } colonnes et { $height } lignes, ou --plain.
connection-screen-help =
    ↑ ↓  Entrée     choisir un lieu, puis ce qu’on y prend ; Échap revient
                    reconstituer, garder et échanger se confirment : Entrée oui, Échap non
    /  ou chiffre   taper : 12 m · visiter 2 m t · échanger m · garder 12 m · fini
    Tab             vers votre reconstitution, et retour
    h               poser une solution
    o               les mains de tous
    Espace          passer l’animation des robots
    l               thème sombre ou clair
    q               quitter ; la partie est sauvegardée

    À votre reconstitution, pendant le tour des autres aussi :
    Flèches         déplacer la marque
    un numéro       poser cet indice à la marque
    { $letters }         un jeton ; s’il va à plusieurs endroits, une flèche dit où
    x               reprendre la carte de la marque
    Ret. arrière    annuler le dernier geste
    Entrée          reconstituer la piste avec ce qui est connecté
connection-reel-screen-help =
    →  ←            un pas en avant, un pas en arrière
    PgSuiv PgPréc   au début d’un tour
    Début  Fin      le début, la fin
    o               les mains de tous
    l               thème sombre ou clair
    q               quitter
connection-legend =
    ╭──M──╮  un indice : son numéro, ses    ╔═M═T═╗  une piste et les
    │ 13  T  symboles sur quatre côtés,     ║  7  C  points qu’elle vaut
    │ +1  │  ce qu’il rapporte à côté       ║ ●●  ║
    ╰─────╯  de la piste : +1 un point,     ╚═════╝  (M) un jeton
             +★ un jeton universel,
             +? une piste de plus au choix

# Ce qu’on peut taper ; les mots de chaque langue sont compris dans toutes.

terminal-typed-visit = visiter visite aller
terminal-typed-swap = échanger échange
terminal-typed-follow = suivre suis choisir
terminal-typed-keep = garder garde conserver
terminal-typed-finish = fini finir fin passer
terminal-typed-lay = poser pose placer
terminal-typed-link = relier relie connecter
terminal-typed-unlink = couper coupe délier
terminal-typed-lift = retirer retire reprendre enlever
terminal-typed-undo = annuler annule
terminal-typed-clear = vider effacer
terminal-typed-solve = résoudre résous reconstituer
terminal-typed-solution = solution suggestion
terminal-typed-top = dessus haut
terminal-typed-right = droite
terminal-typed-bottom = dessous bas
terminal-typed-left = gauche
terminal-typed-forensic = médico légal médicolégal m
terminal-typed-witness = témoin t
terminal-typed-cyber = cyber c
terminal-typed-universal = universel universelle u
terminal-typed-lead = piste
terminal-typed-table = table
terminal-typed-hands = mains joueurs
terminal-typed-layout = reconstitution grille
terminal-typed-small = à au aux la le l les de du des d en avec et un une sur vers prendre prends jeton jetons indice indices carte cartes preuve côté tour
