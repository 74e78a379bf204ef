# Ciò che una vista dice a parole, nel terminale e nel browser.

# Una lettera per ogni pedina, due dove una sola sarebbe ambigua; un segno per ogni biglietto.
telling-letter = { $pawn ->
    [fugitive] X
    [purple] Vi
    [red] R
    [green] Ve
    [yellow] G
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
        [bus] T
        [underground] M
        [black] ■
        [double] ×2
        [balloon] ↑
       *[other] { $fare }
    }

# A chi tocca, e che cosa si vuole. $tickets è fatto dei testi telling-tickets-.
telling-turn-deal = Si estraggono le carte di partenza.
    .compact = { fugitive } gira un biglietto: parte da lì.
telling-turn-tile = Si gira una tessera.
telling-turn-pawn = Tocca al { $pawn }. Biglietti: { $tickets }.
    .holmes = Tocca a { $pawn }. Rimasti: { $tickets }.
telling-turn-free = Tocca a { $pawn }, senza biglietto.
telling-turn-several = Da muovere, in qualsiasi ordine: { $pawns }.
telling-turn-token = Spendere un gettone, o basta così?
telling-turn-fugitive = { $half ->
    [first] Mossa doppia, prima corsa
    [second] Mossa doppia, seconda corsa
   *[none] Tocca a { fugitive }
}. Rimasti: { $tickets }.
    .compact = Tocca a { fugitive }. { $blacks ->
        [ready] Ancora { $tickets }; sparire costa 3 punti.
        [resting] Niente black ticket adesso: mai due di seguito.
       *[spent] Black ticket finiti.
    }
telling-turn-choose = Resti nascosto o ti mostri?
    .holmes = { $shown ->
        [yes] Hai mosso, e ora devi mostrarti, se non sparisci in un nascondiglio. Altro?
       *[no] Hai mosso. Altro?
    }
telling-turn-take = Prendi un biglietto { pawn-from }.
telling-turn-settle = Scegli la stazione da cui parti.
telling-turn-land = Scegli dove atterra la mongolfiera.
telling-turn-place = A ogni detective serve una stazione della metropolitana: { $pawns }.
# The same said to one person alone, and of those who sit elsewhere, by name and pawns: $who is “Ada (red, blue)”.
telling-your-pawn = Tocca a te muovere il { $pawn }. Biglietti: { $tickets }.
    .holmes = Tocca a te muovere { $pawn }. Rimasti: { $tickets }.
telling-your-free = Tocca a te muovere { $pawn }, senza biglietto.
telling-your-several = Tocca a te, nell’ordine che vuoi: { $pawns }.
telling-your-fugitive = { $half ->
    [first] La tua mossa doppia, prima corsa
    [second] La tua mossa doppia, seconda corsa
   *[none] Tocca a te
}. Rimasti: { $tickets }.
    .compact = Tocca a te come { fugitive }. { $blacks ->
        [ready] Ancora { $tickets }; sparire costa 3 punti.
        [resting] Niente black ticket adesso: mai due di seguito.
       *[spent] Black ticket finiti.
    }
telling-asked = { $who }: { $sentence }
telling-others-move = { $count ->
    [one] Tocca a { $who }.
   *[other] Devono muovere { $who }.
}
telling-others-wait = { $count ->
    [one] Si aspetta { $who }.
   *[other] Si aspettano { $who }.
}
telling-thinking = { $who } sta pensando…
telling-thinking-several = I detective stanno pensando…
telling-tickets-taxi = { $count ->
    [one] { $count } taxi
   *[other] { $count } taxi
}
    .holmes = { $count ->
        [one] { $count } carrozza
       *[other] { $count } carrozze
    }
telling-tickets-bus = { $count ->
    [one] { $count } autobus
   *[other] { $count } autobus
}
    .holmes = { $count ->
        [one] { $count } tranvia
       *[other] { $count } tranvie
    }
telling-tickets-underground = { $count ->
    [one] { $count } metropolitana
   *[other] { $count } metropolitane
}
    .holmes = { $count ->
        [one] { $count } metropolitana
       *[other] { $count } metropolitane
    }
telling-tickets-black = { $count ->
    [one] { $count } black ticket
   *[other] { $count } black ticket
}
    .compact = { $count ->
        [one] { $count } black ticket
       *[other] { $count } black ticket
    }
    .holmes = { $count ->
        [one] { $count } black ticket
       *[other] { $count } black ticket
    }
telling-tickets-double = { $count ->
    [one] { $count } mossa doppia
   *[other] { $count } mosse doppie
}
    .holmes = { $count ->
        [one] { $count } mossa doppia
       *[other] { $count } mosse doppie
    }
