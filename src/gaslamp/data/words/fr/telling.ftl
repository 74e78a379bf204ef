# Ce qu’une vue dit en mots, dans le terminal et dans le navigateur.

# Une lettre par pion, deux où une seule serait ambiguë ; un signe par ticket.
telling-letter = { $pawn ->
    [fugitive] X
    [purple] Vi
    [red] R
    [green] Ve
    [yellow] J
    [blue] Bl
    [sherlock] S
    [watson] W
    [irene] I
    [mycroft] My
    [lestrade] L
    [bobby1] ¹
    [bobby2] ²
    [bobby3] ³
   *[other] { $pawn }
}
telling-ticket = { $fare ->
    [taxi] T
    [bus] B
    [underground] M
    [black] ■
    [double] ×2
   *[other] { $fare }
}
    .holmes = { $fare ->
        [taxi] C
        [bus] O
        [underground] M
        [black] ■
        [double] ×2
        [balloon] ↑
       *[other] { $fare }
    }

# À qui de jouer, et ce qu’on attend. $tickets est fait des textes telling-tickets-.
telling-turn-deal = On tire les cartes de départ.
    .compact = { fugitive } retourne un ticket : c’est son départ.
telling-turn-tile = On retourne une tuile.
telling-turn-pawn = Au { $pawn } de jouer. Tickets : { $tickets }.
    .holmes = À { $pawn } de jouer. Il reste { $tickets }.
telling-turn-free = À { $pawn } de jouer, sans ticket.
telling-turn-several = À jouer, dans l’ordre de votre choix : { $pawns }.
telling-turn-token = Dépenser un jeton, ou en rester là ?
telling-turn-fugitive = { $half ->
    [first] Coup double, premier trajet
    [second] Coup double, second trajet
   *[none] À { fugitive } de jouer
}. Il reste { $tickets }.
    .compact = À { fugitive } de jouer. { $blacks ->
        [ready] Il reste { $tickets } ; disparaître coûte 3 points.
        [resting] Pas de Black Ticket maintenant : jamais deux à la suite.
       *[spent] Plus de Black Ticket.
    }
telling-turn-choose = Rester caché, ou vous montrer ?
    .holmes = { $shown ->
        [yes] Votre coup est joué, et il faut vous montrer, à moins de rester caché dans une planque. Autre chose ?
       *[no] Votre coup est joué. Autre chose ?
    }
telling-turn-take = Prenez un ticket { pawn-from }.
telling-turn-settle = Choisissez la station d’où vous partez.
telling-turn-land = Choisissez où le ballon se pose.
telling-turn-place = Choisissez une station de métro pour chaque détective : { $pawns }.
# The same said to one person alone, and of those who sit elsewhere, by name and pawns: $who is “Ada (red, blue)”.
telling-your-pawn = À vous de jouer avec le { $pawn }. Tickets : { $tickets }.
    .holmes = À vous de jouer avec { $pawn }. Il reste { $tickets }.
telling-your-free = À vous de jouer avec { $pawn }, sans ticket.
telling-your-several = À vous de jouer, dans l’ordre de votre choix : { $pawns }.
telling-your-fugitive = { $half ->
    [first] Votre coup double, premier trajet
    [second] Votre coup double, second trajet
   *[none] À vous de jouer
}. Il reste { $tickets }.
    .compact = À vous de jouer, { fugitive }. { $blacks ->
        [ready] Il reste { $tickets } ; disparaître coûte 3 points.
        [resting] Pas de Black Ticket maintenant : jamais deux à la suite.
       *[spent] Plus de Black Ticket.
    }
telling-asked = { $who } : { $sentence }
telling-others-move = { $count ->
    [one] À { $who } de jouer.
   *[other] À jouer : { $who }.
}
telling-others-wait = { $count ->
    [one] On attend { $who }.
   *[other] On attend { $who }.
}
telling-thinking = { $who } réfléchit…
telling-thinking-several = Les détectives réfléchissent…
telling-tickets-taxi = { $count ->
    [one] { $count } taxi
   *[other] { $count } taxis
}
    .holmes = { $count ->
        [one] { $count } calèche
       *[other] { $count } calèches
    }
telling-tickets-bus = { $count ->
    [one] { $count } bus
   *[other] { $count } bus
}
    .holmes = { $count ->
        [one] { $count } omnibus
       *[other] { $count } omnibus
    }
telling-tickets-underground = { $count ->
    [one] { $count } métro
   *[other] { $count } métros
}
    .holmes = { $count ->
        [one] { $count } métro
       *[other] { $count } métros
    }
telling-tickets-black = { $count ->
    [one] { $count } Black Ticket
   *[other] { $count } Black Tickets
}
    .compact = { $count ->
        [one] { $count } Black Ticket
       *[other] { $count } Black Tickets
    }
    .holmes = { $count ->
        [one] { $count } Black Ticket
       *[other] { $count } Black Tickets
    }
telling-tickets-double = { $count ->
    [one] { $count } coup double
   *[other] { $count } coups doubles
}
    .holmes = { $count ->
        [one] { $count } Coup Double
       *[other] { $count } Coups Doubles
    }
telling-tickets-token = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
telling-tickets-none = sans ticket
telling-surfacing = { $moves ->
    [0] { fugitive } n’a plus à se montrer.
    [1] { fugitive } se montre à son prochain coup.
   *[other] { fugitive } se montre dans { $moves } coups.
}
telling-heading-deal = Avant le premier tour
telling-heading = Tour { $round }/{ $rounds }{ $moves ->
    [0] { "" }
    [1] , visible dans 1 coup
   *[other] , visible dans { $moves } coups
}
    .compact = Manche { $round }/{ $rounds } · { fugitive } : { $who }

# Réponses aux questions
telling-fares-of = { $pawn } au { $station } : { $tickets }{ $state ->
    [stranded] , immobilisé
   *[moving] { "" }
}
    .compact = { $pawn } au { $station }{ $state ->
        [stranded] , immobilisé
       *[moving] { "" }
    }
telling-log-entry = { $entry } : { $fare }{ $seen ->
    [surfaced] , vu au { $station }
    [known] , au { $station }
   *[hidden] { "" }
}
telling-log-empty = La tablette est vide.
telling-possible = { $count ->
    [0] { fugitive } peut encore être n’importe où.
    [one] { fugitive } ne peut être qu’au { $stations }.
   *[other] { fugitive } peut être dans { $count } stations : { $stations }.
}
telling-you-are-at = Vous êtes au { $station }. Aux yeux des détectives :
telling-pawn-at = { $pawn } au { $exits }
telling-exits = { $station } : { $ways }

# Le dossier. Ces textes sont courts, car la place manque.
telling-crimes = Crimes { $committed }/{ $crimes }{ $known ->
    [yes] { ", les vôtres : " }{ $scenes }
   *[no] { "" }
}
telling-ban = Interdit : { fare }
telling-roadblocks = Barrages : { $stations }
telling-turned = Tuile retournée : { $tiles }
telling-supply = Réserve : { $tickets }
telling-promised = Il reçoit au prochain tour : { $tickets }
telling-tile = Votre tuile Départ : { $tile }
telling-mark = { $mark ->
    [hideout] planque
    [crime] lieu du crime
    [held] votre lieu du crime
    [roadblock] barrage
    [park] parc
    [monument] monument
   *[river] fleuve
}
telling-quarter = quartier { $quarter }

# Une station sur laquelle on s’est renseigné, en quelques lignes.
telling-card = Station { $station }
telling-card-near = { $pawn } : { $moves ->
    [none] aucun chemin
    [0] ici
    [one] à { $moves } coup
   *[other] à { $moves } coups
}
telling-card-been = { $own ->
    [yes] Vous étiez
   *[no] { fugitive } était
} ici après { $count ->
    [one] le coup
   *[other] les coups
} { $entries }.
telling-card-possible = { $own ->
    [yes] { $can ->
        [yes] D’après ce que savent les détectives, vous pouvez être ici.
       *[no] Les détectives savent que vous n’êtes pas ici.
    }
   *[no] { $can ->
        [yes] D’après ce que vous savez, { fugitive } peut être ici.
       *[no] { fugitive } ne peut pas être ici.
    }
}

# Ce qui s’est passé depuis le dernier tour de quelqu’un. À quel moment une question a reçu sa réponse.
telling-recap = { $pawn } : { $what }
telling-clue-when = après le coup { $entry }

telling-marks-of = { $mark } : { $stations }
telling-marks-none = Rien n’est marqué sur ce plateau.

# Les points et la réserve commune
telling-you = vous
telling-points = Points : { $scores }
telling-score = { $who } : { $state ->
    [done] { $points }
    [now] { $points } en cours
   *[later] –
}
telling-stock = { $points ->
    [one] Tickets des détectives : { $tickets }, soit { $points } point.
   *[other] Tickets des détectives : { $tickets }, soit { $points } points.
}
telling-handed = Tickets remis à { fugitive } : { $tickets } ; il lui reste { $blacks }.
telling-prices = Points par ticket : taxi { $taxi }, bus { $bus }, métro { $underground }. Disparaître avec un Black Ticket en coûte { $penalty }.
telling-hiding = { fugitive } a disparu. Il a quitté le { $station } et reparaît après ce tour.
telling-giving-up = Pour renoncer : { $who }. Pas encore : { $others }.
telling-offer-give-up = { $offer } : { fugitive } reçoit encore { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $kind ->
    [people] { " " }si { $others } { $count ->
        [one] le veut aussi
       *[other] le veulent aussi
    }
    [bots] , mais seulement si { $others } { $count ->
        [one] le veut aussi
       *[other] le veulent aussi
    }, et les robots ne renoncent jamais
   *[none] { " " }et la manche est finie
}

# Une reconstitution de Case Connection en cours
telling-not-laid = L’indice { $card } n’est pas posé.
telling-hints-off = À cette table, on joue sans solutions toutes faites.
telling-no-solution = Avec ce que vous avez, cette piste ne peut pas encore être reconstituée.