telling-tickets-token = { $count ->
    [one] { $count } gettone
   *[other] { $count } gettoni
}
telling-tickets-none = senza biglietti
telling-surfacing = { $moves ->
    [0] { fugitive } non deve più mostrarsi.
    [1] { fugitive } si mostra alla prossima mossa.
   *[other] { fugitive } si mostra fra { $moves } mosse.
}
telling-heading-deal = Prima del primo turno
telling-heading = Turno { $round }/{ $rounds }{ $moves ->
    [0] { "" }
    [1] , visibile fra 1 mossa
   *[other] , visibile fra { $moves } mosse
}
    .compact = Manche { $round }/{ $rounds }, { fugitive }: { $who }

# Risposte alle domande
telling-fares-of = { $pawn } alla { $station }: { $tickets }{ $state ->
    [stranded] , bloccato per sempre
   *[moving] { "" }
}
    .compact = { $pawn } alla { $station }{ $state ->
        [stranded] , fermo fino alla fine della manche
       *[moving] { "" }
    }
telling-log-entry = { $entry }: { $fare }{ $seen ->
    [surfaced] , visto alla { $station }
    [known] , alla { $station }
   *[hidden] { "" }
}
telling-log-empty = La tabella è vuota.
telling-possible = { $count ->
    [0] { fugitive } può ancora essere ovunque.
    [one] { fugitive } può essere solo alla { $stations }.
   *[other] { fugitive } può essere in { $count } stazioni: { $stations }.
}
telling-you-are-at = Sei alla { $station }. Che cosa sanno i detective:
telling-pawn-at = { $pawn } alla { $exits }
telling-exits = { $station }: { $ways }

# Il dossier. Sono testi corti, perché c’è poco posto.
telling-crimes = Crimini { $committed }/{ $crimes }{ $known ->
    [yes] { ", i tuoi: " }{ $scenes }
   *[no] { "" }
}
telling-ban = Divieto: { fare }
telling-roadblocks = Blocchi stradali: { $stations }
telling-turned = Tessera girata: { $tiles }
telling-supply = Dotazione: { $tickets }
telling-promised = Riceve al prossimo turno: { $tickets }
telling-tile = La tua tessera di partenza: { $tile }
telling-mark = { $mark ->
    [hideout] nascondiglio
    [crime] scena del crimine
    [held] tua scena del crimine
    [roadblock] blocco stradale
    [park] parco
    [monument] attrazione
   *[river] fiume
}
telling-quarter = quartiere { $quarter }

# Una stazione di cui si è chiesto, in poche righe.
telling-card = Stazione { $station }
telling-card-near = { $pawn }: { $moves ->
    [none] non ci arriva
    [0] qui
    [one] a { $moves } mossa
   *[other] a { $moves } mosse
}
telling-card-been = { $own ->
    [yes] Eri
   *[no] { fugitive } era
} qui dopo { $count ->
    [one] la mossa
   *[other] le mosse
} { $entries }.
telling-card-possible = { $own ->
    [yes] { $can ->
        [yes] Per quanto ne sanno i detective, puoi essere qui.
       *[no] I detective sanno che non sei qui.
    }
   *[no] { $can ->
        [yes] Per quanto ne sai, { fugitive } può essere qui.
       *[no] { fugitive } non può essere qui.
    }
}

# Che cosa è successo dall’ultimo turno di qualcuno. Quando una domanda ha avuto risposta.
telling-recap = { $pawn }: { $what }
telling-clue-when = dopo la mossa { $entry }

telling-marks-of = { $mark }: { $stations }
telling-marks-none = Su questo piano di gioco non è segnato niente.

# I punti e la riserva comune
telling-you = tu
telling-points = Punti: { $scores }
telling-score = { $who }: { $state ->
    [done] { $points }
    [now] { $points } finora
   *[later] –
}
telling-stock = { $points ->
    [one] Biglietti dei detective: { $tickets }, in tutto { $points } punto.
   *[other] Biglietti dei detective: { $tickets }, in tutto { $points } punti.
}
telling-handed = Biglietti consegnati a { fugitive }: { $tickets }; ha ancora { $blacks }.
telling-prices = Punti per biglietto: taxi { $taxi }, autobus { $bus }, metropolitana { $underground }. Sparire con un black ticket ne costa { $penalty }.
telling-hiding = { fugitive } è sparito. Ha lasciato la { $station } e ricompare dopo questo turno.
telling-giving-up = Per rinunciare: { $who }. Non ancora: { $others }.
telling-offer-give-up = { $offer }: { fugitive } riceve ancora { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $kind ->
    [people] { " " }se lo { $count ->
        [one] vuole
       *[other] vogliono
    } anche { $others }
    [bots] , ma solo se lo { $count ->
        [one] vuole
       *[other] vogliono
    } anche { $others }, e i bot non rinunciano mai
   *[none] { " " }e la manche è finita
}

# Una disposizione di Case Connection in corso
telling-not-laid = L’indizio { $card } non è disposto.
telling-hints-off = A questo tavolo si gioca senza soluzioni pronte.
telling-no-solution = Con quello che hai, questa pista non si può ancora ricostruire.
